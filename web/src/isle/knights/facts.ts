import { slug, t } from "../../lib/fluent";
import type { IconName } from "../../lib/icons";
import { counterKind, countFor, handKind, piecesFor, type PieceRole } from "../../lib/legend";
import type { Counter, Hand, Picture } from "../../wire";
import { counterName, handIcon, iconOf, isCounted } from "../../panels/counters";
import { wonWith } from "../../panels/specials";
import { companyOf, strengthOf } from "./company";
import type { Stage } from "./tracks";

/** Something about a player: a sign with a number, and the same in words. */
export interface Fact {
  icon: IconName;
  shown: string;
  said: string;
  /** What it is a part of: “5” of “/6”. */
  all?: string;
  /** They hold the special card that is won by it. */
  holds?: boolean;
  /** It matters less than the others, where there is little room. */
  minor?: boolean;
}

/** What is to be seen of a player all the time. */
export function factsOf(picture: Picture, seat: number): Fact[] {
  const routes = picture.counters.filter(
    (counter) => counter.owner === seat && counterKind(picture, counter).where === "box",
  );
  return [
    ...picture.hands.filter(({ owner }) => owner === seat).map((hand) => handFact(picture, hand)),
    strengthFact(picture, seat),
    ...routes.map((counter) => routeFact(picture, counter)),
  ];
}

/** What is said of them to whoever asks for more. */
export function moreFacts(picture: Picture, seat: number): Fact[] {
  const [walls, merchants] = [piecesOf(picture, seat, "rampart"), piecesOf(picture, seat, "trader")];
  const count = countFor(picture, "honors", seat) ?? 0;
  const medal: Fact = { icon: "medal", shown: `${count}`, said: t("seat-defender", { count }) };
  const merchant: Fact = { icon: "cone", shown: "", said: t("seat-merchant") };
  return [
    { icon: "wall", shown: `${walls}`, said: t("seat-walls", { count: walls }) },
    ...(count > 0 ? [medal] : []),
    ...(merchants > 0 ? [merchant] : []),
  ];
}

/** What a scenario counts of them, in words; beside the name it has signs of its own. */
export function countedFacts(picture: Picture, seat: number): Fact[] {
  return picture.counters
    .filter((counter) => counter.owner === seat && counter.value > 0 && isCounted(counter, picture))
    .map((counter) => ({
      icon: iconOf(picture, counter),
      shown: `${counter.value}`,
      said: t("counter-value", { name: counterName(counter), value: counter.value }),
    }));
}

/** The cards that are paid with, and less loud those that aren't. */
function handFact(picture: Picture, hand: Hand): Fact {
  const { sort, count } = hand;
  const { pays } = handKind(picture, hand);
  const said = t(pays ? "seat-cards" : `seat-${slug(sort)}`, { count });
  return { icon: handIcon(picture, hand), shown: `${count}`, said, minor: !pays };
}

/** How strong the active knights are, and how strong all would be. */
function strengthFact(picture: Picture, seat: number): Fact {
  const { ready, fresh, idle } = companyOf(picture, seat);
  const [up, all] = [
    [...ready, ...fresh],
    [...ready, ...fresh, ...idle],
  ];
  const said = [
    t("seat-knights", { active: up.length, all: all.length }),
    t("seat-strength", { active: strengthOf(up), all: strengthOf(all) }),
  ];
  return { icon: "shield", shown: `${strengthOf(up)}`, all: `/${strengthOf(all)}`, said: said.join(", ") };
}

/** How long their routes are. */
function routeFact(picture: Picture, counter: Counter): Fact {
  const said = t("counter-value", { name: counterName(counter), value: counter.value });
  const holds = wonWith(picture, counter) !== "";
  return { icon: iconOf(picture, counter), shown: `${counter.value}`, said, holds, minor: true };
}

/** “Politics: stage 4 of 5, with the metropolis” */
export function stageSaid({ track, stage, stages, metropolis }: Stage): string {
  const said = t("stage-of", { track: t(`track-${track}`), stage, stages });
  return metropolis ? `${said}, ${t("stage-metropolis")}` : said;
}

function piecesOf(picture: Picture, seat: number, role: PieceRole): number {
  return piecesFor(picture, role).filter(({ owner }) => owner === seat).length;
}

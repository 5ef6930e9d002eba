import { t } from "../../lib/fluent";
import type { IconName } from "../../lib/icons";
import type { Picture } from "../../wire";
import { counterName, iconOf, isCounted } from "../../panels/counters";
import { companyOf } from "./company";
import type { Stage } from "./tracks";

/** Something about a player: a sign with a number, and the same in words. */
export interface Fact {
  icon: IconName;
  shown: string;
  said: string;
}

/** What is to be seen of a player, what matters most first. */
export function factsOf(picture: Picture, seat: number): Fact[] {
  const own = (name: string): number =>
    picture.counters.find((counter) => counter.name === name && counter.owner === seat)?.value ?? 0;
  const [walls, defender, route] = [piecesOf(picture, seat, "wall"), own("defenders"), own("route length")];
  return [
    handFact(picture, seat),
    progressFact(picture, seat),
    knightsFact(picture, seat),
    { icon: "sword", shown: `${own("strength")}`, said: t("seat-strength", { count: own("strength") }) },
    { icon: "wall", shown: `${walls}`, said: t("seat-walls", { count: walls }) },
    ...(route > 0
      ? [
          {
            icon: "road" as const,
            shown: `${route}`,
            said: t("counter-value", { name: t("counter-route-length"), value: route }),
          },
        ]
      : []),
    ...(defender > 0
      ? [{ icon: "medal" as const, shown: `${defender}`, said: t("seat-defender", { count: defender }) }]
      : []),
    ...(piecesOf(picture, seat, "merchant") > 0
      ? [{ icon: "cone" as const, shown: "", said: t("seat-merchant") }]
      : []),
    ...picture.counters
      .filter((counter) => counter.owner === seat && counter.value > 0 && isCounted(counter, picture))
      .map((counter) => ({
        icon: iconOf(picture, counter),
        shown: `${counter.value}`,
        said: t("counter-value", { name: counterName(counter), value: counter.value }),
      })),
  ];
}

function handFact(picture: Picture, seat: number): Fact {
  const count = heldBy(picture, seat, "resources");
  return { icon: "cards", shown: `${count}`, said: t("seat-cards", { count }) };
}

export function progressFact(picture: Picture, seat: number): Fact {
  const count = heldBy(picture, seat, "progress");
  return { icon: "scroll", shown: `${count}`, said: t("seat-progress", { count }) };
}

export function knightsFact(picture: Picture, seat: number): Fact {
  const { ready, fresh, idle } = companyOf(picture, seat);
  const active = ready.length + fresh.length;
  const all = active + idle.length;
  return { icon: "shield", shown: `${active}/${all}`, said: t("seat-knights", { active, all }) };
}

/** “Politics: stage 4 of 5, with the metropolis” */
export function stageSaid({ track, stage, stages, metropolis }: Stage): string {
  const said = t("stage-of", { track: t(`track-${track}`), stage, stages });
  return metropolis ? `${said}, ${t("stage-metropolis")}` : said;
}

function heldBy(picture: Picture, seat: number, sort: string): number {
  return picture.hands.find((hand) => hand.owner === seat && hand.sort === sort)?.count ?? 0;
}

function piecesOf({ pieces }: Picture, seat: number, kind: string): number {
  return pieces.filter((piece) => piece.kind === kind && piece.owner === seat).length;
}

import { groupsOf } from "../ask/groups";
import { listed, spoken, t } from "../lib/fluent";
import { askParts, optionParts, plain, verbText, type Part } from "../lib/sentences";
import type { Playing } from "./playing.svelte";
import type { TableState } from "./table.svelte";

/** What we are asked, with all that one needs to know to answer, or in short; nothing if we aren't asked. */
export function questionParts({ ask, family, subject }: TableState, isShort = false): Part[] {
  return ask === null ? [] : (family.question(isShort) ?? askParts(ask, subject));
}

/** What we are asked, or what was pressed wants to know, in a few words that head the prompt; "" while the turn is free. */
export function questionHead({ verb, isFree, table }: Playing): string {
  const { ask, subject } = table;
  if (verb !== null) return verbText(verb, table.legend);
  return ask === null || isFree ? "" : plain(askParts(ask, subject, ".short")).replace(/\.$/, "");
}

/** What it takes to answer, below that head. */
export function questionMore(playing: Playing): Part[] {
  const { verb, marks, table } = playing;
  const parts = questionParts(table, true);
  if (verb === null && plain(parts).replace(/\.$/, "") !== questionHead(playing)) return parts;
  if (marks.length > 0) return [t("places-lit", { places: marks.length })];
  const others = table.waitingFor.filter((seat) => seat !== table.seat);
  return others.length > 0
    ? [t("cards-others", { names: listed(others.map((seat) => table.people.name(seat))) })]
    : [];
}

/** The next step after a button was pressed that needs a place or another choice; null if there is none. */
export function nextStep({ verb, marks, table }: Playing): string | null {
  if (verb === null || table.isBusy) return null;
  const places = marks.length;
  return t(places > 0 ? "question-where" : "question-which", { verb: verbText(verb, table.legend), places });
}

/** Who asks us something in their turn waits for an answer: that isn't a turn of ours. */
export function questionAsked(table: TableState): string {
  return t("question-asked", { question: plain(questionParts(table)) });
}

/** Whom the table waits for: “Waiting for Ben and Edda.” */
export function waitingFor({ waitingFor: seats, people }: TableState): string {
  if (seats.length === 0) return t("prompt-moment");
  return t("prompt-waiting", { names: listed(seats.map((seat) => people.name(seat))) });
}

/** What could still be done before the turn ends: “build a road or buy a development card”. */
export function undoneInWords({ undone, table }: Playing): string {
  const things = groupsOf(undone, table.subject).map(({ verb, options: [only] }) =>
    only && only.args.length === 0 ? plain(optionParts(only, table.choice)) : verbText(verb, table.legend),
  );
  const small = things.map((thing) => thing.charAt(0).toLocaleLowerCase(spoken()) + thing.slice(1));
  return listed(small, "disjunction");
}

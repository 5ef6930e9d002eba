import { groupsOf, leftUndone } from "../ask/groups";
import { lacking } from "../ask/prices";
import { listed, spoken, t } from "../lib/fluent";
import { askParts, optionParts, plain, sentence, verbText, type Part } from "../lib/sentences";
import type { Playing } from "./playing.svelte";
import type { TableState } from "./table.svelte";

/** What we are asked, with all that one needs to know to answer; nothing if we aren't asked. */
export function questionParts(table: TableState): Part[] {
  const { ask } = table;
  if (ask === null) return [];
  return offerParts(table) ?? askParts(ask, table.subject);
}

/** An offer says what is given for what, and what can be said to it: nobody accepts what they can't pay. */
function offerParts({ trade, subject }: TableState): Part[] | null {
  const { incoming, held } = trade;
  if (incoming === null) return null;
  const { seat, give, ask } = incoming;
  const [accepts, counters] = [trade.can("accept"), trade.can("counter")];
  const how = counters ? (accepts ? "all" : "counter") : accepts ? "accept" : "decline";
  const lacks = lacking(ask, held);
  if (accepts || Object.keys(lacks).length === 0)
    return sentence("question-offer", { seat, give, ask, how }, subject);
  return sentence("question-offer-lacking", { seat, give, ask, how, lacks }, subject);
}

/** What is offered stands with the answers: here it is enough who waits for one. */
export function askedParts(table: TableState): Part[] {
  const { incoming, isAsked } = table.trade;
  if (incoming === null || !isAsked) return questionParts(table);
  return sentence("question-offer-waits", { seat: incoming.seat }, table.subject);
}

/** The next step after a button was pressed that needs a place or another choice; null if there is none. */
export function nextStep({ verb, marks, table }: Playing): string | null {
  if (verb === null || table.isBusy) return null;
  const places = marks.length;
  return t(places > 0 ? "question-where" : "question-which", { verb: verbText(verb), places });
}

/** Who asks us something in their turn waits for an answer: that isn't a turn of ours. */
export function questionAsked(table: TableState): string {
  return t("question-asked", { question: plain(questionParts(table)) });
}

/** What could still be done before the turn ends: “build a road or buy a development card”. */
export function undone({ options, table }: Playing): string {
  const things = groupsOf(leftUndone(options), table.atlas).map(({ verb, options: [only] }) =>
    only && only.args.length === 0 ? plain(optionParts(only, table.choice)) : verbText(verb),
  );
  const small = things.map((thing) => thing.charAt(0).toLocaleLowerCase(spoken()) + thing.slice(1));
  return listed(small, "disjunction");
}

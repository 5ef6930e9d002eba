import type { Legend } from "../wire";
import { verbKind, type VerbRole } from "./legend";

/** The kinds of operands of a verb: `swap {card} for {card}` has card and card. */
export function kindsOf(verb: string, legend: Legend): readonly string[] {
  return verbKind(legend, verb).operands ?? [];
}

/** The words of a verb with these operands; without any, what it does in general. */
export function worded(verb: string, legend: Legend, ...operands: readonly string[]): string {
  const { words } = verbKind(legend, verb);
  const parts = words?.flatMap((before, k) => [before, operands[k] ?? ""]);
  return parts === undefined ? verb : parts.filter(Boolean).join(" ");
}

/** The words that do what has this role, with these operands; null in games that don't have it. */
export function wordsFor(legend: Legend, role: VerbRole, ...operands: readonly string[]): string | null {
  const verb = Object.keys(legend.verbs).find((one) => legend.verbs[one]?.role === role);
  return verb === undefined ? null : worded(verb, legend, ...operands);
}

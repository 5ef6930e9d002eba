/**
 * A verb is written with the kinds of its operands in braces: `swap {card} for {card}`. The protocol says so, and what
 * follows is all that takes one apart.
 */
const OPERAND = / ?\{(\w+)\}/g;

/** The kinds of operands of a verb: `swap {card} for {card}` has card and card. */
export function kindsOf(verb: string): string[] {
  return [...verb.matchAll(OPERAND)].map((found) => found[1] ?? "");
}

/** A verb without its operands. */
export function bare(verb: string): string {
  return verb.replace(OPERAND, "");
}

/** The words that do it with these. */
export function filled(verb: string, operands: readonly string[]): string {
  return operands.reduce((words, name) => words.replace(/\{\w+\}/, name), verb);
}

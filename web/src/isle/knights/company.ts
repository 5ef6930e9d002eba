import type { Picture, Piece } from "../../wire";

/** The knights of one player, by what they can do. */
export interface Company {
  /** Active since an earlier turn: they may act. */
  ready: Piece[];
  /** Active, but only since this turn. */
  fresh: Piece[];
  idle: Piece[];
}

export function companyOf({ pieces }: Picture, seat: number): Company {
  const knights = pieces.filter(({ kind, owner }) => kind === "knight" && owner === seat);
  return {
    ready: knights.filter(({ facts }) => facts.active && !facts.tired),
    fresh: knights.filter(({ facts }) => facts.active && facts.tired),
    idle: knights.filter(({ facts }) => !facts.active),
  };
}

/** What knights do in a turn, in the order of the buttons: the words of the engine, and of our text. */
export const TOOLS: readonly (readonly [verb: string, text: string])[] = [
  ["hire knight {corner}", "hire"],
  ["activate knight {corner}", "activate"],
  ["promote knight {corner}", "promote"],
  ["move knight {corner}", "move"],
  ["chase robber {corner}", "chase"],
  ["chase pirate {corner}", "chase-pirate"],
  ["arm ship {corner}", "arm"],
];

const VERBS = new Set(TOOLS.map(([verb]) => verb));

/** Whether a verb has its button in the panel of Cities & Knights. */
export function hasPanel(verb: string): boolean {
  return VERBS.has(verb) || verb === "improve {track}";
}

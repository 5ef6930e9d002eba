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

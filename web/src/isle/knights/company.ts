import { piecesFor } from "../../lib/legend";
import type { Picture, Piece } from "../../wire";

/** The knights of one player, by what they can do. */
export interface Company {
  /** Active since an earlier turn: they may act. */
  ready: Piece[];
  /** Active, but only since this turn. */
  fresh: Piece[];
  idle: Piece[];
}

export type Condition = keyof Company;

export function knightsOf(picture: Picture, seat: number): Piece[] {
  return piecesFor(picture, "fighter").filter(({ owner }) => owner === seat);
}

export function conditionOf({ facts }: Piece): Condition {
  if (!facts.active) return "idle";
  return facts.tired ? "fresh" : "ready";
}

export function companyOf(picture: Picture, seat: number): Company {
  const company: Company = { ready: [], fresh: [], idle: [] };
  for (const knight of knightsOf(picture, seat)) company[conditionOf(knight)].push(knight);
  return company;
}

/** How strong knights are together: each as much as its rank. */
export function strengthOf(knights: readonly Piece[]): number {
  return knights.reduce((sum, { facts }) => sum + Number(facts.rank), 0);
}

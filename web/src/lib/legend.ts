import type {
  Args,
  Counter,
  CounterKind,
  EventEntry,
  Hand,
  HandKind,
  Happening,
  Legend,
  Picture,
  Piece,
  PieceKind,
  TerrainKind,
  Track,
  VerbKind,
} from "../wire";
import type { Places } from "./places";

/** Before anything was told. */
export const BLANK: Legend = {
  events: {},
  pieces: {},
  counters: {},
  decks: {},
  tracks: {},
  verbs: {},
  hands: {},
  terrains: {},
  brings: {},
};

/** What an event is to a screen; one that nobody has declared is about cards and nothing else. */
const UNTOLD: EventEntry = { fields: {}, topic: "cards" };

export type Role = NonNullable<EventEntry["role"]>;

export function entryOf(legend: Legend, code: string): EventEntry {
  return legend.events[code] ?? UNTOLD;
}

/** What a verb is to a screen; one that nobody has declared is a button among others. */
export function verbKind(legend: Legend, verb: string): VerbKind {
  return legend.verbs[verb] ?? {};
}

export type VerbRole = NonNullable<VerbKind["role"]>;

/** The sort of cards that prices are paid with. */
export function payingSort(legend: Legend): string | undefined {
  return Object.keys(legend.hands).find((sort) => legend.hands[sort]?.pays);
}

/** What the deck has that these cards come from and go to; null where nobody knows. */
export function bankOf(legend: Legend, { decks }: Picture): Readonly<Record<string, number>> | null {
  const bank = legend.hands[payingSort(legend) ?? ""]?.deck;
  return decks.find(({ name }) => name === bank)?.cards ?? null;
}

/** Everybody an event is about. */
export function seatsIn(legend: Legend, { code, args }: Happening): number[] {
  const found = Object.entries(entryOf(legend, code).fields).filter(([, kind]) => kind === "seat");
  return found.map(([name]) => args[name]).filter((value) => typeof value === "number");
}

/** Every place where an event changes something. */
export function changedBy(legend: Legend, { code, args }: Happening, { kinds }: Places): string[] {
  const found = Object.entries(entryOf(legend, code).fields).filter(([, kind]) => kinds.has(kind));
  return found.map(([name]) => args[name]).filter((place) => typeof place === "string");
}

/** Cards that a seat gets, or loses (below zero), by kind. */
export interface Moved {
  readonly seat: number;
  readonly cards: Readonly<Record<string, number>>;
}

/** The cards that go between hands and the bank, as far as one may know which. */
export function movedAtBank(legend: Legend, { code, args }: Happening): Moved[] {
  const flows = entryOf(legend, code).flow ?? [];
  return flows.flatMap(({ card, count, giver, taker }): Moved[] => {
    const seat = args[giver ?? taker ?? ""];
    if ((giver !== undefined && taker !== undefined) || typeof seat !== "number") return [];
    const cards = cardsIn(args[card], count === undefined ? 1 : args[count]);
    const sign = taker === undefined ? -1 : 1;
    return [{ seat, cards: Object.fromEntries(Object.entries(cards).map(([one, n]) => [one, sign * n])) }];
  });
}

/** A card so many times, or a bundle as it is; nothing where one may not know. */
function cardsIn(which: unknown, count: unknown): Record<string, number> {
  if (typeof which === "string") return { [which]: Number(count) };
  return (which ?? {}) as Args as Record<string, number>;
}

/** By ruleset: a picture names its own. */
const legends = new Map<string, Legend>();

/** Land is the same in all of them. */
const terrains = new Map<string, TerrainKind>();

/** What the server told of a ruleset. */
export function keepLegend(spec: string, legend: Legend): void {
  legends.set(spec, legend);
  for (const [terrain, kind] of Object.entries(legend.terrains)) terrains.set(terrain, kind);
}

const PLAIN_COUNTER: CounterKind = { where: "strip", sign: "pile", wins: "", points: 0, role: "" };
const PLAIN_PIECE: PieceKind = { sign: "", wanders: false, under: false, points: 0, role: "", icon: "" };

export type CounterRole = CounterKind["role"];
export type PieceRole = PieceKind["role"];

/** All that is counted of a role. */
export function countersFor(picture: Picture, role: CounterRole): Counter[] {
  return picture.counters.filter((counter) => counterKind(picture, counter).role === role);
}

/** How much somebody has of it, or all together; null where it isn't counted. */
export function countFor(picture: Picture, role: CounterRole, seat: number | null): number | null {
  return countersFor(picture, role).find(({ owner }) => owner === seat)?.value ?? null;
}

export function tracksFor(picture: Picture, role: CounterRole): Track[] {
  return picture.tracks.filter(({ kind: name }) => counterKind(picture, { name }).role === role);
}

export function piecesFor(picture: Picture, role: PieceRole): Piece[] {
  return picture.pieces.filter((piece) => pieceKind(picture, piece).role === role);
}

/** Land is whatever nobody has declared. */
export function isLand(terrain: string): boolean {
  return terrains.get(terrain)?.land ?? true;
}

/** Nobody knows yet what lies there. */
export function isHidden(terrain: string): boolean {
  return terrains.get(terrain)?.hidden ?? false;
}

export function isSea(terrain: string): boolean {
  return !isLand(terrain) && !isHidden(terrain);
}

/** What lies around every island. */
export function sea(): string {
  return [...terrains.keys()].find(isSea) ?? "";
}

/** The land that a card comes from; "" for one that comes from elsewhere. */
export function landOf(card: string): string {
  return [...terrains].find(([, kind]) => kind.card === card)?.[0] ?? "";
}

/** Whatever nobody has declared is counted in the strip. */
export function counterKind({ spec }: Picture, { name }: Pick<Counter, "name">): CounterKind {
  return legends.get(spec)?.counters[name] ?? PLAIN_COUNTER;
}

/** Whether a game of this ruleset ever counts something that everybody looks for all the time. */
export function countsMore({ spec }: Picture): boolean {
  return Object.values(legends.get(spec)?.counters ?? {}).some(({ where }) => where === "strip");
}

const PLAIN_HAND: HandKind = { operand: "", sign: "scroll", deck: "", pays: false };

export function handKind({ spec }: Picture, { sort }: Hand): HandKind {
  return legends.get(spec)?.hands[sort] ?? PLAIN_HAND;
}

export function pieceKind({ spec }: Picture, { kind }: Piece): PieceKind {
  return legends.get(spec)?.pieces[kind] ?? PLAIN_PIECE;
}

import { isRecord, keep, kept } from "../lib/store";
import type { Made, Seated, TableInfo } from "../wire";
import { Refusal } from "./socket";

/** A seat that is ours: its token alone says so. */
export interface OwnSeat {
  seat: number;
  token: string;
}

/** A game at which we sit, or which we made, as this browser remembers it. */
export interface OwnGame {
  game: string;
  seats: OwnSeat[];
  /** of the maker */
  host?: string;
  /** what others need to sit down */
  link?: string;
  spec: string;
  names: string[];
  state: string;
  ended: string;
  /** it waits for us */
  ours: boolean;
  round: number;
  changed: number;
  /** not on our list: taken off it, or we are only invited */
  hidden?: boolean;
}

const NAME = "games";
/** More than so many games are forgotten, the oldest that are over first. */
const MOST = 60;

function isSeat(value: unknown): value is OwnSeat {
  return isRecord(value) && typeof value.seat === "number" && typeof value.token === "string";
}

function read(value: unknown): OwnGame | null {
  if (!isRecord(value) || typeof value.game !== "string") return null;
  const text = (name: string) => (typeof value[name] === "string" ? value[name] : "");
  const number = (name: string) => (typeof value[name] === "number" ? value[name] : 0);
  return {
    game: value.game,
    seats: Array.isArray(value.seats) ? value.seats.filter(isSeat) : [],
    ...(text("host") && { host: text("host") }),
    ...(text("link") && { link: text("link") }),
    spec: text("spec"),
    names: Array.isArray(value.names) ? value.names.map(String) : [],
    state: text("state"),
    ended: text("ended"),
    ours: value.ours === true,
    round: number("round"),
    changed: number("changed"),
    hidden: value.hidden === true,
  };
}

/** All games of this browser, the latest first. */
export function ownGames(): OwnGame[] {
  const found = kept(NAME);
  const games = Array.isArray(found) ? found.map(read).filter((game) => game !== null) : [];
  return games.sort((one, other) => other.changed - one.changed);
}

/** Those of them that the lobby lists. */
export function listedGames(): OwnGame[] {
  return ownGames().filter((own) => !own.hidden);
}

export function ownGame(game: string): OwnGame | null {
  return ownGames().find((own) => own.game === game) ?? null;
}

/** Ask with the token of our seat; as anybody may, if we have none or it is worth nothing any more. */
export async function asOwner<T>(game: string, ask: (token?: string) => Promise<T>): Promise<T> {
  const token = ownGame(game)?.seats[0]?.token;
  if (token === undefined) return ask();
  return ask(token).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "table-bad-token") return ask();
    throw error;
  });
}

/** Remember something about a game; what is not said stays as it was. It is on the list again, if not said otherwise. */
export function remember(game: string, change: Partial<OwnGame>): OwnGame {
  const games = ownGames();
  const before = games.find((own) => own.game === game);
  const after: OwnGame = {
    ...(before ?? {
      seats: [],
      spec: "",
      names: [],
      state: "waiting",
      ended: "",
      ours: false,
      round: 0,
    }),
    hidden: false,
    ...change,
    game,
    changed: change.changed ?? Date.now(),
  };
  const others = games.filter((own) => own.game !== game);
  // Those that one can do without last: there is room for so many.
  const rank = ({ state, hidden }: OwnGame) => (hidden ? 2 : state === "over" ? 1 : 0);
  keep(NAME, [after, ...others.sort((one, other) => rank(one) - rank(other))].slice(0, MOST));
  return after;
}

export function forget(game: string): void {
  keep(
    NAME,
    ownGames().filter((own) => own.game !== game),
  );
}

/** A table that we made. */
export function rememberMade(made: Made, spec: string): OwnGame {
  const seats = Object.entries(made.tokens).map(([seat, token]) => ({ seat: Number(seat), token }));
  return remember(made.game, { seats, host: made.host, link: made.link, spec });
}

/** A seat that we took: one of several, if the device is passed round. */
export function rememberSeat({ game, seat, token }: Seated): OwnGame {
  const before = ownGame(game)?.seats.filter((own) => own.seat !== seat) ?? [];
  return remember(game, { seats: [...before, { seat, token }].sort((a, b) => a.seat - b.seat) });
}

/** A seat that is not ours any more: it moved to another device, or was freed. */
export function dropSeat(game: string, token: string): void {
  const own = ownGame(game);
  if (own === null) return;
  const seats = own.seats.filter((seat) => seat.token !== token);
  if (seats.length === 0 && !own.host && !own.link) forget(game);
  else remember(game, { seats, hidden: seats.length === 0 && !own.host });
}

/** Keep up with what is known about a table, for the list of own games. */
export function rememberTable(table: TableInfo, round: number, ours: boolean): void {
  const own = ownGame(table.game);
  if (own === null) return;
  const names = table.seats.map((seat) => seat.name);
  const { spec, state, ended } = table;
  const now = { ...own, spec, names, state, ended, ours, round, hidden: false };
  if (JSON.stringify(now) !== JSON.stringify(own)) remember(table.game, { ...now, changed: Date.now() });
}

/** The rematch has the same seats with the same tokens. */
export function rememberRematch(old: string, game: string): void {
  const own = ownGame(old);
  if (own === null) return;
  const { seats, host, link, spec, names } = own;
  remember(game, { seats, ...(host && { host }), ...(link && { link }), spec, names });
}

// -- links ---------------------------------------------------------------------------------------------

/** What a link may bring behind its `#`, which browsers never send to a server. */
export interface Brought {
  /** lets one take a free seat */
  link?: string;
  /** takes a seat over from another device */
  token?: string;
}

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;
/** A token that nobody has: what the server says to it is true of a link that was cut off, too. */
const NOBODYS = "-".repeat(22);

/** Read the part behind the `#`. */
export function broughtBy(hash: string): Brought {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const link = parts.get("join") ?? "";
  const token = parts.get("seat") ?? "";
  if ([link, token].some((part) => part && !TOKEN.test(part))) return { token: NOBODYS };
  return { ...(link && { link }), ...(token && { token }) };
}

/**
 * The same of this page; it disappears from the address at once, so that nobody reads or shares it there. An
 * invitation is kept, so that one may also sit down later.
 */
export function takeBrought(game: string): Brought {
  const brought = broughtBy(location.hash);
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  const { link } = brought;
  const own = ownGame(game);
  if (link && !own?.host) remember(game, { link, hidden: own?.hidden ?? true });
  return brought;
}

export function joinLink(game: string, link: string | undefined, origin = location.origin): string {
  return `${origin}/table/${encodeURIComponent(game)}${link ? `#join=${link}` : ""}`;
}

export function seatLink(game: string, token: string, origin = location.origin): string {
  return `${origin}/table/${encodeURIComponent(game)}#seat=${token}`;
}

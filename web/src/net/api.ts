import type {
  BotKind,
  DiceReport,
  Health,
  History,
  Import,
  Made,
  PlayOn,
  Report,
  RuleText,
  Rulesets,
  Seated,
  SeatPlan,
  Settings,
  SitDown,
  TableCard,
  TableInfo,
  Trouble,
} from "../wire";
import { letters } from "./ids";
import { Refusal } from "./socket";

/** How long a request may take, in milliseconds; a whole game as a history takes longest, on a busy machine. */
const PATIENCE = 60_000;

/** The server could not be reached, or said nothing that makes sense. */
export class Unreachable extends Error {
  constructor(readonly details: string) {
    super("The server does not answer.");
    this.name = "Unreachable";
  }
}

interface Request {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  token?: string | undefined;
  key?: string;
  signal?: AbortSignal | undefined;
}

/** Ask the server; a `Refusal` if it says no, `Unreachable` if it says nothing. */
async function ask(
  path: string,
  { method = "GET", body, token, key, signal }: Request = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Idempotency-Key"] = key;
  const patience = new AbortController();
  const stop = () => patience.abort();
  const timer = setTimeout(stop, PATIENCE);
  signal?.addEventListener("abort", stop);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      signal: patience.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Unreachable(`${method} ${path}: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
  if (answer.ok) return answer;
  throw await troubleIn(answer, `${method} ${path}`);
}

async function troubleIn(answer: Response, request: string): Promise<Error> {
  try {
    const { code, args, text } = (await answer.json()) as Trouble;
    if (typeof code === "string") return new Refusal(code, args, text);
  } catch {
    // it is no trouble of ours: a proxy speaks, or nobody
  }
  return new Unreachable(`${request}: ${answer.status} ${answer.statusText}`);
}

async function json<T>(path: string, request?: Request): Promise<T> {
  return (await (await ask(path, request)).json()) as T;
}

/** The keys of requests that were sent and not answered, by what was asked. */
const unanswered = new Map<string, string>();

/**
 * Ask for something that must not happen twice. Who got no answer and asks once more does so with the same key: if it
 * has happened, the server answers as it did.
 */
async function once<T>(path: string, body: unknown, token?: string, wish?: string): Promise<T> {
  wish ??= `${path} ${JSON.stringify(body)}`;
  const key = unanswered.get(wish) ?? letters(32);
  unanswered.set(wish, key);
  try {
    const answer = await json<T>(path, { method: "POST", body, token, key });
    unanswered.delete(wish);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) unanswered.delete(wish);
    throw error;
  }
}

function table(game: string, more = ""): string {
  return `/api/tables/${encodeURIComponent(game)}${more}`;
}

/** Everything over HTTP: the lobby, and games that are over. */
export const api = {
  health: () => json<Health>("/health"),
  rulesets: () => json<Rulesets>("/api/rulesets"),
  bots: () => json<BotKind[]>("/api/bots"),
  tables: (signal?: AbortSignal) => json<TableCard[]>("/api/tables", { signal }),
  table: (game: string, signal?: AbortSignal) => json<TableInfo>(table(game), { signal }),
  make: (settings: Settings) => once<Made>("/api/tables", settings),
  /** Go on with a record or a save file at a new table. */
  bring: (wish: Import) => once<Made>("/api/import", wish),
  /** Who sat where in it. */
  seatsIn: (record: string) => json<SeatPlan[]>("/api/import/seats", { method: "POST", body: { record } }),
  /** Nobody wants two seats: whoever asks again may ask for another one because the first is taken, by themselves. */
  sit: (game: string, wish: SitDown) => once<Seated>(table(game, "/seats"), wish, undefined, game),
  remove: async (game: string, host: string): Promise<void> => {
    await ask(table(game), { method: "DELETE", token: host });
  },
  record: async (game: string, token?: string): Promise<string> =>
    (await ask(table(game, "/record"), { token })).text(),
  dice: (game: string, token?: string) => json<DiceReport>(table(game, "/dice"), { token }),
  /** What happened, as our seat was told it; of a game that is over, as anybody was, or all. */
  history: (game: string, token?: string, eyes = "own") =>
    json<History>(table(game, `/history?as=${eyes}`), { token }),
  report: (game: string, token?: string) => json<Report>(table(game, "/report"), { token }),
  /** Go on from a move of a game that is over. */
  playOn: (game: string, wish: PlayOn, token?: string) => once<Made>(table(game, "/play-on"), wish, token),
  /** A game without other people as a file for the terminal. */
  save: async (game: string, host: string): Promise<string> =>
    (await ask(table(game, "/save"), { token: host })).text(),
  rules: (spec: string) => json<RuleText>(`/api/rules?spec=${encodeURIComponent(spec)}`),
};

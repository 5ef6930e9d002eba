import { spokenText } from "../lib/phrases";
import { eventParts, plain, sentence, type Part, type Subject } from "../lib/sentences";
import { entryOf, seatsIn, type Role } from "../lib/legend";
import type { Happening, Legend, News, StepMessage } from "../wire";
import type { Gain } from "./gains";

/** What kind of thing a line tells, for the filter. */
export const TOPICS = ["dice", "build", "trade", "cards", "attack", "table", "chat"] as const;
export type Topic = (typeof TOPICS)[number];

/** One line of the log: an event of the game, or something that happened at the table. */
export interface LogLine {
  key: string;
  seq: number;
  at: number;
  topic: Topic;
  /** its part in the course of the game, if it has one */
  role: Role;
  /** everybody it is about, for the filter */
  seats: number[];
  happening: Happening | null;
  news: News;
  /** What was paid to the bank for it, where the line itself doesn't say so. */
  paid?: Readonly<Record<string, number>>;
}

/** Rows that say nothing but their events, or nothing at all to anybody. */
const SILENT = new Set(["acted", "created", "slept", "woke", "offered"]);

/** The lines that a step adds to the log. */
export function linesOf(step: StepMessage, legend: Legend): LogLine[] {
  const { seq, at, news } = step;
  const own: LogLine[] = [];
  if (!SILENT.has(news.row) && !(news.row === "said" && news.text === ""))
    own.push({
      key: `${seq}`,
      seq,
      at,
      topic: news.row === "said" ? "chat" : "table",
      role: "",
      seats: news.seat === null ? [] : [news.seat],
      happening: null,
      news,
    });
  const told = step.events.map((happening, index) => ({
    key: `${seq}.${index}`,
    seq,
    at,
    topic: entryOf(legend, happening.code).topic,
    role: entryOf(legend, happening.code).role ?? "",
    seats: seatsIn(legend, happening),
    happening,
    news,
  }));
  return [...own, ...told];
}

/** The same lines, the first about what was bought with its price; swaps and discards say what was given. */
export function withPrice(lines: LogLine[], { seat, cards }: Gain, legend: Legend): LogLine[] {
  const bought = lines.find(
    ({ happening }) => happening && entryOf(legend, happening.code).bought && happening.args.seat === seat,
  );
  return lines.map((line) => (line === bought ? { ...line, paid: cards } : line));
}

/** The arguments of news that are people. */
const NEWS = { seat: "seat", whom: "seat" };

/** A line in words. */
export function lineParts({ happening, news, role }: LogLine, subject: Subject): Part[] {
  if (happening !== null) {
    const parts = eventParts(happening, subject);
    if (role !== "decline" || news.text === "") return parts;
    const hints = { kinds: NEWS, fallback: plain(parts) };
    return sentence(`declined-${news.text}`, happening.args, subject, hints);
  }
  if (news.row === "said")
    return sentence("news-said", { seat: news.seat, text: spokenText(news) }, subject, { kinds: NEWS });
  const args = { seat: news.seat, whom: news.whom, how: news.how.replace(" ", "-"), name: news.text };
  return sentence(`news-${news.row}`, args, subject, { kinds: NEWS, fallback: news.row });
}

export interface Filter {
  /** null: everybody */
  seat: number | null;
  topics: ReadonlySet<Topic>;
}

export function passes(line: LogLine, { seat, topics }: Filter): boolean {
  return topics.has(line.topic) && (seat === null || line.seats.includes(seat));
}

/** Without who refused an offer that is over: bots offer much, and its end says enough. */
export function brief(lines: readonly LogLine[]): LogLine[] {
  const over = lines.findLastIndex(({ role }) => role === "deal" || role === "no-deal");
  return lines.filter(({ role }, index) => index > over || role !== "decline");
}

import { spokenText } from "../lib/phrases";
import { eventParts, sentence, type Part, type Subject } from "../lib/sentences";
import type { Happening, News, Step } from "../wire";
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
  /** everybody it is about, for the filter */
  seats: number[];
  happening: Happening | null;
  news: News;
  /** What was paid to the bank for it, where the line itself doesn't say so. */
  paid?: Readonly<Record<string, number>>;
}

/** Arguments of events that are seats. */
const SEATS = ["seat", "victim", "giver", "partner", "other", "owner"];

const WORDS: [Topic, RegExp][] = [
  ["dice", /^(threw|begins|turn|rolled|event-die|harvested|first-cards|city-cards|shortage)$/],
  [
    "trade",
    /^(offered|accepted|declined|countered|traded|no-deal|swapped|offered-card|exchanged|no-commodity|forced-trade|gave-back|opened-trade|sent-fleet)$/,
  ],
  [
    "attack",
    /robber|thief|pirate|barbarian|stole|raided|fought|fleet|lost|fell|discarded$|pulled|defended|conquered|displaced/,
  ],
  [
    "build",
    /^(built|rebuilt|placed|laid-harbor|moved|hired|activated|promoted|improved|metropolis|claimed|finished|longest|island|discovered|armed|posted|retreated|removed|committed|knight)/,
  ],
];

function topicOf(code: string): Topic {
  return WORDS.find(([, pattern]) => pattern.test(code))?.[0] ?? "cards";
}

/** Rows that say nothing but their events, or nothing at all to anybody. */
const SILENT = new Set(["acted", "created", "slept", "woke", "offered"]);

/** The lines that a step adds to the log. */
export function linesOf(step: Step): LogLine[] {
  const { seq, at, news } = step;
  const own: LogLine[] = [];
  if (!SILENT.has(news.row) && !(news.row === "said" && news.text === ""))
    own.push({
      key: `${seq}`,
      seq,
      at,
      topic: news.row === "said" ? "chat" : "table",
      seats: news.seat === null ? [] : [news.seat],
      happening: null,
      news,
    });
  const told = step.events.map((happening, index) => ({
    key: `${seq}.${index}`,
    seq,
    at,
    topic: topicOf(happening.code),
    seats: SEATS.map((name) => happening.args[name]).filter((value) => typeof value === "number"),
    happening,
    news,
  }));
  return [...own, ...told];
}

/** What one pays for; swaps and discards say themselves what was given. */
const BOUGHT = /^(built|rebuilt|bought|hired|activated|promoted|improved|armed)/;

/** The same lines, the first about what was bought with its price. */
export function withPrice(lines: LogLine[], { seat, cards }: Gain): LogLine[] {
  const bought = lines.find(
    ({ happening }) => happening && BOUGHT.test(happening.code) && happening.args.seat === seat,
  );
  return lines.map((line) => (line === bought ? { ...line, paid: cards } : line));
}

/** A line in words. */
export function lineParts({ happening, news }: LogLine, subject: Subject): Part[] {
  if (happening?.code === "declined" && news.text !== "")
    return sentence(`declined-${news.text}`, happening.args, subject, happening.text);
  if (happening !== null) return eventParts(happening, subject);
  if (news.row === "said")
    return sentence("news-said", { seat: news.seat, text: spokenText(news) }, subject, news.text);
  const args = { seat: news.seat, whom: news.whom, how: news.how.replace(" ", "-"), name: news.text };
  return sentence(`news-${news.row}`, args, subject, news.row);
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
  const over = lines.findLastIndex(({ happening }) => /^(no-deal|traded)$/.test(happening?.code ?? ""));
  return lines.filter(({ happening }, index) => index > over || happening?.code !== "declined");
}

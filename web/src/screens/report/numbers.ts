import { bankOf } from "../../lib/legend";
import type { Account, Report } from "../../wire";

/** What the charts and tables of a report are made of; nothing here draws. */

type Cards = Readonly<Record<string, number>>;

export const SOURCES = ["harvest", "founding", "choice", "trade", "bank", "taken"] as const;

export function total(cards: Cards | undefined): number {
  return Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The kinds of cards that somebody got, in the order in which the game has them. */
export function kindsIn(report: Report): string[] {
  const found = report.accounts.flatMap(({ gained }) =>
    Object.values(gained).flatMap((cards) => Object.keys(cards)),
  );
  const order = Object.keys(bankOf(report.legend, report.picture) ?? {});
  return [...new Set(found)].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** How many cards others and sevens took. */
export function lostBy({ lost }: Account): number {
  return total(lost.taken) + total(lost.discarded);
}

/** Cards that came by trade with players and bank. */
export function byTrade({ gained }: Account): number {
  return total(gained.trade) + total(gained.bank);
}

/** Which values are the best of a column; none where all are alike. */
export function best(values: readonly number[], wanted: "most" | "least"): boolean[] {
  const top = wanted === "most" ? Math.max(...values) : Math.min(...values);
  const alike = values.every((value) => value === top);
  return values.map((value) => !alike && value === top);
}

export type Verdict = "few" | "fair" | "little" | "very";

/** Whether dice that are off this far, or further, in such a share of games are odd. */
export function verdict(odd: number | null): Verdict {
  if (odd === null) return "few";
  return odd < 0.01 ? "very" : odd < 0.1 ? "little" : "fair";
}

/** The points at the end of each round, and at the founding. */
export function byRound(report: Report): { round: number; points: readonly number[] }[] {
  const rounds = new Map(report.standings.map(({ round, points }) => [round, points]));
  return [...rounds].map(([round, points]) => ({ round, points }));
}

/** A line that goes along and then up or down, never across. */
export function steps(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, k) => (k === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
}

/** Places for labels, as near as possible to where they belong and never closer than the gap. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, k) => k).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [...wanted];
  let least = top;
  for (const k of order) {
    placed[k] = Math.max(wanted[k] ?? 0, least);
    least = (placed[k] ?? 0) + gap;
  }
  let most = bottom;
  for (const k of order.reverse()) {
    placed[k] = Math.min(placed[k] ?? 0, most);
    most = (placed[k] ?? 0) - gap;
  }
  return placed;
}

/** Round numbers for an axis that goes to `most`: no more than `lines` of them. */
export function ticks(most: number, lines: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => most / size <= lines) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, k) => k * step);
}

/** Everything in the report as rows of “what, who, which, how many”: every program reads that. */
export function csvOf(report: Report, names: readonly string[]): string {
  const rows: (string | number)[][] = [["table", "player", "item", "value"]];
  const name = (seat: number) => names[seat] ?? String(seat);
  for (const { turn, points } of report.standings)
    points.forEach((value, seat) => rows.push(["points", name(seat), `turn ${turn}`, value]));
  for (const { sum, times, expected } of report.dice)
    rows.push(["rolled", "", sum, times], ["expected", "", sum, expected]);
  for (const account of report.accounts) {
    const who = name(account.seat);
    for (const table of ["gained", "lost"] as const)
      for (const [why, cards] of Object.entries(account[table]))
        for (const [card, count] of Object.entries(cards)) rows.push([table, who, `${why} ${card}`, count]);
    for (const item of ["expected", "offers", "trades", "swaps"] as const)
      rows.push(["account", who, item, account[item] ?? ""]);
  }
  return rows.map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}

/** Names are others' words: a spreadsheet must not take one for a formula. */
function field(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

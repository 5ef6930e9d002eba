import type { TableState } from "../state/table.svelte";

/** Why somebody doesn't play by themselves, or that they are asked something; "" for whoever waits. */
export type Status = "" | "resigned" | "away" | "not-here" | "thinks";

export function statusOf(table: TableState, seat: number): Status {
  const info = table.table?.seats[seat];
  if (!info) return "";
  if (info.resigned) return "resigned";
  if (info.away) return "away";
  if (info.kind === "human" && !table.isPresent(seat)) return "not-here";
  if (table.state !== "playing" || table.table?.paused) return "";
  return table.picture?.waiting.includes(seat) ? "thinks" : "";
}

import { eventParts, plain } from "../lib/sentences";
import type { Happening } from "../wire";
import type { TableState } from "./table.svelte";

/** Bots are quick: what they do is told together, after a moment of quiet. */
const QUIET = 1_500;
const MOST = 12;

/** What others did, for whoever listens instead of looking. */
export class Retelling {
  text = $state("");
  private waiting: Happening[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => TableState) {
    $effect(() => {
      const { latest, seat } = table();
      if (latest === null || latest.news.seat === seat) return;
      this.waiting.push(...latest.events);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.tell(table()), QUIET);
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private tell(table: TableState): void {
    const events = this.waiting.splice(0).slice(-MOST);
    this.text = events.map((event) => plain(eventParts(event, table.subject))).join(" ");
  }
}

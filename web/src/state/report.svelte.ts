import { BLANK } from "../lib/legend";
import { People } from "../lib/people";
import { api } from "../net/api";
import { asOwner, ownGame, type OwnSeat } from "../net/tokens";
import type { Report } from "../wire";
import { placesOf } from "./familyof";

/** The report of a game, and who of its players is shown in the charts. */
export class ReportState {
  report: Report | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  /** Seats that the charts leave out. */
  hidden: readonly number[] = $state.raw([]);

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.report = await asOwner(this.game, (token) => api.report(this.game, token));
    } catch (error) {
      this.trouble = error;
    }
  }

  readonly people = $derived(People.at(this.report?.table ?? null, null));
  readonly shown = $derived(this.people.all.filter(({ seat }) => !this.hidden.includes(seat)));
  readonly names = $derived(this.people.all.map(({ name }) => name));
  readonly subject = $derived({
    people: this.people,
    places: placesOf(this.report?.picture),
    legend: this.report?.legend ?? BLANK,
  });
  /** The seat that is ours, if we played. */
  get own(): OwnSeat | null {
    return ownGame(this.game)?.seats[0] ?? null;
  }

  toggle(seat: number, on: boolean): void {
    const others = this.hidden.filter((other) => other !== seat);
    this.hidden = on ? others : [...others, seat];
  }
}

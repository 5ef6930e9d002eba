import { dropSeat, ownGame, rememberSeat, type Brought } from "../net/tokens";
import type { Tokens } from "../net/socket";
import { TableState } from "./table.svelte";

/** Goodbyes after which a seat is not ours any more. */
const LOST = new Set(["handed", "left", "table-bad-token"]);

/**
 * All seats that this device has at one table. Usually that is one; when the device is passed round, each has
 * a line of its own, so that nobody is taken for absent, and one of them is shown.
 */
export class Device {
  seats: TableState[] = $state.raw([]);
  /** Who has the device; nobody at first where it is passed round. */
  private shown: TableState | null = $state.raw(null);

  constructor(
    readonly game: string,
    brought: Brought,
    private readonly make: (tokens: Tokens) => TableState = (tokens) => new TableState(game, tokens),
  ) {
    const own = ownGame(game);
    const tokens = brought.token ? [brought.token] : (own?.seats.map((seat) => seat.token) ?? []);
    const host = own?.host;
    this.seats = tokens.length ? tokens.map((token) => this.make({ token, host })) : [this.make({ host })];
  }

  open(): void {
    for (const seat of this.seats) seat.open();
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  /** The table as it is shown. */
  get front(): TableState {
    const found = this.shown ?? this.seats[0];
    if (found === undefined) throw new Error("a device has at least one line");
    return found;
  }

  get isPassed(): boolean {
    return this.seats.length > 1;
  }

  /**
   * Who may be given the device now: whoever is waited for, or anybody while nobody has it. Nobody while the right
   * one has it, or nobody here is waited for.
   */
  readonly next: readonly TableState[] = $derived.by(() => {
    const { shown, seats } = this;
    if (!this.isPassed || this.front.state !== "playing" || shown?.isAwaited || shown?.isBusy) return [];
    const awaited = seats.find((seat) => seat.isAwaited && !seat.family.isQuiet);
    if (awaited) return [awaited];
    return shown ? [] : seats.filter(({ seat }) => seat !== null);
  });

  show(table: TableState): void {
    this.shown = table;
  }

  /** Sit down: the line of somebody who watched becomes that of a seat. */
  take(token: string): void {
    const before = this.seats;
    const host = ownGame(this.game)?.host;
    const seat = this.make({ token, host });
    const kept = before.filter((line) => line.tokens.token !== undefined);
    this.seats = [...kept, seat];
    for (const line of before) if (!kept.includes(line)) line.close();
    seat.open();
  }

  /** Keep what a link brought, and forget what is worth nothing any more. */
  noted(table: TableState): void {
    const { token } = table.tokens;
    if (token === undefined) return;
    if (table.seat !== null) {
      const known = ownGame(this.game)?.seats.some((own) => own.token === token);
      if (!known) rememberSeat({ game: this.game, seat: table.seat, token });
    }
    if (table.ending !== null && LOST.has(table.ending.code)) dropSeat(this.game, token);
  }
}

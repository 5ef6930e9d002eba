import { bankOf, countFor, payingSort, type VerbRole } from "../../lib/legend";
import { wordsFor } from "../../lib/verbs";
import type { TableState } from "../../state/table.svelte";
import { ofIsle } from "../picture";
import { bargainAt, covers, lastOfferOf, type Bargain, type Cards, type Offer } from "./bargain";

/** What lies on one table to be traded, and what may be said about it: all of it comes from picture, log and question. */
export class Terms {
  constructor(protected readonly table: TableState) {}

  readonly bargain: Bargain | null = $derived.by(() => bargainAt(this.table.picture, this.table.log));
  /** What the bank takes of each card for one other; every card that can be traded is in it. */
  readonly rates: Cards = $derived.by(() => {
    const { picture, seat } = this.table;
    return (picture && ofIsle(picture).rates.find(({ owner }) => owner === seat)?.cards) ?? {};
  });
  readonly cards: readonly string[] = $derived(Object.keys(this.rates));
  readonly held: Cards = $derived.by(() => this.hand(this.table.seat)?.cards ?? {});
  protected readonly stock: Cards | null = $derived.by(
    () => this.table.picture && bankOf(this.table.legend, this.table.picture),
  );
  /** Everybody an offer goes to. */
  readonly others: readonly number[] = $derived.by(() =>
    (this.table.picture?.players ?? []).map(({ seat }) => seat).filter((seat) => seat !== this.table.seat),
  );
  /** The table knows that we put a counter-offer together. */
  get isCountering(): boolean {
    return this.table.ask?.role === "draft-counter";
  }
  /** The offer that we are asked about. */
  readonly incoming: Offer | null = $derived.by(() =>
    (this.can("decline") || this.isCountering) && this.bargain?.open ? this.bargain.offer : null,
  );
  /** Our own offer on the table. */
  readonly outgoing: Bargain | null = $derived.by(() =>
    this.bargain?.offer.seat === this.table.seat ? this.bargain : null,
  );
  /** Whether we may offer something to whoever is on turn, or are about to. */
  readonly isAside: boolean = $derived.by(() => {
    const role = this.table.ask?.role;
    return role === "aside" || role === "draft-aside";
  });
  /** Whom an offer goes to. */
  readonly asked: readonly number[] = $derived.by(() => {
    const { picture } = this.table;
    if (this.isCounter && this.bargain) return [this.bargain.offer.seat];
    return this.isAside && typeof picture?.turn === "number" ? [picture.turn] : this.others;
  });
  /** How many offers may still come to nothing in our turn. */
  readonly left: number | null = $derived.by(() => {
    const { picture, seat } = this.table;
    return picture && countFor(picture, "attempts", seat);
  });
  /** Whether what is put together answers somebody's offer. */
  readonly isCounter: boolean = $derived.by(() => this.incoming !== null || this.isCountering);
  /** Whether an offer is being put together at the table itself, card by card: from the option list. */
  readonly isComposing: boolean = $derived.by(() => this.table.ask?.role !== "aside" && this.can("drop"));
  readonly mayOffer: boolean = $derived.by(
    () => this.can("propose") || this.can("counter") || this.isComposing || this.outgoing?.open === true,
  );
  readonly maySwap: boolean = $derived.by(
    () => this.table.ask?.options.some(({ verb }) => this.table.legend.verbs[verb]?.role === "swap") ?? false,
  );
  /** Whether something could come of it now; whether it does, and why not, the server says. */
  readonly isNow: boolean = $derived.by(() => this.mayOffer || this.maySwap || this.table.endTurn !== null);
  readonly mustRoll: boolean = $derived.by(() => this.can("roll"));
  /** Some play with the bank alone. */
  readonly hasPlayers: boolean = $derived.by(() => wordsFor(this.table.legend, "propose") !== null);
  readonly last: Offer | null = $derived.by(() => {
    const { seat, log } = this.table;
    const found = seat === null ? null : lastOfferOf(seat, log);
    return found !== null && covers(this.held, found.give) ? found : null;
  });

  can(role: VerbRole, ...operands: string[]): boolean {
    return this.table.optionFor(role, ...operands) !== null;
  }

  protected words(role: VerbRole, ...operands: string[]): string {
    return wordsFor(this.table.legend, role, ...operands) ?? "";
  }

  protected say(role: VerbRole, ...operands: string[]): Promise<boolean> {
    return this.table.act(this.words(role, ...operands));
  }

  /** Answer the offer that we are asked about, whatever we put together meanwhile. */
  protected reply(role: "accept" | "decline"): Promise<boolean> {
    return this.table.act(...this.dropped, this.words(role));
  }

  /** What is to be said before anything else, if something is put together. */
  protected get dropped(): string[] {
    return this.can("drop") ? [this.words("drop")] : [];
  }

  protected hand(seat: number | null) {
    const sort = payingSort(this.table.legend);
    return this.table.picture?.hands.find((hand) => hand.owner === seat && hand.sort === sort);
  }

  protected colorOf(seat: number): string {
    return this.table.people.find(seat)?.color ?? "";
  }
}

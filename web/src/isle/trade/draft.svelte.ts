import type { VerbRole } from "../../lib/legend";
import { bestRate, planOf, priceOf, sidesOf, type Price, type Swap } from "./bank";
import { chosen, draftOf, same, total, type Cards, type Deal, type Offer } from "./bargain";
import { Terms } from "./terms.svelte";

export type Side = "give" | "get";

/** What is being put together: an offer, an answer to one, or a trade with the bank. */
export class Draft extends Terms {
  isOpen = $state(false);
  /** Somebody has just opened it, to go there; it also comes by itself, and again after a question. */
  isWanted = false;
  give: Cards = $state.raw({});
  get: Cards = $state.raw({});

  /** How many of a card can be chosen at most. */
  mostOf(side: Side, card: string): number {
    if (side === "give") return this.held[card] ?? 0;
    return (this.get[card] ?? 0) + Math.max(0, this.mostAsked - total(this.get));
  }

  /** Nobody gives more cards than they hold, and the bank no more than we can pay for. */
  private get mostAsked(): number {
    const cards = this.asked.map((seat) => this.hand(seat)?.count ?? 0);
    const bought = Object.entries(this.rates).map(([card, rate]) =>
      Math.floor((this.held[card] ?? 0) / rate),
    );
    return Math.max(0, ...cards, this.isCounter ? 0 : bought.reduce((sum, count) => sum + count, 0));
  }

  /** Choose so many of a card; what is given isn't got. */
  set(side: Side, card: string, count: number): void {
    const other = side === "give" ? "get" : "give";
    const number = Math.max(0, Math.min(count, this.mostOf(side, card)));
    const changed: Cards = { ...this[side], [card]: number };
    this[side] = chosen(Object.fromEntries(this.cards.map((one) => [one, changed[one] ?? 0])));
    if (number > 0) this[other] = chosen({ ...this[other], [card]: 0 });
  }

  /** The hand is how one gives: a press on a card gives one more of it, another kind of press one less. */
  tapGive(card: string): void {
    this.set("give", card, (this.give[card] ?? 0) + 1);
  }

  untapGive(card: string): void {
    this.set("give", card, (this.give[card] ?? 0) - 1);
  }

  canGive(card: string): boolean {
    return this.cards.includes(card) && (this.give[card] ?? 0) < (this.held[card] ?? 0);
  }

  clear(): void {
    this.give = {};
    this.get = {};
  }

  /** What the bank would do of what is put together, if it can do something now. */
  readonly plan: readonly Swap[] | null = $derived.by(() => {
    const swaps = planOf(this.give, this.get, this.rates, this.held);
    return swaps?.every(([card, wanted]) => this.can("swap", card, wanted)) ? swaps : null;
  });
  readonly planned: Deal | null = $derived.by(() => this.plan && sidesOf(this.plan, this.rates));
  /** What the bank would take for the first card that is wanted; null if it has none of it. */
  readonly price: { wanted: string; price: Price } | null = $derived.by(() => {
    const [wanted] = Object.keys(this.get);
    if (wanted === undefined || (this.stock !== null && (this.stock[wanted] ?? 0) === 0)) return null;
    const price = priceOf(wanted, this.rates, this.held, this.give);
    return price && { wanted, price };
  });
  readonly rate: number = $derived.by(() => bestRate(this.rates, this.held));
  /** Whether what is put together is our last offer of this turn. */
  readonly isSame: boolean = $derived.by(() => {
    const offer = this.outgoing?.offer;
    return offer !== undefined && same(offer.give, this.give) && same(offer.ask, this.get);
  });
  /** Whether nobody wanted it. */
  readonly wasRefused: boolean = $derived.by(
    () => this.isSame && this.outgoing?.open === false && this.outgoing.partner === null,
  );

  open(): void {
    this.isOpen = this.isWanted = true;
    // Whoever is on turn may be a bot: it lets us finish, for a while.
    if (this.isAside && this.can("propose")) void this.say("propose");
  }

  /** What is put together in the option list is shown; the composer opens when that begins. */
  protected follow(begins: boolean): void {
    const { give, ask } = this.drafted;
    this.give = give;
    this.get = ask;
    if (begins) this.isOpen = true;
  }

  /** What the server knows of what is put together. */
  protected get drafted(): Pick<Offer, "give" | "ask"> {
    return draftOf(this.table.picture, this.table.seat ?? 0);
  }

  /** Whatever was put together is over and done with, also where the table is only about to know of it. */
  close(): void {
    const begun = this.table.ask?.role === "draft-aside" || this.isCountering;
    if (this.isOpen && (begun || this.table.isBusy)) void this.say("drop");
    this.isOpen = this.isWanted = false;
    this.clear();
  }

  /**
   * Send words; if meanwhile the question has become another one, such as by the last answer to our offer, once
   * more in the words for that, if there are any.
   */
  protected async send(words: () => string[]): Promise<boolean> {
    const first = words();
    const frame = this.table.ask?.frame;
    if (await this.table.act(...first)) return true;
    const then = words();
    const isOther = then.join() !== first.join() || this.table.ask?.frame !== frame;
    return isOther && then.length > 0 && this.table.ask !== null && (await this.table.act(...then));
  }

  /** Make the offer that is put together; an older one of ours is taken off the table. */
  async offer(): Promise<boolean> {
    const { give, get, isCounter, isAside } = this;
    const begin = this.words(isCounter ? "counter" : "propose");
    const made = [begin, ...this.each("give", give), ...this.each("ask", get), this.words("make")];
    const done = await this.send(() => [...this.dropped, ...made]);
    if (!done || !(isCounter || isAside)) return done;
    this.isOpen = false; // what was made isn't dropped
    this.close();
    return done;
  }

  async repeat(): Promise<boolean> {
    const { last } = this;
    if (last === null) return false;
    this.give = last.give;
    this.get = last.ask;
    return this.offer();
  }

  async swap(): Promise<boolean> {
    const { plan } = this;
    if (plan === null) return false;
    const done = await this.table.act(...plan.map((swap) => this.words("swap", ...swap)));
    if (done) this.close();
    return done;
  }

  /** Stop putting something together; what the table knows of it is dropped. */
  async leave(): Promise<void> {
    if (this.isComposing && !this.isAside) {
      this.clear();
      await this.say("drop");
    }
    this.close();
  }

  private each(role: VerbRole, cards: Cards): string[] {
    return Object.entries(cards).flatMap(([card, count]) =>
      Array<string>(count).fill(this.words(role, card)),
    );
  }
}

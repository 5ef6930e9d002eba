import { untrack } from "svelte";

import { bankOf, payingSort, wordsFor, type VerbRole } from "../../lib/legend";
import { ownGame } from "../../net/tokens";
import { Mutes } from "../../state/mutes.svelte";
import { settings } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import { paidFor, priceOf, swapsOf, type Price, type Swap } from "./bank";
import {
  bargainAt,
  covers,
  draftOf,
  lastOfferOf,
  same,
  total,
  type Answer,
  type Bargain,
  type Cards,
  type Deal,
  type Offer,
} from "./bargain";

/** Milliseconds before what we can't pay is declined for us: at least, and at most. */
export const PAUSE = [800, 2500] as const;

export type Partner = "players" | "bank";
export type Side = "give" | "get";

/** Why an offer is declined without asking: its maker is muted, we want none this turn, know it already, or can't pay. */
export type Quiet = "muted" | "turn" | "again" | "poor";

/**
 * Trading at one table: what is being put together, the offer on the table and what may be said to it. All
 * limits and rates come from the picture, and what is sent is judged by the server.
 */
export class Trade {
  isOpen = $state(false);
  /** It was opened by what is put together in the option list: whoever is there stays there. */
  isQuiet = false;
  partner: Partner = $state("players");
  give: Cards = $state.raw({});
  get: Cards = $state.raw({});
  private readonly mutes: Mutes;
  /** The turn in which we want no more offers. */
  private tired = $state("");
  /** Offers that we have declined. */
  private known: readonly { mark: string; seq: number }[] = $state.raw([]);
  /** Seats whose counter-offers we don't want, of the offer on the table. */
  private dismissed: readonly number[] = $state.raw([]);
  /** What others offered us in our turn without being asked, and we don't want. */
  private passed: readonly string[] = $state.raw([]);
  /** The question that the server didn't let us answer without asking. */
  private loud = $state("");
  /** How the offer on the table was answered for us. */
  quieted: Quiet | null = $state(null);

  constructor(private readonly table: TableState) {
    this.mutes = new Mutes("muted-offers", table.game);
  }

  // -- what can be read ----------------------------------------------------------------------------------

  readonly bargain: Bargain | null = $derived.by(() => bargainAt(this.table.picture, this.table.log));
  /** What the bank takes of each card for one other; every card that can be traded is in it. */
  readonly rates: Cards = $derived.by(
    () => this.table.picture?.rates.find(({ owner }) => owner === this.table.seat)?.cards ?? {},
  );
  readonly cards: readonly string[] = $derived(Object.keys(this.rates));
  readonly held: Cards = $derived.by(() => this.hand(this.table.seat)?.cards ?? {});
  private readonly stock: Cards | null = $derived.by(
    () => this.table.picture && bankOf(this.table.legend, this.table.picture),
  );
  /** Everybody an offer goes to. */
  readonly others: readonly number[] = $derived.by(() =>
    (this.table.picture?.players ?? []).map(({ seat }) => seat).filter((seat) => seat !== this.table.seat),
  );

  /** The offer that we are asked about. */
  readonly incoming: Offer | null = $derived.by(() =>
    this.can("decline") && this.bargain?.open ? this.bargain.offer : null,
  );
  /** Our own offer on the table. */
  readonly outgoing: Bargain | null = $derived.by(() =>
    this.bargain?.offer.seat === this.table.seat ? this.bargain : null,
  );
  /** What others offer the player on turn without having been asked. */
  private readonly asides: readonly Offer[] = $derived.by(() => {
    const { picture } = this.table;
    if (picture === null || picture.turn === null || this.bargain?.open) return [];
    const others = picture.players.filter(({ seat }) => seat !== picture.turn);
    const offers = others.map(({ seat }) => draftOf(picture, seat));
    const made = offers.filter(({ seat }) => seat !== this.table.seat || !this.isComposing);
    return made.filter(({ give, ask }) => total(give) > 0 && total(ask) > 0);
  });
  /** Of these, the one that we can take in our turn, or pass. */
  readonly aside: Offer | null = $derived.by(() => {
    if (!this.table.isOurTurn || this.isTired) return null;
    const heard = this.asides.filter(({ seat }) => !this.muted.includes(seat));
    return heard.find((offer) => !this.passed.includes(this.markOf(offer))) ?? null;
  });
  /** Whether we may offer something to whoever is on turn, or are about to. */
  readonly isAside: boolean = $derived.by(() => /^(draft-)?aside$/.test(this.table.ask?.role ?? ""));
  /** The offer that something can be said to: we are asked, or somebody has spoken to us. */
  readonly spoken: Offer | null = $derived.by(() => (this.isAsked ? this.incoming : this.aside));
  /** Whom an offer goes to. */
  readonly asked: readonly number[] = $derived.by(() => {
    const { picture } = this.table;
    if (this.isCounter && this.bargain) return [this.bargain.offer.seat];
    return this.isAside && typeof picture?.turn === "number" ? [picture.turn] : this.others;
  });
  /** How many offers may still come to nothing in our turn. */
  readonly left: number | null = $derived.by(() => {
    const { seat } = this.table;
    const counters = this.table.picture?.counters ?? [];
    return counters.find(({ name, owner }) => name === "offers left" && owner === seat)?.value ?? null;
  });
  /** Whether what is put together answers somebody's offer. */
  readonly isCounter: boolean = $derived.by(
    () => this.incoming !== null || this.table.ask?.role === "draft-counter",
  );
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
  /** What we would give and get in a deal with each who wants one, by color. */
  readonly deals: Readonly<Record<string, Deal>> = $derived.by(() => {
    const { outgoing } = this;
    const wanted = outgoing?.open ? outgoing.answers.filter(({ how }) => isWish(how)) : [];
    return Object.fromEntries([
      ...this.asides.map(({ seat, give, ask }) => [this.colorOf(seat), { give: ask, get: give }]),
      ...wanted.map(({ seat, offer }) => [
        this.colorOf(seat),
        offer === null
          ? { give: outgoing?.offer.give ?? {}, get: outgoing?.offer.ask ?? {} }
          : { give: offer.ask, get: offer.give },
      ]),
    ]) as Record<string, Deal>;
  });
  /** Some play with the bank alone. */
  readonly hasPlayers: boolean = $derived.by(() => wordsFor(this.table.legend, "propose") !== null);
  readonly last: Offer | null = $derived.by(() => {
    const { seat, log } = this.table;
    const found = seat === null ? null : lastOfferOf(seat, log);
    return found !== null && covers(this.held, found.give) ? found : null;
  });
  /** Why the offer we are asked about is declined without us. */
  readonly quiet: Quiet | null = $derived.by(() => {
    const offer = this.incoming;
    if (offer === null || this.loud === this.table.ask?.frame) return null;
    if (this.muted.includes(offer.seat)) return "muted";
    if (this.isTired) return "turn";
    // What we have declined and were asked about anew, because somebody took something back, is no repetition.
    const mark = this.mark(offer);
    const seq = this.bargain?.seq ?? 0;
    if (this.known.some((known) => known.mark === mark && known.seq !== seq)) return "again";
    const isPoor = !this.can("accept") && !covers(this.held, offer.ask);
    return settings.now.declinePoor && isPoor && !this.isPassed ? "poor" : null;
  });

  /** Somebody waits for our yes or no. */
  readonly isAsked: boolean = $derived.by(() => this.incoming !== null && this.quiet === null);

  /** Several sit at this device: who isn't handed it would be known to lack the cards. */
  private readonly isPassed: boolean = $derived.by(
    () => this.table.table !== null && (ownGame(this.table.game)?.seats.length ?? 1) > 1,
  );

  /** Seats whose offers are declined without asking. */
  readonly muted: readonly number[] = $derived.by(() => this.mutes.of(this.table.seat));
  readonly isTired: boolean = $derived.by(() => this.tired !== "" && this.tired === this.turn);

  private get turn(): string {
    const { picture } = this.table;
    return `${picture?.round}.${picture?.turn}`;
  }

  private mark(offer: Offer): string {
    return `${this.turn} ${JSON.stringify([offer.give, offer.ask])}`;
  }

  private markOf(offer: Offer): string {
    return `${offer.seat} ${this.mark(offer)}`;
  }

  /** What a seat offers the player on turn without having been asked. */
  asideOf(seat: number): Offer | null {
    return this.asides.find((offer) => offer.seat === seat) ?? null;
  }

  can(role: VerbRole, ...operands: string[]): boolean {
    return this.table.optionFor(role, ...operands) !== null;
  }

  private words(role: VerbRole, ...operands: string[]): string {
    return wordsFor(this.table.legend, role, ...operands) ?? "";
  }

  private say(role: VerbRole, ...operands: string[]): Promise<boolean> {
    return this.table.act(this.words(role, ...operands));
  }

  private hand(seat: number | null) {
    const sort = payingSort(this.table.legend);
    return this.table.picture?.hands.find((hand) => hand.owner === seat && hand.sort === sort);
  }

  // -- putting something together ------------------------------------------------------------------------

  /** How many cards one press changes: the bank takes several at once. */
  stepOf(side: Side, card: string): number {
    return this.partner === "bank" && side === "give" ? (this.rates[card] ?? 1) : 1;
  }

  /** How many of a card can be chosen at most. */
  mostOf(side: Side, card: string): number {
    const held = this.held[card] ?? 0;
    const step = this.stepOf(side, card);
    if (side === "give") return Math.floor(held / step) * step;
    const chosen = this.get[card] ?? 0;
    const left = this.mostAsked - total(this.get);
    const stock = this.partner === "bank" ? (this.stock?.[card] ?? Infinity) : Infinity;
    return Math.max(chosen, Math.min(chosen + left, stock));
  }

  /** Nobody gives more cards than they hold, and the bank no more than it is paid for. */
  private get mostAsked(): number {
    if (this.partner === "bank") return paidFor(this.give, this.rates);
    return Math.max(0, ...this.asked.map((seat) => this.hand(seat)?.count ?? 0));
  }

  /** Choose so many of a card; what is given isn't got. */
  set(side: Side, card: string, count: number): void {
    const other = side === "give" ? "get" : "give";
    const number = Math.max(0, Math.min(count, this.mostOf(side, card)));
    const changed: Cards = { ...this[side], [card]: number };
    this[side] = without(Object.fromEntries(this.cards.map((one) => [one, changed[one] ?? 0])));
    if (number > 0) this[other] = without({ ...this[other], [card]: 0 });
    if (this.partner === "bank") this.trim();
  }

  /** Take off what isn't paid for any more. */
  private trim(): void {
    let over = total(this.get) - paidFor(this.give, this.rates);
    const kept: Record<string, number> = {};
    for (const [card, count] of Object.entries(this.get)) {
      const off = Math.max(0, Math.min(over, count));
      over -= off;
      kept[card] = count - off;
    }
    this.get = without(kept);
  }

  clear(): void {
    this.give = {};
    this.get = {};
  }

  with(partner: Partner): void {
    if (partner === this.partner) return;
    this.partner = partner;
    if (partner === "bank") this.clear();
  }

  /** What the bank would take for each card that is wanted. */
  readonly prices: readonly { wanted: string; price: Price }[] = $derived.by(() =>
    Object.keys(this.get).flatMap((wanted) => {
      if (this.stock !== null && (this.stock[wanted] ?? 0) === 0) return [];
      const price = priceOf(wanted, this.rates, this.held, this.give);
      return price === null ? [] : [{ wanted, price }];
    }),
  );

  /** The swaps with the bank that are put together, if they come out even. */
  readonly swaps: readonly Swap[] | null = $derived.by(() => swapsOf(this.give, this.get, this.rates));

  /** Whether what is put together is our last offer of this turn. */
  readonly isSame: boolean = $derived.by(() => {
    const offer = this.outgoing?.offer;
    return offer !== undefined && same(offer.give, this.give) && same(offer.ask, this.get);
  });
  /** Whether nobody wanted it. */
  readonly wasRefused: boolean = $derived.by(
    () => this.isSame && this.outgoing?.open === false && this.outgoing.partner === null,
  );

  // -- the drawer ----------------------------------------------------------------------------------------

  open(partner: Partner = this.partner): void {
    const toPlayers = this.isCounter || this.isAside;
    this.with(toPlayers ? "players" : this.hasPlayers ? partner : "bank");
    this.isOpen = true;
    // Whoever is on turn may be a bot: it lets us finish, for a while.
    if (this.isAside && this.can("propose")) void this.say("propose");
  }

  /** Answer with an offer of our own: it begins as theirs, as far as we hold it. */
  openCounter(): void {
    const offer = this.spoken ?? this.incoming;
    if (offer === null) return;
    this.partner = "players";
    const most = Object.entries(offer.ask).map(([card, count]) => [
      card,
      Math.min(count, this.held[card] ?? 0),
    ]);
    this.give = without(Object.fromEntries(most) as Cards);
    this.get = offer.give;
    this.isOpen = true;
  }

  /** What is put together in the option list is shown; the drawer opens when that begins. */
  private follow(begins: boolean): void {
    const { give, ask } = this.drafted;
    this.partner = "players";
    this.give = give;
    this.get = ask;
    if (begins && !this.isOpen) this.isOpen = this.isQuiet = true;
  }

  /** What the server knows of what is put together. */
  private get drafted(): Pick<Offer, "give" | "ask"> {
    return draftOf(this.table.picture, this.table.seat ?? 0);
  }

  close(): void {
    if (this.isOpen && this.table.ask?.role === "draft-aside") void this.say("drop");
    this.isOpen = this.isQuiet = false;
  }

  /** Whatever was put together is over and done with. */
  private finish(): void {
    this.clear();
    this.close();
  }

  // -- what is sent --------------------------------------------------------------------------------------

  /**
   * Send words; if meanwhile the question has become another one, such as by the last answer to our offer, once
   * more in the words for that.
   */
  private async send(words: () => string[]): Promise<boolean> {
    const first = words();
    const frame = this.table.ask?.frame;
    if (await this.table.act(...first)) return true;
    const then = words();
    const isOther = then.join() !== first.join() || this.table.ask?.frame !== frame;
    return isOther && this.table.ask !== null && (await this.table.act(...then));
  }

  /** Make the offer that is put together; an older one of ours is taken off the table. */
  async offer(): Promise<boolean> {
    const { give, get, isCounter, isAside } = this;
    const begin = this.words(isCounter ? "counter" : "propose");
    const made = [begin, ...this.each("give", give), ...this.each("ask", get), this.words("make")];
    const done = await this.send(() => [...(this.can("drop") ? [this.words("drop")] : []), ...made]);
    if (done && (isCounter || isAside)) this.finish();
    return done;
  }

  async repeat(): Promise<boolean> {
    const { last } = this;
    if (last === null) return false;
    this.partner = "players";
    this.give = last.give;
    this.get = last.ask;
    return this.offer();
  }

  async swap(swaps: readonly Swap[]): Promise<boolean> {
    const done = await this.table.act(...swaps.map((swap) => this.words("swap", ...swap)));
    if (done) this.clear();
    return done;
  }

  /** Stop putting an offer together at the table. */
  drop(): Promise<boolean> {
    this.clear();
    return this.say("drop");
  }

  /** Whether we hold what the offer that we are spoken to about asks for. */
  readonly canAccept: boolean = $derived.by(() =>
    this.isAsked || this.aside === null ? this.can("accept") : this.canDeal(this.aside.seat),
  );

  accept(): Promise<boolean> {
    if (this.isAsked || this.aside === null) return this.say("accept");
    return this.table.act(this.dealWith(this.aside.seat));
  }

  /** No to what was offered without our asking; when nothing else is there, that is said. */
  private pass(offer: Offer): Promise<boolean> {
    this.passed = [...this.passed, this.markOf(offer)];
    return this.aside === null && this.can("no-deal") ? this.say("no-deal") : Promise.resolve(true);
  }

  async decline(): Promise<boolean> {
    if (!this.isAsked && this.aside !== null) return this.pass(this.aside);
    const known = this.incoming && { mark: this.mark(this.incoming), seq: this.bargain?.seq ?? 0 };
    const done = await this.say("decline");
    if (done && known) this.known = [...this.known, known];
    return done;
  }

  /** No to every offer until the turn is over, the one on the table as well; or not any more. */
  declineAll(on: boolean): void {
    this.tired = on ? this.turn : ""; // and what watches declines
    if (!on) this.known = [];
  }

  mute(seat: number, on: boolean): void {
    this.mutes.set(this.table.seat, seat, on);
  }

  /** Take our offer off the table: if there is something to be had for it, there is no deal. */
  withdraw(): Promise<boolean> {
    return this.send(() => [this.words(this.isAside ? "drop" : this.can("no-deal") ? "no-deal" : "close")]);
  }

  /** Whether a deal can be made with this answer: it needn't be waited for the others. */
  canTake({ seat, how }: Answer): boolean {
    if (!this.outgoing?.open || this.isDismissed(seat) || !isWish(how)) return false;
    return this.canDeal(seat);
  }

  async take(seat: number): Promise<boolean> {
    const done = await this.send(() => [this.dealWith(seat)]);
    if (done) this.clear();
    return done;
  }

  private colorOf(seat: number): string {
    return this.table.people.find(seat)?.color ?? "";
  }

  private canDeal(seat: number): boolean {
    return this.can("deal", this.colorOf(seat));
  }

  private dealWith(seat: number): string {
    return this.words("deal", this.colorOf(seat));
  }

  private each(role: VerbRole, cards: Cards): string[] {
    return Object.entries(cards).flatMap(([card, count]) =>
      Array<string>(count).fill(this.words(role, card)),
    );
  }

  isDismissed(seat: number): boolean {
    return this.dismissed.includes(seat);
  }

  /** No to one answer. When none is left and all have answered, there is no deal. */
  dismiss(seat: number): void {
    this.dismissed = [...this.dismissed, seat];
  }

  private readonly isNothingLeft: boolean = $derived.by(() => {
    const wanted = this.outgoing?.answers.filter(({ how }) => isWish(how)) ?? [];
    return wanted.length > 0 && wanted.every(({ seat }) => this.isDismissed(seat));
  });

  // -- without being asked -------------------------------------------------------------------------------

  /** Decline what nobody wants to be asked about. To be called once, inside an effect. */
  watch(): void {
    let tried = ""; // the question that was answered so: once, whatever comes of it
    const answer = (role: VerbRole) => {
      const frame = this.table.ask?.frame ?? "";
      if (tried === frame) return;
      tried = frame;
      void this.say(role).then((done) => {
        if (done) return;
        this.loud = frame; // whoever sits there decides, if it is still asked
        this.table.refused.clear();
      });
    };
    let shown = 0;
    $effect(() => {
      const seq = this.bargain?.open ? this.bargain.seq : 0;
      if (seq === shown) return;
      shown = seq; // another offer, other answers
      untrack(() => {
        this.quieted = null;
        this.dismissed = [];
      });
    });
    // Whoever takes a no back wants to be asked.
    $effect(() => {
      const { latest, ask, seat } = this.table;
      if (latest?.news.row !== "undone" || latest.news.seat !== seat) return;
      untrack(() => (this.loud = ask?.frame ?? ""));
    });
    let countered = false;
    $effect(() => {
      const counters = this.isCounter && this.quiet === null;
      if (counters === countered) return;
      countered = counters;
      untrack(() => {
        if (!counters) this.finish();
        else if (this.isOpen && this.incoming) this.openCounter(); // not what was put together before
      });
    });
    let turn: number | null = null;
    $effect(() => {
      const now = this.table.picture?.turn ?? null;
      if (turn !== null && now !== turn) {
        untrack(() => {
          this.finish();
          this.passed = [];
        });
      }
      turn = now;
    });
    $effect(() => {
      const { quiet } = this;
      if (quiet === null || this.table.isBusy) return;
      const decline = () =>
        untrack(() => {
          this.quieted = quiet;
          answer("decline");
        });
      if (quiet !== "poor") return decline();
      // Others would learn from a quick no what we don't have.
      const timer = setTimeout(decline, PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.isNothingLeft && this.can("no-deal") && !this.table.isBusy) untrack(() => answer("no-deal"));
    });
    let followed = "";
    $effect(() => {
      const drafted = this.isComposing ? JSON.stringify(this.drafted) : "";
      if (this.isAside && this.isOpen) return; // there the drawer knows more
      if (this.table.isBusy || drafted === followed) return; // what the drawer sends passes through it, too
      const begins = followed === "";
      followed = drafted;
      if (drafted) untrack(() => this.follow(begins));
    });
  }
}

/** Whether an answer can become a deal. */
function isWish(how: Answer["how"]): boolean {
  return how === "accepted" || how === "countered";
}

function without(cards: Cards): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}

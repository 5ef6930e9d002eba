import { untrack } from "svelte";

import { entryOf } from "../../lib/legend";
import { ownGame } from "../../net/tokens";
import { isRecord, keep, kept } from "../../lib/store";
import { Mutes } from "../../state/mutes.svelte";
import { settings } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import {
  chosen,
  covers,
  draftOf,
  total,
  type Answer,
  type Bargain,
  type Cards,
  type Deal,
  type Offer,
} from "./bargain";
import { Draft } from "./draft.svelte";
import { Patience } from "./patience.svelte";

/** Milliseconds before what we can't pay is declined for us: at least, and at most. */
export const PAUSE = [800, 2500] as const;

/** How long somebody waits for our answer, where there is a clock; a bot as long as its table says. Milliseconds. */
export const PATIENCE = 15_000;
/** With so much time for a turn nobody is in a hurry: seconds. */
const CORRESPONDENCE = 3_600;
/** How long one reads that somebody was faster, and that nobody wanted our offer. */
const BEATEN = 2_000;
const UNWANTED = 6_000;
/** Offers that wait for us at once. */
const MOST_WAITING = 3;

/**
 * Why an offer is declined without asking: its maker is muted, we want none until we say otherwise or none this turn,
 * know it already, or can't pay.
 */
export type Quiet = "muted" | "always" | "turn" | "again" | "poor";

/** What is remembered of whoever wants no offers this turn. */
const TIRED = "tired-of-offers";

/**
 * Trading at one table: what is being put together, the offer on the table and what may be said to it. All
 * limits and rates come from the picture, and what is sent is judged by the server.
 */
export class Trade extends Draft {
  private readonly mutes: Mutes;
  /** Seats of ours that want to hear no offers until they say otherwise. */
  private readonly deafs: Mutes;
  /** The turn in which we want no more offers, and how often we wanted that. */
  private tired = $state("");
  private tires: number;
  /** Whoever wants no more offers again is asked whether that shall last. */
  asksLonger = $state(false);
  /** Offers that we have declined. */
  private known: readonly { mark: string; seq: number }[] = $state.raw([]);
  /** What others offered us in our turn without being asked, and we don't want. */
  private passed: readonly string[] = $state.raw([]);
  /** The question that the server didn't let us answer without asking. */
  private loud = $state("");
  /** How the offer on the table was answered for us. */
  quieted: Quiet | null = $state(null);
  /** Who got the deal that we had agreed to; for a moment. */
  beaten: number | null = $state(null);
  private isAccepting = false;
  /** The row of an offer of ours that nobody wanted; for a while. */
  private unwanted = $state(0);

  readonly patience = new Patience(() => this.silence());

  constructor(table: TableState) {
    super(table);
    this.mutes = new Mutes("muted-offers", table.game);
    this.deafs = new Mutes("no-offers", table.game);
    const before = kept(TIRED); // by this page or the one before it was loaded again
    const isHere = isRecord(before) && before.game === table.game;
    this.tired = isHere ? String(before.turn) : "";
    this.tires = isHere ? Number(before.times) : 0;
  }

  /** What others offer the player on turn without having been asked. */
  private readonly asides: readonly Offer[] = $derived.by(() => {
    const { picture } = this.table;
    if (picture === null || picture.turn === null || this.bargain?.open) return [];
    const others = picture.players.filter(({ seat }) => seat !== picture.turn);
    const offers = others.map(({ seat }) => draftOf(picture, seat));
    const made = offers.filter(({ seat }) => seat !== this.table.seat || !this.isComposing);
    return made.filter(({ give, ask }) => total(give) > 0 && total(ask) > 0);
  });
  /** Those that we can take in our turn, or pass: the oldest comes first. */
  private readonly queue: readonly Offer[] = $derived.by(() => {
    if (!this.table.isOurTurn || this.isTired || this.isDeaf) return [];
    return this.asides
      .filter((offer) => !this.muted.includes(offer.seat) && !this.passed.includes(this.markOf(offer)))
      .sort((one, other) => this.rowOf(one.seat) - this.rowOf(other.seat))
      .slice(0, MOST_WAITING);
  });
  readonly aside: Offer | null = $derived.by(() => this.queue[0] ?? null);
  /** The offer that something can be said to: we are asked, or somebody has spoken to us. */
  readonly spoken: Offer | null = $derived.by(() => (this.isAsked ? this.incoming : this.aside));
  /** How many wait for our answer, with that one. */
  readonly waiting: number = $derived.by(() => (this.isAsked ? 1 : this.queue.length));
  /** The same as long as the offer is. */
  private readonly spokenMark: string = $derived.by(() =>
    this.spoken ? `${this.markOf(this.spoken)} ${this.rowOf(this.spoken.seat)}` : "",
  );
  /**
   * How long its maker waits for our answer, in milliseconds; null if until something else happens: without a clock
   * nobody is in a hurry, and whoever is on turn goes on without us.
   */
  private readonly limit: number | null = $derived.by(() => {
    const { table: info } = this.table;
    if (this.spoken === null || !info || info.paused || this.isPassed) return null;
    if (!this.isAsked && this.isOpen) return null; // we answer it with an offer, in our own turn
    if (info.patience?.until) return 1000 * info.offer;
    return info.clock && info.clock.base < CORRESPONDENCE ? PATIENCE : null;
  });
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
  /** Why the offer we are asked about is declined without us. */
  readonly quiet: Quiet | null = $derived.by(() => {
    const offer = this.incoming;
    if (offer === null || this.loud === this.table.ask?.frame) return null;
    if (this.muted.includes(offer.seat)) return "muted";
    if (this.isDeaf) return "always";
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
  readonly isTired: boolean = $derived.by(() => this.tired === this.ownTurn);
  /** We want to hear no offers until we say otherwise. */
  readonly isDeaf: boolean = $derived.by(() => this.deafs.of(this.table.seat).length > 0);
  /** An offer lies on the table that was declined for us because we want to hear none. */
  readonly isHushed: boolean = $derived.by(
    () => this.bargain?.open === true && (this.quieted === "turn" || this.quieted === "always"),
  );
  /** What is said about an offer that we don't have to answer: ours, one that we agreed to, or any if we only watch. */
  readonly said: Bargain | null = $derived.by(() => {
    const { outgoing, bargain } = this;
    const { seat } = this.table;
    if (outgoing !== null)
      return outgoing.open || (outgoing.partner === null && outgoing.seq === this.unwanted) ? outgoing : null;
    if (bargain?.open) {
      const own = bargain.answers.find((answer) => answer.seat === seat)?.how;
      return seat === null || own === "accepted" || own === "countered" ? bargain : null;
    }
    const aside = this.asides.find((offer) => offer.seat === seat) ?? (seat === null ? this.asides[0] : null);
    return aside ? this.alone(aside) : null;
  });

  /** An offer to the player on turn alone, who hasn't said anything to it. */
  private alone(offer: Offer): Bargain {
    const turn = this.table.picture?.turn ?? 0;
    const answers: Answer[] = [{ seat: turn, how: "silent", why: "", offer: null }];
    return { offer, answers, open: true, partner: null, seq: this.rowOf(offer.seat) };
  }

  private get turn(): string {
    const { picture } = this.table;
    return `${picture?.round}.${picture?.turn}`;
  }

  /** A turn as one of our seats on this device lives through it. */
  private get ownTurn(): string {
    return `${this.table.seat} ${this.turn}`;
  }

  private mark(offer: Offer): string {
    return `${this.turn} ${JSON.stringify([offer.give, offer.ask])}`;
  }

  private markOf(offer: Offer): string {
    return `${offer.seat} ${this.mark(offer)}`;
  }

  /** The row of the log in which a seat has made its last offer. */
  private rowOf(seat: number): number {
    const made = this.table.log.findLast(
      ({ role, happening }) => (role === "offer" || role === "counter") && happening?.args.seat === seat,
    );
    return made?.seq ?? 0;
  }

  /** Answer with an offer of our own: it begins as theirs, as far as we hold it. Whoever waits for us is told. */
  openCounter(tells = true): void {
    const offer = this.spoken ?? this.incoming;
    if (offer === null) return;
    const most = Object.entries(offer.ask).map(([card, count]) => [
      card,
      Math.min(count, this.held[card] ?? 0),
    ]);
    this.give = chosen(Object.fromEntries(most) as Cards);
    this.get = offer.give;
    this.isOpen = this.isWanted = true;
    if (tells && this.limit && this.can("counter")) void this.say("counter");
  }

  /** Whether we hold what the offer that we are spoken to about asks for. */
  readonly canAccept: boolean = $derived.by(() =>
    this.isAsked || this.aside === null
      ? this.can("accept") || (this.isCountering && covers(this.held, this.incoming?.ask ?? {}))
      : this.canDeal(this.aside.seat),
  );

  /** Until when an offer waits, or is held, in our time; 0 if nobody knows. */
  private ours(which: "until" | "held"): number {
    const { table, offset } = this.table;
    return (table?.patience?.[which] ?? offset) - offset;
  }

  async accept(): Promise<boolean> {
    if (!this.isAsked && this.aside !== null) {
      const done = await this.table.act(this.wordsOfDeal(this.aside.seat));
      if (done) this.close();
      return done;
    }
    this.isAccepting = true;
    const done = await this.reply("accept");
    this.isAccepting = false;
    if (!done && this.beaten !== null) this.table.refused.clear(); // it is said who was faster
    return done;
  }

  /** No to what was offered without our asking; when nothing else is there, that is said. */
  private pass(offer: Offer): Promise<boolean> {
    this.passed = [...this.passed, this.markOf(offer)];
    return this.aside === null && this.can("no-deal") ? this.say("no-deal") : Promise.resolve(true);
  }

  async decline(): Promise<boolean> {
    if (!this.isAsked && this.aside !== null) return this.pass(this.aside);
    const known = this.incoming && { mark: this.mark(this.incoming), seq: this.bargain?.seq ?? 0 };
    const done = await this.reply("decline");
    if (done && known) this.known = [...this.known, known];
    return done;
  }

  /** Silence is no; who offers the same again may ask again. */
  private silence(): void {
    if (this.table.isBusy) return; // an answer is on its way
    if (!this.isAsked && this.aside !== null) void this.pass(this.aside);
    else if (this.isAsked) void this.reply("decline").then((done) => done || this.table.refused.clear());
  }

  /** No to every offer until the turn is over, the one on the table as well, and what watches declines it. */
  tire(): void {
    const isOurs = !this.isAsked && this.aside !== null;
    this.tired = this.ownTurn;
    this.tires += 1;
    keep(TIRED, { game: this.table.game, turn: this.tired, times: this.tires });
    this.asksLonger = this.tires > 1;
    if (isOurs && this.can("no-deal")) void this.say("no-deal");
  }

  /** Whether we want to be asked; else by none until we say otherwise. */
  hear(on: boolean): void {
    const { seat } = this.table;
    if (seat !== null) this.deafs.set(seat, seat, !on);
    this.asksLonger = false;
    if (!on) return;
    this.tired = "";
    keep(TIRED, { game: this.table.game, turn: "", times: this.tires });
    this.known = [];
    this.quieted = null;
  }

  /** It is for this turn only. */
  stopAsking(): void {
    this.asksLonger = false;
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
    if (!this.outgoing?.open || !isWish(how)) return false;
    return this.canDeal(seat);
  }

  async take(seat: number): Promise<boolean> {
    // Terms that have changed meanwhile are others: nobody has agreed to them.
    const terms = () => JSON.stringify(this.dealWith(seat));
    const meant = terms();
    const done = await this.send(() => (terms() === meant ? [this.wordsOfDeal(seat)] : []));
    if (done) this.close();
    return done;
  }

  private canDeal(seat: number): boolean {
    return this.can("deal", this.colorOf(seat));
  }

  private wordsOfDeal(seat: number): string {
    return this.words("deal", this.colorOf(seat));
  }

  /** What we would give and get if we made the deal with that seat. */
  dealWith(seat: number): Deal | null {
    return this.deals[this.colorOf(seat)] ?? null;
  }

  /** Decline what nobody wants to be asked about. To be called once, inside an effect. */
  watch(): void {
    let tried = ""; // the question that was answered so: once, whatever comes of it
    const decline = (quiet: Quiet) => {
      this.quieted = quiet;
      const frame = this.table.ask?.frame ?? "";
      if (tried === frame) return;
      tried = frame;
      void this.reply("decline").then((done) => {
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
      untrack(() => (this.quieted = null));
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
        if (!counters) this.close();
        else if (this.isOpen && this.incoming) this.openCounter(false); // not what was put together before
      });
    });
    let turn: number | null = null;
    $effect(() => {
      const now = this.table.picture?.turn ?? null;
      if (turn !== null && now !== turn) {
        untrack(() => {
          this.close();
          this.passed = [];
          this.asksLonger = false;
        });
      }
      turn = now;
    });
    $effect(() => {
      const { quiet } = this;
      if (quiet === null || this.table.isBusy) return;
      if (quiet !== "poor") return untrack(() => decline(quiet));
      // Others would learn from a quick no what we don't have.
      return later(() => decline(quiet), PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]));
    });
    // Whoever offers doesn't wait for ever; while somebody puts something else together, a little longer.
    $effect(() => {
      const { limit } = this;
      if (!this.spokenMark || !limit) return;
      untrack(() => this.patience.begin(limit, this.ours("held"), this.ours("until")));
      return () => this.patience.end();
    });
    $effect(() => {
      const held = this.ours("held");
      untrack(() => this.patience.hold(held));
    });
    // Who had agreed to what somebody else got reads who that was.
    $effect(() => {
      const { latest, before, legend, seat } = this.table;
      const deal = latest?.events.find(({ code }) => entryOf(legend, code).role === "deal");
      if (!deal || seat === null || deal.args.seat === seat || deal.args.partner === seat) return;
      const own = before?.offers.find(({ owner }) => owner === seat)?.answer;
      if (own === "accepted" || this.isAccepting) untrack(() => (this.beaten = Number(deal.args.partner)));
    });
    $effect(() => {
      if (this.beaten === null) return;
      return later(() => (this.beaten = null), BEATEN);
    });
    // That nobody wants our offer is read for a while, by whoever has seen it lie there.
    let lay = 0;
    $effect(() => {
      const { outgoing } = this;
      if (outgoing?.open) lay = outgoing.seq;
      const { seq = 0, open = true, partner = 0 } = outgoing ?? {};
      if (!open && partner === null && seq === lay) untrack(() => (this.unwanted = seq));
    });
    $effect(() => {
      if (this.unwanted === 0) return;
      return later(() => (this.unwanted = 0), UNWANTED);
    });
    let followed = "";
    $effect(() => {
      const drafted = this.isComposing ? JSON.stringify(this.drafted) : "";
      const isAhead = this.isAside || (this.isCountering && !followed);
      if (isAhead && this.isOpen) return; // there the composer knows more
      if (this.table.isBusy || drafted === followed) return; // what the composer sends passes through it, too
      const begins = followed === "";
      followed = drafted;
      if (drafted) untrack(() => this.follow(begins));
    });
  }
}

/** Do something then, unless it is called off. */
function later(act: () => void, milliseconds: number): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** Whether an answer can become a deal. */
function isWish(how: Answer["how"]): boolean {
  return how === "accepted" || how === "countered";
}

import { untrack } from "svelte";

import { spoken } from "../lib/fluent";
import { settings } from "./settings.svelte";
import { BLANK, keepLegend, verbKind, type VerbRole } from "../lib/legend";
import { castOf, People } from "../lib/people";
import type { Phrase } from "../lib/phrases";
import type { Subject } from "../lib/sentences";
import { api } from "../net/api";
import { entropy } from "../net/ids";
import { Line, Refusal, type LineState, type Surroundings, type Tokens, type Wish } from "../net/socket";
import { ownGame, rememberTable } from "../net/tokens";
import type {
  Ack,
  Ask,
  Legend,
  AskOption,
  Picture,
  Presence,
  StepMessage,
  TableInfo,
  Vote,
  Wait,
  Welcome,
  You,
} from "../wire";
import { familyOf } from "./familyof";
import { FamilyTable } from "./familytable";
import { paidIn } from "./gains";
import { linesOf, withPrice, type LogLine } from "./log";
import { Mutes } from "./mutes.svelte";
import { Refused } from "./refused.svelte";

/** Lines that are kept: more than a long game has. */
const MOST_LINES = 9000;

/**
 * A table as one seat, or somebody who watches, knows it. The picture is put together from the welcome and
 * the patches of the steps; nothing here knows a rule.
 */
export class TableState {
  picture: Picture | null = $state.raw(null);
  /** What the ruleset declares about its events: told once. */
  legend: Legend = $state.raw(BLANK);
  table: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  /** Whom the others wait for, and how long they have to. */
  waits: readonly Wait[] = $state.raw([]);
  /** null for somebody who watches */
  seat: number | null = $state(null);
  host = $state(false);
  present: readonly boolean[] = $state.raw([]);
  watching = $state(0);

  line: LineState = $state("connecting");
  /** When the next try to come back begins, in our time. */
  retryAt: number | null = $state(null);
  /** Why the table can't be shown any more. */
  ending: Refusal | null = $state.raw(null);
  /** The server's time less ours, and the time a message takes to and fro. */
  offset = $state(0);
  latency = $state(0);

  log: readonly LogLine[] = $state.raw([]);
  /** The step from which on the log is whole: whoever comes late, or back, is told the last ones only. */
  private from = $state(1);
  /** The last step that we know; not every one has lines. */
  private seen = 0;
  /** Our answers that still stand, each by its first line in the log; some have none. */
  private deeds: readonly (LogLine | null)[] = $state.raw([]);
  /** What happened while we were not connected; until it was read. */
  sinceYouLeft: readonly LogLine[] = $state.raw([]);
  /** The newest step, for tones and flights of cards; null after a welcome. */
  latest: StepMessage | null = $state.raw(null);
  /** The picture before that step: some of what happened can be told only from there. */
  before: Picture | null = $state.raw(null);

  /** An answer is on its way, or the step that it makes. */
  isBusy = $state(false);
  private answeredBy: number | null = null;
  /** Words for the next question: quick hands needn't wait. */
  private queued: string | null = null;
  private readonly underway: Record<string, Promise<boolean> | null> = {};
  readonly refused = new Refused();
  private readonly mutes: Mutes;
  /** The last row up to which the chat was read; what was said before we came counts as read. */
  readTo = $state(0);

  /** What only this family of games knows about the table. */
  family: FamilyTable = $state.raw(new FamilyTable(this));

  private readonly socket: Line;
  private unwatch: () => void = () => undefined;

  constructor(
    readonly game: string,
    readonly tokens: Tokens,
    around?: Surroundings,
    address?: string,
  ) {
    this.socket = new Line(
      game,
      tokens,
      {
        welcome: (message, first) => this.welcome(message, first),
        step: (message) => this.step(message),
        presence: (message) => this.presence(message),
        state: (state, retryAt) => this.lineIs(state, retryAt),
        ended: (why) => (this.ending = why),
        clock: (offset, trip) => this.clockIs(offset, trip),
      },
      around,
      address,
    );
    this.mutes = new Mutes("muted-chat", game);
    const own = ownGame(game)?.seats.find(({ token }) => token === tokens.token);
    this.socket.muted = this.mutes.of(own?.seat ?? null);
  }

  open(): void {
    // Not by what is seen: several seats may share a screen.
    this.unwatch();
    this.unwatch = $effect.root(() => {
      $effect(() => this.family.watch());
    });
    this.socket.open();
  }

  close(): void {
    this.unwatch();
    this.socket.close();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  // -- what can be read ----------------------------------------------------------------------------------

  /** Who is who changes rarely, table and picture with every step: the log needn't be told anew each time. */
  private readonly cast = $derived(castOf(this.table, this.picture) + spoken());
  readonly people = $derived.by(() => {
    void this.cast;
    return untrack(() => People.at(this.table, this.picture));
  });
  readonly subject: Subject = $derived({
    people: this.people,
    places: this.family.places,
    legend: this.legend,
  });
  /** The same for what may be done: that may need more words. */
  readonly choice: Subject = $derived({
    ...this.subject,
    tells: (option, operands) => this.family.tells(option, operands),
  });

  readonly state = $derived(this.table?.state ?? "waiting");
  /** Whether more happened than the log tells. */
  readonly hasEarlier = $derived(this.from > 1);
  /** Seats whose chat we don't read. */
  readonly muted = $derived.by(() => this.mutes.of(this.seat));
  /** Our question; the last one stands until the answer has been carried out. */
  readonly ask: Ask | null = $derived(this.you?.ask ?? null);
  /** Whether the game waits for this seat: one may have a question without that. */
  readonly isAwaited = $derived(
    this.seat !== null && this.ask !== null && (this.picture?.waiting.includes(this.seat) ?? false),
  );
  /** Whether somebody wants something of us in their own turn, such as an answer to an offer. */
  readonly isInterrupted = $derived(
    this.isAwaited && this.picture?.turn !== null && this.picture?.turn !== this.seat,
  );
  /** The others the game waits for. */
  readonly waitingFor: readonly number[] = $derived(
    (this.picture?.waiting ?? []).filter((seat) => seat !== this.seat || this.ask === null),
  );
  readonly isOurTurn = $derived(this.seat !== null && this.picture?.turn === this.seat);
  readonly isAway = $derived(this.seat !== null && Boolean(this.table?.seats[this.seat]?.away));
  /** What an undo takes back; null where that can't be told. */
  readonly lastDeed = $derived.by(() => (this.mayUndo ? (this.deeds.at(-1) ?? null) : null));
  readonly mayUndo = $derived(this.you?.undo === true && !this.isBusy);
  readonly endTurn: AskOption | null = $derived(this.optionFor("end"));
  /** What has a price is paid for here: in our turn, also while an offer of ours lies on the table. */
  readonly pays: boolean = $derived(this.ask?.paid === true || this.endTurn !== null);

  /** The answer with a role and these operands, if it is possible now. */
  optionFor(role: VerbRole, ...operands: readonly string[]): AskOption | null {
    const fits = ({ verb, args }: AskOption) =>
      verbKind(this.legend, verb).role === role && args.join() === operands.join();
    return this.ask?.options.find(fits) ?? null;
  }

  /** Milliseconds a seat has left at a moment of our time; null if no clock runs for the table. */
  timeLeft(seat: number, now: number): TimeLeft | null {
    const clock = this.table?.clock;
    const info = this.table?.seats[seat];
    if (!clock || !info || info.bank === null) return null;
    const used =
      (info.spent ?? 0) + (info.asked_since === null ? 0 : Math.max(0, now + this.offset - info.asked_since));
    const base = Math.max(0, 1000 * clock.base - used);
    const bank = Math.max(0, info.bank - Math.max(0, used - 1000 * clock.base));
    return { base, bank, runs: info.asked_since !== null };
  }

  /** Until when a seat that isn't connected is waited for, if that is known here. */
  isPresent(seat: number): boolean {
    return this.table?.seats[seat]?.kind === "bot" || (this.present[seat] ?? false);
  }

  // -- what comes in -------------------------------------------------------------------------------------

  private lineIs(state: LineState, retryAt: number | null): void {
    this.line = state;
    this.retryAt = retryAt;
  }

  private clockIs(offset: number, trip: number): void {
    this.offset = offset;
    if (trip > 0) this.latency = trip;
  }

  private welcome(message: Welcome, first: boolean): void {
    const known = this.seen;
    if (this.table?.spec !== message.table.spec) this.family = familyOf(message.table.spec).open(this);
    this.table = message.table;
    this.seat = message.seat;
    this.host = message.host;
    this.present = message.present;
    if (message.legend !== undefined) {
      this.legend = message.legend;
      keepLegend(message.table.spec, message.legend);
      settings.learn(message.legend);
    }
    if ("picture" in message) this.picture = message.picture ?? null;
    this.you = message.you;
    this.waits = message.waits;
    this.latest = null;
    this.before = null;
    if (first) this.readTo = message.seq;
    const oldest = message.missed[0]?.seq ?? message.seq + 1;
    if (oldest > known + 1) this.from = oldest;
    const lines = message.missed.filter((step) => step.seq > known).flatMap((step) => this.add(step));
    if (!first && lines.length > 0) this.sinceYouLeft = [...this.sinceYouLeft, ...lines];
    this.caughtUp(message.seq);
    this.noted();
  }

  private step(message: StepMessage): void {
    this.before = this.picture;
    if (message.patch) this.picture = { ...this.picture, ...message.patch } as Picture;
    if (message.table !== undefined) this.table = message.table;
    this.latest = message;
    this.add(message);
    if (message.you !== undefined) this.you = message.you;
    if (message.waits !== undefined) this.waits = message.waits;
    this.caughtUp(message.seq);
    this.noted();
  }

  private presence({ present, watching }: Presence): void {
    this.present = present;
    this.watching = watching;
  }

  /** We know everything up to a step. If what we answered has happened, the next question may be answered. */
  private caughtUp(seq: number): void {
    this.seen = seq;
    if (this.answeredBy === null || seq < this.answeredBy) return;
    this.answeredBy = null;
    this.isBusy = false;
    const words = this.queued;
    this.queued = null;
    // Only if the next question comes at once: what was meant now would be something else later.
    if (words !== null && this.ask?.options.some((option) => option.words === words)) void this.act(words);
  }

  /** What a step adds to the log; what was paid is told from the pictures before and after it. */
  private linesOf(step: StepMessage): LogLine[] {
    const { before, picture, latest, legend } = this;
    const lines = linesOf(step, legend);
    const paid = step === latest && before && picture ? paidIn(step, before, picture, legend) : null;
    return paid ? withPrice(lines, paid, legend) : lines;
  }

  private add(step: StepMessage): LogLine[] {
    const lines = this.linesOf(step);
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-MOST_LINES);
    const { row, seat } = step.news;
    if (seat === this.seat && row === "acted") this.deeds = [...this.deeds, lines[0] ?? null];
    if (seat === this.seat && row === "undone") this.deeds = this.deeds.slice(0, -1);
    return lines;
  }

  /** Ask for what happened before the log is whole. */
  async earlier(): Promise<void> {
    const { steps } = await api.history(this.game, this.tokens.token ?? undefined);
    const lines = steps.filter(({ seq }) => seq < this.from).flatMap((step) => linesOf(step, this.legend));
    this.log = [
      ...lines.filter((line) => !this.isMuted(line)),
      ...this.log.filter(({ seq }) => seq >= this.from),
    ];
    this.from = 1;
  }

  /** What the server doesn't tell us when it happens; of a whole game it tells everything. */
  private isMuted({ topic, seats }: LogLine): boolean {
    return topic === "chat" && seats.some((seat) => this.muted.includes(seat));
  }

  /** Other pages of this browser list our games. */
  private noted(): void {
    if (this.table === null || this.seat === null) return;
    rememberTable(this.table, this.picture?.round ?? 0, this.isAwaited);
  }

  seenSinceYouLeft(): void {
    this.sinceYouLeft = [];
  }

  // -- commands ------------------------------------------------------------------------------------------

  /** Answer our question. What is refused is told in `refused`; quick hands are one answer ahead. */
  async act(...words: string[]): Promise<boolean> {
    if (this.isBusy) {
      this.queued = words.length === 1 ? (words[0] ?? null) : null;
      return false;
    }
    if (this.ask === null) return false;
    this.isBusy = true;
    const ack = await this.answer(this.socket.send({ type: "act", frame: this.ask.frame, actions: words }));
    if (ack === null) {
      this.isBusy = false;
      this.queued = null;
      return false;
    }
    this.answeredBy = ack.seq;
    if (this.socket.seq !== null) this.caughtUp(this.socket.seq);
    return true;
  }

  undo(): Promise<boolean> {
    this.queued = null;
    return this.sent(this.socket.send({ type: "undo" }));
  }

  say(text: string): Promise<boolean> {
    return this.tell({ type: "chat", text });
  }

  sayPhrase(phrase: Phrase): Promise<boolean> {
    return this.tell({ type: "chat", phrase });
  }

  confirm(): Promise<boolean> {
    return this.tell({ type: "confirm", entropy: entropy() }, "confirm");
  }

  rename(name: string, face = ""): Promise<boolean> {
    return this.tell({ type: "rename", name, face });
  }

  start(): Promise<boolean> {
    return this.tell({ type: "start" });
  }

  free(seat: number): Promise<boolean> {
    return this.tell({ type: "free", seat });
  }

  putBot(seat: number, bot = ""): Promise<boolean> {
    return this.tell({ type: "putbot", seat, bot });
  }

  silence(seat: number, on: boolean): Promise<boolean> {
    return this.tell({ type: "silence", seat, on });
  }

  comeBack(): Promise<boolean> {
    return this.tell({ type: "return" });
  }

  resign(): Promise<boolean> {
    return this.tell({ type: "resign" });
  }

  vote(what: Vote["what"], yes: boolean): Promise<boolean> {
    return this.tell({ type: "vote", what, yes });
  }

  /** For or against a bot that plays for somebody who does nothing. */
  cover(seat: number, yes: boolean): Promise<boolean> {
    return this.tell({ type: "cover", seat, yes });
  }

  /** A token for another device, or null if it was refused. */
  async handOver(): Promise<string | null> {
    return (await this.answer(this.socket.send({ type: "handover" })))?.token ?? null;
  }

  /** The name of the new table. There may be one already. */
  async rematch(): Promise<string | null> {
    if (this.table?.rematch) return this.table.rematch;
    const game = (await this.answer(this.socket.send({ type: "rematch" })))?.game;
    return game || this.table?.rematch || null;
  }

  /** Don't read what a seat writes any more, or read it again. */
  mute(seat: number, on: boolean): void {
    this.mutes.set(this.seat, seat, on);
    this.socket.muted = this.muted;
    this.socket.helloAgain();
  }

  /** The same once more while it is under way is a second click, and no second wish. */
  private tell(wish: Wish, name = JSON.stringify(wish)): Promise<boolean> {
    return (this.underway[name] ??= this.sent(this.socket.send(wish)).finally(
      () => (this.underway[name] = null),
    ));
  }

  private async sent(sent: Promise<Ack>): Promise<boolean> {
    return (await this.answer(sent)) !== null;
  }

  private async answer(sent: Promise<Ack>): Promise<Ack | null> {
    try {
      const ack = await sent;
      this.refused.clear();
      return ack;
    } catch (error) {
      if (error instanceof Refusal && error.code !== "left") this.refused.tell(error);
      return null;
    }
  }
}

/** What is left of the time for a turn, and of the bank behind it, in milliseconds. */
export interface TimeLeft {
  base: number;
  bank: number;
  runs: boolean;
}

import { keep, kept, isRecord } from "../lib/store";
import { botsFor, Choices, gameOf, readSpec, writeSpec, type Spec } from "../lib/specs";
import type { BotKind, Clock, Rulesets, SeatPlan, Settings } from "../wire";
import { settings } from "./settings.svelte";

/** Clocks to choose from; other numbers can be had by anybody who writes to the server. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { base: 45, increment: 5, bank: 120 },
  steady: { base: 90, increment: 10, bank: 300 },
  slow: { base: 600, increment: 0, bank: 1800 },
  days: { base: 86_400, increment: 0, bank: 86_400 },
};
/** Milliseconds a bot takes for a step. */
export const PACES: Record<string, number> = { quick: 200, steady: 700, slow: 1800 };
export const MOST_NAME = 24;

const NAME = "setup";

/** The table that is being planned in the lobby. */
export class Setup {
  spec: Spec = $state.raw(readSpec("isle:base;4"));
  seats: SeatPlan[] = $state([]);
  clock = $state("none");
  pace = $state("steady");
  undos = $state(5);
  listed = $state(false);
  spectators = $state(true);

  readonly choices: Choices;
  readonly bots: BotKind[];

  constructor(rulesets: Rulesets, bots: BotKind[]) {
    this.choices = new Choices(rulesets);
    this.bots = bots;
    this.restore(kept(NAME));
    this.againstBots();
  }

  private restore(value: unknown): void {
    if (!isRecord(value)) return;
    if (typeof value.spec === "string") {
      const spec = readSpec(value.spec);
      const others = this.chosen(spec);
      if (this.choices.isPossible(gameOf(spec), others)) {
        const plain = this.choices.plain(gameOf(spec), others, spec.players);
        this.spec = this.choices.tidied({ ...plain, options: spec.options });
      }
    }
    if (typeof value.clock === "string" && value.clock in CLOCKS) this.clock = value.clock;
    if (typeof value.pace === "string" && value.pace in PACES) this.pace = value.pace;
  }

  private remember(): void {
    keep(NAME, { spec: writeSpec(this.spec), clock: this.clock, pace: this.pace });
  }

  // -- the game ------------------------------------------------------------------------------------------

  /** Modules that were chosen, without the one that two players bring. */
  get modules(): string[] {
    return this.chosen(this.spec);
  }

  private chosen({ family, modules }: Spec): string[] {
    return modules.filter((name) => this.choices.modules(family).some((info) => info.name === name));
  }

  choose(game: string, modules: string[], players = this.spec.players): void {
    const possible = this.choices.isPossible(game, modules) ? modules : [];
    const plain = this.choices.plain(game, possible, players);
    this.spec = this.choices.tidied({ ...plain, options: this.spec.options });
    this.fitSeats();
    this.remember();
  }

  setOption(name: string, value: string): void {
    this.spec = this.choices.tidied({ ...this.spec, options: { ...this.spec.options, [name]: value } });
    this.remember();
  }

  // -- the seats -----------------------------------------------------------------------------------------

  /** Those that play this game, the strongest first. */
  get able(): BotKind[] {
    return botsFor(this.bots, this.spec.family);
  }

  againstBots(): void {
    this.seats = this.planned((seat) => (seat === 0 ? this.me() : this.aBot()));
  }

  withFriends(): void {
    this.seats = this.planned((seat) => (seat === 0 ? this.me() : { kind: "open" }));
  }

  passAndPlay(): void {
    this.seats = this.planned((seat) => (seat === 0 ? this.me() : { kind: "mine", name: "" }));
  }

  get isPassed(): boolean {
    return this.seats.filter((seat) => seat.kind === "mine").length > 1;
  }

  private me(): SeatPlan {
    return { kind: "mine", name: settings.now.name };
  }

  private aBot(): SeatPlan {
    return { kind: "bot", bot: this.able[0]?.name ?? "" };
  }

  private planned(plan: (seat: number) => SeatPlan): SeatPlan[] {
    return Array.from({ length: this.spec.players }, (_, seat) => plan(seat));
  }

  private fitSeats(): void {
    const last = this.seats.at(-1) ?? this.aBot();
    const plans = this.planned((seat) => this.seats[seat] ?? { ...last, name: "" });
    const isAble = ({ kind, bot }: SeatPlan) => kind !== "bot" || this.able.some(({ name }) => name === bot);
    this.seats = plans.map((plan) => (isAble(plan) ? plan : this.aBot()));
  }

  // -- the table -----------------------------------------------------------------------------------------

  /** What the server is asked for. Who has no name yet is called what the caller says. */
  plan(nameFor: (seat: number) => string, spec = this.spec, seats = this.seats): Settings {
    this.remember();
    return {
      spec: writeSpec(this.choices.forPeople(spec)),
      seats: seats.map((seat, number) => {
        if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "" };
        if (seat.kind === "open") return { kind: "open" };
        const name = seat.name?.trim() || nameFor(number);
        return { kind: "mine", name: name.slice(0, MOST_NAME) };
      }),
      listed: this.listed && seats.some((seat) => seat.kind === "open"),
      spectators: this.spectators,
      clock: CLOCKS[this.clock] ?? null,
      undos: this.undos,
      pace: PACES[this.pace] ?? 700,
      // Who passes a device round, or is alone with bots, is in no hurry.
      ...(seats.some((seat) => seat.kind === "open") ? {} : { idle: null }),
    };
  }

  /** One click: this game against bots, and nothing else to decide. */
  quick(name: string, spec = this.spec): Settings {
    const seats = Array.from({ length: spec.players }, (_, seat): SeatPlan =>
      seat === 0 ? this.me() : { kind: "bot" },
    );
    return { ...this.plan(() => name, spec, seats), clock: null, listed: false };
  }
}

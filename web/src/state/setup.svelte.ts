import { keep, kept, isRecord } from "../lib/store";
import { Choices, readSpec, writeSpec, type Spec } from "../lib/specs";
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
      const { scenario, modules, players, options } = readSpec(value.spec);
      const others = modules.filter((name) => this.choices.modules.some((info) => info.name === name));
      if (this.choices.isPossible(scenario, others)) {
        const plain = this.choices.plain(scenario, others, players);
        this.spec = this.choices.tidied({ ...plain, options });
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
    return this.spec.modules.filter((name) => this.choices.modules.some((info) => info.name === name));
  }

  choose(scenario: string, modules: string[], players = this.spec.players): void {
    const possible = this.choices.isPossible(scenario, modules) ? modules : [];
    const plain = this.choices.plain(scenario, possible, players);
    this.spec = this.choices.tidied({ ...plain, options: this.spec.options });
    this.fitSeats();
    this.remember();
  }

  setOption(name: string, value: string): void {
    this.spec = this.choices.tidied({ ...this.spec, options: { ...this.spec.options, [name]: value } });
    this.remember();
  }

  // -- the seats -----------------------------------------------------------------------------------------

  /** The bot that sits down where nobody else does: the strongest there is. */
  get bot(): string {
    return (this.bots.find((bot) => bot.strength === "medium") ?? this.bots[0])?.name ?? "greedy";
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
    return { kind: "bot", bot: this.bot };
  }

  private planned(plan: (seat: number) => SeatPlan): SeatPlan[] {
    return Array.from({ length: this.spec.players }, (_, seat) => plan(seat));
  }

  private fitSeats(): void {
    const last = this.seats.at(-1) ?? this.aBot();
    this.seats = this.planned((seat) => this.seats[seat] ?? { ...last, name: "" });
  }

  // -- the table -----------------------------------------------------------------------------------------

  /** What the server is asked for. Who has no name yet is called what the caller says. */
  plan(nameFor: (seat: number) => string, spec = this.spec, seats = this.seats): Settings {
    this.remember();
    return {
      spec: writeSpec(this.choices.forPeople(spec)),
      seats: seats.map((seat, number) => {
        if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? this.bot };
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
    const seats = Array.from({ length: spec.players }, (_, seat) => (seat === 0 ? this.me() : this.aBot()));
    return { ...this.plan(() => name, spec, seats), clock: null, listed: false };
  }
}

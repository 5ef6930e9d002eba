import { keep, kept, isRecord } from "../lib/store";
import { botsFor, Choices, gameOf, readSpec, writeSpec, type Spec } from "../lib/specs";
import type { BotKind, BotPerson, Clock, Rulesets, SeatPlan, Settings } from "../wire";
import { MOST_NAME, Persona, turned } from "./persona.svelte";

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

const NAME = "setup";

/** Somebody on a seat, as the others will see them. */
export interface Sitter {
  name: string;
  face: string;
  manner: string;
  shields: number;
}

/** The table that is being planned in the lobby. */
export class Setup {
  spec: Spec = $state.raw(readSpec(""));
  seats: SeatPlan[] = $state([]);
  clock = $state("none");
  pace = $state("steady");
  undos = $state(5);
  listed = $state(false);
  spectators = $state(true);

  readonly choices: Choices;
  readonly bots: BotKind[];
  readonly persona = new Persona();
  /** Who of the bots' persons comes first: others at every visit. */
  private readonly luck = Math.random();

  constructor(rulesets: Rulesets, bots: BotKind[]) {
    this.choices = new Choices(rulesets);
    this.bots = bots;
    this.spec = this.choices.first;
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
    return { kind: "mine" };
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

  /** The seat on which we sit ourselves; others on this device have names of their own. */
  get ours(): number {
    return this.seats.findIndex(({ kind }) => kind === "mine");
  }

  /** Who will sit where; nobody on an open seat. No two have one name. */
  company(seats: readonly SeatPlan[] = this.seats): (Sitter | null)[] {
    const ours = seats.findIndex(({ kind }) => kind === "mine");
    const taken = seats.flatMap(({ kind, name }, seat) =>
      seat === ours ? this.persona.called : kind === "mine" && name ? name.trim() : [],
    );
    /** From here on nobody else gets it. */
    const take = (name: string) => {
      taken.push(name);
      return name;
    };
    return seats.map((seat, number) => {
      if (number === ours)
        return { name: this.persona.called, face: this.persona.face, manner: "", shields: 0 };
      if (seat.kind === "mine") {
        const name = seat.name?.trim().slice(0, MOST_NAME) || take(this.persona.proposed(taken));
        return { name, face: "", manner: "", shields: 0 };
      }
      const bot = this.bots.find(({ name }) => name === seat.bot) ?? this.able[0];
      if (seat.kind !== "bot" || !bot) return null;
      const { name, face } = this.personFor(bot, taken);
      return { name: take(name), face, manner: bot.manner, shields: bot.shields };
    });
  }

  private personFor(bot: BotKind, taken: readonly string[]): BotPerson {
    const own = turned(bot.persons, this.luck);
    const all = [...own, ...this.bots.flatMap(({ persons }) => persons)];
    const isFree = ({ name }: BotPerson) =>
      !taken.some((other) => other.toLowerCase() === name.toLowerCase());
    return all.find(isFree) ?? { name: "", face: "" }; // then the server finds somebody
  }

  /** The seats with everybody's name and face; from now on we are kept as we are. */
  seated(seats: readonly SeatPlan[]): SeatPlan[] {
    if (seats.some(({ kind }) => kind === "mine")) this.persona.keep();
    const company = this.company(seats);
    return seats.map(({ kind, bot = "" }, number) => {
      const { name = "", face = "" } = company[number] ?? {};
      if (kind === "bot") return { kind, bot, name, face };
      return kind === "mine" ? { kind, name, face } : { kind: "open" };
    });
  }

  // -- the table -----------------------------------------------------------------------------------------

  /** What the server is asked for. */
  plan(spec = this.spec, seats = this.seats): Settings {
    this.remember();
    return {
      spec: writeSpec(this.choices.forPeople(spec)),
      seats: this.seated(seats),
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
  quick(spec = this.spec): Settings {
    const seats = Array.from({ length: spec.players }, (_, seat): SeatPlan =>
      seat === 0 ? this.me() : { kind: "bot" },
    );
    return { ...this.plan(spec, seats), clock: null, listed: false };
  }
}

import type { BotKind, OptionInfo, RulesetInfo, Rulesets } from "../wire";

/** A ruleset taken apart: `isle:new_shores+cities_knights;4;board=variable`. */
export interface Spec {
  family: string;
  scenario: string;
  modules: string[];
  players: number;
  options: Record<string, string>;
}

export function readSpec(text: string): Spec {
  const [game = "", players = "", ...options] = text.split(";");
  const [family = "", names = ""] = game.split(":");
  const [scenario = "", ...modules] = names.split("+");
  const pairs = options.map((option): [string, string] => {
    const [name = "", value = ""] = option.split("=");
    return [name, value];
  });
  return { family, scenario, modules, players: Number(players), options: Object.fromEntries(pairs) };
}

/** A scenario with its family: `isle:new_shores`. */
export function gameOf({ family, scenario }: Pick<Spec, "family" | "scenario">): string {
  return `${family}:${scenario}`;
}

export function writeSpec({ family, scenario, modules, players, options }: Spec): string {
  const game = [scenario, ...modules].join("+");
  const pairs = Object.entries(options).map(([name, value]) => `;${name}=${value}`);
  return `${family}:${game};${players}${pairs.join("")}`;
}

/** What can be chosen in the lobby, found out from the set-ups that the server lists. */
export class Choices {
  private readonly specs: Spec[];
  private readonly byName: Map<string, RulesetInfo>;

  constructor(readonly rulesets: Rulesets) {
    const all = [...rulesets.scenarios, ...rulesets.modules];
    this.specs = [...new Set(all.flatMap((info) => info.specs))].map(readSpec);
    this.byName = new Map(all.map((info) => [`${info.family}:${info.name}`, info]));
  }

  get scenarios(): RulesetInfo[] {
    return this.rulesets.scenarios;
  }

  /** Modules that change the game, not the number of players; those of a family, or all. */
  modules(family?: string): RulesetInfo[] {
    return this.rulesets.modules.filter(
      (info) => !info.by_players && (family === undefined || info.family === family),
    );
  }

  private fits(game: string, modules: readonly string[]): Spec[] {
    const same = (spec: Spec) => this.modulesBut(spec).join() === [...modules].sort().join();
    return this.specs.filter((spec) => gameOf(spec) === game && same(spec));
  }

  /** The modules that somebody has chosen: others come with the number of players. */
  private modulesBut({ family, modules }: Spec): string[] {
    return modules.filter((name) => !this.byName.get(`${family}:${name}`)?.by_players).sort();
  }

  isPossible(game: string, modules: readonly string[]): boolean {
    return this.fits(game, modules).length > 0;
  }

  /** How many may play. */
  players(game: string, modules: readonly string[]): number[] {
    const counts = new Set(this.fits(game, modules).map((spec) => spec.players));
    return [...counts].sort();
  }

  /** The plain set-up of a game for so many players, or for as many of them as can be. */
  plain(game: string, modules: readonly string[], players: number): Spec {
    const fitting = this.fits(game, modules);
    const bare = fitting.filter((spec) => Object.keys(spec.options).length === 0);
    const found = bare.find((spec) => spec.players === players) ?? bare.at(-1) ?? fitting[0];
    return found ? { ...found, options: {} } : { ...readSpec(game), modules: [...modules], players };
  }

  /** What is played where nobody has chosen: the first scenario, with most players. */
  get first(): Spec {
    const [first] = this.scenarios;
    return readSpec(first ? `${first.family}:${first.name};${Math.max(...first.players)}` : "");
  }

  /** What may be decided beyond that: the scenario's options and those of its modules. */
  options({ family, scenario, modules, options }: Spec): OptionInfo[] {
    const all = [scenario, ...modules].flatMap((name) => this.byName.get(`${family}:${name}`)?.options ?? []);
    const own = all.filter((option) => option.with.length === 0 || option.with.includes(scenario));
    const value = (name: string) => options[name] ?? own.find((option) => option.name === name)?.default;
    return own.filter(({ needs }) =>
      Object.entries(needs).every(([name, values]) => values.includes(value(name) ?? "")),
    );
  }

  /**
   * The values of an option that go with a set-up. A value that the list knows for this scenario, but never
   * with these modules and so many players, can't be had here.
   */
  values(spec: Spec, option: OptionInfo): string[] {
    const has = (other: Spec, value: string) => other.options[option.name] === value;
    const game = gameOf(spec);
    const scenario = this.specs.filter((other) => gameOf(other) === game);
    const here = this.fits(game, this.modulesBut(spec)).filter((other) => other.players === spec.players);
    return option.values.filter(
      (value) =>
        value === option.default ||
        here.some((other) => has(other, value)) ||
        !scenario.some((other) => has(other, value)),
    );
  }

  /** What an option is unless somebody says so: at tables with people not always what the engine takes. */
  usual({ people }: OptionInfo): string {
    return people;
  }

  /** A set-up as the server is to be asked for it: what is usual among people is said, too. */
  forPeople(spec: Spec): Spec {
    const unsaid = this.options(spec).filter(({ name }) => !(name in spec.options));
    const wishes = unsaid.map((option): [string, string] => [option.name, this.usual(option)]);
    const said = wishes.filter(([, wish], k) => wish !== unsaid[k]?.default);
    return { ...spec, options: { ...spec.options, ...Object.fromEntries(said) } };
  }

  /** A set-up whose options are all possible, and none of them said that needn't be. */
  tidied(spec: Spec): Spec {
    const known = this.options(spec);
    const kept = Object.entries(spec.options).filter(([name, value]) => {
      const option = known.find((info) => info.name === name);
      if (option === undefined || value === this.usual(option)) return false;
      if (option.range === null) return this.values(spec, option).includes(value);
      const [least = 0, most = 0] = option.range;
      return /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
    });
    return { ...spec, options: Object.fromEntries(kept) };
  }

  /** Why two things that were chosen don't go well together, in the rulebook's opinion. */
  advice({ family, scenario, modules }: Spec): string | null {
    const chosen = [scenario, ...modules];
    const pairs = this.rulesets.advice.filter((pair) => pair.family === family);
    return pairs.find(({ both }) => both.every((name) => chosen.includes(name)))?.why ?? null;
  }
}

/** The bots that play a family, the strongest first: it sits down where nobody else does. */
export function botsFor(bots: readonly BotKind[], family: string): BotKind[] {
  const able = bots.filter(({ families }) => families.includes(family));
  return able.sort((one, other) => other.shields - one.shields);
}

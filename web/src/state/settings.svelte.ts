import type { Legend } from "../wire";
import { bestLanguage, speak, spoken } from "../lib/fluent";
import { isRecord, keep, kept, onKept } from "../lib/store";

export const THEMES = ["auto", "light", "dark"] as const;
export const SIZES = [0.875, 1, 1.125, 1.25, 1.5] as const;
/** Motion: as the system wants it, none, as drawn, or twice as quick. */
export const MOTIONS = ["auto", "none", "normal", "quick"] as const;
export const COLORS = ["red", "blue", "white", "orange", "green", "violet"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Color = (typeof COLORS)[number];

/** What a key does at every table, and which key does it unless somebody wants another. */
export const KEYS: Keys = {
  trade: "t",
  next: " ",
  undo: "u",
  fit: "z",
  list: "l",
  rules: "b",
  help: "?",
  accept: "y",
  decline: "n",
};

/** Keys by what they do, in all games or in some. */
export type Keys = Readonly<Record<string, string>>;

/** Everything that somebody may decide for their own screen. */
export interface Choices {
  /** How others see one; asked once. */
  name: string;
  /** Letters that one's face is made from; "" for who has not chosen one. */
  face: string;
  /** "" for what the browser wants. */
  language: string;
  theme: Theme;
  size: number;
  motion: Motion;
  sound: boolean;
  volume: number;
  notify: boolean;
  /** Ask before a turn ends in which something could still be done. */
  confirmEnd: boolean;
  /** Say no to offers for which we lack the cards. */
  declinePoor: boolean;
  shortcuts: boolean;
  keys: Keys;
  /** A tap on the board acts at once, and isn't asked back. */
  singleTap: boolean;
  /** Show how much corners are worth where one founds. */
  pips: boolean;
  /** The color of a seat -> the color in which it is shown here. */
  colors: Partial<Record<Color, Color>>;
}

const NAME = "settings";
const DEFAULTS: Choices = {
  name: "",
  face: "",
  language: "",
  theme: "auto",
  size: 1,
  motion: "auto",
  sound: true,
  volume: 0.5,
  notify: false,
  confirmEnd: true,
  declinePoor: true,
  shortcuts: true,
  keys: { ...KEYS },
  singleTap: false,
  pips: true,
  colors: {},
};

const PACES: Record<Motion, string> = { auto: "", none: "0", normal: "1", quick: "0.5" };

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

function colorsIn(value: unknown): Choices["colors"] {
  if (!isRecord(value)) return {};
  const pairs = Object.entries(value).filter((pair) => pair.every((end) => COLORS.includes(end as Color)));
  const swapped = Object.fromEntries(pairs) as Choices["colors"];
  const shown = COLORS.map((color) => swapped[color] ?? color);
  return new Set(shown).size === COLORS.length ? swapped : {}; // no two seats may look the same
}

function keysIn(value: unknown): Keys {
  const given = Object.entries(isRecord(value) ? value : {});
  const one = ([, key]: [string, unknown]) => typeof key === "string" && [...key].length <= 1;
  return { ...KEYS, ...(Object.fromEntries(given.filter(one)) as Keys) };
}

/** What was kept, where it makes sense. */
export function readChoices(value: unknown): Choices {
  if (!isRecord(value)) return structuredClone(DEFAULTS);
  const flag = (
    name: "sound" | "notify" | "confirmEnd" | "declinePoor" | "shortcuts" | "singleTap" | "pips",
  ) => (typeof value[name] === "boolean" ? value[name] : DEFAULTS[name]);
  const text = (name: "name" | "face" | "language") => (typeof value[name] === "string" ? value[name] : "");
  const volume = typeof value.volume === "number" ? value.volume : DEFAULTS.volume;
  return {
    name: text("name").slice(0, 24),
    face: /^[A-Za-z]{0,16}$/.test(text("face")) ? text("face") : "",
    language: text("language"),
    theme: oneOf(THEMES, value.theme, "auto"),
    size: oneOf<number>(SIZES, value.size, 1),
    motion: oneOf(MOTIONS, value.motion, "auto"),
    sound: flag("sound"),
    volume: Math.min(1, Math.max(0, volume)),
    notify: flag("notify"),
    confirmEnd: flag("confirmEnd"),
    declinePoor: flag("declinePoor"),
    shortcuts: flag("shortcuts"),
    keys: keysIn(value.keys),
    singleTap: flag("singleTap"),
    pips: flag("pips"),
    colors: colorsIn(value.colors),
  };
}

/** The choices of this browser. Changing one keeps it and shows it at once, in other tabs too. */
class Settings {
  private choices: Choices = $state.raw(readChoices(kept(NAME)));
  private usual: Keys = $state.raw({});

  get now(): Readonly<Choices> {
    return this.choices;
  }

  /** What was chosen, which comes first, and what else the games that were opened here want. */
  get keys(): Keys {
    const { keys } = this.choices;
    return { ...keys, ...this.usual, ...keys };
  }

  /** The keys that a game wants, by the kind of what one gets or moves by them. */
  learn({ verbs }: Legend): void {
    const usual: Record<string, string> = { ...this.usual };
    for (const { about, key } of Object.values(verbs)) if (about && key) usual[about] = key;
    this.usual = usual;
  }

  set(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
    keep(NAME, this.choices);
    void this.apply();
  }

  /** The color in which a seat is shown. */
  shown(color: string): string {
    return this.choices.colors[color as Color] ?? color;
  }

  /** Show one seat's color as another; the other one takes its place, so that no two look the same. */
  swap(color: Color, as: Color): void {
    const before = this.shown(color) as Color;
    const other = COLORS.find((candidate) => this.shown(candidate) === as) ?? as;
    const colors = { ...this.choices.colors, [color]: as, [other]: before };
    const changed = Object.entries(colors).filter(([from, to]) => from !== to);
    this.set({ colors: Object.fromEntries(changed) });
  }

  /** Put everything where it works: on the page itself. */
  async apply(): Promise<void> {
    const { language, theme, size, motion } = this.choices;
    const root = document.documentElement;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = motion;
    setOrRemove(root, "--text-size", size === 1 ? "" : String(size));
    setOrRemove(root, "--pace", PACES[motion]);
    await speak(language || bestLanguage());
    root.lang = spoken();
  }

  /** Follow what other tabs decide; for as long as the page lives. */
  follow(): void {
    onKept(NAME, () => {
      this.choices = readChoices(kept(NAME));
      void this.apply();
    });
  }
}

function setOrRemove(root: HTMLElement, name: string, value: string): void {
  if (value) root.style.setProperty(name, value);
  else root.style.removeProperty(name);
}

export const settings = new Settings();

/** Whether things may move: by the setting, else as the system wants it. */
export function moves(): boolean {
  const { motion } = settings.now;
  if (motion !== "auto") return motion !== "none";
  return typeof matchMedia !== "function" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

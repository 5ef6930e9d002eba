import { t } from "../lib/fluent";
import { settings } from "./settings.svelte";

export const MOST_NAME = 24;
const FACES = 5;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Letters that make some face. */
export function someFace(): string {
  const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)];
  return Array.from({ length: 8 }, letter).join("");
}

/** A list that begins where luck says, from 0 to 1, and goes round. */
export function turned<T>(list: readonly T[], luck: number): T[] {
  const first = Math.floor(luck * list.length);
  return [...list.slice(first), ...list.slice(0, first)];
}

/** Who we are to others: asked once, kept when it is used, and then filled in wherever it is asked again. */
export class Persona {
  private typed: string | null = $state(null);
  private chosen = $state("");
  private others: readonly string[] = $state.raw(Array.from({ length: FACES }, someFace));
  /** Where in the list of names the one that we propose stands: the list depends on the language. */
  private readonly luck = Math.random();

  /** Names of those who sit at the table already are not proposed. */
  constructor(private readonly seated: () => readonly string[] = () => []) {}

  /** Whether somebody has answered already. */
  get isKept(): boolean {
    return settings.now.name !== "";
  }

  /** What stands in the field. */
  get name(): string {
    return this.typed ?? (settings.now.name || this.proposed());
  }

  set name(name: string) {
    this.typed = name;
  }

  /** The name that others get to read: who wipes the field out takes what was proposed. */
  get called(): string {
    return this.name.trim().slice(0, MOST_NAME) || this.proposed();
  }

  /** Letters; "" for who has a name from before there were faces: then the name makes it. */
  get face(): string {
    return this.chosen || settings.now.face || (this.isKept ? "" : (this.others[0] ?? ""));
  }

  set face(face: string) {
    this.chosen = face;
  }

  /** To choose from: ours is always among them. */
  get faces(): readonly string[] {
    const { face } = this;
    return this.others.includes(face) ? this.others : [face, ...this.others.slice(1)];
  }

  /** Others to choose from; the first of them is ours until we choose. */
  roll(): void {
    this.others = Array.from({ length: FACES }, someFace);
    this.chosen = this.others[0] ?? "";
  }

  /** A name from the list of the language that is spoken, but none of those that are taken. */
  proposed(taken: readonly string[] = []): string {
    const names = turned(t("persona-names").split(", "), this.luck);
    const others = [...taken, ...this.seated()].map((name) => name.toLowerCase());
    return names.find((name) => !others.includes(name.toLowerCase())) ?? "";
  }

  /** We have sat down like this. */
  keep(): void {
    settings.set({ name: this.called, face: this.face });
    this.typed = null;
    this.chosen = "";
  }
}

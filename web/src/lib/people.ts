import { settings } from "../state/settings.svelte";
import type { Picture, TableInfo } from "../wire";
import { t, wordFor } from "./fluent";

/** Somebody who owns pieces: a player, or a neutral of the game for two. */
export interface Person {
  seat: number;
  color: string;
  /** As everybody calls them; nobody else at the table goes by it. */
  name: string;
  /** What their face is made from. */
  face: string;
  isBot: boolean;
  /** Of a bot: one word, and one to three for its strength; none if nobody knows. */
  manner: string;
  shields: number;
}

/** Everybody at a table, by number and by color. */
export class People {
  constructor(readonly all: readonly Person[]) {}

  static at(table: TableInfo | null, picture: Picture | null): People {
    const seats = table?.seats ?? [];
    const colors = picture?.owners ?? seats.map((seat) => seat.color);
    const plain = colors.map(
      (color, number) => seats[number]?.name || nameless(color, number < seats.length),
    );
    const twice = (name: string) => plain.filter((other) => other === name).length > 1;
    const all = colors.map((color, seat) => {
      const name = plain[seat] ?? color;
      return {
        seat,
        color,
        name: twice(name) ? t("person-by-color", { name, color: settings.shown(color) }) : name,
        face: seats[seat]?.face || (plain[seat] ?? color),
        isBot: seats[seat]?.kind === "bot",
        manner: seats[seat]?.manner ?? "",
        shields: seats[seat]?.shields ?? 0,
      };
    });
    return new People(all);
  }

  /** By number or color; null for what is neither. */
  find(who: unknown): Person | null {
    if (typeof who === "number") return this.all[who] ?? null;
    return this.all.find((person) => person.color === who) ?? null;
  }

  name(who: number): string {
    return this.all[who]?.name ?? String(who);
  }

  face(who: number): string {
    return this.all[who]?.face ?? String(who);
  }
}

/** Who has no name goes by the color in which this screen shows them. */
export function nameless(seat: string, sits = true): string {
  const color = settings.shown(seat);
  return sits ? wordFor(color, "label") : t("person-neutral", { color });
}

/** Everything that names and faces of people follow from, as one text to compare. */
export function castOf(table: TableInfo | null, picture: Picture | null): string {
  const seats = table?.seats.map(({ name, kind, color, face, bot }) => [name, kind, color, face, bot]);
  return JSON.stringify([seats, picture?.owners, settings.now.colors]);
}

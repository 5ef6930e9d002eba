import { settings } from "../state/settings.svelte";
import type { Picture, TableInfo } from "../wire";
import { t, wordFor } from "./fluent";

/** Somebody who owns pieces: a player, or a neutral of the game for two. */
export interface Person {
  seat: number;
  color: string;
  /** As everybody calls them; nobody else at the table goes by it. */
  name: string;
  bot: boolean;
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
        bot: seats[seat]?.kind === "bot",
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
}

/** Who has no name goes by the color in which this screen shows them. */
export function nameless(seat: string, sits = true): string {
  const color = settings.shown(seat);
  return sits ? wordFor(color, "label") : t("person-neutral", { color });
}

/** Everything that the names of people follow from, as one text to compare. */
export function castOf(table: TableInfo | null, picture: Picture | null): string {
  const seats = table?.seats.map(({ name, kind, color }) => [name, kind, color]);
  return JSON.stringify([seats, picture?.owners, settings.now.colors]);
}

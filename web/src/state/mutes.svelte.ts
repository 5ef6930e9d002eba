import { isRecord, keep, kept } from "../lib/store";

/** Games whose mutes are remembered. */
const MOST_GAMES = 20;

type Lists = Readonly<Record<string, readonly number[]>>;

/** Whom one doesn't want to hear at a table. The same device may have several seats: each has its own ones muted. */
export class Mutes {
  private lists: Lists = $state.raw({});

  constructor(
    private readonly name: string,
    private readonly game: string,
  ) {
    this.lists = this.read();
  }

  /** Those whom a seat, or null for who watches, has muted. */
  of(seat: number | null): readonly number[] {
    return this.lists[String(seat)] ?? [];
  }

  set(seat: number | null, other: number, on: boolean): void {
    const others = this.of(seat).filter((one) => one !== other);
    this.lists = { ...this.read(), [String(seat)]: on ? [...others, other] : others };
    const games = Object.entries(this.all()).filter(([game]) => game !== this.game);
    keep(this.name, Object.fromEntries([...games, [this.game, this.lists]].slice(-MOST_GAMES)));
  }

  private all(): Record<string, unknown> {
    const all = kept(this.name);
    return isRecord(all) ? all : {};
  }

  private read(): Lists {
    const own = this.all()[this.game];
    return isRecord(own) && Object.values(own).every(Array.isArray) ? (own as Lists) : {};
  }
}

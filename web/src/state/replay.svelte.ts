import { BLANK, changedBy, entryOf, keepLegend } from "../lib/legend";
import { castOf, People } from "../lib/people";
import { plain } from "../lib/sentences";
import { api } from "../net/api";
import { asOwner } from "../net/tokens";
import type { History, Legend, Picture, StepMessage, TableInfo } from "../wire";
import { placesOf } from "./familyof";
import { lineParts, linesOf } from "./log";

/** With whose eyes one looks: a seat's, those of somebody who watches, all, or simply our own. */
export type Eyes = "own" | "watcher" | "all" | number;

/** Rows that change the game. Others, such as chat, go with the move after them. */
const MOVES = new Set(["started", "acted", "undone"]);
/** Moves a second at the usual speed. */
const PACE = 1.25;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A game from its first move to its last; any moment of it can be looked at, with anybody's eyes. */
export class ReplayState {
  table: TableInfo | null = $state.raw(null);
  steps: readonly StepMessage[] | null = $state.raw(null);
  legend: Legend = $state.raw(BLANK);
  trouble: unknown = $state.raw(null);
  /** The move that was the last; its picture is shown. */
  at = $state(0);
  eyes: Eyes = $state("own");
  /** Another view is being fetched. */
  isLoading = $state(false);
  speed: number = $state(1);
  private timer: ReturnType<typeof setInterval> | undefined = $state();
  /** The views that were fetched already. */
  private readonly known: Partial<Record<Eyes, History>> = {};

  constructor(readonly game: string) {}

  /** Begin at a move, with some eyes; the last move and all cards if nothing is said. */
  async load(move: number | null = null, eyes: Eyes | null = null): Promise<void> {
    this.trouble = null;
    try {
      this.table = await api.table(this.game);
      await this.look(this.isOver ? (eyes ?? "all") : "own");
      this.go(move ?? this.last);
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Look with other eyes at the same move. */
  async look(eyes: Eyes): Promise<void> {
    this.isLoading = true;
    try {
      const { steps, legend } = (this.known[eyes] ??= await asOwner(this.game, (token) =>
        api.history(this.game, token, String(eyes)),
      ));
      this.steps = steps;
      this.legend = legend;
      if (this.table) keepLegend(this.table.spec, legend);
      this.eyes = eyes;
    } finally {
      this.isLoading = false;
    }
  }

  readonly isOver = $derived(this.table?.state === "over");
  /** For every move the number of its step. */
  private readonly moves = $derived(
    (this.steps ?? []).flatMap(({ news }, index) => (MOVES.has(news.row) ? [index] : [])),
  );
  readonly last = $derived(Math.max(0, this.moves.length - 1));
  private readonly until = $derived((this.steps ?? []).slice(0, (this.moves[this.at] ?? -1) + 1));
  readonly picture: Picture | null = $derived.by(() => {
    const patches = this.until.map((step) => step.patch).filter((patch) => patch !== undefined);
    return patches.length === 0 ? null : (Object.assign({}, ...patches) as Picture);
  });
  private readonly cast = $derived(castOf(this.table, this.picture));
  readonly people = $derived.by(() => {
    void this.cast;
    return People.at(this.table, this.picture);
  });
  readonly subject = $derived({
    people: this.people,
    places: placesOf(this.picture),
    legend: this.legend,
  });

  /** The log up to here; every line knows its move. */
  readonly log = $derived.by(() => {
    let move = -1;
    return this.until.flatMap((step) => {
      if (MOVES.has(step.news.row)) move += 1;
      return linesOf(step, this.legend).map((line) => ({ ...line, move: Math.max(0, move) }));
    });
  });
  /** What happened with this move, in words. */
  readonly told = $derived(
    this.log
      .filter(({ move }) => move === this.at)
      .map((line) => plain(lineParts(line, this.subject)))
      .join(" "),
  );
  /** Where something has just changed. */
  readonly changed = $derived(
    (this.until.at(-1)?.events ?? []).flatMap((event) => changedBy(this.legend, event, this.subject.places)),
  );
  /** The moves with which a turn begins. */
  private readonly turns = $derived(
    this.moves.flatMap((index, move) =>
      this.steps?.[index]?.events.some(({ code }) => entryOf(this.legend, code).role === "turn")
        ? [move]
        : [],
    ),
  );
  /** For every turn where it begins and how many points came and went in it, from 0 to 1. */
  readonly swings = $derived.by(() => {
    const starts = this.turns;
    const points = this.moves.map(() => 0);
    let before: readonly number[] = [];
    this.moves.forEach((index, move) => {
      const players = (this.steps?.[index]?.patch as Partial<Picture> | undefined)?.players;
      const after = players?.map((player) => player.points ?? player.public_points) ?? before;
      points[move] = after.reduce((sum, count, seat) => sum + Math.abs(count - (before[seat] ?? count)), 0);
      before = after;
    });
    const sums = starts.map((from, k) =>
      points.slice(from, starts[k + 1] ?? points.length).reduce((sum, count) => sum + count, 0),
    );
    const most = Math.max(1, ...sums);
    return starts.map((from, k) => ({
      from,
      to: (starts[k + 1] ?? points.length) - 1,
      height: (sums[k] ?? 0) / most,
    }));
  });

  go(at: number): void {
    this.at = Math.min(Math.max(0, Math.round(at) || 0), this.last);
  }

  /** To the next turn, or to the beginning of this one or the one before. */
  turn(direction: 1 | -1): void {
    const to =
      direction > 0
        ? this.turns.find((move) => move > this.at)
        : this.turns.findLast((move) => move < this.at);
    this.go(to ?? (direction > 0 ? this.last : 0));
  }

  // -- playing -------------------------------------------------------------------------------------------

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  /** Go on by itself, from the start if the end is reached. */
  play(): void {
    this.pause();
    if (this.at >= this.last) this.go(0);
    this.timer = setInterval(() => this.tick(), 1000 / (PACE * this.speed));
  }

  pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.isPlaying) this.play();
  }

  private tick(): void {
    this.go(this.at + 1);
    if (this.at >= this.last) this.pause();
  }
}

/** Everything one may look with at a finished game. */
export function allEyes(seats: number): Eyes[] {
  return ["all", ...Array.from({ length: seats }, (_, seat) => seat), "watcher"];
}

export function eyesFrom(text: string | null): Eyes | null {
  if (text === "all" || text === "watcher") return text;
  return text !== null && /^[0-5]$/.test(text) ? Number(text) : null;
}

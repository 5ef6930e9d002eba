import { People } from "../lib/people";
import { Atlas } from "../board/geometry";
import { api } from "../net/api";
import { ownGame } from "../net/tokens";
import type { Picture, Step, TableInfo } from "../wire";
import { linesOf } from "./log";

/** A game from its first step to its last; any moment of it can be looked at. */
export class ReplayState {
  steps: readonly Step[] | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  /** The number of the step that was the last; its picture is shown. */
  at = $state(0);

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    this.trouble = null;
    try {
      const own = ownGame(this.game)?.seats[0]?.token;
      const { steps } = await this.history(own);
      this.steps = steps;
      this.at = Math.max(0, steps.length - 1);
    } catch (error) {
      this.trouble = error;
    }
  }

  /** As our seat saw it, or as anybody may if the token is worth nothing any more. */
  private async history(token: string | undefined) {
    if (token === undefined) return api.history(this.game);
    return api.history(this.game, token).catch(() => api.history(this.game));
  }

  private readonly until = $derived((this.steps ?? []).slice(0, this.at + 1));
  readonly picture: Picture | null = $derived.by(() => {
    const patches = this.until.map((step) => step.patch).filter((patch) => patch !== undefined);
    return patches.length === 0 ? null : (Object.assign({}, ...patches) as Picture);
  });
  readonly table: TableInfo | null = $derived(this.until.findLast((step) => step.table)?.table ?? null);
  readonly log = $derived(this.until.flatMap(linesOf));
  readonly people = $derived(People.at(this.table, this.picture));
  private readonly tiles = $derived(this.picture?.tiles ?? []);
  readonly subject = $derived({ people: this.people, atlas: new Atlas(this.tiles) });

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), Math.max(0, (this.steps?.length ?? 1) - 1));
  }

  /** To the next turn, or to the one before. */
  turn(direction: 1 | -1): void {
    const steps = this.steps ?? [];
    const begins = (step: Step | undefined) => step?.events.some((event) => event.code === "turn") ?? false;
    let at = this.at + direction;
    while (at > 0 && at < steps.length - 1 && !begins(steps[at])) at += direction;
    this.go(at);
  }
}

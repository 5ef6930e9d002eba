import { api } from "../net/api";
import { forget, ownGames, remember, rememberMade, type OwnGame } from "../net/tokens";
import { Refusal } from "../net/socket";
import { onKept } from "../lib/store";
import type { Made, Settings, TableCard } from "../wire";
import { Setup } from "./setup.svelte";

/** How often the list of open tables is looked at, while somebody looks at it. */
const EVERY = 10_000;

/** Everything the lobby shows. */
export class LobbyState {
  setup: Setup | null = $state.raw(null);
  tables: readonly TableCard[] | null = $state.raw(null);
  own: readonly OwnGame[] = $state.raw(ownGames());
  /** Why the lobby could not be loaded. */
  trouble: unknown = $state.raw(null);
  /** A table is being made; a second click would make another. */
  making = $state(false);
  /** Why a table could not be made. */
  refusal: unknown = $state.raw(null);

  private timer: ReturnType<typeof setInterval> | undefined;
  private unheard: (() => void) | undefined;
  private readonly gone = new AbortController();

  open(): void {
    void this.load();
    this.timer = setInterval(() => this.look(), EVERY);
    document.addEventListener("visibilitychange", this.look);
    this.unheard = onKept("games", () => (this.own = ownGames()));
  }

  close(): void {
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.look);
    this.unheard?.();
    this.gone.abort();
  }

  async load(): Promise<void> {
    try {
      const [rulesets, bots, tables] = await Promise.all([api.rulesets(), api.bots(), api.tables()]);
      this.setup ??= new Setup(rulesets, bots);
      this.tables = tables;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      return;
    }
    await this.refreshOwn();
  }

  private readonly look = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.setup === null) void this.load();
    else void this.refresh();
  };

  private async refresh(): Promise<void> {
    try {
      this.tables = await api.tables(this.gone.signal);
      this.trouble = null;
    } catch (error) {
      if (!this.gone.signal.aborted) this.trouble = error;
    }
  }

  /** What became of our games: the browser knows only what it saw last. */
  private async refreshOwn(): Promise<void> {
    const running = this.own.filter((own) => own.state !== "over").slice(0, 12);
    await Promise.all(running.map((own) => this.lookUp(own)));
    this.own = ownGames();
  }

  private async lookUp({ game, state, changed }: OwnGame): Promise<void> {
    try {
      const table = await api.table(game, this.gone.signal);
      if (table.state !== state)
        remember(game, {
          state: table.state,
          ended: table.ended,
          names: table.seats.map((seat) => seat.name),
          ours: false,
          changed,
        });
    } catch (error) {
      if (error instanceof Refusal && error.code === "table-unknown") forget(game);
    }
  }

  /** Make a table; null if it could not be, and `refusal` says why. */
  make(plan: Settings): Promise<Made | null> {
    return this.made(() => api.make(plan), plan.spec ?? "");
  }

  /** Go on with a game from a file. */
  bring(record: string, plan: Settings): Promise<Made | null> {
    return this.made(() => api.bring({ record, settings: plan }), "");
  }

  private async made(ask: () => Promise<Made>, spec: string): Promise<Made | null> {
    if (this.making) return null;
    this.making = true;
    this.refusal = null;
    try {
      const made = await ask();
      rememberMade(made, spec);
      return made;
    } catch (error) {
      this.refusal = error;
      return null;
    } finally {
      this.making = false;
    }
  }

  /** Off our list. A table that still waits for players and is ours goes away for everybody. */
  async remove(own: OwnGame): Promise<void> {
    try {
      if (own.host && own.state === "waiting") await api.remove(own.game, own.host);
    } catch {
      // it is gone from our list at least
    }
    forget(own.game);
    this.own = ownGames();
  }
}

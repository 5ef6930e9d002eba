import { api } from "../net/api";
import { forget, listedGames, ownGame, remember, rememberMade, type OwnGame } from "../net/tokens";
import { Refusal } from "../net/socket";
import { onKept } from "../lib/store";
import type { Health, Made, SeatPlan, Settings, TableCard } from "../wire";
import { Setup } from "./setup.svelte";

/** How often the list of open tables is looked at, while somebody looks at it; and a server that didn't answer. */
const EVERY = 10_000;
const AGAIN = 3_000;

/** Everything the lobby shows. */
export class LobbyState {
  setup: Setup | null = $state.raw(null);
  tables: readonly TableCard[] | null = $state.raw(null);
  /** Which engine runs; looked at until there is nothing new to say of it. */
  health: Health | null = $state.raw(null);
  own: readonly OwnGame[] = $state.raw(listedGames());
  /** Why the lobby could not be loaded. */
  trouble: unknown = $state.raw(null);
  /** A table is being made; a second click would make another. */
  making = $state(false);
  /** Why a table could not be made, and whether that was to be one from a file. */
  refusal: unknown = $state.raw(null);
  isFile = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private unheard: (() => void) | undefined;
  private readonly gone = new AbortController();

  open(): void {
    void this.load();
    document.addEventListener("visibilitychange", this.look);
    this.unheard = onKept("games", () => (this.own = listedGames()));
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
    this.unheard?.();
    this.gone.abort();
  }

  /** Look at everything that isn't there yet, now and after a while. */
  async load(): Promise<void> {
    const { signal } = this.gone;
    let isFirst = false;
    try {
      const whole = this.setup ? null : Promise.all([api.rulesets(), api.bots()]);
      const [tables, choices] = await Promise.all([api.tables(signal), whole]);
      this.tables = tables;
      isFirst = choices !== null;
      if (choices) this.setup ??= new Setup(...choices);
      if (this.health?.engine !== "compiled" && this.health?.coming !== "ready") void this.lookAtEngine();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
    clearTimeout(this.timer);
    if (signal.aborted) return;
    this.timer = setTimeout(this.look, this.trouble ? AGAIN : EVERY);
    if (isFirst) await this.refreshOwn();
  }

  private readonly look = (): void => {
    if (document.visibilityState !== "hidden") void this.load();
  };

  private async lookAtEngine(): Promise<void> {
    try {
      this.health = await api.health();
    } catch {
      // nobody needs to know it to play
    }
  }

  /** What became of our games: the browser knows only what it saw last. */
  private async refreshOwn(): Promise<void> {
    const running = this.own.filter((own) => own.state !== "over").slice(0, 12);
    await Promise.all(running.map((own) => this.lookUp(own)));
    this.own = listedGames();
  }

  private async lookUp({ game, state, changed }: OwnGame): Promise<void> {
    try {
      const table = await api.table(game, this.gone.signal);
      if (table.state !== state && ownGame(game)?.hidden === false)
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
    this.isFile = false;
    return this.made(() => api.make(plan), plan.spec ?? "");
  }

  /** Go on with a game from a file, with those who sat there. */
  bring(record: string, seated: (seats: readonly SeatPlan[]) => SeatPlan[]): Promise<Made | null> {
    this.isFile = true;
    return this.made(async () => {
      const seats = seated(await api.seatsIn(record));
      return api.bring({ record, settings: { seats } });
    }, "");
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

  /**
   * Off our list. A table that still waits for players and is ours goes away for everybody; the seat at another that
   * isn't over is kept, and there again for whoever opens it.
   */
  async remove({ game, host, state, changed }: OwnGame): Promise<void> {
    remember(game, { hidden: true, changed });
    if (state === "over") forget(game);
    else if (state === "waiting" && host)
      await api.remove(game, host).then(
        () => forget(game),
        () => undefined, // it is gone from our list at least
      );
    this.own = listedGames();
  }
}

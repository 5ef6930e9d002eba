import type {
  Ack,
  Args,
  Bye,
  Commands,
  FromClient,
  FromServer,
  Presence,
  Reject,
  StepMessage,
  Welcome,
} from "../wire";
import { newId } from "./ids";

/** The version of the protocol that this client speaks. */
const PROTOCOL = 2;
/** The first pause before coming back after a loss, and the longest one, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** How often a quiet connection is tried, and how long an answer may take. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** How long a server may take to open a connection and to say welcome. */
const WELCOME_WITHIN = 15_000;
/** A refused command that may be sent again as it is, and the pause if the server names none. */
const AGAIN = new Set(["table-too-fast", "table-store-trouble", "table-closing"]);
const PAUSE_AGAIN = 1_000;

/** How a connection is doing: for good only in `ended`. */
export type LineState = "connecting" | "open" | "lost" | "ended";

/** A command that the server refused; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Args,
    text = code,
  ) {
    super(text);
    this.name = "Refusal";
  }
}

/** Who one is at a table. Tokens alone say so. */
export interface Tokens {
  token?: string | undefined;
  host?: string | undefined;
}

/** What a line tells whoever uses it, in the order in which it happened. */
export interface Listener {
  welcome(message: Welcome, first: boolean): void;
  step(message: StepMessage): void;
  presence(message: Presence): void;
  /** `retryAt` is when the next try begins, in this browser's time. */
  state(state: LineState, retryAt: number | null): void;
  /** The server has said goodbye, or refuses to know us. */
  ended(why: Refusal): void;
  /** The server's time less ours, and how long a message takes to and fro. */
  clock(offset: number, roundTrip: number): void;
}

/** What a line needs of a browser; tests bring their own. */
export interface Surroundings {
  open(address: string): WebSocket;
  now(): number;
  random(): number;
}

const BROWSER: Surroundings = {
  open: (address) => new WebSocket(address),
  now: () => Date.now(),
  random: () => Math.random(),
};

/** A command without its id: the line gives it one. */
export type Wish = Commands extends infer Kind ? (Kind extends Commands ? Omit<Kind, "id"> : never) : never;

interface Pending {
  command: Commands;
  /** The connection it went out on; 0 if it has not gone out. */
  sentOn: number;
  resolve(ack: Ack): void;
  reject(error: Error): void;
}

/** The address of the socket, beside the page. */
export function socketAddress(page: Location = location): string {
  return `${page.protocol === "https:" ? "wss:" : "ws:"}//${page.host}/api/socket`;
}

/**
 * One seat's connection to one table. It comes back by itself when it was lost, asks for what it missed, and
 * sends what was not acknowledged again with the same id: the server carries out one id once.
 */
export class Line {
  /** The last row of the log that we know; null before the first welcome. */
  seq: number | null = null;
  /** Seats whose chat we don't want to read. */
  muted: readonly number[] = [];

  private socket: WebSocket | null = null;
  private connection = 0;
  private welcomed = false;
  private asking = false;
  private attempt = 0;
  private ended = false;
  private retryAfter: number | null = null;
  private pingSent: number | null = null;
  private bestTrip = Infinity;
  private readonly pending = new Map<string, Pending>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    readonly game: string,
    private readonly tokens: Tokens,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
    private readonly address: string = socketAddress(),
  ) {}

  /** Begin; from here on the line cares for itself until `close`. */
  open(): void {
    document.addEventListener("visibilitychange", this.lookedAt);
    addEventListener("online", this.networkBack);
    addEventListener("offline", this.check);
    addEventListener("pageshow", this.networkBack);
    this.connect();
  }

  /** Leave the table, for instance because another screen is shown. */
  close(): void {
    if (this.ended) return;
    this.finish();
    this.failAll(new Refusal("left", {}, "The connection was closed on this side."));
  }

  /** Send a command; resolved when it is carried out and will not be lost, rejected when it was refused. */
  send(wish: Wish): Promise<Ack> {
    const command = { ...wish, id: newId() } as Commands;
    return new Promise((resolve, reject) => {
      if (this.ended) {
        reject(new Refusal("left", {}, "The connection was closed."));
        return;
      }
      const pending = { command, sentOn: 0, resolve, reject };
      this.pending.set(command.id, pending);
      this.dispatch(pending);
    });
  }

  /** How many commands have not been answered yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  /** Ask for everything once more, with the seats that are muted now. */
  helloAgain(): void {
    if (!this.welcomed || this.asking) return;
    this.asking = true;
    this.hello();
  }

  /** Try at once, without waiting for the next pause to end. */
  retryNow(): void {
    if (!this.ended && this.socket === null) this.connect();
  }

  // -- the connection ------------------------------------------------------------------------------------

  private connect(): void {
    this.stop("retry");
    const number = ++this.connection;
    this.welcomed = false;
    this.asking = false;
    this.retryAfter = null;
    this.bestTrip = Infinity;
    this.listener.state("connecting", null);
    let socket: WebSocket;
    try {
      socket = this.around.open(this.address);
    } catch {
      this.socket = null;
      this.comeBack();
      return;
    }
    this.socket = socket;
    const current = () => this.connection === number && this.socket === socket;
    socket.onopen = () => current() && this.hello();
    socket.onmessage = (event: MessageEvent) => current() && this.receive(String(event.data));
    socket.onclose = () => current() && this.lose();
    this.after("welcome", WELCOME_WITHIN, () => this.drop());
  }

  private hello(): void {
    this.write({
      type: "hello",
      game: this.game,
      protocol: PROTOCOL,
      ...(this.tokens.token && { token: this.tokens.token }),
      ...(this.tokens.host && { host: this.tokens.host }),
      ...(this.seq !== null && { since: this.seq }),
      ...(this.muted.length > 0 && { muted: [...this.muted] }),
    });
  }

  private write(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The connection is of no use any more: don't wait until the browser notices. */
  private drop(): void {
    const socket = this.socket;
    if (socket === null) return;
    this.lose();
    socket.close();
  }

  private lose(): void {
    this.socket = null;
    this.welcomed = false;
    this.stop("ping");
    this.stop("pong");
    this.stop("welcome");
    if (!this.ended) this.comeBack();
  }

  /** Wait longer each time, and not all clients for the same time: a server that restarts is grateful. */
  private comeBack(): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempt);
    const wait = this.retryAfter ?? pause * (0.5 + this.around.random() / 2);
    this.attempt += 1;
    this.listener.state("lost", this.around.now() + wait);
    this.after("retry", wait, () => this.connect());
  }

  private finish(): void {
    this.ended = true;
    for (const name of [...this.timers.keys()]) this.stop(name);
    document.removeEventListener("visibilitychange", this.lookedAt);
    removeEventListener("online", this.networkBack);
    removeEventListener("offline", this.check);
    removeEventListener("pageshow", this.networkBack);
    this.socket?.close();
    this.socket = null;
    this.listener.state("ended", null);
  }

  /** The server won't have us, for good. */
  private dismissed(why: Refusal): void {
    this.finish();
    this.listener.ended(why);
    this.failAll(why);
  }

  private failAll(error: Error): void {
    const all = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of all) reject(error);
  }

  // -- what comes in -------------------------------------------------------------------------------------

  private receive(data: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
    } catch {
      this.drop(); // half a message: a new connection tells it whole
      return;
    }
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "step":
        this.step(message);
        break;
      case "ack":
        this.answered(message.id)?.resolve(message);
        break;
      case "reject":
        this.refused(message);
        break;
      case "presence":
        if (this.welcomed) this.listener.presence(message);
        break;
      case "pong":
        this.pong(message.now);
        break;
      case "bye":
        this.bye(message);
        break;
    }
  }

  private welcome(message: Welcome): void {
    const first = this.seq === null;
    this.stop("welcome");
    this.seq = message.seq;
    this.welcomed = true;
    this.asking = false;
    this.attempt = 0;
    this.listener.clock(message.now - this.around.now(), 0);
    this.listener.state("open", null);
    this.listener.welcome(message, first);
    for (const pending of this.pending.values()) this.dispatch(pending);
    this.ping();
  }

  /** A step is the next row, one we know already, or the proof that something was missed. */
  private step(message: StepMessage): void {
    if (!this.welcomed || this.asking || this.seq === null || message.seq <= this.seq) return;
    if (message.seq > this.seq + 1) {
      this.helloAgain();
      return;
    }
    this.seq = message.seq;
    this.listener.step(message);
  }

  private refused(message: Reject): void {
    const { id, code, args, text } = message;
    if (id === null) {
      this.helloRefused(message);
      return;
    }
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    if (AGAIN.has(code)) {
      this.after(`again ${id}`, waitIn(args), () => {
        pending.sentOn = 0;
        if (this.pending.has(id)) this.dispatch(pending);
      });
      return;
    }
    this.answered(id)?.reject(new Refusal(code, args, text));
  }

  /** Not a command was refused, but our hello, or something that could not be read. */
  private helloRefused({ code, args, text }: Reject): void {
    if (AGAIN.has(code)) {
      this.retryAfter = waitIn(args);
      this.drop();
    } else if (!this.welcomed || this.asking) {
      this.dismissed(new Refusal(code, args, text));
    }
  }

  private bye({ code, text, retry }: Bye): void {
    if (retry === null) {
      this.dismissed(new Refusal(code, {}, text));
      return;
    }
    this.retryAfter = retry * (1 + this.around.random() / 4);
    this.drop();
  }

  // -- commands ------------------------------------------------------------------------------------------

  /** Send it, unless it is on its way already or nobody listens yet; the next welcome sends it then. */
  private dispatch(pending: Pending): void {
    if (!this.welcomed || pending.sentOn === this.connection) return;
    pending.sentOn = this.connection;
    this.write(pending.command);
  }

  private answered(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    this.stop(`again ${id}`);
    return pending;
  }

  // -- is anybody there? ---------------------------------------------------------------------------------

  private ping(): void {
    this.stop("ping");
    if (!this.welcomed) return;
    if (this.pingSent === null || !this.timers.has("pong")) {
      this.pingSent = this.around.now();
      this.write({ type: "ping" });
      this.after("pong", PONG_WITHIN, () => this.drop());
    }
    // A page that nobody looks at keeps still; the server's own pings keep the connection.
    if (document.visibilityState !== "hidden") this.after("ping", PING_EVERY, () => this.ping());
  }

  private pong(serverNow: number): void {
    this.stop("pong");
    if (this.pingSent === null) return;
    const trip = this.around.now() - this.pingSent;
    this.pingSent = null;
    const best = trip <= this.bestTrip;
    this.bestTrip = Math.min(trip, this.bestTrip);
    // The quickest answer tells the time best.
    if (best) this.listener.clock(serverNow + trip / 2 - this.around.now(), trip);
  }

  /** Somebody looks again: be quick about finding out whether the connection still lives. */
  private readonly lookedAt = (): void => {
    if (document.visibilityState === "hidden") return;
    this.networkBack();
  };

  private readonly networkBack = (): void => {
    this.retryNow();
    this.check();
  };

  private readonly check = (): void => this.ping();

  // -- timers --------------------------------------------------------------------------------------------

  private after(name: string, wait: number, then: () => void): void {
    this.stop(name);
    this.timers.set(
      name,
      setTimeout(() => {
        this.timers.delete(name);
        then();
      }, wait),
    );
  }

  private stop(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }
}

function waitIn(args: Args): number {
  return typeof args.wait === "number" ? args.wait : PAUSE_AGAIN;
}

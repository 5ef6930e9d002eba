import legend from "./legend.json";
import type {
  Ask,
  BotKind,
  BotPerson,
  Bye,
  Commands,
  FromClient,
  FromServer,
  AskOption,
  IslePicture,
  SeatInfo,
  StepMessage,
  TableInfo,
  Welcome,
  Legend,
  You,
} from "../wire";
import type { Surroundings } from "./socket";

/** The other end of a line, for tests: connections open and break when the test says so. */
export class FakeServer implements Surroundings {
  connections = 0;
  sent: FromClient[] = [];
  private socket: FakeSocket | null = null;

  open(): WebSocket {
    this.connections += 1;
    this.socket = new FakeSocket((data) => this.sent.push(JSON.parse(data) as FromClient));
    return this.socket as unknown as WebSocket;
  }

  now(): number {
    return Date.now();
  }

  random(): number {
    return 0.5;
  }

  accept(): void {
    if (this.socket) this.socket.readyState = WebSocket.OPEN;
    this.socket?.onopen?.();
  }

  send(message: FromServer): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  cut(): void {
    if (this.socket) this.socket.readyState = WebSocket.CLOSED;
    this.socket?.onclose?.();
  }

  get last(): FromClient | undefined {
    return this.sent.at(-1);
  }

  all<Type extends FromClient["type"]>(type: Type): FromClient[] {
    return this.sent.filter((message) => message.type === type);
  }

  /** The last message that is a command. */
  get command(): Commands {
    const found = this.sent.filter((message) => "id" in message).at(-1);
    if (found === undefined) throw new Error("no command was sent");
    return found as Commands;
  }
}

class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly send: (data: string) => void) {}

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

// -- messages ------------------------------------------------------------------------------------------

const COLORS = ["red", "blue", "white", "orange"];

/** The bots of a server. */
export const BOTS: BotKind[] = [
  {
    ...{ name: "greedy", label: "Greedy", strength: "medium", slow: false, families: ["isle"] },
    ...{ manner: "steady", shields: 2, persons: ["Bruno", "Edda", "Falk", "Mira"].map(person) },
  },
  {
    ...{ name: "random", label: "Random", strength: "beginner", slow: false, families: ["isle", "toy"] },
    ...{ manner: "calm", shields: 1, persons: ["Gro", "Kurt"].map(person) },
  },
];

function person(name: string): BotPerson {
  return { name, face: `${name}x` };
}

export function seatInfo(seat: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    color: COLORS[seat] ?? "green",
    kind: "human",
    name: ["Ann", "Ben", "Cem", "Dana"][seat] ?? "",
    bot: "",
    ready: true,
    away: "",
    resigned: false,
    silenced: false,
    bank: null,
    spent: null,
    asked_since: null,
    face: "",
    manner: "",
    shields: 0,
    ...change,
  };
}

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  return {
    game: "game-one-12",
    state: "playing",
    spec: "isle:base;3",
    listed: false,
    spectators: true,
    clock: null,
    undos: 5,
    pace: 700,
    hold: 60,
    offer: 10,
    seats: [seatInfo(0), seatInfo(1), seatInfo(2, { kind: "bot", name: "Greedy", bot: "greedy" })],
    paused: false,
    votes: {},
    dice: { commitment: "c".repeat(64), entropy: null, secret: null },
    ended: "",
    rematch: "",
    idle: 120,
    patience: null,
    ...change,
  };
}

export function picture(change: Partial<IslePicture> = {}): IslePicture {
  return {
    spec: "isle:base;3",
    viewer: 0,
    turn: 0,
    round: 3,
    to_act: 0,
    waiting: [0],
    winner: null,
    over: false,
    target: 10,
    dice: [3, 5],
    event: "",
    players: [0, 1, 2].map((seat) => ({
      seat,
      name: COLORS[seat] ?? "",
      public_points: 2,
      points: seat === 0 ? 3 : null,
    })),
    owners: COLORS.slice(0, 3),
    tiles: [
      { name: "A1", q: 0, r: 0, terrain: "forest", number: 8 },
      { name: "A2", q: 1, r: 0, terrain: "hills", number: 5 },
      { name: "B1", q: 0, r: 1, terrain: "desert", number: 0 },
      { name: "B2", q: 1, r: 1, terrain: "sea", number: 0 },
    ],
    lit: ["A1"],
    harbors: [{ place: "A1/NW", kind: "any" }],
    pieces: [{ kind: "settlement", owner: 0, place: "A1.S", facts: {} }],
    hands: [
      { owner: 0, sort: "resources", count: 3, cards: { lumber: 2, ore: 1 } },
      { owner: 1, sort: "resources", count: 4, cards: null },
    ],
    decks: [{ name: "development", count: 20, cards: null }],
    counters: [],
    stock: [],
    rates: [],
    offers: [],
    aside: {},
    tracks: [],
    specials: [],
    ...change,
  };
}

export function option(words: string, verb = words, args: string[] = []): AskOption {
  return { words, verb, args };
}

export function ask(options: AskOption[], frame = "f1"): Ask {
  return {
    frame,
    kind: "option",
    purpose: "main",
    args: {},
    least: 1,
    most: 1,
    cancelable: false,
    suggested: options.at(-1)?.words ?? "",
    options,
    late: "end turn",
    paid: false,
    role: "turn",
  };
}

/** What only our seat is told. */
export function you(question: You["ask"] = null, change: Partial<You> = {}): You {
  return { ask: question, undo: false, undos: 5, prices: [], ...change };
}

/** What the chapters of all rulesets declare. */
export const LEGEND: Legend = {
  ...(legend as Legend),
  verbs: { ...legend.verbs, ...invented("bid {number}", "sail {side}", "sort {card}") } as Legend["verbs"],
};

/** Verbs that no chapter has, of a word and an operand each. */
function invented(...verbs: string[]): Legend["verbs"] {
  const kinds = verbs.map((verb) => /(\w+) \{(\w+)\}/.exec(verb) ?? []);
  return Object.fromEntries(
    kinds.map(([verb = "", word = "", operand = ""]) => [verb, { operands: [operand], words: [word] }]),
  );
}

export function welcome(seq: number, change: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    seq,
    protocol: 2,
    now: Date.now(),
    seat: 0,
    host: true,
    table: tableInfo(),
    present: [true, true, false],
    you: you(),
    missed: [],
    picture: picture(),
    waits: [],
    legend: LEGEND,
    ...change,
  };
}

export function step(seq: number, change: Partial<StepMessage> = {}): StepMessage {
  return {
    type: "step",
    seq,
    at: Date.now(),
    news: { row: "acted", seat: 1, how: "", text: "" },
    events: [],
    ...change,
  };
}

export function bye(code: string, retry: number | null): Bye {
  return { type: "bye", seq: 5, code, text: `goodbye ${code}`, retry };
}

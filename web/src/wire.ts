/* Everything that goes over the wire; docs/protocol.md tells the story.
 * Made from src/longroad/server/messages.py by `make types`: change it there. */

/**
 * Anything a client sends.
 */
export type FromClient = Hello | Ping | Commands;
/**
 * What a client wants to happen at the table, with an id of its own.
 */
export type Commands =
  | Act
  | Undo
  | Chat
  | Confirm
  | Rename
  | Start
  | Free
  | PutBot
  | Silence
  | Return
  | Resign
  | Vote
  | Cover
  | HandOver
  | Rematch;
/**
 * Anything the server sends.
 */
export type FromServer = Welcome | StepMessage | Ack | Reject | Presence | Pong | Bye;
/**
 * What a code is about: plain data, by name.
 */
export type Args = Record<string, unknown>;
/**
 * The sections of the picture that changed, each whole; those that only the family knows, too.
 */
export type Patch = Partial<Picture> & Record<string, unknown>;

/**
 * All of it by name; what is a part of something else is found there.
 */
export interface Wire {
  FromClient: FromClient;
  FromServer: FromServer;
  Made: Made;
  SitDown: SitDown;
  Seated: Seated;
  BotKind: BotKind;
  TableCard: TableCard;
  DiceReport: DiceReport;
  Import: Import;
  Recorded: Recorded;
  History: History;
  Rulesets: Rulesets;
  Health: Health;
  Trouble: Trouble;
  Report: Report;
  PlayOn: PlayOn;
  RuleText: RuleText;
  IslePicture: IslePicture;
}
/**
 * The first message, and again whenever something was missed.
 *
 * Who one is follows from the tokens alone. `since` is the last seq the client knows; `views` asks for the
 * engine's own view beside the picture, for bots; `texts` for questions, events and refusals in English, for
 * clients that have no words of their own.
 */
export interface Hello {
  type: "hello";
  /**
   * whatever an address says: a name that no table can have is that of no table
   */
  game: string;
  /**
   * who leaves it out speaks another one
   */
  protocol?: number;
  token?: string | null;
  host?: string | null;
  since?: number | null;
  views?: boolean;
  texts?: boolean;
  /**
   * seats whose chat this client won't see
   */
  muted?: number[];
}
/**
 * Are you there? The answer is a pong.
 */
export interface Ping {
  type: "ping";
}
/**
 * Answer a question: all of the actions happen, or none. `frame` is the question's, from `Ask`.
 */
export interface Act {
  type: "act";
  id: string;
  frame: string;
  actions: string[];
}
/**
 * Take one's last answer back: until chance, a secret or somebody else's answer.
 */
export interface Undo {
  type: "undo";
  id: string;
}
/**
 * Say something to everybody at the table: words of one's own, or a phrase.
 */
export interface Chat {
  type: "chat";
  id: string;
  text?: string;
  phrase?: "hello" | "luck" | "thanks" | "well-played" | "moment" | "your-turn";
}
/**
 * Ready to start; the entropy goes into the dice.
 */
export interface Confirm {
  type: "confirm";
  id: string;
  entropy?: string;
}
/**
 * Go by another name, or show another face.
 */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
  /**
   * empty: as before
   */
  face?: string;
}
/**
 * The host starts with the seats as they are: bots sit down where nobody does.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * The host frees a seat before the start, or a player leaves it.
 */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}
/**
 * The host puts a bot on a free seat, or on that of an absent player.
 */
export interface PutBot {
  type: "putbot";
  id: string;
  seat: number;
  /**
   * empty: the usual one of the family
   */
  bot?: string;
}
/**
 * The host ends or allows a seat's chat.
 */
export interface Silence {
  type: "silence";
  id: string;
  seat: number;
  on?: boolean;
}
/**
 * The owner is back and plays again.
 */
export interface Return {
  type: "return";
  id: string;
}
/**
 * Leave for good; a bot plays on.
 */
export interface Resign {
  type: "resign";
  id: string;
}
/**
 * For or against ending the game, a pause, or going on after one.
 */
export interface Vote {
  type: "vote";
  id: string;
  what: "end" | "pause" | "resume";
  yes?: boolean;
}
/**
 * For or against a bot that plays for somebody who is there and has done nothing for long.
 *
 * The host's word is enough; else all others who are there and play have to agree.
 */
export interface Cover {
  type: "cover";
  id: string;
  seat: number;
  yes?: boolean;
}
/**
 * A link by which another device takes this seat over; the answer has it.
 */
export interface HandOver {
  type: "handover";
  id: string;
}
/**
 * The same seats again at a new table; the answer and a step name it.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * The answer to hello: everything as it is now, and the steps that were missed, as far as kept.
 *
 * A client that has missed nothing gets neither picture nor legend.
 */
export interface Welcome {
  type: "welcome";
  seq: number;
  protocol: number;
  now: number;
  seat: number | null;
  host: boolean;
  table: TableInfo;
  present: boolean[];
  you: You | null;
  missed: StepMessage[];
  /**
   * null before the start
   */
  picture?: Picture | null;
  waits: Wait[];
  /**
   * of the table's ruleset
   */
  legend?: Legend;
}
/**
 * What everybody knows about a table besides the game itself.
 */
export interface TableInfo {
  game: string;
  state: "over" | "playing" | "waiting";
  spec: string;
  listed: boolean;
  spectators: boolean;
  clock: Clock | null;
  undos: number;
  pace: number;
  hold: number;
  seats: SeatInfo[];
  paused: boolean;
  /**
   * end, pause or resume -> seats that are for it
   */
  votes: {
    [k: string]: number[];
  };
  dice: Reveal;
  ended: "" | "abandoned" | "agreed" | "rounds" | "won";
  rematch: string;
  /**
   * seconds in which one may answer a bot's offer
   */
  offer: number;
  /**
   * seconds until a bot may play for somebody who does nothing
   */
  idle: number | null;
  /**
   * with an offer on the table
   */
  patience: Patience | null;
}
/**
 * Seconds: `base` for everything one is asked during a turn, then the `bank`, which grows by
 * `increment` after each turn of one's own.
 */
export interface Clock {
  base: number;
  increment: number;
  bank: number;
}
/**
 * What everybody knows about a seat.
 */
export interface SeatInfo {
  seat: number;
  color: string;
  kind: "bot" | "human" | "open";
  name: string;
  bot: string;
  ready: boolean;
  away: "" | "bot" | "gone" | "idle" | "time";
  resigned: boolean;
  silenced: boolean;
  /**
   * milliseconds left beyond the base
   */
  bank: number | null;
  /**
   * milliseconds of the base used this turn
   */
  spent: number | null;
  /**
   * when its clock began to run
   */
  asked_since: number | null;
  /**
   * letters that it is made from; empty: those of the name
   */
  face: string;
  /**
   * of a bot, in one word
   */
  manner: "" | "calm" | "sharp" | "steady";
  /**
   * of a bot: how strong it is, up to three; none if nobody knows
   */
  shields: number;
}
/**
 * The dice of a game: before the end only the commitment, afterwards everything.
 */
export interface Reveal {
  commitment: string;
  entropy: string[] | null;
  secret: string | null;
}
/**
 * How long the offer on the table waits for answers: when a bot closes its own, and until when nobody's
 * time runs because somebody puts a counter-offer together.
 */
export interface Patience {
  until: number | null;
  held: number | null;
}
/**
 * What only this seat is told: its question, and whether it may undo.
 */
export interface You {
  ask: Ask | null;
  undo: boolean;
  /**
   * how many are left
   */
  undos: number;
  /**
   * the engine's view, base64, for those who asked for it
   */
  view?: string;
  /**
   * of everything that may be paid for in this game
   */
  prices: Price[];
}
/**
 * What a seat is asked, with everything it may answer.
 */
export interface Ask {
  frame: string;
  /**
   * corner, side, hex, player, card, bundle, number, yes/no or option
   */
  kind: string;
  purpose: string;
  args: Args;
  least: number;
  most: number;
  cancelable: boolean;
  suggested: string;
  options: AskOption[];
  /**
   * what is said for a seat that runs out of time; empty where a bot chooses
   */
  late: string;
  /**
   * what has a price is paid for here; elsewhere it is free
   */
  paid: boolean;
  /**
   * its part in the course of the game, where that is the same in all games
   */
  role: "" | "aside" | "draft" | "draft-aside" | "draft-counter" | "turn";
  /**
   * in English, for those who asked for it
   */
  text?: string;
}
/**
 * One thing that may be done: the words to send, the verb with its operands in braces, the operands.
 */
export interface AskOption {
  words: string;
  verb: string;
  args: string[];
  /**
   * how often it may be in a bundle, where several answers belong together
   */
  times?: number;
}
/**
 * What something costs a seat now, by its verb; `of` is the operand that the price depends on.
 */
export interface Price {
  verb: string;
  cards: {
    [k: string]: number;
  };
  of?: string;
}
/**
 * One row of the log, as this viewer may know it. Fields that are missing have not changed.
 *
 * `patch` has the sections of the picture that changed, each whole.
 */
export interface StepMessage {
  type: "step";
  seq: number;
  at: number;
  news: News;
  events: Happening[];
  patch?: Patch;
  table?: TableInfo;
  you?: You | null;
  waits?: Wait[];
}
/**
 * What kind of row this step is, for people: who did what at the table.
 */
export interface News {
  row: string;
  seat: number | null;
  how: string;
  text: string;
  /**
   * of a chat; `text` has it in English
   */
  phrase?: "hello" | "luck" | "thanks" | "well-played" | "moment" | "your-turn";
  /**
   * of a vote about somebody's seat
   */
  whom?: number;
}
/**
 * One event of the game, without what the viewer may not know.
 */
export interface Happening {
  code: string;
  args: Args;
  /**
   * in English, for those who asked for it
   */
  text?: string;
}
/**
 * The others wait for a player who is asked: since when, from when on a bot may play for them, and which
 * seats are for that.
 */
export interface Wait {
  seat: number;
  since: number;
  until: number;
  cover: number[];
}
/**
 * What one seat sees. Each chapter adds its own; the fields are the sections of a patch.
 */
export interface Picture {
  spec: string;
  viewer: number | null;
  turn: number | null;
  round: number;
  to_act: number | null;
  waiting: number[];
  winner: number | null;
  over: boolean;
  target: number;
  dice: number[];
  players: Player[];
  owners: string[];
  pieces: Piece[];
  hands: Hand[];
  decks: Deck[];
  counters: Counter[];
  stock: Stock[];
  offers: Offer[];
  tracks: Track[];
  specials: Special[];
}
export interface Player {
  seat: number;
  name: string;
  public_points: number;
  points: number | null;
}
/**
 * What stands or lies somewhere, and what there is to know of it besides.
 */
export interface Piece {
  kind: string;
  owner: number | null;
  place: string;
  facts: {
    [k: string]: boolean | number | string | number[];
  };
}
/**
 * Cards of one sort in one place: how many, and which, as far as the viewer knows.
 *
 * Of `cards`, `resting` can't be played before the owner's next turn.
 */
export interface Hand {
  owner: number;
  sort: string;
  count: number;
  cards: {
    [k: string]: number;
  } | null;
  resting?: {
    [k: string]: number;
  };
}
export interface Deck {
  name: string;
  count: number;
  cards: {
    [k: string]: number;
  } | null;
}
/**
 * So many of something; `of` tells apart what is counted under one name.
 */
export interface Counter {
  name: string;
  owner: number | null;
  value: number;
  of?: string;
}
/**
 * How many pieces of a kind an owner has left to build.
 */
export interface Stock {
  kind: string;
  owner: number;
  left: number;
}
/**
 * What a seat would give and wants for it; whoever was asked has an answer, which may be silence.
 */
export interface Offer {
  owner: number;
  give: {
    [k: string]: number;
  };
  ask: {
    [k: string]: number;
  };
  answer: string;
}
/**
 * How far something has come; `owner` where it is somebody's.
 */
export interface Track {
  kind: string;
  name: string;
  value: number;
  length: number;
  owner: number | null;
}
export interface Special {
  name: string;
  owner: number | null;
  points: number;
}
/**
 * The legend of a ruleset.
 */
export interface Legend {
  events: {
    [k: string]: EventEntry;
  };
  pieces: {
    [k: string]: PieceKind;
  };
  counters: {
    [k: string]: CounterKind;
  };
  /**
   * how often each card is in a deck when the game begins
   */
  decks: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * what the stages of a track are called
   */
  tracks: {
    [k: string]: string[];
  };
  /**
   * by their words, with the operands in braces
   */
  verbs: {
    [k: string]: VerbKind;
  };
  hands: {
    [k: string]: HandKind;
  };
  terrains: {
    [k: string]: TerrainKind;
  };
  /**
   * what there is to say of each stage of a track
   */
  brings: {
    [k: string]: {
      [k: string]: number;
    }[];
  };
}
/**
 * One kind of event, and how to show it.
 */
export interface EventEntry {
  /**
   * its arguments, and what each of them is: seat, card, corner, number …
   */
  fields: {
    [k: string]: string;
  };
  /**
   * for the filter of a log
   */
  topic: "attack" | "build" | "cards" | "dice" | "table" | "trade";
  /**
   * its part in the course of the game, where that is the same in all games
   */
  role?:
    | ""
    | "accept"
    | "battle"
    | "battle-over"
    | "committed"
    | "counter"
    | "deal"
    | "decline"
    | "end"
    | "no-deal"
    | "offer"
    | "outcome"
    | "roll"
    | "swap"
    | "turn";
  /**
   * what it sounds like; robbed is for the victim alone
   */
  tone?: "" | "build" | "robbed";
  /**
   * all cards that it moves, but for what is paid
   */
  flow?: Flow[];
  /**
   * worth telling when the game is over
   */
  memorable?: boolean;
  /**
   * somebody has paid for it, if it wasn't free
   */
  bought?: boolean;
  /**
   * brings cards of the land though nothing was rolled
   */
  harvests?: boolean;
  /**
   * the card that somebody plays, where it is always the same
   */
  plays?: string;
}
/**
 * Cards that an event moves: the names of the arguments that say which, how many, from whom to whom.
 *
 * Without a count it is one card, or all of a bundle; without a giver or a taker it is the bank.
 */
export interface Flow {
  why: "bank" | "choice" | "discarded" | "founding" | "harvest" | "taken" | "trade";
  card: string;
  count?: string;
  giver?: string;
  taker?: string;
}
/**
 * One kind of piece: a sign for it in plain text, whether there is one that wanders, and what lies under
 * whatever else is at its place; the points that each is worth to its owner; what it is to a screen that has
 * more to show of it, and a picture beside how many there are.
 */
export interface PieceKind {
  sign: string;
  wanders: boolean;
  under: boolean;
  points: number;
  role:
    | ""
    | "fallen"
    | "fighter"
    | "gift"
    | "rampart"
    | "rover"
    | "store"
    | "stronghold"
    | "town"
    | "trader"
    | "vessel"
    | "way";
  icon: string;
}
/**
 * Something that is counted, or goes along a track: its sign, the special card that most of it wins, the
 * points that each is worth to its owner, what it is to a screen that has more to say of it.
 *
 * `where` says who looks for it: everybody, all the time, beside each player ("box"); everybody, with what
 * this game counts ("strip"); whoever looks closer ("more"); or it has a place of its own ("panel").
 */
export interface CounterKind {
  where: "box" | "more" | "panel" | "strip";
  sign: string;
  wins: string;
  points: number;
  role:
    | ""
    | "approach"
    | "at-risk"
    | "attack"
    | "attempts"
    | "committed"
    | "covered-land"
    | "covered-numbers"
    | "defense"
    | "force"
    | "growth"
    | "honors"
    | "in-hand"
    | "in-honor"
    | "safe-hand"
    | "works";
}
/**
 * One verb, as far as it is more than one button among others.
 */
export interface VerbKind {
  /**
   * what it does, where that is the same in all games
   */
  role?:
    | ""
    | "accept"
    | "ask"
    | "close"
    | "counter"
    | "deal"
    | "decline"
    | "drop"
    | "end"
    | "give"
    | "make"
    | "no-deal"
    | "propose"
    | "roll"
    | "swap";
  /**
   * the panel that has its buttons, on a screen that has one of this name
   */
  panel?: string;
  /**
   * the kind of piece or card that one gets or moves by it, or track
   */
  about?: string;
  /**
   * the card that it plays
   */
  plays?: string;
  /**
   * the cards that it names come to one's own hand
   */
  takes?: boolean;
  /**
   * the key that does it on a keyboard, unless somebody wants another
   */
  key?: string;
  /**
   * the first of its words; the book fills in this and what follows
   */
  act?: string;
  /**
   * the kinds of its operands
   */
  operands?: string[];
  /**
   * the words before each of its operands, and after the last
   */
  words?: string[];
}
/**
 * One sort of cards in hand: the kind of operand that names them, their sign, the deck that they come
 * from and go to, and whether prices are paid with them.
 */
export interface HandKind {
  operand: string;
  sign: string;
  deck: string;
  pays: boolean;
}
/**
 * One kind of hex: the card that it yields, whether one may choose it, whether it is land, and whether
 * nobody knows yet what it is.
 */
export interface TerrainKind {
  card: string;
  choice: boolean;
  land: boolean;
  hidden: boolean;
}
/**
 * The command is carried out and will not be lost. `seq` is its row.
 */
export interface Ack {
  type: "ack";
  seq: number;
  id: string;
  /**
   * of HandOver
   */
  token?: string;
  /**
   * of Rematch
   */
  game?: string;
}
/**
 * The command can't be carried out, and nothing has changed.
 */
export interface Reject {
  type: "reject";
  seq: number;
  id: string | null;
  code: string;
  args: Args;
  /**
   * in English, for those who asked for it or have not said hello yet
   */
  text?: string;
}
/**
 * Who is connected, by seat, and how many watch.
 */
export interface Presence {
  type: "presence";
  seq: number;
  present: boolean[];
  watching: number;
}
/**
 * The answer to a ping, with the server's time.
 */
export interface Pong {
  type: "pong";
  seq: number;
  now: number;
}
/**
 * The server closes the connection: why, and after how many milliseconds to come again (null: don't).
 */
export interface Bye {
  type: "bye";
  seq: number;
  code: string;
  retry: number | null;
  /**
   * as in a refusal
   */
  text?: string;
}
/**
 * A new table, with the tokens of its maker. They are told once.
 */
export interface Made {
  game: string;
  host: string;
  /**
   * what others need to sit down, if the table isn't listed
   */
  link: string;
  /**
   * of the maker's seats
   */
  tokens: {
    [k: string]: string;
  };
}
/**
 * Take a seat: this one, or the first that is free.
 */
export interface SitDown {
  name: string;
  seat?: number | null;
  link?: string | null;
  face?: string;
}
/**
 * The answer to sitting down: the seat, and its token. It is told once.
 */
export interface Seated {
  game: string;
  seat: number;
  token: string;
}
/**
 * A bot that may be given a seat.
 */
export interface BotKind {
  name: string;
  label: string;
  strength: "beginner" | "medium" | "strong" | "unknown";
  /**
   * people wait for it as long as the engine is interpreted
   */
  slow: boolean;
  /**
   * whose games it plays
   */
  families: string[];
  manner: "" | "calm" | "sharp" | "steady";
  shields: number;
  /**
   * whom it plays first; when they are all there, others
   */
  persons: BotPerson[];
}
/**
 * Somebody whom a bot may be at a table.
 */
export interface BotPerson {
  name: string;
  face: string;
}
/**
 * A table in a list.
 */
export interface TableCard {
  game: string;
  state: string;
  spec: string;
  names: string[];
  free: number;
  created: number;
  changed: number;
  spectators: boolean;
}
/**
 * Everything needed to check the dice of a finished game; before the end only the commitment.
 */
export interface DiceReport {
  format: string;
  game: string;
  spec: string;
  commitment: string;
  secret: string | null;
  entropy: string[];
  /**
   * lines of a game that was begun elsewhere
   */
  since: number;
  /**
   * the board was not drawn
   */
  given: boolean;
  /**
   * more digits than a browser's numbers have
   */
  board_seed: string | null;
  draws: Draw[];
}
/**
 * One draw of the dice: its number, out of how many, which, and what it meant.
 */
export interface Draw {
  number: number;
  n: number;
  k: number;
  words: string;
}
/**
 * A record or a save file; the game goes on at a new table, whose seats are planned anew.
 */
export interface Import {
  record: string;
  /**
   * but for the ruleset, which is the record's
   */
  settings?: Settings;
}
/**
 * A table as its maker wants it.
 */
export interface Settings {
  spec?: string;
  seats?: SeatPlan[];
  /**
   * in the lobby for everybody, or by link only
   */
  listed?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  /**
   * a seat, a game
   */
  undos?: number;
  /**
   * milliseconds a bot takes for a step
   */
  pace?: number;
  /**
   * seconds in which one may answer a bot's offer
   */
  offer?: number;
  /**
   * seconds a disconnected player is waited for
   */
  hold?: number;
  /**
   * seconds until a bot may play for the idle
   */
  idle?: number | null;
}
/**
 * Who shall sit here: the maker (`mine`; several pass the device round), a bot, or whoever comes.
 */
export interface SeatPlan {
  kind?: "bot" | "mine" | "open";
  /**
   * empty: the usual one of the family
   */
  bot?: string;
  name?: string;
  face?: string;
}
/**
 * A record or a save file, about which something is asked.
 */
export interface Recorded {
  record: string;
}
/**
 * A game from its first row, as one viewer may know it. The patches of the steps, one after the other,
 * make the picture of every moment.
 */
export interface History {
  game: string;
  seat: number | null;
  steps: StepMessage[];
  legend: Legend;
}
/**
 * Everything that can be played.
 */
export interface Rulesets {
  families: string[];
  scenarios: RulesetInfo[];
  modules: RulesetInfo[];
  excludes: PairInfo[];
  advice: PairInfo[];
}
/**
 * A scenario or a module, with set-ups that can be played as they stand.
 */
export interface RulesetInfo {
  kind: "module" | "scenario";
  family: string;
  name: string;
  title: string;
  players: number[];
  specs: string[];
  options: OptionInfo[];
  /**
   * a module that comes with a number of players: nobody has to choose it
   */
  by_players: boolean;
}
/**
 * A choice that a ruleset leaves to the players, written `;name=value` in a spec.
 */
export interface OptionInfo {
  name: string;
  values: string[];
  /**
   * least and most, where the value is a number
   */
  range: number[] | null;
  default: string;
  /**
   * what people take unless somebody says so: not always the default
   */
  people: string;
  sentence: string;
  /**
   * other options, and those of their values that leave this one a meaning
   */
  needs: {
    [k: string]: string[];
  };
  /**
   * of a module: the scenarios that have it, if not all do
   */
  with: string[];
}
/**
 * Two that don't go together, or not well.
 */
export interface PairInfo {
  family: string;
  both: string[];
  why: string;
}
/**
 * Whether the server is well.
 */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  engine: "compiled" | "interpreted";
  /**
   * the compiled one, for the next start
   */
  coming: "failed" | "making" | "none" | "ready";
  /**
   * of making it
   */
  percent: number;
}
/**
 * What an HTTP request is answered that can't be carried out.
 */
export interface Trouble {
  code: string;
  text: string;
  args: Args;
}
/**
 * A finished game in numbers.
 */
export interface Report {
  table: TableInfo;
  winner: number | null;
  /**
   * points, rounds, agreed, abandoned, or the code of the event by which it was won
   */
  reason: string;
  target: number;
  rounds: number;
  /**
   * of the replay, the first not counted
   */
  moves: number;
  /**
   * milliseconds since 1970
   */
  began: number;
  ended: number;
  standings: Standing[];
  dice: Rolled[];
  /**
   * how often dice are this far off or further; null for too few rolls
   */
  odd: number | null;
  accounts: Account[];
  moments: Moment[];
  /**
   * the end as everybody saw it: the family tells the places of the moments by it
   */
  picture: Picture;
  /**
   * what the moments are about
   */
  legend: Legend;
}
/**
 * The points of all seats when a turn ended, hidden ones counted; turn 0 is the founding.
 */
export interface Standing {
  turn: number;
  round: number;
  /**
   * of the replay
   */
  move: number;
  points: number[];
}
/**
 * How often a sum came, and how often it comes on average.
 */
export interface Rolled {
  sum: number;
  times: number;
  expected: number;
}
/**
 * What one seat got and gave.
 *
 * `gained` and `lost` go by what for: harvest, founding, choice (from the bank), trade (with players),
 * bank, taken (by or from others), discarded. What was built isn't counted: it is on the board.
 */
export interface Account {
  seat: number;
  points: number;
  gained: {
    [k: string]: {
      [k: string]: number;
    };
  };
  lost: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * cards that the dice give on average, by what stood there; null without dice
   */
  expected: number | null;
  offers: number;
  /**
   * with players, whoever offered
   */
  trades: number;
  /**
   * with the bank
   */
  swaps: number;
}
/**
 * Something that many will remember, and where the replay shows it.
 */
export interface Moment {
  move: number;
  round: number;
  event: Happening;
}
/**
 * A finished game goes on from one of its moves at a new table, whose seats are planned anew.
 */
export interface PlayOn {
  move: number;
  /**
   * but for the ruleset, which is the game's
   */
  settings?: Settings;
}
/**
 * The rules of one game, in the words of the rule catalogue.
 */
export interface RuleText {
  spec: string;
  chapters: RuleChapter[];
}
/**
 * The rules under one heading of a rulebook.
 */
export interface RuleChapter {
  book: string;
  heading: string;
  rules: RuleLine[];
}
/**
 * One rule; its ID never changes.
 */
export interface RuleLine {
  id: string;
  text: string;
}
/**
 * What one seat sees of an island.
 */
export interface IslePicture extends Picture {
  /**
   * what the event die shows, where there is one
   */
  event: string;
  tiles: Tile[];
  lit: string[];
  harbors: Harbor[];
  rates: BankRates[];
  /**
   * put down by the viewer, not yet given away
   */
  aside: {
    [k: string]: number;
  };
}
export interface Tile {
  name: string;
  q: number;
  r: number;
  terrain: string;
  number: number;
}
export interface Harbor {
  place: string;
  kind: string;
}
/**
 * How many of each card the bank takes from a seat for one other.
 */
export interface BankRates {
  owner: number;
  cards: {
    [k: string]: number;
  };
}

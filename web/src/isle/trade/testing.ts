import { ask, FakeServer, option, picture, step, welcome, you } from "../../net/testing";
import type {
  BankRates,
  Happening,
  Offer,
  AskOption,
  IslePicture,
  StepMessage,
  Welcome,
  You,
} from "../../wire";
import { TableState } from "../../state/table.svelte";
import type { Cards } from "./bargain";

/** A table for tests at which things are traded: Ann (seat 0) is we, Ben (1) a person, Greedy (2) a bot. */
export class Market {
  readonly server = new FakeServer();
  readonly table: TableState;
  private seq = 5;

  constructor(game = "game-one-12") {
    this.table = new TableState(game, { token: "t".repeat(32) }, this.server, "ws://here/");
  }

  /** Come to the table; we hold 2 lumber, 4 grain and 1 ore, and the bank takes 4, of ore 2. */
  open(options: AskOption[], change: Partial<IslePicture> = {}, more: Partial<Welcome> = {}): this {
    this.table.open();
    this.server.accept();
    this.server.send(
      welcome(this.seq, {
        you: asked(options, "f1"),
        picture: market({ rates: rates(), ...change }),
        ...more,
      }),
    );
    return this;
  }

  /** Something happens: what we are asked now, what lies on the table, what is told. */
  goesOn(
    options: AskOption[],
    offers: Offer[],
    events: Happening[],
    change: Partial<StepMessage> = {},
  ): void {
    this.seq += 1;
    const { patch, ...more } = change;
    this.server.send(
      step(this.seq, {
        events,
        patch: { offers: merged(offers), ...patch },
        you: asked(options, `f${this.seq}`),
        ...more,
      }),
    );
  }

  /** The server agrees to the last command; the step that it makes is sent by `goesOn`. */
  async agrees(): Promise<void> {
    this.server.send({ type: "ack", seq: this.seq, id: this.server.command.id });
    await Promise.resolve();
  }

  /** Ben offers us something and we are asked. */
  benOffers(give: Cards, wanted: Cards, answers: AskOption[] = ANSWERS): void {
    this.goesOn(
      answers,
      [...drafted(1, give, wanted), said(0, "silent"), said(2, "silent")],
      [told("offered", { seat: 1, give, ask: wanted })],
      { patch: { turn: 1, waiting: [0, 2] }, news: { row: "acted", seat: 1, how: "", text: "" } },
    );
  }

  /** Our offer lies on the table; these have been said to it. */
  weOffered(
    give: Cards,
    wanted: Cards,
    answers: Offer[],
    options: AskOption[] = [option("close offer")],
  ): void {
    this.goesOn(
      options,
      [...drafted(0, give, wanted), ...answers],
      [told("offered", { seat: 0, give, ask: wanted })],
    );
  }

  get actions(): string[][] {
    return this.server.all("act").flatMap((message) => (message.type === "act" ? [message.actions] : []));
  }

  close(): void {
    this.table.close();
  }
}

export const MAIN = [option("propose trade"), option("end turn")];
/** Ben agrees while others think. */
export const DEALS = [
  option("close offer"),
  option("trade with blue", "trade with {seat}", ["blue"]),
  option("no deal"),
  ...MAIN,
];
export const ANSWERS = [option("decline"), option("accept"), option("counter")];
export const CARDS = ["lumber", "brick", "wool", "grain", "ore"];

function asked(options: AskOption[], frame: string): You {
  return you(options.length > 0 ? ask(options, frame) : null);
}

export function market(change: Partial<IslePicture> = {}): IslePicture {
  return picture({
    hands: [
      { owner: 0, sort: "resources", count: 7, cards: { lumber: 2, grain: 4, ore: 1 } },
      { owner: 1, sort: "resources", count: 3, cards: null },
      { owner: 2, sort: "resources", count: 2, cards: null },
    ],
    decks: [{ name: "bank", count: 60, cards: { lumber: 15, brick: 15, wool: 0, grain: 15, ore: 15 } }],
    ...change,
  });
}

export function rates(cards: string[] = CARDS): BankRates[] {
  return [{ owner: 0, cards: Object.fromEntries(cards.map((card) => [card, card === "ore" ? 2 : 4])) }];
}

export function drafted(owner: number, give: Cards, ask: Cards): Offer[] {
  return [{ owner, give, ask, answer: "" }];
}

export function said(owner: number, answer: string): Offer {
  return { owner, give: {}, ask: {}, answer };
}

/** A seat that has answered with an offer of its own is told once. */
export function merged(offers: readonly Offer[]): Offer[] {
  const seats = [...new Set(offers.map(({ owner }) => owner))];
  return seats.map((owner) => {
    const own = offers.filter((offer) => offer.owner === owner);
    return Object.assign({}, ...own, {
      give: Object.assign({}, ...own.map(({ give }) => give)) as Cards,
      ask: Object.assign({}, ...own.map(({ ask }) => ask)) as Cards,
      answer: own.map(({ answer }) => answer).join(""),
    }) as Offer;
  });
}

export function told(code: string, args: Record<string, unknown>): Happening {
  return { code, args, text: code };
}

export function declined(
  seat: number,
  text: string,
  how = "bot",
): Partial<StepMessage> & { events: Happening[] } {
  return { events: [told("declined", { seat })], news: { row: "acted", seat, how, text } };
}

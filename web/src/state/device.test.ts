import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ask, you, FakeServer, option, picture, seatInfo, step, tableInfo, welcome } from "../net/testing";
import type { Offer } from "../wire";
import { ownGame, rememberMade } from "../net/tokens";
import { Device } from "./device.svelte";
import { TableState } from "./table.svelte";

const GAME = "game-one-12";
const [ANN, BEN] = ["a".repeat(32), "b".repeat(32)];
const info = tableInfo({ seats: [seatInfo(0), seatInfo(1)] });
const asked = (frame: string) => you(ask([option("roll")], frame));
const quiet = you();

describe("a device that is passed round", () => {
  let servers: Map<string, FakeServer>;
  let device: Device;

  const server = (token: string): FakeServer => {
    const found = servers.get(token);
    if (found === undefined) throw new Error(`nobody came with ${token}`);
    return found;
  };

  function make(tokens: { token?: string | undefined; host?: string | undefined }): TableState {
    const made = new FakeServer();
    servers.set(tokens.token ?? "", made);
    return new TableState(GAME, tokens, made, "ws://here/");
  }

  function arrive(
    token: string,
    seat: number,
    you: typeof quiet | ReturnType<typeof asked>,
    waiting: number[],
  ) {
    server(token).accept();
    server(token).send(welcome(5, { seat, you, table: info, picture: picture({ viewer: seat, waiting }) }));
  }

  beforeEach(() => {
    localStorage.clear();
    servers = new Map();
    const made = { game: GAME, host: "h".repeat(32), link: "l".repeat(32), tokens: { "0": ANN, "1": BEN } };
    rememberMade(made, "isle:base;2");
    device = new Device(GAME, {}, make);
    device.open();
  });

  afterEach(() => device.close());

  it("has a line for each of its seats, so that nobody is taken for absent", () => {
    arrive(ANN, 0, asked("f1"), [0]);
    arrive(BEN, 1, quiet, [0]);
    expect(device.isPassed).toBe(true);
    expect(device.seats.map((seat) => seat.seat)).toEqual([0, 1]);
  });

  const next = () => device.next.map(({ seat }) => seat);
  const hold = (k: number) => device.seats[k] && device.show(device.seats[k]);

  it("begins with nobody, whoever's line is there first, and names who is waited for", () => {
    arrive(ANN, 0, quiet, [1]);
    expect(next()).toEqual([0]);
    arrive(BEN, 1, asked("f1"), [1]);
    expect(next()).toEqual([1]);
    hold(1);
    expect(device.front.seat).toBe(1);
    expect(next()).toEqual([]);
  });

  it("asks who has it while nobody here is waited for", () => {
    arrive(ANN, 0, quiet, [2]);
    arrive(BEN, 1, quiet, [2]);
    expect(next()).toEqual([0, 1]);
    hold(1);
    expect(next()).toEqual([]);
    expect(device.front.seat).toBe(1);
  });

  it("says who has to be given it, and shows that hand only then", () => {
    arrive(ANN, 0, asked("f1"), [0]);
    arrive(BEN, 1, quiet, [0]);
    hold(0);
    server(ANN).send(step(6, { you: quiet, patch: { waiting: [1] } }));
    server(BEN).send(step(6, { you: asked("f2"), patch: { waiting: [1] } }));
    expect(next()).toEqual([1]);
    expect(device.front.seat).toBe(0);
    hold(1);
    expect(device.front.seat).toBe(1);
    expect(next()).toEqual([]);
  });

  it("is handed also to whoever can't pay what is offered: else all would know", () => {
    const offer: Offer[] = [
      { owner: 0, give: { ore: 1 }, ask: { wool: 1 }, answer: "" },
      { owner: 1, give: {}, ask: {}, answer: "silent" },
    ];
    const asks = you(ask([option("decline"), option("counter")], "f2"));
    arrive(ANN, 0, quiet, [1]);
    server(BEN).accept();
    server(BEN).send(
      welcome(5, {
        seat: 1,
        you: asks,
        table: info,
        picture: picture({ viewer: 1, turn: 0, waiting: [1], offers: offer }),
      }),
    );
    hold(0);
    expect(next()).toEqual([1]);
    expect(server(BEN).all("act")).toEqual([]);
  });

  it("stays with who still has something to answer", () => {
    arrive(ANN, 0, asked("f1"), [0, 1]);
    arrive(BEN, 1, asked("f2"), [0, 1]);
    hold(1);
    expect(next()).toEqual([]);
  });

  it("keeps a seat that a link brought, and forgets one that moved away", () => {
    device.close();
    localStorage.clear();
    const other = new Device(GAME, { token: ANN }, make);
    other.open();
    arrive(ANN, 0, quiet, [1]);
    other.noted(other.front);
    expect(ownGame(GAME)?.seats).toEqual([{ seat: 0, token: ANN }]);
    server(ANN).send({ type: "bye", seq: 5, code: "handed", text: "", retry: null });
    other.noted(other.front);
    expect(ownGame(GAME)).toBeNull();
    other.close();
  });

  it("sits down where it watched before", () => {
    device.close();
    localStorage.clear();
    const watching = new Device(GAME, {}, make);
    watching.open();
    server("").accept();
    server("").send(welcome(2, { seat: null, you: null }));
    watching.take(BEN);
    arrive(BEN, 1, quiet, [0]);
    expect(watching.seats).toHaveLength(1);
    expect(watching.front.seat).toBe(1);
    watching.close();
  });
});

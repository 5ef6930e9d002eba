import { beforeEach, describe, expect, it, vi } from "vitest";

import { tableInfo } from "./testing";
import {
  broughtBy,
  dropSeat,
  joinLink,
  listedGames,
  ownGame,
  ownGames,
  remember,
  rememberMade,
  rememberRematch,
  rememberSeat,
  rememberTable,
  takeBrought,
} from "./tokens";

const TOKEN = "Aa0_-".repeat(6);

beforeEach(() => localStorage.clear());

describe("our games", () => {
  it("are remembered with all seats of this device", () => {
    const tokens = { "0": "a".repeat(32), "2": "c".repeat(32) };
    rememberMade({ game: "game-made-1", host: "h".repeat(32), link: "l".repeat(32), tokens }, "isle:base;3");
    rememberSeat({ game: "game-made-1", seat: 1, token: "b".repeat(32) });
    expect(ownGame("game-made-1")).toMatchObject({
      host: "h".repeat(32),
      spec: "isle:base;3",
      seats: [
        { seat: 0, token: "a".repeat(32) },
        { seat: 1, token: "b".repeat(32) },
        { seat: 2, token: "c".repeat(32) },
      ],
    });
  });

  it("come latest first, and the oldest that are over are forgotten", () => {
    for (let number = 0; number < 70; number++)
      remember(`game-${number}`, { state: number % 2 ? "over" : "playing", changed: number });
    expect(ownGames()).toHaveLength(60);
    expect(ownGames()[0]?.game).toBe("game-69");
    expect(ownGames().filter((own) => own.state === "playing")).toHaveLength(35);
  });

  it("that are not on the list are the first to be forgotten", () => {
    remember("game-hidden", { hidden: true, changed: 1_000 });
    for (let number = 0; number < 60; number++)
      remember(`game-${number}`, { state: "over", changed: number });
    expect(ownGame("game-hidden")).toBeNull();
    expect(listedGames()).toHaveLength(60);
  });

  it("stay out of the way when what is kept is broken", () => {
    localStorage.setItem("longroad.games", "{nonsense");
    expect(ownGames()).toEqual([]);
    localStorage.setItem(
      "longroad.games",
      '[{"game": 5}, null, {"game": "game-good-1", "seats": [{"seat": "x"}]}]',
    );
    expect(ownGames()).toMatchObject([{ game: "game-good-1", seats: [] }]);
  });

  it("last as long as the page where nothing may be kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    rememberSeat({ game: "game-mem-1", seat: 0, token: TOKEN });
    expect(ownGame("game-mem-1")).not.toBeNull();
  });

  it("lose a seat that moved to another device", () => {
    rememberSeat({ game: "game-two-1", seat: 0, token: TOKEN });
    dropSeat("game-two-1", TOKEN);
    expect(ownGame("game-two-1")).toBeNull();
  });

  it("follow the table", () => {
    rememberTable(tableInfo({ game: "game-none-1" }), 3, true);
    expect(ownGame("game-none-1")).toBeNull();
    rememberSeat({ game: "game-some-1", seat: 0, token: TOKEN });
    rememberTable(tableInfo({ game: "game-some-1" }), 3, true);
    expect(ownGame("game-some-1")).toMatchObject({ round: 3, ours: true, names: ["Ann", "Ben", "Greedy"] });
  });

  it("go on in a rematch with the same tokens", () => {
    rememberSeat({ game: "game-old-1", seat: 0, token: TOKEN });
    rememberRematch("game-old-1", "game-new-1");
    expect(ownGame("game-new-1")?.seats).toEqual([{ seat: 0, token: TOKEN }]);
  });
});

describe("a link", () => {
  it("brings what lets one sit down, or a seat", () => {
    expect(broughtBy(`#join=${TOKEN}`)).toEqual({ link: TOKEN });
    expect(broughtBy(`#seat=${TOKEN}`)).toEqual({ token: TOKEN });
    expect(broughtBy("")).toEqual({});
    for (const part of ["#seat=too-short", "#join=too-short", "#seat=<script>alert(1)</script>"])
      expect(broughtBy(part), part).toEqual({ token: "-".repeat(22) });
  });

  it("loses it at once", () => {
    history.replaceState(null, "", `/table/game-one-12?sit#join=${TOKEN}`);
    expect(takeBrought("game-one-12")).toEqual({ link: TOKEN });
    expect(location.pathname + location.search + location.hash).toBe("/table/game-one-12?sit");
    history.replaceState(null, "", "/");
  });

  it("is kept, so that one may sit down later, and makes no game of ours before", () => {
    history.replaceState(null, "", `/table/game-one-12#join=${TOKEN}`);
    takeBrought("game-one-12");
    history.replaceState(null, "", "/");
    expect(ownGame("game-one-12")).toMatchObject({ link: TOKEN, seats: [] });
    expect(listedGames()).toEqual([]);
    rememberSeat({ game: "game-one-12", seat: 1, token: TOKEN });
    expect(listedGames()).toMatchObject([{ game: "game-one-12", link: TOKEN }]);
  });

  it("is still one when the seat was freed", () => {
    history.replaceState(null, "", `/table/game-one-12#join=${TOKEN}`);
    takeBrought("game-one-12");
    history.replaceState(null, "", "/");
    rememberSeat({ game: "game-one-12", seat: 1, token: TOKEN });
    dropSeat("game-one-12", TOKEN);
    expect(ownGame("game-one-12")).toMatchObject({ link: TOKEN, seats: [] });
    expect(listedGames()).toEqual([]);
  });

  it("doesn't take the place of the maker's own", () => {
    const link = "l".repeat(32);
    rememberMade({ game: "game-made-1", host: "h".repeat(32), link, tokens: {} }, "isle:base;3");
    history.replaceState(null, "", `/table/game-made-1#join=${TOKEN}`);
    takeBrought("game-made-1");
    history.replaceState(null, "", "/");
    expect(ownGame("game-made-1")).toMatchObject({ link });
  });

  it("is made for others", () => {
    expect(joinLink("game-one-12", TOKEN, "http://here")).toBe(`http://here/table/game-one-12#join=${TOKEN}`);
  });
});

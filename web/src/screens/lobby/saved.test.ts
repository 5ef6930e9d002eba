import { describe, expect, it } from "vitest";

import { BOTS } from "../../net/testing";
import { seatsOf } from "./saved";

const head = (notes: string) =>
  `longroad record 1\nspec: isle:base;3\nrules: 1\nseats: red, blue, white\nboard: {}\n${notes}\n\nred: roll\n`;
const seats = (record: string) => seatsOf(record, BOTS);

describe("a game from a file", () => {
  it("keeps its people and its bots", () => {
    const record = head('notes: {"players": "red=random,blue=human,white=greedy", "dice": "dealt"}');
    expect(seats(record)).toEqual([
      { kind: "bot", bot: "random" },
      { kind: "mine" },
      { kind: "bot", bot: "greedy" },
    ]);
  });

  it("is passed round where several people played", () => {
    const record = head('notes: {"players": "red=human,blue=human,white=my:Own"}').replaceAll("\n", "\r\n");
    expect(seats(record)).toEqual([{ kind: "mine" }, { kind: "mine" }, { kind: "bot", bot: "" }]);
  });

  it("gives us the first seat where it doesn't say who played", () => {
    const mine = { kind: "mine" };
    const others = [
      { kind: "bot", bot: "" },
      { kind: "bot", bot: "" },
    ];
    expect(seats(head("dice: {}"))).toEqual([mine, ...others]);
    expect(seats(head("notes: {broken"))).toEqual([mine, ...others]);
    expect(seats("nonsense")).toEqual([mine]);
  });
});

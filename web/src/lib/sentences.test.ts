import { describe, expect, it } from "vitest";

import { Atlas } from "../isle/board/geometry";
import { LEGEND, option, picture, seatInfo, tableInfo } from "../net/testing";
import { People } from "./people";
import { eventParts, optionParts, placesIn, plain, reasonParts, verbText } from "./sentences";
import { placesOn } from "../isle/places";

const shown = picture();
const people = People.at(tableInfo(), shown);
const subject = { people, places: placesOn(new Atlas(shown.tiles)), legend: LEGEND };
const event = (code: string, args: Record<string, unknown>) => eventParts({ code, args }, subject);

describe("a sentence", () => {
  it("calls seats by their names, wherever they come as numbers or colors", () => {
    expect(
      plain(event("traded", { seat: 0, partner: 1, give: { ore: 2 }, ask: { wool: 1, grain: 1 } })),
    ).toBe("Ann gives Ben 2 ore for 1 wool, 1 grain.");
    expect(plain(reasonParts("not-your-turn", { asked: "red, blue" }, "", subject))).toBe(
      "It is not your move: wait for Ann, Ben.",
    );
  });

  it("keeps people and places apart from the words", () => {
    const parts = event("built-settlement", { seat: 1, corner: "A1.SE" });
    expect(parts).toEqual([
      { seat: 1, name: "Ben" },
      " builds a settlement on ",
      { place: "A1.SE", name: "forest 8, hills 5, desert" },
      ".",
    ]);
    expect(placesIn(parts)).toEqual(["A1.SE"]);
  });

  it("doesn't take a hex for a person", () => {
    expect(plain(event("swapped-numbers", { seat: 0, hex: "A1", other: "A2" }))).toBe(
      "Ann swaps the numbers on forest 8 and hills 5.",
    );
  });

  it("takes the hidden form when something may not be known", () => {
    expect(plain(event("drew", { seat: 1, face: null }))).toBe("Ben draws a card.");
    expect(plain(event("drew", { seat: 0, face: "knight" }))).toBe("Ann draws a knight.");
  });

  it("falls back on the server's own words", () => {
    expect(plain(eventParts({ code: "house-rule", args: {}, text: "red dances." }, subject))).toBe(
      "red dances.",
    );
  });

  it("tells an option by its verb and operands", () => {
    const alchemy = option("play alchemy 2 5", "play alchemy {number} {number}", ["2", "5"]);
    expect(plain(optionParts(alchemy, subject))).toBe("Alchemy: red 2, yellow 5");
    expect(verbText("build road {side}", LEGEND)).toBe("Build a road");
    const verbs = { "dance {dance}": { operands: ["dance"], words: ["dance"] } };
    expect(verbText("dance {dance}", { ...LEGEND, verbs })).toBe("Dance");
  });
});

describe("people", () => {
  it("are told apart by color when they go by the same name", () => {
    const seats = [seatInfo(0, { name: "Kim" }), seatInfo(1, { name: "Kim" }), seatInfo(2, { name: "" })];
    const names = People.at(tableInfo({ seats }), shown).all.map((person) => person.name);
    expect(names).toEqual(["Kim (red)", "Kim (blue)", "White"]);
  });

  it("may be neutral", () => {
    const seats = [seatInfo(0), seatInfo(1)];
    expect(People.at(tableInfo({ seats }), shown).name(2)).toBe("neutral (white)");
  });
});

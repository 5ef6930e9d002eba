import { beforeEach, describe, expect, it } from "vitest";

import { Atlas } from "../isle/board/geometry";
import { Layout } from "../isle/board/layout";
import { standings } from "../isle/board/standing";
import { scene } from "../isle/board/testing";
import { picture, seatInfo, tableInfo } from "../net/testing";
import { readChoices, settings } from "../state/settings.svelte";
import { Seat } from "../state/testing";
import { People } from "./people";

const bot = (seat: number) => seatInfo(seat, { kind: "bot", name: "" });

it("a person has a face of their own, or that of the name, and a bot a manner and shields", () => {
  const met = { kind: "bot", name: "Edda", face: "Eddai", manner: "steady", shields: 2 } as const;
  const seats = [seatInfo(0, { face: "qwerty" }), seatInfo(1, met), seatInfo(2)];
  const people = People.at(tableInfo({ seats }), picture());
  expect(people.all[0]).toMatchObject({ face: "qwerty", isBot: false, manner: "", shields: 0 });
  expect(people.all[1]).toMatchObject({
    name: "Edda",
    face: "Eddai",
    isBot: true,
    manner: "steady",
    shields: 2,
  });
  expect(people.face(2)).toBe(people.name(2));
});

describe("who sees colors swapped", () => {
  beforeEach(() => {
    localStorage.clear();
    settings.set(readChoices(null));
    settings.swap("blue", "violet");
  });

  it("reads of everybody the color that they have on this screen", () => {
    const seats = [seatInfo(0), bot(1), seatInfo(2, { name: "Ann" })];
    const shown = picture({ owners: ["red", "blue", "white", "violet"] });
    const people = People.at(tableInfo({ seats }), shown);
    expect(people.all.map(({ name }) => name)).toEqual([
      "Ann (red)",
      "Violet",
      "Ann (white)",
      "neutral (blue)",
    ]);
    expect(people.find("blue")?.seat).toBe(1);
  });

  it("is told so at a table at once", () => {
    const seat = new Seat().welcomed({ table: tableInfo({ seats: [seatInfo(0), bot(1), bot(2)] }) });
    expect(seat.table.people.name(1)).toBe("Violet");
    settings.swap("blue", "blue");
    expect(seat.table.people.name(1)).toBe("Blue");
    seat.leave();
  });

  it("sees the traders of a village in those colors, too", () => {
    const { picture: cloth } = scene("cloth");
    const layout = new Layout(new Atlas(cloth.tiles), cloth.harbors, false);
    const village = cloth.pieces.find(({ kind }) => kind === "village");
    if (!village) throw new Error("cloth is traded in villages");
    const trading = { ...village, facts: { number: 9, bolts: 4, traders: [0, 1] } };
    const colors = cloth.owners.map((color) => settings.shown(color));
    const [found] = standings({ ...cloth, pieces: [trading] }, layout, colors);
    expect(found?.colorsOf(trading.facts.traders)).toEqual(["red", "violet"]);
  });
});

import { describe, expect, it } from "vitest";

import { scene } from "../isle/board/testing";
import { specialsOf, wonWith } from "./specials";

describe("what only one seat can have", () => {
  it("is a special card or a wonder that it has claimed", () => {
    const { picture } = scene("wonders");
    picture.specials = [{ name: "largest army", owner: 0, points: 2 }];
    const builder = picture.tracks.find(({ name }) => name === "grand theater")?.owner;
    expect(picture.players.map(({ seat }) => specialsOf(picture, seat))).toEqual(
      picture.players.map(({ seat }) => [
        ...(seat === 0 ? ["largest army"] : []),
        ...(seat === builder ? ["grand theater"] : []),
      ]),
    );
    expect(builder).toBeTypeOf("number");
  });

  it("is won with a counter, which says so to whoever has most of it", () => {
    const { picture } = scene("base");
    const routes = picture.counters.filter(({ name }) => name === "route length");
    expect(routes.map((route) => wonWith(picture, route))).toEqual(["", "longest route", "", ""]);
    expect(wonWith(picture, { name: "bolts", owner: 1, value: 3 })).toBe("");
  });
});

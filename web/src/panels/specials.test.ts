import { describe, expect, it } from "vitest";

import { scene } from "../isle/board/testing";
import { specialsOf } from "./specials";

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
});

import { describe, expect, it } from "vitest";

import { specName } from "./names";

describe("the name of a ruleset", () => {
  it("has the modules that somebody chose, not what the number of players brings", () => {
    expect(specName("isle:base+cities_knights;4")).toBe("Base game, Cities & Knights, 4 players");
    expect(specName("isle:base+two_players;2")).toBe("Base game, for two");
  });

  it("has the names of the spec where there are no texts", () => {
    expect(specName("other:base+dragons;3")).toBe("base, dragons, 3 players");
  });
});

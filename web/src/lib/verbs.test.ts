import { describe, expect, it } from "vitest";

import { LEGEND } from "../net/testing";
import { kindsOf, worded, wordsFor } from "./verbs";

describe("a verb", () => {
  it("has operands of the kinds that the legend tells, in their order", () => {
    expect(kindsOf("build road {side} for {seat}", LEGEND)).toEqual(["side", "seat"]);
    expect(kindsOf("end turn", LEGEND)).toEqual([]);
  });

  it("is plain words without them", () => {
    expect(worded("swap {card} for {card}", LEGEND)).toBe("swap for");
    expect(worded("end turn", LEGEND)).toBe("end turn");
  });

  it("is what an answer says with them", () => {
    expect(worded("swap {card} for {card}", LEGEND, "wool", "ore")).toBe("swap wool for ore");
    expect(worded("play alchemy {number} {number}", LEGEND, "2", "5")).toBe("play alchemy 2 5");
    expect(wordsFor(LEGEND, "give", "wool")).toBe("give wool");
    expect(wordsFor(LEGEND, "propose")).toBe("propose trade");
  });
});

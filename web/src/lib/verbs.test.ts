import { describe, expect, it } from "vitest";

import { bare, filled, kindsOf } from "./verbs";

describe("a verb with its operands in braces", () => {
  it("says of what kinds they are, in their order", () => {
    expect(kindsOf("build road {side} for {seat}")).toEqual(["side", "seat"]);
    expect(kindsOf("end turn")).toEqual([]);
  });

  it("is plain words without them", () => {
    expect(bare("swap {card} for {card}")).toBe("swap for");
    expect(bare("end turn")).toBe("end turn");
  });

  it("is what an answer says when they are filled in", () => {
    expect(filled("swap {card} for {card}", ["wool", "ore"])).toBe("swap wool for ore");
    expect(filled("propose trade", [])).toBe("propose trade");
  });
});

import { describe, expect, it } from "vitest";

import { pathOf, routeOf } from "./route";

describe("an address", () => {
  it("names a table, a replay, a report or rules", () => {
    expect(routeOf("/report/abc-12")).toEqual({ screen: "report", game: "abc-12" });
    expect(routeOf("/rules/isle%3Abase%3B4")).toEqual({ screen: "rules", spec: "isle:base;4" });
    expect(routeOf("/table/abc-12")).toEqual({ screen: "table", game: "abc-12" });
    expect(routeOf("/replay/abc-12/")).toEqual({ screen: "replay", game: "abc-12" });
  });

  it("leads nowhere when it names nothing we know", () => {
    expect(routeOf("/")).toEqual({ screen: "lobby" });
    for (const path of ["/table", "/table/", "/nowhere/abc", "/table/a/b"])
      expect(routeOf(path)).toEqual({ screen: "nowhere" });
  });

  it("comes back from the screen it names", () => {
    for (const path of ["/", "/table/abc", "/replay/a%20b", "/report/abc", "/rules/isle%3Abase%3B4"])
      expect(pathOf(routeOf(path))).toBe(path);
  });

  it("may be broken", () => {
    expect(routeOf("/table/%E0%A4%A")).toEqual({ screen: "table", game: "%E0%A4%A" });
  });
});

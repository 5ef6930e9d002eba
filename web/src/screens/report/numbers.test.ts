import { describe, expect, it } from "vitest";

import { report } from "./testing";
import { best, byRound, byTrade, csvOf, kindsIn, lostBy, spread, steps, ticks, verdict } from "./numbers";

describe("the numbers of a report", () => {
  it("mark the best of a column, and nobody where all are alike", () => {
    expect(best([3, 7, 7], "most")).toEqual([false, true, true]);
    expect(best([3, 7, 7], "least")).toEqual([true, false, false]);
    expect(best([2, 2], "most")).toEqual([false, false]);
  });

  it("say in a word whether dice were odd", () => {
    expect([null, 0.4, 0.05, 0.001].map(verdict)).toEqual(["few", "fair", "little", "very"]);
  });

  it("have the points at the end of each round", () => {
    expect(byRound(report).map(({ round, points }) => [round, ...points])).toEqual([
      [0, 2, 2],
      [1, 3, 2],
      [2, 10, 2],
    ]);
  });

  it("count what came and went", () => {
    expect(report.accounts.map(lostBy)).toEqual([3, 0]);
    expect(report.accounts.map(byTrade)).toEqual([2, 0]);
    expect(kindsIn(report)).toEqual(["wool", "ore", "paper"]);
  });

  it("are drawn as steps, never slantwise", () => {
    expect(
      steps([
        { x: 0, y: 9 },
        { x: 5, y: 9 },
        { x: 8, y: 4 },
      ]),
    ).toBe("M0 9H5V9H8V4");
  });

  it("have labels that keep their distance and stay on the sheet", () => {
    expect(spread([10, 12, 90], 18, 0, 100)).toEqual([10, 28, 90]);
    expect(spread([98, 99], 18, 0, 100)).toEqual([82, 100]);
    expect(spread([50], 18, 0, 100)).toEqual([50]);
  });

  it("have few round numbers at their axes", () => {
    expect(ticks(10, 6)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(3, 6)).toEqual([0, 1, 2, 3]);
    expect(ticks(41, 9)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  });

  it("are a file that spreadsheets read, whatever somebody is called", () => {
    const rows = csvOf(report, ['=cmd|" /C calc"!A0', "Bo, the second"]).split("\r\n");
    expect(rows[0]).toBe("table,player,item,value");
    expect(rows).toContain(`points,"'=cmd|"" /C calc""!A0",turn 3,10`);
    expect(rows).toContain('gained,"Bo, the second",harvest paper,1');
    expect(rows).toContain("rolled,,8,3");
    expect(rows.at(-1)).toBe("");
  });
});

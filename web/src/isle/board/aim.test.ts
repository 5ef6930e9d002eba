import { describe, expect, it } from "vitest";

import { legalAt, under, type Aim } from "./aim";
import { Atlas, type Point } from "./geometry";
import { Layout, S } from "./layout";
import { stopsOf } from "./marks";
import { scene } from "./testing";

const { picture } = scene("base");
const layout = new Layout(new Atlas(picture.tiles), picture.harbors, false);
const there = new Set(picture.pieces.map((piece) => piece.place));

function aim(places: string[], finger = false, scale = 70): Aim {
  const marks = places.map((place) => ({ place, label: "Here" }));
  return { layout, stops: stopsOf(marks, layout.atlas), there, finger, scale };
}

function near(place: string, x = 0, y = 0): Point {
  const found = layout.atlas.find(place);
  if (!found) throw new Error(`There is no ${place}.`);
  const at = layout.at(found);
  return { x: at.x + x, y: at.y + y };
}

describe("a point on the board", () => {
  it("means the legal place within reach", () => {
    expect(legalAt(near("C3.N", 30, 20), aim(["C3.N"]))?.place.name).toBe("B2.SE");
    expect(legalAt(near("C3.N", 40, 30), aim(["C3.N"]))).toBeUndefined();
  });

  it("means the nearest of two", () => {
    const two = aim(["C3.N", "C3/NE"]);
    expect(legalAt(near("C3.N", 5, 0), two)?.place.name).toBe("B2.SE");
    expect(legalAt(near("C3/NE", -5, 0), two)?.place.name).toBe("B3/SW");
  });

  it("snaps within 32 pixels of a finger, however small the map", () => {
    const far = near("C3.N", 0.9 * S, 0);
    expect(legalAt(far, aim(["C3.N"], true, 30))?.place.name).toBe("B2.SE");
    expect(legalAt(far, aim(["C3.N"], true, 40))).toBeUndefined();
    expect(legalAt(far, aim(["C3.N"], false, 30))).toBeUndefined();
  });

  it("means a hex anywhere on it", () => {
    expect(legalAt(near("C3", 60, 40), aim(["C3", "C4"]))?.place.name).toBe("C3");
    expect(legalAt(near("~3"), aim(["~3"]))?.place.name).toBe("~3");
  });

  it("says which place of the kind asked for was meant, to be told why not", () => {
    expect(under(near("D3.S", 10, 5), aim(["C3.N"]))?.name).toBe("D3.S");
    expect(under(near("D3/E", 5, 5), aim(["C3/NE"]))?.name).toBe("D3/E");
  });

  it("shows what lies there when nothing is asked", () => {
    const town = picture.pieces.find((piece) => piece.kind === "settlement")?.place ?? "";
    const harbor = layout.docks[0];
    expect(under(near(town, 8, 8), aim([]))?.name).toBe(town);
    expect(under(near("C3"), aim([]))?.name).toBe("C3");
    expect(under(near("C3.N", 0.2 * S), aim([]))?.names).toContain("C3.N");
    expect(under(near("C3.N", 0, 0.3 * S), aim([]))?.name).toBe("C3");
    expect(under(harbor?.at ?? near("C3"), aim([]))?.name).toBe(harbor?.harbor.place);
    expect(under({ x: 99999, y: 0 }, aim([]))).toBeUndefined();
  });
});

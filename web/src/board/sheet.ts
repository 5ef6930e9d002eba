/** A made-up position with every kind and state of piece that there is, for the gallery and the tests. */
import type { Picture, Piece } from "../wire";
import { scene, type Scene } from "./testing";

const STATES: Readonly<Record<string, string[]>> = {
  settlement: [""],
  city: ["", "metropolis of science", "metropolis of trade", "metropolis of politics"],
  "fallen city": [""],
  knight: [
    "basic",
    "basic active",
    "basic active tired",
    "strong",
    "strong active",
    "strong active tired",
    "mighty",
    "mighty active",
    "mighty active tired",
  ],
  fortress: ["3", "2", "1"],
  landing: [""],
  village: [
    "8: 5 bolts",
    "10: 1 bolts, trades with white",
    "5: 0 bolts, trades with red, blue, white, orange",
  ],
  "great wall site": [""],
  "great bridge site": [""],
  "something new": [""],
};
const OWNED = new Set([
  "settlement",
  "city",
  "fallen city",
  "knight",
  "fortress",
  "landing",
  "something new",
]);

export function pieceSheet(): Scene {
  const { picture } = scene("wonders");
  const owners = ["red", "blue", "white", "orange", "green", "violet"];
  const pieces: Piece[] = [];
  const letters = "ABCDEFG";
  const corners = [...letters].flatMap((row) => [1, 2, 3, 4, 5, 6].map((k) => `${row}${k}.N`));
  Object.entries(STATES).forEach(([kind, states]) =>
    states.forEach((state) => {
      const place = corners.shift() ?? "";
      const owner = OWNED.has(kind) ? pieces.length % 6 : null;
      pieces.push({ kind, owner, place, state });
      if (kind === "city") pieces.push({ kind: "wall", owner, place, state: "" });
    }),
  );
  for (const owner of [0, 1, 2, 3, 4, 5]) {
    pieces.push({ kind: "road", owner, place: `E${owner + 1}/E`, state: "" });
    pieces.push({ kind: "ship", owner, place: `F${owner + 1}/E`, state: "" });
    pieces.push({ kind: "ship", owner, place: `G${owner + 1}/E`, state: "warship" });
    pieces.push({ kind: "settlement", owner, place: `G${owner + 1}.S`, state: "" });
    pieces.push({ kind: "city", owner, place: `F${owner + 1}.S`, state: "" });
    pieces.push({ kind: "road", owner, place: `E${owner + 1}/SW`, state: "" });
    pieces.push({ kind: "ship", owner, place: `G${owner + 1}/SW`, state: "" });
  }
  pieces.push({ kind: "point gift", owner: null, place: "D2/E", state: "" });
  pieces.push({ kind: "card gift", owner: null, place: "D3/E", state: "" });
  pieces.push({ kind: "robber", owner: null, place: "D6", state: "" });
  pieces.push({ kind: "merchant", owner: 1, place: "D6", state: "" });
  pieces.push({ kind: "pirate", owner: null, place: "D1", state: "" });
  pieces.push({ kind: "fleet", owner: null, place: "D4", state: "" });
  const whole: Picture = { ...picture, owners, pieces };
  return { name: "pieces", picture: whole, options: [] };
}

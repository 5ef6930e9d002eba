/** A made-up position with every kind of piece and all it can be that there is, for the gallery and the tests. */
import type { IslePicture, Piece } from "../../wire";
import { scene, type Scene } from "./testing";

const KINDS: Readonly<Record<string, Piece["facts"][]>> = {
  settlement: [{}],
  city: [{}, { metropolis: "science" }, { metropolis: "trade" }, { metropolis: "politics" }],
  "fallen city": [{}],
  knight: [1, 2, 3].flatMap((rank) => [
    { rank, active: false, tired: false },
    { rank, active: true, tired: false },
    { rank, active: true, tired: true },
  ]),
  fortress: [{ tokens: 3 }, { tokens: 2 }, { tokens: 1 }],
  landing: [{}],
  village: [
    { number: 8, bolts: 5, traders: [] },
    { number: 10, bolts: 1, traders: [2] },
    { number: 5, bolts: 0, traders: [0, 1, 2, 3] },
  ],
  "great wall site": [{}],
  "great bridge site": [{}],
  "something new": [{}],
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
  Object.entries(KINDS).forEach(([kind, all]) =>
    all.forEach((facts) => {
      const place = corners.shift() ?? "";
      const owner = OWNED.has(kind) ? pieces.length % 6 : null;
      pieces.push({ kind, owner, place, facts });
      if (kind === "city") pieces.push({ kind: "wall", owner, place, facts: {} });
    }),
  );
  for (const owner of [0, 1, 2, 3, 4, 5]) {
    pieces.push({ kind: "road", owner, place: `E${owner + 1}/E`, facts: {} });
    pieces.push({ kind: "ship", owner, place: `F${owner + 1}/E`, facts: {} });
    pieces.push({ kind: "ship", owner, place: `G${owner + 1}/E`, facts: { warship: true } });
    pieces.push({ kind: "settlement", owner, place: `G${owner + 1}.S`, facts: {} });
    pieces.push({ kind: "city", owner, place: `F${owner + 1}.S`, facts: {} });
    pieces.push({ kind: "road", owner, place: `E${owner + 1}/SW`, facts: {} });
    pieces.push({ kind: "ship", owner, place: `G${owner + 1}/SW`, facts: {} });
  }
  pieces.push({ kind: "point gift", owner: null, place: "D2/E", facts: {} });
  pieces.push({ kind: "card gift", owner: null, place: "D3/E", facts: {} });
  pieces.push({ kind: "robber", owner: null, place: "D6", facts: {} });
  pieces.push({ kind: "merchant", owner: 1, place: "D6", facts: {} });
  pieces.push({ kind: "pirate", owner: null, place: "D1", facts: {} });
  pieces.push({ kind: "fleet", owner: null, place: "D4", facts: {} });
  const whole: IslePicture = { ...picture, owners, pieces };
  return { name: "pieces", picture: whole, options: [] };
}

import { expect, test } from "vitest";

import { featuresOf } from "./face";

test("a seed always makes the same face, and seeds make many", () => {
  const seeds = Array.from({ length: 200 }, (_, k) => `seed ${k}`);
  const faces = new Set(seeds.map((seed) => JSON.stringify(featuresOf(seed))));
  expect(featuresOf("Edda")).toEqual(featuresOf("Edda"));
  expect(faces.size).toBeGreaterThan(195);
});

test("letters of every script make a face", () => {
  for (const seed of ["", "Олена", "Łucja", "🐑"])
    expect(Object.values(featuresOf(seed)).every((feature) => feature !== null)).toBe(true);
});

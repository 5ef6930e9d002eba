/** The land as it is drawn: each ground keeps its color, and all are told apart by everybody. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { createServer } from "vite";

import { browse, ROOT } from "./browser.mjs";
import { apart, lab, nearest } from "./colors.mjs";

/** How far textures and light may move a ground, and how near two may be, by kind of sight. */
const MOVED = 4;
const LEAST = { normal: 9, protan: 9, deutan: 9, tritan: 9, gray: 3 };

let vite, browser, page;
before(async () => {
  vite = await createServer({ root: join(ROOT, "web"), logLevel: "error", server: { port: 0 } });
  [browser] = await Promise.all([browse(), vite.listen()]);
  page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
});
after(async () => {
  await browser?.close();
  await vite?.close();
});

/** Drawn grounds, the mean of the lower half of a hex each, and what the tokens say. */
async function measured(theme) {
  await page.goto(`http://127.0.0.1:${vite.httpServer.address().port}/dev/art.html?theme=${theme}`);
  await page.locator("[data-terrain]").first().waitFor();
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const mean = (x, y, w, h) => {
      const pixels = canvas.getImageData(Math.round(x), Math.round(y), Math.round(w), Math.round(h)).data;
      const sums = [0, 0, 0];
      for (let k = 0; k < pixels.length; k++) if (k % 4 < 3) sums[k % 4] += pixels[k];
      return sums.map((sum) => sum / (pixels.length / 4));
    };
    const rows = (box, from, to) => {
      // As wide as the hex is there: sides are upright to its lower quarter, then it ends in a point.
      const parts = [];
      for (let y = from; y < to; y += 1 / 40) {
        const half = 0.48 * Math.min(1, (1 - y) * 4);
        parts.push(mean(box.x + box.width * (0.5 - half), box.y + box.height * y, 2 * half * box.width, 1));
      }
      return [0, 1, 2].map((k) => parts.reduce((sum, part) => sum + part[k], 0) / parts.length);
    };
    const token = (name) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = `var(--${name})`;
      const found = getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        .slice(0, 3)
        .map(Number);
      probe.remove();
      return found;
    };
    const drawn = {};
    const said = { sea: token("sea") };
    for (const hex of document.querySelectorAll("[data-terrain]")) {
      const { terrain } = hex.dataset;
      drawn[terrain] = rows(hex.querySelector(".night").getBoundingClientRect(), 0.52, 0.96);
      said[terrain] = token(terrain);
    }
    return { drawn, said };
  }, picture);
}

for (const theme of ["light", "dark"])
  test(`grounds keep their colors and are told apart: ${theme}`, async () => {
    const { drawn, said } = await measured(theme);
    const wanted = "forest hills pasture fields mountains desert gold fog".split(" ");
    assert.ok(wanted.every((terrain) => terrain in drawn));
    for (const [terrain, color] of Object.entries(drawn)) {
      const moved = apart(lab(color), lab(said[terrain]));
      assert.ok(moved <= MOVED, `${terrain} is ${moved.toFixed(1)} from its token`);
    }
    for (const [sight, least] of Object.entries(LEAST)) {
      // Without any color a fog is known by its sign, which no land has.
      const { fog, ...land } = drawn;
      const all = { ...land, sea: said.sea, ...(sight === "gray" ? {} : { fog }) };
      const [distance, one, other] = nearest(all, sight);
      assert.ok(distance >= least, `${one} and ${other}, ${sight}: ${distance.toFixed(1)}`);
    }
  });

test("distances are those of CIEDE2000", () => {
  const known = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  ];
  for (const [one, other, distance] of known) assert.ok(Math.abs(apart(one, other) - distance) < 1e-4);
});

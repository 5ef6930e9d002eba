/**
 * Pictures of the gallery, to be looked at: node dev/shoot.mjs FOLDER [SCENE…]
 *
 * Needs `npm run dev` on the port of Vite and a Chromium; CHROMIUM names it if it isn't in its usual place.
 */
import { mkdir } from "node:fs/promises";

import { chromium } from "playwright-core";

const [folder = "build", ...wanted] = process.argv.slice(2);
const SIZES = { desktop: [956, 670], phone: [378, 592], tiny: [308, 330] };
const address = process.env.GALLERY ?? "http://127.0.0.1:5173/dev/gallery.html";

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
for (const shot of wanted) {
  const [scene = "", theme = "light", size = "desktop", verb] = shot.split(",");
  const [width = 0, height = 0] = SIZES[size] ?? SIZES.desktop;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: size === "desktop" ? 1 : 2,
  });
  page.on("pageerror", (error) => process.stderr.write(`${shot}: ${error}\n`));
  page.on("console", (line) => line.type() === "error" && process.stderr.write(`${shot}: ${line.text()}\n`));
  const marks = verb === undefined ? "" : `&verb=${verb}`;
  await page.goto(`${address}?scene=${scene}&theme=${theme}${marks}`);
  await page.waitForSelector("svg[role=group]");
  await page.waitForTimeout(400);
  await page.screenshot({
    path: `${folder}/${scene}-${theme}-${size}${verb === undefined ? "" : "-marks"}.png`,
  });
  await page.close();
}
await browser.close();

/** Trade and counter between two browsers. `node e2e/trade.test.mjs [folder for pictures]` */
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { browse, serve } from "./browser.mjs";
import { trade } from "./trade.mjs";

const [pictures = ""] = process.argv.slice(2);
if (pictures) mkdirSync(pictures, { recursive: true });

/** By day and by night. */
async function shoot(page, name) {
  if (!pictures) return;
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
  }
}

const server = await serve();
const browser = await browse();
try {
  await trade(browser, server.address, shoot);
  console.log("traded");
} finally {
  await browser.close();
  await server.stop();
}

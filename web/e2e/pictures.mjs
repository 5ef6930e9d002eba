/** The pictures of the README, taken anew: `python -m tools.web pictures`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { sitDown } from "./brought.mjs";
import { browse, ROOT, serve, watched } from "./browser.mjs";
import { asked, look, makeTable, Mouse, Player } from "./player.mjs";

const FOLDER = join(ROOT, "docs", "pictures");
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PICTURES = {
  "base-light": ["isle:base;4", 8, { ...DESK, colorScheme: "light" }],
  "knights-dark": ["isle:base+cities_knights;4", 9, { ...DESK, colorScheme: "dark" }],
  "islands-phone": ["isle:new_shores;4", 7, { ...PHONE, colorScheme: "light" }],
};

mkdirSync(FOLDER, { recursive: true });
const server = await serve({ luck: "pictures" });
const browser = await browse();
try {
  for (const [name, [spec, turns, style]] of Object.entries(PICTURES)) {
    const { url } = await makeTable(server.address, `${spec};first=seat`);
    const desk = await watched(browser, server.address);
    await sitDown(desk.page, url);
    const player = new Player(desk.page, new Mouse(desk.page));
    await player.play(turns);
    for (let question = await asked(desk.page); (await look(desk.page)).main !== "end turn";) {
      await player.answer(question);
      question = await asked(desk.page);
    }
    await desk.context.close();
    const { page, context } = await watched(browser, server.address, style);
    await page.goto(url);
    await asked(page);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    await context.close();
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
}

/**
 * The table in the states that its drafts show, as pictures in build/states, some of them also as people see them who
 * tell colors badly: `python -m tools.web states`.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { browse, ROOT, serve, watched } from "./browser.mjs";
import { comeTo, DEEDS, momentsOf } from "./moments.mjs";
import { Finger, Mouse, Player } from "./player.mjs";

const FOLDER = join(ROOT, "build", "states");
const [BASE, KNIGHTS, SEA, TWO] = [
  "isle:base;4",
  "isle:base+cities_knights;4",
  "isle:new_shores;4",
  "isle:base+two_players;2",
];
const compose = async ({ page, hands }) => {
  await hands.press(".actions .trade");
  await page.locator(".composer").waitFor();
  const card = await page.locator(".hand button[data-card][aria-disabled=false]").first();
  await hands.press(`.hand button[data-card=${await card.getAttribute("data-card")}]`);
  await hands.press(".composer [data-get]");
};
/** What is shown: book, moment, window, and what is done before; `dark`, and `also` how else it is seen. */
const STATES = {
  turn: [BASE, "card", [1280, 680], null, { also: ["deuteranopia", "achromatopsia"] }],
  offer: [BASE, "offered", [1366, 650]],
  composer: [BASE, "offering", [1440, 789], compose],
  answers: [BASE, "offering", [1366, 650], DEEDS.offering],
  seven: [BASE, "discard", [1920, 1080]],
  robber: [BASE, "robber", [1366, 650]],
  "knights-dark": [KNIGHTS, "card", [1280, 680], null, { dark: true, also: ["deuteranopia"] }],
  landing: [KNIGHTS, "landing", [1440, 789], DEEDS.landing],
  "tablet-dark": [BASE, "card", [820, 1180], null, { dark: true }],
  sideways: [BASE, "card", [844, 390]],
  "phone-offer": [BASE, "offered", [390, 844]],
  "phone-knights": [KNIGHTS, "card", [390, 844]],
  "phone-landing": [KNIGHTS, "landing", [390, 844], DEEDS.landing],
  sea: [SEA, "card", [1366, 650]],
  "phone-sea-dark": [SEA, "card", [390, 844], null, { dark: true }],
  two: [TWO, "card", [1366, 650]],
  end: [BASE, "end", [1366, 650], DEEDS.end],
};

mkdirSync(FOLDER, { recursive: true });
const server = await serve({ luck: "states" });
const browser = await browse();
const games = {};
const wanted = process.argv.slice(2);
try {
  for (const [name, [spec, moment, [width, height], deed, { dark, also = [] } = {}]] of Object.entries(
    STATES,
  )) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    games[spec] ??= Object.fromEntries(await momentsOf(spec));
    const isTouch = width < 900;
    const { page, context } = await watched(browser, server.address, {
      viewport: { width, height },
      hasTouch: isTouch,
      isMobile: isTouch,
      colorScheme: dark ? "dark" : "light",
    });
    await comeTo(page, server.address, games[spec][moment]);
    await deed?.(new Player(page, isTouch ? new Finger(page) : new Mouse(page)));
    await page.waitForTimeout(600); // what came with the last step has settled
    const devtools = await page.context().newCDPSession(page);
    for (const type of ["none", ...also]) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      const file = `${name}${type === "none" ? "" : `-${type}`}.png`;
      await page.screenshot({ path: join(FOLDER, file) });
      console.log(`build/states/${file}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

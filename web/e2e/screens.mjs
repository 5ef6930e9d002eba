/** Every screen there is, with the games that they show. */
import { bring, lateTurn, RICH, sitDown } from "./brought.mjs";
import { watched } from "./browser.mjs";
import { TIER } from "./effort.mjs";
import { finishedGame, makeTable } from "./player.mjs";
import { stage } from "./story.mjs";

/** One of the screens is that of a table that is not there. */
export const NOT_FOUND = /404/;

/** A late game with everything that Cities & Knights has, a turn without it, one that waits, two that are over. */
export const games = {};
export const there = stage("look", async ({ server: { address }, browser }) => {
  const clock = { base: 86_400, increment: 0, bank: 3_600 };
  games.knights = await finishedGame(address, "isle:base+cities_knights;4;first=seat");
  games.over = await finishedGame(address);
  games.record = await (await fetch(`${address}/api/tables/${games.knights}/record`)).text();
  games.running = await lateTurn(address, games.record, { clock });
  games.turn = (await bring(address, RICH, ["Ann", "", ""], { pace: 0 })).seats.Ann;
  games.waiting = await makeTable(address, "isle:new_shores;4", {
    seats: [{ kind: "mine", name: "Ann" }, { kind: "open" }, { kind: "open" }, { kind: "bot" }],
  });
  const { page, context } = await watched(browser, address);
  for (const game of [games.running, games.turn]) {
    await sitDown(page, game);
    await page.locator(".prompt[data-frame]").waitFor();
  }
  await context.close();
});

/** Beside the board; where there is no rail, it comes in a sheet when one asks for it. */
async function showTab(page, name) {
  await page.goto(games.running);
  await page.locator(".prompt[data-busy=false]:not([data-frame=''])").waitFor();
  const tab = page.locator(`[role=tab][data-tab="${name}"]`);
  if (!(await tab.isVisible())) await page.locator(".rail > header [aria-expanded]").click();
  await tab.click();
}

/** Every screen there is, in every state that can be had without playing on. */
const SCREENS = {
  async lobby(page) {
    await page.goto(there.server.address);
    await page.locator("form details summary").first().click();
  },
  async settings(page) {
    await page.goto(there.server.address);
    await page.locator("header button.icon").last().click();
    for (const folded of await page.locator("dialog details summary").all()) await folded.click();
  },
  async waiting(page) {
    await page.goto(games.waiting.url);
    await page.locator("button.main.big").waitFor();
  },
  table: (page) => showTab(page, "list"),
  log: (page) => showTab(page, "log"),
  chat: (page) => showTab(page, "chat"),
  async "menu of the table"(page) {
    await page.goto(games.running);
    await page.locator(".rail > header button").last().click();
  },
  async trade(page) {
    await page.goto(games.running);
    await page.locator(".own .actions button[aria-expanded]:not(.phone)").click();
    await page.locator(".composer [role=spinbutton]").last().press("1");
  },
  async "end of a game"(page) {
    await page.goto(`${there.server.address}/table/${games.over}`);
    await page.locator("#over-head").waitFor();
  },
  async replay(page) {
    await page.goto(`${there.server.address}/replay/${games.over}`);
    await page.locator("input[type=range]").waitFor();
  },
  async "replay with barbarians who threaten everybody"(page) {
    await page.goto(`${there.server.address}/replay/${games.knights}?move=40`);
    await page.locator(".barbarians .risk").waitFor();
  },
  async rules(page) {
    await page.goto(`${there.server.address}/rules/isle:base;4`);
    await page.locator("input[type=search]").waitFor();
  },
  async "a table that is not there"(page) {
    await page.goto(`${there.server.address}/table/nobodyshere`);
    await page.locator("main h1").waitFor();
  },
};

for (const tab of ["overview", "resources", "trades", "moments", "raw"])
  SCREENS[`report: ${tab}`] = async (page) => {
    await page.goto(`${there.server.address}/report/${games.over}`);
    await page.locator(`[role=tab][data-tab=${tab}]`).click();
    await page.locator("main details").evaluateAll((found) => found.forEach((one) => (one.open = true)));
  };

/** All screens; in the short run those that have their turn as one of so many. */
export function screens(turn, of) {
  return Object.entries(SCREENS).filter((_, number) => TIER !== "short" || number % of === turn);
}

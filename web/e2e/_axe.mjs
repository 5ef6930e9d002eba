import { readFileSync } from "node:fs";
import { browse, serve, watched } from "./browser.mjs";
const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const out = "/tmp/net_shots";
const server = await serve();
const browser = await browse();
const post = async (path, body) =>
  (
    await fetch(server.address + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json();
async function check(page, name) {
  await page.waitForTimeout(300);
  await page.evaluate(axe);
  const found = await page.evaluate(async () =>
    (await globalThis.axe.run(document)).violations.map((v) => [
      v.id,
      v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + " :: " + n.failureSummary.slice(0, 200)),
    ]),
  );
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  console.log(name, found.length ? JSON.stringify(found, null, 1) : "ok", over > 0 ? `OVERFLOW ${over}` : "");
}
async function play(page, n, stop) {
  for (let i = 0; i < n; i++) {
    await page
      .getByRole("tab", { name: "List" })
      .click()
      .catch(() => {});
    await page.locator(".tab button[data-words][aria-disabled=false]").first().waitFor({ timeout: 30000 });
    const words = await page
      .locator(".tab button[data-words]")
      .evaluateAll((b) => b.map((x) => x.dataset.words));
    if (stop && words.some((w) => stop.test(w))) return;
    const w =
      words.find((one) => /^build|^roll|^move robber|^rob|^discard|^improve|^hire/.test(one)) ??
      (words.includes("end turn") ? "end turn" : words[0]);
    const b = page.locator(`.tab button[data-words="${w}"]`);
    await b.evaluate((e) => {
      e.closest("details")?.setAttribute("open", "");
      e.click();
    });
    await page.waitForTimeout(120);
  }
}
try {
  for (const [scheme, width] of [
    ["light", 1280],
    ["dark", 390],
    ["light", 320],
    ["dark", 900],
  ]) {
    const { page, troubles, context } = await watched(browser, server.address, {
      viewport: { width, height: 800 },
      colorScheme: scheme,
      bypassCSP: true,
    });
    const tag = `${scheme}-${width}`;
    await page.goto(server.address);
    await page.getByText("One click starts").waitFor();
    await page.getByText("Clock and rules").click();
    await check(page, tag + " lobby");
    await page.screenshot({ path: `${out}/a-lobby-${tag}.png`, fullPage: true });
    const made = await post("/api/tables", {
      spec: "isle:base+cities_knights;4;first=seat",
      seats: [
        { kind: "mine", name: "Ann the very long name!!" },
        { kind: "bot" },
        { kind: "bot" },
        { kind: "bot" },
      ],
      pace: 0,
      clock: { base: 300, increment: 0, bank: 120 },
    });
    await page.goto(server.address + "/table/" + made.game + "#seat=" + made.tokens["0"]);
    await page.getByRole("button", { name: "I'm ready" }).waitFor();
    await check(page, tag + " waiting");
    await page.getByRole("button", { name: "I'm ready" }).click();
    await page.getByRole("tab", { name: "List" }).waitFor();
    await play(page, 9, /^swap/);
    await check(page, tag + " list");
    await page.screenshot({ path: `${out}/a-list-${tag}.png` });
    await page.getByRole("tab", { name: "Log" }).click();
    await check(page, tag + " log");
    await page.getByRole("tab", { name: "Chat" }).click();
    await check(page, tag + " chat");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("Keys", { exact: true }).click();
    await check(page, tag + " settings");
    await page.screenshot({ path: `${out}/a-settings-${tag}.png` });
    await page.keyboard.press("Escape");
    await page.screenshot({ path: `${out}/a-chat-${tag}.png`, fullPage: true });
    console.log(troubles);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

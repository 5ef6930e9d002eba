/** A server and a browser for the tests that look at the real thing. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { chromium } from "playwright-core";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** Milliseconds that anything may take on a machine that has much to do. */
export const PATIENCE = 90_000;

const PYTHON = process.env.LONGROAD_PYTHON ?? join(ROOT, ".venv", "bin", "python");
const ENVIRONMENT = { ...process.env, PYTHONPATH: `${join(ROOT, "src")}:${ROOT}` };

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/**
 * `longroad serve` on a port of its own, with games of its own, or with those of a server that was stopped.
 * Its tables have the names and the dice that `luck` says; `packages` is a folder with more to import.
 */
export async function serve({ port, data, luck = "", packages = "" } = {}) {
  port ??= await freePort();
  data ??= mkdtempSync(join(tmpdir(), "longroad-"));
  const args = ["-m", "tests.web.seeded", "serve", "--no-browser", "--limits", "1000", "--bot-workers", "1"];
  const place = ["--data", data, "--port", String(port)];
  const path = `${ENVIRONMENT.PYTHONPATH}:${join(ROOT, packages)}`;
  const env = { ...ENVIRONMENT, PYTHONPATH: path, LONGROAD_LUCK: luck };
  const child = spawn(PYTHON, [...args, ...place], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let failed = null;
  child.on("error", (error) => (failed = error)); // there is no such Python
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill); // whatever happens here, no server stays behind
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const address = `http://127.0.0.1:${port}`;
  const late = Date.now() + PATIENCE;
  for (;;) {
    try {
      if ((await fetch(`${address}/health`)).ok) break;
    } catch {
      if (failed || child.exitCode !== null || Date.now() > late)
        throw new Error(`The server did not start: ${failed?.message ?? ""} ${said}`);
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }
  return {
    address,
    port,
    data,
    async stop({ keep = false } = {}) {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      process.off("exit", kill);
      if (!keep) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The record of a game that bots have played to its end, or as far as another module of tests/web says. */
export async function played(spec, module = "played") {
  const command = ["-m", `tests.web.${module}`, spec];
  return (await promisify(execFile)(PYTHON, command, { cwd: ROOT, env: ENVIRONMENT })).stdout;
}

/** Debian's Chromium. */
export function browse() {
  return chromium.launch({
    executablePath: process.env.LONGROAD_CHROMIUM || "/usr/bin/chromium",
    headless: true,
    args: FLAGS,
  });
}

/**
 * Before anything of the page runs: choices as if somebody had made them, and a text for the dice that is always
 * the same, so that with the server's luck the same game is played again.
 */
function prepare({ settings, entropy }) {
  const name = "longroad.settings";
  if (!localStorage.getItem(name)) localStorage.setItem(name, JSON.stringify(settings));
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (row) => (row.length === entropy ? row.fill(entropy) : draw(row));
}
const ENTROPY = 43; // the letters of such a text; see net/ids.ts

/**
 * A page that writes down what must not happen: errors, and requests to other hosts. Bots at tables that it makes
 * answer at once, which nobody may wish for in the lobby.
 */
export async function watched(browser, address, { settings = {}, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const troubles = [];
  const elsewhere = (url) => {
    if (new URL(url).host !== new URL(address).host) troubles.push(`asked elsewhere: ${url}`);
  };
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("request", (request) => elsewhere(request.url()));
  page.on("websocket", (socket) => elsewhere(socket.url()));
  const chosen = { motion: "none", sound: false, ...settings };
  await context.addInitScript(prepare, { settings: chosen, entropy: ENTROPY });
  await context.route(`${address}/api/tables`, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), pace: 0 }) });
  });
  return { page, context, troubles };
}

/** A server and a browser for the tests that look at the real thing. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
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
 * LONGROAD_PYTHON names the Python.
 */
export async function serve({ port, data, more = [] } = {}) {
  port ??= await freePort();
  data ??= mkdtempSync(join(tmpdir(), "longroad-"));
  const python = process.env.LONGROAD_PYTHON ?? join(ROOT, ".venv", "bin", "python");
  const args = ["-m", "longroad.cli.main", "serve", "--no-browser", "--data", data, "--port", String(port)];
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  const child = spawn(python, [...args, ...more], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let failed = null;
  child.on("error", (error) => (failed = error)); // there is no such Python
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill); // whatever happens here, no server stays behind
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    try {
      if ((await fetch(`${address}/health`)).ok) break;
    } catch {
      if (failed || child.exitCode !== null || tries > 600)
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

/** Debian's Chromium. */
export function browse() {
  return chromium.launch({
    executablePath: process.env.LONGROAD_CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: FLAGS,
  });
}

/** A page that writes down what must not happen: errors, and requests to other hosts. */
export async function watched(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) troubles.push(`asked elsewhere: ${request.url()}`);
  });
  return { page, context, troubles };
}

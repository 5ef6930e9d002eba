/** Whether the board stays where it is, and whether anything lies over it. */
import assert from "node:assert/strict";

/** From now on every frame is looked at: where the stage, the board's drawing and the dock are. */
export async function watchStage(page) {
  await page.locator(".board[data-view] .stop").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    const where = () =>
      [".stage", ".own", ...[...document.querySelectorAll(".zone")].map(({ className }) => className)]
        .map((one) => (one.startsWith(".") ? one : `.${one.split(" ").slice(0, 2).join(".")}`))
        .map((one) => {
          const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
          return `${one} ${[x, y, width, height].map(Math.round).join(" ")}`;
        })
        .concat(`view ${document.querySelector(".board").dataset.view}`)
        .join("; ");
    window.seen = new Set();
    const look = () => {
      if (document.querySelector(".board[data-view]")) window.seen.add(where());
      window.looking = requestAnimationFrame(look);
    };
    look();
  });
}

/** Nothing has moved since `watchStage`, not for a frame. */
export async function assertRested(page, what) {
  const seen = await page.evaluate(() => [...window.seen]);
  assert.equal(seen.length, 1, `${what}: it moved: ${seen.slice(0, 3).join(" | ")}`);
}

/** Stop looking at every frame: the page shall be idle. */
export function unwatch(page) {
  return page.evaluate(() => cancelAnimationFrame(window.looking));
}

/** The names of hexes of land that something lies over which belongs to no board: zones, the rail, the dock. */
export function coveredLand(page) {
  return page.evaluate(() => {
    const [, , scale] = document.querySelector(".board").dataset.view.split(" ").map(Number);
    const names = new Map();
    for (const one of document.querySelectorAll(".board :is(.stop, .beside)[aria-label]")) {
      const label = one.getAttribute("aria-label");
      // A corner's or side's name says so; the sea may be covered.
      if (/^(sea|corner|side)|: (sea|corner|side)|settlement|road/i.test(label)) continue;
      const { x, y, width, height } = one.getBoundingClientRect();
      names.set(label, [x + width / 2, y + height / 2]);
    }
    const covered = [];
    for (const [name, [x, y]] of names)
      for (let k = 0; k < 12; k++) {
        const angle = (k * Math.PI) / 6;
        const at = [x + 0.95 * scale * Math.cos(angle), y + 0.95 * scale * Math.sin(angle)];
        const top = document.elementsFromPoint(...at).find((one) => one.closest(".zone, .rail, .own"));
        if (top) covered.push(`${name} under ${top.closest(".zone, .rail, .own").className}`);
      }
    return [...new Set(covered)];
  });
}

/** Count what runs while nothing happens; to be called before the page loads. */
export function countWork(page) {
  return page.addInitScript(() => {
    window.work = { frames: 0, timers: 0 };
    const { requestAnimationFrame: frame, setTimeout: later, setInterval: again } = window;
    const counted =
      (of, kind) =>
      (deed, ...rest) =>
        of.call(window, (...args) => ((window.work[kind] += 1), deed(...args)), ...rest);
    window.requestAnimationFrame = counted(frame, "frames");
    window.setTimeout = counted(later, "timers");
    window.setInterval = counted(again, "timers");
  });
}

/** Nothing runs in the page while nobody does anything, and nothing moves. */
export async function assertIdle(page, milliseconds = 2_000) {
  await page.waitForTimeout(4_000); // what was ringed when we came has faded
  await page.evaluate(() => Object.assign(window.work, { frames: 0, timers: 0 }));
  await page.waitForTimeout(milliseconds);
  const { work, moving } = await page.evaluate(() => ({
    work: window.work,
    moving: document.getAnimations().filter(({ playState }) => playState === "running").length,
  }));
  assert.deepEqual({ ...work, moving }, { frames: 0, timers: 0, moving: 0 });
}

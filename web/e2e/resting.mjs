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

/** Nothing has moved since `watchStage`, not for a frame: this is where everything was. */
export async function assertRested(page, what) {
  const seen = await page.evaluate(() => [...window.seen]);
  assert.equal(seen.length, 1, `${what}: it moved: ${seen.slice(0, 3).join(" | ")}`);
  return seen[0];
}

/**
 * What lies over land without belonging to the board, each once: the boxes of zones, whether there is something in them
 * or not, what reaches out of them, the rail, the dock.
 */
export function coveredLand(page) {
  return page.evaluate(() => {
    const sand = document.querySelector(".board .coast .sand");
    const place = sand.getScreenCTM();
    const hexes = sand
      .getAttribute("d")
      .split("Z")
      .filter(Boolean)
      .map((hex) => hex.match(/-?[\d.]+/g).map(Number))
      .map((all) =>
        [0, 1, 2, 3, 4, 5].map((k) => new DOMPoint(all[2 * k], all[2 * k + 1]).matrixTransform(place)),
      );
    const zones = [...document.querySelectorAll(".stage > .zone")].map((zone) => ({
      name: zone.classList[1],
      box: zone.getBoundingClientRect(),
    }));
    const found = new Set();
    for (const corners of hexes) {
      const middle = (axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 6;
      const [x, y] = [middle("x"), middle("y")];
      // Corners and the middles of sides, a little inside.
      const rim = corners.flatMap((one, k) => {
        const other = corners[(k + 1) % 6];
        return [one, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }];
      });
      for (const point of rim) {
        const at = [x + 0.95 * (point.x - x), y + 0.95 * (point.y - y)];
        for (const { name, box } of zones)
          if (at[0] > box.left && at[0] < box.right && at[1] > box.top && at[1] < box.bottom) found.add(name);
        const top = document.elementsFromPoint(...at).find((one) => one.closest(".zone, .rail, .own"));
        if (top) found.add([...top.closest(".zone, .rail, .own").classList].find((one) => one !== "zone"));
      }
    }
    if (hexes.length === 0) found.add("there is no land");
    return [...found];
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

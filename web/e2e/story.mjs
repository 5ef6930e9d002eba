/** Stories: tests in a real browser, with a server and a browser for those of one file. */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { browse, ROOT, serve, watched } from "./browser.mjs";
import { TIER } from "./effort.mjs";

/** What a server that is gone for a while makes a browser complain about. */
export const LOST = /WebSocket connection|ERR_CONNECTION_REFUSED/;
const LONGEST = 15 * 60_000;

/** The server and the browser of a file, and what its stories begin with; `luck` says which games are played, and
 * `packages` where the server finds more of them. */
export function stage(luck, prepare = null, packages = "") {
  const there = { server: null, browser: null };
  before(async () => {
    [there.server, there.browser] = await Promise.all([serve({ luck, packages }), browse()]);
    await prepare?.(there);
  });
  after(async () => {
    await there.browser?.close();
    await there.server?.stop();
  });
  return there;
}

/**
 * Tell a story with as many pages as it opens. At its end nothing may have gone wrong in any of them, and none may
 * have asked another host; what failed is kept as a picture in build/e2e. A story with `more: true` is a short one
 * in `make test` and longer in `make test-long`, which tells only those.
 */
export function story(name, there, tell, { expected = null, more = false } = {}) {
  if (TIER === "long" && !more) return;
  test(name, { timeout: LONGEST }, async () => {
    const opened = [];
    const open = async (options) => {
      const made = await watched(there.browser, there.server.address, options);
      opened.push(made);
      return made.page;
    };
    try {
      await tell(open);
      const troubles = opened.flatMap((one) => one.troubles).filter((trouble) => !expected?.test(trouble));
      assert.deepEqual(troubles, [], "nothing else went wrong in the pages");
    } catch (error) {
      const folder = join(ROOT, "build", "e2e");
      mkdirSync(folder, { recursive: true });
      for (const [number, { page }] of opened.entries())
        await page
          .screenshot({ path: join(folder, `${name.replace(/\W+/g, "-")}-${number + 1}.png`) })
          .catch(() => undefined); // it is closed
      throw error;
    } finally {
      for (const { context } of opened) await context.close();
    }
  });
}

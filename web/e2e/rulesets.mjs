/** The opening and many turns of some rulesets, by somebody who tries everything. */
import assert from "node:assert/strict";

import { sitDown } from "./brought.mjs";
import { FULL } from "./effort.mjs";
import { unreadable } from "./layout.mjs";
import { Curious, makeTable, Mouse } from "./player.mjs";
import { RULESETS, TURNS } from "./specs.mjs";
import { stage, story } from "./story.mjs";

/** What twenty turns of Cities & Knights can't be without. */
const KNIGHTS = /^(hire knight|improve .*)$/;

export function tellRulesets(name) {
  const there = stage(name);
  for (const spec of RULESETS[name])
    story(`The opening and ${TURNS} turns of ${spec}`, there, async (open) => {
      const page = await open();
      await sitDown(page, (await makeTable(there.server.address, `${spec};first=seat`)).url);
      const player = new Curious(page, new Mouse(page));
      await player.play(TURNS);
      const { kinds } = player;
      assert.ok(kinds.length > (FULL ? 12 : 3), `much was tried: ${kinds.join(", ")}`);
      if (FULL && spec.includes("cities_knights"))
        assert.ok(
          kinds.some((kind) => KNIGHTS.test(kind)),
          kinds.join(", "),
        );
      assert.deepEqual(await unreadable(page), []);
    });
}

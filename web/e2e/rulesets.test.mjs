import assert from "node:assert/strict";

import { sitDown } from "./brought.mjs";
import { FULL } from "./browser.mjs";
import { unreadable } from "./layout.mjs";
import { Curious, makeTable, Mouse } from "./player.mjs";
import { stage, story } from "./story.mjs";

const there = stage("rulesets");

const SCENARIOS = [
  "new_shores",
  "four_islands",
  "oceania",
  "through_the_desert",
  "forgotten_tribe",
  "cloth_for_catan",
  "pirate_islands",
  "wonders",
  "new_world",
];
const TURNS = FULL ? 20 : 2;
const SPECS = FULL
  ? [
      ...SCENARIOS.map((name) => `isle:${name};4`),
      "isle:base+cities_knights;4",
      "isle:new_shores+cities_knights;4",
      "isle:base+two_players;2",
    ]
  : ["isle:pirate_islands;4", "isle:base+cities_knights;4"];

for (const spec of SPECS)
  story(`The opening and ${TURNS} turns of ${spec}`, there, async (open) => {
    const page = await open();
    await sitDown(page, (await makeTable(there.server.address, `${spec};first=seat`)).url);
    const player = new Curious(page, new Mouse(page));
    await player.play(TURNS);
    assert.ok(player.kinds.length > 3, `much was tried: ${player.kinds.join(", ")}`);
    assert.deepEqual(await unreadable(page), []);
  });

import type { Parts } from "../parts";
import Barbarians from "./Barbarians.svelte";
import Glance from "./Glance.svelte";
import KnightsPanel from "./KnightsPanel.svelte";
import Landing from "./Landing.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { tracksOf } from "./tracks";

/** Cities & Knights. */
export const parts: Parts = {
  Head: Barbarians,
  Stage: Landing,
  Own: KnightsPanel,
  Glance,
  Seat: SeatFacts,
  fits: (picture) => tracksOf(picture).length > 0,
};

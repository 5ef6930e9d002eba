import type { Parts } from "../parts";
import Barbarians from "./Barbarians.svelte";
import Build from "./Build.svelte";
import Decks from "./Decks.svelte";
import Landing from "./Landing.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Talk from "./Talk.svelte";
import { talks } from "./talks";
import { tracksOf } from "./tracks";

/** Cities & Knights. */
export const parts: Parts = {
  Goals: Barbarians,
  News: Landing,
  Build,
  Talk,
  talks,
  Bank: Decks,
  Seat: SeatFacts,
  fits: (picture) => tracksOf(picture).length > 0,
};

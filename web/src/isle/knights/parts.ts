import type { Parts } from "../parts";
import Barbarians from "./Barbarians.svelte";
import Decks from "./Decks.svelte";
import Improvements from "./Improvements.svelte";
import KnightTools from "./KnightTools.svelte";
import Landing from "./Landing.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { tracksOf } from "./tracks";

/** Cities & Knights. */
export const parts: Parts = {
  Goals: Barbarians,
  News: Landing,
  Build: Improvements,
  Talk: KnightTools,
  talks: () => false,
  Bank: Decks,
  Seat: SeatFacts,
  fits: (picture) => tracksOf(picture).length > 0,
};

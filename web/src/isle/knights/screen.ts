import type { Parts } from "../parts.svelte";
import Barbarians from "./Barbarians.svelte";
import Build from "./Build.svelte";
import Decks from "./Decks.svelte";
import Landing from "./Landing.svelte";
import SeatFacts from "./SeatFacts.svelte";
import KnightTalk from "./KnightTalk.svelte";
import { talks } from "./talks";

/** What Cities & Knights shows, fetched when it is played. */
export const parts: Parts = {
  Goals: Barbarians,
  News: Landing,
  Build,
  Talk: KnightTalk,
  talks,
  Bank: Decks,
  Seat: SeatFacts,
};

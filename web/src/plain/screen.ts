import Players from "../panels/Players.svelte";
import type { FamilyScreen } from "../screens/families";
import Own from "./Own.svelte";
import Stage from "./Stage.svelte";

/** Any game in lists, for families without a screen of their own. */
export const screen: FamilyScreen = { Stage, Own, Seats: Players };

import type { FamilyScreen } from "../screens/families";
import Bank from "./Bank.svelte";
import Goals from "./Goals.svelte";
import Luck from "./Luck.svelte";
import News from "./News.svelte";
import Own from "./Own.svelte";
import Seats from "./Seats.svelte";
import Stage from "./Stage.svelte";

export const screen: FamilyScreen = {
  Stage,
  Luck,
  Goals,
  Own,
  Seats,
  Bank,
  News,
  Talk: () => import("./Talk.svelte"),
  About: () => import("./About.svelte"),
  Standing: () => import("./Standing.svelte"),
};

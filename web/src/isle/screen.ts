import type { FamilyScreen } from "../screens/families";
import Head from "./Head.svelte";
import Own from "./Own.svelte";
import Seats from "./Seats.svelte";
import Stage from "./Stage.svelte";
import Standing from "./Standing.svelte";
import AnswerCard from "./trade/AnswerCard.svelte";
import Offers from "./trade/Offers.svelte";

export const screen: FamilyScreen = {
  Head,
  Stage,
  Own,
  Seats,
  Standing,
  Answer: AnswerCard,
  Notes: Offers,
};

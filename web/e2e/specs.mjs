/** What is tried in how many ways: everything, or as much as every commit can wait for. */
import { amount, FULL } from "./effort.mjs";

/** All rulesets and scenarios, a file of stories each: files run beside each other. */
export const RULESETS = FULL
  ? {
      islands: [
        "isle:new_shores;4",
        "isle:four_islands;4",
        "isle:oceania;4",
        "isle:through_the_desert;4",
        "isle:new_world;4",
      ],
      treasures: [
        "isle:forgotten_tribe;4",
        "isle:cloth_for_catan;4",
        "isle:pirate_islands;4",
        "isle:wonders;4",
      ],
      knights: ["isle:base+cities_knights;4", "isle:new_shores+cities_knights;4", "isle:base+two_players;2"],
    }
  : {
      islands: ["isle:new_shores;4"],
      treasures: ["isle:pirate_islands;4"],
      knights: ["isle:base+cities_knights;4"],
    };
export const TURNS = amount(2, 2, 20);

export const LANGUAGES = ["en", "pl", "ru", "uk"];
export const WIDTHS = amount([320, 1280], [320, 1280], [320, 390, 768, 1280, 1920]);
/** Windows that are low: a phone held sideways, or one beside another. */
export const LOW = [
  [640, 400],
  [844, 390],
  [960, 540],
];
/** Phones held upright. */
export const UPRIGHT = [
  [320, 640],
  [360, 740],
  [390, 844],
];
/** Letters as they are, and the largest that can be chosen. */
export const LETTERS = [1, 1.5];
/** A window is so high where only its width matters. */
export const HEIGHT = 844;

/** What the drawer, the players' boxes and the card for an offer have buttons for. */
export const verbs: ReadonlySet<string> = new Set([
  "propose trade",
  "give {card}",
  "ask {card}",
  "make offer",
  "drop offer",
  "close offer",
  "accept",
  "decline",
  "counter",
  "trade with {seat}",
  "no deal",
  "swap {card} for {card}",
]);

/** What knights do in a turn, in the order of the buttons: the words of the engine, and of our text. */
export const TOOLS: readonly (readonly [verb: string, text: string])[] = [
  ["hire knight {corner}", "hire"],
  ["activate knight {corner}", "activate"],
  ["promote knight {corner}", "promote"],
  ["move knight {corner}", "move"],
  ["chase robber {corner}", "chase"],
  ["chase pirate {corner}", "chase-pirate"],
  ["arm ship {corner}", "arm"],
];

/** The verbs that have their button in the panel of Cities & Knights. */
export const verbs: ReadonlySet<string> = new Set([...TOOLS.map(([verb]) => verb), "improve {track}"]);

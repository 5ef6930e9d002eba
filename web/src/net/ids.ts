/**
 * Random names. Only `getRandomValues` is used: over plain http on a home network browsers have neither
 * `crypto.subtle` nor `crypto.randomUUID`.
 */
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/** So many letters, each with six random bits. */
export function letters(count: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(drawn, (byte) => LETTERS.charAt(byte & 63)).join("");
}

/** The id of a command. It is never used for another one, on any device of the seat. */
export function newId(): string {
  return letters(20);
}

/** What this browser adds to the dice, so that the server alone can't choose them. */
export function entropy(): string {
  return letters(43);
}

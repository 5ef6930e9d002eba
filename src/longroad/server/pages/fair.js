// The arithmetic of dice that can be checked: what longroad/dice/fair.py does, written again for the browser.
// A browser has no crypto.subtle over plain http, so SHA-256 stands here too. Nothing here needs a page.

export const FORMAT = "longroad-dice/1";
const LONGEST = 200; // characters of a seat's entropy, and of the name of a game
const WORDS = 2n ** 64n;

// -- SHA-256 and HMAC, as FIPS 180-4 and RFC 2104 describe them --------------------------------------------

const PRIMES = firstPrimes(64);
const FIRST = PRIMES.slice(0, 8).map((p) => fraction(p, 2n)); // of their square roots
const ROUNDS = PRIMES.map((p) => fraction(p, 3n)); // of their cube roots

function firstPrimes(count) {
  const found = [];
  for (let n = 2n; found.length < count; n += 1n) {
    if (found.every((p) => n % p !== 0n)) found.push(n);
  }
  return found;
}

/** The first 32 bits behind the point of a root of a prime. */
function fraction(prime, degree) {
  const target = prime << (32n * degree); // its root is as many bits longer
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** SHA-256 of bytes. */
export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 9 + 63) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(FIRST);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) >>> 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA256 of a message. */
export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function utf8(text) {
  return new TextEncoder().encode(text);
}

function label(word) {
  return utf8(`${FORMAT} ${word}\0`);
}

function inEightBytes(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer);
}

function firstEight(bytes) {
  return new DataView(bytes.buffer).getBigUint64(0);
}

export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

// -- the dice ----------------------------------------------------------------------------------------------

/** What is published before the game, of a secret in bytes. */
export function commitment(secret) {
  return hex(sha256(joined(label("commitment"), secret)));
}

/** All draws of one game. */
export class FairDice {
  constructor(secret, game, spec, entropy) {
    this.key = hmac(secret, joined(label("key"), utf8(JSON.stringify([1, game, spec, entropy]))));
  }

  get boardSeed() {
    return firstEight(hmac(this.key, label("board"))) >> 1n;
  }

  /** Draw `number`: from 0 to n - 1, each as likely; a value that would favor some is thrown away. */
  below(n, number) {
    const limit = WORDS - (WORDS % BigInt(n));
    for (let attempt = 0; ; attempt++) {
      const message = joined(label("draw"), inEightBytes(number), inEightBytes(attempt));
      const value = firstEight(hmac(this.key, message));
      if (value < limit) return value % BigInt(n);
    }
  }
}

// -- what a number means -----------------------------------------------------------------------------------

const PAIRS = Array.from({ length: 36 }, (_, k) => `${Math.floor(k / 6) + 1} ${(k % 6) + 1}`);
const EVENTS = ["ship", "ship", "ship", "science", "trade", "politics"];
const THROWS = new Map([["rolled", PAIRS], ["threw", PAIRS], ["event", EVENTS]]);

/**
 * What a throw of dice picks from, in order; null for draws that depend on the game. Where the second roll of a turn
 * may not repeat the first one's sum, the others are left (BASE-202).
 */
function outcomesOf(words, n, lastRoll) {
  const [verb] = words.split(" ");
  const all = THROWS.get(verb)?.map((shown) => `${verb} ${shown}`) ?? null;
  if (verb !== "rolled" || n === all.length || lastRoll === undefined) return all;
  const others = all.filter((roll) => sumOf(roll) !== sumOf(lastRoll));
  return n === others.length ? others : all;
}

function sumOf(roll) {
  const [, one, other] = roll.split(" ");
  return Number(one) + Number(other);
}

// -- the check ---------------------------------------------------------------------------------------------

/** What is wrong with the form of the facts, as a code, or null. */
export function malformed(facts) {
  if (!isObject(facts)) return "bad-report";
  const { format = FORMAT, game, spec, secret, entropy, since, draws } = facts;
  if (format !== FORMAT) return "bad-format";
  if (!isShort(game) || !isText(spec)) return "bad-game";
  if (!isHex(facts.commitment)) return "bad-commitment";
  if (!Array.isArray(entropy) || !entropy.every(isShort)) return "bad-entropy";
  if (!isCount(since)) return "bad-since";
  if (secret === null) return null;
  if (!isHex(secret)) return "bad-secret";
  if (!isText(facts.board_seed)) return "bad-seed";
  if (!Array.isArray(draws) || !draws.every(isDraw)) return "bad-draws";
  return null;
}

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isText = (value) => typeof value === "string" && !/\p{Surrogate}/u.test(value); // no half characters
const isShort = (value) => isText(value) && [...value].length <= LONGEST;
const isHex = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isDraw = (draw, i) =>
  isObject(draw) && draw.number === i && isCount(draw.n) && isCount(draw.k) && isText(draw.words);

/**
 * Compute everything again. `state` is "malformed", "sealed", "fits" or "differs", `headline` says it: the codes of
 * sentences with their arguments. `checks` and `draws` are the rows of two tables.
 */
export function check(facts, noted = "") {
  const wrong = malformed(facts);
  if (wrong) return { state: "malformed", headline: [{ code: wrong, format: FORMAT }], checks: [], draws: [] };
  const promised = facts.commitment;
  const checks = [];
  if (noted.trim()) checks.push(compared("note", promised, noted.trim().toLowerCase()));
  if (facts.secret === null) return { ...unrevealed(checks), checks, draws: [] };
  const secret = fromHex(facts.secret);
  const dice = new FairDice(secret, facts.game, facts.spec, facts.entropy);
  checks.push(compared("secret", promised, commitment(secret)));
  checks.push(compared("board", facts.board_seed, String(dice.boardSeed)));
  let lastRoll;
  const draws = facts.draws.map((draw) => {
    const row = checkDraw(dice, draw, lastRoll);
    if (draw.words.startsWith("rolled ")) lastRoll = draw.words;
    return row;
  });
  return { ...verdict(checks, draws), checks, draws };
}

function compared(about, told, found) {
  return { about, told, found, fits: told === found };
}

function checkDraw(dice, { number, n, k, words }, lastRoll) {
  const outcomes = outcomesOf(words, n, lastRoll);
  const faces = outcomes?.length ?? n;
  const found = n > 0 ? Number(dice.below(n, number)) : null;
  const meant = n > 0 && n === faces ? (outcomes?.[found] ?? null) : null;
  const fits = n === faces && found === k && (meant ?? words) === words;
  return { number, n, faces, told: k, words, found, meant, fits };
}

function unrevealed(checks) {
  return broken(checks) ?? { state: "sealed", headline: [{ code: "sealed" }] };
}

function verdict(checks, draws) {
  const promise = broken(checks);
  if (promise) return promise;
  const wrong = draws.filter((row) => !row.fits);
  if (wrong.length === 0) return { state: "fits", headline: [{ code: "fits", count: draws.length }] };
  const more = { code: "differs-more", wrong: wrong.length, count: draws.length };
  return { state: "differs", headline: [complaint(wrong[0]), ...(wrong.length > 1 ? [more] : [])] };
}

/** What isn't as it was promised, if anything. */
function broken(checks) {
  const bad = checks.find((row) => !row.fits);
  return bad ? { state: "differs", headline: [{ code: `differs-${bad.about}` }] } : null;
}

function complaint(draw) {
  if (draw.n !== draw.faces) return { code: "differs-faces", ...draw };
  return { code: draw.meant === null ? "differs-number" : "differs-words", ...draw };
}

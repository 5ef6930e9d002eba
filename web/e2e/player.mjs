/** How somebody plays who sees only the page: by pointer, by finger, by keyboard, or by the list of options. */
import assert from "node:assert/strict";

import { PATIENCE } from "./browser.mjs";

/** What one would rather do than end the turn, the best first. */
const WISHES = [/^build city/, /^build settlement/, /^improve/, /^buy card/, /^build road/, /^build ship/];
/** Besides what has to be answered, nothing more than this is done in a turn. */
const MOST = 4;
/** So many trades show what there is to see. */
const ENOUGH = 5;
/** What says no to a trade, and to whatever else one may say no to. */
const NO = /^(decline|no deal|drop offer|pass)/;
/** An answer in the list of all options. */
const LISTED = ".options button[data-words]";

// -- what the page asks ----------------------------------------------------------------------------------

/** Wait until we are asked something, or the game is over: then null. */
export async function asked(page) {
  const found = await page.waitForFunction(
    () => {
      const prompt = document.querySelector(".prompt[data-frame]");
      if (prompt?.dataset.state === "over") return { over: true };
      if (!prompt?.dataset.frame || prompt.dataset.busy !== "false") return null;
      return { frame: prompt.dataset.frame, seq: prompt.dataset.seq, purpose: prompt.dataset.purpose };
    },
    null,
    { timeout: PATIENCE },
  );
  const { over, ...question } = await found.jsonValue();
  return over ? null : question;
}

/** Wait until our answer has happened; it may leave a part of the same question, or another screen. */
export async function answered(page, question) {
  await page.waitForFunction(
    ({ frame, seq }) => {
      const now = document.querySelector(".prompt[data-frame]")?.dataset;
      return !now || (now.busy === "false" && (now.frame !== frame || now.seq !== seq));
    },
    question,
    { timeout: PATIENCE },
  );
}

/** The names of the lit places on the board, each with the pips that its name tells, and the buttons there are. */
export function look(page) {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll(".stop:has(.legal)")].map((stop) => ({
      place: stop.dataset.place,
      pips: Number(/(\d+) pip/.exec(stop.getAttribute("aria-label") ?? "")?.[1] ?? 0),
    }));
    const isFree = (button) => !button.disabled && button.ariaDisabled !== "true";
    const bars = ".own .build button[data-verb], .zone.talk .bar button[data-verb]";
    const buttons = [...document.querySelectorAll(bars)].filter(isFree);
    const main = document.querySelector(".own > .actions button.main");
    return {
      answers: document.querySelector(".zone.talk .answers button") !== null,
      cards: document.querySelector(":is(.own, .zone.talk) [role=dialog] form") !== null,
      places: places.sort((one, other) => other.pips - one.pips).map(({ place }) => place),
      verbs: buttons.map((button) => button.dataset.verb),
      main: main && isFree(main) && main.checkVisibility() ? main.dataset.verb : null,
    };
  });
}

// -- hands -----------------------------------------------------------------------------------------------

/** The middle of what a selector finds, in sight; null if it is gone meanwhile. */
async function middle(page, selector) {
  const found = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, seen: element.checkVisibility() };
  }, selector);
  assert.ok(found?.seen !== false, `${selector} can be seen`);
  return found;
}

/** A mouse: it goes there and clicks, whatever lies there. */
export class Mouse {
  constructor(page) {
    this.page = page;
  }

  /** What was pressed last. */
  pressed = "";

  async press(selector) {
    this.pressed = selector;
    const at = await middle(this.page, selector);
    if (at) await this.page.mouse.click(at.x, at.y);
  }

  /** Nothing is left to be opened where the question is answered meanwhile. */
  async openList({ frame }) {
    const tab = '[role=tab][data-tab="list"]';
    // Where there is no rail, it comes when one asks for it.
    if (!(await this.page.$(tab))) await this.press('.rail > header button[aria-expanded="false"]');
    await this.page.waitForFunction(
      ([before, wanted]) =>
        document.querySelector(wanted) || document.querySelector(".prompt")?.dataset.frame !== before,
      [frame, tab],
      { timeout: PATIENCE },
    );
    const listed = await this.page.$(tab);
    if (listed && !(await this.page.$(`${tab}[aria-selected=true]`))) await this.press(tab);
  }
}

/** A finger: a place on the board asks back before it acts. */
export class Finger extends Mouse {
  async press(selector) {
    this.pressed = selector;
    const at = await middle(this.page, selector);
    if (at) await this.page.touchscreen.tap(at.x, at.y);
  }
}

/** Keys alone: Tab until the focus is there, then Enter; on the board the arrows. */
export class Keys {
  constructor(page) {
    this.page = page;
  }

  pressed = "";

  async press(selector) {
    this.pressed = selector;
    if (!(await this.reach(selector))) return;
    await this.page.keyboard.press("Enter");
  }

  openList() {
    return this.page.keyboard.press("l");
  }

  /** Whether the focus got there; what is gone meanwhile can't be reached. */
  async reach(selector) {
    const isThere = () =>
      this.page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        return element ? document.activeElement === element : null;
      }, selector);
    const isOnBoard = selector.startsWith(".stop");
    const tried = [];
    for (let presses = 0; presses < 200; presses++) {
      const there = await isThere();
      if (there || there === null) return there === true;
      if (isOnBoard && (await this.steer(selector, tried))) continue;
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`the Tab key reaches ${selector}`);
  }

  /**
   * On the board: one arrow towards the place that is wanted, and another one where that was tried before. Whether
   * the focus is on the board at all.
   */
  async steer(selector, tried) {
    const step = await this.page.evaluate(
      ([wanted, before]) => {
        const here = document.activeElement;
        const there = document.querySelector(wanted);
        if (!here?.classList.contains("stop") || !there) return null;
        const [from, to] = [here, there].map((stop) => stop.getBoundingClientRect());
        const x = to.x + to.width / 2 - from.x - from.width / 2;
        const y = to.y + to.height / 2 - from.y - from.height / 2;
        const ways = Object.entries({ ArrowRight: x, ArrowLeft: -x, ArrowDown: y, ArrowUp: -y });
        const steps = ways
          .sort(([, one], [, other]) => other - one)
          .map(([way]) => `${here.dataset.place} ${way}`);
        return steps.find((one) => !before.includes(one)) ?? steps[0];
      },
      [selector, tried],
    );
    if (step === null) return false;
    tried.push(step);
    await this.page.keyboard.press(step.split(" ").at(-1));
    return true;
  }
}

// -- play ------------------------------------------------------------------------------------------------

/** Answers questions with some hands; remembers how often it ended its turn, and what it did. */
export class Player {
  done = [];
  turns = 0;
  #extras = 0;

  constructor(page, hands) {
    this.page = page;
    this.hands = hands;
  }

  /** What is looked at after each answer. */
  after = () => undefined;

  /** Until the game is over, or we have ended so many turns. */
  async play(turns = Infinity) {
    for (let question; this.turns < turns && (question = await asked(this.page));) {
      await this.answer(question).catch((error) => {
        throw new Error(`“${question.purpose}” is answered, last with ${this.hands.pressed}`, {
          cause: error,
        });
      });
      await this.after();
    }
    return this.turns < turns ? "over" : "playing";
  }

  async answer(question) {
    const { answers, cards, places, verbs, main } = await look(this.page);
    const wish = WISHES.map((pattern) => verbs.find((verb) => pattern.test(verb))).find(Boolean);
    if (cards) await this.count(question);
    else if (places.length > 0) await this.pick(places[0], question);
    else if (wish && this.#extras < MOST) await this.build(wish, question);
    else if (main) await this.goOn(question, main);
    else if (answers) await this.say(question);
    else await this.choose(question);
    this.done.push(question.purpose);
  }

  /** A lit place; where several things are possible, or a finger is asked back, the first of the card that asks. */
  async pick(place, question) {
    const stop = `.stop[data-place="${place}"]`;
    await this.hands.press(stop);
    const sure = ".doubt button.main";
    await this.until(question, sure);
    if (await this.page.$(sure)) await this.hands.press(sure);
    await answered(this.page, question);
  }

  /** The first of several answers that are neither places nor cards. */
  async say(question) {
    await this.hands.press(".zone.talk .answers button");
    await answered(this.page, question);
  }

  /** A button that lights places, offers several answers, or acts at once. */
  async build(verb, question) {
    this.#extras += 1;
    const button = [".own .build", ".zone.talk .bar"]
      .map((bar) => `${bar} button[data-verb="${verb}"]`)
      .join();
    if (!(await this.page.isVisible(button))) await this.hands.press(".actions .phone");
    await this.page.waitForSelector(button, { timeout: PATIENCE });
    await this.hands.press(button);
    await this.until(question, ".stop .legal, .answers button, :is(.own, .zone.talk) [role=dialog] form");
    const { cards, places } = await look(this.page);
    if (cards) return this.count(question);
    if (places.length > 0) return this.pick(places[0], question);
    if (await this.page.$(".answers button")) await this.hands.press(".answers button");
    return answered(this.page, question);
  }

  /** Cards that are wanted, as many of those that come first: in our hand, beside it, or in a list. */
  async count(question) {
    const main = ":is(.own, .zone.talk) [role=dialog] form button.main";
    const free = [
      ".own button[data-card][aria-disabled=false]",
      ".zone.talk [role=dialog] :is([role=radio], [role=checkbox])[aria-checked=false]",
    ].join();
    while ((await this.page.$(`${main}:disabled`)) && (await this.page.$(free))) await this.hands.press(free);
    await this.hands.press(main);
    await answered(this.page, question);
  }

  /** Roll, or end the turn; twice if something is left to do. */
  async goOn(question, verb) {
    const main = ".own > .actions button.main";
    await this.hands.press(main);
    await this.page.waitForFunction(
      (before) => {
        const prompt = document.querySelector(".prompt[data-frame]");
        return prompt?.dataset.frame !== before || document.querySelector("button.main[data-sure=true]");
      },
      question.frame,
      { timeout: PATIENCE },
    );
    if (await this.page.$("button.main[data-sure=true]")) await this.hands.press(main);
    await answered(this.page, question);
    if (verb !== "end turn") return;
    this.turns += 1;
    this.#extras = 0;
  }

  /** The list of all options: whatever it is that we are asked, it is there. */
  async choose(question, wanted = null) {
    await this.hands.openList(question);
    await this.until(question, LISTED);
    const words = await this.page.$$eval(LISTED, (all) => all.map((one) => one.dataset.words));
    if (words.length === 0) return;
    const chosen = wanted?.(words) ?? words.find((one) => NO.test(one)) ?? words[0];
    const own = `button[data-words="${chosen}"]`;
    const button = `.options ${own}`;
    const folded = await this.page
      .$eval(button, (element) => element.closest("details")?.open === false, null)
      .catch(() => false);
    if (folded) await this.hands.press(`.options details:has(${own}) > summary`);
    await this.hands.press(button);
    await answered(this.page, question);
    if (chosen === "end turn") this.turns += 1;
    this.done.push(chosen);
  }

  /** Wait until something is there, or the question is answered already. */
  until({ frame }, selector) {
    return this.page.waitForFunction(
      ([before, wanted]) =>
        document.querySelector(wanted) || document.querySelector(".prompt")?.dataset.frame !== before,
      [frame, selector],
      { timeout: PATIENCE },
    );
  }
}

/**
 * Tries everything once before anything twice, so that a short game shows much of a ruleset. It takes what it wants
 * from the list, or on the board where places are lit. In its turn it does nothing twice.
 */
export class Curious extends Player {
  #used = new Map();
  #thisTurn = new Set();
  #answers = 0;

  async answer(question) {
    const { cards, places, main } = await look(this.page);
    this.#answers += 1;
    if (cards) return this.count(question);
    if (places.length > 0 && this.#answers % 2 === 0) return this.pick(places[0], question);
    if (main !== "end turn") return this.choose(question, (words) => this.#newest(words));
    if (this.#thisTurn.size < 2 * MOST) return this.choose(question, (words) => this.#next(words));
    this.#thisTurn.clear();
    return this.goOn(question, main);
  }

  #count(words) {
    return this.#used.get(kindOf(words)) ?? 0;
  }

  /** What was done least often; after many offers, no more of them. */
  #newest(words) {
    const no = words.every((one) => this.#count(one) >= ENOUGH) && words.find((one) => NO.test(one));
    const [first] = [...words].sort((one, other) => this.#count(one) - this.#count(other));
    const chosen = no || first;
    this.#used.set(kindOf(chosen), this.#count(chosen) + 1);
    return chosen;
  }

  /** The same of what was not done in this turn; ending it when there is nothing. */
  #next(words) {
    const isDone = (one) =>
      one === "end turn" ||
      this.#thisTurn.has(kindOf(one)) ||
      (/^(propose|swap) /.test(one) && this.#count(one) >= ENOUGH);
    const left = words.filter((one) => !isDone(one));
    const chosen = this.#newest(left.length > 0 ? left : ["end turn"]);
    if (chosen === "end turn") this.#thisTurn.clear();
    else this.#thisTurn.add(kindOf(chosen));
    return chosen;
  }

  /** What it has done so far, in the words of the notation. */
  get kinds() {
    return [...this.#used.keys()];
  }
}

/** “build road A1/E” is a kind of “build road”; of trades there would be too many. */
function kindOf(words) {
  const [verb, what] = words.split(" ");
  return /^(give|ask|swap)$/.test(verb) ? verb : `${verb} ${what ?? ""}`.trim();
}

// -- tables ----------------------------------------------------------------------------------------------

export function playersOf(spec) {
  return Number(/;(\d)/.exec(spec)[1]);
}

/** Make a table over HTTP, with our seat first and bots on the others; an address leads to each seat of ours. */
export async function makeTable(address, spec, more = {}) {
  const seats = Array.from({ length: playersOf(spec) }, (_, seat) =>
    seat === 0 ? { kind: "mine", name: "Ann" } : { kind: "bot" },
  );
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ spec, seats, pace: 0, ...more }),
  });
  const made = await answer.json();
  assert.ok(answer.ok, JSON.stringify(made));
  const urls = Object.values(made.tokens).map((token) => `${address}/table/${made.game}#seat=${token}`);
  return { game: made.game, url: urls[0], urls };
}

/** A game of bots that is over. */
export async function finishedGame(address, spec = "isle:base;4") {
  const seats = Array.from({ length: playersOf(spec) }, () => ({ kind: "bot" }));
  const { game } = await makeTable(address, spec, { seats });
  const late = Date.now() + PATIENCE;
  for (;;) {
    const { state } = await (await fetch(`${address}/api/tables/${game}`)).json();
    if (state === "over") return game;
    assert.ok(Date.now() < late, "bots play to the end");
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

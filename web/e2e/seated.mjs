/** Somebody at a table without a browser: says what a test needs to be said, over the same socket. */
import { PATIENCE } from "./browser.mjs";

const PROTOCOL = 2;

export class Seated {
  picture = null;
  ask = null;
  seat = null;
  /** The last row of the log that we have heard of. */
  seq = 0;
  #socket;
  #sent = 0;
  #waiting = [];

  /** Come to a table by the address that leads to a seat. */
  static async at(url) {
    const found = /^(.*)\/table\/([\w-]+)#seat=(.*)$/.exec(url);
    const [, address, game, token] = found;
    const one = new Seated();
    one.url = url;
    one.#socket = new WebSocket(`${address.replace("http", "ws")}/api/socket`);
    await new Promise((open, failed) => {
      one.#socket.addEventListener("open", open);
      one.#socket.addEventListener("error", failed);
    });
    one.#socket.addEventListener("message", ({ data }) => one.#hear(JSON.parse(data)));
    one.#socket.send(JSON.stringify({ type: "hello", game, token, protocol: PROTOCOL }));
    await one.until(() => one.seat !== null, "is welcome");
    return one;
  }

  #hear(message) {
    if (message.type === "reject") throw new Error(`refused: ${message.code}`);
    if (message.type === "welcome") this.seat = message.seat;
    this.seq = message.seq;
    if (message.picture) this.picture = message.picture;
    if (message.patch) this.picture = { ...this.picture, ...message.patch };
    if (message.you !== undefined) this.ask = message.you?.ask ?? null;
    this.#waiting = this.#waiting.filter(({ is, done }) => !is() || done());
  }

  /** Wait until something is so. */
  until(is, what) {
    if (is()) return Promise.resolve();
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`nobody ${what}`)), PATIENCE).unref();
      this.#waiting.push({ is, done: () => (clearTimeout(late), done(), false) });
    });
  }

  ready() {
    this.#send({ type: "confirm", entropy: "" });
  }

  can(words) {
    return this.ask?.options.some((option) => option.words === words) ?? false;
  }

  /** Answer the question that we are asked, and wait for the next one, if any. */
  async act(...actions) {
    const { frame } = this.ask;
    this.#send({ type: "act", frame, actions });
    await this.until(() => this.ask?.frame !== frame, `sees ${actions.join(", ")}`);
  }

  #send(command) {
    this.#sent += 1;
    this.#socket.send(JSON.stringify({ ...command, id: `test-${this.seat}-${this.#sent}` }));
  }

  /** How many of each card lie in our hand. */
  get cards() {
    return this.picture.hands.find(({ owner, sort }) => owner === this.seat && sort === "resources").cards;
  }

  leave() {
    this.#socket.close();
  }
}

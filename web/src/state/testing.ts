import { ask, FakeServer, picture, welcome, you } from "../net/testing";
import type { Ask, AskOption, Picture, Price, Welcome } from "../wire";
import { Playing } from "./playing.svelte";
import { TableState } from "./table.svelte";

/** A table for tests at which we, seat 0, are asked something. */
export class Seat {
  readonly server = new FakeServer();
  readonly table = new TableState("game-one-12", { token: "t".repeat(32) }, this.server, "ws://here/");
  readonly playing = new Playing(this.table);

  asked(
    options: AskOption[],
    question: Partial<Ask> = {},
    prices: Price[] = [],
    shown: Partial<Picture> = {},
  ): this {
    return this.welcomed({
      you: you({ ...ask(options), ...question }, { prices }),
      picture: picture(shown),
    });
  }

  welcomed(change: Partial<Welcome>): this {
    this.table.open();
    this.server.accept();
    this.server.send(welcome(5, change));
    return this;
  }

  /** Everything that was answered, bundle by bundle. */
  get acts(): string[][] {
    return this.server.all("act").flatMap((message) => ("actions" in message ? [message.actions] : []));
  }

  leave(): void {
    this.playing.close();
    this.table.close();
  }
}

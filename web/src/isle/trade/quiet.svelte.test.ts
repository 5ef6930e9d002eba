import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";

import { announce } from "../../state/notices.svelte";
import * as tones from "../../state/tones";
import { MAIN, Market } from "./testing";
import { isleAt } from "../table.svelte";

describe("the tones of offers", () => {
  let m: Market;
  let stop: () => void;
  let play: MockInstance<typeof tones.play>;

  beforeEach(() => {
    localStorage.clear();
    play = vi.spyOn(tones, "play").mockImplementation(() => undefined);
    m = new Market().open([]);
    stop = $effect.root(() => announce(() => m.table));
  });
  afterEach(() => {
    stop();
    m.close();
  });

  it("are heard when somebody wants something of us", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(play.mock.calls.flat()).toEqual(["turn", "offer"]);
  });

  it("come with a title that doesn't speak of a turn", async () => {
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(document.title).toBe("You are asked · Longroad");
    m.goesOn(MAIN, [], [], { patch: { turn: 0, waiting: [0] } });
    await tick();
    expect(document.title).toBe("Your turn · Longroad");
  });

  it("aren't heard when we have muted them", async () => {
    isleAt(m.table).trade.mute(1, true);
    m.benOffers({ ore: 1 }, { lumber: 1 });
    await tick();
    expect(play).not.toHaveBeenCalled();
    expect(document.title).toBe("Longroad");
  });
});

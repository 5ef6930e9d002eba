import { describe, expect, it } from "vitest";

import { LEGEND, step } from "../../net/testing";
import type { StepMessage } from "../../wire";
import { plain } from "../../lib/sentences";
import { lineParts, linesOf } from "../../state/log";
import { bargainAt, covers, lastOfferOf, same } from "./bargain";
import { declined, drafted, market, Market, merged, said, told } from "./testing";

const OFFER = told("offered", { seat: 0, give: { grain: 2 }, ask: { ore: 1 } });
const log = (...steps: Partial<StepMessage>[]) =>
  steps.flatMap((change, index) => linesOf(step(index + 1, change), LEGEND));

describe("the offer on the table", () => {
  it("is read off the picture, with everybody's answer", () => {
    const offers = merged([
      ...drafted(0, { grain: 2 }, { ore: 1 }),
      ...drafted(1, { ore: 1 }, { grain: 2, lumber: 1 }),
      said(1, "countered"),
      said(2, "declined"),
    ]);
    const found = bargainAt(market({ offers }), log({ events: [OFFER] }, declined(2, "asks-more")));
    expect(found).toMatchObject({
      open: true,
      offer: { seat: 0, give: { grain: 2 }, ask: { ore: 1 } },
      answers: [
        { seat: 1, how: "countered", offer: { give: { ore: 1 }, ask: { grain: 2, lumber: 1 } } },
        { seat: 2, how: "declined", why: "asks-more" },
      ],
    });
  });

  it("is remembered for the rest of the turn, so that one can read why nobody wanted it", () => {
    const told_ = log({ events: [OFFER] }, declined(1, "", ""), {
      ...declined(2, "leads"),
      events: [told("declined", { seat: 2 }), told("no-deal", { seat: 0 })],
    });
    expect(bargainAt(market(), told_)).toMatchObject({
      open: false,
      partner: null,
      answers: [
        { seat: 1, why: "" },
        { seat: 2, why: "leads" },
      ],
    });
    expect(bargainAt(market({ turn: 1 }), told_)).toBeNull();
    expect(bargainAt(market(), [...told_, ...log({ events: [told("rolled", {})] })])).toBeNull();
  });

  it("is gone when its maker takes it back", () => {
    const back = { news: { row: "undone", seat: 0, how: "", text: "" } };
    expect(bargainAt(market(), log({ events: [OFFER] }, back))).toBeNull();
  });

  it("knows with whom the deal was made", () => {
    const deal = told("traded", { seat: 0, partner: 1, give: {}, ask: {} });
    expect(bargainAt(market(), log({ events: [OFFER] }, { events: [deal] }))).toMatchObject({ partner: 1 });
  });

  it("says of somebody who is absent that they are", () => {
    const found = bargainAt(
      market(),
      log({ events: [OFFER] }, declined(1, "", "away"), { events: [told("no-deal", { seat: 0 })] }),
    );
    expect(found?.answers).toMatchObject([{ seat: 1, why: "away" }]);
  });

  it("finds our last offer, however long ago", () => {
    const others = told("offered", { seat: 1, give: {}, ask: {} });
    const lines = log({ events: [OFFER] }, ...Array(80).fill({ events: [told("rolled", {})] }), {
      events: [others],
    });
    expect(lastOfferOf(0, lines)).toMatchObject({ give: { grain: 2 }, ask: { ore: 1 } });
    expect(lastOfferOf(2, lines)).toBeNull();
  });
});

describe("the log", () => {
  const { subject } = new Market().open([]).table;
  const words = (how: Partial<StepMessage>) => log(how).map((line) => plain(lineParts(line, subject)));

  it("tells why a bot declines, and of people only that they do", () => {
    expect(words(declined(2, "asks-more"))).toEqual(["Greedy declines: that asks for more than it gives."]);
    expect(words(declined(1, "", ""))).toEqual(["Ben declines."]);
  });

  it("leaves out a reason for which it has no words", () => {
    expect(words(declined(2, "bad-weather"))).toEqual(words(declined(2, "")));
  });
});

describe("cards", () => {
  it("are compared kind by kind", () => {
    expect(same({ ore: 1, wool: 0 }, { ore: 1 })).toBe(true);
    expect(same({ ore: 1 }, { ore: 1, wool: 1 })).toBe(false);
    expect(covers({ ore: 2 }, { ore: 1 })).toBe(true);
    expect(covers({ ore: 2 }, { ore: 1, wool: 1 })).toBe(false);
  });
});

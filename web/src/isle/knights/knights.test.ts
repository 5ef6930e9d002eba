import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { scene } from "../board/testing";
import { slug } from "../../lib/fluent";
import { LEGEND, option, step } from "../../net/testing";
import type { Price } from "../../wire";
import { tableAt } from "../testing";
import Dice from "../Dice.svelte";
import Barbarians from "./Barbarians.svelte";
import { reportOf } from "./battle";
import CardFace from "./CardFace.svelte";
import CardNote from "../../panels/CardNote.svelte";
import { cardText } from "../../lib/names";
import { Playing } from "../../state/playing.svelte";
import { deckOf } from "./cards";
import { companyOf } from "./company";
import Glance from "./Glance.svelte";
import KnightsPanel from "./KnightsPanel.svelte";
import Landing from "./Landing.svelte";
import SeatFacts from "./SeatFacts.svelte";

/** A position, and the four who play. */
function at(name: string) {
  return { picture: scene(name).picture, people: tableAt(name).table.people };
}

/** What a component of the panel is handed, and the server that hears it. */
function playingAt(...at: Parameters<typeof tableAt>) {
  const { table, server } = tableAt(...at);
  return { playing: new Playing(table), server };
}

const PRICES: Price[] = [
  { verb: "improve {track}", cards: { paper: 4 }, of: "science" },
  { verb: "improve {track}", cards: { cloth: 4 }, of: "trade" },
  { verb: "improve {track}", cards: { coin: 5 }, of: "politics" },
  { verb: "hire knight {corner}", cards: { wool: 1, ore: 1 }, of: "" },
];
const IMPROVE = option("improve science", "improve {track}", ["science"]);
const HIRE = option("hire knight A1.S", "hire knight {corner}", ["A1.S"]);

const text = (element: Element): string => element.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the way of the barbarians", () => {
  it("shows how far they are, what stands against them, and who would lose a city now", () => {
    const { container } = render(Barbarians, at("knights-sea"));
    expect(screen.getByRole("button")).toHaveAccessibleName(
      "Barbarians: 6 of 7 steps. They land with the next ship on the event die. " +
        "The barbarians attack with 8, all active knights defend with 6. " +
        "If they landed now, Dana would lose a city.",
    );
    expect(container.querySelectorAll(".sailed")).toHaveLength(6);
    expect(screen.getByText("attack 8 : defense 6")).toBeInTheDocument();
  });

  it("says who would get a point where they would be beaten", () => {
    render(Barbarians, at("knights"));
    expect(
      screen.getByRole("button", { name: /they would be beaten, and Ben would get/ }),
    ).toBeInTheDocument();
  });

  it("explains itself by a tap, until Escape", async () => {
    render(Barbarians, at("knights-sea"));
    await userEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("tooltip")).toHaveTextContent("If they landed now, Dana would lose a city.");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });

  it("isn't there in other games", () => {
    render(Barbarians, at("base"));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the landing of the barbarians", () => {
  const fought = (barbarians: number, knights: number) => ({
    code: "barbarians-fought",
    args: { barbarians, knights },
    text: "",
  });
  const event = (code: string, args: Record<string, unknown> = {}) => ({ code, args, text: code });

  it("is told with what everybody did, and what came of it", async () => {
    const { table, server } = tableAt("knights-sea");
    render(Landing, { table });
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    const counters = scene("knights-sea").picture.counters.map((counter) =>
      counter.name === "strength" ? { ...counter, value: 0 } : counter,
    );
    server.send(step(6, { events: [event("barbarians-landed"), fought(8, 6)], patch: { counters } }));
    const strip = await screen.findByRole("status");
    expect(strip).toHaveTextContent("They win, 8 against 6.");
    expect(within(strip).getAllByRole("listitem").map(text)).toEqual([
      "Ann: strength 1",
      "Ben: strength 1",
      "Cem: strength 4",
      "Dana: no active knight",
    ]);
    server.send(
      step(7, { events: [event("lost-city", { seat: 3, corner: "nowhere" }), event("barbarians-left")] }),
    );
    await waitFor(() => expect(strip).toHaveTextContent("Dana loses the city"));
    server.send(step(8, { events: [event("drew-progress", { seat: 1, face: null, track: "trade" })] }));
    await waitFor(() => expect(table.log.at(-1)?.seq).toBe(8));
    expect(strip).not.toHaveTextContent("Ben draws");
    await userEvent.click(within(strip).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("goes by itself when a turn begins much later, not at once", async () => {
    const { table, server } = tableAt("knights");
    render(Landing, { table });
    server.send(step(6, { at: 1000, events: [fought(10, 10), event("defended", { seat: 1 })] }));
    const strip = await screen.findByRole("status");
    expect(strip).toHaveTextContent("They are beaten, 10 against 10.");
    expect(strip).toHaveTextContent("Ben has defended the island best");
    server.send(step(7, { at: 5000, events: [event("turn", { seat: 2, round: 9 })] }));
    await waitFor(() => expect(table.log.at(-1)?.seq).toBe(7));
    expect(strip).toBeInTheDocument();
    server.send(step(8, { at: 20_000, events: [event("turn", { seat: 3, round: 9 })] }));
    await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument());
  });

  it("counts the knight that was committed last, and claims nothing that it can't know", () => {
    const before = scene("knights").picture;
    const counters = [0, 1, 2, 3].map((owner) => ({ name: "committed strength", owner, value: owner }));
    const committed = event("committed-knight", { seat: 2, corner: "A1.S" });
    const last = step(6, { events: [committed, fought(9, 8)] });
    expect(reportOf(last, { ...before, counters }, LEGEND)?.forces).toEqual([0, 1, 4, 3]);
    expect(reportOf(step(6, { events: [fought(9, 8)] }), { ...before, counters }, LEGEND)?.forces).toBeNull();
    expect(reportOf(step(6, { events: [fought(9, 8)] }), null, LEGEND)?.forces).toBeNull();
    expect(reportOf(step(6), before, LEGEND)).toBeNull();
  });
});

describe("the panel of Cities & Knights", () => {
  it("lights the improvements that can be paid for, and builds them", async () => {
    const { playing, server } = playingAt("knights", { options: [IMPROVE], prices: PRICES });
    render(KnightsPanel, { playing });
    const science = screen.getByRole("button", { name: "Science 4: theater. 4 paper" });
    expect(science).toHaveAttribute("aria-disabled", "false");
    await userEvent.click(science);
    expect(server.command).toMatchObject({ actions: ["improve science"] });
  });

  it("asks the server why an improvement can't be built", async () => {
    const { playing, server } = playingAt("knights", { options: [IMPROVE], prices: PRICES });
    render(KnightsPanel, { playing });
    const politics = screen.getByRole("button", { name: /^Politics 5/ });
    expect(politics).toHaveAttribute("aria-disabled", "true");
    expect(politics).toHaveAccessibleName(/5 coin (You lack \d coin\.|Not now.*\.)$/);
    await userEvent.click(politics);
    expect(server.command).toMatchObject({ actions: ["improve politics"] });
  });

  it("says what the next stage brings", async () => {
    render(KnightsPanel, playingAt("knights", { prices: PRICES }));
    await userEvent.tab();
    const tip = screen.getByRole("tooltip");
    expect(tip).toHaveTextContent("Science 4: theater");
    expect(tip).toHaveTextContent("the red die shows 5 or less");
    expect(tip).toHaveTextContent("Whoever gets here first makes one of their cities the metropolis");
  });

  it("keeps what knights do together, with prices, and lights their places", async () => {
    const { playing } = playingAt("knights", { options: [HIRE, IMPROVE], prices: PRICES });
    render(KnightsPanel, { playing });
    const knights = screen.getByRole("button", { name: /Knights/ });
    expect(knights).toHaveTextContent("1 can act, 1 is new this turn");
    await userEvent.click(knights);
    const tools = screen.getByRole("group", { name: "Knights" });
    expect(within(tools).getAllByRole("button").map(text)).toEqual([
      "Hire 1 wool, 1 ore one choice",
      "Activate",
      "Promote",
      "Move or displace",
      "Chase the robber",
      "Chase the pirate",
      "Arm a ship",
    ]);
    expect(within(tools).getByRole("button", { name: /Promote/ })).toBeDisabled();
    await userEvent.click(within(tools).getByRole("button", { name: /Hire/ }));
    expect(playing.verb).toBe("hire knight {corner}");
  });

  it("shows a deck whole: its stages, who has come how far, and what every card does", async () => {
    render(KnightsPanel, playingAt("knights"));
    await userEvent.click(screen.getByRole("button", { name: "Trade: 15 cards in the deck" }));
    const sheet = screen.getByRole("dialog", { name: "Trade" });
    expect(within(sheet).getByText("merchant (6 of them)")).toBeInTheDocument();
    expect(within(sheet).getByText(cardText("guild dues") ?? "none")).toBeInTheDocument();
    const third = within(sheet).getAllByRole("listitem")[2];
    expect(third).toHaveTextContent("Trade 3: merchant guild");
    for (const name of ["Ann", "Ben", "Cem"]) expect(third).toHaveTextContent(name);
  });

  it("shows whoever watches the decks alone, and isn't there in other games", () => {
    const { unmount } = render(KnightsPanel, playingAt("knights", { seat: null }));
    expect(screen.getAllByRole("button")).toHaveLength(3);
    unmount();
    render(KnightsPanel, playingAt("cloth"));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("knights", () => {
  it("are those that can act, those that are new this turn, and the others", () => {
    const { ready, fresh, idle } = companyOf(scene("knights").picture, 1);
    expect([ready.length, fresh.length, idle.length]).toEqual([1, 1, 0]);
  });
});

describe("Cities & Knights in one line", () => {
  it("says our knights, stages and progress cards, and opens the rest", async () => {
    const { playing } = playingAt("knights");
    const { container } = render(Glance, { playing });
    const line = screen.getByRole("button", { expanded: false });
    for (const said of ["2 of 2 knights active", "Science: stage 3 of 5", "2 progress cards"])
      expect(line).toHaveAccessibleName(expect.stringContaining(said));
    expect([...container.querySelectorAll("[aria-hidden=true]:not(svg)")].map(text)).toEqual([
      ...["2/2", "3", "3", "4", "2"],
    ]);
    await userEvent.click(line);
    expect(playing.sheet).toBe("knights");
    expect(line).toHaveAttribute("aria-expanded", "true");
  });

  it("isn't there for whoever watches, nor in other games", () => {
    for (const at of [playingAt("knights", { seat: null }), playingAt("base")]) render(Glance, at);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("a player's box", () => {
  it("says cards, knights, walls and stages of everybody", () => {
    const { container } = render(SeatFacts, { picture: scene("knights").picture, seat: 1 });
    expect([...container.querySelectorAll(".unseen")].map(text)).toEqual([
      "9 cards",
      "2 progress cards",
      "2 of 2 knights active",
      "strength 5",
      "2 walls",
      "route 1",
      "2 points for defending",
      "the merchant",
      "Science: stage 3 of 5",
      "Trade: stage 3 of 5",
      "Politics: stage 4 of 5, with the metropolis",
    ]);
    expect(container.querySelectorAll(".built")).toHaveLength(10);
    expect(screen.getByText("printing press")).toBeInTheDocument();
  });

  it("says what a scenario counts, too", () => {
    render(SeatFacts, { picture: scene("knights-sea").picture, seat: 0 });
    expect(screen.getByText("points for islands 4")).toBeInTheDocument();
  });
});

describe("cards", () => {
  it("are 54 of 25 kinds in three decks, each with its text", () => {
    const kinds = Object.values(LEGEND.decks).flatMap((deck) => Object.entries(deck));
    expect(kinds).toHaveLength(25);
    for (const deck of Object.values(LEGEND.decks))
      expect(Object.values(deck).reduce((sum, count) => sum + count, 0)).toBe(18);
    for (const [card] of kinds) expect(cardText(card), slug(card)).toBeTruthy();
  });

  it("have a text in the base game, too", () => {
    for (const card of ["knight", "victory point", "road building", "year of plenty", "monopoly"])
      expect(cardText(card), card).toBeTruthy();
    expect(deckOf("monopoly", LEGEND)).toBe("");
  });

  it("say what they do before they are played", async () => {
    render(CardFace, { card: "merchant fleet", count: 2, legend: LEGEND });
    await userEvent.click(screen.getByRole("button", { name: "2 merchant fleet: what it does" }));
    expect(screen.getByRole("tooltip")).toHaveTextContent("the bank takes 2 of it for any card");
  });

  it.each([
    ["played-progress", { seat: 1, face: "crane" }, "crane"],
    ["played-year-of-plenty", { seat: 1 }, "year of plenty"],
  ])("say what they do after somebody played them: %s", async (code, args, card) => {
    render(CardNote, { happening: { code, args, text: "" }, legend: LEGEND });
    await userEvent.click(screen.getByRole("button", { name: `${card}: what it does` }));
    expect(screen.getByRole("tooltip")).toHaveTextContent(cardText(card) ?? "none");
  });

  it("keep to themselves what nobody may know", () => {
    const happening = { code: "drew-progress", args: { seat: 1, face: null, track: "trade" }, text: "" };
    render(CardNote, { happening, legend: LEGEND });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the event die", () => {
  it("lies beside the red and the yellow one", () => {
    const { container } = render(Dice, {
      picture: { ...scene("knights").picture, dice: [5, 3], event: "politics" },
    });
    expect(screen.getByText("Dice: red 5 + 3 is 8. Event die: politics.")).toBeInTheDocument();
    expect(container.querySelectorAll(".red")).toHaveLength(1);
  });

  it("is in no other game", () => {
    const { container } = render(Dice, { picture: scene("base").picture });
    expect(container.querySelector(".event, .red")).toBeNull();
  });
});

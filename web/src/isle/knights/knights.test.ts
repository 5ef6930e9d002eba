import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { scene } from "../board/testing";
import { slug, tOrNull } from "../../lib/fluent";
import { ask, LEGEND, option, step } from "../../net/testing";
import type { Price } from "../../wire";
import { tableAt } from "../testing";
import { fits as choosesDeck } from "../choices/decks";
import Luck from "../Luck.svelte";
import Barbarians from "./Barbarians.svelte";
import { reportOf } from "./battle";
import CardFace from "../cards/CardFace.svelte";
import CardNote from "../../panels/CardNote.svelte";
import Choices from "../../ask/Choices.svelte";
import { cardText } from "../../lib/names";
import { Playing } from "../../state/playing.svelte";
import Build from "./Build.svelte";
import { deckOf } from "../cards/decks";
import CardWords from "../cards/CardWords.svelte";
import { faceRead } from "../cards/playing";
import { companyOf } from "./company";
import Decks from "./Decks.svelte";
import { hiringVerb, SHEET, toolsOf } from "./deeds";
import KnightTalk from "./KnightTalk.svelte";
import Landing from "./Landing.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Talk from "../Talk.svelte";
import { talks } from "./talks";

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
  { verb: "activate knight {corner}", cards: { grain: 1 }, of: "" },
];
const END = option("end turn");
const MOVE = option("move knight A2.S", "move knight {corner}", ["A2.S"]);
const IMPROVE = option("improve science", "improve {track}", ["science"]);
const HIRE = option("hire knight A1.S", "hire knight {corner}", ["A1.S"]);

const text = (element: Element): string => element.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the way of the barbarians", () => {
  it("shows how far they are, what stands against them, and who would lose a city now", () => {
    const { container } = render(Barbarians, { ...at("knights-sea"), ...playingAt("knights-sea") });
    expect(screen.getByRole("button")).toHaveAccessibleName(
      "Barbarians: 6 of 7 steps. They land with the next ship on the event die. " +
        "The barbarians attack with 8, all active knights defend with 6. " +
        "If they landed now, Dana would lose a city.",
    );
    expect(container.querySelectorAll(".sailed")).toHaveLength(6);
    expect(screen.getByText("attack 8 : defense 6")).toBeInTheDocument();
    expect(container.querySelector(".risk")?.childElementCount).toBe(2);
  });

  it("says who would get a point where they would be beaten", () => {
    const { container } = render(Barbarians, at("knights"));
    expect(screen.getByRole("img", { name: /they would be beaten, and Ben would get/ })).toBeInTheDocument();
    expect(container.querySelector(".held")?.childElementCount).toBe(2);
  });

  it("explains itself in the prompt to whoever looks at it, and presses", async () => {
    const { playing } = playingAt("knights-sea");
    render(Barbarians, { ...at("knights-sea"), playing });
    const way = screen.getByRole("button");
    await userEvent.click(way);
    expect(playing.caption).toMatch(/They land with the next ship.*Dana would lose a city\.$/);
    await userEvent.tab();
    await userEvent.unhover(way);
    expect(playing.caption).toBe("");
    await userEvent.tab({ shift: true });
    expect(playing.caption).toMatch(/Dana/);
  });

  it("is nothing to press where nobody plays", () => {
    render(Barbarians, at("knights-sea"));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("isn't there in other games", () => {
    const { container } = render(Barbarians, at("base"));
    expect(container.querySelector(".barbarians")).toBeNull();
  });
});

describe("the landing of the barbarians", () => {
  const fought = (barbarians: number, knights: number) => ({
    code: "barbarians-fought",
    args: { barbarians, knights },
    text: "",
  });
  const event = (code: string, args: Record<string, unknown> = {}) => ({ code, args, text: code });
  const rolled = event("rolled", { seat: 1, low: 3, high: 4 });

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
    expect([...strip.querySelectorAll("li > .unseen")].map(text)).toEqual([
      "Ann: strength 1",
      "Ben: strength 1",
      "Cem: strength 4",
      "Dana: no active knight",
    ]);
    server.send(
      step(7, { events: [event("lost-city", { seat: 3, corner: "nowhere" }), event("barbarians-left")] }),
    );
    await waitFor(() => expect(strip).toHaveTextContent("Dana loses the city"));
    expect(text(strip)).toMatch(/^The island falls/);
    expect(strip.querySelectorAll(".touched")).toHaveLength(1);
    expect(within(strip).getByText("city lost")).toBeInTheDocument();
    server.send(step(8, { events: [event("drew-progress", { seat: 1, face: null, track: "trade" })] }));
    await waitFor(() => expect(table.log.at(-1)?.seq).toBe(8));
    expect(strip).not.toHaveTextContent("Ben draws");
    await userEvent.click(within(strip).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("stays until the next roll, whoever's turn begins", async () => {
    const { table, server } = tableAt("knights");
    render(Landing, { table });
    server.send(step(6, { events: [rolled, fought(10, 10), event("defended", { seat: 1 })] }));
    const strip = await screen.findByRole("status", { name: "The island holds" });
    expect(strip).toHaveTextContent("They are beaten, 10 against 10.");
    expect(strip).toHaveTextContent("Ben has defended the island best");
    expect(within(strip).getByText("+1 point")).toBeInTheDocument();
    server.send(step(7, { events: [event("turn", { seat: 2, round: 9 })] }));
    await waitFor(() => expect(table.log.at(-1)?.seq).toBe(7));
    expect(strip).toBeInTheDocument();
    server.send(step(8, { events: [rolled] }));
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

describe("the cells of the build grid", () => {
  it("light the improvements that can be paid for, and build them", async () => {
    const { playing, server } = playingAt("knights", { options: [IMPROVE], prices: PRICES });
    render(Build, { playing });
    const science = screen.getByRole("button", { name: /Science 4: theater. 4 paper/ });
    expect(science).toHaveAttribute("aria-disabled", "false");
    expect(science).toHaveClass("lit");
    await userEvent.click(science);
    expect(server.command).toMatchObject({ actions: ["improve science"] });
  });

  it("ask the server why an improvement can't be built", async () => {
    const { playing, server } = playingAt("knights", { options: [IMPROVE], prices: PRICES });
    render(Build, { playing });
    const politics = screen.getByRole("button", { name: /Politics 5/ });
    expect(politics).toHaveAttribute("aria-disabled", "true");
    expect(politics).toHaveAccessibleName(/5 coin\. (You lack \d coin\.|Not now.*\.)$/);
    await userEvent.click(politics);
    expect(server.command).toMatchObject({ actions: ["improve politics"] });
  });

  it("say what the next stage is called and costs in the prompt, and describe what it brings", async () => {
    const { playing } = playingAt("knights", { prices: PRICES });
    render(Build, { playing });
    await userEvent.tab();
    await userEvent.tab();
    const science = screen.getByRole("button", { name: /Science 4/ });
    expect(science).toHaveFocus();
    expect(playing.caption).toMatch(/^Science 4: theater\. 4 paper\. You lack 3 paper\.$/);
    expect(science).toHaveAccessibleDescription(/the red die shows 5 or less/);
    expect(science).toHaveAccessibleDescription(
      /Whoever gets here first makes one of their cities the metropolis/,
    );
    await userEvent.tab({ shift: true });
    expect(playing.caption).toMatch(/^Knight: /);
  });

  it("light the places for a knight that can be hired, and show those we have beside them", async () => {
    const { playing } = playingAt("knights", { options: [END, HIRE, MOVE], prices: PRICES });
    render(Build, { playing });
    const cell = screen.getByRole("button", { name: /^Knight/ });
    expect(cell).toHaveAccessibleName(/Costs 1 wool, 1 ore\. 1 of yours can act: tap it on the board\.$/);
    expect(within(cell).getByText("1")).toBeInTheDocument();
    await userEvent.click(cell);
    expect(playing.marks.map(({ place }) => place)).toEqual(["A1.S"]);
    expect(talks(playing)).toBe(true);
  });

  it("say why no knight can be hired", async () => {
    const { playing, server } = playingAt("knights", { options: [IMPROVE], prices: PRICES });
    render(Build, { playing });
    const cell = screen.getByRole("button", { name: /^Knight/ });
    expect(cell).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(cell);
    expect(playing.caption).toBe("Knight: You lack 1 wool, 1 ore.");
    expect(talks(playing)).toBe(false);
    expect(server.all("act")).toEqual([]);
  });

  it("aren't there for whoever watches, nor in other games", () => {
    for (const seat of [playingAt("knights", { seat: null }), playingAt("cloth")]) render(Build, seat);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the progress decks", () => {
  const shown = (change = {}) => {
    const { table } = tableAt("knights", change);
    return { table, picture: scene("knights").picture };
  };

  it("show a deck whole: its stages, who has come how far, and what every card does", async () => {
    render(Decks, shown());
    await userEvent.click(screen.getByRole("button", { name: "Trade: 15 cards in the deck" }));
    const sheet = screen.getByRole("dialog", { name: "Trade" });
    expect(within(sheet).getByText("merchant (6 of them)")).toBeInTheDocument();
    expect(within(sheet).getByText(cardText("guild dues") ?? "none")).toBeInTheDocument();
    const third = within(sheet).getAllByRole("listitem")[2];
    expect(third).toHaveTextContent("Trade 3: merchant guild");
    for (const name of ["Ann", "Ben", "Cem"]) expect(third).toHaveTextContent(name);
  });

  it("are shown to whoever watches, and aren't there in other games", () => {
    const { unmount } = render(Decks, shown({ seat: null }));
    expect(screen.getAllByRole("button")).toHaveLength(3);
    unmount();
    render(Decks, { picture: scene("cloth").picture });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("are chosen from by large buttons with what is left in them", async () => {
    const draws = ["science", "trade"].map((track) => option(`draw ${track}`, "draw {track}", [track]));
    const { playing, server } = playingAt("knights", { options: draws });
    expect(choosesDeck(draws, LEGEND)).toBe(true);
    expect(choosesDeck([...draws, option("pass")], LEGEND)).toBe(false);
    render(Choices, { playing, options: draws, head: "" });
    const trade = screen.getByRole("button", { name: /Draw from the trade deck/ });
    expect(trade).toHaveTextContent("15 left");
    await userEvent.click(trade);
    expect(server.command).toMatchObject({ actions: ["draw trade"] });
  });
});

describe("our knights in the talk zone", () => {
  const PLACE = "A2.S"; // Ben's mighty knight
  const deeds = [
    END,
    HIRE,
    MOVE,
    option(`chase robber ${PLACE}`, "chase robber {corner}", [PLACE]),
    option("activate knight D1.SW", "activate knight {corner}", ["D1.SW"]),
  ];
  const open = (place: string) => {
    const seat = playingAt("knights", { options: deeds, prices: PRICES });
    seat.playing.looked = place;
    const shown = talks(seat.playing) ? render(KnightTalk, seat) : null;
    return { ...seat, shown };
  };
  const buttons = () => [...document.querySelectorAll(".deeds button")].map(text);

  it("can do what the one that was pressed on the board may do", async () => {
    const { playing, server } = open(PLACE);
    expect(screen.getByRole("group", { name: "Knights" })).toHaveTextContent("Mighty knight, active");
    expect(buttons()).toEqual(["Move or displace", "Chase the robber"]);
    await userEvent.click(screen.getByRole("button", { name: "Chase the robber" }));
    expect(server.command).toMatchObject({ actions: [`chase robber ${PLACE}`] });
    expect(talks(playing)).toBe(false);
  });

  it("are hired where nobody stands, with the price", () => {
    open("A1.S");
    expect(buttons()).toEqual(["Hire 1 wool, 1 ore"]);
  });

  it("are all shown when somebody asks for them, and one goes from one to the other", async () => {
    const { playing } = playingAt("knights", { options: deeds, prices: PRICES });
    playing.sheet = SHEET;
    expect(talks(playing)).toBe(true);
    render(KnightTalk, { playing });
    const [first, second] = screen.getAllByRole("button", { name: /knight, / });
    expect(first).toHaveAttribute("aria-pressed", "true");
    expect(first).toHaveAccessibleName(/^Mighty knight, active: /);
    expect(second).toHaveAccessibleName(/^Strong knight, active from the next turn on: /);
    if (second) await userEvent.click(second);
    expect(playing.looked).toBe("D1.SW");
    expect(playing.ringed).toEqual(["D1.SW"]);
    expect(buttons()).toEqual(["Activate 1 grain"]);
  });

  it("are silent about places where nothing can be done, and about the turns of others", () => {
    expect(open("B4.S").shown).toBeNull(); // Dana's
    const { playing } = playingAt("knights", { options: [] });
    playing.sheet = SHEET;
    expect(talks(playing)).toBe(false);
  });

  it("are forgotten with the question at which somebody looked at them", async () => {
    const { playing, server } = playingAt("knights", { options: deeds, prices: PRICES });
    render(Build, { playing });
    playing.looked = PLACE;
    await tick();
    expect(talks(playing)).toBe(true);
    const { ask: old } = playing.table;
    const you = {
      ask: { ...ask(deeds), frame: `${old?.frame} and more` },
      undo: false,
      undos: 5,
      prices: PRICES,
    };
    server.send(step(6, { you }));
    await waitFor(() => expect(talks(playing)).toBe(false));
  });

  it("are left by Escape", async () => {
    const { playing } = open(PLACE);
    screen.getByRole("button", { name: "Chase the robber" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(playing.looked).toBe("");
    expect(talks(playing)).toBe(false);
  });

  it("have a name for everything that they can do in any game", () => {
    for (const tool of toolsOf(LEGEND))
      expect(tOrNull(`knight-tool-${slug(tool.replace(/\{\w+\}/, ""))}`), tool).toBeTruthy();
    expect(toolsOf(LEGEND)).toHaveLength(7);
    expect(tOrNull(`build-${slug(hiringVerb(LEGEND))}`)).toBe("Knight");
  });
});

describe("knights", () => {
  it("are those that can act, those that are new this turn, and the others", () => {
    const { ready, fresh, idle } = companyOf(scene("knights").picture, 1);
    expect([ready.length, fresh.length, idle.length]).toEqual([1, 1, 0]);
  });
});

describe("a player's row", () => {
  const said = (container: HTMLElement) => [...container.querySelectorAll(".unseen")].map(text);

  it("says cards, knights, walls and stages of everybody", () => {
    const { container } = render(SeatFacts, { picture: scene("knights").picture, seat: 1 });
    expect(said(container)).toEqual([
      "9 cards",
      "2 progress cards",
      "2 of 2 knights active, strength 5 of 5",
      "route 1",
      "2 walls",
      "2 points for defending",
      "the merchant",
      "printing press",
      "Science: stage 3 of 5",
      "Trade: stage 3 of 5",
      "Politics: stage 4 of 5, with the metropolis",
    ]);
    expect(container.querySelectorAll(".built")).toHaveLength(10);
    expect(container.querySelectorAll("i.metropolis")).toHaveLength(1);
  });

  it("has as many signs whatever there is to say, and words for whoever asks for more", () => {
    const { picture } = scene("knights");
    const row = render(SeatFacts, { picture, seat: 1 }).container;
    expect([...row.querySelectorAll(".sign")].map(text)).toEqual(["9", "2", "5/5", "1"]);
    const { container } = render(SeatFacts, { picture, seat: 1, full: true });
    expect([...container.querySelectorAll("li")].map(text)).toEqual(said(row));
    expect(container.querySelector(".unseen")).toBeNull();
  });

  it("says what a scenario counts, too", () => {
    render(SeatFacts, { picture: scene("knights-sea").picture, seat: 0, full: true });
    expect(screen.getByText("points for islands 4")).toBeInTheDocument();
  });

  it("marks who holds the special card for the longest route", () => {
    const holds = (seat: number) => {
      const { container } = render(SeatFacts, { picture: scene("knights").picture, seat });
      return container.querySelector(".holds");
    };
    expect(holds(1)).toBeNull();
    expect(holds(3)).not.toBeNull();
  });

  it("has digits for segments where there is little room", () => {
    const { container } = render(SeatFacts, { picture: scene("knights").picture, seat: 1 });
    expect([...container.querySelectorAll(".stages b")].map(text)).toEqual(["3", "3", "4"]);
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

  it("lie in hand with how many of them, and open what they do", async () => {
    const onopen = vi.fn();
    render(CardFace, { card: "merchant fleet", count: 2, legend: LEGEND, onopen });
    const face = screen.getByRole("button", { name: "2 merchant fleet: what it does", expanded: false });
    await userEvent.click(face);
    expect(onopen).toHaveBeenCalledOnce();
  });

  it("say what they do before they are played, and are played from there", async () => {
    const [onplay, onclose] = [vi.fn(), vi.fn()];
    render(CardWords, { card: "merchant fleet", legend: LEGEND, onplay, onclose });
    const words = screen.getByRole("group", { name: "merchant fleet" });
    expect(words).toHaveTextContent("the bank takes 2 of it for any card");
    await userEvent.click(within(words).getByRole("button", { name: "Play" }));
    expect(onplay).toHaveBeenCalledOnce();
    expect(onclose).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it("are read one at a time, those in our hand, until somebody looks at the board", async () => {
    const { playing } = playingAt("knights");
    playing.face = "crane";
    expect(faceRead(playing)).toBeUndefined();
    playing.face = "merchant fleet";
    expect(faceRead(playing)).toBeDefined();
    render(Talk, { playing });
    expect(screen.getByRole("group", { name: "merchant fleet" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
    playing.looked = "A1";
    await waitFor(() => expect(playing.face).toBe(""));
    expect(faceRead(playing)).toBeUndefined();
  });

  it("can't be played where that isn't among our options", () => {
    render(CardWords, { card: "merchant fleet", legend: LEGEND });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it.each([
    ["played-progress", { seat: 1, face: "crane" }, "crane"],
    ["played-year-of-plenty", { seat: 1 }, "year of plenty"],
  ])("say what they do after somebody played them: %s", async (code, args, card) => {
    render(CardNote, { happening: { code, args, text: "" }, legend: LEGEND });
    await userEvent.click(screen.getByRole("button", { name: `${card}: what it does` }));
    expect(screen.getByText(cardText(card) ?? "none")).toBeInTheDocument();
  });

  it("keep to themselves what nobody may know", () => {
    const happening = { code: "drew-progress", args: { seat: 1, face: null, track: "trade" }, text: "" };
    render(CardNote, { happening, legend: LEGEND });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the event die", () => {
  const shown = (name: string, dice = {}) => ({
    ...at(name),
    picture: { ...scene(name).picture, ...dice },
    changed: [],
  });

  it("lies beside the red and the yellow one", () => {
    const { container } = render(Luck, shown("knights", { dice: [5, 3], event: "politics" }));
    expect(screen.getByText("Dice: red 5 + 3 is 8. Event die: politics.")).toBeInTheDocument();
    expect(container.querySelectorAll(".red")).toHaveLength(1);
  });

  it("is in no other game", () => {
    const { container } = render(Luck, shown("base"));
    expect(container.querySelector(".event, .red")).toBeNull();
  });
});

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { upright } from "../../lib/media";
import { ask, option, picture, seatInfo, step, tableInfo, welcome, you } from "../../net/testing";
import { readChoices, settings } from "../../state/settings.svelte";
import { Seat } from "../../state/testing";
import type { Offer, Welcome } from "../../wire";
import { fetchScreen, type FamilyScreen } from "../families";
import Rail from "./Rail.svelte";

const END = option("end turn");
const COUNTERS = [0, 1, 2].flatMap((owner) => [
  { name: "route length", owner, value: 3 + owner },
  { name: "knights played", owner, value: owner },
]);
const SPECIALS = [
  { name: "longest route", owner: 2, points: 2 },
  { name: "largest army", owner: null, points: 2 },
];
const shown = picture({ counters: COUNTERS, specials: SPECIALS });

// What is fetched when it is seen is here before.
let isle: FamilyScreen;
beforeAll(async () => {
  isle = await fetchScreen("isle:base;4");
  await import("../../isle/About.svelte");
  await import("./About.svelte");
  await import("./Sheet.svelte");
  await import("./Over.svelte");
  await import("../../panels/Memorable.svelte");
});

describe("beside the board", () => {
  let seat: Seat;
  const onrules = vi.fn();
  const onmenu = vi.fn();

  function show(change: Partial<Welcome> = {}): void {
    seat.welcomed({ picture: shown, you: you(ask([END])), ...change });
    const { playing } = seat;
    render(Rail, { playing, screen: isle, onrules, onmenu });
  }

  beforeEach(() => {
    localStorage.clear();
    settings.set(readChoices(null));
    seat = new Seat();
  });
  afterEach(() => {
    seat.leave();
    vi.restoreAllMocks();
  });

  const rows = () => within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem");
  const more = (name: string) => screen.getByRole("button", { name: `More about ${name}` });
  const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim();

  describe("the players", () => {
    it("sit in the order of their turns, ourselves last, and whoever listens is told so", () => {
      show();
      expect(rows().map((row) => row.querySelector(".name")?.textContent)).toEqual(["Ben", "Greedy", "Ann"]);
      const list = screen.getByRole("list", { name: "Players" });
      expect(list).toHaveAccessibleDescription("In the order of their turns; you come last.");
      expect(rows().map((row) => row.getAttribute("aria-current"))).toEqual([null, null, "true"]);
    });

    it("sit in the order of their seats for whoever watches", () => {
      show({ seat: null, you: null });
      expect(rows().map((row) => row.querySelector(".name")?.textContent)).toEqual(["Ann", "Ben", "Greedy"]);
      expect(screen.getByRole("list", { name: "Players" })).not.toHaveAccessibleDescription();
    });

    it("have a mark where they hold what is won by having most", () => {
      show();
      const held = rows().map((row) => words(row.querySelector(".has .unseen")));
      expect(held).toEqual([undefined, "route 5, longest trade route", undefined]);
    });

    it("say why they don't play themselves, and whom one waits for", () => {
      const seats = [seatInfo(0), seatInfo(1, { away: "time" }), seatInfo(2, { resigned: true })];
      show({ table: tableInfo({ seats }), picture: { ...shown, waiting: [0] } });
      expect(rows().map((row) => row.querySelector("small.gone")?.textContent)).toEqual([
        "away",
        "left",
        undefined,
      ]);
    });

    it("show whom the game waits for besides the one on turn", () => {
      show({ picture: { ...shown, waiting: [0, 1] } });
      expect(rows().map((row) => within(row).queryByText("is deciding") !== null)).toEqual([
        true,
        false,
        false,
      ]);
    });

    it("say what they think of an offer, in a sign that takes no room", async () => {
      const offer = (owner: number, answer: Offer["answer"]): Offer => ({ owner, give: {}, ask: {}, answer });
      const made: Offer = { owner: 0, give: { ore: 1 }, ask: { wool: 1 }, answer: "" };
      show({ picture: { ...shown, offers: [made, offer(1, "silent"), offer(2, "silent")] } });
      const says = () => rows().map((row) => row.querySelector<HTMLElement>(".say")?.dataset.says ?? null);
      expect(rows().map((row) => words(row.querySelector(".say")))).toEqual(["…", "…", undefined]);
      const offers = [made, offer(1, "accepted"), offer(2, "declined")];
      seat.server.send(step(6, { patch: { offers } }));
      await waitFor(() => expect(says()).toEqual(["accepted", "declined", null]));
    });

    it("are told more of outside their rows, which stay as they are", async () => {
      const stock = [{ kind: "road", owner: 1, left: 13 }];
      show({ picture: { ...shown, stock } });
      const before = rows().map((row) => row.outerHTML.replaceAll('aria-expanded="false"', ""));
      await userEvent.click(more("Ben"));
      const card = await screen.findByRole("region", { name: "Ben" });
      expect(card).toHaveFocus();
      expect((await within(card).findByText("roads left")).nextElementSibling).toHaveTextContent("13");
      expect(more("Ben")).toHaveAttribute("aria-expanded", "true");
      const after = rows().map((row) => row.outerHTML.replace(/aria-expanded="(true|false)"/, ""));
      expect(after).toEqual(before);
      expect(card.closest(".news")).not.toBeNull();
      await userEvent.keyboard("{Escape}");
      expect(screen.queryByRole("region", { name: "Ben" })).toBeNull();
      await waitFor(() => expect(more("Ben")).toHaveFocus());
    });

    it("can be muted there, but not ourselves", async () => {
      show();
      await userEvent.click(more("Ben"));
      await userEvent.click(await screen.findByRole("checkbox", { name: /Ben's offers/ }));
      expect(screen.getByRole("checkbox", { name: /Ben's offers/ })).toBeChecked();
      await userEvent.click(more("Ann"));
      expect(await screen.findByRole("region", { name: "Ann" })).toBeInTheDocument();
      expect(screen.queryByRole("checkbox", { name: /offers/ })).toBeNull();
    });

    it("have all that a bot is only there", async () => {
      const seats = [
        seatInfo(0),
        seatInfo(1),
        seatInfo(2, { kind: "bot", name: "Mira", manner: "sharp", shields: 3 }),
      ];
      show({ table: tableInfo({ seats }) });
      expect(words(rows()[1]?.querySelector("small"))).toBe("sharp");
      expect(screen.queryByRole("img", { name: "strength 3 of 3" })).toBeNull();
      await userEvent.click(more("Mira"));
      expect(await screen.findByRole("img", { name: "strength 3 of 3" })).toBeInTheDocument();
    });
  });

  describe("the head", () => {
    it("says which game it is and its round, and leads to rules and menu", async () => {
      show();
      expect(words(document.querySelector("header p"))).toBe("Base game · round 3");
      await userEvent.click(screen.getByRole("button", { name: "Rules of this game" }));
      await userEvent.click(screen.getByRole("button", { name: "About this table" }));
      expect([onrules, onmenu].map((called) => called.mock.calls.length)).toEqual([1, 1]);
    });

    it("switches the tones off and on", async () => {
      show();
      const tones = screen.getByRole("button", { name: "Tones" });
      expect(tones).toHaveAttribute("aria-pressed", "true");
      await userEvent.click(tones);
      expect(settings.now.sound).toBe(false);
      expect(tones).toHaveAttribute("aria-pressed", "false");
    });
  });

  it("lays what concerns all over the log, and beside nothing that it would push", async () => {
    show({ table: tableInfo({ votes: { pause: [1] } }) });
    const vote = await screen.findByText("A pause? For it: Ben.");
    const news = vote.closest(".news");
    const log = screen.getByRole("region", { name: "Log" });
    expect(news).not.toBeNull();
    expect(news?.contains(log)).toBe(false);
    expect(news?.parentElement).toBe(screen.getByRole("complementary", { name: "Log and chat" }));
    seat.server.send(
      welcome(7, { missed: [step(6, { events: [{ code: "shortage", args: {}, text: "" }] })] }),
    );
    const since = await screen.findByRole("region", { name: /^Since you left/ });
    expect(news?.contains(since)).toBe(true);
  });

  it("tells there what others have done that concerns all, until the next roll", async () => {
    show();
    const news = () => document.querySelector(".news");
    const monopoly = (who: number) => ({
      code: "played-monopoly",
      args: { seat: who, card: "ore" },
      text: "",
    });
    seat.server.send(step(6, { events: [monopoly(0)] }));
    seat.server.send(step(7, { events: [monopoly(1)] }));
    await waitFor(() => expect(news()).toHaveTextContent("Ben plays monopoly on ore."));
    expect(news()).not.toHaveTextContent("Ann");
    seat.server.send(
      step(8, { events: [{ code: "longest-route", args: { seat: 2, length: 5 }, text: "" }] }),
    );
    await waitFor(() => expect(news()).toHaveTextContent(/Greedy .*longest/));
    expect(news()).toHaveTextContent("Ben plays monopoly on ore.");
    seat.server.send(step(9, { events: [{ code: "rolled", args: { seat: 1, dice: [3, 4] }, text: "" }] }));
    await waitFor(() => expect(news()).not.toHaveTextContent("monopoly"));
    seat.server.send(step(10, { events: [monopoly(2)] }));
    await userEvent.click(await within(news() as HTMLElement).findByRole("button", { name: "Close" }));
    expect(news()).not.toHaveTextContent("monopoly");
  });

  it("folds the end to its head, for whoever wants to see the log", async () => {
    const table = tableInfo({ state: "over", ended: "won" });
    show({ table, you: null, picture: { ...shown, winner: 1, over: true, waiting: [] } });
    const fold = await screen.findByRole("button", { name: "Ben wins." });
    expect(fold).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(fold);
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
    await userEvent.click(fold);
    expect(screen.getByRole("button", { name: "Rematch" })).toBeVisible();
  });

  describe("where there is no rail", () => {
    const toLog = () => screen.getByRole("button", { name: /^Log and chat/ });
    const sheet = () => screen.queryByRole("dialog", { name: "Log and chat" });

    beforeEach(() => {
      vi.spyOn(upright, "current", "get").mockReturnValue(true);
    });

    async function open(): Promise<void> {
      await userEvent.click(toLog());
      expect(await screen.findByRole("dialog", { name: "Log and chat" })).toHaveFocus();
    }

    it("log, bank and list come in a sheet, and go with Escape, where one was", async () => {
      show();
      expect(screen.queryByRole("tab")).toBeNull();
      await open();
      expect(screen.getByRole("list", { name: "In the bank" })).toBeInTheDocument();
      expect(screen.getAllByRole("tab")).toHaveLength(3);
      await userEvent.keyboard("{Escape}");
      expect(sheet()).toBeNull();
      await waitFor(() => expect(toLog()).toHaveFocus());
    });

    it("a sheet closes with Back", async () => {
      show();
      await open();
      history.back();
      await waitFor(() => expect(sheet()).toBeNull());
      expect(location.pathname).toBe("/");
    });

    it("goes back once, however often one comes and goes before that has happened", async () => {
      const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
      show();
      for (const _ of [1, 2]) {
        await open();
        await userEvent.keyboard("{Escape}");
        await waitFor(() => expect(toLog()).toHaveFocus());
      }
      expect(back).toHaveBeenCalledOnce();
      history.replaceState(null, "");
      dispatchEvent(new PopStateEvent("popstate"));
    });

    it("a sheet closes with a swipe down, and not with one across", async () => {
      show();
      await open();
      const head = screen.getByRole("tablist");
      const swipe = async (clientX: number, clientY: number): Promise<void> => {
        const at = (type: string, where: MouseEventInit) => new MouseEvent(type, { bubbles: true, ...where });
        await fireEvent(head, at("pointerdown", { clientX: 0, clientY: 300 }));
        await fireEvent(head, at("pointerup", { clientX, clientY }));
      };
      await swipe(200, 310);
      expect(sheet()).not.toBeNull();
      await swipe(0, 420);
      expect(sheet()).toBeNull();
    });

    it("a sheet closes when we are asked something new, and not while our turn goes on", async () => {
      show();
      await open();
      seat.server.send(step(6, { you: you(ask([END], "f2")) }));
      await tick();
      expect(sheet()).not.toBeNull();
      const rob = { ...ask([option("rob blue", "rob {seat}", ["blue"])], "f3"), purpose: "rob" };
      seat.server.send(step(7, { you: you(rob) }));
      await waitFor(() => expect(sheet()).toBeNull());
    });

    it("a sheet closes when an offer is made to us", async () => {
      show({ you: you(null), picture: { ...shown, turn: 1, waiting: [1] } });
      await open();
      seat.server.send(step(6, { you: you(ask([option("decline")])), patch: { waiting: [0] } }));
      await waitFor(() => expect(sheet()).toBeNull());
    });

    it("more about a player comes in a sheet, one at a time", async () => {
      show();
      await open();
      await userEvent.click(more("Ben"));
      expect(await screen.findByRole("dialog", { name: "Ben" })).toBeInTheDocument();
      expect(sheet()).toBeNull();
      await open();
      expect(screen.queryByRole("dialog", { name: "Ben" })).toBeNull();
    });

    it("sheets that follow each other share what Back goes back to, and the last one takes it away", async () => {
      const [push, back] = [vi.spyOn(history, "pushState"), vi.spyOn(history, "back")];
      show();
      await userEvent.click(more("Ben"));
      await screen.findByRole("dialog", { name: "Ben" });
      await userEvent.click(more("Greedy"));
      await screen.findByRole("dialog", { name: "Greedy" });
      await open();
      await userEvent.click(within(sheet() as HTMLElement).getByRole("button", { name: /^Goal/ }));
      await waitFor(() => expect(sheet()).toBeNull());
      const goal = await screen.findByRole("dialog");
      expect(push).toHaveBeenCalledOnce();
      expect(back).not.toHaveBeenCalled();
      await userEvent.click(within(goal).getByRole("button", { name: "Close" }));
      expect(screen.queryByRole("dialog")).toBeNull();
      await waitFor(() => expect(back).toHaveBeenCalledOnce());
    });

    it("what was said waits behind a dot, and is what one comes to", async () => {
      show();
      seat.server.send(step(6, { news: { row: "said", seat: 1, how: "", text: "hello" } }));
      await waitFor(() => expect(toLog()).toHaveAccessibleName("Log and chat 1 new"));
      await open();
      expect(screen.getByRole("tab", { name: /^Chat/ })).toHaveAttribute("aria-selected", "true");
      await waitFor(() => expect(toLog()).toHaveAccessibleName("Log and chat"));
    });

    it("news leave their place to what we are asked, unless nobody can go on", async () => {
      show({ table: tableInfo({ votes: { pause: [1] } }) });
      const news = (await screen.findByText("A pause? For it: Ben.")).closest(".news");
      expect(news).not.toHaveClass("waits");
      const rob = { ...ask([option("rob blue", "rob {seat}", ["blue"])], "f3"), purpose: "rob" };
      seat.server.send(step(6, { you: you(rob) }));
      await waitFor(() => expect(news).toHaveClass("waits"));
      seat.server.send(step(7, { table: tableInfo({ paused: true }) }));
      await waitFor(() => expect(news).not.toHaveClass("waits"));
    });
  });
});

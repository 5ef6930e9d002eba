import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { here } from "../lib/location.svelte";
import { BOTS } from "../net/testing";
import { ownGame, remember } from "../net/tokens";
import { isReadyAtOnce } from "../state/ready";
import { settings } from "../state/settings.svelte";
import type { OptionInfo, Rulesets, Settings } from "../wire";
import Lobby from "./Lobby.svelte";

const NAMES =
  "Alba, Arlo, Clara, Dylan, Ella, Finn, Freya, George, Isla, Jasper, Lucy, Maeve, Oscar, Poppy, Rowan, Theo".split(
    ", ",
  );

const board: OptionInfo = {
  name: "board",
  values: ["spread", "beginner"],
  range: null,
  default: "spread",
  people: "spread",
  sentence: "",
  needs: {},
  with: [],
};
const specs = ["isle:base;3", "isle:base;4", "isle:base;4;board=beginner", "isle:base+two_players;2"];
const knights = ["isle:base+cities_knights;3", "isle:base+cities_knights;4"];
const rulesets: Rulesets = {
  families: ["isle"],
  scenarios: [
    {
      kind: "scenario",
      family: "isle",
      name: "base",
      title: "x",
      players: [3, 4],
      specs: [...specs, ...knights],
      options: [board],
      by_players: false,
    },
    {
      kind: "scenario",
      family: "isle",
      name: "oceania",
      title: "x",
      players: [3, 4],
      specs: ["isle:oceania;4"],
      options: [],
      by_players: false,
    },
  ],
  modules: [
    {
      kind: "module",
      family: "isle",
      name: "cities_knights",
      title: "x",
      players: [3, 4],
      specs: knights,
      options: [],
      by_players: false,
    },
    {
      kind: "module",
      family: "isle",
      name: "two_players",
      title: "x",
      players: [2],
      specs: specs.slice(3),
      options: [],
      by_players: true,
    },
  ],
  excludes: [],
  advice: [],
};
const made = {
  game: "made-table-1",
  host: "h".repeat(32),
  link: "l".repeat(32),
  tokens: { "0": "t".repeat(32) },
};
const card = {
  game: "open-table-1",
  state: "waiting",
  spec: "isle:oceania;4",
  names: ["Olena", ""],
  free: 2,
  created: 1,
  changed: 1,
  spectators: true,
};

type Answers = Record<string, unknown>;

function answers(change: Answers = {}): Answers {
  return {
    "GET /api/rulesets": rulesets,
    "GET /api/bots": BOTS,
    "GET /api/tables": [],
    "POST /api/tables": made,
    ...change,
  };
}

describe("the lobby", () => {
  let plans: Settings[];

  function server(known: Answers): void {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string, { method = "GET", body }: RequestInit = {}) => {
        if (body) plans.push(JSON.parse(String(body)) as Settings);
        const found = known[`${method} ${path}`];
        if (found === undefined) return new Response("{}", { status: 502, statusText: "Bad Gateway" });
        if (found instanceof Response) return found;
        return Response.json(found);
      }),
    );
  }

  beforeEach(() => {
    plans = [];
    localStorage.clear();
    settings.set({ name: "" });
    here.go({ screen: "lobby" });
    server(answers());
  });

  afterEach(() => vi.unstubAllGlobals());

  const ready = () => waitFor(() => expect(screen.getByRole("button", { name: /Play now/ })).toBeEnabled());

  it("plays against bots with one click", async () => {
    render(Lobby);
    await ready();
    await userEvent.click(screen.getByRole("button", { name: /Play now/ }));
    await waitFor(() => expect(here.route).toEqual({ screen: "table", game: "made-table-1" }));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({ spec: "isle:base;4", clock: null, listed: false });
    expect(plans[0]?.seats?.map((seat) => seat.kind)).toEqual(["mine", "bot", "bot", "bot"]);
    expect(isReadyAtOnce("made-table-1")).toBe(true);
    expect(ownGame("made-table-1")).toMatchObject({ seats: [{ seat: 0, token: "t".repeat(32) }] });
  });

  it("asks for name and face before the first table, and only once", async () => {
    const { unmount } = render(Lobby);
    await ready();
    const who = screen.getByRole("region", { name: "Your name and face" });
    const field = within(who).getByRole("textbox", { name: "Your name" });
    expect(NAMES).toContain((field as HTMLInputElement).value);
    await userEvent.clear(field);
    await userEvent.type(field, "Ann");
    expect(screen.getByRole("textbox", { name: "Name on seat 1" })).toHaveValue("Ann");
    expect(within(who).getAllByRole("radio")).toHaveLength(5);
    await userEvent.click(within(who).getByRole("radio", { name: "Face 3" }));
    await userEvent.click(screen.getByRole("button", { name: /Play with friends/ }));
    await waitFor(() => expect(plans).toHaveLength(1));
    const { face } = settings.now;
    expect(face).toMatch(/^[a-z]{8}$/);
    expect(plans[0]?.seats).toEqual([
      { kind: "mine", name: "Ann", face },
      { kind: "open" },
      { kind: "open" },
      { kind: "open" },
    ]);
    expect(settings.now.name).toBe("Ann");
    expect(plans[0]).not.toHaveProperty("idle"); // the server knows how long
    unmount();
    render(Lobby);
    await ready();
    expect(screen.queryByRole("region", { name: "Your name and face" })).toBeNull();
    expect(screen.getByRole("textbox", { name: "Name on seat 1" })).toHaveValue("Ann");
  });

  it("takes what is proposed for who doesn't care, and never two of one name", async () => {
    settings.set({ name: "Bruno" });
    render(Lobby);
    await ready();
    const field = screen.getByRole("textbox", { name: "Name on seat 1" });
    await userEvent.clear(field);
    await userEvent.type(field, "edda");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(plans).toHaveLength(1));
    const bots = plans[0]?.seats?.slice(1).map((seat) => seat.name);
    expect(bots?.sort()).toEqual(["Bruno", "Falk", "Mira"]);
  });

  it("seats everybody at one device", async () => {
    render(Lobby);
    await ready();
    await userEvent.click(screen.getByRole("button", { name: /Pass and play/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Name on seat 2" }), "Ben");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(plans).toHaveLength(1));
    const names = plans[0]?.seats?.map((seat) => seat.name ?? "") ?? [];
    expect(names[1]).toBe("Ben");
    expect(NAMES).toEqual(expect.arrayContaining(names.filter((name) => name !== "Ben")));
    expect(new Set(names).size).toBe(4);
    expect(plans[0]?.idle).toBeNull(); // nobody hurries whoever holds the device
  });

  it("leads to the rules of what is planned", async () => {
    render(Lobby);
    await ready();
    expect(screen.getByRole("link", { name: "Rules: Base game, 4 players" })).toHaveAttribute(
      "href",
      "/rules/isle%3Abase%3B4",
    );
  });

  it("offers what the server has, and nothing else", async () => {
    render(Lobby);
    await ready();
    const players = screen.getByRole("group", { name: "Players" });
    expect(within(players).getAllByRole("radio")).toHaveLength(3);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Game or scenario" }), "isle:oceania");
    expect(within(players).getAllByRole("radio")).toHaveLength(1);
    expect(screen.getByRole("checkbox", { name: "with Cities & Knights" })).toBeDisabled();
  });

  it("has games of another family, with its own modules and bots", async () => {
    const toy = {
      ...rulesets.scenarios[0],
      family: "toy",
      title: "Toys",
      specs: ["toy:base;2"],
      options: [],
    };
    const both = { ...rulesets, families: ["isle", "toy"], scenarios: [...rulesets.scenarios, toy] };
    server(answers({ "GET /api/rulesets": both }));
    render(Lobby);
    await ready();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Game or scenario" }), "toy:base");
    expect(screen.queryByRole("checkbox", { name: "with Cities & Knights" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(plans).toHaveLength(1));
    expect(plans[0]?.spec).toBe("toy:base;2");
    expect(plans[0]?.seats?.[1]).toMatchObject({
      kind: "bot",
      bot: "random",
      face: expect.stringMatching(/^(Gro|Kurt)x$/),
    });
  });

  it("makes the table that was planned", async () => {
    render(Lobby);
    await ready();
    await userEvent.click(screen.getByText("Clock and rules"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Board" }), "beginner");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Clock" }), "quick");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Who sits on seat 3" }), "bot random");
    await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await waitFor(() => expect(plans).toHaveLength(1));
    expect(plans[0]).toMatchObject({
      spec: "isle:base;4;board=beginner",
      clock: { base: 45, increment: 5, bank: 120 },
    });
    expect(plans[0]?.seats?.[2]).toMatchObject({
      kind: "bot",
      bot: "random",
      face: expect.stringMatching(/^(Gro|Kurt)x$/),
    });
  });

  it("says what is remembered and not as usual, also where the rules are folded", async () => {
    localStorage.setItem("longroad.setup", JSON.stringify({ spec: "isle:base;4;board=beginner" }));
    render(Lobby);
    await ready();
    const summary = screen.getByText(/^Clock and rules/);
    expect(summary).toHaveTextContent("Clock and rules Board: for beginners, pieces given");
    await userEvent.click(summary);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Board" }), "spread");
    expect(summary).toHaveTextContent(/^Clock and rules$/);
  });

  it("has every game one click away", async () => {
    render(Lobby);
    await ready();
    const games = screen.getByRole("region", { name: "All games" });
    const buttons = within(games).getAllByRole("button");
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Play Base game against bots, as it is",
      "Play Base game against bots, with Cities & Knights",
      "Play Base game against bots, for two",
      "Play Oceania against bots, as it is",
    ]);
    await userEvent.click(buttons[2] ?? document.body);
    await waitFor(() => expect(plans[0]?.spec).toBe("isle:base+two_players;2"));
    expect(plans[0]?.seats).toHaveLength(2);
  });

  it("shows open tables with their players", async () => {
    server(answers({ "GET /api/tables": [card] }));
    render(Lobby);
    expect(await screen.findByText("Olena")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sit down" })).toHaveAttribute("href", "/table/open-table-1?sit");
    expect(screen.getByRole("link", { name: "Watch" })).toHaveAttribute("href", "/table/open-table-1");
  });

  it("offers nobody to watch where that is not wanted", async () => {
    server(answers({ "GET /api/tables": [{ ...card, spectators: false }] }));
    render(Lobby);
    expect(await screen.findByRole("link", { name: "Sit down" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Watch" })).toBeNull();
  });

  it("lists our games, those that wait for us first", async () => {
    const names = ["Ann", "Ben"];
    remember("game-over-1", { spec: "isle:base;4", state: "over", names, changed: 3 });
    remember("game-ours-1", {
      spec: "isle:oceania;4",
      state: "playing",
      ours: true,
      round: 7,
      names,
      changed: 2,
    });
    render(Lobby);
    const own = await screen.findByRole("region", { name: "Your games" });
    const items = within(own).getAllByRole("listitem");
    expect(items[0]).toHaveTextContent("Your turn, round 7");
    expect(items[1]).toHaveTextContent("Finished");
    await userEvent.click(
      within(own).getByRole("button", { name: "Take “Base game, 4 players” off the list" }),
    );
    expect(ownGame("game-over-1")).not.toBeNull();
    expect(within(own).getByRole("button", { name: "Off the list?" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(ownGame("game-over-1")).toBeNull();
    expect(within(own).getByRole("link", { name: /^Your turn, round 7/ })).toHaveFocus();
    await userEvent.click(within(own).getByRole("button", { name: /^Take “Oceania/ }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(own).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: /Play now/ })).toHaveFocus();
  });

  it("keeps the seat at a running game that is taken off the list", async () => {
    const seats = [{ seat: 0, token: "t".repeat(32) }];
    remember("game-runs-1", { spec: "isle:base;4", state: "playing", seats });
    render(Lobby);
    const own = await screen.findByRole("region", { name: "Your games" });
    await userEvent.click(within(own).getByRole("button", { name: /off the list$/ }));
    await userEvent.click(within(own).getByRole("button", { name: "Off the list?" }));
    await waitFor(() => expect(own).not.toBeInTheDocument());
    expect(ownGame("game-runs-1")).toMatchObject({ seats, hidden: true });
  });

  it("takes only numbers that can be, and shows the field that has another", async () => {
    render(Lobby);
    await ready();
    const field = screen.getByLabelText<HTMLInputElement>(/take back/i);
    for (const wrong of ["-3", "", "2.5"]) {
      await userEvent.clear(field);
      if (wrong) await userEvent.type(field, wrong);
      await userEvent.tab();
      field.closest("details")?.removeAttribute("open");
      expect(field.form?.checkValidity()).toBe(false);
      expect(field.closest("details")).toHaveAttribute("open");
    }
    await userEvent.click(screen.getByRole("button", { name: /Play now/ }));
    await waitFor(() => expect(plans[0]?.undos).toBe(5));
  });

  it("says beside the field what is wrong with a file", async () => {
    const trouble = { code: "table-broken-record", text: "line 7: no.", args: { line: 7 } };
    server(answers({ "POST /api/import/seats": Response.json(trouble, { status: 422 }) }));
    render(Lobby);
    await ready();
    const box = within(screen.getByRole("region", { name: "Go on with a saved game" }));
    // jsdom has files without their text
    const fileOf = (text: string) =>
      Object.assign(new File([text], "game.txt", { type: "text/plain" }), { text: async () => text });
    const bring = (text: string) => userEvent.upload(box.getByLabelText("File of the game"), fileOf(text));
    await bring(" \n");
    expect(await box.findByRole("alert")).toHaveTextContent("The file is empty.");
    expect(plans).toEqual([]);
    await bring("longroad record 1");
    await waitFor(() =>
      expect(box.getByRole("alert")).toHaveTextContent("This record is damaged, or of another"),
    );
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("comes back by itself when the server does", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server({});
    render(Lobby);
    await screen.findByRole("alert");
    server(answers());
    await vi.advanceTimersByTimeAsync(3_000);
    await ready();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it("says why a table could not be made, with details to copy", async () => {
    const trouble = { code: "table-server-full", text: "This server has no room.", args: {} };
    server(answers({ "POST /api/tables": Response.json(trouble, { status: 503 }) }));
    render(Lobby);
    await ready();
    await userEvent.click(screen.getByRole("button", { name: /Play now/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This server has no room for another table now.",
    );
    expect(screen.getByLabelText("For whoever can help")).toHaveValue(
      "table-server-full {} This server has no room.",
    );
    expect(screen.getByRole("button", { name: /Play now/ })).toBeEnabled();
    expect(document.activeElement).toContainElement(screen.getByRole("alert"));
  });

  it("says that the server doesn't answer, and tries again", async () => {
    server({});
    render(Lobby);
    expect(await screen.findByRole("alert")).toHaveTextContent("The server doesn't answer.");
    server(answers());
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await ready();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says which engine runs, what is to come, and which bots are slow until then", async () => {
    const health = {
      version: "1.2.3",
      engine: "interpreted",
      coming: "making",
      percent: 40,
    };
    const deep = { name: "mine:Deep", label: "Deep", strength: "unknown", slow: true, families: ["isle"] };
    const bots = [{ ...deep, manner: "", shields: 0, persons: [{ name: "Edda", face: "Eddai" }] }];
    server(answers({ "GET /health": health, "GET /api/bots": bots }));
    render(Lobby);
    await ready();
    expect(await screen.findByText(/^Longroad 1\.2\.3, with the interpreted engine.*40 %/)).toBeVisible();
    expect(
      screen.getAllByRole("option", { name: "bot Deep, slow without the compiled engine" })[0],
    ).toBeVisible();
  });
});

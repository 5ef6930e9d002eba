import { describe, expect, it } from "vitest";

import type { OptionInfo, RulesetInfo, Rulesets } from "../wire";
import { Choices, readSpec, writeSpec } from "./specs";

const option = (name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  values,
  range: null,
  default: values[0] ?? "",
  people: more.people ?? more.default ?? values[0] ?? "",
  sentence: "",
  needs: {},
  with: [],
  ...more,
});
const info = (name: string, more: Partial<RulesetInfo>): RulesetInfo => ({
  kind: "scenario",
  family: "isle",
  name,
  title: name,
  players: [3, 4],
  specs: [],
  options: [],
  by_players: false,
  ...more,
});

const base = ["isle:base;3", "isle:base;4", "isle:base;4;board=beginner", "isle:base;3;board=beginner"];
const knights = ["isle:base+cities_knights;4", "isle:base+cities_knights;4;peninsula=harbor"];
const two = ["isle:base+two_players;2", "isle:base+two_players;2;board=spiral"];
const rulesets: Rulesets = {
  families: ["isle"],
  scenarios: [
    info("base", {
      specs: [...base, ...knights, ...two],
      options: [
        option("board", ["spread", "spiral", "beginner"]),
        option("first", ["roll", "seat"]),
        option("harbors", ["fixed", "shuffled"], { needs: { board: ["spread", "spiral"] } }),
        option("trade", ["players", "open"], { people: "open" }),
        option("rounds", [], { range: [1, 9999], default: "500" }),
      ],
    }),
    info("new_shores", { specs: ["isle:new_shores;3", "isle:new_shores;4"] }),
  ],
  modules: [
    info("cities_knights", {
      kind: "module",
      specs: knights,
      options: [
        option("peninsula", ["bare", "harbor"], { with: ["base"] }),
        option("commit", ["all", "choose"]),
      ],
    }),
    info("two_players", {
      kind: "module",
      specs: two,
      options: [option("edition", ["travel", "tb"])],
      by_players: true,
    }),
  ],
  excludes: [],
  advice: [{ family: "isle", both: ["new_shores", "cities_knights"], why: "They don't go well together." }],
};
const choices = new Choices(rulesets);

describe("a spec", () => {
  it("is taken apart and put together again", () => {
    const text = "isle:new_shores+cities_knights;4;board=variable;first=seat";
    expect(readSpec(text)).toEqual({
      family: "isle",
      scenario: "new_shores",
      modules: ["cities_knights"],
      players: 4,
      options: { board: "variable", first: "seat" },
    });
    expect(writeSpec(readSpec(text))).toBe(text);
  });
});

describe("the choices of the lobby", () => {
  it("begin with the first game and most players", () => {
    expect(writeSpec(choices.first)).toBe("isle:base;4");
  });

  it("know how many may play what", () => {
    expect(choices.players("isle:base", [])).toEqual([2, 3, 4]);
    expect(choices.players("isle:base", ["cities_knights"])).toEqual([4]);
    expect(choices.isPossible("isle:new_shores", ["cities_knights"])).toBe(false);
  });

  it("bring the module that two players need", () => {
    expect(writeSpec(choices.plain("isle:base", [], 2))).toBe("isle:base+two_players;2");
    expect(writeSpec(choices.plain("isle:base", ["cities_knights"], 3))).toBe("isle:base+cities_knights;4");
  });

  it("offer a value only where the server has a set-up with it", () => {
    const board = choices.options(readSpec("isle:base;4"))[0] ?? option("", []);
    expect(choices.values(readSpec("isle:base;4"), board)).toEqual(["spread", "beginner"]);
    expect(choices.values(readSpec("isle:base+two_players;2"), board)).toEqual(["spread", "spiral"]);
  });

  it("offer the options of the modules that are played", () => {
    const names = (spec: string) => choices.options(readSpec(spec)).map(({ name }) => name);
    expect(names("isle:base;4")).toEqual(["board", "first", "harbors", "trade", "rounds"]);
    expect(names("isle:base+cities_knights;4")).toContain("peninsula");
    expect(names("isle:new_shores+cities_knights;4")).toEqual(["commit"]);
  });

  it("offer no option that means nothing beside the others, nor keep its value", () => {
    const names = (spec: string) => choices.options(readSpec(spec)).map(({ name }) => name);
    expect(names("isle:base;4;board=spiral")).toContain("harbors");
    expect(names("isle:base;4;board=beginner")).not.toContain("harbors");
    const both = readSpec("isle:base;4;board=beginner;harbors=shuffled");
    expect(writeSpec(choices.tidied(both))).toBe("isle:base;4;board=beginner");
  });

  it("leave out what is the default or can't be", () => {
    const tidied = (spec: string) => writeSpec(choices.tidied(readSpec(spec)));
    expect(tidied("isle:base;4;board=spread;first=seat")).toBe("isle:base;4;first=seat");
    expect(tidied("isle:base+two_players;2;board=beginner;rounds=0")).toBe("isle:base+two_players;2");
    expect(tidied("isle:base;4;rounds=20;nonsense=1")).toBe("isle:base;4;rounds=20");
  });

  it("pass the rulebook's advice on", () => {
    expect(choices.advice(readSpec("isle:new_shores+cities_knights;4"))).toMatch("don't go well");
    expect(choices.advice(readSpec("isle:base;4"))).toBeNull();
  });

  it("say what people take otherwise, unless somebody has chosen", () => {
    const said = (text: string) => writeSpec(choices.forPeople(readSpec(text)));
    expect(said("isle:base;4")).toBe("isle:base;4;trade=open");
    expect(said("isle:base;4;trade=players")).toBe("isle:base;4;trade=players");
  });
});

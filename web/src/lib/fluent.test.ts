import { describe, expect, it, vi } from "vitest";

import { Atlas } from "../isle/board/geometry";
import { LEGEND, picture, tableInfo } from "../net/testing";
import { settings } from "../state/settings.svelte";
import { bestLanguage, languageName, languages, speak, spoken, t, wordFor } from "./fluent";
import { People } from "./people";
import { eventParts, plain, reasonParts } from "./sentences";
import { know } from "./whole";
import { placesOn } from "../isle/places";

for (const language of ["pl", "uk"]) know(language);

const shown = picture();
const subject = {
  people: People.at(tableInfo(), shown),
  places: placesOn(new Atlas(shown.tiles)),
  legend: LEGEND,
};
const said = (code: string, args: Record<string, unknown>) => plain(eventParts({ code, args }, subject));

describe("languages", () => {
  it("are those of the texts, each by its own name", () => {
    expect(languages).toEqual(["en", "pl", "ru", "uk"]);
    expect(languages.map(languageName)).toEqual(["English", "Polski", "Русский", "Українська"]);
  });

  it("are chosen by what somebody reads", () => {
    expect(bestLanguage(["de-DE", "uk-UA", "en"])).toBe("uk");
    expect(bestLanguage(["pl"])).toBe("pl");
    expect(bestLanguage(["uk-Cyrl-UA"])).toBe("uk");
    expect(bestLanguage(["de"])).toBe("en");
  });

  it("decline what they name, and count as they must", async () => {
    await speak("pl");
    expect(said("stole", { seat: 0, victim: 1, card: "ore" })).toBe("Ann kradnie graczowi Ben 1 rudę.");
    expect(said("stole", { seat: 0, victim: 1, card: null })).toBe("Ann kradnie kartę graczowi Ben.");
    expect(said("harvested", { seat: 1, count: 5, card: "coin" })).toBe("Ben bierze 5 monet.");
    expect(said("discarded", { seat: 1, cards: { wool: 1, coin: 3 } })).toBe(
      "Ben odrzuca: 1 wełna, 3 monety.",
    );
    expect(plain(reasonParts("cannot-pay", { what: "knight", lacks: { ore: 1 } }, "", subject))).toBe(
      "Nie stać cię na rycerza. Brakuje: 1 ruda.",
    );
    await speak("uk");
    expect(said("built-settlement", { seat: 1, corner: "A1.SE" })).toBe(
      "Ben будує селище: ліс 8, пагорби 5, пустеля.",
    );
    expect(t("over-points", { points: 21 })).toBe("21 бал");
    expect(wordFor("red", "label")).toBe("Червоний");
  });

  it("are told to the browser, so that it reads and breaks words as it must", async () => {
    settings.set({ language: "pl" });
    await vi.waitFor(() => expect(document.documentElement.lang).toBe("pl"));
    expect(t("close")).toBe("Zamknij");
  });

  it("change to the one that was wished for last, and never to one that can't be had", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    await Promise.all([speak("uk"), speak("pl")]);
    expect(spoken()).toBe("pl");
    await speak("ru");
    expect(spoken()).toBe("pl");
  });
});

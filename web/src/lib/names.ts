import { slug, t, tOrNull } from "./fluent";
import { readSpec } from "./specs";

/** The name of a scenario or module, in the language that is spoken if it is known there. */
export function rulesetName(name: string, title = name): string {
  return tOrNull(`ruleset-${name.replaceAll("_", "-")}`) ?? title;
}

/** A ruleset in a few words: “New Shores, Cities & Knights, 4 players”. */
export function specName(text: string): string {
  const { scenario, modules, players } = readSpec(text);
  const names = [scenario, ...modules.filter((name) => name !== "two_players")].map((name) =>
    rulesetName(name),
  );
  return t("ruleset-for", { game: names.join(", "), players });
}

/** What an option decides, and what its values mean. */
export function optionName(name: string, sentence: string): string {
  return tOrNull(`option-${name}`) ?? sentence;
}

export function optionValue(name: string, value: string): string {
  return tOrNull(`option-${name}-${value}`) ?? value;
}

export function botName(name: string, label: string): string {
  return tOrNull(`bot-${name}`) ?? label;
}

/** What a card does, in full; null for a card that we have no text for. */
export function cardText(card: string): string | null {
  return tOrNull(`card-${slug(card)}`);
}

import { slug, t, tOrNull } from "./fluent";
import { readSpec } from "./specs";

/** The name of a scenario or module, in the language that is spoken if it is known there. */
export function rulesetName(family: string, name: string, title = name): string {
  return tOrNull(`ruleset-${family}-${slug(name)}`) ?? title;
}

/** A ruleset in a few words: “New Shores, Cities & Knights, 4 players”. Some modules the number of players tells. */
export function specName(text: string): string {
  const { family, scenario, modules, players } = readSpec(text);
  const more = modules.map((name) => tOrNull(`ruleset-${family}-${slug(name)}.beside`) ?? name);
  const names = [rulesetName(family, scenario), ...more.filter((name) => name !== "")];
  return t("ruleset-for", { game: names.join(", "), players });
}

/** What an option decides, and what its values mean. */
export function optionName(family: string, name: string, sentence: string): string {
  return tOrNull(`option-${family}-${name}`) ?? sentence;
}

export function optionValue(family: string, name: string, value: string): string {
  return tOrNull(`option-${family}-${name}-${value}`) ?? value;
}

export function botName(name: string, label: string): string {
  return tOrNull(`bot-${name}`) ?? label;
}

/** What a card does, in full; null for a card that we have no text for. */
export function cardText(card: string): string | null {
  return tOrNull(`card-${slug(card)}`);
}

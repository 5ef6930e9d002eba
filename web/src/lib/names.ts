import { slug, t, tOrNull } from "./fluent";
import { readSpec } from "./specs";

/** The name of a scenario or module, in the language that is spoken if it is known there. */
export function rulesetName(family: string, name: string, title = name): string {
  return tOrNull(`ruleset-${family}-${slug(name)}`) ?? title;
}

/** A ruleset in a few words: “New Shores, Cities & Knights, 4 players”. */
export function specName(text: string): string {
  return t("ruleset-for", { game: gameName(text), players: readSpec(text).players });
}

/** The same without how many play it. */
export function gameName(text: string): string {
  const { family, scenario, modules } = readSpec(text);
  const more = modules.map((name) => besideName(family, name)).filter((name) => name !== null);
  return [rulesetName(family, scenario), ...more].join(", ");
}

/** A module beside its scenario; one that comes with a number of players has a name, but none here. */
function besideName(family: string, name: string): string | null {
  const code = `${family}-${slug(name)}`;
  return tOrNull(`beside-${code}`) ?? (tOrNull(`ruleset-${code}`) === null ? name : null);
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

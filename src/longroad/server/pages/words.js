// What the page that checks dice says, in the language that somebody reads: texts.en.js and its translations.

export const LANGUAGES = ["en", "pl", "ru", "uk"];

/** The language that was chosen in the client, else the first that the browser wants and we have. */
export function bestLanguage() {
  const read = [chosen(), ...(globalThis.navigator?.languages ?? [])].map((tag) => String(tag).split("-")[0]);
  return read.find((language) => LANGUAGES.includes(language)) ?? "en";
}

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("longroad.settings"))?.language ?? "";
  } catch {
    return "";
  }
}

/** All texts of a language. */
export async function textsIn(language) {
  return (await import(`./texts.${language}.js`)).default;
}

/** A text with its arguments, `{count}`. */
export function filled(text, args = {}) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
}

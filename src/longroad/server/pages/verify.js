// The page that checks the dice of a game. All it shows of others' making is set as text, never as markup.

import { check } from "./fair.js";
import { bestLanguage, filled, textsIn } from "./words.js";

const MOST = 8 << 20; // bytes of a report; no game has so many draws

const language = bestLanguage();
const texts = await textsIn(language);
const t = (code, args) => filled(texts[code], args);

const part = (id) => document.getElementById(id);
let facts = null; // the report that is shown
let asked = 0; // so that a slow answer doesn't replace a later one

/** Say how it stands; a screen reader reads it out. */
function say(state, words) {
  part("verdict").dataset.state = state;
  part("verdict").textContent = words;
}

/** Nothing can be shown, and why. */
function give(state, code, args) {
  facts = null;
  part("report").hidden = true;
  say(state, t(code, args));
}

function cell(kind, words, look = "") {
  const made = document.createElement(kind);
  if (kind === "th") made.scope = "row";
  if (look) made.className = look;
  made.textContent = String(words);
  return made;
}

function row(fits, cells) {
  const made = document.createElement("tr");
  if (fits !== null) made.dataset.fits = String(fits);
  made.append(...cells);
  return made;
}

/** Compute, and show what came out. */
function show() {
  const found = check(facts, part("noted").value);
  if (found.state === "malformed") {
    const [{ code, ...args }] = found.headline;
    give("malformed", code, args);
    return;
  }
  say(found.state, found.headline.map((sentence) => t(sentence.code, sentence)).join(" "));
  for (const name of ["game", "spec", "commitment"]) part(name).textContent = facts[name];
  part("secret").textContent = facts.secret ?? t("sealing");
  part("entropy").replaceChildren(...facts.entropy.map(seatRow));
  part("since").hidden = facts.since === 0 && !facts.given;
  part("since").textContent = sinceWords(facts);
  part("checks").replaceChildren(...found.checks.map(checkRow));
  part("checks-part").hidden = found.checks.length === 0;
  part("draws").replaceChildren(...found.draws.map(drawRow));
  part("draws-part").hidden = facts.secret === null;
  part("report").hidden = false;
}

function sinceWords({ since, given }) {
  if (since > 0) return t("since", { since });
  return given ? t("given") : "";
}

function seatRow(text, seat) {
  const words = text === "" ? cell("td", t("nothing"), "nothing") : cell("td", text, "code text");
  return row(null, [cell("th", seat + 1, "number"), words]);
}

function checkRow({ about, told, found, fits }) {
  const mark = cell("td", t(fits ? "is-right" : "is-wrong"), "result");
  return row(fits, [cell("th", t(`about-${about}`)), mark, cell("td", told, "code"), cell("td", found, "code")]);
}

function drawRow(draw) {
  const { number, words, n, told, found, fits } = draw;
  const cells = [cell("th", number, "number"), cell("td", words), cell("td", result(draw), "result")];
  const numbers = [n, told, found ?? t("none")].map((value) => cell("td", value, "number"));
  return row(fits, [...cells, ...numbers]);
}

function result({ fits, meant, n, faces }) {
  if (!fits && n !== faces) return t("must-be-of", { faces });
  if (!fits) return meant === null ? t("is-wrong") : t("must-be", { meant });
  return t(meant === null ? "is-number" : "is-right");
}

/** Take a report over, if it is one. */
function take(text) {
  try {
    facts = JSON.parse(text);
  } catch {
    give("malformed", "not-json");
    return;
  }
  show();
}

/** The token of a seat or of the host that this browser keeps for a table, if there is one. */
function ownToken(table) {
  try {
    const own = JSON.parse(localStorage.getItem("longroad.games")).find((game) => game.game === table);
    return own.seats[0]?.token ?? own.host ?? "";
  } catch {
    return "";
  }
}

/** The report, for everybody or for those who play, where nobody may watch. */
async function report(table) {
  const address = `/api/tables/${encodeURIComponent(table)}/dice`;
  const answer = await fetch(address);
  const token = answer.status === 403 ? ownToken(table) : "";
  return token ? fetch(address, { headers: { Authorization: `Bearer ${token}` } }) : answer;
}

async function load(table) {
  const mine = ++asked;
  give("loading", "loading");
  let answer = null;
  let text = "";
  try {
    answer = await report(table);
    text = await answer.text();
  } catch {
    if (mine === asked) give("failed", "no-answer");
    return;
  }
  if (mine !== asked) return;
  if (answer.ok) take(text);
  else if (answer.status === 404) give("failed", "no-table");
  else if (answer.status === 403) give("failed", "for-players");
  else give("failed", "no-report-now", { status: answer.status });
}

async function open(file) {
  const mine = ++asked;
  if (file.size > MOST) {
    give("malformed", "too-long");
    return;
  }
  give("loading", "loading");
  try {
    const text = await file.text();
    if (mine === asked) take(text);
  } catch {
    if (mine === asked) give("failed", "unreadable");
  }
}

// The page itself is English.
document.documentElement.lang = language;
if (language !== "en")
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = t(element.dataset.text);

const table = new URLSearchParams(location.search).get("table");
part("file").addEventListener("change", () => {
  const [file] = part("file").files;
  if (file) open(file);
});
part("noted").addEventListener("input", () => {
  if (facts !== null) show();
});
if (table) {
  part("table-line").hidden = false;
  part("table-name").textContent = table;
  part("again").addEventListener("click", () => load(table));
  load(table);
} else {
  give("empty", "empty");
}

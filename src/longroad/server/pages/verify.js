// The page that checks the dice of a game. All it shows of others' making is set as text, never as markup.

import { check } from "./fair.js";

const MOST = 8 << 20; // bytes of a report; no game has so many draws

const ABOUT = {
  note: "The commitment, and what you noted",
  secret: "The commitment of the secret",
  board: "The seed of the board",
};

const part = (id) => document.getElementById(id);
let facts = null; // the report that is shown
let asked = 0; // so that a slow answer doesn't replace a later one

/** Say how it stands; a screen reader reads it out. */
function say(state, words) {
  part("verdict").dataset.state = state;
  part("verdict").textContent = words;
}

/** Nothing can be shown, and why. */
function give(state, words) {
  facts = null;
  part("report").hidden = true;
  say(state, words);
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
    give("malformed", found.headline);
    return;
  }
  say(found.state, found.headline);
  for (const name of ["game", "spec", "commitment"]) part(name).textContent = facts[name];
  part("secret").textContent = facts.secret ?? "not revealed yet";
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
  if (since > 0) return `It began elsewhere: the board and the first ${since} actions are not by these dice.`;
  return given ? "The board was given: these dice didn’t deal it." : "";
}

function seatRow(text, seat) {
  const words = text === "" ? cell("td", "nothing", "nothing") : cell("td", text, "code text");
  return row(null, [cell("th", seat + 1, "number"), words]);
}

function checkRow({ about, told, found, fits }) {
  const mark = cell("td", fits ? "fits" : "does not fit", "result");
  return row(fits, [cell("th", ABOUT[about]), mark, cell("td", told, "code"), cell("td", found, "code")]);
}

function drawRow(draw) {
  const { number, words, n, told, found, fits } = draw;
  const cells = [cell("th", number, "number"), cell("td", words), cell("td", result(draw), "result")];
  const numbers = [n, told, found ?? "none"].map((value) => cell("td", value, "number"));
  return row(fits, [...cells, ...numbers]);
}

function result({ fits, meant, n, faces }) {
  if (!fits && n !== faces) return `must be of ${faces}`;
  if (!fits) return meant === null ? "does not fit" : `must be ${meant}`;
  return meant === null ? "number fits" : "fits";
}

/** Take a report over, if it is one. */
function take(text) {
  try {
    facts = JSON.parse(text);
  } catch {
    give("malformed", "This is not the report of a game’s dice: it is not JSON.");
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
  give("loading", "Loading …");
  let answer = null;
  let text = "";
  try {
    answer = await report(table);
    text = await answer.text();
  } catch {
    if (mine === asked) give("failed", "The server doesn’t answer. Try again, or choose a file.");
    return;
  }
  if (mine !== asked) return;
  if (answer.ok) take(text);
  else if (answer.status === 404) give("failed", "This server has no table of that name.");
  else if (answer.status === 403)
    give("failed", "Only the players may see this game: open this page where you played, or choose a file.");
  else give("failed", `The server can’t give the report now (${answer.status}). Try again later.`);
}

async function open(file) {
  const mine = ++asked;
  if (file.size > MOST) {
    give("malformed", "This file is too long for a report.");
    return;
  }
  give("loading", "Loading …");
  try {
    const text = await file.text();
    if (mine === asked) take(text);
  } catch {
    if (mine === asked) give("failed", "The file can’t be read.");
  }
}

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
  give("empty", "Choose the report of a game, or come here from a game that is over.");
}

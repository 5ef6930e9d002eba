// The start page: whether the server is well, and its open tables. What others wrote is set as text, never as
// markup.

const part = (id) => document.getElementById(id);

function say(state, words) {
  part("state").dataset.state = state;
  part("state").textContent = words;
}

function cell(kind, words, look = "") {
  const made = document.createElement(kind);
  if (kind === "th") made.scope = "row";
  if (look) made.className = look;
  made.textContent = String(words);
  return made;
}

function row({ spec, names, free, state }) {
  const made = document.createElement("tr");
  const players = names.filter((name) => name !== "").join(", ") || "nobody yet";
  made.append(cell("th", spec, "code"), cell("td", players, "names"));
  made.append(cell("td", free, "number"), cell("td", state));
  return made;
}

async function asked(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function show() {
  try {
    const [health, tables] = await Promise.all([asked("/health"), asked("/api/tables")]);
    say("well", `The server is running: Longroad ${health.version}.`);
    part("tables").replaceChildren(...tables.map(row));
    part("wide").hidden = tables.length === 0;
    part("nothing").hidden = tables.length > 0;
  } catch {
    say("ill", "The server doesn’t answer as it should. Load the page again in a moment.");
  }
}

show();

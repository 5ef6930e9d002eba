"""The page that checks dice: the same arithmetic in JavaScript, on a page that is safe to read."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from longroad.dice.fair import FairDice, commitment
from longroad.records import Record
from longroad.server.history import dice_report
from tests.server.fair_games import SECRET, TEXTS, finished, played, with_another_roll
from tests.server.javascript import PAGES, run_js

HTML = (PAGES / "verify.html").read_text(encoding="utf-8")
CSS = (PAGES / "pages.css").read_text(encoding="utf-8")
LANGUAGES = ["en", "pl", "ru", "uk"]
NAMES = ["fair.js", "verify.js", "words.js", *(f"texts.{language}.js" for language in LANGUAGES)]
SCRIPTS = {name: (PAGES / name).read_text(encoding="utf-8") for name in NAMES}
KNIGHTS = "isle:base+cities_knights;4;rounds=6"


# The arithmetic


def test_sha_256_and_hmac_are_those_of_everybody_else() -> None:
    lengths = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]
    messages = [bytes(i * 7 % 251 for i in range(n)) for n in lengths]
    code = f"""
        import {{ sha256, hmac, hex, fromHex }} from "$PAGES/fair.js";
        const messages = {json.dumps([m.hex() for m in messages])}.map(fromHex);
        console.log(JSON.stringify(messages.map((m) => [hex(sha256(m)), hex(hmac(m, messages[3]))])));
    """
    assert run_js(code) == [
        [hashlib.sha256(m).hexdigest(), hmac.digest(m, messages[3], "sha256").hex()] for m in messages
    ]


def test_the_golden_vectors_come_out_in_javascript() -> None:
    code = f"""
        import {{ FairDice, commitment, fromHex, hex }} from "$PAGES/fair.js";
        const secret = fromHex("{SECRET.hex()}");
        const dice = new FairDice(secret, "golden", "isle:base;4", {json.dumps(TEXTS)});
        const rare = 2n ** 63n + 1n; // the first two words are thrown away
        console.log(JSON.stringify({{
            commitment: commitment(secret),
            key: hex(dice.key),
            seed: String(dice.boardSeed),
            draws: Array.from({{ length: 12 }}, (_, i) => Number(dice.below(36, i))),
            rare: String(dice.below(rare, 0)),
        }}));
    """
    assert run_js(code) == {
        "commitment": "7f13e382297b4bde99750321356b7a3574162dfb86847953b6451ee585f944d5",
        "key": "f4953ee66827cf385db1067ca0f267a436f2f44d0fd0742ec7591436f8c7426a",
        "seed": "1917965904118137405",
        "draws": [1, 22, 5, 23, 0, 4, 17, 5, 25, 4, 35, 33],
        "rare": "313808405312346704",
    }


def test_both_languages_draw_alike() -> None:
    texts = ["".join(map(chr, range(128))), "é\u0301\u200f", "\U0010ffff", ""]
    dice = FairDice(SECRET, 'a "game"', "isle:base;4", texts)
    code = f"""
        import {{ FairDice, fromHex }} from "$PAGES/fair.js";
        const dice = new FairDice(fromHex("{SECRET.hex()}"), 'a "game"', "isle:base;4", {json.dumps(texts)});
        const all = [];
        for (const n of ["1", "6", "11", "36", "120", "6917529027641081856"])
            for (let i = 0; i < 60; i++) all.push(String(dice.below(BigInt(n), i)));
        console.log(JSON.stringify(all));
    """
    wanted = [dice.below(n, i) for n in (1, 6, 11, 36, 120, 3 << 61) for i in range(60)]
    assert run_js(code) == [str(k) for k in wanted]


# The check of a whole game


def facts_of(record: Record) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(dice_report(record))
    return facts


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return facts_of(finished(KNIGHTS))


def checked(facts: object, noted: str = "") -> dict[str, Any]:
    code = f"""
        import {{ check }} from "$PAGES/fair.js";
        import {{ filled, textsIn }} from "$PAGES/words.js";
        const texts = await textsIn("en");
        const found = check(JSON.parse({json.dumps(json.dumps(facts))}), {json.dumps(noted)});
        const headline = found.headline.map((one) => filled(texts[one.code], one)).join(" ");
        console.log(JSON.stringify({{ ...found, headline }}));
    """
    found = run_js(code)
    assert isinstance(found, dict)
    return found


def test_an_honest_game_fits(facts: dict[str, Any]) -> None:
    found = checked(facts, commitment(SECRET))
    many = len(facts["draws"])
    assert (
        found["headline"] == f"Everything fits: the commitment, the seed of the board and all draws ({many})."
    )
    assert found["state"] == "fits"
    assert [row["about"] for row in found["checks"]] == ["note", "secret", "board"]
    thrown = [draw["words"] for draw in found["draws"] if draw["meant"] is not None]
    assert {words.split()[0] for words in thrown} == {"threw", "rolled", "event"}
    assert {"event ship", "event science", "event trade", "event politics"} <= set(thrown)


def test_an_honest_game_for_two_fits_and_its_second_roll_is_of_other_sums() -> None:
    """BASE-202: a sum that was rolled already is rolled again, so the second roll is one of fewer."""
    facts = facts_of(finished("isle:base+two_players;2;rounds=4"))
    found = checked(facts)
    assert found["state"] == "fits"
    rolls = [draw for draw in found["draws"] if draw["words"].startswith("rolled ")]
    assert {draw["n"] for draw in rolls} - {36}
    assert all(draw["meant"] == draw["words"] for draw in rolls)
    shorter = next(draw for draw in facts["draws"] if draw["words"].startswith("rolled ") and draw["n"] < 36)
    shorter["n"] -= 1
    assert checked(facts)["state"] == "differs"


def test_a_game_that_isnt_over_waits() -> None:
    facts = facts_of(played(actions=30))
    assert checked(facts)["state"] == "sealed"
    assert checked(facts, commitment(SECRET))["state"] == "sealed"
    assert (
        checked(facts, "ab" * 32)["headline"] == "It does not fit: the commitment is not the one you noted."
    )


def changed_draw(facts: dict[str, Any], verb: str, **parts: object) -> tuple[dict[str, Any], int]:
    """The report with the third draw of that verb changed."""
    numbers = [draw["number"] for draw in facts["draws"] if draw["words"].startswith(verb)]
    draws = [{**draw, **parts} if draw["number"] == numbers[2] else draw for draw in facts["draws"]]
    return {**facts, "draws": draws}, numbers[2]


def test_other_words_for_a_roll_are_found(facts: dict[str, Any]) -> None:
    other, number = changed_draw(facts, "rolled", words="rolled 0 0")
    said = facts["draws"][number]["words"]
    assert checked(other)["headline"] == (
        f"It does not fit: for draw {number} the dice say “{said}”, but the game had “rolled 0 0”."
    )
    other, number = changed_draw(facts, "event", words="event sun")
    assert checked(other)["state"] == "differs"


def test_another_number_is_found(facts: dict[str, Any]) -> None:
    other, number = changed_draw(facts, "rolled", k=36)
    assert f"for draw {number} the dice say" in checked(other)["headline"]
    draws = [{"number": 0, "n": 25, "k": 25, "words": "drew knight"}]
    k = FairDice(SECRET, facts["game"], facts["spec"], facts["entropy"]).below(25, 0)
    assert checked({**facts, "draws": draws})["headline"] == (
        f"It does not fit: for draw 0 the dice say number {k} of 25, "
        "but the game had number 25, “drew knight”."
    )
    assert checked({**facts, "draws": [{**draws[0], "k": k}]})["state"] == "fits"
    assert checked({**facts, "draws": [{**draws[0], "n": 0}]})["state"] == "differs"


def test_a_roll_of_other_dice_is_found(facts: dict[str, Any]) -> None:
    """Nobody can call the one card of a hand a roll."""
    draws = [{"number": 0, "n": 1, "k": 0, "words": "rolled 6 6"}]
    assert checked({**facts, "draws": draws})["headline"] == (
        "It does not fit: draw 0, “rolled 6 6”, is one of 1 and not one of 36."
    )


def test_a_changed_record_is_found_in_its_report() -> None:
    text, said, told = with_another_roll(finished("isle:base;4;rounds=2"))
    headline = checked(facts_of(Record.read(text)))["headline"]
    assert f"the dice say “{said}”, but the game had “{told}”" in headline


@pytest.mark.parametrize(
    "parts, words",
    [
        ({"secret": "ab" * 32}, "the secret is not the one that was promised"),
        ({"commitment": "ab" * 32}, "the secret is not the one that was promised"),
        ({"entropy": ["six sevens", "", "", ""]}, "the dice give another seed for the board"),
        ({"game": "silver"}, "the dice give another seed for the board"),
        ({"spec": "isle:base;4"}, "the dice give another seed for the board"),
        ({"board_seed": "7"}, "the dice give another seed for the board"),
    ],
)
def test_other_dice_are_found(facts: dict[str, Any], parts: dict[str, Any], words: str) -> None:
    found = checked({**facts, **parts})
    assert (found["state"], found["headline"]) == ("differs", f"It does not fit: {words}.")


@pytest.mark.parametrize(
    "parts",
    [
        {"format": "longroad-dice/2"},
        {"game": "x" * 201},
        {"spec": 4},
        {"commitment": "ab"},
        {"secret": "AB" * 32},
        {"secret": 5},
        {"entropy": "six sevens"},
        {"entropy": ["\ud83c", "", "", ""]},
        {"since": -1},
        {"since": 0.5},
        {"board_seed": 1917965904118137405},  # a browser would round it
        {"draws": None},
        {"draws": [None]},
        {"draws": [{"number": 1, "n": 36, "k": 3, "words": "rolled 1 4"}]},
        {"draws": [{"number": 0, "n": 36.5, "k": 3, "words": "rolled 1 4"}]},
    ],
)
def test_what_isnt_a_report_is_refused(facts: dict[str, Any], parts: dict[str, Any]) -> None:
    found = checked({**facts, **parts})
    assert found["state"] == "malformed" and found["headline"].endswith(".")


@pytest.mark.parametrize("what", [None, [], "dice", 5, {}])
def test_something_else_is_refused(what: object) -> None:
    assert checked(what)["state"] == "malformed"


# The page


class Tags(HTMLParser):
    """Every tag of a page, with what it says about itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.found and self.found[-1][0] in ("script", "style") and data.strip():
            self.words.append(data)


PAGE = Tags(HTML)


def test_nothing_is_inline() -> None:
    assert PAGE.words == []
    for tag, about in PAGE.found:
        assert tag != "style" and (tag != "script" or about.get("src"))
        assert not [name for name in about if name == "style" or name.startswith("on")]
    for source in SCRIPTS.values():
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|Function\(|\.style\b", source
        )


def test_nothing_is_asked_of_another_host() -> None:
    for text in (HTML, CSS, *SCRIPTS.values()):
        assert not re.search(r"https?:|url\(|@import|[\"'(]//", text)


def test_the_page_can_be_read_out() -> None:
    tags = [tag for tag, _ in PAGE.found]
    assert tags.count("h1") == 1 and tags.count("main") == 1
    assert tags.count("caption") == tags.count("table") == 3
    ids = {about["id"] for _, about in PAGE.found if about.get("id")}
    for tag, about in PAGE.found:
        for name in ("aria-labelledby", "aria-describedby", "for"):
            assert about.get(name) is None or about[name] in ids
        assert tag != "th" or about.get("scope") == "col"
    assert any(about.get("aria-live") == "polite" for _, about in PAGE.found)
    labels = {about["for"] for tag, about in PAGE.found if tag == "label"}
    assert {about["id"] for tag, about in PAGE.found if tag == "input"} == labels


def test_dark_and_light_have_the_same_colors_by_name() -> None:
    light, dark = (
        set(re.findall(r"(--[\w-]+): #", part)) for part in CSS.split("prefers-color-scheme: dark")
    )
    assert light == dark
    assert set(re.findall(r"var\((--[\w-]+)\)", CSS)) == light
    assert not re.search(r"(?<!-)\b(?:color|background)[\w-]*: (?!var\(--)(?!light dark)", CSS)


# Its languages

IN_PAGE = [str(about["data-text"]) for _, about in PAGE.found if about.get("data-text")]


def texts_in(language: str) -> dict[str, str]:
    code = f"""
        import {{ textsIn }} from "$PAGES/words.js";
        console.log(JSON.stringify(await textsIn("{language}")));
    """
    found = run_js(code)
    assert isinstance(found, dict)
    return found


def test_every_language_says_everything() -> None:
    english = texts_in("en")
    assert not set(english) & set(IN_PAGE), "the page itself says that in English"
    for language in LANGUAGES[1:]:
        texts = texts_in(language)
        assert set(texts) == {*english, *IN_PAGE}
        for code, text in english.items():
            assert text != texts[code], f"{language} has no text of its own: {code}"
            assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", texts[code])), code


def test_every_text_is_said_somewhere() -> None:
    told = SCRIPTS["fair.js"] + SCRIPTS["verify.js"]
    made = ("differs-", "about-")  # with what was compared
    unsaid = [code for code in texts_in("en") if f'"{code}"' not in told and not code.startswith(made)]
    assert not unsaid


STAGE = """
class Part {
  dataset = {}; hidden = false; textContent = ""; value = ""; files = []; children = []; heard = {};
  append(...parts) { this.children.push(...parts); }
  replaceChildren(...parts) { this.children = parts; }
  addEventListener(name, act) { this.heard[name] = act; }
  get words() { return [this.textContent, ...this.children.flatMap((part) => part.words)].filter(Boolean); }
}
const parts = Object.fromEntries($IDS.map((id) => [id, new Part()]));
const said = $TEXTS.map((text) => Object.assign(new Part(), { dataset: { text } }));
globalThis.document = {
  getElementById(id) { if (!parts[id]) throw new Error(`the page has no ${id}`); return parts[id]; },
  createElement: () => new Part(),
  documentElement: {},
  querySelectorAll: () => said,
};
Object.defineProperty(globalThis, "navigator", { value: { languages: $LANGUAGES }, configurable: true });
globalThis.location = { search: $SEARCH };
const answer = (text, status = 200) => ({ ok: status === 200, status, text: async () => text });
const asked = [];
globalThis.fetch = async (address, more) => {
  asked.push(...[address, more?.headers.Authorization].filter(Boolean));
  return $ANSWER;
};
await import("$PAGES/verify.js");
const settled = () => new Promise((done) => setTimeout(done, 0)); // behind all promises that are kept by now
await settled();
$THEN
console.log(JSON.stringify({
  asked,
  state: parts.verdict.dataset.state,
  verdict: parts.verdict.textContent,
  report: !parts.report.hidden,
  draws: parts["draws-part"].hidden ? null : parts.draws.children.map((part) => part.words),
  checks: parts.checks.children.map((part) => part.words),
  entropy: parts.entropy.children.map((part) => part.words),
  secret: parts.secret.textContent,
  since: parts.since.hidden ? null : parts.since.textContent,
  lang: document.documentElement.lang,
  said: said.map((part) => part.textContent),
}));
"""


def on_stage(
    answer: str,
    search: str = "?table=a%2Fb",
    then: str = "",
    before: str = "",
    languages: Sequence[str] = ("en-GB",),
) -> dict[str, Any]:
    """The script of the page on a stage that has the parts of the page and nothing else."""
    ids = json.dumps([about["id"] for _, about in PAGE.found if about.get("id")])
    code = STAGE.replace("$IDS", ids).replace("$SEARCH", json.dumps(search))
    code = code.replace("$TEXTS", json.dumps(IN_PAGE)).replace("$LANGUAGES", json.dumps(languages))
    shown = run_js(before + code.replace("$ANSWER", answer).replace("$THEN", then))
    assert isinstance(shown, dict)
    return shown


def answer_of(facts: object, status: int = 200) -> str:
    return f"answer({json.dumps(json.dumps(facts))}, {status})"


def test_the_page_shows_a_game_that_fits(facts: dict[str, Any]) -> None:
    shown = on_stage(answer_of(facts))
    assert shown["asked"] == ["/api/tables/a%2Fb/dice"]
    assert shown["state"] == "fits" and shown["report"] and shown["since"] is None
    first = facts["draws"][0]
    assert shown["draws"][0] == ["0", first["words"], "fits", "36", str(first["k"]), str(first["k"])]
    assert len(shown["draws"]) == len(facts["draws"])
    assert shown["checks"] == [
        ["The commitment of the secret", "fits", *[facts["commitment"]] * 2],
        ["The seed of the board", "fits", *[facts["board_seed"]] * 2],
    ]
    assert shown["entropy"] == [[str(n), text or "nothing"] for n, text in enumerate(TEXTS, start=1)]


def test_the_page_shows_what_doesnt_fit(facts: dict[str, Any]) -> None:
    other, number = changed_draw(facts, "rolled", words="rolled 0 0")
    shown = on_stage(answer_of({**other, "since": 3}))
    assert shown["state"] == "differs" and shown["report"]
    assert shown["draws"][number][2] == f"must be {facts['draws'][number]['words']}"
    assert shown["since"] == (
        "It began elsewhere: the board and the actions up to number 3 are not by these dice."
    )


def test_the_page_waits_for_the_end_of_a_game() -> None:
    shown = on_stage(answer_of(facts_of(played(actions=30))))
    assert (shown["state"], shown["secret"], shown["draws"]) == ("sealed", "not revealed yet", None)


def test_the_page_compares_with_what_was_noted(facts: dict[str, Any]) -> None:
    then = 'parts.noted.value = "ab"; parts.noted.heard.input(); await settled();'
    shown = on_stage(answer_of(facts), then=then)
    assert shown["checks"][0] == [
        "The commitment, and what you noted",
        "does not fit",
        facts["commitment"],
        "ab",
    ]
    assert shown["verdict"] == "It does not fit: the commitment is not the one you noted."


def test_the_page_reads_a_file(facts: dict[str, Any]) -> None:
    then = f"""
        parts.file.files = [{{ size: 1, text: async () => {json.dumps(json.dumps(facts))} }}];
        parts.file.heard.change(); await settled();
    """
    shown = on_stage("null", search="", then=then)
    assert (shown["asked"], shown["state"]) == ([], "fits")


@pytest.mark.parametrize(
    "answer, state, words",
    [
        (answer_of({}, 404), "failed", "This server has no table of that name."),
        (
            answer_of({}, 403),
            "failed",
            "Only the players may see this game: open this page where you played, or choose a file.",
        ),
        (answer_of({}, 503), "failed", "The server can’t give the report now (503). Try again later."),
        (
            "Promise.reject(new TypeError())",
            "failed",
            "The server doesn’t answer. Try again, or choose a file.",
        ),
        ("answer('<p>')", "malformed", "This is not the report of a game’s dice: it is not JSON."),
        ("answer('null')", "malformed", "This is not the report of a game’s dice."),
        ("new Promise(() => {})", "loading", "Loading …"),
    ],
)
def test_the_page_says_what_is_wrong(answer: str, state: str, words: str) -> None:
    shown = on_stage(answer)
    assert (shown["state"], shown["verdict"], shown["report"]) == (state, words, False)


@pytest.mark.parametrize(
    "own, token",
    [
        ({"seats": [{"seat": 1, "token": "mine"}, {"seat": 2, "token": "hers"}], "host": "host"}, "mine"),
        ({"seats": [], "host": "host"}, "host"),
    ],
)
def test_the_page_shows_who_played_a_game_that_nobody_may_watch(
    facts: dict[str, Any], own: dict[str, Any], token: str
) -> None:
    games = json.dumps([{"game": "other", "seats": [{"seat": 0, "token": "no"}]}, {"game": "a/b", **own}])
    store = f"globalThis.localStorage = {{ getItem: () => {json.dumps(games)} }};\n"
    shown = on_stage(f"more ? {answer_of(facts)} : {answer_of({}, 403)}", before=store)
    address = "/api/tables/a%2Fb/dice"
    assert shown["asked"] == [address, address, f"Bearer {token}"] and shown["state"] == "fits"


def test_the_page_asks_for_a_game_if_it_has_none() -> None:
    shown = on_stage("null", search="")
    assert (shown["asked"], shown["state"], shown["report"]) == ([], "empty", False)


def test_the_page_loads_again_when_told_to(facts: dict[str, Any]) -> None:
    shown = on_stage(answer_of(facts), then="parts.again.heard.click(); await settled();")
    assert len(shown["asked"]) == 2 and shown["state"] == "fits"


@pytest.mark.parametrize(
    "chosen, languages, speaks",
    [
        ("", ["uk-UA", "en"], "uk"),
        ("", ["de", "ru-RU", "pl"], "ru"),
        ("pl", ["uk"], "pl"),
        ("tlh", ["de"], "en"),
    ],
)
def test_the_page_speaks_the_language_of_its_reader(chosen: str, languages: list[str], speaks: str) -> None:
    settings = json.dumps(json.dumps({"language": chosen}))
    store = f"globalThis.localStorage = {{ getItem: () => {settings} }};\n"
    shown = on_stage(answer_of({}, 404), before=store, languages=languages)
    texts = texts_in(speaks)
    assert (shown["lang"], shown["verdict"]) == (speaks, texts["no-table"])
    assert shown["said"] == [texts.get(code, "") for code in IN_PAGE]

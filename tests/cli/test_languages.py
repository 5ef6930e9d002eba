"""The terminal speaks every language there are texts for, and needs no English to be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from longroad import Record, new_game
from longroad.cli.isle.grid import SMALL
from longroad.cli.isle.knights import card_lines, improvement_lines
from longroad.cli.isle.places import names_page
from longroad.cli.look import Look
from longroad.cli.main import cli
from longroad.cli.sitting import Sitting
from longroad.cli.vocabulary import Vocabulary
from longroad.isle.maps.format import COLORS
from longroad.isle.terrain import TERRAIN_KINDS
from longroad.texts import languages, sources, texts_in
from longroad.texts.speaker import Speaker
from tests.cli.keyboard import Keyboard, help_of, sit_down
from tests.table import CARDS, table

OTHERS = [language for language in languages() if language != "en"]
SPECS = [
    "isle:base;4;rounds=3",
    "isle:new_shores+cities_knights;3;rounds=3",
    "isle:cloth_for_catan;3;rounds=2",
]
QUOTED = re.compile("[“„«]([^”»]*)[”»]")


def speaker(language: str) -> Speaker:
    return Speaker(language, tuple(COLORS))


def keyboard(language: str, *script: str) -> Keyboard:
    return Keyboard(script, look=Look(256, say=speaker(language)))


def words(text: str) -> set[str]:
    """Words of Latin letters that are no names of places or keys."""
    return {word for word in re.findall(r"[A-Za-z]{3,}", text) if word not in ("Enter", "Ctrl")}


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_played_in_a_language_without_a_word_of_english(language: str, spec: str) -> None:
    record, say = Record.new(spec, 3), speaker(language)
    questions: list[str] = []
    keys = Keyboard(look=Look(256, say=say))

    def answer(prompt: str) -> str:
        if not prompt.endswith("> "):
            return ""
        questions.append(keys.last_screen().rpartition(f"{say.player('red')}: ")[2])
        return say("command-auto") if len(questions) % 4 else "1"  # an option by its number

    keys.then = answer
    sitting = Sitting(keys, record, ["human"] + ["random"] * (record.game.seats - 1))
    sitting.play()
    sitting.last_look()
    sitting.conclude()
    assert record.game.over and len(questions) > 10
    if language != "pl":  # whose letters are English letters, too
        assert not set().union(*map(words, questions))
    for screen in keys.screens:
        assert len(screen) < 24 and max(line.cell_len for line in screen) <= 80


@pytest.mark.parametrize(
    "language, line",
    [("pl", "2 wełny za 1 rudę"), ("ru", "2 шерсти за 1 руду"), ("uk", "2 вовни за 1 руду")],
)
def test_an_offer_is_typed_in_the_words_of_the_language(language: str, line: str) -> None:
    assert Vocabulary(speaker(language), CARDS).notation(line) == "2 wool for 1 ore"
    say = speaker(language)
    t = table("isle:base;4;offers=20").given(red="hand 2 wool 2 lumber", blue="hand 1 ore").turn("red")
    keys = keyboard(language, say("option-offer"), line)
    sitting, _ = sit_down(t, keyboard=keys)
    assert any(event.code == "offered" for _, event in sitting.log.entries)


@pytest.mark.parametrize("language", OTHERS)
def test_commands_are_words_of_the_language_and_quoted_as_they_are(language: str) -> None:
    say, codes = speaker(language), [code for code in texts_in("en").entries if code.startswith("command-")]
    english, there = {code.removeprefix("command-") for code in codes}, [say(code) for code in codes]
    assert len(set(there)) == len(codes) and all(" " not in name for name in there)
    for code in texts_in("en").entries:
        if code in sources("en")["terminal.ftl"] and not code.startswith(("command-", "reply-", "help-")):
            ours = [part.split()[0] for part in QUOTED.findall(texts_in("en").entries[code]) if part.split()]
            theirs = [p.split()[0] for p in QUOTED.findall(texts_in(language).entries[code]) if p.split()]
            named = [say(f"command-{word}") for word in ours if word in english]
            assert [word for word in theirs if word in there] == named, code


@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_and_a_place_are_told_in_the_language(language: str) -> None:
    say = speaker(language)
    t = table().given(red="settlement C2.N, road C2/NW").turn("red")
    keys = keyboard(
        language, f"{say('command-why')} build city C2.N", f"{say('command-where')} C2.N", "xyzzy"
    )
    sit_down(t, keyboard=keys)
    notes = [screen[-1].plain for screen in keys.screens[1:]]
    assert say("board-piece-settlement", owner="red") in keys.screens[2][-1].plain
    assert notes[2] == say("why-not-clear", words="xyzzy")
    assert say("why-cannot-pay", what="city", lacks={"grain": 2, "ore": 3})[:20] in " ".join(
        line.plain for line in keys.screens[1]
    )


@pytest.mark.parametrize("language", languages())
def test_pages_fit_a_window_of_eighty_columns(language: str) -> None:
    say = speaker(language)
    prompts = [say("save-first"), say("save-at-end"), say("terminal-only", name="orange"), say("end-look")]
    assert max(map(len, prompts)) < 79
    assert max(len(line) for line in improvement_lines(say)) < 80
    realm = new_game("isle:base+cities_knights;4", 1).shows(0)
    assert max(len(line) for line in card_lines(realm, say)) < 80
    for spec in ("isle:base;4", "isle:wonders+cities_knights;4"):
        game = new_game(spec, 1)
        page = help_of(game, Look(256, say=say))
        assert max(len(line) for line in (page + names_page(say)).splitlines()) <= 80


@pytest.mark.parametrize("language", languages())
def test_what_a_hex_gives_fits_into_a_small_one(language: str) -> None:
    named = [kind.card or terrain for terrain, kind in TERRAIN_KINDS.items() if not kind.hidden]
    words = [speaker(language).word(name, "short") for name in named]
    assert [word for word in words if len(word) > SMALL.room] == []


def test_a_language_is_asked_for_or_found_in_the_environment(tmp_path: Path) -> None:
    file = str(tmp_path / "short.longroad")
    short = ["play", "isle:base;3;rounds=1", "--humans", "0", "--bots", "random", "--seed", "3"]
    spoken = CliRunner().invoke(
        cli, [*short, "--language", "uk", "--save", file], env={"LANG": "pl_PL.UTF-8"}
    )
    assert "без переможця" in spoken.stdout
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        env = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", name: "pl_PL.UTF-8"}
        assert "bez zwycięzcy" in CliRunner().invoke(cli, short, env=env).stdout
        told = CliRunner().invoke(cli, ["replay", file, "--plain"], env=env)
        assert "rzuca" in told.stdout and told.exit_code == 0
    elsewhere = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "eo"}
    assert "without a winner" in CliRunner().invoke(cli, short, env=elsewhere).stdout
    refused = CliRunner().invoke(cli, [*short, "--language", "eo"])
    assert (
        refused.exit_code == 2
        and "There are no texts in 'eo'; the languages are en, pl, ru, uk." in refused.stderr
    )

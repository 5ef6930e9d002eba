"""The texts of the client for browsers say everything that the engine may ask or name."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from longroad import new_game
from longroad.rulesets import everything
from tests.table import CARDS

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "web/src/texts/en", ROOT / "src/longroad/texts/en")
TEXTS = [path for folder in FOLDERS for path in folder.glob("*.ftl")]
CHANCE = {  # nature's words: nobody is offered them
    "rolled {number} {number}",
    "threw {number} {number}",
    "{seat} begins",
    "stolen {card}",
    "drawn {card}",
    "lost {card}",
    "drew {development}",
    "drew {progress}",
    "drew harbor {harbor}",
    "discovered {terrain}",
    "discovered {terrain} {number}",
    "pirates rolled {number}",
    "event {event}",
}


def messages() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in TEXTS]
    return set(re.findall(r"^([a-z][\w-]*) *=", "\n".join(texts), re.M))


def slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


@lru_cache
def books() -> tuple[set[str], set[str]]:
    """The words of every ruleset, and the names of what they are about."""
    known = everything(False)
    specs = {spec for info in (*known["scenarios"], *known["modules"]) for spec in info["specs"]}
    words: set[str] = set()
    names: set[str] = set()
    for spec in sorted(spec for spec in specs if spec.count(";") == 1):
        book = new_game(spec, 1).book
        words.update(book.templates.values())
        for values in book.operands.values():
            names.update(values)
    return words, names


def test_every_action_has_a_text() -> None:
    words, _ = books()
    assert len(words - CHANCE) > 90
    missing = {f"do-{slug(template)}" for template in words - CHANCE} - messages()
    assert not missing


def test_every_action_with_something_to_choose_has_a_heading() -> None:
    words, _ = books()
    missing = {f"verb-{slug(template)}" for template in words - CHANCE if "{" in template} - messages()
    assert not missing


def test_nature_s_words_are_still_words() -> None:
    words, _ = books()
    assert words >= CHANCE


def test_everything_that_is_named_has_a_word() -> None:
    _, names = books()
    named = {name for name in (*names, *CARDS) if slug(name)}
    assert {"great wall", "alchemy", "year of plenty", "ore", "science", "mighty"} <= named
    assert not {f"word-{slug(name)}" for name in named} - messages()


def test_a_module_is_named_beside_its_scenario_unless_it_comes_with_a_number_of_players() -> None:
    chosen = {
        f"beside-{m['family']}-{slug(m['name'])}": not m["by_players"] for m in everything(False)["modules"]
    }
    assert True in chosen.values() and False in chosen.values()
    assert {code for code, is_chosen in chosen.items() if is_chosen} == chosen.keys() & messages()

"""Appraisers: a file a chapter, found by its name; and nobody asks which chapters are in play."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import pytest

import longroad.bots
from examples.house_rules.fortune_teller import CLAIM, FortuneTeller
from longroad import Dealer
from longroad.bots.appraiser import Appraiser, appraiser_of
from longroad.bots.appraisers.development_cards import DevelopmentCards
from longroad.bots.greedy import Greedy
from longroad.bots.match import play_match
from longroad.bots.outlook import Outlook
from longroad.bots.player import Bot
from longroad.bots.weights import Weights
from longroad.core.chapter import Chapter
from longroad.isle.catalogue import CHAPTERS
from longroad.isle.faces import PLAY_MONOPOLY
from longroad.isle.turn import MAIN
from tests.isle import new_game

BOTS = Path(longroad.bots.__file__).parent
FILES = sorted(path.stem for path in (BOTS / "appraisers").glob("*.py") if path.stem != "__init__")

# Whether a chapter has a slice, whether hands have more than resources: that is, which chapters there are.
TESTS_FOR_CHAPTERS = re.compile(
    r"slot_of|kinds (?:[<>]=?|[!=]=) RESOURCES|RESOURCES [<>]=? \S*kinds|chapter.name"
)
LADDER = re.compile(r"== [A-Z_]+\.number|verb\(\w+\) ==")


class OtherCards(Chapter):
    """A house rule that happens to have the name of another chapter."""

    name: ClassVar[str] = "development cards"
    number: ClassVar[int] = 222


def test_the_appraiser_of_a_chapter_is_in_the_file_of_its_name() -> None:
    game = new_game("isle:base;3")
    cards = next(c for c in game.book.chapters if c.name == "development cards")
    assert appraiser_of(cards) is DevelopmentCards
    assert appraiser_of(OtherCards()) is None
    assert appraiser_of(FortuneTeller()) is None


@pytest.mark.parametrize("file", FILES)
def test_every_appraiser_belongs_to_a_chapter(file: str) -> None:
    chapter = {c.name.replace(" ", "_"): c for c in CHAPTERS}[file]
    found = getattr(import_module(f"longroad.bots.appraisers.{file}"), chapter.name.title().replace(" ", ""))
    assert issubclass(found, Appraiser)
    assert found.number == chapter.number


def test_verbs_and_frames_find_the_appraiser_of_their_chapter() -> None:
    game = new_game("isle:base;3", house_rules=[FortuneTeller()])
    outlook = Outlook(Weights(), game)
    assert isinstance(outlook.owner(PLAY_MONOPOLY), DevelopmentCards)
    assert outlook.owner(MAIN.on(0)).is_pause(MAIN.on(0))
    assert type(outlook.owner(CLAIM)) is Appraiser  # nothing is known about it: it is tried


@pytest.mark.parametrize("spec", ["isle:base;3", "isle:new_shores;3", "isle:base+cities_knights;3"])
def test_a_chapter_without_an_appraiser_is_played_to_the_end(spec: str) -> None:
    game = new_game(spec, 1, house_rules=[FortuneTeller()])
    bots: list[Bot] = [Greedy(seat) for seat in range(3)]
    play_match(game, bots, Dealer(1))
    assert game.winner >= 0


def test_a_bot_goes_from_one_ruleset_to_another() -> None:
    """What it has learned about one book is not taken for the other's."""
    used = Greedy(5)
    for spec in ("isle:base;3", "isle:wonders;3", "isle:base+cities_knights;3", "isle:base;3"):
        game = new_game(spec + ";first=seat", 4)
        seat = game.to_act
        assert used.choose(game.seen_by(seat), seat) == Greedy(5).choose(game.seen_by(seat), seat)


def test_no_bot_tests_which_chapters_are_in_play() -> None:
    found = []
    for path in BOTS.rglob("*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        if path.name != "appraiser.py":
            found += [line for line in lines if TESTS_FOR_CHAPTERS.search(line)]
        if path.parent.name != "appraisers":
            found += [line for line in lines if LADDER.search(line)]
    assert found == []

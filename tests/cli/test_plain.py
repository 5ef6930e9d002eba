"""A game without a screen of its own is shown in lines of text, and can be played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import longroad.cli
from longroad.cli.look import Look
from longroad.cli.screen import Scene, Screen, screen_of
from longroad.cli.sitting import Sitting
from longroad.core.dealer import Dealer
from longroad.core.family import Family
from longroad.records import Record
from longroad.texts.speaker import Speaker
from tests.cli.keyboard import Keyboard, sit_down
from tests.table import table

PAGES = (
    "help",
    "board",
    "hand",
    "log",
    "points",
    "costs",
    "why roll",
    "why",
    "undo",
    "where A1",
    "xyzzy",
    "99",
)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroad.cli.sitting.screen_of", lambda game, look: Screen(look))


def test_a_family_without_a_screen_has_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table().g
    assert type(screen_of(game, Look())) is not Screen
    monkeypatch.setattr("longroad.cli.screen.family_of", lambda spec: Family())
    assert type(screen_of(game, Look())) is Screen


@pytest.mark.parametrize(
    "spec, language, full",
    [
        ("isle:base;3;rounds=6", "en", True),
        ("isle:new_shores+cities_knights;3;rounds=4", "pl", True),
        ("isle:wonders;4;rounds=3", "uk", False),
    ],
)
def test_a_game_is_played_to_its_end_by_numbers_and_words(spec: str, language: str, full: bool) -> None:
    record, dice = Record.new(spec, 3), random.Random(1)
    look = Look(256, say=Speaker(language, record.game.book.names))

    def answer(prompt: str) -> str:
        if not prompt.endswith("> "):
            return ""
        seat = record.game.to_act
        legal = list(record.game.legal(seat))
        if dice.random() < 0.1 and language == "en":
            return dice.choice(PAGES)
        if dice.random() < 0.3:
            return str(dice.randint(1, 4))
        words = record.game.text(dice.choice(legal))
        return look.say("command-auto") if words in ("counter", "propose trade") else words

    keyboard = Keyboard(then=answer, full=full, look=look, size=(80, 40))
    sitting = Sitting(keyboard, record, ["human"] + ["random"] * (record.game.seats - 1))
    sitting.play()
    sitting.last_look()
    sitting.conclude()
    assert record.game.over
    if full:
        assert len(keyboard.screens) > 20
    for screen in keyboard.screens:
        assert len(screen) < 40
        assert max(line.cell_len for line in screen) <= 80


def test_the_plain_screen_shows_players_hand_decks_and_the_numbered_menu() -> None:
    t = table().given(red="settlement C2.N, road C2/NW, hand 2 wool 1 ore, cards knight", blue="hand 3 ore")
    _, keyboard = sit_down(t.turn("red"), keyboard=Keyboard([], size=(80, 40)))
    words = keyboard.last_screen()
    for part in (
        "pts",
        ">red",
        "blue",
        "Your hand, 3 cards",
        "wool 2",
        "knight",
        "Bank",
        "red: ",
        "1 end turn",
    ):
        assert part in words
    assert "left: 14 roads" in words


def test_worlds_that_differ_in_what_a_seat_cant_know_look_the_same_on_it() -> None:
    game = table().given(red="hand 2 wool", blue="hand 3 ore, cards knight").turn("red").g
    for seat in range(4):
        other = game.seen_by(seat).guess(Dealer(100))
        lines = [Screen(Look(256)).compose(Scene(world.shows(seat)), 80, 40) for world in (game, other)]
        assert lines[0] == lines[1] is not None


def test_in_a_small_window_the_plain_game_goes_on_line_by_line() -> None:
    _, keyboard = sit_down(table().turn("red"), keyboard=Keyboard(["end"], size=(80, 10)))
    assert not keyboard.screens and "1 end turn" in keyboard.output
    assert "needs a window of" in keyboard.output


def test_only_the_screen_of_the_island_knows_the_island() -> None:
    folder = Path(longroad.cli.__file__).parent
    for path in folder.glob("*.py"):
        assert "longroad.isle" not in path.read_text(encoding="utf-8"), path.name

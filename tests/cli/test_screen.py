"""The screen fits its window in every state of a game, and shows nobody else's secrets."""

from __future__ import annotations

import contextlib

import pytest

from longroad.bots.registry import make_bot
from longroad.cli.isle.places import names_page
from longroad.cli.isle.screen import IsleScreen
from longroad.cli.look import Look
from longroad.cli.scores import score_lines, shares
from longroad.cli.screen import Scene
from longroad.cli.sitting import Sitting
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.game import new_game
from longroad.isle.devcards import shown_points
from longroad.records import Record
from longroad.texts.speaker import ENGLISH
from tests.cli.keyboard import Keyboard, help_of, sit_down
from tests.table import table

PAINTED, SIXTEEN, MONO, ASCII = Look(256), Look(16), Look(0), Look(0, ascii=True)


# What somebody types who does not know the game; Enter alone also goes back from a side question.
WORDS = ("1", "2", "where C3.N", "hand", "why build city", "", "hint", "xyzzy", "4", "", "help")


class Browser:
    """Somebody who looks into everything and then does what the greedy bot would."""

    def __init__(self) -> None:
        self.sitting: Sitting | None = None
        self.count = 0

    def answer(self, prompt: str) -> str:
        assert self.sitting is not None
        game = self.sitting.game
        self.count += 1
        if not prompt.endswith("> "):
            return ""
        if self.count % 3:
            return WORDS[self.count % len(WORDS)]
        seat = game.to_act
        words = game.text(make_bot("greedy", self.count).choose(game.seen_by(seat), seat))
        return {"propose trade": "end", "counter": "decline"}.get(
            words, words
        )  # these want cards to be typed


@pytest.mark.parametrize(
    "spec, look, size",
    [
        ("isle:base;4;rounds=12", PAINTED, (80, 24)),
        ("isle:base;3;rounds=10;board=random;harbors=shuffled", ASCII, (80, 24)),
        ("isle:base+two_players;2;rounds=8", SIXTEEN, (80, 24)),
        ("isle:base;4;rounds=6", PAINTED, (120, 40)),
        ("isle:base;4;rounds=6", MONO, (200, 60)),
    ],
)
def test_no_screen_of_a_game_is_larger_than_its_window(spec: str, look: Look, size: tuple[int, int]) -> None:
    browser = Browser()
    keyboard = Keyboard(then=browser.answer, size=size, look=look)
    record = Record.new(spec, 4)
    players = ["human"] + ["greedy"] * (int(record.game.seats) - 1)
    browser.sitting = Sitting(keyboard, record, players)
    browser.sitting.play()
    browser.sitting.last_look()
    assert len(keyboard.screens) > 50
    for screen in keyboard.screens:
        assert len(screen) < size[1]  # a line is left for the prompt
        assert max(line.cell_len for line in screen) <= size[0]


def test_the_fullest_hand_and_menu_fit_too() -> None:
    everything = "hand 11 lumber 11 brick 11 wool 11 grain 11 ore, cards 2 knight road building monopoly"
    t = (
        table()
        .given(red=f"settlement C2.N, road C2/NW C2/NE, {everything} year of plenty victory point")
        .given(blue="hand 3 ore")
        .turn("red")
    )
    _, keyboard = sit_down(t, "hand")
    for screen in keyboard.screens:
        assert len(screen) == 23
        assert max(line.cell_len for line in screen) <= 80
    first = "\n".join(line.plain for line in keyboard.screens[0])
    for words in ("end turn", "build road", "buy card", "play monopoly", "lumber 11", "victory point"):
        assert words in first


def test_a_window_that_is_too_small_is_told_what_would_do() -> None:
    picture = table().picture("red")
    wide, high = IsleScreen(PAINTED).smallest(picture)
    assert (wide, high) <= (80, 24)
    assert IsleScreen(PAINTED).compose(Scene(picture), wide, high) is not None
    assert IsleScreen(PAINTED).compose(Scene(picture), wide - 1, high) is None
    assert IsleScreen(PAINTED).compose(Scene(picture), wide, high - 1) is None
    _, keyboard = sit_down(table().turn("red"), keyboard=Keyboard(["hand"], size=(60, 20)))
    assert f"window of {wide} by {high}; this one has 60 by 20" in " ".join(keyboard.output.split())


def test_help_fits_a_small_window() -> None:
    t = table()
    for page in (help_of(t.g, PAINTED), names_page(ENGLISH)):
        assert len(page.splitlines()) <= 22
        assert max(len(line) for line in page.splitlines()) <= 80


def middle_of_a_game(seed: int, steps: int) -> Record:
    """A game that bots have played for a while."""
    record = Record.new("isle:base;4", seed)
    menu = Menu()
    for _ in range(steps):
        record.deal()
        if record.game.over:
            break
        seat = record.game.to_act
        record.game.offers(seat, menu)
        record.apply(make_bot("greedy", seed).choose(record.game.seen_by(seat), seat), seat)
    record.deal()
    return record


@pytest.mark.parametrize("seed, steps", [(1, 60), (2, 160), (3, 260)])
def test_worlds_that_differ_in_what_a_seat_cant_know_look_the_same_to_it(seed: int, steps: int) -> None:
    game = middle_of_a_game(seed, steps).game
    for seat in range(4):
        other = game.seen_by(seat).guess(Dealer(seed + 100))
        screens = [IsleScreen(PAINTED).compose(Scene(world.shows(seat)), 120, 40) for world in (game, other)]
        assert screens[0] == screens[1]


def test_what_was_stolen_is_told_only_to_thief_and_victim() -> None:
    def told_to(seat: int) -> str:
        t = table("isle:base;3").given(blue="settlement C2.N, hand 1 ore").turn("red", before_roll=True)
        t.do("roll", "rolled 3 4")
        keyboard = Keyboard(["C2"])
        sitting = Sitting(keyboard, Record(t.g, Dealer(1)), ["human", "greedy", "greedy"])
        with contextlib.suppress(EOFError):
            sitting.play()
        scene = Scene(t.g.shows(seat), sitting.log.turns())
        return " ".join(line.plain for line in IsleScreen(PAINTED).compose(scene, 200, 50) or [])

    assert "red steals 1 ore from blue" in told_to(0)
    assert "red steals 1 ore from blue" in told_to(1)
    assert "red steals a card from blue" in told_to(2)
    assert "1 ore" not in told_to(2)


def test_between_two_people_the_keyboard_is_passed_and_the_screen_wiped() -> None:
    record = Record.new("isle:base;3;first=seat;rounds=3", 6)

    def answer(prompt: str) -> str:
        return "auto" if prompt.endswith("> ") else ""

    keyboard = Keyboard(then=answer)
    Sitting(keyboard, record, ["human", "human", "greedy"]).play()
    owner = ""
    for prompt, screen in keyboard.asked_with:
        if prompt.startswith("Press Enter when only "):
            owner = prompt.split()[4]
        elif prompt.endswith("> "):
            assert prompt == f"{owner}> "
            assert any(line.plain.startswith(f"{owner}: ") for line in screen)
    assert {owner for owner in ("red", "blue") if f"Pass the keyboard to {owner}." in keyboard.output}
    hands = keyboard.output.count("Pass the keyboard to")
    assert keyboard.output.count("\x1b[3J") == hands  # nothing is left to scroll back to


def test_the_hand_on_the_screen_is_that_of_who_is_asked() -> None:
    t = table("isle:base;3").given(red="hand 3 ore", blue="hand 5 wool").turn("red")
    keyboard = Keyboard(["", "end", ""])
    sit_down(t, humans=(0, 1), keyboard=keyboard)
    reds = [screen for prompt, screen in keyboard.asked_with if prompt == "red> "]
    blues = [screen for prompt, screen in keyboard.asked_with if prompt == "blue> "]
    assert reds and blues
    assert all("ore 3" in "\n".join(line.plain for line in screen) for screen in reds)
    assert not any("wool 5" in "\n".join(line.plain for line in screen) for screen in reds)
    assert all("wool 5" in "\n".join(line.plain for line in screen) for screen in blues)
    assert not any("ore 3" in "\n".join(line.plain for line in screen) for screen in blues)


def test_a_game_without_people_shows_no_hand() -> None:
    game = new_game("isle:base;4;first=seat", seed=1)
    lines = IsleScreen(PAINTED).compose(Scene(game.shows(None)), 80, 24)
    assert lines is not None
    assert not any("Your hand" in line.plain for line in lines)


def test_the_winners_victory_cards_have_their_column() -> None:
    t = table().given(red="settlement C2.N, road C2/NW, city E1.N D4.S, cards victory point victory point")
    t = t.given(red="settlement A1.N B4.S, hand 2 grain 3 ore").turn("red")
    t.do("build city C2.N")
    assert t.g.winner == 0
    points = shares(t.g.shows(None), 0, shown_points(t.g))
    assert (points["hidden"], points["other"]) == (2, 0)
    head, red, *_ = (line.plain for line in score_lines(t.g.shows(None), ASCII, shown_points(t.g)))
    assert " ".join(head.split()) == "points = settlements + cities + route + army + victory cards"
    assert red.split()[-1] == "2"

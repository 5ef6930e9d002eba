"""Moments of a game that no chapter of the catalogue fills yet, each proved by a small house rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

from longroad import Dealer, new_game
from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import x
from longroad.core.playout import Tally, advance, play_out
from longroad.isle.geometry import DESERT
from longroad.isle.phrasebook import CITY_PIECE, SETTLEMENT_PIECE, IsleChapter
from longroad.isle.robber import PUT_ROBBER
from longroad.isle.state import IsleState
from longroad.isle.turn import WON, fall
from tests.table import GameTable, table

pytestmark = pytest.mark.both_builds

GAME = "isle:base;3;first=seat"
MOMENTS: Final = 210
CARD: Final = (MOMENTS * 32 + 0) << 40
MARCH: Final = (MOMENTS * 32 + 1) << 40
VOTE: Final = (MOMENTS * 32 + 2) << 40


class Moments(IsleChapter):
    """A card instead of dice, a march after building, and a vote between two turns."""

    name = "moments"
    number = MOMENTS

    def kinds(self) -> list[Kind[Any]]:
        return [TURN_UP, MARCHES, VOTES]

    def verbs(self) -> dict[int, str]:
        return {CARD: "turned up {number}", MARCH: "march", VOTE: "vote"}

    def throw(self, s: IsleState, p: int) -> int:
        """TB-EV-04: a card is turned up."""
        return TURN_UP.on(p)

    def after_main(self, s: IsleState, p: int, todo: Menu) -> None:
        """TB-BA-40, TB-TB-20."""
        todo.add(MARCHES.on(p))

    def between_turns(self, s: IsleState, p: int, todo: Menu) -> None:
        """TB-CA-10."""
        for k in range(1, 1 + int(s.seats)):
            todo.add(VOTES.on((p + k) % s.seats))


class TurnUp(Chance[IsleState]):
    """Only cards with 5 and 9."""

    def offers(self, s: IsleState, f: int, p: int, menu: Menu) -> None:
        menu.weigh(CARD | 5, 1)
        menu.weigh(CARD | 9, 1)

    def apply(self, s: IsleState, f: int, p: int, a: int) -> None:
        fall(s, s.turn, x(a) - 4, 4)


class Ask(Decision[IsleState]):
    """One seat is asked, and there is one answer."""

    def __init__(self, number: int, verb: int) -> None:
        super().__init__(number)
        self.verb = verb

    def offers(self, s: IsleState, f: int, p: int, menu: Menu) -> None:
        menu.add(self.verb)

    def apply(self, s: IsleState, f: int, p: int, a: int) -> None:
        pass

    def asks(self, s: IsleState, f: int, p: int) -> Prompt:
        return Prompt("option", "roll", {}, 1, 1, False, self.ticket(s, f), None)


TURN_UP: Final = TurnUp(MOMENTS * 32 + 0)
MARCHES: Final = Ask(MOMENTS * 32 + 1, MARCH)
VOTES: Final = Ask(MOMENTS * 32 + 2, VOTE)


def test_a_chapter_says_what_makes_the_dice_fall() -> None:
    t = table(GAME, house_rules=[Moments()]).turn("red", before_roll=True).do("roll")
    assert t.g.menu() == ["turned up 5", "turned up 9"]
    t.do("turned up 9")
    assert t.g.dice == 4 << 16 | 5 and t.can("end turn")


def test_two_chapters_can_not_both_make_the_dice_fall() -> None:
    class Other(Moments):
        name = "other"
        number = MOMENTS + 1

        def kinds(self) -> list[Kind[Any]]:
            return []

        def verbs(self) -> dict[int, str]:
            return {}

    with pytest.raises(ValueError, match="throw is answered by moments and other"):
        new_game(GAME, house_rules=[Moments(), Other()])


def test_after_building_comes_a_moment_of_the_same_turn_and_then_one_between_turns() -> None:
    t = table(GAME, house_rules=[Moments()]).turn("red").do("end turn")
    assert t.g.menu() == ["march"] and t.g.to_act == t.g.turn == 0
    t.do("march")
    asked = []
    while t.g.menu() == ["vote"]:
        asked.append(t.g.to_act)
        t.do("vote")
    assert asked == [1, 2, 0]
    assert t.g.turn == 1 and t.can("roll")


def test_games_with_these_moments_end() -> None:
    game = new_game("isle:base;3;rounds=12", 3, house_rules=[Moments()])
    play_out(game, Dealer(3), Menu(), Tally())
    assert game.over


class SecondIsCity(IsleChapter):
    """TB-BA-07, TB-TB-08: a settlement first and a city second; in the base order."""

    name = "second is a city"
    number = MOMENTS + 2

    def founds(self, s: IsleState, p: int, round: int) -> int:
        return CITY_PIECE if round == 2 else SETTLEMENT_PIECE


def test_a_chapter_says_what_is_founded() -> None:
    game = new_game(GAME, house_rules=[SecondIsCity()])
    while "roll" not in game.menu():
        game.do(game.menu()[0])
    assert [game.points(p) for p in range(3)] == [3, 3, 3]
    assert game.turn == 0  # who began, unlike CK-008


class KindToDeserts(IsleChapter):
    """TB-FR-08: who picks a place for the robber picks no desert; driven off, it goes there all the same."""

    name = "kind to deserts"
    number = MOMENTS + 4

    def protects_hex(self, s: IsleState, p: int, hex: int) -> bool:
        return bool(s.land.terrain[hex] == DESERT)


def test_a_place_may_be_protected_and_not_closed() -> None:
    t = table("isle:base+two_players;2", house_rules=[KindToDeserts()], robber="A1")
    desert = t.g.name_of("hex", list(t.g.land.terrain).index(DESERT))
    t.turn("red", before_roll=True)
    assert t.can("drive robber off")
    rolled = GameTable(t.g.copy()).do("roll", "rolled 3 4")
    assert not rolled.can(f"move robber {desert}")
    t.do("drive robber off")
    assert t.robber == desert


class Sanctuary(IsleChapter):
    """TB-FR-02, TB-BA-20: a hex may be closed, and another protected."""

    name = "sanctuary"
    number = MOMENTS + 3

    def forbids_robber(self, s: IsleState, p: int, hex: int) -> bool:
        return hex < 2

    def explains(self, s: IsleState, p: int, a: int) -> Reason | None:
        return Reason("rebuild-first", {}) if a == PUT_ROBBER | 1 else None


def test_a_veto_may_say_why() -> None:
    t = table(GAME, house_rules=[Sanctuary()]).turn("red", before_roll=True).do("roll", "rolled 3 4")
    why = [t.g.why(PUT_ROBBER | hex) for hex in range(2)]
    assert [reason.code for reason in why if reason] == ["forbidden-here", "rebuild-first"]


class NoTwelve(IsleChapter):
    """TB-TB-59: a sum that never counts."""

    name = "no twelve"
    number = MOMENTS + 5

    def forbids_rolls(self, s: IsleState, p: int) -> int:
        return 1 << 12


def test_sums_that_any_chapter_forbids_are_rolled_again() -> None:
    t = table("isle:base+two_players;2", house_rules=[NoTwelve()]).turn("red", before_roll=True).do("roll")
    assert len(t.g.menu()) == 35 and "rolled 6 6" not in t.g.menu()
    t.do("rolled 2 3", "roll")
    assert len(t.g.menu()) == 31 and {"rolled 6 6", "rolled 1 4"}.isdisjoint(t.g.menu())


class LastJudge(IsleChapter):
    """Three points of the first player win, and only in the turn of the last."""

    name = "last judge"
    number = MOMENTS

    def judge(self, s: IsleState) -> None:
        if s.turn == s.seats - 1 and s.public_points(0) >= 3:
            s.win(0, WON)


def test_the_last_chapter_that_judges_decides_who_has_won_and_when() -> None:
    game = new_game(GAME + ";rounds=9999", 5, house_rules=[LastJudge()])
    dealer = Dealer(5)
    menu = Menu()
    reached = 0
    while not game.over:
        advance(game, dealer, menu, 1)
        reached += game.public_points(0) >= 3 and game.turn != game.seats - 1
    assert reached > 0  # enough points alone did not end it
    assert game.turn == game.seats - 1
    assert game.result is not None
    assert (game.result["winner"], game.result["reason"]) == (0, "points")

"""Vetoes never leave a player without a move."""

from __future__ import annotations

from typing import ClassVar

import pytest

from longroad import Dealer, texts
from longroad.core.edge import Reason
from longroad.core.menu import Menu
from longroad.core.playout import Tally, play_out
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.state import IsleState
from tests.isle import new_game
from tests.table import table


class Forbidding(IsleChapter):
    """Nobody may do anything anywhere."""

    name: ClassVar[str] = "forbidding"
    number: ClassVar[int] = 250

    def forbids_robber(self, s: IsleState, p: int, hex: int) -> bool:
        return True

    def forbids_road(self, s: IsleState, p: int, side: int) -> bool:
        return True

    def forbids_settlement(self, s: IsleState, p: int, corner: int) -> bool:
        return True


class Decreed(Forbidding):
    """Nobody may, and everybody is told why."""

    number: ClassVar[int] = 251

    def forbids_ship(self, s: IsleState, p: int, side: int) -> bool:
        return True

    def forbids_knight(self, s: IsleState, corner: int) -> bool:
        return True

    def forbids_trade(self, s: IsleState, p: int) -> bool:
        return True

    def explains(self, s: IsleState, p: int, a: int) -> Reason | None:
        return Reason("decreed", {"action": s.text(a)})


texts.add("why-decreed = It is decreed: no { $action }.")


@pytest.mark.parametrize(
    "spec, given, action",
    [
        ("isle:base;4", "settlement C3.N, hand 1 lumber 1 brick", "build road C3/NE"),
        ("isle:base;4", "roads C3/NE C3/E, hand 1 lumber 1 brick 1 wool 1 grain", "build settlement C3.SE"),
        ("isle:base;4;trade=bank", "hand 4 ore", "swap ore for wool"),
        ("isle:base+cities_knights;4", "road C3/NE, hand 1 wool 1 ore", "hire knight C3.N"),
    ],
)
def test_a_chapter_says_why_whatever_it_forbids(spec: str, given: str, action: str) -> None:
    t = table(spec, house_rules=[Decreed()]).given(red=given).turn("red")
    assert t.why(action) == f"It is decreed: no {t.g.text(t.g.parse(action))}."
    assert table(spec).given(red=given).turn("red").can(action)


def forbidding_game() -> IsleState:
    return new_game("isle:base;3;first=seat", seed=4, house_rules=[Forbidding()])


def found(game: IsleState) -> None:
    while "roll" not in game.menu():
        game.do(game.menu()[0])


def test_founding_goes_on_where_every_corner_is_forbidden() -> None:
    game = forbidding_game()
    assert len(game.legal(0)) == 54
    found(game)
    assert sum(owner >= 0 for owner in game.towns.owner) == 6


def test_a_robber_that_may_go_nowhere_goes_to_the_desert_or_stays_there() -> None:
    game = forbidding_game()
    found(game)
    game.do("roll")
    game.do("rolled 3 4")
    home = game.name_of("hex", game.robber.at)
    assert game.menu() == [f"move robber {home}"]
    game.do(f"move robber {home}")
    assert game.name_of("hex", game.robber.at) == home


def test_without_a_desert_it_goes_to_any_other_land() -> None:
    green = [
        "    m10 p2  f9",
        "  g12 h6  p4  h10",
        "g9  f11 m8  f3  m8",
        "  f8  m3  g4  p5",
        "    h5  g6  p11",
    ]
    t = table("isle:base;3", drawing=green, house_rules=[Forbidding()], robber="A1")
    t.turn("red", before_roll=True).do("roll", "rolled 3 4")
    assert len(t.offered("move robber")) == 18 and not t.can("move robber A1")


def test_such_a_game_still_ends() -> None:
    tally = Tally()
    game = new_game("isle:base;3;rounds=30", seed=4, house_rules=[Forbidding()])
    play_out(game, Dealer(4), Menu(), tally)
    assert game.over

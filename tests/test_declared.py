"""What chapters declare: a chapter of one's own brings it, and no other code knows of it."""

from __future__ import annotations

from typing import ClassVar, Final

import pytest

from longroad import Dealer, new_game
from longroad.core.menu import Menu
from longroad.core.playout import Tally, play_out
from longroad.core.words import NOTHING
from longroad.isle.development import Face, development, play_face, refuses_face
from longroad.isle.hands import bank_left, gain
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.table import Table
from tests.table import table

pytestmark = pytest.mark.both_builds

GIFTS: Final = 240
PLAY_GIFT: Final = (GIFTS * 32 + 0) << 40
GIFT: Final = 1


class Gift(Face):
    """A card of ore, if the bank has any cards."""

    def offers(self, s: Table, p: int, menu: Menu) -> None:
        if bank_left(s) > 0:
            menu.add(PLAY_GIFT)

    def play(self, s: Table, p: int, a: int) -> None:
        gain(s, p, 4, 1)


class Gifts(IsleChapter):
    """A deck of its own in the place of the development cards of the base game."""

    name: ClassVar[str] = "gifts"
    number: ClassVar[int] = GIFTS

    def faces(self) -> list[Face]:
        return [Face("laurel", 2, NOTHING, 2), Gift("gift", 3, PLAY_GIFT)]

    def verbs(self) -> dict[int, str]:
        return {PLAY_GIFT: "play gift"}

    def do(self, s: Table, p: int, a: int) -> None:
        play_face(s, p, a)

    refuses = staticmethod(refuses_face)


def test_a_chapter_brings_development_cards_of_its_own() -> None:
    t = table(house_rules=[Gifts()]).given(red="hand 2 wool 2 grain 2 ore").turn("red")
    assert t.deck == 5
    t.do("buy card")
    assert t.outcomes == {"drew laurel": 2, "drew gift": 3}
    t.do("drew gift", "buy card", "drew laurel")
    assert t.g.points(0) == t.g.public_points(0) + 2
    assert t.why("play gift").startswith("You bought that gift card this turn")
    mine = {"laurel": 1, "gift": 1}
    assert t.picture("red").hand(0, "development").cards == mine
    assert t.picture("blue").hand(0, "development").cards is None
    found = {str(guess(t.g, seed)) for seed in range(30)}
    assert found == {"[0, 2]", "[1, 1]", "[2, 0]"}


def test_a_card_of_ones_own_is_played_by_its_own_verb() -> None:
    t = table(house_rules=[Gifts()]).turn("red")
    for _ in range(2):
        t.development.take_top(GIFT)
        t.development.add(0, GIFT)
    assert t.can("play gift")
    t.do("play gift")
    assert t.hand("red") == "1 ore" and t.development.held[0] == 1
    assert not t.can("play gift"), "one card a turn"


def guess(g: Table, seed: int) -> list[int]:
    d = development(g.seen_by(1).guess(Dealer(seed)))
    return [int(d.count(0, face)) for face in range(2)]


def test_games_with_a_deck_of_ones_own_are_played_to_the_end() -> None:
    tally = Tally()
    game = new_game("isle:base;3", 1, house_rules=[Gifts()])
    play_out(game, Dealer(1), Menu(), tally)
    assert game.result is not None

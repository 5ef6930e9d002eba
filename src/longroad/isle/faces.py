"""The development cards of the base game: what each does when it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Card, Seat, x
from longroad.isle.building import FREE_ROAD, can_lay_free
from longroad.isle.development import DEVCARDS, Face, development, recruit
from longroad.isle.hands import bank_left, collect
from longroad.isle.harvest import CHOICE

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

PLAY_KNIGHT: Final = (DEVCARDS * 32 + 2) << 40
PLAY_ROADS: Final = (DEVCARDS * 32 + 3) << 40
PLAY_PLENTY: Final = (DEVCARDS * 32 + 4) << 40
PLAY_MONOPOLY: Final = (DEVCARDS * 32 + 5) << 40
HANDED_OVER: Final = (DEVCARDS * 32 + 8) << 40  # an event only

KNIGHT: Final = 0
POINT: Final = 1
ROADS: Final = 2
PLENTY: Final = 3
MONOPOLY: Final = 4
ALL: Final = 1000  # cards: more than there are (BASE-094)


class Knight(Face):
    """BASE-091: the robber goes elsewhere, and the knight joins the army."""

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if s.rules.on_knight(s, p) != NOTHING:
            menu.add(PLAY_KNIGHT)

    def play(self, s: IsleState, p: Seat, a: Action) -> None:
        s.tell(PLAY_KNIGHT | p << 32 | development(s).knights[p] + 1)
        recruit(s, p)
        s.then(s.rules.on_knight(s, p))


class RoadBuilding(Face):
    """BASE-092: two roads for nothing."""

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if can_lay_free(s, p):
            menu.add(PLAY_ROADS)

    def play(self, s: IsleState, p: Seat, a: Action) -> None:
        s.tell(PLAY_ROADS | p << 32)
        s.then(FREE_ROAD.on(p), FREE_ROAD.on(p))


class YearOfPlenty(Face):
    """BASE-093: two resource cards of one's own choice."""

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if bank_left(s) > 0:
            menu.add(PLAY_PLENTY)

    def play(self, s: IsleState, p: Seat, a: Action) -> None:
        s.tell(PLAY_PLENTY | p << 32)
        s.then(CHOICE.on(p, 2))


class Monopoly(Face):
    """BASE-094: everybody's cards of one kind."""

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        card: Card
        for card in range(s.hands.kinds):
            menu.add(PLAY_MONOPOLY | card)

    def play(self, s: IsleState, p: Seat, a: Action) -> None:
        s.tell(PLAY_MONOPOLY | p << 32 | x(a))
        collect(s, p, x(a), ALL, HANDED_OVER)


BASE_DECK = [  # BASE-002, in the order of the numbers above
    Knight("knight", 14, PLAY_KNIGHT),
    Face("victory point", 5, NOTHING, 1),
    RoadBuilding("road building", 2, PLAY_ROADS),
    YearOfPlenty("year of plenty", 2, PLAY_PLENTY),
    Monopoly("monopoly", 2, PLAY_MONOPOLY),
]

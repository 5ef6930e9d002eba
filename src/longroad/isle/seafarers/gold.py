"""Gold rivers: cards of one's own choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from longroad.core.menu import Menu
from longroad.core.words import Seat
from longroad.isle.geometry import GOLD, Corner
from longroad.isle.harvest import CHOICE
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

GOLD_RIVER: Final = 11


class GoldRiver(IsleChapter):
    """SEA-050, SEA-051: a gold river pays cards of choice, after everything else is harvested."""

    name: ClassVar[str] = "gold river"
    number: ClassVar[int] = GOLD_RIVER

    def claims(self, s: IsleState, p: Seat, roll: i64, todo: Menu) -> None:
        """In turn order from the player on turn: one card for a settlement, two for a city."""
        if not flows(s, roll):
            return
        k: i64
        for k in range(s.seats):
            q = (p + k) % s.seats
            n: i64 = 0
            for hex in s.land.hexes_with[roll]:
                if s.land.terrain[hex] == GOLD and hex != s.robber.at:
                    for corner in s.board.corners_of[hex]:
                        if s.towns.owner[corner] == q:
                            n += s.towns.level[corner]
            if n > 0:
                todo.add(CHOICE.on(q, n))

    def first_cards(self, s: IsleState, p: Seat, corner: Corner, todo: Menu) -> None:
        """SEA-051: the founding settlement that pays gives one card of choice for each gold river."""
        for hex in s.board.hexes_at[corner]:
            if s.land.terrain[hex] == GOLD and s.land.number[hex] > 0:
                todo.add(CHOICE.on(p, 1))


def flows(s: IsleState, roll: i64) -> bool:
    """Whether a gold river bears this number."""
    for hex in s.land.hexes_with[roll]:
        if s.land.terrain[hex] == GOLD:
            return True
    return False

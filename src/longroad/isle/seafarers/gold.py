"""Gold rivers: cards of one's own choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from longroad.core.menu import Menu
from longroad.core.packed import Seat
from longroad.isle.geometry import GOLD, Corner
from longroad.isle.hands import ANY, Gains
from longroad.isle.harvest import CHOICE, reap
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

GOLD_RIVER: Final = 11


class GoldRiver(IsleChapter):
    """SEA-050, SEA-051: a gold river pays cards of choice, after everything else is harvested."""

    name: ClassVar[str] = "gold river"
    number: ClassVar[int] = GOLD_RIVER

    def rules(self) -> list[str]:
        return ["SEA Gold river"]

    def harvest(self, s: IsleState, roll: i64, gains: Gains) -> None:
        for hex in s.land.hexes_with[roll]:
            if s.land.terrain[hex] == GOLD:
                reap(s, hex, ANY, gains)

    def claims(self, s: IsleState, p: Seat, roll: i64, gains: Gains, todo: Menu) -> None:
        """In turn order from the player on turn."""
        if gains.wanted(ANY) > 0:
            k: i64
            for k in range(s.seats):
                q = (p + k) % s.seats
                if gains.of(q, ANY) > 0:
                    todo.add(CHOICE.on(q, gains.of(q, ANY)))

    def first_cards(self, s: IsleState, p: Seat, corner: Corner, todo: Menu) -> None:
        """SEA-051: the founding settlement that pays gives one card of choice for each gold river."""
        for hex in s.board.hexes_at[corner]:
            if s.land.terrain[hex] == GOLD and s.land.bears_fruit(hex):
                todo.add(CHOICE.on(p, 1))

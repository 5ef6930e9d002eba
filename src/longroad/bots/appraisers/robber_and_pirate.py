"""The robber and the pirate, who holds ships fast."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.appraisers.robber import theft
from longroad.core.menu import Menu
from longroad.core.words import NOTHING, NOWHERE, Action, Frame, Seat
from longroad.isle.robber import DISCARD, ROBBERY
from longroad.isle.routes import SHIP, owner_of
from longroad.isle.seafarers.pirate import lair
from longroad.isle.table import Table


@final
class RobberAndPirate(Appraiser):
    number: ClassVar[int] = ROBBERY

    def worth(self, s: Table) -> i64:
        """Ships of rivals beside the pirate."""
        value: i64 = 0
        at = lair(s).at
        if at != NOWHERE:
            for side in s.board.sides_of[at]:
                if s.routes.road[side] >= SHIP:
                    q = owner_of(s.routes.road[side])
                    if q != self.o.p and q < s.seats:
                        value += self.w.their_ship * self.o.fear[q] // 100
        return value

    def answer(self, s: Table, p: Seat, f: Frame, menu: Menu) -> Action:
        return self.o.part_with(s, menu) if f >> 40 == DISCARD.number else NOTHING

    def pending(self, s: Table, f: Frame) -> i64:
        return theft(s, self.o, f)

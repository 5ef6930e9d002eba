"""Sevens: what to discard, and what a theft brings."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.outlook import Outlook
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Seat, has, seat, x
from longroad.isle.sevens import CHOOSE_VICTIM, DISCARD, SEVENS, STEAL
from longroad.isle.state import IsleState


@final
class Sevens(Appraiser):
    number: ClassVar[int] = SEVENS

    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        return self.o.part_with(s, menu) if f >> 40 == DISCARD.number else NOTHING

    def pending(self, s: IsleState, f: Frame) -> i64:
        return theft(s, self.o, f)


def theft(s: IsleState, o: Outlook, f: Frame) -> i64:
    """What o.p is about to steal."""
    if seat(f) != o.p:
        return 0
    if f >> 40 == STEAL.number:
        value = o.stolen_from(s, x(f))
        k = s.depth - 2
        while k >= 0 and s.agenda[k] >> 40 == STEAL.number:  # everybody pays: CK-117
            value += o.stolen_from(s, x(s.agenda[k]))
            k -= 1
        return value
    best: i64 = 0
    if f >> 40 == CHOOSE_VICTIM.number:
        q: Seat
        for q in range(s.seats):
            if has(x(f), q):
                best = max(best, o.stolen_from(s, q))
    return best

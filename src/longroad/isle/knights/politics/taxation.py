"""Taxation: the robber moves, and everybody there pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Decision
from longroad.core.menu import Menu
from longroad.core.packed import NOWHERE, Action, Frame, Seat, has, verb, x
from longroad.isle.knights.politics.verbs import POLITICS_CARDS
from longroad.isle.robber import MOVE_ROBBER, PUT_ROBBER, refuses_robber, victims_at
from longroad.isle.sevens import STEAL

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def can_tax(s: IsleState, p: Seat) -> bool:
    """CK-117, CK-153: there is a robber, and the barbarians have landed."""
    return s.robber.at != NOWHERE and not s.rules.forbids_thief(s, p)


class Tax(Decision["IsleState"]):
    """CK-117: the robber moves as on a 7, and takes a card of each opponent with a town there."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        MOVE_ROBBER.offers(s, f, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))
        victims = victims_at(s, p, x(a))
        todo = Menu(4)
        k: i64
        for k in range(1, s.seats):
            q = (p + k) % s.seats
            if has(victims, q):
                todo.add(STEAL.on(p, q))
        s.then_all(todo)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "tax", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        return refuses_robber(s, p, x(a)) if verb(a) == PUT_ROBBER else super().why(s, f, p, a)


TAX: Final = Tax(POLITICS_CARDS * 32 + 0)

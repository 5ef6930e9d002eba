"""Intrigue: an opponent's knight is driven off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Decision
from longroad.core.menu import Menu
from longroad.core.packed import Action, Frame, Seat, x
from longroad.isle.knights.knights import company, corner_of, displace, master_of, touches
from longroad.isle.knights.politics.verbs import DRIVE_OFF, POLITICS_CARDS
from longroad.isle.routes import GUARD, closed_to

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def offer_rivals(s: IsleState, p: Seat, menu: Menu) -> None:
    """CK-121, CK-150: every knight of an opponent by a road or ship of p, whatever its rank."""
    for knight in company(s).men:
        if master_of(knight) != p and touches(s, p, corner_of(knight)):
            menu.add(DRIVE_OFF | corner_of(knight))


def can_intrigue(s: IsleState, p: Seat) -> bool:
    menu = Menu(16)
    offer_rivals(s, p, menu)
    return menu.size > 0


class ChooseRival(Decision["IsleState"]):
    """CK-121: its owner moves it as if it were displaced (CK-079); no knight of one's own is needed."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_rivals(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        displace(s, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("corner", "drive-off", {}, 1, 1, False, self.ticket(s, f), None)


def refuses_rival(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    if s.top() >> 40 != CHOOSE_RIVAL.number:
        return None
    if corner >= s.board.corners:
        return Reason("no-such-place", {})
    place = s.name_of("corner", corner)
    if s.towns.owner[corner] < GUARD or not closed_to(s, p, corner):
        return Reason("no-rival-here", {"place": place})
    return Reason("no-way-there", {"place": place})


CHOOSE_RIVAL: Final = ChooseRival(POLITICS_CARDS * 32 + 4)

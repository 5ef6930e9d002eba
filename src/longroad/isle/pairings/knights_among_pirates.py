"""The Pirate Islands among cities and knights: knights arm the ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longroad.core.edge import EventKind, Reason
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Seat, x
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner, Side
from longroad.isle.knights.knights import (
    KNIGHT_LOST,
    company,
    corner_of,
    dismiss,
    master_of,
    may_act,
    refuses_errand,
    stand_down,
    touches,
)
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.routes import GUARD
from longroad.legend import VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

KNIGHTS_AMONG_PIRATES: Final = 43
ARM_SHIP: Final = (KNIGHTS_AMONG_PIRATES * 32 + 0) << 40


class KnightsAmongPirates(IsleChapter):
    """CK-153: an active knight may, as its action, make a warship of the ship that a knight card would."""

    name: ClassVar[str] = "knights among pirates"
    number: ClassVar[int] = KNIGHTS_AMONG_PIRATES
    group: ClassVar[str] = "knights"

    def verbs(self) -> dict[int, str]:
        return {ARM_SHIP: "arm ship {corner}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {ARM_SHIP: VerbKind(panel="knights", about="knight")}

    def events(self) -> dict[int, EventKind]:
        return {ARM_SHIP: EventKind("knight-armed-ship", (WHO, CORNER), "build")}

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if s.rules.on_knight(s, p) != NOTHING:
            for knight in company(s).men:
                if master_of(knight) == p and may_act(knight):
                    menu.add(ARM_SHIP | corner_of(knight))

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        stand_down(s, x(a))
        s.tell(ARM_SHIP | p << 32 | x(a))
        s.then(s.rules.on_knight(s, p))

    def on_lifted(self, s: IsleState, p: Seat, side: Side) -> None:
        """CK-141: a knight at sea that no ship of its own leads to any more is lost with it (ruling 27)."""
        for corner in s.board.ends[side]:
            if s.towns.owner[corner] == GUARD + p and is_adrift(s, p, corner):
                dismiss(s, corner)
                s.tell(KNIGHT_LOST | p << 32 | corner)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if not s.in_main():
            return None
        if x(a) >= s.board.corners:
            return Reason("no-such-place", {})
        return refuses_errand(s, p, x(a)) or Reason("all-are-warships", {})


def is_adrift(s: IsleState, p: Seat, corner: Corner) -> bool:
    """At sea, and no ship of p ends there."""
    return not touches(s, p, corner) and not s.land.is_inhabitable(s.board, corner)

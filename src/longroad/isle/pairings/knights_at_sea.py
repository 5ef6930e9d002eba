"""Knights at sea: they chase the pirate, and two more points win, not three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import EventKind, Reason
from longroad.core.frames import Kind
from longroad.core.menu import Menu
from longroad.core.packed import NOWHERE, Action, Seat, x
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner
from longroad.isle.knights.knights import (
    company,
    corner_of,
    is_beside,
    master_of,
    may_act,
    refuses_errand,
    stand_down,
)
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.seafarers.pirate import MovePirate, can_move_pirate
from longroad.legend import VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

KNIGHTS_AT_SEA: Final = 42
CHASE_PIRATE: Final = (KNIGHTS_AT_SEA * 32 + 0) << 40


class KnightsAtSea(IsleChapter):
    """CK-141 … CK-144, CK-150: where there are ships, knights go by ship, and drive the pirate away.

    That they go by ship, and hold ships fast, needs no words here: a ship is a way like a road, and the
    corner of a knight is taken like that of a town.
    """

    name: ClassVar[str] = "knights at sea"
    number: ClassVar[int] = KNIGHTS_AT_SEA
    group: ClassVar[str] = "knights"

    def rules(self) -> list[str]:
        return ["CK With Seafarers"]

    def kinds(self) -> list[Kind[Any]]:
        return [MOVE_PIRATE]

    def verbs(self) -> dict[int, str]:
        return {CHASE_PIRATE: "chase pirate {corner}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {CHASE_PIRATE: VerbKind(panel="knights", about="knight")}

    def events(self) -> dict[int, EventKind]:
        return {CHASE_PIRATE: EventKind("chased-pirate", (WHO, CORNER), "attack")}

    def target(self, s: IsleState, p: Seat) -> i64:
        """CK-144: two points more than the scenario says; the barbarians have added three."""
        return -1

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        for knight in company(s).men:
            if master_of(knight) == p and may_act(knight) and can_chase_pirate(s, p, corner_of(knight)):
                menu.add(CHASE_PIRATE | corner_of(knight))

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        stand_down(s, x(a))
        s.tell(CHASE_PIRATE | p << 32 | x(a))
        s.then(MOVE_PIRATE.on(p))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if not s.in_main():
            return None
        reason = refuses_errand(s, p, x(a))
        if reason is not None:
            return reason
        at = s.rules.pirate_hex(s)
        if at == NOWHERE:
            return Reason("no-pirate", {})
        if not is_beside(s, x(a), at):
            return Reason("pirate-elsewhere", {"place": s.name_of("corner", x(a))})
        code = "thief-away" if s.rules.forbids_thief(s, p) else "pirate-not-yours"
        return s.rules.why_forbidden(s, p, a, "", code)


def can_chase_pirate(s: IsleState, p: Seat, corner: Corner) -> bool:
    """CK-143, CK-146, SEA-158: the pirate is beside a knight of p, and p may move it by now."""
    at = s.rules.pirate_hex(s)
    if at == NOWHERE or not is_beside(s, corner, at) or s.rules.forbids_thief(s, p):
        return False
    return can_move_pirate(s, p)


MOVE_PIRATE: Final = MovePirate(KNIGHTS_AT_SEA * 32 + 0)

"""The merchant: a better rate for one resource, and a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Picture, Piece
from longroad.core.words import NOBODY, NOWHERE, Card, Hex, Seat
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.table import Table

MERCHANT: Final = 26
SENT_MERCHANT: Final = (MERCHANT * 32 + 0) << 40  # an event only


@mypyc_attr(acyclic=True, free_list_len=1)
class Stall(Slice):
    """Where the merchant stands, and for whom."""

    def __init__(self, at: Hex, holder: Seat) -> None:
        self.at: Hex = at
        self.holder: Seat = holder

    def copy(self) -> Stall:
        return Stall(self.at, self.holder)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Stall)
        other.at = self.at
        other.holder = self.holder


def stall(s: Table) -> Stall:
    return cast(Stall, s.slice(MERCHANT))


class Merchant(IsleChapter):
    """CK-111: who sent the merchant last has a point, and trades the resource of its hex two for one."""

    name: ClassVar[str] = "merchant"
    number: ClassVar[int] = MERCHANT

    def events(self) -> dict[int, EventKind]:
        who = EventField("seat", "seat", "seat")
        return {SENT_MERCHANT: EventKind("sent-merchant", (who, EventField("hex", "hex", "x")))}

    def fresh(self, s: Table) -> Slice:
        return Stall(NOWHERE, NOBODY)

    def points(self, s: Table, p: Seat) -> i64:
        return 1 if stall(s).holder == p else 0

    def trade_rate(self, s: Table, p: Seat, card: Card) -> i64:
        m = stall(s)
        return 2 if m.holder == p and s.land.terrain[m.at] == card else 4

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        m = stall(s)
        if m.holder != NOBODY:
            picture.pieces.append(Piece("merchant", int(m.holder), s.name_of("hex", m.at)))


def send_merchant(s: Table, p: Seat, hex: Hex) -> None:
    """CK-111: the merchant of p stands on a hex from now on."""
    m = stall(s)
    m.at = hex
    m.holder = p
    s.rescore()
    s.tell(SENT_MERCHANT | p << 32 | hex)

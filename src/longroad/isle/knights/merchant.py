"""The merchant: a better rate for one resource, and a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOWHERE, Action, Card, Frame, Seat, x
from longroad.isle.building import lives_at
from longroad.isle.fields import HEX, WHO
from longroad.isle.geometry import MOUNTAINS, Hex
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import PieceKind
from longroad.picture import Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

MERCHANT: Final = 26
SEND_MERCHANT: Final = (MERCHANT * 32 + 0) << 40


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


def stall(s: IsleState) -> Stall:
    return cast(Stall, s.slice(MERCHANT))


class Merchant(IsleChapter):
    """CK-111: who sent the merchant last has a point, and trades the resource of its hex two for one."""

    name: ClassVar[str] = "merchant"
    number: ClassVar[int] = MERCHANT

    def kinds(self) -> list[Kind[Any]]:
        return [CHOOSE_STALL]

    def verbs(self) -> dict[int, str]:
        return {SEND_MERCHANT: "send merchant {hex}"}

    def events(self) -> dict[int, EventKind]:
        return {SEND_MERCHANT: EventKind("sent-merchant", (WHO, HEX), "cards")}

    def fresh(self, s: IsleState) -> Slice:
        return Stall(NOWHERE, NOBODY)

    def points(self, s: IsleState, p: Seat) -> i64:
        return 1 if stall(s).holder == p else 0

    def trade_rate(self, s: IsleState, p: Seat, card: Card) -> i64:
        """For the resource of its hex, not for the commodity; the robber doesn't matter."""
        m = stall(s)
        return 2 if m.holder == p and s.land.terrain[m.at] == card else 4

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if s.top() >> 40 != CHOOSE_STALL.number:
            return None
        if x(a) >= s.board.hexes + s.board.rim:
            return Reason("no-such-place", {})
        place = s.name_of("hex", x(a))
        if x(a) >= s.board.hexes or s.land.terrain[x(a)] > MOUNTAINS:
            return Reason("no-resource-here", {"place": place})
        if not lives_at(s, p, x(a)):
            return Reason("no-town-here", {"place": place})
        return Reason("merchant-stays", {"place": place})

    def pieces(self) -> dict[str, PieceKind]:
        return {"merchant": PieceKind("M", wanders=True, points=1, role="trader")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        m = stall(s)
        if m.holder != NOBODY:
            picture.pieces.append(Piece("merchant", int(m.holder), s.name_of("hex", m.at)))


def is_stall(s: IsleState, p: Seat, hex: Hex) -> bool:
    """CK-111, CK-145: a hex that gives a resource, with a town of p, and without p's merchant."""
    m = stall(s)
    return s.land.terrain[hex] <= MOUNTAINS and not (m.holder == p and m.at == hex) and lives_at(s, p, hex)


def has_stall(s: IsleState, p: Seat) -> bool:
    """Whether there is anywhere p could send the merchant."""
    hex: Hex
    for hex in range(s.board.hexes):
        if is_stall(s, p, hex):
            return True
    return False


class ChooseStall(Decision["IsleState"]):
    """CK-111: where the merchant goes."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        hex: Hex
        for hex in range(s.board.hexes):
            if is_stall(s, p, hex):
                menu.add(SEND_MERCHANT | hex)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        send_merchant(s, p, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "send-merchant", {}, 1, 1, False, self.ticket(s, f), None)


def send_merchant(s: IsleState, p: Seat, hex: Hex) -> None:
    """CK-111: the merchant of p stands on a hex from now on."""
    m = stall(s)
    m.at = hex
    m.holder = p
    s.rescore()
    s.tell(SEND_MERCHANT | p << 32 | hex)


CHOOSE_STALL: Final = ChooseStall(MERCHANT * 32 + 0)

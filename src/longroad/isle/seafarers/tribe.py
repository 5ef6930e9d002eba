"""The forgotten tribe: gifts on the coasts of its islets for whoever sails there first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOWHERE, Action, Frame, Row, Seat, cells, seat, x, y
from longroad.errors import BadMap
from longroad.isle.development import development, lay_aside
from longroad.isle.fields import SIDE, WHO
from longroad.isle.geometry import Corner, Hex, Side
from longroad.isle.maps.format import HARBORS
from longroad.isle.phrasebook import SETTLEMENT_PIECE, SHIP_PIECE, IsleChapter
from longroad.isle.plain_picture import Harbor, IslePicture
from longroad.isle.seafarers.islands import shores
from longroad.isle.trading import open_harbor
from longroad.legend import CounterKind, PieceKind
from longroad.picture import Counter, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

TRIBE: Final = 14
LAY_HARBOR: Final = (TRIBE * 32 + 0) << 40
TOOK_POINT: Final = (TRIBE * 32 + 1) << 40  # these are events only
TOOK_CARD: Final = (TRIBE * 32 + 2) << 40
TOOK_HARBOR: Final = (TRIBE * 32 + 3) << 40

POINT_GIFT: Final = 1
CARD_GIFT: Final = 2
HARBOR_GIFT: Final = 16  # and the kind of harbor

KINDS: Final = 7  # of harbors, from 1 on: any three, then by card


@mypyc_attr(acyclic=True, free_list_len=1)
class Gifts(Slice):
    """What the tribe still gives, and what has been taken."""

    def __init__(self, gift: Row, points: Row, kept: Row) -> None:
        self.gift: Row = gift  # side -> POINT_GIFT, CARD_GIFT, HARBOR_GIFT + kind, or 0
        self.points: Row = points  # owner -> victory points taken
        self.kept: Row = kept  # owner * KINDS + kind -> harbors taken and not laid yet

    def copy(self) -> Gifts:
        return Gifts(self.gift[:], self.points[:], self.kept[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Gifts)
        other.gift = self.gift[:]
        other.points = self.points[:]
        other.kept = self.kept[:]


def put(s: IsleState, gift: Row, side: Side, what: i64) -> None:
    """A gift for every side at most."""
    if gift[side] != 0:
        raise BadMap(f"{s.map.name}: two gifts lie at {s.name_of('side', side)}")
    gift[side] = what


def gifts(s: IsleState) -> Gifts:
    return cast(Gifts, s.slice(TRIBE))


class ForgottenTribe(IsleChapter):
    """SEA-141 … SEA-146: the first ship at a coast of the tribe takes what lies there."""

    name: ClassVar[str] = "forgotten tribe"
    number: ClassVar[int] = TRIBE

    def kinds(self) -> list[Kind[Any]]:
        return [LAY_HARBORS, CHOOSE_HARBOR]

    def verbs(self) -> dict[int, str]:
        return {LAY_HARBOR: "lay harbor {harbor} at {corner}"}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"harbor": HARBORS}

    def events(self) -> dict[int, EventKind]:
        kind = EventField("harbor", "harbor", "x")
        return {
            TOOK_POINT: EventKind("took-point-gift", (WHO, SIDE), "cards"),
            TOOK_CARD: EventKind("took-card-gift", (WHO, SIDE), "cards"),
            TOOK_HARBOR: EventKind(
                "took-harbor-gift", (WHO, SIDE, EventField("harbor", "harbor", "y")), "cards"
            ),
            LAY_HARBOR: EventKind(
                "laid-harbor", (WHO, kind, EventField("corner", "corner", "y")), "build", tone="build"
            ),
        }

    def fresh(self, s: IsleState) -> Slice:
        """SEA-142 … SEA-144: what lies on the coasts of the islets; nobody can buy the cards or use the
        harbors that lie there.
        """
        gift = cells(s.board.sides)
        for side in s.map.marked("point_gifts"):
            put(s, gift, side, POINT_GIFT)
        for side in s.map.marked("card_gifts"):
            put(s, gift, side, CARD_GIFT)
        closed = shores(s).closed
        for side, kind in s.map.harbors:
            for hex in s.board.hexes_beside[side]:
                if closed[hex] != 0:
                    put(s, gift, side, HARBOR_GIFT + kind)
                    s.land = s.land.with_harbor(s.board, side, 0)
        return Gifts(gift, cells(s.owners), cells(s.owners * KINDS))

    def on_deck(self, s: IsleState) -> None:
        """SEA-143: cards off the deck lie on the coasts."""
        lay_aside(s, len(s.map.marked("card_gifts")))
        if development(s).undrawn[0] < 0:
            raise BadMap(f"{s.map.name}: there are fewer development cards than card_gifts")

    def points(self, s: IsleState, p: Seat) -> i64:
        return gifts(s).points[p]

    # -- the robber ---------------------------------------------------------------------------------------

    def forbids_robber(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        """SEA-146: never back to where it started."""
        return hex == s.robber.start

    # -- gifts --------------------------------------------------------------------------------------------

    def laid(self, s: IsleState, p: Seat, piece: i64, side: Side, todo: Menu) -> None:
        """SEA-142 … SEA-144: a ship, built or moved here, takes what lies here; a neutral one nothing."""
        tribe = gifts(s)
        gift = tribe.gift[side]
        if gift == 0 or piece != SHIP_PIECE or p >= s.seats:
            return
        tribe.gift[side] = 0
        if gift == POINT_GIFT:
            tribe.points[p] += 1
            s.rescore()
            s.tell(TOOK_POINT | p << 32 | side)
        elif gift == CARD_GIFT:
            s.tell(TOOK_CARD | p << 32 | side)
            todo.add(s.rules.gift_card(s, p))
        else:
            kind = gift - HARBOR_GIFT
            tribe.kept[p * KINDS + kind] += 1
            s.tell(TOOK_HARBOR | p << 32 | kind << 16 | side)
            todo.add(LAY_HARBORS.on(p))

    def built(self, s: IsleState, p: Seat, piece: i64, place: i64, todo: Menu) -> None:
        """SEA-145: a new settlement may be what a harbor waited for."""
        if piece == SETTLEMENT_PIECE and p < s.seats:
            todo.add(LAY_HARBORS.on(p))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if s.top() >> 40 != CHOOSE_HARBOR.number:
            return None
        if x(a) >= KINDS or gifts(s).kept[p * KINDS + x(a)] == 0:
            return Reason("no-such-harbor", {})
        return Reason("no-place-for-harbor", {"place": s.name_of("corner", y(a))})

    def pieces(self) -> dict[str, PieceKind]:
        return {
            "point gift": PieceKind("*", role="gift", icon="star"),
            "card gift": PieceKind("#", role="gift", icon="cards"),
        }

    def counters(self) -> dict[str, CounterKind]:
        return {"tribe points": CounterKind(sign="star", points=1), "harbor kept": CounterKind(sign="anchor")}

    def on_shown(self, s: IsleState, p: Seat, picture: IslePicture) -> None:
        tribe = gifts(s)
        side: Side
        for side in range(s.board.sides):
            gift = tribe.gift[side]
            place = s.name_of("side", side)
            if gift == POINT_GIFT:
                picture.pieces.append(Piece("point gift", None, place))
            elif gift == CARD_GIFT:
                picture.pieces.append(Piece("card gift", None, place))
            elif gift > HARBOR_GIFT:
                picture.harbors.append(Harbor(place, HARBORS[gift - HARBOR_GIFT]))
        q: Seat
        kind: i64
        for q in range(s.seats):
            picture.counters.append(Counter("tribe points", int(q), int(tribe.points[q])))
            for kind in range(1, KINDS):
                if tribe.kept[q * KINDS + kind] > 0:
                    kept = int(tribe.kept[q * KINDS + kind])
                    picture.counters.append(Counter("harbor kept", int(q), kept, HARBORS[kind]))


class LayHarbors(Step["IsleState"]):
    """SEA-145: harbors that one has taken are laid as far as one has coastal towns without any."""

    def run(self, s: IsleState, f: Frame) -> None:
        found = Menu(8)
        offer_harbors(s, seat(f), found)
        if found.size == 1:
            lay_harbor(s, seat(f), found.items[0])
        elif found.size > 1:
            s.then(CHOOSE_HARBOR.on(seat(f)), f)


class ChooseHarbor(Decision["IsleState"]):
    """SEA-145: at which of several towns, or, when several harbors have waited for one town, which."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_harbors(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        lay_harbor(s, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        menu = Menu(8)
        offer_harbors(s, p, menu)
        corner = y(menu.items[0])
        k: i64
        for k in range(1, menu.size):
            if y(menu.items[k]) != corner:
                return Prompt("corner", "lay-harbor", {}, 1, 1, False, self.ticket(s, f), None)
        args = {"place": s.name_of("corner", corner)}
        return Prompt("option", "choose-harbor", args, 1, 1, False, self.ticket(s, f), None)


def offer_harbors(s: IsleState, p: Seat, menu: Menu) -> None:
    kept = gifts(s).kept
    kind: i64
    corner: Corner
    for kind in range(1, KINDS):
        if kept[p * KINDS + kind] > 0:
            for corner in range(s.board.corners):
                if lacks_harbor(s, p, corner):
                    menu.add(LAY_HARBOR | corner << 16 | kind)


def lacks_harbor(s: IsleState, p: Seat, corner: Corner) -> bool:
    """SEA-145: a town of p, settlement or city, on the coast and without harbor."""
    return s.towns.owner[corner] == p and s.land.harbor[corner] == 0 and s.land.is_coast(s.board, corner)


def lay_harbor(s: IsleState, p: Seat, a: Action) -> None:
    """SEA-145: it can be used at once."""
    gifts(s).kept[p * KINDS + x(a)] -= 1
    s.land = s.land.with_harbor(s.board, quay_at(s, y(a)), x(a))
    open_harbor(s, p, x(a))
    s.tell(LAY_HARBOR | p << 32 | y(a) << 16 | x(a))


def quay_at(s: IsleState, corner: Corner) -> Side:
    """The side on which a harbor is laid: on the shore, and away from other harbors if it can be.

    Else it shares a corner where nobody can settle any more, next door to its town.
    """
    quay: Side = NOWHERE
    k: i64 = 0
    across = s.board.across[corner]
    for side in s.board.sides_at[corner]:
        if s.land.is_shore(s.board, side) and (quay == NOWHERE or s.land.harbor[across[k]] == 0):
            quay = side
        k += 1
    return quay


LAY_HARBORS: Final = LayHarbors(TRIBE * 32 + 0)
CHOOSE_HARBOR: Final = ChooseHarbor(TRIBE * 32 + 1)

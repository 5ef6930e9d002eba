"""City walls: more cards are safe when a 7 comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Reason
from longroad.core.menu import Menu
from longroad.core.packed import Action, Row, Seat, among, cells, row, twin, without, x
from longroad.isle.building import count_cities, count_own, refuses_price
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner
from longroad.isle.hands import BRICK, HAND, buy
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import PieceKind, VerbKind
from longroad.picture import Picture, Piece, Price, Stock

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

WALLS: Final = 25
BUILD_WALL: Final = (WALLS * 32 + 0) << 40

EACH: Final = 3  # CK-003
#                       lumber brick wool grain ore
COST: Final[Row] = row([0, 2, 0, 0, 0])  # CK-060


@mypyc_attr(acyclic=True, free_list_len=1)
class Ramparts(Slice):
    """The cities with a wall."""

    def __init__(self, corner: Row) -> None:
        self.corner: Row = corner  # as many cells as walls

    def copy(self) -> Ramparts:
        return Ramparts(twin(self.corner))

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Ramparts)
        other.corner = twin(self.corner)


def ramparts(s: IsleState) -> Ramparts:
    return cast(Ramparts, s.slice(WALLS))


class CityWalls(IsleChapter):
    """CK-042, CK-060, CK-061: a wall under a city raises the hand limit by two."""

    name: ClassVar[str] = "city walls"
    number: ClassVar[int] = WALLS

    def rules(self) -> list[str]:
        return ["CK City walls"]

    def verbs(self) -> dict[int, str]:
        return {BUILD_WALL: "build wall {corner}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {BUILD_WALL: VerbKind(about="wall")}

    def events(self) -> dict[int, EventKind]:
        return {BUILD_WALL: EventKind("built-wall", (WHO, CORNER), "build", tone="build", bought=True)}

    def fresh(self, s: IsleState) -> Slice:
        return Ramparts(cells(0))

    def hand_limit(self, s: IsleState, p: Seat) -> i64:
        """CK-042."""
        return 2 * walls_of(s, p)

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if s.hands.hand[p * HAND + BRICK] >= 2:
            offer_walls(s, p, menu)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        buy(s, p, COST)
        build_wall(s, p, x(a))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if x(a) >= s.board.corners:
            return Reason("no-such-place", {})
        place = s.name_of("corner", x(a))
        if s.towns.owner[x(a)] != p or s.towns.level[x(a)] != 2:
            return Reason("no-city-here", {"place": place}, "misfit")
        if has_wall(s, x(a)):
            return Reason("wall-there", {"place": place})
        if walls_of(s, p) == EACH:
            return Reason("no-piece-left", {"what": "wall"}, "anywhere")
        return refuses_price(s, p, "wall", COST)

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        prices.append(s.price(BUILD_WALL, COST))

    def pieces(self) -> dict[str, PieceKind]:
        return {"wall": PieceKind(under=True, role="rampart")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        for corner in ramparts(s).corner:
            owner = int(s.towns.owner[corner])
            picture.pieces.append(Piece("wall", owner, s.name_of("corner", corner)))
        q: Seat
        for q in range(s.seats):
            picture.stock.append(Stock("wall", int(q), int(EACH - walls_of(s, q))))


def has_wall(s: IsleState, corner: Corner) -> bool:
    return among(ramparts(s).corner, corner)


def walls_of(s: IsleState, p: Seat) -> i64:
    return count_own(s, p, ramparts(s).corner)


def offer_walls(s: IsleState, p: Seat, menu: Menu) -> None:
    """CK-060: under one's own cities without wall, as long as one has a wall left."""
    walls = walls_of(s, p)
    if walls == EACH or walls == count_cities(s, p):
        return
    corner: Corner
    for corner in range(s.board.corners):
        if s.towns.owner[corner] == p and s.towns.level[corner] == 2 and not has_wall(s, corner):
            menu.add(BUILD_WALL | corner)


def build_wall(s: IsleState, p: Seat, corner: Corner) -> None:
    """A wall, paid for or free."""
    ramparts(s).corner = append(ramparts(s).corner, corner)
    s.tell(BUILD_WALL | p << 32 | corner)


def raze_wall(s: IsleState, corner: Corner) -> None:
    """CK-061: a city that is lost loses its wall."""
    ramparts(s).corner = without(ramparts(s).corner, corner)

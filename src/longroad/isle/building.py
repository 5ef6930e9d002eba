"""Roads, settlements and cities: what they cost and where they may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOWHERE, Action, Frame, Row, Seat, cells, changed, has, seat, verb, x
from longroad.isle.fields import CORNER, SIDE, WHO
from longroad.isle.geometry import Corner, Hex, Side
from longroad.isle.hands import BRICK, CITY, HAND, LUMBER, ORE, ROAD, SETTLEMENT, affords, buy, missing
from longroad.isle.lines import ANY_LINE, ROAD_LINE, Line, kind_of, owner_of
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import CITY_PIECE, ROAD_PIECE, SETTLEMENT_PIECE, IsleChapter
from longroad.isle.routes import GUARD, connect_town, pave, unpave
from longroad.legend import PieceKind, VerbKind
from longroad.picture import Picture, Piece, Price

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

BUILDING: Final = 3
BUILD_ROAD: Final = (BUILDING * 32 + 0) << 40
BUILD_SETTLEMENT: Final = (BUILDING * 32 + 1) << 40
BUILD_CITY: Final = (BUILDING * 32 + 2) << 40

SETTLEMENTS: Final = 5  # BASE-003
CITIES: Final = 4
NO_ROOM: Final = -1  # a corner next to a town, or at sea


@mypyc_attr(acyclic=True, free_list_len=1)
class Towns(Slice):
    """Who lives where, and the pieces still in stock."""

    def __init__(self, owner: Row, level: Row, settlements: Row, cities: Row) -> None:
        self.owner: Row = owner  # corner -> NOBODY, the owner of a town, or GUARD + the owner of a knight
        self.level: Row = level  # corner -> 0 free, 1 settlement, 2 city, or NO_ROOM
        # Shared, like the next: changed stock is a new row.
        self.settlements: Row = settlements  # owner -> pieces left
        self.cities: Row = cities  # owner -> pieces left, and those that lie on their side (CK-094)

    def copy(self) -> Towns:
        return Towns(self.owner[:], self.level[:], self.settlements, self.cities)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Towns)
        other.owner = self.owner[:]
        other.level = self.level[:]
        other.settlements = self.settlements
        other.cities = self.cities


def new_towns(owners: i64, map: Map) -> Towns:
    """BASE-003: five settlements and four cities each. Corners in the open sea are never free."""
    n = map.board.corners
    level = cells(n)
    corner: Corner
    for corner in range(n):
        if not map.on_land(corner):
            level[corner] = NO_ROOM
    return Towns(cells(n, NOBODY), level, cells(owners, SETTLEMENTS), cells(owners, CITIES))


class Building(IsleChapter):
    """BASE-060 … BASE-069: building with cards."""

    name: ClassVar[str] = "building"
    number: ClassVar[int] = BUILDING

    def rules(self) -> list[str]:
        return ["BASE Building"]

    def kinds(self) -> list[Kind[Any]]:
        return [FREE_ROAD, PLACE_FREE_ROAD]

    def lines(self) -> list[Line]:
        return [Road(ROAD_LINE, BUILD_ROAD, "road-taken")]

    def verbs(self) -> dict[int, str]:
        return {
            BUILD_ROAD: "build road {side}",
            BUILD_SETTLEMENT: "build settlement {corner}",
            BUILD_CITY: "build city {corner}",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {
            BUILD_ROAD: VerbKind(about="road", key="r"),
            BUILD_SETTLEMENT: VerbKind(about="settlement", key="s"),
            BUILD_CITY: VerbKind(about="city", key="c"),
        }

    def events(self) -> dict[int, EventKind]:
        return {
            BUILD_ROAD: EventKind("built-road", (WHO, SIDE), "build", tone="build", bought=True),
            BUILD_SETTLEMENT: EventKind(
                "built-settlement", (WHO, CORNER), "build", tone="build", bought=True
            ),
            BUILD_CITY: EventKind("built-city", (WHO, CORNER), "build", tone="build", bought=True),
        }

    def points(self, s: IsleState, p: Seat) -> i64:
        """BASE-065, BASE-066: what is not in stock stands on the board."""
        return SETTLEMENTS - s.towns.settlements[p] + 2 * (CITIES - s.towns.cities[p])

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        prices.append(s.price(BUILD_ROAD, ROAD))
        prices.append(s.price(BUILD_SETTLEMENT, SETTLEMENT))
        prices.append(s.price(BUILD_CITY, CITY))

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if s.hands.held[p] < 2:
            return  # nothing is that cheap
        towns = s.towns
        hand = s.hands.hand
        if hand[p * HAND + BRICK] > 0 and hand[p * HAND + LUMBER] > 0:  # roads and settlements need both
            if s.routes.left[p] > 0:
                offer_roads(s, p, menu)
            if towns.settlements[p] > 0 and affords(s, p, SETTLEMENT):
                offer_settlements(s, p, menu)
        if hand[p * HAND + ORE] > 2 and affords(s, p, CITY):
            offer_cities(s, p, menu)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        if verb(a) == BUILD_ROAD:
            buy(s, p, ROAD)
            build_road(s, p, x(a))
        elif verb(a) == BUILD_SETTLEMENT:
            buy(s, p, SETTLEMENT)
            settle(s, p, x(a))
            after_building(s, p, SETTLEMENT_PIECE, x(a))
        else:
            buy(s, p, CITY)
            enlarge(s, p, x(a))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        place = x(a)
        if verb(a) == BUILD_ROAD:
            return refuses_road(s, p, place) or refuses_price(s, p, "road", ROAD)
        if verb(a) == BUILD_SETTLEMENT:
            return refuses_settlement(s, p, place) or refuses_price(s, p, "settlement", SETTLEMENT)
        return refuses_city(s, p, place) or refuses_price(s, p, "city", CITY)

    def pieces(self) -> dict[str, PieceKind]:
        return {
            "road": PieceKind(role="way"),
            "settlement": PieceKind(points=1, role="town"),
            "city": PieceKind(points=2, role="stronghold"),
        }

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        side: Side
        for side in range(s.board.sides):
            owner = s.routes.road[side]
            if 0 <= owner < s.owners:
                picture.pieces.append(Piece("road", int(owner), s.name_of("side", side)))
        corner: Corner
        for corner in range(s.board.corners):
            owner = s.towns.owner[corner]
            if 0 <= owner < s.owners:
                kind = "city" if s.towns.level[corner] == 2 else "settlement"
                picture.pieces.append(Piece(kind, int(owner), s.name_of("corner", corner)))
        s.show_stock(picture, "road", s.routes.left)
        s.show_stock(picture, "settlement", s.towns.settlements)
        s.show_stock(picture, "city", s.towns.cities)


def offer_roads(s: IsleState, p: Seat, menu: Menu) -> None:
    side: Side = 0
    for builders in s.routes.reach:
        if has(builders, p) and not s.rules.forbids_road(s, p, side):
            menu.add(BUILD_ROAD | side)
        side += 1


def can_pave(s: IsleState, p: Seat) -> bool:
    """Whether p has a road left and somewhere to put it."""
    if s.routes.left[p] == 0:
        return False
    side: Side
    for side in range(s.board.sides):
        if has(s.routes.reach[side], p) and not s.rules.forbids_road(s, p, side):
            return True
    return False


def offer_settlements(s: IsleState, p: Seat, menu: Menu) -> None:
    """BASE-063, BASE-064: at the end of one's own road or ship, with no town next door."""
    corner: Corner
    for corner in range(s.board.corners):
        if may_settle(s, p, corner):
            menu.add(BUILD_SETTLEMENT | corner)


def may_settle(s: IsleState, p: Seat, corner: Corner) -> bool:
    return (
        s.routes.visits[corner] >> p & ANY_LINE != 0
        and s.towns.level[corner] == 0
        and not s.rules.forbids_settlement(s, p, corner)
    )


def can_settle(s: IsleState, p: Seat) -> bool:
    """Whether p has a settlement left and somewhere to put it."""
    if s.towns.settlements[p] == 0:
        return False
    corner: Corner
    for corner in range(s.board.corners):
        if may_settle(s, p, corner):
            return True
    return False


def offer_cities(s: IsleState, p: Seat, menu: Menu) -> None:
    """BASE-066: in place of one's own settlements, unless a chapter forbids it."""
    towns = s.towns
    if towns.cities[p] > 0:
        corner: Corner
        for corner in range(s.board.corners):
            own = towns.owner[corner] == p and towns.level[corner] == 1
            if own and not s.rules.forbids_city(s, p, corner):
                menu.add(BUILD_CITY | corner)


def enlarge(s: IsleState, p: Seat, corner: Corner) -> None:
    """A city where `offer_cities` has offered one, whoever paid for it."""
    if not s.rules.rebuilds(s, p, corner):
        raise_city(s, p, corner)
    after_building(s, p, CITY_PIECE, corner)


class Road(Line):
    """BASE-060: a road."""

    def is_allowed(self, s: IsleState, p: Seat, side: Side) -> bool:
        return not s.rules.forbids_road(s, p, side)

    def build(self, s: IsleState, p: Seat, side: Side) -> None:
        build_road(s, p, side)

    def take_back(self, s: IsleState, side: Side) -> None:
        unpave(s, side)


def build_road(s: IsleState, p: Seat, side: Side) -> None:
    """A road built in the game, paid for or free."""
    s.tell(BUILD_ROAD | p << 32 | side)
    pave(s, p, side)
    after_building(s, p, ROAD_PIECE, side)
    after_laying(s, p, ROAD_PIECE, side)  # what it leads to comes first


def open_corners(s: IsleState, hex: Hex) -> None:
    """A hex has become land: one may settle around it, as far as the distance rule allows."""
    for corner in s.board.corners_of[hex]:
        if s.towns.level[corner] == NO_ROOM and not has_neighbor(s, corner):
            s.towns.level[corner] = 0


def has_neighbor(s: IsleState, corner: Corner) -> bool:
    """BASE-064: a town stands next door."""
    for neighbor in s.board.across[corner]:
        if 0 <= s.towns.owner[neighbor] < s.owners:  # knights don't count
            return True
    return False


def settle(s: IsleState, p: Seat, corner: Corner) -> None:
    """Put a settlement on a corner, whoever paid for it."""
    s.tell(BUILD_SETTLEMENT | p << 32 | corner)
    occupy(s, p, corner)


def occupy(s: IsleState, p: Seat, corner: Corner) -> None:
    """From now on p lives on a corner, in a settlement; of which nobody is told."""
    towns = s.towns
    towns.owner[corner] = p
    towns.level[corner] = 1
    stock_settlements(s, p, -1)
    s.rescore()
    for neighbor in s.board.across[corner]:
        if towns.level[neighbor] == 0:
            towns.level[neighbor] = NO_ROOM
    connect_town(s, p, corner)
    for c in s.rules.on_settled:
        c.on_settled(s, p, corner)


def stock_settlements(s: IsleState, p: Seat, n: i64) -> None:
    """So many more settlements are in p's stock."""
    s.towns.settlements = changed(s.towns.settlements, p, n)


def stock_cities(s: IsleState, p: Seat, n: i64) -> None:
    s.towns.cities = changed(s.towns.cities, p, n)


def raise_city(s: IsleState, p: Seat, corner: Corner) -> None:
    """BASE-066: the settlement goes back to the supply."""
    towns = s.towns
    s.tell(BUILD_CITY | p << 32 | corner)
    towns.level[corner] = 2
    stock_settlements(s, p, 1)
    stock_cities(s, p, -1)
    s.rescore()
    for c in s.rules.on_city:
        c.on_city(s, p, corner)


def count_cities(s: IsleState, p: Seat) -> i64:
    """How many cities of p stand on the board, metropolises counted; one on its side is none (CK-094)."""
    return CITIES - s.towns.cities[p]


def count_own(s: IsleState, p: Seat, corners: Row) -> i64:
    """How many of these corners have a town of p."""
    n: i64 = 0
    for corner in corners:
        if corner != NOWHERE and s.towns.owner[corner] == p:
            n += 1
    return n


def lives_at(s: IsleState, p: Seat, hex: Hex) -> bool:
    """A settlement or city of p stands at this hex."""
    return count_own(s, p, s.board.corners_of[hex]) > 0


def lower_city(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-091: a settlement takes the place of a city."""
    towns = s.towns
    towns.level[corner] = 1
    stock_settlements(s, p, -1)
    stock_cities(s, p, 1)
    s.rescore()


def after_laying(s: IsleState, p: Seat, piece: i64, side: Side) -> None:
    if len(s.rules.laid) > 0:
        todo = Menu(8)
        for c in s.rules.laid:
            c.laid(s, p, piece, side, todo)
        s.then_all(todo)


def after_building(s: IsleState, p: Seat, piece: i64, place: i64) -> None:
    if len(s.rules.built) > 0:
        todo = Menu(8)
        for c in s.rules.built:
            c.built(s, p, piece, place, todo)
        s.then_all(todo)


def offer_free(s: IsleState, p: Seat, menu: Menu) -> None:
    """BASE-092, SEA-010: roads, and what else may be had instead."""
    if s.routes.left[p] > 0:
        offer_roads(s, p, menu)
    for c in s.rules.offers_free:
        c.offers_free(s, p, NOWHERE, menu)


def can_lay_free(s: IsleState, p: Seat) -> bool:
    if can_pave(s, p):
        return True
    if len(s.rules.offers_free) == 0:
        return False
    menu = Menu(64)
    offer_free(s, p, menu)
    return menu.size > 0


class FreeRoad(Step["IsleState"]):
    """BASE-092: a road, or what may lie instead, for nothing, if there is one to build."""

    def run(self, s: IsleState, f: Frame) -> None:
        if can_lay_free(s, seat(f)):
            s.then(PLACE_FREE_ROAD.on(seat(f)))


class PlaceFreeRoad(Decision["IsleState"]):
    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_free(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) == BUILD_ROAD:
            build_road(s, p, x(a))
        else:
            s.rules.owner[a >> 40].do_free(s, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        menu = Menu(64)
        offer_free(s, p, menu)
        purpose = by_piece(menu, "free-road", "free-ship", "free-line")
        return Prompt("side", purpose, {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == BUILD_ROAD:
            return refuses_road(s, p, x(a)) or Reason("not-now", {"action": s.text(a)})
        return super().why(s, f, p, a)


def refuses_price(s: IsleState, p: Seat, what: str, cost: Row) -> Reason | None:
    lacks = missing(s, p, cost)
    return Reason("cannot-pay", {"what": what, "lacks": lacks}, "anywhere") if lacks else None


def refuses_city(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    if corner >= s.board.corners:
        return Reason("no-such-place", {})
    place = s.name_of("corner", corner)
    if s.towns.owner[corner] != p or s.towns.level[corner] != 1:
        return Reason("no-settlement-here", {"place": place}, "misfit")
    if s.towns.cities[p] == 0:
        return Reason("no-piece-left", {"what": "city"}, "anywhere")
    if s.rules.forbids_city(s, p, corner):
        return s.rules.why_forbidden(s, p, BUILD_CITY | corner, place)
    return None


def refuses_road(s: IsleState, p: Seat, side: i64) -> Reason | None:
    if side >= s.board.sides:
        return Reason("no-such-place", {})
    place = s.name_of("side", side)
    if not has(s.routes.room[side], ROAD_LINE):
        return Reason("at-sea", {"place": place})
    if s.routes.road[side] != NOBODY:
        return refuses_side(s, side)
    if not has(s.routes.reach[side], p):
        return refuses_passage(s, p, side, ROAD_LINE) or Reason("road-unconnected", {"place": place})
    if s.rules.forbids_road(s, p, side):
        return s.rules.why_forbidden(s, p, BUILD_ROAD | side, place)
    if s.routes.left[p] == 0:
        return Reason("no-piece-left", {"what": "road"}, "anywhere")
    return None


def by_piece(menu: Menu, road: str, ship: str, line: str) -> str:
    """The code for a menu of roads only, of none, or of roads and other pieces."""
    roads: i64 = 0
    k: i64
    for k in range(menu.size):
        if verb(menu.items[k]) == BUILD_ROAD:
            roads += 1
    if roads == menu.size:
        return road
    return ship if roads == 0 else line


def refuses_side(s: IsleState, side: i64) -> Reason:
    """SEA-005: a side carries one piece."""
    piece = s.routes.road[side]
    args = {"place": s.name_of("side", side), "owner": s.book.names[owner_of(piece)]}
    return Reason(kind_of(s, piece).taken, args)


def refuses_passage(s: IsleState, p: Seat, side: i64, line: i64) -> Reason | None:
    """CK-074: a piece of p ends here, but a knight of somebody else bars the way."""
    for corner in s.board.ends[side]:
        owner = s.towns.owner[corner]
        if owner >= GUARD and owner != GUARD + p and has(s.routes.visits[corner], p + line):
            place = s.name_of("corner", corner)
            return Reason("knight-in-the-way", {"place": place, "owner": s.book.names[owner_of(owner)]})
    return None


def refuses_corner(s: IsleState, corner: i64) -> Reason:
    """CK-074, CK-075: a corner carries one piece, a town or a knight."""
    owner = s.towns.owner[corner]
    return Reason(
        "corner-taken" if owner < GUARD else "knight-in-the-way",
        {"place": s.name_of("corner", corner), "owner": s.book.names[owner_of(owner)]},
    )


def refuses_settlement(s: IsleState, p: Seat, corner: i64, founding: bool = False) -> Reason | None:
    if corner >= s.board.corners:
        return Reason("no-such-place", {})
    place = s.name_of("corner", corner)
    if s.towns.owner[corner] != NOBODY:
        return refuses_corner(s, corner)
    if not s.land.is_inhabitable(s.board, corner):
        return Reason("at-sea", {"place": place})
    if s.towns.level[corner] != 0:
        return Reason("too-close", {"place": place})
    if not founding and s.routes.visits[corner] >> p & ANY_LINE == 0:
        return Reason("settlement-unconnected", {"place": place})
    if s.rules.forbids_settlement(s, p, corner):
        return s.rules.why_forbidden(s, p, BUILD_SETTLEMENT | corner, place)
    if s.towns.settlements[p] == 0:
        return Reason("no-settlement-left", {}, "anywhere")
    return None


FREE_ROAD: Final = FreeRoad(BUILDING * 32 + 0)
PLACE_FREE_ROAD: Final = PlaceFreeRoad(BUILDING * 32 + 1)

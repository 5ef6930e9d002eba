"""Roads: where they lead, and who has the longest trade route."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Picture, Piece, Special
from longroad.core.words import NOBODY, Corner, Row, Seat, Side, cells, has, highest, sole_leader
from longroad.isle.maps import Map
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.table import Table

ROUTES: Final = 4
LONGEST: Final = (ROUTES * 32 + 0) << 40
LONGEST_SET_ASIDE: Final = (ROUTES * 32 + 1) << 40

COUNTED: Final = -2  # a road that the search for the longest route has used
AT_SEA: Final = -3  # on a side where no road can lie
ROADS: Final = 15  # BASE-003
LEAST: Final = 5  # BASE-070: roads of the shortest route that counts


@mypyc_attr(acyclic=True, free_list_len=1)
class Routes(Slice):
    """Roads on the board and in stock, where they lead, and how long the routes are."""

    def __init__(self, road: Row, left: Row, visits: Row, reach: Row, length: Row, holder: Seat) -> None:
        self.road: Row = road  # side -> owner, NOBODY or AT_SEA
        self.left: Row = left  # owner -> pieces left
        self.visits: Row = visits  # corner -> whose roads end there, one bit each
        self.reach: Row = reach  # side -> who could build a road there, one bit each
        self.length: Row = length  # owner -> its longest route
        self.holder: Seat = holder  # who has the longest trade route

    def copy(self) -> Routes:
        return Routes(self.road[:], self.left[:], self.visits[:], self.reach[:], self.length[:], self.holder)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Routes)
        other.road = self.road[:]
        other.left = self.left[:]
        other.visits = self.visits[:]
        other.reach = self.reach[:]
        other.length = self.length[:]
        other.holder = self.holder


def new_routes(owners: i64, map: Map) -> Routes:
    board = map.board
    road = cells(board.sides, NOBODY)
    side: Side
    for side in range(board.sides):
        if not map.beside_land(side):
            road[side] = AT_SEA
    return Routes(
        road,
        cells(owners, ROADS),
        cells(board.corners),
        cells(board.sides),
        cells(owners),
        NOBODY,
    )


class LongestRoute(IsleChapter):
    """BASE-070 … BASE-077: two points for the longest trade route."""

    name: ClassVar[str] = "longest trade route"
    number: ClassVar[int] = ROUTES

    def events(self) -> dict[int, EventKind]:
        holder = EventField("seat", "seat", "seat")
        return {
            LONGEST: EventKind("longest-route", (holder, EventField("length", "number", "x"))),
            LONGEST_SET_ASIDE: EventKind("longest-route-set-aside", ()),
        }

    def points(self, s: Table, p: Seat) -> i64:
        return 2 if s.routes.holder == p else 0

    def on_settled(self, s: Table, p: Seat, corner: Corner) -> None:
        """A town opens its corner to its owner and closes it to everybody else."""
        routes = s.routes
        open_corner(s, p, corner)
        others = routes.visits[corner] & ~(1 << p)
        if others == 0:
            return
        cut = False
        q: Seat
        for q in range(s.owners):
            if has(others, q):
                roads: i64 = 0
                for side in s.board.sides_at[corner]:
                    if routes.road[side] == q:
                        roads += 1
                    elif routes.road[side] == NOBODY and not reaches(s, q, side):
                        routes.reach[side] &= ~(1 << q)
                if roads > 1:
                    routes.length[q] = longest_route(s, q)
                    cut = True
        if cut:
            award(s)

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        side: Side
        for side in range(s.board.sides):
            if s.routes.road[side] >= 0:
                picture.pieces.append(Piece("road", int(s.routes.road[side]), s.name_of("side", side)))
        holder = int(s.routes.holder)
        picture.specials.append(Special("longest route", None if holder < 0 else holder, 2))
        s.count_for_all(picture, "roads left", s.routes.left)
        s.count_for_all(picture, "route length", s.routes.length)


def closed_to(s: Table, p: Seat, corner: Corner) -> bool:
    """Somebody else's town stands here."""
    owner = s.towns.owner[corner]
    return owner != NOBODY and owner != p


def reaches(s: Table, p: Seat, side: Side) -> bool:
    """BASE-061: a road goes on from one's own town or road, but not through another's town."""
    for corner in s.board.ends[side]:
        owner = s.towns.owner[corner]
        if owner == p or (owner == NOBODY and has(s.routes.visits[corner], p)):
            return True
    return False


def open_corner(s: Table, p: Seat, corner: Corner) -> None:
    routes = s.routes
    for side in s.board.sides_at[corner]:
        if routes.road[side] == NOBODY:
            routes.reach[side] |= 1 << p


def pave(s: Table, p: Seat, side: Side) -> None:
    """Put a road on a side, whoever paid for it."""
    routes = s.routes
    ends = s.board.ends[side]
    routes.left[p] -= 1
    routes.reach[side] = 0
    routes.road[side] = p
    for corner in ends:
        routes.visits[corner] |= 1 << p
        if not closed_to(s, p, corner):
            open_corner(s, p, corner)
    routes.road[side] = COUNTED
    length = 1 + two_arms(s, p, ends[0], ends[1])
    routes.road[side] = p
    if length > routes.length[p]:
        routes.length[p] = length
        if length >= LEAST and routes.holder != p:
            award(s)
    for c in s.rules.on_road:
        c.on_road(s, p, side)


def award(s: Table) -> None:
    """BASE-070 … BASE-076: at least five; a tie leaves the card with its holder, or with nobody."""
    routes = s.routes
    best = highest(routes.length)
    holder = routes.holder
    if holder != NOBODY and routes.length[holder] == best and best >= LEAST:
        return
    who = sole_leader(routes.length, LEAST)
    if who != holder:
        routes.holder = who
        s.rescore()
        s.tell(LONGEST_SET_ASIDE if who == NOBODY else LONGEST | who << 32 | best)


def arm(s: Table, p: Seat, corner: Corner) -> i64:
    """The longest way on from a corner over roads not yet counted."""
    if closed_to(s, p, corner):
        return 0
    best: i64 = 0
    k: i64 = 0
    road = s.routes.road
    across = s.board.across[corner]
    for side in s.board.sides_at[corner]:
        if road[side] == p:
            road[side] = COUNTED
            n = 1 + arm(s, p, across[k])
            road[side] = p
            if n > best:
                best = n
        k += 1
    return best


def two_arms(s: Table, p: Seat, corner: Corner, other: Corner) -> i64:
    """The longest way with one arm from each of two corners."""
    best = arm(s, p, other)
    if closed_to(s, p, corner):
        return best
    k: i64 = 0
    road = s.routes.road
    across = s.board.across[corner]
    for side in s.board.sides_at[corner]:
        if road[side] == p:
            road[side] = COUNTED
            n = 1 + two_arms(s, p, across[k], other)
            road[side] = p
            if n > best:
                best = n
        k += 1
    return best


def longest_route(s: Table, p: Seat) -> i64:
    """Counted from scratch. Only needed when a route was cut."""
    best: i64 = 0
    side: Side
    for side in range(s.board.sides):
        if s.routes.road[side] == p:
            ends = s.board.ends[side]
            s.routes.road[side] = COUNTED
            n = 1 + two_arms(s, p, ends[0], ends[1])
            s.routes.road[side] = p
            if n > best:
                best = n
    return best

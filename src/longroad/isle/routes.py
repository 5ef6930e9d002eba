"""Roads and ships: where they lie and lead, and who has the longest trade route."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Row, Seat, cells, changed, fill, has, highest
from longroad.core.prize import Prize
from longroad.isle.fields import WHO
from longroad.isle.geometry import SPOKES, Corner, Hex, Side
from longroad.isle.lines import ALL_OWNERS, ANY_LINE, ROAD_LINE, line_of, owner_of
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import CounterKind
from longroad.picture import Counter, Picture, Special

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

ROUTES: Final = 4
LONGEST: Final = (ROUTES * 32 + 0) << 40
LONGEST_SET_ASIDE: Final = (ROUTES * 32 + 1) << 40
PRIZE: Final = Prize(LONGEST, LONGEST_SET_ASIDE)

COUNTED: Final = -2  # a piece that the search for the longest route has used
ROADS: Final = 15  # BASE-003
LEAST: Final = 5  # BASE-070: pieces of the shortest route that counts
NEVER: Final = 1000  # longer than any route
RING: Final = 6  # pieces of the smallest ring
MOST_SLACK: Final = 15

GUARD: Final = 16  # on its corner a town of p counts as p, a knight as GUARD + p


@mypyc_attr(acyclic=True, free_list_len=1)
class Routes(Slice):
    """Roads and ships on the board, where they lead, and how long the routes are."""

    fixed: ClassVar[tuple[str, ...]] = ("least",)

    def __init__(
        self,
        road: Row,
        room: Row,
        left: Row,
        visits: Row,
        reach: Row,
        length: Row,
        slack: i64,
        stirred: i64,
        cut: i64,
        least: i64,
        holder: Seat,
    ) -> None:
        self.road: Row = road  # side -> NOBODY, or the piece there: twice its line + its owner
        # Shared, like the next: what changes is a new row.
        self.room: Row = room  # side -> the kinds of pieces that may lie there, one bit each
        self.left: Row = left  # owner -> roads left
        self.visits: Row = visits  # corner -> whose roads and ships end there, one bit each
        self.reach: Row = reach  # side -> who could build a road or a ship there, one bit each
        self.length: Final[Row] = length  # owner -> its longest route, or up to `slack_of` more than that
        self.slack: i64 = slack  # four bits for each owner, see `slack_of`
        self.stirred: i64 = stirred  # the lines that may now go elsewhere, one bit each, see `stir`
        self.cut: i64 = cut  # whose lines may be cut off from all their towns, one bit each
        self.least: i64 = least  # how long a route must be for the card; NEVER where there is no card
        self.holder: Seat = holder  # who has the longest trade route

    def copy(self) -> Routes:
        return Routes(
            self.road[:],
            self.room,
            self.left,
            self.visits[:],
            self.reach[:],
            self.length[:],
            self.slack,
            self.stirred,
            self.cut,
            self.least,
            self.holder,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Routes)
        other.road = self.road[:]
        other.room = self.room
        other.left = self.left
        other.visits = self.visits[:]
        other.reach = self.reach[:]
        fill(other.length, self.length)
        other.slack = self.slack
        other.stirred = self.stirred
        other.cut = self.cut
        other.holder = self.holder


def new_routes(owners: i64, map: Map) -> Routes:
    """BASE-062: roads lie beside land, also on coasts. What else may lie on sides, its own chapter says."""
    board = map.board
    room = cells(board.sides)
    side: Side
    for side in range(board.sides):
        if map.beside_land(side):
            room[side] = 1 << ROAD_LINE
    return Routes(
        cells(board.sides, NOBODY),
        room,
        cells(owners, ROADS),
        cells(board.corners),
        cells(board.sides),
        cells(owners),
        0,
        ALL_OWNERS * ANY_LINE,
        0,
        NEVER,
        NOBODY,
    )


class LongestRoute(IsleChapter):
    """BASE-070 … BASE-077: two points for the longest trade route."""

    name: ClassVar[str] = "longest trade route"
    number: ClassVar[int] = ROUTES

    def rules(self) -> list[str]:
        return ["BASE Longest trade route", "SEA Longest trade route"]

    def on_begin(self, s: IsleState) -> None:
        s.routes.least = LEAST

    def events(self) -> dict[int, EventKind]:
        return {
            LONGEST: EventKind(
                "longest-route", (WHO, EventField("length", "number", "x")), "build", memorable=True
            ),
            LONGEST_SET_ASIDE: EventKind("longest-route-set-aside", (), "build", memorable=True),
        }

    def points(self, s: IsleState, p: Seat) -> i64:
        return 2 if s.routes.holder == p else 0

    def counters(self) -> dict[str, CounterKind]:
        return {"route length": CounterKind("box", sign="road", wins="longest route")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        holder = int(s.routes.holder)
        picture.specials.append(Special("longest route", None if holder < 0 else holder, 2))
        q: Seat
        for q in range(s.owners):
            picture.counters.append(Counter("route length", int(q), int(route_length(s, q))))


def closed_to(s: IsleState, p: Seat, corner: Corner) -> bool:
    """Somebody else's town or knight stands here (BASE-061, CK-074)."""
    owner = s.towns.owner[corner]
    return owner != NOBODY and owner_of(owner) != p


def leads_on(s: IsleState, corner: Corner) -> i64:
    """BASE-061, SEA-004, SEA-006, SEA-007, CK-074: on from one's own town or a piece of the same kind, but
    not through another's town or knight. Who can, with what, one bit each.
    """
    owner = s.towns.owner[corner]
    if owner == NOBODY:
        return s.routes.visits[corner]
    if owner >= GUARD:
        return s.routes.visits[corner] & ANY_LINE << owner_of(owner)
    return ANY_LINE << owner


def retrace(s: IsleState, side: Side) -> None:
    """Find out anew who could build on a side."""
    routes = s.routes
    found: i64 = 0
    if routes.road[side] == NOBODY:
        ends = s.board.ends[side]
        found = (leads_on(s, ends[0]) | leads_on(s, ends[1])) & routes.room[side] * ALL_OWNERS
    routes.reach[side] = found


def connect_town(s: IsleState, p: Seat, corner: Corner) -> None:
    """A town opens its corner to its owner, for every kind of piece, and closes it to everybody else."""
    routes = s.routes
    visitors = routes.visits[corner]
    concerned = visitors
    for side in s.board.sides_at[corner]:
        concerned |= routes.reach[side]
        retrace(s, side)
    stir(s, concerned | ANY_LINE << p)
    if visitors & ~(1 << p) == 0:
        return
    mine = visitors >> p & ANY_LINE
    changed = mine & mine - 1 != 0  # here pieces of several lines of p join now
    if changed:
        measure(s, p)
    if close_to_others(s, p, corner) or changed:
        award(s)


def guard(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-074: a knight closes its corner to everybody but its owner.

    Whoever does so, or takes a knight away, has the card judged (`award`) when all is done.
    """
    s.towns.owner[corner] = GUARD + p
    stir(s, ALL_OWNERS * ANY_LINE)
    for side in s.board.sides_at[corner]:
        retrace(s, side)
    close_to_others(s, p, corner)


def unguard(s: IsleState, corner: Corner) -> None:
    """A knight has left: the corner is open to all again, and what it had cut is one route."""
    p = owner_of(s.towns.owner[corner])
    s.towns.owner[corner] = NOBODY
    stir(s, ALL_OWNERS * ANY_LINE)
    for side in s.board.sides_at[corner]:
        retrace(s, side)
    q: Seat
    for q in range(s.owners):
        if q != p and pieces_at(s, q, corner) > 1:
            measure(s, q)


def pieces_at(s: IsleState, p: Seat, corner: Corner) -> i64:
    """How many roads and ships of p end at a corner."""
    n: i64 = 0
    for side in s.board.sides_at[corner]:
        if owner_of(s.routes.road[side]) == p:
            n += 1
    return n


def close_to_others(s: IsleState, p: Seat, corner: Corner) -> bool:
    """A town or knight of p ends everybody else's routes at its corner. Whether it has cut one in two."""
    routes = s.routes
    visitors = routes.visits[corner]
    routes.cut |= visitors & ~(ANY_LINE << p)
    changed = False
    q: Seat
    for q in range(s.owners):
        if q != p and visitors >> q & ANY_LINE != 0 and pieces_at(s, q, corner) > 1:
            measure(s, q)
            changed = True
    return changed


def pave(s: IsleState, p: Seat, side: Side) -> None:
    """Put a road on a side, whoever paid for it."""
    s.routes.left = changed(s.routes.left, p, -1)
    lay(s, p, side, ROAD_LINE)


def unpave(s: IsleState, side: Side) -> None:
    """A road goes back to its owner's stock. The card is judged (`award`) when all is done."""
    s.routes.left = changed(s.routes.left, owner_of(s.routes.road[side]), 1)
    lift(s, side)


def lay(s: IsleState, p: Seat, side: Side, line: i64) -> None:
    """Put a piece of a kind on a side; it leads on from both ends."""
    routes = s.routes
    ends = s.board.ends[side]
    piece = p + 2 * line
    bit: i64 = 1 << (p + line)
    stir(s, routes.reach[side] | bit)
    routes.reach[side] = 0
    routes.road[side] = piece
    for corner in ends:
        routes.visits[corner] |= bit
        if not closed_to(s, p, corner):
            for other in s.board.sides_at[corner]:
                if routes.road[other] == NOBODY and has(routes.room[other], line):
                    routes.reach[other] |= bit
    known = routes.length[p] - slack_of(routes, p)
    routes.road[side] = COUNTED
    one = arm(s, p, ends[0], piece)
    other_arm = arm(s, p, ends[1], piece)
    length = 1 + one + other_arm
    if length > known and one > 0 and other_arm > 0:  # what the arms share, if anything, counts once
        length = 1 + two_arms(s, p, ends[0], ends[1], piece, piece)
    routes.road[side] = piece
    if length <= known:
        return
    if length >= routes.length[p]:
        routes.length[p] = length
        set_slack(routes, p, 0)
        if length >= routes.least and routes.holder != p:
            award(s)
    else:
        set_slack(routes, p, routes.length[p] - length)


def open_sides(s: IsleState, hex: Hex, line: i64) -> None:
    """From now on there is room for a kind of piece all around a hex."""
    stir(s, ALL_OWNERS * ANY_LINE)
    room = s.routes.room[:]
    for side in s.board.sides_of[hex]:
        room[side] |= 1 << line
    s.routes.room = room
    for side in s.board.sides_of[hex]:
        retrace(s, side)


def lift(s: IsleState, side: Side) -> None:
    """Take the piece on a side away. Whoever does so has the card judged (`award`) when all is done."""
    routes = s.routes
    piece = routes.road[side]
    p = owner_of(piece)
    line = line_of(piece)
    bit: i64 = 1 << (p + line)
    ends = s.board.ends[side]
    slack = slack_of(routes, p)
    # While the card is out of reach it need not be known whether this was part of a longest route.
    may_matter = is_out_of_reach(s, p) or at_most(s, p, side) >= routes.length[p] - slack
    routes.road[side] = NOBODY
    if may_matter:
        if slack < MOST_SLACK and (goes_nowhere(s, p, ends[0], piece) or goes_nowhere(s, p, ends[1], piece)):
            set_slack(routes, p, slack + 1)  # the last piece of a route: what is left is one shorter
        else:
            measure(s, p)
    for corner in ends:
        routes.visits[corner] &= ~bit
        for other in s.board.sides_at[corner]:
            if routes.road[other] == piece:
                routes.visits[corner] |= bit
    for corner in ends:
        for other in s.board.sides_at[corner]:
            retrace(s, other)
    stir(s, routes.reach[side] | bit)


def stir(s: IsleState, lines: i64) -> None:
    """What was found out before about where these lines, one bit each, may go no longer holds.

    Whoever lays, lifts or settles does this without knowing; a chapter whose vetoes change for another reason
    says so.
    """
    s.routes.stirred |= lines


def slack_of(routes: Routes, p: Seat) -> i64:
    """By how much `length` may be more than p's longest route really is.

    Ships move all the time, and measuring takes a search. So a ship that leaves the end of a route only
    loosens what is known, and routes are measured when the card, or somebody who looks, depends on it.
    """
    return routes.slack >> 4 * p & MOST_SLACK


def set_slack(routes: Routes, p: Seat, slack: i64) -> None:
    routes.slack = routes.slack & ~(MOST_SLACK << 4 * p) | slack << 4 * p


def measure(s: IsleState, p: Seat) -> None:
    s.routes.length[p] = longest_route(s, p)
    set_slack(s.routes, p, 0)


def route_length(s: IsleState, p: Seat) -> i64:
    """How long p's longest route is."""
    return s.routes.length[p] if slack_of(s.routes, p) == 0 else longest_route(s, p)


def award(s: IsleState) -> None:
    """BASE-070 … BASE-076, SEA-031: at least five; a tie leaves the card with its holder, or with nobody."""
    routes = s.routes
    holder = routes.holder
    if surely_keeps(s, holder):
        return
    best = highest(routes.length)
    p: Seat
    while routes.slack != 0 and best >= routes.least:
        for p in range(s.owners):
            if routes.length[p] == best and slack_of(routes, p) > 0:
                measure(s, p)
                break
        else:
            break  # what is best is known
        best = highest(routes.length)
    routes.holder = PRIZE.judge(s, holder, routes.length, routes.least)


def is_out_of_reach(s: IsleState, p: Seat) -> bool:
    """Whether p's routes are too short for the card, or not longer than those of its holder."""
    routes = s.routes
    q = routes.holder
    if routes.length[p] < routes.least:
        return True
    return q != NOBODY and q != p and routes.length[p] <= routes.length[q] - slack_of(routes, q)


def surely_keeps(s: IsleState, p: Seat) -> bool:
    """Whether p's route is long enough for the card and, however it is measured, as long as any other."""
    routes = s.routes
    if p == NOBODY:
        return False
    known = routes.length[p] - slack_of(routes, p)
    if known < routes.least:
        return False
    q: Seat
    for q in range(s.owners):
        if q != p and routes.length[q] > known:
            return False
    return True


def at_most(s: IsleState, p: Seat, side: Side) -> i64:
    """How long the routes through a side are at most: what its two arms share, if anything, counts twice."""
    road = s.routes.road
    piece = road[side]
    n: i64 = 1
    road[side] = COUNTED
    for corner in s.board.ends[side]:
        n += arm(s, p, corner, piece)
    road[side] = piece
    return n


def arm(s: IsleState, p: Seat, corner: Corner, last: i64) -> i64:
    """The longest way on from a corner over pieces not yet counted, after one like `last`.

    BASE-072, SEA-030, CK-074: another's town or knight ends it; a road and a ship join only in one's own
    town.
    """
    return reach_out(s.board.fan, s.towns.owner, s.routes.road, p, corner, last)


def reach_out(fan: Row, towns: Row, road: Row, p: Seat, corner: Corner, last: i64) -> i64:
    """`arm`, which goes from corner to corner many times, so everything is at hand."""
    owner = towns[corner]
    if owner != NOBODY and owner & 15 != p:
        return 0
    best: i64 = 0
    k = SPOKES * corner
    end = k + SPOKES
    while k < end:
        side = fan[k]
        if side >= 0:
            piece = road[side]
            if piece == last or (owner == p and piece & 15 == p):
                road[side] = COUNTED
                n = 1 + reach_out(fan, towns, road, p, fan[k + 1], piece)
                road[side] = piece
                if n > best:
                    best = n
        k += 2
    return best


def two_arms(s: IsleState, p: Seat, corner: Corner, other: Corner, last: i64, first: i64) -> i64:
    """The longest way with one arm from each of two corners."""
    best = arm(s, p, other, first)
    owner = s.towns.owner[corner]
    if owner != NOBODY and owner_of(owner) != p:
        return best
    k: i64 = 0
    road = s.routes.road
    across = s.board.across[corner]
    for side in s.board.sides_at[corner]:
        piece = road[side]
        if piece == last or (owner == p and owner_of(piece) == p):
            road[side] = COUNTED
            n = 1 + two_arms(s, p, across[k], other, piece, first)
            road[side] = piece
            if n > best:
                best = n
        k += 1
    return best


def longest_route(s: IsleState, p: Seat) -> i64:
    """Counted from scratch. Only needed when a route was cut, joined or moved.

    A longest route can't go on at either end: it begins where its first piece comes to an end, or in a loop.
    """
    best: i64 = 0
    road = s.routes.road
    board = s.board
    looped = loops_of(s, p)
    loops = len(looped) > 0
    side: Side
    for side in range(board.sides):
        piece = road[side]
        if owner_of(piece) == p:
            ends = board.ends[side]
            in_loop = loops and looped[side] != 0
            road[side] = COUNTED
            if in_loop or goes_nowhere(s, p, ends[0], piece):
                best = max(best, 1 + arm(s, p, ends[1], piece))
            if in_loop or goes_nowhere(s, p, ends[1], piece):
                best = max(best, 1 + arm(s, p, ends[0], piece))
            road[side] = piece
    return best


def goes_nowhere(s: IsleState, p: Seat, corner: Corner, last: i64) -> bool:
    """Whether no route of p goes on from a corner after a piece like `last`, which is not on the board."""
    owner = s.towns.owner[corner]
    if owner == NOBODY or owner_of(owner) == p:
        for side in s.board.sides_at[corner]:
            piece = s.routes.road[side]
            if piece == last or (owner == p and owner_of(piece) == p):
                return False
    return True


def loops_of(s: IsleState, p: Seat) -> Row:
    """Pieces of p in rings and between them, 1 for each side: what is left when loose ends are taken away,
    again and again. Empty if nothing is left.
    """
    board = s.board
    road = s.routes.road
    pieces = cells(board.corners)  # corner -> pieces of p there
    kept = cells(board.sides)
    left: i64 = 0
    side: Side
    for side in range(board.sides):
        if owner_of(road[side]) == p:
            left += 1
            kept[side] = 1
            for corner in board.ends[side]:
                pieces[corner] += 1
    if left < RING:
        return cells(0)
    loose = Menu(32)  # corners with a single piece
    end: Corner
    for end in range(board.corners):
        if pieces[end] == 1:
            loose.add(end)
    k: i64 = 0
    while k < loose.size:
        at = loose.items[k]
        j: i64 = 0
        for side in board.sides_at[at]:
            if kept[side] != 0:
                kept[side] = 0
                left -= 1
                other = board.across[at][j]
                pieces[other] -= 1
                if pieces[other] == 1:
                    loose.add(other)
            j += 1
        k += 1
    return kept if left > 0 else cells(0)

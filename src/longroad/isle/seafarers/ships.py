"""Ships: roads over water that can be moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOWHERE, Action, Frame, Row, Seat, cells, has, row, verb, x
from longroad.isle.building import after_building, after_laying, refuses_passage, refuses_price, refuses_side
from longroad.isle.fields import SIDE, WHO
from longroad.isle.founding import owner_called
from longroad.isle.geometry import SEA, SPOKES, Corner, Side
from longroad.isle.hands import HAND, LUMBER, WOOL, buy
from longroad.isle.lines import Line, owner_of
from longroad.isle.phrasebook import SHIP_PIECE, IsleChapter
from longroad.isle.routes import award, closed_to, lay, lift, stir
from longroad.legend import PieceKind, VerbKind
from longroad.picture import Picture, Piece, Price

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

SHIPS: Final = 10
BUILD_SHIP: Final = (SHIPS * 32 + 0) << 40
MOVE_SHIP: Final = (SHIPS * 32 + 1) << 40
SAIL_TO: Final = (SHIPS * 32 + 2) << 40
SHIP_LINE: Final = 8
SHIP: Final = 16  # on its side a ship of p counts as SHIP + p

STOCK: Final = 15  # SEA-001
ENOUGH: Final = 3  # open sides: of so many one is open without a given ship, which opens two at most
#                       lumber brick wool grain ore
COST: Final[Row] = row([1, 0, 1, 0, 0])  # SEA-002


@mypyc_attr(acyclic=True, free_list_len=1)
class Fleet(Slice):
    """Ships in stock and at sea, and what has been done with ships this turn."""

    def __init__(self, left: Row, afloat: Row, fresh: Row, launched: i64, moved: bool, loose: Row) -> None:
        self.left: Row = left  # owner -> ships left
        self.afloat: Row = afloat  # owner * STOCK + k -> the side of each ship on the board
        self.fresh: Row = fresh  # the sides of the ships built this turn
        self.launched: i64 = launched  # how many those are
        self.moved: bool = moved  # a ship was moved this turn
        # Owner -> which ships could move when its turn began, one bit for each of `afloat`. Finding them
        # takes a search; what was found holds until something stirs, often for several turns.
        self.loose: Row = loose

    def copy(self) -> Fleet:
        return Fleet(self.left[:], self.afloat[:], self.fresh[:], self.launched, self.moved, self.loose[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Fleet)
        other.left = self.left[:]
        other.afloat = self.afloat[:]
        other.fresh = self.fresh[:]
        other.launched = self.launched
        other.moved = self.moved
        other.loose = self.loose[:]


def fleet(s: IsleState) -> Fleet:
    return cast(Fleet, s.slice(SHIPS))


class Ships(IsleChapter):
    """SEA-001 … SEA-031: ships are built on water and coasts, and the last of a line can be moved."""

    name: ClassVar[str] = "ships"
    number: ClassVar[int] = SHIPS

    def rules(self) -> list[str]:
        return ["SEA Ships", "SEA Moving ships", "SEA Longest trade route", "SEA End"]

    def kinds(self) -> list[Kind[Any]]:
        return [SAIL]

    def lines(self) -> list[Line]:
        return [Ship(SHIP_LINE, BUILD_SHIP, "ship-taken")]

    def verbs(self) -> dict[int, str]:
        return {BUILD_SHIP: "build ship {side}", MOVE_SHIP: "move ship {side}", SAIL_TO: "sail to {side}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return dict.fromkeys((BUILD_SHIP, MOVE_SHIP, SAIL_TO), VerbKind(about="ship", key="h"))

    def events(self) -> dict[int, EventKind]:
        return {
            BUILD_SHIP: EventKind("built-ship", (WHO, SIDE), "build", tone="build", bought=True),
            SAIL_TO: EventKind("moved-ship", (WHO, SIDE, EventField("origin", "side", "y")), "build"),
        }

    def fresh(self, s: IsleState) -> Slice:
        """SEA-003: there is room for a ship wherever there is sea on one side; the frame counts as sea."""
        room = s.routes.room[:]
        side: Side
        for side in range(s.board.sides):
            if touches_sea(s, side):
                room[side] |= 1 << SHIP_LINE
        s.routes.room = room
        left = cells(s.owners, STOCK)
        return Fleet(left, cells(s.owners * STOCK), cells(STOCK), 0, False, cells(s.owners))

    def opening(self, s: IsleState, todo: Menu) -> None:
        """Ships that the map gives."""
        for piece in s.map.pieces:
            if piece.kind == "ship":
                p = owner_called(s, piece.owner)
                if p != NOBODY:
                    launch(s, p, piece.place)
                    s.routes.cut |= 1 << (p + SHIP_LINE)  # who knows where the map gives them

    def on_turn(self, s: IsleState, p: Seat) -> None:
        ships = fleet(s)
        ships.launched = 0
        ships.moved = False
        if has(s.routes.stirred, p + SHIP_LINE):
            ships.loose[p] = loose_ships(s, ships, p)
            s.routes.stirred &= ~(1 << (p + SHIP_LINE))

    # -- building and moving ----------------------------------------------------------------------------

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        ships = fleet(s)
        hand = s.hands.hand
        if ships.left[p] > 0 and hand[p * HAND + LUMBER] > 0 and hand[p * HAND + WOOL] > 0:
            offer_ships(s, p, menu)
        if not ships.moved:
            loose = ships.loose[p]
            if has(s.routes.stirred, p + SHIP_LINE) or s.book.restless:  # house rules needn't `stir`
                loose = loose_ships(s, ships, p)
            k = p * STOCK
            while loose != 0:
                if has(loose, 0):
                    menu.add(MOVE_SHIP | ships.afloat[k])
                loose >>= 1
                k += 1

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        if verb(a) == BUILD_SHIP:
            buy(s, p, COST)
            build_ship(s, p, x(a))
        else:
            s.then(SAIL.on(p, x(a)))

    def offers_free(self, s: IsleState, p: Seat, corner: Corner, menu: Menu) -> None:
        """SEA-009, SEA-010: a ship instead of a road."""
        if fleet(s).left[p] == 0:
            return
        if corner == NOWHERE:
            offer_ships(s, p, menu)
            return
        for side in s.board.sides_at[corner]:
            if has(s.routes.reach[side], p + SHIP_LINE) and not s.rules.forbids_ship(s, p, side):
                menu.add(BUILD_SHIP | side)

    def do_free(self, s: IsleState, p: Seat, a: Action) -> None:
        if s.turns == 0:  # founding: nobody builds yet
            s.tell(BUILD_SHIP | p << 32 | x(a))
            launch(s, p, x(a))
            after_laying(s, p, SHIP_PIECE, x(a))
        else:
            build_ship(s, p, x(a))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if x(a) >= s.board.sides:
            return Reason("no-such-place", {})
        if verb(a) == BUILD_SHIP:
            reason = refuses_ship(s, p, x(a))
            if reason is None and fleet(s).left[p] == 0:
                reason = Reason("no-piece-left", {"what": "ship"}, "anywhere")
            return reason or refuses_price(s, p, "ship", COST)
        if verb(a) == MOVE_SHIP and s.in_main():
            return refuses_move(s, p, x(a))
        if verb(a) == SAIL_TO and s.top() >> 40 == SAIL.number:
            if x(a) == x(s.top()):
                return Reason("ship-stays", {"place": s.name_of("side", x(a))})
            return refuses_ship(s, p, x(a)) or Reason("ship-unconnected", {"place": s.name_of("side", x(a))})
        return None

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        prices.append(s.price(BUILD_SHIP, COST))

    def forbids_removal(self, s: IsleState, side: Side) -> bool:
        """Ruling 24: what holds a ship holds it against everybody."""
        piece = s.routes.road[side]
        return is_ship(piece) and s.rules.forbids_ship(s, owner_of(piece), side)

    def pieces(self) -> dict[str, PieceKind]:
        return {"ship": PieceKind(role="vessel")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        side: Side
        for side in range(s.board.sides):
            if is_ship(s.routes.road[side]):
                owner = int(owner_of(s.routes.road[side]))
                picture.pieces.append(Piece("ship", owner, s.name_of("side", side)))
        s.show_stock(picture, "ship", fleet(s).left)


class Ship(Line):
    """SEA-002: a ship."""

    def is_allowed(self, s: IsleState, p: Seat, side: Side) -> bool:
        return not s.rules.forbids_ship(s, p, side)

    def build(self, s: IsleState, p: Seat, side: Side) -> None:
        build_ship(s, p, side)

    def take_back(self, s: IsleState, side: Side) -> None:
        take_in(s, side)


def is_ship(piece: i64) -> bool:
    return piece >> 4 == 1


def stir_ships(s: IsleState, owners: i64) -> None:
    """It has changed where ships of these owners, one bit each, may go."""
    stir(s, owners << SHIP_LINE)


def touches_sea(s: IsleState, side: Side) -> bool:
    beside = s.board.hexes_beside[side]
    if len(beside) == 1:
        return True
    for hex in beside:
        if s.land.terrain[hex] == SEA:
            return True
    return False


def offer_ships(s: IsleState, p: Seat, menu: Menu) -> None:
    bit: i64 = 1 << (p + SHIP_LINE)
    side: Side = 0
    for reached in s.routes.reach:
        if reached & bit != 0 and not s.rules.forbids_ship(s, p, side):
            menu.add(BUILD_SHIP | side)
        side += 1


def can_ship(s: IsleState, p: Seat) -> bool:
    """Whether p has a ship left and somewhere to put it."""
    return fleet(s).left[p] > 0 and count_open(s, p, 1) > 0


def build_ship(s: IsleState, p: Seat, side: Side) -> None:
    """A ship built in the game, paid for or free."""
    ships = fleet(s)
    s.tell(BUILD_SHIP | p << 32 | side)
    if p == s.turn:  # SEA-022
        ships.fresh[ships.launched] = side
        ships.launched += 1
    launch(s, p, side)
    after_building(s, p, SHIP_PIECE, side)
    after_laying(s, p, SHIP_PIECE, side)


def launch(s: IsleState, p: Seat, side: Side) -> None:
    """Put a ship on a side, wherever it comes from."""
    ships = fleet(s)
    ships.afloat[(p + 1) * STOCK - ships.left[p]] = side
    ships.left[p] -= 1
    lay(s, p, side, SHIP_LINE)


def sink(s: IsleState, side: Side) -> None:
    """A ship is lost, and the card is judged."""
    take_in(s, side)
    award(s)


def take_in(s: IsleState, side: Side) -> None:
    """A ship goes back to its owner's stock. The card is judged (`award`) when all is done."""
    p = owner_of(s.routes.road[side])
    ships = fleet(s)
    ships.left[p] += 1
    ships.afloat[berth_of(s, p, side)] = ships.afloat[(p + 1) * STOCK - ships.left[p]]
    k: i64
    for k in range(ships.launched):
        if ships.fresh[k] == side:
            ships.launched -= 1
            ships.fresh[k] = ships.fresh[ships.launched]
            break
    lift(s, side)


def berth_of(s: IsleState, p: Seat, side: Side) -> i64:
    """Where the ship on a side is noted."""
    ships = fleet(s)
    k = p * STOCK
    while ships.afloat[k] != side:
        k += 1
    return k


# -- which ships can move -------------------------------------------------------------------------------


def loose_ships(s: IsleState, ships: Fleet, p: Seat) -> i64:
    """SEA-020 … SEA-024: the last ships of open lines that have somewhere to go, one bit for each afloat."""
    found: i64 = 0
    k: i64
    for k in range(STOCK - ships.left[p]):
        ship = ships.afloat[p * STOCK + k]
        if is_last(s, p, ship) and is_free(s, ships, p, ship):
            found |= 1 << k
    if found != 0 and count_open(s, p, ENOUGH) < ENOUGH:
        for k in range(STOCK - ships.left[p]):
            if has(found, k) and not has_berth(s, p, ships.afloat[p * STOCK + k]):
                found &= ~(1 << k)
    return found


def is_free(s: IsleState, ships: Fleet, p: Seat, side: Side) -> bool:
    """SEA-020, SEA-022, SEA-043: not built this turn, held by nothing, and on a line from a town."""
    if ships.launched > 0 and is_fresh(s, side):
        return False
    return not s.rules.forbids_ship(s, p, side) and (
        not has(s.routes.cut, p + SHIP_LINE) or is_anchored(s, p, side)
    )


def is_last(s: IsleState, p: Seat, side: Side) -> bool:
    """SEA-020, SEA-023: nothing is at one of its ends: no town of anybody, no other ship of p."""
    towns = s.towns.owner
    for corner in s.board.ends[side]:
        if towns[corner] == NOBODY and ships_at(s, p, corner) == 1:
            return True
    return False


def ships_at(s: IsleState, p: Seat, corner: Corner) -> i64:
    n: i64 = 0
    mine = SHIP + p
    road = s.routes.road
    fan = s.board.fan
    k = SPOKES * corner
    end = k + SPOKES
    while k < end:
        side = fan[k]
        if side >= 0 and road[side] == mine:
            n += 1
        k += 2
    return n


def is_fresh(s: IsleState, side: Side) -> bool:
    """SEA-022: built this turn."""
    ships = fleet(s)
    k: i64
    for k in range(ships.launched):
        if ships.fresh[k] == side:
            return True
    return False


def is_anchored(s: IsleState, p: Seat, side: Side) -> bool:
    """SEA-020: its line touches a town of p. One that was cut off from all of them is not open."""
    if not has(s.routes.cut, p + SHIP_LINE):
        return True
    seen = cells(s.board.sides)
    todo = Menu(16)
    todo.add(side)
    seen[side] = 1
    k: i64 = 0
    while k < todo.size:
        for corner in s.board.ends[todo.items[k]]:
            if s.towns.owner[corner] == p:
                return True
            if not closed_to(s, p, corner):
                for other in s.board.sides_at[corner]:
                    if s.routes.road[other] == SHIP + p and seen[other] == 0:
                        seen[other] = 1
                        todo.add(other)
        k += 1
    return False


def count_open(s: IsleState, p: Seat, most: i64) -> i64:
    """On how many sides p could build a ship, up to so many."""
    n: i64 = 0
    bit: i64 = 1 << (p + SHIP_LINE)
    side: Side = 0
    for reached in s.routes.reach:
        if reached & bit != 0 and not s.rules.forbids_ship(s, p, side):
            n += 1
            if n == most:
                break
        side += 1
    return n


def has_berth(s: IsleState, p: Seat, ship: Side) -> bool:
    """Whether there is anywhere this ship could go."""
    found = False
    s.routes.road[ship] = NOBODY  # as if it had left
    bit: i64 = 1 << (p + SHIP_LINE)
    side: Side = 0
    for reached in s.routes.reach:
        if reached & bit != 0 and is_berth(s, p, ship, side):
            found = True
            break
        side += 1
    s.routes.road[ship] = SHIP + p
    return found


def offer_berths(s: IsleState, p: Seat, ship: Side, menu: Menu) -> None:
    """Everywhere this ship could go."""
    s.routes.road[ship] = NOBODY  # as if it had left
    bit: i64 = 1 << (p + SHIP_LINE)
    side: Side = 0
    for reached in s.routes.reach:
        if reached & bit != 0 and is_berth(s, p, ship, side):
            menu.add(SAIL_TO | side)
        side += 1
    s.routes.road[ship] = SHIP + p


def is_berth(s: IsleState, p: Seat, ship: Side, side: Side) -> bool:
    """SEA-021, SEA-024: p could build a ship on this side, within its reach, when that one has left."""
    ends = s.board.ends[side]
    left = s.board.ends[ship]
    if ends[0] == left[0] or ends[0] == left[1] or ends[1] == left[0] or ends[1] == left[1]:
        if not leads_on_from(s, p, ends[0]) and not leads_on_from(s, p, ends[1]):
            return False  # nothing but the ship led here
    return not s.rules.forbids_ship(s, p, side)


def leads_on_from(s: IsleState, p: Seat, corner: Corner) -> bool:
    """SEA-004, SEA-006: whether a town of p, or a ship and nobody else's town or knight, is at a corner."""
    return s.towns.owner[corner] == p or (ships_at(s, p, corner) > 0 and not closed_to(s, p, corner))


class Sail(Decision["IsleState"]):
    """SEA-021, SEA-031: the ship on side x goes anywhere a new one could."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_berths(s, p, x(f), menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        ships = fleet(s)
        ships.moved = True
        s.tell(SAIL_TO | p << 32 | x(f) << 16 | x(a))
        ships.afloat[berth_of(s, p, x(f))] = x(a)
        lift(s, x(f))
        lay(s, p, x(a), SHIP_LINE)
        award(s)
        after_laying(s, p, SHIP_PIECE, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"place": s.name_of("side", x(f))}
        return Prompt("side", "sail", args, 1, 1, False, self.ticket(s, f), None)


def refuses_ship(s: IsleState, p: Seat, side: Side) -> Reason | None:
    place = s.name_of("side", side)
    if not has(s.routes.room[side], SHIP_LINE):
        return Reason("on-land", {"place": place})
    if s.routes.road[side] != NOBODY:
        return refuses_side(s, side)
    if not has(s.routes.reach[side], p + SHIP_LINE):
        return refuses_passage(s, p, side, SHIP_LINE) or Reason("ship-unconnected", {"place": place})
    if s.rules.forbids_ship(s, p, side):
        return s.rules.why_forbidden(s, p, BUILD_SHIP | side, place)
    return None


def refuses_move(s: IsleState, p: Seat, side: Side) -> Reason:
    place = s.name_of("side", side)
    if s.routes.road[side] != SHIP + p:
        return Reason("no-ship-here", {"place": place})
    if fleet(s).moved:
        return Reason("one-move-a-turn", {})
    if is_fresh(s, side):
        return Reason("ship-is-new", {"place": place})
    if s.rules.forbids_ship(s, p, side):
        return s.rules.why_forbidden(s, p, MOVE_SHIP | side, place)
    if not is_last(s, p, side) or not is_anchored(s, p, side):
        return Reason("line-closed", {"place": place})
    return Reason("nowhere-to-sail", {"place": place})


SAIL: Final = Sail(SHIPS * 32 + 0)

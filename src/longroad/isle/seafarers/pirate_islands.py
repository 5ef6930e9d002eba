"""The pirate islands: a line of ships to one's own fortress, warships, and the pirate fleet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Reason
from longroad.core.frames import Chance, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import (
    NOBODY,
    NOTHING,
    NOWHERE,
    Action,
    Card,
    Frame,
    Row,
    Rows,
    Seat,
    cells,
    has,
    row,
    rows,
    seat,
    x,
)
from longroad.errors import BadMap
from longroad.isle.building import SETTLEMENTS, count_cities, settle, stock_settlements
from longroad.isle.development import face_of, put_in, take_out
from longroad.isle.faces import PLAY_KNIGHT
from longroad.isle.fields import CARD, CORNER, HEX, SIDE, WHO
from longroad.isle.geometry import SEA, Corner, Side
from longroad.isle.hands import HAND, check_open, pay
from longroad.isle.harvest import CHOICE
from longroad.isle.maps.format import ON_SIDES
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.routes import closed_to
from longroad.isle.seafarers.islands import home_corners
from longroad.isle.seafarers.ships import SHIP, SHIP_LINE, STOCK, sink, stir_ships
from longroad.legend import CounterKind, Flow, PieceKind
from longroad.picture import Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

PIRATE_ISLANDS: Final = 16
ATTACK: Final = (PIRATE_ISLANDS * 32 + 0) << 40
FOUGHT: Final = (PIRATE_ISLANDS * 32 + 1) << 40
LOST: Final = (PIRATE_ISLANDS * 32 + 2) << 40

FLEET_SAILED: Final = (PIRATE_ISLANDS * 32 + 8) << 40  # these are events only
RAIDED: Final = (PIRATE_ISLANDS * 32 + 9) << 40
ARMED: Final = (PIRATE_ISLANDS * 32 + 10) << 40
TOOK_TOKEN: Final = (PIRATE_ISLANDS * 32 + 11) << 40
LOST_SHIP: Final = (PIRATE_ISLANDS * 32 + 12) << 40
CONQUERED: Final = (PIRATE_ISLANDS * 32 + 13) << 40
FLEET_GONE: Final = (PIRATE_ISLANDS * 32 + 14) << 40

TOKENS: Final = 3  # of a fortress
OFF: Final = -1  # the way left from a corner that is not on one's route


@mypyc_attr(acyclic=True, free_list_len=1)
class PirateSea(Slice):
    """The routes to the fortresses, what is left of those, the warships, and where the fleet is."""

    fixed: ClassVar[tuple[str, ...]] = (
        "course",
        "routes",
        "route_of",
        "way",
        "full",
        "landing",
        "fortress",
        "home",
        "east",
    )

    def __init__(
        self,
        course: Row,
        routes: Rows,
        route_of: Row,
        way: Row,
        full: Row,
        landing: Row,
        fortress: Row,
        home: Row,
        east: Row,
        at: i64,
        tokens: Row,
        warships: Row,
        arrived: Row,
    ) -> None:
        # Up to `east` nothing ever changes: shared by all copies.
        self.course: Row = course  # the hexes the fleet sails, clockwise
        self.routes: Rows = routes  # seat -> the sides its line may take
        self.route_of: Row = route_of  # side -> whose that is, or NOBODY
        self.way: Row = way  # seat * corners + corner -> ships from here to its fortress, or OFF
        self.full: Row = full  # seat -> ships of its whole line
        self.landing: Row = landing  # seat -> the one corner overseas where it may settle
        self.fortress: Row = fortress  # seat -> the corner of its fortress
        self.home: Row = home  # corner -> 1 on the eastern island
        self.east: Row = east  # side -> 1 on the eastern coast of that
        self.at: i64 = at  # where on its course the fleet is; NOWHERE when it has left
        self.tokens: Row = tokens  # seat -> tokens left under its fortress
        self.warships: Row = warships  # seat -> how many ships of its line are armed: the first ones
        self.arrived: Row = arrived  # seat -> 1 once its line has reached the fortress

    def copy(self) -> PirateSea:
        return PirateSea(
            self.course,
            self.routes,
            self.route_of,
            self.way,
            self.full,
            self.landing,
            self.fortress,
            self.home,
            self.east,
            self.at,
            self.tokens[:],
            self.warships[:],
            self.arrived[:],
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, PirateSea)
        other.course = self.course
        other.routes = self.routes
        other.route_of = self.route_of
        other.way = self.way
        other.full = self.full
        other.landing = self.landing
        other.fortress = self.fortress
        other.home = self.home
        other.east = self.east
        other.at = self.at
        other.tokens = self.tokens[:]
        other.warships = self.warships[:]
        other.arrived = self.arrived[:]


def pirate_sea(s: IsleState) -> PirateSea:
    return cast(PirateSea, s.slice(PIRATE_ISLANDS))


class PirateIslands(IsleChapter):
    """SEA-171 … SEA-184: the fleet raids the coasts; whoever wins has retaken their fortress in the west."""

    name: ClassVar[str] = "pirate islands"
    number: ClassVar[int] = PIRATE_ISLANDS

    def kinds(self) -> list[Kind[Any]]:
        return [SAIL_FLEET, RAID, PLUNDER, ARM, BATTLE]

    def verbs(self) -> dict[int, str]:
        return {ATTACK: "attack fortress", FOUGHT: "pirates rolled {number}", LOST: "lost {card}"}

    def events(self) -> dict[int, EventKind]:
        warships = EventField("warships", "number", "y")
        return {
            FLEET_SAILED: EventKind("fleet-sailed", (HEX,), "attack"),
            RAIDED: EventKind("raided", (WHO, EventField("strength", "number", "x"), warships), "attack"),
            LOST: EventKind(
                "lost-card", (WHO, CARD), "attack", flow=(Flow("discarded", "card", giver="seat"),)
            ),
            ARMED: EventKind("armed-ship", (WHO, SIDE, warships), "build", bought=True),
            FOUGHT: EventKind("fought", (WHO, EventField("roll", "number", "x"), warships), "attack"),
            TOOK_TOKEN: EventKind("took-token", (WHO, EventField("count", "number", "x")), "cards"),
            LOST_SHIP: EventKind("lost-ship", (WHO, SIDE), "attack"),
            CONQUERED: EventKind("conquered", (WHO, CORNER), "attack", memorable=True),
            FLEET_GONE: EventKind("fleet-gone", (), "attack"),
        }

    def on_deck(self, s: IsleState) -> None:
        """SEA-172: for three players no victory point cards; for four these are knights."""
        for face in s.rules.point_faces:
            points = take_out(s, face)
            if s.seats > 3:
                put_in(s, face_of(s, PLAY_KNIGHT), points)

    def fresh(self, s: IsleState) -> Slice:
        board = s.board
        n = s.seats
        home = home_corners(s)
        taken = given_towns(s)
        routes: list[list[int]] = []
        route_of = cells(board.sides, NOBODY)
        way = cells(n * board.corners, OFF)
        full = cells(n)
        landing = cells(n)
        fortress = cells(n)
        p: Seat
        for p in range(n):
            color = s.book.names[p]
            landing[p] = overseas(s, f"landing_{color}", home, taken)
            fortress[p] = overseas(s, f"fortress_{color}", home, taken)
            sides = s.map.marked(f"route_{color}")
            claim(s, p, sides, route_of)
            routes.append(sides)
            measure(s, sides, fortress[p], way, p * board.corners)
            full[p] = length_of(s, color, sides, way, p * board.corners, landing[p])
            if given(s, color, "settlement") + s.map.founding >= SETTLEMENTS:
                raise BadMap(f"{s.map.name}: {color} has no settlement left for its fortress")
            stock_settlements(s, p, -1)  # it stands on the fortress
        course = course_of(s)
        east = cells(board.sides)
        for side in s.map.marked("east_coast"):
            east[side] = 1
        return PirateSea(
            row(course),
            rows(routes),
            route_of,
            way,
            full,
            landing,
            fortress,
            home,
            east,
            course.index(int(s.map.pirate)),
            cells(n, TOKENS),
            cells(n),
            cells(n),
        )

    def points(self, s: IsleState, p: Seat) -> i64:
        """SEA-171: the settlement on the fortress, though it isn't in stock, is none yet."""
        return 0 if p >= s.seats or pirate_sea(s).tokens[p] == 0 else -1

    def forbids_win(self, s: IsleState, p: Seat) -> bool:
        """SEA-181: one's own fortress must be taken."""
        return pirate_sea(s).tokens[p] > 0

    # -- where one may build ----------------------------------------------------------------------------

    def forbids_ship(self, s: IsleState, p: Seat, side: Side) -> bool:
        """SEA-173: on along one's own route, ship by ship; after that on the eastern coast, too.

        Of the line west only the last ship moves, and not always (ruling 7).
        """
        sea = pirate_sea(s)
        if sea.route_of[side] == p:
            if s.routes.road[side] == SHIP + p:
                return not may_leave(s, p, side)
            return not continues(s, p, side)
        return sea.east[side] == 0 or sea.arrived[p] == 0

    def forbids_road(self, s: IsleState, p: Seat, side: Side) -> bool:
        """SEA-173: only on the eastern island, and not in the way of a line (ruling 8)."""
        sea = pirate_sea(s)
        for corner in s.board.ends[side]:
            if sea.home[corner] == 0:
                return True
        return sea.route_of[side] != NOBODY

    def forbids_settlement(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """SEA-177: overseas only at one's own token; at home not in the way of a line (ruling 8)."""
        sea = pirate_sea(s)
        if sea.home[corner] == 0:
            return corner != sea.landing[p]
        q: Seat
        for q in range(s.seats):
            if q != p and sea.way[q * s.board.corners + corner] != OFF:
                if has(s.routes.visits[corner], q + SHIP_LINE):
                    return True
        return False

    def forbids_knight(self, s: IsleState, corner: Corner) -> bool:
        """SEA-171: a fortress stands there."""
        return corner in pirate_sea(s).fortress

    def laid(self, s: IsleState, p: Seat, piece: i64, side: Side, todo: Menu) -> None:
        """SEA-173: note who has reached the fortress."""
        if way_left(s, p) == 0:
            pirate_sea(s).arrived[p] = 1
            stir_ships(s, 1 << p)

    # -- the fleet --------------------------------------------------------------------------------------

    def before_harvest(self, s: IsleState, p: Seat, low: i64, high: i64, todo: Menu) -> None:
        """SEA-175: the fleet sails before the roll is resolved, by the lower die."""
        if pirate_sea(s).at != NOWHERE:
            todo.add(SAIL_FLEET.on(0, low if low < high else high))

    # -- warships and the fortress ----------------------------------------------------------------------

    def on_knight(self, s: IsleState, p: Seat) -> Frame:
        """SEA-174: of no use when all ships of the line are warships (ruling 6)."""
        return ARM.on(p) if pirate_sea(s).warships[p] < line_length(s, p) else NOTHING

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """SEA-179: once the line reaches the fortress."""
        if pirate_sea(s).tokens[p] > 0 and way_left(s, p) == 0:
            menu.add(ATTACK)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        s.last_deed = True
        s.then(BATTLE.on(p))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if a == ATTACK and s.in_main():
            if pirate_sea(s).tokens[p] == 0:
                return Reason("fortress-taken", {})
            return Reason("fortress-not-reached", {"count": int(way_left(s, p))})
        return None

    def pieces(self) -> dict[str, PieceKind]:
        return {"fortress": PieceKind("F"), "landing": PieceKind("L"), "fleet": PieceKind("P", wanders=True)}

    def counters(self) -> dict[str, CounterKind]:
        return {"warships": CounterKind(sign="ship"), "fortress tokens": CounterKind(sign="fort")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        sea = pirate_sea(s)
        warships: list[str] = []
        q: Seat
        k: i64
        for q in range(s.seats):
            if sea.tokens[q] > 0:
                place = s.name_of("corner", sea.fortress[q])
                picture.pieces.append(Piece("fortress", int(q), place, {"tokens": int(sea.tokens[q])}))
            if s.towns.owner[sea.landing[q]] == NOBODY:
                picture.pieces.append(Piece("landing", int(q), s.name_of("corner", sea.landing[q])))
            for k in range(sea.warships[q]):
                warships.append(s.name_of("side", ship_before(s, q, sea.full[q] - k - 1)))
        for piece in picture.pieces:
            if piece.kind == "ship" and piece.place in warships:
                piece.facts["warship"] = True
        if sea.at != NOWHERE:
            picture.pieces.append(Piece("fleet", None, s.name_of("hex", sea.course[sea.at])))
        s.count_for_all(picture, "warships", sea.warships)
        s.count_for_all(picture, "fortress tokens", sea.tokens)


# -- before the game ------------------------------------------------------------------------------------


def only(s: IsleState, mark: str) -> Corner:
    """The one corner with this mark."""
    found = s.map.marked(mark)
    if len(found) != 1:
        raise BadMap(f"{s.map.name}: one corner must be marked {mark}")
    return found[0]


def given(s: IsleState, color: str, kind: str) -> int:
    """How many pieces of this kind the map gives a color."""
    return len([piece for piece in s.map.pieces if piece.owner == color and piece.kind == kind])


def given_towns(s: IsleState) -> list[int]:
    """The corners of the towns that the map gives those who play."""
    players = s.book.names[: s.seats]
    return [p.place for p in s.map.pieces if p.owner in players and p.kind not in ON_SIDES]


def overseas(s: IsleState, mark: str, home: Row, taken: list[int]) -> Corner:
    """The one corner with this mark, where a town can stand beside all those that are taken."""
    corner = only(s, mark)
    place = s.name_of("corner", corner)
    if not s.map.on_land(corner):
        raise BadMap(f"{s.map.name}: {mark} at {place} is not on land")
    if home[corner] != 0:
        raise BadMap(f"{s.map.name}: {mark} at {place} is not overseas, but at home")
    for other in [corner, *s.board.across[corner]]:
        if int(other) in taken:
            raise BadMap(f"{s.map.name}: {mark} at {place} is too close to {s.name_of('corner', other)}")
    taken.append(int(corner))
    return corner


def claim(s: IsleState, p: Seat, sides: list[int], route_of: Row) -> None:
    """The sides of a route are at sea, and nobody else's."""
    color = s.book.names[p]
    for side in sides:
        place = s.name_of("side", side)
        if not has(s.routes.room[side], SHIP_LINE):
            raise BadMap(f"{s.map.name}: route_{color} is not at sea at {place}")
        if route_of[side] != NOBODY:
            other = s.book.names[route_of[side]]
            raise BadMap(f"{s.map.name}: route_{other} and route_{color} share {place}")
        route_of[side] = p


def measure(s: IsleState, sides: list[int], start: Corner, way: Row, first: i64) -> None:
    """Write down how far each corner of a route is from where it starts."""
    way[first + start] = 0
    steps: i64 = 0
    found = True
    while found:
        found = False
        for side in sides:
            ends = s.board.ends[side]
            for k in range(2):
                if way[first + ends[k]] == steps and way[first + ends[1 - k]] == OFF:
                    way[first + ends[1 - k]] = steps + 1
                    found = True
        steps += 1


def length_of(s: IsleState, color: str, sides: list[int], way: Row, first: i64, landing: Corner) -> i64:
    """How many ships a line takes. A route is all shortest ways from the given settlement, and no more."""
    route = f"{s.map.name}: route_{color}"
    begin = beginning(s, color, sides)
    full = way[first + begin]
    if full == OFF or way[first + landing] == OFF:
        raise BadMap(f"{route} doesn't lead over its landing to its fortress")
    if full > STOCK:
        raise BadMap(f"{route} takes {full} ships, but the box holds only {STOCK}")
    gone = cells(s.board.corners, OFF)
    measure(s, sides, begin, gone, 0)
    for side in sides:
        one = s.board.ends[side][0]
        other = s.board.ends[side][1]
        if gone[one] > gone[other]:
            one, other = other, one
        if way[first + other] == OFF or gone[one] + 1 + way[first + other] != full:
            raise BadMap(f"{route} holds {s.name_of('side', side)}, which is on no shortest way")
        if gone[other] == gone[landing] and other != landing:
            raise BadMap(f"{route} passes its landing by at {s.name_of('side', side)}")
    return full


def beginning(s: IsleState, color: str, sides: list[int]) -> Corner:
    """The settlement given to a color, at which its one ship on the route lies."""
    found: list[int] = []
    ships: list[int] = []
    for piece in s.map.pieces:
        if piece.owner == color and piece.kind == "ship" and piece.place in sides:
            ships.append(piece.place)
    for piece in s.map.pieces:
        if piece.owner == color and piece.kind == "settlement" and len(ships) == 1:
            if piece.place in s.board.ends[ships[0]]:
                found.append(piece.place)
    if len(found) != 1:
        raise BadMap(f"{s.map.name}: {color} must be given a settlement, and at it one ship on its route")
    return found[0]


def course_of(s: IsleState) -> list[int]:
    """SEA-175: round and round, from hex to hex of the sea."""
    course = s.map.marked("fleet")
    if int(s.map.pirate) not in course:
        raise BadMap(f"{s.map.name}: the pirate doesn't start on the course marked fleet")
    for k, hex in enumerate(course):
        following = course[(k + 1) % len(course)]
        if s.land.terrain[hex] != SEA:
            raise BadMap(f"{s.map.name}: the fleet can't sail over {s.name_of('hex', hex)}: it is not sea")
        if following not in s.board.neighbors[hex]:
            here = s.name_of("hex", hex)
            there = s.name_of("hex", following)
            raise BadMap(f"{s.map.name}: the fleet can't sail from {here} to {there}: they are no neighbors")
    return course


# -- the line west --------------------------------------------------------------------------------------


def way_left(s: IsleState, p: Seat) -> i64:
    """How many ships the line of p still needs to reach its fortress."""
    sea = pirate_sea(s)
    left = sea.full[p]
    for side in sea.routes[p]:
        if s.routes.road[side] == SHIP + p:
            for corner in s.board.ends[side]:
                if sea.way[p * s.board.corners + corner] < left:
                    left = sea.way[p * s.board.corners + corner]
    return left


def line_length(s: IsleState, p: Seat) -> i64:
    return pirate_sea(s).full[p] - way_left(s, p)


def continues(s: IsleState, p: Seat, side: Side) -> bool:
    """SEA-173: from the end of the line one step nearer to the fortress, and not into another's town."""
    sea = pirate_sea(s)
    left = way_left(s, p)
    ends = s.board.ends[side]
    k: i64
    for k in range(2):
        if (
            sea.way[p * s.board.corners + ends[k]] == left
            and sea.way[p * s.board.corners + ends[1 - k]] == left - 1
            and (left == sea.full[p] or has(s.routes.visits[ends[k]], p + SHIP_LINE))
        ):
            return not closed_to(s, p, ends[1 - k])
    return False


def may_leave(s: IsleState, p: Seat, ship: Side) -> bool:
    """Ruling 7: the last ship of a line that is still open, but neither the first one nor a warship."""
    sea = pirate_sea(s)
    left = way_left(s, p)
    length = sea.full[p] - left
    return left > 0 and length > 1 and sea.warships[p] < length and ship == ship_before(s, p, left)


def ship_before(s: IsleState, p: Seat, left: i64) -> Side:
    """The ship of the line at whose far end so many are still missing to the fortress."""
    sea = pirate_sea(s)
    at = p * s.board.corners
    for side in sea.routes[p]:
        ends = s.board.ends[side]
        if s.routes.road[side] == SHIP + p and sea.way[at + ends[0]] + sea.way[at + ends[1]] == 2 * left + 1:
            return side
    raise AssertionError("The line has no gaps.")


# -- what happens ---------------------------------------------------------------------------------------


class SailFleet(Step["IsleState"]):
    """SEA-175, SEA-176, SEA-184: x hexes on; then it raids who lives there, unless several do."""

    def run(self, s: IsleState, f: Frame) -> None:
        sea = pirate_sea(s)
        sea.at = (sea.at + x(f)) % len(sea.course)
        hex = sea.course[sea.at]
        s.tell(FLEET_SAILED | hex)
        victim: Seat = NOBODY
        for corner in s.board.corners_of[hex]:
            p = s.towns.owner[corner]
            if p == NOBODY or p >= s.seats:
                continue
            if victim != NOBODY and p != victim:
                return
            victim = p
        if victim != NOBODY:
            s.then(RAID.on(victim, x(f)))


class Raid(Step["IsleState"]):
    """SEA-176: strength x against the warships of the one who is raided; a tie does nothing."""

    def run(self, s: IsleState, f: Frame) -> None:
        p = seat(f)
        warships = pirate_sea(s).warships[p]
        s.tell(RAIDED | p << 32 | warships << 16 | x(f))
        if x(f) > warships and s.hands.held[p] > 0:
            s.then(PLUNDER.on(p, 1 + count_cities(s, p)))
        elif x(f) < warships:
            s.then(CHOICE.on(p, 1))


class Plunder(Chance["IsleState"]):
    """SEA-176: x more cards, drawn blindly one after the other, go back to the bank."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q = seat(f)
        check_open(s, q)
        card: Card
        for card in range(s.hands.kinds):
            menu.weigh(LOST | card, s.hands.hand[q * HAND + card])

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        q = seat(f)
        pay(s, q, x(a), 1)
        s.tell(LOST | q << 32 | x(a))
        if x(f) > 1 and s.hands.held[q] > 0:
            s.then(PLUNDER.on(q, x(f) - 1))


class Arm(Step["IsleState"]):
    """SEA-174: the ship nearest to the settlement that isn't yet a warship becomes one."""

    def run(self, s: IsleState, f: Frame) -> None:
        p = seat(f)
        sea = pirate_sea(s)
        sea.warships[p] += 1
        stir_ships(s, 1 << p)
        side = ship_before(s, p, sea.full[p] - sea.warships[p])
        s.tell(ARMED | p << 32 | sea.warships[p] << 16 | side)


class Battle(Chance["IsleState"]):
    """SEA-179: one die for the pirates against one's warships."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        die: i64
        for die in range(1, 7):
            menu.weigh(FOUGHT | die, 1)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        q = seat(f)
        warships = pirate_sea(s).warships[q]
        s.tell(FOUGHT | q << 32 | warships << 16 | x(a))
        if warships > x(a):
            take_token(s, q)
        else:
            lose_ship(s, q)
            if warships < x(a):
                lose_ship(s, q)


def lose_ship(s: IsleState, p: Seat) -> None:
    """SEA-179: the one nearest to the fortress; a warship is rebuilt as an ordinary ship."""
    sea = pirate_sea(s)
    side = ship_before(s, p, way_left(s, p))
    sink(s, side)
    if sea.warships[p] > line_length(s, p):
        sea.warships[p] = line_length(s, p)
    s.tell(LOST_SHIP | p << 32 | side)
    for c in s.rules.on_lifted:
        c.on_lifted(s, p, side)


def take_token(s: IsleState, p: Seat) -> None:
    """SEA-180, SEA-181: the third makes the fortress a settlement; after the last the fleet leaves."""
    sea = pirate_sea(s)
    sea.tokens[p] -= 1
    s.tell(TOOK_TOKEN | p << 32 | sea.tokens[p])
    if sea.tokens[p] > 0:
        return
    s.tell(CONQUERED | p << 32 | sea.fortress[p])
    stock_settlements(s, p, 1)
    settle(s, p, sea.fortress[p])
    for left in sea.tokens:
        if left > 0:
            return
    sea.at = NOWHERE
    s.tell(FLEET_GONE)


SAIL_FLEET: Final = SailFleet(PIRATE_ISLANDS * 32 + 0)
RAID: Final = Raid(PIRATE_ISLANDS * 32 + 1)
PLUNDER: Final = Plunder(PIRATE_ISLANDS * 32 + 2)
ARM: Final = Arm(PIRATE_ISLANDS * 32 + 3)
BATTLE: Final = Battle(PIRATE_ISLANDS * 32 + 4)

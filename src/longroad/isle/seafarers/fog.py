"""Fog: hexes that nobody knows before a road or ship leads there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Frame, Row, Seat, cells, seat, verb, x, y
from longroad.isle.building import open_corners
from longroad.isle.fields import HEX, WHO
from longroad.isle.geometry import FOG, GOLD, MOUNTAINS, SEA, TERRAINS, Hex, Side, is_land, takes_number
from longroad.isle.hands import gain
from longroad.isle.harvest import CHOICE, HARVESTED
from longroad.isle.lines import ROAD_LINE, owner_of
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.routes import open_sides
from longroad.isle.seafarers.islands import survey
from longroad.isle.seafarers.ships import SHIP_LINE
from longroad.legend import CounterKind
from longroad.picture import Counter, Picture

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

FOG_ISLANDS: Final = 13
EXPLORE_HEX: Final = (FOG_ISLANDS * 32 + 0) << 40
DISCOVERED: Final = (FOG_ISLANDS * 32 + 1) << 40
DISCOVERED_BARE: Final = (FOG_ISLANDS * 32 + 2) << 40


@mypyc_attr(acyclic=True, free_list_len=1)
class Unexplored(Slice):
    """What still lies face down. Nobody knows in which order, so it has none."""

    def __init__(self, terrain: Row, number: Row) -> None:
        self.terrain: Row = terrain  # terrain -> how many hexes
        self.number: Row = number  # number -> how many tokens

    def copy(self) -> Unexplored:
        return Unexplored(self.terrain[:], self.number[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Unexplored)
        other.terrain = self.terrain[:]
        other.number = self.number[:]


def unexplored(s: IsleState) -> Unexplored:
    return cast(Unexplored, s.slice(FOG_ISLANDS))


class Fog(IsleChapter):
    """SEA-121 … SEA-125: hexes lie face down until somebody comes there."""

    name: ClassVar[str] = "fog"
    number: ClassVar[int] = FOG_ISLANDS

    def kinds(self) -> list[Kind[Any]]:
        return [EXPLORE, CHOOSE_HEX, DISCOVER]

    def verbs(self) -> dict[int, str]:
        return {
            EXPLORE_HEX: "explore {hex}",
            DISCOVERED: "discovered {terrain} {number}",
            DISCOVERED_BARE: "discovered {terrain}",
        }

    def operands(self) -> dict[str, Sequence[str]]:
        return {"terrain": TERRAINS}

    def events(self) -> dict[int, EventKind]:
        terrain = EventField("terrain", "terrain", "y")
        return {
            DISCOVERED: EventKind(
                "discovered", (WHO, HEX, terrain, EventField("number", "number", 1)), "build", harvests=True
            ),
            DISCOVERED_BARE: EventKind("discovered-bare", (WHO, HEX, terrain), "build"),
        }

    def fresh(self, s: IsleState) -> Slice:
        """SEA-121: what lies face down, and the numbers for it."""
        if len(s.map.fog_terrain) == 0:
            return Unexplored(cells(len(TERRAINS)), cells(13))
        return Unexplored(s.map.fog_terrain[:], s.map.fog_numbers[:])

    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """Roads and ships that the map gives have come there, too."""
        side: Side
        for side in range(s.board.sides):
            if s.routes.road[side] != NOBODY and leads_into_fog(s, side):
                todo.add(EXPLORE.on(p, side, owner_of(s.routes.road[side])))

    def laid(self, s: IsleState, p: Seat, piece: i64, side: Side, todo: Menu) -> None:
        """SEA-123: for a neutral piece the player on turn chooses."""
        if leads_into_fog(s, side):
            todo.add(EXPLORE.on(p if p < s.seats else s.turn, side, p))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if verb(a) == EXPLORE_HEX and s.top() >> 40 == CHOOSE_HEX.number:
            place = s.name_of("hex", x(a))
            known = x(a) >= s.board.hexes or s.land.terrain[x(a)] != FOG
            return Reason("hex-known" if known else "hex-not-reached", {"place": place})
        return None

    def counters(self) -> dict[str, CounterKind]:
        return {
            "under the fog": CounterKind(sign="cloud", role="covered-land"),
            "numbers under the fog": CounterKind(sign="cloud", role="covered-numbers"),
        }

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        left = unexplored(s)
        k: i64
        for k in range(len(left.terrain)):
            if left.terrain[k] > 0:
                picture.counters.append(Counter("under the fog", None, int(left.terrain[k]), TERRAINS[k]))
        for k in range(len(left.number)):
            if left.number[k] > 0:
                picture.counters.append(Counter("numbers under the fog", None, int(left.number[k]), str(k)))


def leads_into_fog(s: IsleState, side: Side) -> bool:
    for corner in s.board.ends[side]:
        for hex in s.board.hexes_at[corner]:
            if s.land.terrain[hex] == FOG:
                return True
    return False


def offer_unknown(s: IsleState, side: Side, menu: Menu) -> None:
    """SEA-123: the face-down hexes that have one of the side's ends as a corner."""
    for corner in s.board.ends[side]:
        for hex in s.board.hexes_at[corner]:
            if s.land.terrain[hex] == FOG and not menu.holds(EXPLORE_HEX | hex):
                menu.add(EXPLORE_HEX | hex)


class Explore(Step["IsleState"]):
    """SEA-123: the piece of y on side x turns up every face-down hex at its ends."""

    def run(self, s: IsleState, f: Frame) -> None:
        found = Menu(4)
        offer_unknown(s, x(f), found)
        if found.size == 1:
            s.then(DISCOVER.on(seat(f), x(found.items[0]), y(f)))
        elif found.size > 1:
            s.then(CHOOSE_HEX.on(seat(f), x(f), y(f)))


class ChooseHex(Decision["IsleState"]):
    """SEA-123: among several, the player says in which order."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_unknown(s, x(f), menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.then(DISCOVER.on(p, x(a), y(f)), EXPLORE.on(p, x(f), y(f)))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "explore", {}, 1, 1, False, self.ticket(s, f), None)


class Discover(Chance["IsleState"]):
    """SEA-124: hex x is any of those left, and land takes any of the numbers left. y came there."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        left = unexplored(s)
        tokens: i64 = 0
        for n in left.number:
            tokens += n
        terrain: i64
        number: i64
        for terrain in range(len(left.terrain)):
            n = left.terrain[terrain]
            if takes_number(terrain):
                for number in range(2, 13):
                    menu.weigh(DISCOVERED | number << 16 | terrain, n * left.number[number])
            else:
                menu.weigh(DISCOVERED_BARE | terrain, n * max(tokens, 1))

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        hex = x(f)
        terrain = x(a)
        number = y(a)
        left = unexplored(s)
        left.terrain[terrain] -= 1
        s.tell(verb(a) | y(f) << 32 | terrain << 16 | hex)
        if verb(a) == DISCOVERED:
            left.number[number] -= 1
            s.tell(number)
        turn_up(s, hex, terrain, number)
        if y(f) < s.seats:  # TB-CO-41: neutral players take nothing
            reward(s, y(f), terrain)


def turn_up(s: IsleState, hex: Hex, terrain: i64, number: i64) -> None:
    """A hex comes to light: settlements and roads find room at land, ships at sea."""
    s.land = s.land.with_hex(hex, terrain, number)
    if is_land(terrain):
        open_corners(s, hex)
        open_sides(s, hex, ROAD_LINE)
        survey(s)
    elif terrain == SEA:
        open_sides(s, hex, SHIP_LINE)


def reward(s: IsleState, p: Seat, terrain: i64) -> None:
    """SEA-124: a card of the new land, if the bank has one; gold gives a card of choice, a desert none."""
    if terrain == GOLD:
        s.then(CHOICE.on(p, 1))
    elif terrain <= MOUNTAINS and s.hands.bank[terrain] > 0:
        gain(s, p, terrain, 1)
        s.tell(HARVESTED | p << 32 | 1 << 16 | terrain)


EXPLORE: Final = Explore(FOG_ISLANDS * 32 + 0)
CHOOSE_HEX: Final = ChooseHex(FOG_ISLANDS * 32 + 1)
DISCOVER: Final = Discover(FOG_ISLANDS * 32 + 2)

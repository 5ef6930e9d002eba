"""Islands: where one may found, and points for the first settlement on a foreign one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind
from longroad.core.packed import NOWHERE, Row, Seat, cells, has
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner, Hex, is_land, islands_on
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import CounterKind, PieceKind
from longroad.picture import Counter, Fact, Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

ISLANDS: Final = 12
ISLAND_BONUS: Final = (ISLANDS * 32 + 0) << 40  # an event only


@mypyc_attr(acyclic=True, free_list_len=1)
class Shores(Slice):
    """Which corner belongs to which island, and who has settled where."""

    fixed: ClassVar[tuple[str, ...]] = ("home", "closed")

    def __init__(self, island: Row, home: Row, closed: Row, settled: Row, bonus: Row, chips: Row) -> None:
        self.island: Row = island  # corner -> island from 1 on; 0 for none. Shared: new land is a new row
        self.home: Row = home  # corner -> 1 where one may found. Never changes: shared
        self.closed: Row = closed  # hex -> 1 where nobody settles. Never changes: shared
        self.settled: Row = settled  # owner -> the islands it has settled on, one bit each
        self.bonus: Row = bonus  # owner -> bonus points
        self.chips: Row = chips  # where they were won: owner << 16 | corner. Shared: a new chip is a new row

    def copy(self) -> Shores:
        return Shores(self.island, self.home, self.closed, self.settled[:], self.bonus[:], self.chips)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Shores)
        other.island = self.island
        other.home = self.home
        other.closed = self.closed
        other.settled = self.settled[:]
        other.bonus = self.bonus[:]
        other.chips = self.chips


def shores(s: IsleState) -> Shores:
    return cast(Shores, s.slice(ISLANDS))


class Islands(IsleChapter):
    """SEA-101, SEA-103, SEA-111, SEA-113, SEA-131, SEA-132, SEA-192, SEA-203: home, and foreign islands."""

    name: ClassVar[str] = "islands"
    number: ClassVar[int] = ISLANDS

    def events(self) -> dict[int, EventKind]:
        points = EventField("points", "number", "y")
        return {ISLAND_BONUS: EventKind("island-bonus", (WHO, CORNER, points), "build", memorable=True)}

    def fresh(self, s: IsleState) -> Slice:
        home = home_corners(s)
        for corner in s.map.marked("no_founding"):
            home[corner] = 0
        closed = cells(s.board.hexes)
        for hex in s.map.marked("closed"):
            closed[hex] = 1
        return Shores(islands_of(s), home, closed, cells(s.owners), cells(s.owners), cells(0))

    def points(self, s: IsleState, p: Seat) -> i64:
        return shores(s).bonus[p]

    def forbids_founding(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """SEA-101, SEA-122, SEA-131, SEA-141, SEA-151, SEA-191: only where the map says home."""
        return shores(s).home[corner] == 0

    def forbids_settlement(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """SEA-141, SEA-152: nobody settles on the islets of the tribe."""
        closed = shores(s).closed
        for hex in s.board.hexes_at[corner]:
            if closed[hex] != 0:
                return True
        return False

    def forbids_robber(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        """SEA-146, SEA-158: the robber never goes there."""
        return shores(s).closed[hex] != 0

    def on_settled(self, s: IsleState, p: Seat, corner: Corner) -> None:
        """SEA-103: the first settlement on an island that isn't one's home; the founding ones make a home."""
        land = shores(s)
        island = land.island[corner]
        if island == 0 or has(land.settled[p], island):
            return
        land.settled[p] |= 1 << island
        if s.turns > 0 and p < s.seats and s.map.island_points > 0:
            land.bonus[p] += s.map.island_points
            land.chips = append(land.chips[:], p << 16 | corner)
            s.rescore()
            s.tell(ISLAND_BONUS | p << 32 | s.map.island_points << 16 | corner)

    def pieces(self) -> dict[str, PieceKind]:
        return {"island chip": PieceKind()}

    def counters(self) -> dict[str, CounterKind]:
        return {"island points": CounterKind(sign="island", points=1)}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        """Points where islands bring some, and a chip on each island that has brought them."""
        if s.map.island_points == 0:
            return
        q: Seat
        for q in range(s.seats):
            picture.counters.append(Counter("island points", int(q), int(shores(s).bonus[q])))
        facts: dict[str, Fact] = {"points": int(s.map.island_points)}
        for chip in shores(s).chips:
            hex = hex_beside(s, chip & 0xFFFF)
            picture.pieces.append(Piece("island chip", int(chip >> 16), s.name_of("hex", hex), facts))


def hex_beside(s: IsleState, corner: Corner) -> Hex:
    """A hex of the island that a corner belongs to."""
    belt = s.map.marked("belt")
    for hex in s.board.hexes_at[corner]:
        if is_land(s.land.terrain[hex]) and hex not in belt:
            return hex
    return NOWHERE


def islands_of(s: IsleState) -> Row:
    """Land that hangs together is an island; the desert belt belongs to none and joins nothing (SEA-131)."""
    board = s.board
    of_hex = islands_on(board, s.land.terrain, s.map.marked("belt"))
    island = cells(board.corners)
    corner: Corner
    for corner in range(board.corners):
        for hex in board.hexes_at[corner]:
            if of_hex[hex] > 0:
                island[corner] = of_hex[hex]
    return island


def survey(s: IsleState) -> None:
    """New land has come to light: it may join islands. Bonus points stay as they are."""
    land = shores(s)
    land.island = islands_of(s)
    land.settled = cells(s.owners)
    corner: Corner
    for corner in range(s.board.corners):
        if 0 <= s.towns.owner[corner] < s.owners and land.island[corner] > 0:
            land.settled[s.towns.owner[corner]] |= 1 << land.island[corner]


def home_corners(s: IsleState) -> Row:
    """The corners of the hexes that the map marks as home; all of them where it marks none."""
    marked = s.map.marked("home")
    if not marked:
        return cells(s.board.corners, 1)
    home = cells(s.board.corners)
    for hex in marked:
        for corner in s.board.corners_of[hex]:
            home[corner] = 1
    return home

"""Hexes, corners and sides, and what lies next to what. A board never changes; games share it."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from longroad.core.packed import NOWHERE, Row, Rows, cells, rows

# Places, for the reader. The compiler sees i64.
Hex: TypeAlias = i64
Corner: TypeAlias = i64
Side: TypeAlias = i64

# Terrain. The first five are equal to the card they give (BASE-005).
FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
SEA: Final = 6
GOLD: Final = 7
FOG: Final = 8
LAKE: Final = 9
SWAMP: Final = 10
UNFILLED: Final = 15  # in a map file: dealt from a pool before the game

LETTERS: Final = "fhpgmd~*?LS"  # by terrain, in drawings; `_` is unfilled
TERRAINS: Final = [
    "forest",
    "hills",
    "pasture",
    "fields",
    "mountains",
    "desert",
    "sea",
    "gold",
    "fog",
    "lake",
    "swamp",
]

# Clockwise. Side k of a hex joins its corners k and k + 1.
CORNERS: Final = ["N", "NE", "SE", "S", "SW", "NW"]
SIDES: Final = ["NE", "E", "SE", "SW", "W", "NW"]
STEPS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # to the hex across side k

# A corner as seen from the middle of its hex, on a grid where hex (q, r) stands at (2q + r, 3r).
CORNER_AT: Final = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]

KEPT: Final = 64  # boards remembered at a time


def takes_number(terrain: i64) -> bool:
    """Whether a hex of this terrain carries a number and pays on it."""
    return (FOREST <= terrain <= MOUNTAINS) or terrain == GOLD


def is_land(terrain: i64) -> bool:
    """Whether a hex of this terrain is land: not the sea, and not under fog, where nobody knows."""
    return terrain != SEA and terrain != FOG


SPOKES: Final = 6  # cells of a corner in a fan


def fan_out(sides_at: list[list[int]], across: list[list[int]]) -> Row:
    """SPOKES cells for each corner: three times a side and the corner across; NOWHERE where there is none."""
    fan = cells(SPOKES * len(sides_at), NOWHERE)
    for corner, sides in enumerate(sides_at):
        for k, side in enumerate(sides):
            fan[SPOKES * corner + 2 * k] = side
            fan[SPOKES * corner + 2 * k + 1] = across[corner][k]
    return fan


class Board:
    """The shape of a map as a graph: hexes in the order given, corners and sides as they are met.

    The sea frame around it is not drawn: every place next to a drawn hex is a rim hex (SEA-003), numbered
    after the drawn ones. Rim hexes have the corners and sides that they share with drawn hexes, and no more.
    """

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        index: dict[tuple[int, int], int] = {place: h for h, place in enumerate(hexes)}
        assert len(index) == len(hexes), "A board lists each hex once."
        corner_ids: dict[tuple[int, int], int] = {}
        side_ids: dict[tuple[int, int], int] = {}
        corners_of: list[list[int]] = []
        sides_of: list[list[int]] = []
        neighbors: list[list[int]] = []
        hexes_at: list[list[int]] = []
        hexes_beside: list[list[int]] = []
        ends: list[list[int]] = []
        for h, (q, r) in enumerate(hexes):
            around: list[int] = []
            for east, south in CORNER_AT:
                c = corner_ids.setdefault((2 * q + r + east, 3 * r + south), len(corner_ids))
                if c == len(hexes_at):
                    hexes_at.append([])
                hexes_at[c].append(h)
                around.append(c)
            edge: list[int] = []
            for k in range(6):
                a = min(around[k], around[(k + 1) % 6])
                b = max(around[k], around[(k + 1) % 6])
                side = side_ids.setdefault((a, b), len(side_ids))
                if side == len(ends):
                    ends.append([a, b])
                    hexes_beside.append([])
                hexes_beside[side].append(h)
                edge.append(side)
            corners_of.append(around)
            sides_of.append(edge)
            neighbors.append([index[(q + dq, r + dr)] for dq, dr in STEPS if (q + dq, r + dr) in index])
        sides_at: list[list[int]] = [[] for _ in hexes_at]
        across: list[list[int]] = [[] for _ in hexes_at]
        for side, (a, b) in enumerate(ends):
            sides_at[a].append(side)
            across[a].append(b)
            sides_at[b].append(side)
            across[b].append(a)
        rim = rim_around(hexes, set(hexes))
        for q, r in rim:
            around = []
            for east, south in CORNER_AT:
                c = corner_ids.get((2 * q + r + east, 3 * r + south), -1)
                if c >= 0:
                    around.append(c)
            edge = []
            for k, (dq, dr) in enumerate(STEPS):
                h = index.get((q + dq, r + dr), -1)
                if h >= 0:
                    edge.append(sides_of[h][(k + 3) % 6])
            corners_of.append(around)
            sides_of.append(edge)
        self.axial: list[tuple[int, int]] = list(hexes)  # pointy-top; q grows east, r grows south
        self.rim_axial: list[tuple[int, int]] = rim  # clockwise from the one above the top left hex
        self.hexes: Final[i64] = len(hexes)
        self.rim: Final[i64] = len(rim)  # rim hexes; the first has the number `hexes`
        self.corners: Final[i64] = len(hexes_at)
        self.sides: Final[i64] = len(ends)
        self.corners_of: Final[Rows] = rows(
            corners_of
        )  # hex -> N NE SE S SW NW; of a rim hex those there are
        self.sides_of: Final[Rows] = rows(sides_of)  # hex -> NE E SE SW W NW; of a rim hex those there are
        self.neighbors: Final[Rows] = rows(neighbors)  # hex -> adjacent hexes, clockwise from NE
        self.hexes_at: Final[Rows] = rows(hexes_at)  # corner -> 1 to 3 hexes
        self.sides_at: Final[Rows] = rows(sides_at)  # corner -> 2 or 3 sides
        self.across: Final[Rows] = rows(across)  # corner -> the other end of each of those sides
        self.fan: Final[Row] = fan_out(sides_at, across)  # the same, for searches
        self.ends: Final[Rows] = rows(ends)  # side -> 2 corners
        self.hexes_beside: Final[Rows] = rows(hexes_beside)  # side -> 1 or 2 hexes


def rim_around(hexes: list[tuple[int, int]], drawn: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Every place not drawn but next to a drawn hex: clockwise along the shore, then those inside holes."""
    found: dict[tuple[int, int], None] = {}  # a dictionary keeps its order
    if hexes:
        start = min(hexes, key=lambda place: (place[1], place[0]))
        here = start
        out = 5
        while True:  # one hand on the shore, until we are back
            found[here[0] + STEPS[out][0], here[1] + STEPS[out][1]] = None
            ahead = (out + 1) % 6
            there = (here[0] + STEPS[ahead][0], here[1] + STEPS[ahead][1])
            if there in drawn:
                here = there
                out = (out + 5) % 6
            else:
                out = ahead
            if here == start and out == 5:
                break
    inside: list[tuple[int, int]] = []
    for q, r in hexes:
        for dq, dr in STEPS:
            place = (q + dq, r + dr)
            if place not in drawn and place not in found:
                inside.append(place)
    for place in sorted(inside, key=lambda place: (place[1], place[0])):
        found[place] = None
    return list(found)


def is_shore(board: Board, terrain: Row, side: Side) -> bool:
    """Whether land lies on one side of it, and the sea or the edge of the map on the other."""
    land: i64 = 0
    sea = 2 - len(board.hexes_beside[side])
    for hex in board.hexes_beside[side]:
        if is_land(terrain[hex]):
            land += 1
        elif terrain[hex] == SEA:
            sea += 1
    return land == 1 and sea == 1


def islands_on(board: Board, terrain: Row, left_out: list[int]) -> Row:
    """The island of every hex, from 1 on: land that hangs together. Sea, fog and what is left out have 0."""
    island = cells(board.hexes)
    count: i64 = 0
    start: Hex
    for start in range(board.hexes):
        if island[start] == 0 and is_land(terrain[start]) and start not in left_out:
            count += 1
            island[start] = count
            todo: list[int] = [int(start)]
            while todo:
                for other in board.neighbors[todo.pop()]:
                    if island[other] == 0 and is_land(terrain[other]) and other not in left_out:
                        island[other] = count
                        todo.append(int(other))
    return island


_boards: dict[tuple[tuple[int, int], ...], Board] = {}


def board_of(hexes: list[tuple[int, int]]) -> Board:
    """The one board of this shape."""
    key = tuple(hexes)
    board = _boards.get(key)
    if board is None:
        if len(_boards) >= KEPT:
            _boards.clear()
        board = Board(hexes)
        _boards[key] = board
    return board

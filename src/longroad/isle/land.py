"""Terrain, numbers and harbors as they are in one game."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from longroad.core.chapter import Slice
from longroad.core.packed import Row, Rows, cells, has, row, rows
from longroad.isle.geometry import SEA, Board, Corner, Hex, Side, is_land, is_shore
from longroad.isle.maps.value import Map, corner_harbors

# The dots on a number token: ways to roll it, out of 36.
DOTS: Final[Row] = row([0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1])


class Land(Slice):
    """What lies where. Shared by all copies of a game and never written to: changed land is new land."""

    fixed: ClassVar[tuple[str, ...]] = ("hexes_with", "dots")

    def __init__(self, terrain: Row, number: Row, further: Row, harbor_at: Row, harbor: Row) -> None:
        self.terrain: Row = terrain  # hex -> terrain; below five it is the card it gives
        self.number: Row = number  # hex -> its number, or 0; what a roll yields, `hexes_with` says
        self.further: Row = further  # hex -> numbers that it bears besides, one bit each
        self.harbor_at: Row = harbor_at  # side -> 0, 1 for three of any kind, 2 + card for two of that card
        self.harbor: Row = harbor  # corner -> the same
        self.hexes_with: Rows = by_number(number, further)  # number -> the hexes that bear it
        self.dots: Row = count_dots(self.hexes_with, len(number))  # hex -> those of all its numbers

    def restored(self) -> None:
        self.hexes_with = by_number(self.number, self.further)
        self.dots = count_dots(self.hexes_with, len(self.number))

    def with_hex(self, hex: Hex, terrain: i64, number: i64) -> Land:
        """The land after a hex has become something else."""
        terrains = self.terrain[:]
        terrains[hex] = terrain
        numbers = self.number[:]
        numbers[hex] = number
        return Land(terrains, numbers, self.further[:], self.harbor_at, self.harbor)

    def with_swapped(self, hex: Hex, other: Hex) -> Land:
        """The land after two hexes have exchanged their numbers (CK-106)."""
        numbers = self.number[:]
        numbers[hex] = self.number[other]
        numbers[other] = self.number[hex]
        return Land(self.terrain, numbers, self.further, self.harbor_at, self.harbor)

    def with_harbor(self, board: Board, side: Side, kind: i64) -> Land:
        """The land after a harbor was put on a side, or (0) taken away."""
        harbors = self.harbor_at[:]
        harbors[side] = kind
        return Land(self.terrain, self.number, self.further, harbors, corner_harbors(board, harbors))

    def with_further(self, hex: Hex, number: i64) -> Land:
        """The land after a hex has got one more number: it bears fruit at each (TB-FI-11, TB-RI-05)."""
        further = self.further[:]
        further[hex] |= 1 << number
        return Land(self.terrain, self.number, further, self.harbor_at, self.harbor)

    def bears_fruit(self, hex: Hex) -> bool:
        """Whether there is any roll at which a hex yields something."""
        return self.dots[hex] > 0

    def is_coast(self, board: Board, corner: Corner) -> bool:
        """Whether a corner touches land and sea, or the edge of the map."""
        land: i64 = 0
        sea = 3 - len(board.hexes_at[corner])
        for hex in board.hexes_at[corner]:
            if is_land(self.terrain[hex]):
                land += 1
            elif self.terrain[hex] == SEA:
                sea += 1
        return land > 0 and sea > 0

    def is_shore(self, board: Board, side: Side) -> bool:
        """Whether land lies on one side of it, and the sea or the edge of the map on the other."""
        return is_shore(board, self.terrain, side)

    def is_inhabitable(self, board: Board, corner: Corner) -> bool:
        """Whether a settlement could stand there."""
        for hex in board.hexes_at[corner]:
            if is_land(self.terrain[hex]):
                return True
        return False


def new_land(map: Map) -> Land:
    return Land(map.terrain, map.number, cells(len(map.number)), map.harbor_at, map.harbor)


def by_number(number: Row, further: Row) -> Rows:
    """The hexes that bear each number."""
    found: list[list[int]] = [[] for _ in DOTS]
    h: Hex
    for h in range(len(number)):
        if number[h] > 0:
            found[number[h]].append(int(h))
        if further[h] != 0:
            for n, hexes in enumerate(found):
                if has(further[h], n) and n != number[h]:
                    hexes.append(int(h))
    return rows(found)


def count_dots(hexes_with: Rows, hexes: i64) -> Row:
    found = cells(hexes)
    n: i64
    for n in range(len(DOTS)):
        for hex in hexes_with[n]:
            found[hex] += DOTS[n]
    return found

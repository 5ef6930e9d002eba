"""Terrain, numbers and harbors as they are in one game."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64

from longroad.core.chapter import Slice
from longroad.core.words import Row, Rows, cells, rows
from longroad.isle.geometry import SEA, Board, Corner, Hex, Side, is_land, is_shore
from longroad.isle.maps.value import Map, corner_harbors


class Land(Slice):
    """What lies where. Shared by all copies of a game and never written to: changed land is new land."""

    fixed: ClassVar[tuple[str, ...]] = ("hexes_with",)

    def __init__(
        self, terrain: Row, number: Row, seconds: Row, harbor_at: Row, harbor: Row, hexes_with: Rows
    ) -> None:
        self.terrain: Row = terrain  # hex -> terrain; below five it is the card it gives
        self.number: Row = number  # hex -> its number, or 0; what a roll yields, `hexes_with` says
        self.seconds: Row = seconds  # hexes with a second number, each followed by that; mostly empty
        self.harbor_at: Row = harbor_at  # side -> 0, 1 for three of any kind, 2 + card for two of that card
        self.harbor: Row = harbor  # corner -> the same
        self.hexes_with: Rows = hexes_with  # number -> the hexes that bear it

    def copy(self) -> Land:
        return self

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Land)
        other.terrain = self.terrain
        other.number = self.number
        other.seconds = self.seconds
        other.harbor_at = self.harbor_at
        other.harbor = self.harbor
        other.hexes_with = self.hexes_with

    def restored(self) -> None:
        self.hexes_with = by_number(self.number, self.seconds)

    def with_hex(self, hex: Hex, terrain: i64, number: i64) -> Land:
        """The land after a hex has become something else."""
        terrains = self.terrain[:]
        numbers = self.number[:]
        terrains[hex] = terrain
        numbers[hex] = number
        found = by_number(numbers, self.seconds)
        return Land(terrains, numbers, self.seconds, self.harbor_at, self.harbor, found)

    def with_swapped(self, hex: Hex, other: Hex) -> Land:
        """The land after two hexes have exchanged their numbers (CK-106)."""
        numbers = self.number[:]
        numbers[hex] = self.number[other]
        numbers[other] = self.number[hex]
        found = by_number(numbers, self.seconds)
        return Land(self.terrain, numbers, self.seconds, self.harbor_at, self.harbor, found)

    def with_harbor(self, board: Board, side: Side, kind: i64) -> Land:
        """The land after a harbor was put on a side, or (0) taken away."""
        harbors = self.harbor_at[:]
        harbors[side] = kind
        corners = corner_harbors(board, harbors)
        return Land(self.terrain, self.number, self.seconds, harbors, corners, self.hexes_with)

    def with_second(self, hex: Hex, number: i64) -> Land:
        """The land after a hex has got another number: it bears fruit at both."""
        seconds = append(append(self.seconds[:], hex), number)
        found = by_number(self.number, seconds)
        return Land(self.terrain, self.number, seconds, self.harbor_at, self.harbor, found)

    def bears_fruit(self, hex: Hex) -> bool:
        """Whether there is any roll at which a hex yields something."""
        return self.number[hex] > 0

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
    none = cells(0)
    found = by_number(map.number, none)
    return Land(map.terrain, map.number, none, map.harbor_at, map.harbor, found)


def by_number(number: Row, seconds: Row) -> Rows:
    """The hexes that bear each number."""
    found: list[list[int]] = [[] for _ in range(13)]
    h: Hex
    for h in range(len(number)):
        if number[h] > 0:
            found[number[h]].append(int(h))
    for h in range(0, len(seconds), 2):
        found[seconds[h + 1]].append(int(seconds[h]))
    return rows(found)

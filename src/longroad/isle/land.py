"""Terrain, numbers and harbors as they are in one game."""

from __future__ import annotations

from typing import ClassVar

from longroad.core.chapter import Slice
from longroad.core.words import Hex, Row, Rows, rows
from longroad.isle.maps import Map


class Land(Slice):
    """What lies where. Shared by all copies unless some chapter of the book changes it."""

    fixed: ClassVar[tuple[str, ...]] = ("changes", "hexes_with")

    def __init__(self, terrain: Row, number: Row, harbor: Row, hexes_with: Rows, changes: bool) -> None:
        self.terrain: Row = terrain  # hex -> terrain; below five it is the card it gives
        self.number: Row = number  # hex -> number, or 0
        self.harbor: Row = harbor  # corner -> 0, 1 for three of any kind, 2 + card for two of that card
        self.hexes_with: Rows = hexes_with  # number -> the hexes that bear it
        self.changes = changes

    def copy(self) -> Land:
        if not self.changes:
            return self
        return Land(self.terrain[:], self.number[:], self.harbor[:], self.hexes_with, True)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Land)
        other.terrain = self.terrain[:] if self.changes else self.terrain
        other.number = self.number[:] if self.changes else self.number
        other.harbor = self.harbor[:] if self.changes else self.harbor
        other.hexes_with = self.hexes_with

    def restored(self) -> None:
        self.hexes_with = by_number(self.number)


def new_land(map: Map, changes: bool) -> Land:
    if changes:  # the map's own rows belong to every game on it
        return Land(map.terrain[:], map.number[:], map.harbor[:], by_number(map.number), True)
    return Land(map.terrain, map.number, map.harbor, by_number(map.number), False)


def by_number(number: Row) -> Rows:
    """The hexes that bear each number."""
    found: list[list[int]] = [[] for _ in range(13)]
    h: Hex
    for h in range(len(number)):
        if number[h] > 0:
            found[number[h]].append(int(h))
    return rows(found)

"""Where the places of a board lie, worked out from a picture of it, and what they are called."""

from __future__ import annotations

import re
from functools import cached_property
from typing import ClassVar, TypeAlias

from longroad.cli.isle.ground import terrain_kind
from longroad.cli.places import Places
from longroad.isle.geometry import CORNER_AT, CORNERS, SEA, SIDES, STEPS, TERRAINS, rim_around
from longroad.isle.plain_picture import Tile

Corner: TypeAlias = tuple[int, int]  # hex (q, r) stands at (2q + r, 3r)
Side: TypeAlias = tuple[Corner, Corner]  # in reading order

NAME = re.compile(r"[A-Z]+\d+(?:[./][NESW]+)?|~\d+", re.IGNORECASE)


class Atlas(Places):
    """The places of one board by name. A corner or side has several; its own is the alphabetically first."""

    kinds: ClassVar[tuple[str, ...]] = ("corner", "side", "hex")

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = {tile.name: tile for tile in tiles}
        self.at = {(tile.q, tile.r): tile for tile in tiles}
        around_all = rim_around(list(self.at), set(self.at))
        self.rim = {
            f"~{k}": Tile(f"~{k}", q, r, TERRAINS[SEA], 0) for k, (q, r) in enumerate(around_all, start=1)
        }
        self.corners: dict[Corner, list[str]] = {}
        self.sides: dict[Side, list[str]] = {}
        for tile in tiles:
            around = [corner_at(tile, k) for k in range(6)]
            for k in range(6):
                self.corners.setdefault(around[k], []).append(f"{tile.name}.{CORNERS[k]}")
                side = side_between(around[k], around[(k + 1) % 6])
                self.sides.setdefault(side, []).append(f"{tile.name}/{SIDES[k]}")
        for names in (*self.corners.values(), *self.sides.values()):
            names.sort()

    @cached_property
    def own_names(self) -> dict[str, str]:
        """Every name a place goes by, and its own."""
        found = {name: name for name in (*self.tiles, *self.rim)}
        for names in (*self.corners.values(), *self.sides.values()):
            found.update({name: names[0] for name in names})
        return found

    @cached_property
    def _corner_of(self) -> dict[str, Corner]:
        return {name: corner for corner, names in self.corners.items() for name in names}

    @cached_property
    def _side_of(self) -> dict[str, Side]:
        return {name: side for side, names in self.sides.items() for name in names}

    def hex(self, name: str) -> Tile | None:
        """A hex by its name, also one of the rim; None where this is the name of something else."""
        return self.tiles.get(name) or self.rim.get(name)

    def next_to(self, tile: Tile) -> dict[int, Tile]:
        """The drawn hexes around one, by the side they share."""
        beside = {k: (tile.q + dq, tile.r + dr) for k, (dq, dr) in enumerate(STEPS)}
        return {k: self.at[place] for k, place in beside.items() if place in self.at}

    def corner(self, name: str) -> Corner:
        return self._corner_of[name]

    def side(self, name: str) -> Side:
        return self._side_of[name]

    def is_name(self, word: str) -> bool:
        return NAME.fullmatch(word) is not None

    def own_name(self, words: str) -> str | None:
        return self.own_names.get(words.strip().upper())

    def kind_of(self, name: str) -> str:
        return "corner" if "." in name else "side" if "/" in name else "hex"

    def of_kind(self, kind: str) -> list[str]:
        there = {"corner": self.corners.values(), "side": self.sides.values()}
        return [names[0] for names in there[kind]] if kind in there else [*self.tiles, *self.rim]

    def names(self, name: str) -> list[str]:
        """Every name of a place."""
        if "." in name:
            return self.corners[self.corner(name)]
        if "/" in name:
            return self.sides[self.side(name)]
        return [name]

    def hexes(self, name: str) -> list[Tile]:
        """The hexes a place belongs to."""
        if "." not in name and "/" not in name:
            found = self.hex(name)
            return [found] if found else []
        return [self.tiles[other.replace("/", ".").partition(".")[0]] for other in self.names(name)]

    def reading_order(self, name: str) -> tuple[float, float]:
        if "." in name:
            east, south = self.corner(name)
            return south, east
        if "/" in name:
            a, b = self.side(name)
            return (a[1] + b[1]) / 2, (a[0] + b[0]) / 2
        tile = self.tiles.get(name) or self.rim[name]
        return 3 * tile.r, 2 * tile.q + tile.r


_atlases: dict[tuple[tuple[str, int, int, str, int], ...], Atlas] = {}


def atlas_of(tiles: list[Tile]) -> Atlas:
    """The atlas of this board; as long as one game is played, always the same."""
    key = tuple((tile.name, tile.q, tile.r, tile.terrain, tile.number) for tile in tiles)
    if key not in _atlases:
        _atlases.clear()
        _atlases[key] = Atlas(tiles)
    return _atlases[key]


def corner_at(tile: Tile, k: int) -> Corner:
    east, south = CORNER_AT[k]
    return 2 * tile.q + tile.r + east, 3 * tile.r + south


def side_between(a: Corner, b: Corner) -> Side:
    return (a, b) if (a[1], a[0]) <= (b[1], b[0]) else (b, a)


def gives(tile: Tile) -> str:
    """What a hex is called on the board: by its card, or by its terrain if it has none."""
    return terrain_kind(tile.terrain).card or tile.terrain

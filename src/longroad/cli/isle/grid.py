"""Lines and columns: where the places of a board lie on paper, in one of three sizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from longroad.cli.isle.atlas import Atlas, Corner, Side, corner_at, side_between
from longroad.cli.isle.ground import terrain_kind
from longroad.isle.geometry import SEA, STEPS, TERRAINS
from longroad.isle.plain_picture import Harbor, IslePicture, Tile
from longroad.texts.speaker import Speaker

SOUTHEAST, SOUTHWEST, EAST, WEST = 2, 3, 1, 4  # sides of a hex


@dataclass(frozen=True)
class Scale:
    """How large a hex is drawn."""

    step: int  # columns from a corner to the next
    slope: int  # lines of a slanting side
    body: int  # lines of an upright side

    @property
    def pitch(self) -> int:
        """Lines from a row of hexes to the next."""
        return self.slope + self.body

    @property
    def room(self) -> int:
        """Columns inside a hex."""
        return 2 * self.step - 1


TINY = Scale(3, 1, 1)
SMALL = Scale(4, 1, 2)
LARGE = Scale(6, 2, 3)


class Label(NamedTuple):
    """Words somewhere on the board."""

    line: int
    column: int
    words: str

    @property
    def cells(self) -> set[tuple[int, int]]:
        return {(self.line, self.column + k) for k in range(len(self.words))}

    @property
    def surroundings(self) -> set[tuple[int, int]]:
        """Its cells, and one on either side."""
        return {(self.line, self.column + k) for k in range(-1, len(self.words) + 1)}


class Grid:
    """The places of a board in lines and columns, before there are margins."""

    def __init__(self, atlas: Atlas, scale: Scale) -> None:
        self.atlas = atlas
        self.scale = scale

    def line_of(self, corner: Corner) -> int:
        """Corners of a slanting border lie on its first line or its last."""
        border, low = divmod(corner[1] + 2, 3)
        return border * self.scale.pitch + (self.scale.slope - 1 if low else 0)

    def column_of(self, corner: Corner) -> int:
        return corner[0] * self.scale.step

    def body_of(self, tile: Tile) -> tuple[int, int]:
        """The first line and column inside a hex."""
        line = tile.r * self.scale.pitch + self.scale.slope
        return line, (2 * tile.q + tile.r - 1) * self.scale.step + 1

    def cells_of(self, tile: Tile, walls: bool = True) -> set[tuple[int, int]]:
        """The inside of a hex between its upright sides, with those or without."""
        line, column = self.body_of(tile)
        columns = range(column - walls, column + self.scale.room + walls)
        return {(line + y, x) for y in range(self.scale.body) for x in columns}

    def middle_of(self, place: str) -> tuple[int, int]:
        """Where a mark goes that is to be read as being on this place."""
        if "." in place:
            corner = self.atlas.corner(place)
            return self.line_of(corner), self.column_of(corner)
        if "/" in place:
            a, b = self.atlas.side(place)
            line = (self.line_of(a) + self.line_of(b)) // 2 + (a[0] == b[0] and self.scale.body == 3)
            return line, (self.column_of(a) + self.column_of(b)) // 2
        tile = self.atlas.hex(place)
        assert tile is not None, place
        line, column = self.body_of(tile)
        return line + self.scale.body // 2, column + self.scale.room // 2

    def course(self, side: Side) -> list[tuple[int, int]]:
        """The cells between the two corners of a side, from left to right or from the top down."""
        a, b = side
        line, column = self.line_of(a), self.column_of(a)
        if a[0] == b[0]:
            return [(line + 1 + k, column) for k in range(self.scale.body)]
        start = min(column, self.column_of(b))
        return [(line, start + 1 + k) for k in range(self.scale.step - 1)]

    def halves(self, side: Side) -> list[tuple[int, int, bool, bool]]:
        """The cells a painted road covers, corners included, and whether their top and bottom halves."""
        a, b = side
        line, column = self.line_of(a), self.column_of(a)
        if a[0] == b[0]:
            inside = [(line + k, column, True, True) for k in range(1, self.scale.body + 1)]
            return [(line, column, False, True), *inside, (self.line_of(b), column, True, False)]
        found = [(line, column, True, False), (self.line_of(b), self.column_of(b), False, True)]
        toward = 1 if a[0] < b[0] else -1
        fall = 2 * self.scale.slope / self.scale.step  # half lines for each column
        wide = 0.6 if self.scale.slope > 1 else 0.5
        for k in range(1, self.scale.step):
            covered = range(max(0, int(fall * (k - wide))), ceil(fall * (k + wide)))
            for n in range(self.scale.slope):
                top, bottom = 2 * n in covered, 2 * n + 1 in covered
                if top or bottom:
                    found.append((line + n, column + toward * k, top, bottom))
        return found

    def beside_board(self, tile: Tile, words: str) -> Label:
        """Words on a hex of the rim, as near to the board as they can be."""
        line, column = self.body_of(tile)
        near = self.atlas.next_to(tile)
        if EAST in near or WEST in near:
            column += self.scale.room - len(words) if EAST in near else 0
            return Label(line + self.scale.body // 2, column, words)
        below = SOUTHEAST in near or SOUTHWEST in near
        return Label(
            line + (self.scale.body - 1 if below else 0),
            column + (self.scale.room - len(words)) // 2,
            words,
        )


# -- harbors ----------------------------------------------------------------------------------------------


def harbor_labels(picture: IslePicture, grid: Grid, others: list[Label], say: Speaker) -> list[Label]:
    """What every harbor is for, written on its water; a word gets shorter where there is little room."""
    drawn: set[tuple[int, int]] = set()
    for tile in picture.tiles:
        drawn |= grid.cells_of(tile)
    found: list[Label] = []
    taken = {cell for label in others for cell in label.surroundings}
    waters = [water_of(harbor, grid.atlas) for harbor in picture.harbors]
    sharing = Counter((water.q, water.r) for water, _ in waters)
    for harbor, (water, k) in zip(picture.harbors, waters, strict=True):
        inside = grid.cells_of(water, walls=False) if (water.q, water.r) in grid.atlas.at else None
        tries = list(tries_for(harbor, grid, water, k, sharing[water.q, water.r], say))
        label = tries[-1]
        for one in tries:
            on_water = one.cells.isdisjoint(drawn) if inside is None else one.cells <= inside
            if on_water and one.cells.isdisjoint(taken):
                label = one
                break
        taken |= label.surroundings
        found.append(label)
    return found


def water_of(harbor: Harbor, atlas: Atlas) -> tuple[Tile, int]:
    """The hex a harbor opens to, drawn or not, and which side of the land that is."""
    side = atlas.side(harbor.place)
    land = next((tile for tile in atlas.hexes(harbor.place) if terrain_kind(tile.terrain).land), None)
    land = land or atlas.hexes(harbor.place)[0]
    k = next(k for k in range(6) if side_between(corner_at(land, k), corner_at(land, (k + 1) % 6)) == side)
    dq, dr = STEPS[k]
    q, r = land.q + dq, land.r + dr
    return atlas.at.get((q, r)) or Tile("", q, r, TERRAINS[SEA], 0), k


def tries_for(harbor: Harbor, grid: Grid, water: Tile, k: int, sharing: int, say: Speaker) -> Iterator[Label]:
    """Where the words may go, the best first: near the land, and as long as they can be.

    `sharing` is how many harbors open to this water: if more than it has lines, they stand side by side.
    """
    line, column = grid.body_of(water)
    lines = range(line, line + grid.scale.body)
    if k in (0, 5):  # the land is below
        lines = lines[::-1]
    abreast = ceil(sharing / grid.scale.body)
    most = (grid.scale.room - (abreast - 1)) // abreast
    for names in spellings(harbor, grid.scale, k in (EAST, WEST), say):
        for one in lines:
            for words in names:
                if abreast > 1 and len(words) > most:
                    continue
                for gap in (1, 0) if abreast == 1 else (0, 1, 2):
                    left, right = column + gap, column + grid.scale.room - gap - len(words)
                    for start in (left, right) if k in (0, 1, 2) else (right, left):
                        yield Label(one, start, words)


def spellings(harbor: Harbor, scale: Scale, upright: bool, say: Speaker) -> tuple[list[str], list[str]]:
    """What a harbor may be called, and what if need be. Beside an upright side there is room for a word."""
    if harbor.kind == "any":
        return ["3:1"], ["3"]
    word = say.word(harbor.kind, "short")
    short = [word[:n] for n in (3, 2, 1)]
    if scale == TINY:
        return short[:1], short[1:]
    return [word] if upright else [f"{word} 2:1", word], short

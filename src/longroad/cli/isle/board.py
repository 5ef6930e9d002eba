"""The island drawn with characters: land, sea and harbors, everybody's pieces, and marks on places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from rich.style import Style
from rich.text import Text

from longroad.cli.isle.atlas import Corner, Side, atlas_of, gives
from longroad.cli.isle.grid import LARGE, SMALL, TINY, Grid, Label, Scale, harbor_labels
from longroad.cli.isle.ground import FRAME, MARK, SHADES, SWELL, colors_of, is_water, terrain_kind
from longroad.cli.isle.pieces import (
    is_armed,
    is_town,
    knight,
    knight_ink,
    plate,
    sail,
    slanting,
    town,
    upright,
)
from longroad.cli.kinds import piece_kind, role_of, sign
from longroad.cli.look import Look, letters, style
from longroad.isle.plain_picture import Tile, of_isle
from longroad.picture import Picture, Piece

BLOCKS = " ▁▂▃▄▅▆▇█"  # by eighths of a line, from the bottom
LIKELY = (6, 8)
RIM_NAME = "~00"  # as long as the names of rim hexes are

Cell: TypeAlias = tuple[str, Style]


class Sheet:
    """A piece of paper with room for one character in each place."""

    def __init__(self, width: int, height: int, blank: Style) -> None:
        self.width = width
        self.height = height
        self.cells: list[list[Cell]] = [[(" ", blank) for _ in range(width)] for _ in range(height)]

    def put(self, line: int, column: int, words: str, ink: Style) -> None:
        """Write words; what a style leaves open stays as it is."""
        for k, character in enumerate(words):
            if 0 <= line < self.height and 0 <= column + k < self.width:
                below = self.cells[line][column + k][1]
                self.cells[line][column + k] = (character, below + ink)

    def lines(self) -> list[Text]:
        found = []
        for row in self.cells:
            text = Text(no_wrap=True, end="")
            run, ink = "", row[0][1] if row else Style.null()
            for character, other in row:
                if other != ink:
                    text.append(run, ink)
                    run, ink = "", other
                run += character
            text.append(run, ink)
            found.append(text)
        return found


_painted: dict[tuple[object, ...], list[list[Cell]]] = {}  # the bare board of the game that is played


class Drawing:
    """One board, ready to be drawn in one scale. Where a pirate sails there is room around it for the rim."""

    def __init__(self, shown: Picture, look: Look, scale: Scale, rim: bool = True) -> None:
        self.picture = picture = of_isle(shown)
        self.look = look
        self.scale = SMALL if scale == LARGE and not look.painted else scale
        self.atlas = atlas_of(picture.tiles)
        self.grid = Grid(self.atlas, self.scale)
        self.letters = letters(map(look.say.player, picture.owners))
        self.columns: dict[tuple[int, int], Tile] = {}  # row and column -> the hex whose middle is there
        for tile in picture.tiles:
            for away in range(1 - self.scale.step, self.scale.step):
                self.columns[tile.r, (2 * tile.q + tile.r) * self.scale.step + away] = tile
        self.on_hexes: dict[str, list[Piece]] = {}
        self.on_corners: list[tuple[Piece, Label]] = []
        self.walled = {piece.place for piece in picture.pieces if role_of(piece, picture) == "rampart"}
        self.knights = {piece.place for piece in picture.pieces if role_of(piece, picture) == "fighter"}
        for piece in picture.pieces:
            if "." in piece.place and not piece_kind(piece, picture).under:
                self.on_corners.append((piece, self.plate_on(piece)))
            elif piece.place and "/" not in piece.place and "." not in piece.place:
                self.on_hexes.setdefault(piece.place, []).append(piece)
        self.covered = {cell for _, label in self.on_corners for cell in label.cells}
        sea = [tile for tile in [*picture.tiles, *self.atlas.rim.values()] if is_water(tile.terrain)]
        self.sailing = [self.sailor_on(tile) for tile in sea if tile.name in self.on_hexes]
        self.labels = harbor_labels(picture, self.grid, self.sailing, look.say)
        written = [*self.labels, *self.sailing]
        if rim and any(role_of(piece, picture) == "rover" for piece in picture.pieces):
            written += [self.grid.beside_board(tile, RIM_NAME) for tile in self.atlas.rim.values()]
        columns = [self.grid.column_of(corner) for corner in self.atlas.corners]
        lines = [self.grid.line_of(corner) for corner in self.atlas.corners]
        self.left = min(columns + [label.column for label in written]) - 1
        self.top = min(lines + [label.line for label in written])
        ends = [column + 1 for column in columns] + [label.column + len(label.words) for label in written]
        self.width = max(ends) + 1 - self.left
        self.height = max(lines + [label.line for label in written]) + 1 - self.top

    def shows(self, label: Label) -> bool:
        """Whether these words are on the paper, all of them."""
        start, end = label.column - self.left, label.column - self.left + len(label.words)
        return 0 <= label.line - self.top < self.height and start >= 0 and end <= self.width

    def unseen(self, hexes: Iterable[str]) -> list[str]:
        """The hexes whose names don't fit on the paper."""
        found = [tile for name in hexes if (tile := self.atlas.hex(name)) is not None]
        return [tile.name for tile in found if not self.shows(self.name_on(tile))]

    def spot(self, place: str) -> tuple[int, int]:
        """The line and column of a place on the paper."""
        line, column = self.grid.middle_of(place)
        return line - self.top, column - self.left

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, marks: Mapping[str, str] | None = None, lit: Iterable[str] = ()) -> list[Text]:
        """The board as lines; `marks` writes on places, `lit` names hexes to bring out."""
        self.sheet = Sheet(self.width, self.height, style("", self.ground(None) if self.look.painted else ""))
        if self.look.painted:
            self.paint()
        else:
            self.outline()
        chosen = [tile for name in lit if (tile := self.atlas.hex(name)) is not None]
        names = [name for tile in chosen if self.shows(name := self.name_on(tile))]
        written = {cell for name in names for cell in name.cells}
        for tile in self.picture.tiles:
            self.write(tile)
        for harbor in self.picture.harbors:
            for corner in self.atlas.side(harbor.place):
                self.pier(corner)
        for label in self.labels:
            ink = style("#9fd4ff" if self.look.painted else "cyan" if self.look.colors else "")
            if label.cells.isdisjoint(written):
                self.put(*label, ink)
        for label in self.sailing:
            self.put(*label, self.token_ink())
        for name in names:
            self.put(*name, MARK if self.look.colors else style("", "", True, reverse=not self.look.ascii))
        for piece in self.picture.pieces:
            if "/" in piece.place:
                self.lay(piece)
        for piece, label in self.on_corners:
            self.put(*label, self.corner_ink(piece))
        for place, words in (marks or {}).items():
            self.mark(place, words.center(3) if place in self.knights else words)
        return self.sheet.lines()

    def put(self, line: int, column: int, words: str, ink: Style) -> None:
        self.sheet.put(line - self.top, column - self.left, words, ink)

    # -- the bare board --------------------------------------------------------------------------------

    def ground(self, tile: Tile | None) -> str:
        """The color of a hex, or of the frame around."""
        color, shade = FRAME, 1.0
        if tile is not None:
            color = colors_of(tile.terrain).ground
            shade = (SWELL if is_water(tile.terrain) else SHADES)[(tile.q - tile.r) % 3]
        return "#" + "".join(f"{min(255, round(part * shade)):02x}" for part in color)

    def under(self, row: int, column: int) -> Tile | None:
        """The hex of a row that a column runs through."""
        return self.columns.get((row, column))

    def paint(self) -> None:
        """Every hex in its color, slanting borders by eighths of a line."""
        key = (self.atlas, self.scale, self.left, self.top, self.width, self.height)
        if key not in _painted:
            _painted.clear()
            _painted[key] = [
                [self.color_at(y + self.top, x + self.left) for x in range(self.width)]
                for y in range(self.height)
            ]
        self.sheet.cells = [row[:] for row in _painted[key]]

    def color_at(self, line: int, column: int) -> Cell:
        """What the bare board looks like in one place."""
        step, slope = self.scale.step, self.scale.slope
        row, offset = divmod(line, self.scale.pitch)
        if offset >= slope:
            here = self.under(row, column)
            left = self.ground(here or self.under(row, column - 1))
            right = self.ground(here or self.under(row, column + 1))
            return (" ", style("", left)) if left == right else ("▌", style(left, right))
        # Peaks of a border stand above the middle of the hexes below it.
        away = (column - row * step) % (2 * step)
        away = min(away, 2 * step - away)
        eighths = round(8 * slope * away / step) - 8 * offset
        above = self.ground(self.under(row - 1, column))
        below = self.ground(self.under(row, column))
        if above == below:
            return " ", style("", above)
        return BLOCKS[8 - max(0, min(8, eighths))], style(below, above)

    def outline(self) -> None:
        """Every hex but the sea by its sides."""
        ink = style(dim=self.look.colors > 0)
        land = {tile.name for tile in self.picture.tiles if not is_water(tile.terrain)}
        rise, fall = (".'", "'.") if self.scale == TINY else (".-'", "'-.")
        for side, names in self.atlas.sides.items():
            if any(name.partition("/")[0] in land for name in names):
                (a, _), (b, _) = side
                line = "|" * self.scale.body if a == b else fall if a < b else rise
                for (y, x), character in zip(self.grid.course(side), line, strict=True):
                    self.put(y, x, character, ink)
        for corner, names in self.atlas.corners.items():
            if any(name.partition(".")[0] in land for name in names):
                self.put(self.grid.line_of(corner), self.grid.column_of(corner), "+", ink)

    # -- what is written on hexes ----------------------------------------------------------------------

    def here(self, tile: Tile) -> str:
        """The signs of what stands on a hex."""
        return "".join(sign(piece, self.picture) for piece in self.on_hexes.get(tile.name, ()))

    def sailor_on(self, tile: Tile) -> Label:
        """Who stands on a hex of the sea or the rim, and where that is written."""
        if tile.name in self.atlas.rim:
            return self.grid.beside_board(tile, self.here(tile))
        line, column = self.grid.body_of(tile)
        words = f" {self.here(tile)} " if self.scale == LARGE else self.here(tile)
        return Label(line, column + (self.scale.room - len(words)) // 2, words)

    def name_on(self, tile: Tile) -> Label:
        """Where the name of a hex goes. A tiny one has room for it only instead of its word."""
        if tile.name in self.atlas.rim:
            return self.grid.beside_board(tile, tile.name)
        line, column = self.grid.body_of(tile)
        if self.scale == SMALL:
            return Label(line + 1, column, tile.name)
        if self.scale == TINY and terrain_kind(tile.terrain).land:
            return Label(line, column, f"{tile.name:<3}")
        return Label(line + self.scale.body - 1, column + (self.scale.room - len(tile.name)) // 2, tile.name)

    def write(self, tile: Tile) -> None:
        """What a hex is, its number, its name, and who stands on it."""
        if is_water(tile.terrain):
            self.write_sea(tile)
        elif self.scale == TINY:
            self.write_tiny(tile)
        elif self.scale == SMALL:
            self.write_small(tile)
        else:
            self.write_large(tile)

    def write_tiny(self, tile: Tile) -> None:
        """A word and a number in one line."""
        line, column = self.grid.body_of(tile)
        word, here = self.word_on(tile), self.here(tile)
        if terrain_kind(tile.terrain).hidden:
            self.put(line, column + 2, word, self.word_ink(tile))
            return
        room = 3 if tile.number else 4
        word = word if len(word) <= room else word[:3]
        self.put(line, column, word[: room - len(here)], self.word_ink(tile))
        self.put(line, column + room - len(here), here, self.token_ink())
        if tile.number:
            self.put(line, column + room, f"{tile.number:>2}", self.number_ink(tile.number))

    def write_small(self, tile: Tile) -> None:
        line, column = self.grid.body_of(tile)
        room = self.scale.room
        word = self.word_on(tile)
        self.put(line, column, word[:room].center(room), self.word_ink(tile))
        self.put(*self.name_on(tile), self.name_ink())
        if tile.number:
            disc = f"{tile.number:^3}" if self.look.painted else f"{tile.number:>3}"
            self.put(line + 1, column + room - 4, disc, self.number_ink(tile.number))
        beside = len(tile.name) < 3
        self.put(line + beside, column + (2 if beside else 0), self.here(tile), self.token_ink())

    def write_large(self, tile: Tile) -> None:
        line, column = self.grid.body_of(tile)
        room = self.scale.room
        word = self.word_on(tile)
        self.put(line, column, word[:room].center(room), self.word_ink(tile))
        if tile.number:
            disc = f" {tile.number} {'•' * (6 - abs(7 - tile.number))} "
            self.put(line + 1, column + (room - len(disc)) // 2, disc, self.number_ink(tile.number))
        name = self.name_on(tile)
        self.put(*name, self.name_ink())
        if here := self.here(tile):
            self.put(name.line, name.column + len(name.words) + 1, f" {here} ", self.token_ink())

    def write_sea(self, tile: Tile) -> None:
        """The sea is left in peace: a wave, and a name no louder than it must be."""
        line, column = self.grid.body_of(tile)
        label, ink = self.name_on(tile), style("#4a7ba6")
        if not self.look.painted:
            label = Label(line, column + self.scale.room // 2, "~")
            ink = style(dim=self.look.colors > 0)
        elif self.scale == TINY:
            return
        if not any(label.cells & other.surroundings for other in self.labels):
            self.put(*label, ink)

    def word_on(self, tile: Tile) -> str:
        return "?" if terrain_kind(tile.terrain).hidden else self.look.say.word(gives(tile), "short")

    def pier(self, corner: Corner) -> None:
        """A dot on a corner that has a harbor."""
        line, column = self.grid.line_of(corner), self.grid.column_of(corner)
        if not self.look.painted:
            self.put(line, column, "o", style("cyan" if self.look.colors else ""))
            return
        row = line // self.scale.pitch
        ground = self.ground(self.under(row if self.is_peak(corner) else row - 1, column))
        self.put(line, column, "•", style("#9fd4ff", ground, True))

    def is_peak(self, corner: Corner) -> bool:
        """Whether a slanting border has its highest point here."""
        return (corner[1] + 2) % 3 == 0

    # -- inks ------------------------------------------------------------------------------------------

    def word_ink(self, tile: Tile) -> Style:
        if self.look.painted:
            return style("#ffffff")
        return style(colors_of(tile.terrain).word if self.look.colors else "")

    def name_ink(self) -> Style:
        return style("#d8d8d0") if self.look.painted else style(dim=self.look.colors > 0)

    def number_ink(self, number: int) -> Style:
        if self.look.painted:
            return style("#b3101f" if number in LIKELY else "#1b1f24", "#e3d9b8", True)
        return style("bright_red" if number in LIKELY and self.look.colors else "", "", True)

    def token_ink(self) -> Style:
        """Of what belongs to nobody: the robber, the pirate, a village."""
        if self.look.painted:
            return style("#ffffff", "#000000", True)
        return style("", "", True, reverse=not self.look.ascii)

    def corner_ink(self, piece: Piece) -> Style:
        owner, _ = self.owner(piece)
        if not owner:
            return self.token_ink()
        if role_of(piece, self.picture) == "fighter":
            return knight_ink(owner, self.look)
        return self.look.of_player(owner, plate=True)

    # -- pieces ----------------------------------------------------------------------------------------

    def lay(self, piece: Piece) -> None:
        """A road, a ship, or whatever else lies on a side."""
        role = role_of(piece, self.picture)
        is_ship = role == "vessel"
        if role not in ("way", "vessel"):
            self.mark(piece.place, plate(piece, self.picture), self.token_ink())
            return
        side = self.atlas.side(piece.place)
        name, letter = self.owner(piece)
        ink = self.look.of_player(name, plate=is_ship and self.look.painted)
        if not is_ship and self.look.painted:
            for half in self.grid.halves(side):
                self.pave_half(*half, ink)
            return
        if is_ship and self.scale == LARGE:
            self.mark(piece.place, f" {sail(self.look, letter, is_armed(piece))} ", ink)
            return
        cells = self.free_cells(side)
        slant = side[0][0] - side[1][0]
        if is_armed(piece) and len(cells) == 1 and not self.look.colors:
            cells = self.water_beside(piece.place, cells[0]) + cells
        if not is_ship:
            drawn = self.road_line(slant, letter)
            drawn = drawn[len(drawn) - len(cells) :]
        else:
            draws = slanting if slant else upright
            drawn = draws(self.look, letter, is_armed(piece), len(cells))
        for (line, column), character in zip(cells, drawn, strict=False):
            if character != " ":
                self.put(line, column, character, ink)

    def free_cells(self, side: Side) -> list[tuple[int, int]]:
        """The cells of a side; where there are only two, without those that a town covers."""
        cells = self.grid.course(side)
        return [cell for cell in cells if cell not in self.covered] if len(cells) == 2 else cells

    def water_beside(self, place: str, cell: tuple[int, int]) -> list[tuple[int, int]]:
        """A cell next to that of a side in which there is nothing but water; none if all are in use."""
        line, column = cell
        (a, _), (b, _) = self.atlas.side(place)
        beside = (
            [(line, column - 1), (line, column + 1)] if a == b else [(line - 1, column), (line + 1, column)]
        )
        used = self.covered.union(*[label.surroundings for label in self.labels])
        for tile in self.atlas.hexes(place):
            if not is_water(tile.terrain):
                used |= self.grid.cells_of(tile)
        return [other for other in beside if other not in used and self.is_blank(*other)][:1]

    def is_blank(self, line: int, column: int) -> bool:
        """Whether this place is on the paper, and nothing written there."""
        y, x = line - self.top, column - self.left
        return 0 <= y < self.height and 0 <= x < self.width and self.sheet.cells[y][x][0] == " "

    def road_line(self, slant: int, letter: str) -> str:
        """A road with its owner's letter, or without where its color tells whose it is."""
        if not self.look.colors:
            return f"={letter}="[: self.scale.step - 1] if slant else letter * self.scale.body
        if slant == 0:
            return ("H" if self.look.ascii else "█") * self.scale.body
        if self.look.ascii:
            return "=" * (self.scale.step - 1)
        rise = "▄▀" if self.scale == TINY else "▄■▀"
        return rise if slant > 0 else rise[::-1]

    def pave_half(self, line: int, column: int, top: bool, bottom: bool, ink: Style) -> None:
        row = line // self.scale.pitch
        if top and bottom:
            self.put(line, column, "█", ink)
        elif top:
            self.put(line, column, "▀", ink + style("", self.ground(self.under(row, column))))
        else:
            self.put(line, column, "▄", ink + style("", self.ground(self.under(row - 1, column))))

    def plate_on(self, piece: Piece) -> Label:
        """A town, or whatever else stands on a corner, and where it is written."""
        _, letter = self.owner(piece)
        role = role_of(piece, self.picture)
        if is_town(role):
            words = town(piece, role, letter, piece.place in self.walled, self.look.painted)
        elif role == "fighter":
            words = knight(piece, letter)
        else:
            words = plate(piece, self.picture, "" if piece.owner is None or self.look.colors else letter)
        line, column = self.grid.middle_of(piece.place)
        return Label(line, column - (len(words) - 1) // 2, words)

    def owner(self, piece: Piece) -> tuple[str, str]:
        if piece.owner is None:
            return "", "?"
        return self.picture.owners[piece.owner], self.letters[piece.owner]

    def mark(self, place: str, words: str, ink: Style | None = None) -> None:
        """Write on a place: a number to choose it by, if no ink says otherwise."""
        ink = ink or (MARK if self.look.colors else style("", "", True, reverse=not self.look.ascii))
        line, column = self.grid.middle_of(place)
        self.put(line, column - (len(words) - 1) // 2, words, ink)

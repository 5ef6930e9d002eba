"""The island drawn with characters: hexes, harbors, roads, towns, the robber, and marks on places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import TypeAlias

from rich.style import Style
from rich.text import Text

from longroad.cli.atlas import Atlas, Corner, Side, atlas_of, corner_at, gives, side_between
from longroad.core.edge import Harbor, Picture, Piece, Tile

# Terrain is dark and dull, players are bright, so that roads and towns stand out on every hex.
GROUND = {
    "forest": (26, 84, 46),
    "hills": (138, 66, 38),
    "pasture": (92, 140, 62),
    "fields": (158, 126, 30),
    "mountains": (92, 98, 112),
    "desert": (142, 128, 98),
    "sea": (22, 58, 92),
    "gold": (170, 100, 20),
    "fog": (96, 92, 112),
    "lake": (40, 96, 140),
    "swamp": (84, 84, 58),
}
SHADES = (0.86, 1.0, 1.14)  # by a coloring in which neighbors differ, so that two forests are two hexes
COLORS = {  # of a player: bright on dark ground, and what can be read on it
    "red": ("#ff3b30", "#ffffff"),
    "blue": ("#4f9dff", "#000000"),
    "white": ("#ffffff", "#000000"),
    "orange": ("#ff9f1a", "#000000"),
    "green": ("#2ee59d", "#000000"),
    "brown": ("#d9b38c", "#000000"),
}
INKS = {  # of a player's name in a text, on a light or a dark background
    "red": "#e0261c",
    "blue": "#2f7fe6",
    "white": "",
    "orange": "#d97706",
    "green": "#129a68",
    "brown": "#a0714a",
}
PLAIN_COLORS = {  # where the terminal knows sixteen
    "red": "bright_red",
    "blue": "bright_blue",
    "white": "bright_white",
    "orange": "yellow",
    "green": "bright_green",
    "brown": "magenta",
}
CARD_COLORS = {  # the word on a hex, where the hex itself has no color
    "lumber": "green",
    "brick": "red",
    "wool": "bright_green",
    "grain": "bright_yellow",
    "ore": "cyan",
}
MARK = Style(color="#000000", bgcolor="#ffe14d", bold=True)
BLOCKS = " ▁▂▃▄▅▆▇█"  # by eighths of a line, from the bottom
LIKELY = (6, 8)


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


SMALL = Scale(4, 1, 2)
LARGE = Scale(6, 2, 3)


@dataclass(frozen=True)
class Look:
    """What a terminal can show."""

    colors: int = 0  # 0, 16, or more
    ascii: bool = False

    @property
    def painted(self) -> bool:
        """Hexes are painted; else they are outlined."""
        return self.colors > 16 and not self.ascii

    def of_player(self, name: str, plate: bool = False) -> Style:
        """The style of a player's roads on the board; as a plate, that of a town."""
        if self.colors > 16:
            bright, ink = COLORS.get(name, ("#cccccc", "#000000"))
            return style(ink, bright, True) if plate else style(bright, "", True)
        if self.colors:
            color = PLAIN_COLORS.get(name, "white")
            return style("black", color, True) if plate else style(color, "", True)
        return style("", "", True, reverse=plate and not self.ascii)

    def of_name(self, name: str) -> Style:
        """The style of a player's name in a text."""
        if self.colors > 16:
            return style(INKS.get(name, ""), "", True)
        return style(PLAIN_COLORS.get(name, "") if self.colors and name != "white" else "", "", True)


@lru_cache(maxsize=1024)
def style(
    color: str = "", ground: str = "", bold: bool = False, reverse: bool = False, dim: bool = False
) -> Style:
    return Style(color=color or None, bgcolor=ground or None, bold=bold, reverse=reverse, dim=dim)


def letters(owners: Iterable[str]) -> list[str]:
    """A letter for each player: the first of its name that nobody has yet."""
    found: list[str] = []
    for name in owners:
        found.append(next((c for c in name if c not in found), "?"))
    return found


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


_painted: dict[tuple[Atlas, Scale], list[list[Cell]]] = {}  # the bare board of the game that is played


class Drawing:
    """One board, ready to be drawn in one scale."""

    def __init__(self, picture: Picture, look: Look, scale: Scale) -> None:
        self.picture = picture
        self.look = look
        self.scale = scale if look.painted else SMALL
        self.atlas = atlas_of(picture.tiles)
        self.letters = letters(picture.owners)
        self.columns: dict[tuple[int, int], Tile] = {}  # row and column -> the hex whose middle is there
        for tile in picture.tiles:
            for away in range(1 - self.scale.step, self.scale.step):
                self.columns[tile.r, (2 * tile.q + tile.r) * self.scale.step + away] = tile
        self.labels = [self.label(harbor) for harbor in picture.harbors]
        columns = [column for east, _ in self.atlas.corners for column in [east * self.scale.step]]
        lines = [self.line_of(corner) for corner in self.atlas.corners]
        starts = [column for _, column, _ in self.labels]
        ends = [column + len(words) for _, column, words in self.labels]
        rows = [line for line, _, _ in self.labels]
        self.left = min([*columns, *starts]) - 1
        self.top = min([*lines, *rows])
        self.width = max([column + 1 for column in columns] + ends) + 1 - self.left
        self.height = max([line + 1 for line in lines] + [row + 1 for row in rows]) - self.top

    # -- where things are, before the margins ---------------------------------------------------------

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

    @property
    def room(self) -> int:
        """Columns inside a hex."""
        return 2 * self.scale.step - 1

    def label(self, harbor: Harbor) -> tuple[int, int, str]:
        """Line, column and words of a harbor, on the water side of its coast."""
        tile, k = self.coast(harbor.place)
        words = "3:1" if harbor.kind == "any" else f"{harbor.kind} 2:1"
        line, column = self.body_of(tile)
        if k in (1, 4):  # beside an upright side there is room for a word
            words = words.split()[0]
            return line, column + self.room + 2 if k == 1 else column - 2 - len(words), words
        line = line - self.scale.slope - 1 if k in (0, 5) else line + self.scale.pitch
        middle = column + self.scale.step - 1
        return line, middle + 2 if k in (0, 2) else middle - 1 - len(words), words

    def coast(self, place: str) -> tuple[Tile, int]:
        """The land a harbor belongs to, and on which of its sides."""
        side = self.atlas.side(place)
        for name in self.atlas.names(place):
            tile = self.atlas.tiles[name.partition("/")[0]]
            if tile.terrain != "sea":
                break
        for k in range(6):
            if side_between(corner_at(tile, k), corner_at(tile, (k + 1) % 6)) == side:
                return tile, k
        raise LookupError(place)

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, marks: Mapping[str, str] | None = None, lit: Iterable[str] = ()) -> list[Text]:
        """The board as lines; `marks` writes on places, `lit` names hexes to bring out."""
        sea = self.ground(None) if self.look.painted else ""
        self.sheet = Sheet(self.width, self.height, style("", sea))
        if self.look.painted:
            self.paint()
        else:
            self.outline()
        lit_ones = set(lit)
        robbed = {piece.place for piece in self.picture.pieces if piece.kind == "robber"}
        for tile in self.picture.tiles:
            if tile.terrain != "sea":
                self.write(tile, tile.name in robbed, tile.name in lit_ones)
        for harbor in self.picture.harbors:
            for corner in self.atlas.side(harbor.place):
                self.pier(corner)
        for line, column, words in self.labels:
            ink = style("#9fd4ff" if self.look.painted else "cyan" if self.look.colors else "")
            self.put(line, column, words, ink)
        for piece in self.picture.pieces:
            if piece.kind == "road":
                self.pave(piece)
        for piece in self.picture.pieces:
            if "." in piece.place:
                self.build(piece)
        for place, words in (marks or {}).items():
            self.mark(place, words)
        return self.sheet.lines()

    def put(self, line: int, column: int, words: str, ink: Style) -> None:
        self.sheet.put(line - self.top, column - self.left, words, ink)

    def ground(self, tile: Tile | None) -> str:
        """The color of a hex, or of the sea around."""
        color = GROUND.get(tile.terrain, GROUND["desert"]) if tile else GROUND["sea"]
        shade = SHADES[(tile.q - tile.r) % 3] if tile and tile.terrain != "sea" else 1.0
        return "#" + "".join(f"{min(255, round(part * shade)):02x}" for part in color)

    def under(self, row: int, column: int) -> Tile | None:
        """The hex of a row that a column runs through."""
        return self.columns.get((row, column))

    def paint(self) -> None:
        """Every hex in its color, slanting borders by eighths of a line."""
        key = (self.atlas, self.scale)
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
        """Every hex by its sides."""
        ink = style(dim=self.look.colors > 0)
        land = {tile.name for tile in self.picture.tiles if tile.terrain != "sea"}
        for side, names in self.atlas.sides.items():
            if any(name.partition("/")[0] in land for name in names):
                for line, column, character in self.course(side, ".-'", "'-.", "|"):
                    self.put(line, column, character, ink)
        for corner, names in self.atlas.corners.items():
            if any(name.partition(".")[0] in land for name in names):
                self.put(self.line_of(corner), self.column_of(corner), "+", ink)

    def course(self, side: Side, rise: str, fall: str, wall: str) -> list[tuple[int, int, str]]:
        """The places between the two corners of a side, and what to draw there."""
        a, b = side
        line, column = self.line_of(a), self.column_of(a)
        if a[0] == b[0]:
            return [(line + 1 + k, column, wall) for k in range(self.scale.body)]
        if a[0] < b[0]:
            return [(line, column + 1 + k, fall[k]) for k in range(self.scale.step - 1)]
        return [(line, column - self.scale.step + 1 + k, rise[k]) for k in range(self.scale.step - 1)]

    def write(self, tile: Tile, robbed: bool, lit: bool) -> None:
        """What a hex is, its number and its name."""
        line, column = self.body_of(tile)
        word = gives(tile)
        self.put(line, column, word[: self.room].center(self.room), self.word_ink(word))
        number = str(tile.number) if tile.number else ""
        if self.scale.body > 2:
            pips = "•" * (6 - abs(7 - tile.number))
            disc = f" {number} {pips} " if number else ""
            self.put(line + 1, column + (self.room - len(disc)) // 2, disc, self.number_ink(tile.number))
            line += 1
            middle = column + (self.room - len(tile.name)) // 2
            self.put(line + 1, middle, tile.name, self.name_ink(lit))
            if robbed:
                self.put(line + 1, middle + len(tile.name) + 1, " @ ", self.robber_ink())
            return
        self.put(line + 1, column, tile.name, self.name_ink(lit))
        if number:
            disc = f"{number:^3}" if self.look.painted else f"{number:>3}"
            self.put(line + 1, column + self.room - 4, disc, self.number_ink(tile.number))
        if robbed:
            beside = len(tile.name) < 3
            self.put(line + beside, column + (2 if beside else 0), "@", self.robber_ink())

    def pier(self, corner: Corner) -> None:
        """A dot on a corner that has a harbor."""
        line, column = self.line_of(corner), self.column_of(corner)
        if not self.look.painted:
            self.put(line, column, "o", style("cyan" if self.look.colors else ""))
            return
        row = line // self.scale.pitch
        ground = self.ground(self.under(row if self.is_peak(corner) else row - 1, column))
        self.put(line, column, "•", style("#9fd4ff", ground, True))

    def is_peak(self, corner: Corner) -> bool:
        """Whether a slanting border has its highest point here."""
        return (corner[1] + 2) % 3 == 0

    def word_ink(self, word: str) -> Style:
        if self.look.painted:
            return style("#ffffff")
        return style(CARD_COLORS.get(word, "") if self.look.colors else "")

    def name_ink(self, lit: bool) -> Style:
        if lit:
            return MARK if self.look.colors else style("", "", True, reverse=not self.look.ascii)
        return style("#d8d8d0") if self.look.painted else style(dim=self.look.colors > 0)

    def number_ink(self, number: int) -> Style:
        if self.look.painted:
            return style("#b3101f" if number in LIKELY else "#1b1f24", "#e3d9b8", True)
        return style("bright_red" if number in LIKELY and self.look.colors else "", "", True)

    def robber_ink(self) -> Style:
        if self.look.painted:
            return style("#ffffff", "#000000", True)
        return style("", "", True, reverse=not self.look.ascii)

    def pave(self, piece: Piece) -> None:
        side = self.atlas.side(piece.place)
        name, letter = self.owner(piece)
        ink = self.look.of_player(name)
        if self.look.painted:
            for line, column, top, bottom in self.halves(side):
                self.pave_half(line, column, top, bottom, ink)
            return
        rise, fall, wall = f"={letter}=", f"={letter}=", letter
        if self.look.colors:
            rise, fall, wall = ("===", "===", "H") if self.look.ascii else ("▄■▀", "▀■▄", "█")
        for line, column, character in self.course(side, rise, fall, wall):
            self.put(line, column, character, ink)

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

    def pave_half(self, line: int, column: int, top: bool, bottom: bool, ink: Style) -> None:
        row = line // self.scale.pitch
        if top and bottom:
            self.put(line, column, "█", ink)
        elif top:
            self.put(line, column, "▀", ink + style("", self.ground(self.under(row, column))))
        else:
            self.put(line, column, "▄", ink + style("", self.ground(self.under(row - 1, column))))

    def build(self, piece: Piece) -> None:
        corner = self.atlas.corner(piece.place)
        line, column = self.line_of(corner), self.column_of(corner)
        name, letter = self.owner(piece)
        ink = self.look.of_player(name, plate=True)
        if piece.kind == "city":
            words = f"[{letter.upper()}]"
        else:
            words = f" {letter} " if self.look.painted else f"({letter})"
        self.put(line, column - len(words) // 2, words, ink)

    def owner(self, piece: Piece) -> tuple[str, str]:
        if piece.owner is None:
            return "", "?"
        return self.picture.owners[piece.owner], self.letters[piece.owner]

    def mark(self, place: str, words: str) -> None:
        """Write on a place, a number to choose it by."""
        ink = MARK if self.look.colors else style("", "", True, reverse=not self.look.ascii)
        if "." in place:
            corner = self.atlas.corner(place)
            line, column = self.line_of(corner), self.column_of(corner)
        elif "/" in place:
            a, b = self.atlas.side(place)
            column = (self.column_of(a) + self.column_of(b)) // 2
            line = (self.line_of(a) + self.line_of(b)) // 2 + (a[0] == b[0] and self.scale.body == 3)
        else:
            line, column = self.body_of(self.atlas.tiles[place])
            line += 1
        self.put(line, column - (len(words) - 1) // 2, words, ink)

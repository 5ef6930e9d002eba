"""Maps: the format `longroad-map/1`, what can be wrong with a map file, and the resolved map of one game."""

from __future__ import annotations

import difflib
import json
import os
import tomllib
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from mypy_extensions import i64

from longroad.core.words import NOWHERE, Corner, Hex, Row, Rows, Side, cells, row, rows
from longroad.errors import BadMap
from longroad.isle.geometry import (
    DESERT,
    FOG,
    LETTERS,
    SEA,
    STEPS,
    TERRAINS,
    UNFILLED,
    Board,
    board_of,
    is_land,
    is_shore,
    islands_on,
    takes_number,
)
from longroad.isle.limits import Bar, Limits, one_of
from longroad.isle.places import Places, places_of, row_letters

FORMAT: Final = "longroad-map/1"
KEYS: Final = [
    "format",
    "name",
    "seats",
    "colors",
    "map",
    "harbors",
    "harbor_pool",
    "harbor_stack",
    "terrain_pool",
    "number_pool",
    "number_sequence",
    "fog_terrain",
    "fog_numbers",
    "robber",
    "pirate",
    "points",
    "island_points",
    "founding",
    "pieces",
    "marks",
    "shuffle",
    "shuffled_robber",
    "limits",
]
SHUFFLE_KEYS: Final = ["hexes", "terrain", "numbers", "harbors"]
LIMIT_KEYS: Final = ["reds_apart", "favored", "barred"]
BAR_KEYS: Final = ["terrain", "hexes", "numbers"]
HARBORS: Final = ["?", "any", "lumber", "brick", "wool", "grain", "ore"]  # by kind: 1 any, 2 + card
COLORS: Final = ["red", "blue", "white", "orange", "green", "violet"]
FORMER_COLORS: Final = {"brown": "violet"}  # what older maps and records say: understood, and never said
NEUTRALS: Final = ["neutral1", "neutral2"]
STOCK: Final = {"settlement": 5, "city": 4, "road": 15, "ship": 15}  # BASE-003, SEA-001
ON_SIDES: Final = ("road", "ship")

# What the marks that chapters know must be: by name, or by how the name begins.
MARKS: Final = {
    "home": "hex",
    "belt": "hex",
    "closed": "hex",
    "fleet": "hex",
    "neutral": "corner",
    "no_founding": "corner",
    "wall": "corner",
    "bridge": "corner",
    "village_": "corner",
    "landing_": "corner",
    "fortress_": "corner",
    "route_": "side",
    "east_coast": "side",
    "point_gifts": "side",
    "card_gifts": "side",
}
VILLAGES: Final = ["2", "3", "4", "5", "6", "8", "9", "10", "11", "12"]

POINTS: Final = 10  # BASE-100, unless the map says otherwise
MOST_POINTS: Final = 99
ROUNDS: Final = 2  # of founding, likewise
MOST_ROUNDS: Final = 4
MOST_ISLANDS: Final = 60  # a bit each

MOST_HEXES: Final = 400  # so that every place fits 16 bits
MOST_TEXT: Final = 32_768  # characters of a map file
MOST_LINE: Final = 2_000  # characters of a line of TOML: its parser is slow on long dotted keys
WIDE: Final = 100  # characters of a line that we write
MOST_PROBLEMS: Final = 100  # that one map is told of
MOST_LISTED: Final = 2_000  # things in one list or table


class Piece(NamedTuple):
    """Something that stands on the map before the game begins."""

    owner: str  # red, blue, … or neutral1, neutral2
    kind: str  # settlement, city, road or ship
    place: int  # the corner or side
    pays: bool  # gives a card for each hex beside it at the start


class Start:
    """Where the robber starts, said before the land is dealt: on one hex, or one of several."""

    def __init__(self) -> None:
        self.named: list[int] = []
        self.number: int = 0  # the hexes that bear it
        self.desert: bool = False  # the deserts

    def hexes(self, terrain: Row, number: Row) -> list[int]:
        if self.desert:
            return [h for h in range(len(terrain)) if terrain[h] == DESERT]
        if self.number > 0:
            return [h for h in range(len(number)) if number[h] == self.number]
        return self.named


class Shuffle:
    """What changes places in the variable set-up; what is drawn there is what is dealt."""

    def __init__(self, terrain: list[int], numbers: list[int], harbors: bool) -> None:
        self.terrain: list[int] = terrain  # hexes whose terrain does
        self.numbers: list[int] = numbers  # hexes whose numbers do
        self.harbors: bool = harbors  # whether the harbors of these hexes do


class Map:
    """What lies where in one game. It never changes and is shared by all copies of the game."""

    def __init__(
        self,
        file: MapFile,
        terrain: Row,
        number: Row,
        harbors: list[tuple[int, int]],
        harbor_stack: list[int],
        robber: list[int],
    ) -> None:
        self.name: str = file.name
        self.seats: list[int] = file.seats
        self.colors: dict[int, list[str]] = (
            file.colors
        )  # number of seats -> their colors, where not the usual
        self.board: Board = file.board
        self.places: Places = file.places
        self.terrain: Row = terrain  # of a hex
        self.number: Row = number  # of a hex; 0 none
        self.harbors: list[tuple[int, int]] = harbors  # (side, kind)
        self.harbor_at: Row = cells(file.board.sides)  # of a side: 0 none, 1 any three, 2 + card
        for side, kind in harbors:
            self.harbor_at[side] = kind
        self.harbor: Row = corner_harbors(file.board, self.harbor_at)  # of a corner, likewise
        self.harbor_stack: list[int] = harbor_stack  # kinds that the players place before founding
        self.robber: Hex = robber[0] if len(robber) == 1 else NOWHERE
        self.robber_choices: list[int] = (
            robber if len(robber) > 1 else []
        )  # SEA-014: the first player chooses
        self.pirate: Hex = file.pirate[0] if len(file.pirate) == 1 else NOWHERE
        self.pirate_choices: list[int] = file.pirate if len(file.pirate) > 1 else []
        self.points: i64 = file.points  # to win
        self.island_points: i64 = file.island_points  # for the first settlement on each foreign island
        self.founding: i64 = file.founding  # rounds of it
        self.fog_terrain: Row = file.fog_terrain  # terrain -> how many lie under the fog
        self.fog_numbers: Row = file.fog_numbers  # number -> how many lie under the fog
        self.pieces: list[Piece] = file.pieces
        self.marks: dict[str, list[str]] = file.marks  # name -> places

    def on_land(self, corner: Corner) -> bool:
        """Whether a settlement could stand there."""
        for h in self.board.hexes_at[corner]:
            if is_land(self.terrain[h]):
                return True
        return False

    def beside_land(self, side: Side) -> bool:
        """Whether a road could lie there."""
        for h in self.board.hexes_beside[side]:
            if is_land(self.terrain[h]):
                return True
        return False

    def marked(self, name: str) -> list[int]:
        """The places that bear this mark: hexes, corners or sides, as the map names them."""
        return [self.places.find(place) for place in self.marks.get(name, [])]

    def colors_for(self, seats: int) -> list[str]:
        """The color of each seat (BASE-010)."""
        return self.colors.get(seats, COLORS[:seats])

    def as_dict(self) -> dict[str, object]:
        """The map as a fully drawn map file, ready for JSON."""
        table: dict[str, object] = {"format": FORMAT, "name": self.name, "seats": list(self.seats)}
        if self.colors:
            table["colors"] = {str(seats): list(colors) for seats, colors in self.colors.items()}
        table["map"] = self.drawing()
        table["harbors"] = [f"{self.places.side_name(side)} {HARBORS[kind]}" for side, kind in self.harbors]
        if self.harbor_stack:
            table["harbor_stack"] = [HARBORS[kind] for kind in self.harbor_stack]
        if self.fog_terrain:
            table["fog_terrain"] = {TERRAINS[t]: int(n) for t, n in enumerate(self.fog_terrain) if n > 0}
            table["fog_numbers"] = [number for number, n in enumerate(self.fog_numbers) for _ in range(n)]
        if self.robber_choices:
            table["robber"] = [self.places.hex_name(h) for h in self.robber_choices]
        else:
            table["robber"] = "nowhere" if self.robber == NOWHERE else self.places.hex_name(self.robber)
        if self.pirate != NOWHERE:
            table["pirate"] = self.places.hex_name(self.pirate)
        elif self.pirate_choices:
            table["pirate"] = [self.places.hex_name(h) for h in self.pirate_choices]
            if self.pirate_choices == rim_of(self.board):
                table["pirate"] = "rim"
        if self.points != POINTS:
            table["points"] = self.points
        if self.island_points > 0:
            table["island_points"] = self.island_points
        if self.founding != usual_rounds(self.pieces):
            table["founding"] = self.founding
        if self.pieces:
            pieces: dict[str, list[str]] = {}
            for piece in self.pieces:
                pieces.setdefault(piece.owner, []).append(self._words(piece))
            table["pieces"] = pieces
        if self.marks:
            table["marks"] = {name: list(places) for name, places in self.marks.items()}
        return table

    @staticmethod
    def from_dict(table: object) -> Map:
        """The map that `as_dict` wrote."""
        if not isinstance(table, dict):
            raise BadMap(f"a map must be a table, not {shown(table)}")
        file = load_map(table)
        if not file.drawn:
            raise BadMap("the map has hexes, numbers or harbors that are not filled in")
        return file.as_drawn()

    def drawing(self) -> list[str]:
        """One string for each row, as in a map file."""
        axial = self.board.axial
        west = min([2 * q + r for q, r in axial], default=0)
        top = min([r for _, r in axial], default=0)
        lines: list[str] = [""] * (max([r for _, r in axial], default=-1) - top + 1)
        for h in sorted(range(len(axial)), key=lambda h: axial[h]):
            q, r = axial[h]
            terrain = self.terrain[h]
            number = self.number[h]
            cell = LETTERS[terrain]
            if takes_number(terrain):
                cell += str(number) if number > 0 else "-"
            lines[r - top] = lines[r - top].ljust(2 * (2 * q + r - west)) + cell
        return lines

    def _words(self, piece: Piece) -> str:
        if piece.kind in ON_SIDES:
            return f"{piece.kind} {self.places.side_name(piece.place)}"
        return f"{piece.kind} {self.places.corner_name(piece.place)}" + (" pays" if piece.pays else "")


class MapFile:
    """A map as written: what is drawn, and what a dealer fills in before the game (`set_up.resolve`).

    Reading never raises; `problems` says what is wrong. `load_map` raises instead.
    """

    def __init__(self, table: dict[str, object]) -> None:
        self._problems: list[str] = []
        self.name: str = ""
        self.seats: list[int] = []
        self.colors: dict[int, list[str]] = {}
        self.board: Board = board_of([])
        self.places: Places = places_of(self.board)
        self.terrain: Row = cells(0)  # UNFILLED where it is dealt
        self.number: Row = cells(0)  # 0: none, or dealt
        self.sure: Row = cells(0)  # terrain again, FOG where chance may make it land or sea
        self.bare: Row = cells(0)  # hexes that are drawn to have no number for good
        self.unfilled: Row = cells(0)  # the hexes whose terrain is dealt
        self.terrain_pool: Row = cells(0)
        self.number_pool: Row = cells(0)  # in the order of the spiral, if there is one
        self.reds: Row = cells(0)  # of the pool, 6 and 8
        self.others: Row = cells(0)  # of the pool, the rest
        self.spirals: Rows = rows([])  # every way round from a corner inwards, over all land
        self.harbor_sides: Row = cells(0)
        self.harbor_kinds: Row = cells(0)  # 0: dealt
        self.harbor_pool: Row = cells(0)
        self.harbors: list[tuple[int, int]] = []  # those that are not dealt
        self.harbor_stack: list[int] = []  # kinds that find their places only before founding
        self.fog_terrain: Row = cells(0)  # terrain -> how many lie under the fog; empty if there is none
        self.fog_numbers: Row = cells(0)  # number -> how many, likewise
        self.robber: Start = Start()
        self.pirate: list[int] = []
        self.points: int = POINTS
        self.island_points: int = 0
        self.founding: int = ROUNDS
        self.pieces: list[Piece] = []
        self.marks: dict[str, list[str]] = {}
        self.shuffles: list[Shuffle] = []
        self.shifting: list[int] = []  # hexes that the variable set-up may make sea or land
        self.shuffled_robber: Start | None = None  # where the variable set-up puts it elsewhere
        self.limits: Limits = Limits(False, [], [])
        self.drawn: bool = False  # nothing is left to deal
        self._map: Map | None = None
        self._read(table)

    def problems(self) -> list[str]:
        """What is wrong with the map, a sentence each; empty if it can be played on."""
        return list(self._problems)

    def as_drawn(self) -> Map:
        """The map of a file that leaves nothing to deal."""
        assert self.drawn, "This map must be resolved by a dealer."
        if self._map is None:
            self._map = Map(
                self,
                self.terrain,
                self.number,
                self.harbors,
                self.harbor_stack,
                self.robber.hexes(self.terrain, self.number),
            )
        return self._map

    # Reading, one key after the other. What is wrong is noted and left out, so that the rest is read too.

    def _wrong(self, sentence: str) -> None:
        if len(self._problems) < MOST_PROBLEMS:
            self._problems.append(sentence)

    def _read(self, table: dict[str, object]) -> None:
        keys: list[object] = list(table)  # of a table that was not read from text they may be anything
        for key in keys:
            if not isinstance(key, str) or key not in KEYS:
                self._wrong(f"there is no key {shown(key)} in a map file{close_to(key, KEYS)}")
        if table.get("format") != FORMAT:
            found = shown(table["format"]) if "format" in table else "nothing"
            self._wrong(f"format must be '{FORMAT}', not {found}")
            return
        for needed in ("name", "seats", "map"):
            if needed not in table:
                self._wrong(f"the key {needed} is missing")
        if "name" in table:
            self._read_name(table["name"])
        if "seats" in table:
            self._read_seats(table["seats"])
        if "colors" in table:
            self._read_colors(table["colors"])
        if "map" not in table or not self._read_drawing(table["map"]):
            return  # nothing else can be checked without the hexes
        self._read_marks(table.get("marks", {}))
        self._read_terrain_pool(table.get("terrain_pool", {}))
        self._read_numbers(table)
        self._read_fog(table.get("fog_terrain", {}), table.get("fog_numbers", []))
        self._read_shuffles(table.get("shuffle", []))
        self.sure = self._sure_terrain()
        self._read_limits(table.get("limits", {}))
        self._read_harbors(table.get("harbors", []), table.get("harbor_pool", {}))
        self._read_stack(table.get("harbor_stack", []))
        self._read_robber(table)
        if "pirate" in table:
            self._read_pirate(table["pirate"])
        self._read_pieces(table.get("pieces", {}))
        self._read_goals(table)
        self._check_room()
        if not self._problems:
            self._finish()

    def _read_name(self, value: object) -> None:
        problem = bad_name(value)
        if problem:
            self._wrong(problem)
        else:
            self.name = str(value)

    def _read_seats(self, value: object) -> None:
        problem = bad_seats(value)
        if problem:
            self._wrong(problem)
        elif isinstance(value, list):
            self.seats = [int(n) for n in value]

    def _read_colors(self, value: object) -> None:
        if not isinstance(value, dict):
            self._wrong(
                f"colors must be a table such as {{ 3 = ['red', 'blue', 'white'] }}, not {shown(value)}"
            )
            return
        for key, entry in value.items():
            if key not in [str(n) for n in self.seats]:
                self._wrong(f"colors: {shown(key)} is not one of the map's numbers of seats")
                continue
            seats = int(key)
            if not isinstance(entry, list) or len(entry) != seats:
                self._wrong(f"colors: {seats} seats need a list of {seats} colors")
                continue
            colors: list[str] = []
            for said in entry:
                color = FORMER_COLORS.get(said, said) if isinstance(said, str) else said
                if not isinstance(color, str) or color not in COLORS or color in colors:
                    hint = close_to(color, COLORS)
                    self._wrong(f"colors: {shown(color)} is not a color of its own for {seats} seats{hint}")
                    return
                colors.append(color)
            self.colors[seats] = colors

    def _read_drawing(self, value: object) -> bool:
        lines = drawn_lines(value)
        if lines is None:
            self._wrong("map must be a drawing: text, or a list with one text for each row")
            return False
        axial: list[tuple[int, int]] = []
        terrain: list[int] = []
        number: list[int] = []
        bare: list[int] = []
        known = len(self._problems)
        first = 0
        for r, line in enumerate(lines):
            letters = row_letters(r)
            if "\t" in line:
                self._wrong(f"row {letters} of the map holds a tab; draw it with spaces")
                continue
            found = cells_of(line)
            if not found:
                self._wrong(f"row {letters} of the map is empty")
                continue
            if not axial:
                first = found[0][0] - 2 * r
            for k, (column, cell) in enumerate(found):
                name = f"{letters}{k + 1}"
                kind, n, problem = read_cell(cell)
                if problem:
                    self._wrong(f"{name}: {problem}")
                    continue
                if (column - first - 2 * r) % 4 != 0:
                    self._wrong(
                        f"{name}: {shown(cell)} in row {letters} is not in line; cells stand 4 characters "
                        "apart, those of the next row shifted by 2"
                    )
                    break  # most likely the rest of the row isn't either
                if n < 0:
                    bare.append(len(axial))
                    n = 0
                axial.append(((column - first - 2 * r) // 4, r))
                terrain.append(kind)
                number.append(n)
            if len(axial) > MOST_HEXES:
                self._wrong(f"the map has more than {MOST_HEXES} hexes")
                return False
        if len(self._problems) > known:
            return False
        if not axial:
            self._wrong("the map has no hexes")
            return False
        apart = unconnected(axial)
        self.board = board_of(axial)
        self.places = places_of(self.board)
        self.terrain = row(terrain)
        self.number = row(number)
        self.bare = row(bare)
        self.unfilled = row([h for h, t in enumerate(terrain) if t == UNFILLED])
        if apart != NOWHERE:
            name = self.places.hex_name(apart)
            self._wrong(f"{name} is cut off from the rest of the map; draw the sea between as ~")
            return False
        return True

    def _read_terrain_pool(self, value: object) -> None:
        pool = self._counts("terrain_pool", value, TERRAINS)
        if pool is None:
            return
        for t in pool:
            if TERRAINS[t] in ("fog", "lake"):
                self._wrong(f"terrain_pool: {TERRAINS[t]} can't be dealt")
                return
        if len(pool) != len(self.unfilled):
            self._wrong(f"terrain_pool holds {len(pool)} hexes, but {len(self.unfilled)} are to be filled")
            return
        self.terrain_pool = row(pool)
        for h in self.unfilled:
            for t in pool:
                if self.number[h] > 0 and not takes_number(t):
                    name = self.places.hex_name(h)
                    self._wrong(f"{name} has a number, but the pool may make it {TERRAINS[t]}")
                    return

    def _read_numbers(self, table: dict[str, object]) -> None:
        if "number_pool" in table and "number_sequence" in table:
            self._wrong("give number_pool or number_sequence, not both")
            return
        key = "number_sequence" if "number_sequence" in table else "number_pool"
        pool = self._numbers(key, table.get(key, []))
        if pool is None:
            return
        needed = 0
        for h in range(len(self.terrain)):
            if h in self.bare or self.number[h] > 0:
                continue
            if takes_number(self.terrain[h]) or self.terrain[h] == UNFILLED:
                needed += 1
                if not pool and self.terrain[h] != UNFILLED:
                    kind = TERRAINS[self.terrain[h]]
                    self._wrong(
                        f"{self.places.hex_name(h)} is {kind} and has no number; "
                        f"if it shall have none, draw it as {LETTERS[self.terrain[h]]}-"
                    )
        for t in self.terrain_pool:
            if not takes_number(t):
                needed -= 1
        if not pool and len(self.unfilled) == 0:
            return  # every hex that lacks one was named
        if len(self.terrain_pool) == len(self.unfilled) and len(pool) != needed:
            self._wrong(f"{key} holds {len(pool)} numbers, but {needed} hexes need one")
            return
        self.number_pool = row(pool)
        self.reds = row([n for n in pool if n in (6, 8)])
        self.others = row([n for n in pool if n not in (6, 8)])
        if key == "number_sequence":
            self.spirals = rows(spirals(self.board.axial, [t != SEA for t in self.terrain]))

    def _read_fog(self, terrain: object, numbers: object) -> None:
        pool = self._counts("fog_terrain", terrain, TERRAINS)
        tokens = self._numbers("fog_numbers", numbers)
        if pool is None or tokens is None:
            return
        count = list(self.terrain).count(FOG)
        for t in pool:
            if TERRAINS[t] in ("fog", "lake"):
                self._wrong(f"fog_terrain: {TERRAINS[t]} can't lie under the fog")
                return
        if len(pool) != count:
            self._wrong(f"fog_terrain holds {len(pool)} hexes, but {count} are drawn as ?")
            return
        needed = len([t for t in pool if takes_number(t)])
        if len(tokens) != needed:
            self._wrong(f"fog_numbers holds {len(tokens)} numbers, but {needed} hexes under the fog need one")
        elif count > 0:
            self.fog_terrain = row([pool.count(t) for t in range(len(TERRAINS))])
            self.fog_numbers = row([tokens.count(n) for n in range(13)])

    def _read_shuffles(self, value: object) -> None:
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            self._wrong("shuffle must be a list of tables such as { hexes = ['C2', 'C3'] }")
            return
        shuffles: list[Shuffle] = []
        for entry in value:
            if not self._known_keys("shuffle", entry, SHUFFLE_KEYS):
                return
            assert isinstance(entry, dict)
            both = self._hexes("shuffle", entry.get("hexes", []))
            terrain = self._hexes("shuffle", entry.get("terrain", []))
            numbers = self._hexes("shuffle", entry.get("numbers", []))
            harbors = entry.get("harbors", False)
            if both is None or terrain is None or numbers is None:
                return
            if not isinstance(harbors, bool):
                self._wrong(f"shuffle: harbors must be true or false, not {shown(harbors)}")
                return
            if both and (terrain or numbers):
                self._wrong("shuffle: give hexes, or terrain and numbers, not both")
                return
            shuffles.append(Shuffle(both or terrain, both or numbers, harbors))
        problem = self._bad_shuffle(shuffles)
        if problem:
            self._wrong(f"shuffle: {problem}")
            return
        self.shuffles = shuffles
        for shuffle in shuffles:
            kinds = {int(self.terrain[h]) for h in shuffle.terrain}
            if SEA in kinds and len(kinds) > 1:
                self.shifting += shuffle.terrain

    def _bad_shuffle(self, shuffles: list[Shuffle]) -> str:
        """Why these hexes can't change places, or nothing."""
        dealt: list[int] = []
        numbered: list[int] = []
        for shuffle in shuffles:
            for h in shuffle.terrain + shuffle.numbers:
                name = self.places.hex_name(h)
                terrain = self.terrain[h]
                if terrain == UNFILLED or terrain == FOG:
                    return f"{name} is {'dealt anyway' if terrain == UNFILLED else 'under the fog'}"
                if takes_number(terrain) and self.number[h] == 0:
                    return f"{name} has no number drawn"
                if (h in shuffle.terrain and h in dealt) or (h in shuffle.numbers and h in numbered):
                    return f"{name} is in two groups"
            dealt += shuffle.terrain
            numbered += shuffle.numbers
            bare = [h for h in shuffle.terrain if not takes_number(self.terrain[h])]
            if bare and len(bare) < len(shuffle.terrain):
                for h in shuffle.terrain:
                    if h not in shuffle.numbers:
                        kind = TERRAINS[self.terrain[bare[0]]]
                        return (
                            f"{self.places.hex_name(h)} may become {kind}, so its number must be shuffled too"
                        )
        return ""

    def _read_limits(self, value: object) -> None:
        if not self._known_keys("limits", value, LIMIT_KEYS):
            return
        assert isinstance(value, dict)
        apart = value.get("reds_apart", False)
        if not isinstance(apart, bool):
            self._wrong(f"limits: reds_apart must be true or false, not {shown(apart)}")
            return
        favored = self._terrains("limits: favored", value.get("favored", []))
        barred = value.get("barred", [])
        if favored is None:
            return
        if not isinstance(barred, list) or len(barred) > MOST_LISTED:
            self._wrong(
                "limits: barred must be a list of tables such as { terrain = ['gold'], numbers = [6, 8] }"
            )
            return
        bars: list[Bar] = []
        for entry in barred:
            if not self._known_keys("limits: barred", entry, BAR_KEYS):
                return
            assert isinstance(entry, dict)
            terrain = self._terrains("limits: barred", entry.get("terrain", []))
            hexes = self._hexes("limits: barred", entry.get("hexes", []))
            numbers = self._numbers("limits: barred", entry.get("numbers", []))
            if terrain is None or hexes is None or numbers is None:
                return
            if not numbers or bool(terrain) == bool(hexes):
                self._wrong("limits: barred needs numbers, and either terrain or hexes")
                return
            names = [TERRAINS[t] for t in terrain] + [self.places.hex_name(h) for h in hexes]
            bars.append(Bar(terrain, hexes, numbers, one_of(names)))
        self.limits = Limits(apart, favored, bars)

    def _read_harbors(self, value: object, pool_value: object) -> None:
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            self._wrong("harbors must be a list of texts such as 'A1/NW any'")
            return
        sides: list[int] = []
        kinds: list[int] = []
        corners: dict[int, str] = {}
        known = len(self._problems)
        for entry in value:
            words = entry.split() if isinstance(entry, str) else []
            if len(words) != 2:
                self._wrong(f"harbors: {shown(entry)} must be a side and a kind, such as 'A1/NW any'")
                continue
            if words[1] not in HARBORS:
                hint = close_to(words[1], HARBORS)
                self._wrong(f"harbors: {shown(words[1])} at {shown(words[0])} is no kind of harbor{hint}")
                continue
            side = self._place("harbors", "side", words[0])
            if side < 0:
                continue
            name = self.places.side_name(side)
            if not is_shore(self.board, self.sure, side):
                self._wrong(f"the harbor at {name} is not on the coast")
                continue
            for c in self.board.ends[side]:
                if c in corners:
                    corner = self.places.corner_name(c)
                    self._wrong(f"the harbors at {corners[c]} and {name} share the corner {corner}")
                corners[c] = name
            sides.append(side)
            kinds.append(HARBORS.index(words[1]))
        pool = self._counts("harbor_pool", pool_value, HARBORS[1:])
        if pool is None or len(self._problems) > known:
            return
        if len(pool) != kinds.count(0):
            self._wrong(f"harbor_pool holds {len(pool)} kinds, but {kinds.count(0)} harbors are to be filled")
            return
        self.harbor_sides = row(sides)
        self.harbor_kinds = row(kinds)
        self.harbor_pool = row([kind + 1 for kind in pool])

    def _read_stack(self, value: object) -> None:
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            self._wrong("harbor_stack must be a list of kinds such as ['any', 'wool']")
            return
        kinds: list[int] = []
        for entry in value:
            if not isinstance(entry, str) or entry not in HARBORS[1:]:
                self._wrong(
                    f"harbor_stack: {shown(entry)} is no kind of harbor{close_to(entry, HARBORS[1:])}"
                )
                return
            kinds.append(HARBORS.index(entry))
        self.harbor_stack = kinds

    def _read_robber(self, table: dict[str, object]) -> None:
        deserts = 0
        for t in self.terrain:
            if t == DESERT:
                deserts += 1
        for t in self.terrain_pool:
            if t == DESERT:
                deserts += 1
        if "robber" not in table:
            if deserts > 1:
                self._wrong(f"the map has {deserts} deserts; say with robber where it starts")
            self.robber.desert = deserts == 1
        else:
            self._read_start("robber", self.robber, table["robber"], deserts)
        if "shuffled_robber" in table:
            self.shuffled_robber = Start()
            self._read_start("shuffled_robber", self.shuffled_robber, table["shuffled_robber"], deserts)
            if not self.shuffles:
                self._wrong("shuffled_robber is of no use without a [[shuffle]]")

    def _read_start(self, key: str, start: Start, value: object, deserts: int) -> None:
        """Where the robber starts: a hex, several to choose from, a number or a terrain."""
        if value == "nowhere":
            return
        if value == "desert":
            if deserts == 0:
                self._wrong(f"{key}: the map has no desert")
            start.desert = True
            return
        if isinstance(value, str) and value.isascii() and value.isdigit():
            start.number = int(value) if len(value) < 3 else 0
            if start.number not in list(self.number) + list(self.number_pool):
                self._wrong(f"{key}: no hex bears the number {shown(value)}")
            return
        for h in self._choice(key, value):
            name = self.places.hex_name(h)
            if h >= self.board.hexes or self.terrain[h] == SEA:
                self._wrong(f"the robber can't start in the sea at {name}")
                return
            if self.terrain[h] == FOG:
                self._wrong(f"the robber can't start under the fog at {name}")
                return
            if not is_land(self.sure[h]):
                self._wrong(f"the robber can't start at {name}: it may become sea")
                return
            start.named.append(h)

    def _read_pirate(self, value: object) -> None:
        if value == "rim":
            self.pirate = rim_of(self.board)
            return
        choice = self._choice("pirate", value)
        for h in choice:
            if h < self.board.hexes and (self.terrain[h] != SEA or h in self.shifting):
                sure = " for sure" if self.terrain[h] == SEA else ""
                self._wrong(f"the pirate can't start at {self.places.hex_name(h)}: it is not sea{sure}")
                return
        self.pirate = choice

    def _read_goals(self, table: dict[str, object]) -> None:
        self.points = self._count(table, "points", POINTS, 2, MOST_POINTS)
        self.island_points = self._count(table, "island_points", 0, 0, MOST_POINTS)
        usual = usual_rounds(self.pieces)
        self.founding = self._count(table, "founding", usual, 0, MOST_ROUNDS)
        if self.founding == 0 and usual > 0:
            self._wrong("founding can be 0 only where pieces are given")
        for color in COLORS:
            mine = [piece for piece in self.pieces if piece.owner == color and piece.kind == "settlement"]
            if len(mine) + self.founding > STOCK["settlement"]:
                self._wrong(
                    f"{color} is given {len(mine)} settlements and founds {self.founding}, "
                    f"but the box holds only {STOCK['settlement']}"
                )

    def _read_pieces(self, value: object) -> None:
        if not isinstance(value, dict):
            self._wrong("pieces must be a table such as { red = ['settlement C3.N', 'road C3/NE'] }")
            return
        pieces: list[Piece] = []
        towns: dict[int, str] = {}
        routes: dict[int, str] = {}  # side -> what lies there
        known = len(self._problems)
        for said, entries in value.items():
            owner = FORMER_COLORS.get(said, said) if isinstance(said, str) else said
            if not isinstance(owner, str) or owner not in COLORS + NEUTRALS:
                self._wrong(f"pieces: {shown(owner)} is no player{close_to(owner, COLORS + NEUTRALS)}")
                continue
            if not isinstance(entries, list) or len(entries) > MOST_LISTED:
                self._wrong(f"pieces: those of {owner} must be a list of texts such as 'settlement C3.N'")
                continue
            mine: list[Piece] = []
            for entry in entries:
                piece = self._piece(owner, entry, towns, routes)
                if piece is not None:
                    mine.append(piece)
            for kind, most in STOCK.items():
                count = len([piece for piece in mine if piece.kind == kind])
                if count > most:
                    self._wrong(f"pieces: {owner} has {count} of kind {kind}, but the box holds only {most}")
            pieces += mine
        settled = {piece.owner for piece in pieces if piece.kind not in ON_SIDES}
        if len(self._problems) == known and any(piece.owner in COLORS for piece in pieces):
            for seats in self.seats:
                for color in self.colors.get(seats, COLORS[:seats]):
                    if color not in settled:
                        self._wrong(f"pieces: {color} has no settlement although others do")
                        return
        self.pieces = pieces

    def _piece(
        self, owner: str, entry: object, towns: dict[int, str], routes: dict[int, str]
    ) -> Piece | None:
        words = entry.split() if isinstance(entry, str) else []
        pays = len(words) == 3 and words[2] == "pays"
        if (len(words) != 2 and not pays) or words[0] not in STOCK or (pays and words[0] in ON_SIDES):
            self._wrong(
                f"pieces of {owner}: {shown(entry)} must be such as 'settlement C3.N pays' or 'road C3/NE'"
            )
            return None
        if words[0] in ON_SIDES:
            side = self._place(f"pieces of {owner}", "side", words[1])
            if side < 0:
                return None
            name = self.places.side_name(side)
            if side in routes:
                both = f"two {words[0]}s lie" if routes[side] == words[0] else "a road and a ship lie"
                self._wrong(f"{both} on {name}")
                return None
            if words[0] == "road" and not any(is_land(self.sure[h]) for h in self.board.hexes_beside[side]):
                self._wrong(f"the road of {owner} at {name} is not beside land")
                return None
            if words[0] == "ship" and not self._at_sea(side):
                self._wrong(f"the ship of {owner} at {name} is not at sea")
                return None
            routes[side] = words[0]
            return Piece(owner, words[0], side, False)
        corner = self._place(f"pieces of {owner}", "corner", words[1])
        if corner < 0:
            return None
        name = self.places.corner_name(corner)
        if corner in towns:
            self._wrong(f"two pieces stand on {name}")
            return None
        for other in self.board.across[corner]:
            if other in towns:
                near = self.places.corner_name(other)
                self._wrong(f"the {words[0]} of {owner} at {name} is too close to the one at {near}")
                return None
        if not any(is_land(self.sure[h]) for h in self.board.hexes_at[corner]):
            self._wrong(f"the {words[0]} of {owner} at {name} is not on land")
            return None
        towns[corner] = owner
        return Piece(owner, words[0], corner, pays)

    def _read_marks(self, value: object) -> None:
        if not isinstance(value, dict) or len(value) > MOST_LISTED:
            self._wrong("marks must be a table such as { neutral = ['A2.S'] }")
            return
        marks: dict[str, list[str]] = {}
        for name, entries in value.items():
            if not isinstance(name, str) or not name.isidentifier() or not name.isascii() or len(name) > 40:
                self._wrong(f"marks: {shown(name)} is not a name of letters, digits and underscores")
                continue
            if not isinstance(entries, list) or len(entries) > MOST_LISTED:
                self._wrong(f"marks: {name} must be a list of places")
                continue
            begin, _, end = name.partition("_")
            if begin + "_" in MARKS and end in FORMER_COLORS:
                end = FORMER_COLORS[end]
                name = f"{begin}_{end}"
            endings = VILLAGES if begin == "village" else COLORS
            if begin + "_" in MARKS and end not in endings:
                self._wrong(f"marks: {name} must end in {one_of(endings)}")
                continue
            wanted = MARKS.get(name, MARKS.get(begin + "_", ""))
            places: list[str] = []
            for entry in entries:
                if not isinstance(entry, str):
                    self._wrong(f"marks: {shown(entry)} of {name} is not a place")
                    continue
                try:
                    place = self.places.canonical(entry)
                except ValueError as reason:
                    self._wrong(f"marks: {name}: {reason}")
                    continue
                if place in places:
                    self._wrong(f"marks: {name} lists {place} twice")
                    continue
                if wanted and wanted != kind_of(place):
                    self._wrong(
                        f"marks: {name} needs every place to be a {wanted}; {place} is a {kind_of(place)}"
                    )
                    continue
                if wanted == "hex" and place.startswith("~"):
                    self._wrong(f"marks: {name} lists {place}, which is not drawn")
                    continue
                places.append(place)
            marks[name] = places
        self.marks = marks

    def _check_room(self) -> None:
        if self.seats:
            crowded = self.crowded(self.terrain)
            if crowded:
                self._wrong(crowded)

    def crowded(self, terrain: Row) -> str:
        """However badly the players found, each must find a corner for every settlement: why not, or nothing.

        What is not dealt yet counts as land.
        """
        free = 3 * len(self.harbor_stack) - 2  # a harbor takes up at most three sides of the coast
        if self.harbor_stack and len(self.shores(terrain)) < free:
            return (
                f"the map has {len(self.shores(terrain))} free sides on the coast; "
                f"{len(self.harbor_stack)} harbors need {free} to be sure of a place"
            )
        islands = self._most_islands(terrain)
        if islands > MOST_ISLANDS:
            return f"the map may have {islands} islands; {MOST_ISLANDS} are the most"
        if self.founding == 0:
            return ""
        home = {self.places.hex_of(name) for name in self.marks.get("home", [])}
        barred = self.marks.get("no_founding", [])
        land = 0
        for c in range(self.board.corners):
            if self.places.corner_name(c) in barred:
                continue
            if any(is_land(terrain[h]) and (not home or h in home) for h in self.board.hexes_at[c]):
                land += 1
        given = len([piece for piece in self.pieces if piece.kind not in ON_SIDES])
        housed = len({p.owner for p in self.pieces if p.owner in NEUTRALS and p.kind == "settlement"})
        seats = 0
        settlements = 0
        for n in self.seats:
            more = len(NEUTRALS) - housed if n == 2 else 0  # BASE-201: in the game for two
            if self.founding * n + more >= settlements:
                seats = n
                settlements = self.founding * n + more
        least = 4 * (settlements - 1 + given) + 1  # a settlement takes up at most four corners
        if land >= least:
            return ""
        where = "home" if home else "land"
        players = f"{seats} players" if seats > 2 else "2 players and their neutral neighbors"
        return f"the map has {land} corners on {where}; {players} need {least} to be sure of a place"

    def _most_islands(self, terrain: Row) -> int:
        """How many there are or, under the fog, may come to light; of hexes around one corner only one."""
        belt = [self.places.hex_of(name) for name in self.marks.get("belt", [])]
        count = int(max(islands_on(self.board, terrain, belt)))
        fog = {h for h in range(self.board.hexes) if terrain[h] == FOG}
        while fog:
            count += 1
            corner = self.board.corners_of[min(fog)][2]
            fog -= {int(h) for h in self.board.hexes_at[corner]}
        return count

    def shores(self, terrain: Row) -> list[int]:
        """The sides where a harbor could be placed: on a coast, and at no other harbor's corner."""
        taken = {int(c) for side in self.harbor_sides for c in self.board.ends[side]}
        found: list[int] = []
        for side in range(self.board.sides):
            if is_shore(self.board, terrain, side) and not any(
                int(c) in taken for c in self.board.ends[side]
            ):
                found.append(side)
        return found

    def _finish(self) -> None:
        """Work out what every map of this file shares."""
        self.drawn = not (len(self.unfilled) or len(self.number_pool) or len(self.harbor_pool))
        self.harbors = [
            (int(self.harbor_sides[k]), int(self.harbor_kinds[k])) for k in range(len(self.harbor_sides))
        ]

    # Small questions while reading.

    def _place(self, key: str, kind: str, name: str) -> int:
        """The number of a place, or -1 and a problem."""
        try:
            if kind == "hex":
                return self.places.hex_of(name)
            if kind == "side":
                return self.places.side_of(name)
            return self.places.corner_of(name)
        except ValueError as reason:
            self._wrong(f"{key}: {reason}")
            return -1

    def _choice(self, key: str, value: object) -> list[int]:
        """One hex or several, by name; none, and a problem, if it is something else."""
        names = value if isinstance(value, list) else [value]
        hexes: list[int] = []
        if not 1 <= len(names) <= MOST_LISTED:
            self._wrong(f"{key} must be the name of a hex or a list of them, not an empty list")
            return []
        for name in names:
            if not isinstance(name, str):
                self._wrong(f"{key} must be the name of a hex, not {shown(name)}")
                return []
            h = self._place(key, "hex", name)
            if h < 0:
                return []
            if h in hexes:
                self._wrong(f"{key} lists {self.places.hex_name(h)} twice")
                return []
            hexes.append(h)
        return hexes

    def _hexes(self, key: str, value: object) -> list[int] | None:
        """Drawn hexes by name or by mark, in their order, or None and a problem."""
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            self._wrong(f"{key}: {shown(value)} is not a list of hexes")
            return None
        found: list[int] = []
        for entry in value:
            if not isinstance(entry, str):
                self._wrong(f"{key}: {shown(entry)} is not a hex")
                return None
            for name in self.marks.get(entry, [entry]):
                h = self._place(key, "hex", name)
                if h < 0:
                    return None
                if h >= self.board.hexes or h in found:
                    why = "is listed twice" if h in found else "is not drawn"
                    self._wrong(f"{key}: {self.places.hex_name(h)} {why}")
                    return None
                found.append(h)
        return found

    def _terrains(self, key: str, value: object) -> list[int] | None:
        """Terrain that takes numbers, by name, or None and a problem."""
        known = [name for t, name in enumerate(TERRAINS) if takes_number(t)]
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            self._wrong(f"{key}: {shown(value)} is not a list of terrain")
            return None
        found: list[int] = []
        for entry in value:
            if not isinstance(entry, str) or entry not in known:
                self._wrong(f"{key}: {shown(entry)} is no terrain with numbers{close_to(entry, known)}")
                return None
            found.append(TERRAINS.index(entry))
        return found

    def _known_keys(self, key: str, value: object, keys: list[str]) -> bool:
        """Whether it is a table with these keys only; otherwise a problem."""
        if not isinstance(value, dict):
            self._wrong(f"{key} must be a table, not {shown(value)}")
            return False
        for name in value:
            if not isinstance(name, str) or name not in keys:
                self._wrong(f"{key}: there is no key {shown(name)}{close_to(name, keys)}")
                return False
        return True

    def _count(self, table: dict[str, object], key: str, usual: int, least: int, most: int) -> int:
        n = whole(table.get(key, usual), least, most)
        if n < 0:
            self._wrong(f"{key} must be a number from {least} to {most}, not {shown(table[key])}")
            return usual
        return n

    def _sure_terrain(self) -> Row:
        """What surely lies on each hex: fog where it may be land or sea."""
        dealt = FOG if SEA in list(self.terrain_pool) else UNFILLED
        sure = [dealt if t == UNFILLED else int(t) for t in self.terrain]
        for h in self.shifting:
            sure[h] = FOG
        return row(sure)

    def _at_sea(self, side: int) -> bool:
        """Whether the sea, or the edge of the map, surely is on one of its sides."""
        beside = self.board.hexes_beside[side]
        return len(beside) < 2 or any(self.sure[h] == SEA for h in beside)

    def _numbers(self, key: str, value: object) -> list[int] | None:
        """A list of numbers as they are printed on tokens, or None and a problem."""
        if not isinstance(value, list) or len(value) > MOST_HEXES:
            self._wrong(f"{key} must be a list of numbers, not {shown(value)}")
            return None
        found: list[int] = []
        for entry in value:
            n = whole(entry, 2, 12)
            if n < 0 or n == 7:
                self._wrong(f"{key}: {shown(entry)} is not a number from 2 to 6 or 8 to 12")
                return None
            found.append(n)
        return found

    def _counts(self, key: str, value: object, names: list[str]) -> list[int] | None:
        """A table of how many of each as a sorted list of indices into `names`, or None and a problem."""
        if not isinstance(value, dict):
            self._wrong(
                f"{key} must be a table such as {{ {names[0]} = 4, {names[1]} = 3 }}, not {shown(value)}"
            )
            return None
        found: list[int] = []
        for name, entry in value.items():
            if not isinstance(name, str) or name not in names:
                self._wrong(f"{key}: there is no {shown(name)}{close_to(name, names)}")
                return None
            n = whole(entry, 0, MOST_HEXES)
            if n < 0:
                self._wrong(f"{key}: {name} must be a number from 0 to {MOST_HEXES}, not {shown(entry)}")
                return None
            found += [names.index(name)] * n
        return sorted(found)


def load_map(source: str | bytes | os.PathLike[str] | dict[str, object]) -> MapFile:
    """Read a map: TOML or JSON text, the path of such a file (as a `Path`), or the table itself.

    Raises BadMap with one sentence, and nothing else, whatever the content.
    """
    table = source if isinstance(source, dict) else parse_text(read_text(source))
    file = MapFile(table)
    if file._problems:
        raise BadMap(file._problems[0])
    return file


_scenarios: dict[str, MapFile] = {}


def scenario(name: str) -> MapFile:
    """A map that comes with the game: `base`, `beginner`, …"""
    file = _scenarios.get(name)
    if file is None:
        known = scenario_names()
        if name not in known:
            raise BadMap(f"there is no scenario {shown(name)}{close_to(name, known)}")
        file = load_map(scenario_text(name))
        _scenarios[name] = file
    return file


def scenario_text(name: str) -> str:
    return resources.files("longroad.isle.scenarios").joinpath(name + ".toml").read_text(encoding="utf-8")


def table_called(name: str) -> dict[str, object]:
    """What a map file says or, where there is no such file, a map of the game that goes by this name."""
    if not os.path.exists(name) and name in scenario_names():
        return parse_text(scenario_text(name))
    return parse_text(read_text(Path(name)))


def scenario_names() -> list[str]:
    folder = resources.files("longroad.isle.scenarios")
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


# Text.


def read_text(source: object) -> str:
    content: str | bytes
    if isinstance(source, (str, bytes)):
        content = source
    elif isinstance(source, os.PathLike):
        try:
            with open(source, "rb") as stream:
                content = stream.read(4 * MOST_TEXT + 1)
        except (OSError, ValueError) as reason:
            why = reason.strerror if isinstance(reason, OSError) else reason
            raise BadMap(f"the map file {shown(os.fspath(source))} can't be read: {why}") from None
    else:
        raise BadMap(f"a map is read from text, a path or a table, not from {shown(source)}")
    if isinstance(content, bytes):
        try:
            content = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadMap("the map is not UTF-8 text") from None
    if len(content) > MOST_TEXT:
        raise BadMap(f"the map file is longer than {MOST_TEXT} characters")
    return content


def parse_text(text: str) -> dict[str, object]:
    is_json = text.lstrip().startswith("{")
    if not is_json and max([len(line) for line in text.split("\n")]) > MOST_LINE:
        raise BadMap(f"the map file has a line longer than {MOST_LINE} characters")
    try:
        table: object = json.loads(text) if is_json else tomllib.loads(text)
    except RecursionError:
        raise BadMap("the map file nests too deeply") from None
    except Exception as reason:  # whatever a parser raises, the text is at fault
        kind = "JSON" if is_json else "TOML"
        raise BadMap(f"the map file is not {kind}: {one_line(str(reason))}") from None
    if not isinstance(table, dict):
        raise BadMap("the map file must hold a table")
    return table


def map_text(table: dict[str, object]) -> str:
    """A map as TOML that people can read and change; the table is one that `as_dict` wrote."""
    lines: list[str] = []
    tables: list[str] = []
    for key, value in table.items():
        if key == "map" and isinstance(value, list):
            lines += ["", 'map = """', *[str(line) for line in value], '"""', ""]
        elif isinstance(value, dict) and key in ("pieces", "marks"):
            tables += ["", f"[{key}]"]
            for name, things in value.items():
                tables += written(f"{name} = ", things)
        else:
            lines += written(f"{key} = ", value)
    return "\n".join([*lines, *tables]) + "\n"


def written(start: str, value: object) -> list[str]:
    """A value in TOML; a long list on several lines."""
    if isinstance(value, dict):
        parts = [written(f"{name} = ", entry)[0] for name, entry in value.items()]
        return [f"{start}{{ {', '.join(parts)} }}"]
    if not isinstance(value, list):
        return [start + json.dumps(value, ensure_ascii=False)]
    things = [json.dumps(entry, ensure_ascii=False) for entry in value]
    whole_list = f"{start}[{', '.join(things)}]"
    if len(whole_list) <= WIDE:
        return [whole_list]
    lines = [start + "["]
    line = " "
    for thing in things:
        if len(line) + len(thing) + 2 > WIDE:
            lines.append(line)
            line = " "
        line += f" {thing},"
    return [*lines, line, "]"]


def one_line(text: str) -> str:
    """Another's words, fit for a sentence of ours."""
    return "".join(c if c.isprintable() else " " for c in text[:160]).strip()


def shown(value: object) -> str:
    """A value of a map file in a sentence; never long, whatever it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -1_000_000 < value < 1_000_000 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "nothing" if value is None else f"a {type(value).__name__}"


def close_to(value: object, names: list[str]) -> str:
    """What was meant, if that can be guessed; otherwise what there is."""
    close = difflib.get_close_matches(value, names, 1) if isinstance(value, str) and len(value) <= 40 else []
    if close:
        return f"; did you mean {close[0]}?"
    return f"; there is {', '.join(names)}"


def bad_name(value: object) -> str:
    """Why a map can't be called so, or nothing."""
    if not isinstance(value, str):
        return f"name must be text, not {shown(value)}"
    if not 1 <= len(value) <= 80 or not value.isprintable() or value != value.strip():
        return "name must be one line of 1 to 80 characters"
    return ""


def bad_seats(value: object) -> str:
    """Why a map can't be for these numbers of players, or nothing."""
    if not isinstance(value, list) or not 1 <= len(value) <= 5:
        return "seats must be a list of numbers of players such as [3, 4]"
    for entry in value:
        if whole(entry, 2, 6) < 0:
            return f"seats can be from 2 to 6, not {shown(entry)}"
    if sorted(set(value)) != value:
        return "seats must be listed once each, in rising order"
    return ""


def whole(value: object, least: int, most: int) -> int:
    """The value as a whole number in these bounds, or -1."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    return -1


# Drawings.


def drawn_lines(value: object) -> list[str] | None:
    """The rows of a drawing without empty ones above and below; None if it is none."""
    lines: list[str] = []
    if isinstance(value, str):
        lines = value.split("\n")
    elif isinstance(value, list):
        for line in value:
            if not isinstance(line, str) or "\n" in line:
                return None
            lines.append(line)
    else:
        return None
    while lines and not lines[0].strip(" "):
        lines = lines[1:]
    while lines and not lines[-1].strip(" "):
        lines = lines[:-1]
    return lines


def cells_of(line: str) -> list[tuple[int, str]]:
    """The words of a line, each with its column."""
    found: list[tuple[int, str]] = []
    column = 0
    for word in line.split(" "):
        if word:
            found.append((column, word))
        column += len(word) + 1
    return found


def read_cell(cell: str) -> tuple[int, int, str]:
    """Terrain, number (0 not drawn, -1 none for good) and what is wrong with it."""
    letter = cell[0]
    digits = cell[1:]
    if letter != "_" and letter not in LETTERS:
        return 0, 0, f"there is no terrain {shown(letter)}; use one of {' '.join(LETTERS)} or _"
    terrain = UNFILLED if letter == "_" else LETTERS.index(letter)
    if digits == "":
        return terrain, 0, ""
    if digits == "-":
        if terrain == UNFILLED or not takes_number(terrain):
            return 0, 0, f"{shown(cell)} can't be; only what could carry a number can be drawn without one"
        return terrain, -1, ""
    if len(digits) > 2 or not digits.isascii() or not digits.isdigit() or digits[0] == "0":
        return 0, 0, f"{shown(cell)} is not a letter and a number"
    number = int(digits)
    if number == 7 or not 2 <= number <= 12:
        return 0, 0, f"{number} is not a number from 2 to 6 or 8 to 12"
    if terrain != UNFILLED and not takes_number(terrain):
        return 0, 0, f"{TERRAINS[terrain]} has no number, so {shown(cell)} can't be"
    return terrain, number, ""


def unconnected(axial: list[tuple[int, int]]) -> int:
    """A hex that can't be reached from the first one, or NOWHERE."""
    left = set(axial)
    todo = [axial[0]]
    left.discard(axial[0])
    while todo:
        q, r = todo.pop()
        for dq, dr in STEPS:
            place = (q + dq, r + dr)
            if place in left:
                left.discard(place)
                todo.append(place)
    for h, place in enumerate(axial):
        if place in left:
            return h
    return NOWHERE


def spirals(axial: list[tuple[int, int]], land: list[bool]) -> list[list[int]]:
    """Every walk over all land that starts at a corner of the island and winds counter-clockwise inwards.

    It keeps the shore, then the hexes already passed, on its right hand. None if the island is no such shape.
    """
    index = {place: h for h, place in enumerate(axial) if land[h]}
    found: list[list[int]] = []
    for start in index:
        beside = [(start[0] + dq, start[1] + dr) in index for dq, dr in STEPS]
        heads = [d for d in range(6) if beside[d] and not beside[(d + 1) % 6]]
        if sum(beside) > 3 or (len(index) > 1 and len(heads) != 1):
            continue  # not a corner
        walk = [index[start]]
        passed = {start}
        here = start
        head = heads[0] if heads else 0
        moved = True
        while moved:
            moved = False
            for turn in (2, 1, 0, -1, -2):
                d = (head + turn) % 6
                there = (here[0] + STEPS[d][0], here[1] + STEPS[d][1])
                if there in index and there not in passed:
                    passed.add(there)
                    walk.append(index[there])
                    here = there
                    head = d
                    moved = True
                    break
        if len(walk) == len(index):
            found.append(walk)
    return found


# Rows that maps are made of.


def corner_harbors(board: Board, harbor_at: Row) -> Row:
    """The harbor of every corner, from those of the sides."""
    found = cells(board.corners)
    side: Side
    for side in range(board.sides):
        if harbor_at[side] > 0:
            for corner in board.ends[side]:
                found[corner] = harbor_at[side]
    return found


def rim_of(board: Board) -> list[int]:
    """Every hex of the rim."""
    return list(range(board.hexes, board.hexes + board.rim))


def kind_of(place: str) -> str:
    """What a name names."""
    return "corner" if "." in place else "side" if "/" in place else "hex"


def usual_rounds(pieces: list[Piece]) -> int:
    """Rounds of founding, where the map doesn't say: none for players who are given their pieces."""
    return 0 if any(piece.owner in COLORS for piece in pieces) else ROUNDS

"""The resolved map of one game, and how it is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import i64

from longroad.core.packed import NOWHERE, Row, cells
from longroad.core.state import SetUp
from longroad.isle.geometry import LETTERS, TERRAINS, Board, Corner, Hex, Side, is_land, takes_number
from longroad.isle.maps.format import COLORS, FORMAT, HARBORS, ON_SIDES, POINTS, ROUNDS
from longroad.isle.places import Places

if TYPE_CHECKING:
    from longroad.isle.maps.file import MapFile


class Piece(NamedTuple):
    """Something that stands on the map before the game begins."""

    owner: str  # red, blue, … or neutral1, neutral2
    kind: str  # settlement, city, road or ship
    place: int  # the corner or side
    pays: bool  # gives a card for each hex beside it at the start


class Map(SetUp):
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

    def as_dict(self) -> dict[str, Any]:
        """The map as a fully drawn map file, ready for JSON."""
        table: dict[str, Any] = {"format": FORMAT, "name": self.name, "seats": list(self.seats)}
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


def usual_rounds(pieces: list[Piece]) -> int:
    """Rounds of founding, where the map doesn't say: none for players who are given their pieces."""
    return 0 if any(piece.owner in COLORS for piece in pieces) else ROUNDS

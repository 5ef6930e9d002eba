"""A map as written: what is drawn, and what is left to a dealer."""

from __future__ import annotations

from longroad.core.packed import Row, Rows, cells, rows
from longroad.isle.geometry import DESERT, Board, board_of
from longroad.isle.maps.format import MOST_PROBLEMS, POINTS, ROUNDS
from longroad.isle.maps.limits import Limits
from longroad.isle.maps.value import Map, Piece
from longroad.isle.places import Places, places_of


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


class MapFile:
    """A map as written: what is drawn, and what a dealer fills in before the game (`set_up.resolve`)."""

    def __init__(self) -> None:
        self.problems: list[str] = []  # what is wrong with it, a sentence each; empty if it can be played on
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

    def wrong(self, sentence: str) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(sentence)

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

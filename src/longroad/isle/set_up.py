"""BASE-011 – the free set-up: a dealer fills in what a map file leaves open, before the game begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.core.dealer import Dealer
from longroad.core.words import Hex, Row, cells
from longroad.errors import BadMap, BadSpec
from longroad.isle.geometry import SEA, Board, takes_number
from longroad.isle.maps import Map, MapFile, coast_row, harbor_row

NUMBERS: Final = ["random", "spiral", "spread"]
HARBORS: Final = ["fixed", "shuffled"]

TRIES: Final = 200  # on the base island one in six succeeds
PATIENCE: Final = 20_000  # steps of the search after that


def resolve(file: MapFile, dealer: Dealer, numbers: str, harbors: str) -> Map:
    """The map of one game. A file that is fully drawn resolves to itself, whatever the options."""
    if numbers not in NUMBERS:
        raise BadSpec(f"numbers can be {', '.join(NUMBERS)}, not {numbers!r}")
    if harbors not in HARBORS:
        raise BadSpec(f"harbors can be {' or '.join(HARBORS)}, not {harbors!r}")
    problems = file.problems()
    if problems:
        raise BadMap(problems[0])
    if file.drawn:
        return file.as_drawn()
    board = file.board
    terrain = deal_terrain(file, dealer)
    if SEA in file.terrain_pool:
        crowded = file.crowded(terrain)
        if crowded:
            raise BadMap(crowded)
    number = file.number
    if len(file.number_pool) > 0:
        number = number[:]
        if numbers == "spiral":
            wind(file, terrain, number, dealer)
        elif numbers == "spread":
            spread(file, terrain, number, dealer)
        else:
            scatter(file, terrain, number, dealer)
    kinds = file.harbor_kinds
    harbor_list = file.harbors
    harbor = file.harbor
    if harbors == "shuffled" or len(file.harbor_pool) > 0:
        kinds = deal_harbors(file, harbors == "shuffled", dealer)
        harbor_list = [(int(file.harbor_sides[k]), int(kinds[k])) for k in range(len(kinds))]
        harbor = harbor_row(board, file.harbor_sides, kinds)
    coast = file.coast if len(file.coast) > 0 else coast_row(board, terrain)
    robber = file.robber.hexes(terrain, number)
    return Map(file, terrain, number, harbor_list, harbor, coast, file.harbor_stack, robber)


def deal_terrain(file: MapFile, dealer: Dealer) -> Row:
    if len(file.unfilled) == 0:
        return file.terrain
    pool = file.terrain_pool[:]
    dealer.shuffle(pool)
    if len(pool) == file.board.hexes:
        return pool
    terrain = file.terrain[:]
    k: i64
    for k in range(len(pool)):
        terrain[file.unfilled[k]] = pool[k]
    return terrain


def deal_harbors(file: MapFile, all_of_them: bool, dealer: Dealer) -> Row:
    """Kinds for the harbors that have none, or for all, mixed."""
    kinds = file.harbor_kinds[:]
    pool = file.harbor_pool[:]
    dealer.shuffle(pool)
    k: i64
    i: i64 = 0
    for k in range(len(kinds)):
        if kinds[k] == 0:
            kinds[k] = pool[i]
            i += 1
    if all_of_them:
        dealer.shuffle(kinds)
    return kinds


def bare_hexes(file: MapFile, terrain: Row, number: Row) -> Row:
    """The hexes that still need a number, as many as the pool holds."""
    bare = cells(len(file.number_pool))
    k: i64 = 0
    h: Hex
    for h in range(file.board.hexes):
        if number[h] == 0 and takes_number(terrain[h]) and h not in file.bare:
            bare[k] = h
            k += 1
    return bare


def scatter(file: MapFile, terrain: Row, number: Row, dealer: Dealer) -> None:
    """(a) Fully random."""
    pool = file.number_pool[:]
    dealer.shuffle(pool)
    bare = bare_hexes(file, terrain, number)
    k: i64
    for k in range(len(pool)):
        number[bare[k]] = pool[k]


def wind(file: MapFile, terrain: Row, number: Row, dealer: Dealer) -> None:
    """(b) In their order from a corner hex counter-clockwise inwards; what takes no number is skipped."""
    if len(file.spirals) == 0:
        raise BadMap(f"the numbers of {file.name} can't be laid in a spiral")
    k: i64 = 0
    for h in file.spirals[dealer.below(len(file.spirals))]:
        if number[h] == 0 and takes_number(terrain[h]) and h not in file.bare:
            number[h] = file.number_pool[k]
            k += 1


def spread(file: MapFile, terrain: Row, number: Row, dealer: Dealer) -> None:
    """(c) Random, but no two of 6 and 8 side by side: each such arrangement is as likely as another."""
    reds = file.reds
    bare = bare_hexes(file, terrain, number)
    k: i64
    for _ in range(TRIES):
        placed: i64 = 0
        while placed < len(reds):
            k = placed + dealer.below(len(bare) - placed)
            h = bare[k]
            bare[k] = bare[placed]
            bare[placed] = h
            if beside_red(file.board, number, h):
                break
            number[h] = reds[placed]
            placed += 1
        if placed == len(reds):
            break
        for k in range(placed):
            number[bare[k]] = 0
    else:
        dealer.shuffle(bare)
        Search(file.board, number, bare, reds, file.name).place(0, 0)
        bare = still_bare(bare, number, len(reds))
    pool = file.others[:]
    dealer.shuffle(pool)
    for k in range(len(pool)):
        number[bare[len(reds) + k]] = pool[k]


def beside_red(board: Board, number: Row, h: Hex) -> bool:
    for other in board.neighbors[h]:
        if number[other] == 6 or number[other] == 8:
            return True
    return False


def still_bare(bare: Row, number: Row, reds: i64) -> Row:
    """The hexes again, those with a red number first."""
    order = cells(len(bare))
    first: i64 = 0
    last = reds
    for h in bare:
        if number[h] > 0:
            order[first] = h
            first += 1
        else:
            order[last] = h
            last += 1
    return order


class Search:
    """Looks for places for the red numbers where chance found none, for a while."""

    def __init__(self, board: Board, number: Row, bare: Row, reds: Row, name: str) -> None:
        self.board = board
        self.number = number
        self.bare = bare
        self.reds = reds
        self.name = name
        self.steps: i64 = 0

    def place(self, k: i64, start: i64) -> None:
        if not self._placed(k, start):
            raise BadMap(f"found no way to lay the numbers of {self.name} with no 6 or 8 beside another")

    def _placed(self, k: i64, start: i64) -> bool:
        """Whether the reds from the k-th on fit on the hexes from `start` on."""
        if k == len(self.reds):
            return True
        i: i64
        for i in range(start, len(self.bare) - (len(self.reds) - k) + 1):
            self.steps += 1
            if self.steps > PATIENCE:
                return False
            h = self.bare[i]
            if not beside_red(self.board, self.number, h):
                self.number[h] = self.reds[k]
                if self._placed(k + 1, i + 1):
                    return True
                self.number[h] = 0
        return False


__all__ = ["HARBORS", "NUMBERS", "resolve"]

"""make bench-growth: how the cost of a step and of a copy grows with the board, the players and the chapters.

Random games, CPU time, rounds interleaved, medians. A step is one action, chance included; a ply is one of a
player. New Shores may cost 1.5 times as much a ply as the base game.
"""

import statistics
import time
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from longroad import Dealer, load_map, new_game
from longroad.core.menu import Menu
from longroad.core.playout import Tally, advance, play_out, time_copy
from longroad.isle.maps.file import MapFile
from longroad.isle.state import IsleState

ROUNDS = 5
GAMES = 60
COPIES = 2_000
TERRAINS = ["forest", "pasture", "fields", "hills", "mountains"]
NUMBERS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]


def island(radius: int) -> MapFile:
    """A hexagonal island: radius 2 has the size of the base game's."""
    widths = [2 * radius + 1 - abs(row) for row in range(-radius, radius + 1)]
    drawing = [" " * 2 * (2 * radius + 1 - width) + "   ".join("_" * width) for width in widths]
    hexes = sum(widths)
    pool = {terrain: (hexes - 1 + k) // len(TERRAINS) for k, terrain in enumerate(TERRAINS)}
    table: dict[str, Any] = {
        "format": "longroad-map/1",
        "name": f"An island of {hexes} hexes",
        "seats": [3, 4],
        "map": drawing,
        "terrain_pool": {**pool, "desert": 1},
        "number_pool": [NUMBERS[k % len(NUMBERS)] for k in range(hexes - 1)],
    }
    return load_map(table)


class Case:
    """One ruleset on one board, and what was measured of it."""

    def __init__(self, name: str, spec: str, board: MapFile | None = None) -> None:
        self.name = name
        self.spec = spec
        self.board = board
        self.step_ns: list[float] = []
        self.ply_ns: list[float] = []
        self.copy_us: list[float] = []
        self.tally = Tally()

    def game(self, seed: int) -> IsleState:
        game = new_game(self.spec, seed=seed, map=self.board)
        assert isinstance(game, IsleState)
        return game

    def measure(self, first: int) -> None:
        menu, tally = Menu(), Tally()
        games = [self.game(first + k) for k in range(GAMES)]
        start = time.process_time()
        for seed, game in enumerate(games):
            play_out(game, Dealer(first + seed), menu, tally)
        spent = (time.process_time() - start) * 1e9
        self.step_ns.append(spent / int(tally.steps))
        self.ply_ns.append(spent / int(tally.steps - tally.chances))
        middle = self.game(first)
        advance(middle, Dealer(first), menu, 400)
        start = time.process_time()
        time_copy(middle, COPIES)
        self.copy_us.append((time.process_time() - start) / COPIES * 1e6)
        self.tally.steps += tally.steps
        self.tally.games += tally.games


def main() -> None:
    cases = [
        Case("base game, bank trade", "isle:base;4;trade=bank"),
        Case("three players", "isle:base;3;trade=bank"),
        Case("37 hexes", "isle:base;4;board=random;trade=bank", island(3)),
        Case("61 hexes", "isle:base;4;board=random;trade=bank", island(4)),
        Case("with player trade", "isle:base;4"),
        Case("game for two, bank trade", "isle:base+two_players;2;trade=bank"),
        Case("game for two", "isle:base+two_players;2"),
        Case("New Shores, bank trade", "isle:new_shores;4;trade=bank"),
        Case("New Shores", "isle:new_shores;4"),
    ]
    for k in range(ROUNDS):
        for case in cases:
            case.measure(k * GAMES)
    grid = Grid("", "steps a game", "ns a step", "to base", "ns a ply", "to base", "copy µs", "to base")
    first = cases[0]
    step, ply, copy = (statistics.median(values) for values in (first.step_ns, first.ply_ns, first.copy_us))
    for case in cases:
        mine, my_copy = statistics.median(case.step_ns), statistics.median(case.copy_us)
        my_ply = statistics.median(case.ply_ns)
        steps = int(case.tally.steps) / int(case.tally.games)
        grid.add_row(
            case.name,
            f"{steps:.0f}",
            f"{mine:.0f}",
            f"{mine / step:.2f}",
            f"{my_ply:.0f}",
            f"{my_ply / ply:.2f}",
            f"{my_copy:.2f}",
            f"{my_copy / copy:.2f}",
        )
    Console().print(grid)


if __name__ == "__main__":
    main()

"""How fast the engine is: whole random games, copies, and single moves. Times are CPU times."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from longroad import __version__
from longroad._engine import is_compiled
from longroad.bots.stopwatch import time_tries, to_player
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.playout import advance, time_copy, time_copy_into
from longroad.core.state import State
from longroad.errors import LongroadError
from longroad.game import new_game, rules_number
from longroad.lab.playout import play_many
from longroad.spec import Spec

RUNS = 3
BATCH = 10  # games between two looks at the clock
POSITIONS = 20
TRIES = 2000  # copies and moves from each position; the interpreted engine makes fewer
KEPT = 400  # live games, to weigh them


@dataclass
class Figures:
    """What was measured; of several runs the middle one."""

    spec: str
    games_per_s: float
    plies_per_s: float  # decisions of players
    steps_per_s: float  # with dice, draws and thefts
    copy_us: float
    copy_into_us: float
    legal_apply_us: float  # list what is legal and play one of it
    kb_per_game: float  # memory of a copy in the middle of a game
    compiled: bool
    games: int  # in a run
    runs: int
    cpu_s: float  # of all runs of games together
    longroad: str
    rules: int
    python: str

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Run:
    games: int
    plies: int
    steps: int
    cpu: float


def measure(spec: str, seconds: float = 1.0, games: int | None = None) -> Figures:
    """Time a ruleset: runs of so many CPU seconds, or of so many games."""
    if seconds <= 0 or (games is not None and games < 1):
        raise LongroadError("A measurement needs some time, or at least one game.")
    ruleset = str(Spec.parse(spec))
    play_many(ruleset, 0, 2)  # books, boards and caches are made once
    runs = [timed_games(ruleset, seconds, games) for _ in range(RUNS)]
    positions = [middle_of_a_game(ruleset, seed) for seed in range(1, POSITIONS + 1)]
    tries = TRIES if is_compiled() else TRIES // 10
    moves = [timed_moves(positions, tries) for _ in range(RUNS)]
    return Figures(
        spec=ruleset,
        games_per_s=median(run.games / run.cpu for run in runs),
        plies_per_s=median(run.plies / run.cpu for run in runs),
        steps_per_s=median(run.steps / run.cpu for run in runs),
        copy_us=median(move[0] for move in moves),
        copy_into_us=median(move[1] for move in moves),
        legal_apply_us=median(move[2] for move in moves),
        kb_per_game=weight_of_a_game(positions),
        compiled=is_compiled(),
        games=int(median(run.games for run in runs)),
        runs=RUNS,
        cpu_s=sum(run.cpu for run in runs),
        longroad=__version__,
        rules=rules_number(ruleset),
        python=platform.python_version(),
    )


def timed_games(spec: str, seconds: float, games: int | None) -> Run:
    """Random games from the first seed on: every run plays the same ones."""
    run = Run(0, 0, 0, 0.0)
    start = time.process_time()
    while run.cpu < seconds if games is None else run.games < games:
        batch = BATCH if games is None else min(BATCH, games - run.games)
        tally = play_many(spec, 1 + run.games, batch)
        run.games += batch
        run.steps += int(tally.steps)
        run.plies += int(tally.steps - tally.chances)
        run.cpu = time.process_time() - start
    run.cpu = max(run.cpu, 1e-9)  # a coarse clock may not have moved
    return run


def middle_of_a_game(spec: str, seed: int) -> State:
    """A position after 100 to 400 random steps in which a player is asked; in a short game after fewer."""
    menu = Menu()
    steps = 100 + seed * 37 % 300
    while True:
        dealer = Dealer(seed)
        s = new_game(spec, seed)
        advance(s, dealer, menu, steps)
        if to_player(s, dealer, menu):
            return s
        steps //= 2


def timed_moves(positions: list[State], tries: int) -> tuple[float, float, float]:
    """Microseconds for a copy, for a copy into a game that is there, and for one menu and one move."""
    menu = Menu()
    dealer = Dealer(1)
    copy = into = both = 0.0
    for s in positions:
        t = s.copy()
        copy += clocked(lambda s=s: time_copy(s, tries))  # type: ignore[misc]
        into += clocked(lambda s=s, t=t: time_copy_into(s, t, tries))  # type: ignore[misc]
        both += clocked(lambda s=s, t=t: time_tries(s, t, dealer, menu, tries))  # type: ignore[misc]
    each = 1e6 / (len(positions) * tries)
    return copy * each, into * each, max(both - into, 0.0) * each


def clocked(work: Callable[[], None]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def weight_of_a_game(positions: list[State]) -> float:
    """Kilobytes that a live game takes: how the process grows when many are kept. 0 where nobody can tell."""
    before = resident_bytes()
    kept = [s.copy() for s in positions for _ in range(KEPT)]
    after = resident_bytes()
    return max(after - before, 0) / len(kept) / 1024


def resident_bytes() -> int:
    """Memory that the process occupies now (Linux)."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")

"""make bench-since BEFORE=commit: whether the engine has become slower since another commit.

Both are compiled the same way. They play the same games by turns, in pairs, so that what else the machine
does falls on both alike; the median of the ratios counts. CPU time, start-up taken out.
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "since"
PAIRS = 9
LEAST = 0.97
SPECS = ["isle:base;4;trade=bank", "isle:base;4", "isle:base+two_players;2"]
PLAY = """
import sys, time
from longroad.lab.playout import play_many
spec, games = sys.argv[1], int(sys.argv[2])
play_many(spec, 1, 5)
start = time.process_time()
tally = play_many(spec, 1, games)
print((time.process_time() - start) / int(tally.steps))
"""


def compiled(commit: str) -> Path:
    """A checkout of a commit with its engine compiled; made once for each commit."""
    name = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    ).stdout.strip()
    if not name:
        sys.exit(f"bench-since: there is no commit {commit!r} here")
    place = PLACE / name[:12]
    if not (place / "done").exists():
        print(f"compiling {name[:12]}, which takes minutes …", file=sys.stderr)
        subprocess.run(["rm", "-rf", str(place)], check=True)
        subprocess.run(["git", "clone", "-q", str(ROOT), str(place)], check=True)
        subprocess.run(["git", "checkout", "-q", name], cwd=place, check=True)
        log = place / "build.log"
        with log.open("w") as out:
            build = [sys.executable, "setup.py", "build_ext", "--inplace"]
            if subprocess.run(build, cwd=place, stdout=out, stderr=out).returncode != 0:
                sys.exit(f"bench-since: {name[:12]} can't be compiled: see {log.relative_to(ROOT)}")
        (place / "done").touch()
    return place


def step(place: Path, spec: str, games: int) -> float:
    """CPU seconds a step."""
    env = {**os.environ, "PYTHONPATH": str(place / "src")}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, spec, str(games)],
        cwd=place,
        env=env,
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", help="the commit to compare with")
    parser.add_argument("--now", default="HEAD", help="the commit that is judged (default: HEAD)")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--games", type=int, default=600)
    chosen = parser.parse_args()
    before, now = compiled(chosen.before), compiled(chosen.now)
    grid = Grid("ruleset", "speed now / before, each pair", "median", f"at least {LEAST}")
    slower = False
    for spec in SPECS:
        ratios = [
            step(before, spec, chosen.games) / step(now, spec, chosen.games) for _ in range(chosen.pairs)
        ]
        middle = statistics.median(ratios)
        slower = slower or middle < LEAST
        shown = " ".join(f"{ratio:.2f}" for ratio in ratios)
        grid.add_row(spec, shown, f"{middle:.3f}", "met" if middle >= LEAST else "MISSED")
    Console(width=120).print(grid)
    if slower:
        sys.exit(1)


if __name__ == "__main__":
    main()

"""make bench: every build of the engine against catanatron, on one core.

The host's speed swings by half within a minute. So builds take turns, round by round; a ratio is taken within
a round, and the median over the rounds counts. Times are CPU times measured inside each process.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from longroad._engine import is_compiled

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron==3.2.1"
SPEC = "isle:base;4;trade=bank"  # what catanatron plays: no trade between players
OTHERS = ["isle:base;4", "isle:base;3", "isle:base+two_players;2"]

Figures = dict[str, Any]
console = Console(stderr=True)


@dataclass
class Build:
    name: str
    longroad: Path
    compiled: bool
    target: float  # times catanatron's games per second

    def bench(self, spec: str) -> Figures:
        env = {**os.environ, "LONGROAD_ENGINE": "" if self.compiled else "python"}
        figures = answer([str(self.longroad), "bench", spec, "--json"], env)
        if figures["compiled"] != self.compiled:
            sys.exit(f"{self.name}: expected compiled={self.compiled}, but the engine says otherwise.")
        return figures


def answer(command: list[str], env: dict[str, str] | None = None) -> Figures:
    done = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}")
    figures: Figures = json.loads(done.stdout)
    return figures


def venv(folder: Path, made_from: str, *install: str) -> Path:
    """A virtual environment with this installed, made again when `made_from` changes; its bin folder."""
    stamp = folder / "made_from"
    if not stamp.exists() or stamp.read_text() != made_from:
        console.print(f"Preparing {folder.relative_to(ROOT)} ...")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        pip = [str(folder / "bin/pip"), "install", "-qq", "--disable-pip-version-check", *install]
        subprocess.run(pip, check=True)
        stamp.write_text(made_from)
    return folder / "bin"


def release_wheel() -> Path | None:
    """The wheel in dist, made now if it is missing or older than the sources. None where it can't be made."""
    wheel = next((ROOT / "dist").glob("*.whl"), None)
    newest = max(file.stat().st_mtime for file in (ROOT / "src").rglob("*.py"))
    if wheel is None or wheel.stat().st_mtime < newest:
        console.print(
            "No up-to-date wheel in dist: building one with profile-guided optimization, a few minutes."
        )
        if subprocess.run([sys.executable, str(ROOT / "tools/wheel.py")], cwd=ROOT).returncode != 0:
            console.print("No wheel could be built; going on without.")
            return None
    return next((ROOT / "dist").glob("*.whl"))


def builds() -> list[Build]:
    here = Path(sys.executable).parent / "longroad"
    found = []
    if is_compiled():
        found.append(Build("compiled", here, True, 170))
        wheel = release_wheel()
        if wheel:
            constraints = str(ROOT / "constraints.txt")
            made_from = f"{wheel.name} {wheel.stat().st_mtime_ns}"
            bin_ = venv(ROOT / "build/pgo-venv", made_from, "--constraint", constraints, str(wheel))
            found.append(Build("PGO wheel", bin_ / "longroad", True, 220))
    else:
        console.print("The engine is not compiled here: only the interpreted one is measured.")
    found.append(Build("interpreted", here, False, 2))
    return found


def middle(rounds: list[Figures], key: str) -> float:
    return float(statistics.median(figures[key] for figures in rounds))


def ratio(ours: list[Figures], theirs: list[Figures], key: str) -> float:
    return float(statistics.median(a[key] / b[key] for a, b in zip(ours, theirs, strict=True)))


def verdict(met: bool, target: str) -> str:
    return f"[green]met ({target})[/]" if met else f"[red]MISSED ({target})[/]"


def compare(found: list[Build], peer: Path, rounds: int, output: Console) -> Figures:
    theirs: list[Figures] = []
    ours: dict[str, list[Figures]] = {build.name: [] for build in found}
    for turn in range(rounds):
        console.print(f"Round {turn + 1} of {rounds}: catanatron, {', '.join(ours)}")
        theirs.append(answer([str(peer / "python"), "bench/peer.py"]))
        for build in found:
            ours[build.name].append(build.bench(SPEC))

    table = Table(title=f"{SPEC} against {PEER}, random play, median of {rounds} rounds")
    for title in ("", "games/s", "× games/s", "target", "copy µs", "copy ratio", "target", "copy_into ratio"):
        table.add_column(title, justify="left" if title in ("", "target") else "right")
    table.add_row(
        "catanatron", f"{middle(theirs, 'games_per_s'):,.1f}", "1", "", f"{middle(theirs, 'copy_us'):.1f}"
    )
    report: Figures = {"spec": SPEC, "peer": PEER, "catanatron": theirs, "builds": {}}
    for build in found:
        mine = ours[build.name]
        speed = ratio(mine, theirs, "games_per_s")
        copy = ratio(theirs, mine, "copy_us")
        row = [build.name, f"{middle(mine, 'games_per_s'):,.1f}", f"{speed:.1f}"]
        row += [
            verdict(speed >= build.target, f"≥ {build.target:g}×"),
            f"{middle(mine, 'copy_us'):.2f}",
            f"1/{copy:.0f}",
        ]
        row.append(verdict(copy >= 100, "≤ 1/100") if build.compiled else "")
        into = statistics.median(b["copy_us"] / a["copy_into_us"] for a, b in zip(mine, theirs, strict=True))
        table.add_row(*row, f"1/{into:.0f}")
        report["builds"][build.name] = {
            "games_ratio": speed,
            "games_ratio_met": speed >= build.target,
            "copy_ratio": 1 / copy,
            "copy_ratio_met": copy >= 100 if build.compiled else None,
            "copy_into_ratio": 1 / into,
            "rounds": mine,
        }
    output.print(table)
    return report


def others(found: list[Build], rounds: int, output: Console) -> Figures:
    """The other rulesets, by themselves: catanatron has none of them."""
    table = Table(title=f"Other rulesets, median of {rounds} rounds")
    for title in ("", "", "games/s", "plies/s", "steps/s", "legal+apply µs", "copy µs", "copy_into µs"):
        table.add_column(title, justify="right" if title else "left")
    report: Figures = {}
    for spec in OTHERS:
        console.print(f"{spec} ...")
        turns = [{build.name: build.bench(spec) for build in found} for _ in range(rounds)]
        for build in found:
            mine = [turn[build.name] for turn in turns]
            fast = [f"{middle(mine, key):,.0f}" for key in ("games_per_s", "plies_per_s", "steps_per_s")]
            small = [f"{middle(mine, key):.2f}" for key in ("legal_apply_us", "copy_us", "copy_into_us")]
            table.add_row(spec, build.name, *fast, *small)
            report.setdefault(spec, {})[build.name] = mine
    output.print(table)
    return report


@contextmanager
def saying_how_busy(output: Console) -> Iterator[None]:
    """On a busy machine everything is slower, and catanatron, which needs more memory, suffers more."""
    wall, before = time.monotonic(), os.times()
    yield
    after = os.times()
    ours = after.children_user + after.children_system - before.children_user - before.children_system
    share = ours / (time.monotonic() - wall)
    others = os.getloadavg()[1] - share  # of the last five minutes
    output.print(
        f"The benchmark had {share:.0%} of its core; {max(others, 0):.1f} other processes wanted to run."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="at least 5 for figures worth quoting")
    rounds: int = parser.parse_args().rounds
    found = builds()
    peer = venv(ROOT / "build/bench-venv", PEER, PEER)
    if hasattr(os, "sched_setaffinity"):  # inherited by all that is measured
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    output = Console(width=None if sys.stdout.isatty() else 120)
    with saying_how_busy(output):
        report = compare(found, peer, rounds, output)
    report["others"] = others(found, rounds, output)
    (ROOT / "build/bench.json").write_text(json.dumps(report, indent=1) + "\n")
    console.print("All figures: build/bench.json")


if __name__ == "__main__":
    main()

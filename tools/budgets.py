"""What the parts of `make test` took, beside what they may take (tests/budgets.toml); it fails nothing.

python -m tools.budgets

Each part notes its seconds when it is done: those that processors worked for it, since a busy machine takes
no more of them; of stories in the browser those by the clock.
"""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUDGETS = ROOT / "tests/budgets.toml"
NOTES = ROOT / "build/seconds"
OVER = 1.1  # a machine that is a little slower is no news


def worked() -> float:
    """The seconds that processors worked for this process and for those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def note_of(part: str) -> Path:
    """Where it is noted what this part of the tests took."""
    NOTES.mkdir(parents=True, exist_ok=True)
    return NOTES / f"{part}.json"


def note(part: str, seconds: dict[str, float]) -> None:
    note_of(part).write_text(json.dumps(seconds), encoding="utf-8")


def noted(part: str) -> dict[str, float]:
    file = note_of(part)
    seconds: dict[str, float] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return seconds


def budgets() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))
    return found


def table(allowed: dict[str, dict[str, float]], taken: dict[str, dict[str, float]]) -> list[str]:
    """A line for each part and each place in it, with what was over marked."""
    lines = []
    for part, places in allowed.items():
        used = taken.get(part, {})
        names = [*places, *sorted(set(used) - set(places))]
        lines.append(line(part, sum(used.values()), sum(places.values())))
        lines += [line(f"  {name}", used.get(name, 0), places.get(name, 0)) for name in names]
    return lines


def line(name: str, seconds: float, budget: float) -> str:
    mark = "  over" if seconds > budget * OVER + 1 else ""
    return f"{name:32} {seconds:6.0f} of {budget:4.0f} s{mark}"


def main() -> None:
    allowed = budgets()
    print("Seconds, and what tests/budgets.toml allows:")
    for told in table(allowed, {part: noted(part) for part in allowed}):
        print(told)


if __name__ == "__main__":
    main()

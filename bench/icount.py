"""make icount: instructions per game, counted by callgrind, against bench/budgets.json.

Unlike times, the count repeats to 0.05 %: it shows a change that the host's noise would hide. Start-up is
taken out by playing few and many games and dividing the difference.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from longroad._engine import is_compiled

BUDGETS = Path(__file__).with_name("budgets.json")
SPECS = [
    "isle:base;4;trade=bank",
    "isle:base;4",
    "isle:base;3",
    "isle:base+two_players;2",
    "isle:new_shores;4",
    "isle:base+cities_knights;4",
]
FEW, MANY = 5, 55
ALLOWANCE = 1.03


def instructions(spec: str, games: int) -> int:
    play = f"from longroad.lab.playout import play_many; play_many({spec!r}, 1, {games})"
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={folder}/out",
                sys.executable,
                "-c",
                play,
            ],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stderr=subprocess.PIPE,
            text=True,
        )
    count = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or count is None:
        sys.exit(f"{spec}: could not be counted\n{done.stderr[-2000:]}")
    return int(count[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="make what is counted now the budget")
    write: bool = parser.parse_args().write
    if shutil.which("valgrind") is None:
        print("icount: skipped, valgrind is not installed")
        return
    if not is_compiled():
        print("icount: skipped, the engine is interpreted (the budgets are the compiled one's)")
        return

    instructions(SPECS[0], 1)  # whoever is first compiles Python modules, too
    budgets: dict[str, int] = json.loads(BUDGETS.read_text()) if BUDGETS.exists() else {}
    over = False
    for spec in SPECS if write else budgets:
        count = (instructions(spec, MANY) - instructions(spec, FEW)) // (MANY - FEW)
        budget = count if write else budgets[spec]
        budgets[spec] = budget
        too_much = count > budget * ALLOWANCE
        over = over or too_much
        says = "OVER BUDGET" if too_much else "ok"
        print(f"{spec:32} {count:>12,} of {budget:>12,}  {count / budget - 1:+.1%}  {says}", flush=True)
    if write:
        BUDGETS.write_text(json.dumps(budgets, indent=2) + "\n")
    elif not budgets:
        print("icount: skipped, there are no budgets yet (make icount ARGS=--write)")
    sys.exit(over)


if __name__ == "__main__":
    main()

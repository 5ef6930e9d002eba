"""Signatures: a hash of some random games of every ruleset, the same in every build.

python -m tests.conformance.signatures            what they are now, and which changed
python -m tests.conformance.signatures --write    take them over; a commit that does so says why
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.playout import Tally, step
from longroad.spec import Spec
from tests.conformance.rulesets import FIRST, RULESETS
from tests.isle import new_game

FILE = Path(__file__).with_name("signatures.json")


def games_of(spec: str) -> int:
    """How many games a signature is of: some in the first scenario, where every option is; else one."""
    return 4 if Spec.parse(spec).scenario == FIRST else 1


def signature(spec: str, games: int = 0) -> str:
    """The boards of the first random games of a ruleset, every action in words, and how they ended."""
    tally = Tally()
    menu = Menu()
    sum_of_all = hashlib.sha256(spec.encode())
    for seed in range(games or games_of(spec)):
        g = new_game(spec, seed)
        dealer = Dealer(seed)
        done: list[str] = []
        while not g.over:
            done.append(g.text(step(g, dealer, menu, tally)))
        sum_of_all.update(json.dumps([g.map.as_dict(), g.result, done]).encode())
    return sum_of_all.hexdigest()[:8]


def together(signatures: dict[str, str]) -> str:
    """One signature for all, as it stands in a commit."""
    return hashlib.sha256(json.dumps(signatures, sort_keys=True).encode()).hexdigest()[:8]


def written() -> dict[str, str]:
    signatures: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
    return signatures


def main() -> None:
    specs = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    old = written() if FILE.exists() else {}
    new = {spec: signature(spec) for spec in specs or RULESETS}
    for spec, sign in new.items():
        note = "" if old.get(spec) == sign else f"  (was {old.get(spec, 'not there')})"
        print(f"{sign}  {spec}{note}")
    if not specs:
        print(
            f"Signature: {together(old)} -> {together(new)}" if old != new else f"Signature: {together(new)}"
        )
        if "--write" in sys.argv:
            FILE.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

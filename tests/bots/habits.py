"""Habits: a hash of games among greedy players, in words, so that what it chooses changes only on purpose.

python -m tests.bots.habits            what they are now, and which changed
python -m tests.bots.habits --write    take them over; a commit that does so says why, and tells a match
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from longroad.bots.match import Log, play_match
from longroad.bots.registry import make_bot
from longroad.core.dealer import Dealer
from longroad.game import new_game
from longroad.isle.catalogue import SCENARIOS

FILE = Path(__file__).with_name("habits.json")
FEW, MANY = 6, 200  # games of a family that `make test` and `make test-long` compare
AT_SEA = [name for name in SCENARIOS if name != "base"]
FAMILIES = {
    "base": ["isle:base;3", "isle:base;4", "isle:base;4;trade=bank", "isle:base;4;board=random;offers=20"],
    "two players": ["isle:base+two_players;2", "isle:base+two_players;2;edition=tb"],
    "seafarers": [f"isle:{name};{seats}" for name in AT_SEA for seats in (3, 4)],
    "knights": ["isle:base+cities_knights;3", "isle:base+cities_knights;4"],
    "knights at sea": [f"isle:{name}+cities_knights;{3 + k % 2}" for k, name in enumerate(AT_SEA)],
}


def game(spec: str, seed: int) -> str:
    """Everything that is done in a game, in words."""
    g = new_game(spec, seed)
    log = Log()
    play_match(g, [make_bot("greedy", 10 * seed + seat) for seat in range(g.seats)], Dealer(seed), log)
    done = zip(log.seats, log.actions, strict=True)
    return "\n".join([spec, *(f"{seat} {g.text(action)}" for seat, action in done)])


def habit(family: str, games: int) -> str:
    """A hash of the first games of a family, which take turns with its rulesets."""
    specs = FAMILIES[family]
    sum_of_all = hashlib.sha256()
    for number in range(games):
        sum_of_all.update(game(specs[number % len(specs)], number).encode())
    return sum_of_all.hexdigest()[:8]


def written() -> dict[str, dict[str, str]]:
    """Family -> number of games -> hash."""
    habits: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return habits


def main() -> None:
    old = written() if FILE.exists() else {}
    new = {family: {str(games): habit(family, games) for games in (FEW, MANY)} for family in FAMILIES}
    for family, hashes in new.items():
        print(f"{family:16} {hashes}" + ("" if old.get(family) == hashes else f"  (was {old.get(family)})"))
    if "--write" in sys.argv:
        FILE.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write a fixture record for each ruleset: `python -m tests.records.make_corpus`.

Run once for every new rules number, never again for an old one: the point of the corpus is that records
made by former versions still replay.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from longroad import Record
from longroad.bots.registry import make_bot
from longroad.isle.catalogue import RULES_NUMBER

GAMES = [  # ruleset, seed, who plays; chance players find what sensible ones never do
    ("isle:base;4", 1, "greedy"),
    ("isle:base;3", 2, "greedy"),
    ("isle:base;4;board=beginner", 3, "greedy"),
    ("isle:base;3;board=beginner;order=strict", 4, "greedy"),
    ("isle:base;4;board=spiral;first=draw;harbors=shuffled", 5, "greedy"),
    ("isle:base;4;board=random;first=seat;trade=bank", 6, "random"),
    ("isle:base;4;offers=2;rounds=25", 7, "random"),
    ("isle:base+two_players;2", 8, "greedy"),
    ("isle:base+two_players;2;edition=tb", 9, "greedy"),
    ("isle:base+two_players;2;rounds=30;trade=bank", 10, "random"),
]


def played(spec: str, seed: int, bot: str) -> Record:
    record = Record.new(spec, seed=seed)
    bots = [make_bot(bot, 100 * seed + seat) for seat in range(record.game.seats)]
    while True:
        record.deal()
        if record.game.over:
            return record
        seat = record.game.to_act
        record.apply(bots[seat].choose(record.game.seen_by(seat), seat), seat)


def main() -> None:
    folder = Path(__file__).parent / "corpus" / f"rules-{RULES_NUMBER}"
    if folder.exists():
        sys.exit(f"{folder.name} is written already; a record once made stays as it is")
    folder.mkdir(parents=True)
    for spec, seed, bot in GAMES:
        name = re.sub(r"\W+", "-", spec.removeprefix("isle:"))
        (folder / f"{name}.record").write_text(played(spec, seed, bot).text(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The record of a game that bots have played to its end, for tests in a browser.

python -m tests.web.played SPEC

Without a server in between that takes a moment.
"""

from __future__ import annotations

import sys

from longroad import OVER, Record
from longroad.bots.registry import make_bot


def played(spec: str, seed: int = 1) -> Record:
    record = Record.new(spec, seed=seed)
    game = record.game
    bots = [make_bot("greedy", seat) for seat in range(int(game.seats))]
    while game.to_act != OVER:
        record.deal() or record.apply(bots[game.to_act].choose(game.seen_by(game.to_act), game.to_act))
    return record


if __name__ == "__main__":
    print(played(sys.argv[1]).text(), end="")

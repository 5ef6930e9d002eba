"""The record of a game until late the last seat is on turn and much can be offered, for tests in a browser.

python -m tests.web.offering SPEC
"""

from __future__ import annotations

import sys

from longroad import OVER, Record
from longroad.bots.registry import make_bot
from longroad.core.state import State

LATE = 0.5  # of the points that win


def kinds(game: State, seat: int) -> int:
    hands = game.shows(seat).hands
    own = next(hand for hand in hands if hand.owner == seat and hand.sort == "resources")
    return sum(count > 0 for count in (own.cards or {}).values())


def is_late(game: State) -> bool:
    points = [player.public_points for player in game.shows(0).players]
    return max(points) >= LATE * game.shows(0).target


def offering(spec: str, seed: int = 1) -> Record:
    """Of all late moments the one at which the first and the last seat hold the most kinds of cards."""
    record = Record.new(spec, seed=seed)
    game = record.game
    last = int(game.seats) - 1
    bots = [make_bot("greedy", seat) for seat in range(int(game.seats))]
    best, most = record, 0
    while game.to_act != OVER:
        asked = game.asked(last)
        if asked is not None and asked.purpose == "main" and is_late(game):
            held = min(kinds(game, 0), 3) * min(kinds(game, last), 3)
            if held >= most:
                best, most = record.copy(), held
        record.deal() or record.apply(bots[game.to_act].choose(game.seen_by(game.to_act), game.to_act))
    return best


if __name__ == "__main__":
    print(offering(sys.argv[1]).text(), end="")

"""Records of one game, each as far as a moment at which the table is looked at, for tests in a browser.

python -m tests.web.moments SPEC

Prints JSON: for each moment the seat that is looked at, and the record.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Callable

from longroad import OVER, Record
from longroad.bots.registry import make_bot
from longroad.core.state import State

Fits = Callable[[State, int], bool]

LEAST = 3  # cards in a hand with which something can be offered
NEAR = 2  # points before the end
SEEDS = range(1, 20)
FIRST = ("founding", "landing")  # the others are taken as late as they come


def asked(*purposes: str, verb: str = "") -> Fits:
    """A seat is asked one of these, and may answer with such a verb."""

    def fits(game: State, seat: int) -> bool:
        prompt = game.asked(seat)
        is_asked = prompt is not None and prompt.purpose in purposes
        return is_asked and any(words.startswith(verb) for words in game.menu(seat))

    return fits


def can_offer(game: State, seat: int) -> bool:
    held = [hand.count for hand in game.shows(seat).hands if (hand.owner, hand.sort) == (seat, "resources")]
    return asked("main", verb="propose trade")(game, seat) and held[0] >= LEAST


def is_near_landing(game: State, seat: int) -> bool:
    """The next ship on the event die lands the barbarians."""
    way = [track for track in game.shows(None).tracks if track.name == "barbarians"]
    return asked("roll")(game, seat) and any(track.value == track.length - 1 for track in way)


def is_near_end(game: State, seat: int) -> bool:
    picture = game.shows(seat)
    points = max(player.public_points for player in picture.players)
    return asked("main")(game, seat) and points >= picture.target - NEAR


MOMENTS: dict[str, Fits] = {
    "founding": asked("found"),
    "offered": asked("answer-offer", verb="accept"),
    "offering": can_offer,
    "discard": asked("discard"),
    "robber": asked("move-robber", "move-either"),
    "card": asked("main", verb="play "),
    "landing": is_near_landing,
    "end": is_near_end,
}


def moments(spec: str, seed: int) -> dict[str, tuple[int, Record]]:
    """What a game of bots has of them."""
    record = Record.new(spec, seed=seed)
    game = record.game
    bots = [make_bot("greedy", seat) for seat in range(int(game.seats))]
    found: dict[str, tuple[int, Record]] = {}
    while game.to_act != OVER:
        for (name, fits), seat in itertools.product(MOMENTS.items(), range(int(game.seats))):
            if fits(game, seat) and not (name in FIRST and name in found):
                found[name] = seat, record.copy()
        record.deal() or record.apply(bots[game.to_act].choose(game.seen_by(game.to_act), game.to_act))
    return found


def all_moments(spec: str) -> dict[str, tuple[int, Record]]:
    """Those of the first game that has every one; nobody lands without barbarians."""
    wanted = set(MOMENTS) if "cities_knights" in spec else set(MOMENTS) - {"landing"}
    games = (moments(spec, seed) for seed in SEEDS)
    return next(found for found in games if wanted <= set(found))


if __name__ == "__main__":
    print(
        json.dumps({name: [seat, record.text()] for name, (seat, record) in all_moments(sys.argv[1]).items()})
    )

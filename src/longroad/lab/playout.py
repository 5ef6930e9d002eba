"""Random games by the thousand: to time the engine and to count its instructions."""

from __future__ import annotations

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.playout import Tally, play_out
from longroad.game import new_game
from longroad.spec import Spec


def play_many(spec: str, first_seed: int, games: int) -> Tally:
    """So many random games, each on its own board; the seeds follow one another.

    >>> play_many("isle:base;3", first_seed=1, games=2).games
    2
    """
    ruleset = Spec.parse(spec)
    tally = Tally()
    menu = Menu()
    for seed in range(first_seed, first_seed + games):
        play_out(new_game(ruleset, seed), Dealer(seed), menu, tally)
    return tally

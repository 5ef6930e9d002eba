"""Random games, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, OVER, verb
from longroad.isle.state import IsleState
from tests.isle import new_game

# Rulesets that differ in what can happen, not only in the board. `test_every_set_up.py` has all the others.
SPECS = (
    "isle:base;3",
    "isle:base;4;trade=bank",
    "isle:base+two_players;2",
    "isle:base+two_players;2;edition=tb",
    "isle:new_shores;3",
    "isle:four_islands+two_players;2;rounds=80",
)
# With commodities, knights and progress cards instead of development cards.
KNIGHTS = ("isle:base+cities_knights;3", "isle:new_shores+cities_knights;3")


def walk(g: IsleState, seed: int, keen: tuple[int, ...] = ()) -> Iterator[tuple[int, int]]:
    """Play a game to its end with players who do anything, but some verbs whenever they can; yields who did
    what, after it is done.
    """
    dealer = Dealer(seed)
    menu = Menu()
    while g.asked_seat() != OVER:
        p = g.asked_seat()
        if p == CHANCE:
            action = dealer.outcome(g, menu)
        else:
            g.offers(p, menu)
            wanted = [a for a in menu.items[: menu.size] if verb(a) in keen] if keen else []
            action = wanted[dealer.below(len(wanted))] if wanted else dealer.any_of(menu)
        g.play(p, action)
        yield int(p), int(action)


def stops(spec: str, seed: int, every: int) -> Iterator[IsleState]:
    """Copies of a random game after every so many steps, while it lasts."""
    g = new_game(spec, seed)
    for at, _ in enumerate(walk(g, seed), start=1):
        if at % every == 0 and not g.over:
            yield g.copy()


def chi_square(counts: dict[int, int], weights: dict[int, float]) -> float:
    """How far counts are from what is expected, in standard deviations of the statistic; 4 is far."""
    total = sum(counts.values())
    whole = sum(weights.values())
    assert set(counts) <= set(weights)
    square = sum(
        (counts.get(k, 0) - total * w / whole) ** 2 / (total * w / whole) for k, w in weights.items() if w
    )
    freedom = sum(1 for w in weights.values() if w) - 1
    deviation: float = (square - freedom) / (2 * freedom) ** 0.5
    return deviation

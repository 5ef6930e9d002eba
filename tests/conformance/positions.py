"""Positions from random games, one for every kind of question that came up."""

from __future__ import annotations

from functools import lru_cache

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE
from longroad.core.playout import advance
from longroad.isle.state import IsleState
from tests.isle import new_game


def after(spec: str, seed: int, steps: int) -> IsleState:
    """A game after so many random steps; it may be over by then."""
    g = new_game(spec, seed)
    advance(g, Dealer(seed), Menu(), steps)
    return g


@lru_cache(maxsize=32)
def questions(spec: str, games: int = 4, each: int = 2) -> tuple[IsleState, ...]:
    """For every kind of frame that random games stop at, some positions where it does. Copy before use."""
    found: dict[int, list[IsleState]] = {}
    menu = Menu()
    for seed in range(games):
        g = new_game(spec, seed)
        dealer = Dealer(seed)
        at = 0
        while not g.over:
            kind = int(g.top() >> 40)
            kept = found.setdefault(kind, [])
            if len(kept) < each * (seed + 1) // games + 1 and len(kept) < each and at > 40 * seed:
                kept.append(g.copy())
            p = g.asked_seat()
            if p == CHANCE:
                g.play(p, dealer.outcome(g, menu))
            else:
                g.offers(p, menu)
                g.play(p, dealer.any_of(menu))
            at += 1
        found.setdefault(-1, []).append(g)
    return tuple(g for kept in found.values() for g in kept)

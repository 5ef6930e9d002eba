"""Random games: to check the engine, to time it, and to end a game somehow."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, Action
from longroad.core.state import State


@final
class Tally:
    """What came out of some games: how many were won, and their steps, how many of them chance."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.won: i64 = 0
        self.steps: i64 = 0
        self.chances: i64 = 0


def step(s: State, dealer: Dealer, menu: Menu, tally: Tally) -> Action:
    """Whoever is asked does anything that is legal. What is on top of the agenda is looked up only once."""
    f = s.top()
    kind = s.book.kinds[f >> 40]
    p = s.asked_by(kind, f)
    if p == CHANCE:
        a = dealer.draw(s, kind, f, menu)
        tally.chances += 1
    else:
        menu.clear()
        kind.offers(s, f, p, menu)
        a = dealer.any_of(menu)
    s.answer(kind, f, p, a)
    tally.steps += 1
    return a


def play_out(s: State, dealer: Dealer, menu: Menu, tally: Tally) -> None:
    """Play a game to its end with players who do anything that is legal."""
    while not s.over:
        step(s, dealer, menu, tally)
    tally.games += 1
    if s.winner >= 0:
        tally.won += 1


def advance(s: State, dealer: Dealer, menu: Menu, steps: i64) -> i64:
    """Play at most so many random steps; returns how many were played."""
    tally = Tally()
    while tally.steps < steps and not s.over:
        step(s, dealer, menu, tally)
    return tally.steps


def time_copy(s: State, n: i64) -> None:
    i: i64
    for i in range(n):
        s.copy()


def time_copy_into(s: State, t: State, n: i64) -> None:
    i: i64
    for i in range(n):
        s.copy_into(t)

"""Loops to time what every bot does most: look at the menu and try an action."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, OVER
from longroad.core.state import State


def time_tries(s: State, t: State, dealer: Dealer, menu: Menu, n: i64) -> None:
    """n times: copy the game, list what is legal, play any of it."""
    p = s.asked_seat()
    i: i64
    for i in range(n):
        s.copy_into(t)
        t.offers(p, menu)
        t.play(p, dealer.any_of(menu))


def to_player(s: State, dealer: Dealer, menu: Menu) -> bool:
    """Let nature decide until a player is asked; False if the game ends first."""
    while s.asked_seat() == CHANCE:
        s.play(CHANCE, dealer.outcome(s, menu))
    return s.asked_seat() != OVER

"""Trade tokens, in the game for two."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.words import Seat
from longroad.isle.table import Table
from longroad.isle.traders.two_players import TWO_PLAYERS, purse


def tokens(s: Table, p: Seat, w: Weights) -> i64:
    """Nothing where there are none. The first few count most: an action costs one or two."""
    if s.book.slot_of[TWO_PLAYERS] < 0:
        return 0
    n = purse(s).tokens[p]
    return w.token * (min(n, 4) + n) // 2

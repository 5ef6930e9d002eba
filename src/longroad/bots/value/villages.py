"""Villages: the bolts that trade with them will still bring."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.value.prizes import Prizes
from longroad.bots.value.production import DOTS
from longroad.bots.weights import Weights
from longroad.core.words import Seat, has
from longroad.isle.seafarers.cloth import CLOTH, weavers
from longroad.isle.table import Table


def bolts(s: Table, p: Seat, rolls_left: i64, w: Weights) -> i64:
    """What p's bolt is worth that is no whole point yet, and what its villages will sell it."""
    if s.book.slot_of[CLOTH] < 0:
        return 0
    market = weavers(s)
    value = market.held[p] % 2 * (w.point // 2)
    village: i64
    for village in range(len(market.corner)):
        if has(market.trades[village], p):
            value += still_to_come(s, p, village, rolls_left, w)
    return value


def still_to_come(s: Table, p: Seat, village: i64, rolls_left: i64, w: Weights) -> i64:
    """The bolts that a village will sell p: whenever its number comes, until all together have emptied it."""
    market = weavers(s)
    traders: i64 = 1
    q: Seat
    for q in range(s.seats):
        if q != p and has(market.trades[village], q):
            traders += 1
    sales = (market.left[village] + traders - 1) // traders * 36
    expected = min(DOTS[market.number[village]] * rolls_left, sales)
    return expected * w.bolts_to_come * s.seats * (w.point // 2) // 3600


def trading_posts(s: Table, p: Seat, rolls_left: i64, prizes: Prizes, w: Weights) -> None:
    """Villages that p could open trade with: one bolt at once, and more to come."""
    if s.book.slot_of[CLOTH] < 0:
        return
    market = weavers(s)
    village: i64
    for village in range(len(market.corner)):
        if market.left[village] > 0 and not has(market.trades[village], p):
            worth = w.point // 2 + still_to_come(s, p, village, rolls_left, w)
            prizes.at_corner(market.corner[village], worth)

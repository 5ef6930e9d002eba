"""Waiting: how many rolls until something can be paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.bots.weights import LONGEST_WAIT
from longroad.core.packed import Card, Row, cells
from longroad.isle.hands import ANY, HAND

EMPTY: Final[Row] = cells(HAND)  # a hand without cards
WHOLE: Final = 1440  # a card, in the units of this file: a tenth of a dot yields one in a quarter of a roll


def rolls_to_pay(hand: Row, at: i64, cost: Row, harvest: Row, home: i64, barter: Row, kinds: i64) -> i64:
    """Quarters of a roll, at least one, until a cost can be paid on average.

    The hand begins at cell `at` of its row, the harvest at `home` of its own; so many kinds of cards count.
    What is over is bartered: `barter` has twelfths of a card for each card given away. Cards of choice are
    what is lacking.
    """
    chosen = harvest[home + ANY] * 12
    quarters: i64 = 0
    while True:
        balance = chosen * quarters  # what is over, bartered, less what is lacking; in twelfths
        slope = chosen  # what a quarter of a roll adds to it
        card: Card
        for card in range(kinds):
            yields = harvest[home + card]
            rest = (hand[at + card] - cost[card]) * WHOLE + yields * quarters
            if rest < 0:
                balance += rest * 12
                slope += yields * 12
            else:
                balance += rest * barter[card]
                slope += yields * barter[card]
        if balance >= 0:
            return quarters if quarters > 0 else 1
        # The balance grows ever more slowly, so going on at the present pace never overshoots.
        if slope == 0:
            return LONGEST_WAIT
        quarters += (slope - 1 - balance) // slope
        if quarters >= LONGEST_WAIT:
            return LONGEST_WAIT

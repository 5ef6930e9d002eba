"""Harbors: what cards fetch at the bank, and what a harbor not yet settled promises."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.packed import Card, Row, Seat
from longroad.isle.geometry import Corner
from longroad.isle.hands import RESOURCES
from longroad.isle.state import IsleState
from longroad.isle.trading import trade_rate


def count_barter(s: IsleState, p: Seat, barter: Row) -> None:
    """Twelfths of a card for each card given to the bank: three, four at a harbor, six at the right one."""
    card: Card
    for card in range(s.hands.kinds):
        barter[card] = 12 // trade_rate(s, p, card)


def harbor_worth(s: IsleState, corner: Corner, mine: Row, barter: Row, w: Weights) -> i64:
    return kind_worth(s.land.harbor[corner], mine, barter, w)


def kind_worth(harbor: i64, mine: Row, barter: Row, w: Weights) -> i64:
    """What a kind of harbor adds. A rate one already has is worth nothing more."""
    if harbor == 0:
        return 0
    if harbor == 1:
        for card in range(RESOURCES):
            if barter[card] == 3:
                return w.any_harbor
        return 0
    wanted = harbor - 2
    if barter[wanted] == 6:
        return 0
    return w.card_harbor * mine[wanted] // 10

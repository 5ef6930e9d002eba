"""Gifts of the forgotten tribe: points, cards and harbors for the first ship at their coasts."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.value.cards import drawn_card
from longroad.bots.value.harbors import kind_worth
from longroad.bots.value.prizes import Prizes
from longroad.bots.value.statecraft import best_deck
from longroad.bots.weights import Weights
from longroad.core.words import Row, Seat, Side
from longroad.isle.knights.progress import PROGRESS
from longroad.isle.seafarers.tribe import CARD_GIFT, HARBOR_GIFT, KINDS, POINT_GIFT, TRIBE, gifts
from longroad.isle.table import Table


def coasts(s: Table, p: Seat, prizes: Prizes, mine: Row, barter: Row, w: Weights) -> None:
    """What still lies there."""
    if s.book.slot_of[TRIBE] < 0:
        return
    gift = gifts(s).gift
    side: Side
    for side in range(s.board.sides):
        if gift[side] == POINT_GIFT:
            prizes.on_side(side, w.point)
        elif gift[side] == CARD_GIFT:
            prizes.on_side(side, given_card(s, p, w))
        elif gift[side] > HARBOR_GIFT:
            prizes.on_side(side, kind_worth(gift[side] - HARBOR_GIFT, mine, barter, w))


def given_card(s: Table, p: Seat, w: Weights) -> i64:
    """A development card, or a progress card of one's choice."""
    return drawn_card(s, p, w) if s.book.slot_of[PROGRESS] < 0 else best_deck(s, p, w)


def kept_harbors(s: Table, p: Seat, mine: Row, barter: Row, w: Weights) -> i64:
    """Harbors that wait for a settlement on the coast."""
    if s.book.slot_of[TRIBE] < 0:
        return 0
    kept = gifts(s).kept
    value: i64 = 0
    kind: i64
    for kind in range(1, KINDS):
        if kept[p * KINDS + kind] > 0:
            value += kind_worth(kind, mine, barter, w) // 2
    return value

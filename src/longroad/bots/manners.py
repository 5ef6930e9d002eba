"""Manners: who has been asked often enough, and what nobody wants to be asked again."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.core.packed import Seat
from longroad.isle.deals import ROUNDS, Bargain
from longroad.isle.state import IsleState


def heard_lately(s: IsleState, b: Bargain, p: Seat) -> i64:
    """How many offers one of those whom p could ask has heard within a round: the most of all of them."""
    most: i64 = 0
    q: Seat
    r: Seat
    for q in range(s.seats):
        heard: i64 = 0
        for r in range(s.seats):
            if r != p and r != q and b.asked[r] > 0 and b.asked[r] > s.turns - s.seats:
                heard += 1
        if q != p and heard > most:
            most = heard
    return most


def refused_lately(b: Bargain, p: Seat) -> i64:
    """What for what nobody agreed to trade with p within three rounds, as bits."""
    bits: i64 = 0
    at: i64
    for at in range(ROUNDS * p, ROUNDS * (p + 1)):
        bits |= b.refused[at]
    return bits

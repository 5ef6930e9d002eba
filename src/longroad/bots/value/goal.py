"""The goal: how many points, or what is as hard to get, a seat still needs."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.core.words import Seat
from longroad.isle.seafarers.pirate_islands import PIRATE_ISLANDS, pirate_sea, way_left
from longroad.isle.seafarers.wonders import STAGES, WONDERS, works
from longroad.isle.table import Table


def still_needs(s: Table, q: Seat, points: i64) -> i64:
    """Points until q wins who has so many; what a scenario asks besides counts like points."""
    needs = s.rules.target(s, q) - points
    if s.book.slot_of[PIRATE_ISLANDS] >= 0:
        needs = max(needs, pirate_sea(s).tokens[q] + way_left(s, q) // 3)
    if s.book.slot_of[WONDERS] >= 0:
        needs = min(max(needs, 1), 2 * (STAGES - works(s).stages[q]) - 1)
    return needs

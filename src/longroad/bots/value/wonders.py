"""Wonders: which one to claim, and how soon its stages can be built."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from longroad.bots.value.prizes import Prizes
from longroad.bots.value.waiting import EMPTY, rolls_to_pay
from longroad.bots.weights import Weights
from longroad.core.words import NOBODY, Corner, Row, Seat, cells
from longroad.isle.building import CITIES
from longroad.isle.hands import RESOURCES
from longroad.isle.routes import route_length
from longroad.isle.seafarers.wonders import (
    BRIDGE,
    CASTLE,
    COSTS,
    MONUMENT,
    POINTS,
    ROUTE,
    THEATER,
    WONDERS,
    has_city_at_harbor,
    wonder_of,
    works,
)
from longroad.isle.table import Table


@final
class Architect:
    """What each wonder would be worth to a seat, by how soon it can pay a stage."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.claim: Row = cells(len(COSTS))  # wonder -> what claiming it is worth
        self.mine: i64 = NOBODY  # the one that is claimed

    def look(self, s: Table, harvest: Row, barter: Row) -> None:
        """Once for every choice: what is scarce, and which wonders are free."""
        if s.book.slot_of[WONDERS] < 0:
            return
        wonder: i64
        for wonder in range(len(COSTS)):
            rolls = rolls_to_pay(EMPTY, 0, COSTS[wonder], harvest, 0, barter, RESOURCES)
            self.claim[wonder] = self.w.wonder * 100 // (100 + rolls)

    def progress(self, s: Table, p: Seat) -> i64:
        """Stages, and the wonder they belong to; or else how close the best free one is."""
        if s.book.slot_of[WONDERS] < 0:
            return 0
        self.mine = wonder_of(s, p)
        if self.mine != NOBODY:
            n = works(s).stages[p]
            return self.claim[self.mine] + n * self.w.stage + n * (n - 1) // 2 * self.w.taller
        best: i64 = 0
        wonder: i64
        for wonder in range(len(COSTS)):
            if works(s).builder[wonder] == NOBODY:
                best = max(best, self.claim[wonder] * 3 // 4 >> missing(s, p, wonder))
        return best

    def stage(self, s: Table, p: Seat) -> i64:
        """What the next stage is worth; `progress` has been asked before."""
        return self.w.stage * (1 + works(s).stages[p])

    def sites(self, s: Table, prizes: Prizes) -> None:
        """Settlements that would open a wonder."""
        if s.book.slot_of[WONDERS] < 0 or self.mine != NOBODY:
            return
        site = works(s).site
        builder = works(s).builder
        corner: Corner
        for corner in range(s.board.corners):
            wonder = site[corner]
            if wonder != NOBODY and builder[wonder] == NOBODY:
                prizes.for_settling(corner, self.claim[wonder] // 2)


def missing(s: Table, p: Seat, wonder: i64) -> i64:
    """How many things p lacks that a wonder asks for."""
    cities = CITIES - s.towns.cities[p]
    if wonder == CASTLE:
        return max(1 - cities, POINTS - s.rules.public_points(s, p), 0)
    if wonder == THEATER:
        return max(2 - cities, 0)
    if wonder == MONUMENT:
        lacks: i64 = 0 if has_city_at_harbor(s, p) else 1
        return lacks + max(ROUTE - route_length(s, p), 0)
    site = works(s).site
    corner: Corner
    for corner in range(s.board.corners):
        if site[corner] == wonder and s.towns.owner[corner] == p:
            return 0
    return 3 if wonder == BRIDGE else 2

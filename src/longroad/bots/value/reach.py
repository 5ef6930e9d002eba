"""Reach: which free sites are how many roads away."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.words import NOBODY, Corner, Row, Seat, cells, has
from longroad.isle.table import Table

FAR: Final = 3  # roads; what is farther away is not looked at


@final
class Reach:
    """The sites a seat can get to. Reused from position to position."""

    def __init__(self, corners: i64) -> None:
        self.away: Row = cells(corners)  # corner -> roads to build first; FAR + 1 where it is too far
        self.queue: Row = cells(corners)
        self.best_at: Row = cells(FAR + 1)  # roads to build -> worth of the best site, 0 if there is none
        self.promise: i64 = 0  # all of it, in thousandths of a point

    def search(self, s: Table, p: Seat, worth: Row, w: Weights) -> None:
        away = self.away
        queue = self.queue
        routes = s.routes
        owner = s.towns.owner
        corner: Corner
        k: i64
        tail: i64 = 0
        for corner in range(s.board.corners):
            away[corner] = FAR + 1
            here = owner[corner]
            if here == p or (here == NOBODY and has(routes.visits[corner], p)):
                away[corner] = 0
                queue[tail] = corner
                tail += 1
        for k in range(FAR + 1):
            self.best_at[k] = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        head: i64 = 0
        most = FAR if routes.left[p] > FAR else routes.left[p]
        while head < tail:
            corner = queue[head]
            head += 1
            far = away[corner]
            if s.towns.level[corner] == 0 and s.rules.may_settle(s, p, corner):
                value = worth[corner]
                if routes.visits[corner] & ~(1 << p) != 0:
                    value = value * w.contested // 100
                if value > self.best_at[far]:
                    self.best_at[far] = value
                for k in range(far):
                    value = value * w.by_road // 100
                if value > first:
                    third = second
                    second = first
                    first = value
                elif value > second:
                    third = second
                    second = value
                elif value > third:
                    third = value
            if far < most:
                k = 0
                for side in s.board.sides_at[corner]:
                    if routes.road[side] == NOBODY:
                        other = s.board.across[corner][k]
                        if away[other] > FAR and owner[other] == NOBODY:
                            away[other] = far + 1
                            queue[tail] = other
                            tail += 1
                    k += 1
        self.promise = (first * w.best_site + second * w.next_site + third * w.third_site) // 100

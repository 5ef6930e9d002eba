"""The longest trade route: how far to it, or how safe it is."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.value.reach import FAR, Reach
from longroad.core.packed import Row, Seat
from longroad.isle.routes import NEVER, ROUTES, route_length
from longroad.isle.state import IsleState


@final
class LongestTradeRoute(Appraiser):
    number: ClassVar[int] = ROUTES

    def worth(self, s: IsleState) -> i64:
        """Each piece that is still missing halves what the two points are worth."""
        p = self.o.p
        roads = missing_roads(s, p)
        if s.routes.holder == p:
            return self.w.lead * lead(route_lengths(s), s.owners, p)
        return 2 * self.w.near >> roads if roads < 5 and roads <= self.o.lines_left(s, p) else 0

    def tempt(self, s: IsleState, reach: Reach) -> None:
        roads = missing_roads(s, self.o.p)
        if 0 < roads <= FAR and roads <= s.routes.left[self.o.p]:
            reach.pave_at[roads] = max(reach.pave_at[roads], 2 * self.w.point)


def missing_roads(s: IsleState, p: Seat) -> i64:
    """Roads or ships until the longest route is p's; 0 for its holder."""
    if s.routes.holder == p:
        return 0
    return to_overtake(route_lengths(s), s.owners, p, s.routes.least)


def route_lengths(s: IsleState) -> Row:
    """How long everybody's longest route is; where there is no card, nobody measures."""
    if s.routes.slack == 0 or s.routes.least == NEVER:
        return s.routes.length
    lengths = s.routes.length[:]
    q: Seat
    for q in range(s.owners):
        lengths[q] = route_length(s, q)
    return lengths


def to_overtake(counts: Row, owners: i64, p: Seat, least: i64) -> i64:
    goal = least
    q: Seat
    for q in range(owners):
        if q != p and counts[q] >= goal:
            goal = counts[q] + 1
    return goal - counts[p] if goal > counts[p] else 0


def lead(counts: Row, owners: i64, p: Seat) -> i64:
    """By how many the holder is ahead of the next, counted up to three."""
    best: i64 = 0
    q: Seat
    for q in range(owners):
        if q != p and counts[q] > best:
            best = counts[q]
    ahead = counts[p] - best
    return ahead if ahead < 3 else 3

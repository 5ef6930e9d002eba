"""Reach: which free sites are how many roads or ships away."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.value.prizes import AT_HEX, Prizes
from longroad.bots.weights import Weights
from longroad.core.packed import NOBODY, Row, Seat, cells
from longroad.isle.geometry import Corner
from longroad.isle.lines import ANY_LINE, ROAD_LINE, Line, numbered
from longroad.isle.routes import GUARD
from longroad.isle.state import IsleState

FAR: Final = 3  # roads; what is farther away is not looked at
FAR_AT_SEA: Final = 6  # ships


@final
class Reach:
    """The sites and prizes a seat can get to. Reused from position to position."""

    def __init__(self, corners: i64) -> None:
        self.away: Row = cells(corners)  # corner -> roads to build first; FAR + 1 where it is too far
        self.queue: Row = cells(corners)
        self.over_sea: Row = cells(
            corners, FAR_AT_SEA + 1
        )  # corner -> ships to build first; FAR_AT_SEA + 1 if too far
        self.sea_queue: Row = cells(corners)
        self.best_at: Row = cells(FAR + 1)  # roads to build -> worth of the best site, 0 if there is none
        self.sail_at: Row = cells(FAR_AT_SEA + 1)  # ships to build -> the same
        self.prize_at: Row = cells(FAR_AT_SEA + 1)  # ships to build -> worth of the best prize
        self.pave_at: Row = cells(FAR + 1)  # roads to build -> the same
        self.tail: i64 = 0  # corners in `queue`, and in `sea_queue`
        self.sea_tail: i64 = 0
        self.first: i64 = 0  # the best of all, for how far they are away
        self.second: i64 = 0
        self.third: i64 = 0
        self.promise: i64 = 0  # all of it, in thousandths of a point

    # -- how far --------------------------------------------------------------------------------------

    def by_road(self, s: IsleState, p: Seat) -> None:
        """Look around from every road and town of p: fill in `away`, and in `queue` what is near enough."""
        road = numbered(s, ROAD_LINE)
        self.tail = spread(s, p, road, s.routes.left[p], FAR, self.away, self.queue)
        self.sea_tail = 0

    def by_sea(self, s: IsleState, p: Seat, line: Line, left: i64) -> None:
        """The same over the sea, with so many pieces left of the line that crosses it."""
        self.sea_tail = spread(s, p, line, left, FAR_AT_SEA, self.over_sea, self.sea_queue)

    # -- what for -------------------------------------------------------------------------------------

    def judge(self, s: IsleState, p: Seat, worth: Row, prizes: Prizes, w: Weights) -> None:
        """The best that is near enough. `worth` has what a settlement would bring."""
        self.first = 0
        self.second = 0
        self.third = 0
        k: i64
        for k in range(FAR + 1):
            self.best_at[k] = 0
            self.pave_at[k] = 0
        for k in range(FAR_AT_SEA + 1):
            self.sail_at[k] = 0
            self.prize_at[k] = 0
        self.judge_sites(s, p, worth, prizes, w)
        self.judge_shores(s, p, worth, prizes, w)
        self.judge_prizes(s, prizes, w)
        self.promise = (
            self.first * w.best_site + self.second * w.next_site + self.third * w.third_site
        ) // 100

    def judge_sites(self, s: IsleState, p: Seat, worth: Row, prizes: Prizes, w: Weights) -> None:
        """Sites at the end of roads."""
        i: i64
        k: i64
        for i in range(self.tail):
            corner = self.queue[i]
            if s.towns.level[corner] == 0 and not s.rules.forbids_settlement(s, p, corner):
                far = self.away[corner]
                value = self.site(s, p, corner, worth, prizes, w)
                if value > self.best_at[far]:
                    self.best_at[far] = value
                if far <= self.over_sea[corner]:
                    for k in range(far):
                        value = value * w.by_road // 100
                    self.note(value)

    def judge_shores(self, s: IsleState, p: Seat, worth: Row, prizes: Prizes, w: Weights) -> None:
        """Sites at the end of ships."""
        i: i64
        k: i64
        for i in range(self.sea_tail):
            corner = self.sea_queue[i]
            if s.towns.level[corner] == 0 and not s.rules.forbids_settlement(s, p, corner):
                far = self.over_sea[corner]
                value = self.site(s, p, corner, worth, prizes, w)
                if far == 0 and value > self.best_at[0]:
                    self.best_at[0] = value
                elif value > self.sail_at[far]:
                    self.sail_at[far] = value
                if far < self.away[corner]:
                    for k in range(far):
                        value = value * w.by_ship // 100
                    self.note(value)

    def site(self, s: IsleState, p: Seat, corner: Corner, worth: Row, prizes: Prizes, w: Weights) -> i64:
        value = worth[corner]
        if s.routes.visits[corner] & ~(ANY_LINE << p) != 0:
            value = value * w.contested // 100
        return value + prizes.settled(corner)

    def judge_prizes(self, s: IsleState, prizes: Prizes, w: Weights) -> None:
        """What waits for a ship, or for anybody who comes along."""
        i: i64
        k: i64
        for i in range(prizes.count):
            far = prizes.distance(s, i, self.over_sea)
            worth = prizes.worth[i]
            nearest: i64 = 0
            if far <= FAR_AT_SEA:
                if worth > self.prize_at[far]:
                    self.prize_at[far] = worth
                nearest = worth
                for k in range(far):
                    nearest = nearest * w.by_ship // 100
            if prizes.where[i] == AT_HEX:
                far = prizes.distance(s, i, self.away)
                if far <= FAR:
                    if worth > self.pave_at[far]:
                        self.pave_at[far] = worth
                    for k in range(far):
                        worth = worth * w.by_road // 100
                    nearest = max(nearest, worth)
            self.note(nearest)

    def note(self, value: i64) -> None:
        """Keep the three best."""
        if value > self.first:
            self.third = self.second
            self.second = self.first
            self.first = value
        elif value > self.second:
            self.third = self.second
            self.second = value
        elif value > self.third:
            self.third = value


def spread(s: IsleState, p: Seat, line: Line, left: i64, limit: i64, away: Row, queue: Row) -> i64:
    """How many of these lines p has to build to each corner, with so many left: fill in `away`, limit + 1 for
    what is further, and in `queue` the corners from near to far. Returns how many are in it.
    """
    routes = s.routes
    road = routes.road
    room = routes.room
    bit: i64 = 1 << line.number
    own: i64 = bit << p
    owner = s.towns.owner
    corner: Corner
    tail: i64 = 0
    for corner in range(s.board.corners):
        away[corner] = limit + 1
        here = owner[corner]
        if here == p or ((here == NOBODY or here == GUARD + p) and routes.visits[corner] & own != 0):
            away[corner] = 0
            queue[tail] = corner
            tail += 1
    head: i64 = 0
    most = limit if left > limit else left
    while head < tail:
        corner = queue[head]
        head += 1
        far = away[corner]
        if far < most:
            k: i64 = 0
            for side in s.board.sides_at[corner]:
                if room[side] & bit != 0 and road[side] == NOBODY:
                    other = s.board.across[corner][k]
                    if (
                        away[other] > limit
                        and (owner[other] == NOBODY or owner[other] == GUARD + p)
                        and line.is_allowed(s, p, side)
                    ):
                        away[other] = far + 1
                        queue[tail] = other
                        tail += 1
                k += 1
    return tail

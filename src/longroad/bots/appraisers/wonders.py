"""Wonders: which one to claim, and how soon its stages can be built."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.outlook import Outlook
from longroad.bots.plans import OTHER, price
from longroad.bots.value.prizes import Prizes
from longroad.bots.value.waiting import EMPTY, rolls_to_pay
from longroad.core.packed import NOBODY, Row, Rows, Seat, cells, rows
from longroad.isle.building import CITIES
from longroad.isle.geometry import Corner
from longroad.isle.hands import RESOURCES
from longroad.isle.routes import route_length
from longroad.isle.seafarers.wonders import (
    BRIDGE,
    CASTLE,
    COSTS,
    MONUMENT,
    POINTS,
    ROUTE,
    STAGES,
    THEATER,
    WONDERS,
    has_city_at_harbor,
    wonder_of,
    works,
)
from longroad.isle.state import IsleState

PRICES: Final[Rows] = rows([list(price(cost, cost, 0)) for cost in COSTS])
CLAIMED: Final = 3000  # for one that could be built in no time; less the longer its stages take
STAGE: Final = 1500  # the first
TALLER: Final = 400  # how much more each is worth than the one before


@final
class Wonders(Appraiser):
    """What each wonder would be worth to the seat, by how soon it can pay a stage."""

    number: ClassVar[int] = WONDERS

    def __init__(self, o: Outlook) -> None:
        super().__init__(o)
        self.claim: Row = cells(len(COSTS))  # wonder -> what claiming it is worth
        self.mine: i64 = NOBODY  # the one that is claimed

    def look(self, s: IsleState) -> None:
        """What is scarce, and which wonders are free."""
        wonder: i64
        for wonder in range(len(COSTS)):
            rolls = rolls_to_pay(EMPTY, 0, COSTS[wonder], self.o.mine, 0, self.o.barter, RESOURCES)
            self.claim[wonder] = CLAIMED * 100 // (100 + rolls)

    def worth(self, s: IsleState) -> i64:
        """Stages, and the wonder they belong to; or else how close the best free one is."""
        p = self.o.p
        self.mine = wonder_of(s, p)
        if self.mine != NOBODY:
            n = works(s).stages[p]
            return self.claim[self.mine] + n * STAGE + n * (n - 1) // 2 * TALLER
        best: i64 = 0
        wonder: i64
        for wonder in range(len(COSTS)):
            if works(s).builder[wonder] == NOBODY:
                best = max(best, self.claim[wonder] * 3 // 4 >> missing(s, p, wonder))
        return best

    def needs(self, s: IsleState, q: Seat, points: i64) -> i64:
        """SEA-196: who has built all stages wins, too."""
        return min(max(points, 1), 2 * (STAGES - works(s).stages[q]) - 1)

    def gather(self, s: IsleState, p: Seat, prizes: Prizes) -> None:
        """Settlements that would open a wonder."""
        if self.mine != NOBODY:
            return
        site = works(s).site
        builder = works(s).builder
        corner: Corner
        for corner in range(s.board.corners):
            wonder = site[corner]
            if wonder != NOBODY and builder[wonder] == NOBODY:
                prizes.for_settling(corner, self.claim[wonder] // 2)

    def survey(self, s: IsleState) -> None:
        """The next stage."""
        if self.mine != NOBODY:
            worth = STAGE * (1 + works(s).stages[self.o.p])
            self.o.plans.add(OTHER, worth, PRICES[self.mine])


def missing(s: IsleState, p: Seat, wonder: i64) -> i64:
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

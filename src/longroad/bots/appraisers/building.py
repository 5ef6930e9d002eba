"""Building: settlements where roads lead, cities, and roads for what they win."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.outlook import Outlook
from longroad.bots.plans import PAVE, RAISE, SETTLE, price, prices
from longroad.bots.value.reach import FAR
from longroad.core.packed import Row, Rows, Seat, cells
from longroad.isle.building import BUILDING
from longroad.isle.geometry import Corner
from longroad.isle.hands import CITY, ROAD, SETTLEMENT
from longroad.isle.state import IsleState

SETTLING: Final[Rows] = prices(SETTLEMENT, ROAD, FAR)
PAVING: Final[Rows] = prices(cells(0), ROAD, FAR)
RAISING: Final[Row] = price(CITY, CITY, 0)


@final
class Building(Appraiser):
    number: ClassVar[int] = BUILDING

    def survey(self, s: IsleState) -> None:
        p = self.o.p
        survey_roads(s, self.o)
        best: i64 = 0
        corner: Corner
        if s.towns.cities[p] > 0:
            for corner in range(s.board.corners):
                own = s.towns.owner[corner] == p and s.towns.level[corner] == 1
                if own and not s.rules.forbids_city(s, p, corner):
                    best = max(best, self.w.point + self.o.raised[corner])
        self.o.plans.add(RAISE, best, RAISING)

    def lines_left(self, s: IsleState, p: Seat) -> i64:
        return s.routes.left[p]


def survey_roads(s: IsleState, o: Outlook) -> None:
    """Settlements at the end of roads, and roads for their own sake."""
    reach = o.reach
    k: i64
    if s.towns.settlements[o.p] > 0:
        for k in range(FAR + 1):
            if reach.best_at[k] > 0:
                o.plans.add(SETTLE, o.w.point + reach.best_at[k], SETTLING[k])
    for k in range(1, FAR + 1):
        o.plans.add(PAVE, reach.pave_at[k], PAVING[k])

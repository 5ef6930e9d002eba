"""Ships: settlements over the sea, and what waits for a ship."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append
from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.appraisers.longest_trade_route import missing_roads
from longroad.bots.outlook import Outlook
from longroad.bots.plans import LAND, SAIL, price, prices
from longroad.bots.value.reach import FAR, FAR_AT_SEA, Reach
from longroad.core.packed import Row, Rows, Seat, cells
from longroad.isle.hands import SETTLEMENT
from longroad.isle.lines import numbered
from longroad.isle.seafarers.ships import COST, SHIP_LINE, SHIPS, fleet
from longroad.isle.state import IsleState

SHIPS_AND_SETTLEMENT: Final[Row] = price(SETTLEMENT, COST, 2)
LANDING: Final[Rows] = prices(SETTLEMENT, COST, FAR_AT_SEA)
SAILING: Final[Rows] = prices(cells(0), COST, FAR_AT_SEA)


@final
class Ships(Appraiser):
    number: ClassVar[int] = SHIPS

    def __init__(self, o: Outlook) -> None:
        super().__init__(o)
        o.income.ways = append(o.income.ways, SHIPS_AND_SETTLEMENT)

    def lines_left(self, s: IsleState, p: Seat) -> i64:
        return fleet(s).left[p]

    def explore(self, s: IsleState, p: Seat, reach: Reach) -> None:
        reach.by_sea(s, p, numbered(s, SHIP_LINE), fleet(s).left[p])

    def tempt(self, s: IsleState, reach: Reach) -> None:
        ships = missing_roads(s, self.o.p)
        if 0 < ships <= FAR and ships <= fleet(s).left[self.o.p]:
            reach.prize_at[ships] = max(reach.prize_at[ships], 2 * self.w.point)

    def survey(self, s: IsleState) -> None:
        """What is farther away must be better."""
        reach = self.o.reach
        site: i64 = reach.best_at[0]
        prize: i64 = 0
        k: i64
        for k in range(1, FAR_AT_SEA + 1):
            if reach.sail_at[k] > site and s.towns.settlements[self.o.p] > 0:
                site = reach.sail_at[k]
                self.o.plans.add(LAND, self.w.point + site, LANDING[k])
            if reach.prize_at[k] > prize:
                prize = reach.prize_at[k]
                self.o.plans.add(SAIL, prize, SAILING[k])

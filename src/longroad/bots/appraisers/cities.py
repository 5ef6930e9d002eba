"""Cities & Knights: cities, of which the fallen ones come first."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.appraisers.building import RAISING, survey_roads
from longroad.bots.plans import RAISE
from longroad.core.words import Corner, Seat
from longroad.isle.building import BUILDING
from longroad.isle.knights.cities import count_fallen, has_fallen
from longroad.isle.table import Table


@final
class Cities(Appraiser):
    number: ClassVar[int] = BUILDING

    def survey(self, s: Table) -> None:
        """CK-094: a fallen city comes before any other."""
        p = self.o.p
        survey_roads(s, self.o)
        rebuilding = count_fallen(s, p) > 0
        best: i64 = 0
        corner: Corner
        if rebuilding or s.towns.cities[p] > 0:
            for corner in range(s.board.corners):
                if s.towns.owner[corner] == p and s.towns.level[corner] == 1:
                    if not rebuilding or has_fallen(s, corner):
                        best = max(best, self.w.point + self.o.raised[corner])
        self.o.plans.add(RAISE, best, RAISING)

    def lines_left(self, s: Table, p: Seat) -> i64:
        return s.routes.left[p]

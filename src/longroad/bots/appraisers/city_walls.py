"""City walls."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.plans import OTHER, price
from longroad.core.packed import Row
from longroad.isle.building import CITIES
from longroad.isle.knights.walls import COST, EACH, WALLS, walls_of
from longroad.isle.state import IsleState

WALL: Final = 70  # besides the hand it saves
FORTIFYING: Final[Row] = price(COST, COST, 0)


@final
class CityWalls(Appraiser):
    number: ClassVar[int] = WALLS

    def worth(self, s: IsleState) -> i64:
        return WALL * walls_of(s, self.o.p)

    def survey(self, s: IsleState) -> None:
        if s.towns.cities[self.o.p] < CITIES and walls_of(s, self.o.p) < EACH:
            self.o.plans.add(OTHER, WALL, FORTIFYING)

"""Islands: points for the first settlement on another one."""

from __future__ import annotations

from typing import ClassVar, final

from longroad.bots.appraiser import Appraiser
from longroad.bots.value.prizes import Prizes
from longroad.core.packed import Seat
from longroad.isle.seafarers.islands import ISLANDS, shores
from longroad.isle.state import IsleState


@final
class Islands(Appraiser):
    number: ClassVar[int] = ISLANDS

    def gather(self, s: IsleState, p: Seat, prizes: Prizes) -> None:
        land = shores(s)
        prizes.island = land.island
        prizes.known = land.settled[p]
        prizes.bonus = s.map.island_points * self.w.point

"""The largest army: how far to it, or how safe it is."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.appraisers.longest_trade_route import lead, to_overtake
from longroad.isle.army import ARMY, LEAST, army
from longroad.isle.development import count_played_by, development
from longroad.isle.faces import PLAY_KNIGHT
from longroad.isle.state import IsleState


@final
class LargestArmy(Appraiser):
    number: ClassVar[int] = ARMY

    def worth(self, s: IsleState) -> i64:
        """Each knight that is still missing halves what the two points are worth."""
        p = self.o.p
        d = development(s)
        if army(s).holder == p:
            return self.w.lead * lead(d.knights, s.seats, p)
        missing = to_overtake(d.knights, s.seats, p, LEAST)
        if missing >= 5:
            return 0
        held = count_played_by(s, p, PLAY_KNIGHT)
        return 2 * self.w.near >> (missing if held >= missing else missing + (missing - held) // 2)

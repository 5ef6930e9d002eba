"""Gifts of the forgotten tribe: points, cards and harbors for the first ship at their coasts."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.value.harbors import kind_worth
from longroad.bots.value.prizes import Prizes
from longroad.core.packed import Seat
from longroad.isle.geometry import Side
from longroad.isle.seafarers.tribe import CARD_GIFT, HARBOR_GIFT, KINDS, POINT_GIFT, TRIBE, gifts
from longroad.isle.state import IsleState


@final
class ForgottenTribe(Appraiser):
    number: ClassVar[int] = TRIBE

    def gather(self, s: IsleState, p: Seat, prizes: Prizes) -> None:
        """What still lies there."""
        gift = gifts(s).gift
        side: Side
        for side in range(s.board.sides):
            if gift[side] == POINT_GIFT:
                prizes.on_side(side, self.w.point)
            elif gift[side] == CARD_GIFT:
                prizes.on_side(side, self.o.drawn(s, p))
            elif gift[side] > HARBOR_GIFT:
                prizes.on_side(side, self.harbor(gift[side] - HARBOR_GIFT))

    def worth(self, s: IsleState) -> i64:
        """Harbors that wait for a settlement on the coast."""
        kept = gifts(s).kept
        value: i64 = 0
        kind: i64
        for kind in range(1, KINDS):
            if kept[self.o.p * KINDS + kind] > 0:
                value += self.harbor(kind) // 2
        return value

    def harbor(self, kind: i64) -> i64:
        return kind_worth(kind, self.o.mine, self.o.barter, self.w)

"""Maritime trade: what a swap with the bank brings."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import UNKNOWN, Appraiser
from longroad.core.packed import Action, Seat, verb, x, y
from longroad.isle.state import IsleState
from longroad.isle.trading import SWAP, TRADING, trade_rate


@final
class MaritimeTrade(Appraiser):
    number: ClassVar[int] = TRADING

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        if verb(a) != SWAP:
            return UNKNOWN
        return self.o.hand_with(s, x(a), -trade_rate(s, p, x(a)), y(a), 1)

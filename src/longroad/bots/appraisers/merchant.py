"""The merchant, who will not stay."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.isle.knights.merchant import MERCHANT, stall
from longroad.isle.state import IsleState

LEAVES: Final = 400  # its point is mine only until somebody else sends it


@final
class Merchant(Appraiser):
    number: ClassVar[int] = MERCHANT

    def worth(self, s: IsleState) -> i64:
        return -LEAVES if stall(s).holder == self.o.p else 0

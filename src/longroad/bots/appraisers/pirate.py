"""The pirate, who holds ships fast."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.core.packed import NOWHERE
from longroad.isle.lines import owner_of
from longroad.isle.seafarers.pirate import PIRATE, lair
from longroad.isle.seafarers.ships import is_ship
from longroad.isle.state import IsleState

THEIR_SHIP: Final = 20  # one that the pirate holds fast


@final
class Pirate(Appraiser):
    number: ClassVar[int] = PIRATE

    def worth(self, s: IsleState) -> i64:
        """Ships of rivals beside the pirate."""
        value: i64 = 0
        at = lair(s).at
        if at != NOWHERE:
            for side in s.board.sides_of[at]:
                if is_ship(s.routes.road[side]):
                    q = owner_of(s.routes.road[side])
                    if q != self.o.p and q < s.seats:
                        value += THEIR_SHIP * self.o.fear[q] // 100
        return value

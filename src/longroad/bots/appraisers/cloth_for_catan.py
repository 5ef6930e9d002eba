"""Villages: the bolts that trade with them will still bring, and what the pirate takes of others'."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.value.prizes import Prizes
from longroad.core.packed import Frame, Seat, has, seat, x
from longroad.isle.land import DOTS
from longroad.isle.seafarers.cloth import CHOOSE_LOOT, CHOOSE_PREY, CLOTH, weavers
from longroad.isle.state import IsleState

BOLTS_TO_COME: Final = 60  # hundredths for each player: of those to come, others take some


@final
class ClothForCatan(Appraiser):
    number: ClassVar[int] = CLOTH

    def worth(self, s: IsleState) -> i64:
        """The bolt that is no whole point yet, and what one's villages will sell."""
        p = self.o.p
        market = weavers(s)
        value = market.held[p] % 2 * (self.w.point // 2)
        village: i64
        for village in range(len(market.corner)):
            if has(market.trades[village], p):
                value += self.still_to_come(s, p, village)
        return value

    def still_to_come(self, s: IsleState, p: Seat, village: i64) -> i64:
        """The bolts that a village will sell p whenever its number comes, until all have emptied it."""
        market = weavers(s)
        traders: i64 = 1
        q: Seat
        for q in range(s.seats):
            if q != p and has(market.trades[village], q):
                traders += 1
        sales = (market.left[village] + traders - 1) // traders * 36
        expected = min(DOTS[market.number[village]] * (self.o.rolls_left // 2), sales)
        return expected * BOLTS_TO_COME * s.seats * (self.w.point // 2) // 3600

    def gather(self, s: IsleState, p: Seat, prizes: Prizes) -> None:
        """Villages that p could open trade with: one bolt at once, and more to come."""
        market = weavers(s)
        village: i64
        for village in range(len(market.corner)):
            if market.left[village] > 0 and not has(market.trades[village], p):
                worth = self.w.point // 2 + self.still_to_come(s, p, village)
                prizes.at_corner(market.corner[village], worth)

    def pending(self, s: IsleState, f: Frame) -> i64:
        if seat(f) != self.o.p:
            return 0
        if f >> 40 == CHOOSE_LOOT.number:
            return self.plundered_from(s, x(f))
        best: i64 = 0
        if f >> 40 == CHOOSE_PREY.number:
            q: Seat
            for q in range(s.seats):
                if has(x(f), q):
                    best = max(best, self.plundered_from(s, q))
        return best

    def plundered_from(self, s: IsleState, q: Seat) -> i64:
        """A card of q, or a bolt if it has any."""
        value: i64 = self.o.stolen_from(s, q) if s.hands.held[q] > 0 else 0
        if weavers(s).held[q] > 0:
            half = self.w.point // 2
            value = max(value, half + self.w.their_point // 2 * self.o.fear[q] // 100)
        return value

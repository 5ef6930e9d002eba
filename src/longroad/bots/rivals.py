"""The others' side of an offer: what they may hold, and whether it would help them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.outlook import Outlook
from longroad.bots.weights import Weights
from longroad.core.dealer import Dealer
from longroad.core.packed import Card, Row, Seat, cells
from longroad.isle.hands import HAND, UNKNOWN
from longroad.isle.state import IsleState

PRIOR: Final = 15  # tenths of a dot: somebody may hold also what it doesn't harvest


@final
class Rivals:
    """Sits down in the place of each of the others, with hands that they may have.

    What they hold is hidden. How many cards of each kind there are in all hands, who harvests them, and what
    somebody has shown to hold by an offer or an answer, everybody knows.
    """

    def __init__(self, w: Weights, s: IsleState) -> None:
        self.w = w
        self.outlook = Outlook(w, s)
        self.q: Seat = 0
        self.least: i64 = 0  # what a deal must bring q
        self.before: i64 = 0  # what the hand imagined is worth to it
        self.share: Row = cells(HAND)  # card -> how much of what is unseen q is likely to have
        self.pool: Row = cells(HAND)  # card -> how likely q draws it next from what is unseen

    def sit_down(self, s: IsleState, q: Seat, asker: Seat) -> None:
        """Look at the position as q does who is asked."""
        o = self.outlook
        o.look(s, q)
        o.value(s)
        self.q = q
        self.least = self.w.accept_least + charge(s, o, q, asker)
        card: Card
        r: Seat
        for card in range(s.hands.kinds):
            total: i64 = 0
            for r in range(s.seats):
                total += (o.harvest[r * HAND + card] + PRIOR) * s.hands.hand[r * HAND + UNKNOWN]
            own = (o.harvest[q * HAND + card] + PRIOR) * s.hands.hand[q * HAND + UNKNOWN]
            self.share[card] = own * 1000 // total if total > 0 else 0

    def imagine(self, s: IsleState, dealer: Dealer) -> None:
        """A hand that q may have: what is known of it, and the rest of what is unseen."""
        o = self.outlook
        o.lay_out(s)
        left = s.hands.hand[self.q * HAND + UNKNOWN]
        total: i64 = 0
        card: Card
        for card in range(s.hands.kinds):
            self.pool[card] = s.hands.unseen[card] * self.share[card] if left > 0 else 0
            total += self.pool[card]
        while left > 0 and total > 0:
            k = dealer.below(total)
            card = 0
            while k >= self.pool[card]:
                k -= self.pool[card]
                card += 1
            o.trial[card] += 1
            self.pool[card] -= self.share[card]
            total -= self.share[card]
            left -= 1
        self.before = o.trial_hand()

    def agrees(self, get: Card, n: i64, give: Card) -> bool:
        """Whether q, with the hand imagined, would take n of one card for one of another."""
        o = self.outlook
        return o.trial[give] > 0 and o.trial_with(give, -1, get, n) - self.before >= self.least


def refuses(s: IsleState, o: Outlook, asker: Seat) -> bool:
    """Never help somebody over the line."""
    return o.still_needs(s, asker, s.rules.public_points(s, asker)) <= o.w.too_close


def charge(s: IsleState, o: Outlook, p: Seat, q: Seat) -> i64:
    """What it costs p that q gains too: more for who leads."""
    ahead = s.rules.public_points(s, q) - s.rules.points(s, p)
    return o.w.wary * o.fear[q] // 100 + (o.w.wary * ahead if ahead > 0 else 0)

"""Wedding: who has more points brings a present."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt
from longroad.core.packed import Card, Frame, Seat, seat
from longroad.isle.hands import HAND, UNKNOWN, bundle_of, hand_over
from longroad.isle.knights.politics.verbs import POLITICS_CARDS, PRESENT
from longroad.isle.knights.rivals import ahead_of, with_cards
from longroad.isle.sevens import LayAside

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

GIFT: Final = 2  # cards


def guests(s: IsleState, p: Seat) -> i64:
    """CK-120: the opponents with more points who hold a card, one bit each."""
    return with_cards(s, ahead_of(s, p, 1), 1)


def invite(s: IsleState, p: Seat) -> None:
    """CK-120: all choose at once."""
    s.then(BRING.begin(s, p, guests(s, p)))


class Bring(LayAside):
    """CK-120: two cards, or the only one; which, only the giver and the one who gets them know."""

    def due(self, s: IsleState, p: Seat) -> i64:
        return GIFT if s.hands.held[p] > GIFT else s.hands.held[p]

    def carry_out(self, s: IsleState, f: Frame) -> None:
        hands = s.hands
        aside = hands.aside
        q: Seat
        card: Card
        for q in range(s.seats):
            if aside[q * HAND + UNKNOWN] > 0:
                s.tell(PRESENT | seat(f) << 32 | q << 16 | aside[q * HAND + UNKNOWN])
                s.tell(bundle_of(aside, q * HAND, hands.kinds))
                for card in range(hands.kinds):
                    if aside[q * HAND + card] > 0:
                        hand_over(s, q, seat(f), card, aside[q * HAND + card])

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        left = int(self.left(s, p))
        args = {"count": left, "other": s.book.names[seat(f)]}
        return Prompt("bundle", "present", args, left, left, False, self.ticket(s, f), None)


BRING: Final = Bring(POLITICS_CARDS * 32 + 3, PRESENT)

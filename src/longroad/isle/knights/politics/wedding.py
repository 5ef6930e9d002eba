"""Wedding: who has more points brings a present."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt
from longroad.core.frames import Sealed
from longroad.core.menu import Menu
from longroad.core.words import NOBODY, NOTHING, Action, Card, Frame, Seat, cells, seat, x
from longroad.errors import Hidden
from longroad.isle.hands import HAND, UNKNOWN, bundle_of, hand_over
from longroad.isle.knights.politics.words import POLITICS_CARDS, PRESENT
from longroad.isle.knights.rivals import ahead_of, with_cards

if TYPE_CHECKING:
    from longroad.isle.table import Table

GIFT: Final = 2  # cards


def guests(s: Table, p: Seat) -> i64:
    """CK-120: the opponents with more points who hold a card, one bit each."""
    return with_cards(s, ahead_of(s, p, 1), 1)


def invite(s: Table, p: Seat) -> None:
    """CK-120: all choose at once."""
    s.hands.aside = cells(s.owners * HAND)
    s.then(BRING.on(p, guests(s, p)))


def still_to_bring(s: Table, p: Seat) -> i64:
    """CK-120: two cards, or the only one."""
    left: i64 = GIFT if s.hands.held[p] > GIFT else s.hands.held[p]
    card: Card
    for card in range(s.hands.kinds):
        left -= s.hands.aside[p * HAND + card]
    return left


class Bring(Sealed["Table"]):
    """CK-120: two cards of one's own choice; which, only the giver and the one who gets them know."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        hands = s.hands
        card: Card
        for card in range(hands.kinds):
            if hands.hand[p * HAND + card] > hands.aside[p * HAND + card]:
                menu.add(PRESENT | card)

    def note(self, s: Table, f: Frame, p: Seat, a: Action) -> bool:
        s.hands.aside[p * HAND + x(a)] += 1
        if still_to_bring(s, p) > 0:
            return False
        s.hands.aside[p * HAND + UNKNOWN] = s.hands.held[p] if s.hands.held[p] < GIFT else GIFT
        return True

    def reveal(self, s: Table, f: Frame) -> None:
        hands = s.hands
        aside = hands.aside
        q: Seat
        card: Card
        for q in range(s.seats):
            if s.viewer != NOBODY and q != s.viewer and aside[q * HAND + UNKNOWN] > 0:
                raise Hidden("What others bring is hidden in this view; guess first.")
        for q in range(s.seats):
            if aside[q * HAND + UNKNOWN] > 0:
                s.tell(PRESENT | seat(f) << 32 | q << 16 | aside[q * HAND + UNKNOWN])
                s.tell(bundle_of(aside, q * HAND, hands.kinds))
                for card in range(hands.kinds):
                    if aside[q * HAND + card] > 0:
                        hand_over(s, q, seat(f), card, aside[q * HAND + card])
        hands.aside = cells(0)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        left = int(still_to_bring(s, p))
        args = {"count": left, "other": s.book.names[seat(f)]}
        return Prompt("bundle", "present", args, left, left, False, self.ticket(s, f), None)

    def suggests(self, s: Table, f: Frame, p: Seat) -> Action:
        """What one has most of."""
        best: i64 = 0
        choice: Action = NOTHING
        card: Card
        for card in range(s.hands.kinds):
            n = s.hands.hand[p * HAND + card] - s.hands.aside[p * HAND + card]
            if n > best:
                best = n
                choice = PRESENT | card
        return choice


BRING: Final = Bring(POLITICS_CARDS * 32 + 3)

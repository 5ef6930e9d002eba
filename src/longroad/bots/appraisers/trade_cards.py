"""Trade cards: what others must give, by how likely they have it."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import UNKNOWN, Appraiser
from longroad.bots.outlook import others_hold
from longroad.core.packed import NOBODY, Action, Card, Seat, cells, verb, x, y
from longroad.isle.hands import HAND, RESOURCES
from longroad.isle.knights.commodities import COIN, PAPER
from longroad.isle.knights.progress import (
    COMMERCIAL_HARBOR,
    GUILD_DUES,
    MERCHANT_FLEET,
    RESOURCE_MONOPOLY,
    TRADE_MONOPOLY,
)
from longroad.isle.knights.trade import (
    OFFER,
    PLAY_DUES,
    PLAY_FLEET,
    PLAY_HARBOR,
    PLAY_RESOURCE_MONOPOLY,
    PLAY_TRADE_MONOPOLY,
    TRADE_CARDS,
)
from longroad.isle.state import IsleState


@final
class TradeCards(Appraiser):
    number: ClassVar[int] = TRADE_CARDS

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        """What it brings on average, less the card."""
        what = verb(a)
        kept = self.w.progress
        if what == PLAY_HARBOR:
            return self.all_offers(s, p) - kept[COMMERCIAL_HARBOR]
        if what == OFFER:
            return self.offer(s, p, x(a), y(a))
        if what == PLAY_FLEET:
            return self.fleet(s, x(a)) - kept[MERCHANT_FLEET]
        if what == PLAY_DUES:
            return self.dues(s, p, x(a)) - kept[GUILD_DUES]
        if what == PLAY_TRADE_MONOPOLY:
            return self.monopoly(s, p, x(a), 1) - kept[TRADE_MONOPOLY]
        if what == PLAY_RESOURCE_MONOPOLY:
            return self.monopoly(s, p, x(a), 2) - kept[RESOURCE_MONOPOLY]
        return UNKNOWN

    def all_offers(self, s: IsleState, p: Seat) -> i64:
        """CK-112: a resource for a commodity of everybody, as long as there are resources to spare."""
        total: i64 = 0
        q: Seat
        for q in range(s.seats):
            if q != p and s.hands.held[q] > 0:
                best: i64 = 0
                card: Card
                for card in range(RESOURCES):
                    if s.hands.hand[p * HAND + card] > 0:
                        best = max(best, self.offer(s, p, card, q))
                total += best
        return total

    def offer(self, s: IsleState, p: Seat, card: Card, q: Seat) -> i64:
        """What a resource brings if q must give a commodity for it, if it has one."""
        o = self.o
        total: i64 = 0
        worth: i64 = 0
        other: Card
        for other in range(PAPER, COIN + 1):
            n = others_hold(s, p, other)
            if n > 0:
                total += n
                worth += n * o.hand_with(s, card, -1, other, 1)
        if total == 0:
            return 0
        return worth // total * self.has_one(s, p, q, total) // 100

    def has_one(self, s: IsleState, p: Seat, q: Seat, there: i64) -> i64:
        """The chance that q has one of the cards of which all others hold so many, in hundredths."""
        cards = cards_of_others(s, p)
        none: i64 = 100
        k: i64
        for k in range(s.hands.held[q]):
            none = none * max(cards - there - k, 0) // max(cards - k, 1)
        return 100 - none

    def fleet(self, s: IsleState, card: Card) -> i64:
        """CK-113: as many swaps, two for one, as make the hand better."""
        o = self.o
        o.lay_out(s)
        gained: i64 = 0
        while o.trial[card] >= 2:
            before = o.trial_hand()
            best: i64 = 0
            wanted: i64 = NOBODY
            other: Card
            o.trial[card] -= 2
            for other in range(s.hands.kinds):
                if other != card and s.hands.bank[other] > 0:
                    o.trial[other] += 1
                    gain = o.trial_hand() - before
                    o.trial[other] -= 1
                    if gain > best:
                        best = gain
                        wanted = other
            if wanted == NOBODY:
                return gained
            o.trial[wanted] += 1
            gained += best
        return gained

    def dues(self, s: IsleState, p: Seat, q: Seat) -> i64:
        """CK-114: the two cards of q that p needs most, by how likely q has them."""
        o = self.o
        o.lay_out(s)
        value: i64 = 0
        k: i64
        for k in range(min(s.hands.held[q], 2)):
            value += self.best_card(s, p, q) + self.w.their_card * o.fear[q] // 100
        return value

    def best_card(self, s: IsleState, p: Seat, q: Seat) -> i64:
        """What the best card of q adds to the hand on trial, on average; the likeliest is added to it."""
        o = self.o
        before = o.trial_hand()
        added = cells(HAND)
        card: Card
        for card in range(s.hands.kinds):
            o.trial[card] += 1
            added[card] = o.trial_hand() - before
            o.trial[card] -= 1
        value: i64 = 0
        lacking: i64 = 100  # the chance that q has none of the better ones
        likeliest: Card = 0
        k: i64
        for k in range(s.hands.kinds):
            best: Card = 0
            for card in range(s.hands.kinds):
                if added[card] > added[best]:
                    best = card
            has_it = self.has_one(s, p, q, others_hold(s, p, best)) * lacking // 100
            value += has_it * added[best] // 100
            if k == 0 or has_it > 50:
                likeliest = best
            lacking -= has_it
            added[best] = -(1 << 40)
        o.trial[likeliest] += 1
        return value

    def monopoly(self, s: IsleState, p: Seat, card: Card, most: i64) -> i64:
        """CK-115, CK-116: so many of a kind of everybody, by how many there are."""
        o = self.o
        there = others_hold(s, p, card)
        cards = cards_of_others(s, p)
        expected: i64 = 0  # in hundredths
        q: Seat
        for q in range(s.seats):
            if q != p and s.hands.held[q] > 0:
                if most == 1:
                    expected += self.has_one(s, p, q, there)
                else:
                    expected += min(there * s.hands.held[q] * 90 // cards, most * 100)
        n = expected // 100
        value: i64 = o.hand_with(s, card, n, card, 0) if n > 0 else 0
        rest = o.hand_with(s, card, n + 1, card, 0) - value
        return value + rest * (expected % 100) // 100 + expected * self.w.their_card // 100


def cards_of_others(s: IsleState, p: Seat) -> i64:
    n: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p:
            n += s.hands.held[q]
    return n

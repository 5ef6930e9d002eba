"""Trade with other players: what to offer, what to answer, whom to trade with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.outlook import Outlook, others_hold
from longroad.bots.value.goal import still_needs
from longroad.core.menu import Menu
from longroad.core.words import Action, Card, Row, Seat, cells, seat, verb, x
from longroad.isle.deals import (
    ACCEPT,
    ACCEPTED,
    ASK,
    COMPOSING,
    COUNTER,
    DECLINE,
    DROP,
    GIVE,
    MAKE,
    NO_DEAL,
    TRADE_WITH,
    Bargain,
    bargain,
    count_in,
)
from longroad.isle.hands import HAND
from longroad.isle.table import Table

MOST_OFFERS: Final = 8  # ideas remembered at a time
KINDS: Final = 8  # of cards that a bundle has room for


@final
class Haggler:
    """Finds offers that help its seat and may please somebody. Keeps no memory: the view tells everything.

    An offer is composed in several choices, and each of them finds the same offer again, because neither
    the hand nor the number of offers made changes before it is made.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.give: Card = 0  # the offer found: so many of one card …
        self.given: i64 = 0
        self.get: Card = 0  # … for one of another
        self.gain: i64 = 0  # what it would bring
        self.chance: i64 = 0  # that somebody takes it, in hundredths
        self.scores: Row = cells(MOST_OFFERS)
        self.ideas: Row = cells(MOST_OFFERS)

    # -- the player on turn ---------------------------------------------------------------------------

    def find_offer(self, s: Table, p: Seat) -> bool:
        """The best offer not made yet this turn. `outlook.value(s)` has been asked before."""
        o = self.outlook
        w = o.w
        b = bargain(s)
        made = b.made[p]
        refused = b.refused[p] if w.remembers else 0
        if made >= w.offers or made >= MOST_OFFERS or self.mistrusted(s, p):
            return False
        for i in range(MOST_OFFERS):
            self.scores[i] = 0
        o.lay_out(s)
        before = o.trial_hand()
        give: Card
        get: Card
        n: i64
        for give in range(s.hands.kinds):
            held = o.trial[give]
            for n in range(1, 3):
                if held < n or (n > 1 and n * o.barter[give] >= 12):
                    continue  # the bank is cheaper
                for get in range(s.hands.kinds):
                    if get == give or others_hold(s, p, get) == 0 or refused >> 8 * give + get & 1 == 1:
                        continue
                    o.trial[give] -= n
                    o.trial[get] += 1
                    gain = o.trial_hand() - before
                    o.trial[give] += n
                    o.trial[get] -= 1
                    if gain < w.offer_least:
                        continue
                    chance = self.welcome(s, p, give, n, get)
                    if chance >= w.hopeful:
                        self.remember(
                            gain * (w.eager + chance), give | n << 8 | get << 16 | chance << 24 | gain << 32
                        )
        at: i64 = 0 if w.remembers else made
        if self.scores[at] == 0:
            return False
        idea = self.ideas[at]
        self.give = idea & 0xFF
        self.given = idea >> 8 & 0xFF
        self.get = idea >> 16 & 0xFF
        self.chance = idea >> 24 & 0xFF
        self.gain = idea >> 32
        return True

    def mistrusted(self, s: Table, p: Seat) -> bool:
        """Who is about to win need not ask."""
        return still_needs(s, p, s.rules.public_points(s, p)) <= 1

    def remember(self, score: i64, idea: i64) -> None:
        """Keep the best ideas, best first."""
        i: i64 = 0
        while i < MOST_OFFERS and self.scores[i] >= score:
            i += 1
        while i < MOST_OFFERS:
            kept = self.scores[i]
            self.scores[i] = score
            score = kept
            kept = self.ideas[i]
            self.ideas[i] = idea
            idea = kept
            i += 1

    def welcome(self, s: Table, p: Seat, give: Card, n: i64, get: Card) -> i64:
        """The chance that somebody accepts, in hundredths: who has the card and harvests little of ours."""
        o = self.outlook
        there = others_hold(s, p, get)
        cards: i64 = 0
        q: Seat
        for q in range(s.seats):
            if q != p:
                cards += s.hands.held[q]
        best: i64 = 0
        for q in range(s.seats):
            if q == p or s.hands.held[q] == 0:
                continue
            has_it = min(there * s.hands.held[q] * 100 // cards, 90)
            needs: i64 = 70 if o.harvest[q * HAND + give] < 20 else 35
            spares: i64 = 20 if o.harvest[q * HAND + get] > 40 else 0
            best = max(best, has_it * min(needs + spares + 15 * (n - 1), 95) // 100)
        return max(best, 1)

    def compose(self, s: Table, p: Seat) -> Action:
        """The next card of the offer, or the offer; start over if something else is on the table."""
        if not self.find_offer(s, p):
            return DROP
        return self.next_card(bargain(s), p, self.give, self.given, self.get, 1)

    def next_card(self, b: Bargain, p: Seat, give: Card, given: i64, get: Card, got: i64) -> Action:
        card: Card
        for card in range(KINDS):
            if count_in(b.give[p], card) > (given if card == give else 0):
                return DROP
            if count_in(b.ask[p], card) > (got if card == get else 0):
                return DROP
        if count_in(b.give[p], give) < given:
            return GIVE | give
        if count_in(b.ask[p], get) < got:
            return ASK | get
        return MAKE

    def choose_deal(self, s: Table, p: Seat, menu: Menu) -> Action:
        """The answer that brings most, from whom it harms least; NO_DEAL if none is worth it."""
        best: i64 = 0
        choice: Action = NO_DEAL
        b = bargain(s)
        i: i64
        for i in range(menu.size):
            a = menu.items[i]
            if verb(a) != TRADE_WITH:
                continue
            q = x(a)
            if b.answer[q] == ACCEPTED:
                gain = self.change(s, b.ask[p], b.give[p])
            elif self.refuses(s, p, q):
                continue
            else:
                gain = self.change(s, b.give[q], b.ask[q])
            gain -= self.charge(s, p, q)
            if gain > best:
                best = gain
                choice = a
        return choice

    # -- the others -----------------------------------------------------------------------------------

    def answer(self, s: Table, p: Seat, menu: Menu) -> Action:
        """Accept what helps, unless it helps somebody about to win; else ask for something better."""
        b = bargain(s)
        asker = seat(s.top())
        if p == asker:
            return menu.items[0]
        if b.answer[p] == COMPOSING:
            if not self.find_counter(s, p, asker):
                return DROP
            return self.next_card(b, p, self.give, self.given, self.get, 1)
        if menu.holds(ACCEPT) and not self.refuses(s, p, asker):
            gain = self.change(s, b.give[asker], b.ask[asker])
            if gain >= self.outlook.w.accept_least + self.charge(s, p, asker):
                return ACCEPT
        if menu.holds(COUNTER) and self.find_counter(s, p, asker):
            return COUNTER
        return DECLINE

    def find_counter(self, s: Table, p: Seat, asker: Seat) -> bool:
        """One card the asker wants for one that p wants more than what was offered."""
        if self.refuses(s, p, asker):
            return False
        o = self.outlook
        b = bargain(s)
        o.lay_out(s)
        before = o.trial_hand()
        best = o.w.accept_least + o.w.offer_least + self.charge(s, p, asker)
        found = False
        give: Card
        get: Card
        for give in range(s.hands.kinds):
            if count_in(b.ask[asker], give) == 0 or o.trial[give] == 0:
                continue
            for get in range(s.hands.kinds):
                if get == give or count_in(b.ask[asker], get) > 0 or others_hold(s, p, get) == 0:
                    continue
                o.trial[give] -= 1
                o.trial[get] += 1
                gain = o.trial_hand() - before
                o.trial[give] += 1
                o.trial[get] -= 1
                if gain > best:
                    best = gain
                    found = True
                    self.give = give
                    self.given = 1
                    self.get = get
        return found

    def refuses(self, s: Table, p: Seat, asker: Seat) -> bool:
        """Never help somebody over the line."""
        return still_needs(s, asker, s.rules.public_points(s, asker)) <= self.outlook.w.too_close

    def charge(self, s: Table, p: Seat, q: Seat) -> i64:
        """What it costs that q gains too: more for who leads."""
        w = self.outlook.w
        ahead = s.rules.public_points(s, q) - s.rules.points(s, p)
        return w.wary * self.outlook.fear[q] // 100 + (w.wary * ahead if ahead > 0 else 0)

    def change(self, s: Table, gets: i64, gives: i64) -> i64:
        """How much better the hand becomes by a deal."""
        o = self.outlook
        o.lay_out(s)
        before = o.trial_hand()
        card: Card
        for card in range(s.hands.kinds):
            o.trial[card] += count_in(gets, card) - count_in(gives, card)
        return o.trial_hand() - before

"""Domestic trade: what to offer, what to answer, whom to trade with."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import NEVER, UNKNOWN, Appraiser
from longroad.bots.manners import heard_lately, refused_lately
from longroad.bots.outlook import Outlook, others_hold
from longroad.bots.rivals import Rivals, charge, refuses
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Card, Frame, Row, Seat, cells, seat, verb, x
from longroad.isle.deals import (
    ACCEPT,
    ACCEPTED,
    ANSWER,
    ASK,
    COMPOSE,
    COMPOSING,
    COUNTER,
    DEALS,
    DECLINE,
    DROP,
    GIVE,
    MAKE,
    NO_DEAL,
    PROPOSE,
    TRADE_WITH,
    Bargain,
    bargain,
    count_in,
)
from longroad.isle.state import IsleState

MOST_IDEAS: Final = 16  # that are thought through
KINDS: Final = 8  # of cards that a bundle has room for


@final
class DomesticTrade(Appraiser):
    """Finds offers that help its seat and may please somebody. Keeps no memory: the view tells everything.

    An offer is composed in several choices, and each of them finds the same offer again, because nothing it
    turns on changes before it is made.
    """

    number: ClassVar[int] = DEALS

    def __init__(self, o: Outlook) -> None:
        super().__init__(o)
        self.rivals: Rivals | None = None
        self.give: Card = 0  # the offer found: so many of one card …
        self.given: i64 = 0
        self.get: Card = 0  # … for one of another
        self.gain: i64 = 0  # what it would bring
        self.gains: Row = cells(MOST_IDEAS)  # ideas for offers, best first; what they would bring, or 0
        self.ideas: Row = cells(MOST_IDEAS)  # given card, number and card asked for, a byte each
        self.refusals: Row = cells(MOST_IDEAS)  # chances that nobody agrees, in millionths
        self.takers: Row = cells(MOST_IDEAS)  # imagined hands with which somebody agrees

    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        if f >> 40 == COMPOSE.number:
            return self.compose(s, p)
        return self.reply(s, p, menu) if f >> 40 == ANSWER.number else NOTHING

    def first(self, s: IsleState, p: Seat, menu: Menu) -> Action:
        """Anything else would close the offer."""
        return self.choose_deal(s, p, menu) if menu.holds(NO_DEAL) else NOTHING

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        return NEVER if a == PROPOSE or a == NO_DEAL or verb(a) == TRADE_WITH else UNKNOWN

    def last(self, s: IsleState, p: Seat, menu: Menu, least: i64) -> Action:
        """Nobody likes to be asked twice in a turn: ask when there is nothing else to do, but before swapping
        with the bank.
        """
        if not menu.holds(PROPOSE):
            return NOTHING
        self.o.value(s)  # what was tried has led it elsewhere
        return PROPOSE if self.find_offer(s, p) and self.gain > least else NOTHING

    # -- the player on turn ---------------------------------------------------------------------------

    def find_offer(self, s: IsleState, p: Seat) -> bool:
        """The best offer that manners allow: nobody is asked too often, for what was refused lately, or for
        what is hardly to be had. `outlook.value(s)` has been asked before.
        """
        o = self.o
        w = self.w
        b = bargain(s)
        if b.asked[p] == s.turns or heard_lately(s, b, p) >= w.offers or refuses(s, o, p):
            return False
        refused = refused_lately(b, p)
        self.forget()
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
                    gain = o.trial_with(give, -n, get, 1) - before
                    if gain >= w.offer_least:
                        self.remember(gain, give, n, get)
        q: Seat
        for q in range(s.seats):
            if q != p:
                self.put_to(s, p, q)
        return self.pick()

    # -- ideas ----------------------------------------------------------------------------------------

    def forget(self) -> None:
        i: i64
        for i in range(MOST_IDEAS):
            self.gains[i] = 0
            self.refusals[i] = 1_000_000

    def remember(self, gain: i64, give: Card, n: i64, get: Card) -> None:
        """Keep the best ideas, best first."""
        idea = give | n << 8 | get << 16
        i: i64 = 0
        while i < MOST_IDEAS and self.gains[i] >= gain:
            i += 1
        while i < MOST_IDEAS:
            kept = self.gains[i]
            self.gains[i] = gain
            gain = kept
            kept = self.ideas[i]
            self.ideas[i] = idea
            idea = kept
            i += 1

    def put_to(self, s: IsleState, p: Seat, q: Seat) -> None:
        """Find out how likely q is to agree to each idea that p would carry out with q."""
        cost = charge(s, self.o, p, q)
        if s.hands.held[q] == 0 or self.gains[0] <= cost:
            return
        w = self.w
        r = self.rivals
        if r is None:
            r = self.rivals = Rivals(w, s)
        r.sit_down(s, q, p)
        dealer = Dealer(int(s.turns))  # the same hands until the turn is over
        i: i64
        for i in range(MOST_IDEAS):
            self.takers[i] = 0
        for _ in range(w.imagined):
            r.imagine(s, dealer)
            for i in range(MOST_IDEAS):
                if self.gains[i] <= cost:
                    break
                idea = self.ideas[i]
                if r.agrees(idea & 0xFF, idea >> 8 & 0xFF, idea >> 16):
                    self.takers[i] += 1
        for i in range(MOST_IDEAS):
            self.refusals[i] = self.refusals[i] * (w.imagined - self.takers[i]) // w.imagined

    def pick(self) -> bool:
        """The idea that brings most on average, counting how likely it is that somebody agrees; if enough."""
        best = self.w.offer_least * 100 - 1
        found = False
        i: i64
        for i in range(MOST_IDEAS):
            chance = 100 - self.refusals[i] // 10_000
            value = self.gains[i] * chance
            if value > best and chance >= self.w.likely:
                best = value
                found = True
                self.give = self.ideas[i] & 0xFF
                self.given = self.ideas[i] >> 8 & 0xFF
                self.get = self.ideas[i] >> 16
                self.gain = self.gains[i]
        return found

    # -- composing ------------------------------------------------------------------------------------

    def compose(self, s: IsleState, p: Seat) -> Action:
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

    def choose_deal(self, s: IsleState, p: Seat, menu: Menu) -> Action:
        """The answer that brings most, from whom it harms least; NOTHING if none is worth it."""
        best: i64 = 0
        choice: Action = NOTHING
        b = bargain(s)
        i: i64
        for i in range(menu.size):
            a = menu.items[i]
            if verb(a) != TRADE_WITH:
                continue
            q = x(a)
            if b.answer[q] == ACCEPTED:
                gain = self.change(s, b.ask[p], b.give[p])
            elif refuses(s, self.o, q):
                continue
            else:
                gain = self.change(s, b.give[q], b.ask[q])
            gain -= charge(s, self.o, p, q)
            if gain > best:
                best = gain
                choice = a
        return choice

    # -- the others -----------------------------------------------------------------------------------

    def reply(self, s: IsleState, p: Seat, menu: Menu) -> Action:
        """Accept what helps, unless it helps somebody about to win; else ask for something better."""
        b = bargain(s)
        asker = seat(s.top())
        if p == asker:
            return menu.items[0]
        if b.answer[p] == COMPOSING:
            if not self.find_counter(s, p, asker):
                return DROP
            return self.next_card(b, p, self.give, self.given, self.get, 1)
        if menu.holds(ACCEPT) and not refuses(s, self.o, asker):
            gain = self.change(s, b.give[asker], b.ask[asker])
            if gain >= self.w.accept_least + charge(s, self.o, p, asker):
                return ACCEPT
        if menu.holds(COUNTER) and self.find_counter(s, p, asker):
            return COUNTER
        return DECLINE

    def find_counter(self, s: IsleState, p: Seat, asker: Seat) -> bool:
        """One card the asker wants for one that p wants more, and that the asker may well part with."""
        o = self.o
        w = self.w
        if refuses(s, o, asker):
            return False
        b = bargain(s)
        self.forget()
        o.lay_out(s)
        before = o.trial_hand()
        least = w.accept_least + w.offer_least + charge(s, o, p, asker)
        give: Card
        get: Card
        for give in range(s.hands.kinds):
            if count_in(b.ask[asker], give) == 0 or o.trial[give] == 0:
                continue
            for get in range(s.hands.kinds):
                if get == give or count_in(b.ask[asker], get) > 0 or others_hold(s, p, get) == 0:
                    continue
                gain = o.trial_with(give, -1, get, 1) - before
                if gain > least:
                    self.remember(gain, give, 1, get)
        self.put_to(s, p, asker)
        return self.pick()

    def change(self, s: IsleState, gets: i64, gives: i64) -> i64:
        """How much better the hand becomes by a deal."""
        o = self.o
        o.lay_out(s)
        before = o.trial_hand()
        card: Card
        for card in range(s.hands.kinds):
            o.trial[card] += count_in(gets, card) - count_in(gives, card)
        return o.trial_hand() - before

"""Trade between players: an offer is composed card by card, everybody answers, one deal is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.frames import Decision, Kind, Open
from longroad.core.menu import Menu
from longroad.core.words import Action, Card, Frame, Row, Seat, cells, seat, verb, x
from longroad.isle.hands import HAND, UNKNOWN, bundle_of, hand_over
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.trading import trade_is_over
from longroad.picture import Counter, Picture

if TYPE_CHECKING:
    from longroad.isle.table import Table

DEALS: Final = 7
PROPOSE: Final = (DEALS * 32 + 0) << 40
GIVE: Final = (DEALS * 32 + 1) << 40
ASK: Final = (DEALS * 32 + 2) << 40
MAKE: Final = (DEALS * 32 + 3) << 40
DROP: Final = (DEALS * 32 + 4) << 40
ACCEPT: Final = (DEALS * 32 + 5) << 40
DECLINE: Final = (DEALS * 32 + 6) << 40
COUNTER: Final = (DEALS * 32 + 7) << 40
TRADE_WITH: Final = (DEALS * 32 + 8) << 40
NO_DEAL: Final = (DEALS * 32 + 9) << 40
CLOSE: Final = (DEALS * 32 + 10) << 40

SILENT: Final = 0  # what a seat has answered
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
COMPOSING: Final = 4  # a counter-offer, not yet made

ANSWERS = ("silent", "accepted", "declined", "countered", "silent")


@mypyc_attr(acyclic=True, free_list_len=1)
class Bargain(Slice):
    """The offer on the table, the answers to it, and what is being composed."""

    def __init__(self, give: Row, ask: Row, answer: Row, made: i64, open: bool) -> None:
        self.give: Row = give  # seat * HAND + card: what the seat would give
        self.ask: Row = ask  # seat * HAND + card: what it wants for it
        self.answer: Row = answer  # seat -> its answer
        self.made: i64 = made  # offers made this turn
        self.open: bool = open  # the offer of the player on turn has been made

    def copy(self) -> Bargain:
        return Bargain(self.give[:], self.ask[:], self.answer[:], self.made, self.open)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Bargain)
        other.give = self.give[:]
        other.ask = self.ask[:]
        other.answer = self.answer[:]
        other.made = self.made
        other.open = self.open

    def seen_by(self, p: Seat) -> Bargain:
        """An offer is its maker's secret until it is made."""
        b = self.copy()
        q: Seat
        for q in range(len(b.answer)):
            if q != p and b.answer[q] != COUNTERED and (b.answer[q] == COMPOSING or not b.open):
                clear_draft(b, q)
                if b.answer[q] == COMPOSING:
                    b.answer[q] = SILENT
        return b


def bargain(s: Table) -> Bargain:
    return cast(Bargain, s.slice(DEALS))


def clear_draft(b: Bargain, p: Seat) -> None:
    card: Card
    for card in range(HAND):
        b.give[p * HAND + card] = 0
        b.ask[p * HAND + card] = 0


def clear_table(b: Bargain) -> None:
    q: Seat
    for q in range(len(b.answer)):
        clear_draft(b, q)
        b.answer[q] = SILENT
    b.open = False


class PlayerTrade(IsleChapter):
    """BASE-050 … BASE-054: the player on turn trades with the others."""

    name: ClassVar[str] = "domestic trade"
    number: ClassVar[int] = DEALS

    def __init__(self, options: dict[str, str] | None = None) -> None:
        super().__init__(options)
        self.most: i64 = int(self.chosen["offers"])
        self.strict = self.chosen.get("order") == "strict"

    def options(self) -> list[Option]:
        return [
            Option(
                "offers",
                (),
                "4",
                "How many offers a player may make in a turn; composing one doesn't count.",
                numeric=(1, 99),
            )
        ]

    def kinds(self) -> list[Kind[Any]]:
        return [COMPOSE, ANSWER, CHOOSE_DEAL]

    def verbs(self) -> dict[int, str]:
        return {
            PROPOSE: "propose trade",
            GIVE: "give {card}",
            ASK: "ask {card}",
            MAKE: "make offer",
            DROP: "drop offer",
            ACCEPT: "accept",
            DECLINE: "decline",
            COUNTER: "counter",
            TRADE_WITH: "trade with {seat}",
            NO_DEAL: "no deal",
            CLOSE: "close offer",
        }

    def events(self) -> dict[int, EventKind]:
        who = EventField("seat", "seat", "seat")
        gives = EventField("give", "cards", 1)
        asks = EventField("ask", "cards", 2)
        return {
            MAKE: EventKind("offered", (who, gives, asks)),
            ACCEPT: EventKind("accepted", (who,)),
            DECLINE: EventKind("declined", (who,)),
            COUNTER: EventKind("countered", (who, gives, asks)),
            TRADE_WITH: EventKind("traded", (who, EventField("partner", "seat", "x"), gives, asks)),
            NO_DEAL: EventKind("no-deal", (who,)),
        }

    def fresh(self, s: Table) -> Slice:
        return Bargain(cells(s.seats * HAND), cells(s.seats * HAND), cells(s.seats), 0, False)

    def on_turn(self, s: Table, p: Seat) -> None:
        bargain(s).made = 0

    def offers(self, s: Table, p: Seat, menu: Menu) -> None:
        if s.hands.held[p] > 0 and bargain(s).made < self.most and not trade_is_over(s, self.strict):
            q: Seat
            for q in range(s.seats):
                if q != p and s.hands.held[q] > 0:
                    menu.add(PROPOSE)
                    return

    def do(self, s: Table, p: Seat, a: Action) -> None:
        clear_table(bargain(s))
        s.then(COMPOSE.on(p))

    def refuses(self, s: Table, p: Seat, a: int) -> Reason | None:
        b = bargain(s)
        kind = s.top() >> 40
        if a == PROPOSE and s.in_main():
            if trade_is_over(s, self.strict):
                return Reason("trade-is-over", {})
            if b.made >= self.most:
                return Reason("offers-used-up", {"most": int(self.most)})
            return Reason("nothing-to-trade", {})
        if verb(a) == GIVE and x(a) < s.hands.kinds and kind in (COMPOSE.number, ANSWER.number):
            if b.ask[p * HAND + x(a)] > 0:
                return Reason("like-for-like", {})
            return Reason("card-not-held", {"card": s.name_of("card", x(a))})
        if verb(a) == ASK and x(a) < s.hands.kinds and kind in (COMPOSE.number, ANSWER.number):
            if b.give[p * HAND + x(a)] > 0:
                return Reason("like-for-like", {})
            return Reason("asks-too-much", {})
        if a == MAKE and kind in (COMPOSE.number, ANSWER.number):
            return Reason("no-gifts", {})
        if a == ACCEPT and kind == ANSWER.number:
            return Reason("cannot-accept", {})
        if verb(a) == TRADE_WITH and kind == CHOOSE_DEAL.number and x(a) < s.seats:
            return Reason("no-such-deal", {"partner": s.book.names[x(a)]})
        return None

    def on_view(self, view: Table, p: Seat) -> None:
        """Who has accepted or countered holds what it takes."""
        b = bargain(view)
        q: Seat
        for q in range(view.seats):
            if q == p:
                continue
            if b.answer[q] == ACCEPTED:
                show_held(view, q, b.ask, view.turn * HAND)
            elif b.answer[q] == COUNTERED:
                show_held(view, q, b.give, q * HAND)
        if b.open and view.turn != p:
            show_held(view, view.turn, b.give, view.turn * HAND)

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        b = bargain(s)
        card: Card
        q: Seat
        for q in range(s.seats):
            if b.open and q != s.turn:
                picture.counters.append(Counter(f"answer: {ANSWERS[b.answer[q]]}", int(q), 1))
            for card in range(s.hands.kinds):
                if b.give[q * HAND + card] > 0:
                    name = f"gives {s.name_of('card', card)}"
                    picture.counters.append(Counter(name, int(q), int(b.give[q * HAND + card])))
                if b.ask[q * HAND + card] > 0:
                    name = f"asks {s.name_of('card', card)}"
                    picture.counters.append(Counter(name, int(q), int(b.ask[q * HAND + card])))


def show_held(view: Table, q: Seat, cards: Row, first: i64) -> None:
    """Turn unknown cards of q into these, which everybody knows q to hold."""
    h = view.hands
    card: Card
    for card in range(h.kinds):
        n = cards[first + card] - h.hand[q * HAND + card]
        if n > 0 and h.hand[q * HAND + UNKNOWN] >= n and h.unseen[card] >= n:
            h.hand[q * HAND + card] += n
            h.hand[q * HAND + UNKNOWN] -= n
            h.unseen[card] -= n


def total_of(cards: Row, p: Seat) -> i64:
    total: i64 = 0
    card: Card
    for card in range(HAND):
        total += cards[p * HAND + card]
    return total


def offer_cards(s: Table, p: Seat, limit: i64, menu: Menu) -> None:
    """BASE-052, BASE-053: something for something, and never like for like."""
    b = bargain(s)
    card: Card
    for card in range(s.hands.kinds):
        given = b.give[p * HAND + card]
        if b.ask[p * HAND + card] == 0 and s.hands.hand[p * HAND + card] > given:
            menu.add(GIVE | card)
    asked = total_of(b.ask, p)
    if asked < limit:
        for card in range(s.hands.kinds):
            if b.give[p * HAND + card] == 0:
                menu.add(ASK | card)
    if asked > 0 and total_of(b.give, p) > 0:
        menu.add(MAKE)


def write_card(b: Bargain, p: Seat, a: Action) -> None:
    if verb(a) == GIVE:
        b.give[p * HAND + x(a)] += 1
    else:
        b.ask[p * HAND + x(a)] += 1


def can_give(s: Table, p: Seat, cards: Row, first: i64) -> bool:
    """Whether p holds these cards."""
    card: Card
    for card in range(s.hands.kinds):
        if s.hands.hand[p * HAND + card] < cards[first + card]:
            return False
    return True


def tell_offer(s: Table, code: i64, p: Seat) -> None:
    if s.hearing:
        b = bargain(s)
        s.tell(code | p << 32)
        s.tell(bundle_of(b.give, p * HAND, s.hands.kinds))
        s.tell(bundle_of(b.ask, p * HAND, s.hands.kinds))


class Compose(Decision["Table"]):
    """BASE-050: the player on turn puts an offer together, card by card; how far it is, nobody else knows."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.whole = False

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        most: i64 = 0  # nobody can give more cards than the fullest hand holds
        q: Seat
        for q in range(s.seats):
            if q != p and s.hands.held[q] > most:
                most = s.hands.held[q]
        menu.add(DROP)
        offer_cards(s, p, most, menu)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        b = bargain(s)
        if a == DROP or a == MAKE:
            s.questions += 1
        if a == DROP:
            clear_table(b)
        elif a == MAKE:
            b.made += 1
            b.open = True
            tell_offer(s, MAKE, p)
            s.then(ANSWER.on(p, ((1 << s.seats) - 1) & ~(1 << p), b.made))
        else:
            write_card(b, p, a)
            s.then(f)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("bundle", "compose-offer", {}, 2, 99, True, self.ticket(s, f), None)

    def suggests(self, s: Table, f: Frame, p: Seat) -> Action:
        return DROP


class Answer(Open["Table"]):
    """BASE-054: every opponent accepts, declines or counters; also those who can't accept are asked."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        b = bargain(s)
        asker = seat(f)
        if p == asker:
            menu.add(CLOSE)
        elif b.answer[p] == COMPOSING:
            menu.add(DROP)
            offer_cards(s, p, s.hands.held[asker], menu)
        else:
            menu.add(DECLINE)
            if can_give(s, p, b.ask, asker * HAND):
                menu.add(ACCEPT)
            if s.hands.held[p] > 0:
                menu.add(COUNTER)

    def note(self, s: Table, f: Frame, p: Seat, a: Action) -> bool:
        b = bargain(s)
        if a == ACCEPT:
            b.answer[p] = ACCEPTED
            s.tell(ACCEPT | p << 32)
        elif a == DECLINE:
            b.answer[p] = DECLINED
            s.tell(DECLINE | p << 32)
        elif a == MAKE:
            b.answer[p] = COUNTERED
            tell_offer(s, COUNTER, p)
        elif a == COUNTER:
            b.answer[p] = COMPOSING
            return False
        elif a == DROP:
            b.answer[p] = SILENT
            clear_draft(b, p)
            return False
        else:
            write_card(b, p, a)
            return False
        return True

    def close(self, s: Table, f: Frame) -> None:
        """Who hasn't answered by now has declined."""
        b = bargain(s)
        q: Seat
        for q in range(s.seats):
            if b.answer[q] == COMPOSING:
                clear_draft(b, q)
            if q != seat(f) and (b.answer[q] == COMPOSING or b.answer[q] == SILENT):
                b.answer[q] = DECLINED
        for q in range(s.seats):
            if q != seat(f) and b.answer[q] != DECLINED:
                s.then(CHOOSE_DEAL.on(seat(f), 0, b.made))
                return
        s.tell(NO_DEAL | seat(f) << 32)
        clear_table(b)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        if p == seat(f):
            return Prompt("option", "close-offer", {}, 0, 1, True, self.ticket(s, f), None)
        if bargain(s).answer[p] == COMPOSING:
            return Prompt("bundle", "compose-counter", {}, 2, 99, True, self.ticket(s, f), None)
        args = {"asker": s.book.names[seat(f)]}
        return Prompt("option", "answer-offer", args, 1, 1, False, self.ticket(s, f), None)

    def suggests(self, s: Table, f: Frame, p: Seat) -> Action:
        return DROP if bargain(s).answer[p] == COMPOSING else DECLINE


class ChooseDeal(Decision["Table"]):
    """BASE-054: the player on turn picks one answer, or none."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        b = bargain(s)
        q: Seat
        menu.add(NO_DEAL)
        for q in range(s.seats):
            if b.answer[q] == ACCEPTED or (b.answer[q] == COUNTERED and can_give(s, p, b.ask, q * HAND)):
                menu.add(TRADE_WITH | q)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        b = bargain(s)
        if a == NO_DEAL:
            s.tell(NO_DEAL | p << 32)
        elif b.answer[x(a)] == ACCEPTED:
            trade(s, p, x(a), b.give, b.ask, p * HAND)
        else:
            trade(s, p, x(a), b.ask, b.give, x(a) * HAND)
        clear_table(b)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("player", "choose-deal", {}, 1, 1, True, self.ticket(s, f), None)

    def suggests(self, s: Table, f: Frame, p: Seat) -> Action:
        return NO_DEAL


def trade(s: Table, p: Seat, q: Seat, gives: Row, gets: Row, first: i64) -> None:
    """p gives and gets these cards of two drafts that begin at `first`."""
    card: Card
    for card in range(s.hands.kinds):
        if gives[first + card] > 0:
            hand_over(s, p, q, card, gives[first + card])
        if gets[first + card] > 0:
            hand_over(s, q, p, card, gets[first + card])
    if s.hearing:
        s.tell(TRADE_WITH | p << 32 | q)
        s.tell(bundle_of(gives, first, s.hands.kinds))
        s.tell(bundle_of(gets, first, s.hands.kinds))


COMPOSE: Final = Compose(DEALS * 32 + 0)
ANSWER: Final = Answer(DEALS * 32 + 1)
CHOOSE_DEAL: Final = ChooseDeal(DEALS * 32 + 2)

"""Trade between players: an offer is composed card by card, everybody answers, one deal is made.

An offer and its answers lie beside the agenda: nobody's turn waits for them. They stand until the player on
turn does anything else, which `Bargain.stamp` tells: it is the number of the question they stand before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.frames import Decision, Kind, Open
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Frame, Row, Seat, cells, row, seat, verb, x
from longroad.isle.fields import WHO
from longroad.isle.hands import HAND, MOST_KINDS, UNKNOWN, hand_over
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.turn import END, MAIN
from longroad.legend import CounterKind, Flow, VerbKind, VerbRole
from longroad.picture import Counter, Offer, Picture

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

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

MOST: Final = "4"  # offers in a turn, unless the players choose
ROUNDS: Final = 4  # for which a no is noted: that of the turn itself, and three more

SILENT: Final = 0  # what a seat has answered
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
COMPOSING: Final = 4  # a counter-offer, not yet made

ANSWERS = ("silent", "accepted", "declined", "countered", "silent")


COUNT: Final = 63  # of one kind in a bundle
WIDTH: Final = 6  # bits of it
SINGLES: Final[Row] = row([1 << WIDTH * card for card in range(MOST_KINDS)])  # compiled, a 1 has 32 bits


@mypyc_attr(acyclic=True, free_list_len=1)
class Bargain(Slice):
    """The offer on the table, the answers to it, and what is being composed; cards are bundles."""

    def __init__(
        self, give: Row, ask: Row, answer: Row, made: Row, asked: Row, refused: Row, stamp: i64, open: bool
    ) -> None:
        self.give: Row = give  # seat -> what it would give
        self.ask: Row = ask  # seat -> what it wants for it
        self.answer: Row = answer  # seat -> its answer
        self.made: Row = made  # seat -> offers made this turn that came to nothing
        self.asked: Row = asked  # seat -> the turn of its own in which it last asked the others
        # seat * ROUNDS + turns of its own since -> what for what nobody agreed to: bit 8 * given + asked
        self.refused: Row = refused
        self.stamp: i64 = stamp  # offers and answers stand before this question, and before no other
        self.open: bool = open  # the offer of the player on turn has been made

    def copy(self) -> Bargain:
        return Bargain(
            self.give[:],
            self.ask[:],
            self.answer[:],
            self.made[:],
            self.asked[:],
            self.refused[:],
            self.stamp,
            self.open,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Bargain)
        other.give = self.give[:]
        other.ask = self.ask[:]
        other.answer = self.answer[:]
        other.made = self.made[:]
        other.asked = self.asked[:]
        other.refused = self.refused[:]
        other.stamp = self.stamp
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


def bargain(s: IsleState) -> Bargain:
    return cast(Bargain, s.slice(DEALS))


def stands(s: IsleState, b: Bargain) -> bool:
    """Whether offers and answers still count."""
    return b.stamp == s.questions


def clear_draft(b: Bargain, p: Seat) -> None:
    b.give[p] = 0
    b.ask[p] = 0


def clear_table(b: Bargain) -> None:
    q: Seat
    for q in range(len(b.answer)):
        b.give[q] = 0
        b.ask[q] = 0
        b.answer[q] = SILENT
    b.open = False
    b.stamp = -1


def one_of(card: Card) -> i64:
    """A bundle of a single card."""
    return SINGLES[card]


def count_in(bundle: i64, card: Card) -> i64:
    return bundle >> WIDTH * card & COUNT


class PlayerTrade(IsleChapter):
    """BASE-050 … BASE-054: the player on turn trades with the others."""

    name: ClassVar[str] = "domestic trade"
    number: ClassVar[int] = DEALS

    def __init__(self, options: dict[str, str] | None = None) -> None:
        super().__init__(options)
        self.most: i64 = int(self.chosen["offers"])

    def options(self) -> list[Option]:
        return [Option("offers", (), MOST, numeric=(1, 99))]

    def kinds(self) -> list[Kind[Any]]:
        return [COMPOSE, ANSWER]

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

    def verb_kinds(self) -> dict[int, VerbKind]:
        roles: dict[int, VerbRole] = {
            PROPOSE: "propose",
            GIVE: "give",
            ASK: "ask",
            MAKE: "make",
            DROP: "drop",
            ACCEPT: "accept",
            DECLINE: "decline",
            COUNTER: "counter",
            TRADE_WITH: "deal",
            NO_DEAL: "no-deal",
            CLOSE: "close",
        }
        return {packed: VerbKind(role, "trade") for packed, role in roles.items()}

    def events(self) -> dict[int, EventKind]:
        gives = EventField("give", "cards", 1)
        asks = EventField("ask", "cards", 2)
        return {
            MAKE: EventKind("offered", (WHO, gives, asks), "trade", role="offer"),
            ACCEPT: EventKind("accepted", (WHO,), "trade", role="accept"),
            DECLINE: EventKind("declined", (WHO,), "trade", role="decline"),
            COUNTER: EventKind("countered", (WHO, gives, asks), "trade", role="counter"),
            TRADE_WITH: EventKind(
                "traded",
                (WHO, EventField("partner", "seat", "x"), gives, asks),
                "trade",
                role="deal",
                flow=(
                    Flow("trade", "give", giver="seat", taker="partner"),
                    Flow("trade", "ask", giver="partner", taker="seat"),
                ),
            ),
            NO_DEAL: EventKind("no-deal", (WHO,), "trade", role="no-deal"),
        }

    def fresh(self, s: IsleState) -> Slice:
        n = s.seats
        return Bargain(cells(n), cells(n), cells(n), cells(n), cells(n), cells(n * ROUNDS), -1, False)

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """A player's offers are counted by turn; what nobody agreed to is forgotten after three rounds."""
        b = bargain(s)
        q: Seat
        for q in range(s.seats):
            b.made[q] = 0
        at: i64
        for at in range(ROUNDS * (p + 1) - 1, ROUNDS * p, -1):
            b.refused[at] = b.refused[at - 1]
        b.refused[ROUNDS * p] = 0

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        b = bargain(s)
        if b.stamp == s.questions:
            offer_deals(s, b, p, menu)
        if s.hands.held[p] > 0 and b.made[p] < self.most and not s.rules.forbids_trade(s, p):
            q: Seat
            for q in range(s.seats):
                if q != p and s.hands.held[q] > 0:
                    menu.add(PROPOSE)
                    return

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        b = bargain(s)
        if a == PROPOSE:
            clear_table(b)
            s.then(COMPOSE.on(p))
        elif a == NO_DEAL:
            s.tell(NO_DEAL | p << 32)
            clear_table(b)
        else:
            strike(s, b, p, x(a))

    def do_aside(self, s: IsleState, p: Seat, a: Action) -> None:
        """BASE-054: an opponent offers first."""
        b = bargain(s)
        if a == MAKE:
            freshen(s, b)
            b.made[p] += 1
        elif a == DROP and b.answer[p] == COUNTERED:
            s.tell(NO_DEAL | p << 32)
        draft(s, b, p, a, PROPOSE, MAKE)
        if a == DROP and stands(s, b):
            b.answer[p] = DECLINED if b.open else SILENT
            if not any_offer(s, b):
                b.stamp = -1

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        b = bargain(s)
        kind = s.top() >> 40
        composing = kind == COMPOSE.number or b.answer[p] == COMPOSING
        if a == PROPOSE and s.in_main():
            if s.rules.forbids_trade(s, p):
                return s.rules.why_forbidden(s, p, a, "", "trade-is-over")
            if b.made[p] >= self.most:
                return Reason("offers-used-up", {"most": int(self.most)})
            return Reason("nothing-to-trade", {})
        if verb(a) == GIVE and x(a) < s.hands.kinds and composing:
            if count_in(b.ask[p], x(a)) > 0:
                return Reason("like-for-like", {})
            return Reason("card-not-held", {"card": s.name_of("card", x(a))})
        if verb(a) == ASK and x(a) < s.hands.kinds and composing:
            if count_in(b.give[p], x(a)) > 0:
                return Reason("like-for-like", {})
            return Reason("asks-too-much", {})
        if a == MAKE and composing:
            return Reason("no-gifts", {})
        if a == ACCEPT and kind == ANSWER.number:
            return Reason("cannot-accept", {})
        if verb(a) == TRADE_WITH and s.in_main() and x(a) < s.seats:
            return Reason("no-such-deal", {"partner": s.book.names[x(a)]})
        return None

    def on_view(self, view: IsleState, p: Seat) -> None:
        """Who has accepted or countered holds what it takes."""
        b = bargain(view)
        q: Seat
        if not stands(view, b):  # nobody shall see that somebody has begun to compose something new
            for q in range(view.seats):
                if q != p:
                    clear_draft(b, q)
                    b.answer[q] = SILENT
            b.open = False
            b.stamp = -1
            return
        for q in range(view.seats):
            if q == p:
                continue
            if b.answer[q] == ACCEPTED:
                show_held(view, q, b.ask[view.turn])
            elif b.answer[q] == COUNTERED:
                show_held(view, q, b.give[q])
        if b.open and view.turn != p:
            show_held(view, view.turn, b.give[view.turn])

    def counters(self) -> dict[str, CounterKind]:
        return {"offers left": CounterKind("more", role="attempts")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        b = bargain(s)
        card: Card
        q: Seat
        if s.turn >= 0:
            left = int(self.most - b.made[s.turn])
            picture.counters.append(Counter("offers left", int(s.turn), left))
        for q in range(s.seats):
            composed = q == p and (b.answer[q] == COMPOSING or s.top() >> 40 == COMPOSE.number)
            if not composed and not stands(s, b):
                continue
            offer = Offer(int(q), {}, {}, ANSWERS[b.answer[q]] if b.open and q != s.turn else "")
            for card in range(s.hands.kinds):
                if (n := count_in(b.give[q], card)) > 0:
                    offer.give[s.name_of("card", card)] = int(n)
                if (n := count_in(b.ask[q], card)) > 0:
                    offer.ask[s.name_of("card", card)] = int(n)
            if offer.answer or offer.give or offer.ask:
                picture.offers.append(offer)


def show_held(view: IsleState, q: Seat, cards: i64) -> None:
    """Turn unknown cards of q into these, which everybody knows q to hold."""
    h = view.hands
    card: Card
    for card in range(h.kinds):
        n = count_in(cards, card) - h.hand[q * HAND + card]
        if n > 0 and h.hand[q * HAND + UNKNOWN] >= n and h.unseen[card] >= n:
            h.hand[q * HAND + card] += n
            h.hand[q * HAND + UNKNOWN] -= n
            h.unseen[card] -= n


def offer_cards(s: IsleState, b: Bargain, p: Seat, limit: i64, menu: Menu) -> None:
    """BASE-052, BASE-053: something for something, and never like for like."""
    give = b.give[p]
    ask = b.ask[p]
    hand = s.hands.hand
    kinds = s.hands.kinds
    at = p * HAND
    # Random play asks this more often than anything else: bundles are shifted, the menu is written at once.
    given = give
    asked = ask
    total: i64 = 0
    menu.make_room(2 * kinds + 1)
    items = menu.items
    n = menu.size
    card: Card
    for card in range(kinds):
        if asked & COUNT == 0:
            if hand[at + card] > given & COUNT:
                items[n] = GIVE | card
                n += 1
        else:
            total += asked & COUNT
        given >>= WIDTH
        asked >>= WIDTH
    if total < limit:
        given = give
        for card in range(kinds):
            if given & COUNT == 0:
                items[n] = ASK | card
                n += 1
            given >>= WIDTH
    if ask != 0 and give != 0:
        items[n] = MAKE
        n += 1
    menu.size = n


def write_card(b: Bargain, p: Seat, a: Action) -> None:
    if verb(a) == GIVE:
        b.give[p] += one_of(x(a))
    else:
        b.ask[p] += one_of(x(a))


def can_give(s: IsleState, p: Seat, cards: i64) -> bool:
    """Whether p holds these cards."""
    card: Card = 0
    while cards > 0:
        if s.hands.hand[p * HAND + card] < cards & COUNT:
            return False
        cards >>= WIDTH
        card += 1
    return True


def offer_deals(s: IsleState, b: Bargain, p: Seat, menu: Menu) -> None:
    """BASE-054: the player on turn picks one answer, or none."""
    some = False
    q: Seat
    for q in range(s.seats):
        if b.answer[q] == ACCEPTED or (b.answer[q] == COUNTERED and can_give(s, p, b.ask[q])):
            menu.add(TRADE_WITH | q)
        some = some or b.answer[q] == ACCEPTED or b.answer[q] == COUNTERED
    if some:
        menu.add(NO_DEAL)


def tell_offer(s: IsleState, b: Bargain, event: i64, p: Seat) -> None:
    if s.hearing:
        s.tell(event | p << 32)
        s.tell(b.give[p])
        s.tell(b.ask[p])


class Compose(Decision["IsleState"]):
    """BASE-050: the player on turn puts an offer together, card by card; how far it is, nobody else knows."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.whole = False

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        most: i64 = 0  # nobody can give more cards than the fullest hand holds
        q: Seat
        for q in range(s.seats):
            if q != p and s.hands.held[q] > most:
                most = s.hands.held[q]
        menu.add(DROP)
        offer_cards(s, bargain(s), p, most, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        b = bargain(s)
        if a == DROP or a == MAKE:
            s.questions += 1
        if a == DROP:
            clear_table(b)
        elif a == MAKE:
            b.made[p] += 1
            b.asked[p] = s.turns
            b.open = True
            b.stamp = s.questions
            tell_offer(s, b, MAKE, p)
            s.then(ANSWER.on(p, ((1 << s.seats) - 1) & ~(1 << p), b.made[p]))
        else:
            write_card(b, p, a)
            s.then(f)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("bundle", "compose-offer", {}, 2, 99, True, self.ticket(s, f), None, role="draft")

    def suggests(self, s: IsleState, f: Frame, p: Seat) -> Action:
        return DROP


class Answer(Open["IsleState"]):
    """BASE-054: every opponent accepts, declines or counters; also those who can't accept are asked.

    Nobody can hold up the player on turn, who takes an answer, or does anything else, without waiting for
    the rest.
    """

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        b = bargain(s)
        asker = seat(f)
        if p == asker:
            menu.add(CLOSE)
            MAIN.offers(s, f, p, menu)
        elif b.answer[p] == COMPOSING:
            menu.add(DROP)
            offer_cards(s, b, p, s.hands.held[asker], menu)
        else:
            menu.add(DECLINE)
            if can_give(s, p, b.ask[asker]):
                menu.add(ACCEPT)
            if s.hands.held[p] > 0:
                menu.add(COUNTER)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if p != seat(f) or a == CLOSE:
            super().apply(s, f, p, a)
            return
        s.questions += 1
        b = bargain(s)
        if verb(a) != TRADE_WITH and a != NO_DEAL:
            s.tell(NO_DEAL | p << 32)
            clear_table(b)
        s.play(p, a)

    def note(self, s: IsleState, f: Frame, p: Seat, a: Action) -> bool:
        b = bargain(s)
        if a == ACCEPT:
            b.answer[p] = ACCEPTED
            s.tell(ACCEPT | p << 32)
        elif a == DECLINE:
            b.answer[p] = DECLINED
            s.tell(DECLINE | p << 32)
        else:
            return draft(s, b, p, a, COUNTER, COUNTER)
        return True

    def close(self, s: IsleState, f: Frame) -> None:
        """Who hasn't answered by now has declined."""
        b = bargain(s)
        asker = seat(f)
        accepted = False
        q: Seat
        for q in range(s.seats):
            if b.answer[q] == COMPOSING:
                clear_draft(b, q)
            if q != asker and (b.answer[q] == COMPOSING or b.answer[q] == SILENT):
                b.answer[q] = DECLINED
            accepted = accepted or b.answer[q] == ACCEPTED
        if not accepted:
            b.refused[ROUNDS * asker] |= pairs(b.give[asker], b.ask[asker])
        if any_offer(s, b):
            b.stamp = s.questions
            return
        s.tell(NO_DEAL | asker << 32)
        clear_table(b)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        """To the player on turn, as if nothing had been offered."""
        if p == seat(f):
            t = s.copy()
            t.depth -= 1
            return MAIN.why(t, t.top(), p, a)
        return super().why(s, f, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        if p == seat(f):
            return Prompt("option", "close-offer", {}, 0, 99, True, self.ticket(s, f), None)
        if bargain(s).answer[p] == COMPOSING:
            ticket = self.ticket(s, f)
            return Prompt("bundle", "compose-counter", {}, 2, 99, True, ticket, None, role="draft-counter")
        args = {"asker": s.book.names[seat(f)]}
        return Prompt("option", "answer-offer", args, 1, 1, False, self.ticket(s, f), None)

    def suggests(self, s: IsleState, f: Frame, p: Seat) -> Action:
        if p == seat(f):
            return CLOSE
        return DROP if bargain(s).answer[p] == COMPOSING else DECLINE

    def safe(self, s: IsleState, f: Frame, p: Seat) -> Action:
        return END if p == seat(f) else DECLINE


def draft(s: IsleState, b: Bargain, p: Seat, a: Action, begin: Action, told: i64) -> bool:
    """An opponent puts an offer together, card by card; whether it has been made, and `told` to all."""
    if a == begin:
        clear_draft(b, p)
        b.answer[p] = COMPOSING
    elif a == MAKE:
        b.answer[p] = COUNTERED
        tell_offer(s, b, told, p)
        return True
    elif a == DROP:
        b.answer[p] = SILENT
        clear_draft(b, p)
    else:
        write_card(b, p, a)
    return False


def any_offer(s: IsleState, b: Bargain) -> bool:
    q: Seat
    for q in range(s.seats):
        if b.answer[q] == COUNTERED or b.answer[q] == ACCEPTED:
            return True
    return False


def freshen(s: IsleState, b: Bargain) -> None:
    """Clear away what no longer stands, but nothing that is being composed: from now on this counts."""
    if stands(s, b):
        return
    q: Seat
    for q in range(s.seats):
        if b.answer[q] != COMPOSING:
            clear_draft(b, q)
            b.answer[q] = SILENT
    b.open = False
    b.stamp = s.questions


def pairs(give: i64, ask: i64) -> i64:
    """Every kind that is given for every kind that is asked for, as bits."""
    asked: i64 = 0
    bit: i64 = 1
    while ask > 0:
        if ask & COUNT != 0:
            asked |= bit
        ask >>= WIDTH
        bit += bit
    bits: i64 = 0
    while give > 0:
        if give & COUNT != 0:
            bits |= asked
        give >>= WIDTH
        asked *= 256  # not shifted: a compiled shift keeps 32 bits
    return bits


def strike(s: IsleState, b: Bargain, p: Seat, q: Seat) -> None:
    """The player on turn trades with q, as offered or as q wants; it uses up no offer (BASE-054)."""
    mine = b.answer[q] == ACCEPTED
    gives = b.give[p] if mine else b.ask[q]
    gets = b.ask[p] if mine else b.give[q]
    card: Card
    for card in range(s.hands.kinds):
        if count_in(gives, card) > 0:
            hand_over(s, p, q, card, count_in(gives, card))
        if count_in(gets, card) > 0:
            hand_over(s, q, p, card, count_in(gets, card))
    if s.hearing:
        s.tell(TRADE_WITH | p << 32 | q)
        s.tell(gives)
        s.tell(gets)
    asker = p if b.open else q
    b.made[asker] -= 1
    clear_table(b)


COMPOSE: Final = Compose(DEALS * 32 + 0)
ANSWER: Final = Answer(DEALS * 32 + 1)

"""Resource cards: the bank and everybody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.holdings import deal_unseen, turn_over
from longroad.core.packed import NOBODY, Card, Row, Seat, cells, fill, row, twin
from longroad.errors import Hidden

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer
    from longroad.isle.state import IsleState

LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = 5  # the cards below this are resources, the others what chapters bring besides
MOST_KINDS: Final = 8  # of cards: what has been refused in a trade is noted in a bit for each pair of them
ANY: Final = MOST_KINDS  # of what is harvested: cards of one's own choice
UNKNOWN: Final = MOST_KINDS + 1  # of a hand: the cards a view can't see
HAND: Final = MOST_KINDS + 2  # cells of a hand

RESOURCE_NAMES = ("lumber", "brick", "wool", "grain", "ore")

#                       lumber brick wool grain ore
ROAD: Final[Row] = row([1, 1, 0, 0, 0])  # BASE-060
SETTLEMENT: Final[Row] = row([1, 1, 1, 1, 0])  # BASE-063
CITY: Final[Row] = row([0, 0, 0, 2, 3])  # BASE-066
DEVCARD: Final[Row] = row([0, 0, 1, 1, 1])  # BASE-068


@mypyc_attr(allow_interpreted_subclasses=True)
class CardKind:
    """Cards of a kind that hands hold: what they are called, and how many there are."""

    def __init__(self, name: str, stock: i64) -> None:
        self.name: Final = name
        self.stock: Final[i64] = stock


@mypyc_attr(acyclic=True, free_list_len=1)
class Hands(Slice):
    """The bank, everybody's cards, what seats have laid aside in a sealed choice, and who looks at whose."""

    def __init__(
        self, kinds: i64, bank: Row, hand: Row, held: Row, aside: Row, unseen: Row, looker: Seat, looked: Seat
    ) -> None:
        self.kinds: i64 = kinds  # how many kinds of cards there are
        self.bank: Final[Row] = bank
        self.hand: Final[Row] = hand  # seat * HAND + card
        self.held: Final[Row] = held  # seat -> number of cards
        # seat * HAND + card: chosen, still in the hand; at UNKNOWN how many, once the seat is done, which
        # everybody knows. Empty when nobody chooses.
        self.aside: Row = aside
        self.unseen: Row = unseen  # in a view: card -> how many are among the unknown; else empty
        self.looker: Seat = looker  # to whom the hand of `looked` lies open, or NOBODY (CK-114)
        self.looked: Seat = looked

    def copy(self) -> Hands:
        return Hands(
            self.kinds,
            self.bank[:],
            self.hand[:],
            self.held[:],
            twin(self.aside),
            twin(self.unseen),
            self.looker,
            self.looked,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Hands)
        fill(other.bank, self.bank)
        fill(other.hand, self.hand)
        fill(other.held, self.held)
        other.aside = twin(self.aside)
        other.unseen = twin(self.unseen)
        other.looker = self.looker
        other.looked = self.looked

    def seen_by(self, p: Seat) -> Hands:
        """BASE-043: of other hands only the number of cards; what they hide is unseen."""
        h = self.copy()
        h.unseen = self.unseen[:] if len(self.unseen) > 0 else cells(HAND)
        q: Seat
        card: Card
        for q in range(len(h.held)):
            if q != p and not (p == h.looker and q == h.looked):
                for card in range(h.kinds):
                    turn_over(h.hand, q * HAND, card, UNKNOWN, h.unseen)
                    if len(h.aside) > 0:
                        h.aside[q * HAND + card] = 0
        return h

    def guess(self, dealer: Dealer) -> None:
        q: Seat
        for q in range(len(self.held)):
            while self.hand[q * HAND + UNKNOWN] > 0:
                self.hand[q * HAND + UNKNOWN] -= 1
                self.hand[q * HAND + deal_unseen(self.unseen, dealer)] += 1
            if len(self.aside) > 0:
                self.guess_aside(q, dealer)
        self.unseen = cells(0)

    def guess_aside(self, q: Seat, dealer: Dealer) -> None:
        """What q has laid aside unseen could be any of its cards."""
        left = cells(HAND)
        more = self.aside[q * HAND + UNKNOWN]
        card: Card
        for card in range(self.kinds):
            left[card] = self.hand[q * HAND + card] - self.aside[q * HAND + card]
            more -= self.aside[q * HAND + card]
        while more > 0:
            self.aside[q * HAND + deal_unseen(left, dealer)] += 1
            more -= 1


def new_hands(owners: i64, kinds: list[CardKind]) -> Hands:
    """All cards are in the bank."""
    bank = cells(HAND)
    for card, kind in enumerate(kinds):
        bank[card] = kind.stock
    hand = cells(owners * HAND)
    return Hands(len(kinds), bank, hand, cells(owners), cells(0), cells(0), NOBODY, NOBODY)


def gain(s: IsleState, p: Seat, card: Card, n: i64) -> None:
    h = s.hands
    h.bank[card] -= n
    h.hand[p * HAND + card] += n
    h.held[p] += n


def pay(s: IsleState, p: Seat, card: Card, n: i64) -> None:
    gain(s, p, card, -n)


def hand_over(s: IsleState, p: Seat, q: Seat, card: Card, n: i64) -> None:
    """p gives q so many cards."""
    h = s.hands
    if h.hand[p * HAND + card] < n:
        raise Hidden(f"{s.book.names[p]} may not hold these cards: this is a view, guess first.")
    h.hand[p * HAND + card] -= n
    h.held[p] -= n
    h.hand[q * HAND + card] += n
    h.held[q] += n


def collect(s: IsleState, p: Seat, card: Card, most: i64, told: i64) -> None:
    """Each opponent hands p so many cards of a kind, or as many as they have; `told` is the event of it
    (BASE-094, CK-115, CK-116).
    """
    q: Seat
    for q in range(s.seats):
        if q != p:
            check_open(s, q)
    for q in range(s.seats):
        n = min(s.hands.hand[q * HAND + card], most)
        if q != p and n > 0:
            hand_over(s, q, p, card, n)
            s.tell(told | p << 32 | q << 16 | card)
            s.tell(n)


def check_open(s: IsleState, p: Seat) -> None:
    """Stop a view before it uses cards it can't see."""
    if s.hands.hand[p * HAND + UNKNOWN] > 0:
        raise Hidden(f"The cards of {s.book.names[p]} are hidden in this view; guess first.")


def show_hand(s: IsleState, q: Seat, p: Seat) -> None:
    """The cards of q lie open to p, and to nobody else, until `hide_hand`."""
    check_open(s, q)
    s.hands.looker = p
    s.hands.looked = q


def hide_hand(s: IsleState) -> None:
    s.hands.looker = NOBODY
    s.hands.looked = NOBODY


def affords(s: IsleState, p: Seat, cost: Row) -> bool:
    hand = s.hands.hand
    for card in range(RESOURCES):
        if hand[p * HAND + card] < cost[card]:
            return False
    return True


def buy(s: IsleState, p: Seat, cost: Row) -> None:
    for card in range(RESOURCES):
        if cost[card] > 0:
            pay(s, p, card, cost[card])
    tell_paid(s, p)


def tell_paid(s: IsleState, p: Seat) -> None:
    for c in s.rules.on_paid:
        c.on_paid(s, p)


def missing(s: IsleState, p: Seat, cost: Row) -> dict[str, int]:
    """What p lacks to pay this."""
    lacks: dict[str, int] = {}
    for card in range(RESOURCES):
        n = cost[card] - s.hands.hand[p * HAND + card]
        if n > 0:
            lacks[RESOURCE_NAMES[card]] = int(n)
    return lacks


def bank_left(s: IsleState) -> i64:
    """How many resource cards the bank has."""
    total: i64 = 0
    for card in range(RESOURCES):
        total += s.hands.bank[card]
    return total


def bundle_of(cards: Row, first: i64, kinds: i64) -> i64:
    """Counts of cards as one number, six bits each, for events."""
    counts: i64 = 0
    card: Card
    for card in range(kinds):
        counts |= cards[first + card] << (6 * card)
    return counts


def unbundle(counts: int, names: tuple[str, ...]) -> dict[str, int]:
    """The same as plain data."""
    return {name: n for card, name in enumerate(names) if (n := counts >> (6 * card) & 63)}


@mypyc_attr(acyclic=True, free_list_len=1)
class Gains:
    """Cards that one roll is about to deal, before the bank has its say."""

    def __init__(self, owners: i64) -> None:
        self.owners: Final[i64] = owners
        self.cards: Final[Row] = cells((owners + 1) * HAND)  # owner * HAND + card; after them what all want

    def add(self, p: Seat, card: Card, n: i64) -> None:
        self.cards[p * HAND + card] += n
        self.cards[self.owners * HAND + card] += n

    def of(self, p: Seat, card: Card) -> i64:
        """How many cards of a kind p is about to get."""
        return self.cards[p * HAND + card]

    def wanted(self, card: Card) -> i64:
        """How many all together are about to get."""
        return self.cards[self.owners * HAND + card]

    def serves(self, p: Seat) -> bool:
        """Whether p is about to get a card."""
        card: Card
        for card in range(p * HAND, (p + 1) * HAND):
            if self.cards[card] > 0:
                return True
        return False

    def only_one_wants(self, card: Card) -> bool:
        p: Seat
        for p in range(self.owners):
            n = self.of(p, card)
            if n > 0:
                return n == self.wanted(card)
        return False

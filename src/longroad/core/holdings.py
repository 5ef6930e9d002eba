"""Cards that somebody hides: decks nobody has looked into, cards held face down, and cards in order.

A *face* is what is printed on a card, a *back* what everybody sees of it. Cards without order are counted by
face; a view counts those it can't see by back, and knows what is *unseen* only as a whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.packed import NOBODY, Row, Seat, cells, fill, has, twin, without
from longroad.errors import Hidden

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer
    from longroad.core.menu import Menu
    from longroad.core.state import State

BACK: Final = 15  # bits of a back
OPEN: Final = 16  # added to the back of a face that lies open as soon as it is drawn: nobody hides it
FACE: Final = 255  # bits of the face of a card in order; above them one bit for each seat that knows it
KNOWERS: Final = 8
EVERYBODY: Final = 255  # as knowers: whoever looks on, too


def turn_over(cards: Row, at: i64, face: i64, back: i64, unseen: Row) -> None:
    """The cards of a face that lie here show their backs; what they are joins the unseen."""
    n = cards[at + face]
    if n > 0:
        unseen[face] += n
        cards[at + back] += n
        cards[at + face] = 0


def deal_unseen(unseen: Row, dealer: Dealer) -> i64:
    """One of the unseen cards, each as likely; it is unseen no longer."""
    total: i64 = 0
    for n in unseen:
        total += n
    k = dealer.below(total)
    face: i64 = 0
    while k >= unseen[face]:
        k -= unseen[face]
        face += 1
    unseen[face] -= 1
    return face


def is_known(card: i64, p: Seat) -> bool:
    """Whether p knows a card that lies in order."""
    knowers = card >> KNOWERS
    return knowers == EVERYBODY or (p != NOBODY and has(knowers, p))


@mypyc_attr(acyclic=True)
class Holding(Slice):
    """A deck for each back, cards put under it in order, and cards held face down.

    A seat has one place for its cards or several (those it may not play yet): place k of seat p is number
    k * seats + p. A slice that has more to remember is a class of its own that adds it.
    """

    fixed: ClassVar[tuple[str, ...]] = ("backs", "faces", "room", "seats")

    def __init__(
        self,
        backs: Row,
        seats: i64,
        deck: Row,
        undrawn: Row,
        under: Row,
        hand: Row,
        held: Row,
        looker: Seat,
        looked: Seat,
    ) -> None:
        self.backs: Final[Row] = backs  # face -> its back, and OPEN
        self.faces: Final[i64] = len(backs)
        self.seats: Final[i64] = seats
        self.room: Final[i64] = self.faces + len(undrawn)  # cells of a place: its faces, then its backs
        self.deck: Final[Row] = (
            deck  # face -> how many nobody has drawn, in no order. In a view: all unseen ones
        )
        self.undrawn: Final[Row] = undrawn  # back -> how many cards nobody has drawn
        self.under: Row = under  # cards put under the decks, first come first: drawn when there are no others
        self.hand: Final[Row] = hand  # place * room + face; in a view also + faces + back
        self.held: Final[Row] = held  # place -> number of cards
        self.looker: Seat = looker  # to whom the cards of `looked` lie open, or NOBODY
        self.looked: Seat = looked

    def copy(self) -> Holding:
        return Holding(
            self.backs,
            self.seats,
            self.deck[:],
            self.undrawn[:],
            twin(self.under),
            self.hand[:],
            self.held[:],
            self.looker,
            self.looked,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Holding)
        fill(other.deck, self.deck)
        fill(other.undrawn, self.undrawn)
        other.under = twin(self.under)
        fill(other.hand, self.hand)
        fill(other.held, self.held)
        other.looker = self.looker
        other.looked = self.looked

    # -- views --------------------------------------------------------------------------------------------

    def seen_by(self, p: Seat) -> Holding:
        """How many cards others hold is public, which is not (BASE-044)."""
        view = self.copy()
        view.hide_from(p)
        return view

    def hide_from(self, p: Seat) -> None:
        """Of others' cards, and of those in order that p doesn't know, only the backs are left."""
        place: i64
        face: i64
        k: i64
        for place in range(len(self.held)):
            q = place % self.seats
            if q != p and not (p == self.looker and q == self.looked):
                for face in range(self.faces):
                    back = self.faces + (self.backs[face] & BACK)
                    turn_over(self.hand, place * self.room, face, back, self.deck)
        for k in range(len(self.under)):
            face = self.under[k] & FACE
            if face < self.faces and not is_known(self.under[k], p):
                self.deck[face] += 1
                self.under[k] += self.faces + (self.backs[face] & BACK) - face

    def guess(self, dealer: Dealer) -> None:
        q: Seat
        k: i64
        for q in range(self.seats):
            for k in range(q, len(self.held), self.seats):
                self.guess_place(k * self.room, dealer)
        for k in range(len(self.under)):
            face = self.under[k] & FACE
            if face >= self.faces:
                self.under[k] += self.deal(face - self.faces, dealer) - face

    def guess_place(self, at: i64, dealer: Dealer) -> None:
        back: i64
        for back in range(len(self.undrawn)):
            while self.hand[at + self.faces + back] > 0:
                self.hand[at + self.faces + back] -= 1
                self.hand[at + self.deal(back, dealer)] += 1

    def deal(self, back: i64, dealer: Dealer) -> i64:
        """One of the unseen cards of a back that somebody may hide, each as likely."""
        unseen = cells(self.faces)
        face: i64
        for face in range(self.faces):
            if self.backs[face] == back:
                unseen[face] = self.deck[face]
        face = deal_unseen(unseen, dealer)
        self.deck[face] -= 1
        return face

    def hides(self, place: i64) -> i64:
        """How many cards of a place this view can't see."""
        n: i64 = 0
        k: i64
        for k in range(place * self.room + self.faces, (place + 1) * self.room):
            n += self.hand[k]
        return n

    def check_open(self, s: State, p: Seat) -> None:
        """Stop a view before it uses cards it can't see."""
        if self.hides(p) > 0:
            raise Hidden(f"The cards of {s.book.names[p]} are hidden in this view; guess first.")

    # -- decks --------------------------------------------------------------------------------------------

    def deck_size(self, back: i64) -> i64:
        """How many cards lie in a deck, those put under it counted."""
        n = self.undrawn[back]
        for card in self.under:
            if self.back_of(card & FACE) == back:
                n += 1
        return n

    def back_of(self, face: i64) -> i64:
        """The back of a card that may be hidden."""
        return face - self.faces if face >= self.faces else self.backs[face] & BACK

    def oldest(self, back: i64) -> i64:
        """The card that was put under a deck before all others there. There must be one."""
        k: i64 = 0
        while self.back_of(self.under[k] & FACE) != back:
            k += 1
        return self.under[k]

    def offer_top(self, s: State, back: i64, drew: i64, menu: Menu) -> None:
        """What may be on top of a deck: any card nobody has drawn; if there is none, the first put under."""
        if s.viewer != NOBODY:
            raise Hidden("The deck is hidden in this view; guess first.")
        if self.undrawn[back] == 0:
            menu.weigh(drew | self.oldest(back) & FACE, 1)
            return
        face: i64
        for face in range(self.faces):
            if self.backs[face] & BACK == back:
                menu.weigh(drew | face, self.deck[face])

    def take_top(self, face: i64) -> None:
        """A card leaves the top of its deck."""
        back = self.backs[face] & BACK
        if self.undrawn[back] > 0:
            self.deck[face] -= 1
            self.undrawn[back] -= 1
        else:
            self.under = without(self.under, self.oldest(back))

    def put_under(self, face: i64, knowers: i64) -> None:
        """A card goes under its deck, and these know which."""
        self.under = append(self.under, face | knowers << KNOWERS)

    # -- places -------------------------------------------------------------------------------------------

    def add(self, place: i64, face: i64) -> None:
        self.hand[place * self.room + face] += 1
        self.held[place] += 1

    def remove(self, s: State, place: i64, face: i64) -> None:
        if self.hand[place * self.room + face] == 0:
            name = s.book.names[place % self.seats]
            raise Hidden(f"{name} may not hold this card: this is a view, guess first.")
        self.hand[place * self.room + face] -= 1
        self.held[place] -= 1

    def show(self, s: State, q: Seat, p: Seat) -> None:
        """The cards of q lie open to p, and to nobody else, until p looks away."""
        self.check_open(s, q)
        self.looker = p
        self.looked = q

    def look_away(self) -> None:
        self.looker = NOBODY
        self.looked = NOBODY

"""Development cards as they are held and hidden, and what may be printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import Reason
from longroad.core.holdings import Holding
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Row, Seat, cells, fill, row, twin, verb

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

DEVCARDS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """What is printed on some development cards."""

    def __init__(self, name: str, copies: int, verb: i64, points: i64 = 0) -> None:
        self.name: Final = name
        self.copies: Final = copies  # how many of them are in the deck
        self.verb: Final[i64] = verb  # by which they are played; NOTHING where they are only held
        self.points: Final[i64] = points  # for who holds one

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """p has one and may play it: how, if it does anything."""

    def play(self, s: IsleState, p: Seat, a: Action) -> None:
        """p has played one."""


Faces: TypeAlias = "vec[Face]"


@mypyc_attr(acyclic=True, free_list_len=1)
class Development(Holding):
    """The deck, everybody's cards, and the knights that lie face up.

    The first place of an owner has what can be played, the second what was bought this turn.
    """

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
        knights: Row,
        played: bool,
        shown: i64,
    ) -> None:
        super().__init__(backs, seats, deck, undrawn, under, hand, held, looker, looked)
        self.knights: Final[Row] = knights  # owner -> knights played
        self.played: bool = played  # a card was played this turn
        self.shown: i64 = shown  # points on the cards that the winner has shown

    def copy(self) -> Development:
        return Development(
            self.backs,
            self.seats,
            self.deck[:],
            self.undrawn[:],
            twin(self.under),
            self.hand[:],
            self.held[:],
            self.looker,
            self.looked,
            self.knights[:],
            self.played,
            self.shown,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Development)
        super().copy_into(other)
        fill(other.knights, self.knights)
        other.played = self.played
        other.shown = self.shown

    def playable(self, p: Seat, face: i64) -> i64:
        """How many cards with this face p could play, as far as the time of buying goes."""
        return self.hand[p * self.room + face]

    def bought(self, p: Seat, face: i64) -> i64:
        """How many of them p has bought this turn."""
        return self.hand[(self.seats + p) * self.room + face]

    def count(self, p: Seat, face: i64) -> i64:
        """All of them."""
        return self.playable(p, face) + self.bought(p, face)


def new_development(owners: i64, faces: Faces) -> Development:
    """A deck of these cards, in no order."""
    copies = [face.copies for face in faces]
    backs = cells(len(copies))
    hand = cells(2 * owners * (len(backs) + 1))
    held = cells(2 * owners)
    undrawn = row([sum(copies)])
    return Development(
        backs, owners, row(copies), undrawn, cells(0), hand, held, NOBODY, NOBODY, cells(owners), False, 0
    )


def development(s: IsleState) -> Development:
    return cast(Development, s.slice(DEVCARDS))


def offer_faces(s: IsleState, d: Development, p: Seat, menu: Menu) -> None:
    """The cards of p that do something; p holds some, and has played none this turn."""
    at = p * d.room
    for face in s.rules.played_faces:
        if d.hand[at + face] > 0:
            s.rules.faces[face].offers(s, p, menu)


def face_of(s: IsleState, verb: i64) -> i64:
    """The face that is played by a verb; NOBODY's if there is none."""
    face: i64
    for face in range(len(s.rules.faces)):
        if s.rules.faces[face].verb == verb:
            return face
    return NOBODY


def count_played_by(s: IsleState, p: Seat, verb: i64) -> i64:
    """How many cards p has that are played by a verb."""
    face = face_of(s, verb)
    return 0 if face == NOBODY else development(s).count(p, face)


def play_face(s: IsleState, p: Seat, a: Action) -> None:
    """A card of p leaves the game and takes effect."""
    d = development(s)
    face = face_of(s, verb(a))
    d.played = True
    d.remove(s, p, face)
    s.rules.faces[face].play(s, p, a)


def refuses_face(s: IsleState, p: Seat, a: int) -> Reason | None:
    """Why p can't play a card by this verb."""
    face = face_of(s, verb(a))
    if face == NOBODY or not (s.in_main() or s.before_roll()):
        return None
    d = development(s)
    name = s.rules.faces[face].name
    if d.playable(p, face) == 0:
        return Reason("bought-this-turn" if d.bought(p, face) > 0 else "no-such-card", {"card": name})
    if d.played:
        return Reason("one-card-a-turn", {})
    return Reason("card-has-no-use", {"card": name})


def unseen_points(view: IsleState, p: Seat) -> i64:
    """How many points the cards of p that a view hides could bring."""
    d = development(view)
    cards = d.hides(p) + d.hides(d.seats + p)
    points: i64 = 0
    for face in view.rules.point_faces:
        n = min(cards, d.deck[face])
        points += n * view.rules.faces[face].points  # the best faces come first
        cards -= n
    return points


def recruit(s: IsleState, p: Seat) -> None:
    """BASE-091: one more knight of p lies face up."""
    development(s).knights[p] += 1
    for c in s.rules.on_recruited:
        c.on_recruited(s, p)


def lay_aside(s: IsleState, n: i64) -> None:
    """So many cards are taken off the deck unseen: nobody can buy them."""
    development(s).undrawn[0] -= n


def take_out(s: IsleState, face: i64) -> i64:
    """All cards of a kind leave the deck; says how many."""
    n = development(s).deck[face]
    put_in(s, face, -n)
    return n


def put_in(s: IsleState, face: i64, n: i64) -> None:
    development(s).deck[face] += n
    development(s).undrawn[0] += n

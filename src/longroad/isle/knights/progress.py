"""Progress cards: three decks, hands, and the limit of four."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.words import NOBODY, Row, Seat, cells, row, twin
from longroad.isle.hands import draw_unseen
from longroad.isle.knights.improvements import POLITICS, SCIENCE, TRADE
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer
    from longroad.isle.table import Table

PROGRESS: Final = 27

ALCHEMY: Final = 0  # CK-101 … CK-110: science
CRANE: Final = 1
MINING: Final = 2
IRRIGATION: Final = 3
PRINTING_PRESS: Final = 4
INVENTION: Final = 5
ENGINEERING: Final = 6
MEDICINE: Final = 7
SMITHING: Final = 8
ROAD_BUILDING: Final = 9
MERCHANT_CARD: Final = 10  # CK-111 … CK-116: trade
COMMERCIAL_HARBOR: Final = 11
MERCHANT_FLEET: Final = 12
GUILD_DUES: Final = 13
TRADE_MONOPOLY: Final = 14
RESOURCE_MONOPOLY: Final = 15
TAXATION: Final = 16  # CK-117 … CK-125: politics
DIPLOMACY: Final = 17
ENCOURAGEMENT: Final = 18
WEDDING: Final = 19
INTRIGUE: Final = 20
SABOTAGE: Final = 21
ESPIONAGE: Final = 22
TREASON: Final = 23
CONSTITUTION: Final = 24
FACES: Final = 25
HIDDEN: Final = 25  # + track: cards a view can't see; their backs are seen
ROOM: Final = 28  # cells of a hand

FACE_NAMES = (
    "alchemy",
    "crane",
    "mining",
    "irrigation",
    "printing press",
    "invention",
    "engineering",
    "medicine",
    "smithing",
    "road building",
    "merchant",
    "commercial harbor",
    "merchant fleet",
    "guild dues",
    "trade monopoly",
    "resource monopoly",
    "taxation",
    "diplomacy",
    "encouragement",
    "wedding",
    "intrigue",
    "sabotage",
    "espionage",
    "treason",
    "constitution",
)
DECKS: Final[Row] = row(  # CK-101 … CK-125: how many there are of each face
    [2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 6, 2, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 3, 2, 1]
)
MOST: Final = 4  # CK-024
KNOWER: Final = 8  # bits of a face; above them a cell has whose it is, or who alone knows it + 1 (0: all do)


def track_of(face: i64) -> i64:
    """The deck a card belongs to."""
    if face < MERCHANT_CARD:
        return SCIENCE
    return TRADE if face < TAXATION else POLITICS


def is_point(face: i64) -> bool:
    """CK-105, CK-125."""
    return face == PRINTING_PRESS or face == CONSTITUTION


@mypyc_attr(acyclic=True, free_list_len=1)
class Progress(Slice):
    """The decks, everybody's progress cards, and who is looking at whose."""

    def __init__(
        self,
        deck: Row,
        undrawn: Row,
        under: Row,
        hand: Row,
        held: Row,
        points: Row,
        late: Row,
        spy: i64,
        spied: i64,
    ) -> None:
        self.deck: Row = deck  # face -> how many nobody has drawn yet; unordered. In a view: all unseen ones
        self.undrawn: Row = undrawn  # track -> how many cards that nobody has drawn yet
        # Cards that were put under their decks, first come first: drawn when a deck has no others.
        self.under: Row = under
        self.hand: Row = hand  # seat * ROOM + face; in a view also + HIDDEN + track
        self.held: Row = held  # seat -> cards in hand
        self.points: Row = points  # seat -> victory point cards laid open
        # Cards that may not be played before the next turn, mostly none: face, and above it their owner.
        self.late: Row = late
        self.spy: i64 = spy  # who is looking at the hand of `spied`, or NOBODY (CK-123)
        self.spied: i64 = spied

    def copy(self) -> Progress:
        return Progress(
            self.deck[:],
            self.undrawn[:],
            twin(self.under),
            self.hand[:],
            self.held[:],
            self.points[:],
            twin(self.late),
            self.spy,
            self.spied,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Progress)
        other.deck = self.deck[:]
        other.undrawn = self.undrawn[:]
        other.under = twin(self.under)
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.points = self.points[:]
        other.late = twin(self.late)
        other.spy = self.spy
        other.spied = self.spied

    def seen_by(self, p: Seat) -> Progress:
        """Of other hands only the backs; a spy sees the hand spied on. What is hidden joins the deck."""
        v = self.copy()
        q: Seat
        face: i64
        k: i64
        for q in range(len(v.held)):
            if q != p and not (p == self.spy and q == self.spied):
                for face in range(FACES):
                    n = v.hand[q * ROOM + face]
                    v.deck[face] += n
                    v.hand[q * ROOM + HIDDEN + track_of(face)] += n
                    v.hand[q * ROOM + face] = 0
        for k in range(len(v.under)):
            face = v.under[k] & 0xFF
            knower = (v.under[k] >> KNOWER) - 1
            if knower != NOBODY and knower != p and face < FACES:
                v.deck[face] += 1
                v.under[k] = HIDDEN + track_of(face) | (knower + 1) << KNOWER
        v.late = cells(0)
        for late in self.late:
            if late >> KNOWER == p:
                v.late = append(v.late, late)
        return v

    def guess(self, dealer: Dealer) -> None:
        q: Seat
        track: i64
        k: i64
        for q in range(len(self.held)):
            for track in range(3):
                while self.hand[q * ROOM + HIDDEN + track] > 0:
                    face = self.draw_unseen(track, dealer)
                    self.hand[q * ROOM + HIDDEN + track] -= 1
                    self.hand[q * ROOM + face] += 1
        for k in range(len(self.under)):
            face = self.under[k] & 0xFF
            if face >= HIDDEN:
                self.under[k] = self.draw_unseen(face - HIDDEN, dealer) | self.under[k] >> KNOWER << KNOWER

    def draw_unseen(self, track: i64, dealer: Dealer) -> i64:
        """One of the unseen cards of a track, each as likely."""
        unseen = cells(FACES)
        face: i64
        for face in range(FACES):
            if track_of(face) == track:
                unseen[face] = self.deck[face]
        face = draw_unseen(unseen, dealer)
        self.deck[face] -= 1
        return face


def progress(s: Table) -> Progress:
    return cast(Progress, s.slice(PROGRESS))


class ProgressCards(IsleChapter):
    """CK-002, CK-021 … CK-026: drawn by the event die, four at most in hand, played in one's own turn."""

    name: ClassVar[str] = "progress cards"
    number: ClassVar[int] = PROGRESS

    def fresh(self, s: Table) -> Slice:
        return new_progress(s)


def new_progress(s: Table) -> Progress:
    """CK-002: three decks of 18."""
    return Progress(
        DECKS[:],
        cells(3, 18),
        cells(0),
        cells(s.seats * ROOM),
        cells(s.seats),
        cells(s.seats),
        cells(0),
        NOBODY,
        NOBODY,
    )


def holds(s: Table, p: Seat, face: i64) -> bool:
    """p has this card, and may play it this turn (CK-152)."""
    v = progress(s)
    n = v.hand[p * ROOM + face]
    for late in v.late:
        if late == face | p << KNOWER:
            n -= 1
    return n > 0


def put_under(s: Table, p: Seat, face: i64, knower: Seat) -> None:
    """CK-024, CK-126: a card of p goes under its deck; everybody knows which (NOBODY), or one seat alone."""
    v = progress(s)
    v.hand[p * ROOM + face] -= 1
    v.held[p] -= 1
    v.under = append(v.under, face | (knower + 1) << KNOWER)

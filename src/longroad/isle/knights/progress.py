"""Progress cards: three decks, hands, and the limit of four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.words import NOBODY, Action, Frame, Row, Seat, cells, row, seat, twin, verb, without, x, y
from longroad.errors import Hidden
from longroad.isle.fields import WHO
from longroad.isle.hands import draw_unseen
from longroad.isle.knights.improvements import POLITICS, SCIENCE, TRACK_NAMES, TRACKS, TRADE
from longroad.isle.phrasebook import IsleChapter
from longroad.picture import Counter, Deck, Hand, Picture, Special

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer
    from longroad.isle.table import Table

PROGRESS: Final = 27
DREW_PROGRESS: Final = (PROGRESS * 32 + 0) << 40
DISCARD_PROGRESS: Final = (PROGRESS * 32 + 1) << 40
PLAYED: Final = (PROGRESS * 32 + 2) << 40  # these are events only
LAID_OPEN: Final = (PROGRESS * 32 + 3) << 40

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
POINT_CARDS = (PRINTING_PRESS, CONSTITUTION)  # CK-105, CK-125
MOST: Final = 4  # CK-024
KNOWER: Final = 8  # bits of a face; above them a cell has whose it is, or who alone knows it + 1 (0: all do)


def track_of(face: i64) -> i64:
    """The deck a card belongs to."""
    if face < MERCHANT_CARD:
        return SCIENCE
    return TRADE if face < TAXATION else POLITICS


def back_of(face: i64) -> i64:
    """The same of a card that may be hidden."""
    return face - HIDDEN if face >= HIDDEN else track_of(face)


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
        late: i64,
        spy: i64,
        spied: i64,
    ) -> None:
        self.deck: Row = deck  # face -> how many nobody has drawn yet; unordered. In a view: all unseen ones
        self.undrawn: Row = undrawn  # track -> how many cards that nobody has drawn yet
        # Cards that were put under their decks, first come first: drawn when a deck has no others.
        self.under: Row = under
        self.hand: Row = hand  # seat * ROOM + face; in a view also + HIDDEN + track
        self.held: Row = held  # seat -> cards in hand
        self.points: Row = points  # victory point card -> who has laid it open, or NOBODY
        # Who has cards that may not be played before the next turn, and above that these: face + 1, six bits
        # each; mostly 0, for nobody has any.
        self.late: i64 = late
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
            self.late,
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
        other.late = self.late
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
        if v.late & 15 != p:
            v.late = 0  # not even how many: one may be gone under its deck
        return v

    def guess(self, dealer: Dealer) -> None:
        q: Seat
        track: i64
        k: i64
        for q in range(len(self.held)):
            for track in range(TRACKS):
                while self.hand[q * ROOM + HIDDEN + track] > 0:
                    face = self.draw_unseen(track, dealer)
                    self.hand[q * ROOM + HIDDEN + track] -= 1
                    self.hand[q * ROOM + face] += 1
        for k in range(len(self.under)):
            face = self.under[k] & 0xFF
            if face >= HIDDEN:
                self.under[k] += self.draw_unseen(face - HIDDEN, dealer) - face

    def draw_unseen(self, track: i64, dealer: Dealer) -> i64:
        """One of the unseen cards of a track, each as likely; but nobody hides points (CK-023)."""
        unseen = cells(FACES)
        face: i64
        for face in range(FACES):
            if track_of(face) == track and not is_point(face):
                unseen[face] = self.deck[face]
        face = draw_unseen(unseen, dealer)
        self.deck[face] -= 1
        return face

    def count_late(self, q: Seat, face: i64) -> i64:
        """How many of such cards of q may not be played this turn (CK-152)."""
        n: i64 = 0
        rest = self.late >> 4 if self.late & 15 == q else 0
        while rest > 0:
            if rest & 63 == face + 1:
                n += 1
            rest >>= 6
        return n

    def add_late(self, q: Seat, face: i64) -> None:
        self.late = (self.late >> 4 << 6 | face + 1) << 4 | q

    def drop_late(self, q: Seat, face: i64) -> None:
        """One such card of q is gone, if any of them is late."""
        if self.count_late(q, face) == 0:
            return
        gone = False
        rest = self.late >> 4
        self.late = 0
        while rest > 0:
            if rest & 63 == face + 1 and not gone:
                gone = True
            else:
                self.add_late(q, (rest & 63) - 1)
            rest >>= 6

    def deck_size(self, track: i64) -> i64:
        """How many cards lie in a deck, those put under it counted."""
        n = self.undrawn[track]
        for card in self.under:
            if back_of(card & 0xFF) == track:
                n += 1
        return n

    def oldest(self, track: i64) -> i64:
        """The card of a track that was put under its deck before all others there. There must be one."""
        k: i64 = 0
        while back_of(self.under[k] & 0xFF) != track:
            k += 1
        return self.under[k]


def progress(s: Table) -> Progress:
    return cast(Progress, s.slice(PROGRESS))


class ProgressCards(IsleChapter):
    """CK-002, CK-013, CK-023 … CK-026, CK-126: four at most in hand, played in one's own turn."""

    name: ClassVar[str] = "progress cards"
    number: ClassVar[int] = PROGRESS

    def kinds(self) -> list[Kind[Any]]:
        return [DRAW_PROGRESS, TOP_CARD, LIMIT, TOO_MANY]

    def verbs(self) -> dict[int, str]:
        return {DREW_PROGRESS: "drew {progress}", DISCARD_PROGRESS: "discard {progress}"}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"progress": FACE_NAMES}

    def events(self) -> dict[int, EventKind]:
        face = EventField("face", "progress", "x")
        secret = EventField("face", "progress", "x", known=("seat",))
        track = EventField("track", "track", "y")
        return {
            DREW_PROGRESS: EventKind("drew-progress", (WHO, secret, track), "cards"),
            DISCARD_PROGRESS: EventKind("discarded-progress", (WHO, secret, track), "cards"),
            PLAYED: EventKind("played-progress", (WHO, face), "cards", harvests=True),
            LAID_OPEN: EventKind("laid-open", (WHO, face), "cards"),
        }

    def fresh(self, s: Table) -> Slice:
        """CK-002: three decks of 18."""
        hand = cells(s.seats * ROOM)
        points = cells(len(POINT_CARDS), NOBODY)
        return Progress(
            DECKS[:], cells(TRACKS, 18), cells(0), hand, cells(s.seats), points, 0, NOBODY, NOBODY
        )

    def on_turn(self, s: Table, p: Seat) -> None:
        """CK-152: what was drawn too late in the turn before can be played from now on."""
        progress(s).late = 0

    def points(self, s: Table, p: Seat) -> i64:
        """CK-023: one for each victory point card."""
        n: i64 = 0
        for owner in progress(s).points:
            if owner == p:
                n += 1
        return n

    def refuses(self, s: Table, p: Seat, a: int) -> Reason | None:
        if verb(a) == DISCARD_PROGRESS and s.top() >> 40 == TOO_MANY.number and x(a) < FACES:
            return Reason("no-such-card", {"card": FACE_NAMES[x(a)]})
        return None

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        v = progress(s)
        q: Seat
        track: i64
        face: i64
        for q in range(s.seats):
            backs = [0] * TRACKS
            known = True
            faces: dict[str, int] = {}
            for face in range(ROOM):
                n = int(v.hand[q * ROOM + face])
                if n:
                    backs[back_of(face)] += n
                    known = known and face < FACES
                    faces[FACE_NAMES[face] if face < FACES else ""] = n
            picture.hands.append(Hand(int(q), "progress", int(v.held[q]), faces if known else None))
            for track in range(TRACKS):
                picture.counters.append(Counter(f"{TRACK_NAMES[track]} cards", int(q), backs[track]))
        for track in range(TRACKS):
            picture.decks.append(Deck(TRACK_NAMES[track], int(v.deck_size(track)), None))
        for k, card in enumerate(POINT_CARDS):
            if v.points[k] != NOBODY:
                picture.specials.append(Special(FACE_NAMES[card], int(v.points[k]), 1))


def holds(s: Table, p: Seat, face: i64) -> bool:
    """p has this card, and may play it this turn (CK-152)."""
    v = progress(s)
    n = v.hand[p * ROOM + face]
    return n > 0 and (v.late == 0 or n > v.count_late(p, face))


def holds_any(s: Table, p: Seat, first: i64, last: i64) -> bool:
    """Whether p has a card from one face to another: of a deck most often none, and nobody looks further."""
    v = progress(s)
    if v.held[p] > 0:
        face: i64
        for face in range(p * ROOM + first, p * ROOM + last + 1):
            if v.hand[face] > 0:
                return True
    return False


def put_under(s: Table, p: Seat, face: i64, knower: Seat) -> None:
    """CK-024, CK-126: a card of p goes under its deck; everybody knows which (NOBODY), or one seat alone."""
    v = progress(s)
    if v.hand[p * ROOM + face] == 0:
        raise Hidden(f"{s.book.names[p]} may not hold this card: this is a view, guess first.")
    v.hand[p * ROOM + face] -= 1
    v.held[p] -= 1
    v.under = append(v.under, face | (knower + 1) << KNOWER)


def play_card(s: Table, p: Seat, face: i64) -> None:
    """CK-126: everybody sees the card before it goes under its deck."""
    s.tell(PLAYED | p << 32 | face)
    put_under(s, p, face, NOBODY)


def show_cards(s: Table, q: Seat, p: Seat) -> None:
    """The cards of q lie open to p, and to nobody else, until one of them is passed on."""
    v = progress(s)
    track: i64
    for track in range(TRACKS):
        if v.hand[q * ROOM + HIDDEN + track] > 0:
            raise Hidden(f"The progress cards of {s.book.names[q]} are hidden in this view; guess first.")
    v.spy = p
    v.spied = q


def pass_on(s: Table, q: Seat, p: Seat, face: i64) -> None:
    """p takes a card of q, and looks no longer."""
    v = progress(s)
    v.hand[q * ROOM + face] -= 1
    v.held[q] -= 1
    v.hand[p * ROOM + face] += 1
    v.held[p] += 1
    v.spy = NOBODY
    v.spied = NOBODY


def may_play(s: Table, p: Seat) -> bool:
    """CK-013, CK-024: in the trade-and-build phase, or with too many cards in hand; in one's own turn."""
    return p == s.turn and (s.in_main() or s.top() >> 40 == TOO_MANY.number)


def refuses_card(s: Table, p: Seat, face: i64) -> Reason | None:
    """Why p, who is asked, can't play this card; None where no card can be played."""
    if s.before_roll():
        return Reason("roll-first", {})
    if not may_play(s, p):
        return None
    card = FACE_NAMES[face]
    if progress(s).hand[p * ROOM + face] == 0:
        return Reason("no-such-card", {"card": card})
    return Reason("card-has-no-use" if holds(s, p, face) else "drawn-this-turn", {"card": card})


class DrawProgress(Step["Table"]):
    """CK-021, CK-025: p draws a card of track x, if there is one; with y it can't be played this turn."""

    def run(self, s: Table, f: Frame) -> None:
        if progress(s).deck_size(x(f)) > 0:
            s.then(TOP_CARD.on(seat(f), x(f), y(f)), LIMIT.on(seat(f)))


class TopCard(Chance["Table"]):
    """CK-021, CK-126: any card that nobody has drawn yet; when there is none, the first one put under."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        if s.viewer != NOBODY:
            raise Hidden("The deck is hidden in this view; guess first.")
        v = progress(s)
        if v.undrawn[x(f)] == 0:
            menu.weigh(DREW_PROGRESS | v.oldest(x(f)) & 0xFF, 1)
            return
        face: i64
        for face in range(FACES):
            if track_of(face) == x(f):
                menu.weigh(DREW_PROGRESS | face, v.deck[face])

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        v = progress(s)
        q = seat(f)
        face = x(a)
        if v.undrawn[x(f)] > 0:
            v.deck[face] -= 1
            v.undrawn[x(f)] -= 1
        else:
            v.under = without(v.under, v.oldest(x(f)))
        s.tell(DREW_PROGRESS | q << 32 | x(f) << 16 | face)
        if is_point(face):
            lay_open(s, q, face)
            return
        v.hand[q * ROOM + face] += 1
        v.held[q] += 1
        if y(f) != 0:
            v.add_late(q, face)


def lay_open(s: Table, p: Seat, face: i64) -> None:
    """CK-023: a victory point is never in hand."""
    progress(s).points[POINT_CARDS.index(face)] = p
    s.rescore()
    s.tell(LAID_OPEN | p << 32 | face)


class Limit(Step["Table"]):
    """CK-024: who holds more than four has to do something about it, before anything else happens."""

    def run(self, s: Table, f: Frame) -> None:
        if progress(s).held[seat(f)] > MOST:
            s.then(TOO_MANY.on(seat(f)), f)


class TooMany(Decision["Table"]):
    """CK-024: put a card under its deck; or, in one's own turn, play one."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        hand = progress(s).hand
        face: i64
        for face in range(FACES):
            if hand[p * ROOM + face] > 0:
                menu.add(DISCARD_PROGRESS | face)
        if s.turn == p:
            for c in s.rules.offers_cards:
                c.offers_cards(s, p, menu)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) == DISCARD_PROGRESS:
            discard(s, p, x(a))
        else:
            s.rules.owner[a >> 40].do(s, p, a)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        purpose = "play-or-discard" if s.turn == p else "discard-progress"
        return Prompt("option", purpose, {}, 1, 1, False, self.ticket(s, f), None)


def discard(s: Table, p: Seat, face: i64) -> None:
    """CK-024: only p knows which card it is. Of two alike the one goes that can't be played yet."""
    s.tell(DISCARD_PROGRESS | p << 32 | track_of(face) << 16 | face)
    put_under(s, p, face, p)
    progress(s).drop_late(p, face)


DRAW_PROGRESS: Final = DrawProgress(PROGRESS * 32 + 0)
TOP_CARD: Final = TopCard(PROGRESS * 32 + 1)
LIMIT: Final = Limit(PROGRESS * 32 + 2)
TOO_MANY: Final = TooMany(PROGRESS * 32 + 3)

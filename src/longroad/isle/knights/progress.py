"""Progress cards: three decks, hands, and the limit of four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Step
from longroad.core.holdings import EVERYBODY, OPEN, Holding
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Frame, Row, Seat, cells, row, seat, twin, verb, x, y
from longroad.isle.fields import WHO
from longroad.isle.knights.improvements import POLITICS, SCIENCE, TRACK_NAMES, TRACKS, TRADE
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import CounterKind, HandKind, VerbKind
from longroad.picture import Counter, Deck, Hand, Picture, Special

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

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


def track_of(face: i64) -> i64:
    """The deck a card belongs to."""
    if face < MERCHANT_CARD:
        return SCIENCE
    return TRADE if face < TAXATION else POLITICS


def is_point(face: i64) -> bool:
    """CK-105, CK-125."""
    return face == PRINTING_PRESS or face == CONSTITUTION


BACKS: Final[Row] = row([int(track_of(f)) + (OPEN if is_point(f) else 0) for f in range(FACES)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Progress(Holding):
    """The decks and everybody's progress cards; victory points lie open, and some cards wait for a turn."""

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
        points: Row,
        late: i64,
    ) -> None:
        super().__init__(backs, seats, deck, undrawn, under, hand, held, looker, looked)
        self.points: Row = points  # victory point card -> who has laid it open, or NOBODY
        # Who has cards that may not be played before the next turn, and above that these: face + 1, six bits
        # each; mostly 0, for nobody has any.
        self.late: i64 = late

    def copy(self) -> Progress:
        return Progress(
            self.backs,
            self.seats,
            self.deck[:],
            self.undrawn[:],
            twin(self.under),
            self.hand[:],
            self.held[:],
            self.looker,
            self.looked,
            self.points[:],
            self.late,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Progress)
        super().copy_into(other)
        other.points = self.points[:]
        other.late = self.late

    def seen_by(self, p: Seat) -> Progress:
        """Of other hands only the backs; a spy sees the hand spied on (CK-123)."""
        v = self.copy()
        v.hide_from(p)
        if v.late & 15 != p:
            v.late = 0  # not even how many: one may be gone under its deck
        return v

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


def played_by(faces: dict[int, int]) -> dict[int, VerbKind]:
    """Verbs that play a card each."""
    return {packed: VerbKind(plays=FACE_NAMES[face]) for packed, face in faces.items()}


def progress(s: IsleState) -> Progress:
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
            DREW_PROGRESS: EventKind("drew-progress", (WHO, secret, track), "cards", role="outcome"),
            DISCARD_PROGRESS: EventKind("discarded-progress", (WHO, secret, track), "cards"),
            PLAYED: EventKind("played-progress", (WHO, face), "cards", harvests=True),
            LAID_OPEN: EventKind("laid-open", (WHO, face), "cards", role="outcome"),
        }

    def fresh(self, s: IsleState) -> Slice:
        """CK-002: three decks of 18."""
        hand = cells(s.seats * ROOM)
        points = cells(len(POINT_CARDS), NOBODY)
        under = cells(0)
        decks = cells(TRACKS, 18)
        held = cells(s.seats)
        return Progress(BACKS, s.seats, DECKS[:], decks, under, hand, held, NOBODY, NOBODY, points, 0)

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """CK-152: what was drawn too late in the turn before can be played from now on."""
        progress(s).late = 0

    def points(self, s: IsleState, p: Seat) -> i64:
        """CK-023: one for each victory point card."""
        n: i64 = 0
        for owner in progress(s).points:
            if owner == p:
                n += 1
        return n

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if verb(a) == DISCARD_PROGRESS and s.top() >> 40 == TOO_MANY.number and x(a) < FACES:
            return Reason("no-such-card", {"card": FACE_NAMES[x(a)]})
        return None

    def hands(self) -> dict[str, HandKind]:
        return {"progress": HandKind("progress")}

    def decks(self) -> dict[str, dict[str, int]]:
        """CK-101 … CK-125."""
        found: dict[str, dict[str, int]] = {name: {} for name in TRACK_NAMES}
        for face, name in enumerate(FACE_NAMES):
            found[TRACK_NAMES[track_of(face)]][name] = int(DECKS[face])
        return found

    def counters(self) -> dict[str, CounterKind]:
        return {"progress cards": CounterKind("more", role="in-hand")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
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
                    backs[v.back_of(face)] += n
                    known = known and face < FACES
                    faces[FACE_NAMES[face] if face < FACES else ""] = n
            picture.hands.append(Hand(int(q), "progress", int(v.held[q]), faces if known else None))
            for track in range(TRACKS):
                picture.counters.append(Counter("progress cards", int(q), backs[track], TRACK_NAMES[track]))
        for track in range(TRACKS):
            picture.decks.append(Deck(TRACK_NAMES[track], int(v.deck_size(track)), None))
        for k, card in enumerate(POINT_CARDS):
            if v.points[k] != NOBODY:
                picture.specials.append(Special(FACE_NAMES[card], int(v.points[k]), 1))


def holds(s: IsleState, p: Seat, face: i64) -> bool:
    """p has this card, and may play it this turn (CK-152)."""
    v = progress(s)
    n = v.hand[p * ROOM + face]
    return n > 0 and (v.late == 0 or n > v.count_late(p, face))


def holds_any(s: IsleState, p: Seat, first: i64, last: i64) -> bool:
    """Whether p has a card from one face to another: of a deck most often none, and nobody looks further."""
    v = progress(s)
    if v.held[p] > 0:
        face: i64
        for face in range(p * ROOM + first, p * ROOM + last + 1):
            if v.hand[face] > 0:
                return True
    return False


def put_under(s: IsleState, p: Seat, face: i64, knowers: i64) -> None:
    """CK-024, CK-126: a card of p goes under its deck."""
    v = progress(s)
    v.remove(s, p, face)
    v.put_under(face, knowers)


def play_card(s: IsleState, p: Seat, face: i64) -> None:
    """CK-126: everybody sees the card before it goes under its deck."""
    s.tell(PLAYED | p << 32 | face)
    put_under(s, p, face, EVERYBODY)


def pass_on(s: IsleState, q: Seat, p: Seat, face: i64) -> None:
    """p takes a card of q, and looks no longer."""
    v = progress(s)
    v.remove(s, q, face)
    v.add(p, face)
    v.look_away()


def may_play(s: IsleState, p: Seat) -> bool:
    """CK-013, CK-024: in the trade-and-build phase, or with too many cards in hand; in one's own turn."""
    return p == s.turn and (s.in_main() or s.top() >> 40 == TOO_MANY.number)


def refuses_card(s: IsleState, p: Seat, face: i64) -> Reason | None:
    """Why p, who is asked, can't play this card; None where no card can be played."""
    if s.before_roll():
        return Reason("roll-first", {}, "anywhere")
    if not may_play(s, p):
        return None
    card = FACE_NAMES[face]
    if progress(s).hand[p * ROOM + face] == 0:
        return Reason("no-such-card", {"card": card})
    return Reason("card-has-no-use" if holds(s, p, face) else "drawn-this-turn", {"card": card})


class DrawProgress(Step["IsleState"]):
    """CK-021, CK-025: p draws a card of track x, if there is one; with y it can't be played this turn."""

    def run(self, s: IsleState, f: Frame) -> None:
        if progress(s).deck_size(x(f)) > 0:
            s.then(TOP_CARD.on(seat(f), x(f), y(f)), LIMIT.on(seat(f)))


class TopCard(Chance["IsleState"]):
    """CK-021, CK-126: any card that nobody has drawn yet; when there is none, the first one put under."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        progress(s).offer_top(s, x(f), DREW_PROGRESS, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        v = progress(s)
        q = seat(f)
        face = x(a)
        v.take_top(face)
        s.tell(DREW_PROGRESS | q << 32 | x(f) << 16 | face)
        if is_point(face):
            lay_open(s, q, face)
            return
        v.add(q, face)
        if y(f) != 0:
            v.add_late(q, face)


def lay_open(s: IsleState, p: Seat, face: i64) -> None:
    """CK-023: a victory point is never in hand."""
    progress(s).points[POINT_CARDS.index(face)] = p
    s.rescore()
    s.tell(LAID_OPEN | p << 32 | face)


class Limit(Step["IsleState"]):
    """CK-024: who holds more than four has to do something about it, before anything else happens."""

    def run(self, s: IsleState, f: Frame) -> None:
        if progress(s).held[seat(f)] > MOST:
            s.then(TOO_MANY.on(seat(f)), f)


class TooMany(Decision["IsleState"]):
    """CK-024: put a card under its deck; or, in one's own turn, play one."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        hand = progress(s).hand
        face: i64
        for face in range(FACES):
            if hand[p * ROOM + face] > 0:
                menu.add(DISCARD_PROGRESS | face)
        if s.turn == p:
            for c in s.rules.offers_cards:
                c.offers_cards(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) == DISCARD_PROGRESS:
            discard(s, p, x(a))
        else:
            s.rules.owner[a >> 40].do(s, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        purpose = "play-or-discard" if s.turn == p else "discard-progress"
        return Prompt("option", purpose, {}, 1, 1, False, self.ticket(s, f), None)


def discard(s: IsleState, p: Seat, face: i64) -> None:
    """CK-024: only p knows which card it is. Of two alike the one goes that can't be played yet."""
    s.tell(DISCARD_PROGRESS | p << 32 | track_of(face) << 16 | face)
    put_under(s, p, face, 1 << p)
    progress(s).drop_late(p, face)


DRAW_PROGRESS: Final = DrawProgress(PROGRESS * 32 + 0)
TOP_CARD: Final = TopCard(PROGRESS * 32 + 1)
LIMIT: Final = Limit(PROGRESS * 32 + 2)
TOO_MANY: Final = TooMany(PROGRESS * 32 + 3)

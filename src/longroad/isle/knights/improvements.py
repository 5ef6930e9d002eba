"""City improvements: three tracks, what their third stages give, and the metropolises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOWHERE, Action, Card, Frame, Row, Seat, among, cells, seat, verb, x
from longroad.isle.building import count_cities, count_own
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner
from longroad.isle.hands import HAND, Gains, bank_left, pay, tell_paid
from longroad.isle.harvest import TAKE, TAKE_ANY
from longroad.isle.knights.commodities import COMMODITY_NAMES, PAPER, is_commodity
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import CounterKind, VerbKind
from longroad.picture import Counter, Picture, Price, Track

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

IMPROVEMENTS: Final = 22
IMPROVE: Final = (IMPROVEMENTS * 32 + 0) << 40
SET_METROPOLIS: Final = (IMPROVEMENTS * 32 + 1) << 40
TAKE_NOTHING: Final = (IMPROVEMENTS * 32 + 2) << 40

SCIENCE: Final = 0  # tracks; each is paid with the commodity PAPER + track
TRADE: Final = 1
POLITICS: Final = 2
TRACKS: Final = 3
TRACK_NAMES = ("science", "trade", "politics")
STAGES: Final = 5  # CK-003
ABILITY: Final = 3  # CK-087: aqueduct, merchant guild, fortress
FIRST_METROPOLIS: Final = 4  # CK-089
SAFE: Final = 5  # CK-089a

STAGE_NAMES = (  # CK-088: track * STAGES + stage - 1
    *("school", "library", "aqueduct", "theater", "university"),
    *("market", "trading house", "merchant guild", "bank", "trade center"),
    *("town hall", "embassy", "fortress", "court", "council of Catan"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Growth(Slice):
    """How far everybody's cities have grown, where the metropolises stand, and cranes at work."""

    def __init__(self, stage: Row, metropolis: Row, cranes: i64) -> None:
        self.stage: Row = stage  # seat * TRACKS + track -> 0 … STAGES
        self.metropolis: Row = metropolis  # track -> the corner of its metropolis, or NOWHERE
        self.cranes: i64 = cranes  # CK-102: how many stages this turn cost one commodity less

    def copy(self) -> Growth:
        return Growth(self.stage[:], self.metropolis[:], self.cranes)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Growth)
        other.stage = self.stage[:]
        other.metropolis = self.metropolis[:]
        other.cranes = self.cranes


def growth(s: IsleState) -> Growth:
    return cast(Growth, s.slice(IMPROVEMENTS))


class Improvements(IsleChapter):
    """CK-085 … CK-089c: cities grow on three tracks; who is first at the fourth stage has the metropolis."""

    name: ClassVar[str] = "city improvements"
    number: ClassVar[int] = IMPROVEMENTS

    def rules(self) -> list[str]:
        return ["CK City improvements"]

    def kinds(self) -> list[Kind[Any]]:
        return [METROPOLIS, CHOOSE_METROPOLIS, AQUEDUCT, CHOOSE_WATER]

    def verbs(self) -> dict[int, str]:
        return {
            IMPROVE: "improve {track}",
            SET_METROPOLIS: "set metropolis {corner}",
            TAKE_NOTHING: "take nothing",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {IMPROVE: VerbKind(panel="knights", about="track")}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"track": TRACK_NAMES, "stage": STAGE_NAMES}

    def tracks(self) -> dict[str, tuple[str, ...]]:
        """CK-088."""
        return {name: STAGE_NAMES[k * STAGES : (k + 1) * STAGES] for k, name in enumerate(TRACK_NAMES)}

    def brings(self) -> dict[str, tuple[dict[str, int], ...]]:
        """CK-022: up to which red die each stage brings a card."""
        return dict.fromkeys(TRACK_NAMES, tuple({"most": int(most_red(k))} for k in range(1, STAGES + 1)))

    def events(self) -> dict[int, EventKind]:
        track = EventField("track", "track", "y")
        return {
            IMPROVE: EventKind(
                "improved",
                (WHO, EventField("stage", "stage", "x"), track, EventField("number", "number", 1)),
                "build",
                tone="build",
                bought=True,
            ),
            SET_METROPOLIS: EventKind("metropolis", (WHO, CORNER, track), "build", memorable=True),
        }

    def fresh(self, s: IsleState) -> Slice:
        return Growth(cells(s.seats * TRACKS), cells(TRACKS, NOWHERE), 0)

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """CK-102: a crane that was not used is gone."""
        growth(s).cranes = 0

    def points(self, s: IsleState, p: Seat) -> i64:
        """CK-089: two more for each metropolis."""
        return 2 * count_own(s, p, growth(s).metropolis)

    def trade_rate(self, s: IsleState, p: Seat, card: Card) -> i64:
        """CK-052: with the merchant guild two equal commodities are enough."""
        return 2 if is_commodity(card) and stage_of(s, p, TRADE) >= ABILITY else 4

    def claims(self, s: IsleState, p: Seat, roll: i64, gains: Gains, todo: Menu) -> None:
        """CK-034: whoever has the aqueduct and got nothing, clockwise from the roller."""
        k: i64
        for k in range(s.seats):
            q = (p + k) % s.seats
            if stage_of(s, q, SCIENCE) >= ABILITY and not gains.serves(q):
                todo.add(AQUEDUCT.on(q))

    # -- improving ----------------------------------------------------------------------------------------

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        g = growth(s)
        hand = s.hands.hand
        saved: i64 = 1 if g.cranes > 0 else 0
        track: i64
        for track in range(TRACKS):
            if hand[p * HAND + PAPER + track] + saved > g.stage[p * TRACKS + track] and may_improve(
                s, p, track
            ):
                menu.add(IMPROVE | track)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        track = x(a)
        g = growth(s)
        pay(s, p, PAPER + track, price_of(s, p, track))
        tell_paid(s, p)
        if g.cranes > 0:
            g.cranes -= 1
        stage = g.stage[p * TRACKS + track] + 1
        g.stage[p * TRACKS + track] = stage
        s.tell(IMPROVE | p << 32 | track << 16 | (track * STAGES + stage - 1))
        s.tell(stage)
        if wins_metropolis(s, p, track, stage):
            s.then(METROPOLIS.on(p, track))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        track = x(a)
        if verb(a) != IMPROVE or not s.in_main() or track >= TRACKS:
            return None
        if stage_of(s, p, track) == STAGES:
            return Reason("track-complete", {"track": TRACK_NAMES[track]})
        if count_cities(s, p) == 0:
            return Reason("needs-city", {})
        if not may_improve(s, p, track):
            return Reason("needs-free-city", {})
        lacks = int(price_of(s, p, track) - s.hands.hand[p * HAND + PAPER + track])
        what = f"stage of {TRACK_NAMES[track]}"
        return Reason("cannot-pay", {"what": what, "lacks": {COMMODITY_NAMES[track]: lacks}}, "anywhere")

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        track: i64
        for track in range(TRACKS):
            if stage_of(s, p, track) < STAGES:
                cost = cells(PAPER + TRACKS)
                cost[PAPER + track] = price_of(s, p, track)
                prices.append(s.price(IMPROVE, cost, TRACK_NAMES[track]))

    def counters(self) -> dict[str, CounterKind]:
        return {
            "improvement": CounterKind("panel", role="growth"),
            "metropolises": CounterKind("panel", points=2),
        }

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        q: Seat
        track: i64
        for q in range(s.seats):
            grown = int(count_own(s, q, growth(s).metropolis))
            picture.counters.append(Counter("metropolises", int(q), grown))
            for track in range(TRACKS):
                stage = int(stage_of(s, q, track))
                picture.tracks.append(Track("improvement", TRACK_NAMES[track], stage, STAGES, int(q)))
        for track in range(TRACKS):
            at = growth(s).metropolis[track]
            if at != NOWHERE:
                for piece in picture.pieces:
                    if piece.kind == "city" and piece.place == s.name_of("corner", at):
                        piece.facts["metropolis"] = TRACK_NAMES[track]


def most_red(stage: i64) -> i64:
    """CK-022: up to which red die a stage brings cards."""
    return stage + 1


def stage_of(s: IsleState, p: Seat, track: i64) -> i64:
    return growth(s).stage[p * TRACKS + track]


def holder_of(s: IsleState, track: i64) -> Seat:
    """Whose city is the metropolis of a track; NOBODY's where there is none yet."""
    at = growth(s).metropolis[track]
    return s.towns.owner[at] if at != NOWHERE else NOBODY


def is_metropolis(s: IsleState, corner: Corner) -> bool:
    return among(growth(s).metropolis, corner)


def plain_cities(s: IsleState, p: Seat) -> i64:
    """CK-089b, CK-092: how many upright cities of p are no metropolis."""
    return count_cities(s, p) - count_own(s, p, growth(s).metropolis)


def price_of(s: IsleState, p: Seat, track: i64) -> i64:
    """CK-085, CK-102: as many commodities as the number of the stage; one less with a crane."""
    return stage_of(s, p, track) + (0 if growth(s).cranes > 0 else 1)


def may_improve(s: IsleState, p: Seat, track: i64) -> bool:
    """CK-086, CK-089b: with a city; the two last stages with one that is no metropolis, or has this one."""
    stage = stage_of(s, p, track)
    if stage == STAGES or count_cities(s, p) == 0:
        return False
    return stage + 1 < FIRST_METROPOLIS or holder_of(s, track) == p or plain_cities(s, p) > 0


def wins_metropolis(s: IsleState, p: Seat, track: i64, stage: i64) -> bool:
    """CK-089, CK-089a: p is the first at stage four, or at stage five before the one who holds it."""
    holder = holder_of(s, track)
    if holder == NOBODY:
        return stage == FIRST_METROPOLIS
    return stage == SAFE and stage_of(s, holder, track) < SAFE


def offer_plain_cities(s: IsleState, p: Seat, choose: Action, menu: Menu) -> None:
    """CK-089, CK-092: every upright city of p that is no metropolis, each added to the action on it."""
    corner: Corner
    for corner in range(s.board.corners):
        if s.towns.owner[corner] == p and s.towns.level[corner] == 2 and not is_metropolis(s, corner):
            menu.add(choose | corner)


class Metropolis(Step["IsleState"]):
    """CK-089, CK-089a: a city without metropolis becomes that of track x; its owner chooses among several."""

    def run(self, s: IsleState, f: Frame) -> None:
        sites = Menu(4)
        offer_plain_cities(s, seat(f), SET_METROPOLIS, sites)
        if sites.size == 1:
            CHOOSE_METROPOLIS.apply(s, f, seat(f), sites.items[0])
        else:
            s.then(CHOOSE_METROPOLIS.on(seat(f), x(f)))


class ChooseMetropolis(Decision["IsleState"]):
    """CK-089, CK-089a: which city without metropolis becomes that of track x."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_plain_cities(s, p, SET_METROPOLIS, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        growth(s).metropolis[x(f)] = x(a)
        s.rescore()
        s.tell(SET_METROPOLIS | p << 32 | x(f) << 16 | x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"track": TRACK_NAMES[x(f)]}
        return Prompt("corner", "set-metropolis", args, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) != SET_METROPOLIS or x(a) >= s.board.corners:
            return super().why(s, f, p, a)
        return Reason("no-free-city-here", {"place": s.name_of("corner", x(a))})


class Aqueduct(Step["IsleState"]):
    """CK-034: who has got no card at all from a roll may take a resource, as long as the bank has one."""

    def run(self, s: IsleState, f: Frame) -> None:
        if bank_left(s) > 0:
            s.then(CHOOSE_WATER.on(seat(f)))


class ChooseWater(Decision["IsleState"]):
    """CK-034: take a card, or not."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        TAKE_ANY.offers(s, f, p, menu)
        menu.add(TAKE_NOTHING)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if a != TAKE_NOTHING:
            TAKE_ANY.apply(s, f, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("card", "use-aqueduct", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) != TAKE or x(a) >= s.hands.kinds:
            return super().why(s, f, p, a)
        card = s.name_of("card", x(a))
        return Reason("no-water-for-commodities" if is_commodity(x(a)) else "bank-is-out", {"card": card})


CHOOSE_METROPOLIS: Final = ChooseMetropolis(IMPROVEMENTS * 32 + 0)
METROPOLIS: Final = Metropolis(IMPROVEMENTS * 32 + 3)
AQUEDUCT: Final = Aqueduct(IMPROVEMENTS * 32 + 1)
CHOOSE_WATER: Final = ChooseWater(IMPROVEMENTS * 32 + 2)

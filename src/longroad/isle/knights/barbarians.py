"""Barbarians: the event die, their ship, and the battles against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import (
    NOBODY,
    NOWHERE,
    Action,
    Frame,
    Row,
    Seat,
    cells,
    highest,
    seat,
    sole_leader,
    verb,
    x,
)
from longroad.isle.building import count_cities
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner
from longroad.isle.knights.cities import lose_city
from longroad.isle.knights.improvements import (
    TRACK_NAMES,
    TRACKS,
    is_metropolis,
    most_red,
    offer_plain_cities,
    plain_cities,
    stage_of,
)
from longroad.isle.knights.knights import (
    ACTIVE,
    COMMITTED,
    company,
    corner_of,
    knight_at,
    mark,
    master_of,
    rank_of,
    strength_of,
)
from longroad.isle.knights.progress import DRAW_PROGRESS, progress
from longroad.isle.knights.walls import raze_wall
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.plain_picture import IslePicture
from longroad.legend import CounterKind, VerbKind
from longroad.picture import Counter, Track

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

BARBARIANS: Final = 23
EVENT: Final = (BARBARIANS * 32 + 0) << 40
LOSE_CITY: Final = (BARBARIANS * 32 + 1) << 40
DRAW_FROM: Final = (BARBARIANS * 32 + 2) << 40
COMMIT_KNIGHT: Final = (BARBARIANS * 32 + 3) << 40
COMMIT_NO_MORE: Final = (BARBARIANS * 32 + 4) << 40
SAILED: Final = (BARBARIANS * 32 + 8) << 40  # these are events only
LANDED: Final = (BARBARIANS * 32 + 9) << 40
FOUGHT: Final = (BARBARIANS * 32 + 10) << 40
DEFENDED: Final = (BARBARIANS * 32 + 11) << 40
LEFT: Final = (BARBARIANS * 32 + 12) << 40

LANDING: Final = 7  # CK-009: steps of their ship
TOKENS: Final = 6  # CK-004
SHIP: Final = 3  # a side of the event die; the others are the tracks
SHIPS: Final = 3  # CK-011: how many sides show one
EVENT_NAMES = (*TRACK_NAMES, "ship")


@mypyc_attr(acyclic=True, free_list_len=1)
class Horde(Slice):
    """How far the barbarians' ship is, whether they ever landed, who has beaten them, and the event die."""

    fixed: ClassVar[tuple[str, ...]] = ("by_choice",)

    def __init__(self, at: i64, landed: bool, defenders: Row, event: i64, by_choice: bool) -> None:
        self.at: i64 = at  # steps from the start
        self.landed: bool = landed
        self.defenders: Row = defenders  # owner -> victory points as defender
        self.event: i64 = event  # what the die shows; NOBODY before it was thrown
        self.by_choice: bool = by_choice  # CK-099: the players choose who fights

    def copy(self) -> Horde:
        return Horde(self.at, self.landed, self.defenders[:], self.event, self.by_choice)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Horde)
        other.at = self.at
        other.landed = self.landed
        other.defenders = self.defenders[:]
        other.event = self.event


def horde(s: IsleState) -> Horde:
    return cast(Horde, s.slice(BARBARIANS))


class Barbarians(IsleChapter):
    """CK-009 … CK-011, CK-020 … CK-022, CK-040, CK-041, CK-090 … CK-099: the event die brings cards, or the
    barbarians nearer; they land, and are beaten or take cities.
    """

    name: ClassVar[str] = "barbarians"
    number: ClassVar[int] = BARBARIANS

    def rules(self) -> list[str]:
        return ["CK Event die", "CK Seven", "CK Barbarians"]

    def options(self) -> list[Option]:
        return [Option("commit", ("all", "choose"), "all")]

    def kinds(self) -> list[Kind[Any]]:
        return [EVENT_DIE, COMMIT, BATTLE, PILLAGE, CHOOSE_LOSS, CHOOSE_DECK, REST]

    def verbs(self) -> dict[int, str]:
        return {
            EVENT: "event {event}",
            LOSE_CITY: "lose city {corner}",
            DRAW_FROM: "draw {track}",
            COMMIT_KNIGHT: "commit knight {corner}",
            COMMIT_NO_MORE: "commit no more",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {COMMIT_KNIGHT: VerbKind(about="knight")}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"event": EVENT_NAMES}

    def events(self) -> dict[int, EventKind]:
        strengths = (EventField("barbarians", "number", "x"), EventField("knights", "number", "y"))
        return {
            EVENT: EventKind("event-die", (WHO, EventField("event", "event", "x")), "dice"),
            COMMIT_KNIGHT: EventKind("committed-knight", (WHO, CORNER), "build", role="committed"),
            SAILED: EventKind("barbarians-sailed", (EventField("steps", "number", "x"),), "attack"),
            LANDED: EventKind("barbarians-landed", (), "attack"),
            FOUGHT: EventKind("barbarians-fought", strengths, "attack", role="battle", memorable=True),
            DEFENDED: EventKind("defended", (WHO,), "attack", role="outcome", memorable=True),
            LEFT: EventKind("barbarians-left", (), "attack", role="battle-over"),
        }

    def on_begin(self, s: IsleState) -> None:
        """CK-006: the robber waits with them, off the board."""
        s.robber.at = NOWHERE

    def fresh(self, s: IsleState) -> Slice:
        return Horde(0, False, cells(s.owners), NOBODY, self.chosen["commit"] == "choose")

    def target(self, s: IsleState, p: Seat) -> i64:
        """CK-130: three points more than without them."""
        return 3

    def points(self, s: IsleState, p: Seat) -> i64:
        """CK-096."""
        return horde(s).defenders[p]

    def forbids_thief(self, s: IsleState, p: Seat) -> bool:
        """CK-040, CK-146: before the first landing robber and pirate stay where they are."""
        return not horde(s).landed

    def before_harvest(self, s: IsleState, p: Seat, low: i64, high: i64, todo: Menu) -> None:
        """CK-010: the event comes first; the red die, which counts for it, is the low one."""
        todo.add(EVENT_DIE.on(p, low))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if verb(a) not in (LOSE_CITY, COMMIT_KNIGHT) or s.top() >> 40 not in (
            CHOOSE_LOSS.number,
            COMMIT.number,
        ):
            return None
        if x(a) >= s.board.corners:
            return Reason("no-such-place", {})
        place = s.name_of("corner", x(a))
        if verb(a) == COMMIT_KNIGHT:
            return Reason("no-knight-to-commit", {"place": place})
        if s.towns.owner[x(a)] == p and is_metropolis(s, x(a)):
            return Reason("metropolis-stays", {"place": place})
        return Reason("no-city-here", {"place": place}, "misfit")

    def counters(self) -> dict[str, CounterKind]:
        return {
            "city at risk": CounterKind("panel", role="at-risk"),
            "defends best": CounterKind("panel", role="in-honor"),
            "barbarian strength": CounterKind("panel", role="attack"),
            "knight strength": CounterKind("panel", role="defense"),
            "defender tokens": CounterKind(sign="medal"),
            "defenders": CounterKind("more", points=1, role="honors"),
            "barbarians": CounterKind("panel", role="approach"),
            "committed strength": CounterKind(sign="sword", role="committed"),
        }

    def on_shown(self, s: IsleState, p: Seat, picture: IslePicture) -> None:
        """Their way, both strengths, and whom a battle with all active knights would hurt or honor now."""
        h = horde(s)
        left: i64 = TOKENS
        knights: i64 = 0
        strength = cells(s.seats)
        q: Seat
        for q in range(s.seats):
            left -= h.defenders[q]
            strength[q] = strength_of(s, q)
            knights += strength[q]
        picture.tracks.append(Track("barbarians", "barbarians", int(h.at), LANDING, None))
        picture.event = "" if h.event == NOBODY else EVENT_NAMES[h.event]
        if barbarian_strength(s) > knights:
            for q in range(s.seats):
                if is_least(s, q, strength):
                    picture.counters.append(Counter("city at risk", int(q), 1))
        else:
            hero = int(sole_leader(strength, 1))
            if hero != NOBODY:
                picture.counters.append(Counter("defends best", hero, 1))
        picture.counters.append(Counter("barbarian strength", None, int(barbarian_strength(s))))
        picture.counters.append(Counter("knight strength", None, int(knights)))
        picture.counters.append(Counter("defender tokens", None, int(left) if left > 0 else 0))
        s.count_for_all(picture, "defenders", h.defenders)
        if h.by_choice:
            force = cells(s.owners)
            for q in range(s.seats):
                force[q] = force_of(s, q)
            s.count_for_all(picture, "committed strength", force)


# -- the event die --------------------------------------------------------------------------------------


class EventDie(Chance["IsleState"]):
    """CK-010, CK-011: a ship, or the sign of a track; x is the red die."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        menu.weigh(EVENT | SHIP, SHIPS)
        track: i64
        for track in range(TRACKS):
            menu.weigh(EVENT | track, 1)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        roller = seat(f)
        horde(s).event = x(a)
        s.tell(EVENT | roller << 32 | x(a))
        todo = Menu(8)
        if x(a) == SHIP:
            sail_on(s, roller, todo)
        else:
            draw_cards(s, roller, x(a), x(f), todo)
        s.then_all(todo)


def draw_cards(s: IsleState, roller: Seat, track: i64, red: i64, todo: Menu) -> None:
    """CK-021, CK-022: a card for everybody whose stage on this track is high enough for the red die."""
    k: i64
    for k in range(s.seats):
        q = (roller + k) % s.seats
        stage = stage_of(s, q, track)
        if stage > 0 and red <= most_red(stage):
            todo.add(DRAW_PROGRESS.on(q, track))


def sail_on(s: IsleState, roller: Seat, todo: Menu) -> None:
    """CK-009, CK-020: one step; with the last one they land."""
    h = horde(s)
    h.at += 1
    if h.at < LANDING:
        s.tell(SAILED | LANDING - h.at)
    else:
        land(s, roller, todo)


# -- landing --------------------------------------------------------------------------------------------


def land(s: IsleState, roller: Seat, todo: Menu) -> None:
    """CK-041, CK-099, CK-155: the first time the robber comes along; then those commit knights who may
    choose, from the roller on; then they fight.
    """
    s.tell(LANDED)
    if not horde(s).landed:
        horde(s).landed = True
        for c in s.rules.robber_enters:
            c.robber_enters(s, roller, todo)
    if horde(s).by_choice:
        k: i64
        for k in range(s.seats):
            q = (roller + k) % s.seats
            if strength_of(s, q) > 0:
                todo.add(COMMIT.on(q))
    todo.add(BATTLE.on(roller))
    todo.add(REST.on(roller))


def fights(s: IsleState, knight: i64) -> bool:
    """CK-090, CK-099: an active knight, or only one that has been committed."""
    return knight & (COMMITTED if horde(s).by_choice else ACTIVE) != 0


def force_of(s: IsleState, p: Seat) -> i64:
    """The ranks of p's knights in the battle, added up."""
    n: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and fights(s, knight):
            n += rank_of(knight)
    return n


def barbarian_strength(s: IsleState) -> i64:
    """CK-090, CK-140: as many as there are cities, on all islands."""
    n: i64 = 0
    q: Seat
    for q in range(s.seats):
        n += count_cities(s, q)
    return n


class Commit(Decision["IsleState"]):
    """CK-099: one more knight, or no more."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        for knight in company(s).men:
            if master_of(knight) == p and knight & (ACTIVE | COMMITTED) == ACTIVE:
                menu.add(COMMIT_KNIGHT | corner_of(knight))
        menu.add(COMMIT_NO_MORE)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if a == COMMIT_NO_MORE:
            return
        mark(s, x(a), knight_at(s, x(a)) | COMMITTED)
        s.tell(COMMIT_KNIGHT | p << 32 | x(a))
        if force_of(s, p) < strength_of(s, p):
            s.then(f)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"barbarians": int(barbarian_strength(s)), "knights": int(total_force(s))}
        return Prompt("corner", "commit-knights", args, 1, 1, False, self.ticket(s, f), None)


def total_force(s: IsleState) -> i64:
    n: i64 = 0
    q: Seat
    for q in range(s.seats):
        n += force_of(s, q)
    return n


# -- the battle -----------------------------------------------------------------------------------------


class Battle(Step["IsleState"]):
    """CK-090, CK-091, CK-096: the barbarians win only if they are stronger than all knights together."""

    def run(self, s: IsleState, f: Frame) -> None:
        force = cells(s.seats)
        q: Seat
        for q in range(s.seats):
            force[q] = force_of(s, q)
        barbarians = barbarian_strength(s)
        knights = total_force(s)
        s.tell(FOUGHT | knights << 16 | barbarians)
        todo = Menu(8)
        if barbarians > knights:
            plunder(s, seat(f), force, todo)
        else:
            honor(s, seat(f), force, todo)
        s.then_all(todo)


def plunder(s: IsleState, roller: Seat, force: Row, todo: Menu) -> None:
    """CK-091 … CK-093: of those who have a city to lose, whoever did least loses one; all of them, if
    several did equally little, or nothing.
    """
    k: i64
    for k in range(s.seats):
        q: Seat = (roller + k) % s.seats
        if is_least(s, q, force):
            todo.add(PILLAGE.on(q))


def is_least(s: IsleState, p: Seat, force: Row) -> bool:
    """CK-091: nobody who has a city to lose did less than p, who has one."""
    if plain_cities(s, p) == 0:
        return False
    q: Seat
    for q in range(s.seats):
        if plain_cities(s, q) > 0 and force[q] < force[p]:
            return False
    return True


def honor(s: IsleState, roller: Seat, force: Row, todo: Menu) -> None:
    """CK-096, CK-097: a point for who did most; if several did, a card of their choice for each of them."""
    hero = sole_leader(force, 1)
    if hero != NOBODY:
        horde(s).defenders[hero] += 1
        s.rescore()
        s.tell(DEFENDED | hero << 32)
        return
    most = highest(force)
    k: i64
    for k in range(s.seats):
        q = (roller + k) % s.seats
        if most > 0 and force[q] == most:
            todo.add(CHOOSE_DECK.on(q))


class Pillage(Step["IsleState"]):
    """CK-095: a player's only city is lost at once; among several its owner chooses."""

    def run(self, s: IsleState, f: Frame) -> None:
        p = seat(f)
        cities = Menu(4)
        offer_plain_cities(s, p, LOSE_CITY, cities)
        if cities.size > 1:
            s.then(CHOOSE_LOSS.on(p))
        elif cities.size == 1:
            give_up(s, p, x(cities.items[0]))


class ChooseLoss(Decision["IsleState"]):
    """CK-095: which city is lost."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_plain_cities(s, p, LOSE_CITY, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        give_up(s, p, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("corner", "lose-city", {}, 1, 1, False, self.ticket(s, f), None)


def give_up(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-061, CK-091: a city is lost, and its wall with it."""
    raze_wall(s, corner)
    lose_city(s, p, corner)


class ChooseDeck(Decision["IsleState"]):
    """CK-097, CK-152: a progress card from a deck of one's choice; with x it can't be played this turn."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        track: i64
        for track in range(TRACKS):
            if progress(s).deck_size(track) > 0:
                menu.add(DRAW_FROM | track)
        if menu.size == 0:  # CK-025: nothing to be had, wherever
            for track in range(TRACKS):
                menu.add(DRAW_FROM | track)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.then(DRAW_PROGRESS.on(p, x(a), x(f)))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("option", "draw-progress", {}, 1, 1, False, self.ticket(s, f), None)


class Rest(Step["IsleState"]):
    """CK-098, CK-099: whoever has fought becomes inactive, and the ship goes back (ruling 19)."""

    def run(self, s: IsleState, f: Frame) -> None:
        for knight in company(s).men:
            if fights(s, knight):
                mark(s, corner_of(knight), knight & ~(ACTIVE | COMMITTED))
        horde(s).at = 0
        s.tell(LEFT)


EVENT_DIE: Final = EventDie(BARBARIANS * 32 + 0)
COMMIT: Final = Commit(BARBARIANS * 32 + 1)
BATTLE: Final = Battle(BARBARIANS * 32 + 2)
PILLAGE: Final = Pillage(BARBARIANS * 32 + 3)
CHOOSE_LOSS: Final = ChooseLoss(BARBARIANS * 32 + 4)
CHOOSE_DECK: Final = ChooseDeck(BARBARIANS * 32 + 5)
REST: Final = Rest(BARBARIANS * 32 + 6)

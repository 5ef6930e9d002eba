"""The founding phase: who begins, and the first settlements and roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.frames import FIRST, Chance, Decision, Kind, Step, first_asked
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Frame, Seat, has, seat, verb, x, y
from longroad.isle.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    after_laying,
    by_piece,
    occupy,
    raise_city,
    refuses_settlement,
    settle,
)
from longroad.isle.fields import CARD, WHO
from longroad.isle.geometry import MOUNTAINS, Corner
from longroad.isle.hands import gain
from longroad.isle.maps.format import NEUTRALS
from longroad.isle.phrasebook import CITY_PIECE, ROAD_PIECE, IsleChapter
from longroad.isle.routes import pave
from longroad.isle.turn import START
from longroad.legend import Flow

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

FOUNDING: Final = 2
THROWN: Final = (FOUNDING * 32 + 0) << 40
BEGINS: Final = (FOUNDING * 32 + 1) << 40
FIRST_CARDS: Final = (FOUNDING * 32 + 2) << 40  # these are events only
CITY_CARDS: Final = (FOUNDING * 32 + 3) << 40


class Founding(IsleChapter):
    """BASE-020 … BASE-025: who begins, and two settlements with a road each."""

    name: ClassVar[str] = "founding"
    number: ClassVar[int] = FOUNDING

    def rules(self) -> list[str]:
        return ["BASE Founding"]

    def options(self) -> list[Option]:
        return [Option("first", ("roll", "seat", "draw"), "roll")]

    def kinds(self) -> list[Kind[Any]]:
        return [CONTEST, LOT, BEGIN, FOUND, FOUND_ROAD]

    def verbs(self) -> dict[int, str]:
        return {THROWN: "threw {number} {number}", BEGINS: "{seat} begins"}

    def events(self) -> dict[int, EventKind]:
        return {
            THROWN: EventKind(
                "threw", (WHO, EventField("low", "number", "x"), EventField("high", "number", "y")), "dice"
            ),
            BEGINS: EventKind("begins", (WHO,), "dice", memorable=True),
            FIRST_CARDS: EventKind(
                "first-cards",
                (WHO, CARD, EventField("round", "number", "y")),
                "dice",
                flow=(Flow("founding", "card", taker="seat"),),
            ),
            CITY_CARDS: EventKind(
                "city-cards", (WHO, CARD), "dice", flow=(Flow("founding", "card", taker="seat"),)
            ),
        }

    def opening(self, s: IsleState, todo: Menu) -> None:
        place_given(s, todo)
        first = self.chosen["first"]
        if first == "roll":
            todo.add(CONTEST.on(0, 0, (1 << s.seats) - 1))
        elif first == "draw":
            todo.add(LOT.on())
        else:
            todo.add(BEGIN.on(0))


class Contest(Chance["IsleState"]):
    """BASE-020: everyone rolls; the highest begins, and ties roll again.

    x: the leaders so far, one bit each; y: who has still to roll, and above them the best sum.
    """

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        low: i64
        high: i64
        for low in range(1, 7):
            for high in range(1, 7):
                menu.weigh(THROWN | high << 16 | low, 1)

    def total(self, s: IsleState, f: Frame) -> i64:
        return 36

    def nth(self, s: IsleState, f: Frame, k: i64) -> Action:
        return THROWN | (1 + k % 6) << 16 | (1 + k // 6)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        waiting = y(f) & 0xFF
        best = y(f) >> 8
        leaders = x(f)
        q = first_asked(waiting, 0, s.seats)
        s.tell(a | q << 32)
        if x(a) + y(a) > best:
            best = x(a) + y(a)
            leaders = 1 << q
        elif x(a) + y(a) == best:
            leaders |= 1 << q
        waiting &= ~(1 << q)
        if waiting != 0:
            s.then(CONTEST.on(0, leaders, best << 8 | waiting))
        elif leaders & (leaders - 1) != 0:
            s.then(CONTEST.on(0, 0, leaders))
        else:
            s.then(BEGIN.on(first_asked(leaders, 0, s.seats)))


class Lot(Chance["IsleState"]):
    """BASE-020, as an option: a random draw decides who begins."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q: Seat
        for q in range(s.seats):
            menu.weigh(BEGINS | q, 1)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.then(BEGIN.on(x(a)))


class Begin(Step["IsleState"]):
    """BASE-021, BASE-022, BASE-025: clockwise, then back; then the first player's turn.

    A third round goes clockwise again (SEA-151). Where the map gives everybody all pieces (BASE-010), only
    the turn is left.
    """

    def run(self, s: IsleState, f: Frame) -> None:
        first = seat(f)
        last = first
        s.tell(BEGINS | first << 32)
        todo = Menu(16)
        for c in s.rules.before_founding:
            c.before_founding(s, first, todo)
        round: i64
        k: i64
        for round in range(1, s.map.founding + 1):
            for k in range(s.seats):
                last = (first + k if round % 2 == 1 else first + s.seats - 1 - k) % s.seats
                todo.add(FOUND.on(last, round))
        # CK-008: who placed a city last, which isn't always who began (ruling 20).
        opens = last if s.rules.founds(s, last, s.map.founding) == CITY_PIECE else first
        todo.add(START.on(opens))
        s.then_all(todo)


class Found(Decision["IsleState"]):
    """BASE-021 … BASE-023, CK-007: the town of round x, anywhere the distance rule allows."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_founding(s, p, BUILD_CITY if founds_city(s, f, p) else BUILD_SETTLEMENT, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) == BUILD_CITY:
            occupy(s, p, x(a))
            raise_city(s, p, x(a))
        else:
            settle(s, p, x(a))
        todo = Menu(4)
        if x(f) == s.map.founding:
            pay_first_cards(s, p, x(a), todo)
        todo.add(FOUND_ROAD.on(p, x(a)))
        s.then_all(todo)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        purpose = "found-city" if founds_city(s, f, p) else "found"
        return Prompt("corner", purpose, {"round": int(x(f))}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == (BUILD_CITY if founds_city(s, f, p) else BUILD_SETTLEMENT):
            return refuses_founding(s, p, x(a))
        return Reason("found-city-first" if founds_city(s, f, p) else "found-first", {})


def founds_city(s: IsleState, f: Frame, p: Seat) -> bool:
    return s.rules.founds(s, p, x(f)) == CITY_PIECE and s.towns.cities[p] > 0


def offer_founding(s: IsleState, p: Seat, build: Action, menu: Menu) -> None:
    """Every corner where p may found, each added to the action that founds there."""
    corner: Corner
    for corner in range(s.board.corners):
        if s.towns.level[corner] == 0 and not s.rules.forbids_founding(s, p, corner):
            menu.add(build | corner)
    if menu.size == 0:  # everybody must found: where all is forbidden, nothing is
        for corner in range(s.board.corners):
            if s.towns.level[corner] == 0:
                menu.add(build | corner)


def refuses_founding(s: IsleState, p: Seat, corner: Corner) -> Reason:
    reason = refuses_settlement(s, p, corner, founding=True)
    place = s.name_of("corner", corner)
    return reason or s.rules.why_forbidden(s, p, BUILD_SETTLEMENT | corner, place, "no-founding-here")


class FoundRoad(Decision["IsleState"]):
    """BASE-021, BASE-022, SEA-009: a road, or what else may lie there, beside the settlement at corner x."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        for side in s.board.sides_at[x(f)]:
            if has(s.routes.reach[side], p) and not s.rules.forbids_road(s, p, side):
                menu.add(BUILD_ROAD | side)
        for c in s.rules.offers_free:
            c.offers_free(s, p, x(f), menu)
        if menu.size == 0:  # everybody must: where all is forbidden, no road is
            for side in s.board.sides_at[x(f)]:
                if has(s.routes.reach[side], p):
                    menu.add(BUILD_ROAD | side)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) == BUILD_ROAD:
            s.tell(BUILD_ROAD | p << 32 | x(a))
            pave(s, p, x(a))
            after_laying(s, p, ROAD_PIECE, x(a))
        else:
            s.rules.owner[a >> 40].do_free(s, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        menu = Menu(8)
        self.offers(s, f, p, menu)
        args = {"place": s.name_of("corner", x(f))}
        purpose = by_piece(menu, "found-road", "found-ship", "found-line")
        return Prompt("side", purpose, args, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        menu = Menu(8)
        self.offers(s, f, p, menu)
        code = by_piece(menu, "found-road-first", "found-ship-first", "found-line-first")
        return Reason(code, {"place": s.name_of("corner", x(f))})


def pay_first_cards(s: IsleState, p: Seat, corner: Corner, todo: Menu) -> None:
    """BASE-024: one card for each resource hex around."""
    for hex in s.board.hexes_at[corner]:
        card = s.land.terrain[hex]
        if card <= MOUNTAINS and s.land.bears_fruit(hex) and s.hands.bank[card] > 0:
            gain(s, p, card, 1)
            if s.towns.level[corner] == 2:
                s.tell(CITY_CARDS | p << 32 | card)
            else:
                s.tell(FIRST_CARDS | p << 32 | s.map.founding << 16 | card)
    for c in s.rules.first_cards:
        c.first_cards(s, p, corner, todo)


def owner_called(s: IsleState, name: str) -> Seat:
    """Who plays a color, or one of the neutral players; NOBODY if it isn't in this game."""
    if name in NEUTRALS:
        q = s.seats + NEUTRALS.index(name)
        return q if q < s.owners else NOBODY
    return s.book.names.index(name) if name in s.book.names[: s.seats] else NOBODY


def place_given(s: IsleState, todo: Menu) -> None:
    """BASE-010: pieces that the map gives; those of colors nobody plays are left out."""
    for piece in s.map.pieces:
        p = owner_called(s, piece.owner)
        if p == NOBODY:
            continue
        if piece.kind == "road":
            pave(s, p, piece.place)
        elif piece.kind != "ship":  # those belong to their chapter
            settle(s, p, piece.place)
            if piece.kind == "city":
                raise_city(s, p, piece.place)
            if piece.pays:
                pay_first_cards(s, p, piece.place, todo)


CONTEST: Final = Contest(FOUNDING * 32 + 0, FIRST)
LOT: Final = Lot(FOUNDING * 32 + 1, FIRST)
BEGIN: Final = Begin(FOUNDING * 32 + 2)
FOUND: Final = Found(FOUNDING * 32 + 3)
FOUND_ROAD: Final = FoundRoad(FOUNDING * 32 + 4)

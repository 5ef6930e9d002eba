"""Science: the progress cards of one deck, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Frame, Row, Seat, row, verb, x, y
from longroad.isle.building import (
    BUILD_CITY,
    FREE_ROAD,
    can_lay_free,
    enlarge,
    lives_at,
    offer_cities,
    refuses_city,
)
from longroad.isle.fields import HEX, WHO
from longroad.isle.geometry import Hex
from longroad.isle.hands import GRAIN, ORE, affords, buy, gain
from longroad.isle.harvest import HARVESTED
from longroad.isle.knights.improvements import TRACKS, growth, may_improve
from longroad.isle.knights.knights import PROMOTE, company, corner_of, may_promote, promote
from longroad.isle.knights.progress import (
    ALCHEMY,
    CRANE,
    ENGINEERING,
    FACE_NAMES,
    INVENTION,
    IRRIGATION,
    MEDICINE,
    MINING,
    ROAD_BUILDING,
    SMITHING,
    holds,
    holds_any,
    play_card,
    played_by,
    refuses_card,
)
from longroad.isle.knights.walls import build_wall, offer_walls
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.turn import fall
from longroad.legend import VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

SCIENCE_CARDS: Final = 28
PLAY_ALCHEMY: Final = (SCIENCE_CARDS * 32 + 0) << 40
PLAY_CRANE: Final = (SCIENCE_CARDS * 32 + 1) << 40
PLAY_MINING: Final = (SCIENCE_CARDS * 32 + 2) << 40
PLAY_IRRIGATION: Final = (SCIENCE_CARDS * 32 + 3) << 40
PLAY_INVENTION: Final = (SCIENCE_CARDS * 32 + 4) << 40
PLAY_ENGINEERING: Final = (SCIENCE_CARDS * 32 + 5) << 40
PLAY_MEDICINE: Final = (SCIENCE_CARDS * 32 + 6) << 40
PLAY_SMITHING: Final = (SCIENCE_CARDS * 32 + 7) << 40
PLAY_ROAD_BUILDING: Final = (SCIENCE_CARDS * 32 + 8) << 40
TAKE_NUMBER: Final = (SCIENCE_CARDS * 32 + 9) << 40
SWAP_NUMBERS: Final = (SCIENCE_CARDS * 32 + 10) << 40
SMITH_NO_MORE: Final = (SCIENCE_CARDS * 32 + 11) << 40

#                                lumber brick wool grain ore
MEDICINE_COST: Final[Row] = row([0, 0, 0, 1, 2])  # CK-108

CARD_OF: Final = {
    PLAY_ALCHEMY: ALCHEMY,
    PLAY_CRANE: CRANE,
    PLAY_MINING: MINING,
    PLAY_IRRIGATION: IRRIGATION,
    PLAY_INVENTION: INVENTION,
    PLAY_ENGINEERING: ENGINEERING,
    PLAY_MEDICINE: MEDICINE,
    PLAY_SMITHING: SMITHING,
    PLAY_ROAD_BUILDING: ROAD_BUILDING,
}


class ScienceCards(IsleChapter):
    """CK-101 … CK-110: the cards of the science deck."""

    name: ClassVar[str] = "science cards"
    number: ClassVar[int] = SCIENCE_CARDS

    def rules(self) -> list[str]:
        return ["CK Progress cards — science"]

    def kinds(self) -> list[Kind[Any]]:
        return [CHOOSE_NUMBER, CHOOSE_OTHER_NUMBER, CHOOSE_WALL, CHOOSE_CITY, SMITH]

    def verbs(self) -> dict[int, str]:
        return {
            PLAY_ALCHEMY: "play alchemy {number} {number}",
            PLAY_CRANE: "play crane",
            PLAY_MINING: "play mining",
            PLAY_IRRIGATION: "play irrigation",
            PLAY_INVENTION: "play invention",
            PLAY_ENGINEERING: "play engineering",
            PLAY_MEDICINE: "play medicine",
            PLAY_SMITHING: "play smithing",
            PLAY_ROAD_BUILDING: "play road building",
            TAKE_NUMBER: "take number {hex}",
            SWAP_NUMBERS: "swap with {hex}",
            SMITH_NO_MORE: "smith no more",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return played_by(
            {
                PLAY_ALCHEMY: ALCHEMY,
                PLAY_CRANE: CRANE,
                PLAY_MINING: MINING,
                PLAY_IRRIGATION: IRRIGATION,
                PLAY_INVENTION: INVENTION,
                PLAY_ENGINEERING: ENGINEERING,
                PLAY_MEDICINE: MEDICINE,
                PLAY_SMITHING: SMITHING,
                PLAY_ROAD_BUILDING: ROAD_BUILDING,
            }
        )

    def events(self) -> dict[int, EventKind]:
        hexes = (HEX, EventField("other", "hex", "y"))
        return {SWAP_NUMBERS: EventKind("swapped-numbers", (WHO, *hexes), "cards")}

    def offers_early(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """CK-101: any two numbers, also a 7."""
        if not holds(s, p, ALCHEMY):
            return
        low: i64
        high: i64
        for low in range(1, 7):
            for high in range(1, 7):
                menu.add(PLAY_ALCHEMY | high << 16 | low)

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        self.offers_cards(s, p, menu)

    def offers_cards(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """Every card that would do something."""
        if not holds_any(s, p, CRANE, ROAD_BUILDING):
            return
        if holds(s, p, CRANE) and can_improve(s, p):
            menu.add(PLAY_CRANE)
        if holds(s, p, MINING) and count_yield(s, p, ORE) > 0:
            menu.add(PLAY_MINING)
        if holds(s, p, IRRIGATION) and count_yield(s, p, GRAIN) > 0:
            menu.add(PLAY_IRRIGATION)
        if holds(s, p, INVENTION) and can_swap(s):
            menu.add(PLAY_INVENTION)
        if holds(s, p, ENGINEERING) and has_choice(s, p, CHOOSE_WALL):
            menu.add(PLAY_ENGINEERING)
        if holds(s, p, MEDICINE) and affords(s, p, MEDICINE_COST) and has_choice(s, p, CHOOSE_CITY):
            menu.add(PLAY_MEDICINE)
        if holds(s, p, SMITHING) and can_promote(s, p):
            menu.add(PLAY_SMITHING)
        if holds(s, p, ROAD_BUILDING) and can_lay_free(s, p):
            menu.add(PLAY_ROAD_BUILDING)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        if verb(a) == PLAY_ALCHEMY:
            play_card(s, p, ALCHEMY)
            s.last_deed = True  # its player isn't asked to roll
            fall(s, p, x(a), y(a))
        elif a == PLAY_CRANE:
            play_card(s, p, CRANE)
            growth(s).cranes += 1
        elif a == PLAY_MINING:
            play_card(s, p, MINING)
            reap(s, p, ORE)
        elif a == PLAY_IRRIGATION:
            play_card(s, p, IRRIGATION)
            reap(s, p, GRAIN)
        elif a == PLAY_INVENTION:
            play_card(s, p, INVENTION)
            s.then(CHOOSE_NUMBER.on(p))
        elif a == PLAY_ENGINEERING:
            play_card(s, p, ENGINEERING)
            s.then(CHOOSE_WALL.on(p))
        elif a == PLAY_MEDICINE:
            play_card(s, p, MEDICINE)
            buy(s, p, MEDICINE_COST)
            s.then(CHOOSE_CITY.on(p))
        elif a == PLAY_SMITHING:
            play_card(s, p, SMITHING)
            s.then(SMITH.on(p))
        else:
            play_card(s, p, ROAD_BUILDING)
            s.then(FREE_ROAD.on(p), FREE_ROAD.on(p))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        top = s.top() >> 40
        if verb(a) == PLAY_ALCHEMY:
            return refuses_alchemy(s, p, x(a), y(a))
        face = CARD_OF.get(verb(a))
        if face is not None:
            return refuses_card(s, p, face)
        if verb(a) == TAKE_NUMBER and top == CHOOSE_NUMBER.number:
            return refuses_number(s, x(a))
        if verb(a) == SWAP_NUMBERS and top == CHOOSE_OTHER_NUMBER.number:
            return refuses_number(s, x(a)) or Reason("same-number", {"place": s.name_of("hex", x(a))})
        return None


# -- before the roll --------------------------------------------------------------------------------------


def refuses_alchemy(s: IsleState, p: Seat, low: i64, high: i64) -> Reason | None:
    if s.in_main():
        return Reason("already-rolled", {})
    if not s.before_roll():
        return None
    if not holds(s, p, ALCHEMY):
        return Reason("no-such-card", {"card": FACE_NAMES[ALCHEMY]})
    return Reason("no-such-die", {})


# -- city improvements ------------------------------------------------------------------------------------


def can_improve(s: IsleState, p: Seat) -> bool:
    """CK-102: there is a stage left that p could build, given the commodities."""
    track: i64
    for track in range(TRACKS):
        if may_improve(s, p, track):
            return True
    return False


# -- mountains and fields ---------------------------------------------------------------------------------


def count_yield(s: IsleState, p: Seat, card: Card) -> i64:
    """CK-103, CK-104: two for each hex of this kind where p has a town, as far as the bank has them."""
    n: i64 = 0
    hex: Hex
    for hex in range(s.board.hexes):
        if s.land.terrain[hex] == card and lives_at(s, p, hex):
            n += 2
    return min(n, s.hands.bank[card])


def reap(s: IsleState, p: Seat, card: Card) -> None:
    n = count_yield(s, p, card)
    gain(s, p, card, n)
    s.tell(HARVESTED | p << 32 | n << 16 | card)


# -- numbers ----------------------------------------------------------------------------------------------


def is_movable(number: i64) -> bool:
    """CK-106: not the best ones, and not the worst."""
    return 2 < number < 12 and number != 6 and number != 8


def can_swap(s: IsleState) -> bool:
    """Whether there are two numbers that differ and may be moved."""
    first: i64 = 0
    for number in s.land.number:
        if is_movable(number):
            if first == 0:
                first = number
            elif number != first:
                return True
    return False


def refuses_number(s: IsleState, hex: i64) -> Reason | None:
    if hex >= s.board.hexes:
        return Reason("no-such-place", {})
    if not is_movable(s.land.number[hex]):
        return Reason("number-stays", {"place": s.name_of("hex", hex)})
    return None


class ChooseNumber(Decision["IsleState"]):
    """CK-106: the first of two numbers to swap, wherever it lies."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        hex: Hex
        for hex in range(s.board.hexes):
            if is_movable(s.land.number[hex]):
                menu.add(TAKE_NUMBER | hex)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.then(CHOOSE_OTHER_NUMBER.on(p, x(a)))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "take-number", {}, 1, 1, False, self.ticket(s, f), None)


class ChooseOtherNumber(Decision["IsleState"]):
    """CK-106: the number that changes places with that of hex x."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        taken = s.land.number[x(f)]
        hex: Hex
        for hex in range(s.board.hexes):
            number = s.land.number[hex]
            if is_movable(number) and number != taken:
                menu.add(SWAP_NUMBERS | hex)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.land = s.land.with_swapped(x(f), x(a))
        s.tell(SWAP_NUMBERS | p << 32 | x(a) << 16 | x(f))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"place": s.name_of("hex", x(f))}
        return Prompt("hex", "swap-number", args, 1, 1, False, self.ticket(s, f), None)


# -- walls, cities, knights -------------------------------------------------------------------------------


def has_choice(s: IsleState, p: Seat, kind: Decision[IsleState]) -> bool:
    menu = Menu(8)
    kind.offers(s, kind.on(p), p, menu)
    return menu.size > 0


class ChooseWall(Decision["IsleState"]):
    """CK-107: a wall for nothing."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_walls(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        build_wall(s, p, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("corner", "free-wall", {}, 1, 1, False, self.ticket(s, f), None)


class ChooseCity(Decision["IsleState"]):
    """CK-108: a city, paid for already; the building chapter knows where (ruling 22)."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_cities(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        enlarge(s, p, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("corner", "cheap-city", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == BUILD_CITY:
            return refuses_city(s, p, x(a)) or Reason("not-now", {"action": s.text(a)})
        return super().why(s, f, p, a)


def can_promote(s: IsleState, p: Seat) -> bool:
    for knight in company(s).men:
        if may_promote(s, p, knight):
            return True
    return False


class Smith(Decision["IsleState"]):
    """CK-109: promote a knight for nothing, and then (x) a second one, or not."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        for knight in company(s).men:
            if may_promote(s, p, knight):
                menu.add(PROMOTE | corner_of(knight))
        if x(f) > 0:
            menu.add(SMITH_NO_MORE)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if a != SMITH_NO_MORE:
            promote(s, p, x(a))
            if x(f) == 0 and can_promote(s, p):
                s.then(SMITH.on(p, 1))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        purpose = "smith" if x(f) == 0 else "smith-again"
        return Prompt("corner", purpose, {}, 1, 1, False, self.ticket(s, f), None)


CHOOSE_NUMBER: Final = ChooseNumber(SCIENCE_CARDS * 32 + 0)
CHOOSE_OTHER_NUMBER: Final = ChooseOtherNumber(SCIENCE_CARDS * 32 + 1)
CHOOSE_WALL: Final = ChooseWall(SCIENCE_CARDS * 32 + 2)
CHOOSE_CITY: Final = ChooseCity(SCIENCE_CARDS * 32 + 3)
SMITH: Final = Smith(SCIENCE_CARDS * 32 + 4)

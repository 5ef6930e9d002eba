"""Seven: discards, moving the robber, stealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Sealed, Step
from longroad.core.menu import Menu
from longroad.core.words import (
    NOBODY,
    NOTHING,
    NOWHERE,
    Action,
    Card,
    Frame,
    Hex,
    Seat,
    cells,
    has,
    seat,
    verb,
    x,
)
from longroad.errors import Hidden
from longroad.isle.fields import HEX, VICTIM, WHO
from longroad.isle.geometry import DESERT, is_land
from longroad.isle.hands import HAND, UNKNOWN, bundle_of, check_open, hand_over, pay
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import Flow
from longroad.picture import Counter, Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.table import Table

ROBBERY: Final = 5
DISCARD_CARD: Final = (ROBBERY * 32 + 0) << 40
PUT_ROBBER: Final = (ROBBERY * 32 + 1) << 40
ROB: Final = (ROBBERY * 32 + 2) << 40
STOLEN: Final = (ROBBERY * 32 + 3) << 40
ROBBER_GONE: Final = (ROBBERY * 32 + 4) << 40  # an event only
THIEF_STAYS: Final = (ROBBERY * 32 + 5) << 40  # an event only


@mypyc_attr(acyclic=True, free_list_len=1)
class Robber(Slice):
    """Where the robber stands, and where it came into the game."""

    def __init__(self, at: Hex, start: Hex) -> None:
        self.at: Hex = at  # NOWHERE when it is off the board
        self.start: Hex = start  # NOWHERE until somebody has chosen, where the map leaves it open

    def copy(self) -> Robber:
        return Robber(self.at, self.start)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Robber)
        other.at = self.at
        other.start = self.start


def new_robber(map: Map) -> Robber:
    """BASE-084: it starts on the desert."""
    return Robber(map.robber, map.robber)


class Sevens(IsleChapter):
    """BASE-080, BASE-081: on a 7 the rich discard; what the roller does then, its subclasses say."""

    number: ClassVar[int] = ROBBERY

    def kinds(self) -> list[Kind[Any]]:
        return [SEVEN, DISCARD, CHOOSE_VICTIM, STEAL]

    def verbs(self) -> dict[int, str]:
        return {DISCARD_CARD: "discard {card}", ROB: "rob {seat}", STOLEN: "stolen {card}"}

    def events(self) -> dict[int, EventKind]:
        secret = EventField("card", "card", "x", known=("seat", "victim"))
        return {
            DISCARD_CARD: EventKind(
                "discarded",
                (WHO, EventField("cards", "cards", 1)),
                "attack",
                flow=(Flow("discarded", "cards", giver="seat"),),
            ),
            STOLEN: EventKind(
                "stole",
                (WHO, VICTIM, secret),
                "attack",
                tone="robbed",
                flow=(Flow("taken", "card", giver="victim", taker="seat"),),
            ),
            THIEF_STAYS: EventKind("thief-stays", (), "attack"),
        }

    def hand_limit(self, s: Table, p: Seat) -> i64:
        return 7

    def on_seven(self, s: Table, p: Seat) -> Frame:
        return SEVEN.on(p)

    def bring_robber(self, s: Table, p: Seat, todo: Menu) -> None:
        """CK-041: the robber comes to the board, by a deed of p; here there is none."""

    def refuses(self, s: Table, p: Seat, a: int) -> Reason | None:
        kind = s.top() >> 40
        if verb(a) == DISCARD_CARD and kind == DISCARD.number and x(a) < s.hands.kinds:
            return Reason("card-not-held", {"card": s.name_of("card", x(a))})
        return None

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        card: Card
        for card in range(s.hands.kinds):
            if p >= 0 and len(s.hands.aside) > 0 and s.hands.aside[p * HAND + card] > 0:
                name = f"laid aside {s.name_of('card', card)}"
                picture.counters.append(Counter(name, int(p), int(s.hands.aside[p * HAND + card])))


class Robbery(Sevens):
    """BASE-080 … BASE-085: on a 7 the rich discard and the robber moves."""

    name: ClassVar[str] = "robber"

    def kinds(self) -> list[Kind[Any]]:
        return [*super().kinds(), MOVE_ROBBER, START_ROBBER, FLEE, CHOOSE_REFUGE]

    def verbs(self) -> dict[int, str]:
        return {**super().verbs(), PUT_ROBBER: "move robber {hex}"}

    def events(self) -> dict[int, EventKind]:
        moved = EventKind("moved-robber", (WHO, HEX), "attack")
        return {**super().events(), PUT_ROBBER: moved, ROBBER_GONE: EventKind("robber-gone", (), "attack")}

    def on_knight(self, s: Table, p: Seat) -> Frame:
        return MOVE_ROBBER.on(p)

    def after_discards(self, s: Table, p: Seat) -> Frame:
        """BASE-082: as with a knight."""
        return self.on_knight(s, p)

    def before_founding(self, s: Table, p: Seat, todo: Menu) -> None:
        """SEA-014: where the map leaves it open, the starting player chooses where the robber stands, unless
        it comes later (CK-155).
        """
        if len(s.map.robber_choices) > 0 and s.rules.may_move_thief(s, p):
            todo.add(START_ROBBER.on(p))

    def bring_robber(self, s: Table, p: Seat, todo: Menu) -> None:
        """CK-041, CK-149, CK-155: to where it would have started (ruling 18); p may choose among several."""
        if len(s.map.robber_choices) > 0:
            todo.add(START_ROBBER.on(p))
        elif s.robber.start != NOWHERE:
            s.robber.at = s.robber.start
            s.tell(PUT_ROBBER | p << 32 | s.robber.at)

    def refuge(self, s: Table, p: Seat, hexes: Menu) -> None:
        """A desert."""
        h: Hex
        for h in range(s.board.hexes):
            if s.land.terrain[h] == DESERT:
                hexes.add(h)

    def refuses(self, s: Table, p: Seat, a: int) -> Reason | None:
        kind = s.top() >> 40
        moving = kind == MOVE_ROBBER.number or kind == s.rules.knight.on_knight(s, p) >> 40
        if verb(a) == PUT_ROBBER and moving:
            return refuses_robber(s, x(a))
        return super().refuses(s, p, a)

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        place = s.name_of("hex", s.robber.at) if s.robber.at != NOWHERE else ""
        picture.pieces.append(Piece("robber", None, place))
        super().on_shown(s, p, picture)


class NoRobber(Sevens):
    """SEA-178, TB-BA-65: there is no robber; after the discards the roller draws a card of anybody."""

    name: ClassVar[str] = "no robber"

    def kinds(self) -> list[Kind[Any]]:
        return [*super().kinds(), ROB_ANYBODY]

    def after_discards(self, s: Table, p: Seat) -> Frame:
        return ROB_ANYBODY.on(p)


class Seven(Step["Table"]):
    """BASE-080 … BASE-082: nobody produces; the rich discard, then the robber moves, where there is one."""

    def run(self, s: Table, f: Frame) -> None:
        rich: i64 = 0
        q: Seat
        for q in range(s.seats):
            if s.hands.held[q] > s.rules.hand_limit(s, q):
                rich |= 1 << q
        then: Frame = NOTHING
        if s.rules.may_move_thief(s, seat(f)):
            then = s.rules.thief.after_discards(s, seat(f))
        else:
            s.tell(THIEF_STAYS)  # CK-040
        if rich == 0:
            if then != NOTHING:
                s.then(then)
        else:
            s.then(DISCARD.begin(s, seat(f), rich), then)


class LayAside(Sealed["Table"]):
    """Everybody lays as many cards aside as they must, of their own choice; shown when all have chosen.

    Its subclasses say how many, what becomes of them, and what the question is.
    """

    def __init__(self, number: i64, word: Action) -> None:
        super().__init__(number)
        self.word: Action = word  # the verb; its operand is the card

    def begin(self, s: Table, p: Seat, seats: i64) -> Frame:
        """Because of p this set of seats has to choose; nothing is aside yet."""
        s.hands.aside = cells(s.owners * HAND)
        return self.on(p, seats)

    def due(self, s: Table, p: Seat) -> i64:
        """How many cards p lays aside in all."""
        raise NotImplementedError

    def carry_out(self, s: Table, f: Frame) -> None:
        """All have chosen."""
        raise NotImplementedError

    def left(self, s: Table, p: Seat) -> i64:
        """How many cards p has still to choose."""
        left = self.due(s, p)
        card: Card
        for card in range(s.hands.kinds):
            left -= s.hands.aside[p * HAND + card]
        return left

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        hands = s.hands
        card: Card
        for card in range(hands.kinds):
            if hands.hand[p * HAND + card] > hands.aside[p * HAND + card]:
                menu.add(self.word | card)

    def note(self, s: Table, f: Frame, p: Seat, a: Action) -> bool:
        s.hands.aside[p * HAND + x(a)] += 1
        if self.left(s, p) > 0:
            return False
        s.hands.aside[p * HAND + UNKNOWN] = self.due(s, p)  # everybody sees that p is done
        return True

    def reveal(self, s: Table, f: Frame) -> None:
        q: Seat
        for q in range(s.seats):
            if s.viewer != NOBODY and q != s.viewer and s.hands.aside[q * HAND + UNKNOWN] > 0:
                raise Hidden("What others lay aside is hidden in this view; guess first.")
        self.carry_out(s, f)
        s.hands.aside = cells(0)

    def suggests(self, s: Table, f: Frame, p: Seat) -> Action:
        """What one has most of."""
        best: i64 = 0
        choice: Action = NOTHING
        card: Card
        for card in range(s.hands.kinds):
            n = s.hands.hand[p * HAND + card] - s.hands.aside[p * HAND + card]
            if n > best:
                best = n
                choice = self.word | card
        return choice


class Discard(LayAside):
    """BASE-081: half the hand, rounded down, goes to the bank."""

    def due(self, s: Table, p: Seat) -> i64:
        return s.hands.held[p] // 2

    def carry_out(self, s: Table, f: Frame) -> None:
        hands = s.hands
        q: Seat
        card: Card
        for q in range(s.seats):
            if s.hearing and bundle_of(hands.aside, q * HAND, hands.kinds) != 0:
                s.tell(DISCARD_CARD | q << 32)
                s.tell(bundle_of(hands.aside, q * HAND, hands.kinds))
            for card in range(hands.kinds):
                n = hands.aside[q * HAND + card]
                if n > 0:
                    pay(s, q, card, n)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        left = int(self.left(s, p))
        return Prompt("bundle", "discard", {"count": left}, left, left, False, self.ticket(s, f), None)


class MoveRobber(Decision["Table"]):
    """BASE-082: to any other land hex, also the desert."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        offer_robber(s, p, menu)
        if menu.size == 0:
            offer_fallback(s, p, menu)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))
        rob_somebody(s, p, victims_at(s, p, x(a)), CHOOSE_VICTIM)

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "move-robber", {}, 1, 1, False, self.ticket(s, f), None)


def offer_robber(s: Table, p: Seat, menu: Menu) -> None:
    """BASE-082, SEA-044: any other land hex, also overseas, unless a chapter forbids it."""
    hex: Hex = 0
    at = s.robber.at
    for terrain in s.land.terrain:
        if hex != at and is_land(terrain) and s.rules.may_rob(s, p, hex):
            menu.add(PUT_ROBBER | hex)
        hex += 1


def refuses_robber(s: Table, hex: i64) -> Reason:
    """Why the robber can't be moved here by somebody who moves it."""
    if hex >= s.board.hexes + s.board.rim:
        return Reason("no-such-place", {})
    place = s.name_of("hex", hex)
    if hex >= s.board.hexes or not is_land(s.land.terrain[hex]):
        return Reason("robber-off-land", {"place": place})
    return Reason("robber-stays" if hex == s.robber.at else "forbidden-here", {"place": place})


def offer_fallback(s: Table, p: Seat, menu: Menu) -> None:
    """TB-FR-05: where everything is forbidden the robber goes home, or stays there."""
    hexes = Menu(8)
    s.rules.haven.refuge(s, p, hexes)
    k: i64
    for k in range(hexes.size):
        menu.add(PUT_ROBBER | hexes.items[k])
    if menu.size > 0:
        return
    hex: Hex
    for hex in range(s.board.hexes):
        if hex != s.robber.at and is_land(s.land.terrain[hex]):
            menu.add(PUT_ROBBER | hex)


def offer_refuge(s: Table, p: Seat, menu: Menu) -> None:
    """TB-2P-21, SEA-146: where the robber can be driven to; never to where it may not stand."""
    hexes = Menu(8)
    s.rules.haven.refuge(s, p, hexes)
    k: i64
    for k in range(hexes.size):
        if s.rules.may_rob(s, p, hexes.items[k]):
            menu.add(PUT_ROBBER | hexes.items[k])


def is_at_large(s: Table) -> bool:
    """TB-2P-21: the robber stands on the board, and not in a desert."""
    return s.robber.at != NOWHERE and s.land.terrain[s.robber.at] != DESERT


class Flee(Step["Table"]):
    """TB-2P-21, TB-CO-41: the robber is driven off, to a desert or off the board; nobody is robbed."""

    def run(self, s: Table, f: Frame) -> None:
        places = Menu(8)
        offer_refuge(s, seat(f), places)
        if places.size > 1:
            s.then(CHOOSE_REFUGE.on(seat(f)))
        elif places.size == 1:
            CHOOSE_REFUGE.apply(s, f, seat(f), places.items[0])
        else:
            s.robber.at = NOWHERE
            s.tell(ROBBER_GONE)


class ChooseRefuge(Decision["Table"]):
    """TB-CO-41: the desert of one's own choice."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        offer_refuge(s, p, menu)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "choose-refuge", {}, 1, 1, False, self.ticket(s, f), None)


def rob_somebody(s: Table, p: Seat, victims: i64, choose: ChooseVictim) -> None:
    """BASE-083: one victim is robbed at once; among several p chooses."""
    q: Seat
    if victims & (victims - 1) != 0:
        s.then(choose.on(p, victims))
    else:
        for q in range(s.seats):
            if victims == 1 << q:
                s.then(choose.theft.on(p, q))


class ChooseVictim(Decision["Table"]):
    """x is the set of seats that can be robbed, one bit each; `theft` takes something from one of them."""

    def __init__(self, number: i64, theft: Kind[Table]) -> None:
        super().__init__(number)
        self.theft = theft

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        q: Seat
        for q in range(s.seats):
            if has(x(f), q):
                menu.add(ROB | q)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        s.then(self.theft.on(p, x(a)))

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("player", "rob", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: Table, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == ROB and x(a) < s.seats:
            return Reason("no-victim", {"victim": s.book.names[x(a)]})
        return super().why(s, f, p, a)


class Steal(Chance["Table"]):
    """One card of seat x, drawn blindly."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        q = x(f)
        check_open(s, q)
        card: Card
        for card in range(s.hands.kinds):
            menu.weigh(STOLEN | card, s.hands.hand[q * HAND + card])

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        hand_over(s, x(f), seat(f), x(a), 1)
        s.tell(STOLEN | seat(f) << 32 | x(f) << 16 | x(a))


def victims_at(s: Table, p: Seat, hex: Hex) -> i64:
    """Everybody but p who lives at this hex and holds a card, one bit each."""
    found: i64 = 0
    for corner in s.board.corners_of[hex]:
        q = s.towns.owner[corner]
        if q >= 0 and q != p and q < s.seats and s.hands.held[q] > 0:
            found |= 1 << q
    return found


class RobAnybody(Step["Table"]):
    """SEA-178: one card of any opponent, wherever they live."""

    def run(self, s: Table, f: Frame) -> None:
        victims: i64 = 0
        q: Seat
        for q in range(s.seats):
            if q != seat(f) and s.hands.held[q] > 0:
                victims |= 1 << q
        rob_somebody(s, seat(f), victims, CHOOSE_VICTIM)


class StartRobber(Decision["Table"]):
    """SEA-014: one of the places the map leaves open; nobody is robbed."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        for hex in s.map.robber_choices:
            menu.add(PUT_ROBBER | hex)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.robber.start = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "start-robber", {}, 1, 1, False, self.ticket(s, f), None)


SEVEN: Final = Seven(ROBBERY * 32 + 0)
DISCARD: Final = Discard(ROBBERY * 32 + 1, DISCARD_CARD)
MOVE_ROBBER: Final = MoveRobber(ROBBERY * 32 + 2)
STEAL: Final = Steal(ROBBERY * 32 + 4)
CHOOSE_VICTIM: Final = ChooseVictim(ROBBERY * 32 + 3, STEAL)
START_ROBBER: Final = StartRobber(ROBBERY * 32 + 5)
FLEE: Final = Flee(ROBBERY * 32 + 6)
CHOOSE_REFUGE: Final = ChooseRefuge(ROBBERY * 32 + 7)
ROB_ANYBODY: Final = RobAnybody(ROBBERY * 32 + 12)

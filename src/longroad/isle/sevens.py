"""Seven: discards, and drawing a card of somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Sealed, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOTHING, Action, Card, Frame, Seat, cells, has, seat, verb, x
from longroad.errors import Hidden
from longroad.isle.fields import VICTIM, WHO
from longroad.isle.hands import HAND, UNKNOWN, bundle_of, check_open, hand_over, pay
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.plain_picture import IslePicture
from longroad.legend import CounterKind, Flow
from longroad.picture import Counter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

SEVENS: Final = 5
DISCARD_CARD: Final = (SEVENS * 32 + 0) << 40
ROB: Final = (SEVENS * 32 + 2) << 40
STOLEN: Final = (SEVENS * 32 + 3) << 40
THIEF_STAYS: Final = (SEVENS * 32 + 5) << 40  # an event only

NO_ROBBER: Final = 32

USUAL_LIMIT: Final = 7  # BASE-081: so many cards in hand are not too many


class Sevens(IsleChapter):
    """BASE-080, BASE-081: on a 7 nobody produces and the rich discard; what the roller does then is asked."""

    name: ClassVar[str] = "sevens"
    number: ClassVar[int] = SEVENS

    def rules(self) -> list[str]:
        return ["BASE Seven and the robber"]

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

    def hand_limit(self, s: IsleState, p: Seat) -> i64:
        return USUAL_LIMIT

    def counters(self) -> dict[str, CounterKind]:
        return {"hand limit": CounterKind("panel", role="safe-hand")}

    def on_seven(self, s: IsleState, p: Seat) -> Frame:
        return SEVEN.on(p)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if verb(a) == DISCARD_CARD and s.top() >> 40 == DISCARD.number and x(a) < s.hands.kinds:
            return Reason("card-not-held", {"card": s.name_of("card", x(a))})
        return None

    def on_shown(self, s: IsleState, p: Seat, picture: IslePicture) -> None:
        card: Card
        for card in range(s.hands.kinds):
            if p >= 0 and len(s.hands.aside) > 0 and s.hands.aside[p * HAND + card] > 0:
                picture.aside[s.name_of("card", card)] = int(s.hands.aside[p * HAND + card])
        q: Seat
        for q in range(s.seats):
            limit = s.rules.hand_limit(s, q)
            if limit != USUAL_LIMIT:
                picture.counters.append(Counter("hand limit", int(q), int(limit)))


class NoRobber(IsleChapter):
    """SEA-178, TB-BA-65: there is no robber; after the discards the roller draws a card of anybody."""

    name: ClassVar[str] = "no robber"
    number: ClassVar[int] = NO_ROBBER

    def kinds(self) -> list[Kind[Any]]:
        return [ROB_ANYBODY]

    def on_begin(self, s: IsleState) -> None:
        """One that a map of one's own names anyway stands there for good, and its hex produces nothing."""
        s.robber.at = s.map.robber

    def after_discards(self, s: IsleState, p: Seat) -> Frame:
        return ROB_ANYBODY.on(p)


class Seven(Step["IsleState"]):
    """BASE-080 … BASE-082: nobody produces; the rich discard, then the roller robs somebody."""

    def run(self, s: IsleState, f: Frame) -> None:
        rich: i64 = 0
        q: Seat
        for q in range(s.seats):
            if s.hands.held[q] > s.rules.hand_limit(s, q):
                rich |= 1 << q
        then: Frame = NOTHING
        if not s.rules.forbids_thief(s, seat(f)):
            then = s.rules.after_discards(s, seat(f))
        else:
            s.tell(THIEF_STAYS)  # CK-040
        if rich == 0:
            if then != NOTHING:
                s.then(then)
        else:
            s.then(DISCARD.begin(s, seat(f), rich), then)


class LayAside(Sealed["IsleState"]):
    """Everybody lays as many cards aside as they must, of their own choice; shown when all have chosen.

    Its subclasses say how many, what becomes of them, and what the question is.
    """

    def __init__(self, number: i64, verb: Action) -> None:
        super().__init__(number)
        self.verb: Action = verb  # its operand is the card

    def begin(self, s: IsleState, p: Seat, seats: i64) -> Frame:
        """Because of p this set of seats has to choose; nothing is aside yet."""
        s.hands.aside = cells(s.owners * HAND)
        return self.on(p, seats)

    def due(self, s: IsleState, p: Seat) -> i64:
        """How many cards p lays aside in all."""
        raise NotImplementedError

    def carry_out(self, s: IsleState, f: Frame) -> None:
        """All have chosen."""
        raise NotImplementedError

    def left(self, s: IsleState, p: Seat) -> i64:
        """How many cards p has still to choose."""
        left = self.due(s, p)
        card: Card
        for card in range(s.hands.kinds):
            left -= s.hands.aside[p * HAND + card]
        return left

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        hands = s.hands
        card: Card
        for card in range(hands.kinds):
            if hands.hand[p * HAND + card] > hands.aside[p * HAND + card]:
                menu.add(self.verb | card)

    def note(self, s: IsleState, f: Frame, p: Seat, a: Action) -> bool:
        s.hands.aside[p * HAND + x(a)] += 1
        if self.left(s, p) > 0:
            return False
        s.hands.aside[p * HAND + UNKNOWN] = self.due(s, p)  # everybody sees that p is done
        return True

    def reveal(self, s: IsleState, f: Frame) -> None:
        q: Seat
        for q in range(s.seats):
            if s.viewer != NOBODY and q != s.viewer and s.hands.aside[q * HAND + UNKNOWN] > 0:
                raise Hidden("What others lay aside is hidden in this view; guess first.")
        self.carry_out(s, f)
        s.hands.aside = cells(0)

    def suggests(self, s: IsleState, f: Frame, p: Seat) -> Action:
        """What one has most of."""
        best: i64 = 0
        choice: Action = NOTHING
        card: Card
        for card in range(s.hands.kinds):
            n = s.hands.hand[p * HAND + card] - s.hands.aside[p * HAND + card]
            if n > best:
                best = n
                choice = self.verb | card
        return choice


class Discard(LayAside):
    """BASE-081: half the hand, rounded down, goes to the bank."""

    def due(self, s: IsleState, p: Seat) -> i64:
        return s.hands.held[p] // 2

    def carry_out(self, s: IsleState, f: Frame) -> None:
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

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        left = int(self.left(s, p))
        return Prompt("bundle", "discard", {"count": left}, left, left, False, self.ticket(s, f), None)


def rob_somebody(s: IsleState, p: Seat, victims: i64, choose: ChooseVictim) -> None:
    """BASE-083: one victim is robbed at once; among several p chooses."""
    frame = theft_from(s, p, victims, choose)
    if frame != NOTHING:
        s.then(frame)


def theft_from(s: IsleState, p: Seat, victims: i64, choose: ChooseVictim) -> Frame:
    """What p does with so many who can be robbed; NOTHING if there is nobody."""
    if victims & (victims - 1) != 0:
        return choose.on(p, victims)
    q: Seat
    for q in range(s.seats):
        if victims == 1 << q:
            return choose.theft.on(p, q)
    return NOTHING


class ChooseVictim(Decision["IsleState"]):
    """x is the set of seats that can be robbed, one bit each; `theft` takes something from one of them."""

    def __init__(self, number: i64, theft: Kind[IsleState]) -> None:
        super().__init__(number)
        self.theft = theft

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q: Seat
        for q in range(s.seats):
            if has(x(f), q):
                menu.add(ROB | q)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.then(self.theft.on(p, x(a)))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("player", "rob", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == ROB and x(a) < s.seats:
            return Reason("no-victim", {"victim": s.book.names[x(a)]})
        return super().why(s, f, p, a)


class Steal(Chance["IsleState"]):
    """One card of seat x, drawn blindly; `verb` says and tells which."""

    def __init__(self, number: i64, verb: Action) -> None:
        super().__init__(number)
        self.verb: Action = verb

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q = x(f)
        check_open(s, q)
        card: Card
        for card in range(s.hands.kinds):
            menu.weigh(self.verb | card, s.hands.hand[q * HAND + card])

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        hand_over(s, x(f), seat(f), x(a), 1)
        s.tell(self.verb | seat(f) << 32 | x(f) << 16 | x(a))


def holders(s: IsleState) -> i64:
    """Everybody who holds a card, one bit each."""
    found: i64 = 0
    q: Seat
    for q in range(s.seats):
        if s.hands.held[q] > 0:
            found |= 1 << q
    return found


class RobAnybody(Step["IsleState"]):
    """SEA-178: one card of any opponent, wherever they live."""

    def run(self, s: IsleState, f: Frame) -> None:
        rob_somebody(s, seat(f), holders(s) & ~(1 << seat(f)), CHOOSE_VICTIM)


SEVEN: Final = Seven(SEVENS * 32 + 0)
DISCARD: Final = Discard(SEVENS * 32 + 1, DISCARD_CARD)
STEAL: Final = Steal(SEVENS * 32 + 4, STOLEN)
CHOOSE_VICTIM: Final = ChooseVictim(SEVENS * 32 + 3, STEAL)
ROB_ANYBODY: Final = RobAnybody(NO_ROBBER * 32 + 0)

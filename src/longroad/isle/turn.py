"""The turn, from the roll to the next player, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOTHING, Action, Frame, Seat, has, seat, x, y
from longroad.errors import Hidden
from longroad.isle.fields import WHO
from longroad.isle.harvest import HARVEST
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

TURN: Final = 1
ROLL: Final = (TURN * 32 + 0) << 40
ROLLED: Final = (TURN * 32 + 1) << 40
END: Final = (TURN * 32 + 2) << 40
BEGAN: Final = (TURN * 32 + 3) << 40  # these are events only
WON: Final = (TURN * 32 + 4) << 40
DRAWN_OUT: Final = (TURN * 32 + 5) << 40


class Turn(IsleChapter):
    """BASE-030, BASE-100, BASE-102: roll, then act; enough points on one's own turn win."""

    name: ClassVar[str] = "turn"
    number: ClassVar[int] = TURN

    def __init__(self, options: dict[str, str] | None = None) -> None:
        super().__init__(options)
        self.most_rounds: i64 = int(self.chosen["rounds"])

    def rules(self) -> list[str]:
        return ["BASE Components and board", "BASE Turn", "BASE End"]

    def options(self) -> list[Option]:
        return [Option("rounds", (), "500", numeric=(1, 9999))]

    def kinds(self) -> list[Kind[Any]]:
        return [START, BEFORE_ROLL, DICE, MAIN, AFTER_MAIN, END_TURN]

    def verbs(self) -> dict[int, str]:
        return {ROLL: "roll", ROLLED: "rolled {number} {number}", END: "end turn"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {ROLL: VerbKind("roll"), END: VerbKind("end")}

    def events(self) -> dict[int, EventKind]:
        return {
            BEGAN: EventKind("turn", (WHO, EventField("round", "number", 1)), "dice", role="turn"),
            ROLLED: EventKind(
                "rolled",
                (WHO, EventField("low", "number", "x"), EventField("high", "number", "y")),
                "dice",
                role="roll",
            ),
            WON: EventKind("won", (WHO, EventField("points", "number", "x")), "table", role="end"),
            DRAWN_OUT: EventKind("no-winner", (EventField("rounds", "number", "x"),), "table", role="end"),
        }

    def target(self, s: IsleState, p: Seat) -> i64:
        """BASE-100, SEA-060: ten, or as many as the map says."""
        return s.map.points

    def opening(self, s: IsleState, todo: Menu) -> None:
        s.last_turn = self.most_rounds * s.seats

    def judge(self, s: IsleState) -> None:
        """BASE-100, BASE-101: whose turn it is wins with enough points, hidden ones counted."""
        p = s.turn
        if p < 0:
            return
        rules = s.rules
        if s.viewer != NOBODY and p != s.viewer and may_win_unseen(s, p):
            raise Hidden(f"{s.book.names[p]} may have won by cards that are hidden in this view.")
        if rules.points(s, p) >= rules.target(s, p) and not rules.forbids_win(s, p):
            s.win(p, WON)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if a == END and s.before_roll():
            return Reason("roll-first", {}, "anywhere")
        if a == ROLL and s.in_main():
            return Reason("already-rolled", {})
        return None


def may_win_unseen(view: IsleState, p: Seat) -> bool:
    """Whether what a view hides could be the points p lacks."""
    rules = view.rules
    unseen = rules.unseen_points(view, p)
    lacks = rules.target(view, p) - rules.public_points(view, p)
    return unseen > 0 and unseen >= lacks and not rules.forbids_win(view, p)


class Start(Step["IsleState"]):
    """A turn of a player begins, unless the game has lasted too long (BASE-102)."""

    def run(self, s: IsleState, f: Frame) -> None:
        if s.turns == s.last_turn:
            s.tell(DRAWN_OUT | s.turns // s.seats)
            s.end()
            return
        p = seat(f)
        s.turn = p
        s.turns += 1
        s.rescore()
        if s.hearing:
            s.tell(BEGAN | p << 32)
            s.tell((s.turns - 1) // s.seats + 1)
        for c in s.rules.on_turn:
            c.on_turn(s, p)
        s.push(END_TURN.on(p))
        if len(s.rules.after_main) > 0:
            s.push(AFTER_MAIN.on(p))
        s.push(MAIN.on(p))
        k: i64
        for k in range(s.rules.rolls(s, p), -1, -1):
            s.push(BEFORE_ROLL.on(p, k))


class BeforeRoll(Decision["IsleState"]):
    """BASE-030, BASE-033: roll, or do first what may be done before."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        menu.add(ROLL)
        for c in s.rules.offers_early:
            c.offers_early(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if a == ROLL:
            throw = s.rules.throw(s, p)
            s.then(DICE.on(p) if throw == NOTHING else throw)
        else:
            do_and_ask_again(s, f, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("option", "roll", {}, 1, 1, False, self.ticket(s, f), None, role="turn")

    def suggests(self, s: IsleState, f: Frame, p: Seat) -> Action:
        return ROLL

    def safe(self, s: IsleState, f: Frame, p: Seat) -> Action:
        return ROLL


class Dice(Chance["IsleState"]):
    """Two dice; a sum that a chapter forbids is rolled again (BASE-202)."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        forbidden = s.rules.forbids_rolls(s, seat(f))
        low: i64
        high: i64
        for low in range(1, 7):
            for high in range(1, 7):
                if not has(forbidden, low + high):
                    menu.weigh(ROLLED | high << 16 | low, 1)

    def total(self, s: IsleState, f: Frame) -> i64:
        return 36 if s.rules.forbids_rolls(s, seat(f)) == 0 else 0

    def nth(self, s: IsleState, f: Frame, k: i64) -> Action:
        return ROLLED | (1 + k % 6) << 16 | (1 + k // 6)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        fall(s, seat(f), x(a), y(a))


def fall(s: IsleState, roller: Seat, low: i64, high: i64) -> None:
    """The dice of the roller show these: what comes before the harvest, then the harvest or a 7."""
    s.dice = high << 16 | low
    s.tell(ROLLED | roller << 32 | s.dice)
    for c in s.rules.on_rolled:
        c.on_rolled(s, roller, low, high)
    if low + high == 7:
        s.then(s.rules.on_seven(s, roller))
    else:
        s.then(HARVEST.on(roller, low + high))
    if len(s.rules.before_harvest) > 0:
        todo = Menu(8)
        for c in s.rules.before_harvest:
            c.before_harvest(s, roller, low, high, todo)
        s.then_all(todo)


def do_and_ask_again(s: IsleState, f: Frame, p: Seat, a: Action) -> None:
    """p does something; what follows from it comes first, then the same question, unless it was the last
    deed.
    """
    at = s.depth
    s.then(f)
    s.rules.owner[a >> 40].do(s, p, a)
    if s.last_deed:
        s.last_deed = False
        s.take_off(at)


class Main(Decision["IsleState"]):
    """BASE-030, BASE-031: trade and build as one likes. What others may do meanwhile answers no question."""

    def may_speak(self, s: IsleState, f: Frame, p: Seat) -> bool:
        if len(s.rules.offers_aside) == 0:
            return False
        menu = Menu(32)
        self.offers(s, f, p, menu)
        return menu.size > 0

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        if p != seat(f):
            for c in s.rules.offers_aside:
                c.offers_aside(s, p, menu)
            return
        menu.add(END)
        for c in s.rules.offers:
            c.offers(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if p != seat(f):
            s.questions -= 1
            s.then(f)
            s.rules.owner[a >> 40].do_aside(s, p, a)
        elif a != END:
            do_and_ask_again(s, f, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        if p == seat(f):
            return Prompt("option", "main", {}, 0, 99, False, self.ticket(s, f), None, True, role="turn")
        for c in s.rules.offers_aside:
            if c.is_speaking(s, p):
                ticket = self.ticket(s, f)
                return Prompt("bundle", "compose-aside", {}, 2, 99, True, ticket, None, role="draft-aside")
        return Prompt("option", "aside", {}, 0, 99, True, self.ticket(s, f), None, role="aside")

    def suggests(self, s: IsleState, f: Frame, p: Seat) -> Action:
        return END

    def safe(self, s: IsleState, f: Frame, p: Seat) -> Action:
        return END


class AfterMain(Step["IsleState"]):
    """What chapters have to do after trading and building, before the turn ends."""

    def run(self, s: IsleState, f: Frame) -> None:
        todo = Menu(8)
        for c in s.rules.after_main:
            c.after_main(s, seat(f), todo)
        s.then_all(todo)


class EndTurn(Step["IsleState"]):
    """BASE-030: play passes to the left, unless the last deed of the turn has won the game (SEA-181)."""

    def run(self, s: IsleState, f: Frame) -> None:
        if s.scored:
            s.scored = False
            s.judge()
            if s.over:
                return
        left = seat(f) + 1
        s.push(START.on(left if left < s.seats else 0))
        if len(s.rules.between_turns) > 0:
            todo = Menu(8)
            for c in s.rules.between_turns:
                c.between_turns(s, seat(f), todo)
            s.then_all(todo)


START: Final = Start(TURN * 32 + 0)
BEFORE_ROLL: Final = BeforeRoll(TURN * 32 + 1)
DICE: Final = Dice(TURN * 32 + 2)
MAIN: Final = Main(TURN * 32 + 3)
END_TURN: Final = EndTurn(TURN * 32 + 4)
AFTER_MAIN: Final = AfterMain(TURN * 32 + 5)

"""What can wait on the agenda: steps, decisions, sealed and open choices, and chance.

A kind of frame is one stateless object; what lies on the agenda is a packed number made by `on`:
the kind's number, a seat and two numbers. So a frame never changes and copying an agenda copies a row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from longroad.core.edge import Prompt, Reason
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Seat, has, seat, x

if TYPE_CHECKING:
    from longroad.core.state import State

S = TypeVar("S", bound="State")

RUNS: Final = 0
ASKS: Final = 1
ROLLS: Final = 2
SEALS: Final = 3
OPENS: Final = 4

PLAY: Final = 0  # the dealer's streams: how the game goes on
FIRST: Final = 1  # who begins
BOARD: Final = 2  # what is set up before the game: the board
BOTS: Final = 3  # what chance players do


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """A kind of frame. Its number is part of saved games: never reuse one."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.head: i64 = number << 40
        self.mode: i64 = RUNS
        self.whole: bool = True  # one action answers it; else it counts as answered when the kind says so
        self.stream: i64 = PLAY

    def on(self, p: Seat = 0, x: i64 = 0, y: i64 = 0) -> Frame:
        return self.head | p << 32 | y << 16 | x

    def run(self, s: S, f: Frame) -> None:
        raise NotImplementedError

    def offers(self, s: S, f: Frame, p: Seat, menu: Menu) -> None:
        """List what seat p may choose; at chance, what may come and its weight."""
        raise NotImplementedError

    def apply(self, s: S, f: Frame, p: Seat, a: Action) -> None:
        """Carry out what p chose. The frame is off the agenda by now; to go on, push it again."""
        raise NotImplementedError

    def asks(self, s: S, f: Frame, p: Seat) -> Prompt:
        """What a person is asked here."""
        return Prompt("option", "choose", {}, 1, 1, False, self.ticket(s, f), None)

    def suggests(self, s: S, f: Frame, p: Seat) -> Action:
        """A harmless answer for somebody in a hurry, or NOTHING for the first on the menu."""
        return NOTHING

    def safe(self, s: S, f: Frame, p: Seat) -> Action:
        """What is done for somebody who doesn't answer; NOTHING where a bot has to choose for them."""
        return NOTHING

    def why(self, s: S, f: Frame, p: Seat, a: Action) -> Reason:
        """Why `a` is not on p's menu: the chapter that owns the verb knows best."""
        return s.book.why_not(s, p, a)

    def may_speak(self, s: S, f: Frame, p: Seat) -> bool:
        """Whether p, though nobody waits for it, may do something here."""
        return False

    def ticket(self, s: S, f: Frame) -> str:
        """Tells this question from every other that a game may ask, so that late answers are noticed."""
        return f"{s.questions}.{self.number}"

    def total(self, s: S, f: Frame) -> i64:
        """Sum of the weights where outcomes need not be listed to draw one, else 0."""
        return 0

    def nth(self, s: S, f: Frame, k: i64) -> Action:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Kind[S]):
    """Runs by itself as soon as it is on top: fill in `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Kind[S]):
    """Waits for its seat to choose: fill in `offers`, `apply` and `asks`."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.mode = ASKS


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Kind[S]):
    """Waits for nature: fill in `offers` (with weights) and `apply`."""

    def __init__(self, number: i64, stream: i64 = PLAY) -> None:
        super().__init__(number)
        self.mode = ROLLS
        self.stream = stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Kind[S]):
    """Waits for all seats in the bits of x; nothing happens, and nobody knows, before the last has chosen.

    Fill in `offers`, `note` (write down one choice; say whether the seat is done) and `reveal`.
    """

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.mode = SEALS
        self.whole = False

    def note(self, s: S, f: Frame, p: Seat, a: Action) -> bool:
        raise NotImplementedError

    def reveal(self, s: S, f: Frame) -> None:
        raise NotImplementedError

    def apply(self, s: S, f: Frame, p: Seat, a: Action) -> None:
        g = f
        if self.note(s, f, p, a):
            g = f & ~(1 << p)
        if x(g) == 0:
            s.questions += 1
            self.reveal(s, g)
        else:
            s.then(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(Kind[S]):
    """Waits for all seats in the bits of x; answers are seen as they come, and the asker may close it.

    Fill in `offers`, `note`, and `close`, which runs when nobody is waited for any more.
    """

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.mode = OPENS
        self.whole = False

    def note(self, s: S, f: Frame, p: Seat, a: Action) -> bool:
        raise NotImplementedError

    def close(self, s: S, f: Frame) -> None:
        raise NotImplementedError

    def may_speak(self, s: S, f: Frame, p: Seat) -> bool:
        return p == seat(f)

    def apply(self, s: S, f: Frame, p: Seat, a: Action) -> None:
        g = f
        if p == seat(f):
            g = f & ~0xFFFF
        elif self.note(s, f, p, a):
            g = f & ~(1 << p)
        if x(g) == 0:
            s.questions += 1
            self.close(s, g)
        else:
            s.then(g)


def first_asked(bits: i64, start: Seat, seats: i64) -> Seat:
    """The first seat of a set, clockwise from the one whose turn it is."""
    k: i64
    for k in range(seats):
        q = (start + k) % seats
        if has(bits, q):
            return q
    return start

"""A game in progress: slices, the agenda of frames, and everything one may ask of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longroad.core import notation
from longroad.core.chapter import Book, Slice, Slices
from longroad.core.edge import Event, Prompt, Reason
from longroad.core.frames import ASKS, OPENS, ROLLS, RUNS, SEALS, Kind, first_asked
from longroad.core.menu import Menu
from longroad.core.packed import (
    CHANCE,
    HEAD,
    NOBODY,
    NOTHING,
    OVER,
    Action,
    Frame,
    Row,
    Seat,
    has,
    seat,
    x,
)
from longroad.errors import Hidden, Illegal
from longroad.legend import Legend
from longroad.picture import Picture, Player, Price

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer


@mypyc_attr(allow_interpreted_subclasses=True)
class SetUp:
    """What is fixed before the first question and then is data: a board, for games that have one."""

    def as_dict(self) -> dict[str, Any]:
        """The set-up, ready for JSON; empty if there is nothing to set up."""
        return {}


@mypyc_attr(acyclic=True)  # copies come and go by the million: keep the garbage collector out of it
class State:
    """A game: what bots, servers and people use, and nothing else.

    Whole as it is for a family whose games are slices and an agenda; others add what all their rules share.
    """

    # The numbers and truths that aren't in a slice, in the order in which they are written down.
    numbers: ClassVar[tuple[str, ...]] = ("turn", "turns", "questions", "winner", "viewer", "over", "ending")

    def __init__(self, book: Book, slices: Slices, agenda: Row) -> None:
        self.book: Final = book
        self.seats: Final[i64] = book.seats
        self.slices = slices
        self.agenda: Row = agenda
        self.depth: i64 = 0
        self.turn: Seat = NOBODY
        self.turns: i64 = 0  # turns begun so far
        self.questions: i64 = 0  # questions answered so far; what several are asked at once is one
        self.winner: Seat = NOBODY
        self.over = False
        self.ending: i64 = 0  # the event by which the game was won
        self.scored = False  # points have changed since the last look
        self.viewer: Seat = NOBODY  # whose view this is
        self.hearing = False  # whether events are written down
        self.heard: list[int] = NO_EVENTS

    def slice(self, chapter: i64) -> Slice:
        """The slice of a chapter, which knows its kind and says so."""
        slot = self.book.slot_of[chapter]
        if slot < 0:
            self.miss(chapter)
        return self.slices[slot]

    def miss(self, chapter: i64) -> None:
        """Aside, so that `slice` is short enough to be inlined."""
        raise LookupError(f"chapter {chapter} is not in this book, or has no slice")

    # -- the agenda ----------------------------------------------------------------------------------

    def then(self, a: Frame, b: Frame = NOTHING, c: Frame = NOTHING, d: Frame = NOTHING) -> None:
        """Do these next, in reading order, before whatever was next."""
        if d != NOTHING:
            self.push(d)
        if c != NOTHING:
            self.push(c)
        if b != NOTHING:
            self.push(b)
        self.push(a)

    def push(self, f: Frame) -> None:
        n = self.depth
        if n < len(self.agenda):
            self.agenda[n] = f
        else:
            self.agenda = append(self.agenda, f)
        self.depth = n + 1

    def take_off(self, at: i64) -> None:
        """The frame that lies here takes itself off; those above it come down."""
        i: i64
        for i in range(at + 1, self.depth):
            self.agenda[i - 1] = self.agenda[i]
        if at < self.depth:  # a game that has just ended has no agenda
            self.depth -= 1

    def then_all(self, todo: Menu) -> None:
        """Do everything on this list, first things first."""
        i: i64
        for i in range(todo.size - 1, -1, -1):
            self.push(todo.items[i])

    def settle(self) -> None:
        """Run steps until somebody, or nature, has to choose; then see whether the game is won."""
        while not self.over:
            n = self.depth - 1
            f = self.agenda[n]
            kind = self.book.kinds[f >> 40]
            if kind.mode != RUNS:
                break
            self.depth = n
            kind.run(self, f)
        if self.scored or self.book.restless:
            self.scored = False
            self.judge()

    def rescore(self) -> None:
        """Somebody's points, or what they need, may have changed: see whether the game is won."""
        self.scored = True

    def tell(self, packed: i64) -> None:
        """Something happened. Costs nothing when nobody listens."""
        if self.hearing:
            self.heard.append(int(packed))

    # -- the trusted path: for playouts and search, which only pick from menus -----------------------

    def top(self) -> Frame:
        n = self.depth - 1
        return self.agenda[n]

    def asked_seat(self) -> Seat:
        """A seat, CHANCE or OVER."""
        if self.over:
            return OVER
        f = self.top()
        return self.asked_by(self.book.kinds[f >> 40], f)

    def asked_by(self, kind: Kind[Any], f: Frame) -> Seat:
        """Who is asked by a frame of this kind: a seat, or CHANCE."""
        if kind.mode == ASKS:
            return (f >> 32) & 0xFF
        if kind.mode == ROLLS:
            return CHANCE
        return first_asked(x(f), self.turn, self.seats)

    def offers(self, p: Seat, menu: Menu) -> None:
        """Fill the menu with what p may do now; at CHANCE with weights."""
        menu.clear()
        f = self.top()
        self.book.kinds[f >> 40].offers(self, f, p, menu)

    def play(self, p: Seat, a: Action) -> None:
        """Carry out an action known to be legal."""
        f = self.top()
        self.answer(self.book.kinds[f >> 40], f, p, a)

    def answer(self, kind: Kind[Any], f: Frame, p: Seat, a: Action) -> None:
        """The same, for the frame on top of the agenda and its kind."""
        self.depth -= 1
        if kind.whole:
            self.questions += 1
        kind.apply(self, f, p, a)
        self.settle()

    def foresees(self, p: Seat, a: Action) -> bool:
        """On p's own view: carry out what is legal, and say whether all of it could be worked out from there.

        If not, the view is of no further use.
        """
        try:
            self.play(p, a)
        except Hidden:
            return False
        return True

    # -- the game interface --------------------------------------------------------------------------

    @property
    def spec(self) -> str:
        """The ruleset, in canonical form."""
        return self.book.spec

    def legend(self) -> Legend:
        """What a client has to know to show games like this one; the same for all of a ruleset."""
        return self.book.legend()

    @property
    def to_act(self) -> int:
        """The seat that is asked first, CHANCE or OVER."""
        return int(self.asked_seat())

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats that are asked now, clockwise from the player on turn."""
        if self.over:
            return ()
        f = self.top()
        mode = self.book.kinds[f >> 40].mode
        if mode == ROLLS:
            return ()
        if mode == ASKS:
            return (int(seat(f)),)
        start = int(self.turn)
        seats = int(self.seats)
        return tuple(q for q in ((start + k) % seats for k in range(seats)) if has(x(f), q))

    @property
    def closer(self) -> int:
        """The seat that may end what the others are asked, or NOBODY."""
        if self.over:
            return int(NOBODY)
        f = self.top()
        return int(seat(f)) if self.book.kinds[f >> 40].mode == OPENS else int(NOBODY)

    def may_answer(self, p: int) -> bool:
        """Whether p is asked, or may speak though others are."""
        if self.over or not 0 <= p < int(self.seats):  # int: compiled, a huge number would not fit
            return False
        f = self.top()
        kind = self.book.kinds[f >> 40]
        if kind.mode == ASKS:
            return p == seat(f) or kind.may_speak(self, f, p)
        if kind.mode == SEALS or kind.mode == OPENS:
            return has(x(f), p) or kind.may_speak(self, f, p)
        return False

    def asked(self, p: int) -> Prompt | None:
        """What seat p is asked now, or None."""
        found = self.question(p)
        return None if found is None else found[0]

    def question(self, p: int) -> tuple[Prompt, Menu] | None:
        """What seat p is asked now with all its answers, or None."""
        if not self.may_answer(p):
            return None
        f = self.top()
        kind = self.book.kinds[f >> 40]
        prompt: Prompt = kind.asks(self, f, p)
        menu = self.legal(p)
        hint = int(kind.suggests(self, f, p))
        if not menu.holds(hint):
            hint = int(menu.items[0])
        safe = int(kind.safe(self, f, p))
        return replace(prompt, suggested=hint, safe=safe if menu.holds(safe) else None), menu

    def ticket(self, p: int) -> str | None:
        """The name of the question that seat p is asked now, or None: `frame` of its prompt."""
        if not self.may_answer(p):
            return None
        f = self.top()
        return str(self.book.kinds[f >> 40].ticket(self, f))

    def legal(self, p: int) -> Menu:
        """What seat p may do now: iterate, count, `in`. Empty when p is not asked."""
        menu = Menu(64)
        if not self.may_answer(p):
            return menu
        self.check_known(p)
        self.offers(p, menu)
        return menu

    def check_known(self, p: int) -> None:
        if self.viewer != NOBODY and p != self.viewer:
            raise Hidden(f"This is what {self.book.names[self.viewer]} sees; others' choices need a guess.")

    def outcomes(self) -> list[tuple[int, int]]:
        """At CHANCE: what may come, with whole-number weights."""
        if self.to_act != CHANCE:
            return []
        menu = Menu(64)
        self.offers(CHANCE, menu)
        return menu.weighed()

    def why(self, action: int, p: int | None = None) -> Reason | None:
        """None if the action may be applied, else why not."""
        if self.over:
            return Reason("over", {})
        if not isinstance(action, int) or not 0 < action < 1 << 53:
            return Reason("no-such-action", {"action": str(action)})
        actor = self.to_act if p is None else p
        if self.to_act == CHANCE:
            if actor != CHANCE:
                return Reason("chance-first", {})
            if any(action == a for a, _ in self.outcomes()):
                return None
            if not self.is_action(action):
                return Reason("no-such-action", {"action": str(action)})
            return Reason("no-such-outcome", {"action": self.text(action)})
        if not 0 <= actor < int(self.seats):
            return Reason("no-such-seat", {"seat": str(actor), "seats": int(self.seats)})
        if not self.may_answer(actor):
            asked = ", ".join(self.book.names[q] for q in self.waiting)
            return Reason("not-your-turn", {"asked": asked})
        if self.legal(actor).holds(action):
            return None
        if not self.is_action(action):
            return Reason("no-such-action", {"action": str(action)})
        f = self.top()
        reason: Reason = self.book.kinds[f >> 40].why(self, f, actor, action)
        return reason

    def is_action(self, action: int) -> bool:
        """Whether there are words for this number: a verb of the game, and places and cards that exist."""
        try:
            self.text(action)
        except ValueError:
            return False
        return True

    def apply(self, action: int, p: int | None = None) -> list[Event]:
        """Carry out an action and say what happened; `Illegal` if it isn't allowed, and nothing changed."""
        reason = self.why(action, p)
        if reason is not None:
            raise Illegal(reason)
        actor = self.to_act if p is None else p
        after = self.copy()  # whatever fails below, this game stays as it was
        events = after.carry_out(actor, action)
        after.copy_into(self)
        return events

    def carry_out(self, p: int, action: int) -> list[Event]:
        """Carry out an action known to be legal, and say what happened."""
        self.hearing, self.heard = True, []
        try:
            self.play(p, action)
            return self.book_events(self.heard)
        finally:
            self.hearing, self.heard = False, NO_EVENTS

    def apply_all(self, actions: list[int], p: int | None = None) -> list[Event]:
        """Carry out a bundle of actions of one seat, whole or not at all."""
        trial = self.copy()
        actor = self.to_act if p is None else p
        events: list[Event] = []
        for action in actions:
            reason = trial.why(action, actor)
            if reason is not None:
                raise Illegal(reason)
            events += trial.carry_out(actor, action)
        trial.copy_into(self)
        return events

    def do(self, words: str, p: int | None = None) -> list[Event]:
        """Apply an action given in words."""
        return self.apply(self.parse(words), p)

    def menu(self, p: int | None = None) -> list[str]:
        """What a seat, or whoever is asked first, may do: in words. At CHANCE what may come."""
        actor = self.to_act if p is None else p
        if actor == CHANCE:
            return [self.text(action) for action, _ in self.outcomes()]
        return [self.text(action) for action in self.legal(actor)]

    def book_events(self, heard: list[int]) -> list[Event]:
        """Unpack what was written down."""
        events = []
        i = 0
        while i < len(heard):
            packed = heard[i]
            kind = self.book.event_kinds[(packed >> HEAD) << HEAD]
            raw: dict[str, int] = {}
            for field in kind.fields:
                slot = field.slot
                raw[field.name] = heard[i + slot] if isinstance(slot, int) else unpack(packed, slot)
            private = {
                field.name: frozenset(raw[name] for name in field.known)
                for field in kind.fields
                if field.known
            }
            args = {field.name: self.name_of(field.kind, raw[field.name]) for field in kind.fields}
            seats = frozenset(field.name for field in kind.fields if field.kind == "seat")
            events.append(Event(kind.code, args, private, self.book.names, seats, kind.role))
            i += 1 + kind.further
        return events

    # -- how a game begins and ends ------------------------------------------------------------------

    def begin(self) -> None:
        """Every chapter lays out its slice and says how the game opens; then the first question is asked."""
        for c in self.book.fresh:
            part = c.fresh(self)
            assert part is not None, (
                f"The chapter {c.name} has something to remember, and then again nothing."
            )
            self.slices = append(self.slices, part)
        for c in self.book.chapters:
            c.on_begin(self)
        todo = Menu(16)
        for c in self.book.chapters:
            c.opening(self, todo)
        self.then_all(todo)
        self.settle()

    def judge(self) -> None:
        """End the game if it is won."""
        if not self.over:
            self.book.who_judge.judge(self)

    def win(self, p: Seat, ending: i64) -> None:
        """p wins at once; `ending` is the event that tells of it, with the points in x."""
        self.winner = p
        self.ending = ending
        for c in self.book.chapters:
            c.on_won(self, p)
        self.tell(ending | p << 32 | self.book.points(self, p))
        self.end()

    def end(self) -> None:
        self.over = True
        self.depth = 0

    def points(self, p: int) -> int:
        """All points of a seat, hidden ones counted; in a view only of one's own."""
        self.check_owner(p)
        if self.viewer != NOBODY and p != self.viewer:
            raise Hidden("Others' points may be hidden: ask for public_points.")
        return int(self.book.points(self, p))

    def public_points(self, p: int) -> int:
        """The points that everybody sees, of a seat or of a player without one."""
        self.check_owner(p)
        return int(self.book.public_points(self, p))

    @property
    def round(self) -> int:
        """Rounds begun so far."""
        return int((self.turns + self.seats - 1) // self.seats)

    @property
    def result(self) -> dict[str, Any] | None:
        """None while the game goes on; then the winner, if any, everybody's points, rounds and the reason.

        In a view the hidden points of others stay hidden.
        """
        if not self.over:
            return None
        return {
            "winner": None if self.winner == NOBODY else int(self.winner),
            "points": [int(self.book.points(self, p)) for p in range(int(self.seats))],
            "rounds": self.round,
            "reason": self.reason(),
        }

    def reason(self) -> str:
        """Why the game is over: `rounds`, or the code of the event by which it was won."""
        return "rounds" if self.winner == NOBODY else self.book.event_kinds[int(self.ending)].code

    # -- copies and views ----------------------------------------------------------------------------

    def parts(self) -> list[Slice]:
        """Every slice of the state."""
        return list(self.slices)

    def with_slices(self, slices: Slices) -> Self:
        """A game with these slices, and for the rest like this one."""
        t = State(self.book, slices, self.agenda[:])
        self.copy_numbers(t)
        return cast(Self, t)

    def copy_numbers(self, t: State) -> None:
        t.depth = self.depth
        t.turn = self.turn
        t.turns = self.turns
        t.questions = self.questions
        t.winner = self.winner
        t.over = self.over
        t.viewer = self.viewer
        t.ending = self.ending

    def copy(self) -> Self:
        return self.with_slices(vec[Slice]([part.copy() for part in self.slices]))

    def copy_into(self, t: Any) -> None:
        """Make t equal to this game; both must be of one book."""
        if t.book is not self.book and (t.spec != self.spec or len(t.slices) != len(self.slices)):
            raise ValueError(f"a game of {self.spec} can't be copied into one of {t.spec}")
        i: i64
        for i in range(len(self.slices)):
            self.slices[i].copy_into(t.slices[i])
        t.agenda = self.agenda[:]
        self.copy_numbers(t)

    def seen_by(self, p: int) -> Self:
        """This game as seat p knows it: what others hide is unknown."""
        self.check_seat(p)
        if self.viewer != NOBODY and self.viewer != p:
            raise Hidden(f"This is what {self.book.names[self.viewer]} sees; it can't show more.")
        t = self.masked(p)
        t.viewer = p
        return t

    def as_spectator(self) -> Self:
        """This game as somebody without a seat sees it: for pictures only."""
        if self.viewer != NOBODY:
            raise Hidden("A view shows only what its own seat sees.")
        return self.masked(NOBODY)

    def masked(self, p: Seat) -> Self:
        """A copy without what p may not know."""
        t = self.hidden_from(p)
        for c in self.book.chapters:
            c.on_view(t, p)
        return t

    def hidden_from(self, p: Seat) -> Self:
        """A copy with the slices as p sees them."""
        return self.with_slices(vec[Slice]([part.seen_by(p) for part in self.slices]))

    def guess(self, dealer: Dealer) -> Self:
        """A whole game with what is unseen dealt at random, every deal as likely as another.

        It keeps what everybody can conclude from the table, but not what one might from the game going on:
        a guess may give the player on turn enough points to have won.
        """
        t = self.copy()
        t.viewer = NOBODY
        for part in t.parts():
            part.guess(dealer)
        return t

    def check_seat(self, p: int) -> None:
        if not 0 <= p < int(self.seats):
            raise ValueError(f"there is no seat {p} in a game of {self.seats}")

    def check_owner(self, p: int) -> None:
        if not 0 <= p < int(self.book.owners):
            raise ValueError(f"there is no player {p} in a game of {self.book.owners}")

    def to_bytes(self) -> bytes:
        """This game, or view, written down; `longroad.snapshot.from_bytes` reads it back."""
        from longroad.snapshot import to_bytes

        return to_bytes(self)

    # -- words ---------------------------------------------------------------------------------------

    def name_of(self, kind: str, value: int) -> Any:
        """An operand as plain data: the name of a place or card, the number of a seat."""
        return value if kind == "seat" or kind == "number" else self.book.operands[kind][value]

    def value_of(self, kind: str, name: str) -> int:
        """The operand that goes by this name; ValueError with a sentence if there is none."""
        if kind == "number":
            return notation.number(name)
        if kind == "seat":
            return notation.pick(name, self.book.names, "player")
        return notation.pick(name, self.book.operands[kind], kind)

    def text(self, action: int) -> str:
        """An action in words."""
        return notation.text(self, action)

    def parse(self, words: str) -> int:
        """The action meant by these words; BadWords with a sentence if there is none."""
        return notation.parse(self, words)

    # -- pictures ------------------------------------------------------------------------------------

    def shows(self, p: int | None) -> Picture:
        """A picture for seat p, or for a spectator (None): made from what that seat may see, nothing else."""
        view = self.as_spectator() if p is None else self.seen_by(p)
        return view.picture(NOBODY if p is None else p)

    def picture(self, p: Seat) -> Picture:
        """Draw this view."""
        picture = self.book.picture(
            spec=self.spec,
            viewer=None if p < 0 else int(p),
            turn=None if self.turn < 0 else int(self.turn),
            round=self.round,
            to_act=None if self.to_act < 0 else self.to_act,
            waiting=list(self.waiting),
            winner=None if self.winner < 0 else int(self.winner),
            over=self.over,
            target=int(self.book.target(self, max(p, 0))),
            owners=list(self.book.names),
        )
        for q in range(int(self.seats)):
            known = q == p or q == self.winner
            points = int(self.book.points(self, q)) if known else None
            picture.players.append(Player(q, self.book.names[q], self.public_points(q), points))
        self.draw(picture)
        for c in self.book.chapters:
            c.on_shown(self, p, picture)
        return picture

    def prices(self, p: Seat) -> list[Price]:
        """What p may pay for in this game, and what it costs p now, whether p can pay or not."""
        prices: list[Price] = []
        for c in self.book.chapters:
            c.on_priced(self, p, prices)
        return prices

    # -- what a family of games adds, where slices don't say it all ----------------------------------

    def set_up(self) -> SetUp:
        """What was fixed before the first question."""
        return SetUp()

    def own_parts(self) -> None:
        """Make slices that are shared with other games this game's own: they will be written to."""

    def sound(self) -> bool:
        """Whether the numbers fit together that only the family knows: those of a game that was read."""
        return True

    def might_take(self, action: int) -> bool:
        """Whether an action that isn't legal now is of a sort that the player on turn may be offered."""
        return False

    def untimely(self, action: int, p: int) -> Reason | None:
        """Why p can't do this now, whatever it is done to: another is on turn, or something comes first."""
        return None

    def draw(self, picture: Any) -> None:
        """Put into a picture what no chapter draws."""

    def ground(self) -> object:
        """What the lasting sections of a picture are drawn from: with the same object they are the same."""
        return self.book


NO_EVENTS: Final[list[int]] = []  # shared by all that don't listen; never written to


def unpack(packed: int, slot: str) -> int:
    if slot == "seat":
        return (packed >> 32) & 0xFF
    return (packed >> 16) & 0xFFFF if slot == "y" else packed & 0xFFFF

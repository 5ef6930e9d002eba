"""Two players draw cards face down, throw a die, and may lay down a card that is not above it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import vec
from msgspec import field

from longroad import texts
from longroad.core.chapter import Book, Chapter, Slice
from longroad.core.dealer import Dealer
from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.family import Family, Scenario
from longroad.core.frames import Chance, Decision, Kind
from longroad.core.holdings import Holding
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, cells, row, seat, verb, x
from longroad.core.state import SetUp, State
from longroad.legend import CounterKind
from longroad.picture import Counter, Deck, Hand, Picture
from longroad.spec import Spec

CARDS: Final = 1
DREW: Final = (CARDS * 32 + 0) << 40
FELL: Final = (CARDS * 32 + 1) << 40
LAY: Final = (CARDS * 32 + 2) << 40
KEEP: Final = (CARDS * 32 + 3) << 40
WON: Final = (CARDS * 32 + 4) << 40
TURN: Final = (CARDS * 32 + 5) << 40

NAMES: Final = ("mouse", "cat", "dog", "wolf", "bear", "lion")  # worth one to six points
WHO: Final = EventField("seat", "seat", "seat")


class Laid(Slice):
    """The cards that lie face up, and the die."""

    def __init__(self, points: Any, die: int) -> None:
        self.points = points
        self.die = die

    def copy(self) -> Laid:
        return Laid(self.points[:], self.die)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Laid)
        other.points = self.points[:]
        other.die = self.die


class ToyPicture(Picture):
    """What one seat sees, and what all cards are worth."""

    lasting: ClassVar[tuple[str, ...]] = ("worth",)

    worth: dict[str, int] = field(default_factory=dict)


class Table(Chapter):
    """Whoever has laid down enough points wins."""

    name = "table"
    number = 2

    def options(self) -> list[Option]:
        return [Option("goal", (), "12", numeric=(1, 20))]

    def fresh(self, s: State) -> Slice:
        return Laid(cells(2), 0)

    def points(self, s: State, p: int) -> int:
        return int(laid(s).points[p])

    def target(self, s: State, p: int) -> int:
        return int(self.chosen["goal"])

    def judge(self, s: State) -> None:
        for p in range(2):
            if self.points(s, p) >= self.target(s, p):
                s.win(p, WON)
                return

    def counters(self) -> dict[str, CounterKind]:
        return {"laid down": CounterKind("box", points=1)}

    def on_shown(self, s: State, p: int, picture: Picture) -> None:
        picture.dice = [laid(s).die] if laid(s).die else []
        picture.counters += [Counter("laid down", q, self.points(s, q)) for q in range(2)]


class Cards(Chapter):
    """Draw a card, throw the die, lay down a card or keep them all."""

    name = "cards"
    number = CARDS

    def kinds(self) -> list[Kind[Any]]:
        return [DRAW, DIE, CHOOSE]

    def verbs(self) -> dict[int, str]:
        return {DREW: "drew {animal}", FELL: "fell {number}", LAY: "lay {animal}", KEEP: "keep"}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"animal": NAMES}

    def events(self) -> dict[int, EventKind]:
        animal = EventField("animal", "animal", "x")
        return {
            TURN: EventKind("toy-turn", (WHO, EventField("round", "number", 1)), "dice", role="turn"),
            DREW: EventKind("toy-drew", (WHO, EventField("animal", "animal", "x", known=("seat",))), "cards"),
            FELL: EventKind("toy-fell", (WHO, EventField("number", "number", "x")), "dice", role="roll"),
            LAY: EventKind("toy-laid", (WHO, animal), "cards", memorable=True),
            WON: EventKind("toy-won", (WHO, EventField("points", "number", "x")), "table", role="end"),
        }

    def fresh(self, s: State) -> Slice:
        """Four cards of every animal, one back."""
        kinds = len(NAMES)
        deck = row([4] * kinds)
        hand = cells(2 * (kinds + 1))
        return Holding(cells(kinds), 2, deck, row([4 * kinds]), cells(0), hand, cells(2), NOBODY, NOBODY)

    def opening(self, s: State, todo: Menu) -> None:
        begin(s, 0)

    def refuses(self, s: State, p: int, a: int) -> Reason | None:
        return Reason("toy-not-that-card") if verb(a) == LAY else None

    def on_shown(self, s: State, p: int, picture: ToyPicture) -> None:
        picture.worth = {name: k + 1 for k, name in enumerate(NAMES)}
        cards = held(s)
        for q in range(2):
            known = {name: int(n) for k, name in enumerate(NAMES) if (n := cards.hand[q * cards.room + k])}
            picture.hands.append(Hand(q, "animals", int(cards.held[q]), None if cards.hides(q) else known))
        picture.decks.append(Deck("animals", int(cards.undrawn[0]), None))


class Draw(Chance[State]):
    """The card on top of the deck, which only who draws it sees."""

    def offers(self, s: State, f: int, p: int, menu: Menu) -> None:
        held(s).offer_top(s, 0, DREW, menu)

    def apply(self, s: State, f: int, p: int, a: int) -> None:
        held(s).take_top(x(a))
        held(s).add(seat(f), x(a))
        s.tell(a | seat(f) << 32)


class Die(Chance[State]):
    """One die."""

    def offers(self, s: State, f: int, p: int, menu: Menu) -> None:
        for number in range(1, 7):
            menu.weigh(FELL | number, 1)

    def apply(self, s: State, f: int, p: int, a: int) -> None:
        laid(s).die = x(a)
        s.tell(a | seat(f) << 32)


class Choose(Decision[State]):
    """Lay down a card that is worth no more than the die shows, or keep them all."""

    def offers(self, s: State, f: int, p: int, menu: Menu) -> None:
        cards = held(s)
        cards.check_open(s, p)
        for face in range(laid(s).die):
            if cards.hand[p * cards.room + face] > 0:
                menu.add(LAY | face)
        menu.add(KEEP)

    def apply(self, s: State, f: int, p: int, a: int) -> None:
        if verb(a) == LAY:
            held(s).remove(s, p, x(a))
            laid(s).points[p] += x(a) + 1
            s.tell(a | p << 32)
            s.rescore()
        begin(s, 1 - p)

    def asks(self, s: State, f: int, p: int) -> Prompt:
        return Prompt("option", "toy-choose", {"die": laid(s).die}, 1, 1, False, self.ticket(s, f), None)

    def safe(self, s: State, f: int, p: int) -> int:
        return KEEP


DRAW: Final = Draw(CARDS * 32 + 0)
DIE: Final = Die(CARDS * 32 + 1)
CHOOSE: Final = Choose(CARDS * 32 + 2)


def held(s: State) -> Holding:
    part = s.slice(CARDS)
    assert isinstance(part, Holding)
    return part


def laid(s: State) -> Laid:
    part = s.slice(Table.number)
    assert isinstance(part, Laid)
    return part


def begin(s: State, p: int) -> None:
    """p's turn: draw while there are cards, throw, choose."""
    s.turn = p
    s.turns += 1
    s.tell(TURN | p << 32)
    s.tell(s.round)
    s.then(DIE.on(p), CHOOSE.on(p))
    if held(s).deck_size(0) > 0:
        s.then(DRAW.on(p))


class Toy(Family):
    """One game for two, under two names: the island has one of them, too."""

    name: ClassVar[str] = "toy"
    picture: ClassVar[type[Picture]] = ToyPicture
    scenarios: ClassVar[Mapping[str, Scenario]] = {
        name: Scenario(name, (2,), Table({}).options()) for name in ("animals", "base")
    }

    def chapters_of(self, spec: Spec) -> list[str]:
        return ["cards", "table"]

    def set_up(self, spec: Spec, dealer: Dealer, given: Any) -> SetUp:
        return SetUp()

    def read_set_up(self, facts: dict[str, Any]) -> SetUp:
        return SetUp()

    def open(self, spec: Spec, set_up: SetUp, house_rules: Sequence[Chapter]) -> State:
        chapters = [Cards(), Table(dict(spec.chosen())), *house_rules]
        book = Book(str(spec), chapters, spec.seats, ("north", "south"))
        book.picture = ToyPicture
        s = State(book, vec[Slice]([]), cells(16))
        s.begin()
        return s


FAMILY: Final = Toy()

texts.add(
    """
ruleset-toy-animals = Animals
ruleset-toy-base = Animals for beginners
option-toy-goal = Points that win
ask-toy-choose = Lay down an animal worth no more than { $die }, or keep them all.
why-toy-not-that-card = You lay down an animal of yours that is worth no more than the die.
event-toy-turn = Round { $round }: { $seat } draws.
event-toy-drew = { $seat } draws a { $animal }.
    .hidden = { $seat } draws a card.
event-toy-fell = { $seat } throws a { $number }.
event-toy-laid = { $seat } lays down a { $animal }.
event-toy-won = { $seat } wins with { $points } points.
"""
)

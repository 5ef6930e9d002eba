"""Chapters, their slices of the state, and the book they are bound into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from longroad.core.edge import EventKind, Option, Reason
from longroad.core.frames import Kind
from longroad.core.menu import Menu
from longroad.core.notation import between, operands
from longroad.core.packed import HEAD, ROOM, Row, Seat, cells, verb
from longroad.legend import CounterKind, EventEntry, HandKind, Legend, PieceKind, TerrainKind, VerbKind
from longroad.picture import Picture, Price

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer
    from longroad.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Slice:
    """The part of the state that belongs to one chapter.

    Its fields are rows, numbers and booleans, so that a state can be written down without further help;
    `fixed` names those that never change during a game.
    """

    fixed: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Slice:
        raise NotImplementedError

    def copy_into(self, other: Slice) -> None:
        raise NotImplementedError

    def seen_by(self, p: Seat) -> Slice:
        """A copy without what p may not know. Here: everybody knows everything."""
        return self.copy()

    def guess(self, dealer: Dealer) -> None:
        """Deal what a view hides, at random, among the places that hide it."""

    def restored(self) -> None:
        """Read back from bytes: work out anew what `fixed` left unwritten and depends on the rest."""


Slices: TypeAlias = "vec[Slice]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter:
    """One chapter of one rulebook. Override only what the chapter changes."""

    name: ClassVar[str] = ""
    number: ClassVar[int] = (
        0  # its number in the catalogue; its verbs, frames and events are numbered from number * 32
    )

    group: ClassVar[str] = ""  # what its verbs share a line of a long menu under, if not their first word

    def __init__(self, options: dict[str, str] | None = None) -> None:
        self.chosen: dict[str, str] = {option.name: option.default for option in self.options()}
        self.chosen.update(options or {})  # those of other chapters too: some rules follow one option

    def options(self) -> list[Option]:
        """The options this chapter has."""
        return []

    def rules(self) -> list[str]:
        """Where its rules are in the catalogue: a book with the beginning of a heading, or a rule's ID.

        What several chapters name holds where all of them are played.
        """
        return []

    def kinds(self) -> list[Kind[Any]]:
        """The kinds of frames this chapter puts on the agenda."""
        return []

    def verbs(self) -> dict[int, str]:
        """The verbs this chapter owns, and their words: the operands x, y, seat in braces, in this order."""
        return {}

    def verb_kinds(self) -> dict[int, VerbKind]:
        """What there is to know of its verbs, where they are more than a button among others."""
        return {}

    def former(self) -> dict[str, int]:
        """Words that verbs of this chapter once had, and their verbs: older records say them."""
        return {}

    def operands(self) -> dict[str, Sequence[str]]:
        """The kinds of operands that only this chapter has, and what each value is called."""
        return {}

    def events(self) -> dict[int, EventKind]:
        """The kinds of events this chapter tells."""
        return {}

    def pieces(self) -> dict[str, PieceKind]:
        """The kinds of pieces this chapter shows."""
        return {}

    def counters(self) -> dict[str, CounterKind]:
        """What this chapter counts in its pictures."""
        return {}

    def hands(self) -> dict[str, HandKind]:
        """The sorts of cards that players of this chapter hold."""
        return {}

    def decks(self) -> dict[str, dict[str, int]]:
        """The decks of this chapter, and how often each card is in them when a game begins."""
        return {}

    def tracks(self) -> dict[str, tuple[str, ...]]:
        """The tracks of this chapter, and what their stages are called."""
        return {}

    def brings(self) -> dict[str, tuple[dict[str, int], ...]]:
        """What is said of each stage of the tracks: the arguments of a sentence by their names."""
        return {}

    def terrains(self) -> dict[str, TerrainKind]:
        """The kinds of land and water of this chapter."""
        return {}

    def refuses(self, s: Any, p: Seat, a: int) -> Reason | None:
        """Why p can't do this, for one of this chapter's verbs; None when the moment is simply wrong."""
        return None

    # -- common: what games of every family ask -------------------------------------------------------
    def fresh(self, s: Any) -> Slice | None:
        """The chapter's slice at the start of a game, if it has anything to remember."""
        return None

    def on_begin(self, s: Any) -> None:
        """A game is being set up and every chapter has its slice: change what others have laid out."""

    def opening(self, s: Any, todo: Menu) -> None:
        """Append what has to be done before the first turn."""

    def on_won(self, s: Any, p: Seat) -> None:
        """p has won: what was hidden comes to light (BASE-101)."""

    def on_view(self, view: Any, p: Seat) -> None:
        """A view for p has been made; put in what everybody can conclude."""

    def on_shown(self, s: Any, p: Seat, picture: Any) -> None:
        """A picture for p is drawn from its view `s`; add what is yours."""

    def on_priced(self, s: Any, p: Seat, prices: list[Price]) -> None:
        """p asks what may be paid for in this game; add what is yours (BASE-060, SEA-002, CK-070)."""

    def points(self, s: Any, p: Seat) -> i64:
        """Points of p that everybody sees: those of all chapters are added up."""
        return 0

    def hidden_points(self, s: Any, p: Seat) -> i64:
        """Points of p that only p sees, added up likewise."""
        return 0

    def target(self, s: Any, p: Seat) -> i64:
        """Points that p needs to win, added up likewise."""
        return 0

    def judge(self, s: Any) -> None:
        """Points may have changed, or a turn ends: see whether somebody has won, and say so by `s.win`.

        The last chapter that has a rule for it decides.
        """


Kinds: TypeAlias = "vec[Kind[Any]]"


class Book:
    """Chapters bound into one game. Made once, shared by every copy."""

    def __init__(self, spec: str, chapters: list[Chapter], seats: int, names: tuple[str, ...]) -> None:
        self.spec = spec
        self.seats: Final[i64] = seats
        self.names: Final = names  # of all owners of pieces; the seats come first
        self.owners: Final[i64] = len(names)
        self.chapters = chapters
        self.restless = False  # look for a winner after every action: house rules needn't call `rescore`
        self.picture: type[Picture] = Picture  # the class of its pictures: the family's own, if it has one
        self.templates: dict[int, str] = {}
        self.former: dict[str, int] = {}  # words of older records -> verb; understood, and never said
        self.operands: dict[str, Sequence[str]] = {}
        self.event_kinds: dict[int, EventKind] = {}
        self.owner_no: list[int] = []
        self.slot_of: Final[Row] = cells(256, -1)  # chapter number -> where its slice is, if it has one
        numbers: set[int] = set()
        found: list[Kind[Any]] = []
        blank: Kind[Any] = Kind(0)
        for slot, chapter in enumerate(chapters):
            if chapter.number in numbers:
                raise ValueError(f"{chapter.name}: chapter number {chapter.number} is taken")
            numbers.add(chapter.number)
            for kind in chapter.kinds():
                self.check_number(chapter, int(kind.number), "frame")
                while len(found) <= kind.number:
                    found.append(blank)
                if found[kind.number] is not blank:
                    raise ValueError(f"{chapter.name}: frame number {kind.number} is taken")
                found[kind.number] = kind
            for packed, template in chapter.verbs().items():
                number = packed >> HEAD
                self.check_number(chapter, number, "verb")
                while len(self.owner_no) <= number:
                    self.owner_no.append(-1)
                if self.owner_no[number] >= 0:
                    raise ValueError(f"{chapter.name}: verb number {number} is taken")
                self.owner_no[number] = slot
                self.templates[packed] = template
            self.former.update(chapter.former())
            for name, called in chapter.operands().items():
                if self.operands.setdefault(name, called) != called:
                    raise ValueError(f"{chapter.name}: the operand {name} means something else already")
            for packed, event in chapter.events().items():
                self.check_number(chapter, packed >> HEAD, "event")
                self.event_kinds[packed] = event
        self.kinds: Final[Kinds] = vec[Kind](found)  # type: ignore[type-arg]
        self.fresh: Final = self.who("fresh", Chapter)
        for slot, chapter in enumerate(self.fresh):
            self.slot_of[chapter.number] = slot
        self.who_judge: Final = [Chapter(), *self.who("judge", Chapter)][-1]

    def check_number(self, chapter: Chapter, number: int, what: str) -> None:
        if number // ROOM != chapter.number:
            raise ValueError(f"{chapter.name}: {what} number {number} belongs to chapter {number // ROOM}")

    def legend(self) -> Legend:
        """What a client has to know to show games of this book."""
        kinds = {kind.code: kind for kind in self.event_kinds.values()}
        events = {code: entry_of(kinds[code]) for code in sorted(kinds)}
        legend = Legend(events, {}, {}, {}, {}, {}, {}, {}, {})
        declared: dict[int, VerbKind] = {}
        for chapter in self.chapters:
            declared.update(chapter.verb_kinds())
            legend.pieces.update(chapter.pieces())
            legend.counters.update(chapter.counters())
            legend.decks.update(chapter.decks())
            legend.tracks.update(chapter.tracks())
            legend.hands.update(chapter.hands())
            legend.terrains.update(chapter.terrains())
            legend.brings.update(chapter.brings())
        for packed, template in self.templates.items():
            legend.verbs[template] = worded(declared.get(packed) or VerbKind(), template)
        return legend

    def who(self, hook: str, base: type) -> list[Chapter]:
        """The chapters that have something to say about `hook`, in order."""
        silent = getattr(base, hook)
        return [c for c in self.chapters if getattr(type(c), hook) is not silent]

    def public_points(self, s: Any, p: Seat) -> i64:
        """The points of an owner that everybody sees."""
        total: i64 = 0
        for c in self.chapters:
            total += c.points(s, p)
        return total

    def points(self, s: Any, p: Seat) -> i64:
        """All points of an owner."""
        total = self.public_points(s, p)
        for c in self.chapters:
            total += c.hidden_points(s, p)
        return total

    def target(self, s: Any, p: Seat) -> i64:
        """How many points p needs."""
        total: i64 = 0
        for c in self.chapters:
            total += c.target(s, p)
        return total

    def why_not(self, s: State, p: Seat, a: int) -> Reason:
        """Ask the chapter that owns the verb; failing that, the moment is wrong."""
        number = a >> HEAD
        if number < 0 or number >= len(self.owner_no) or self.owner_no[number] < 0:
            return Reason("no-such-action", {"action": a})
        reason = self.chapters[self.owner_no[number]].refuses(s, p, a)
        if reason is not None:
            return reason
        return Reason("not-now", {"action": s.text(a)})

    def template(self, a: int) -> str | None:
        return self.templates.get(verb(a))

    def group_of(self, a: int) -> str:
        """What an action shares a line of a long menu under with others."""
        return self.chapters[self.owner_no[a >> HEAD]].group or self.templates[verb(a)].partition(" ")[0]


def worded(kind: VerbKind, template: str) -> VerbKind:
    """What a verb is, with its words."""
    words = between(template)
    return replace(
        kind,
        act=" ".join(words).strip().partition(" ")[0],
        operands=tuple(operands(template)),
        words=tuple(words) if words != [template] else (),
    )


def entry_of(kind: EventKind) -> EventEntry:
    return EventEntry(
        {field.name: field.kind for field in kind.fields},
        kind.topic,
        kind.role,
        kind.tone,
        kind.flow,
        kind.memorable,
        kind.bought,
        kind.harvests,
        kind.plays,
    )

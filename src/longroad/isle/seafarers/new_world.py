"""The New World: before anybody founds, the players place the harbors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Chance, Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import Action, Frame, Row, Seat, cells, seat, verb, x
from longroad.isle.fields import SIDE, WHO
from longroad.isle.geometry import Side
from longroad.isle.maps.format import HARBORS
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import CounterKind
from longroad.picture import Counter, Picture

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

NEW_WORLD: Final = 18
DREW_HARBOR: Final = (NEW_WORLD * 32 + 0) << 40
PUT_HARBOR: Final = (NEW_WORLD * 32 + 1) << 40
LEFT_OUT: Final = (NEW_WORLD * 32 + 2) << 40  # an event only


@mypyc_attr(acyclic=True, free_list_len=1)
class Quay(Slice):
    """The harbors that lie face down: everybody knows which there are, nobody in which order."""

    def __init__(self, stack: Row) -> None:
        self.stack: Row = stack  # kind of harbor -> how many are still to be placed

    def copy(self) -> Quay:
        return Quay(self.stack[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Quay)
        other.stack = self.stack[:]


def quay(s: IsleState) -> Quay:
    return cast(Quay, s.slice(NEW_WORLD))


class NewWorld(IsleChapter):
    """SEA-201: the players place the harbors in turn, on any coast, one at a corner at most."""

    name: ClassVar[str] = "new world"
    number: ClassVar[int] = NEW_WORLD

    def kinds(self) -> list[Kind[Any]]:
        return [NEXT_HARBOR, DRAW_HARBOR, PLACE_HARBOR]

    def verbs(self) -> dict[int, str]:
        return {DREW_HARBOR: "drew harbor {harbor}", PUT_HARBOR: "place harbor {side}"}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"harbor": HARBORS}

    def events(self) -> dict[int, EventKind]:
        return {
            DREW_HARBOR: EventKind("drew-harbor", (WHO, EventField("harbor", "harbor", "x")), "build"),
            PUT_HARBOR: EventKind("placed-harbor", (WHO, SIDE), "build", tone="build"),
            LEFT_OUT: EventKind("harbors-left-out", (EventField("count", "number", "x"),), "build"),
        }

    def fresh(self, s: IsleState) -> Slice:
        stack = cells(len(HARBORS))
        for kind in s.map.harbor_stack:
            stack[kind] += 1
        return Quay(stack)

    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """Ruling 5: whoever begins places the first."""
        todo.add(NEXT_HARBOR.on(p))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if verb(a) != PUT_HARBOR or s.top() >> 40 != PLACE_HARBOR.number or x(a) >= s.board.sides:
            return None
        place = s.name_of("side", x(a))
        return Reason("harbor-next-door" if s.land.is_shore(s.board, x(a)) else "no-coast", {"place": place})

    def counters(self) -> dict[str, CounterKind]:
        return {"harbors to place": CounterKind(sign="anchor")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        left: i64 = 0
        for n in quay(s).stack:
            left += n
        picture.counters.append(Counter("harbors to place", None, int(left)))


def has_room(s: IsleState, side: Side) -> bool:
    """SEA-201: a coast, and no harbor at either of its corners."""
    for corner in s.board.ends[side]:
        if s.land.harbor[corner] != 0:
            return False
    return s.land.is_shore(s.board, side)


class NextHarbor(Step["IsleState"]):
    """One more harbor is drawn, while there are harbors and places for them."""

    def run(self, s: IsleState, f: Frame) -> None:
        left: i64 = 0
        stack = quay(s).stack
        for n in stack:
            left += n
        if left == 0:
            return
        side: Side
        for side in range(s.board.sides):
            if has_room(s, side):
                s.then(DRAW_HARBOR.on(seat(f)))
                return
        s.tell(LEFT_OUT | left)  # ruling 5
        quay(s).stack = cells(len(stack))


class DrawHarbor(Chance["IsleState"]):
    """SEA-201: the top of a stack that nobody may look into is any of those left."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        kind: i64
        stack = quay(s).stack
        for kind in range(len(stack)):
            menu.weigh(DREW_HARBOR | kind, stack[kind])

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        quay(s).stack[x(a)] -= 1
        s.tell(DREW_HARBOR | seat(f) << 32 | x(a))
        s.then(PLACE_HARBOR.on(seat(f), x(a)))


class PlaceHarbor(Decision["IsleState"]):
    """SEA-201: the harbor of kind x goes to any coast; then it is the next player's turn to place one."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        side: Side
        for side in range(s.board.sides):
            if has_room(s, side):
                menu.add(PUT_HARBOR | side)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.land = s.land.with_harbor(s.board, x(a), x(f))
        s.tell(PUT_HARBOR | p << 32 | x(a))
        s.then(NEXT_HARBOR.on((p + 1) % s.seats))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"harbor": s.name_of("harbor", x(f))}
        return Prompt("side", "place-harbor", args, 1, 1, False, self.ticket(s, f), None)


NEXT_HARBOR: Final = NextHarbor(NEW_WORLD * 32 + 0)
DRAW_HARBOR: Final = DrawHarbor(NEW_WORLD * 32 + 1)
PLACE_HARBOR: Final = PlaceHarbor(NEW_WORLD * 32 + 2)

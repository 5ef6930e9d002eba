"""Diplomacy: an open road, or the last ship of a line, is taken off the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Decision
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Frame, Seat, has, x
from longroad.isle.geometry import Side
from longroad.isle.knights.politics.verbs import (
    LAY_NOTHING,
    POLITICS_CARDS,
    REMOVE,
    REMOVED_ROAD,
    REMOVED_SHIP,
)
from longroad.isle.lines import ROAD_LINE, kind_of, owner_of
from longroad.isle.routes import award, closed_to, pieces_at

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def is_open(s: IsleState, side: Side) -> bool:
    """CK-118: at one end there is no other piece of its color, and no town or knight of anybody."""
    piece = s.routes.road[side]
    if piece == NOBODY:
        return False
    q = owner_of(piece)
    for corner in s.board.ends[side]:
        if s.towns.owner[corner] == NOBODY and pieces_at(s, q, corner) == 1:
            return not s.rules.forbids_removal(s, side)
    return False


def is_any_open(s: IsleState) -> bool:
    """Whether there is a piece that could be removed."""
    side: Side
    for side in range(s.board.sides):
        if is_open(s, side):
            return True
    return False


class ChoosePiece(Decision["IsleState"]):
    """CK-118: which piece goes. What happens to one's own is decided before it leaves: so the longest route
    is judged once.
    """

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        side: Side
        for side in range(s.board.sides):
            if is_open(s, side):
                menu.add(REMOVE | side)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        side = x(a)
        if owner_of(s.routes.road[side]) == p:
            places = Menu(32)
            offer_again(s, p, side, places)
            if places.size > 0:
                s.then(LAY_AGAIN.on(p, side))
                return
        remove(s, p, side)
        award(s)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("side", "remove-piece", {}, 1, 1, False, self.ticket(s, f), None)


def offer_again(s: IsleState, p: Seat, gone: Side, menu: Menu) -> None:
    """CK-118: everywhere p could build a piece like the one on this side, when that has left."""
    piece = s.routes.road[gone]
    line = kind_of(s, piece)
    s.routes.road[gone] = NOBODY  # as if it had left
    side: Side
    for side in range(s.board.sides):
        if has(s.routes.reach[side], p + line.number) and leads_on(s, p, side, piece):
            if line.is_allowed(s, p, side):
                menu.add(line.verb | side)
    s.routes.road[gone] = piece


def leads_on(s: IsleState, p: Seat, side: Side, piece: i64) -> bool:
    """A town of p, or a piece like this past no other's town or knight, is at one end of a side."""
    for corner in s.board.ends[side]:
        if s.towns.owner[corner] == p:
            return True
        if not closed_to(s, p, corner):
            for near in s.board.sides_at[corner]:
                if s.routes.road[near] == piece:
                    return True
    return False


class LayAgain(Decision["IsleState"]):
    """CK-118: one's own piece from side x is laid elsewhere at once, or not at all."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_again(s, p, x(f), menu)
        menu.add(LAY_NOTHING)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        line = kind_of(s, s.routes.road[x(f)])
        remove(s, p, x(f))
        if a != LAY_NOTHING:
            line.build(s, p, x(a))
        award(s)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"place": s.name_of("side", x(f))}
        return Prompt("side", "lay-again", args, 1, 1, False, self.ticket(s, f), None)


def remove(s: IsleState, p: Seat, side: Side) -> None:
    """A piece goes back to its owner; the longest route is judged when all is done."""
    piece = s.routes.road[side]
    line = kind_of(s, piece)
    told = REMOVED_ROAD if line.number == ROAD_LINE else REMOVED_SHIP
    s.tell(told | p << 32 | owner_of(piece) << 16 | side)
    line.take_back(s, side)
    for c in s.rules.on_lifted:
        c.on_lifted(s, owner_of(piece), side)


def refuses_removal(s: IsleState, p: Seat, side: i64) -> Reason | None:
    if s.top() >> 40 != CHOOSE_PIECE.number:
        return None
    if side >= s.board.sides:
        return Reason("no-such-place", {})
    place = s.name_of("side", side)
    if s.routes.road[side] == NOBODY:
        return Reason("nothing-on-side", {"place": place})
    return s.rules.why_forbidden(s, p, REMOVE | side, place, "not-open")


CHOOSE_PIECE: Final = ChoosePiece(POLITICS_CARDS * 32 + 1)
LAY_AGAIN: Final = LayAgain(POLITICS_CARDS * 32 + 2)

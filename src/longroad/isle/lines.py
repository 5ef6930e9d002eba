"""Kinds of pieces on sides, called lines: roads, ships, and what else a chapter brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.packed import Seat
from longroad.isle.geometry import Side

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

# The number of a line is a multiple of 8. In sets kept as bits, p's pieces of a line are bit line + p; on its
# side such a piece counts as 2 * line + p.
ROAD_LINE: Final = 0
ANY_LINE: Final = 1 | 1 << 8 | 1 << 16
ALL_OWNERS: Final = 255  # times a kind of piece: the bits of everybody's pieces of this kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """A kind of piece on sides: how one is built, and how it goes back to its owner."""

    def __init__(self, number: i64, verb: i64, taken: str) -> None:
        self.number: Final[i64] = number
        self.verb: Final[i64] = verb  # by which one is built
        self.taken: Final = taken  # the reason why nothing else can lie there

    def is_allowed(self, s: IsleState, p: Seat, side: Side) -> bool:
        """No chapter keeps p from building one here."""
        return True

    def build(self, s: IsleState, p: Seat, side: Side) -> None:
        """p builds one in the game, paid for or free."""
        raise NotImplementedError

    def take_back(self, s: IsleState, side: Side) -> None:
        """The one on this side goes back to its owner's stock; the longest route is judged later."""
        raise NotImplementedError


def owner_of(piece: i64) -> Seat:
    """Whose road, ship, town or knight this is; more than any seat where there is none."""
    return piece & 15


def line_of(piece: i64) -> i64:
    """Which kind of piece this is that lies on a side."""
    return piece >> 4 << 3


def kind_of(s: IsleState, piece: i64) -> Line:
    return numbered(s, line_of(piece))


def numbered(s: IsleState, number: i64) -> Line:
    for line in s.rules.lines:
        if line.number == number:
            return line
    raise AssertionError("Somebody has declared what lies here.")

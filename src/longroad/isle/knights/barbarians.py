"""Barbarians: the event die, their ship, and the battles against them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.words import NOWHERE, Row, Seat, cells
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.table import Table

BARBARIANS: Final = 23
LANDING: Final = 7  # CK-009: steps of their ship


@mypyc_attr(acyclic=True, free_list_len=1)
class Horde(Slice):
    """Where the barbarians' ship is, whether they have ever landed, and who has beaten them."""

    def __init__(self, at: i64, landed: bool, defenders: Row) -> None:
        self.at: i64 = at  # steps from the start
        self.landed: bool = landed
        self.defenders: Row = defenders  # seat -> victory points as defender

    def copy(self) -> Horde:
        return Horde(self.at, self.landed, self.defenders[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Horde)
        other.at = self.at
        other.landed = self.landed
        other.defenders = self.defenders[:]


def horde(s: Table) -> Horde:
    return cast(Horde, s.slice(BARBARIANS))


class Barbarians(IsleChapter):
    """CK-009 … CK-011, CK-040, CK-041, CK-090 … CK-099: they land, and are beaten or take cities."""

    name: ClassVar[str] = "barbarians"
    number: ClassVar[int] = BARBARIANS

    def fresh(self, s: Table) -> Slice:
        """CK-006: the robber waits with them, off the board."""
        s.robber.at = NOWHERE
        return Horde(0, False, cells(s.seats))

    def target(self, s: Table, p: Seat) -> i64:
        """CK-130: three points more than without them."""
        return 3

    def points(self, s: Table, p: Seat) -> i64:
        """CK-096."""
        return horde(s).defenders[p]

    def forbids_thief(self, s: Table, p: Seat) -> bool:
        """CK-040: before the first landing the robber stays away."""
        return not horde(s).landed

"""Prizes: points for settling overseas, and what waits for the first ship to come along."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.core.packed import Row, cells, has
from longroad.isle.geometry import Corner, Hex, Side
from longroad.isle.state import IsleState

MOST: Final = 64  # prizes looked at
AT_CORNER: Final = 0
ON_SIDE: Final = 1
AT_HEX: Final = 2


@final
class Prizes:
    """What a seat could still win by roads and ships. Gathered anew for every position."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.where: Row = cells(MOST)
        self.place: Row = cells(MOST)
        self.worth: Row = cells(MOST)
        self.island: Row = cells(0)  # corner -> island
        self.known: i64 = 0  # islands where the seat has settled, one bit each
        self.bonus: i64 = 0  # the first settlement on another
        self.special: i64 = 0  # corners where a settlement brings something else
        self.corner: Row = cells(MOST)
        self.extra: Row = cells(MOST)

    def clear(self) -> None:
        self.count = 0
        self.bonus = 0
        self.special = 0

    def settled(self, corner: Corner) -> i64:
        """What a settlement here brings at once, besides its own point."""
        value: i64 = 0
        i: i64
        for i in range(self.special):
            if self.corner[i] == corner:
                value += self.extra[i]
        if self.bonus > 0 and self.island[corner] != 0 and not has(self.known, self.island[corner]):
            value += self.bonus
        return value

    def for_settling(self, corner: Corner, worth: i64) -> None:
        if self.special < MOST:
            self.corner[self.special] = corner
            self.extra[self.special] = worth
            self.special += 1

    # -- for the first ship ---------------------------------------------------------------------------

    def at_corner(self, corner: Corner, worth: i64) -> None:
        self.add(AT_CORNER, corner, worth)

    def on_side(self, side: Side, worth: i64) -> None:
        self.add(ON_SIDE, side, worth)

    def at_hex(self, hex: Hex, worth: i64) -> None:
        """Any road or ship that touches the hex will do."""
        self.add(AT_HEX, hex, worth)

    def add(self, where: i64, place: i64, worth: i64) -> None:
        if self.count < MOST:
            self.where[self.count] = where
            self.place[self.count] = place
            self.worth[self.count] = worth
            self.count += 1

    def distance(self, s: IsleState, i: i64, away: Row) -> i64:
        """Ships, or roads, to build for prize i, at least one."""
        place = self.place[i]
        if self.where[i] == AT_CORNER:
            return max(away[place], 1)
        far: i64 = 1 << 30
        if self.where[i] == ON_SIDE:
            for corner in s.board.ends[place]:
                far = min(far, away[corner])
            return far + 1
        for corner in s.board.corners_of[place]:
            far = min(far, away[corner])
        return max(far, 1)

"""The only random numbers in the project."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from longroad.core.frames import BOARD, BOTS, FIRST, PLAY, Kind
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, Action, Frame, Row, cells
from longroad.core.state import State


def mix(v: i64) -> i64:
    """Scatter 32 bits. The factors stay below 2**31, so that compiled and interpreted runs agree."""
    v ^= v >> 16
    v = (v * 0x7FEB352D) & 0xFFFFFFFF
    v ^= v >> 15
    v = (v * 0x68E31DA5 + 0x2C1B3C6D) & 0xFFFFFFFF
    v ^= v >> 13
    return v


@final
class Dealer:
    """Picks for nature, shuffles, and rolls for chance players.

    Number k of stream t under a seed is a function of (seed, t, k) alone: looking at one stream never
    moves another.
    """

    def __init__(self, seed: int, stream: i64 = PLAY) -> None:
        if seed < 0:
            raise ValueError("a seed is a whole number, zero or more")
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        top = seed >> 64
        while top:  # very long seeds count whole
            high = mix(high ^ (top & 0xFFFFFFFF))
            top >>= 32
        self.seed: Final = seed
        self.low: Final[i64] = mix(low ^ 0x5BD1E995)
        self.high: Final[i64] = mix(high ^ self.low ^ 0x1B56C4E9)
        self.stream: i64 = stream
        self.keys: Final[Row] = cells(4)
        self.counts: Final[Row] = cells(4)
        t: i64
        for t in range(4):
            self.keys[t] = mix(self.low ^ mix(self.high + t * 0x3C6EF35F & 0xFFFFFFFF))

    def bits(self) -> i64:
        """The next 32 random bits of the present stream."""
        t = self.stream
        k = self.counts[t]
        self.counts[t] = k + 1
        return mix((mix(k & 0xFFFFFFFF ^ self.high) + self.keys[t]) & 0xFFFFFFFF)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely; a draw that would favor some is thrown away."""
        v = self.bits()
        if v >= 0x100000000 - n:  # only here can v lie in the last, incomplete span of n numbers
            limit = 0x100000000 - 0x100000000 % n
            while v >= limit:
                v = self.bits()
        return v % n

    def shuffle(self, r: Row) -> None:
        i: i64
        for i in range(len(r) - 1, 0, -1):
            j = self.below(i + 1)
            kept = r[i]
            r[i] = r[j]
            r[j] = kept

    def any_of(self, menu: Menu) -> Action:
        """What a chance player does."""
        self.stream = BOTS
        return menu.items[self.below(menu.size)]

    def outcome(self, s: State, menu: Menu) -> Action:
        """Draw what nature does next."""
        f = s.top()
        return self.draw(s, s.book.kinds[f >> 40], f, menu)

    def draw(self, s: State, kind: Kind[Any], f: Frame, menu: Menu) -> Action:
        """The same, for a frame on top of the agenda and its kind."""
        self.stream = kind.stream
        total = kind.total(s, f)
        if total > 0:
            return kind.nth(s, f, self.below(total))
        menu.clear()
        kind.offers(s, f, CHANCE, menu)
        return menu.nth(self.below(menu.total))


__all__ = ["BOARD", "BOTS", "FIRST", "PLAY", "Dealer"]

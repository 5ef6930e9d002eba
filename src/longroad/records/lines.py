"""The lines of a record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One action: who, what, and in which sealed choice, if in one."""

    seat: int
    action: int
    sealed: int = 0


@lru_cache(maxsize=1 << 14)
def line_of(seat: int, action: int, sealed: int) -> RecordLine:
    """A line; who holds many games has the same ones again and again."""
    return RecordLine(seat, action, sealed)


@dataclass
class Departure:
    """A line of an older record that the present rules would refuse."""

    line: int
    words: str
    reason: str


def in_order(lines: Iterable[RecordLine]) -> list[RecordLine]:
    """The lines as they are written: those of a sealed choice by seat."""
    ordered: list[RecordLine] = []
    for _, together in groupby(enumerate(lines), choice_of):
        ordered += sorted((line for _, line in together), key=lambda line: line.seat)
    return ordered


def choice_of(numbered: tuple[int, RecordLine]) -> int:
    """The sealed choice a line belongs to; any other line stands alone."""
    number, line = numbered
    return line.sealed or -number - 1

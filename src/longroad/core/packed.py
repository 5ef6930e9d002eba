"""Packed numbers, which frames, actions and events are, and rows of cells.

A packed number is  head | seat | y | x  in 13 + 8 + 16 + 16 bits: below 2**53, so JSON and browsers keep it.
In a frame the head is the kind of frame, in an action the verb, in an event the kind of event.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"
Rows: TypeAlias = "vec[vec[i64]]"

# What a number means, for the reader. The compiler sees i64.
Seat: TypeAlias = i64
Card: TypeAlias = i64
Frame: TypeAlias = i64
Action: TypeAlias = i64

HEAD: Final = 40  # bits below the head
ROOM: Final = 32  # verbs, kinds of frames and kinds of events a chapter may number
NOTHING: Final = 0  # no frame, no action
NOBODY: Final = -1
NOWHERE: Final = -1
CHANCE: Final = -1  # nature's seat
OVER: Final = -2  # nobody's: the game has ended


def cells(n: i64, value: i64 = 0) -> Row:
    """A row of n cells."""
    return vec[i64]([value] * n)


def twin(r: Row) -> Row:
    """A copy of a row that is mostly empty: nothing is copied then."""
    return r[:] if len(r) > 0 else r


def changed(r: Row, k: i64, by: i64) -> Row:
    """A new row that differs in one cell: for rows that copies share."""
    other = r[:]
    other[k] += by
    return other


def fill(r: Row, other: Row) -> None:
    """Make a row equal to another that is as long."""
    k: i64 = 0
    for cell in other:
        r[k] = cell
        k += 1


def among(r: Row, value: i64) -> bool:
    """Whether a row has a cell of this value."""
    for cell in r:
        if cell == value:
            return True
    return False


def without(r: Row, value: i64) -> Row:
    """A row without its first cell of this value, if it has one."""
    rest = cells(0)
    gone = False
    for cell in r:
        if cell == value and not gone:
            gone = True
        else:
            rest = append(rest, cell)
    return rest


def row(numbers: list[int]) -> Row:
    return vec[i64](numbers)


def rows(lists: list[list[int]]) -> Rows:
    return vec[vec[i64]]([vec[i64](numbers) for numbers in lists])


def highest(values: Row) -> i64:
    best = values[0]
    for value in values:
        if value > best:
            best = value
    return best


def sole_leader(values: Row, least: i64) -> i64:
    """Who alone has the most, and at least so much; NOBODY if several or none."""
    best = highest(values)
    who: i64 = NOBODY
    k: i64
    for k in range(len(values)):
        if values[k] == best:
            if who != NOBODY:
                return NOBODY
            who = k
    return who if best >= least else NOBODY


def verb(packed: i64) -> i64:
    return (packed >> 40) << 40


def seat(packed: i64) -> Seat:
    return (packed >> 32) & 0xFF


def x(packed: i64) -> i64:
    return packed & 0xFFFF


def y(packed: i64) -> i64:
    return (packed >> 16) & 0xFFFF


def has(bits: i64, p: i64) -> bool:
    """Whether p belongs to a set of small numbers kept as bits."""
    return (bits >> p) & 1 != 0

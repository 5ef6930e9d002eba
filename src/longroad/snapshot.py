"""Games and views as bytes, for workers, remote bots and snapshots.

Two letters, a format number, the spec and the set-up as text, then every number of the state in a fixed
order, and a checksum. Nothing is executed when bytes are read: they are numbers and names.
"""

from __future__ import annotations

import json
import zlib
from functools import lru_cache
from typing import Any

from longroad.core.chapter import Slice
from longroad.core.encoding import Source, Writer
from longroad.core.menu import Menu
from longroad.core.packed import HEAD, Row, seat
from longroad.core.state import SetUp, State
from longroad.errors import BadMap, BadRecord, BadSpec
from longroad.game import HouseRules, called, house_rules_of, open_game, read_set_up

MAGIC = b"LR"
FORMAT = 10
HEADER = MAGIC + bytes([FORMAT])


def to_bytes(s: State) -> bytes:
    """A game or view, written down."""
    out = Writer()
    out.text(s.spec)
    out.text(called(house_rules_of(s)))
    out.text(json.dumps(s.set_up().as_dict(), separators=(",", ":")))
    for name in s.numbers:
        out.number(int(getattr(s, name)))
    out.row(s.agenda[: s.depth])
    for part in s.parts():
        for name in fields(part):
            value = getattr(part, name)
            if isinstance(value, int):
                out.number(int(value))
            else:
                out.row(value)
    data = HEADER + out.whole()
    return data + zlib.crc32(data).to_bytes(4, "big")


def from_bytes(data: bytes, house_rules: HouseRules = None) -> State:
    """The game or view that `to_bytes` wrote; BadRecord if these bytes are none."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadRecord(0, "a snapshot is bytes")
    try:
        return read(bytes(data), house_rules)
    except (IndexError, TypeError, OverflowError, RecursionError, BadMap, BadSpec, ValueError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(0, f"these bytes are no game: {error}") from None


def read(data: bytes, house_rules: HouseRules) -> State:
    if len(data) < 8 or data[:2] != MAGIC:
        raise BadRecord(0, "these bytes are no game of Longroad")
    if data[2] != FORMAT:
        raise BadRecord(0, f"these bytes are of format {data[2]}; this version reads format {FORMAT}")
    if zlib.crc32(data[:-4]) != int.from_bytes(data[-4:], "big"):
        raise BadRecord(0, "these bytes are damaged: their checksum doesn't fit")
    source = Source(data[:-4], len(HEADER))
    spec = source.text()
    house = source.text()
    if house != called(house_rules):
        needs = f"was played with the house rules {house}" if house else "was played without house rules"
        raise BadRecord(0, f"this game {needs}")
    s = open_game(spec, set_up_of(spec, source.text()), house_rules)
    s.own_parts()
    for name in s.numbers:
        number = source.number()
        setattr(s, name, bool(number) if isinstance(getattr(s, name), bool) else number)
    frames = source.row()
    s.depth = 0
    s.then_all(as_menu(frames))
    for part in s.parts():
        for name in fields(part):
            value = getattr(part, name)
            if isinstance(value, bool):
                setattr(part, name, bool(source.number()))
            elif isinstance(value, int):
                setattr(part, name, source.number())
            else:
                read_row(part, name, value, source)
        part.restored()
    check(s, source)
    return s


@lru_cache(maxsize=256)
def set_up_of(spec: str, text: str) -> SetUp:
    """What was dealt before a game: all its views share it."""
    return read_set_up(spec, json.loads(text))


def read_row(part: Slice, name: str, old: Any, source: Source) -> None:
    """Fill a row; those that start empty have no fixed length."""
    if len(old) > 0:
        if not source.fill(old):
            raise BadRecord(0, "these bytes are no game: a row has the wrong length")
    elif len(numbers := source.row()) > 0:
        setattr(part, name, numbers)


def check(s: State, source: Source) -> None:
    """Numbers that would lead the engine astray."""
    sound = (
        source.ended()
        and (s.over or s.depth > 0)
        and all(is_frame(s, int(s.agenda[k])) for k in range(s.depth))
        and -1 <= s.turn < s.seats
        and -1 <= s.winner < s.seats
        and -1 <= s.viewer < s.seats
        and s.sound()
    )
    if not sound:
        raise BadRecord(0, "these bytes are no game: their numbers don't fit together")


def is_frame(s: State, packed: int) -> bool:
    """Whether a packed number is a frame of this book."""
    number = packed >> HEAD
    return 0 < number < len(s.book.kinds) and s.book.kinds[number].number == number and seat(packed) < s.seats


def as_menu(frames: Row) -> Menu:
    """The frames of an agenda, the next one first."""
    menu = Menu(max(len(frames), 1))
    for frame in reversed(list(frames)):
        menu.add(frame)
    return menu


def fields(part: Slice) -> list[str]:
    """The names of a slice's fields that change in a game, in alphabetical order."""
    names = set(getattr(type(part), "__mypyc_attrs__", ())) | set(getattr(part, "__dict__", {}))
    return sorted(names - set(part.fixed) - {"__dict__", "__weakref__"})

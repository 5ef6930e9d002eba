"""Games and views as bytes, for workers, remote bots and snapshots.

Two letters, a format number, the spec and the set-up as text, then every number of the state in a fixed
order, and a checksum. Nothing is executed when bytes are read: they are numbers and names.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from longroad.core.chapter import Slice
from longroad.core.menu import Menu
from longroad.core.state import State
from longroad.core.words import HEAD, row, seat
from longroad.errors import BadMap, BadRecord, BadSpec
from longroad.game import HouseRules, called, house_rules_of, open_game, read_set_up

MAGIC = b"LR"
FORMAT = 9


def to_bytes(s: State) -> bytes:
    """A game or view, written down."""
    out = bytearray(MAGIC)
    out.append(FORMAT)
    put_text(out, s.spec)
    put_text(out, called(house_rules_of(s)))
    put_text(out, json.dumps(s.set_up().as_dict(), separators=(",", ":")))
    for name in s.numbers:
        put(out, int(getattr(s, name)))
    put_row(out, s.agenda[: s.depth])
    for part in s.parts():
        for name in fields(part):
            value = getattr(part, name)
            if isinstance(value, int):
                put(out, int(value))
            else:
                put_row(out, value)
    out += zlib.crc32(out).to_bytes(4, "big")
    return bytes(out)


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
    source = Source(data[:-4], 3)
    spec = source.text()
    house = source.text()
    if house != called(house_rules):
        needs = f"was played with the house rules {house}" if house else "was played without house rules"
        raise BadRecord(0, f"this game {needs}")
    set_up = read_set_up(spec, json.loads(source.text()))
    s = open_game(spec, set_up, house_rules)
    s.own_parts()
    for name in s.numbers:
        number = source.number()
        setattr(s, name, bool(number) if isinstance(getattr(s, name), bool) else number)
    frames = source.numbers()
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


def read_row(part: Slice, name: str, old: Any, source: Source) -> None:
    """Fill a row; those that start empty have no fixed length."""
    numbers = source.numbers()
    if len(numbers) != len(old) > 0:
        raise BadRecord(0, "these bytes are no game: a row has the wrong length")
    if len(old) == 0 and numbers:
        setattr(part, name, row(numbers))
        return
    for k, number in enumerate(numbers):
        old[k] = number  # in place: compiled, a row that is replaced from here is never freed


def check(s: State, source: Source) -> None:
    """Numbers that would lead the engine astray."""
    sound = (
        source.at == len(source.data)
        and (s.over or s.depth > 0)
        and all(is_frame(s, int(s.agenda[k])) for k in range(s.depth))
        and -1 <= s.turn < s.seats
        and -1 <= s.winner < s.seats
        and -1 <= s.viewer < s.seats
        and s.sound()
    )
    if not sound:
        raise BadRecord(0, "these bytes are no game: their numbers don't fit together")


def is_frame(s: State, word: int) -> bool:
    """Whether a word of the agenda is a frame of this book."""
    number = word >> HEAD
    return 0 < number < len(s.book.kinds) and s.book.kinds[number].number == number and seat(word) < s.seats


def as_menu(frames: Any) -> Menu:
    """The frames of an agenda, the next one first."""
    menu = Menu(max(len(frames), 1))
    for frame in reversed(list(frames)):
        menu.add(frame)
    return menu


def fields(part: Slice) -> list[str]:
    """The names of a slice's fields that change in a game, in alphabetical order."""
    names = set(getattr(type(part), "__mypyc_attrs__", ())) | set(getattr(part, "__dict__", {}))
    return sorted(names - set(part.fixed) - {"__dict__", "__weakref__"})


def put(out: bytearray, number: int) -> None:
    """A whole number, seven bits to a byte; the sign comes first, in the lowest bit."""
    number = number << 1 if number >= 0 else (-number << 1) - 1
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def put_text(out: bytearray, text: str) -> None:
    letters = text.encode()
    put(out, len(letters))
    out += letters


def put_row(out: bytearray, values: Any) -> None:
    put(out, len(values))
    for value in values:
        put(out, int(value))


class Source:
    """Bytes being read."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data = data
        self.at = at

    def number(self) -> int:
        shift = value = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
            if shift > 63:
                raise BadRecord(0, "these bytes are no game: a number is too large")
        return value >> 1 if value & 1 == 0 else -(value + 1 >> 1)

    def text(self) -> str:
        length = self.number()
        if not 0 <= length <= len(self.data) - self.at:
            raise BadRecord(0, "these bytes are no game: a text is cut off")
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def numbers(self) -> list[int]:
        length = self.number()
        if not 0 <= length <= len(self.data) - self.at:
            raise BadRecord(0, "these bytes are no game: a row is cut off")
        return [self.number() for _ in range(length)]

"""Whole numbers as bytes, seven bits to a byte, the least first: how games and views are written down.

Rows come in as Any: one that interpreted code hands to a parameter of type Row is never freed.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from longroad.core.packed import Row, cells, fill

LAST: Final = 62  # the highest bit of a number below its sign


@final
class Writer:
    """Bytes to be: numbers, texts and rows."""

    def __init__(self) -> None:
        self.out: Final = BytesWriter()

    def number(self, n: i64) -> None:
        """The sign comes first, in the lowest bit."""
        left: i64 = n if n >= 0 else -(n + 1)
        byte: i64 = (left & 63) << 1 | (n < 0)
        left >>= 6
        while left > 0:
            self.out.append(byte | 128)
            byte = left & 127
            left >>= 7
        self.out.append(byte)

    def text(self, text: str) -> None:
        letters = text.encode()
        self.number(len(letters))
        self.out.write(letters)

    def row(self, values: Any) -> None:
        cells: Row = values
        self.number(len(cells))
        for cell in cells:
            self.number(cell)

    def whole(self) -> bytes:
        return self.out.getvalue()


@final
class Source:
    """Bytes being read; IndexError at their end, ValueError where they mean nothing."""

    def __init__(self, data: bytes, at: i64) -> None:
        self.data: Final = data
        self.at: i64 = at

    def number(self) -> i64:
        byte = self.byte()
        negative = byte & 1 != 0
        value: i64 = (byte & 127) >> 1
        shift: i64 = 6
        while byte > 127:
            byte = self.byte()
            if shift == LAST and byte > 1:
                raise ValueError("a number is too large")
            value |= (byte & 127) << shift
            shift += 7
        return -value - 1 if negative else value

    def byte(self) -> i64:
        self.at += 1
        return self.data[self.at - 1]

    def length(self) -> i64:
        """How much comes next; no more than there is."""
        length = self.number()
        if not 0 <= length <= len(self.data) - self.at:
            raise ValueError("something is cut off")
        return length

    def text(self) -> str:
        length = self.length()
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def row(self) -> Row:
        values = cells(self.length())
        k: i64
        for k in range(len(values)):
            values[k] = self.number()
        return values

    def fill(self, values: Any) -> bool:
        """Read a row into another; False if that is not as long."""
        old: Row = values
        numbers = self.row()
        if len(numbers) != len(old):
            return False
        fill(old, numbers)
        return True

    def ended(self) -> bool:
        return self.at == len(self.data)

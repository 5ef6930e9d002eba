"""The last rows of a table, for clients that reconnect.

They are kept encoded: as objects they would take most of the server's memory.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from longroad.core.edge import Event
from longroad.legend import Role
from longroad.server.log import AnyRow, read_row
from longroad.server.projections import RowEvents
from longroad.server.store import StoredRow

RECENT_ROWS = 120  # steps that a client gets one by one when it reconnects


class RecentRow(Struct, frozen=True, gc=False):
    """A row and its events, encoded."""

    seq: int
    at: int
    body: bytes
    happened: bytes

    @staticmethod
    def of(row: StoredRow, events: list[Event]) -> RecentRow:
        """From a stored row and the events of the game."""
        parts = [Happened(e.code, e.args, e.private, e.names, e.seats, e.role) for e in events]
        return RecentRow(row.seq, row.at, row.body, _encoder.encode(parts))

    @property
    def row(self) -> AnyRow:
        return read_row(self.body)

    @property
    def row_events(self) -> RowEvents:
        parts = _decoder.decode(self.happened)
        return RowEvents([Event(p.code, p.args, p.private, p.names, p.seats, p.role) for p in parts])


class Happened(Struct, frozen=True, array_like=True):
    """An event of the engine."""

    code: str
    args: dict[str, Any]
    private: dict[str, frozenset[int]]
    names: tuple[str, ...]
    seats: frozenset[str]
    role: Role


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Happened])

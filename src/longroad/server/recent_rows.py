"""The last rows of a table, for clients that reconnect.

They are kept encoded: as objects they would take most of the server's memory.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from longroad.core.edge import Event
from longroad.server.encoded_event import EncodedEvent
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
        return RecentRow(row.seq, row.at, row.body, _encoder.encode([EncodedEvent.of(e) for e in events]))

    @property
    def row(self) -> AnyRow:
        return read_row(self.body)

    @property
    def row_events(self) -> RowEvents:
        return RowEvents([encoded.event() for encoded in _decoder.decode(self.happened)])


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[EncodedEvent])

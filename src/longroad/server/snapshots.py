"""Snapshots of tables beside their logs, so that a table loads without following a long log.

The log is the truth. A snapshot names the row it belongs to; one that does not fit its log, or was written
by another version, is ignored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import get_type_hints

import msgspec
from msgspec import Struct

from longroad import __version__, families
from longroad.dice.fair import FairDealer
from longroad.dice.promise import Promise
from longroad.records import Departure, Record
from longroad.records.lines import line_of
from longroad.server.command_ids import CommandIds, Done
from longroad.server.encoded_event import EncodedEvent
from longroad.server.log import Created, read_row
from longroad.server.projections import info_of
from longroad.server.quotas import LIMITED, MOST
from longroad.server.recent_rows import RecentRow
from longroad.server.store import Snapshot, StoredRow
from longroad.server.table import SeatState, Table
from longroad.snapshot import FORMAT as GAME_FORMAT
from longroad.snapshot import from_bytes, to_bytes

FORMAT = 2
EVERY = 200  # rows between two snapshots of a table

# Fields that follow from the first row, or need an encoding of their own; all others are encoded as they are.
APART = ("game_id", "settings", "spec", "colors", "created", "made_at", "brought", "record", "often")
_hints = get_type_hints(Table)
PLAIN = [field.name for field in fields(Table) if field.name not in APART]
Plain = msgspec.defstruct("Plain", [(name, _hints[name]) for name in PLAIN], array_like=True, frozen=True)
COUNTED: dict[str, type[LIMITED]] = {kind.__name__: kind for kind in MOST}

# If the fields of tables or seats change, older snapshots are ignored.
PARTS = [*PLAIN, *(f"seats.{field.name}" for field in fields(SeatState))]


@cache
def version() -> str:
    """What has to be the same for a snapshot to be of use."""
    rules = ".".join(str(family.rules_number) for family in families.all_families())
    return f"{FORMAT}.{GAME_FORMAT}.{rules}.{__version__} {' '.join(PARTS)}"


class Play(Struct, frozen=True, array_like=True):
    """A record. The last lines, those that can be taken back, are played again on the game before them."""

    game: bytes
    back: int
    lines: list[tuple[int, int, int]]
    rules: int
    dice: str
    drawn: int
    notes: dict[str, str]
    departures: list[Departure]
    told: list[EncodedEvent]

    @staticmethod
    def of(record: Record) -> Play:
        return Play(
            to_bytes(record.first_kept()),
            record.kept_back,
            [(line.seat, line.action, line.sealed) for line in record.lines],
            record.rules,
            "" if record.dice is None else record.dice.text(),
            record.drawn,
            record.notes,
            record.departures,
            [EncodedEvent.of(event) for event in record.told],
        )

    def record(self, dealer: FairDealer | None) -> Record:
        record = Record(from_bytes(self.game), dealer)
        record.rules, record.notes, record.departures = self.rules, self.notes, self.departures
        record.told = [told.event() for told in self.told]
        record.dice = Promise.read(self.dice) if self.dice else None
        lines = [line_of(*line) for line in self.lines]
        first = len(lines) - self.back
        record.lines, record.drawn = lines[:first], self.drawn
        if dealer is not None:
            dealer.drawn = self.drawn
        for line in lines[first:]:
            record.apply(line.action, line.seat)
        if record.lines != lines or record.kept_back != self.back or record.drawn != self.drawn:
            raise ValueError("what can be taken back was played otherwise")
        return record


class Body(Struct, frozen=True, array_like=True):
    """The state of a table, except what its first row says."""

    plain: bytes
    brought: Play | None
    play: Play | None
    often: list[tuple[str, int, int]]
    ids: dict[str, dict[str, Done]]
    happened: list[bytes]  # of the last rows, the latest last


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Body)
_plain: msgspec.msgpack.Decoder[Struct] = msgspec.msgpack.Decoder(Plain)


def taken(table: Table, recent: Sequence[RecentRow], ids: CommandIds) -> Snapshot:
    """A table as it is after its last row."""
    body = Body(
        _encoder.encode(Plain(*(getattr(table, name) for name in PLAIN))),
        None if table.brought is None else Play.of(table.brought),
        None if table.record is None else Play.of(table.record),
        [(kind.__name__, seat, count) for (kind, seat), count in table.often.items()],
        ids.done,
        [kept.happened for kept in recent],
    )
    info = msgspec.json.encode(info_of(table, public=table.settings.spectators))
    return Snapshot(table.game_id, table.seq, version(), _encoder.encode(body), info)


def restored(snapshot: Snapshot, rows: Sequence[StoredRow]) -> tuple[Table, list[RecentRow], CommandIds]:
    """The table of a snapshot, its last steps, and the commands that were carried out. `rows` are the first
    of its log, and the last up to the snapshot."""
    body = _decoder.decode(snapshot.body)
    created = read_row(rows[0].body)
    if not isinstance(created, Created):
        raise ValueError("the log doesn't begin with its making")
    brought = None if body.brought is None else body.brought.record(None)
    table = Table.made(snapshot.game, created, rows[0].at, brought)
    for name, value in zip(PLAIN, msgspec.structs.astuple(_plain.decode(body.plain)), strict=True):
        setattr(table, name, value)
    if body.play is not None:
        table.record = body.play.record(FairDealer(table.dice()))
    table.often = {(COUNTED[name], seat): count for name, seat, count in body.often}
    if table.seq != snapshot.seq:
        raise ValueError("the snapshot is of another row")
    ids = CommandIds()
    ids.done = body.ids
    last = rows[-len(body.happened) :]
    if (last[-1].seq, last[0].seq) != (snapshot.seq, snapshot.seq - len(body.happened) + 1):
        raise ValueError("the last rows are not those of the snapshot")
    kept = [RecentRow(row.seq, row.at, row.body, told) for row, told in zip(last, body.happened, strict=True)]
    return table, kept, ids

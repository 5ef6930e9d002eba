"""Tables as records that can be kept and shared, and records as tables that go on."""

from __future__ import annotations

from dataclasses import dataclass

from longroad.dice.fair import commitment
from longroad.dice.promise import Promise
from longroad.errors import BadRecord
from longroad.records import Record
from longroad.server.commands import change, hashed
from longroad.server.log import Created
from longroad.server.services import written
from longroad.server.settings import Settings
from longroad.server.store import StoredRow, Summary
from longroad.server.table import Table


def record_of(table: Table) -> Record:
    """The game so far, with the promise of its dice; their secret is in it only when the game is over."""
    record = table.play.copy()
    given = table.brought
    if given is not None and given.game.over:
        return given  # nothing was played here: it keeps the promise it came with
    record.dice = Promise.of(table.dice(), 0 if given is None else len(given.lines), given is not None)
    record.notes = {"players": players_of(table)}
    if table.state == "over":
        record.reveal()
    return record


def players_of(table: Table) -> str:
    """Who plays, as save files say it."""
    kinds = ("human" if seat.kind == "human" else seat.bot for seat in table.seats)
    return ",".join(f"{color}={kind}" for color, kind in zip(table.colors, kinds, strict=True))


def to_go_on(record: Record) -> Record:
    """A record as a table takes it over: other dice will decide from here on, so what was promised of the old
    ones has no place in it, nor has what only a save file holds. A finished game keeps its promise."""
    if record.departures:
        raise BadRecord(record.departures[0].line, "this was allowed by older rules, so it can't go on here")
    other = record.copy()
    other.dealer, other.notes = None, {}
    if not record.game.over:
        other.dice = None
    return other


@dataclass(frozen=True)
class Keys:
    """The secrets of a new table."""

    game: str
    host: str
    link: str
    dice: bytes


def founded(settings: Settings, record: Record, keys: Keys, at: int) -> list[tuple[StoredRow, Summary]]:
    """The first rows of a table that goes on with a record; if bots alone play it, it has begun."""
    brought = to_go_on(record)
    created = Created(
        settings,
        commitment(keys.dice),
        keys.dice.hex(),
        hashed(keys.host),
        hashed(keys.link),
        record=brought.text(),
    )
    table = Table.made(keys.game, created, at, brought)
    found = [written(table, created)]
    if table.is_due():
        begun = change(table, table.start_row(), at)
        found.append(written(begun.after, begun.row))
    return found

"""Loading tables from the store: those of players first, and none that nobody waits for any more.

Following a long log takes a while, and one log is followed at a time, so that tables in play are not slowed
down. Without an order somebody who asks for many tables would keep the others waiting.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from longroad.server.command_ids import CommandIds, Done
from longroad.server.recent_rows import RECENT_ROWS, RecentRow
from longroad.server.snapshots import restored
from longroad.server.store import Log, StoredRow
from longroad.server.table import Followed, Refused, Table, followed, following


@dataclass(eq=False)
class Waiter:
    """A connection that waits for a table."""

    token: str  # hashed, as in the log; "" without one
    is_there: Callable[[], bool]


class Load:
    """A table that is being loaded, and the connections that wait for it."""

    def __init__(self) -> None:
        self.waiters: list[Waiter] = []
        self.log: Log | None = None
        self.turn: asyncio.Future[None] | None = None

    @asynccontextmanager
    async def awaited(self, waiter: Waiter) -> AsyncIterator[None]:
        self.waiters.append(waiter)
        try:
            yield
        finally:
            self.waiters.remove(waiter)

    def is_wanted(self) -> bool:
        return any(waiter.is_there() for waiter in self.waiters)

    def is_urgent(self) -> bool:
        """Whether a waiting connection has, or had, a token of this table."""
        return any(waiter.token and waiter.is_there() and self.knows(waiter.token) for waiter in self.waiters)

    def knows(self, token: str) -> bool:
        if self.log is None:
            return False
        mark, kept = token.encode(), self.log.snapshot
        return (kept is not None and mark in kept.body) or any(mark in row.body for row in self.log.rows)


class Turns:
    """One load at a time: urgent ones first, then in the order of the requests."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: list[Load] = []

    @asynccontextmanager
    async def turn(self, load: Load) -> AsyncIterator[None]:
        """Wait for the turn of this load; Refused if no connection waits for the table any more."""
        if self.busy:
            load.turn = asyncio.get_running_loop().create_future()
            self.waiting.append(load)
            try:
                await load.turn
            except asyncio.CancelledError:
                if load not in self.waiting:  # its turn had just come
                    self._pass_on()
                raise
        self.busy = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        for load in [load for load in self.waiting if not load.is_wanted()]:
            self.waiting.remove(load)
            answer(load, Refused("table-closing"))
        self.waiting = [load for load in self.waiting if load.turn is not None and not load.turn.done()]
        self.busy = bool(self.waiting)
        if self.waiting:
            load = next((load for load in self.waiting if load.is_urgent()), self.waiting[0])
            self.waiting.remove(load)
            answer(load)


def answer(load: Load, refusal: Refused | None = None) -> None:
    if load.turn is None or load.turn.done():
        return
    if refusal is None:
        load.turn.set_result(None)
    else:
        load.turn.set_exception(refusal)


class BadSnapshot(Exception):
    """A snapshot that can't be read: the log has to be followed from its first row."""


def follow(log: Log) -> tuple[Table, list[RecentRow], CommandIds]:
    """The table of a log, its last steps, and the commands that were carried out."""
    table: Table | None = None
    kept: list[RecentRow] = []
    last: deque[tuple[StoredRow, Followed]] = deque(maxlen=RECENT_ROWS)
    ids, rows = CommandIds(), log.rows
    if log.snapshot is not None:
        seq = log.snapshot.seq
        rows = [row for row in log.rows if row.seq > seq]
        try:
            table, kept, ids = restored(log.snapshot, [row for row in log.rows if row.seq <= seq])
        except Exception as error:
            raise BadSnapshot from error
    with following(log.rows):
        for row, step in zip(rows, followed(rows, table), strict=True):
            table = step.table
            last.append((row, step))
            if row.id is not None:
                ids.add(row.id, Done(step.seq, step.row.mark))
    assert table is not None
    kept += [RecentRow.of(row, step.events) for row, step in last]
    return table, kept[-RECENT_ROWS:], ids

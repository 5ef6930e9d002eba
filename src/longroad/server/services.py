"""What all live tables share: the store, the clock, the bots and background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import structlog

from longroad.server.bot_worker import Request
from longroad.server.broadcast_queue import BroadcastQueue
from longroad.server.log import AnyRow, Created, write_row
from longroad.server.store import Store, StoredRow, Summary
from longroad.server.table import Table

logger = structlog.get_logger("longroad.server")
Found = TypeVar("Found")


class Watch(Protocol):
    """A clock that tests can replace."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def sleep(self, seconds: float) -> None: ...


class Bots(Protocol):
    """The pool in which bots choose."""

    def names(self, family: str) -> tuple[str, ...]: ...

    def heard(self, bot: str, seed: int) -> int | None: ...

    async def choose(self, request: Request) -> int | None: ...


class Connection(Protocol):
    """A connection: messages are sent in order, or the connection is closed."""

    def send(self, data: bytes) -> None: ...

    def close(self, bye: bytes) -> None: ...


@dataclass(frozen=True)
class Founding:
    """A table that is about to be made."""

    table: Table
    row: Created

    def written(self) -> tuple[StoredRow, Summary]:
        """The first row and the summary, for the store."""
        return written(self.table, self.row)


@dataclass
class Services:
    """What all rooms share."""

    store: Store
    watch: Watch
    bots: Bots
    new_token: Callable[[], str]
    new_game_id: Callable[[], str]
    plan_rematch: Callable[[Table, str], Coroutine[Any, Any, Founding]]
    open: Callable[[Founding], Coroutine[Any, Any, None]]
    counted: Callable[[str], None] = lambda what: None  # metrics
    broadcasts: BroadcastQueue = field(default_factory=BroadcastQueue)
    background: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task and keep a reference until it is done; a failure is logged."""
        return self._keep(work, self._ended)

    def begin(self, work: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        """Start a task that finishes even if its caller is cancelled: the caller shields it."""
        return self._keep(work, self._finished)

    def _keep(
        self, work: Coroutine[Any, Any, Found], done: Callable[[asyncio.Task[Any]], None]
    ) -> asyncio.Task[Found]:
        task = asyncio.get_running_loop().create_task(work)
        self.background.add(task)
        task.add_done_callback(done)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.background.discard(task)
        if not task.cancelled():
            task.exception()  # raised in the caller; without one asyncio must not warn


def written(table: Table, row: AnyRow, id: str | None = None) -> tuple[StoredRow, Summary]:
    """The last row of a table and its summary, for the store; `id` is that of the command."""
    return StoredRow(table.game_id, table.seq, table.at, id, write_row(row)), summary_of(table)


def summary_of(table: Table) -> Summary:
    """What lists of tables show."""
    kinds = [seat.kind for seat in table.seats]
    return Summary(
        table.game_id,
        table.state,
        table.spec,
        table.settings.listed,
        table.made_at,
        table.at,
        [seat.name if seat.kind == "human" else seat.bot for seat in table.seats],
        kinds.count("human"),
        kinds.count("open"),
        table.settings.spectators,
    )

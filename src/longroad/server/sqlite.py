"""The store over SQLite: one thread writes, many rows with one commit, and another reads."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from longroad.server import database
from longroad.server.data_folder import DATABASE, Lock
from longroad.server.store import Log, Snapshot, StoredRow, StoreTrouble, Summary

T = TypeVar("T")
MOST = 10_000  # jobs in the queue; beyond that the store answers that it is busy
QUIET = 2.0  # seconds without a write before the write-ahead log is checkpointed
PATIENCE = 5.0  # seconds to wait for another program that has locked the database


class SqliteStore:
    """Keeps games in a folder that no other process may use meanwhile."""

    def __init__(
        self,
        folder: Path,
        most: int = MOST,
        patience: float = PATIENCE,
        kind: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> None:
        path = folder / DATABASE
        self._lock = Lock(folder)
        try:
            writing = database.to_write(path, patience, kind)
            reading = database.to_read(path)
            self._anchor = database.to_read(path)  # SQLite deletes its log when the last connection closes
        except (sqlite3.Error, StoreTrouble) as error:
            self._lock.release()
            if isinstance(error, StoreTrouble):
                raise
            raise StoreTrouble(f"{path}: {database.why(error)}") from error
        files = Files(path)

        def write(connection: sqlite3.Connection, jobs: list[Job]) -> None:
            files.check()
            in_one_commit(connection, jobs)
            files.check()  # acknowledge nothing that was written to a deleted file

        def open_again() -> sqlite3.Connection:
            files.check()  # SQLite would create empty files in their place
            return database.to_write(path, patience, kind)

        self._writer = Worker("writer", writing, open_again, write, most, most, tidy=put_into_database)
        self._reader = Worker("reader", reading, lambda: database.to_read(path), in_turn, most, at_once=1)

    @property
    def commits(self) -> int:
        """The number of commits; many rows share one."""
        return self._writer.rounds

    async def append(self, row: StoredRow, summary: Summary, *others: tuple[StoredRow, Summary]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for each in ((row, summary), *others):
                database.append(connection, *each)

        await self._writer.ask(write)

    async def rows(self, game: str, since: int = 0) -> list[StoredRow]:
        return await self._reader.ask(lambda connection: database.rows(connection, game, since))

    async def log(self, game: str, version: str, few: int) -> Log:
        return await self._reader.ask(lambda connection: database.log(connection, game, version, few))

    async def keep(self, snapshot: Snapshot) -> None:
        await self._writer.ask(lambda connection: database.keep(connection, snapshot))

    async def info(self, game: str, version: str) -> bytes | None:
        return await self._reader.ask(lambda connection: database.info(connection, game, version))

    async def summaries(self, state: str | None = None, limit: int = 1000) -> list[Summary]:
        return await self._reader.ask(lambda connection: database.summaries(connection, state, limit))

    async def delete(self, game: str) -> None:
        await self._writer.ask(lambda connection: database.delete(connection, game))

    async def probe(self) -> None:
        await self._writer.ask(database.probe)
        await self._reader.ask(lambda connection: database.summaries(connection, "waiting", 1))

    async def close(self) -> None:
        """Carry out what is in the queues, then release the lock."""
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._reader.end()
        self._writer.end()
        self._anchor.close()
        self._lock.release()


def identity(path: Path) -> tuple[int, int] | None:
    """The device and inode of the file at this path."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Files:
    """The files that were opened. Writes to a file that was removed or replaced meanwhile are lost."""

    def __init__(self, path: Path) -> None:
        self.opened = {each: identity(each) for each in (path, database.log_of(path))}

    def check(self) -> None:
        """StoreTrouble if one of them is not where it was."""
        for path, opened in self.opened.items():
            if identity(path) != opened:
                raise StoreTrouble(
                    f"{path} was removed or replaced while the server runs, and nothing can be kept: "
                    "put it back, or stop the server and start it again."
                )


@dataclass(eq=False)
class Job:
    """A function to run with the connection, and the future that gets its result."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None
    trouble: StoreTrouble | None = None

    def report(self) -> None:
        if self.done.done():  # the caller was cancelled
            return
        if self.trouble is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.trouble)


class Worker:
    """A thread with its own connection that carries out jobs in order."""

    def __init__(
        self,
        name: str,
        connection: sqlite3.Connection,
        reopen: Callable[[], sqlite3.Connection],
        carry_out: Callable[[sqlite3.Connection, list[Job]], None],
        most: int,
        at_once: int,
        tidy: Callable[[sqlite3.Connection], None] | None = None,
    ) -> None:
        self._connection: sqlite3.Connection | None = connection
        self._reopen = reopen
        self._carry_out = carry_out
        self._most = most
        self._at_once = at_once
        self._tidy = tidy  # called when the queue has been empty for a while
        self._untidy = False
        self._waiting: deque[Job] = deque()
        self._changed = threading.Condition()
        self._closed = False
        self.rounds = 0  # batches carried out
        self._thread = threading.Thread(target=self._work, name=f"store-{name}", daemon=True)
        self._thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Put a job into the queue and wait for its result."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        with self._changed:
            if self._closed:
                raise StoreTrouble("The store is closed.")
            if len(self._waiting) >= self._most:
                raise StoreTrouble(f"The store is busy: {self._most} others are waiting. Try again later.")
            self._waiting.append(Job(work, loop, done))
            self._changed.notify()
        return await done

    def end(self) -> None:
        """Refuse new jobs and wait until the queue is empty."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _work(self) -> None:
        while jobs := self._next():
            self._untidy = True
            try:
                if self._connection is None:
                    self._connection = self._reopen()
                self._carry_out(self._connection, jobs)
                self.rounds += 1
            except Exception as error:
                # No job of the batch is surely stored. A new connection rolls back and starts clean.
                for job in jobs:
                    job.trouble = trouble_of(error)
                self._disconnect()
            report(jobs)
        self._disconnect()

    def _next(self) -> list[Job]:
        with self._changed:
            while not self._waiting and not self._closed:
                untidy = self._untidy and self._tidy is not None
                if not self._changed.wait(QUIET if untidy else None) and untidy:
                    self._tidy_up()
            return [self._waiting.popleft() for _ in range(min(self._at_once, len(self._waiting)))]

    def _tidy_up(self) -> None:
        """A failure is not reported here: the next job will meet it."""
        self._untidy = False
        if self._tidy is None or self._connection is None:
            return
        self._changed.release()  # so that jobs can be queued meanwhile
        try:
            self._tidy(self._connection)
        except sqlite3.Error:
            self._disconnect()
        finally:
            self._changed.acquire()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


def in_one_commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Carry out all jobs in one transaction; a refused one is rolled back by itself."""
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(connection)
        except StoreTrouble as refusal:
            job.trouble = refusal
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
    connection.execute("COMMIT")


def in_turn(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.result = job.work(connection)
        except StoreTrouble as refusal:
            job.trouble = refusal


def put_into_database(connection: sqlite3.Connection) -> None:
    """Checkpoint and truncate the write-ahead log: a copy of the database file is then complete without it.
    Readers are not blocked."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")


def trouble_of(error: Exception) -> StoreTrouble:
    """A new exception for each caller, since each will raise it."""
    trouble = StoreTrouble(str(error) if isinstance(error, StoreTrouble) else database.why(error))
    trouble.__cause__ = error
    return trouble


def report(jobs: list[Job]) -> None:
    """Set the futures of the callers, with one call into each event loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(tell, mine)


def tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.report()

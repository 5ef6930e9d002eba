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
from longroad.server.folder import DATABASE, Lock
from longroad.server.store import Log, Row, Snapshot, StoreTrouble, Summary

T = TypeVar("T")
MOST = 10_000  # errands that may wait; whoever comes then is told that the store is busy
QUIET = 2.0  # seconds without anything to write until the log of SQLite is put into the database
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
            self._anchor = database.to_read(path)  # as long as one is open, SQLite keeps its log
        except (sqlite3.Error, StoreTrouble) as error:
            self._lock.release()
            if isinstance(error, StoreTrouble):
                raise
            raise StoreTrouble(f"{path}: {database.why(error)}") from error
        files = Files(path)

        def write(connection: sqlite3.Connection, errands: list[Errand]) -> None:
            files.check()
            in_one_commit(connection, errands)
            files.check()  # nobody is told that something is kept in a file that has no name any more

        def open_again() -> sqlite3.Connection:
            files.check()  # else new and empty ones would be made in their place
            return database.to_write(path, patience, kind)

        self._writer = Clerk("writer", writing, open_again, write, most, most, tidy=put_into_database)
        self._reader = Clerk("reader", reading, lambda: database.to_read(path), in_turn, most, at_once=1)

    @property
    def commits(self) -> int:
        """How often the disk was waited for; many rows share one commit."""
        return self._writer.rounds

    async def append(self, row: Row, summary: Summary, *others: tuple[Row, Summary]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for each in ((row, summary), *others):
                database.append(connection, *each)

        await self._writer.ask(write)

    async def rows(self, game: str, since: int = 0) -> list[Row]:
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
        """What was asked before is still done; the lock goes last."""
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._reader.end()
        self._writer.end()
        self._anchor.close()
        self._lock.release()


def identity(path: Path) -> tuple[int, int] | None:
    """Which file has this name now."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Files:
    """The files that were opened: what is written after they were removed or replaced is lost with them."""

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
class Errand:
    """Something to be done with a connection, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None
    trouble: StoreTrouble | None = None

    def report(self) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if self.trouble is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.trouble)


class Clerk:
    """A thread with a connection of its own, which does what it is asked in order."""

    def __init__(
        self,
        name: str,
        connection: sqlite3.Connection,
        reopen: Callable[[], sqlite3.Connection],
        carry_out: Callable[[sqlite3.Connection, list[Errand]], None],
        most: int,
        at_once: int,
        tidy: Callable[[sqlite3.Connection], None] | None = None,
    ) -> None:
        self._connection: sqlite3.Connection | None = connection
        self._reopen = reopen
        self._carry_out = carry_out
        self._most = most
        self._at_once = at_once
        self._tidy = tidy  # done when nothing was asked for a while
        self._untidy = False
        self._waiting: deque[Errand] = deque()
        self._changed = threading.Condition()
        self._closed = False
        self.rounds = 0  # how often something was carried out
        self._thread = threading.Thread(target=self._work, name=f"store-{name}", daemon=True)
        self._thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have it done, and wait for that."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        with self._changed:
            if self._closed:
                raise StoreTrouble("The store is closed.")
            if len(self._waiting) >= self._most:
                raise StoreTrouble(f"The store is busy: {self._most} others are waiting. Try again later.")
            self._waiting.append(Errand(work, loop, done))
            self._changed.notify()
        return await done

    def end(self) -> None:
        """Take nothing more, and wait until everything is done."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _work(self) -> None:
        while errands := self._next():
            self._untidy = True
            try:
                if self._connection is None:
                    self._connection = self._reopen()
                self._carry_out(self._connection, errands)
                self.rounds += 1
            except Exception as error:
                # Not even what seemed to work is certain now. A new connection rolls back and starts clean.
                for errand in errands:
                    errand.trouble = trouble_of(error)
                self._disconnect()
            report(errands)
        self._disconnect()

    def _next(self) -> list[Errand]:
        with self._changed:
            while not self._waiting and not self._closed:
                untidy = self._untidy and self._tidy is not None
                if not self._changed.wait(QUIET if untidy else None) and untidy:
                    self._tidy_up()
            return [self._waiting.popleft() for _ in range(min(self._at_once, len(self._waiting)))]

    def _tidy_up(self) -> None:
        """Nobody waits for it, so nobody is told if it fails: the next who asks will be."""
        self._untidy = False
        if self._tidy is None or self._connection is None:
            return
        self._changed.release()  # who comes meanwhile can say so
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


def in_one_commit(connection: sqlite3.Connection, errands: list[Errand]) -> None:
    """Write for many at the price of one; what is refused to one of them doesn't hurt the others."""
    connection.execute("BEGIN IMMEDIATE")
    for errand in errands:
        connection.execute("SAVEPOINT errand")
        try:
            errand.result = errand.work(connection)
        except StoreTrouble as refusal:
            errand.trouble = refusal
            connection.execute("ROLLBACK TO errand")
        connection.execute("RELEASE errand")
    connection.execute("COMMIT")


def in_turn(connection: sqlite3.Connection, errands: list[Errand]) -> None:
    for errand in errands:
        try:
            errand.result = errand.work(connection)
        except StoreTrouble as refusal:
            errand.trouble = refusal


def put_into_database(connection: sqlite3.Connection) -> None:
    """Put what SQLite's log holds into the database, and empty the log: a copy of the one file is then whole,
    and a log that is lost is no loss. Whoever reads just now doesn't have to wait."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")


def trouble_of(error: Exception) -> StoreTrouble:
    """An error of its own for each who waits, for each will raise it."""
    trouble = StoreTrouble(str(error) if isinstance(error, StoreTrouble) else database.why(error))
    trouble.__cause__ = error
    return trouble


def report(errands: list[Errand]) -> None:
    """Tell those who wait, with one call into each of their loops."""
    for loop in {errand.loop for errand in errands}:
        mine = [errand for errand in errands if errand.loop is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(tell, mine)


def tell(errands: list[Errand]) -> None:
    for errand in errands:
        errand.report()

"""Rows to put into a store, and connections that wait or fail when a test wants it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from longroad.server.log import Created, Said
from longroad.server.services import written
from longroad.server.settings import SeatPlan, Settings
from longroad.server.sqlite import SqliteStore
from longroad.server.store import StoredRow, Summary
from longroad.server.table import Table


def row(game: str, seq: int, id: str | None = "", body: bytes = b"{}") -> StoredRow:
    """A row; its id is made of its number unless one is given."""
    return StoredRow(game, seq, 1000 + seq, f"{game}-{seq}" if id == "" else id, body)


def summary(game: str, seq: int = 1, state: str = "playing") -> Summary:
    return Summary(game, state, "isle:base;4", True, 1001, 1000 + seq, ["ann", "bob"])


def watched(watch: Callable[[str], None]) -> type[sqlite3.Connection]:
    """Connections that show each statement first to somebody who may wait or raise."""

    class Watched(sqlite3.Connection):
        def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
            watch(sql)
            return super().execute(sql, parameters)

    return Watched


class Gate:
    """When shut, holds whoever comes to a statement; remembers all statements."""

    def __init__(self, statement: str) -> None:
        self.statement = statement
        self.reached = threading.Event()
        self.open = threading.Event()
        self.open.set()
        self.seen: list[str] = []

    def __call__(self, sql: str) -> None:
        self.seen.append(sql)
        if sql == self.statement and not self.open.is_set():
            self.reached.set()
            assert self.open.wait(30), "the gate was never opened"

    def shut(self) -> None:
        self.reached.clear()
        self.open.clear()


class Failing:
    """Raises at a statement as long as there is trouble."""

    def __init__(self, statement: str, error: Exception) -> None:
        self.statement = statement
        self.error = error
        self.trouble = False

    def __call__(self, sql: str) -> None:
        if self.trouble and sql == self.statement:
            raise self.error


def talk(game: str, rows: int) -> list[tuple[StoredRow, Summary]]:
    """A real log of that many rows: a table is made, and somebody talks there."""
    plans = [SeatPlan("mine", name="Ann"), SeatPlan("bot"), SeatPlan("bot")]
    created = Created(Settings("isle:base;3", plans), "", "00" * 32, "", "", {0: "0123"})
    table = Table.made(game, created, 1001)
    found = [written(table, created)]
    for number in range(2, rows + 1):
        said = Said(0, f"Line {number}.")
        table.evolve(said, 1000 + number)
        found.append(written(table, said, f"0.0123:{number}"))
    return found


def filled(folder: Path, **games: int) -> None:
    """A folder whose games have that many rows."""

    async def fill() -> None:
        store = SqliteStore(folder)
        for game, rows in games.items():
            for row, summary in talk(game, rows):
                await store.append(row, summary)
        await store.close()

    asyncio.run(fill())

"""The interface of a store: rows of games, appended durably."""

from __future__ import annotations

from typing import Protocol

import msgspec


class StoredRow(msgspec.Struct, frozen=True):
    """One thing that happened in a game; `seq` counts from 1 without gaps."""

    game: str
    seq: int
    at: int  # milliseconds since 1970
    id: str | None  # of the command that it answers: once in a game
    body: bytes


class Summary(msgspec.Struct, frozen=True):
    """What lists of games show; derived from the rows and stored, so that they need not be read."""

    game: str
    state: str  # waiting, playing or over
    spec: str
    listed: bool
    created: int
    changed: int
    names: list[str]
    people: int = 0  # seats of people, present or not
    free: int = 0  # seats that anybody may take
    spectators: bool = True


class Snapshot(msgspec.Struct, frozen=True):
    """A table after one of its rows, stored so that not all rows need to be followed."""

    game: str
    seq: int
    version: str  # of the program that wrote it; no other reads it
    body: bytes
    info: bytes  # what everybody knows about the table, in JSON


class Log(msgspec.Struct, frozen=True):
    """The rows of a game: all, or with a snapshot the first, the last few up to it, and all that follow."""

    rows: list[StoredRow]
    snapshot: Snapshot | None = None


class StoreTrouble(Exception):
    """The request failed; the text is a sentence that says why. The store goes on."""


class Damaged(StoreTrouble):
    """The rows of a game differ from what was written; other games are not affected."""

    def __init__(self, game: str, how: str) -> None:
        super().__init__(f"Game {game!a} is damaged: {how}.")
        self.game = game


class NotNext(StoreTrouble):
    """The row can't follow the last one: the caller should read the rows again."""


class DuplicateId(NotNext):
    """The game has a row with this id already: `seq` says which."""

    def __init__(self, sentence: str, seq: int) -> None:
        super().__init__(sentence)
        self.seq = seq


class DuplicateSeq(NotNext):
    """The game has a row with this number already."""


class OutOfOrder(NotNext):
    """The row would leave a gap: one before it is missing."""


class InUse(StoreTrouble):
    """Another process has locked the store."""


class Store(Protocol):
    """Keeps games."""

    async def append(self, row: StoredRow, summary: Summary, *others: tuple[StoredRow, Summary]) -> None:
        """Keep a row, and the summary that goes with it; when this returns, a crash can't undo it. With rows
        of other games it is all of them or none.

        StoreTrouble: nothing was kept. Who cancels this doesn't know whether it was: shield it, or read the
        rows again.
        """

    async def rows(self, game: str, since: int = 0) -> list[StoredRow]:
        """The rows after number `since`, in order; none if there is no such game. Damaged if they are not as
        they were written."""

    async def log(self, game: str, version: str, few: int) -> Log:
        """What is needed to follow a game, with a snapshot of this version if there is one that fits."""

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot beside the log, in the place of the one before."""

    async def info(self, game: str, version: str) -> bytes | None:
        """What everybody knows about a game, if the snapshot is of its last row."""

    async def summaries(self, state: str | None = None, limit: int = 1000) -> list[Summary]:
        """The games in this state, or all; what changed last comes first."""

    async def delete(self, game: str) -> None:
        """Forget a game for good."""

    async def probe(self) -> None:
        """StoreTrouble if nothing can be written or read just now."""

    async def close(self) -> None:
        """Finish all requests and close the files."""

"""The SQLite database: one row for everything that happened in a game."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

from longroad.server.store import (
    Damaged,
    DuplicateId,
    DuplicateSeq,
    Log,
    NotNext,
    OutOfOrder,
    Snapshot,
    StoredRow,
    StoreTrouble,
    Summary,
)


def link_all(connection: sqlite3.Connection) -> None:
    """Add checksums to the rows of an older database."""
    for (game,) in connection.execute("SELECT DISTINCT game FROM events").fetchall():
        chain = b""
        query = "SELECT game, seq, at, id, body FROM events WHERE game = ? ORDER BY seq"
        for found in connection.execute(query, (game,)).fetchall():
            row = StoredRow(*found)
            chain = linked(chain, row)
            update = "UPDATE events SET chain = ? WHERE game = ? AND seq = ?"
            connection.execute(update, (chain, game, row.seq))


# What leads from one format to the next; the first is 1.
FORMATS: list[tuple[str | Callable[[sqlite3.Connection], None], ...]] = [
    (
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID",
        "INSERT INTO meta VALUES ('format', 1)",
        "CREATE TABLE events (game TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, id TEXT, "
        "body BLOB NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID",
        "CREATE UNIQUE INDEX events_by_id ON events (game, id) WHERE id IS NOT NULL",
        "CREATE TABLE summaries (game TEXT PRIMARY KEY, state TEXT NOT NULL, spec TEXT NOT NULL, "
        "listed INTEGER NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL, names TEXT NOT NULL, "
        "people INTEGER NOT NULL, free INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE INDEX summaries_by_state ON summaries (state, changed)",
    ),
    (
        "ALTER TABLE summaries ADD COLUMN spectators INTEGER NOT NULL DEFAULT 1",
        "UPDATE summaries SET spectators = 0 WHERE game IN (SELECT game FROM events WHERE seq = 1 "
        """AND CAST(body AS TEXT) LIKE '%"spectators":false%')""",
    ),
    ("ALTER TABLE events ADD COLUMN chain BLOB NOT NULL DEFAULT x''", link_all),
    (
        "CREATE TABLE snapshots (game TEXT PRIMARY KEY, seq INTEGER NOT NULL, version TEXT NOT NULL, "
        "body BLOB NOT NULL, info BLOB NOT NULL, chain BLOB NOT NULL) WITHOUT ROWID",
    ),
]
LINK = 8  # bytes of a checksum
WRITTEN = 64 << 20  # bytes that the write-ahead log shrinks to after a long read

LAST = "SELECT seq, chain FROM events WHERE game = ? ORDER BY seq DESC LIMIT 1"
APPEND = "INSERT INTO events (game, seq, at, id, body, chain) VALUES (?, ?, ?, ?, ?, ?)"
SUMMARIZE = "INSERT OR REPLACE INTO summaries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SUMMARIES = (
    "SELECT game, state, spec, listed, created, changed, names, people, free, spectators FROM summaries"
)

REASONS = {  # by the beginning of SQLite's name for an error
    "SQLITE_FULL": "The disk is full",
    "SQLITE_IOERR": "The disk can't be read or written",
    "SQLITE_BUSY": "Another program keeps the database locked",
    "SQLITE_LOCKED": "Another program keeps the database locked",
    "SQLITE_READONLY": "The database may not be written to",
    "SQLITE_CANTOPEN": "The database can't be opened",
    "SQLITE_CORRUPT": "The database is damaged",
    "SQLITE_NOTADB": "This is no database",
}


def to_write(
    path: Path, patience: float, kind: type[sqlite3.Connection] = sqlite3.Connection
) -> sqlite3.Connection:
    """The connection of the writer; creates the file, or migrates it to the present format."""
    refuse_orphan(path)
    if not path.exists():
        path.touch(mode=0o600)  # it holds hidden cards; SQLite gives its other files the same mode
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, factory=kind
    )
    try:
        format_of(connection, path)  # do not touch a foreign file
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreTrouble(f"{path} lies on a disk that can't keep games safely: move it to a local one.")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # has an effect on macOS only
        connection.execute(f"PRAGMA journal_size_limit = {WRITTEN}")
        migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def refuse_orphan(path: Path) -> None:
    """SQLite would delete a log whose database is missing, and acknowledged rows with it."""
    log = log_of(path)
    orphan = log.is_file() and log.stat().st_size > 0
    if orphan and not (path.exists() and path.stat().st_size > 0):
        raise StoreTrouble(
            f"{path} is gone, but {log.name} is still there, and what was played last is in it: "
            f"put the database back, or move {log.name} away to go on without."
        )


def log_of(path: Path) -> Path:
    """The write-ahead log."""
    return path.with_name(f"{path.name}-wal")


def to_read(path: Path) -> sqlite3.Connection:
    """A read-only connection, also while another process writes."""
    uri = f"{path.absolute().as_uri()}?mode=rw"  # a reader may have to recover after a crash
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA query_only = ON")
        found = format_of(connection, path)
        if found != len(FORMATS):
            raise StoreTrouble(
                f"{path} has format {found}; this version reads {len(FORMATS)}: start the server on it once."
            )
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database open for reading; errors become StoreTrouble."""
    if not path.is_file():
        raise StoreTrouble(f"There are no games in {path.parent}.")
    try:
        with closing(to_read(path)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise StoreTrouble(f"{path}: {why(error)}") from error


def format_of(connection: sqlite3.Connection, path: Path) -> int:
    """The format of a database; 0 if it is empty. A newer one than ours is refused."""
    try:
        named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except UnicodeDecodeError:  # it is in the text that makes a table
        raise StoreTrouble(f"The database {path} is damaged.") from None
    tables = {name for (name,) in named}
    if not tables:
        return 0
    row = (
        connection.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()
        if "meta" in tables
        else None
    )
    if row is None or not isinstance(row[0], int):
        raise StoreTrouble(f"{path} is a database of something else.")
    if row[0] > len(FORMATS):
        raise StoreTrouble(
            f"{path} has format {row[0]}, and this version knows {len(FORMATS)}: take a newer version."
        )
    return row[0]


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate a database to the present format; a copy of the old file is kept beside it."""
    if 0 < format_of(connection, path) < len(FORMATS):
        keep_copy(connection, path.with_name(f"before-format-{len(FORMATS)}.sqlite"))
    upgrade(connection, path)


def upgrade(connection: sqlite3.Connection, path: Path) -> None:
    """The same without a copy, in one transaction."""
    found = format_of(connection, path)
    if found == len(FORMATS):
        return
    connection.execute("BEGIN IMMEDIATE")
    for number in range(found, len(FORMATS)):
        for step in FORMATS[number]:
            if isinstance(step, str):
                connection.execute(step)
            else:
                step(connection)
        connection.execute("UPDATE meta SET value = ? WHERE name = 'format'", (number + 1,))
    connection.execute("COMMIT")


def keep_copy(connection: sqlite3.Connection, file: Path) -> None:
    """Copy all games into one file; a crash leaves the old file or the new one."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        flush(draft)
        os.replace(draft, file)
        flush(file.parent)
    except OSError as error:
        raise StoreTrouble(f"No copy can be kept as {file}: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Flush a file or folder to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def linked(before: bytes, row: StoredRow) -> bytes:
    """The checksum of a row: over all that is in it, and over that of the row before."""
    told = msgspec.msgpack.encode((before, row.game, row.seq, row.at, row.id, row.body))
    return blake2b(told, digest_size=LINK).digest()


def append(connection: sqlite3.Connection, row: StoredRow, summary: Summary) -> None:
    """Write a row and its summary; StoreTrouble if the row can't be the next of its game."""
    s = summary
    names = msgspec.json.encode(s.names).decode()
    try:
        last, before = connection.execute(LAST, (row.game,)).fetchone() or (0, b"")
        chain = linked(before, row)
        if row.seq != last + 1:
            raise refusal(connection, row)
        connection.execute(APPEND, (row.game, row.seq, row.at, row.id, row.body, chain))
        told = (s.game, s.state, s.spec, s.listed, s.created, s.changed, names, s.people, s.free)
        connection.execute(SUMMARIZE, (*told, s.spectators))
    except sqlite3.IntegrityError:
        raise refusal(connection, row) from None
    except (
        sqlite3.DataError,
        sqlite3.InterfaceError,
        sqlite3.ProgrammingError,
        ValueError,
        OverflowError,
    ) as e:
        raise StoreTrouble(f"Row {row.seq} of game {row.game!a} can't be written down: {e}.") from e


def refusal(connection: sqlite3.Connection, row: StoredRow) -> NotNext:
    """Why a row can't be the next; that it is there already is the most useful answer."""
    if row.id is not None:
        same = "SELECT seq FROM events WHERE game = ? AND id = ?"
        for (seq,) in connection.execute(same, (row.game, row.id)):
            return DuplicateId(f"Game {row.game} has {row.id} already, as row {seq}.", seq)
    (last,) = connection.execute("SELECT max(seq) FROM events WHERE game = ?", (row.game,)).fetchone()
    if row.seq <= (last or 0):
        return DuplicateSeq(f"Game {row.game} has a row {row.seq} already.")
    return OutOfOrder(f"Row {row.seq} of game {row.game} can't follow row {last or 0}.")


def delete(connection: sqlite3.Connection, game: str) -> None:
    connection.execute("DELETE FROM events WHERE game = ?", (game,))
    connection.execute("DELETE FROM summaries WHERE game = ?", (game,))
    connection.execute("DELETE FROM snapshots WHERE game = ?", (game,))


def rows(connection: sqlite3.Connection, game: str, since: int = 0, until: int = 1 << 62) -> list[StoredRow]:
    """The rows after number `since`; Damaged if they are not as they were written."""
    columns = "SELECT chain, game, seq, at, id, body FROM events WHERE game = ?"
    query = f"{columns} AND seq BETWEEN ? AND ? ORDER BY seq"
    found = connection.execute(query, (game, since, until)).fetchall()
    before = b""
    if since and found and found[0][2] == since:
        before = found.pop(0)[0]
    kept: list[StoredRow] = []
    for number, (chain, *columns) in enumerate(found, start=since + 1):
        row = StoredRow(*columns)
        if row.seq != number:
            raise Damaged(game, f"row {number} is missing")
        if not fits(before, row, chain):
            raise Damaged(game, f"row {number} is not as it was written")
        before = chain
        kept.append(row)
    return kept


def log(connection: sqlite3.Connection, game: str, version: str, few: int) -> Log:
    """The rows of a game; if there is a snapshot that fits, only those that are needed with it."""
    connection.execute("BEGIN")  # one consistent read
    try:
        found = snapshot(connection, game, version)
        if found is None:
            return Log(rows(connection, game))
        since = max(0, found.seq - few)
        first = rows(connection, game, 0, 1) if since else []
        return Log(first + rows(connection, game, since), found)
    finally:
        connection.execute("COMMIT")


def snapshot(connection: sqlite3.Connection, game: str, version: str) -> Snapshot | None:
    """The snapshot of a game, unless another version made it or it doesn't fit the log."""
    query = "SELECT game, seq, version, body, info, chain FROM snapshots WHERE game = ? AND version = ?"
    columns = connection.execute(query, (game, version)).fetchone()
    if columns is None:
        return None
    *parts, chain = columns
    found = Snapshot(*parts)
    return found if chain == chained(connection, found) else None


def chained(connection: sqlite3.Connection, found: Snapshot) -> bytes | None:
    """The checksum of a snapshot: over all that is in it, and over that of its row; None if there is no such
    row."""
    query = "SELECT chain FROM events WHERE game = ? AND seq = ?"
    row = connection.execute(query, (found.game, found.seq)).fetchone()
    if row is None:
        return None
    return blake2b(msgspec.msgpack.encode((row[0], found)), digest_size=LINK).digest()


def keep(connection: sqlite3.Connection, new: Snapshot) -> None:
    chain = chained(connection, new)
    if chain is None:  # the game was deleted meanwhile
        return
    insert = (
        "INSERT OR REPLACE INTO snapshots (game, seq, version, body, info, chain) VALUES (?, ?, ?, ?, ?, ?)"
    )
    connection.execute(insert, (new.game, new.seq, new.version, new.body, new.info, chain))


def info(connection: sqlite3.Connection, game: str, version: str) -> bytes | None:
    found = snapshot(connection, game, version)
    last, _ = connection.execute(LAST, (game,)).fetchone() or (0, b"")
    return found.info if found is not None and found.seq == last else None


def fits(before: bytes, row: StoredRow, chain: object) -> bool:
    """Whether a row has the checksum that it was written with."""
    try:
        return linked(before, row) == chain
    except (TypeError, ValueError, OverflowError):  # columns of the wrong type
        return False


def summaries(connection: sqlite3.Connection, state: str | None = None, limit: int = 1000) -> list[Summary]:
    where = "" if state is None else "WHERE state = ?"
    query = f"{SUMMARIES} {where} ORDER BY changed DESC, game LIMIT ?"
    found = connection.execute(query, (limit,) if state is None else (state, limit))
    return [summary_of(columns) for columns in found]


def summary(connection: sqlite3.Connection, game: str) -> Summary | None:
    columns = connection.execute(f"{SUMMARIES} WHERE game = ?", (game,)).fetchone()
    return None if columns is None else summary_of(columns)


def summary_of(columns: tuple[str, str, str, int, int, int, str, int, int, int]) -> Summary:
    game, state, spec, listed, created, changed, names, people, free, spectators = columns
    try:
        players = msgspec.json.decode(names, type=list[str])
    except (msgspec.MsgspecError, TypeError, ValueError):
        raise StoreTrouble(f"The list of games is damaged: the names in game {game} can't be read.") from None
    return Summary(game, state, spec, bool(listed), created, changed, players, people, free, bool(spectators))


class Fault(NamedTuple):
    """Something that is wrong, as a sentence, and with which game; with none if it is the whole file."""

    game: str
    sentence: str


def faults(connection: sqlite3.Connection) -> list[Fault]:
    """Everything that is wrong with a database, as far as can be told without knowing the game."""
    try:
        found = [words for (words,) in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:  # so damaged that it can't be told how
        return [Fault("", why(error))]
    if found != ["ok"]:
        return [Fault("", f"The database is damaged: {words}.") for words in found]
    return [fault for game in games(connection) for fault in faults_of(connection, game)]


def faults_of(connection: sqlite3.Connection, game: str) -> list[Fault]:
    """The same for one game."""
    try:
        there = bool(rows(connection, game)), summary(connection, game) is not None
    except StoreTrouble as trouble:
        return [Fault(game, str(trouble))]
    return [] if all(there) else [Fault(game, f"Game {game!a} is not in both tables.")]


def games(connection: sqlite3.Connection) -> list[str]:
    """The names of all games, also of those that only half is left of."""
    query = "SELECT game FROM events UNION SELECT game FROM summaries"
    return [name for (name,) in connection.execute(query)]


def probe(connection: sqlite3.Connection) -> None:
    """Write something, to find out whether writing works."""
    connection.execute("INSERT OR REPLACE INTO meta VALUES ('probed', ?)", (time.time_ns(),))


def why(error: Exception) -> str:
    """SQLite's error as a sentence."""
    name = str(getattr(error, "sqlite_errorname", ""))
    reason = next((words for start, words in REASONS.items() if name.startswith(start)), "")
    return f"{reason} ({error})." if reason else f"The database can't be used ({error})."

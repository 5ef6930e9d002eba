"""The file that games are kept in: an SQLite database with one row for everything that ever happened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from longroad.server.store import DuplicateId, DuplicateSeq, NotNext, OutOfOrder, Row, StoreTrouble, Summary

FORMATS: list[tuple[str, ...]] = [  # the statements that lead from one format to the next; the first is 1
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
]
WRITTEN = 64 << 20  # bytes: the log of SQLite shrinks to this after a long reader has let it grow

APPEND = """
    INSERT INTO events (game, seq, at, id, body)
    SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM events WHERE game = ?1)
"""
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
    """The connection of the one who writes; the file is made, or brought to the present format."""
    if not path.exists():
        path.touch(mode=0o600)  # hidden cards are in it; the files that SQLite puts beside it take this over
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, factory=kind
    )
    try:
        format_of(connection, path)  # what isn't ours is left as it is
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreTrouble(f"{path} lies on a disk that can't keep games safely: move it to a local one.")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # elsewhere than on a Mac this changes nothing
        connection.execute(f"PRAGMA journal_size_limit = {WRITTEN}")
        migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, also while another process writes."""
    uri = f"{path.absolute().as_uri()}?mode=rw"  # for a reader may have to mend what a crash left
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
    """A database open for commands that only look; what goes wrong is a StoreTrouble."""
    if not path.is_file():
        raise StoreTrouble(f"There are no games in {path.parent}.")
    try:
        with closing(to_read(path)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise StoreTrouble(f"{path}: {why(error)}") from error


def format_of(connection: sqlite3.Connection, path: Path) -> int:
    """The format of a database; 0 if it is empty. A newer one than ours is refused."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
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
    """Bring a database to the present format, whole or not at all."""
    if format_of(connection, path) == len(FORMATS):
        return
    connection.execute("BEGIN IMMEDIATE")
    for number in range(format_of(connection, path), len(FORMATS)):
        for statement in FORMATS[number]:
            connection.execute(statement)
        connection.execute("UPDATE meta SET value = ? WHERE name = 'format'", (number + 1,))
    connection.execute("COMMIT")


def append(connection: sqlite3.Connection, row: Row, summary: Summary) -> None:
    """Write a row and its summary; StoreTrouble if the row can't be the next of its game."""
    s = summary
    names = msgspec.json.encode(s.names).decode()
    try:
        done = connection.execute(APPEND, (row.game, row.seq, row.at, row.id, row.body))
        if done.rowcount == 0:
            raise refusal(connection, row)
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


def refusal(connection: sqlite3.Connection, row: Row) -> NotNext:
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


def rows(connection: sqlite3.Connection, game: str, since: int = 0) -> list[Row]:
    query = "SELECT game, seq, at, id, body FROM events WHERE game = ? AND seq > ? ORDER BY seq"
    return [Row(*found) for found in connection.execute(query, (game, since))]


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


def faults(connection: sqlite3.Connection) -> list[str]:
    """Everything that is wrong with a database, a sentence each."""
    try:
        found = [words for (words,) in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:  # so damaged that it can't be told how
        return [why(error)]
    if found != ["ok"]:
        return [f"The database is damaged: {words}." for words in found]
    gaps = "SELECT game FROM events GROUP BY game HAVING min(seq) <> 1 OR max(seq) <> count(*)"
    apart = (
        "SELECT DISTINCT game FROM events WHERE game NOT IN (SELECT game FROM summaries) "
        "UNION SELECT game FROM summaries WHERE game NOT IN (SELECT game FROM events)"
    )
    return [f"Game {game} has a gap in its rows." for (game,) in connection.execute(gaps)] + [
        f"Game {game} is not in both tables." for (game,) in connection.execute(apart)
    ]


def why(error: Exception) -> str:
    """What SQLite says, as a sentence."""
    name = str(getattr(error, "sqlite_errorname", ""))
    reason = next((words for start, words in REASONS.items() if name.startswith(start)), "")
    return f"{reason} ({error})." if reason else f"The database can't be used ({error})."

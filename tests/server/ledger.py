"""What lies on the disk of a server, also while it runs."""

from __future__ import annotations

from pathlib import Path

from longroad.server import database
from longroad.server.data_folder import DATABASE
from longroad.server.store import StoredRow


def logs(folder: Path) -> dict[str, list[StoredRow]]:
    """The rows of all games; the database is whole."""
    with database.reading(folder / DATABASE) as connection:
        assert database.faults(connection) == []
        games = [summary.game for summary in database.summaries(connection)]
        return {game: database.rows(connection, game) for game in games}


def log_of(folder: Path, game: str) -> list[StoredRow]:
    """The rows of one game, without a gap."""
    rows = logs(folder)[game]
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return rows


def said(folder: Path, game: str, words: str) -> bool:
    """Whether somebody has said this at the table, as far as the disk knows."""
    return any(words.encode() in row.body for row in log_of(folder, game))

"""Whether every game is as it was written and can be followed from its first row to its last."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from longroad.server import database
from longroad.server.database import Fault
from longroad.server.services import summary_of
from longroad.server.table import Table, Unfollowed, following


def faults(connection: sqlite3.Connection) -> list[Fault]:
    """Everything that is wrong with a database and the games in it."""
    found = database.faults(connection)
    if any(not fault.game for fault in found):
        return found
    damaged = {fault.game for fault in found}
    whole = (game for game in database.games(connection) if game not in damaged)
    return found + [fault for game in whole for fault in told_otherwise(connection, game)]


def told_otherwise(connection: sqlite3.Connection, game: str) -> Iterator[Fault]:
    """Follow the log of a game whose rows are whole; the list of games must say the same of it."""
    try:
        rows = database.rows(connection, game)
        with following(rows):
            table = Table.load(rows)
    except Unfollowed as trouble:
        yield Fault(game, str(trouble))
        return
    if summary_of(table) != database.summary(connection, game):
        yield Fault(game, f"The list of games tells game {game!a} otherwise than its log.")

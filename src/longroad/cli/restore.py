"""`longroad restore`: a backup takes the place of the games of a server that doesn't run."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import click

from longroad.cli.data import counted, data_option, draft_of, printable
from longroad.cli.trouble import Refuted, Trouble, check_file

ALL = 1 << 40  # games


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@click.option("--damaged", is_flag=True, help="Also if games in FILE are damaged.")
def restore(file: Path, folder: Path, damaged: bool) -> None:
    """Put a backup in the place of the games of a server.

    FILE is checked as "longroad games check" does it, and takes the place of
    all games in the data folder; what was there is kept beside it, under a
    name that is told. Stop the server first. Games that were not over have
    the dice they had, so what was played since may come again: their tables
    say so.

    \b
    Examples:
      longroad restore monday.sqlite
      longroad restore games.sqlite --data /srv/longroad

    The exit status is 1 if FILE is not in order, and 2 if it can't be used or
    a server is using the folder; nothing is changed then.
    """
    from longroad.server.data_folder import DATABASE, Lock
    from longroad.server.store import InUse, StoreTrouble

    check_file(file)
    try:
        lock = Lock(folder)
    except InUse:
        raise Trouble(f"A server is using {folder}: stop it first.") from None
    except StoreTrouble as trouble:
        raise Trouble(str(trouble)) from None
    try:
        path = folder / DATABASE
        if path.exists() and file.samefile(path):
            raise Trouble(f"{file} is what the server uses already.")
        with draft_of(path) as draft:
            games = copied(file, draft, damaged)
            aside = set_aside(path)
    finally:
        lock.release()
    click.echo(f"{folder} has {counted(games, 'game')} from {file} now.")
    if aside is not None:
        click.echo(f"What was there is kept as {aside}.")


def copied(file: Path, draft: Path, damaged: bool) -> int:
    """Copy a backup, bring it to the present format and check it; how many games are in it."""
    from longroad.server import database
    from longroad.server.integrity import faults
    from longroad.server.store import StoreTrouble

    try:
        uri = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as source:
            if not database.format_of(source, file):
                raise Trouble(f"There are no games in {file}.")
            with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
                database.upgrade(copy, file)
                wrong = faults(copy)
                sentences = " ".join(printable(fault.sentence) for fault in wrong)
                if wrong and not (damaged and all(fault.game for fault in wrong)):
                    raise Refuted(f"{file} is not in order, and nothing was changed. {sentences}")
                tell(copy, {fault.game for fault in wrong})
                return len(database.games(copy))
    except StoreTrouble as trouble:
        raise Trouble(str(trouble)) from None
    except sqlite3.Error as error:
        raise Trouble(f"{file}: {database.why(error)}") from None


def tell(copy: sqlite3.Connection, damaged: set[str]) -> None:
    """Append to every unfinished game that it was restored; no clock runs for the time since."""
    from longroad.server import database
    from longroad.server.log import Restored
    from longroad.server.services import written
    from longroad.server.table import Table

    copy.execute("BEGIN")
    for found in database.summaries(copy, None, ALL):
        if found.state != "over" and found.game not in damaged:
            table = Table.load(database.rows(copy, found.game))
            row = Restored()
            table.evolve(row, table.at)
            database.append(copy, *written(table, row))
    copy.execute("COMMIT")


def set_aside(path: Path) -> Path | None:
    """Give the games that are there another name, with all that belongs to them. First the database: should
    this be broken off, a server finds a log without one and says so."""
    from longroad.server.database import flush

    stem = time.strftime("replaced-%Y%m%d-%H%M%S")
    ends = ("", *(f"-{number}" for number in range(2, 1000)))  # nothing that was kept is overwritten
    aside = next(new for end in ends if not (new := path.with_name(f"{stem}{end}.sqlite")).exists())
    names = [(path.with_name(path.name + end), aside.with_name(aside.name + end)) for end in ("", "-wal")]
    moved = [old.rename(new) for old, new in names if old.exists()]
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    flush(path.parent)
    return moved[0] if moved else None

"""`longroad backup`: a copy of all games, taken while the server goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import click

from longroad.cli.data import check_new, counted, data_option, draft_of, looking, printable
from longroad.cli.trouble import Refuted, Trouble


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
@click.option("--damaged", is_flag=True, help="Write FILE also if games in it are damaged.")
def backup(file: Path, folder: Path, force: bool, damaged: bool) -> None:
    """Copy the games of a server, also while it runs.

    FILE gets everything that was acknowledged up to now, and is checked as
    "longroad games check" does it: every game must be as it was written, and
    its log is followed, in about a tenth of a second a game. To go back to
    it, stop the server and use "longroad restore FILE".

    \b
    Examples:
      longroad backup monday.sqlite
      longroad backup stick/games.sqlite --force
      longroad backup games.sqlite --data /srv/longroad

    The exit status is 1 if the copy is not in order; FILE is then left as it
    was, unless only some games are damaged and --damaged is given. It is 2 if
    there is nothing to copy or FILE can't be written.
    """
    from longroad.server.database import why
    from longroad.server.integrity import faults

    check_place(file, folder)
    with looking(folder) as source:
        check_new(file, force)
        try:
            with draft_of(file) as draft, closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                source.backup(copy)  # in one step: a copy in parts starts again with every write
                copy.execute("PRAGMA journal_mode = DELETE")  # one file that holds everything
                wrong = faults(copy)
                sentences = " ".join(printable(fault.sentence) for fault in wrong)
                if wrong and not (damaged and all(fault.game for fault in wrong)):
                    raise Refuted(f"The copy is not in order, and {file} was not written. {sentences}")
                games, rows = copy.execute("SELECT count(DISTINCT game), count(*) FROM events").fetchone()
        except sqlite3.Error as error:
            raise Trouble(f"The copy could not be made: {why(error)}") from None
    found = f"{file}: {counted(games, 'game')}, {counted(rows, 'row')}"
    if wrong:
        raise Refuted(f"{found}, but not all in order. {sentences}")
    click.echo(f"{found}, all in order.")


def check_place(file: Path, folder: Path) -> None:
    """Trouble if the file is one that the server uses."""
    from longroad.server.data_folder import DATABASE, LOCK

    place = file.resolve()
    if place.parent == folder.resolve() and place.name.startswith((DATABASE, LOCK)):
        raise Trouble(f"{file} belongs to the server itself: name another file.")

"""`longroad backup`: a copy of all games, taken while the server goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import click

from longroad.cli.data import check_new, counted, data_option, draft_of, looking
from longroad.cli.trouble import Refuted, Trouble


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
def backup(file: Path, folder: Path, force: bool) -> None:
    """Copy the games of a server, also while it runs.

    FILE gets everything that was acknowledged up to now, and is checked: the
    copy is read from end to end, and no game may have a gap. To go back to
    it, stop the server, remove longroad.sqlite and the files whose names
    begin so from the data folder, and put FILE there as longroad.sqlite.

    \b
    Examples:
      longroad backup monday.sqlite
      longroad backup stick/games.sqlite --force
      longroad backup games.sqlite --data /srv/longroad

    The exit status is 1 if the copy is not in order; FILE is then left as it
    was. It is 2 if there is nothing to copy or FILE can't be written.
    """
    from longroad.server.database import faults, why

    check_place(file, folder)
    with looking(folder) as source:
        check_new(file, force)
        try:
            with draft_of(file) as draft, closing(sqlite3.connect(draft, isolation_level=None)) as copy:
                source.backup(copy)  # in one step: a copy by pieces would begin again with every move
                copy.execute("PRAGMA journal_mode = DELETE")  # one file that holds everything
                if wrong := faults(copy):
                    sentences = " ".join(wrong[:3])
                    raise Refuted(f"The copy is not in order, and {file} was not written. {sentences}")
                games, rows = copy.execute("SELECT count(DISTINCT game), count(*) FROM events").fetchone()
        except sqlite3.Error as error:
            raise Trouble(f"The copy could not be made: {why(error)}") from None
    click.echo(f"{file}: {counted(games, 'game')}, {counted(rows, 'row')}, all in order.")


def check_place(file: Path, folder: Path) -> None:
    """Never over the games themselves."""
    from longroad.server.folder import DATABASE, LOCK

    place = file.resolve()
    if place.parent == folder.resolve() and place.name.startswith((DATABASE, LOCK)):
        raise Trouble(f"{file} belongs to the server itself: name another file.")

"""`longroad games`: the games of a server listed, checked, exported, imported and deleted."""

from __future__ import annotations

import asyncio
import difflib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from longroad.cli.data import check_new, counted, data_option, draft_of, looking, printable, when
from longroad.cli.trouble import Refuted, Trouble, check_file

if TYPE_CHECKING:
    import sqlite3

    from longroad.records import Record
    from longroad.server.settings import SeatPlan
    from longroad.server.store import Store, StoredRow, Summary
    from longroad.server.table import Table

T = TypeVar("T")
ALL = 1 << 40  # games


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def games() -> None:
    """List, check, export, import and delete the games of a server.

    Listing, checking and exporting work while the server runs. To import or delete, stop
    it first.

    \b
    Examples:
      longroad games list                       all games, the latest first
      longroad games list --state over          those that are finished
      longroad games check                      whether any is damaged
      longroad games export GAME game.longroad  the record of one
      longroad games import evening.longroad    go on with it on the server
      longroad games delete GAME                for good
    """


@games.command("list")
@data_option
@click.option("--state", type=click.Choice(["waiting", "playing", "over"]), help="Only games in this state.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def list_games(folder: Path, state: str | None, as_json: bool) -> None:
    """List the games: their state, ruleset and players, the latest first.

    \b
    Examples:
      longroad games list
      longroad games list --state playing --json
    """
    import msgspec

    from longroad.server import database

    with looking(folder) as connection:
        found = database.summaries(connection, state, ALL)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False))
    elif found:
        show(found)
    else:
        click.echo(f"There are no games in {folder}." if state is None else f"No game is {state}.")


def show(found: list[Summary]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("Game", "State", "Ruleset", "Players", "Last move")
    table.columns[0].no_wrap = table.columns[4].no_wrap = True
    for game in found:
        names = ", ".join(name or "-" for name in game.names)
        words = (game.game, game.state, game.spec, names, when(game.changed))
        table.add_row(*(Text(printable(text)) for text in words))
    Console(highlight=False).print(table)


@games.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@click.option("--private", is_flag=True, help="Also a game that isn't over, with all that is hidden in it.")
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
def export(game: str, file: Path, folder: Path, private: bool, force: bool) -> None:
    """Write the record of a game to a file.

    A finished game comes with the secret of its dice, for "longroad verify".
    One that isn't over shows hidden cards and the dice to come: it is written
    only with --private, as a save file with which "longroad play --resume" and
    "longroad games import" go on.

    \b
    Examples:
      longroad games export 3fK2b9QxLm0a game.longroad
      longroad games export 3fK2b9QxLm0a save.longroad --private
    """
    from longroad.server import database
    from longroad.server.archive import record_of

    with looking(folder) as connection:
        called(connection, game)
        rows = database.rows(connection, game)
    table = followed(rows)
    if table.record is None:
        raise Trouble(f"Game {game} has not begun: there is nothing to export.")
    if table.state != "over" and not private:
        raise Trouble(
            f"Game {game} isn't over, and its record shows hidden cards: "
            "give --private if nobody who plays it will see the file."
        )
    check_new(file, force)
    record = record_of(table)
    with draft_of(file) as draft:
        draft.write_text(record.text(private), encoding="utf-8")
        if not private:
            draft.chmod(0o644)
    click.echo(f"{file}: {counted(len(record.lines), 'action')} of {record.game.spec}.")


def followed(rows: list[StoredRow]) -> Table:
    """The table of a log."""
    from longroad.server.table import Table, Unfollowed, following

    try:
        with following(rows):
            return Table.load(rows)
    except Unfollowed as trouble:
        raise Trouble(str(trouble)) from None


@games.command()
@data_option
def check(folder: Path) -> None:
    """Check that every game is as it was written, and follow its log.

    Each row has a checksum, and each log is followed from its first row to
    its last. That takes about a tenth of a second a game, and the server may
    go on meanwhile. A game that is damaged is named; the others can be
    played, and the damaged one can be taken from a backup or deleted.

    \b
    Examples:
      longroad games check
      longroad games check --data /srv/longroad

    The exit status is 1 if anything is wrong.
    """
    from longroad.server import database
    from longroad.server.integrity import faults

    with looking(folder) as connection:
        connection.execute("BEGIN")  # one snapshot, while the server may write
        wrong = faults(connection)
        count = 0 if wrong else len(database.games(connection))
    if wrong:
        raise Refuted(" ".join(printable(fault.sentence) for fault in wrong))
    click.echo(f"{counted(count, 'game')}, all in order.")


@games.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@click.option("--seats", metavar="WHO", help="Who goes on: red=human,blue=greedy,... A human's seat is open.")
@click.option("--listed", is_flag=True, help="Show the table to everybody, not only to those with the link.")
def import_game(file: Path, folder: Path, seats: str | None, listed: bool) -> None:
    """Make a game of a record or a save file.

    The server goes on where the file ends, with new dice; bots keep their
    seats, and whoever has the key of the link may take the others. A finished
    game is kept as it is.

    \b
    Examples:
      longroad games import evening.longroad
      longroad games import evening.longroad --seats red=human,blue=human
      longroad games import evening.longroad --listed

    The exit status is 2 if FILE can't be gone on with, or if a server is using
    the folder.
    """
    from longroad.records import Record
    from longroad.server.archive import Keys, founded
    from longroad.server.settings import Settings
    from longroad.server.tables import Chance

    check_file(file)
    record = Record.load(file)
    chance = Chance()
    keys = Keys(chance.game_id(), chance.token(), chance.token(), chance.dice())
    settings = Settings(record.game.spec, plans(record, seats), listed)
    found = founded(settings, record, keys, time.time_ns() // 1_000_000)

    async def keep(store: Store) -> None:
        for row, summary in found:
            await store.append(row, summary)

    with_store(folder, keep)
    click.echo(f"{file} is game {keys.game}: {record.game.spec}, {counted(len(record.lines), 'action')}.")
    if not record.game.over:
        click.echo(f"Told only now: the key of its host is {keys.host}, that of its link {keys.link}.")


def plans(record: Record, seats: str | None) -> list[SeatPlan]:
    """Who sits where: as told, else as in the file; nobody sits down to a finished game."""
    from longroad.bots.registry import names
    from longroad.cli.play import pairs
    from longroad.server.settings import SeatPlan

    colors = list(record.game.book.names[: record.game.seats])
    if record.game.over:
        return [SeatPlan("bot")] * len(colors)
    players = dict.fromkeys(colors, "human")
    players.update(pairs(seats or record.notes.get("players", ""), colors) if seats or record.notes else {})
    for player in players.values():
        if player not in ("human", *names()):
            raise Trouble(f"The server has no bot {printable(player)}: say with --seats who goes on instead.")
    return [SeatPlan() if who == "human" else SeatPlan("bot", who) for who in players.values()]


@games.command()
@click.argument("game")
@data_option
@click.option("--yes", is_flag=True, help="Don't ask.")
def delete(game: str, folder: Path, yes: bool) -> None:
    """Delete a game for good.

    \b
    Examples:
      longroad games delete 3fK2b9QxLm0a
      longroad games delete 3fK2b9QxLm0a --yes
    """
    with looking(folder) as connection:
        found = called(connection, game)
    names = ", ".join(name for name in found.names if name) or "nobody"
    words = printable(f"{game} ({found.state}, {found.spec}, {names})")
    if not yes and not click.confirm(f"Delete {words} for good?"):
        click.echo("Nothing was deleted.")
        return
    with_store(folder, lambda store: store.delete(game))
    click.echo(f"Deleted {words}.")


def called(connection: sqlite3.Connection, game: str) -> Summary:
    """The game of this name."""
    from longroad.server import database

    found = database.summary(connection, game)
    if found is not None:
        return found
    close = difflib.get_close_matches(game, [s.game for s in database.summaries(connection, None, ALL)], 1)
    raise Trouble(f"There is no game {printable(game)}{f'; did you mean {close[0]}?' if close else '.'}")


def with_store(folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Change the games; Trouble if a server uses the folder."""
    from longroad.server.sqlite import SqliteStore
    from longroad.server.store import InUse, StoreTrouble

    async def done() -> T:
        store = SqliteStore(folder)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except InUse:
        raise Trouble(
            f"A server is using {folder}, and only the server may change its games: "
            "ask it in the browser, or stop it first."
        ) from None
    except StoreTrouble as trouble:
        raise Trouble(str(trouble)) from None

"""`longroad games`: the games of a server listed, exported, imported and deleted."""

from __future__ import annotations

import asyncio
import difflib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from longroad.cli.data import data_option, looking, printable, when
from longroad.cli.trouble import Trouble

if TYPE_CHECKING:
    import sqlite3

    from longroad.server.store import Store, Summary

T = TypeVar("T")
ALL = 1 << 40  # games


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def games() -> None:
    """List, export, import and delete the games of a server.

    Listing and exporting work while the server runs. To import or delete, stop
    it first.

    \b
    Examples:
      longroad games list                       all games, the latest first
      longroad games list --state over          those that are finished
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
    """Change something; a server that has the folder is in the way."""
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

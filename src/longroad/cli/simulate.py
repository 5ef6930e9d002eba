"""`longroad simulate`: bots play each other, many times."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from longroad.cli.trouble import Trouble, brought, give_advice
from longroad.errors import LongroadError
from longroad.families import family_of
from longroad.lab.arena import Match, Result, play
from longroad.spec import Spec


@click.command()
@click.argument("spec")
@click.option("--bots", help="One name for each seat; else the usual bot against random ones.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of the first board.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes at work.")
@click.option(
    "--map", "map_file", metavar="FILE", help="Play on a map of your own, or on another of the game."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
@click.option(
    "--records", type=click.Path(file_okay=False), metavar="DIR", help="Write a record of every game to DIR."
)
def simulate(
    spec: str,
    bots: str | None,
    games: int,
    seed: int,
    jobs: int,
    map_file: str | None,
    as_json: bool,
    records: str | None,
) -> None:
    """Let bots play each other and show who wins how often.

    SPEC is a ruleset, such as "isle:base;4" (quote it: the shell takes a
    semicolon for itself). Bots are greedy, random, or module:Class for your
    own; the module is looked for in the present folder too.

    Every bot plays on every seat equally often: in turn all change seats while
    board and dice stay the same, so the number of games is rounded up to whole
    rounds. The same seed gives the same result, whatever the number of jobs.

    \b
    Examples:
      longroad simulate "isle:base;4" --games 400
      longroad simulate "isle:base;3" --bots greedy,greedy,random --jobs 2
      longroad simulate "isle:base+two_players;2" --bots greedy,random --json
      longroad simulate "isle:base;4" --bots mine:Trader,greedy,greedy,greedy
      longroad simulate "isle:base;4" --games 4 --records games
      longroad simulate "isle:new_shores;4" --map atoll.toml

    The exit status is 2 if something given can't be used.
    """
    try:
        names = (
            usual(spec) if bots is None else tuple(name.strip() for name in bots.split(",") if name.strip())
        )
    except LongroadError as error:
        raise Trouble(str(error)) from error
    match = Match(spec, names, games, seed, records, map_file)
    if map_file is not None:
        brought(spec, map_file)
    try:
        match = match.checked()
        give_advice(spec, names)
        with progress_bar(match.whole_rounds) as moved:
            result = play(match, jobs, moved)
    except LongroadError as error:
        raise Trouble(str(error)) from error
    except OSError as error:
        raise Trouble(f"{error.filename or records}: {error.strerror}.") from error
    if as_json:
        click.echo(json.dumps(result.as_dict(), indent=2))
    else:
        show(result, games)


def usual(spec: str) -> tuple[str, ...]:
    """The family's usual bot, and random ones on the other seats."""
    return (family_of(spec).usual_bot, *["random"] * (Spec.parse(spec).seats - 1))


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on the error output, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(result: Result, asked_for: int) -> None:
    console = Console(highlight=False)
    table = Table(title=f"{result.spec}, {result.games} games from seed {result.seed}", title_justify="left")
    table.add_column("Bot")
    for heading in ("Wins", "Share", "95 % interval", "Points"):
        table.add_column(heading, justify="right")
    for standing in result.standings:
        table.add_row(
            standing.bot,
            str(standing.wins),
            f"{standing.share:.1%}",
            f"{standing.low:.1%} – {standing.high:.1%}",
            f"{standing.points:.1f}",
        )
    console.print(table)
    console.print(
        f"{result.rounds:.1f} rounds and {result.plies:.0f} decisions a game; "
        f"{result.without_winner:.1%} of the games had no winner."
    )
    if result.offers > 0:
        taken = result.deals / result.offers
        console.print(f"{result.offers:.1f} offers to trade a game, of which {taken:.0%} were taken.")
    if result.games != asked_for:
        console.print(
            f"{result.games} games instead of {asked_for}: every bot plays on every seat equally often."
        )

"""`longroad bench`: how fast the engine plays a ruleset here."""

from __future__ import annotations

import json
import math

import click
from rich.console import Console
from rich.table import Table

from longroad.cli.trouble import Trouble
from longroad.errors import LongroadError
from longroad.families import usual_spec
from longroad.lab.bench import Figures, measure


def finite(ctx: click.Context, param: click.Parameter, value: float) -> float:
    """A time that passes."""
    if not math.isfinite(value):
        raise click.BadParameter("this takes a number of seconds, more than 0.", ctx, param)
    return value


@click.command()
@click.argument("spec", default=usual_spec)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=1.0,
    callback=finite,
    show_default=True,
    help="CPU time of a run.",
)
@click.option("--games", type=click.IntRange(min=1), help="Games in a run, instead of a time.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def bench(spec: str, seconds: float, games: int | None, as_json: bool) -> None:
    """Measure the speed of random games, copies and single moves.

    SPEC is a ruleset, such as "isle:base;4" (the default). Everything is CPU
    time on one core and the median of three runs; games include dealing their
    boards. Memory is what a copy in the middle of a game adds to the process.

    \b
    Examples:
      longroad bench
      longroad bench "isle:base;4;trade=bank" --seconds 3
      longroad bench "isle:base+two_players;2" --games 500 --json
      LONGROAD_ENGINE=python longroad bench     the same code, interpreted

    The exit status is 2 if something given can't be used.
    """
    try:
        figures = measure(spec, seconds, games)
    except LongroadError as error:
        raise Trouble(str(error)) from error
    if as_json:
        click.echo(json.dumps(figures.as_dict(), indent=2))
    else:
        show(figures)


def show(figures: Figures) -> None:
    engine = "compiled" if figures.compiled else "interpreted"
    table = Table(title=f"{figures.spec}, {engine}", title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("games a second", f"{figures.games_per_s:,.1f}")
    table.add_row("decisions a second", f"{figures.plies_per_s:,.0f}")
    table.add_row("steps a second, with dice and draws", f"{figures.steps_per_s:,.0f}")
    table.add_row("copy", f"{figures.copy_us:,.2f} µs")
    table.add_row("copy into a game that is there", f"{figures.copy_into_us:,.2f} µs")
    table.add_row("list what is legal and play it", f"{figures.legal_apply_us:,.2f} µs")
    table.add_row("memory of a live game", f"{figures.kb_per_game:,.1f} kB")
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{figures.runs} runs of {figures.games} games, {figures.cpu_s:.1f} s of CPU time; "
        f"longroad {figures.longroad}, rules {figures.rules}, Python {figures.python}."
    )

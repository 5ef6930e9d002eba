"""`longroad verify`: a recorded game held against the dice that were promised for it."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from longroad.cli.scores import ending
from longroad.cli.trouble import Refuted, Trouble, check_file
from longroad.dice.audit import Audit, Draw, Finding, audit
from longroad.dice.promise import Promise
from longroad.errors import BadRecord
from longroad.records import Record

MARKS = {True: ("fits", "green"), False: ("does not fit", "red"), None: ("can't tell", "yellow")}
WIDTH = 78


@click.command()
@click.argument("record")
@click.option("--commitment", metavar="HEX", help="Also compare with what you noted before the game.")
@click.option("--draws", "in_full", is_flag=True, help="List every draw.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def verify(record: str, commitment: str | None, in_full: bool, as_json: bool) -> None:
    """Check the dice of a recorded game.

    RECORD is a game played on a server whose secret has been revealed, as
    happens when a game is over. Every action is held against the rules, the
    secret against the commitment from before the game, and the board and
    every roll, draw and theft against what secret and players' entropy make
    of them. docs/dice.md says how it works.

    \b
    Examples:
      longroad verify game.longroad
      longroad verify game.longroad --draws
      longroad verify game.longroad --commitment 5f0c…9a
      longroad verify game.longroad --json

    The exit status is 0 if everything fits and 1 if something doesn't; it is
    2 if the dice can't be checked: there is no such file, it isn't a record,
    it says nothing about its dice, or the secret isn't revealed yet.
    """
    check_file(record)
    try:
        game = Record.load(record)
    except BadRecord as error:
        if error.line <= 1:
            raise Trouble(f"{record}: {error}") from None
        if as_json:
            told = {"file": record, "fits": False, "line": error.line, "reason": error.reason}
            click.echo(json.dumps(told, indent=2))
            raise click.exceptions.Exit(1) from None
        raise Refuted(f"{record}: {error}") from None
    found = audit(game, commitment)
    if as_json:
        click.echo(json.dumps(as_data(record, game, found), indent=2))
        raise click.exceptions.Exit({True: 0, False: 1, None: 2}[found.fits])
    show(record, game, found, in_full)
    if found.fits is None:
        raise Trouble("The dice of this game can't be checked.")
    if not found.fits:
        raise Refuted(str(found.trouble))


def as_data(file: str, record: Record, found: Audit) -> dict[str, Any]:
    return {
        "file": file,
        "fits": found.fits,
        "spec": record.game.spec,
        "rules": record.rules,
        "actions": len(record.lines),
        "dice": None if record.dice is None else record.dice.as_dict(),
        "findings": [vars(finding) for finding in found.findings],
        "draws": [vars(draw) for draw in found.draws],
    }


def show(file: str, record: Record, found: Audit, in_full: bool) -> None:
    click.echo(f"{file}: {record.game.spec}, {len(record.lines)} actions. {ending(record.game)}\n")
    for finding in [Finding("rules", *legality(record)), *found.findings]:
        show_finding(finding)
    if record.dice is not None:
        show_promise(record.dice, record.game.book.names)
    if in_full and found.draws:
        show_draws(found.draws)
    if found.fits:
        click.echo("\nThe dice of this game are the ones that were promised.")


def legality(record: Record) -> tuple[bool | None, str]:
    """Whether all actions are legal, which reading has checked; None for a record of older rules."""
    if not record.departures:
        return True, "All actions are legal."
    refused, number = len(record.departures), record.rules
    return None, f"It follows rules {number}; today's would refuse {refused} of its actions."


def show_finding(finding: Finding) -> None:
    mark, color = MARKS[finding.fits]
    words = click.wrap_text(finding.sentence, WIDTH, " " * 27, " " * 27).lstrip()
    click.echo(f"  {finding.about:<11}{click.style(f'{mark:<13}', fg=color)} {words}")


def show_promise(promise: Promise, names: tuple[str, ...]) -> None:
    """The commitment, the secret, and what each player added."""
    told = {"game": quoted(promise.game), "commitment": promise.commitment}
    told["secret"] = "not revealed yet" if promise.secret is None else promise.secret.hex()
    for name, text in zip(names, promise.entropy, strict=False):
        told[name] = f"added {quoted(text)}" if text else "added nothing"
    click.echo()
    for name, words in told.items():
        click.echo(f"  {name:<11}{words}")


def quoted(text: str) -> str:
    """A text in quotes, with control characters escaped."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def show_draws(draws: list[Draw]) -> None:
    table = Table("draw", "action", "number", "of", "outcome", box=None, pad_edge=False)
    for column in table.columns[:4]:
        column.justify = "right"
    for draw in draws:
        words = draw.words if draw.words == draw.wanted else f"{draw.words}, not {draw.wanted}"
        table.add_row(str(draw.number), str(draw.line), str(draw.k), str(draw.n), words)
    click.echo()
    Console(highlight=False).print(table)

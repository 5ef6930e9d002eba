"""What a command says when it can't go on: one sentence, and an exit status."""

from __future__ import annotations

import difflib
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from longroad.core.edge import Reason
    from longroad.isle.maps.file import MapFile


SERVER_NEEDS = (  # the modules of the extra, without which there is no server
    "litestar",
    "uvicorn",
    "websockets",
    "httptools",
    "uvloop",
    "structlog",
    "prometheus_client",
    "segno",
)
INSTALL_SERVER = "This needs what the server needs: install longroad[server]."


class Trouble(click.ClickException):
    """Something the user gave can't be used."""

    exit_code = 2


class Refuted(click.ClickException):
    """The command did its work, and the answer is no."""

    exit_code = 1


def advice_on(spec: str, bots: Iterable[str]) -> list[Reason]:
    """What isn't recommended, and whom people would wait for: it is said, and played all the same."""
    from longroad.bots.registry import is_slow
    from longroad.core.edge import Reason
    from longroad.lab.arena import seated
    from longroad.spec import Spec, advice

    family = Spec.parse(spec).family
    slow = [name for name in dict.fromkeys(bots) if is_slow(seated(name, 0, family))]
    return [*advice(spec), *(Reason("slow-bot", {"bot": name}) for name in slow)]


def give_advice(spec: str, bots: Iterable[str]) -> None:
    for reason in advice_on(spec, bots):
        click.echo(str(reason), err=True)


def table_of(file: str) -> dict[str, object]:
    """What a map file says; FILE may be the name of a map that comes with the game."""
    from longroad.isle.maps.shipped import scenario_names, table_called

    if Path(file).is_dir():
        raise Trouble(f"{file} is a folder.")
    if not Path(file).exists() and file not in scenario_names():
        close = difflib.get_close_matches(file, scenario_names(), 1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(scenario_names())}."
        raise Trouble(f"There is no file {file}, and no map of that name in the game; {hint}")
    return table_called(file)


def map_of(file: str) -> MapFile:
    """A map that nothing is wrong with, by file or name."""
    from longroad.errors import BadMap
    from longroad.isle.maps.reading import load_map

    try:
        return load_map(table_of(file))
    except BadMap as error:
        all_of_it = f"“longroad map check {shlex.quote(file)}” tells all of it."
        raise Trouble(f"{file}: {sentence(str(error))} {all_of_it}") from None


def sentence(words: str) -> str:
    """With a stop at the end, unless it has one."""
    return words if words.endswith((".", "?")) else words + "."


def whole(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """An option that is a whole number, zero or more."""
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and len(value) < 100):
        raise click.BadParameter(f"{value!r} is not a whole number, zero or more.", ctx, param)
    return int(value)

"""What a command says when it can't go on: one sentence, and an exit status."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from longroad.core.edge import Reason


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
    """The command has checked something, and it is wrong."""

    exit_code = 1


def advice_on(spec: str, bots: Iterable[str]) -> list[Reason]:
    """Warnings: modules that aren't recommended together, and bots that are slow here."""
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


def brought(spec: str, name: str) -> Any:
    """What the players bring to a game of this ruleset, by the name of a file or of something in the game."""
    from longroad.errors import BadMap
    from longroad.families import family_of

    try:
        return family_of(spec).named_set_up(name)
    except BadMap as error:
        raise Trouble(f"{name}: {sentence(str(error))}") from None


def check_file(file: str | Path) -> None:
    if not Path(file).is_file():
        raise Trouble(f"{file} is not a file." if Path(file).exists() else f"There is no file {file}.")


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

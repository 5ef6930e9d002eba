"""What a command says when it can't go on: one sentence, and an exit status."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from longroad.isle.maps import MapFile


class Trouble(click.ClickException):
    """Something the user gave can't be used."""

    exit_code = 2


class Refuted(click.ClickException):
    """The command did its work, and the answer is no."""

    exit_code = 1


def map_of(path: str) -> MapFile:
    """A map of the user's own; what is wrong with it is said with the name of the file."""
    from longroad.errors import BadMap
    from longroad.isle.maps import load_map

    try:
        return load_map(Path(path))
    except BadMap as error:
        if path in str(error):
            raise Trouble(f"{error}.") from None
        raise Trouble(f"{path}: {error}. “longroad map check {shlex.quote(path)}” tells all of it.") from None


def whole(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """An option that is a whole number, zero or more."""
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and len(value) < 100):
        raise click.BadParameter(f"{value!r} is not a whole number, zero or more.", ctx, param)
    return int(value)

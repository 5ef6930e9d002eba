"""What a command says when it can't go on: one sentence, and an exit status."""

from __future__ import annotations

import click


class Trouble(click.ClickException):
    """Something the user gave can't be used."""

    exit_code = 2


class Refuted(click.ClickException):
    """The command did its work, and the answer is no."""

    exit_code = 1


def whole(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """An option that is a whole number, zero or more."""
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and len(value) < 100):
        raise click.BadParameter(f"{value!r} is not a whole number, zero or more.", ctx, param)
    return int(value)

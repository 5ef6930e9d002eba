"""The data folder of a server, for the commands that work on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from longroad.cli.trouble import Trouble

if TYPE_CHECKING:
    import sqlite3

C = TypeVar("C", bound=Callable[..., Any])


def data_option(command: C) -> C:
    """--data, for every command that has to do with games of a server."""
    return click.option(
        "--data",
        "folder",
        type=click.Path(path_type=Path),
        callback=lambda ctx, param, value: value or usual(),
        metavar="DIR",
        help="The folder of the games, if it isn't the usual one.",
    )(command)


def usual() -> Path:
    from longroad.server.data_folder import data_folder

    return data_folder()


@contextmanager
def looking(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database of a folder, to look at; a server may be using it."""
    from longroad.server import database
    from longroad.server.data_folder import DATABASE
    from longroad.server.store import StoreTrouble

    try:
        with database.reading(folder / DATABASE) as connection:
            yield connection
    except StoreTrouble as trouble:
        raise Trouble(str(trouble)) from None


def check_new(file: Path, force: bool) -> None:
    """Whether a file may be written there."""
    if file.is_dir():
        raise Trouble(f"{file} is a folder: name a file in it.")
    if file.exists() and not force:
        raise Trouble(f"{file} exists already: name another file, or replace it with --force.")
    if not file.parent.is_dir():
        raise Trouble(f"There is no folder {file.parent}.")


@contextmanager
def draft_of(file: Path) -> Iterator[Path]:
    """A new file that gets this name when it is finished: a crash leaves the old one or the new one."""
    from longroad.server.database import flush

    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.touch(mode=0o600, exist_ok=False)  # hidden cards may be in it
        yield draft
        flush(draft)
        os.replace(draft, file)
        flush(file.parent)
    finally:
        draft.unlink(missing_ok=True)


def when(at: int) -> str:
    """Milliseconds since 1970 as local date and time."""
    from datetime import datetime

    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def printable(text: str) -> str:
    """A text without control characters."""
    return "".join(c if c.isprintable() else "?" for c in text)


def counted(n: int, word: str) -> str:
    return f"{n:,} {word}" if n == 1 else f"{n:,} {word}s"

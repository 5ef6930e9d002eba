"""In which language a command speaks to players."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import click

from longroad.cli.trouble import Trouble


def wanted(ctx: click.Context, option: click.Parameter, value: str | None) -> str:
    """The language that was asked for, or that of the environment, or English."""
    from longroad.texts import FALLBACK, languages

    there = languages()
    if value is not None:
        if value not in there:
            raise Trouble(f"There are no texts in {value!r}; the languages are {', '.join(there)}.")
        return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):  # the first that is set decides, as everywhere
            code = re.split("[-_.@]", os.environ[name])[0].lower()
            return code if code in there else FALLBACK
    return FALLBACK


def spoken(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option --language."""
    told = "Language: en, pl, ru or uk.  [default: that of the environment]"
    return click.option("--language", metavar="CODE", callback=wanted, help=told)(command)

"""Bots that never look at the clock. Not compiled: methods of classes in plain Python are changed here."""

from __future__ import annotations

from functools import wraps
from inspect import signature
from types import FunctionType
from typing import Any


def in_time(bot: type[Any]) -> None:
    """Let `choose(view, seat)` of a new kind of bot take the seconds, too, and ignore them."""
    choose = bot.__dict__.get("choose")
    if not isinstance(choose, FunctionType):
        return
    try:
        signature(choose).bind(None, None, 0, 1.0)
    except TypeError:

        @wraps(choose)
        def unhurried(self: Any, view: Any, seat: int, seconds: float = 0.0) -> Any:
            return choose(self, view, seat)

        bot.choose = unhurried

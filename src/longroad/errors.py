"""What can go wrong, each with a sentence for the person who caused it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longroad.core.edge import Reason


class LongroadError(ValueError):
    """Anything a user of the engine did that can't be done."""


class Illegal(LongroadError):
    """A move the rules don't allow; `reason` says why in code and words."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadWords(LongroadError):
    """Words that mean no action."""


class Hidden(LongroadError):
    """A view was asked for something its seat can't know; `guess` first."""


class BadSpec(LongroadError):
    """A ruleset that doesn't exist or can't be played."""


class BadMap(LongroadError):
    """A board that can't be played on."""


class BadDice(LongroadError):
    """A secret, an entropy or a promise that dice can't be made of."""


class BadRecord(LongroadError):
    """A saved game that can't be read: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

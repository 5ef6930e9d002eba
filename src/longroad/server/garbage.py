"""The search for garbage, done so that nobody at a table notices it.

What tables remember is much and lives long, and to go through all of it takes half a second. So whatever has
outlived one look is left alone until a thorough look, once in a long while.
"""

from __future__ import annotations

import gc

YOUNG = 500_000  # new objects before a look; play alone leaves no garbage, and a busy table few objects
NEVER = 1_000_000_000


def begin() -> None:
    """What is there now stays: there is no use in looking at it again and again."""
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(leave_alone)
    gc.collect()


def leave_alone(phase: str, info: dict[str, int]) -> None:
    """After each look."""
    if phase == "stop":
        gc.freeze()


def look_thoroughly() -> None:
    """Find also what has become garbage since it was left alone."""
    gc.unfreeze()
    gc.collect()

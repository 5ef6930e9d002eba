"""Garbage collection without pauses.

Tables hold many long-lived objects, and traversing all of them takes half a second. So objects that have
survived one collection are frozen, until a full collection once in a long while.
"""

from __future__ import annotations

import gc

YOUNG = 500_000  # new objects before a collection; play itself leaves no cycles
NEVER = 1_000_000_000


def begin() -> None:
    """Freeze what has been loaded at the start."""
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(leave_alone)
    gc.collect()


def leave_alone(phase: str, info: dict[str, int]) -> None:
    """Freeze the survivors of each collection."""
    if phase == "stop":
        gc.freeze()


def look_thoroughly() -> None:
    """Collect also what has become garbage since it was frozen."""
    gc.unfreeze()
    gc.collect()

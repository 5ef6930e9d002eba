"""Whether the compiled engine is being made beside the interpreted one, and how far that is.

The maker holds a lock as long as it lives, however it ends, and notes its progress in a file of one line.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from longroad import _engine

try:
    import fcntl
except ImportError:  # Windows, where no maker runs
    fcntl = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Making:
    """What becomes of the compiled engine of these sources: `ready` is taken over by the next start."""

    state: Literal["none", "making", "ready", "failed"]
    percent: int = 0  # of making it


def making() -> Making:
    """How far the engine is that this process would have run; never an error, whatever the files say."""
    home, name = _engine.HOME, _engine.sought
    try:
        if not name:
            return Making("none")
        if _engine.library(name).exists():
            return Making("ready", 100)
        if is_held(home):
            return Making("making", int((home / "progress").read_text()))
        if (home / "failed").read_text().split()[0] == name:
            return Making("failed")
    except (OSError, ValueError, IndexError):
        pass
    return Making("none")


def is_held(home: Path) -> bool:
    """Whether a maker is at work."""
    if fcntl is None:
        return False
    with (home / "lock").open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


@contextmanager
def held(home: Path) -> Iterator[int]:
    """One maker at a time: whoever comes second waits. Gives the file that a helper has to keep open, too."""
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        note(home, 0)
        yield lock.fileno()


def note(home: Path, percent: int) -> None:
    aside = home / "progress.new"
    aside.write_text(f"{percent}\n")
    os.replace(aside, home / "progress")

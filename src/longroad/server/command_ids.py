"""The ids of commands that were carried out: a retry is acknowledged and not carried out again.

Only the last few of each player are kept in memory. A client retries a command before it sends others; and
the store refuses a known id for ever.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 32  # commands of one player


class Done(NamedTuple):
    """A command that was carried out: its row, and its mark."""

    seq: int
    mark: str


class CommandIds:
    """The command ids of one table by player; the store prefixes an id with the player's name."""

    def __init__(self) -> None:
        self.done: dict[str, dict[str, Done]] = {}

    def get(self, key: str) -> Done | None:
        name, _, id = key.partition(":")
        return self.done.get(name, {}).get(id)

    def add(self, key: str, done: Done) -> None:
        name, _, id = key.partition(":")
        theirs = self.done.setdefault(name, {})
        theirs[id] = done
        if len(theirs) > MOST:
            del theirs[next(iter(theirs))]

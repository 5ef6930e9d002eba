"""The commands that were carried out: one that is sent again happens no second time.

Only the last few of each player are known here. Whoever doesn't know what became of a command sends it again
before others; and the store refuses an id for ever.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 32  # commands of one player


class Done(NamedTuple):
    """A command that was carried out: its row, and its mark."""

    seq: int
    mark: str


class Ids:
    """Those of one table, by whose they are; in the store, the name of that player stands before the id."""

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

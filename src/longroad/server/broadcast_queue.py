"""Answers commands first; broadcasts to tables afterwards.

Encoding a row for everybody at a table takes longer than carrying out a command. So broadcasts wait in a
queue: one table in each iteration of the event loop, with all input that has arrived in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class BroadcastQueue:
    """A queue of broadcasts; one is carried out in each iteration of the event loop."""

    def __init__(self) -> None:
        self.untold: deque[Callable[[], None]] = deque()

    def later(self, tell: Callable[[], None]) -> None:
        """Put a broadcast at the end of the queue."""
        self.untold.append(tell)
        if len(self.untold) == 1:
            self._call()

    def _call(self) -> None:
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        try:
            self.untold[0]()
        finally:
            self.untold.popleft()
            if self.untold:
                self._call()

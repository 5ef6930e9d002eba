"""Tells news when nobody waits for an answer.

To put a row into words for everybody at a table takes longer than to carry a command out. So news waits its
turn: one table at a time, and between two of them everything is looked at that has come in meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Crier:
    """Has a list of what to tell, and does one thing in each round of the loop."""

    def __init__(self) -> None:
        self.untold: deque[Callable[[], None]] = deque()

    def later(self, tell: Callable[[], None]) -> None:
        """Tell it after what was to be told before."""
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

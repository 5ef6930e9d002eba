"""What a bot is: something that sees what its seat may see, and chooses."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from longroad.isle.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it, also in plain Python, and fill in `choose`."""

    name: ClassVar[str] = "bot"
    # Whether people would wait for it with the interpreted engine: it is called slow there.
    wants_compiled: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Table, seat: int) -> int:
        """One of `view.legal(seat)`. The view is what the seat knows; keep or change it as you like."""
        raise NotImplementedError

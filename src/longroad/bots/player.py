"""What a bot is: something that sees what its seat may see, and chooses."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from longroad.bots.plain_timing import in_time
from longroad.core.edge import Event
from longroad.core.state import State

NO_HURRY: Final = float("inf")
Strength = Literal["beginner", "medium", "strong", "unknown"]
Manner = Literal["calm", "steady", "sharp", ""]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it, also in plain Python, and fill in `choose`; the rest if you like."""

    name: ClassVar[str] = "bot"
    strength: ClassVar[Strength] = "unknown"
    manner: ClassVar[Manner] = ""  # in one word, for people
    persons: ClassVar[tuple[str, ...]] = ()  # whom it plays first, by name; the others follow
    # Whether people would wait for it with the interpreted engine: it is called slow there.
    wants_compiled: ClassVar[bool] = False

    @classmethod
    def __init_subclass__(cls) -> None:
        """A `choose` without seconds is for bots that never look at the clock."""
        in_time(cls)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def begin(self, view: State, seat: int) -> None:
        """A game begins, or goes on from here. Whatever was remembered of another is over."""

    def hear(self, events: list[Event]) -> None:
        """What has happened since, as the seat may know it: before the next choice, and at the end."""

    def choose(self, view: State, seat: int, seconds: float = NO_HURRY) -> int:
        """One of `view.legal(seat)`, within so many seconds.

        The view is what the seat knows; keep or change it as you like.
        """
        raise NotImplementedError

    def listens(self) -> bool:
        """Whether it wants to hear anything: what nobody hears is not told."""
        return getattr(type(self), "hear") is not getattr(Bot, "hear")  # noqa: B009


class Ear:
    """What a bot at its seat has not heard yet."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.untold: list[Event] = []

    def note(self, events: list[Event]) -> None:
        self.untold += [event.seen_by(self.seat) for event in events]

    def tell(self) -> None:
        if self.untold:
            untold, self.untold = self.untold, []
            self.bot.hear(untold)

"""The player who does anything that is legal."""

from __future__ import annotations

from typing import ClassVar

from longroad.bots.player import NO_HURRY, Bot, Manner, Strength
from longroad.core.dealer import BOTS, Dealer
from longroad.core.state import State


class ChancePlayer(Bot):
    """Every legal action is as likely. The measure of all other bots."""

    name: ClassVar[str] = "random"
    strength: ClassVar[Strength] = "beginner"
    manner: ClassVar[Manner] = "calm"
    persons: ClassVar[tuple[str, ...]] = ("Gro", "Kurt", "Cleo")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dealer = Dealer(seed, BOTS)

    def choose(self, view: State, seat: int, seconds: float = NO_HURRY) -> int:
        return int(self.dealer.any_of(view.legal(seat)))

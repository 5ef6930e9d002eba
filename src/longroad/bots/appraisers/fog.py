"""Fog: what may lie under it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.value.prizes import Prizes
from longroad.core.packed import NOWHERE, Frame, Seat, x, y
from longroad.isle.geometry import FOG, Hex
from longroad.isle.seafarers.fog import DISCOVER, FOG_ISLANDS
from longroad.isle.state import IsleState

HIDDEN: Final = 450  # a card at once, and perhaps a place to settle


@final
class Fog(Appraiser):
    number: ClassVar[int] = FOG_ISLANDS

    def gather(self, s: IsleState, p: Seat, prizes: Prizes) -> None:
        """Every hex that lies face down, except the one that is being turned up."""
        found: Hex = x(s.top()) if s.top() >> 40 == DISCOVER.number else NOWHERE
        hex: Hex
        for hex in range(s.board.hexes):
            if s.land.terrain[hex] == FOG and hex != found:
                prizes.at_hex(hex, HIDDEN)

    def pending(self, s: IsleState, f: Frame) -> i64:
        return HIDDEN if f >> 40 == DISCOVER.number and y(f) == self.o.p else 0

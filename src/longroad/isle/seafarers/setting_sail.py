"""Founders on a coast who must set sail."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longroad.core.packed import Seat
from longroad.isle.geometry import Side
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

SETTING_SAIL: Final = 20


class SettingSail(IsleChapter):
    """SEA-112, SEA-122: a founding settlement on the coast takes a ship, not a road."""

    name: ClassVar[str] = "setting sail"
    number: ClassVar[int] = SETTING_SAIL

    def forbids_road(self, s: IsleState, p: Seat, side: Side) -> bool:
        if s.turns > 0:
            return False
        for corner in s.board.ends[side]:
            if s.towns.owner[corner] == p and s.land.is_coast(s.board, corner):
                return True
        return False

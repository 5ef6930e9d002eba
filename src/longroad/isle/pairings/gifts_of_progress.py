"""The forgotten tribe among cities and knights: it gives progress cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longroad.core.packed import Frame, Seat
from longroad.isle.knights.barbarians import CHOOSE_DECK
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

GIFTS_OF_PROGRESS: Final = 44

LATE = 1  # it can't be played this turn


class GiftsOfProgress(IsleChapter):
    """CK-152: a card taken from a coast is the top card of a progress deck of one's own choice."""

    name: ClassVar[str] = "gifts of progress"
    number: ClassVar[int] = GIFTS_OF_PROGRESS

    def gift_card(self, s: IsleState, p: Seat) -> Frame:
        return CHOOSE_DECK.on(p, LATE)

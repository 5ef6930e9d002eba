"""The forgotten tribe among cities and knights: it gives progress cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longroad.core.words import Frame, Seat
from longroad.isle.knights.barbarians import CHOOSE_DECK
from longroad.isle.seafarers.tribe import ForgottenTribe

if TYPE_CHECKING:
    from longroad.isle.table import Table

LATE = 1  # it can't be played this turn


class GiftsOfProgress(ForgottenTribe):
    """CK-152: a card taken from a coast is the top card of a progress deck of one's own choice."""

    name: ClassVar[str] = "gifts of progress"

    def lay_card(self, s: Table) -> None:
        """The decks stay whole: all places keep their gift."""

    def take_card(self, s: Table, p: Seat) -> Frame:
        return CHOOSE_DECK.on(p, LATE)

"""Politics: the progress cards of one deck, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    pass

POLITICS_CARDS: Final = 30


class PoliticsCards(IsleChapter):
    """CK-117 … CK-125: the nine kinds of politics cards."""

    name: ClassVar[str] = "politics cards"
    number: ClassVar[int] = POLITICS_CARDS

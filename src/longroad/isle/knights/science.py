"""Science: the progress cards of one deck, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    pass

SCIENCE_CARDS: Final = 28


class ScienceCards(IsleChapter):
    """CK-101 … CK-110: the ten kinds of science cards."""

    name: ClassVar[str] = "science cards"
    number: ClassVar[int] = SCIENCE_CARDS

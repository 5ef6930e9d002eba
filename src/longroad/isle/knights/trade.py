"""Trade: the progress cards of one deck, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    pass

TRADE_CARDS: Final = 29


class TradeCards(IsleChapter):
    """CK-111 … CK-116: the six kinds of trade cards."""

    name: ClassVar[str] = "trade cards"
    number: ClassVar[int] = TRADE_CARDS

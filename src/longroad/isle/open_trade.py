"""Trade as the rulebook has it: also opponents may make the first offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from longroad.core.menu import Menu
from longroad.core.packed import Seat
from longroad.isle.deals import (
    ACCEPTED,
    COMPOSING,
    COUNTERED,
    DECLINED,
    DROP,
    MOST,
    PROPOSE,
    SILENT,
    bargain,
    can_give,
    clear_table,
    offer_cards,
    stands,
)
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

OPEN_TRADE: Final = 36


class OpenTrade(IsleChapter):
    """BASE-054: opponents may offer first; the player on turn takes it, or goes on, which closes it."""

    name: ClassVar[str] = "open trade"
    number: ClassVar[int] = OPEN_TRADE

    def __init__(self, options: dict[str, str] | None = None) -> None:
        super().__init__(options)
        self.most: i64 = int(self.chosen.get("offers", MOST))

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """What was said, or was about to be, was said to somebody else."""
        clear_table(bargain(s))

    def on_view(self, view: IsleState, p: Seat) -> None:
        """Who has declined and composes something else now has declined, as far as anybody knows."""
        b = bargain(view)
        if not b.open or not view.in_main():
            return
        q: Seat
        for q in range(view.seats):
            if q != p and q != view.turn and b.answer[q] == SILENT:
                b.answer[q] = DECLINED

    def offers_aside(self, s: IsleState, p: Seat, menu: Menu) -> None:
        b = bargain(s)
        if s.rules.forbids_trade(s, s.turn):
            return
        if b.answer[p] == COMPOSING:
            menu.add(DROP)
            if can_give(s, p, b.give[p]):  # something may have been taken from p meanwhile
                offer_cards(s, b, p, s.hands.held[s.turn], menu)
            return
        if b.answer[p] == COUNTERED and stands(s, b):
            menu.add(DROP)
        elif b.answer[p] == ACCEPTED and stands(s, b):
            return  # a word given is kept until the player on turn goes on
        elif s.hands.held[p] > 0 and s.hands.held[s.turn] > 0 and b.made[p] < self.most:
            menu.add(PROPOSE)

    def is_speaking(self, s: IsleState, p: Seat) -> bool:
        return bargain(s).answer[p] == COMPOSING

"""Trade as the rulebook has it: also opponents may make the first offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longroad.core.menu import Menu
from longroad.core.words import Action, Seat
from longroad.isle.deals import (
    ACCEPTED,
    COMPOSING,
    COUNTERED,
    DECLINED,
    DROP,
    MAKE,
    NO_DEAL,
    PROPOSE,
    SILENT,
    Bargain,
    PlayerTrade,
    bargain,
    can_give,
    clear_draft,
    clear_table,
    draft,
    offer_cards,
    stands,
)
from longroad.isle.trading import trade_is_over

if TYPE_CHECKING:
    from longroad.isle.table import Table


class OpenTrade(PlayerTrade):
    """BASE-054: opponents may offer first; the player on turn takes it, or goes on, which closes it."""

    name: ClassVar[str] = "open trade"

    def on_turn(self, s: Table, p: Seat) -> None:
        """What was said, or was about to be, was said to somebody else."""
        super().on_turn(s, p)
        clear_table(bargain(s))

    def on_view(self, view: Table, p: Seat) -> None:
        """Who has declined and composes something else now has declined, as far as anybody knows."""
        super().on_view(view, p)
        b = bargain(view)
        if not b.open or not view.in_main():
            return
        q: Seat
        for q in range(view.seats):
            if q != p and q != view.turn and b.answer[q] == SILENT:
                b.answer[q] = DECLINED

    def offers_aside(self, s: Table, p: Seat, menu: Menu) -> None:
        b = bargain(s)
        if trade_is_over(s, self.strict):
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

    def is_speaking(self, s: Table, p: Seat) -> bool:
        return bargain(s).answer[p] == COMPOSING

    def do_aside(self, s: Table, p: Seat, a: Action) -> None:
        b = bargain(s)
        if a == MAKE:
            freshen(s, b)
            b.made[p] += 1
        elif a == DROP and b.answer[p] == COUNTERED:
            s.tell(NO_DEAL | p << 32)
        draft(s, b, p, a, PROPOSE, MAKE)
        if a == DROP and stands(s, b):
            b.answer[p] = DECLINED if b.open else SILENT
            if not any_offer(s, b):
                b.stamp = -1


def any_offer(s: Table, b: Bargain) -> bool:
    q: Seat
    for q in range(s.seats):
        if b.answer[q] == COUNTERED or b.answer[q] == ACCEPTED:
            return True
    return False


def freshen(s: Table, b: Bargain) -> None:
    """Clear away what no longer stands, but nothing that is being composed: from now on this counts."""
    if stands(s, b):
        return
    q: Seat
    for q in range(s.seats):
        if b.answer[q] != COMPOSING:
            clear_draft(b, q)
            b.answer[q] = SILENT
    b.open = False
    b.stamp = s.questions

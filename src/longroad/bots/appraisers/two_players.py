"""The game for two: trade tokens, and the trade that they force."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import NEVER, UNKNOWN, Appraiser
from longroad.bots.outlook import Outlook, others_hold
from longroad.bots.value.prizes import Prizes
from longroad.bots.value.reach import Reach
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Card, Frame, Seat
from longroad.isle.hands import RESOURCES
from longroad.isle.state import IsleState
from longroad.isle.traders.two_players import FORCE_TRADE, RETURN_CARD, TWO_PLAYERS, price, purse

THEIR_SITES: Final = 40  # hundredths: the best sites of the only rival
TOKEN: Final = 90


@final
class TwoPlayers(Appraiser):
    number: ClassVar[int] = TWO_PLAYERS

    def __init__(self, o: Outlook) -> None:
        super().__init__(o)
        self.prizes: Final = Prizes()
        self.reach: Final = Reach(len(o.site))

    def worth(self, s: IsleState) -> i64:
        """Tokens, and what the one rival can get to: it is lost to the other."""
        rival = 1 - self.o.p
        self.o.search(s, rival, self.reach, self.prizes)
        theirs = self.reach.promise * THEIR_SITES // 100
        return self.tokens(s, self.o.p) - self.tokens(s, rival) - theirs

    def tokens(self, s: IsleState, p: Seat) -> i64:
        """The first few count most: an action costs one or two."""
        n = purse(s).tokens[p]
        return TOKEN * (min(n, 4) + n) // 2

    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        return self.o.part_with(s, menu) if f >> 40 == RETURN_CARD.number else NOTHING

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        return self.forced_trade(s, p) if a == FORCE_TRADE else UNKNOWN

    def forced_trade(self, s: IsleState, p: Seat) -> i64:
        """BASE-207: two cards drawn blindly against two that are missed least."""
        o = self.o
        o.lay_out(s)
        before = o.trial_hand()
        total: i64 = 0
        gain: i64 = 0
        card: Card
        worst: Card
        for card in range(RESOURCES):
            n = others_hold(s, p, card)
            if n > 0:
                o.trial[card] += 1
                best: i64 = NEVER
                for worst in range(RESOURCES):
                    if o.trial[worst] > 0:
                        o.trial[worst] -= 1
                        best = max(best, o.trial_hand())
                        o.trial[worst] += 1
                o.trial[card] -= 1
                gain += n * (best - before)
                total += n
        if total == 0:
            return 0
        return min(s.hands.held[1 - p], 2) * gain // total - price(s, p) * TOKEN

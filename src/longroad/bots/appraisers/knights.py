"""Knights: those that serve, and what one more, a helmet or a rank would bring."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.appraisers.barbarians import city_at_stake, landing
from longroad.bots.plans import DRAW, OTHER, price
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Row, Seat
from longroad.isle.knights.knights import (
    ACTIVATE_COST,
    BASIC,
    EACH,
    HIRE_COST,
    KNIGHTS,
    RETREAT,
    company,
    count_rank,
    is_active,
    master_of,
    may_promote,
    rank_of,
)
from longroad.isle.state import IsleState

RANK: Final = 60  # each, for all landings to come; twice that for the first ones
HELMET: Final = 15  # being active, besides what it does in the next landing
CALM: Final = 7  # with so much strength more makes little difference
HIRING: Final[Row] = price(HIRE_COST, ACTIVATE_COST, 1)  # with the helmet
ACTIVATING: Final[Row] = price(ACTIVATE_COST, HIRE_COST, 0)
PROMOTING: Final[Row] = price(HIRE_COST, HIRE_COST, 0)


@final
class Knights(Appraiser):
    number: ClassVar[int] = KNIGHTS

    def worth(self, s: IsleState) -> i64:
        value: i64 = 0
        ranks: i64 = 0
        for knight in company(s).men:
            if master_of(knight) == self.o.p:
                ranks += rank_of(knight)
                if is_active(knight):
                    value += HELMET
        return value + self.service(ranks)

    def service(self, ranks: i64) -> i64:
        """Knights serve in every landing to come, active or not by now; the first ones count most."""
        return RANK * (2 * min(ranks, CALM) + ranks) // 2

    def survey(self, s: IsleState) -> None:
        p = self.o.p
        w = self.w
        plans = self.o.plans
        at_stake = city_at_stake(s, p, self.o.raised, w)
        own: i64 = 0
        ranks: i64 = 0
        for knight in company(s).men:
            if master_of(knight) == p:
                ranks += rank_of(knight)
                if is_active(knight):
                    own += rank_of(knight)
        now = landing(s, p, own, at_stake, w)
        stronger = landing(s, p, own + 1, at_stake, w) - now
        longer = self.service(ranks + 1) - self.service(ranks)
        if count_rank(s, p, BASIC) < EACH:
            plans.add(DRAW, stronger + longer + HELMET, HIRING)
        more = best_helmet(s, p)
        if more > 0:
            plans.add(OTHER, landing(s, p, own + more, at_stake, w) - now + HELMET, ACTIVATING)
        if can_rise(s, p, True):
            plans.add(OTHER, stronger + longer, PROMOTING)
        elif can_rise(s, p, False):
            plans.add(OTHER, longer, PROMOTING)

    def predict(self, s: IsleState, q: Seat, f: Frame) -> Action:
        """Where a knight retreats to everybody sees."""
        if f >> 40 != RETREAT.number:
            return NOTHING
        menu = Menu(16)
        s.offers(q, menu)
        return menu.items[0]


def best_helmet(s: IsleState, p: Seat) -> i64:
    """The rank of p's strongest inactive knight; 0 if there is none."""
    best: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and not is_active(knight):
            best = max(best, rank_of(knight))
    return best


def can_rise(s: IsleState, p: Seat, active: bool) -> bool:
    """Whether a knight of p, active or not, could be promoted."""
    for knight in company(s).men:
        if master_of(knight) == p and is_active(knight) == active and may_promote(s, p, knight):
            return True
    return False

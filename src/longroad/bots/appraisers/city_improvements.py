"""City improvements: how far cities have grown, and the race for the metropolises."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.plans import OTHER
from longroad.bots.weights import Weights
from longroad.core.packed import NOBODY, Rows, Seat, rows
from longroad.isle.hands import HAND
from longroad.isle.knights.commodities import PAPER
from longroad.isle.knights.improvements import (
    ABILITY,
    FIRST_METROPOLIS,
    IMPROVEMENTS,
    SAFE,
    STAGES,
    TRACKS,
    growth,
    holder_of,
    may_improve,
    plain_cities,
    stage_of,
)
from longroad.isle.state import IsleState

# Track * (STAGES + 1) + so many commodities -> what a stage costs.
ABILITY_WORTH: Final = 150  # the third stage of a track
METROPOLIS_NEAR: Final = 800  # one stage is missing; half as much for two
OVERTAKEN: Final = 50  # hundredths of that where another is ahead
METROPOLIS_UNSAFE: Final = 250  # another is close to taking mine
PRICES: Final[Rows] = rows(
    [
        [n if card == PAPER + track else 0 for card in range(HAND)]
        for track in range(TRACKS)
        for n in range(STAGES + 1)
    ]
)


@final
class CityImprovements(Appraiser):
    number: ClassVar[int] = IMPROVEMENTS

    def worth(self, s: IsleState) -> i64:
        """What p's stages are worth, without the points of its metropolises, and what will pay for more."""
        o = self.o
        value: i64 = 0
        track: i64
        for track in range(TRACKS):
            value += self.goods(s, track)
            value += stage_worth(s, o.p, track, stage_of(s, o.p, track), o.rolls_left, self.w)
        return value

    def goods(self, s: IsleState, track: i64) -> i64:
        """What p's cities will make until the end: as much as a track can use, and a little for the rest."""
        made = self.o.mine[PAPER + track] * self.o.rolls_left * 10 // 36  # hundredths of a card
        used = min(made, still_to_pay(s, self.o.p, track) * 100)
        return (used * self.w.commodity + (made - used) * self.w.spare_commodity) // 100

    def survey(self, s: IsleState) -> None:
        p = self.o.p
        track: i64
        for track in range(TRACKS):
            cost = stage_of(s, p, track) + 1
            if growth(s).cranes > 0 and s.hands.hand[p * HAND + PAPER + track] >= cost - 1:
                cost -= 1  # a crane is for now
            worth = next_stage(s, p, track, self.o.rolls_left, self.w)
            self.o.plans.add(OTHER, worth, PRICES[track * (STAGES + 1) + min(cost, STAGES)])


def still_to_pay(s: IsleState, p: Seat, track: i64) -> i64:
    """Commodities that all stages left on a track cost."""
    stage = stage_of(s, p, track)
    return (STAGES * (STAGES + 1) - stage * (stage + 1)) // 2


def stage_worth(s: IsleState, p: Seat, track: i64, stage: i64, rolls_left: i64, w: Weights) -> i64:
    """The same of one track, if it were at this stage."""
    if stage == 0:
        return 0
    value = (stage + 1) * rolls_left * w.drawn // 36  # CK-022: so many sides of the red die bring a card
    if stage >= ABILITY:
        value += ABILITY_WORTH
    return value + race(s, p, track, stage, w)


def race(s: IsleState, p: Seat, track: i64, stage: i64, w: Weights) -> i64:
    """How close a track at this stage is to its metropolis; or how safe p has it."""
    holder = holder_of(s, track)
    if holder == p:
        rival = best_rival(s, p, track)
        if stage >= SAFE or rival < ABILITY:
            return 0
        return -(METROPOLIS_UNSAFE if rival == ABILITY else 2 * METROPOLIS_UNSAFE)
    if holder != NOBODY and stage_of(s, holder, track) >= SAFE:
        return 0
    goal: i64 = FIRST_METROPOLIS if holder == NOBODY else SAFE
    missing = goal - stage
    if missing <= 0 or missing > 4:
        return 0
    value = METROPOLIS_NEAR >> (missing - 1)
    if holder == NOBODY and best_rival(s, p, track) > stage:
        value = value * OVERTAKEN // 100
    if holder != NOBODY:
        value = value * OVERTAKEN // 100
    return value


def best_rival(s: IsleState, p: Seat, track: i64) -> i64:
    """The highest stage of others who could have the metropolis."""
    best: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p and stage_of(s, q, track) > best and plain_cities(s, q) > 0:
            best = stage_of(s, q, track)
    return best


def next_stage(s: IsleState, p: Seat, track: i64, rolls_left: i64, w: Weights) -> i64:
    """What the next stage of a track would bring; nothing where it may not be built."""
    if not may_improve(s, p, track):
        return 0
    stage = stage_of(s, p, track)
    value = stage_worth(s, p, track, stage + 1, rolls_left, w)
    value -= stage_worth(s, p, track, stage, rolls_left, w)
    holder = holder_of(s, track)
    if holder != p:
        if stage + 1 == FIRST_METROPOLIS and holder == NOBODY:
            value += 2 * w.point
        elif stage + 1 == SAFE and holder != NOBODY and stage_of(s, holder, track) < SAFE:
            value += 2 * w.point + 2 * w.their_point
    return value

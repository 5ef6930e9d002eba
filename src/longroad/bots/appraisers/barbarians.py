"""The barbarians: what their next landing may bring or take, and whom to send against them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.weights import Weights
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Row, Seat, row, seat, verb, x
from longroad.isle.geometry import Corner
from longroad.isle.knights.barbarians import (
    BARBARIANS,
    COMMIT,
    COMMIT_KNIGHT,
    COMMIT_NO_MORE,
    LANDING,
    barbarian_strength,
    force_of,
    horde,
)
from longroad.isle.knights.improvements import is_metropolis, plain_cities
from longroad.isle.knights.knights import company, is_active, knight_at, master_of, rank_of, strength_of
from longroad.isle.state import IsleState

# Steps of the ship left -> how much the landing counts, in hundredths: most when it may come before one's
# next turn.
HELMET_LOST: Final = 40  # each rank committed to a battle must be activated again
URGENCY: Final[Row] = row([100, 96, 78, 56, 42, 34, 28, 24])
# How much stronger the knights are than the barbarians, from -4 on -> the chance that they win, in
# hundredths: with the ship one step away, and with its whole way to go.
SOON: Final[Row] = row([2, 4, 8, 16, 95, 97, 98, 99])
LATE: Final[Row] = row([12, 20, 30, 44, 60, 70, 78, 84])
DEEPEST: Final = 4


@final
class Barbarians(Appraiser):
    number: ClassVar[int] = BARBARIANS

    def worth(self, s: IsleState) -> i64:
        p = self.o.p
        return landing(s, p, strength_of(s, p), city_at_stake(s, p, self.o.raised, self.w), self.w)

    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        return self.commit(s, p, menu) if f >> 40 == COMMIT.number else NOTHING

    def commit(self, s: IsleState, p: Seat, menu: Menu) -> Action:
        """CK-099: as many knights as the battle pays for, the strongest first."""
        strongest: Action = NOTHING
        own = force_of(s, p)
        left = strength_of(s, p) - own
        best = self.battle(s, p, own)
        more: i64 = 0
        k: i64
        for k in range(1, left + 1):
            value = self.battle(s, p, own + k) - k * HELMET_LOST
            if value > best:
                best = value
                more = k
        if more == 0:
            return COMMIT_NO_MORE
        rank: i64 = 0
        i: i64
        for i in range(menu.size):
            a = menu.items[i]
            if verb(a) == COMMIT_KNIGHT:
                here = rank_of(knight_at(s, x(a)))
                if rank == 0 or (here > rank and here <= more) or (rank > more and here < rank):
                    rank = here
                    strongest = a
        return strongest

    def battle(self, s: IsleState, p: Seat, own: i64) -> i64:
        """What p gets out of the battle that is just beginning with so much strength."""
        w = self.w
        total = own
        most: i64 = 0
        least: i64 = 1 << 30
        q: Seat
        for q in range(s.seats):
            if q != p:
                force = strength_of(s, q) if is_to_commit(s, q) else force_of(s, q)
                total += force
                most = max(most, force)
                if plain_cities(s, q) > 0:
                    least = min(least, force)
        if total < barbarian_strength(s):
            return -city_at_stake(s, p, self.o.raised, w) if own <= least else 0
        if own > most:
            return w.point
        return w.drawn if own == most and own > 0 else 0


def city_at_stake(s: IsleState, p: Seat, raised: Row, w: Weights) -> i64:
    """What the city that p would give up is worth: a point and what only a city harvests. 0 if p has none."""
    least: i64 = 0
    corner: Corner
    for corner in range(s.board.corners):
        if s.towns.owner[corner] == p and s.towns.level[corner] == 2 and not is_metropolis(s, corner):
            worth = w.point + raised[corner]
            if least == 0 or worth < least:
                least = worth
    return least


def landing(s: IsleState, p: Seat, own: i64, at_stake: i64, w: Weights) -> i64:
    """What the next landing brings p, or takes, on average, if p has so much active strength."""
    steps = max(LANDING - horde(s).at, 1)
    total = own * 10
    most: i64 = 0
    least: i64 = 1 << 30
    q: Seat
    for q in range(s.seats):
        if q != p:
            strength = strength_of(s, q)
            total += strength * 10 + reserve(s, q) * min(steps - 1, 3) * 2
            most = max(most, strength)
            if plain_cities(s, q) > 0:
                least = min(least, strength)
    won = chance(total // 10 - barbarian_strength(s), steps)
    value = won * glory(own, most, steps, w)
    if at_stake > 0:
        value -= (100 - won) * at_stake * danger(own, least, steps) // 100
    return value * URGENCY[steps] // 10000


def reserve(s: IsleState, q: Seat) -> i64:
    """The strength that q could still activate."""
    n: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == q and not is_active(knight):
            n += rank_of(knight)
    return n


def chance(margin: i64, steps: i64) -> i64:
    """That the knights win, in hundredths: the sooner they fight, the surer."""
    k = min(max(margin + DEEPEST, 0), len(SOON) - 1)
    return (SOON[k] * (LANDING - steps) + LATE[k] * (steps - 1)) // (LANDING - 1)


def danger(own: i64, least: i64, steps: i64) -> i64:
    """That p loses a city when the barbarians win, in hundredths: whoever did least does, and all who tie."""
    if own <= least:
        return 100
    if own == 0:
        return 100
    return (10 + 3 * steps) if own == least + 1 else 5 + steps


def glory(own: i64, most: i64, steps: i64, w: Weights) -> i64:
    """What a victory brings: a point for who did most alone, a card for those who tie."""
    if own == 0:
        return 0
    if own > most:
        sure: i64 = 100 - 5 * (steps - 1) if own == most + 1 else 100 - 2 * (steps - 1)
        return w.point * sure // 100
    if own == most:
        return w.drawn
    return w.drawn * (steps - 1) // 12 if own == most - 1 else 0


def is_to_commit(s: IsleState, q: Seat) -> bool:
    """Whether q has not been asked yet."""
    k: i64
    for k in range(s.depth):
        if s.agenda[k] >> 40 == COMMIT.number and seat(s.agenda[k]) == q:
            return True
    return False

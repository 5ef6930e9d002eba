"""Cities & Knights: knights, walls, and what the next landing of the barbarians may bring or take."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.words import Corner, Row, Seat, row
from longroad.isle.knights.barbarians import BARBARIANS, LANDING, barbarian_strength, horde
from longroad.isle.knights.cities import count_fallen
from longroad.isle.knights.improvements import is_metropolis, plain_cities
from longroad.isle.knights.knights import company, is_active, master_of, may_promote, rank_of, strength_of
from longroad.isle.knights.walls import walls_of
from longroad.isle.table import Table

# Steps of the ship left -> how much the landing counts, in hundredths: most when it may come before one's
# next turn.
URGENCY: Final[Row] = row([100, 96, 78, 56, 42, 34, 28, 24])
# How much stronger the knights are than the barbarians, from -4 on -> the chance that they win, in
# hundredths: with the ship one step away, and with its whole way to go.
SOON: Final[Row] = row([2, 4, 8, 16, 95, 97, 98, 99])
LATE: Final[Row] = row([12, 20, 30, 44, 60, 70, 78, 84])
DEEPEST: Final = 4
CALM: Final = 7  # with so much strength more makes little difference


def defense(s: Table, p: Seat, raised: Row, w: Weights) -> i64:
    """What p's knights and walls are worth, and the next landing."""
    if s.book.slot_of[BARBARIANS] < 0:
        return 0
    value = w.wall * walls_of(s, p)
    ranks: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p:
            ranks += rank_of(knight)
            if is_active(knight):
                value += w.helmet
    value += service(ranks, w)
    return value + landing(s, p, strength_of(s, p), city_at_stake(s, p, raised, w), w)


def service(ranks: i64, w: Weights) -> i64:
    """Knights serve in every landing to come, active or not by now; the first ones count most."""
    return w.rank * (2 * min(ranks, CALM) + ranks) // 2


def city_at_stake(s: Table, p: Seat, raised: Row, w: Weights) -> i64:
    """What the city that p would give up is worth: a point and what only a city harvests. 0 if p has none."""
    least: i64 = 0
    corner: Corner
    for corner in range(s.board.corners):
        if s.towns.owner[corner] == p and s.towns.level[corner] == 2 and not is_metropolis(s, corner):
            worth = w.point + raised[corner]
            if least == 0 or worth < least:
                least = worth
    return least


def landing(s: Table, p: Seat, own: i64, at_stake: i64, w: Weights) -> i64:
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


def reserve(s: Table, q: Seat) -> i64:
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


# -- plans ------------------------------------------------------------------------------------------------


def best_helmet(s: Table, p: Seat) -> i64:
    """The rank of p's strongest inactive knight; 0 if there is none."""
    best: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and not is_active(knight):
            best = max(best, rank_of(knight))
    return best


def can_rise(s: Table, p: Seat, active: bool) -> bool:
    """Whether a knight of p, active or not, could be promoted."""
    for knight in company(s).men:
        if master_of(knight) == p and is_active(knight) == active and may_promote(s, p, knight):
            return True
    return False


def to_rebuild(s: Table, p: Seat) -> bool:
    """CK-094: a fallen city comes before any other."""
    return count_fallen(s, p) > 0

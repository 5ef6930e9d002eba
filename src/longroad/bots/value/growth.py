"""Cities & Knights: what cities make, how far they have grown, and the race for the metropolises."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.value.production import DOTS
from longroad.bots.weights import Weights
from longroad.core.words import NOBODY, Card, Hex, Row, Seat
from longroad.isle.geometry import MOUNTAINS
from longroad.isle.hands import HAND, PAPER
from longroad.isle.knights.commodities import MADE_FROM, NONE
from longroad.isle.knights.improvements import (
    ABILITY,
    FIRST_METROPOLIS,
    IMPROVEMENTS,
    SAFE,
    STAGES,
    TRACKS,
    holder_of,
    may_improve,
    plain_cities,
    stage_of,
)
from longroad.isle.table import Table


def count_commodities(s: Table, robbed: i64, harvest: Row) -> None:
    """After `count_harvest`: of what a city harvests, half is a commodity where it makes one."""
    if s.book.slot_of[IMPROVEMENTS] < 0:
        return
    hex: Hex
    for hex in range(s.board.hexes):
        terrain = s.land.terrain[hex]
        if terrain > MOUNTAINS or MADE_FROM[terrain] == NONE:
            continue
        dots = DOTS[s.land.number[hex]] * (robbed if hex == s.robber.at else 10)
        for corner in s.board.corners_of[hex]:
            if s.towns.level[corner] == 2:
                at = s.towns.owner[corner] * HAND
                harvest[at + terrain] -= dots
                harvest[at + MADE_FROM[terrain]] += dots


def still_to_pay(s: Table, p: Seat, track: i64) -> i64:
    """Commodities that all stages left on a track cost."""
    stage = stage_of(s, p, track)
    return (STAGES * (STAGES + 1) - stage * (stage + 1)) // 2


def trade_goods(s: Table, p: Seat, mine: Row, rolls_left: i64, w: Weights) -> i64:
    """What p's cities will make until the end: as much as its tracks can use, and a little for the rest."""
    if s.book.slot_of[IMPROVEMENTS] < 0:
        return 0
    value: i64 = 0
    track: i64
    for track in range(TRACKS):
        made = mine[PAPER + track] * rolls_left * 10 // 36  # hundredths of a card
        used = min(made, still_to_pay(s, p, track) * 100)
        value += (used * w.commodity + (made - used) * w.spare_commodity) // 100
    return value


def thirst_for(s: Table, p: Seat, card: Card, mine: Row, rolls_left: i64, w: Weights) -> i64:
    """What one more dot of a commodity is worth."""
    made = mine[card] * rolls_left // 360
    each = w.commodity if made < still_to_pay(s, p, card - PAPER) else w.spare_commodity
    return rolls_left * each // 36


def grown(s: Table, p: Seat, rolls_left: i64, w: Weights) -> i64:
    """What p's stages are worth, without the points of its metropolises."""
    if s.book.slot_of[IMPROVEMENTS] < 0:
        return 0
    value: i64 = 0
    track: i64
    for track in range(TRACKS):
        value += stage_worth(s, p, track, stage_of(s, p, track), rolls_left, w)
    return value


def stage_worth(s: Table, p: Seat, track: i64, stage: i64, rolls_left: i64, w: Weights) -> i64:
    """The same of one track, if it were at this stage."""
    if stage == 0:
        return 0
    value = (stage + 1) * rolls_left * w.drawn // 36  # CK-022: so many sides of the red die bring a card
    if stage >= ABILITY:
        value += w.ability
    return value + race(s, p, track, stage, w)


def race(s: Table, p: Seat, track: i64, stage: i64, w: Weights) -> i64:
    """How close a track at this stage is to its metropolis; or how safe p has it."""
    holder = holder_of(s, track)
    if holder == p:
        rival = best_rival(s, p, track)
        if stage >= SAFE or rival < ABILITY:
            return 0
        return -(w.metropolis_unsafe if rival == ABILITY else 2 * w.metropolis_unsafe)
    if holder != NOBODY and stage_of(s, holder, track) >= SAFE:
        return 0
    goal: i64 = FIRST_METROPOLIS if holder == NOBODY else SAFE
    missing = goal - stage
    if missing <= 0 or missing > 4:
        return 0
    value = w.metropolis_near >> (missing - 1)
    if holder == NOBODY and best_rival(s, p, track) > stage:
        value = value * w.overtaken // 100
    if holder != NOBODY:
        value = value * w.overtaken // 100
    return value


def best_rival(s: Table, p: Seat, track: i64) -> i64:
    """The highest stage of others who could have the metropolis."""
    best: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p and stage_of(s, q, track) > best and plain_cities(s, q) > 0:
            best = stage_of(s, q, track)
    return best


def next_stage(s: Table, p: Seat, track: i64, rolls_left: i64, w: Weights) -> i64:
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

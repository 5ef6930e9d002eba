"""Threat: what others have, and how close they are to winning."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.value.goal import still_needs
from longroad.bots.value.production import total_harvest
from longroad.bots.weights import Weights
from longroad.core.words import NOWHERE, Row, Seat
from longroad.isle.hands import HAND
from longroad.isle.robber import ROBBERY
from longroad.isle.routes import SHIP, owner_of
from longroad.isle.seafarers.pirate import lair
from longroad.isle.table import Table


def weigh_rivals(s: Table, p: Seat, fear: Row) -> None:
    """How much every rival counts, in hundredths: 100 on average, the leader most."""
    total: i64 = 0
    q: Seat
    for q in range(s.seats):
        fear[q] = 0
        if q != p:
            near = 3 + closeness(s, q)
            fear[q] = near * near
            total += fear[q]
    for q in range(s.seats):
        fear[q] = fear[q] * 100 * (s.seats - 1) // total


def closeness(s: Table, q: Seat) -> i64:
    """The points of a rival, or as many as its other way to win is worth."""
    points = s.rules.public_points(s, q)
    return max(points, s.rules.target(s, q) - still_needs(s, q, points))


def held_fast(s: Table, p: Seat, fear: Row, w: Weights) -> i64:
    """Ships of rivals beside the pirate."""
    value: i64 = 0
    at = lair(s).at if s.book.slot_of[ROBBERY] >= 0 else NOWHERE
    if at != NOWHERE:
        for side in s.board.sides_of[at]:
            if s.routes.road[side] >= SHIP:
                q = owner_of(s.routes.road[side])
                if q != p and q < s.seats:
                    value += w.their_ship * fear[q] // 100
    return value


def threat(s: Table, p: Seat, harvest: Row, fear: Row, w: Weights) -> i64:
    """What the points and the harvests of all rivals cost."""
    value: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p:
            theirs = w.their_point * s.rules.public_points(s, q)
            theirs += w.their_dot * total_harvest(harvest, q * HAND) // 10
            value += theirs * fear[q] // 100
    return value

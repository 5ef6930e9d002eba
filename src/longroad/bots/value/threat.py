"""Threat: what others have, and how close they are to winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from longroad.bots.value.production import total_harvest
from longroad.bots.weights import Weights
from longroad.core.packed import Row, Seat
from longroad.isle.hands import HAND
from longroad.isle.state import IsleState

if TYPE_CHECKING:
    from longroad.bots.outlook import Outlook


def weigh_rivals(o: Outlook, s: IsleState, p: Seat) -> None:
    """How much every rival counts, in hundredths: 100 on average, the leader most."""
    fear = o.fear
    total: i64 = 0
    q: Seat
    for q in range(s.seats):
        fear[q] = 0
        if q != p:
            near = 3 + closeness(o, s, q)
            fear[q] = near * near
            total += fear[q]
    for q in range(s.seats):
        fear[q] = fear[q] * 100 * (s.seats - 1) // total


def closeness(o: Outlook, s: IsleState, q: Seat) -> i64:
    """The points of a rival, or as many as its other way to win is worth."""
    points = s.rules.public_points(s, q)
    return max(points, s.rules.target(s, q) - o.still_needs(s, q, points))


def threat(s: IsleState, p: Seat, harvest: Row, fear: Row, w: Weights) -> i64:
    """What the points and the harvests of all rivals cost."""
    value: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p:
            theirs = w.their_point * s.rules.public_points(s, q)
            theirs += w.their_dot * total_harvest(harvest, q * HAND) // 10
            value += theirs * fear[q] // 100
    return value

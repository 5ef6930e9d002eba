"""Progress toward the longest trade route and the largest army."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.words import Row, Seat
from longroad.isle.army import ARMY, LEAST, army
from longroad.isle.development import development
from longroad.isle.faces import KNIGHT
from longroad.isle.routes import NEVER, route_length
from longroad.isle.seafarers.ships import SHIPS, fleet
from longroad.isle.table import Table


def missing_roads(s: Table, p: Seat) -> i64:
    """Roads or ships until the longest route is p's; 0 for its holder."""
    if s.routes.holder == p:
        return 0
    return to_overtake(route_lengths(s), s.owners, p, s.routes.least)


def route_lengths(s: Table) -> Row:
    """How long everybody's longest route is; where there is no card, nobody measures."""
    if s.routes.slack == 0 or s.routes.least == NEVER:
        return s.routes.length
    lengths = s.routes.length[:]
    q: Seat
    for q in range(s.owners):
        lengths[q] = route_length(s, q)
    return lengths


def pieces_left(s: Table, p: Seat) -> i64:
    """Roads, and where there are any, ships."""
    ships = fleet(s).left[p] if s.book.slot_of[SHIPS] >= 0 else 0
    return s.routes.left[p] + ships


def missing_knights(s: Table, p: Seat) -> i64:
    """Knights until the largest army is p's; 0 for its holder."""
    if s.book.slot_of[ARMY] < 0:
        return NEVER
    if army(s).holder == p:
        return 0
    return to_overtake(development(s).knights, s.seats, p, LEAST)


def to_overtake(counts: Row, owners: i64, p: Seat, least: i64) -> i64:
    goal = least
    q: Seat
    for q in range(owners):
        if q != p and counts[q] >= goal:
            goal = counts[q] + 1
    return goal - counts[p] if goal > counts[p] else 0


def lead(counts: Row, owners: i64, p: Seat) -> i64:
    """By how many the holder is ahead of the next, counted up to three."""
    best: i64 = 0
    q: Seat
    for q in range(owners):
        if q != p and counts[q] > best:
            best = counts[q]
    ahead = counts[p] - best
    return ahead if ahead < 3 else 3


def progress(s: Table, p: Seat, w: Weights) -> i64:
    """Each piece that is still missing halves what the two points are worth."""
    value: i64 = 0
    roads = missing_roads(s, p)
    if s.routes.holder == p:
        value += w.lead * lead(route_lengths(s), s.owners, p)
    elif roads < 5 and roads <= pieces_left(s, p):
        value += 2 * w.near >> roads
    knights = missing_knights(s, p)
    if knights == 0:
        value += w.lead * lead(development(s).knights, s.seats, p)
    elif knights < 5:
        held = development(s).count(p, KNIGHT)
        value += 2 * w.near >> (knights if held >= knights else knights + (knights - held) // 2)
    return value

"""The fortress of the pirate islands: the line of ships there, warships, and battles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.words import Seat
from longroad.isle.seafarers.pirate_islands import PIRATE_ISLANDS, TOKENS, pirate_sea, way_left
from longroad.isle.table import Table

ENOUGH: Final = 6  # warships that lose against no roll


def conquest(s: Table, p: Seat, w: Weights) -> i64:
    """How far p has come: ships on the way, warships among them, and tokens taken."""
    if s.book.slot_of[PIRATE_ISLANDS] < 0:
        return 0
    sea = pirate_sea(s)
    value = (TOKENS - sea.tokens[p]) * w.fort_token
    if sea.tokens[p] == 0:
        return value + sea.full[p] * w.line_ship + ENOUGH * w.warship
    return value + (sea.full[p] - way_left(s, p)) * w.line_ship + min(sea.warships[p], ENOUGH) * w.warship


def next_ship(s: Table, p: Seat, w: Weights) -> i64:
    """What one more ship of the line is worth."""
    if s.book.slot_of[PIRATE_ISLANDS] < 0 or pirate_sea(s).tokens[p] == 0 or way_left(s, p) == 0:
        return 0
    return w.line_ship


def knight_worth(s: Table, p: Seat, more: i64, w: Weights) -> i64:
    """A knight not yet played, when p holds so many more: here it will arm a ship."""
    if s.book.slot_of[PIRATE_ISLANDS] < 0:
        return w.knight_held
    sea = pirate_sea(s)
    if sea.tokens[p] == 0 or sea.warships[p] + more >= ENOUGH:
        return w.knight_spare
    return w.warship * 9 // 10


def battle(s: Table, p: Seat, w: Weights) -> i64:
    """What an attack brings on average: a token, or one or two ships lost, by one die."""
    warships = pirate_sea(s).warships[p]
    value: i64 = 0
    die: i64
    for die in range(1, 7):
        if warships > die:
            value += w.fort_token
        elif warships == die:
            value -= w.line_ship
        else:
            value -= 2 * w.line_ship
    return value // 6

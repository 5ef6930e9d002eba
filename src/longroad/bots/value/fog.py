"""Fog: what may lie under it."""

from __future__ import annotations

from longroad.bots.value.prizes import Prizes
from longroad.bots.weights import Weights
from longroad.core.words import NOWHERE, Hex, x
from longroad.isle.geometry import FOG
from longroad.isle.seafarers.fog import DISCOVER, FOG_ISLANDS
from longroad.isle.table import Table


def unknown_land(s: Table, prizes: Prizes, w: Weights) -> None:
    """Every hex that lies face down, except the one that is being turned up."""
    if s.book.slot_of[FOG_ISLANDS] < 0:
        return
    found: Hex = x(s.top()) if s.top() >> 40 == DISCOVER.number else NOWHERE
    hex: Hex
    for hex in range(s.board.hexes):
        if s.land.terrain[hex] == FOG and hex != found:
            prizes.at_hex(hex, w.fog)

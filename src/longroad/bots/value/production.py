"""Production: what everybody harvests, and what a harvest is worth in the long run."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.plans import price
from longroad.bots.value.waiting import EMPTY, rolls_to_pay
from longroad.bots.weights import LONGEST_WAIT, Weights
from longroad.core.packed import Card, Row, Rows, cells, rows
from longroad.isle.geometry import GOLD, MOUNTAINS, Hex
from longroad.isle.hands import ANY, CITY, DEVCARD, HAND, RESOURCES, ROAD, SETTLEMENT
from longroad.isle.state import IsleState

ROAD_AND_SETTLEMENT: Final[Row] = price(SETTLEMENT, ROAD, 1)


def count_harvest(s: IsleState, robbed: i64, harvest: Row) -> None:
    """Tenths of a dot by owner and card; the robber's hex counts `robbed` tenths. Gold is any card."""
    i: i64
    for i in range(len(harvest)):
        harvest[i] = 0
    hex: Hex
    owner = s.towns.owner
    level = s.towns.level
    for hex in range(s.board.hexes):
        card = s.land.terrain[hex]
        if card > MOUNTAINS:
            if card != GOLD:
                continue
            card = ANY
        dots = s.land.dots[hex] * (robbed if hex == s.robber.at else 10)
        for corner in s.board.corners_of[hex]:
            if level[corner] > 0:
                harvest[owner[corner] * HAND + card] += dots * level[corner]


@final
class Income:
    """What a harvest brings until the end of the game: more cards, and no long wait for any of them.

    Most actions leave the harvest alone, so the last answer is remembered.
    """

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.ways: Rows = rows([list(ROAD_AND_SETTLEMENT)])  # to settle, and what they cost
        self.harvest: Row = cells(RESOURCES, -1)  # the last one valued …
        self.chosen: i64 = 0  # … with its cards of choice …
        self.barter: Row = cells(RESOURCES)
        self.pace: i64 = 0  # … and what it brings in a roll

    def worth(self, harvest: Row, barter: Row, rolls_left: i64) -> i64:
        card: Card
        if self.chosen != harvest[ANY]:
            self.harvest[0] = -1
        for card in range(RESOURCES):
            if self.harvest[card] != harvest[card] or self.barter[card] != barter[card]:
                self.work_out(harvest, barter)
                break
        return self.pace * rolls_left * self.w.point // 25000  # hundredths, thousandths, quarters of a roll

    def work_out(self, harvest: Row, barter: Row) -> None:
        w = self.w
        settling: i64 = LONGEST_WAIT
        for way in self.ways:
            settling = min(settling, rolls_to_pay(EMPTY, 0, way, harvest, 0, barter, RESOURCES))
        raising = rolls_to_pay(EMPTY, 0, CITY, harvest, 0, barter, RESOURCES)
        drawing = rolls_to_pay(EMPTY, 0, DEVCARD, harvest, 0, barter, RESOURCES)
        self.pace = w.into_settlements * 1000 // settling
        self.pace += w.into_cities * 1000 // raising
        self.pace += w.into_cards * 500 // drawing  # a card is half a point
        card: Card
        for card in range(RESOURCES):
            self.harvest[card] = harvest[card]
            self.barter[card] = barter[card]
        self.chosen = harvest[ANY]


def total_harvest(harvest: Row, at: i64) -> i64:
    total = harvest[at + ANY]
    card: Card
    for card in range(ANY):
        total += harvest[at + card]
    return total

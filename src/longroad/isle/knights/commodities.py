"""Commodities: what cities produce beside resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from longroad.core.packed import Card, Row, row
from longroad.isle.geometry import MOUNTAINS, Hex
from longroad.isle.hands import CardKind, Gains
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

COMMODITIES: Final = 21
PAPER: Final = 5  # the first cards after the resources
CLOTH: Final = 6
COIN: Final = 7
COMMODITY_NAMES = ("paper", "cloth", "coin")
STOCK: Final = 12  # CK-001
NONE: Final = -1
#                           forest hills pasture fields mountains
MADE_FROM: Final[Row] = row([PAPER, NONE, CLOTH, NONE, COIN])  # CK-031: terrain -> what its cities make


def is_commodity(card: Card) -> bool:
    return PAPER <= card <= COIN


class Commodities(IsleChapter):
    """CK-001, CK-030 … CK-033: a city at forest, pasture or mountains makes a commodity."""

    name: ClassVar[str] = "commodities"
    number: ClassVar[int] = COMMODITIES

    def rules(self) -> list[str]:
        return ["CK Production", "CK Trade"]

    def card_kinds(self) -> list[CardKind]:
        return [CardKind(name, STOCK) for name in COMMODITY_NAMES]

    def harvest(self, s: IsleState, roll: i64, gains: Gains) -> None:
        """CK-031: one of the two cards of such a city is its commodity; there is no choice."""
        hex: Hex
        for hex in s.land.hexes_with[roll]:
            terrain = s.land.terrain[hex]
            if terrain <= MOUNTAINS and hex != s.robber.at and MADE_FROM[terrain] != NONE:
                for corner in s.board.corners_of[hex]:
                    if s.towns.level[corner] == 2 and s.towns.owner[corner] < s.seats:
                        gains.add(s.towns.owner[corner], terrain, -1)
                        gains.add(s.towns.owner[corner], MADE_FROM[terrain], 1)

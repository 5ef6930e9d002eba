"""Commodities: what cities make, and what that is worth to a site."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.appraisers.city_improvements import still_to_pay
from longroad.bots.outlook import Outlook
from longroad.core.packed import Card
from longroad.isle.geometry import MOUNTAINS, Corner, Hex
from longroad.isle.hands import HAND
from longroad.isle.knights.commodities import COIN, COMMODITIES, MADE_FROM, NONE, PAPER
from longroad.isle.state import IsleState

ROLLS_A_POINT: Final = 11  # left for every point the leader still needs: points come faster here
HASTE: Final = 875  # thousandths that a roll of waiting leaves of a plan: there is more to do with every card


@final
class Commodities(Appraiser):
    number: ClassVar[int] = COMMODITIES

    def __init__(self, o: Outlook) -> None:
        super().__init__(o)
        o.plans.left = self.w.discounts(HASTE)
        o.rolls_a_point = ROLLS_A_POINT

    def count(self, s: IsleState) -> None:
        """Of what a city harvests, half is a commodity where it makes one."""
        harvest = self.o.harvest
        hex: Hex
        for hex in range(s.board.hexes):
            terrain = s.land.terrain[hex]
            if terrain > MOUNTAINS or MADE_FROM[terrain] == NONE:
                continue
            dots = s.land.dots[hex] * (self.w.robbed if hex == s.robber.at else 10)
            for corner in s.board.corners_of[hex]:
                if s.towns.level[corner] == 2:
                    at = s.towns.owner[corner] * HAND
                    harvest[at + terrain] -= dots
                    harvest[at + MADE_FROM[terrain]] += dots

    def weigh_sites(self, s: IsleState) -> None:
        """CK-031: what a corner would harvest more as a city is a commodity where there is one."""
        thirst = self.o.thirst
        raised = self.o.raised
        card: Card
        for card in range(PAPER, COIN + 1):
            thirst[card] = self.thirst_for(s, card)
        corner: Corner
        for corner in range(s.board.corners):
            for hex in s.board.hexes_at[corner]:
                card = s.land.terrain[hex]
                if card <= MOUNTAINS and MADE_FROM[card] != NONE:
                    gain = thirst[MADE_FROM[card]] - thirst[card]
                    raised[corner] += s.land.dots[hex] * gain

    def thirst_for(self, s: IsleState, card: Card) -> i64:
        """What one more dot of a commodity is worth."""
        o = self.o
        made = o.mine[card] * o.rolls_left // 360
        needed = still_to_pay(s, o.p, card - PAPER)
        return o.rolls_left * (self.w.commodity if made < needed else self.w.spare_commodity) // 36

"""The fortress of the pirate islands: the line of ships there, warships, and battles."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import NEVER, UNKNOWN, Appraiser
from longroad.bots.value.reach import Reach
from longroad.core.packed import Action, Seat
from longroad.isle.seafarers.pirate_islands import ATTACK, PIRATE_ISLANDS, TOKENS, pirate_sea, way_left
from longroad.isle.state import IsleState

LINE_SHIP: Final = 300  # each on the way to the own fortress
WARSHIP: Final = 600
FORT_TOKEN: Final = 1200
KNIGHT_SPARE: Final = 50  # a card that arms no ship any more
ENOUGH: Final = 6  # warships that lose against no roll


@final
class PirateIslands(Appraiser):
    number: ClassVar[int] = PIRATE_ISLANDS

    def worth(self, s: IsleState) -> i64:
        """How far p has come: ships on the way, warships among them, and tokens taken."""
        p = self.o.p
        sea = pirate_sea(s)
        value = (TOKENS - sea.tokens[p]) * FORT_TOKEN
        if sea.tokens[p] == 0:
            return value + sea.full[p] * LINE_SHIP + ENOUGH * WARSHIP
        return value + (sea.full[p] - way_left(s, p)) * LINE_SHIP + min(sea.warships[p], ENOUGH) * WARSHIP

    def needs(self, s: IsleState, q: Seat, points: i64) -> i64:
        return max(points, pirate_sea(s).tokens[q] + way_left(s, q) // 3)

    def tempt(self, s: IsleState, reach: Reach) -> None:
        """One more ship of the line."""
        if pirate_sea(s).tokens[self.o.p] > 0 and way_left(s, self.o.p) > 0:
            reach.prize_at[1] = max(reach.prize_at[1], LINE_SHIP)

    def knight(self, s: IsleState, p: Seat, more: i64, worth: i64) -> i64:
        """Here it will arm a ship."""
        sea = pirate_sea(s)
        if sea.tokens[p] == 0 or sea.warships[p] + more >= ENOUGH:
            return KNIGHT_SPARE
        return WARSHIP * 9 // 10

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        """An attack ends the turn: last of all."""
        if a != ATTACK:
            return UNKNOWN
        return 1 if self.battle(pirate_sea(s).warships[p]) > 0 else NEVER

    def battle(self, warships: i64) -> i64:
        """What an attack brings on average: a token, or one or two ships lost, by one die."""
        value: i64 = 0
        die: i64
        for die in range(1, 7):
            if warships > die:
                value += FORT_TOKEN
            elif warships == die:
                value -= LINE_SHIP
            else:
                value -= 2 * LINE_SHIP
        return value // 6

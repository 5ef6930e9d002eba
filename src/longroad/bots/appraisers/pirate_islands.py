"""The fortress of the pirate islands: the line of ships there, warships, and battles."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import NEVER, UNKNOWN, Appraiser
from longroad.bots.value.reach import Reach
from longroad.core.packed import Action, Seat
from longroad.isle.seafarers.pirate_islands import ATTACK, PIRATE_ISLANDS, TOKENS, pirate_sea, way_left
from longroad.isle.state import IsleState

ENOUGH: Final = 6  # warships that lose against no roll


@final
class PirateIslands(Appraiser):
    number: ClassVar[int] = PIRATE_ISLANDS

    def worth(self, s: IsleState) -> i64:
        """How far p has come: ships on the way, warships among them, and tokens taken."""
        p = self.o.p
        w = self.w
        sea = pirate_sea(s)
        value = (TOKENS - sea.tokens[p]) * w.fort_token
        if sea.tokens[p] == 0:
            return value + sea.full[p] * w.line_ship + ENOUGH * w.warship
        return value + (sea.full[p] - way_left(s, p)) * w.line_ship + min(sea.warships[p], ENOUGH) * w.warship

    def needs(self, s: IsleState, q: Seat, points: i64) -> i64:
        return max(points, pirate_sea(s).tokens[q] + way_left(s, q) // 3)

    def tempt(self, s: IsleState, reach: Reach) -> None:
        """One more ship of the line."""
        if pirate_sea(s).tokens[self.o.p] > 0 and way_left(s, self.o.p) > 0:
            reach.prize_at[1] = max(reach.prize_at[1], self.w.line_ship)

    def knight(self, s: IsleState, p: Seat, more: i64, worth: i64) -> i64:
        """Here it will arm a ship."""
        sea = pirate_sea(s)
        if sea.tokens[p] == 0 or sea.warships[p] + more >= ENOUGH:
            return self.w.knight_spare
        return self.w.warship * 9 // 10

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
                value += self.w.fort_token
            elif warships == die:
                value -= self.w.line_ship
            else:
                value -= 2 * self.w.line_ship
        return value // 6

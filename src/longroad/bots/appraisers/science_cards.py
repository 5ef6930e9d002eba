"""Science cards: dice that are chosen, and numbers that are swapped.

What is hidden is never guessed in cards, only averaged: how many cards of a kind all others hold together,
and how many cards each of them holds, everybody can count.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import UNKNOWN, Appraiser
from longroad.bots.outlook import Outlook
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Row, Seat, cells, verb, x, y
from longroad.isle.geometry import MOUNTAINS, Hex
from longroad.isle.knights.commodities import MADE_FROM, NONE
from longroad.isle.knights.improvements import TRACKS, stage_of
from longroad.isle.knights.progress import ALCHEMY, INVENTION
from longroad.isle.knights.science import (
    CHOOSE_NUMBER,
    CHOOSE_OTHER_NUMBER,
    PLAY_ALCHEMY,
    PLAY_INVENTION,
    SCIENCE_CARDS,
    TAKE_NUMBER,
    is_movable,
)
from longroad.isle.land import DOTS
from longroad.isle.state import IsleState

SEVEN: Final = 7


@final
class ScienceCards(Appraiser):
    number: ClassVar[int] = SCIENCE_CARDS

    def __init__(self, o: Outlook) -> None:
        super().__init__(o)
        self.has_forecast = False
        self.fate: Row = cells(13)  # sum of the dice -> what it brings p
        self.average: i64 = 0  # of all rolls, in thirty-sixths
        self.pull: Row = cells(0)  # hex -> what a dot there is worth to p, less what it is to others
        self.one: Hex = 0  # the first of the best pair of numbers to swap

    def look(self, s: IsleState) -> None:
        self.has_forecast = False

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        if verb(a) == PLAY_ALCHEMY:
            return self.chosen_roll(s, p, x(a), y(a)) - self.w.progress[ALCHEMY]
        if verb(a) == PLAY_INVENTION:
            return self.best_swap(s, p) - self.w.progress[INVENTION]
        return UNKNOWN

    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        if f >> 40 == CHOOSE_NUMBER.number:
            self.best_swap(s, p)
            return TAKE_NUMBER | self.one
        return self.best_partner(s, p, x(f), menu) if f >> 40 == CHOOSE_OTHER_NUMBER.number else NOTHING

    # -- dice -----------------------------------------------------------------------------------------

    def chosen_roll(self, s: IsleState, p: Seat, red: i64, yellow: i64) -> i64:
        if not self.has_forecast:
            self.forecast(s, p)
        return self.fate[red + yellow] + self.event(s, p, red) - self.average // 36

    def forecast(self, s: IsleState, p: Seat) -> None:
        """What every roll would bring p. Once for every choice with alchemy in hand."""
        self.has_forecast = True
        self.average = 0
        total: i64
        for total in range(2, 13):
            self.fate[total] = self.seven(s, p) if total == SEVEN else self.harvest(s, p, total)
            ways: i64 = total - 1 if total <= SEVEN else 13 - total
            self.average += ways * self.fate[total]
        red: i64
        for red in range(1, 7):
            self.average += 6 * self.event(s, p, red)

    def harvest(self, s: IsleState, p: Seat, total: i64) -> i64:
        """What p's hand gains by a roll, less what others harvest."""
        o = self.o
        o.lay_out(s)
        before = o.trial_hand()
        theirs: i64 = 0
        for hex in s.land.hexes_with[total]:
            card = s.land.terrain[hex]
            if hex == s.robber.at or card > MOUNTAINS:
                continue
            for corner in s.board.corners_of[hex]:
                level = s.towns.level[corner]
                if level <= 0:
                    continue
                q = s.towns.owner[corner]
                if q != p:
                    theirs += level * self.w.their_card * o.fear[q] // 100
                elif level == 2 and MADE_FROM[card] != NONE:
                    o.trial[card] += 1
                    o.trial[MADE_FROM[card]] += 1
                else:
                    o.trial[card] += level
        return o.trial_hand() - before - theirs

    def seven(self, s: IsleState, p: Seat) -> i64:
        """Half of every hand that is too big, and a card for who moves the robber."""
        w = self.w
        value: i64 = w.lost_card if not s.rules.forbids_thief(s, p) else 0
        q: Seat
        for q in range(s.seats):
            if s.hands.held[q] > s.rules.hand_limit(s, q):
                each = -w.lost_card if q == p else w.their_card * self.o.fear[q] // 100
                value += s.hands.held[q] // 2 * each
        return value

    def event(self, s: IsleState, p: Seat, red: i64) -> i64:
        """CK-022: the progress cards that a red die may bring; each sign comes once in six rolls."""
        w = self.w
        value: i64 = 0
        q: Seat
        track: i64
        for track in range(TRACKS):
            for q in range(s.seats):
                if 0 < stage_of(s, q, track) >= red - 1:
                    value += w.drawn if q == p else -w.their_card * self.o.fear[q] // 100
        return value // 6

    # -- numbers --------------------------------------------------------------------------------------

    def best_swap(self, s: IsleState, p: Seat) -> i64:
        """CK-106: the two numbers that p gains most by swapping, and how much."""
        self.weigh_hexes(s, p)
        best: i64 = 0
        one: Hex
        other: Hex
        for one in range(s.board.hexes):
            if not is_movable(s.land.number[one]):
                continue
            for other in range(one + 1, s.board.hexes):
                if is_movable(s.land.number[other]) and s.land.number[other] != s.land.number[one]:
                    gain = self.swap(s, one, other)
                    if gain > best or best == 0:
                        best = gain
                        self.one = one
        return best

    def best_partner(self, s: IsleState, p: Seat, one: Hex, menu: Menu) -> Action:
        """The number to swap with that of a hex."""
        self.weigh_hexes(s, p)
        choice = menu.items[0]
        i: i64
        for i in range(menu.size):
            if self.swap(s, one, x(menu.items[i])) > self.swap(s, one, x(choice)):
                choice = menu.items[i]
        return choice

    def weigh_hexes(self, s: IsleState, p: Seat) -> None:
        o = self.o
        self.pull = cells(s.board.hexes)
        hex: Hex
        for hex in range(s.board.hexes):
            card = s.land.terrain[hex]
            if card > MOUNTAINS:
                continue
            worth: i64 = 0
            for corner in s.board.corners_of[hex]:
                level = s.towns.level[corner]
                if level <= 0:
                    continue
                q = s.towns.owner[corner]
                if q != p:
                    worth -= level * self.w.their_dot * o.fear[q] // 100
                elif level == 2 and MADE_FROM[card] != NONE:
                    worth += o.thirst[card] + o.thirst[MADE_FROM[card]]
                else:
                    worth += level * o.thirst[card]
            self.pull[hex] = worth * self.w.robbed // 10 if hex == s.robber.at else worth

    def swap(self, s: IsleState, one: Hex, other: Hex) -> i64:
        more = DOTS[s.land.number[other]] - DOTS[s.land.number[one]]
        return more * (self.pull[one] - self.pull[other])

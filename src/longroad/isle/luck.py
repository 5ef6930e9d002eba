"""How likely each roll is, and what it brings on average: for those who tell luck from skill."""

from __future__ import annotations

from longroad.core.edge import Event
from longroad.core.family import Luck
from longroad.core.packed import CHANCE, x, y
from longroad.core.state import State
from longroad.isle.harvest import yields
from longroad.isle.state import IsleState
from longroad.isle.turn import DICE


class IsleLuck(Luck):
    """Two dice, and the harvest of each roll."""

    def __init__(self, s: State) -> None:
        super().__init__(int(s.seats))
        self.odds = dict.fromkeys(range(2, 13), 0.0)
        self.entries = s.legend().events
        self.is_chosen = False  # the last dice were not rolled, but set by a card
        self.look(s)

    def look(self, s: State) -> None:
        """How likely each sum is now, and what the roll means for each seat."""
        assert isinstance(s, IsleState)
        self.coming = roll_odds(s)
        self.average = average_harvest(s, self.coming)

    def hear(self, action: int, events: list[Event], s: State) -> None:
        if self.coming:
            self.rolls[sum_of(action)] = self.rolls.get(sum_of(action), 0) + 1
            for total, chance in self.coming.items():
                self.odds[total] += chance
            for seat, cards in enumerate(self.average):
                self.expected[seat] += cards
        for event in events:
            if event.role == "roll":
                self.is_chosen = not self.coming
            for moved in self.entries[event.code].moves(event.args) if self.is_chosen else ():
                if moved.why == "harvest":
                    self.expected[moved.seat] += moved.count  # what is chosen is no luck
        self.look(s)


def sum_of(outcome: int) -> int:
    """The sum of two dice that fell."""
    return int(x(outcome) + y(outcome))


def roll_odds(s: IsleState) -> dict[int, float]:
    """How likely each sum is if two dice are what comes next; else nothing."""
    odds: dict[int, float] = {}
    if s.to_act != CHANCE or s.top() >> 40 != DICE.number:
        return odds
    outcomes = s.outcomes()
    whole = sum([weight for _, weight in outcomes])
    for outcome, weight in outcomes:
        odds[sum_of(outcome)] = odds.get(sum_of(outcome), 0.0) + weight / whole
    return odds


def average_harvest(s: IsleState, odds: dict[int, float]) -> list[float]:
    """What each seat takes on average from a roll, with the robber where it is; gold not counted."""
    found = [0.0] * int(s.seats)
    for total, chance in odds.items():
        gains = yields(s, total)
        for seat in range(len(found)):
            found[seat] += chance * sum([int(gains.of(seat, card)) for card in range(s.hands.kinds)])
    return found

"""How likely each roll is, and what it brings on average: for those who tell luck from skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longroad.core.words import CHANCE, x, y
from longroad.isle.harvest import yields
from longroad.isle.turn import DICE

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


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

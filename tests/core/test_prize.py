"""A card for whoever has most: when it changes hands."""

from __future__ import annotations

import pytest

from longroad import new_game
from longroad.core.packed import NOBODY, row
from longroad.core.prize import Prize

pytestmark = pytest.mark.both_builds

WON = 7 << 40
SET_ASIDE = 8 << 40
LEAST = 3


@pytest.mark.parametrize(
    "holder, counts, keeping, anew",
    [
        (NOBODY, [2, 2, 0], NOBODY, NOBODY),
        (NOBODY, [3, 2, 0], 0, 0),
        (NOBODY, [3, 3, 0], NOBODY, NOBODY),
        (0, [3, 3, 0], 0, NOBODY),
        (0, [3, 4, 0], 1, 1),
        (0, [3, 4, 4], NOBODY, NOBODY),
        (0, [2, 1, 0], NOBODY, NOBODY),
        (1, [5, 6, 6], 1, NOBODY),
    ],
)
def test_a_prize_stays_while_tied_unless_it_is_judged_anew(
    holder: int, counts: list[int], keeping: int, anew: int
) -> None:
    prize = Prize(WON, SET_ASIDE)
    for judge, who in ((prize.judge, keeping), (prize.judge_anew, anew)):
        s = new_game("isle:base;3")
        s.hearing = True
        s.heard = []
        assert judge(s, holder, row(counts), LEAST) == who
        told = SET_ASIDE if who == NOBODY else WON | who << 32 | counts[who]
        assert s.heard == ([] if who == holder else [told])
        assert s.scored == (who != holder)

"""What the greedy player chooses changes only on purpose."""

from __future__ import annotations

import pytest

from tests.bots.habits import FAMILIES, FEW, MANY, habit, written
from tests.effort import amount, more

HINT = "other choices than before: if that is meant, python -m tests.bots.habits --write"


@more
@pytest.mark.parametrize("family", FAMILIES)
def test_greedy_plays_as_it_did(family: str) -> None:
    games = amount(FEW, MANY, MANY)
    assert habit(family, games) == written()[family][str(games)], HINT


def test_no_family_is_left_out() -> None:
    assert list(written()) == list(FAMILIES)

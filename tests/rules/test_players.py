"""How many may play."""

from __future__ import annotations

import pytest

from longroad import BadSpec, new_game
from tests.proofs import rule


@rule("BASE-012")
def test_three_or_four_play_and_two_with_the_game_for_two() -> None:
    assert new_game("isle:base;3").seats == 3
    assert new_game("isle:base;4").seats == 4
    assert new_game("isle:base+two_players;2").seats == 2
    for spec in ("isle:base;1", "isle:base;2", "isle:base;5", "isle:base+two_players;3"):
        with pytest.raises(BadSpec):
            new_game(spec)

"""The legend of a ruleset is what its chapters declare, and nothing else."""

from __future__ import annotations

import pytest

from longroad.game import new_game
from tests.conformance.rulesets import RULESETS


@pytest.mark.parametrize("spec", RULESETS)
def test_the_legend_says_what_the_chapters_declare(spec: str) -> None:
    game = new_game(spec, 1)
    declared = [kind for chapter in game.book.chapters for kind in chapter.events().values()]
    legend = game.legend()
    assert set(legend.events) == {kind.code for kind in declared}
    for kind in declared:
        assert legend.events[kind.code].fields == {field.name: field.kind for field in kind.fields}


def test_a_view_has_the_legend_of_its_game() -> None:
    game = new_game("isle:base+cities_knights;3", 1)
    assert game.seen_by(1).legend() == game.legend() != new_game("isle:base;3", 1).legend()

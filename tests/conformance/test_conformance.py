"""Every ruleset conforms."""

import os

import pytest

from tests.conformance.check import conforms
from tests.conformance.rulesets import RULESETS

SOAK = os.environ.get("LONGROAD_SOAK") == "full"

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("spec", RULESETS)
def test_a_ruleset_conforms(spec: str) -> None:
    plain = spec.count(";") == 1  # no option changed
    conforms(spec, games=(20 if SOAK else 2) if plain else (4 if SOAK else 1))


def test_all_kinds_of_rulesets_are_there() -> None:
    for name in (
        *("isle:base;3", "isle:base;4", "isle:base;4;board=spiral", "isle:base;3;board=beginner"),
        *("isle:base;4;harbors=shuffled", "isle:base;4;trade=bank", "isle:base;3;order=strict"),
        *("isle:base;4;first=seat", "isle:base;3;first=draw", "isle:base;3;rounds=3"),
        *("isle:base+two_players;2", "isle:base+two_players;2;edition=tb"),
        *("isle:base+two_players;2;trade=bank", "isle:base+two_players;2;edition=tb;trade=bank"),
    ):
        assert name in RULESETS

"""The same games come out compiled and interpreted, today and tomorrow, in every process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.rulesets import FEW, RULESETS
from tests.conformance.signatures import signature, written
from tests.effort import in_both_builds

ROOT = Path(__file__).parents[2]
SOME = (
    *("isle:base;4", "isle:base;4;board=random;harbors=shuffled", "isle:base+two_players;2"),
    "isle:new_shores;4;board=variable",
)


# The compiled games are always looked at, all of them.
EACH = [pytest.param(spec, marks=in_both_builds(often=spec in FEW)) for spec in RULESETS]


@pytest.mark.parametrize("spec", EACH)
def test_the_games_of_a_ruleset_are_those_of_its_signature(spec: str) -> None:
    hint = "other games than before: if that is meant, python -m tests.conformance.signatures --write"
    assert signature(spec) == written()[spec], hint


def test_no_ruleset_is_without_signature_and_no_signature_without_ruleset() -> None:
    assert list(written()) == RULESETS


@pytest.mark.both_builds
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_a_fresh_process_plays_the_same_games(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.conformance.signatures", *SOME]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split("\n")[:-1] == [f"{written()[spec]}  {spec}" for spec in SOME]


def test_one_more_game_changes_a_signature() -> None:
    assert signature("isle:base;4;rounds=3", 1) != signature("isle:base;4;rounds=3", 2)

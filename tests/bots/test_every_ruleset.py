"""Bots at every table there is, and how strong greedy is in every scenario."""

from __future__ import annotations

import pytest

from longroad.bots.registry import make_bot, names
from longroad.isle.catalogue import SCENARIOS
from longroad.lab.arena import Match, play
from tests.conformance.positions import questions
from tests.conformance.rulesets import each
from tests.effort import TIER, long

# Every scenario: plain with few players, with Cities & Knights with many; the long run has the others.
TABLES = [
    pytest.param(f"isle:{name}{module};{seats}", marks=[long] * (seats != usual(scenario.seats)))
    for name, scenario in SCENARIOS.items()
    for module, usual in (("", min), ("+cities_knights", max))
    for seats in scenario.seats
]


def games(spec: str) -> int:
    """One is enough to notice a greedy player that has forgotten what a scenario is about. In the longest run
    many, and fewer of what only combines those.
    """
    combined = "+cities_knights" in spec and not spec.startswith("isle:base")
    return (30 if combined else 100) if TIER == "full" else 1


@pytest.mark.parametrize("spec", each())
@pytest.mark.parametrize("name", names())
def test_a_bot_does_only_what_is_legal_in_every_ruleset(name: str, spec: str) -> None:
    for game in questions(spec, games=2, each=1):
        for seat in game.waiting:
            assert make_bot(name, 3).choose(game.seen_by(seat), seat) in game.legal(seat)


@pytest.mark.parametrize("spec", TABLES)
def test_greedy_beats_random_players(spec: str) -> None:
    """At least nine games of ten, with random players on all other seats."""
    others = int(spec.rpartition(";")[2]) - 1
    result = play(Match(spec, ("greedy", *["random"] * others), games(spec), seed=11))
    assert result.standings[0].share >= 0.9


@pytest.mark.parametrize("spec", TABLES)
def test_greedy_players_reach_the_goal(spec: str) -> None:
    """In fewer than 100 rounds, and never by the limit of rounds."""
    seats = int(spec.rpartition(";")[2])
    result = play(Match(spec, ("greedy",) * seats, games(spec), seed=11))
    assert result.without_winner == 0
    assert result.rounds < 100

"""What holds for every bot and every ruleset: legal, fair, repeatable, and it comes to an end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from longroad.bots.match import Log, play_match
from longroad.bots.player import Bot
from longroad.bots.registry import make_bot, names
from longroad.core.dealer import Dealer
from longroad.core.state import State
from longroad.errors import LongroadError
from longroad.isle.catalogue import SCENARIOS
from tests.conformance.positions import questions
from tests.effort import in_both_builds
from tests.isle import new_game

TABLES = [
    "isle:base;3",
    "isle:base;4;trade=bank",
    "isle:base+two_players;2",
    "isle:base+two_players;2;edition=tb",
    "isle:base+cities_knights;3;commit=choose",
    "isle:base+cities_knights;4",
]
# At sea random players may need hundreds of rounds.
AT_SEA = [
    f"isle:{scenario}{module};3;rounds=40"
    for scenario in SCENARIOS
    for module in ("", "+cities_knights")
    if scenario != "base"
]

EVERYWHERE = [pytest.param(spec, marks=pytest.mark.both_builds) for spec in TABLES] + [
    pytest.param(spec, marks=in_both_builds(often=turn % 3 == 0)) for turn, spec in enumerate(AT_SEA)
]
# Whole games; interpreted they take their time.
WHOLE = [
    pytest.param(spec, marks=in_both_builds(often=turn in (0, len(TABLES) - 1)))
    for turn, spec in enumerate(TABLES)
]


def asked(spec: str) -> Iterator[tuple[State, int]]:
    """Positions with a question for somebody, one for every kind of question."""
    for game in questions(spec, games=2, each=1):
        for seat in game.waiting:
            yield game, seat


@pytest.mark.parametrize("spec", EVERYWHERE)
@pytest.mark.parametrize("name", names())
def test_a_bot_does_only_what_is_legal(name: str, spec: str) -> None:
    for game, seat in asked(spec):
        view = game.seen_by(seat)
        assert make_bot(name, 3).choose(view, seat) in game.legal(seat)


@pytest.mark.parametrize("spec", EVERYWHERE)
@pytest.mark.parametrize("name", names())
def test_what_others_hide_does_not_change_a_choice(name: str, spec: str) -> None:
    for game, seat in asked(spec):
        for other_world in range(2):
            other = game.seen_by(seat).guess(Dealer(other_world))
            here = make_bot(name, 5).choose(game.seen_by(seat), seat)
            there = make_bot(name, 5).choose(other.seen_by(seat), seat)
            assert game.text(here) == game.text(there)


@pytest.mark.parametrize("spec", EVERYWHERE)
def test_greedy_chooses_the_same_again_and_leaves_the_view_alone(spec: str) -> None:
    used = make_bot("greedy", 7)
    for game, seat in asked(spec):
        view = game.seen_by(seat)
        before = view.to_bytes()
        choice = used.choose(view, seat)
        assert view.to_bytes() == before
        assert make_bot("greedy", 7).choose(view, seat) == choice  # it remembers nothing


@pytest.mark.parametrize("spec", WHOLE)
def test_greedy_players_come_to_an_end(spec: str) -> None:
    game = new_game(spec, seed=2)
    play_match(game, [make_bot("greedy", seat) for seat in range(int(game.seats))], Dealer(2))
    assert game.winner >= 0
    assert game.turns < 100 * game.seats


@pytest.mark.both_builds
def test_greedy_never_goes_round_in_circles() -> None:
    """Between two turns there are a few dozen choices at most, with every kind of trade in play."""
    game = new_game("isle:base;4;offers=99", seed=4)
    log = Log()
    play_match(game, [make_bot("greedy", seat) for seat in range(4)], Dealer(4), log)
    end = game.parse("end turn")
    ends = [at for at, action in enumerate(log.actions) if action == end]
    assert max(b - a for a, b in pairwise(ends)) < 150


@pytest.mark.both_builds
@pytest.mark.parametrize("name", names())
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    logs = [Log(), Log()]
    for log in logs:
        play_match(
            new_game("isle:base;3;rounds=9", 9), [make_bot(name, seat) for seat in range(3)], Dealer(9), log
        )
    assert logs[0].actions == logs[1].actions


class First(Bot):
    """A bot in plain Python: always the first on the menu that isn't a trade."""

    name = "first"

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        words = {action: view.text(action) for action in view.legal(seat)}
        return next((a for a, text in words.items() if text not in ("propose trade", "counter")), min(words))


class Cheat(First):
    """Says what is not on the menu."""

    name = "cheat"

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        return view.parse("rolled 6 6")


@pytest.mark.both_builds
def test_anybody_can_write_a_bot() -> None:
    game = new_game("isle:base;3;rounds=5", seed=1)
    play_match(game, [First(0), First(1), make_bot("greedy", 2)], Dealer(1))
    assert game.over


@pytest.mark.both_builds
def test_a_bot_that_cheats_is_stopped() -> None:
    game = new_game("isle:base;3", seed=1)
    with pytest.raises(LongroadError, match=r"The bot 'cheat' chose what .* may not do now"):
        play_match(game, [Cheat(0), Cheat(1), Cheat(2)], Dealer(1))


@pytest.mark.both_builds
def test_a_bot_goes_by_its_module_and_class() -> None:
    assert make_bot("longroad.bots.chance:ChancePlayer", 1).name == "random"


@pytest.mark.both_builds
@pytest.mark.parametrize(
    "name, sentence",
    [
        ("genius", "There is no bot 'genius'; known here: greedy and random"),
        ("nowhere:Bot", "The bot 'nowhere:Bot' can't be loaded: No module named 'nowhere'"),
        (":Bot", "can't be loaded"),
        ("longroad.spec:Spec", "'Spec' in longroad.spec is not a class derived from Bot"),
        ("longroad.spec:Nothing", "'Nothing' in longroad.spec is not a class derived from Bot"),
    ],
)
def test_an_unknown_bot_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(LongroadError, match=sentence):
        make_bot(name, 1)

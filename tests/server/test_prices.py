"""Prices as clients are told them: compared with what the engine takes."""

from __future__ import annotations

import random

import pytest

from longroad import CHANCE, OVER
from longroad.isle.hands import HAND
from longroad.isle.state import IsleState
from longroad.server.questions import option
from tests.isle import new_game
from tests.table import CARDS

GAMES = [
    "isle:base;4",
    "isle:new_shores;3",
    "isle:wonders;4",
    "isle:base+cities_knights;3",
    "isle:base+two_players;2",
]


def hand_of(game: IsleState, seat: int) -> dict[str, int]:
    return {card: int(game.hands.hand[seat * HAND + k]) for k, card in enumerate(CARDS)}


def lost(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {card: before[card] - after[card] for card in before if before[card] > after[card]}


@pytest.mark.parametrize("spec", GAMES)
def test_what_has_a_price_costs_just_that_and_nothing_where_it_is_free(spec: str) -> None:
    chosen, game = random.Random(1), new_game(spec, seed=5)
    tried: set[tuple[str, bool]] = set()
    for _ in range(8000):
        if game.to_act == OVER:
            break
        if game.to_act == CHANCE:
            outcomes, weights = zip(*game.outcomes(), strict=True)
            game.apply(chosen.choices(outcomes, weights)[0])
            continue
        seat = game.to_act
        prompt = game.asked(seat)
        assert prompt is not None
        prices = {(price.verb, price.of): price.cards for price in game.seen_by(seat).prices(seat)}
        for action in game.legal(seat):
            offered = option(game, action)
            of = offered.args[0] if offered.verb.startswith("improve") else ""
            if (offered.verb, of) not in prices or (offered.verb, prompt.paid) in tried:
                continue
            tried.add((offered.verb, prompt.paid))
            trial = game.copy()
            before = hand_of(trial, seat)
            trial.apply(action, seat)
            paid = lost(before, hand_of(trial, seat))
            assert paid == (prices[offered.verb, of] if prompt.paid else {}), offered.words
        game.apply(chosen.choice(list(game.legal(seat))), seat)
    assert ("build settlement {corner}", False) in tried and ("build road {side}", True) in tried

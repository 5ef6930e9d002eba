"""Random games of The Pirate Islands: pieces and cards are conserved, and every game ends."""

from __future__ import annotations

import pytest

from longroad.core.packed import NOBODY, verb
from longroad.isle.development import development
from longroad.isle.faces import PLAY_MONOPOLY, PLAY_PLENTY, PLAY_ROADS
from longroad.isle.seafarers.pirate_islands import ATTACK, LOST, pirate_sea
from tests.effort import SOAK, long
from tests.isle import new_game
from tests.properties.recount import check_board, check_cards, check_pirates
from tests.properties.walks import walk


@pytest.mark.parametrize("seats, cards", [(3, 20), pytest.param(4, 25, marks=long)])
def test_the_pirate_islands_are_always_in_order(seats: int, cards: int) -> None:
    attacks = losses = conquered = won = 0
    for seed in range(3 * SOAK):
        g = new_game(f"isle:pirate_islands;{seats}", seed)
        tokens = [3] * seats
        pieces: object = None
        gone = 0
        for _, action in walk(g, seed):
            attacks += action == ATTACK
            losses += verb(action) == LOST
            gone += verb(action) in (PLAY_ROADS, PLAY_PLENTY, PLAY_MONOPOLY)
            sea = pirate_sea(g)
            now = [int(n) for n in sea.tokens]
            assert all(a - b in (0, 1) for a, b in zip(tokens, now, strict=True))
            tokens = now
            d = development(g)
            assert sum(d.held) + sum(d.knights) + sum(d.deck) + gone == cards
            look = (tuple(g.routes.road), tuple(g.towns.level), tuple(sea.warships), tuple(now))
            if look != pieces:
                pieces = look
                check_cards(g)
                check_board(g)
                check_pirates(g)
        assert g.over
        conquered += tokens.count(0)
        won += g.winner != NOBODY
        assert g.winner == NOBODY or (tokens[g.winner] == 0 and g.points(g.winner) >= 10)
    assert attacks > 5 and losses > 5 and conquered > 1 and won > 0, "else this proves little"

"""Random games of The Wonders of Catan: pieces and cards are conserved, and every game ends as it may."""

from __future__ import annotations

import pytest

from longroad.core.packed import NOBODY, verb
from longroad.isle.hands import HAND
from longroad.isle.seafarers.islands import shores
from longroad.isle.seafarers.wonders import BUILD_STAGE, CLAIM, works
from tests.effort import SOAK, long
from tests.isle import new_game
from tests.properties.recount import army_holder, check_board, check_cards, check_wonders, town_points
from tests.properties.walks import walk

SPECS = ("isle:wonders;3", pytest.param("isle:wonders;4", marks=long), "isle:wonders+two_players;2")


@pytest.mark.parametrize("spec", SPECS)
def test_the_wonders_are_always_in_order(spec: str) -> None:
    claims = stages = 0
    for seed in range(SOAK):
        g = new_game(spec, seed)
        pieces: object = None
        held = [0] * int(g.seats)
        for p, action in walk(g, seed):
            check_wonders(g)
            claims += verb(action) == CLAIM
            if action == BUILD_STAGE:
                stages += 1
                assert sum(g.hands.hand[p * HAND : p * HAND + 5]) == held[p] - 5
            held = [int(g.hands.held[q]) for q in range(int(g.seats))]
            if pieces != (now := (tuple(g.routes.road), tuple(g.towns.level))):
                pieces = now
                check_cards(g)
                check_board(g)
                for q in range(int(g.seats)):
                    cards = 2 * (g.routes.holder == q) + 2 * (army_holder(g) == q)
                    bonus = int(shores(g).bonus[q])
                    if g.winner != q:
                        assert g.public_points(q) == town_points(g, q) + cards + bonus
        assert g.result is not None
        built = [int(n) for n in works(g).stages]
        if g.result["reason"] == "finished-wonder":
            assert built[g.winner] == 4
        elif g.winner != NOBODY:
            assert g.points(g.winner) >= 10
            assert all(built[q] < built[g.winner] for q in range(int(g.seats)) if q != g.winner)
    assert claims > 0 and stages > 0, "else this proves little"

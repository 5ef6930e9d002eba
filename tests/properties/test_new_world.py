"""Random games of the New World to their end: every harbor finds its place, and twelve points win."""

import pytest

from longroad.core.packed import NOBODY
from longroad.isle.devcards import shown_points
from longroad.isle.seafarers.islands import shores
from tests.effort import SOAK
from tests.isle import new_game
from tests.properties.recount import (
    army_holder,
    check_board,
    check_cards,
    check_harbors,
    town_points,
    towns_of,
)
from tests.properties.walks import walk

SPECS = ("isle:new_world;3", "isle:new_world;4", "isle:new_world;4;harbors=generator;trade=bank")


@pytest.mark.parametrize("spec", SPECS)
def test_nothing_is_made_or_lost_in_the_new_world(spec: str) -> None:
    for seed in range(1, 1 + SOAK):
        g = new_game(spec, seed)
        pieces: object = None
        land: object = None
        for _ in walk(g, seed):
            check_cards(g)
            if g.land is not land or g.turns == 0:
                land = g.land
                check_harbors(g)
            if pieces != (now := (*g.routes.road, *g.towns.level)):
                pieces = now
                check_board(g)
            for p in range(int(g.seats)):
                cards = 2 * (g.routes.holder == p) + 2 * (army_holder(g) == p)
                shown = shown_points(g) if g.winner == p else 0
                assert g.public_points(p) == town_points(g, p) + cards + shown + shores(g).bonus[p]
                islands = {int(shores(g).island[c]) for c in towns_of(g, p)}
                assert shores(g).bonus[p] <= max(0, len(islands) - 1)  # SEA-203: one of them is home
        assert g.over
        if g.winner != NOBODY:  # random players may need more rounds than there are
            assert g.winner == g.turn and g.points(g.winner) >= 12

"""Random games of Cloth for Catan to their end: nothing is made or lost, and the right one wins."""

import pytest

from longroad.isle.devcards import shown_points
from longroad.isle.seafarers.cloth import weavers
from longroad.isle.state import IsleState
from tests.effort import amount, more
from tests.isle import new_game
from tests.properties.recount import army_holder, check_board, check_bolts, check_cards, town_points
from tests.properties.walks import walk

SPECS = (
    "isle:cloth_for_catan;3",
    "isle:cloth_for_catan;4",
    "isle:cloth_for_catan;4;board=variable;trade=bank",
)


@more
@pytest.mark.parametrize("spec", SPECS)
def test_bolts_are_never_made_or_lost_and_lines_are_what_opens_trade(spec: str) -> None:
    for seed in range(amount(1, 2, 12)):
        g = new_game(spec, seed)
        pieces: object = None
        for _ in walk(g, seed):
            check_cards(g)
            w = weavers(g)
            if pieces != (now := (*g.routes.road, *g.towns.level, *w.left, *w.held)):
                pieces = now
                check_board(g)
                check_bolts(g)
            check_points(g)
        check_the_end(g)


def check_points(g: IsleState) -> None:
    """SEA-156, SEA-159: towns, the army and bolts; no longest route."""
    assert g.routes.holder < 0
    for p in range(int(g.seats)):
        shown = shown_points(g) if g.winner == p else 0
        army = 2 * (army_holder(g) == p)
        assert g.public_points(p) == town_points(g, p) + army + weavers(g).held[p] // 2 + shown


def check_the_end(g: IsleState) -> None:
    """SEA-060, SEA-160."""
    w = weavers(g)
    result = g.result
    assert result is not None
    rich = sum(bolts > 0 for bolts in w.left)
    if result["reason"] == "points":
        assert g.winner == g.turn and g.points(g.winner) >= 14
    elif result["reason"] == "cloth-ran-out":
        assert rich <= 3
        place = [(g.points(p), w.held[p], -((p - g.turn) % g.seats)) for p in range(int(g.seats))]
        assert place[g.winner] == max(place)
        assert g.points(g.turn) < 14


def test_both_ends_come_up() -> None:
    """Else the tests above prove less than they seem to."""
    reasons = set()
    for seed in range(12):
        g = new_game(SPECS[1], seed)
        for _ in walk(g, seed):
            pass
        assert g.result is not None
        reasons.add(g.result["reason"])
    assert reasons == {"points", "cloth-ran-out"}

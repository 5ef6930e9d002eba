"""Every scenario, number of players and set-up: nothing is made or lost, and what is counted is right.

What the first scenario has is counted more often in `test_conserved.py`.
"""

from __future__ import annotations

import pytest

from longroad.core.packed import HEAD, NOBODY
from longroad.isle.catalogue import BY_NAME, SCENARIOS
from longroad.isle.devcards import shown_points
from longroad.isle.knights.knights import RETREAT
from longroad.isle.knights.politics.diplomacy import LAY_AGAIN
from longroad.isle.knights.politics.treason import CHOOSE_POST
from longroad.isle.routes import route_length
from longroad.isle.state import IsleState
from longroad.spec import Spec
from tests.conformance.rulesets import COMMON, FIRST, RULESETS, each
from tests.effort import amount
from tests.isle import new_game
from tests.properties.recount import (
    CHECKS,
    army_holder,
    check_cards,
    check_everything,
    check_robbers,
    holder_after,
    islands_of,
    metropolises_of,
    owners,
    plays,
    town_points,
)
from tests.properties.walks import walk

SET_UPS = [
    spec
    for spec in RULESETS
    if Spec.parse(spec).scenario != FIRST and not any(f";{pair}" in spec for pair in COMMON)
]
EVERY = amount(6, 6, 3)  # so many changes on the board between two counts of everything
GAMES = amount(1, 1, 3)  # there are many set-ups
COUNTED = (
    *("building", "longest trade route", "largest army", "development cards", "islands"),
    *("cities", "city improvements"),
    "pirate islands",  # takes away what building counts for the fortresses
)


# Ruling 21: with a piece in the air nobody's route is longer or shorter.
IN_THE_AIR = (RETREAT.number, CHOOSE_POST.number, LAY_AGAIN.number)


class Watch:
    """What is remembered of a game while it goes on."""

    def __init__(self, g: IsleState) -> None:
        self.g = g
        self.pieces: object = None
        self.changes = 0
        self.holder = NOBODY
        self.home: list[set[frozenset[int]]] = []  # seat -> the islands it founded on

    def look(self) -> None:
        g = self.g
        check_cards(g)
        if not self.home and g.turns > 0:
            self.home = [islands_of(g, p) for p in range(int(g.seats))]
        check_robbers(g)
        if not g.over and g.top() >> HEAD in IN_THE_AIR:
            return
        now = (tuple(g.routes.road), tuple(g.towns.owner), tuple(g.towns.level), tuple(g.land.terrain))
        if self.pieces != now:
            self.pieces = now
            self.changes += 1
            if plays(g, "longest trade route"):
                self.holder = holder_after(self.holder, [int(route_length(g, p)) for p in owners(g)])
            if self.changes % EVERY == 0:
                self.count()
        assert g.routes.holder == self.holder

    def count(self) -> None:
        g = self.g
        check_everything(g)
        for p in range(int(g.seats)):
            assert g.public_points(p) == self.points(p)

    def points(self, p: int) -> int:
        """Towns, cards and islands; what only one scenario has, its own tests count."""
        g = self.g
        cards = 2 * (self.holder == p) + 2 * (army_holder(g) == p) + (shown_points(g) if g.winner == p else 0)
        foreign = islands_of(g, p) - self.home[p] if self.home and g.map.island_points else set()
        if plays(g, "city improvements"):
            cards += 2 * metropolises_of(g, p)
        others = sum(int(c.points(g, p)) for c in g.rules.all if c.name not in COUNTED)
        return town_points(g, p) + cards + len(foreign) * g.map.island_points + others


@pytest.mark.parametrize("spec", each(SET_UPS))
def test_nothing_is_made_or_lost_and_every_count_is_right(spec: str) -> None:
    for seed in range(GAMES):
        g = new_game(spec, seed)
        watch = Watch(g)
        watch.count()
        for _ in walk(g, seed):
            watch.look()
            if g.turn != NOBODY and not g.over and g.points(g.turn) >= g.rules.target(g, g.turn):
                assert g.rules.forbids_win(g, g.turn), "else the game would be over"
        watch.count()
        assert g.over and g.result is not None
        if g.result["reason"] == "points":
            assert g.winner == g.turn and g.points(g.winner) >= g.rules.target(g, g.winner)


def test_every_scenario_is_watched() -> None:
    assert {Spec.parse(spec).scenario for spec in SET_UPS} == set(SCENARIOS) - {FIRST}
    assert set(CHECKS) <= set(BY_NAME)

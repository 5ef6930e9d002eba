"""Longest routes on random networks of roads and towns of several owners, against a count by brute force."""

import pytest

from longroad.core.dealer import Dealer
from longroad.core.words import NOBODY
from longroad.game import new_game
from longroad.isle.building import settle
from longroad.isle.routes import pave
from longroad.isle.table import Table
from tests.properties.recount import check_board, holder_after, longest_route, owners, reachable, roads_of
from tests.properties.walks import SOAK

NETWORKS = 150 * SOAK


def region(g: Table, dealer: Dealer, hexes: int) -> list[int]:
    """The sides of some hexes that lie together: the fewer, the more loops and cuts."""
    chosen = [int(dealer.below(g.board.hexes))]
    while len(chosen) < hexes:
        beside = [int(h) for h in g.board.neighbors[chosen[int(dealer.below(len(chosen)))]]]
        chosen.append(beside[int(dealer.below(len(beside)))])
    return sorted({int(side) for h in chosen for side in g.board.sides_of[h]})


def corners_of(g: Table, sides: list[int]) -> list[int]:
    return sorted({int(corner) for side in sides for corner in g.board.ends[side]})


class Network:
    """A board on which roads and towns appear anywhere, with the holder kept by the rule."""

    def __init__(self, seed: int, players: int, hexes: int) -> None:
        self.g = new_game("isle:base;4", 0)
        self.dealer = Dealer(seed)
        self.players = players
        self.sides = region(self.g, self.dealer, hexes)
        self.corners = corners_of(self.g, self.sides)
        self.holder = NOBODY
        self.cuts = self.changes = self.set_aside = 0

    def grow(self, chance_of_town: int) -> None:
        g, dealer = self.g, self.dealer
        p = int(dealer.below(self.players))
        before = [int(g.routes.length[q]) for q in owners(g)]
        if int(dealer.below(100)) < chance_of_town:
            free = [c for c in self.corners if g.towns.level[c] == 0]
            if not free or g.towns.settlements[p] == 0:
                return
            settle(g, p, free[int(dealer.below(len(free)))])
        else:
            free = [side for side in self.sides if g.routes.road[side] == NOBODY]
            near = [side for side in free if reachable(g, p, side)]
            if near and dealer.below(10) > 0:
                free = near
            if not free or g.routes.left[p] == 0:
                return
            pave(g, p, free[int(dealer.below(len(free)))])
        self.check(before)

    def check(self, before: list[int]) -> None:
        g = self.g
        lengths = [longest_route(g, q) for q in owners(g)]
        assert [int(g.routes.length[q]) for q in owners(g)] == lengths
        held = self.holder
        self.holder = holder_after(held, lengths)
        assert g.routes.holder == self.holder
        self.cuts += any(now < then for now, then in zip(lengths, before, strict=True))
        self.changes += held not in (NOBODY, self.holder)
        self.set_aside += held != NOBODY and self.holder == NOBODY


@pytest.mark.parametrize("players, hexes, towns", [(1, 4, 0), (2, 3, 8), (2, 7, 15), (3, 7, 15), (4, 12, 20)])
def test_routes_are_as_long_as_the_longest_walk(players: int, hexes: int, towns: int) -> None:
    cuts = changes = set_aside = loops = 0
    for seed in range(NETWORKS):
        network = Network(seed, players, hexes)
        for _ in range(12 * players + 5):
            network.grow(towns)
        check_board(network.g)
        cuts += network.cuts
        changes += network.changes
        set_aside += network.set_aside
        loops += any(has_loop(network.g, p) for p in range(players))
    assert loops > NETWORKS // 10
    if towns:  # else this proves less than it seems to
        assert cuts > NETWORKS // 5 and changes > NETWORKS // 20
        assert set_aside > 0


def has_loop(g: Table, p: int) -> bool:
    """More roads than a forest on their corners could have."""
    roads = roads_of(g, p)
    parent = {int(c): int(c) for side in roads for c in g.board.ends[side]}

    def root(c: int) -> int:
        while parent[c] != c:
            c = parent[c]
        return c

    for side in roads:
        a, b = (root(int(c)) for c in g.board.ends[side])
        if a == b:
            return True
        parent[a] = b
    return False

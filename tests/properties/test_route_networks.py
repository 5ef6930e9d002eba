"""Longest routes on random networks of roads, ships and towns of several owners, against brute force."""

import pytest

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, NOWHERE, x
from longroad.isle.building import settle
from longroad.isle.knights.knights import BASIC, company, corner_of, dismiss, march, master_of, post
from longroad.isle.routes import award, lift, pave, route_length
from longroad.isle.seafarers.pirate import lair
from longroad.isle.seafarers.ships import (
    SAIL,
    SAIL_TO,
    SHIP,
    SHIP_LINE,
    fleet,
    has_berth,
    is_free,
    is_last,
    launch,
    offer_berths,
    sink,
)
from longroad.isle.state import IsleState
from tests.effort import amount, more
from tests.isle import new_game
from tests.properties.recount import (
    check_board,
    check_knights,
    has_room,
    holder_after,
    is_open_end,
    longest_route,
    owners,
    reachable,
    roads_of,
    ships_of,
)

NETWORKS = amount(50, 150, 900)
SEA_NETWORKS = amount(40, 80, 480)

pytestmark = more


def region(g: IsleState, dealer: Dealer, hexes: int) -> list[int]:
    """The sides of some hexes that lie together: the fewer, the more loops and cuts."""
    chosen = [int(dealer.below(g.board.hexes))]
    while len(chosen) < hexes:
        beside = [int(h) for h in g.board.neighbors[chosen[int(dealer.below(len(chosen)))]]]
        chosen.append(beside[int(dealer.below(len(beside)))])
    return sorted({int(side) for h in chosen for side in g.board.sides_of[h]})


def corners_of(g: IsleState, sides: list[int]) -> list[int]:
    return sorted({int(corner) for side in sides for corner in g.board.ends[side]})


class Network:
    """A board on which roads and towns appear anywhere, with the holder kept by the rule."""

    spec = "isle:base;4"

    def __init__(self, seed: int, players: int, hexes: int) -> None:
        self.g = new_game(self.spec, 0)
        self.dealer = Dealer(seed)
        self.players = players
        self.sides = region(self.g, self.dealer, hexes)
        self.corners = corners_of(self.g, self.sides)
        self.holder = NOBODY
        self.cuts = self.changes = self.set_aside = 0

    def grow(self, chance_of_town: int) -> None:
        g, dealer = self.g, self.dealer
        p = int(dealer.below(self.players))
        before = [int(route_length(g, q)) for q in owners(g)]
        if int(dealer.below(100)) < chance_of_town:
            free = [c for c in self.corners if g.towns.level[c] == 0 and g.towns.owner[c] == NOBODY]
            if not free or g.towns.settlements[p] == 0:
                return
            settle(g, p, free[int(dealer.below(len(free)))])
        else:
            self.change_line(p)
        self.check(before)

    def change_line(self, p: int) -> None:
        """Something happens on a side."""
        side = self.free_side(p)
        if side >= 0 and self.g.routes.left[p] > 0:
            pave(self.g, p, side)

    def free_side(self, piece: int) -> int:
        """A free side with room for this piece, mostly where its owner could build; -1 if there is none."""
        g = self.g
        free = [s for s in self.sides if g.routes.road[s] == NOBODY and has_room(g, piece >= SHIP, s)]
        near = [side for side in free if reachable(g, piece, side)]
        if near and self.dealer.below(10) > 0:
            free = near
        return free[int(self.dealer.below(len(free)))] if free else -1

    def check(self, before: list[int]) -> None:
        g = self.g
        lengths = [longest_route(g, q) for q in owners(g)]
        assert [int(route_length(g, q)) for q in owners(g)] == lengths
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


class SeaNetwork(Network):
    """The same with ships, which are also moved and taken away.

    In every other one they lie only where they could be built, and only the last of a line is taken away, so
    that the game knows by itself whose lines have been cut; elsewhere they lie anywhere.
    """

    spec = "isle:four_islands;4"

    def __init__(self, seed: int, players: int, hexes: int) -> None:
        super().__init__(seed, players, hexes)
        lair(self.g).at = NOWHERE  # its six sides are proved elsewhere
        self.moves = 0
        self.wild = seed % 2 == 1
        if self.wild:
            self.g.routes.cut = (1 << players) - 1 << SHIP_LINE

    def change_line(self, p: int) -> None:
        g = self.g
        ships = ships_of(g, p)
        kind = int(self.dealer.below(100))
        if kind < 45:
            super().change_line(p)
        elif kind < 85:
            side = self.free_side(SHIP + p)
            if side >= 0 and fleet(g).left[p] > 0 and (self.wild or reachable(g, SHIP + p, side)):
                launch(g, p, side)
        elif kind < 90:
            ships = [side for side in ships if self.wild or is_open_end(g, p, side)]
            if ships:
                sink(g, ships[int(self.dealer.below(len(ships)))])
        else:
            ends = [side for side in ships if can_move(g, p, side)]
            if ends:
                self.move(p, ends[int(self.dealer.below(len(ends)))])

    def move(self, p: int, ship: int) -> None:
        """As `Sail` does, to any of the places the rule allows: where p could build if the ship were gone."""
        g = self.g
        lifted = g.copy()
        lift(lifted, ship)
        sides = range(int(g.board.sides))
        could = [side for side in sides if side != ship and reachable(lifted, SHIP + p, side)]
        assert berths(g, p, ship) == could
        g.then(0)  # a move happens in a turn; nothing here looks at the agenda
        SAIL.apply(g, SAIL.on(p, ship), p, SAIL_TO | could[int(self.dealer.below(len(could)))])
        g.depth -= 1
        self.moves += 1

    def is_mixed(self, p: int) -> bool:
        """Whether the longest route of p needs both roads and ships."""
        lengths = []
        for others in (roads_of(self.g, p), ships_of(self.g, p)):
            alone = self.g.copy()
            for side in others:
                lift(alone, side)
            lengths.append(longest_route(alone, p))
        return int(route_length(self.g, p)) > max(lengths)


class KnightNetwork(SeaNetwork):
    """The same with knights, who come, go and move anywhere."""

    spec = "isle:four_islands+cities_knights;4"
    joined = 0  # routes that were one again when a knight had gone

    def change_line(self, p: int) -> None:
        if int(self.dealer.below(100)) < 70:
            super().change_line(p)
            return
        g = self.g
        men = [int(knight) for knight in company(g).men if master_of(knight) == p]
        free = [c for c in self.corners if g.towns.owner[c] == NOBODY]
        corner = free[int(self.dealer.below(len(free)))]
        if len(men) < 2:
            post(g, p, corner, BASIC, 0)
            return
        start = corner_of(men[int(self.dealer.below(len(men)))])
        if self.dealer.below(2) == 0:
            before = sum(int(route_length(g, q)) for q in owners(g))
            dismiss(g, start)
            self.joined += sum(int(route_length(g, q)) for q in owners(g)) > before
        else:
            march(g, start, corner)
            award(g)


def can_move(g: IsleState, p: int, ship: int) -> bool:
    return is_last(g, p, ship) and is_free(g, fleet(g), p, ship) and has_berth(g, p, ship)


def sides_of(g: IsleState, p: int) -> list[int]:
    return roads_of(g, p) + ships_of(g, p)


@pytest.mark.parametrize(
    "players, hexes, towns", [(1, 4, 10), (2, 4, 10), (2, 7, 15), (3, 7, 20), (4, 12, 25)]
)
def test_routes_of_roads_and_ships_are_as_long_as_the_longest_walk(
    players: int, hexes: int, towns: int
) -> None:
    cuts = changes = set_aside = loops = moves = mixed = 0
    for seed in range(SEA_NETWORKS):
        network = SeaNetwork(seed, players, hexes)
        for _ in range(14 * players + 5):
            network.grow(towns)
        check_board(network.g)
        check_ends(network.g)
        cuts += network.cuts
        changes += network.changes
        set_aside += network.set_aside
        moves += network.moves
        mixed += any(network.is_mixed(p) for p in range(players))
        loops += any(has_loop(network.g, p) for p in range(players))
    assert loops > SEA_NETWORKS // 20 and moves > SEA_NETWORKS // 5 and mixed > SEA_NETWORKS // 10
    assert cuts > SEA_NETWORKS // 5 and set_aside > 0
    assert players == 1 or changes > SEA_NETWORKS // 20


@pytest.mark.parametrize("players, hexes, towns", [(2, 4, 5), (2, 7, 10), (3, 7, 15), (4, 12, 15)])
def test_routes_are_as_long_as_the_longest_walk_that_passes_no_knight(
    players: int, hexes: int, towns: int
) -> None:
    cuts = changes = set_aside = moves = joined = 0
    for seed in range(SEA_NETWORKS):
        network = KnightNetwork(seed, players, hexes)
        for _ in range(20 * players + 5):
            network.grow(towns)
            check_knights(network.g)
        check_board(network.g)
        check_ends(network.g)
        cuts += network.cuts
        changes += network.changes
        set_aside += network.set_aside
        moves += network.moves
        joined += network.joined
    assert cuts > SEA_NETWORKS and set_aside > 0 and changes > SEA_NETWORKS // 20
    assert moves > SEA_NETWORKS // 5 and joined > SEA_NETWORKS // 20


def check_ends(g: IsleState) -> None:
    """SEA-020 … SEA-024: which ships can move, by definition."""
    for p in owners(g):
        for ship in ships_of(g, p):
            assert can_move(g, p, ship) == (is_open_end(g, p, ship) and berths(g, p, ship) != [])


def berths(g: IsleState, p: int, ship: int) -> list[int]:
    menu = Menu()
    offer_berths(g, p, ship, menu)
    return [int(x(menu.items[k])) for k in range(int(menu.size))]


def has_loop(g: IsleState, p: int) -> bool:
    """More roads and ships than a forest on their corners could have."""
    roads = sides_of(g, p)
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

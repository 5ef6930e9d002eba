"""Everything the engine keeps count of, counted again from the pieces on the board, by definition."""

from __future__ import annotations

from longroad.core.words import NOBODY
from longroad.isle.hands import HAND
from longroad.isle.routes import AT_SEA
from longroad.isle.table import Table

KINDS = 5


def owners(g: Table) -> range:
    return range(int(g.owners))


def towns_of(g: Table, p: int) -> list[int]:
    return [c for c in range(int(g.board.corners)) if g.towns.owner[c] == p]


def roads_of(g: Table, p: int) -> list[int]:
    return [side for side in range(int(g.board.sides)) if g.routes.road[side] == p]


def town_points(g: Table, p: int) -> int:
    """BASE-065, BASE-066."""
    return sum(int(g.towns.level[c]) for c in towns_of(g, p))


def crowded(g: Table, corner: int) -> bool:
    """BASE-064: a town stands here or next door; or this is no land at all."""
    near = [corner, *g.board.across[corner]]
    return any(g.towns.owner[c] != NOBODY for c in near) or not g.map.on_land(corner)


def visited(g: Table, p: int, corner: int) -> bool:
    return any(g.routes.road[side] == p for side in g.board.sides_at[corner])


def reachable(g: Table, p: int, side: int) -> bool:
    """BASE-061: a free side that touches a town of p, or a road of p where no other's town stands."""
    if g.routes.road[side] != NOBODY:
        return False
    for corner in g.board.ends[side]:
        owner = g.towns.owner[corner]
        if owner == p or (owner == NOBODY and visited(g, p, corner)):
            return True
    return False


def longest_route(g: Table, p: int) -> int:
    """BASE-070, BASE-072, BASE-077: the longest walk over roads of p, none twice, through no other's town."""
    roads: dict[int, list[tuple[int, int]]] = {}  # corner -> (road, where it leads)
    for side in roads_of(g, p):
        a, b = (int(c) for c in g.board.ends[side])
        roads.setdefault(a, []).append((side, b))
        roads.setdefault(b, []).append((side, a))
    stops = {c for c in roads if g.towns.owner[c] not in (NOBODY, p)}

    def farthest(corner: int, used: frozenset[int]) -> int:
        if used and corner in stops:
            return len(used)
        ways = [farthest(end, used | {side}) for side, end in roads[corner] if side not in used]
        return max(ways, default=len(used))

    return max((farthest(corner, frozenset()) for corner in roads), default=0)


def holder_after(holder: int, lengths: list[int]) -> int:
    """BASE-070 … BASE-076: who has the card, given who had it and how long the routes are now."""
    best = max(lengths)
    leaders = [p for p, length in enumerate(lengths) if length == best]
    if best < 5:
        return NOBODY
    if holder in leaders:
        return holder
    return leaders[0] if len(leaders) == 1 else NOBODY


def rate(g: Table, p: int, card: int) -> int:
    """BASE-055 … BASE-057."""
    harbors = {int(g.land.harbor[c]) for c in towns_of(g, p)}
    if card + 2 in harbors:
        return 2
    return 3 if 1 in harbors else 4


def check_cards(g: Table) -> None:
    """BASE-001: nineteen of each, in the bank or in hands; and hands know their size."""
    for card in range(KINDS):
        held = [int(g.hands.hand[p * HAND + card]) for p in owners(g)]
        assert min(held) >= 0 and g.hands.bank[card] >= 0
        assert sum(held) + g.hands.bank[card] == 19
    for p in owners(g):
        assert g.hands.held[p] == sum(g.hands.hand[p * HAND + card] for card in range(HAND))
        assert p < g.seats or g.hands.held[p] == 0, "neutral players hold no cards"
    assert sum(g.hands.bank[card] for card in range(KINDS, HAND)) == 0


def check_board(g: Table) -> None:
    """Pieces are where stock says they are not, and every cache says what the board says."""
    for p in owners(g):
        levels = [int(g.towns.level[c]) for c in towns_of(g, p)]
        assert levels.count(1) + g.towns.settlements[p] == 5
        assert levels.count(2) + g.towns.cities[p] == 4
        assert len(roads_of(g, p)) + g.routes.left[p] == 15
        assert g.routes.length[p] == longest_route(g, p)
        for card in range(KINDS):
            assert g.rates.rate[p * HAND + card] == rate(g, p, card)
    for corner in range(int(g.board.corners)):
        assert (g.towns.level[corner] != 0) == crowded(g, corner)
        assert (g.towns.level[corner] > 0) == (g.towns.owner[corner] != NOBODY)
        assert int(g.routes.visits[corner]) == sum(1 << p for p in owners(g) if visited(g, p, corner))
    for side in range(int(g.board.sides)):
        assert (g.routes.road[side] == AT_SEA) == (not g.map.beside_land(side))
        assert int(g.routes.reach[side]) == sum(1 << p for p in owners(g) if reachable(g, p, side))

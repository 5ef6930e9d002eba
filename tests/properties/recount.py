"""Everything the engine keeps count of, counted again from the pieces on the board, by definition."""

from __future__ import annotations

from longroad.core.packed import CHANCE, NOBODY, NOWHERE, x
from longroad.isle.army import army
from longroad.isle.devcards import DRAW
from longroad.isle.development import development
from longroad.isle.geometry import FOG, SEA, is_land, takes_number
from longroad.isle.hands import HAND
from longroad.isle.knights.cities import fallen
from longroad.isle.knights.improvements import CHOOSE_METROPOLIS, TRACKS, growth
from longroad.isle.knights.knights import COMMITTED, company, corner_of, master_of, rank_of
from longroad.isle.knights.progress import FACE_NAMES, LIMIT, ROOM, TOO_MANY, progress
from longroad.isle.knights.walls import ramparts
from longroad.isle.routes import GUARD, route_length, slack_of
from longroad.isle.seafarers.cloth import weavers
from longroad.isle.seafarers.fog import unexplored
from longroad.isle.seafarers.islands import shores
from longroad.isle.seafarers.new_world import PLACE_HARBOR, quay
from longroad.isle.seafarers.pirate import Lair
from longroad.isle.seafarers.pirate_islands import pirate_sea
from longroad.isle.seafarers.ships import (
    SHIP,
    SHIP_LINE,
    STOCK,
    Fleet,
    fleet,
    has_berth,
    is_free,
    is_last,
    loose_ships,
)
from longroad.isle.seafarers.tribe import CARD_GIFT, HARBOR_GIFT, POINT_GIFT, gifts
from longroad.isle.seafarers.tribe import KINDS as HARBOR_KINDS
from longroad.isle.seafarers.wonders import works
from longroad.isle.state import IsleState

KINDS = 5
PROGRESS_CARDS = (2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 6, 2, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 3, 2, 1)


def owners(g: IsleState) -> range:
    return range(int(g.owners))


def towns_of(g: IsleState, p: int) -> list[int]:
    return [c for c in range(int(g.board.corners)) if g.towns.owner[c] == p]


def roads_of(g: IsleState, p: int) -> list[int]:
    return [side for side in range(int(g.board.sides)) if g.routes.road[side] == p]


def ships_of(g: IsleState, p: int) -> list[int]:
    return [side for side in range(int(g.board.sides)) if g.routes.road[side] == SHIP + p]


def town_at(g: IsleState, corner: int) -> int:
    """Whose town stands here; a knight is none."""
    owner = int(g.towns.owner[corner])
    return owner if owner < g.owners else NOBODY


def is_open_to(g: IsleState, p: int, corner: int) -> bool:
    """BASE-061, CK-074: no town, and no other's knight stands here."""
    return g.towns.owner[corner] in (NOBODY, GUARD + p)


def town_points(g: IsleState, p: int) -> int:
    """BASE-065, BASE-066, CK-094."""
    return sum(int(g.towns.level[c]) for c in towns_of(g, p))


def crowded(g: IsleState, corner: int) -> bool:
    """BASE-064: a town stands here or next door; or this is no land at all."""
    near = [corner, *g.board.across[corner]]
    return any(town_at(g, c) != NOBODY for c in near) or not any(
        is_land(g.land.terrain[h]) for h in g.board.hexes_at[corner]
    )


def visited(g: IsleState, piece: int, corner: int) -> bool:
    return any(g.routes.road[side] == piece for side in g.board.sides_at[corner])


def visits(g: IsleState, corner: int) -> int:
    """Whose roads end here, one bit each, and whose ships, eight bits further up."""
    roads = sum(1 << p for p in owners(g) if visited(g, p, corner))
    return roads | sum(1 << p + SHIP_LINE for p in owners(g) if visited(g, SHIP + p, corner))


def reachable(g: IsleState, piece: int, side: int) -> bool:
    """BASE-061, SEA-003 … SEA-007, CK-074: a free side with room for this piece that touches a town of its
    owner, or a piece like it where no other's town or knight stands.
    """
    if g.routes.road[side] != NOBODY or not has_room(g, piece >= SHIP, side):
        return False
    for corner in g.board.ends[side]:
        p = piece % SHIP
        if g.towns.owner[corner] == p or (is_open_to(g, p, corner) and visited(g, piece, corner)):
            return True
    return False


def army_holder(g: IsleState) -> int:
    return int(army(g).holder) if plays(g, "largest army") else NOBODY


def plays(g: IsleState, chapter: str) -> bool:
    return chapter in [c.name for c in g.book.chapters]


def sails(g: IsleState) -> bool:
    return plays(g, "ships")


def on_fortress(g: IsleState, p: int) -> int:
    """SEA-171: the settlement that stands on the fortress of p."""
    return int(plays(g, "pirate islands") and pirate_sea(g).tokens[p] > 0)


def has_room(g: IsleState, ship: bool, side: int) -> bool:
    """A road lies beside land; a ship, where there are ships, beside the sea or the edge of the map."""
    beside = [int(g.land.terrain[h]) for h in g.board.hexes_beside[side]]
    if ship:
        return sails(g) and (SEA in beside or len(beside) == 1)
    return any(is_land(terrain) for terrain in beside)


def longest_route(g: IsleState, p: int) -> int:
    """BASE-070, BASE-072, BASE-077, SEA-030, CK-074: the longest walk over roads and ships of p, none twice,
    through no other's town or knight, and from one kind to the other only in one's own town.
    """
    lines: dict[int, list[tuple[int, int, bool]]] = {}  # corner -> (side, where it leads, whether by ship)
    for sides, ship in ((roads_of(g, p), False), (ships_of(g, p), True)):
        for side in sides:
            a, b = (int(c) for c in g.board.ends[side])
            lines.setdefault(a, []).append((side, b, ship))
            lines.setdefault(b, []).append((side, a, ship))
    stops = {c for c in lines if g.towns.owner[c] != p and not is_open_to(g, p, c)}

    def farthest(corner: int, used: frozenset[int], by_ship: bool | None) -> int:
        if used and corner in stops:
            return len(used)
        change = by_ship is None or g.towns.owner[corner] == p
        ways = [
            farthest(end, used | {side}, ship)
            for side, end, ship in lines[corner]
            if side not in used and (change or ship == by_ship)
        ]
        return max(ways, default=len(used))

    return max((farthest(corner, frozenset(), None) for corner in lines), default=0)


def is_open_end(g: IsleState, p: int, ship: int) -> bool:
    """SEA-020 … SEA-024: at one end of this ship there is nothing; from the other, ships lead to a town of p
    without passing another's town. The pirate is not beside it, and it was not built this turn.
    """
    a, b = (int(corner) for corner in g.board.ends[ship])
    return (leads_home(g, p, ship, a) and nothing_at(g, p, ship, b)) or (
        leads_home(g, p, ship, b) and nothing_at(g, p, ship, a)
    )


def nothing_at(g: IsleState, p: int, ship: int, corner: int) -> bool:
    others = [side for side in g.board.sides_at[corner] if side != ship]
    return g.towns.owner[corner] == NOBODY and all(g.routes.road[side] != SHIP + p for side in others)


def leads_home(g: IsleState, p: int, ship: int, corner: int) -> bool:
    """Whether a walk over p's other ships from this corner comes to a town of p."""
    seen, todo = {corner}, [corner]
    while todo:
        here = todo.pop()
        if g.towns.owner[here] == p:
            return True
        for side in g.board.sides_at[here] if is_open_to(g, p, here) else ():
            for end in g.board.ends[side] if side != ship and g.routes.road[side] == SHIP + p else ():
                if end not in seen:
                    seen.add(int(end))
                    todo.append(int(end))
    return False


def holder_after(holder: int, lengths: list[int]) -> int:
    """BASE-070 … BASE-076: who has the card, given who had it and how long the routes are now."""
    best = max(lengths)
    leaders = [p for p, length in enumerate(lengths) if length == best]
    if best < 5:
        return NOBODY
    if holder in leaders:
        return holder
    return leaders[0] if len(leaders) == 1 else NOBODY


def rate(g: IsleState, p: int, card: int) -> int:
    """BASE-055 … BASE-057."""
    harbors = {int(g.land.harbor[c]) for c in towns_of(g, p)}
    if card + 2 in harbors:
        return 2
    return 3 if 1 in harbors else 4


def check_cards(g: IsleState) -> None:
    """BASE-001, CK-001: nineteen of each resource and twelve of each commodity, in the bank or in hands; and
    hands know their size.
    """
    kinds = 8 if plays(g, "commodities") else KINDS
    for card in range(kinds):
        held = [int(g.hands.hand[p * HAND + card]) for p in owners(g)]
        assert min(held) >= 0 and g.hands.bank[card] >= 0
        assert sum(held) + g.hands.bank[card] == (19 if card < KINDS else 12)
    for p in owners(g):
        assert g.hands.held[p] == sum(g.hands.hand[p * HAND + card] for card in range(HAND))
        assert p < g.seats or g.hands.held[p] == 0, "neutral players hold no cards"
    assert sum(g.hands.bank[card] for card in range(kinds, HAND)) == 0


def check_board(g: IsleState) -> None:
    """Pieces are where stock says they are not, and every cache says what the board says."""
    for p in owners(g):
        levels = [int(g.towns.level[c]) for c in towns_of(g, p)]
        settlements = levels.count(1) - len(fallen_of(g, p))
        assert settlements + g.towns.settlements[p] + on_fortress(g, p) == 5
        assert levels.count(2) + g.towns.cities[p] == 4
        assert len(roads_of(g, p)) + g.routes.left[p] == 15
        longest = longest_route(g, p)
        assert route_length(g, p) == longest
        assert g.routes.length[p] - slack_of(g.routes, p) <= longest <= g.routes.length[p]
        for card in range(int(g.hands.kinds)):
            assert g.rates.rate[p * HAND + card] == rate(g, p, card)
    if sails(g):
        for p in owners(g):
            check_fleet(g, fleet(g), p)
    for corner in range(int(g.board.corners)):
        assert (g.towns.level[corner] != 0) == crowded(g, corner)
        assert (g.towns.level[corner] > 0) == (town_at(g, corner) != NOBODY)
        assert int(g.routes.visits[corner]) == visits(g, corner)
    for side in range(int(g.board.sides)):
        roads = sum(1 << p for p in owners(g) if reachable(g, p, side))
        ships = sum(1 << p + SHIP_LINE for p in owners(g) if reachable(g, SHIP + p, side))
        assert int(g.routes.reach[side]) == roads | ships


def fallen_of(g: IsleState, p: int) -> list[int]:
    """CK-094: the cities of p that lie on their side."""
    lying = fallen(g).corner if plays(g, "cities") else ()
    return [int(corner) for corner in lying if g.towns.owner[corner] == p]


def check_fallen(g: IsleState) -> None:
    """CK-094: each is somebody's town that counts as a settlement, and no settlement was left for it."""
    lying = [int(corner) for corner in fallen(g).corner]
    assert len(set(lying)) == len(lying)
    for corner in lying:
        assert g.towns.level[corner] == 1 and 0 <= g.towns.owner[corner] < g.seats
        assert g.towns.settlements[g.towns.owner[corner]] == 0


def metropolises_of(g: IsleState, p: int) -> int:
    return sum(corner != NOWHERE and g.towns.owner[corner] == p for corner in growth(g).metropolis)


def check_growth(g: IsleState) -> None:
    """CK-085 … CK-089c: a metropolis is an upright city of whoever reached its stage first."""
    sites = [int(corner) for corner in growth(g).metropolis if corner != NOWHERE]
    assert len(set(sites)) == len(sites)
    choosing = [x(f) for f in g.agenda[: g.depth] if f >> 40 == CHOOSE_METROPOLIS.number]
    for track in range(TRACKS):
        stages = [int(growth(g).stage[p * TRACKS + track]) for p in range(int(g.seats))]
        assert min(stages) >= 0 and max(stages) <= 5
        site = growth(g).metropolis[track]
        if track not in choosing:
            assert (site != NOWHERE) == (max(stages) >= 4)
        if site != NOWHERE and track not in choosing:
            assert g.towns.level[site] == 2
            assert stages[g.towns.owner[site]] == max(stages) or stages[g.towns.owner[site]] == 5


def check_knights(g: IsleState) -> None:
    """CK-003, CK-073, CK-077, CK-141: two of each rank at most, each alone on its corner, which knows of it;
    and on land, unless there are ships.
    """
    men = [int(knight) for knight in company(g).men]
    corners = range(int(g.board.corners))
    guarded = {corner: int(g.towns.owner[corner]) - GUARD for corner in corners if is_guarded(g, corner)}
    assert len(men) == len(guarded)
    assert {corner_of(knight): master_of(knight) for knight in men} == guarded
    for p in owners(g):
        ranks = [rank_of(knight) for knight in men if master_of(knight) == p]
        assert all(ranks.count(rank) <= 2 for rank in (1, 2, 3)) and set(ranks) <= {1, 2, 3}
    for corner in guarded:
        assert not g.rules.forbids_knight(g, corner), "a village or a fortress is there"
        assert sails(g) or any(is_land(g.land.terrain[h]) for h in g.board.hexes_at[corner])
    if g.to_act >= 0 and g.in_main():
        assert not any(knight & COMMITTED for knight in men)


def is_guarded(g: IsleState, corner: int) -> bool:
    return int(g.towns.owner[corner]) >= GUARD


def check_walls(g: IsleState) -> None:
    """CK-042, CK-060, CK-061: under upright cities, one each, three of a player, and two cards more."""
    corners = [int(corner) for corner in ramparts(g).corner]
    assert len(set(corners)) == len(corners)
    assert all(g.towns.level[corner] == 2 for corner in corners)
    for p in range(int(g.seats)):
        walls = sum(g.towns.owner[corner] == p for corner in corners)
        assert walls <= 3 and g.rules.hand_limit(g, p) == 7 + 2 * walls


def check_fleet(g: IsleState, ships: Fleet, p: int) -> None:
    """SEA-020 … SEA-024: where p's ships are, which are the last of their lines, and which can move."""
    noted = [int(side) for side in ships.afloat[p * STOCK : (p + 1) * STOCK - ships.left[p]]]
    assert sorted(noted) == ships_of(g, p)
    movable = sum(
        1 << k
        for k, ship in enumerate(noted)
        if is_last(g, p, ship) and is_free(g, ships, p, ship) and has_berth(g, p, ship)
    )
    assert loose_ships(g, ships, p) == movable
    if not g.routes.stirred >> (p + SHIP_LINE) & 1:
        assert ships.loose[p] == movable, "nothing stirred, but ships came loose"


def check_bolts(g: IsleState) -> None:
    """SEA-152, SEA-153, SEA-156: fifty bolts; who has a line to a village trades with it, and nobody else."""
    w = weavers(g)
    assert min(w.left) >= 0 and min(w.held) >= 0 and w.stock >= 0
    assert sum(w.left) + sum(w.held) + w.stock == 50
    for p in owners(g):
        neutral = p >= g.seats
        assert not neutral or w.held[p] == 0
        for village, corner in enumerate(w.corner):
            trades = w.trades[village] >> p & 1 == 1
            assert not (trades and (neutral or not visited(g, SHIP + p, int(corner))))
            assert trades or neutral or not lined_up(g, p, int(corner))
    closed = shores(g).closed
    for side in range(int(g.board.sides)):
        if g.routes.road[side] != NOBODY and g.routes.road[side] < SHIP:
            assert not any(closed[h] for h in g.board.hexes_beside[side]), "no road leads to an islet"


def lined_up(g: IsleState, p: int, corner: int) -> bool:
    """Whether ships of p lead from here to a town of p, past no other's town."""
    seen = {corner}
    todo = [corner]
    while todo:
        here = todo.pop()
        for side, there in zip(g.board.sides_at[here], g.board.across[here], strict=True):
            if g.routes.road[side] == SHIP + p and there not in seen:
                if g.towns.owner[there] == p:
                    return True
                seen.add(int(there))
                if is_open_to(g, p, int(there)):
                    todo.append(int(there))
    return False


def check_harbors(g: IsleState) -> None:
    """SEA-201: five special and five general ones, on coasts, at most one at a corner."""
    placed = [int(kind) for kind in g.land.harbor_at if kind > 0]
    left = [kind for kind, n in enumerate(quay(g).stack) for _ in range(n)]
    held = [x(f) for f in g.agenda[: g.depth] if f >> 40 == PLACE_HARBOR.number]
    assert sorted(placed + left + held) == [1, 1, 1, 1, 1, 2, 3, 4, 5, 6]
    corners = [int(c) for side, kind in enumerate(g.land.harbor_at) if kind for c in g.board.ends[side]]
    assert len(corners) == len(set(corners)) == 2 * len(placed)
    assert all((g.land.harbor[c] > 0) == (c in corners) for c in range(int(g.board.corners)))
    for side, kind in enumerate(g.land.harbor_at):
        land = [is_land(g.land.terrain[h]) for h in g.board.hexes_beside[side]]
        assert kind == 0 or sum(land) == 1


def check_progress(g: IsleState) -> None:
    """CK-002, CK-023, CK-024: 54 cards, each in a deck, under it, in a hand or laid open; four in hand."""
    v = progress(g)
    hands = [[int(n) for n in v.hand[p * ROOM : p * ROOM + ROOM]] for p in range(int(g.seats))]
    under = [int(card) & 0xFF for card in v.under]
    places = [*map(int, v.hand), *map(int, v.deck), *map(int, v.undrawn)]
    assert min(places) >= 0
    for face, name in enumerate(FACE_NAMES):
        seen = int(v.deck[face]) + under.count(face) + sum(hand[face] for hand in hands)
        if name in ("printing press", "constitution"):
            seen += v.points[0 if name == "printing press" else 1] != NOBODY
            assert face not in under and not any(hand[face] for hand in hands)
        assert seen == PROGRESS_CARDS[face]
    for first, last, track in ((0, 10, 0), (10, 16, 1), (16, 25, 2)):
        assert v.undrawn[track] == sum(v.deck[first:last])
    deciding = any(f >> 40 in (TOO_MANY.number, LIMIT.number) for f in g.agenda[: g.depth])
    for p, hand in enumerate(hands):
        assert v.held[p] == sum(hand) and not any(hand[len(FACE_NAMES) :])
        assert v.held[p] <= 4 or deciding
    assert v.late == 0 or v.late & 15 == g.turn


def check_fog(g: IsleState) -> None:
    """SEA-121, SEA-123: as many hexes and numbers are left as lie face down, and nothing leads there."""
    left = unexplored(g)
    hexes = [int(terrain) for terrain in g.land.terrain]
    assert min(left.terrain) >= 0 and min(left.number) >= 0
    assert sum(left.terrain) == hexes.count(FOG)
    assert sum(left.number) == sum(int(n) for t, n in enumerate(left.terrain) if takes_number(t))
    for t in range(len(left.terrain)):
        drawn = sum(terrain == t for terrain in g.map.terrain)
        assert t == FOG or hexes.count(t) + left.terrain[t] == drawn + g.map.fog_terrain[t]
    for number in range(13):
        on_board = [list(numbers).count(number) for numbers in (g.land.number, g.map.number)]
        assert number == 0 or on_board[0] + left.number[number] == on_board[1] + g.map.fog_numbers[number]
    if g.to_act >= 0 and (g.in_main() or g.before_roll()):
        for side in range(int(g.board.sides)):
            near = [h for corner in g.board.ends[side] for h in g.board.hexes_at[corner]]
            assert g.routes.road[side] == NOBODY or all(hexes[h] != FOG for h in near)


def check_pirates(g: IsleState) -> None:
    """SEA-171 … SEA-181: lines, warships, fortresses and the fleet are what the rules allow."""
    sea = pirate_sea(g)
    east = set(g.map.marked("east_coast"))
    home = {int(c) for hex in g.map.marked("home") for c in g.board.corners_of[hex]}
    for p in owners(g):
        color = g.book.names[p]
        route = set(g.map.marked(f"route_{color}"))
        (landing,), (fortress,) = g.map.marked(f"landing_{color}"), g.map.marked(f"fortress_{color}")
        ships = set(ships_of(g, p))
        line = line_west(g, ships & route, given_corner(g, color))
        assert line == ships & route, "one line without a branch or a gap"
        assert ships - route <= east and (ships <= route or sea.arrived[p])
        assert 0 <= sea.warships[p] <= len(line)
        assert 0 <= sea.tokens[p] <= 3
        assert (g.towns.owner[fortress] == p) == (sea.tokens[p] == 0)
        assert g.towns.owner[fortress] in (p, NOBODY) and town_at(g, landing) in (p, NOBODY)
        assert set(towns_of(g, p)) <= home | {landing, fortress}
        for side in roads_of(g, p):
            assert {int(c) for c in g.board.ends[side]} <= home
        if not plays(g, "city improvements"):
            assert g.points(p) == g.public_points(p) == town_points(g, p), "no card gives points"
    assert (sea.at == NOWHERE) == (max(sea.tokens) == 0)
    drawn = [piece for piece in g.shows(None).pieces if "warship" in piece.facts]
    assert len(drawn) == sum(sea.warships)


def given_corner(g: IsleState, color: str) -> int:
    (corner,) = [piece.place for piece in g.map.pieces if (piece.owner, piece.kind) == (color, "settlement")]
    return int(corner)


def line_west(g: IsleState, ships: set[int], start: int) -> set[int]:
    """The ships met on the way from the settlement given, as long as there is no choice."""
    line: set[int] = set()
    corner = start
    while True:
        ahead = [side for side in g.board.sides_at[corner] if side in ships and side not in line]
        if len(ahead) != 1:
            return line
        line.add(ahead[0])
        a, b = (int(c) for c in g.board.ends[ahead[0]])
        corner = b if corner == a else a


def check_gifts(g: IsleState) -> None:
    """SEA-142 … SEA-145: no gift is made or lost, and a town has one harbor at most."""
    tribe = gifts(g)
    gift = [int(n) for n in tribe.gift]
    sides = range(int(g.board.sides))
    assert gift.count(POINT_GIFT) + sum(tribe.points) == len(g.map.marked("point_gifts"))
    drawing = g.to_act == CHANCE and g.top() >> 40 == DRAW.number
    if plays(g, "development cards"):
        cards = development(g)
        assert cards.undrawn[0] == sum(cards.deck) - gift.count(CARD_GIFT) or drawing
    assert not any(tribe.points[g.seats :]) and not any(tribe.kept[g.seats * HARBOR_KINDS :])
    waiting = [k % HARBOR_KINDS for k, n in enumerate(tribe.kept) for _ in range(n)]
    laid = [int(g.land.harbor_at[side]) for side in sides if g.land.harbor_at[side]]
    left = [n - HARBOR_GIFT for n in gift if n > HARBOR_GIFT]
    assert sorted(waiting + laid + left) == sorted(kind for _, kind in g.map.harbors)
    for side in sides:
        assert gift[side] == 0 or not SHIP <= g.routes.road[side] < SHIP + g.seats, (
            "a ship takes what is there"
        )
        if g.land.harbor_at[side]:
            ends = [int(c) for c in g.board.ends[side]]
            (town,) = (c for c in ends if town_at(g, c) != NOBODY)
            assert g.land.is_shore(g.board, side) and g.land.harbor[town] == g.land.harbor_at[side]
            assert sum(g.land.harbor_at[other] > 0 for other in g.board.sides_at[town]) == 1
    for p in range(int(g.seats)):
        ports = [c for c in towns_of(g, p) if g.land.is_coast(g.board, c)]
        if g.to_act >= 0 and g.in_main() and any(tribe.kept[p * HARBOR_KINDS : (p + 1) * HARBOR_KINDS]):
            assert all(g.land.harbor[c] for c in ports), "what can be laid is laid"


def check_wonders(g: IsleState) -> None:
    """SEA-193, SEA-194, SEA-196: a wonder has one builder, a player one wonder; four stages end the game."""
    w = works(g)
    claimed = [int(p) for p in w.builder if p != NOBODY]
    assert len(set(claimed)) == len(claimed) and set(claimed) <= set(range(int(g.seats)))
    for p in range(int(g.seats)):
        assert 0 <= w.stages[p] <= 4
        assert w.stages[p] == 0 or p in claimed
        assert w.stages[p] < 4 or g.winner == p


def check_robbers(g: IsleState) -> None:
    """BASE-082, SEA-040, SEA-044: the robber stands on land, the pirate at sea, if they stand anywhere."""
    assert g.robber.at == NOWHERE or is_land(g.land.terrain[g.robber.at])
    for part in g.slices:
        if isinstance(part, Lair):
            at = int(part.at)
            assert at == NOWHERE or at >= g.board.hexes or g.land.terrain[at] == SEA


def islands_of(g: IsleState, p: int) -> set[frozenset[int]]:
    """SEA-111, SEA-131: where p has a town, each as its hexes; the desert belt is no part of any."""
    belt = set(g.map.marked("belt"))
    found = set()
    for corner in towns_of(g, p):
        todo = [int(h) for h in g.board.hexes_at[corner]]
        island: set[int] = set()
        while todo:
            h = todo.pop()
            if h not in belt | island and is_land(g.land.terrain[h]):
                island.add(h)
                todo += [int(other) for other in g.board.neighbors[h]]
        if island:
            found.add(frozenset(island))
    return found


CHECKS = {  # of chapters that keep count of more than pieces and cards
    "cloth for catan": check_bolts,
    "new world": check_harbors,
    "fog": check_fog,
    "cities": check_fallen,
    "city improvements": check_growth,
    "knights": check_knights,
    "city walls": check_walls,
    "progress cards": check_progress,
    "pirate islands": check_pirates,
    "forgotten tribe": check_gifts,
    "wonders": check_wonders,
}


def check_everything(g: IsleState) -> None:
    """All of the above that is in play."""
    check_cards(g)
    check_board(g)
    for chapter, check in CHECKS.items():
        if plays(g, chapter):
            check(g)

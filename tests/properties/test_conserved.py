"""Nothing is made or lost, and what is kept count of is right, after every single step of random games."""

import pytest

from longroad.core.packed import NOBODY, NOWHERE, verb
from longroad.isle.building import BUILD_CITY
from longroad.isle.devcards import shown_points
from longroad.isle.development import development
from longroad.isle.faces import BASE_DECK, PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_PLENTY, PLAY_ROADS, POINT
from longroad.isle.knights.cities import fallen
from longroad.isle.knights.improvements import IMPROVE, growth
from longroad.isle.knights.knights import ACTIVATE, HIRE, MOVE_KNIGHT, PROMOTE, RETREAT, RETREAT_TO
from longroad.isle.knights.progress import progress
from longroad.isle.knights.walls import BUILD_WALL, ramparts
from longroad.isle.routes import route_length
from longroad.isle.seafarers.islands import shores
from longroad.isle.state import IsleState
from longroad.isle.traders.two_players import DISCARD_KNIGHT, purse
from tests.effort import SOAK, amount, more
from tests.isle import new_game
from tests.properties.recount import (
    army_holder,
    check_board,
    check_cards,
    check_everything,
    check_progress,
    holder_after,
    owners,
    plays,
    town_points,
)
from tests.properties.walks import KNIGHTS, SPECS, walk
from tests.table import table

SEEDS = range(amount(1, 2, 12))

pytestmark = more


@pytest.mark.parametrize("spec", SPECS)
def test_cards_are_never_made_or_lost(spec: str) -> None:
    for seed in SEEDS:
        g = new_game(spec, seed)
        for _ in walk(g, seed):
            check_cards(g)


@pytest.mark.parametrize("spec", SPECS)
def test_the_board_and_what_is_remembered_of_it_agree(spec: str) -> None:
    for seed in SEEDS:
        g = new_game(spec, seed)
        check_board(g)
        pieces: object = None
        for _ in walk(g, seed):
            if pieces != (now := (tuple(g.routes.road), tuple(g.towns.level))):
                pieces = now
                check_board(g)


@pytest.mark.parametrize("spec", SPECS)
def test_the_longest_route_belongs_to_whom_the_rules_give_it(spec: str) -> None:
    taken = 0
    for seed in range(amount(6, 10, 60)):
        g = new_game(spec, seed)
        holder = NOBODY
        for _ in walk(g, seed):
            taken += holder != g.routes.holder
            holder = holder_after(holder, [int(route_length(g, p)) for p in owners(g)])
            assert g.routes.holder == holder
    assert taken > 5


@pytest.mark.parametrize("spec", SPECS)
def test_there_are_always_25_development_cards(spec: str) -> None:
    for seed in SEEDS:
        g = new_game(spec, seed)
        gone = 0
        for _, action in walk(g, seed):
            gone += verb(action) in (PLAY_ROADS, PLAY_PLENTY, PLAY_MONOPOLY, DISCARD_KNIGHT)
            d = development(g)
            places = [list(d.hand[k : k + d.room]) for k in range(0, len(d.hand), int(d.room))]
            assert min(d.hand) >= 0 and min(d.deck) >= 0
            assert sum(d.deck) == d.undrawn[0] and [sum(cards) for cards in places] == list(d.held)
            assert sum(d.held) + sum(d.knights) + sum(d.deck) + d.shown + gone == 25


@pytest.mark.parametrize("spec", SPECS)
def test_the_largest_army_belongs_to_whom_the_rules_give_it(spec: str) -> None:
    """BASE-091; with discarded knights BASE-210."""
    for seed in range(5 * SOAK):
        g = new_game(spec, seed)
        army = [0] * int(g.owners)
        holder = NOBODY
        for p, action in walk(g, seed):
            if action == PLAY_KNIGHT:
                army[p] += 1
                if army[p] >= 3 and (holder == NOBODY or army[p] > army[holder]):
                    holder = p
            elif action == DISCARD_KNIGHT:
                army[p] -= 1
                best = max(army)
                leaders = [q for q, n in enumerate(army) if n == best >= 3]
                holder = leaders[0] if len(leaders) == 1 else NOBODY
            assert list(development(g).knights) == army
            assert army_holder(g) == holder


@pytest.mark.parametrize("spec", SPECS)
def test_points_are_those_on_the_table_and_enough_on_turn_end_the_game(spec: str) -> None:
    for seed in SEEDS:
        g = new_game(spec, seed)
        enough = g.map.points
        for _ in walk(g, seed):
            for p in range(int(g.seats)):
                shown = town_points(g, p) + 2 * (g.routes.holder == p) + 2 * (army_holder(g) == p)
                if g.winner == p:
                    shown += shown_points(g)
                if plays(g, "islands"):
                    shown += int(shores(g).bonus[p])
                assert g.public_points(p) == shown
                assert g.points(p) == shown + hidden_points(g, p)
            assert g.over or g.turn == NOBODY or g.points(g.turn) < enough
        assert g.over and (g.winner == NOBODY or g.points(g.winner) >= enough)
        assert g.winner in (NOBODY, g.turn)


@pytest.mark.parametrize("spec", KNIGHTS)
def test_towns_and_knights_are_what_is_remembered_of_them(spec: str) -> None:
    for seed in SEEDS:
        g = new_game(spec, seed)
        pieces: object = None
        for _ in walk(g, seed):
            if pieces != (now := (tuple(g.routes.road), tuple(g.towns.owner), tuple(g.towns.level))):
                pieces = now
                check_everything(g)


def test_metropolises_are_taken_over_and_cities_fall_and_are_rebuilt() -> None:
    """From where that is likely: two who are far ahead, and nobody who defends their cities."""
    fell = rebuilt = taken_over = walls = 0
    for seed in range(6 * SOAK):
        t = table("isle:base+cities_knights;3").given(
            red="cities A1.N A3.N, settlements C3.N D1.SW E3.S C5.NE D3.S, science 3, trade 3",
            blue="cities C1.NW E1.S, science 4, trade 4, metropolis C1.NW science, metropolis E1.S trade",
            white="cities C2.NW D3.N, science 4, trade 4, hand 5 paper 5 cloth",
        )
        g = t.turn("white", before_roll=True).g
        pieces: object = None
        lying, sites = 0, list(growth(g).metropolis)
        for _ in walk(g, seed, (IMPROVE, BUILD_WALL, BUILD_CITY)):
            now = (tuple(g.towns.level), tuple(growth(g).stage), tuple(ramparts(g).corner))
            if pieces != now:
                pieces = now
                check_everything(g)
                fell += len(fallen(g).corner) > lying
                rebuilt += len(fallen(g).corner) < lying
                taken_over += any(
                    was not in (at, NOWHERE) for was, at in zip(sites, growth(g).metropolis, strict=True)
                )
                walls += len(ramparts(g).corner)
                lying, sites = len(fallen(g).corner), list(growth(g).metropolis)
    assert min(fell, rebuilt, taken_over, walls) > 0


def test_knights_cut_routes_and_displace_each_other_and_the_longest_route_is_right() -> None:
    """From where that is likely: red's roads lie around C3, and everybody else's lead to its corners."""
    cuts = asked = displaced = 0
    for seed in range(amount(15, 30, 180)):
        t = table("isle:base+cities_knights;3;rounds=40").given(
            red="city A1.N, roads C3/NE C3/E C3/SE C3/SW C3/W C3/NW, knight C3.N strong active",
            blue="city A3.N, roads B2/E B3/NW B3/NE B3/E B3/SE C4/NE C4/E C4/SE C4/SW, knight C3.NE mighty",
            white="city E2.S, roads D2/E D2/SE D2/SW D2/W D2/NW C2/SW C2/W C2/NW C2/NE, knight C3.SW active",
        )
        g = t.turn("red", before_roll=True).g
        holder = int(g.routes.holder)
        lengths = [int(route_length(g, p)) for p in owners(g)]
        pieces: object = None
        for _, action in walk(g, seed, (MOVE_KNIGHT, HIRE, PROMOTE, ACTIVATE)):
            if pieces != (now := (tuple(g.routes.road), tuple(g.towns.owner))):
                pieces = now
                check_everything(g)
                before = lengths
                lengths = [int(route_length(g, p)) for p in owners(g)]
                holder = holder_after(holder, lengths)
                cuts += any(was > new for was, new in zip(before, lengths, strict=True))
            assert g.routes.holder == holder
            asked += g.to_act >= 0 and g.top() >> 40 == RETREAT.number
            displaced += verb(action) == RETREAT_TO
    assert cuts > 10 and displaced == asked > 10, "else this proves less than it seems to"


def hidden_points(g: IsleState, p: int) -> int:
    return int(development(g).count(p, POINT))


@pytest.mark.parametrize("spec, all_tokens", [(SPECS[2], 14), (SPECS[3], 20), (SPECS[5], 14)])
def test_trade_tokens_are_never_made_or_lost(spec: str, all_tokens: int) -> None:
    for seed in SEEDS:
        g = new_game(spec, seed)
        for _ in walk(g, seed):
            t = purse(g)
            assert sum(t.tokens) + t.supply == all_tokens
            assert min(t.tokens) >= 0 and t.supply >= 0
            assert all_tokens == 20 or max(t.tokens) <= 7


@pytest.mark.parametrize("spec", KNIGHTS)
def test_there_are_always_54_progress_cards_and_12_of_each_commodity(spec: str) -> None:
    emptied = 0
    for seed in SEEDS:
        g = new_game(spec, seed)
        check_progress(g)
        for _ in walk(g, seed):
            check_cards(g)
            check_progress(g)
            emptied += min(progress(g).undrawn) == 0
    assert emptied > 0, "else no card came a second time"


def test_cards_of_all_faces_are_drawn_and_played() -> None:
    """Else the counts above prove less than they seem to."""
    drawn = [0] * len(BASE_DECK)
    for seed in range(4):
        g = new_game("isle:base;3", seed)
        for _ in walk(g, seed):
            pass
        for face, copies in enumerate([14, 5, 2, 2, 2]):
            drawn[face] += copies - int(development(g).deck[face])
    assert min(drawn) > 0

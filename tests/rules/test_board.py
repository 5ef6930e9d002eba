"""The island: terrain, numbers, corners, sides, harbors and the set-ups."""

from collections import Counter

import pytest

from longroad.core.dealer import Dealer
from longroad.isle.geometry import (
    DESERT,
    FIELDS,
    FOREST,
    HILLS,
    LETTERS,
    MOUNTAINS,
    PASTURE,
    TERRAINS,
    takes_number,
)
from longroad.isle.land import new_land
from longroad.isle.maps.format import HARBORS
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario
from longroad.isle.maps.value import Map
from tests.proofs import rule

CARDS = ["lumber", "brick", "wool", "grain", "ore"]
SET_UPS = [
    ("random", "fixed"),
    ("spiral", "fixed"),
    ("spread", "fixed"),
    ("random", "shuffled"),
    ("spread", "shuffled"),
]


def islands() -> list[Map]:
    """Some of every kind."""
    dealt = [
        resolve(scenario("base"), Dealer(seed), numbers, harbors)
        for numbers, harbors in SET_UPS
        for seed in range(20)
    ]
    return dealt + [scenario("beginner").as_drawn()]


def words(m: Map, color: str, kind: str) -> set[str]:
    name = m.places.side_name if kind == "road" else m.places.corner_name
    return {name(piece.place) for piece in m.pieces if piece.owner == color and piece.kind == kind}


@rule("BASE-004")
def test_the_island_is_19_hexes_of_land_with_sea_around() -> None:
    for m in islands():
        found = Counter(TERRAINS[t] for t in m.terrain)
        assert found == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
        assert sum(new_land(m).is_coast(m.board, c) for c in range(m.board.corners)) == 30


@rule("BASE-005")
@pytest.mark.parametrize(
    "terrain, card",
    [(FOREST, "lumber"), (HILLS, "brick"), (PASTURE, "wool"), (FIELDS, "grain"), (MOUNTAINS, "ore")],
)
def test_a_terrain_gives_its_card(terrain: int, card: str) -> None:
    assert CARDS[terrain] == card
    assert LETTERS[terrain] == "fhpgm"[terrain]
    assert takes_number(terrain)


@rule("BASE-005")
def test_the_desert_gives_nothing() -> None:
    assert not takes_number(DESERT)
    assert len(CARDS) <= DESERT


@rule("BASE-006")
def test_there_are_18_numbers_and_none_on_the_desert() -> None:
    for m in islands():
        found = Counter(int(n) for n in m.number if n)
        assert found == {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}
        assert [m.terrain[h] for h in range(m.board.hexes) if m.number[h] == 0] == [DESERT]


@rule("BASE-007")
def test_three_hexes_of_land_or_sea_meet_at_a_corner() -> None:
    board = scenario("base").board
    land = Counter(len(hexes) for hexes in board.hexes_at)
    assert land == {3: 24, 2: 12, 1: 18}  # the rest of the three is sea
    assert all(
        len(board.sides_at[c]) == (3 if len(board.hexes_at[c]) > 1 else 2) for c in range(board.corners)
    )


@rule("BASE-008")
def test_a_side_is_the_border_of_two_hexes_of_land_or_sea() -> None:
    board = scenario("base").board
    land = Counter(len(hexes) for hexes in board.hexes_beside)
    assert land == {2: 42, 1: 30}
    assert all(len(set(ends)) == 2 for ends in board.ends)


@rule("BASE-009")
def test_there_are_nine_harbors_each_at_two_corners_on_the_coast() -> None:
    for m in islands():
        assert Counter(HARBORS[kind] for _, kind in m.harbors) == {"any": 4, **dict.fromkeys(CARDS, 1)}
        corners = [int(c) for side, _ in m.harbors for c in m.board.ends[side]]
        assert len(set(corners)) == 18
        assert all(new_land(m).is_coast(m.board, c) for c in corners)
        for side, kind in m.harbors:
            assert len(m.board.hexes_beside[side]) == 1
            assert all(m.harbor[c] == kind for c in m.board.ends[side])
        assert sum(kind > 0 for kind in m.harbor) == 18


@rule("BASE-010")
def test_the_beginners_map_is_drawn() -> None:
    file = scenario("beginner")
    assert file.seats == [3, 4]
    assert file.drawn
    m = file.as_drawn()
    assert m.drawing() == [
        "    m10 p2  f9",
        "  g12 h6  p4  h10",
        "g9  f11 d   f3  m8",
        "  f8  m3  g4  p5",
        "    h5  g6  p11",
    ]
    assert m.places.hex_name(m.robber) == "C3"
    harbors = {m.places.side_name(side): HARBORS[kind] for side, kind in m.harbors}
    assert harbors["A1/NW"] == "any" and harbors["A2/NE"] == "grain" and harbors["B1/W"] == "lumber"


@rule("BASE-010")
@pytest.mark.parametrize(
    "color, settlements, roads, cards",
    [
        ("red", ["B2.N", "D1.N"], ["B2/NE", "C2/SW"], ["lumber", "lumber", "grain"]),
        ("blue", ["E3.N", "E1.N"], ["D4/W", "E1/NE"], ["lumber", "ore", "brick"]),
        ("white", ["D4.N", "C2.N"], ["C4/E", "C2/NW"], ["lumber", "ore", "wool"]),
        ("orange", ["A3.S", "E2.N"], ["B3/NE", "E2/NE"], ["ore", "grain", "grain"]),
    ],
)
def test_beginners_are_given_two_settlements_and_two_roads(
    color: str, settlements: list[str], roads: list[str], cards: list[str]
) -> None:
    m = scenario("beginner").as_drawn()
    assert words(m, color, "settlement") == {m.places.canonical(place) for place in settlements}
    assert words(m, color, "road") == {m.places.canonical(place) for place in roads}
    (paying,) = [piece for piece in m.pieces if piece.owner == color and piece.pays]
    assert sorted(CARDS[m.terrain[h]] for h in m.board.hexes_at[paying.place]) == sorted(cards)
    for piece in m.pieces:  # every road begins at a settlement of its color
        if piece.owner == color and piece.kind == "road":
            ends = {m.places.corner_name(c) for c in m.board.ends[piece.place]}
            assert ends & words(m, color, "settlement")


@rule("BASE-010")
def test_three_beginners_leave_out_red() -> None:
    m = scenario("beginner").as_drawn()
    assert m.colors_for(4) == ["red", "blue", "white", "orange"]
    assert m.colors_for(3) == ["blue", "white", "orange"]
    assert resolve(scenario("base"), Dealer(1), "spread", "fixed").colors_for(3) == ["red", "blue", "white"]


@rule("BASE-011")
@pytest.mark.parametrize("numbers", ["random", "spiral", "spread"])
def test_the_desert_can_lie_anywhere_and_the_robber_starts_there(numbers: str) -> None:
    homes = set()
    for seed in range(400):
        m = resolve(scenario("base"), Dealer(seed), numbers, "fixed")
        assert m.terrain[m.robber] == DESERT
        homes.add(int(m.robber))
    assert len(homes) == 19


@rule("BASE-011")
def test_fully_random_numbers_may_put_reds_side_by_side() -> None:
    touching = [reds_touch(resolve(scenario("base"), Dealer(seed), "random", "fixed")) for seed in range(200)]
    assert 100 < sum(touching) < 200


@rule("BASE-011")
@pytest.mark.parametrize("harbors", ["fixed", "shuffled"])
def test_spread_numbers_never_put_reds_side_by_side(harbors: str) -> None:
    for seed in range(500):
        assert not reds_touch(resolve(scenario("base"), Dealer(seed), "spread", harbors))


def reds_touch(m: Map) -> bool:
    reds = {h for h in range(m.board.hexes) if m.number[h] in (6, 8)}
    return any(int(other) in reds for h in reds for other in m.board.neighbors[h])


@rule("BASE-011")
def test_a_spiral_goes_round_from_a_corner_counter_clockwise_and_inwards() -> None:
    file = scenario("base")
    walks = {" ".join(file.places.hex_name(h) for h in walk) for walk in file.spirals}
    assert walks == {
        "A1 B1 C1 D1 E1 E2 E3 D4 C5 B4 A3 A2 B2 C2 D2 D3 C4 B3 C3",
        "C1 D1 E1 E2 E3 D4 C5 B4 A3 A2 A1 B1 C2 D2 D3 C4 B3 B2 C3",
        "E1 E2 E3 D4 C5 B4 A3 A2 A1 B1 C1 D1 D2 D3 C4 B3 B2 C2 C3",
        "E3 D4 C5 B4 A3 A2 A1 B1 C1 D1 E1 E2 D3 C4 B3 B2 C2 D2 C3",
        "C5 B4 A3 A2 A1 B1 C1 D1 E1 E2 E3 D4 C4 B3 B2 C2 D2 D3 C3",
        "A3 A2 A1 B1 C1 D1 E1 E2 E3 D4 C5 B4 B3 B2 C2 D2 D3 C4 C3",
    }


@rule("BASE-011")
def test_spiral_numbers_come_in_their_order_and_skip_the_desert() -> None:
    file = scenario("base")
    order = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
    starts = set()
    for seed in range(100):
        m = resolve(file, Dealer(seed), "spiral", "fixed")
        fitting = [walk for walk in file.spirals if [m.number[h] for h in walk if m.number[h]] == order]
        assert len(fitting) == 1
        starts.add(int(fitting[0][0]))
    assert len(starts) == 6


@rule("BASE-011")
def test_harbors_are_fixed_or_shuffled_over_the_same_places() -> None:
    file = scenario("base")
    fixed = [resolve(file, Dealer(seed), "spread", "fixed").harbors for seed in range(20)]
    assert all(harbors == fixed[0] for harbors in fixed)
    names = {file.places.side_name(side): HARBORS[kind] for side, kind in fixed[0]}
    assert names == {
        **dict.fromkeys(["A1/NW", "C5/E", "E2/SE", "E1/SW"], "any"),
        **{"A2/NE": "grain", "B4/NE": "ore", "D4/SE": "wool", "D1/W": "brick", "B1/W": "lumber"},
    }
    shuffled = [resolve(file, Dealer(seed), "spread", "shuffled").harbors for seed in range(20)]
    assert all([side for side, _ in harbors] == [side for side, _ in fixed[0]] for harbors in shuffled)
    assert len({tuple(kind for _, kind in harbors) for harbors in shuffled}) > 15

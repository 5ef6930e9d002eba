"""New maps: whatever is wished for is a map that can be played on, or a sentence says why not."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longroad.core.dealer import Dealer
from longroad.errors import BadMap
from longroad.isle.geometry import GOLD, SEA, TERRAINS
from longroad.isle.maps.format import HARBORS
from longroad.isle.maps.generator import SIZES, generate
from longroad.isle.maps.reading import load_map, read_map
from longroad.isle.maps.text import map_text
from longroad.isle.maps.value import Map

pytestmark = pytest.mark.both_builds


def islands_of(m: Map) -> list[set[int]]:
    left = {h for h in range(m.board.hexes) if m.terrain[h] != SEA}
    found = []
    while left:
        todo = [left.pop()]
        island = set(todo)
        while todo:
            for other in m.board.neighbors[todo.pop()]:
                if int(other) in left:
                    left.discard(int(other))
                    island.add(int(other))
                    todo.append(int(other))
        found.append(island)
    return found


def check(m: Map, islands: int) -> None:
    assert read_map(m.as_dict()).problems == []
    assert load_map(map_text(m.as_dict())).as_drawn().as_dict() == m.as_dict()
    parts = islands_of(m)
    assert len(parts) == islands
    numbered = [h for h in range(m.board.hexes) if m.number[h]]
    land = [TERRAINS[t] for t in m.terrain if t != SEA]
    assert len(numbered) == len(land) - land.count("desert")
    home = len(m.marked("home")) or len(land)
    assert land.count("desert") == max(1, min(len(land) // 20, home // 3))
    kinds = Counter(kind for kind in land if kind not in ("desert", "gold"))
    assert max(kinds.values()) - min([*kinds.values(), 0] if len(kinds) < 5 else kinds.values()) <= 1
    for h in numbered:
        red = m.number[h] in (6, 8)
        assert not (red and m.terrain[h] == GOLD)
        assert not (red and any(m.number[other] in (6, 8) for other in m.board.neighbors[h]))
    for h in m.robber_choices or [int(m.robber)]:
        assert TERRAINS[m.terrain[h]] == "desert"
    assert m.pirate_choices or m.terrain[m.pirate] == SEA
    assert len(m.harbors) == max(1, min(10, len(land) // 3))
    special = Counter(HARBORS[kind] for _, kind in m.harbors if kind > 1)
    assert all(n == 1 for n in special.values())
    if islands > 1:
        assert set(m.marked("home")) in parts and m.island_points == 2 and m.points > 10
    else:
        assert m.marks == {} and m.island_points == 0 and m.points == 10


@settings(max_examples=100)
@given(
    st.integers(3, 9),
    st.integers(3, 9),
    st.integers(1, 9),
    st.sampled_from([[2], [3, 4], [2, 3, 4], [5, 6]]),
    st.integers(0, 10**9),
)
def test_every_new_map_can_be_played_on(
    rows: int, width: int, islands: int, seats: list[int], seed: int
) -> None:
    try:
        m = generate(rows, width, islands, seats, Dealer(seed))
    except BadMap as refusal:
        assert str(refusal).startswith("found no way to fit")
        return
    assert m.seats == seats and m.board.hexes == rows * width
    check(m, islands)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("islands", [1, 2, 3, 4])
def test_what_is_usual_is_never_refused(size: tuple[int, int], islands: int) -> None:
    drawings = set()
    for seed in range(10):
        m = generate(*size, islands, [3, 4], Dealer(seed))
        check(m, islands)
        drawings.add("/".join(m.drawing()))
    assert len(drawings) == 10


def test_the_same_seed_gives_the_same_map() -> None:
    one, two, other = (generate(7, 6, 3, [3, 4], Dealer(seed)).as_dict() for seed in (5, 5, 6))
    assert one == two != other


def test_the_largest_map() -> None:
    check(generate(20, 20, 12, [5, 6], Dealer(1)), 12)


@pytest.mark.parametrize("seed", range(5))
def test_a_small_home_among_many_islands_is_not_all_desert(seed: int) -> None:
    check(generate(20, 20, 30, [3], Dealer(seed)), 30)


@pytest.mark.parametrize(
    "rows, width, islands, seats, name, sentence",
    [
        (2, 6, 1, [4], "", "a new map has 3 to 20 rows of 3 to 20 hexes each"),
        (7, 21, 1, [4], "", "a new map has 3 to 20 rows of 3 to 20 hexes each"),
        (7, 6, 0, [4], "", "a map needs an island"),
        (20, 20, 61, [2], "", "a map has at most 60 islands"),
        (3, 3, 1, [3, 4], "", "found no way to fit 1 island for 4 players into 3 rows of 3 hexes"),
        (5, 5, 20, [2], "", "found no way to fit 20 islands for 2 players into 5 rows of 5 hexes"),
        (7, 6, 2, [7], "", "seats can be from 2 to 6, not 7"),
        (7, 6, 2, [], "", "seats must be a list of numbers of players such as [3, 4]"),
        (7, 6, 2, [4], "\n", "name must be one line of 1 to 80 characters"),
    ],
)
def test_an_impossible_wish_is_refused(
    rows: int, width: int, islands: int, seats: list[int], name: str, sentence: str
) -> None:
    with pytest.raises(BadMap) as refusal:
        generate(rows, width, islands, seats, Dealer(1), name)
    assert str(refusal.value) == sentence

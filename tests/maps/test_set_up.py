"""Filling in what a map file leaves open."""

import json
from collections import Counter
from typing import Any

import pytest

from longroad.core.dealer import Dealer
from longroad.errors import BadMap, BadSpec
from longroad.isle.geometry import SEA, UNFILLED
from longroad.isle.maps import Map, MapFile, load_map, scenario
from longroad.isle.set_up import HARBORS, NUMBERS, resolve

pytestmark = pytest.mark.both_builds
BASE = scenario("base")
OPTIONS = [(numbers, harbors) for numbers in NUMBERS for harbors in HARBORS]


def island(map: list[str], **keys: Any) -> MapFile:
    return load_map({"format": "longroad-map/1", "name": "Test", "seats": [2], "map": map, **keys})


def reds_touch(m: Map) -> bool:
    reds = {h for h in range(m.board.hexes) if m.number[h] in (6, 8)}
    return any(int(other) in reds for h in reds for other in m.board.neighbors[h])


@pytest.mark.parametrize("numbers, harbors", OPTIONS)
def test_a_resolved_map_can_be_written_down_and_read_again(numbers: str, harbors: str) -> None:
    for seed in range(40):
        m = resolve(BASE, Dealer(seed), numbers, harbors)
        table = m.as_dict()
        assert Map.from_dict(json.loads(json.dumps(table))).as_dict() == table
        assert m.board is BASE.board and m.places is BASE.places
        assert UNFILLED not in list(m.terrain)


@pytest.mark.parametrize("numbers, harbors", OPTIONS)
def test_a_drawn_map_resolves_to_itself(numbers: str, harbors: str) -> None:
    beginner = scenario("beginner")
    assert resolve(beginner, Dealer(1), numbers, harbors) is beginner.as_drawn()


@pytest.mark.parametrize("numbers, harbors", OPTIONS)
def test_the_same_dealer_deals_the_same_map(numbers: str, harbors: str) -> None:
    one, two, other = (resolve(BASE, Dealer(seed), numbers, harbors).as_dict() for seed in (5, 5, 6))
    assert one == two != other


def test_dealing_leaves_the_file_as_it_was() -> None:
    before = [
        list(r) for r in (BASE.terrain, BASE.number, BASE.terrain_pool, BASE.number_pool, BASE.harbor_kinds)
    ]
    for numbers, harbors in OPTIONS:
        resolve(BASE, Dealer(2), numbers, harbors)
    after = [
        list(r) for r in (BASE.terrain, BASE.number, BASE.terrain_pool, BASE.number_pool, BASE.harbor_kinds)
    ]
    assert before == after


def test_only_what_is_open_is_dealt() -> None:
    file = island(
        ["    m10 _   f9", "  g12 h   p   h10", "g9  f11 d   _   m8"],
        terrain_pool={"pasture": 1, "swamp": 1},
        number_pool=[2, 3, 4],
        harbors=["A1/NW any", "A2/NE ?", "C1/W ?"],
        harbor_pool={"wool": 1, "ore": 1},
    )
    seen = set()
    for seed in range(400):
        m = resolve(file, Dealer(seed), "random", "fixed")
        rows = m.drawing()
        assert (
            rows[0][4:7] == "m10"
            and rows[0][12:] == "f9"
            and rows[1][:6] == "  g12 "
            and rows[1][-3:] == "h10"
        )
        assert rows[1][6] == "h" and rows[1][10] == "p"
        assert m.harbors[0] == (m.places.side_of("A1/NW"), 1)
        assert sorted(kind for _, kind in m.harbors) == [1, 4, 6]
        assert sorted(n for n in m.number if n)[:3] == [2, 3, 4]
        seen.add(json.dumps(m.as_dict()))
    assert len(seen) == 24  # 2 terrains x 6 numbers x 2 harbors


def test_every_map_is_as_likely_as_another() -> None:
    file = island(
        ["  f5  h   p", "m   _   _   g11"], terrain_pool={"forest": 1, "desert": 1}, number_pool=[2, 6, 8, 12]
    )
    spread, scattered = Counter[str](), Counter[str]()
    for seed in range(4000):
        spread["/".join(resolve(file, Dealer(seed), "spread", "fixed").drawing())] += 1
        scattered["/".join(resolve(file, Dealer(seed), "random", "fixed").drawing())] += 1
    assert len(scattered) == 48
    assert min(scattered.values()) > 45 and max(scattered.values()) < 130  # 83 expected
    fitting = [
        text for text in scattered if not reds_touch(resolve(drawn(text), Dealer(0), "random", "fixed"))
    ]
    assert set(spread) == set(fitting)
    # Terrain is dealt first: of each terrain the arrangements are equally likely.
    for desert in {text[14:].index("d") for text in spread}:
        counts = [n for text, n in spread.items() if text[14:].index("d") == desert]
        assert max(counts) < 1.6 * min(counts)


def drawn(text: str) -> MapFile:
    return island(text.split("/"))


@pytest.mark.parametrize("width", [4, 6, 9])
def test_a_crowded_map_is_spread_by_search(width: int) -> None:
    """So many reds that chance alone would hardly ever find them a place."""
    rows = [" " * (2 * (r % 2)) + "_   " * width for r in range(4)]
    reds = 4 * width // 4
    file = island(rows, terrain_pool={"forest": 4 * width}, number_pool=[6] * reds + [3] * (4 * width - reds))
    for seed in range(5):
        assert not reds_touch(resolve(file, Dealer(seed), "spread", "fixed"))


def test_a_map_that_cannot_be_spread_is_refused() -> None:
    file = island(["_   " * 20] * 1, terrain_pool={"hills": 20}, number_pool=[8] * 11 + [9] * 9)
    with pytest.raises(BadMap, match="found no way to lay the numbers of Test with no 6 or 8 beside another"):
        resolve(file, Dealer(1), "spread", "fixed")
    assert Counter(resolve(file, Dealer(1), "random", "fixed").number)[8] == 11


def test_drawn_reds_count_when_numbers_are_spread() -> None:
    file = island(["f6  _   _   _   g"], terrain_pool={"hills": 3}, number_pool=[8, 2, 3, 4])
    for seed in range(50):
        assert resolve(file, Dealer(seed), "spread", "fixed").number[1] != 8


def test_a_spiral_needs_a_sequence_and_a_round_island() -> None:
    pool = island(["_   _   _   _"], terrain_pool={"hills": 4}, number_pool=[2, 3, 4, 5])
    fork = island(
        ["_   _   _   _   _", "          _", "        _"],
        terrain_pool={"hills": 7},
        number_sequence=[2, 3, 4, 5, 6, 8, 9],
    )
    for file in (pool, fork):
        with pytest.raises(BadMap, match="can't be laid in a spiral"):
            resolve(file, Dealer(1), "spiral", "fixed")


def test_a_spiral_winds_up_other_islands_too() -> None:
    big = ["      " + "_   " * 4, "    " + "_   " * 5, "  " + "_   " * 6, "_   " * 7, "  " + "_   " * 6]
    big += ["    " + "_   " * 5, "      " + "_   " * 4]
    file = island(
        big, terrain_pool={"hills": 37}, number_sequence=[n for n in range(2, 13) if n != 7] * 3 + [2] * 7
    )
    assert len(file.spirals) == 6
    for spiral in file.spirals:
        assert sorted(spiral) == list(range(37))
        assert all(spiral[k + 1] in file.board.neighbors[spiral[k]] for k in range(36))


def test_a_sea_that_is_dealt_has_its_coast() -> None:
    file = island(
        ["  f5  h5  p5  f9", "f4  _   _   m3", "  g5  g4  g3  g2"],
        terrain_pool={"sea": 1, "gold": 1},
        number_pool=[4],
    )
    for seed in range(20):
        m = resolve(file, Dealer(seed), "spread", "fixed")
        for c in range(m.board.corners):
            around = [int(m.terrain[h]) for h in m.board.hexes_at[c]]
            assert m.on_coast(c) == (len(around) < 3 or SEA in around)
        assert Map.from_dict(m.as_dict()).as_dict() == m.as_dict()


@pytest.mark.parametrize("numbers, harbors", [("spiralling", "fixed"), ("spread", "free")])
def test_an_unknown_option_is_refused(numbers: str, harbors: str) -> None:
    with pytest.raises(BadSpec, match="can be"):
        resolve(BASE, Dealer(1), numbers, harbors)


def test_the_neutral_settlements_have_marked_corners() -> None:
    m = resolve(BASE, Dealer(1), "spread", "fixed")
    assert m.marked("neutral") == [m.places.corner_of("A2.S"), m.places.corner_of("E2.N")]
    assert not m.pieces


def test_a_broken_file_is_not_dealt() -> None:
    with pytest.raises(BadMap, match="format must be"):
        resolve(MapFile({}), Dealer(1), "random", "fixed")

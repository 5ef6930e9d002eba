"""Filling in what a map file leaves open."""

import json
from collections import Counter
from typing import Any

import pytest

from longroad.core.dealer import Dealer
from longroad.errors import BadMap, BadSpec
from longroad.isle.geometry import SEA, UNFILLED
from longroad.isle.land import new_land
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.limits import Laying
from longroad.isle.maps.reading import drawn_map, load_map, read_map
from longroad.isle.maps.set_up import HARBORS, NUMBERS, lots_of, resolve
from longroad.isle.maps.shipped import scenario, scenario_names
from longroad.isle.maps.value import Map

pytestmark = pytest.mark.both_builds
BASE = scenario("base")
OPTIONS = [(numbers, harbors) for numbers in NUMBERS for harbors in HARBORS]


def island(map: list[str], **keys: Any) -> MapFile:
    """A small one: for two, who found once beside two neutral settlements."""
    few = {"format": "longroad-map/1", "name": "Test", "seats": [2], "founding": 1}
    return load_map({**few, "map": map, **keys})


def reds_touch(m: Map) -> bool:
    reds = {h for h in range(m.board.hexes) if m.number[h] in (6, 8)}
    return any(int(other) in reds for h in reds for other in m.board.neighbors[h])


@pytest.mark.parametrize("numbers, harbors", OPTIONS)
def test_a_resolved_map_can_be_written_down_and_read_again(numbers: str, harbors: str) -> None:
    for seed in range(40):
        m = resolve(BASE, Dealer(seed), numbers, harbors)
        table = m.as_dict()
        assert drawn_map(json.loads(json.dumps(table))).as_dict() == table
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
            assert new_land(m).is_coast(m.board, c) == (len(around) < 3 or SEA in around)
        assert drawn_map(m.as_dict()).as_dict() == m.as_dict()


@pytest.mark.parametrize(
    "options, sentence",
    [
        (("spiralling",), "board can be random, spiral, spread, fixed or variable, not 'spiralling'"),
        (("spread", "free"), "harbors can be fixed, shuffled, players or generator, not 'free'"),
        (("spread", "fixed", "free"), "islets can be shuffled or fixed, not 'free'"),
    ],
)
def test_an_unknown_option_is_refused(options: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadSpec) as refusal:
        resolve(BASE, Dealer(1), *options)
    assert str(refusal.value) == sentence


def test_the_neutral_settlements_have_marked_corners() -> None:
    m = resolve(BASE, Dealer(1), "spread", "fixed")
    assert m.marked("neutral") == [m.places.corner_of("A2.S"), m.places.corner_of("E2.N")]
    assert not m.pieces


def test_a_broken_file_is_not_dealt() -> None:
    with pytest.raises(BadMap, match="format must be"):
        resolve(read_map({}), Dealer(1), "random", "fixed")


# Limits and the variable set-up.

LINE = "_   _   _   _   _   _"
REST = {"terrain_pool": {"forest": 3, "hills": 3}, "number_pool": [2, 6, 8, 9, 10, 12]}
NO_WAY = [
    ({"number_pool": [6, 6, 8, 8, 2, 3], "limits": {"reds_apart": True}}, "no 6 or 8 beside another"),
    (
        {
            "number_pool": [2, 12, 2, 12, 3, 4],
            "limits": {"barred": [{"terrain": ["hills"], "numbers": [2, 12]}]},
        },
        "no 2 or 12 on hills",
    ),
    (
        {
            "number_pool": [5, 6, 8, 9, 5, 4],
            "limits": {"barred": [{"hexes": ["A1", "A2", "A3"], "numbers": [5, 6, 8, 9]}]},
        },
        "no 5, 6, 8 or 9 on A1, A2 or A3",
    ),
    (
        {
            "map": ["f2  f3  f4  h   h   h"],
            "terrain_pool": {},
            "number_pool": [6, 8, 5],
            "limits": {"favored": ["forest"]},
        },
        "forest no worse than the rest",
    ),
    (
        {
            "number_pool": [6, 6, 8, 2, 3, 4],
            "limits": {"reds_apart": True, "barred": [{"hexes": ["A1", "A6"], "numbers": [6, 8]}]},
        },
        "no 6 or 8 beside another and no 6 or 8 on A1 or A6",
    ),
]


@pytest.mark.parametrize("keys, limit", NO_WAY, ids=[limit for _, limit in NO_WAY])
def test_a_limit_that_cannot_be_met_is_named(keys: dict[str, Any], limit: str) -> None:
    file = island(**{"map": [LINE], **REST, **keys})
    with pytest.raises(BadMap) as refusal:
        resolve(file, Dealer(1))
    assert str(refusal.value) == f"found no way to lay the numbers of Test with {limit}"


def test_land_that_leaves_no_room_is_refused() -> None:
    """However it is dealt: two hexes have twelve corners at most."""
    file = island([LINE], terrain_pool={"sea": 4, "hills": 2}, number_pool=[2, 3])
    with pytest.raises(
        BadMap, match="corners on land; 2 players and their neutral neighbors need 13 to be sure of a place"
    ):
        resolve(file, Dealer(1))


def test_land_is_dealt_again_until_there_is_room() -> None:
    """Three hexes in a row have a coast of 14 sides; six harbors need 16 to be sure of a place."""

    def in_a_row(harbors: int) -> int:
        pool = {"sea": 3, "hills": 3}
        stack = ["any"] * harbors
        file = island([LINE], terrain_pool=pool, number_pool=[2, 3, 4], harbor_stack=stack)
        maps = [resolve(file, Dealer(seed), "fixed", "generator") for seed in range(60)]
        assert {len(m.harbors) for m in maps} == {harbors}
        return sum("~" not in m.drawing()[0].strip("~ ") for m in maps)

    assert in_a_row(1) > 5
    assert in_a_row(6) == 0


def keeps_limits(file: MapFile, terrain: list[int], number: list[int]) -> bool:
    """Counted without the code that deals."""
    numbered = [h for h in range(len(number)) if number[h]]
    reds = {h for h in numbered if number[h] in (6, 8)}
    if file.limits.reds_apart and any(int(other) in reds for h in reds for other in file.board.neighbors[h]):
        return False
    for bar in file.limits.bars:
        if any((terrain[h] in bar.terrain or h in bar.hexes) and number[h] in bar.numbers for h in numbered):
            return False
    good = [6 - abs(7 - number[h]) for h in numbered if terrain[h] in file.limits.favored]
    rest = [6 - abs(7 - number[h]) for h in numbered if terrain[h] not in file.limits.favored]
    return not good or sum(good) / len(good) >= sum(rest) / len(rest)


@pytest.mark.parametrize("name", [name for name in scenario_names() if len(scenario(name).limits)])
def test_the_search_finds_a_way_too(name: str) -> None:
    """Chance nearly always finds one before, so the search is asked here alone."""
    file = scenario(name)
    found = set()
    for seed in range(20):
        dealer = Dealer(seed)
        m = resolve(file, dealer, "variable")
        assert keeps_limits(file, list(m.terrain), list(m.number))
        drawn = m.number[:]
        if not file.shuffles:
            for h in range(len(drawn)):
                drawn[h] = 0
        lots = lots_of(file, m.terrain, drawn, bool(file.shuffles))
        for lot in lots:
            dealer.shuffle(lot.hexes)
        assert Laying(file.board, m.terrain, drawn, lots, file.limits).search(dealer)
        assert Counter(drawn) == Counter(m.number)
        assert keeps_limits(file, list(m.terrain), list(drawn))
        found.add(tuple(drawn))
    assert len(found) == 20


def test_numbers_under_limits_are_as_likely_one_way_as_another() -> None:
    file = island(
        ["_   _   _   _"],
        terrain_pool={"hills": 4},
        number_pool=[2, 6, 8, 12],
        limits={"reds_apart": True, "barred": [{"hexes": ["A1"], "numbers": [2]}]},
    )
    ways = Counter("/".join(resolve(file, Dealer(seed)).drawing()) for seed in range(2000))
    assert len(ways) == 10  # with the reds on A1 and A3, A1 and A4, or A2 and A4 and the 12 on A1
    assert min(ways.values()) > 150  # 200 expected


@pytest.mark.parametrize("harbors", ["fixed", "shuffled", "generator"])
def test_a_stack_of_harbors_that_nobody_places_is_placed_by_chance(harbors: str) -> None:
    file = island(["f5  h6  p9  m4  g3  ~"], harbor_stack=["any", "wool", "ore"], robber="nowhere")
    maps = [resolve(file, Dealer(seed), "fixed", harbors) for seed in range(10)]
    assert all(sorted(kind for _, kind in m.harbors) == [1, 4, 6] and m.harbor_stack == [] for m in maps)
    assert len({str(m.harbors) for m in maps}) > 5
    left = resolve(file, Dealer(1), "fixed", "players")
    assert left.harbors == [] and sorted(left.harbor_stack) == [1, 4, 6]

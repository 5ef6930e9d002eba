"""The maps of Seafarers: what lies on them, where robber and pirate start, and the variable set-ups."""

import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longroad.cli.main import cli
from longroad.core.dealer import Dealer
from longroad.core.packed import NOWHERE
from longroad.errors import BadMap, BadSpec
from longroad.isle.family import map_name
from longroad.isle.geometry import FOG, GOLD, SEA, TERRAINS, UNFILLED
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import HARBORS
from longroad.isle.maps.reading import drawn_map, load_map, read_map
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario, scenario_names
from longroad.isle.maps.value import Map
from tests.isle import new_game
from tests.proofs import rule

SEEDS = range(120)
SPECIAL = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
MAPS = [name for name in scenario_names() if not name.startswith(("base", "beginner", "peninsula"))]
FOUR = ["new_shores_3", "new_shores_4", "four_islands_3", "four_islands_4"]
FOUR += ["oceania_3", "oceania_4", "through_the_desert_3", "through_the_desert_4"]


def count(words: str) -> dict[str, int]:
    pairs = [word.split(":") for word in words.split()]
    return {name: int(n) for name, n in pairs}


# Terrain, numbers and 3:1 harbors of each map, as the rulebook counts them: with what lies under the fog, and
# with the numbers of villages.
TOTALS = {
    "new_shores_3": (
        "sea:13 gold:2 hills:4 forest:3 pasture:5 fields:4 mountains:4",
        "2:1 3:2 4:3 5:3 6:2 8:3 9:2 10:3 11:2 12:1",
        3,
    ),
    "new_shores_4": (
        "sea:14 desert:1 gold:2 hills:5 forest:5 pasture:5 fields:5 mountains:5",
        "2:2 3:3 4:3 5:3 6:3 8:3 9:3 10:3 11:3 12:1",
        4,
    ),
    "four_islands_3": (
        "sea:15 hills:4 forest:4 pasture:4 fields:4 mountains:4",
        "2:1 3:2 4:2 5:3 6:2 8:2 9:3 10:2 11:2 12:1",
        4,
    ),
    "four_islands_4": (
        "sea:12 hills:4 forest:5 pasture:5 fields:5 mountains:4",
        "2:1 3:2 4:3 5:3 6:2 8:2 9:3 10:3 11:3 12:1",
        4,
    ),
    "oceania_3": (
        "sea:18 gold:2 hills:4 forest:5 pasture:5 fields:4 mountains:4",
        "3:3 4:2 5:3 6:3 8:3 9:3 10:2 11:3 12:2",
        3,
    ),
    "oceania_4": (
        "sea:15 gold:2 hills:5 forest:5 pasture:5 fields:5 mountains:5",
        "2:1 3:3 4:3 5:3 6:3 8:3 9:3 10:3 11:3 12:2",
        4,
    ),
    "through_the_desert_3": (
        "sea:10 desert:3 gold:2 hills:3 forest:5 pasture:4 fields:4 mountains:4",
        "2:1 3:2 4:3 5:3 6:3 8:3 9:3 10:2 11:1 12:1",
        3,
    ),
    "through_the_desert_4": (
        "sea:12 desert:3 gold:2 hills:5 forest:5 pasture:5 fields:5 mountains:5",
        "2:1 3:3 4:3 5:3 6:3 8:3 9:3 10:3 11:3 12:2",
        4,
    ),
    "forgotten_tribe": (
        "sea:19 desert:3 gold:2 hills:5 forest:5 pasture:5 fields:5 mountains:5",
        "2:1 3:2 4:2 5:2 6:2 8:2 9:2 10:2 11:2 12:1",
        1,
    ),
    "cloth_for_catan": (
        "sea:18 desert:2 gold:2 hills:3 forest:4 pasture:4 fields:5 mountains:4",
        "2:2 3:3 4:3 5:3 6:3 8:3 9:3 10:3 11:3 12:2",
        4,
    ),
    "pirate_islands": (
        "sea:19 desert:3 gold:2 hills:5 forest:5 pasture:5 fields:5 mountains:5",
        "2:1 3:2 4:3 5:3 6:3 8:3 9:3 10:3 11:2 12:1",
        3,
    ),
    "wonders": (
        "sea:19 desert:3 gold:2 hills:5 forest:5 pasture:5 fields:5 mountains:5",
        "2:2 3:3 4:3 5:3 6:3 8:3 9:3 10:3 11:3 12:1",
        4,
    ),
    "new_world": (
        "sea:19 hills:4 forest:5 pasture:5 fields:5 mountains:4",
        "2:1 3:3 4:3 5:3 6:2 8:2 9:3 10:3 11:2 12:1",
        5,
    ),
}


# -- what to look at ----------------------------------------------------------------------------------------


def dealt(name: str, board: str = "variable", harbors: str = "fixed", islets: str = "shuffled") -> list[Map]:
    return [resolve(scenario(name), Dealer(seed), board, harbors, islets) for seed in SEEDS]


def terrain(m: Map | MapFile, hexes: list[int]) -> list[str]:
    return ["open" if m.terrain[h] == UNFILLED else TERRAINS[m.terrain[h]] for h in hexes]


def numbers(m: Map | MapFile, hexes: list[int]) -> list[int]:
    return [int(m.number[h]) for h in hexes]


def named(m: MapFile, words: str) -> list[int]:
    return [int(m.places.hex_of(name)) for name in words.split()]


def marked(m: MapFile, mark: str) -> list[int]:
    return [int(m.places.hex_of(name)) for name in m.marks[mark]]


def rest(m: MapFile, *parts: list[int]) -> list[int]:
    return [h for h in range(m.board.hexes) if not any(h in part for part in parts)]


def reds_touch(m: Map) -> bool:
    reds = {h for h in range(m.board.hexes) if m.number[h] in (6, 8)}
    return any(int(other) in reds for h in reds for other in m.board.neighbors[h])


def kinds(m: Map) -> list[str]:
    return [HARBORS[kind] for _, kind in m.harbors]


def chance(number: int) -> int:
    return {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}[number]


def stay(name: str, maps: list[Map], hexes: list[int]) -> None:
    """These hexes keep their terrain and number in every map."""
    drawn = scenario(name)
    for m in maps:
        assert terrain(m, hexes) == terrain(drawn, hexes)
        assert numbers(m, hexes) == numbers(drawn, hexes)


def mixed(before: list[Any], after: list[list[Any]]) -> None:
    """The same things at the same places, but every place has seen several of them."""
    for things in after:
        assert Counter(things) == Counter(before)
    for k in range(len(before)):
        assert len({things[k] for things in after}) >= min(3, len(set(before)))
    assert len({tuple(things) for things in after}) > 20


def shuffled(name: str, maps: list[Map], terrain_of: list[int], numbers_of: list[int]) -> None:
    drawn = scenario(name)
    mixed(terrain(drawn, terrain_of), [terrain(m, terrain_of) for m in maps])
    mixed(numbers(drawn, numbers_of), [numbers(m, numbers_of) for m in maps])


def harbors_shuffled(name: str, maps: list[Map]) -> None:
    drawn = scenario(name)
    for m in maps:
        assert [side for side, _ in m.harbors] == list(drawn.harbor_sides)
    pool = list(drawn.harbor_pool) or list(drawn.harbor_kinds)
    mixed([HARBORS[kind] for kind in pool], [kinds(m) for m in maps])


# -- all of them --------------------------------------------------------------------------------------------


@rule("SEA-013")
@pytest.mark.parametrize("name", TOTALS)
def test_a_map_has_the_terrain_and_the_numbers_that_the_rulebook_counts(name: str) -> None:
    for m in [resolve(scenario(name), Dealer(seed)) for seed in range(3)]:
        found = Counter(terrain(m, list(range(m.board.hexes))))
        found.pop("fog", None)
        found.update({TERRAINS[t]: int(n) for t, n in enumerate(m.fog_terrain) if n})
        tokens = Counter(int(n) for n in m.number if n)
        tokens.update({n: int(k) for n, k in enumerate(m.fog_numbers) if k})
        tokens.update(int(mark[8:]) for mark in m.marks if mark.startswith("village_"))
        assert found == count(TOTALS[name][0])
        assert {str(n): k for n, k in tokens.items()} == count(TOTALS[name][1])


@rule("SEA-013")
def test_scenarios_1_to_4_have_a_map_for_three_and_another_for_four_players() -> None:
    for name in ("new_shores", "four_islands", "oceania", "through_the_desert"):
        assert map_name(name, 3, None) == map_name(name, 3, "new") == f"{name}_3"
        assert map_name(name, 4, None) == f"{name}_4"
        assert map_name(name, 2, None) == f"{name}_3"  # the game for two
        three, four = (scenario(map_name(name, n, None)) for n in (3, 4))
        assert 3 in three.seats and 4 not in three.seats and four.seats == [4]
        assert three.as_drawn().drawing() != four.as_drawn().drawing()
    for name in ("forgotten_tribe", "cloth_for_catan", "pirate_islands", "wonders", "new_world"):
        assert map_name(name, 3, None) == map_name(name, 4, None) == name
        assert {3, 4} <= set(scenario(name).seats)


@rule("SEA-013")
def test_an_older_printing_is_another_map_where_there_is_one() -> None:
    assert map_name("new_shores", 4, "older") == "new_shores_4_older"
    older = [name for name in MAPS if name.endswith("_older")]
    assert len(older) == 6
    for name in older:
        assert scenario(name).seats == scenario(name[:-6]).seats
        assert resolve(scenario(name), Dealer(1)).as_dict() != scenario(name[:-6]).as_drawn().as_dict()
    for name, seats in (("new_shores", 3), ("wonders", 4)):
        with pytest.raises(BadSpec, match=f"{name} has no map of an older printing for {seats} players"):
            map_name(name, seats, "older")


@rule("SEA-011")
@pytest.mark.parametrize("name", TOTALS)
def test_the_harbors_are_five_special_ones_and_some_at_three_to_one(name: str) -> None:
    m = resolve(scenario(name), Dealer(4), "fixed", "generator")
    assert Counter(kinds(m)) == {**SPECIAL, "any": TOTALS[name][2]}
    corners = [int(c) for side, _ in m.harbors for c in m.board.ends[side]]
    assert len(set(corners)) == len(corners)  # none shares a corner with another
    for side, kind in m.harbors:
        around = [int(m.terrain[h]) for h in m.board.hexes_beside[side]] + [SEA]
        assert SEA in around[:2] and any(t not in (SEA, FOG) for t in around[:2])
        assert all(m.harbor[c] == kind for c in m.board.ends[side])
    assert sum(kind > 0 for kind in m.harbor) == len(corners)


@rule("SEA-011")
@pytest.mark.parametrize("name", FOUR)
def test_harbors_lie_as_drawn_where_the_scenario_has_them_drawn(name: str) -> None:
    assert len({tuple(m.harbors) for m in dealt(name, "fixed")}) == 1


@rule("SEA-012")
@pytest.mark.parametrize("name", ["forgotten_tribe", "cloth_for_catan", "pirate_islands", "wonders"])
def test_harbors_are_shuffled_even_if_everything_else_is_fixed(name: str) -> None:
    maps = dealt(name, "fixed")
    harbors_shuffled(name, maps)
    stay(name, maps, list(range(scenario(name).board.hexes)))


@pytest.mark.parametrize(
    "name, robber, pirate",
    [
        pytest.param("new_shores_3", "A1", "D5/E", marks=rule("SEA-102")),
        pytest.param("new_shores_4", "E3", "D6/E", marks=rule("SEA-102")),
        pytest.param("four_islands_3", "G1", "D3", marks=rule("SEA-114")),
        pytest.param("four_islands_4", "B4", "D5/E", marks=rule("SEA-114")),
        ("oceania_3", "G2", "D1/W"),
        ("oceania_4", "B6", "D1/W"),
        ("through_the_desert_3", "A2 B2 C2", "D5/E"),
        ("through_the_desert_4", "A2 B2 C2", "D6/E"),
        ("forgotten_tribe", "A4 G1 G5", "A3"),
        ("cloth_for_catan", "C1", "D6/E"),
        ("pirate_islands", "", "G4"),
        ("wonders", "B6 C7 D6", ""),
    ],
)
def test_robber_and_pirate_start_where_the_scenario_says(name: str, robber: str, pirate: str) -> None:
    m = resolve(scenario(name), Dealer(1))
    at = m.robber_choices or ([m.robber] if m.robber != NOWHERE else [])
    assert at == [m.places.hex_of(hex) for hex in robber.split()]
    assert not m.pirate_choices
    if "/" in pirate:  # on the rim, beyond that side
        assert m.pirate >= m.board.hexes and m.places.side_of(pirate) in m.board.sides_of[m.pirate]
    else:
        assert m.pirate == (m.places.hex_of(pirate) if pirate else NOWHERE)


@rule("SEA-102")
def test_the_robber_of_new_shores_starts_on_the_12_of_three_or_the_desert_of_four() -> None:
    for name in ("new_shores_3", "new_shores_4"):
        assert {m.pirate for m in dealt(name)} == {scenario(name).as_drawn().pirate}
    for m in dealt("new_shores_3"):
        assert m.number[m.robber] == 12
    for m in dealt("new_shores_4"):
        assert TERRAINS[m.terrain[m.robber]] == "desert"
    assert len({m.robber for m in dealt("new_shores_4")}) > 10


@rule("SEA-114")
@pytest.mark.parametrize("name", ["four_islands_3", "four_islands_4"])
def test_the_robber_of_the_four_islands_starts_on_the_12(name: str) -> None:
    maps = dealt(name)
    assert all(m.number[m.robber] == 12 for m in maps)
    assert len({m.robber for m in maps}) > 5
    assert {m.pirate for m in maps} == {scenario(name).as_drawn().pirate}


# -- the variable set-ups -----------------------------------------------------------------------------------

ISLETS = {  # the outlined area with its sea
    "new_shores_3": "A1 A2 A3 A4 B4 B5 C5 C6 D5 E6 F5 G4",
    "new_shores_4": "A1 A2 A3 A4 A5 B5 B6 C6 C7 D6 E7 F6 G5",
    "new_shores_4_older": "A1 A2 A3 A4 A5 B5 B6 C6 C7 D6 E7 F6 G5",
}


@rule("SEA-104")
@pytest.mark.parametrize("name", ISLETS)
def test_new_shores_shuffles_its_main_island_and_its_outlined_area(name: str) -> None:
    maps = dealt(name)
    main, islets = marked(scenario(name), "home"), named(scenario(name), ISLETS[name])
    shuffled(name, maps, main, main)
    harbors_shuffled(name, maps)
    mixed(terrain(scenario(name), islets), [terrain(m, islets) for m in maps])  # the sea too
    tokens = Counter(n for n in numbers(scenario(name), islets) if n)
    for m in maps:
        land = [h for h in islets if m.terrain[h] != SEA]
        assert Counter(numbers(m, land)) == tokens
    assert len({tuple(numbers(m, islets)) for m in maps}) > 60
    stay(name, maps, rest(scenario(name), main, islets))
    assert not any(reds_touch(m) for m in maps)


@rule("SEA-104")
@pytest.mark.parametrize("name", ISLETS)
def test_with_fixed_islets_only_the_land_changes_places(name: str) -> None:
    maps = dealt(name, islets="fixed")
    islets = named(scenario(name), ISLETS[name])
    sea = [h for h in islets if scenario(name).terrain[h] == SEA]
    land = [h for h in islets if h not in sea]
    assert len(sea) == 4
    stay(name, maps, sea)
    shuffled(name, maps, land, land)
    assert not any(reds_touch(m) for m in maps)


@rule("SEA-115")
@pytest.mark.parametrize(
    "name", ["four_islands_3", "four_islands_4", "four_islands_3_older", "four_islands_4_older"]
)
def test_the_four_islands_keep_their_outlines_and_favor_forest_and_pasture(name: str) -> None:
    maps = dealt(name)
    file = scenario(name)
    land = [h for h in range(file.board.hexes) if file.terrain[h] != SEA]
    shuffled(name, maps, land, land)
    harbors_shuffled(name, maps)
    stay(name, maps, rest(file, land))
    for m in maps:
        good = [int(m.number[h]) for h in land if TERRAINS[m.terrain[h]] in ("forest", "pasture")]
        other = [int(m.number[h]) for h in land if TERRAINS[m.terrain[h]] not in ("forest", "pasture")]
        assert not {2, 12} & set(good)
        assert sum(map(chance, good)) / len(good) >= sum(map(chance, other)) / len(other)
        assert not reds_touch(m)


@rule("SEA-126")
@pytest.mark.parametrize("name", ["oceania_3", "oceania_4", "oceania_4_older"])
def test_oceania_shuffles_its_main_islands_and_reds_may_touch(name: str) -> None:
    maps = dealt(name)
    file = scenario(name)
    main = marked(file, "home")
    shuffled(name, maps, main, main)
    harbors_shuffled(name, maps)
    stay(name, maps, rest(file, main))
    touching = [reds_touch(m) for m in maps]
    assert any(touching) and not all(touching)
    for m in maps:  # what lies under the fog is not dealt before the game
        assert [int(n) for n in m.fog_terrain] == [int(n) for n in file.fog_terrain]
        assert sum(m.fog_terrain) == sum(t == FOG for t in m.terrain) == 12


@rule("SEA-134")
@pytest.mark.parametrize(
    "name, strip, islets",
    [
        ("through_the_desert_3", "A1 B1 C1", "A4 B5 D5 F5 G4"),
        ("through_the_desert_4", "A1 B1 C1", "A5 B6 C7 E6 E7 G4 G5"),
        ("through_the_desert_3_older", "A1 B1 C1", "A4 B5 D5 F5 G4"),
        ("through_the_desert_4_older", "A1 B1 C1", "A5 B6 C7 E6 E7 G4 G5"),
    ],
)
def test_through_the_desert_shuffles_all_but_the_belt_and_the_land_behind(
    name: str, strip: str, islets: str
) -> None:
    maps = dealt(name)
    file = scenario(name)
    main, behind, small = marked(file, "home"), named(file, strip), named(file, islets)
    assert terrain(file, marked(file, "belt")) == ["desert"] * 3
    shuffled(name, maps, main, main)
    shuffled(name, maps, small, behind + small)
    harbors_shuffled(name, maps)
    stay(name, maps, rest(file, main, behind, small))
    for m in maps:
        assert terrain(m, behind) == terrain(file, behind)
        assert not reds_touch(m)
        assert not any(m.terrain[h] == GOLD and m.number[h] in (6, 8) for h in range(m.board.hexes))


@rule("SEA-147")
def test_the_forgotten_tribe_has_low_numbers_at_the_right_end() -> None:
    name = "forgotten_tribe"
    maps = dealt(name)
    main, end = marked(scenario(name), "home"), named(scenario(name), "C6 D6 E6")
    mixed(terrain(scenario(name), main), [terrain(m, main) for m in maps])
    for m in maps:
        assert Counter(numbers(m, main)) == Counter(numbers(scenario(name), main))
        assert not {5, 6, 8, 9} & set(numbers(m, end))
    assert {n for m in maps for n in numbers(m, end)} == {2, 3, 4, 10, 11, 12}
    stay(name, maps, rest(scenario(name), main))


@rule("SEA-162")
def test_cloth_for_catan_shuffles_its_main_islands_and_the_robber_has_a_choice_of_two() -> None:
    name = "cloth_for_catan"
    maps = dealt(name)
    main = marked(scenario(name), "home")
    shuffled(name, maps, main, main)
    stay(name, maps, rest(scenario(name), main))  # and with them the villages, which are marks
    for m in maps:
        assert m.robber == NOWHERE and len(m.robber_choices) == 2
        assert all(m.number[h] == 12 for h in m.robber_choices)
        assert m.marks == scenario(name).marks
    assert {m.places.hex_name(m.robber) for m in dealt(name, "fixed")} == {"C1"}


@rule("SEA-197")
def test_the_wonders_shuffle_their_main_island_with_no_red_beside_the_desert() -> None:
    name = "wonders"
    maps = dealt(name)
    file = scenario(name)
    deserts = named(file, "B6 C7 D6")
    main = [h for h in marked(file, "home") if h not in deserts]
    assert terrain(file, deserts) == ["desert"] * 3
    mixed(terrain(file, main), [terrain(m, main) for m in maps])
    for h in main:
        assert len({int(m.number[h]) for m in maps}) > 5
    stay(name, maps, rest(file, main))
    for m in maps:
        assert Counter(numbers(m, main)) == Counter(numbers(file, main))
        beside = {int(h) for d in deserts for h in m.board.neighbors[d] if m.terrain[h] != SEA} - set(deserts)
        assert beside == set(named(file, "C6 D5"))
        assert not {6, 8} & set(numbers(m, sorted(beside)))
        assert not reds_touch(m)


@rule("SEA-182")
def test_the_pirate_islands_have_no_variable_set_up() -> None:
    with pytest.raises(BadMap, match="The Pirate Islands has no variable set-up"):
        resolve(scenario("pirate_islands"), Dealer(1), "variable")


# -- the New World ------------------------------------------------------------------------------------------


@rule("SEA-201")
def test_the_new_world_is_dealt_with_no_reds_side_by_side() -> None:
    maps = dealt("new_world", "fixed")
    everywhere = list(range(42))
    pool = [name for name, n in count(TOTALS["new_world"][0]).items() for _ in range(n)]
    mixed(pool, [terrain(m, everywhere) for m in maps])
    for m in maps:
        assert [m.number[h] > 0 for h in everywhere] == [m.terrain[h] != SEA for h in everywhere]
        assert not reds_touch(m)
        assert m.number[m.robber] == 12
        assert m.pirate_choices == list(range(42, 42 + m.board.rim))


@rule("SEA-201")
def test_the_generator_places_ten_harbors_on_any_coast_one_at_a_corner() -> None:
    maps = dealt("new_world", "fixed", "generator")
    for m in maps:
        assert Counter(kinds(m)) == {**SPECIAL, "any": 5} and m.harbor_stack == []
        corners = [int(c) for side, _ in m.harbors for c in m.board.ends[side]]
        assert len(set(corners)) == 20
        for side, _ in m.harbors:
            land = [h for h in m.board.hexes_beside[side] if m.terrain[h] != SEA]
            assert len(land) == 1
    assert len({side for m in maps for side, _ in m.harbors}) > 100  # out of 157


@rule("SEA-201")
def test_harbors_that_the_players_place_are_left_to_them() -> None:
    for m in dealt("new_world", "fixed", "players"):
        assert m.harbors == []
        assert Counter(HARBORS[kind] for kind in m.harbor_stack) == {**SPECIAL, "any": 5}


@rule("SEA-204")
def test_no_red_number_lies_on_gold_in_the_new_world() -> None:
    text = resources.files("longroad.isle.scenarios").joinpath("new_world.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    table["terrain_pool"] = {**table["terrain_pool"], "hills": 0, "gold": 4}
    seen = set()
    for seed in SEEDS:
        m = resolve(load_map(table), Dealer(seed), "fixed", "players")
        on_gold = {int(m.number[h]) for h in range(42) if m.terrain[h] == GOLD}
        assert not on_gold & {6, 8}
        seen |= on_gold
    assert seen == {2, 3, 4, 5, 9, 10, 11, 12}


# -- maps of one's own --------------------------------------------------------------------------------------


@rule("SEA-205")
def test_anybody_can_write_a_map_and_is_told_all_that_is_wrong_with_it() -> None:
    own: dict[str, Any] = {
        "format": "longroad-map/1",
        "name": "Two atolls",
        "seats": [2],
        "points": 12,
        "island_points": 1,
        "map": ["  h3  *9  ~   p6", "g10 f8  ~   m5  f4", "  p5  ~   ~   h11", "m4  g9  ~   f10 g8"],
        "harbors": ["A1/NW any", "B5/E wool"],
        "robber": "4",
        "pirate": "C2",
    }
    file = load_map(own)
    m = resolve(file, Dealer(1))
    assert (m.points, m.island_points) == (12, 1)
    assert [m.places.hex_name(h) for h in m.robber_choices] == ["B5", "D1"]
    assert drawn_map(m.as_dict()).as_dict() == m.as_dict()
    wrong = {**own, "name": "", "pirate": "A1", "robber": "C2", "harbors": ["B1/E any"], "points": 0}
    assert read_map(wrong).problems == [
        "name must be one line of 1 to 80 characters",
        "the harbor at B1/E is not on the coast",
        "the robber can't start in the sea at C2",
        "the pirate can't start at A1: it is not sea",
        "points must be a number from 2 to 99, not 0",
    ]


@rule("SEA-206")
def test_a_dealt_board_can_be_changed_by_agreement_before_the_game(tmp_path: Path) -> None:
    """The host deals it into a file, all agree on a change, and the game is played on what they agreed on."""
    spec = "isle:new_shores;4;board=variable"
    path = tmp_path / "board.toml"
    done = CliRunner().invoke(cli, ["map", "deal", spec, "--seed", "5", "-o", str(path)])
    assert done.exit_code == 0
    text = path.read_text(encoding="utf-8")
    dealt_rows = load_map(text).as_drawn().drawing()
    assert load_map(text).as_drawn().as_dict() == new_game(spec, seed=5).map.as_dict()
    row = dealt_rows[3]
    one, other = row.split()[:2]
    agreed = "  " + other.ljust(4) + one.ljust(4) + row[10:]  # D1 and D2 change places
    path.write_text(text.replace(row, agreed), encoding="utf-8")
    assert CliRunner().invoke(cli, ["map", "check", str(path)]).exit_code == 0
    game = new_game(spec, seed=9, map=path)
    assert game.map.drawing() == [*dealt_rows[:3], agreed, *dealt_rows[4:]] != dealt_rows

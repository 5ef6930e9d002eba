"""Reading map files, and the sentence each mistake gets."""

import copy
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longroad.cli.main import cli
from longroad.core.dealer import Dealer
from longroad.core.packed import NOWHERE
from longroad.errors import BadMap
from longroad.isle.geometry import FOG, SEA, TERRAINS, is_land
from longroad.isle.land import new_land
from longroad.isle.maps.format import KEYS
from longroad.isle.maps.marks import MARKS
from longroad.isle.maps.reading import drawn_map, load_map, read_map
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario, scenario_names
from longroad.isle.maps.value import Map, Piece

pytestmark = pytest.mark.both_builds

ISLAND = ["    m10 p2  f9", "  g12 h6  p4  h10", "g9  f11 d   f3  m8", "  f8  m3  g4  p5", "    h5  g6  p11"]
PLAIN: dict[str, Any] = {"format": "longroad-map/1", "name": "Test", "seats": [3, 4], "map": ISLAND}

GIVEN = {"red": ["A1.N", "A2.N", "A3.N"], "blue": ["E1.S"], "white": ["E2.S"], "orange": ["E3.S"]}


def plain(**changes: Any) -> dict[str, Any]:
    return copy.deepcopy({**PLAIN, **changes})


def drawn(**rows: str) -> list[str]:
    """The test island with some rows drawn otherwise."""
    return [rows.get("ABCDE"[k], line) for k, line in enumerate(ISLAND)]


def specks(rows: int, cell: str) -> list[str]:
    """Islands of one hex in a sea, ten in every second row."""
    dots = (cell.ljust(4) + "~   ") * 10
    return [(dots if r % 2 == 0 else "  " + "~   " * 20).rstrip() for r in range(rows)]


def on_coast(m: Map, corner: int) -> bool:
    return new_land(m).is_coast(m.board, corner)


def refusal(source: Any) -> str:
    with pytest.raises(BadMap) as caught:
        load_map(source)
    return str(caught.value)


MISTAKES = [
    # the file
    ("", "format must be 'longroad-map/1', not nothing"),
    ("map = [", "the map file is not TOML: Invalid value (at end of document)"),
    (
        "{",
        "the map file is not JSON: Expecting property name enclosed in double quotes: *",
    ),
    (b"name = '\xff'", "the map is not UTF-8 text"),
    ("#" * 2001, "the map file has a line longer than 2000 characters"),
    ("#\n" * 16385, "the map file is longer than 32768 characters"),
    ('{"map":' + "[" * 10_000, "the map file nests too deeply"),
    ("map=" + "[" * 1_900, "the map file nests too deeply"),
    (7, "a map is read from text, a path or a table, not from 7"),
    (Path("no such file"), "the map file 'no such file' can't be read: No such file or directory"),
    (Path("nul\0"), "the map file 'nul\\x00' can't be read: embedded null byte"),
    # keys
    ({}, "format must be 'longroad-map/1', not nothing"),
    (plain(format="longroad-map/2"), "format must be 'longroad-map/1', not 'longroad-map/2'"),
    (plain(harbours=[]), "there is no key 'harbours' in a map file; did you mean harbors?"),
    ({3: 4}, "there is no key 3 in a map file; there is format, name, seats, colors, map, harbors, *"),
    ({"format": "longroad-map/1"}, "the key name is missing"),
    (plain(name=3), "name must be text, not 3"),
    (plain(name="two\nlines"), "name must be one line of 1 to 80 characters"),
    (plain(name="\ud800"), "name must be one line of 1 to 80 characters"),
    (plain(seats=4), "seats must be a list of numbers of players such as [3, 4]"),
    (plain(seats=[True]), "seats can be from 2 to 6, not true"),
    (plain(seats=[4, 3]), "seats must be listed once each, in rising order"),
    (plain(seats=[16**9999]), "seats can be from 2 to 6, not a huge number"),
    (plain(colors=3), "colors must be a table such as { 3 = ['red', 'blue', 'white'] }, not 3"),
    (plain(colors={"5": []}), "colors: '5' is not one of the map's numbers of seats"),
    (plain(colors={"3": ["red"]}), "colors: 3 seats need a list of 3 colors"),
    (
        plain(colors={"3": ["red", "bleu", "white"]}),
        "colors: 'bleu' is not a color of its own for 3 seats; did you mean blue?",
    ),
    # the drawing
    (plain(map=3), "map must be a drawing: text, or a list with one text for each row"),
    (plain(map=[3]), "map must be a drawing: text, or a list with one text for each row"),
    (plain(map=""), "the map has no hexes"),
    (
        plain(map=drawn(B="  g12 x6  p4  h10")),
        "B2: there is no terrain 'x'; use one of f h p g m d ~ [*] [?] L S or _",
    ),
    (plain(map=drawn(B="  g12 h6p4    h10")), "B2: 'h6p4' is not a letter and a number"),
    (plain(map=drawn(B="  g12 h6  p４  h10")), "B3: 'p４' is not a letter and a number"),
    (
        plain(map=drawn(B=" g12 h6  p4  h10")),
        "B1: 'g12' in row B is not in line; cells stand 4 characters *",
    ),
    (
        plain(map=drawn(D="  f8  m3   g4 p5")),
        "D3: 'g4' in row D is not in line; cells stand 4 characters *",
    ),
    (plain(map=drawn(B="\tg12 h6")), "row B of the map holds a tab; draw it with spaces"),
    (plain(map=drawn(B="   ")), "row B of the map is empty"),
    (plain(map=drawn(B="  g7  h6  p4  h10")), "B1: 7 is not a number from 2 to 6 or 8 to 12"),
    (plain(map=drawn(B="  g13 h6  p4  h10")), "B1: 13 is not a number from 2 to 6 or 8 to 12"),
    (plain(map=drawn(C="g9  f11 d5  f3  m8")), "C3: desert has no number, so 'd5' can't be"),
    (plain(map=drawn(C="g9  f11 ~5  f3  m8")), "C3: sea has no number, so '~5' can't be"),
    (
        plain(map=drawn(B="  g12 h   p4  h10")),
        "B2 is hills and has no number; if it shall have none, draw it as h-",
    ),
    (
        plain(map=drawn(E="                    h5  g6  p11")),
        "E1 is cut off from the rest of the map; draw the sea between as ~",
    ),
    (plain(map=[" ".join(["~  "] * 401)]), "the map has more than 400 hexes"),
    (plain(map=["f2"]), "the map has 6 corners on land; 4 players need 29 to be sure of a place"),
    (
        plain(map=["f2  h3  p4  ~   ~"], seats=[2], robber="nowhere"),
        "the map has 14 corners on land; 2 players and their neutral neighbors need 21 to be sure of a place",
    ),
    (plain(map=specks(20, "p2"), robber="nowhere"), "the map may have 100 islands; 60 are the most"),
    (
        plain(map=specks(20, "?"), robber="nowhere", fog_terrain={"desert": 100}),
        "the map may have 100 islands; 60 are the most",
    ),
    # pools
    (plain(terrain_pool=[]), "terrain_pool must be a table such as { forest = 4, hills = 3 }, not a list"),
    (plain(terrain_pool={"wood": 1}), "terrain_pool: there is no 'wood'; there is forest, hills, *"),
    (plain(terrain_pool={"forest": -1}), "terrain_pool: forest must be a number from 0 to 400, not -1"),
    (plain(terrain_pool={"forest": 1}), "terrain_pool holds 1 hexes, but 0 are to be filled"),
    (plain(map=drawn(C="g9  f11 _   f3  m8")), "terrain_pool holds 0 hexes, but 1 are to be filled"),
    (plain(map=drawn(C="g9  f11 _   f3  m8"), terrain_pool={"fog": 1}), "terrain_pool: fog can't be dealt"),
    (
        plain(map=drawn(C="g9  f11 _5  f3  m8"), terrain_pool={"desert": 1}),
        "C3 has a number, but the pool may make it desert",
    ),
    (plain(number_pool=[3], number_sequence=[3]), "give number_pool or number_sequence, not both"),
    (plain(number_pool=3), "number_pool must be a list of numbers, not 3"),
    (plain(number_pool=[7]), "number_pool: 7 is not a number from 2 to 6 or 8 to 12"),
    (plain(number_sequence=["A"]), "number_sequence: 'A' is not a number from 2 to 6 or 8 to 12"),
    (plain(number_pool=[3]), "number_pool holds 1 numbers, but 0 hexes need one"),
    (
        plain(map=drawn(C="g9  f11 _   f3  m8"), terrain_pool={"hills": 1}),
        "number_pool holds 0 numbers, but 1 hexes need one",
    ),
    # harbors
    (plain(harbors="A1/NW any"), "harbors must be a list of texts such as 'A1/NW any'"),
    (plain(harbors=["A1/NW"]), "harbors: 'A1/NW' must be a side and a kind, such as 'A1/NW any'"),
    (plain(harbors=[None]), "harbors: nothing must be a side and a kind, such as 'A1/NW any'"),
    (
        plain(harbors=["A1/NW wood"]),
        "harbors: 'wood' at 'A1/NW' is no kind of harbor; did you mean wool?",
    ),
    (plain(harbors=["A9/NW any"]), "harbors: there is no side 'A9/NW' on this map; did you mean *"),
    (plain(harbors=["A1/SE any"]), "the harbor at A1/SE is not on the coast"),
    (plain(map=drawn(A="    m10 ~   f9"), harbors=["A2/NE any"]), "the harbor at A2/NE is not on the coast"),
    (plain(harbors=["A1/NW any", "A1/NE ore"]), "the harbors at A1/NW and A1/NE share the corner A1.N"),
    (plain(harbors=["A1/NW ?"]), "harbor_pool holds 0 kinds, but 1 harbors are to be filled"),
    (plain(harbor_pool={"?": 1}), "harbor_pool: there is no '[?]'; there is any, *"),
    (plain(harbor_stack="any"), "harbor_stack must be a list of kinds such as ['any', 'wool']"),
    (plain(harbor_stack=["?"]), "harbor_stack: '[?]' is no kind of harbor; there is any, *"),
    (
        plain(harbor_stack=["any"] * 11),
        "the map has 30 free sides on the coast; 11 harbors need 31 to be sure of a place",
    ),
    (
        plain(harbors=["A1/NW any"], harbor_stack=["any"] * 10),
        "the map has 27 free sides on the coast; 10 harbors need 28 to be sure of a place",
    ),
    # without a number, and fog
    (plain(map=drawn(C="g9  f11 d-  f3  m8")), "C3: 'd-' can't be; only what could carry a number can *"),
    (plain(map=drawn(C="g9  f11 _-  f3  m8")), "C3: '_-' can't be; only what could carry a number can *"),
    (plain(map=drawn(C="g9  f11 ?   f3  m8")), "fog_terrain holds 0 hexes, but 1 are drawn as [?]"),
    (plain(fog_terrain={"sea": 1}), "fog_terrain holds 1 hexes, but 0 are drawn as [?]"),
    (
        plain(map=drawn(C="g9  f11 ?   f3  m8"), fog_terrain={"lake": 1}),
        "fog_terrain: lake can't lie under the fog",
    ),
    (
        plain(map=drawn(C="g9  f11 ?   f3  m8"), fog_terrain={"gold": 1}, fog_numbers=[3, 4]),
        "fog_numbers holds 2 numbers, but 1 hexes under the fog need one",
    ),
    (
        plain(map=drawn(C="g9  f11 ?   f3  m8"), fog_terrain={"gold": 1}, fog_numbers=[7]),
        "fog_numbers: 7 is not a number from 2 to 6 or 8 to 12",
    ),
    # the robber
    (plain(robber=3), "robber must be the name of a hex, not 3"),
    (plain(robber="C9"), "robber: there is no hex 'C9' on this map; did you mean *"),
    (plain(map=drawn(A="    m10 ~   f9"), robber="a2"), "the robber can't start in the sea at A2"),
    (plain(map=drawn(A="    m10 d   f9")), "the map has 2 deserts; say with robber where it starts"),
    (plain(robber=[]), "robber must be the name of a hex or a list of them, not an empty list"),
    (plain(robber=["A1", 3]), "robber must be the name of a hex, not 3"),
    (plain(robber=["A1", "a1"]), "robber lists A1 twice"),
    (plain(robber="~1"), "the robber can't start in the sea at ~1"),
    (plain(robber="7"), "robber: no hex bears the number '7'"),
    (plain(map=drawn(C="g9  f11 L   f3  m8"), robber="desert"), "robber: the map has no desert"),
    (
        plain(map=drawn(C="g9  f11 ?   f3  m8"), fog_terrain={"desert": 1}, robber="C3"),
        "the robber can't start under the fog at C3",
    ),
    (plain(shuffled_robber="12"), "shuffled_robber is of no use without a [[shuffle]]"),
    # the pirate, and what the game is about
    (plain(pirate=True), "pirate must be the name of a hex, not true"),
    (plain(pirate="~19"), "pirate: there is no hex '~19' on this map; did you mean *"),
    (plain(pirate=["~1", "C3"]), "the pirate can't start at C3: it is not sea"),
    (plain(points=1), "points must be a number from 2 to 99, not 1"),
    (plain(island_points=-1), "island_points must be a number from 0 to 99, not -1"),
    (plain(founding="2"), "founding must be a number from 0 to 4, not '2'"),
    (plain(founding=0), "founding can be 0 only where pieces are given"),
    (plain(founding=4), "the map has 54 corners on land; 4 players need 61 to be sure of a place"),
    (
        plain(marks={"home": ["A1", "A2", "A3"]}),
        "the map has 14 corners on home; 4 players need 29 to be sure of a place",
    ),
    (
        plain(marks={"home": ["B1", "B2", "B3", "C1", "C2", "C3", "C4"], "no_founding": ["B2.S", "C2.N"]}),
        "the map has 23 corners on home; 4 players need 29 to be sure of a place",
    ),
    # pieces
    (plain(pieces=[]), "pieces must be a table such as *"),
    (plain(pieces={"rde": []}), "pieces: 'rde' is no player; did you mean red?"),
    (
        plain(pieces={5: []}),
        "pieces: 5 is no player; there is red, blue, white, orange, green, violet, neutral1, neutral2",
    ),
    (plain(pieces={"red": 3}), "pieces: those of red must be a list of texts such as 'settlement C3.N'"),
    (plain(pieces={"red": ["castle C3.N"]}), "pieces of red: 'castle C3.N' must be such as *"),
    (plain(pieces={"red": ["road C3/E pays"]}), "pieces of red: 'road C3/E pays' must be such as *"),
    (plain(pieces={"red": ["city C3/E"]}), "pieces of red: 'C3/E' is a side, not a corner"),
    (plain(pieces={"red": ["city C3.N"], "blue": ["city B2.SE"]}), "two pieces stand on B2.SE"),
    (plain(pieces={"red": ["road C3/E"], "blue": ["road C4/W"]}), "two roads lie on C3/E"),
    (
        plain(pieces={"red": ["city C3.N"], "neutral1": ["settlement C3.NE"]}),
        "the settlement of neutral1 at B3.S is too close to the one at B2.SE",
    ),
    (plain(pieces={"red": ["ship C3/E"]}), "the ship of red at C3/E is not at sea"),
    (plain(pieces={"red": ["ship A1/NW pays"]}), "pieces of red: 'ship A1/NW pays' must be such as *"),
    (plain(pieces={"red": ["ship A1/NW", "ship A1/NW"]}), "two ships lie on A1/NW"),
    (plain(pieces={"red": ["ship A1/NW"], "blue": ["road A1/NW"]}), "a road and a ship lie on A1/NW"),
    (plain(pieces={"red": ["settlement C3.N"]}), "pieces: blue has no settlement although others do"),
    (
        plain(
            pieces={
                "red": [
                    f"road {h}/{s}" for h in ("A1", "C3", "E1") for s in ("NE", "E", "SE", "SW", "W", "NW")
                ]
            }
        ),
        "pieces: red has 18 of kind road, but the box holds only 15",
    ),
    (
        plain(map=drawn(A="~   m10 p2  f9"), pieces={"neutral1": ["settlement A1.N"]}),
        "the settlement of neutral1 at A1.N is not on land",
    ),
    (
        plain(map=drawn(A="~   m10 p2  f9"), pieces={"red": ["road A1/W"]}),
        "the road of red at A1/W is not beside land",
    ),
    (
        plain(pieces={c: [f"settlement {k}" for k in at] for c, at in GIVEN.items()}, founding=3),
        "red is given 3 settlements and founds 3, but the box holds only 5",
    ),
    # marks
    (
        plain(marks={"village_7": ["C3.N"]}),
        "marks: village_7 must end in 2, 3, 4, 5, 6, 8, 9, 10, 11 or 12",
    ),
    (plain(marks={"village_x": ["C3.N"]}), "marks: village_x must end in 2, *"),
    (
        plain(marks={"route_pink": ["C3/E"]}),
        "marks: route_pink must end in red, blue, white, orange, green or violet",
    ),
    (plain(marks={"east_coast": ["C3"]}), "marks: east_coast needs every place to be a side; C3 is a hex"),
    (plain(marks=3), "marks must be a table such as { neutral = ['A2.S'] }"),
    (plain(marks={"a b": []}), "marks: 'a b' is not a name of letters, digits and underscores"),
    (plain(marks={"neutral": "A2.S"}), "marks: neutral must be a list of places"),
    (plain(marks={"neutral": [3]}), "marks: 3 of neutral is not a place"),
    (
        plain(marks={"neutral": ["A2.X"]}),
        "marks: neutral: there is no corner 'A2.X' on this map; did you mean *",
    ),
    (plain(marks={"neutral": ["A2.S", "B2.NE"]}), "marks: neutral lists A2.S twice"),
    (plain(marks={"belt": ["A2.S"]}), "marks: belt needs every place to be a hex; A2.S is a corner"),
    (plain(marks={"village_6": ["A2"]}), "marks: village_6 needs every place to be a corner; A2 is a hex"),
    (plain(marks={"closed": ["~2"]}), "marks: closed lists ~2, which is not drawn"),
    # what is shuffled
    (plain(shuffle=3), "shuffle must be a list of tables such as { hexes = ['C2', 'C3'] }"),
    (plain(shuffle=[3]), "shuffle must be a table, not 3"),
    (plain(shuffle=[{"hex": []}]), "shuffle: there is no key 'hex'; did you mean hexes?"),
    (plain(shuffle=[{"hexes": "A1"}]), "shuffle: 'A1' is not a list of hexes"),
    (plain(shuffle=[{"hexes": [1]}]), "shuffle: 1 is not a hex"),
    (plain(shuffle=[{"hexes": ["A1", "A1"]}]), "shuffle: A1 is listed twice"),
    (plain(shuffle=[{"hexes": ["~1"]}]), "shuffle: ~1 is not drawn"),
    (plain(shuffle=[{"hexes": ["hill"]}]), "shuffle: there is no hex 'hill' on this map"),
    (plain(shuffle=[{"hexes": ["A1"], "harbors": 1}]), "shuffle: harbors must be true or false, not 1"),
    (
        plain(shuffle=[{"hexes": ["A1"], "terrain": ["A2"]}]),
        "shuffle: give hexes, or terrain and numbers, not both",
    ),
    (plain(shuffle=[{"hexes": ["A1"]}, {"numbers": ["A1"]}]), "shuffle: A1 is in two groups"),
    (plain(shuffle=[{"terrain": ["A1"]}, {"terrain": ["A1"]}]), "shuffle: A1 is in two groups"),
    (
        plain(shuffle=[{"terrain": ["C3", "C4"], "numbers": ["C3"]}]),
        "shuffle: C4 may become desert, so its number must be shuffled too",
    ),
    (
        plain(map=drawn(C="g9  f11 _   f3  m8"), terrain_pool={"desert": 1}, shuffle=[{"hexes": ["C3"]}]),
        "shuffle: C3 is dealt anyway",
    ),
    (
        plain(map=drawn(C="g9  f11 ?   f3  m8"), fog_terrain={"desert": 1}, shuffle=[{"numbers": ["C3"]}]),
        "shuffle: C3 is under the fog",
    ),
    (
        plain(map=drawn(C="g9  f11 m-  f3  m8"), shuffle=[{"terrain": ["C3", "C4"]}]),
        "shuffle: C3 has no number drawn",
    ),
    (
        plain(map=drawn(A="    m10 ~   f9"), shuffle=[{"hexes": ["A1", "A2"]}], harbors=["A1/NW any"]),
        "the harbor at A1/NW is not on the coast",
    ),
    (
        plain(map=drawn(A="    m10 ~   f9"), shuffle=[{"hexes": ["A1", "A2"]}], robber="A1"),
        "the robber can't start at A1: it may become sea",
    ),
    (
        plain(map=drawn(A="    m10 ~   f9"), shuffle=[{"hexes": ["A1", "A2"]}], pirate="A2"),
        "the pirate can't start at A2: it is not sea for sure",
    ),
    # limits
    (plain(limits=3), "limits must be a table, not 3"),
    (plain(limits={"x": True}), "limits: there is no key 'x'; there is reds_apart, favored, barred"),
    (plain(limits={"reds_apart": 1}), "limits: reds_apart must be true or false, not 1"),
    (plain(limits={"favored": "gold"}), "limits: favored: 'gold' is not a list of terrain"),
    (plain(limits={"favored": ["sea"]}), "limits: favored: 'sea' is no terrain with numbers; there is *"),
    (plain(limits={"barred": {}}), "limits: barred must be a list of tables such as *"),
    (plain(limits={"barred": [{"number": [2]}]}), "limits: barred: there is no key 'number'; did you mean *"),
    (
        plain(limits={"barred": [{"numbers": [2]}]}),
        "limits: barred needs numbers, and either terrain or hexes",
    ),
    (
        plain(limits={"barred": [{"terrain": ["gold"], "hexes": ["A1"], "numbers": [2]}]}),
        "limits: barred needs numbers, and either terrain or hexes",
    ),
    (
        plain(limits={"barred": [{"terrain": ["gold"], "numbers": [7]}]}),
        "limits: barred: 7 is not a number from 2 to 6 or 8 to 12",
    ),
]


@pytest.mark.parametrize("source, sentence", MISTAKES, ids=[sentence[:60] for _, sentence in MISTAKES])
def test_a_mistake_is_named_in_one_sentence(source: Any, sentence: str) -> None:
    said = refusal(source)
    start = sentence.replace("[*]", "*").replace("[?]", "?")
    if sentence.endswith(" *"):
        assert said.startswith(start[:-1])
    else:
        assert said == start
    assert "\n" not in said and len(said) < 300


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    assert "can't be read" in refusal(tmp_path)


def test_text_is_never_taken_for_a_file_name(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text(json.dumps(PLAIN), encoding="utf-8")
    assert load_map(path).name == "Test"
    assert "not TOML" in refusal(str(path))


def test_an_editor_hears_of_all_that_is_wrong() -> None:
    file = read_map(plain(name="", seats=[9], harbors=["A1/SE any"], robber="Z9", marks={"x": [1]}))
    assert len(file.problems) == 5
    file = read_map(
        plain(
            harbours=[],
            tides=1,
            colors={"3": [], "7": []},
            harbors=["A1/SE any", "A1/NW gold", "A1/NW any", "A1/NE ore"],
            pieces={"pink": [], "red": ["road A1/NW", "ship A1/NW", "city Z1.N"]},
            marks={"home": ["C3", "A2.S", "~1", "C9"], "a b": []},
        )
    )
    assert [" ".join(problem.split()[:4]) for problem in file.problems] == [
        "there is no key",
        "there is no key",
        "colors: 3 seats need",
        "colors: '7' is not",
        "marks: home needs every",
        "marks: home lists ~1,",
        "marks: home: there is",
        "marks: 'a b' is",
        "the harbor at A1/SE",
        "harbors: 'gold' at 'A1/NW'",
        "the harbors at A1/NW",
        "pieces: 'pink' is no",
        "a road and a",
        "pieces of red: there",
    ]
    rows = drawn(A="    m1  p2  x9", B="  g12 h6p p4  h10", C="g9 f11 d   f3  m8", D="")
    said = read_map(plain(map=rows)).problems
    assert [problem.split(":")[0] for problem in said] == [
        "A1",
        "A3",
        "B2",
        "C2",
        "row D of the map is empty",
    ]
    rows = drawn(A="    m   p2  f", E="    h5  g   p11")
    assert [problem[:2] for problem in read_map(plain(map=rows)).problems] == ["A1", "A3", "E2"]
    many = read_map(plain(harbors=["here"] * 500)).problems
    assert len(many) == 100
    assert read_map(plain()).problems == []


def test_the_four_ways_to_give_a_map_are_one(tmp_path: Path) -> None:
    text = json.dumps(PLAIN)
    toml = (
        'format = "longroad-map/1"\nname = "Test"\nseats = [3, 4]\nmap = """\n'
        + "\n".join(ISLAND)
        + '\n"""\n'
    )
    path = tmp_path / "test.toml"
    path.write_bytes(
        b"\xef\xbb\xbf" + toml.replace("\n", "\r\n").encode()
    )  # as some editors on Windows write it
    for source in (PLAIN, text, text.encode(), toml, path):
        assert load_map(source).as_drawn().as_dict() == load_map(PLAIN).as_drawn().as_dict()


def test_a_drawing_may_be_indented() -> None:
    deep = load_map(plain(map="\n\n" + "\n".join("     " + line + "  " for line in ISLAND) + "\n   \n"))
    assert deep.as_drawn().drawing() == ISLAND


def test_a_drawn_map_says_what_lies_where() -> None:
    m = load_map(plain(harbors=["A1/NW any", "E3/SE wool"])).as_drawn()
    h = m.places.hex_of("B4")
    assert (m.terrain[h], m.number[h]) == (1, 10)
    assert m.places.hex_name(m.robber) == "C3"
    assert m.harbors == [(m.places.side_of("A1/NW"), 1), (m.places.side_of("E3/SE"), 4)]
    at = {m.places.corner_name(c): int(m.harbor[c]) for c in range(m.board.corners) if m.harbor[c]}
    assert at == {"A1.N": 1, "A1.NW": 1, "E3.S": 4, "E3.SE": 4}


def test_the_sea_may_be_drawn_or_not() -> None:
    sea = [line.rjust(len(line) + 4) for line in ISLAND]
    ring = (
        ["      ~   ~   ~   ~"]
        + [
            line[: len(line) - len(line.lstrip()) - 4] + "~   " + line.strip().ljust(4 * n) + "~"
            for line, n in zip(sea, (3, 4, 5, 4, 3), strict=True)
        ]
        + ["      ~   ~   ~   ~"]
    )
    inland, drawn_sea = load_map(plain()).as_drawn(), load_map(plain(map=ring)).as_drawn()
    assert drawn_sea.board.hexes == 37
    assert sum(on_coast(inland, c) for c in range(inland.board.corners)) == 30
    on_land = [c for c in range(drawn_sea.board.corners) if drawn_sea.on_land(c)]
    assert len(on_land) == 54
    assert sum(on_coast(drawn_sea, c) for c in on_land) == 30
    assert sum(drawn_sea.beside_land(s) for s in range(drawn_sea.board.sides)) == 72
    assert sum(inland.beside_land(s) for s in range(inland.board.sides)) == 72
    assert sum(t == SEA for t in drawn_sea.terrain) == 18


FIELDS = ["points", "island_points", "founding", "robber", "robber_choices", "pirate", "pirate_choices"]
FIELDS += ["harbors", "harbor_stack", "pieces", "marks", "seats", "colors", "name"]
ROWS = ["terrain", "number", "harbor", "harbor_at", "fog_terrain", "fog_numbers"]


@pytest.mark.parametrize("name", scenario_names())
def test_a_resolved_map_goes_through_json(name: str) -> None:
    file = scenario(name)
    for m in [resolve(file, Dealer(seed)) for seed in range(5)]:
        table = m.as_dict()
        again = drawn_map(json.loads(json.dumps(table)))
        assert again.as_dict() == table
        assert again.board.axial == file.board.axial
        for field in FIELDS:
            assert getattr(again, field) == getattr(m, field), field
        for field in ROWS:
            assert list(getattr(again, field)) == list(getattr(m, field)), field


def test_what_is_usual_is_not_written_down() -> None:
    """So that records of games from before the sea stay as they are."""
    table = load_map(plain(pieces={"neutral1": ["city C3.N"]}, marks={"x": ["C3"]})).as_drawn().as_dict()
    assert list(table) == ["format", "name", "seats", "map", "harbors", "robber", "pieces", "marks"]
    table = scenario("beginner").as_drawn().as_dict()
    assert list(table) == ["format", "name", "seats", "colors", "map", "harbors", "robber", "pieces"]


def test_a_map_says_how_the_game_is_won_and_founded() -> None:
    m = load_map(plain(points=13, island_points=2, founding=3)).as_drawn()
    assert (m.points, m.island_points, m.founding) == (13, 2, 3)
    m = load_map(plain()).as_drawn()
    assert (m.points, m.island_points, m.founding) == (10, 0, 2)
    assert scenario("beginner").as_drawn().founding == 0  # everybody is given pieces
    assert scenario("pirate_islands").founding == 2  # and founds all the same


@pytest.mark.parametrize(
    "robber, at, choices",
    [
        ("C2", "C2", []),
        (["C2"], "C2", []),
        (["C2", "A1"], None, ["C2", "A1"]),
        ("12", "B1", []),
        ("6", None, ["B2", "E2"]),
        ("desert", "C3", []),
        ("nowhere", None, []),
    ],
)
def test_a_robber_starts_on_a_hex_or_has_a_choice(robber: Any, at: str | None, choices: list[str]) -> None:
    m = load_map(plain(robber=robber)).as_drawn()
    assert m.robber == (m.places.hex_of(at) if at else NOWHERE)
    assert [m.places.hex_name(h) for h in m.robber_choices] == choices
    again = drawn_map(m.as_dict())
    assert (again.robber, again.robber_choices) == (m.robber, m.robber_choices)


def test_a_pirate_starts_at_sea_or_on_the_rim_or_has_a_choice() -> None:
    sea = plain(map=drawn(A="    m10 ~   f9"))
    for pirate, at, choices in [
        ("A2", "A2", []),
        ("~3", "~3", []),
        (["~3", "A2"], None, ["~3", "A2"]),
        ("rim", None, [f"~{k}" for k in range(1, 19)]),
        (None, None, []),
    ]:
        m = load_map({**sea, **({"pirate": pirate} if pirate else {})}).as_drawn()
        assert m.pirate == (m.places.hex_of(at) if at else NOWHERE)
        assert [m.places.hex_name(h) for h in m.pirate_choices] == choices
        assert drawn_map(m.as_dict()).as_dict().get("pirate") == m.as_dict().get("pirate") == pirate


def test_a_hex_without_a_number_is_drawn_with_a_dash() -> None:
    rows = drawn(B="  g-  *-  p4  h-")
    m = load_map(plain(map=rows)).as_drawn()
    assert m.drawing() == rows
    assert [int(m.number[m.places.hex_of(name)]) for name in ("B1", "B2", "B3", "B4")] == [0, 0, 4, 0]
    open_hexes = load_map(plain(map=drawn(B="  g-  h   p4  h-"), number_pool=[3]))
    assert resolve(open_hexes, Dealer(1)).drawing() == drawn(B="  g-  h3  p4  h-")


def test_what_lies_under_the_fog_is_counted_and_not_dealt() -> None:
    m = load_map(
        plain(
            map=drawn(C="g9  ?   d   ?   m8"), fog_terrain={"sea": 1, "gold": 1, "hills": 0}, fog_numbers=[11]
        )
    ).as_drawn()
    assert m.drawing()[2] == "g9  ?   d   ?   m8"
    assert {TERRAINS[t]: int(n) for t, n in enumerate(m.fog_terrain) if n} == {"sea": 1, "gold": 1}
    assert [n for n in range(13) if m.fog_numbers[n]] == [11] and len(m.fog_numbers) == 13
    side, corner = m.places.side_of("C2/E"), m.places.corner_of("C2.N")
    assert m.beside_land(side) and m.on_land(corner) and not on_coast(m, corner)
    assert not on_coast(m, m.places.corner_of("C2.S"))
    assert not any(is_land(t) for t in (SEA, FOG)) and all(is_land(t) for t in (0, 5, 7, 9))


def test_a_corner_in_the_fog_is_neither_land_nor_coast() -> None:
    m = load_map(
        plain(
            map=["?   ?   f5", "  ?   h5  p5", "g2  g3  f4", "  f5  f6  f8", "m2  m3  m4", "  m5  m6  m8"],
            seats=[2],
            fog_terrain={"sea": 3},
        )
    ).as_drawn()
    c = m.places.corner_of("A1.SE")
    assert not m.on_land(c) and not on_coast(m, c)
    assert not m.beside_land(m.places.side_of("A1/E"))


def test_a_map_with_open_cells_is_not_resolved() -> None:
    with pytest.raises(BadMap, match="not filled in"):
        drawn_map(plain(map=drawn(C="g9  f11 _   f3  m8"), terrain_pool={"desert": 1}))


def test_a_robber_can_be_nowhere() -> None:
    m = load_map(plain(robber="nowhere")).as_drawn()
    assert m.robber == NOWHERE
    assert drawn_map(m.as_dict()).robber == NOWHERE
    assert load_map(plain(map=drawn(C="g9  f11 L   f3  m8"))).as_drawn().robber == NOWHERE


def test_pieces_and_marks_are_kept() -> None:
    m = load_map(
        plain(pieces={"neutral2": ["city c3.n pays", "road C3/NE"]}, marks={"gates": ["C3", "A1.N", "c3/e"]})
    )
    corner, side = m.places.corner_of("C3.N"), m.places.side_of("C3/NE")
    assert m.pieces == [Piece("neutral2", "city", corner, True), Piece("neutral2", "road", side, False)]
    island = m.as_drawn()
    assert island.marks == {"gates": ["C3", "A1.N", "C3/E"]}
    assert island.marked("gates") == [9, island.places.corner_of("A1.N"), island.places.side_of("C3/E")]
    assert island.marked("unknown") == []


def test_seats_have_colors() -> None:
    m = load_map(plain(colors={"3": ["white", "red", "violet"]})).as_drawn()
    assert m.colors_for(3) == ["white", "red", "violet"]
    assert m.colors_for(4) == ["red", "blue", "white", "orange"]
    assert drawn_map(m.as_dict()).colors_for(3) == ["white", "red", "violet"]


def test_the_former_name_of_a_color_is_read_and_not_written() -> None:
    towns = {"white": "A1.N", "red": "A3.N", "brown": "C1.NW"}
    m = load_map(
        plain(
            seats=[3],
            colors={"3": ["white", "red", "brown"]},
            pieces={color: [f"settlement {corner}"] for color, corner in towns.items()},
            marks={"landing_brown": ["E1.S"], "brown": ["C3"]},
        )
    ).as_drawn()
    assert m.colors_for(3) == ["white", "red", "violet"]
    assert [piece.owner for piece in m.pieces] == ["white", "red", "violet"]
    assert m.marks == {"landing_violet": ["E1.S"], "brown": ["C3"]}, "a mark of one's own keeps its name"


def test_scenarios_are_read_once_and_only_from_their_folder() -> None:
    assert scenario("base") is scenario("base")
    assert {"base", "beginner"} <= set(scenario_names())
    for name in ("../base", "base.toml", "", "Base", "bass"):
        with pytest.raises(BadMap, match="there is no scenario"):
            scenario(name)


MANUAL = Path(__file__).parents[2].joinpath("docs", "maps.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", MANUAL, re.DOTALL)


def test_the_examples_of_the_manual_are_maps() -> None:
    written, reefs = (load_map(text) for text in blocks("toml"))
    (text,) = blocks("json")
    dealt = load_map(text)
    assert not written.drawn and dealt.drawn
    assert dealt.as_drawn().as_dict() == json.loads(text)
    assert dealt.pieces == written.pieces
    for seed in range(20):
        assert drawn_map(resolve(reefs, Dealer(seed), "variable").as_dict()).name == "Three reefs"
    (code,) = blocks("python")
    exec(code.replace('Path("two_shores.toml")', repr(blocks("toml")[0])), {})


def test_the_manual_knows_every_key_every_mark_and_every_map() -> None:
    rows = [line.split("|")[1:-1] for line in MANUAL.splitlines() if line.startswith("| `")]
    said = [re.findall(r"`(.*?)`", row[0]) for row in rows]
    named = {name for names in said for name in names}
    assert set(KEYS) <= named
    assert set(MARKS) <= {re.sub(r"_(red|11)$", "_", name) for name in named}
    told = {name for row in rows for name in re.findall(r"`(.*?)`", row[1])}
    for name in scenario_names():
        assert name in told or (name.endswith("_older") and name[:-6] in told)


def test_the_commands_of_the_manual_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [line.partition("  #")[0] for text in blocks("sh") for line in text.splitlines()]
    assert len(lines) == 7
    for line in lines:
        done = CliRunner().invoke(cli, shlex.split(line)[1:])
        assert done.exit_code == 0, (line, done.output)


def test_fog_that_hangs_together_hides_few_islands() -> None:
    fog = [("  " * (r % 2) + "?   " * 12).rstrip() for r in range(12)]
    home = [line.replace("?   " * 5, "p2  h3  f4  g5  m6  ", 1) for line in fog[:4]]
    m = load_map(plain(map=home + fog[4:], robber="nowhere", fog_terrain={"desert": 124}))
    assert list(m.terrain).count(FOG) == 124

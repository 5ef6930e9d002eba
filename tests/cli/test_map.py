"""`longroad map`: maps of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from longroad.cli.main import cli
from longroad.core.dealer import Dealer
from longroad.isle.maps.reading import load_map
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario, scenario_names
from tests.isle import new_game

SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: str) -> Result:
    done = CliRunner().invoke(cli, ["map", *arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


@pytest.mark.parametrize("name", ["check", "draw", "new", "deal"])
def test_every_command_explains_itself_with_examples(name: str) -> None:
    done = run(name, "--help")
    assert done.exit_code == 0
    assert f"longroad map {name}" in done.output.partition("Usage:")[2].partition("\n")[2]
    assert max(len(line) for line in done.output.splitlines()) <= 80


# -- check --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", scenario_names())
def test_the_maps_of_the_game_are_in_order(name: str) -> None:
    done = run("check", name)
    assert done.exit_code == 0
    assert done.output.startswith(f"{name}: “{scenario(name).name}” is in order: for ")


BROKEN = """
format = "longroad-map/1"
name = "Broken"
seats = [4, 3]
map = "f5  h6  ~   p9"
harbors = ["A1/E any", "A1/W gold"]
pirate = "A1"
"""


def test_everything_that_is_wrong_is_said_a_sentence_each() -> None:
    done = run("check", write("my.toml", BROKEN))
    assert done.exit_code == 1
    assert done.output.splitlines() == [
        "my.toml: seats must be listed once each, in rising order.",
        "my.toml: the harbor at A1/E is not on the coast.",
        "my.toml: harbors: 'gold' at 'A1/W' is no kind of harbor; "
        "there is ?, any, lumber, brick, wool, grain, ore.",
        "my.toml: the pirate can't start at A1: it is not sea.",
    ]
    facts = json.loads(run("check", "my.toml", "--json").output)
    assert facts["valid"] is False and len(facts["problems"]) == 4
    assert run("check", "my.toml", "--json").exit_code == 1


def test_a_question_needs_no_full_stop() -> None:
    line = 'map = "f5  h6  p9  m4  g3"\nharbours = []\nrobber = "A1"\n'
    done = run("check", write("my.toml", 'format = "longroad-map/1"\nname = "My"\nseats = [2]\n' + line))
    assert done.output == "my.toml: there is no key 'harbours' in a map file; did you mean harbors?\n"


def test_a_sound_map_as_json() -> None:
    done = run("check", "new_shores_3", "--json")
    facts = json.loads(done.output)
    assert done.exit_code == 0 and facts["valid"] is True and facts["problems"] == []
    assert (facts["name"], facts["seats"], facts["hexes"]) == ("New Shores for three", [2, 3], 35)
    assert (facts["islands"], facts["harbors"]) == (4, 8)


def test_a_map_that_can_never_be_dealt_is_found_out() -> None:
    line = "h6  ~   p3  ~   f2  ~   m4  ~   g5"
    head = f'format = "longroad-map/1"\nname = "Odd"\nseats = [2]\nmap = "{line}"\nrobber = "nowhere"\n'
    odd = '[[shuffle]]\nhexes = ["A1", "A3"]\n'
    odd += '[[limits.barred]]\nterrain = ["hills", "pasture"]\nnumbers = [6]\n'
    done = run("check", write("odd.toml", head + odd))
    assert done.exit_code == 1
    assert done.output == "odd.toml: found no way to lay the numbers of Odd with no 6 on hills or pasture.\n"


def test_text_that_is_no_map_is_the_answer_no() -> None:
    done = run("check", write("my.toml", "map = ["))
    assert done.exit_code == 1
    assert done.output == "my.toml: the map file is not TOML: Invalid value (at end of document).\n"


@pytest.mark.parametrize("command", ["check", "draw"])
def test_a_file_that_is_not_there(command: str) -> None:
    done = run(command, "new_shore_4")
    assert done.exit_code == 2
    assert (
        "There is no file new_shore_4, and no map of that name in the game; did you mean new_shores_4?"
        in done.output
    )
    Path("folder").mkdir()
    assert "folder is a folder" in run(command, "folder").output


def test_a_file_comes_before_a_map_of_the_game() -> None:
    write(
        "base",
        'format = "longroad-map/1"\nname = "Mine"\nseats = [2]\nmap = "f5  h6  p9  m4  g3"\nrobber = "A1"\n',
    )
    assert "“Mine” is in order: for 2 players, 5 hexes, 1 island, 0 harbors." in run("check", "base").output


# -- draw ---------------------------------------------------------------------------------------------------


def test_a_map_is_drawn_with_everything_the_board_cannot_show() -> None:
    done = run("draw", "new_shores_3", "--plain")
    assert done.exit_code == 0
    shown = done.output
    assert shown.startswith("New Shores for three\n")
    for name in ("A1", "D5", "G4", "B1", "E6"):  # the sea too
        assert name in shown
    for card in ("ore 2:1", "lumber 2:1", "wool", "brick", "grain"):
        assert card in shown
    assert shown.count("3:1") == 3
    assert "For 2 or 3 players, to 14 points, or more with Cities & Knights." in shown
    assert "The robber starts on A1." in shown and "The pirate starts on ~9." in shown
    assert "home: C2 C3 D1" in shown


@pytest.mark.parametrize("name", scenario_names())
def test_every_map_of_the_game_can_be_drawn(name: str) -> None:
    shown = run("draw", name, "--plain").output
    m = scenario(name)
    for mark in m.marks:
        assert f"\n{mark}: " in shown
    for piece in m.pieces:
        assert f"{piece.kind} " in shown


def test_what_is_open_is_shown_open_unless_a_seed_deals_it() -> None:
    shown = run("draw", "new_world", "--plain").output
    said = " ".join(shown.split())
    assert shown.count("open") == 42 and "10 harbors are placed before founding." in said
    dealt = run("draw", "new_world", "--plain", "--seed", "7").output
    assert "open" not in dealt and dealt.count("3:1") == 5
    assert run("draw", "new_world", "--plain", "--seed", "7").output == dealt
    assert run("draw", "new_world", "--plain", "--seed", "8").output != dealt
    wonders = " ".join(run("draw", "wonders", "--plain").output.split())
    assert "Harbors with a ? are dealt before the game." in wonders


def test_the_variable_set_up_can_be_looked_at() -> None:
    fixed = run("draw", "new_shores_4", "--plain", "--seed", "7").output
    assert fixed == run("draw", "new_shores_4", "--plain").output
    assert run("draw", "new_shores_4", "--plain", "--seed", "7", "--variable").output != fixed
    done = run("draw", "pirate_islands", "--variable")
    assert done.exit_code == 2 and "The Pirate Islands has no variable set-up" in done.output


def test_a_broken_map_is_not_drawn() -> None:
    done = run("draw", write("my.toml", BROKEN))
    assert done.exit_code == 2
    said = " ".join(done.output.split())
    assert "my.toml: seats must be listed once each, in rising order. “longroad map check my.toml”" in said


@pytest.mark.parametrize("name", scenario_names())
def test_a_map_is_drawn_as_svg(name: str) -> None:
    done = run("draw", name, "--svg", "out.svg")
    assert done.exit_code == 0 and done.output == f"Drew “{scenario(name).name}” in out.svg.\n"
    root = ElementTree.parse("out.svg").getroot()
    file = scenario(name)
    words = [text.text for text in root.iter(SVG + "text")]
    assert root.tag == SVG + "svg" and words[0] == file.name
    for h in range(file.board.hexes + file.board.rim):
        assert file.places.hex_name(h) in words
    assert len([w for w in words if w and w.isdigit()]) == len([n for n in file.number if n])
    harbors = [w for w in words if w in ("?", "3:1") or (w or "").endswith(" 2:1")]
    assert len(harbors) == len(file.harbor_sides)
    for mark, places in file.marks.items():
        assert any(w is not None and w.startswith(f"{mark}: {len(places)} ") for w in words)
    left, top, width, height = (float(n) for n in root.attrib["viewBox"].split())
    for polygon in root.iter(SVG + "polygon"):
        for point in polygon.attrib["points"].split():
            x, y = (float(n) for n in point.split(","))
            assert left <= x <= left + width and top <= y <= top + height


def test_a_name_cannot_break_the_svg() -> None:
    write(
        "odd.toml",
        'format = "longroad-map/1"\nname = "<b> & co"\nseats = [2]\n'
        'map = "f5  h6  p9  m4  g3"\nrobber = "A1"\n',
    )
    run("draw", "odd.toml", "--svg", "odd.svg")
    assert ElementTree.parse("odd.svg").getroot().findtext(SVG + "title") == "<b> & co"


# -- new ----------------------------------------------------------------------------------------------------


def test_a_new_map_passes_the_check_and_can_be_played_on() -> None:
    wish = ["--size", "7x6", "--islands", "4", "--seed", "7"]
    done = run("new", *wish, "-o", "my.toml")
    assert done.exit_code == 0 and done.output == "Wrote “4 islands, no. 7” to my.toml.\n"
    assert "42 hexes, 4 islands" in run("check", "my.toml").output
    assert run("new", *wish).output == Path("my.toml").read_text(encoding="utf-8")
    game = new_game("isle:new_shores;4", seed=1, map=Path("my.toml"))
    assert game.map.name == "4 islands, no. 7" and game.map.island_points == 2


def test_a_new_map_can_be_named_and_made_for_others() -> None:
    m = load_map(run("new", "--name", "Atolls", "--seats", "2,3", "--size", "small").output)
    assert (m.name, m.seats, m.board.hexes) == ("Atolls", [2, 3], 25)


@pytest.mark.parametrize(
    "wish, sentence",
    [
        (["--size", "big"], "--size is small, medium, large or rows and hexes such as 7x6, not 'big'."),
        (["--size", "7x"], "--size is small, medium, large or rows and hexes such as 7x6, not '7x'."),
        (["--size", "2x9"], "a new map has 3 to 20 rows of 3 to 20 hexes each"),
        (["--islands", "0"], "a map needs an island"),
        (["--seats", "four"], "--seats is a list of numbers of players such as 3,4, not 'four'."),
        (["--seats", "1"], "seats can be from 2 to 6, not 1"),
        (
            ["--size", "5x5", "--islands", "12"],
            "found no way to fit 12 islands for 4 players into 5 rows of 5 hexes",
        ),
    ],
)
def test_an_impossible_wish_is_refused(wish: list[str], sentence: str) -> None:
    done = run("new", *wish)
    assert done.exit_code == 2
    assert sentence in done.output


def test_a_file_is_not_overwritten() -> None:
    run("new", "--seed", "1", "-o", "my.toml")
    before = Path("my.toml").read_text(encoding="utf-8")
    done = run("new", "--seed", "2", "-o", "my.toml")
    assert done.exit_code == 2 and "my.toml exists already: name another file." in done.output
    assert Path("my.toml").read_text(encoding="utf-8") == before
    Path("folder").mkdir()
    assert "folder is a folder: name a file in it." in run("new", "-o", "folder").output


# -- deal ---------------------------------------------------------------------------------------------------


def test_the_board_of_any_ruleset_can_be_dealt() -> None:
    base = load_map(run("deal", "isle:base;4", "--seed", "3").output)
    assert base.as_drawn().as_dict() == new_game("isle:base;4", seed=3).map.as_dict()
    assert resolve(base, Dealer(1), "spread") is base.as_drawn()
    done = run("deal", "isle:base;9")
    assert done.exit_code == 2 and "base is for 3 or 4 players, not 9" in done.output

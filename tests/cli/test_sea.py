"""The sea in the terminal: every map can be read, and everything on it can be chosen and said."""

from __future__ import annotations

import contextlib
import random
import re
from itertools import combinations
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from longroad.cli.isle.atlas import Atlas
from longroad.cli.isle.board import Drawing
from longroad.cli.isle.grid import LARGE, SMALL, TINY, Grid, Scale
from longroad.cli.isle.screen import IsleScreen
from longroad.cli.look import Look
from longroad.cli.main import cli
from longroad.cli.panel import PANEL, counter_lines, pieces_left
from longroad.cli.scores import outcome, score_lines
from longroad.cli.screen import Scene
from longroad.cli.sitting import Leave, Sitting
from longroad.core.dealer import Dealer
from longroad.isle.catalogue import SCENARIOS
from longroad.isle.maps.shipped import scenario, scenario_names
from longroad.isle.plain_picture import IslePicture, of_isle
from longroad.isle.seafarers.pirate_islands import pirate_sea
from longroad.isle.seafarers.ships import launch
from longroad.picture import Counter, Fact, Picture, Piece, Track
from longroad.records import Record
from longroad.texts.speaker import ENGLISH
from tests.cli.keyboard import Keyboard, costs_of, help_of, sit_down
from tests.isle import new_game
from tests.table import GameTable, table

LOOKS = [Look(256), Look(16), Look(16, ascii=True), Look(0), Look(0, ascii=True)]
SCALES = [TINY, SMALL, LARGE]
ARMED: dict[str, Fact] = {"warship": True}
MAPS = [name for name in scenario_names() if not name.startswith(("base", "beginner", "peninsula"))]

# Two islands and the sea between; the pirate stands on the frame above.
STRAIT = [
    "  ~   ~   ~   ~",
    "~   f6  ~   *9  ~",
    "  h8  p5  ~   m10",
    "~   ~   ~   ~   ~",
]


def strait(**owners: str) -> GameTable:
    t = table("isle:new_shores;3", drawing=STRAIT, seats=[3], pirate="~2", island_points=2)
    return t.given(**owners).turn("red")


def picture_of(name: str) -> IslePicture:
    """The map of a scenario before the game, whichever rules it is made for."""
    file = scenario(name)
    rules = "new_world" if file.harbor_stack else "new_shores"  # where the harbors are not placed yet
    return of_isle(new_game(f"isle:{rules};{max(file.seats)}", seed=2, map=file).shows(0))


def text_of(picture: Picture, look: Look, scale: Scale, *args: object) -> str:
    drawing = Drawing(picture, look, scale)
    lines = drawing.draw(*args)  # type: ignore[arg-type]
    assert len(lines) == drawing.height
    assert {line.cell_len for line in lines} == {drawing.width}
    return "\n".join(line.plain for line in lines)


# -- every map --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("look", [Look(256), Look(0, ascii=True)])
def test_every_map_fits_a_window_of_80_by_24_and_is_not_cut(name: str, look: Look) -> None:
    picture = picture_of(name)
    lines = IsleScreen(look).compose(Scene(picture, question="Found."), 80, 24)
    assert lines is not None
    assert len(lines) == 23
    assert max(line.cell_len for line in lines) <= 80
    drawing = Drawing(picture, look, TINY, rim=False)
    assert drawing.width + 1 + PANEL <= 80


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("scale", SCALES)
def test_harbors_are_written_on_their_water_and_not_on_each_other(name: str, scale: Scale) -> None:
    picture = picture_of(name)
    drawing = Drawing(picture, Look(256), scale)
    grid = Grid(drawing.atlas, drawing.scale)
    assert len(drawing.labels) == len(picture.harbors)
    for tile in picture.tiles:
        if tile.terrain != "sea":
            for label in drawing.labels:
                assert label.cells.isdisjoint(grid.cells_of(tile)), (tile.name, label)
    for one, other in combinations(drawing.labels, 2):
        assert one.cells.isdisjoint(other.surroundings)


@pytest.mark.parametrize("sharing", [1, 2, 3])
@pytest.mark.parametrize("scale", SCALES)
def test_harbors_that_open_to_the_same_water_share_it(scale: Scale, sharing: int) -> None:
    lagoon = ["  f5  h6", "p9  ~   m4", "  g8  f3"]
    harbors = ["B1/E any", "A2/SW lumber", "C2/NW grain"][:sharing]
    picture = table("isle:new_shores;3", drawing=lagoon, seats=[3], harbors=harbors, pirate="~1").picture()
    drawing = Drawing(picture, Look(256), scale)
    water = drawing.grid.cells_of(drawing.atlas.tiles["B2"], walls=False)
    for harbor, label in zip(picture.harbors, drawing.labels, strict=True):
        assert label.words[0] == ("3" if harbor.kind == "any" else harbor.kind[0])
        assert label.cells <= water
    for one, other in combinations(drawing.labels, 2):
        assert one.cells.isdisjoint(other.surroundings)


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("scale", SCALES)
def test_the_pirate_is_seen_and_so_is_the_harbor_where_it_stands(name: str, scale: Scale) -> None:
    picture = picture_of(name)
    for tile in picture.tiles:
        if tile.terrain == "sea":
            picture.pieces = [Piece("pirate", None, tile.name)]
            drawing = Drawing(picture, Look(256), scale)
            board = [line.plain for line in drawing.draw()]
            assert sum(line.count("P") for line in board) == 1, tile.name
            for label in drawing.labels:
                start = label.column - drawing.left
                assert board[label.line - drawing.top][start:].startswith(label.words), tile.name


@pytest.mark.parametrize("name", ["new_shores_4", "oceania_4", "pirate_islands"])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", [TINY, SMALL])
def test_every_land_hex_shows_its_number_and_fog_only_a_question_mark(
    name: str, look: Look, scale: Scale
) -> None:
    picture = picture_of(name)
    picture.pieces = []
    board = text_of(picture, look, scale)
    for number in range(2, 13):
        assert board.count(f"{number}") >= sum(tile.number == number for tile in picture.tiles)
    fog = sum(tile.terrain == "fog" for tile in picture.tiles)
    assert board.count("?") == fog
    assert "fog" not in board and "sea" not in board


def test_the_sea_is_a_wave_and_nothing_else_where_there_are_no_colors() -> None:
    picture = strait().picture()
    picture.pieces = []
    board = text_of(picture, Look(0, ascii=True), SMALL)
    sea = [tile for tile in picture.tiles if tile.terrain == "sea"]
    assert board.count("~") == len(sea)
    for tile in picture.tiles:
        assert (tile.name in board) == (tile.terrain != "sea")
    land = [tile for tile in picture.tiles if tile.terrain != "sea"]
    drawing = Drawing(picture, Look(0, ascii=True), SMALL)
    walls = {cell for tile in land for cell in drawing.grid.cells_of(tile)}
    for y, line in enumerate(board.splitlines()):
        for x, character in enumerate(line):
            if character == "|":
                assert (y + drawing.top, x + drawing.left) in walls


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", SCALES)
def test_numbers_can_be_put_on_all_corners_and_all_sides_also_at_sea(look: Look, scale: Scale) -> None:
    picture = picture_of("forgotten_tribe")
    atlas = Atlas(picture.tiles)
    for places in (atlas.corners, atlas.sides):
        names = [each[0] for each in places.values()]
        for start in range(0, len(names), 30):
            marks = {name: f"{k}" for k, name in enumerate(names[start : start + 30], start=60)}
            board = text_of(picture, look, scale, marks)
            for mark in marks.values():
                assert mark in board


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", SCALES)
def test_hexes_of_land_sea_and_rim_show_their_names_where_they_are_to_be_chosen(
    look: Look, scale: Scale
) -> None:
    picture = picture_of("new_shores_4")
    atlas = Atlas(picture.tiles)
    names = [*atlas.tiles, *atlas.rim]
    board = text_of(picture, look, scale, {}, names)
    for name in names:
        assert name in board
    assert "~2" not in text_of(picture, look, scale)


def test_the_rim_is_named_as_the_engine_names_it() -> None:
    for name in MAPS:
        game = new_game(f"isle:new_shores;{max(scenario(name).seats)}", seed=2, map=scenario(name))
        atlas = Atlas(game.shows(None).tiles)
        assert len(atlas.rim) == game.board.rim
        for k, (rim, tile) in enumerate(atlas.rim.items()):
            assert game.map.places.hex_name(game.board.hexes + k) == rim
            assert game.board.rim_axial[k] == (tile.q, tile.r)
            assert atlas.own_name(rim) == rim


# -- pieces -----------------------------------------------------------------------------------------------


def drawn_with(look: Look, scale: Scale, *pieces: Piece) -> list[object]:
    picture = strait().picture()
    picture.pieces = list(pieces)
    return [line.markup for line in Drawing(picture, look, scale).draw()]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("place", ["B2/E", "B2/NE", "B2/NW"])
def test_roads_ships_and_warships_look_different_and_so_do_their_owners(
    look: Look, scale: Scale, place: str
) -> None:
    kinds = [
        Piece(kind, owner, place, dict(facts))
        for kind, facts in (("road", {}), ("ship", {}), ("ship", ARMED))
        for owner in (0, 1)
    ]
    drawings = [drawn_with(look, scale, piece) for piece in kinds]
    for one, other in combinations(drawings, 2):
        assert one != other


@pytest.mark.parametrize("look", [Look(0), Look(0, ascii=True)])
@pytest.mark.parametrize("scale", [TINY, SMALL])
def test_without_colors_a_ship_bears_its_owners_letter_also_beside_a_town(look: Look, scale: Scale) -> None:
    for town in ("B2.N", "B2.NE"):
        t = strait(blue=f"settlement {town}, ships B2/NE")
        line = next(line for line in text_of(t.picture(), look, scale).splitlines() if "(b)" in line)
        assert line.count("B") == 1


@pytest.mark.parametrize("look", [Look(0), Look(0, ascii=True)])
@pytest.mark.parametrize("town", ["B2.N", "B2.NE"])
def test_without_colors_a_warship_beside_a_town_bears_its_letter_and_its_arms(look: Look, town: str) -> None:
    picture = strait(blue=f"settlement {town}, ships B2/NE").picture()
    picture.pieces = [
        replace(piece, facts=dict(ARMED)) if piece.kind == "ship" else piece for piece in picture.pieces
    ]
    board = text_of(picture, look, TINY)
    assert board.count("B") == board.count("!") == 1


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", SCALES)
def test_a_piece_has_the_sign_that_its_chapter_declares_or_its_first_letter(look: Look, scale: Scale) -> None:
    picture = strait().picture()
    picture.spec = "isle:forgotten_tribe;4"
    picture.pieces = [
        Piece("robber", None, "C1"),
        Piece("pirate", None, "~2"),
        Piece("fleet", None, "D3"),
        Piece("village", None, "A2.SE", {"number": 11, "bolts": 4, "traders": [0]}),
        Piece("fortress", 0, "B4.N", {"tokens": 3}),
        Piece("point gift", None, "B4/E"),
        Piece("card gift", None, "B2/NE"),
        Piece("lighthouse", None, "D3.S"),
    ]
    board = text_of(picture, look, scale)
    assert board.count("F") == 2
    for sign in ("@", "P", "V11", "F3", "*", "#", "L"):
        assert sign in board


def test_a_pirate_on_the_rim_is_seen_and_the_other_rim_hexes_are_not() -> None:
    board = text_of(strait().picture(), Look(0, ascii=True), SMALL)
    assert board.splitlines()[0].strip() == "P"
    title = IsleScreen(Look(256)).compose(Scene(strait().picture("red")), 80, 24)
    assert title is not None
    assert any("P ~2" in line.plain for line in title)


# -- boards of any size -----------------------------------------------------------------------------------


def ocean(rows: int, columns: int) -> IslePicture:
    drawing = ["  " * (r % 2) + "f5  " + "~   " * (columns - 1) for r in range(rows)]
    return table("isle:new_shores;3", drawing=drawing, seats=[3], pirate="~1").picture("red")


@pytest.mark.parametrize("look", [Look(256), Look(0, ascii=True)])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (133, 43)])
def test_of_a_board_larger_than_the_window_the_part_that_matters_is_shown(
    look: Look, size: tuple[int, int]
) -> None:
    picture = ocean(19, 20)
    for place in ("A1/NW", "S20/SE", "J10.N", "A20/E", "S1/W"):
        lines = IsleScreen(look).compose(Scene(picture, marks={place: "77"}), *size)
        assert lines is not None
        assert len(lines) == size[1] - 1
        assert max(line.cell_len for line in lines) <= size[0]
        assert any("77" in line.plain for line in lines)
    for width in (40, 60):
        assert max(line.cell_len for line in IsleScreen(look).table(Scene(picture), width)) <= width


def test_arrows_say_where_a_board_goes_on() -> None:
    lines = IsleScreen(Look(0, ascii=True)).compose(Scene(ocean(19, 20), marks={"J10.N": "77"}), 80, 24)
    assert lines is not None
    assert set(lines[0].plain[:40]) == {"^"}
    assert set(lines[17].plain[:40]) == {"v"}
    assert all(line.plain[0] == "<" and line.plain[51] == ">" for line in lines[1:17])


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (60, 18), (79, 23), (80, 24), (90, 27), (300, 100)])
@pytest.mark.parametrize("look", [Look(256), Look(0, ascii=True)])
def test_a_game_at_sea_can_be_played_in_a_window_of_any_size(size: tuple[int, int], look: Look) -> None:
    keyboard = Keyboard(then=lambda prompt: "auto" if prompt.endswith("> ") else "", size=size, look=look)
    record = Record.new("isle:new_shores;3;rounds=2", 5)
    Sitting(keyboard, record, ["human", "random", "random"]).play()
    assert record.game.over
    for screen in keyboard.screens:
        assert len(screen) < size[1]
        assert max(line.cell_len for line in screen) <= size[0]


def test_rim_names_that_dont_fit_are_listed_instead() -> None:
    picture = picture_of("forgotten_tribe")
    atlas = Atlas(picture.tiles)
    lines = IsleScreen(Look(256)).compose(Scene(picture, question="Where?", lit=list(atlas.rim)), 80, 24)
    assert lines is not None
    words = " ".join(line.plain for line in lines).replace(",", " ").replace(".", " ").split()
    assert "Also" in words
    assert all(any(name in word for word in words) for name in atlas.rim)


def test_where_hexes_are_too_small_for_their_names_board_shows_them() -> None:
    t = table("isle:through_the_desert;4", seed=1).turn("red")
    _, keyboard = sit_down(t, "board", "")
    first, page = ("\n".join(line.plain for line in screen) for screen in keyboard.screens[:2])
    assert "bri12" in first and "E1 12" in page
    assert [prompt for prompt in keyboard.prompts if "Enter goes back" in prompt]


def test_the_smallest_window_is_never_larger_than_80_by_24() -> None:
    for picture in (picture_of("forgotten_tribe"), ocean(19, 20), table().picture("red")):
        wide, high = IsleScreen(Look(256)).smallest(picture)
        assert wide <= 80 and high <= 24
        assert IsleScreen(Look(256)).compose(Scene(picture), wide, high) is not None
        assert IsleScreen(Look(256)).compose(Scene(picture), wide - 1, high) is None


# -- answers ----------------------------------------------------------------------------------------------

RICH = "hand 4 lumber 4 brick 4 wool 4 grain 4 ore"


def seven() -> GameTable:
    t = strait(red="settlement B2.NE, ships B2/NE", blue="settlement B4.N, ships B4/NE, hand 2 ore")
    t.turn("red", before_roll=True)
    return t.do("roll", "rolled 3 4")


def test_robber_and_pirate_are_moved_in_one_question() -> None:
    _, keyboard = sit_down(seven())
    shown = keyboard.last_screen()
    assert "Move the robber or the pirate. The name of a hex" in shown
    for name in ("B2", "B4", "C1", "B3", "~1", "~5"):
        assert name in shown
    for place, piece in (("B4", "robber"), ("b3", "pirate"), ("~5", "pirate"), ("pirate D3", "pirate")):
        t = seven()
        sit_down(t, place)
        assert t.standing(piece) == place.upper().split()[-1]


@pytest.mark.parametrize(
    "words, reason",
    [
        ("~2", "The pirate stands on ~2 already; it must move."),
        ("pirate C1", "The pirate keeps to the sea, and C1 is none."),
        ("8", "Numbers on hexes are for the dice: say the name of one, such as"),
        ("~77", "There is no place ~77 on this board"),
        ("~", "is not an action I know"),
        ("~2.N", "is not an action I know"),
    ],
)
def test_a_hex_that_cant_be_chosen_is_answered_with_the_reason(words: str, reason: str) -> None:
    sitting, keyboard = sit_down(seven(), words)
    assert reason in keyboard.last_screen()
    assert not sitting.record.lines


def test_line_by_line_robber_and_pirate_are_told_apart_first() -> None:
    t = seven()
    keyboard = Keyboard(["2", "3"], full=False)
    sit_down(t, keyboard=keyboard)
    assert "2 move pirate ... (" in keyboard.output
    assert t.pirate != "~2"


def founding() -> GameTable:
    t = table("isle:new_shores;3;first=seat", drawing=STRAIT, seats=[3], pirate="~2")
    return t.do("build settlement B2.NE")


def test_a_founder_on_the_coast_sees_roads_and_ships_in_one_list() -> None:
    _, keyboard = sit_down(founding(), bots="random")
    shown = keyboard.last_screen()
    assert "1 build road" in shown and "2 build ship" in shown
    assert "1,2" in shown
    for number, kind in (("1", "road"), ("2", "ship")):
        t = founding()
        sit_down(t, number, bots="random")
        assert [piece.kind for piece in t.picture().pieces if piece.owner == 0 and "/" in piece.place] == [
            kind
        ]


def sailing() -> GameTable:
    return strait(red=f"settlement B2.NE, ships A2/SE A3/SW, {RICH}", blue="hand 1 ore")


def ships(t: GameTable) -> list[str]:
    return sorted(piece.place for piece in t.picture().pieces if piece.kind == "ship")


def test_a_ship_is_moved_in_two_steps_and_the_first_can_be_taken_back() -> None:
    t = sailing()
    _, keyboard = sit_down(t, "move ship", "undo", "move", "A2/E")
    asked = " ".join(line.plain for line in keyboard.screens[1])
    assert "Choose where the ship from A3/SW goes." in asked and "“undo” takes it back." in asked
    assert "X" in asked  # the ship that is asked about
    assert ships(t) == ["A2/E", "A2/SE"]


def test_of_several_ships_one_is_chosen_by_its_number() -> None:
    t = strait(red="settlement B2.NE, ships A2/SE A2/SW", blue="hand 1 ore")
    _, keyboard = sit_down(t, "move ship", "2", "B2/E")
    asked = "\n".join(line.plain for line in keyboard.screens[1])
    assert "move ship ... Which? A number on the board, or a name. Enter goes back." in asked
    assert "1 A2/SW   2 A2/SE" in asked
    assert ships(t) == ["A2/SW", "B2/E"]


@pytest.mark.parametrize("words", ["move ship b3/ne to a2/e", "move ship A3/SW A3/W", "sail A3/SW to A2/E"])
def test_a_ship_is_moved_in_one_line(words: str) -> None:
    t = sailing()
    sitting, _ = sit_down(t, words)
    assert ships(t) == ["A2/E", "A2/SE"]
    assert len(sitting.record.lines) == 2


@pytest.mark.parametrize(
    "words, reason",
    [
        ("move ship A3/SW to D1/W", "D1/W doesn't touch a ship or town of yours"),
        ("move ship A3/SW to A3/SW", "The ship comes from A3/SW; it must go elsewhere."),
        ("move ship A2/SE to A2/E", "The ship on A2/SE is not the last of an open line."),
        ("move ship B4/E to A3/SW", "You have no ship on B4/E."),
        ("move ship A3/SW to Z9/E", "There is no place Z9/E on this board"),
        ("ship C1/SW", "doesn't touch a ship or town of yours"),
        ("ship B2/SE", "doesn't touch the sea"),
        ("move ship", "Choose where the ship from A3/SW goes."),
    ],
)
def test_a_ship_that_cant_be_moved_or_built_stays_where_it_is(words: str, reason: str) -> None:
    t = sailing()
    _, keyboard = sit_down(t, words)
    assert reason in " ".join(keyboard.last_screen().split())
    assert ships(t) == ["A2/SE", "A3/SW"]


@pytest.mark.parametrize("words", ["ship A2/E", "boat a3/w", "build ship a2/e", "vessel a2/e"])
def test_a_ship_is_built_in_any_words(words: str) -> None:
    t = sailing()
    sit_down(t, words)
    assert ships(t) == ["A2/E", "A2/SE", "A3/SW"]


def test_cards_of_a_gold_river_are_taken_in_one_line() -> None:
    t = strait(red="city B4.N").turn("red", before_roll=True)
    t.do("roll", "rolled 4 5")
    _, keyboard = sit_down(t, "take ore wool")
    assert "Take a card from the bank" in "\n".join(line.plain for line in keyboard.screens[0])
    assert t.hand("red") == "1 ore 1 wool"


def test_a_discoverer_says_which_hex_is_turned_up_first() -> None:
    drawing = [
        "  ~   ~   ~   ~",
        "~   f6  ~   ?   ~",
        "  h8  p5  ~   ?",
        "~   g9  m10 ~   ~",
        "  ~   h4  ~   ~",
    ]
    under = {"sea": 1, "fields": 1}
    t = table("isle:oceania;3", drawing=drawing, seats=[3], pirate="A1", fog_terrain=under, fog_numbers=[3])
    t.given(red="settlement C2.SE, ships C3/SW C3/SE, hand 1 lumber 1 wool").turn("red")
    _, keyboard = sit_down(t, "ship C3/E", "c4", bots="random")
    asked = "\n".join(line.plain for line in keyboard.screens[1])
    assert "Choose which hex to turn up first. The name of a hex, such as B4." in asked
    assert "C4" in asked
    assert [tile.terrain for tile in t.picture().tiles if tile.name in ("B4", "C4")] != ["fog", "fog"]
    assert any("red turns up C4" in words for words in told(keyboard))


def told(keyboard: Keyboard) -> list[str]:
    return [" ".join(" ".join(line.plain for line in screen).split()) for screen in keyboard.screens]


def test_a_harbor_is_placed_by_the_number_on_its_coast() -> None:
    record = Record.new("isle:new_world;3;first=seat", 4)
    keyboard = Keyboard(["2"])
    with contextlib.suppress(EOFError, Leave):
        Sitting(keyboard, record, ["human", "random", "random"]).play()
    assert "Place a harbor for" in told(keyboard)[0]
    assert "A number on the board, or a name." in told(keyboard)[0]
    placed = [record.game.text(line.action) for line in record.lines if line.seat == 0]
    assert placed[0].startswith("place harbor ")


def test_pirates_are_fought_with_one_real_die() -> None:
    t = table("isle:pirate_islands;4")
    for side in ["A4/SE", "A4/SW", "A3/SE", "A3/SW", "A2/E", "A2/NE", "A2/NW", "A1/NE"]:
        launch(t.g, 0, t.g.map.places.side_of(side))
    pirate_sea(t.g).warships[0] = 5
    t.turn("red")
    keyboard = Keyboard(["attack", "7", "3 3", "4"])
    players = ["human", "random", "random", "random"]
    sitting = Sitting(keyboard, Record(t.g, Dealer(1)), players, real_dice=True)
    with contextlib.suppress(EOFError, Leave):
        sitting.play()
    shown = "\n".join(told(keyboard))
    assert "The dice: red rolls one for the pirates. Type what it shows." in shown
    assert "A number from 1 to 6, please; save, undo and quit work here too." in shown
    assert pirate_sea(t.g).tokens[0] == 2
    assert "warships" in told(keyboard)[0] and "F3" in told(keyboard)[0]


def test_a_wonder_is_claimed_and_built_in_words_and_everybody_sees_whose_it_is() -> None:
    def given() -> GameTable:
        cards = "hand 2 lumber 6 brick 2 grain 1 wool"
        t = table("isle:wonders;4", seed=1).given(
            red=f"city D2.S C3.N, settlement B5.SE, {cards}", blue="hand 1 ore"
        )
        return t.turn("red")

    t = given()
    _, keyboard = sit_down(
        t, "why claim castle", "why claim wall", "claim wall", "stage", "points", "", "costs"
    )
    words = told(keyboard)
    assert "The castle needs a city and six points that everybody sees." in words[1]
    assert "You can do that now." in words[2]
    assert "red: great wall" in words[3]
    assert (
        "wonder stages" in words[5] and "nobody's: castle, monument, grand theater, great bridge" in words[5]
    )
    assert "points = settlements + cities + route + army + victory cards" in words[5]
    assert "build stage 1 lumber, 3 brick, 1 grain" in words[7]
    assert "build stage: great wall     1 lumber, 3 brick, 1 grain" in costs_of(given().g)
    _, keyboard = sit_down(given())
    assert keyboard.last_screen().count("#") == 4  # free corners for the wall; one is built on
    _, keyboard = sit_down(given().do("claim great wall"))
    assert "#" not in keyboard.last_screen()


def test_words_that_mean_nothing_at_sea_are_answered_with_a_sentence() -> None:
    strange = [
        "~",
        "~~~~",
        "~-1",
        "~1/E",
        "ship",
        "ship ship",
        "ship 99",
        "move",
        "pirate",
        "sail",
        "sail to",
    ]
    strange += [
        "move ship A2/SE to",
        "move ship to to to",
        "~" * 500,
        "9" * 60,
        "where ~3",
        "where ~999",
        "where",
    ]
    strange += ["why pirate ~1", "why ship ~1", "why move ship A2/SE to ~1", "\x00~", "ß~1"]
    for words in strange:
        t = sailing()
        sitting, keyboard = sit_down(t, words, "", "", bots="random")
        assert keyboard.prompts[-1].strip(), words
        assert len([line for line in sitting.record.lines if line.seat == 0]) <= 1
        assert "Traceback" not in keyboard.output


def test_random_words_of_the_game_never_break_it() -> None:
    rng = random.Random(7)
    vocabulary = (
        "move build ship road pirate robber settle city sail to take where why 1 2 9 ~1 ~2 ~9 A1 B2 B2/E"
    )
    vocabulary += " B3/NW A2/SE B4.N D5.S hand points help undo auto end roll rob blue ore wool swap for"
    words = vocabulary.split()
    script = [" ".join(rng.choices(words, k=rng.randint(1, 5))) for _ in range(80)]
    keyboard = Keyboard([line for each in script for line in (each, "")])
    sit_down(sailing(), keyboard=keyboard, bots="random")
    assert not keyboard.script or "wins" in keyboard.output


def test_a_place_at_sea_is_told() -> None:
    t = strait(red="settlement B2.NE, ships B2/NE", pirate="B3")
    t.g.shows(0)
    _, keyboard = sit_down(t, "where B3", "where ~2", "where b2/ne", "where D3.S", "where B4")
    notes = [" ".join(line.plain for line in screen[-3:]) for screen in keyboard.screens[1:]]
    assert "B3 is sea. The pirate is here." in notes[0]
    assert "~2 is sea of the frame, beside" in notes[1]
    assert "between sea and lumber 6" in notes[2] and "Ship of red." in notes[2]
    assert "lies at sea" in notes[3]
    assert "gives a card of your choice on a 9" in notes[4]


# -- beside the board -------------------------------------------------------------------------------------


def test_what_a_game_counts_has_a_line_with_a_column_for_each_player() -> None:
    picture = strait().picture("red")
    picture.counters += [Counter("bolts", 0, 3), Counter("bolts", 2, 11), Counter("warships", 1, 0)]
    head, *rows = (line.plain for line in counter_lines(picture, Look(0), 80))
    assert head.split() == ["r", "b", "w"]
    assert [row.split() for row in rows] == [
        ["bolts", "3", "0", "11"]
    ]  # nobody has warships, or island points
    assert max(len(row) for row in (head, *rows)) <= PANEL


def test_points_for_islands_have_their_column() -> None:
    t = sailing().do("build settlement B4.NW")
    head, red, *_ = (line.plain for line in score_lines(t.picture("red"), Look(0)))
    assert "+ island" in head
    assert "2" in red.split()
    _, keyboard = sit_down(t, "points")
    assert "island points" in "\n".join(line.plain for line in keyboard.screens[1])


def test_ships_are_among_the_pieces_and_prices_of_games_that_have_them() -> None:
    at_sea, ashore = strait(), table()
    sea, land = at_sea.picture("red"), ashore.picture("red")
    assert "15 ships" in pieces_left(sea, ENGLISH) and "ship" not in pieces_left(land, ENGLISH)
    assert any(line.split() == ["build", "ship", "1", "lumber,", "1", "wool"] for line in costs_of(at_sea.g))
    assert not any("ship" in line for line in costs_of(ashore.g))


def test_what_belongs_to_nobody_is_told_where_there_is_room() -> None:
    picture = strait().picture("red")
    picture.counters += [Counter("under the fog", None, 2, "sea"), Counter("under the fog", None, 1, "gold")]
    picture.tracks.append(Track("wonder", "great wall", 1, 4, None))
    lines = IsleScreen(Look(256)).compose(Scene(picture), 160, 50)
    assert lines is not None
    shown = "\n".join(line.plain for line in lines)
    assert "under the fog: 2 sea, 1 gold" in shown
    assert "great wall: 1 of 4" in shown


@pytest.mark.parametrize("look", LOOKS)
def test_help_explains_the_sea_where_there_is_one(look: Look) -> None:
    t = strait(blue="ships B2/NE")
    page = help_of(t.g, look)
    assert "move ship C3/E to D4/W" in page and "P the pirate" in page and "is a ship of red" in page
    assert "gold gives a card of your choice" in page
    assert max(len(line) for line in page.splitlines()) <= 80
    assert "ship" not in help_of(table().g, look)


@pytest.mark.parametrize(
    "reason, words",
    [
        ("won", "red wins with 9 points in round 1."),
        ("cloth-ran-out", "Too few villages have bolts left: red wins with 9 points in round 1."),
        ("finished-wonder", "red has finished a wonder and wins with 9 points in round 1."),
    ],
)
def test_the_end_says_how_the_game_was_won(reason: str, words: str) -> None:
    picture = strait().picture("red")
    picture.winner, picture.players[0].points = 0, 9
    assert outcome(picture, ENGLISH, reason) == words


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "base"])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_scenario_is_played_with_every_screen_inside_its_window(name: str, seats: int) -> None:
    if seats not in SCENARIOS[name].seats:
        pytest.skip("this scenario has no such map")
    look = LOOKS[seats]
    keyboard = Keyboard(then=lambda prompt: "auto" if prompt.endswith("> ") else "", look=look)
    record = Record.new(f"isle:{name};{seats};rounds=3", seats)
    sitting = Sitting(keyboard, record, ["human"] + ["random"] * (seats - 1))
    sitting.play()
    sitting.last_look()
    sitting.conclude()
    assert record.game.over
    assert len(keyboard.screens) > 5
    for screen in keyboard.screens:
        assert len(screen) < 24
        assert max(line.cell_len for line in screen) <= 80


def test_a_game_at_sea_is_kept_and_told_again(tmp_path: Path) -> None:
    file = str(tmp_path / "sea.longroad")
    spec = "isle:new_shores;3;rounds=20;trade=bank"
    played = CliRunner().invoke(
        cli, ["play", spec, "--humans", "0", "--bots", "random", "--seed", "3", "--save", file]
    )
    assert played.exit_code == 0
    told = CliRunner().invoke(cli, ["replay", file, "--plain"])
    assert told.exit_code == 0
    assert "builds a ship on" in told.output
    assert re.search("~[RBW]|[RBW]~", told.output)
    assert CliRunner().invoke(cli, ["play", "--resume", file]).exit_code == 0

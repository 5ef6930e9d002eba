"""The board in characters: everything on it can be found."""

from __future__ import annotations

import pytest

from longroad.cli.isle.atlas import Atlas
from longroad.cli.isle.board import Drawing
from longroad.cli.isle.grid import LARGE, SMALL
from longroad.cli.look import Look, letters
from longroad.core.dealer import Dealer
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario
from tests.isle import new_game
from tests.table import table

LOOKS = [Look(256), Look(16), Look(0), Look(0, ascii=True)]


def drawn(look: Look, marks: dict[str, str] | None = None, scale: object = SMALL) -> list[str]:
    picture = table().given(red="settlement C2.N, road C2/NW", blue="city B3.S", robber="D2").picture()
    assert scale in (SMALL, LARGE)
    drawing = Drawing(picture, look, LARGE if scale is LARGE else SMALL)
    lines = drawing.draw(marks)
    assert len(lines) == drawing.height
    assert {line.cell_len for line in lines} == {drawing.width}
    return [line.plain for line in lines]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_every_hex_shows_its_name_its_card_and_its_number(look: Look, scale: object) -> None:
    board = "\n".join(drawn(look, scale=scale))
    for tile in table().picture().tiles:
        assert tile.name in board
    for card, hexes in (("lumber", 4), ("wool", 4), ("grain", 4), ("brick", 3), ("ore", 3), ("desert", 1)):
        assert board.count(card) >= hexes
    assert "12" in board and "11" in board


@pytest.mark.parametrize("look", LOOKS)
def test_harbors_towns_and_the_robber_are_on_the_board(look: Look) -> None:
    board = "\n".join(drawn(look))
    assert board.count("3:1") == 4
    for harbor in ("grain 2:1", "ore 2:1", "wool 2:1"):
        assert harbor in board
    assert "[B]" in board
    assert " r " in board if look.painted else "(r)" in board
    assert "D2@" in board


def test_a_plain_board_is_ascii() -> None:
    assert "\n".join(drawn(Look(0, ascii=True))).isascii()


def test_roads_bear_their_owners_letter_where_there_is_no_color() -> None:
    assert any("=r(r)" in line or "r=" in line for line in drawn(Look(0)))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_numbers_can_be_put_on_all_corners_or_all_sides_at_once(look: Look, scale: object) -> None:
    atlas = Atlas(table().picture().tiles)
    for places in (atlas.corners.values(), atlas.sides.values()):
        marks = {names[0]: str(k) for k, names in enumerate(places, start=1)}
        lines = drawn(look, marks, scale)
        for mark in marks.values():
            assert any(mark in line for line in lines)


def test_the_small_board_leaves_room_for_the_players_at_80_columns() -> None:
    picture = new_game("isle:base;4;harbors=shuffled", seed=3).shows(None)
    drawing = Drawing(picture, Look(256), SMALL)
    assert (drawing.width, drawing.height) <= (51, 18)


def test_every_name_of_a_place_leads_to_its_own() -> None:
    g = new_game("isle:base;4", seed=1)
    atlas = Atlas(g.shows(None).tiles)
    for names in (*atlas.corners.values(), *atlas.sides.values()):
        for name in names:
            assert atlas.own_name(name.lower()) == names[0] == g.map.places.canonical(name)
    assert atlas.own_name("Z9") is None


def test_players_with_the_same_first_letter_get_different_ones() -> None:
    assert letters(["red", "blue", "white", "orange", "green", "violet"]) == ["r", "b", "w", "o", "g", "v"]


def test_the_beginners_island_can_be_drawn_from_its_file() -> None:
    island = resolve(scenario("beginner"), Dealer(0), "random", "fixed")
    picture = new_game("isle:base;3", map=island).shows(None)
    assert "[" not in "".join(line.plain for line in Drawing(picture, Look(0), SMALL).draw())

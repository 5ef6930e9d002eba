"""Names of hexes, corners and sides."""

import pytest

from longroad.isle.geometry import CORNERS, SIDES, Board, board_of
from longroad.isle.maps.shipped import scenario
from longroad.isle.places import Places, places_of, row_letters

pytestmark = pytest.mark.both_builds
ISLAND = scenario("base").places


def test_rows_have_letters_and_hexes_count_from_the_west() -> None:
    names = [ISLAND.hex_name(h) for h in range(19)]
    assert " ".join(names) == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3"


def test_letters_go_on_after_z() -> None:
    assert [row_letters(n) for n in (0, 25, 26, 27, 51, 52, 701, 702)] == [
        "A",
        "Z",
        "AA",
        "AB",
        "AZ",
        "BA",
        "ZZ",
        "AAA",
    ]


@pytest.mark.parametrize(
    "names, own",
    [
        (["A1.N"], "A1.N"),
        (["A2.S", "B2.NE", "B3.NW"], "A2.S"),
        (["E2.N", "D2.SE", "D3.SW"], "D2.SE"),
        (["A1.NE", "A2.NW"], "A1.NE"),
    ],
)
def test_a_corner_goes_by_any_of_its_names(names: list[str], own: str) -> None:
    assert len({ISLAND.corner_of(name) for name in names}) == 1
    assert ISLAND.corner_name(ISLAND.corner_of(names[0])) == own


def test_a_side_goes_by_any_of_its_names() -> None:
    assert ISLAND.side_of("C3/NE") == ISLAND.side_of("B3/SW") == ISLAND.side_of(" b3/sw ")
    assert ISLAND.side_name(ISLAND.side_of("C3/NE")) == "B3/SW"
    assert ISLAND.side_name(ISLAND.side_of("A1/NW")) == "A1/NW"


@pytest.mark.parametrize("hexes", [[(q, r) for r in range(30) for q in range(12)], [(0, 0), (3, 1), (1, 1)]])
def test_every_name_finds_its_place_and_the_first_is_its_own(hexes: list[tuple[int, int]]) -> None:
    board = Board(hexes)
    places = Places(board)
    corners: dict[int, list[str]] = {}
    sides: dict[int, list[str]] = {}
    for h in range(board.hexes):
        assert places.hex_of(places.hex_name(h).lower()) == h
        for k in range(6):
            corner, side = f"{places.hex_name(h)}.{CORNERS[k]}", f"{places.hex_name(h)}/{SIDES[k]}"
            assert places.corner_of(corner) == places.find(corner) == board.corners_of[h][k]
            assert places.side_of(side) == places.find(side) == board.sides_of[h][k]
            corners.setdefault(int(board.corners_of[h][k]), []).append(corner)
            sides.setdefault(int(board.sides_of[h][k]), []).append(side)
    assert all(places.corner_name(c) == min(names) for c, names in corners.items())
    assert all(places.side_name(s) == min(names) for s, names in sides.items())
    assert len(corners) == board.corners and len(sides) == board.sides


def test_the_rim_is_numbered_after_a_wave() -> None:
    board = ISLAND.board
    assert [ISLAND.hex_name(board.hexes + k) for k in range(board.rim)] == [f"~{k}" for k in range(1, 19)]
    assert ISLAND.hex_of("~1") == ISLAND.find(" ~1 ") == 19 and ISLAND.hex_of("~18") == 36
    assert ISLAND.canonical("~7") == "~7"


@pytest.mark.parametrize(
    "kind, text, sentence",
    [
        ("corner", "C9.N", "there is no corner 'C9.N' on this map; did you mean C5.N or C4.N or C3.N?"),
        ("corner", "C3/NE", "'C3/NE' is a side, not a corner"),
        ("side", "c3", "'c3' is a hex, not a side"),
        ("hex", "", "there is no hex '' on this map"),
        ("hex", "~19", "there is no hex '~19' on this map; did you mean ~9 or ~1 or ~18?"),
        ("side", "~1", "'~1' is a hex, not a side"),
        ("hex", "x" * 1000, "there is no hex 'xxxxxxxxxxxxxxxxxxxxxxxx…' on this map"),
        ("corner", "C3.ſ", "there is no corner 'C3.ſ' on this map; did you mean C3.S or C3.SW or C3.SE?"),
    ],
)
def test_an_unknown_name_is_refused_with_a_sentence(kind: str, text: str, sentence: str) -> None:
    find = {"hex": ISLAND.hex_of, "corner": ISLAND.corner_of, "side": ISLAND.side_of}[kind]
    with pytest.raises(ValueError) as refusal:
        find(text)
    assert str(refusal.value) == sentence


def test_a_board_has_one_set_of_names() -> None:
    hexes = scenario("base").board.axial
    assert places_of(board_of(hexes)) is places_of(board_of(list(hexes)))

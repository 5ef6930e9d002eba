"""The graph of hexes, corners and sides."""

import pytest

from longroad.isle.geometry import CORNERS, SIDES, STEPS, Board, board_of

ISLAND = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
SHAPES = {
    "island": ISLAND,
    "one hex": [(0, 0)],
    "two apart": [(0, 0), (5, 0)],
    "ring": [(q, r) for q, r in ISLAND if (q, r) != (0, 0)],
    "line": [(q, 0) for q in range(9)],
    "block": [(q - r // 2, r) for r in range(6) for q in range(7)],
}
every_shape = pytest.mark.parametrize("hexes", SHAPES.values(), ids=SHAPES.keys())
pytestmark = pytest.mark.both_builds


def test_the_island_has_19_hexes_54_corners_and_72_sides() -> None:
    board = Board(ISLAND)
    assert (board.hexes, board.corners, board.sides) == (19, 54, 72)


def test_one_hex_has_six_of_each() -> None:
    board = Board([(0, 0)])
    assert (board.hexes, board.corners, board.sides) == (1, 6, 6)
    assert list(board.corners_of[0]) == [0, 1, 2, 3, 4, 5]
    assert list(board.sides_of[0]) == [0, 1, 2, 3, 4, 5]
    assert [list(ends) for ends in board.ends] == [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5]]


def test_neighbors_share_the_side_that_their_names_say() -> None:
    for k, (q, r) in enumerate(STEPS):
        board = Board([(0, 0), (q, r)])
        across = (k + 3) % 6
        assert board.sides_of[0][k] == board.sides_of[1][across], SIDES[k]
        assert board.corners_of[0][k] == board.corners_of[1][(across + 1) % 6], CORNERS[k]
        assert board.corners_of[0][(k + 1) % 6] == board.corners_of[1][across], CORNERS[(k + 1) % 6]
        assert (board.corners, board.sides) == (10, 11)


@every_shape
def test_the_lists_of_a_board_agree_with_each_other(hexes: list[tuple[int, int]]) -> None:
    board = Board(hexes)
    for h in range(board.hexes):
        assert len(set(board.corners_of[h])) == len(set(board.sides_of[h])) == 6
        for k in range(6):
            side = board.sides_of[h][k]
            assert set(board.ends[side]) == {board.corners_of[h][k], board.corners_of[h][(k + 1) % 6]}
            assert h in board.hexes_beside[side]
            assert h in board.hexes_at[board.corners_of[h][k]]
        beside = {other for side in board.sides_of[h] for other in board.hexes_beside[side]} - {h}
        assert beside == set(board.neighbors[h])
    for c in range(board.corners):
        assert 1 <= len(board.hexes_at[c]) <= 3
        assert 2 <= len(board.sides_at[c]) <= 3
        assert all(c in board.corners_of[h] for h in board.hexes_at[c])
        for side, other in zip(board.sides_at[c], board.across[c], strict=True):
            assert set(board.ends[side]) == {c, other}
    for side in range(board.sides):
        assert 1 <= len(board.hexes_beside[side]) <= 2
        assert all(side in board.sides_at[c] for c in board.ends[side])


@every_shape
def test_euler_agrees(hexes: list[tuple[int, int]]) -> None:
    board = Board(hexes)
    faces = board.hexes
    holes = {"ring": 1}.get(next(name for name, shape in SHAPES.items() if shape == hexes), 0)
    parts = 2 if hexes == SHAPES["two apart"] else 1
    assert board.corners - board.sides + faces == parts - holes


def test_places_are_numbered_in_the_order_they_are_met() -> None:
    board = Board(ISLAND)
    for table in (board.corners_of, board.sides_of):
        met: list[int] = []
        for places in table:
            met += [int(place) for place in places if int(place) not in met]
        assert met == list(range(len(met)))


@every_shape
def test_the_rim_is_every_place_next_to_a_drawn_hex(hexes: list[tuple[int, int]]) -> None:
    board = Board(hexes)
    beside = {(q + dq, r + dr) for q, r in hexes for dq, dr in STEPS} - set(hexes)
    assert set(board.rim_axial) == beside
    assert board.rim == len(board.rim_axial) == len(beside)
    assert len(board.sides_of) == len(board.corners_of) == board.hexes + board.rim
    for k, (q, r) in enumerate(board.rim_axial):
        rim = board.hexes + k
        shared = [board.axial.index((q + dq, r + dr)) for dq, dr in STEPS if (q + dq, r + dr) in hexes]
        sides = {side for h in shared for side in board.sides_of[h] if len(board.hexes_beside[side]) == 1}
        assert len(board.sides_of[rim]) == len(set(board.sides_of[rim])) == len(shared)
        assert set(board.sides_of[rim]) <= sides
        ends = {c for side in board.sides_of[rim] for c in board.ends[side]}
        assert ends == set(board.corners_of[rim]) and len(board.corners_of[rim]) == len(ends)
    around = [side for rim in range(board.hexes, board.hexes + board.rim) for side in board.sides_of[rim]]
    assert sorted(around) == [s for s in range(board.sides) if len(board.hexes_beside[s]) == 1]


def test_the_rim_goes_clockwise_from_above_the_top_left_hex() -> None:
    board = Board(ISLAND)
    rim = board.rim_axial
    assert rim[:5] == [(0, -3), (1, -3), (2, -3), (3, -3), (3, -2)] and rim[-1] == (-1, -2)
    assert all((b[0] - a[0], b[1] - a[1]) in STEPS for a, b in zip(rim, rim[1:] + rim[:1], strict=True))
    assert Board(SHAPES["ring"]).rim_axial == [*rim, (0, 0)]  # what is inside a hole comes last
    assert Board([(0, 0)]).rim_axial == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert Board([]).rim == 0


def test_the_places_of_a_rim_hex_are_listed_clockwise() -> None:
    board = Board([(0, 0), (1, 0)])
    above = board.hexes + board.rim_axial.index((1, -1))  # between and above the two
    assert list(board.sides_of[above]) == [board.sides_of[1][5], board.sides_of[0][0]]
    assert list(board.corners_of[above]) == [
        board.corners_of[1][0],
        board.corners_of[0][1],
        board.corners_of[0][0],
    ]


def test_boards_of_one_shape_are_one_board() -> None:
    assert board_of(ISLAND) is board_of(list(ISLAND))
    for n in range(200):
        board_of([(0, 0), (n, 0)] if n else [(0, 0)])  # forgets, and does not grow
    assert board_of(ISLAND).hexes == 19

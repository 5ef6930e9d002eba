"""The founding phase: who begins, and the first settlements and roads."""

import pytest

from tests.proofs import rule
from tests.table import GameTable, table

FOUR = ["red", "blue", "white", "orange"]


def corners(t: GameTable) -> set[str]:
    """Where a settlement can be founded now."""
    return {words.removeprefix("build settlement ") for words in t.menu()}


# -- who begins -----------------------------------------------------------------------------------------


@rule("BASE-020")
def test_every_throw_for_the_beginning_is_of_two_dice() -> None:
    t = table()
    assert t.to_act == "chance"
    assert t.outcomes == {f"threw {low} {high}": 1 for low in range(1, 7) for high in range(1, 7)}


@rule("BASE-020")
@pytest.mark.parametrize(
    "throws, first",
    [
        ("6 6, 1 1, 2 2, 3 3", "red"),
        ("1 1, 6 5, 2 2, 3 3", "blue"),
        ("3 4, 1 2, 6 2, 5 2", "white"),
        ("1 1, 1 2, 2 2, 2 3", "orange"),
        ("2 6, 6 1, 5 2, 4 3", "red"),  # the sum counts, not the higher die
    ],
)
def test_everybody_throws_and_the_highest_begins(throws: str, first: str) -> None:
    t = table()
    for who, throw in zip(FOUR, throws.split(", "), strict=True):
        assert t.to_act == "chance"
        t.do(f"threw {throw}")
        assert t.heard[0].code == "threw"
        assert t.heard[0].args["seat"] == t.seat(who)
    assert t.events[-1] == f"{first} begins."
    assert t.to_act == first


@rule("BASE-020")
@pytest.mark.parametrize(
    "first_round, again, first",
    [
        ("3 3, 2 4, 1 1, 1 2", "red 5 1, blue 6 6", "blue"),
        ("1 1, 6 4, 1 2, 5 5", "blue 3 3, orange 3 2", "blue"),
        ("1 1, 6 4, 1 2, 5 5", "blue 1 1, orange 1 2", "orange"),  # lower than white's first throw
        ("2 2, 2 2, 2 2, 1 3", "red 1 1, blue 2 1, white 2 2, orange 1 2", "white"),
        ("6 6, 6 6, 6 6, 1 1", "red 5 5, blue 6 4, white 1 1, red 1 2, blue 1 1", "red"),  # and tied again
    ],
)
def test_only_the_tied_throw_again(first_round: str, again: str, first: str) -> None:
    t = table().do(*(f"threw {throw}" for throw in first_round.split(", ")))
    for words in again.split(", "):
        who, throw = words.split(" ", 1)
        assert t.to_act == "chance"
        t.do(f"threw {throw}")
        assert t.heard[0].args["seat"] == t.seat(who)
    assert t.to_act == first


@rule("BASE-020")
def test_the_first_seat_begins_as_an_option() -> None:
    assert table("isle:base;4;first=seat").to_act == "red"


@rule("BASE-020")
@pytest.mark.parametrize("first", ["red", "blue", "white"])
def test_a_random_draw_decides_as_an_option(first: str) -> None:
    t = table("isle:base;3;first=draw")
    assert t.to_act == "chance"
    assert t.outcomes == {"red begins": 1, "blue begins": 1, "white begins": 1}
    t.do(f"{first} begins")
    assert t.to_act == first


# -- the two rounds -------------------------------------------------------------------------------------


@rule("BASE-021")
def test_the_first_settlement_goes_on_any_corner() -> None:
    t = table().founding("white")
    assert len(t.menu()) == 54
    assert t.can("build settlement C3.N")
    assert t.can("build settlement A1.NW")  # on the coast, too


@rule("BASE-021")
@pytest.mark.parametrize(
    "settlement, roads",
    [
        ("C3.N", ["B2/E", "B2/SE", "B3/SW"]),
        ("C3.NW", ["B2/SE", "B2/SW", "C2/E"]),
        ("C1.NW", ["C1/NW", "C1/W"]),
    ],
)
def test_its_road_touches_it(settlement: str, roads: list[str]) -> None:
    t = table().founding("red").do(f"build settlement {settlement}")
    assert t.to_act == "red"
    assert t.menu() == sorted(f"build road {side}" for side in roads)
    t.do(f"build road {roads[0]}")
    assert t.piece(settlement) == "red settlement"
    assert t.piece(roads[0]) == "red road"
    assert t.left("red", "settlement") == 4
    assert t.left("red", "road") == 14


@rule("BASE-021")
def test_founding_costs_nothing_but_is_a_duty() -> None:
    t = table().founding("red")
    assert t.hand("red") == "nothing"
    assert all(words.startswith("build settlement") for words in t.menu())
    assert t.why("build road C3/E") == "Found a settlement first."
    t.do("build settlement C3.N")
    assert t.why("build settlement A1.N") == "Build a road beside B2.SE first."
    assert t.why("end turn") == "Build a road beside B2.SE first."


PLACES = {  # what everybody founds where in both rounds
    "red": [("C2.N", "C2/NE"), ("E2.N", "E2/NE")],
    "blue": [("B3.N", "B3/NW"), ("D1.N", "D1/NE")],
    "white": [("C4.NE", "C4/E"), ("A1.N", "A1/NE")],
    "orange": [("E3.N", "E3/NE"), ("C5.SE", "C5/SE")],
}


def found(t: GameTable, who: str, nth: int) -> None:
    corner, side = PLACES[who][nth]
    assert t.to_act == who
    t.do(f"build settlement {corner}")
    assert t.to_act == who
    t.do(f"build road {side}")


@rule("BASE-021", "BASE-022", "BASE-025")
@pytest.mark.parametrize("first", FOUR)
def test_clockwise_then_back_and_the_first_takes_the_first_turn(first: str) -> None:
    t = table().founding(first)
    at = FOUR.index(first)
    clockwise = FOUR[at:] + FOUR[:at]
    for who in clockwise:
        found(t, who, 0)
    for who in reversed(clockwise):
        found(t, who, 1)
    assert t.to_act == first
    assert t.on_turn == first
    assert t.menu() == ["roll"]


@rule("BASE-021", "BASE-022", "BASE-025")
def test_the_same_with_three() -> None:
    t = table("isle:base;3").founding("blue")
    for who, nth in [("blue", 0), ("white", 0), ("red", 0), ("red", 1), ("white", 1), ("blue", 1)]:
        found(t, who, nth)
    assert t.to_act == "blue"
    assert t.menu() == ["roll"]


@rule("BASE-022")
def test_the_second_road_touches_the_second_settlement() -> None:
    t = table("isle:base;3").founding("blue")
    for who in ("blue", "white", "red"):
        found(t, who, 0)
    t.do("build settlement E2.N")
    assert t.menu() == ["build road D2/E", "build road D2/SE", "build road D3/SW"]
    assert not t.can("build road C2/NW")  # beside the first settlement


@rule("BASE-023")
def test_founders_keep_their_distance_in_both_rounds() -> None:
    t = table("isle:base;3").founding("red").do("build settlement C3.N", "build road C3/NE")
    too_close = {"B2.NE", "B2.S", "B3.S"}  # along the three sides that meet at C3.N
    assert len(corners(t)) == 54 - 4
    assert not corners(t) & ({"B2.SE"} | too_close)
    assert t.why("build settlement C3.N") == "There is a town of red on B2.SE already."
    assert "too close" in t.why("build settlement C3.NE")
    t.do("build settlement A1.N", "build road A1/NE", "build settlement E3.S", "build road E3/SE")
    assert t.to_act == "white"  # the second round: also one's own first settlement counts
    assert not corners(t) & ({"B2.SE"} | too_close)
    assert "too close" in t.why("build settlement E3.SE")
    assert "too close" in t.why("build settlement A1.NW")
    assert t.can("build settlement E3.NE")
    assert len(corners(t)) == 54 - 4 - 3 - 3


# -- the first cards ------------------------------------------------------------------------------------


@rule("BASE-024")
@pytest.mark.parametrize(
    "second, cards",
    [
        ("C2.N", "1 grain 1 brick 1 lumber"),
        ("D1.N", "1 grain 2 lumber"),  # two forests, a card for each
        ("C3.N", "1 brick 1 wool"),  # the desert gives nothing
        ("A1.NE", "1 ore 1 wool"),  # two hexes and the sea
        ("A1.N", "1 ore"),
    ],
)
def test_the_second_settlement_pays_at_once(second: str, cards: str) -> None:
    t = table("isle:base;3").founding("blue")
    for who, corner, side in [
        ("blue", "D4.SE", "D4/SE"),
        ("white", "C5.NE", "C5/E"),
        ("red", "E1.SW", "E1/W"),
    ]:
        t.do(f"build settlement {corner}", f"build road {side}")
        assert t.hand(who) == "nothing"  # the first pays nothing
    t.do(f"build settlement {second}")
    assert t.hand("red") == cards  # even before the road
    t.do(t.menu()[0])
    assert t.hand("red") == cards


@rule("BASE-024")
def test_the_robber_keeps_no_first_card_back() -> None:
    """Where there is no desert it starts on a hex that pays."""
    t = table("isle:base;3", robber="C2").founding("blue")
    assert t.robber == "C2"
    for corner, side in [("D4.SE", "D4/SE"), ("C5.NE", "C5/E"), ("E1.SW", "E1/W")]:
        t.do(f"build settlement {corner}", f"build road {side}")
    t.do("build settlement C2.N")
    assert t.hand("red") == "1 grain 1 brick 1 lumber"


# -- the set-up for beginners ---------------------------------------------------------------------------


@rule("BASE-010")
def test_beginners_start_with_pieces_and_cards_and_found_nothing() -> None:
    t = table("isle:base;4;board=beginner;first=seat")
    assert t.menu() == ["roll"]
    assert t.piece("B2.N") == "red settlement"
    assert t.piece("E1/NE") == "blue road"
    for who in t.names:
        assert (t.left(who, "settlement"), t.left(who, "road"), t.points(who)) == (3, 13, 2)
    assert t.hand("red") == "2 lumber 1 grain"
    assert t.hand("blue") == "1 lumber 1 ore 1 brick"
    assert t.hand("white") == "1 lumber 1 ore 1 wool"
    assert t.hand("orange") == "1 ore 2 grain"


@rule("BASE-010")
def test_three_beginners_play_without_the_red_pieces() -> None:
    t = table("isle:base;3;board=beginner;first=seat")
    assert t.names == ("blue", "white", "orange")
    assert t.to_act == "blue"
    assert t.piece("B2.N") is None
    assert t.piece("D1.N") is None
    assert t.hand("blue") == "1 lumber 1 ore 1 brick"
    assert t.hand("white") == "1 lumber 1 ore 1 wool"


@rule("BASE-010", "BASE-020")
def test_beginners_roll_for_the_first_turn_like_everybody() -> None:
    t = table("isle:base;4;board=beginner").do("threw 1 1", "threw 1 1", "threw 6 6", "threw 1 1")
    assert t.to_act == "white"
    assert t.menu() == ["roll"]

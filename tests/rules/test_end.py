"""The end of the game: ten points on one's own turn, or too many rounds."""

import pytest

from longroad.errors import BadSpec, Illegal
from longroad.game import new_game
from tests.proofs import rule
from tests.table import coast, table

CARD = "1 ore 1 wool 1 grain"


# -- ten points -----------------------------------------------------------------------------------------


@rule("BASE-100")
@pytest.mark.parametrize(
    "given, words",
    [
        ("9 points, hand 1 lumber 1 brick 1 wool 1 grain, road C3/NE", "build settlement C3.N"),
        ("settlement C3.N, knights 3, 9 points, hand 2 grain 3 ore", "build city C3.N"),
        (f"8 points, hand 1 lumber 1 brick, roads {coast('A1/NW', 4)}", "build road A3/NW"),
        ("8 points, knights 2, cards knight", "play knight"),
        (f"9 points, hand {CARD}", "buy card, drew victory point"),
        (f"8 points, cards road building, roads {coast('A1/NW', 4)}", "play road building, build road A3/NW"),
    ],
)
def test_whoever_reaches_ten_points_on_their_turn_wins_at_once(given: str, words: str) -> None:
    t = table().given(red=given).turn("red")
    assert t.winner is None
    t.do(*words.split(", "))
    assert t.winner == "red"
    assert t.points("red") >= 10
    assert t.events[-1] == f"red wins with {t.points('red')} points."
    assert t.to_act == "nobody"
    assert t.waiting == []
    assert t.menu("red") == []
    assert t.why("end turn") == "The game is over."


@rule("BASE-100")
def test_nine_points_are_not_enough() -> None:
    t = table().given(red="8 points, hand 1 lumber 1 brick 1 wool 1 grain, road C3/NE").turn("red")
    t.do("build settlement C3.N")
    assert t.points("red") == 9
    assert t.winner is None
    t.do("end turn")
    assert t.to_act == "blue"


@rule("BASE-100")
def test_more_than_ten_win_as_well() -> None:
    t = table().given(red="9 points, hand 1 lumber 1 brick, roads " + coast("A1/NW", 4)).turn("red")
    t.do("build road A3/NW")
    assert t.winner == "red"
    assert t.points("red") == 11


@rule("BASE-100")
def test_ten_points_reached_in_anothers_turn_win_when_ones_own_turn_comes() -> None:
    # Blue breaks red's route, and white, who has eight points, becomes the one with the longest.
    t = table().given(
        red="roads " + coast("A1/NW", 7),
        white="8 points, roads " + coast("D1/SW", 5),
        blue="road A2/E, hand 1 lumber 1 brick 1 wool 1 grain",
    )
    t.turn("blue").do("build settlement A2.NE")
    assert t.longest_route == "white"
    assert t.points("white") == 10
    assert t.winner is None
    t.do("end turn")
    assert t.winner == "white"
    assert t.events == ["Round 1: white's turn.", "white wins with 10 points."]


@rule("BASE-100")
def test_points_lost_before_ones_own_turn_comes_do_not_win() -> None:
    t = table().given(
        red="roads " + coast("A1/NW", 7),
        orange="8 points, roads " + coast("D1/SW", 5),
        blue="road A2/E, hand 1 lumber 1 brick 1 wool 1 grain",
        white="hand 2 lumber 2 brick, roads " + coast("E3/SE", 4),
    )
    t.turn("blue").do("build settlement A2.NE", "end turn")
    assert t.points("orange") == 10
    assert t.winner is None
    t.do("roll", "rolled 1 1", "build road E1/SE", "build road E1/SW")  # six: white takes the route
    assert t.points("orange") == 8
    t.do("end turn")
    assert t.to_act == "orange"
    assert t.winner is None


@rule("BASE-100")
def test_another_player_with_ten_points_does_not_win_in_my_turn() -> None:
    t = table().given(blue="9 points, cards 2 victory point", red=f"hand {CARD}").turn("red")
    assert t.points("blue") == 11
    t.do("buy card", "drew knight", "end turn")
    assert t.winner == "blue"  # whose turn it now is


@rule("BASE-100")
def test_a_won_game_is_over() -> None:
    t = table().given(red=f"9 points, hand {CARD}").turn("red").do("buy card", "drew victory point")
    with pytest.raises(Illegal, match=r"The game is over\."):
        t.g.apply(t.g.parse("end turn"), 0)
    assert t.g.result == {"winner": 0, "points": [10, 0, 0, 0], "rounds": 1, "reason": "points"}


# -- hidden points --------------------------------------------------------------------------------------


@rule("BASE-101")
@pytest.mark.parametrize("open_points, hidden", [(9, 1), (8, 2), (5, 5)])
def test_the_game_ends_by_itself_with_hidden_points_counted(open_points: int, hidden: int) -> None:
    t = table("isle:base;3").given(red=f"{open_points} points, cards {hidden} victory point")
    t.turn("blue").do("end turn", "roll", "rolled 1 1")
    assert t.points("red") == 10
    assert t.winner is None
    t.do("end turn")  # and without any action of red's
    assert t.winner == "red"
    cards = "a victory point card" if hidden == 1 else f"{hidden} victory point cards"
    assert t.says("blue") == ["Round 1: red's turn.", f"red shows {cards}.", "red wins with 10 points."]


@rule("BASE-101")
def test_hidden_and_open_points_meet_in_the_middle_of_a_turn() -> None:
    t = table().given(
        red="8 points, cards victory point, hand 1 lumber 1 brick 1 wool 1 grain, road C3/NE",
        blue="cards 2 victory point",
    )
    t.turn("red")
    assert t.winner is None
    t.do("build settlement C3.N")
    assert t.winner == "red"
    assert "red shows a victory point card." in t.says("white")
    assert t.picture("white").players[0].points == 10


@rule("BASE-101")
def test_who_wins_without_hidden_points_shows_none() -> None:
    t = table().given(red="9 points, hand 1 lumber 1 brick 1 wool 1 grain, road C3/NE").turn("red")
    t.do("build settlement C3.N")
    assert not [words for words in t.events if "shows" in words]


# -- too many rounds ------------------------------------------------------------------------------------


@rule("BASE-102")
@pytest.mark.parametrize("seats, rounds", [(3, 1), (3, 2), (4, 1), (4, 3)])
def test_a_game_ends_without_a_winner_after_the_last_round(seats: int, rounds: int) -> None:
    t = table(f"isle:base;{seats};rounds={rounds}").turn("blue", before_roll=True)
    for n in range(seats * rounds):  # the last round ends before the player who began
        assert t.to_act != "nobody"
        assert t.picture().round == n // seats + 1
        t.do("roll", "rolled 1 1", "end turn")
    assert t.to_act == "nobody"
    assert t.winner is None
    assert [(event.code, event.args) for event in t.heard] == [("no-winner", {"rounds": rounds})]
    assert t.g.result == {"winner": None, "points": [0] * seats, "rounds": rounds, "reason": "rounds"}


@rule("BASE-102")
def test_the_result_gives_the_points_hidden_ones_too() -> None:
    t = table("isle:base;3;rounds=1").given(red="5 points, cards victory point", white="3 points").turn("red")
    t.do("end turn", "roll", "rolled 1 1", "end turn", "roll", "rolled 1 1", "end turn")
    assert t.g.result == {"winner": None, "points": [6, 0, 3], "rounds": 1, "reason": "rounds"}


@rule("BASE-102")
def test_the_last_round_can_still_be_won() -> None:
    t = table("isle:base;3;rounds=1").given(white=f"9 points, hand {CARD}").turn("red")
    t.do("end turn", "roll", "rolled 1 1", "end turn", "roll", "rolled 1 1", "buy card", "drew victory point")
    assert t.winner == "white"
    assert t.g.result == {"winner": 2, "points": [0, 0, 10], "rounds": 1, "reason": "points"}


@rule("BASE-102")
def test_500_rounds_are_the_rule() -> None:
    t = table("isle:base;3")
    assert t.g.spec == new_game("isle:base;3;rounds=500").spec == "isle:base;3"
    t.g.turns = 500 * 3 - 2
    t.turn("blue").do("end turn")
    assert t.picture().round == 500
    t.do("roll", "rolled 1 1", "end turn")
    assert t.to_act == "nobody"
    assert t.g.result is not None
    assert t.g.result["rounds"] == 500


@rule("BASE-102")
@pytest.mark.parametrize("rounds", ["0", "-1", "many", "10000", "1.5", ""])
def test_rounds_are_a_number_that_makes_sense(rounds: str) -> None:
    with pytest.raises(BadSpec, match="option rounds can be 1 to 9999"):
        new_game(f"isle:base;3;rounds={rounds}")

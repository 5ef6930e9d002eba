"""Development cards: when they may be played, what they do, and the largest army."""

import pytest

from tests.proofs import rule
from tests.table import GameTable, coast, table

PLAYS = {
    "knight": "play knight",
    "road building": "play road building",
    "year of plenty": "play year of plenty",
    "monopoly": "play monopoly ore",
}
RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
CARD = "1 ore 1 wool 1 grain"


def play(t: GameTable, card: str) -> GameTable:
    """Play a card to its end, choosing whatever comes first."""
    t.do(PLAYS[card])
    while not t.can("end turn"):
        t.do(t.menu()[0])
    return t


# -- one a turn, and none that is new -------------------------------------------------------------------


@rule("BASE-090")
@pytest.mark.parametrize("first", PLAYS)
@pytest.mark.parametrize("second", PLAYS)
def test_one_card_a_turn_whatever_it_is(first: str, second: str) -> None:
    t = table().given(red="cards 2 knight 2 road building 2 year of plenty 2 monopoly, settlement C2.N")
    t.turn("red")
    assert t.can(PLAYS[second])
    play(t, first)
    assert t.why(PLAYS[second]) == "You have played a development card this turn already."
    t.turn("red")
    assert t.can(PLAYS[second])


@rule("BASE-090")
@pytest.mark.parametrize("card", PLAYS)
def test_a_card_bought_this_turn_is_not_played(card: str) -> None:
    t = table("isle:base;3").given(red=f"hand {CARD}, settlement C2.N").turn("red")
    t.do("buy card", f"drew {card}")
    assert t.why(PLAYS[card]) == (
        f"You bought that {card} card this turn: it can be played from your next turn on."
    )
    for _ in range(3):
        t.do("end turn", "roll", "rolled 1 1")
    assert t.to_act == "red"
    assert t.can(PLAYS[card])


@rule("BASE-090")
def test_the_turn_after_it_can_be_played_before_the_roll() -> None:
    t = table("isle:base;3").given(red=f"hand {CARD}").turn("red").do("buy card", "drew knight", "end turn")
    t.do("roll", "rolled 1 1", "end turn", "roll", "rolled 1 1", "end turn")
    assert t.menu() == ["play knight", "roll"]


@rule("BASE-090")
def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    t = table().given(red=f"hand {CARD}, cards knight").turn("red").do("buy card", "drew knight")
    t.do("play knight", "move robber A1")
    assert t.cards("red") == "1 knight"
    t.do("end turn")
    assert t.cards("red") == "1 knight"


@rule("BASE-090")
def test_its_owner_sees_which_cards_rest_and_nobody_else() -> None:
    """Points are never played: nothing is said of them."""
    t = table().given(red=f"hand {CARD}, cards knight").turn("red").do("buy card", "drew knight")
    assert t.picture("red").hand(0, "development").resting == {"knight": 1}
    assert all(hand.resting == {} for who in ("blue", None) for hand in t.picture(who).hands)
    t.do("end turn")
    assert all(hand.resting == {} for hand in t.picture("red").hands)
    t = table().given(red=f"hand {CARD}").turn("red").do("buy card", "drew victory point")
    assert all(hand.resting == {} for hand in t.picture("red").hands)


@rule("BASE-090")
def test_who_has_no_card_plays_none() -> None:
    t = table().given(blue="cards knight").turn("red")
    assert t.why("play knight") == "You have no knight card."


# -- knights and the largest army -----------------------------------------------------------------------


@rule("BASE-091")
def test_the_third_knight_takes_the_largest_army() -> None:
    t = table().given(red="cards 3 knight")
    for n in (1, 2, 3):
        assert t.largest_army is None
        assert t.points("red") == 0
        t.turn("red").do("play knight")
        assert f"red plays a knight, number {n}." in t.events
        counters = [c.value for c in t.picture("blue").counters if c.name == "knights played"]
        assert counters == [n, 0, 0, 0]  # face up, for everybody
        if n < 3:
            t.do("move robber A1" if t.robber != "A1" else "move robber A2")
    assert t.largest_army == "red"
    assert t.points("red") == 2
    assert t.public_points("red") == 2
    assert t.events[-1] == "red has the largest army, 3 knights."
    assert t.cards("red") == "nothing"


@rule("BASE-091")
def test_only_a_larger_army_takes_it_over() -> None:
    t = table().given(red="knights 3", blue="knights 2, cards 2 knight")
    t.turn("blue").do("play knight", "move robber A1")
    assert t.largest_army == "red"  # as many are not enough
    t.turn("blue").do("play knight", "move robber A2")
    assert t.largest_army == "blue"
    assert t.points("red") == 0
    assert t.points("blue") == 2


@rule("BASE-091")
def test_the_holder_keeps_it_by_playing_more() -> None:
    t = table().given(red="knights 3, cards knight", blue="knights 3, cards knight")
    t.turn("red").do("play knight", "move robber A1").turn("blue").do("play knight", "move robber A2")
    assert t.largest_army == "red"
    assert t.points("red") == 2


@rule("BASE-091")
def test_other_cards_are_no_army() -> None:
    t = table().given(red="knights 2, cards monopoly year of plenty, fresh knight").turn("red")
    t.do("play monopoly ore").turn("red").do("play year of plenty", "take ore", "take ore")
    assert t.largest_army is None


@rule("BASE-091")
def test_a_knight_in_the_hand_is_no_army() -> None:
    assert table().given(red="cards 5 knight").turn("red").largest_army is None


# -- road building --------------------------------------------------------------------------------------


@rule("BASE-092")
def test_road_building_gives_two_free_roads() -> None:
    t = table().given(red="cards road building, settlement C2.N, hand 1 ore").turn("red")
    t.do("play road building")
    assert t.menu() == ["build road B1/E", "build road B1/SE", "build road B2/SW"]
    t.do("build road C2/NE")
    assert t.can("build road C3/NW")  # on from the first
    t.do("build road C3/NW")
    assert t.piece("C2/NE") == "red road"
    assert t.piece("C3/NW") == "red road"
    assert t.left("red", "road") == 13
    assert t.hand("red") == "1 ore"
    assert t.can("end turn")  # no third


@rule("BASE-092")
def test_free_roads_go_where_roads_may_go() -> None:
    t = table().given(red="cards road building, road C3/NW", blue="settlement C3.N, road C2/NE").turn("red")
    t.do("play road building")
    assert "leads through another's town" in t.why("build road C3/NE")
    assert t.why("build road C2/NE") == "There is a road of blue on B2/SW already."
    assert t.menu() == ["build road C2/E"]
    assert not t.can("end turn")


@rule("BASE-092")
def test_there_are_fewer_when_the_supply_holds_fewer() -> None:
    t = table().given(red="cards road building, roads " + coast("A1/NW", 14)).turn("red")
    t.do("play road building", "build road E3/E")
    assert t.left("red", "road") == 0
    assert t.can("end turn")


@rule("BASE-092")
def test_there_are_fewer_when_the_board_has_room_for_fewer() -> None:
    t = table().given(red="cards road building, road A1/NE", blue="settlements A1.NE A1.NW")
    t.turn("red").do("play road building")
    assert t.menu() == ["build road A1/NW"]
    t.do("build road A1/NW")
    assert t.can("end turn")


@rule("BASE-092")
def test_it_cannot_be_played_when_no_road_is_possible() -> None:
    t = table().given(red="cards road building, roads " + coast("A1/NW", 15)).turn("red")
    assert t.why("play road building") == "The road building card would do nothing now."
    t = table().given(red="cards road building, settlement A1.N", blue="roads A1/NW A1/NE").turn("red")
    assert t.why("play road building") == "The road building card would do nothing now."
    t.turn("red", before_roll=True)
    assert not t.can("play road building")


# -- year of plenty -------------------------------------------------------------------------------------


@rule("BASE-093")
@pytest.mark.parametrize("first, second", [("ore", "ore"), ("ore", "wool"), ("lumber", "brick")])
def test_year_of_plenty_takes_any_two_cards(first: str, second: str) -> None:
    t = table().given(red="cards year of plenty, hand 1 grain").turn("red").do("play year of plenty")
    assert t.menu() == sorted(f"take {card}" for card in RESOURCES)
    t.do(f"take {first}")
    assert t.menu() == sorted(f"take {card}" for card in RESOURCES)
    t.do(f"take {second}")
    assert t.hand("red") == f"1 grain 1 {first} 1 {second}"
    assert t.can("end turn")


@rule("BASE-093")
def test_what_it_gives_can_be_used_at_once() -> None:
    t = table().given(red="cards year of plenty, settlement C2.N").turn("red")
    t.do("play year of plenty", "take brick", "take lumber", "build road C2/NE")
    assert t.piece("C2/NE") == "red road"


def short_bank(*left: str) -> dict[str, str]:
    """Blue and white hold all cards but these."""
    kept = {card: left.count(card) for card in RESOURCES}
    return {
        "blue": "hand " + " ".join(f"{10 - kept[card]} {card}" for card in RESOURCES),
        "white": "hand " + " ".join(f"9 {card}" for card in RESOURCES),
    }


@rule("BASE-093")
def test_it_takes_only_what_the_bank_holds() -> None:
    t = table().given(red="cards year of plenty", **short_bank("ore", "wool", "wool")).turn("red")
    t.do("play year of plenty")
    assert t.menu() == ["take ore", "take wool"]
    assert t.why("take brick") == "The bank has no brick left."
    t.do("take ore")
    assert t.menu() == ["take wool"]
    t.do("take wool")
    assert t.hand("red") == "1 ore 1 wool"


@rule("BASE-093")
def test_it_takes_one_when_the_bank_holds_only_one() -> None:
    t = table().given(red="cards year of plenty", **short_bank("ore")).turn("red")
    t.do("play year of plenty", "take ore")
    assert t.hand("red") == "1 ore"
    assert t.can("end turn")


@rule("BASE-093")
def test_it_is_not_played_on_an_empty_bank() -> None:
    t = table().given(red="cards year of plenty", **short_bank()).turn("red")
    assert t.why("play year of plenty") == "The year of plenty card would do nothing now."


# -- monopoly -------------------------------------------------------------------------------------------


@rule("BASE-094")
def test_monopoly_collects_all_cards_of_a_kind_from_everybody() -> None:
    t = table().given(
        red="cards monopoly, hand 1 ore",
        blue="hand 3 ore 2 wool",
        white="hand 4 wool",
        orange="hand 1 ore 1 brick",
    )
    t.turn("red").do("play monopoly ore")
    assert t.hand("red") == "5 ore"
    assert t.hand("blue") == "2 wool"
    assert t.hand("white") == "4 wool"
    assert t.hand("orange") == "1 brick"
    assert t.bank("ore") == 14  # the bank gives nothing
    assert t.can("end turn")


@rule("BASE-094")
@pytest.mark.parametrize("blue, white, orange", [(19, 0, 0), (6, 6, 6), (0, 1, 17), (10, 8, 1)])
def test_monopoly_takes_them_however_many_there_are(blue: int, white: int, orange: int) -> None:
    t = table().given(red="cards monopoly", blue=f"hand {blue} ore", white=f"hand {white} ore 1 wool")
    t.given(orange=f"hand {orange} ore").turn("red").do("play monopoly ore")
    assert t.hand("red") == f"{blue + white + orange} ore"
    assert t.hand("blue") == t.hand("orange") == "nothing"
    assert t.hand("white") == "1 wool"


@rule("BASE-094")
@pytest.mark.parametrize("card", RESOURCES)
def test_monopoly_names_any_resource(card: str) -> None:
    everything = "hand " + " ".join(f"2 {kind}" for kind in RESOURCES)
    t = table().given(red="cards monopoly", blue=everything, orange=everything).turn("red")
    assert {words for words in t.menu() if "monopoly" in words} == {
        f"play monopoly {kind}" for kind in RESOURCES
    }
    t.do(f"play monopoly {card}")
    assert t.hand("red") == f"4 {card}"
    assert card not in t.hand("blue")
    assert sum(t.hand("blue").values()) == 8


@rule("BASE-094")
def test_monopoly_may_be_named_in_vain() -> None:
    t = table().given(red="cards monopoly", blue="hand 2 wool").turn("red").do("play monopoly ore")
    assert t.hand("red") == "nothing"
    assert t.cards("red") == "nothing"


# -- what becomes of them -------------------------------------------------------------------------------


@rule("BASE-095")
@pytest.mark.parametrize("card", ["road building", "year of plenty", "monopoly"])
def test_a_played_progress_card_leaves_the_game(card: str) -> None:
    t = table().given(red=f"cards 2 {card}, settlement C2.N, hand {CARD} {CARD}")
    play(t.turn("red"), card)
    assert t.cards("red") == f"1 {card}"
    play(t.turn("red"), card)
    assert t.cards("red") == "nothing"
    assert not t.turn("red").can(PLAYS[card])
    t.given(red=f"hand {CARD}").do("buy card")
    assert f"drew {card}" not in t.outcomes  # nor does it come back into the deck
    assert t.deck == 23


# -- victory points -------------------------------------------------------------------------------------


@rule("BASE-096")
def test_a_victory_point_card_is_worth_a_hidden_point() -> None:
    t = table().given(red="cards 2 victory point, 3 points", blue=f"hand {CARD}")
    t.turn("red")
    assert t.points("red") == 5
    assert t.public_points("red") == 3
    assert not [words for words in t.menu() if "victory" in words]  # it is never played
    for viewer in ("blue", None):
        picture = t.picture(viewer)
        assert picture.players[0].points is None
        assert picture.hand(0, "development").cards is None
        assert picture.hand(0, "development").count == 2


@rule("BASE-096")
def test_a_victory_point_bought_this_very_turn_wins() -> None:
    t = table().given(red=f"9 points, hand {CARD}").turn("red").do("buy card", "drew victory point")
    assert t.winner == "red"
    assert t.events == [
        "red draws a victory point.",
        "red shows a victory point card.",
        "red wins with 10 points.",
    ]


@rule("BASE-096")
def test_another_card_does_not() -> None:
    t = table().given(red=f"9 points, hand {CARD}").turn("red").do("buy card", "drew knight")
    assert t.winner is None


@rule("BASE-096")
def test_hidden_points_are_shown_when_they_win() -> None:
    t = table().given(red="8 points, cards 2 victory point", blue="cards victory point monopoly")
    t.turn("blue")
    assert t.picture("white").players[0].points is None
    t.turn("red")
    assert t.winner == "red"
    assert t.public_points("red") == 10
    for viewer in ("red", "blue", "white", None):
        assert t.picture(viewer).players[0].points == 10
        assert t.picture(viewer).players[0].public_points == 10
    assert t.picture("white").players[1].points is None  # who did not win shows nothing


# -- what they are not ----------------------------------------------------------------------------------


@rule("BASE-097")
def test_development_cards_are_not_traded() -> None:
    t = (
        table()
        .given(red="cards 2 knight monopoly, hand 1 ore", blue="cards monopoly, hand 1 wool")
        .turn("red")
    )
    t.do("propose trade")
    assert t.menu() == sorted(["drop offer", "give ore", *(f"ask {card}" for card in RESOURCES)])
    t.do("give ore", "ask wool", "make offer", "blue: accept", "white: decline", "orange: decline")
    t.do("trade with blue")
    assert t.cards("red") == "2 knight 1 monopoly"
    assert t.cards("blue") == "1 monopoly"


@rule("BASE-097")
def test_who_holds_only_development_cards_cannot_be_robbed() -> None:
    t = table().given(
        red="cards knight", blue="settlement A1.N, cards 2 knight", white="settlement A1.SE, hand 1 ore"
    )
    t.turn("red").do("play knight", "move robber A1")
    assert t.outcomes == {"stolen ore": 1}
    t = table().given(red="cards knight", blue="settlement A1.N, cards 2 knight").turn("red")
    t.do("play knight", "move robber A1")
    assert t.can("end turn")
    assert t.cards("blue") == "2 knight"


@rule("BASE-097")
def test_monopoly_takes_no_development_cards() -> None:
    t = table().given(red="cards monopoly", blue="cards knight monopoly, hand 1 ore").turn("red")
    t.do("play monopoly ore")
    assert t.cards("red") == "nothing"
    assert t.cards("blue") == "knight monopoly"


@rule("BASE-097")
def test_they_do_not_count_for_the_limit_of_seven() -> None:
    t = table().given(red="hand 7 ore, cards 3 knight", blue="hand 7 wool, cards 2 monopoly, knights 2")
    t.turn("red", before_roll=True).do("roll", "rolled 3 4")
    assert t.waiting == ["red"]
    assert t.can("move robber A1")
    t.given(blue="hand 8 wool").turn("red", before_roll=True).do("roll", "rolled 3 4", *["discard wool"] * 4)
    assert t.waiting == ["red"]  # half of eight, not of ten

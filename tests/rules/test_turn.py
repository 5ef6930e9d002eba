"""A turn: the roll, then trade and building, then the next player to the left."""

import pytest

from tests.proofs import rule
from tests.rules.test_ships import OPEN_SEA
from tests.table import table

RICH = "hand 8 lumber 8 brick 8 wool 8 grain 8 ore"


# -- the order of things --------------------------------------------------------------------------------


@rule("BASE-030")
def test_a_turn_begins_with_the_roll_before_any_trade_or_building() -> None:
    t = table().given(red=f"{RICH}, settlement C2.N, road C2/NW", blue="hand 1 ore")
    t.turn("red", before_roll=True)
    assert t.menu() == ["roll"]
    for words in ("build road C2/NE", "build city C2.N", "buy card", "swap ore for wool", "propose trade"):
        assert not t.can(words)
    assert t.why("end turn") == "Roll the dice first."


@rule("BASE-030")
def test_after_the_roll_one_trades_and_builds_and_rolls_no_more() -> None:
    t = table().given(red=f"{RICH}, settlement C2.N, road C2/NW", blue="hand 1 ore")
    t.turn("red", before_roll=True).do("roll")
    assert t.to_act == "chance"
    assert t.outcomes == {f"rolled {low} {high}": 1 for low in range(1, 7) for high in range(1, 7)}
    t.do("rolled 1 1")
    assert t.to_act == "red"
    for words in ("build road C2/NE", "build city C2.N", "buy card", "swap ore for wool", "propose trade"):
        assert t.can(words)
    assert t.why("roll") == "You have rolled already."


@rule("BASE-030")
def test_one_may_do_nothing_after_the_roll() -> None:
    t = table().turn("red", before_roll=True).do("roll", "rolled 2 4", "end turn")
    assert t.to_act == "blue"


@rule("BASE-030")
@pytest.mark.parametrize(
    "spec, order",
    [("isle:base;4", "white orange red blue white"), ("isle:base;3", "white red blue white red")],
)
def test_play_passes_to_the_left(spec: str, order: str) -> None:
    t = table(spec).turn("white", before_roll=True)
    for who in order.split():
        assert t.on_turn == who
        assert t.to_act == who
        assert t.menu() == ["roll"]
        t.do("roll", "rolled 2 4", "end turn")


@rule("BASE-030")
def test_nobody_else_acts_in_a_turn() -> None:
    t = table().given(blue=f"{RICH}, settlement C2.N").turn("red")
    assert t.waiting == ["red"]
    assert t.menu("blue") == []
    assert t.why("blue: build road C2/NE") == "It is not your move: wait for red."


# -- trade and building, mixed or apart -----------------------------------------------------------------


@rule("BASE-031")
def test_trade_and_building_may_be_mixed() -> None:
    t = (
        table()
        .given(red="hand 9 ore 1 brick, settlement C2.N", blue="hand 1 brick 1 lumber 1 grain 1 wool")
        .turn("red")
    )
    t.do("swap ore for lumber", "build road C2/NE")  # trade, build,
    t.do("swap ore for wool")  # trade again,
    t.do("propose trade", "give wool", "ask grain", "make offer", "blue: accept")
    t.do("white: decline", "orange: decline", "trade with blue")
    assert t.hand("red") == "1 ore 1 grain"
    t.given(red="hand 1 ore 1 grain 1 wool").do("buy card", "drew knight")  # build again,
    assert t.hand("red") == "nothing"
    t.given(red="hand 4 ore")
    assert t.can("swap ore for brick")  # and so on
    assert t.can("propose trade")


@rule("BASE-031")
@pytest.mark.parametrize(
    "building", ["build road C2/NE", "build settlement B1.N", "build city C2.N", "buy card, drew knight"]
)
def test_in_the_strict_order_trade_ends_with_the_first_building(building: str) -> None:
    t = table("isle:base;4;order=strict").given(
        red=f"{RICH}, settlement C2.N, road C2/NW B1/E B1/NE", blue="hand 1 ore"
    )
    t.turn("red").do("swap lumber for ore")
    assert t.can("propose trade")
    assert t.can("swap ore for wool")
    t.do(*building.split(", "))
    sentence = "In the strict order all trade comes before building, and you have built."
    assert t.why("swap ore for wool") == sentence
    assert t.why("propose trade") == sentence
    assert t.can("build road B1/NW")  # building goes on
    t.turn("red")
    assert t.can("swap ore for wool")
    assert t.can("propose trade")


@rule("BASE-031")
@pytest.mark.parametrize(
    "deed",
    [
        "hire knight B2.S",
        "activate knight C2.NW",
        "promote knight C2.NW",
        "build wall C3.S",
        "improve science",
        "play medicine, build city C2.N",
    ],
)
def test_whatever_is_paid_for_with_cities_and_knights_ends_trade_in_the_strict_order(deed: str) -> None:
    t = table("isle:base+cities_knights;4;order=strict").given(
        red="settlement C2.N, city C3.S, roads C2/NE C2/NW, knight C2.NW, progress medicine",
        blue="hand 1 ore",
    )
    t.given(red="hand 4 lumber 2 brick 2 wool 2 grain 3 ore 1 paper").turn("red")
    assert t.can("propose trade") and t.can("swap lumber for ore")
    t.do(*deed.split(", "))
    sentence = "In the strict order all trade comes before building, and you have built."
    assert t.why("swap lumber for ore") == t.why("propose trade") == sentence


@rule("BASE-031")
def test_a_ship_ends_trade_in_the_strict_order_and_moving_one_does_not() -> None:
    t = table("isle:new_shores;3;order=strict", drawing=OPEN_SEA, seats=[3], pirate="~1")
    t.given(red="settlement C2.NE, ships C3/NW C3/NE, hand 1 lumber 1 wool 4 brick", blue="hand 1 ore")
    t.turn("red").do("move ship C3/NE", "sail to B3/W")
    assert t.can("propose trade") and t.can("swap brick for ore")
    t.do("build ship C3/NE")
    assert not t.can("propose trade") and not t.can("swap brick for ore")


@rule("BASE-031")
def test_the_strict_order_counts_building_turn_by_turn() -> None:
    t = table("isle:base;3;order=strict").given(
        red="hand 4 ore 1 lumber 1 brick, settlement C2.N", blue="hand 4 ore"
    )
    t.turn("red").do("build road C2/NE")
    assert not t.can("swap ore for wool")
    t.do("end turn", "roll", "rolled 1 1")
    assert t.to_act == "blue"
    assert t.can("swap ore for wool")


@rule("BASE-032")
def test_a_harbor_built_this_turn_can_be_used_at_once() -> None:
    t = table().given(red="hand 1 lumber 1 brick 1 wool 1 grain 2 ore, roads B4/SW B4/E").turn("red")
    assert not t.can("swap ore for wool")
    t.do("build settlement B4.NE")  # the ore harbor
    assert t.can("swap ore for wool")


@rule("BASE-032")
def test_in_the_strict_order_a_new_harbor_waits_for_the_next_turn() -> None:
    t = table("isle:base;3;order=strict").given(
        red="hand 1 lumber 1 brick 1 wool 1 grain 2 ore, roads B4/SW B4/E"
    )
    t.turn("red").do("build settlement B4.NE")
    assert not t.can("swap ore for wool")
    for _ in range(3):
        t.do("end turn", "roll", "rolled 1 1")
    assert t.to_act == "red"
    assert t.can("swap ore for wool")


# -- a development card at any moment -------------------------------------------------------------------

CARDS = {
    "knight": "play knight",
    "road building": "play road building",
    "year of plenty": "play year of plenty",
    "monopoly": "play monopoly ore",
}


@rule("BASE-033")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_may_be_played_before_the_roll(card: str) -> None:
    t = table().given(red=f"cards {card}, settlement C2.N").turn("red", before_roll=True)
    t.do(CARDS[card])
    while not t.can("roll"):  # whatever the card lets one choose
        t.do(t.menu()[0])
    assert t.menu() == ["roll"]  # the roll is still to come
    assert t.cards("red") == "nothing"


@rule("BASE-033")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_may_be_played_after_the_roll_also_after_building(card: str) -> None:
    t = table().given(red=f"cards {card}, settlement C2.N, hand 1 brick 1 lumber").turn("red")
    assert t.can(CARDS[card])
    t.do("build road C2/NE")
    assert t.can(CARDS[card])
    t.do(CARDS[card])
    while not t.can("end turn"):
        t.do(t.menu()[0])
    assert t.cards("red") == "nothing"


@rule("BASE-033", "BASE-090")
def test_a_card_played_before_the_roll_was_the_one_of_this_turn() -> None:
    t = table().given(red="cards 2 knight monopoly").turn("red", before_roll=True)
    t.do("play knight", "move robber A1")
    assert t.why("play knight") == "You have played a development card this turn already."
    t.do("roll", "rolled 1 1")
    assert not t.can("play knight")
    assert not t.can("play monopoly ore")
    t.turn("red", before_roll=True)
    assert t.can("play knight")


@rule("BASE-033")
def test_nobody_plays_a_card_in_anothers_turn() -> None:
    t = table().given(blue="cards knight monopoly").turn("red")
    assert not t.can("blue: play knight")
    assert not t.can("blue: play monopoly ore")

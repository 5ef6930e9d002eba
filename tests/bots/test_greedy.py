"""What the greedy player does at the table."""

from __future__ import annotations

import pytest

from longroad.bots.manners import refused_lately
from longroad.bots.match import play_match
from longroad.bots.registry import make_bot
from longroad.bots.weights import Weights
from longroad.core.dealer import Dealer
from longroad.game import new_game
from longroad.isle.deals import bargain
from longroad.isle.hands import GRAIN, LUMBER
from longroad.isle.maps.shipped import scenario
from tests.bots.chooser import act, choice
from tests.table import GameTable, table

ALMOST_A_CITY = "settlement C3.N, hand 3 ore 1 grain 1 lumber"
WOULD_SELL_GRAIN = "settlement D1.S, hand 3 grain 1 brick 1 wool"  # for lumber

pytestmark = pytest.mark.both_builds


def refuse(t: GameTable) -> None:
    t.do("blue: decline", "white: decline", "orange: decline")


def goes_round(t: GameTable) -> None:
    for who in ("blue", "white", "orange", "red"):
        t.turn(who)


def test_it_takes_the_point_that_wins() -> None:
    t = table().given(
        red="settlement C3.N, road C3/NE C3/E, 9 points, hand 1 lumber 1 brick 1 wool 1 grain 1 ore"
    )
    t.turn("red")
    act(t, "red")
    assert t.winner == "red"


def test_it_raises_a_city_on_the_better_settlement() -> None:
    t = table().given(red="settlement A2.N, settlement D3.N, hand 3 ore 2 grain").turn("red")
    assert choice(t, "red") == t.g.text(t.g.parse("build city D3.N"))  # 4, 11 and 3 dots against those of a 2


def test_it_swaps_what_it_has_too_much_of_for_what_it_lacks() -> None:
    t = table("isle:base;4;trade=bank").given(red="settlement C3.N, hand 2 ore 2 grain 5 wool").turn("red")
    assert act(t, "red")[:2] == ["swap wool for ore", t.g.text(t.g.parse("build city C3.N"))]


def test_it_ends_its_turn_when_nothing_helps() -> None:
    t = table().given(red="settlement C3.N, hand nothing", blue="hand 1 ore").turn("red")
    assert choice(t, "red") == "end turn"


def test_it_founds_where_the_dots_are() -> None:
    t = table().founding("red")
    g = t.g
    place = choice(t, "red").removeprefix("build settlement ")

    def dots(corner: int) -> int:
        return sum(int(g.land.dots[hex]) for hex in g.board.hexes_at[corner])

    most = max(dots(corner) for corner in range(int(g.board.corners)))
    assert dots(int(g.map.places.corner_of(place))) >= most - 2


def test_it_discards_what_it_misses_least() -> None:
    t = (
        table()
        .given(red="settlement C3.N, hand 3 ore 2 grain 5 wool", blue="settlement E1.S")
        .turn("blue", True)
    )
    t.do("roll", "rolled 3 4")
    for _ in range(5):
        assert choice(t, "red") == "discard wool"
        t.do("red: discard wool")


def test_its_robber_goes_to_the_leader_and_not_home() -> None:
    t = table().given(
        red="settlement D4.N, hand 1 ore",
        blue="city B2.N, city E2.N, 7 points, hand 3 ore 2 wool",
        white="settlement D1.SW, hand 3 ore",
    )
    t.turn("red", before_roll=True).do("roll", "rolled 3 4")
    act(t, "red")
    towns = [t.piece(f"{t.robber}.{corner}") for corner in ("N", "NE", "SE", "S", "SW", "NW")]
    assert "blue city" in towns
    assert "red settlement" not in towns


def test_it_drives_the_robber_from_its_best_hex_before_it_rolls() -> None:
    t = table().given(red="city B2.N, cards knight", blue="city D2.S, hand 3 ore", robber="B2")
    t.turn("red", before_roll=True)
    assert choice(t, "red") == "play knight"


def test_it_composes_the_offer_it_has_in_mind() -> None:
    t = table().given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN)
    t.turn("red")
    assert act(t, "red") == ["propose trade", "give lumber", "ask grain", "make offer"]


def test_it_starts_over_when_something_else_is_on_the_table() -> None:
    t = table().given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN)
    t.turn("red").do("propose trade", "give ore", "ask brick")
    assert act(t, "red") == ["drop offer", "propose trade", "give lumber", "ask grain", "make offer"]


def test_it_does_not_ask_twice_in_a_turn_when_nobody_wanted() -> None:
    t = table().given(red=ALMOST_A_CITY + " 2 brick", blue=WOULD_SELL_GRAIN).turn("red")
    act(t, "red")
    refuse(t)
    assert "propose trade" not in act(t, "red")


def test_it_does_not_ask_again_in_the_same_turn_after_a_deal() -> None:
    t = table().given(red="settlement C3.N, hand 3 ore 3 lumber", blue=WOULD_SELL_GRAIN).turn("red")
    act(t, "red")
    t.do("white: decline", "orange: decline", "blue: accept", "red: trade with blue")
    assert bargain(t.g).made[0] == 0, "the rules would allow it"
    assert "propose trade" not in act(t, "red")


def test_what_was_refused_is_not_offered_again_for_three_rounds() -> None:
    t = table().given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN).turn("red")
    assert act(t, "red")[1:3] == ["give lumber", "ask grain"]
    refuse(t)
    for _ in range(3):
        goes_round(t)
        assert choice(t, "red") == "end turn"
    goes_round(t)
    assert act(t, "red")[1:3] == ["give lumber", "ask grain"]


def test_a_counter_offer_is_a_no_too() -> None:
    t = table().given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN).turn("red")
    act(t, "red")
    t.do("white: decline", "orange: decline", "blue: counter")
    t.do("blue: give grain", "blue: ask ore", "blue: make offer", "red: no deal")
    goes_round(t)
    assert choice(t, "red") == "end turn"


@pytest.mark.parametrize(("askers", "asks"), [((), True), (("blue",), True), (("blue", "white"), False)])
def test_nobody_hears_a_third_offer_in_a_round(askers: tuple[str, ...], asks: bool) -> None:
    t = table().given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN, white="hand 1 wool", orange="hand 1 wool")
    for who in ("blue", "white", "orange"):
        t.turn(who)
        if who in askers:
            t.do("propose trade", "give wool", "ask brick", "make offer", f"{who}: close offer")
    assert ("propose trade" in act(t.turn("red"), "red")) == asks


def test_among_three_each_may_ask_once_in_a_round() -> None:
    t = table("isle:base;3").given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN, white="hand 1 wool")
    for who in ("blue", "white"):
        t.turn(who).do("propose trade", "give wool", "ask brick", "make offer", f"{who}: close offer")
    assert "propose trade" in act(t.turn("red"), "red")


def test_it_asks_for_nothing_that_it_is_unlikely_to_get() -> None:
    keen = Weights()
    keen.likely = 0
    t = table().given(red=ALMOST_A_CITY, blue=WOULD_SELL_GRAIN, white="hand 3 ore").turn("red")
    assert choice(t, "red", keen) == "propose trade"
    assert choice(t, "red") == "end turn", "who holds the grain is one of two, and would have to need lumber"


def test_it_asks_for_nothing_that_others_have_reason_to_keep() -> None:
    # Blue has all its grain for a city, as red does, and no use for lumber.
    t = table().given(red=ALMOST_A_CITY, blue="settlement D1.S, hand 3 ore 2 grain").turn("red")
    assert "propose trade" not in act(t, "red")


def test_it_does_what_it_can_before_it_asks() -> None:
    t = table().given(red="settlement C3.N, hand 3 ore 1 grain 1 wool 1 lumber", blue=WOULD_SELL_GRAIN)
    assert choice(t.turn("red"), "red") == "buy card"


def test_refusals_are_known_to_all_and_no_deal_makes_up_for_them() -> None:
    t = table().given(red="hand 3 lumber", blue="hand 3 grain").turn("red")
    refusals: list[int] = []

    def note() -> None:
        known = {int(refused_lately(bargain(t.sees(who)), 0)) for who in t.names}
        assert known == {int(refused_lately(bargain(t.g), 0))}, "everybody has heard it"
        refusals.append(known.pop())

    t.do("propose trade", "give lumber", "ask grain", "make offer")
    note()
    refuse(t)
    note()
    t.do("propose trade", "give lumber", "give lumber", "ask grain", "make offer")
    t.do("white: decline", "orange: decline", "blue: accept", "red: trade with blue")
    note()
    for _ in range(4):
        goes_round(t)
        note()
    one = 1 << 8 * LUMBER + GRAIN
    assert refusals == [0, one, one, one, one, one, 0]


def test_it_accepts_what_it_needs() -> None:
    t = table().given(red="hand 1 grain", blue=ALMOST_A_CITY).turn("red")
    t.do("propose trade", "give grain", "ask lumber", "make offer")
    assert choice(t, "blue") == "accept"


def test_it_does_not_trade_with_who_is_about_to_win() -> None:
    t = table().given(red="8 points, hand 1 grain", blue=ALMOST_A_CITY).turn("red")
    t.do("propose trade", "give grain", "ask lumber", "make offer")
    assert choice(t, "blue") == "decline"


def test_it_asks_for_something_better() -> None:
    t = table().given(red=WOULD_SELL_GRAIN, blue=ALMOST_A_CITY).turn("red")
    t.do("propose trade", "give wool", "ask lumber", "make offer")
    assert act(t, "blue") == ["counter", "give lumber", "ask grain", "make offer"]


def test_it_takes_the_deal_from_who_is_behind() -> None:
    t = table().given(red=ALMOST_A_CITY, blue="6 points, hand 2 grain", white="hand 2 grain")
    t.turn("red").do("propose trade", "give lumber", "ask grain", "make offer")
    t.do("blue: accept", "white: accept", "orange: decline")
    assert choice(t, "red") == "trade with white"


def test_a_monopoly_is_played_for_a_card_that_others_hold() -> None:
    t = table().given(
        red="settlement C3.N, hand 2 grain, cards monopoly", blue="hand 3 ore 1 wool", white="hand 2 ore"
    )
    t.turn("red")
    assert act(t, "red")[:2] == ["play monopoly ore", t.g.text(t.g.parse("build city C3.N"))]


def test_a_forced_trade_is_worth_a_token_when_the_hand_is_poor() -> None:
    t = table("isle:base+two_players;2;trade=bank").given(
        red="settlement D4.S, hand 3 ore 1 grain 2 wool", blue="settlement D1.S, hand 6 grain"
    )
    t.turn("red")
    assert "force trade" in act(t, "red")


def test_a_bot_goes_on_to_a_larger_board_of_the_same_ruleset() -> None:
    bots = [make_bot("greedy", seat) for seat in range(3)]
    play_match(new_game("isle:base;3;rounds=2", 1), bots, Dealer(1))
    play_match(new_game("isle:base;3;rounds=2", 1, map=scenario("new_shores_3")), bots, Dealer(1))

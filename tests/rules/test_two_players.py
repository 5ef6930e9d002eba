"""The game for two, in the travel edition and in that of Traders & Barbarians.

Red and blue play; white has its settlement on A2.S, orange on E2.N.
"""

from typing import Any

import pytest

from longroad.isle.traders.two_players import purse
from tests.isle import new_game
from tests.proofs import rule
from tests.table import ISLAND, GameTable, coast, gives, table

TRAVEL = "isle:base+two_players;2"
TB = "isle:base+two_players;2;edition=tb"
BOTH = pytest.mark.parametrize("spec", [TRAVEL, TB], ids=["travel", "tb"])

# The hexes around the desert C3 are far from the coast; here the desert lies at the coast, on A1.
DESERT_COAST = {
    **ISLAND,
    "map": [
        "    d   p2  f9",
        "  g12 h6  p4  h10",
        "g9  f11 m10 f3  m8",
        "  f8  m3  g4  p5",
        "    h5  g6  p11",
    ],
}


@gives("tokens")
def give_tokens(t: GameTable, p: int, words: str) -> None:
    """`tokens 3`: exactly so many, from the supply or back to it."""
    t_of = purse(t.g)
    t_of.supply += t_of.tokens[p] - int(words)
    t_of.tokens[p] = int(words)
    if t_of.supply < 0:
        raise ValueError("there are not so many tokens")


def tokens(t: GameTable) -> tuple[int, int, int]:
    """Of red, of blue, and in the supply, as everybody sees them."""
    found = {c.owner: c.value for c in t.picture().counters if c.name == "trade tokens"}
    return found[0], found[1], found[None]


def on(map: dict[str, Any], spec: str = TRAVEL) -> GameTable:
    return GameTable(new_game(spec, 0, map))


def neutral_roads(t: GameTable) -> list[str]:
    """Who could get a road now: a name for each place."""
    return sorted(
        {words.split()[-1] for words in t.menu() if words.startswith("build road") and " for " in words}
    )


# -- before the game ------------------------------------------------------------------------------------


@rule("BASE-200", "TB-2P-01")
@BOTH
def test_two_colors_nobody_plays_are_neutral(spec: str) -> None:
    t = table(spec)
    assert t.names == ("red", "blue", "white", "orange")
    assert t.g.seats == 2
    assert [player.name for player in t.picture().players] == ["red", "blue"]
    for pieces, count in (("road", 15), ("settlement", 4), ("city", 4)):
        assert t.left("white", pieces) == t.left("orange", pieces) == count


@rule("BASE-200")
def test_in_the_travel_edition_there_are_14_trade_cards_and_each_player_starts_with_4() -> None:
    assert tokens(table(TRAVEL)) == (4, 4, 6)


@rule("TB-2P-02")
def test_in_the_tb_edition_there_are_20_tokens_and_each_player_starts_with_5() -> None:
    assert tokens(table(TB)) == (5, 5, 10)


@rule("TB-2P-02")
def test_in_the_tb_edition_a_hand_of_tokens_has_no_limit() -> None:
    t = table(TB).given(red="tokens 9, knights 1").turn("red").do("discard knight")
    assert tokens(t) == (11, 5, 4)


@rule("BASE-201", "TB-2P-03")
@BOTH
def test_each_neutral_has_a_settlement_without_road_before_the_players_found(spec: str) -> None:
    t = table(spec).founding("red")
    assert t.piece("A2.S") == "white settlement"
    assert t.piece("E2.N") == "orange settlement"
    assert t.left("white", "road") == t.left("orange", "road") == 15
    assert t.to_act == "red"


@rule("TB-2P-03")
@BOTH
def test_the_distance_rule_counts_neutral_settlements(spec: str) -> None:
    t = table(spec).founding("red")
    for corner in ("A2.S", "A2.SE", "A2.SW", "B2.SE", "E2.N", "C3.S", "E2.NE", "E2.NW"):
        assert not t.can(f"build settlement {corner}")
    for corner in ("A2.N", "C3.NE", "C3.SW"):
        assert t.can(f"build settlement {corner}")


@rule("BASE-201", "BASE-204", "TB-2P-04")
@BOTH
def test_the_players_found_as_usual_and_nothing_is_built_for_the_neutrals(spec: str) -> None:
    t = table(spec).founding("blue")
    t.do("build settlement C2.N", "build road C2/NW")
    assert t.to_act == "red"
    t.do("build settlement C4.N", "build road C4/NE")
    assert t.to_act == "red"
    t.do("build settlement D1.S", "build road D1/SW")
    assert t.to_act == "blue"
    t.do("build settlement D3.NE", "build road D3/NE")
    assert t.to_act == "blue" and t.can("roll")
    for who in ("red", "blue"):
        assert t.left(who, "settlement") == 3 and t.left(who, "road") == 13
    for who in ("white", "orange"):
        assert t.left(who, "settlement") == 4 and t.left(who, "road") == 15


# -- two rolls ------------------------------------------------------------------------------------------


@rule("BASE-202", "TB-2P-05")
@BOTH
def test_the_dice_are_rolled_twice_in_a_turn(spec: str) -> None:
    t = table(spec).turn("red", before_roll=True).do("roll", "rolled 1 1")
    assert t.menu() == ["roll"]
    t.do("roll", "rolled 1 2")
    assert t.can("end turn") and not t.can("roll")
    t.do("end turn")
    assert t.on_turn == "blue" and t.menu() == ["roll"]


@rule("BASE-202", "TB-2P-05")
@BOTH
@pytest.mark.parametrize("dice, ways", [("1 1", 1), ("2 4", 5), ("3 4", 6), ("6 6", 1)])
def test_the_second_sum_differs_from_the_first(spec: str, dice: str, ways: int) -> None:
    t = table(spec).turn("red", before_roll=True).do("roll")
    assert len(t.outcomes) == 36
    t.do(f"rolled {dice}")
    if dice == "3 4":
        t.do("move robber C2")
    t.do("roll")
    barred = sum(int(die) for die in dice.split())
    assert len(t.outcomes) == 36 - ways and set(t.outcomes.values()) == {1}
    for outcome in t.outcomes:
        assert sum(int(die) for die in outcome.split()[1:]) != barred


@rule("BASE-202", "TB-2P-05")
@BOTH
def test_the_next_turn_begins_with_any_sum(spec: str) -> None:
    t = (
        table(spec)
        .turn("red", before_roll=True)
        .do("roll", "rolled 1 1", "roll", "rolled 2 4", "end turn", "roll")
    )
    assert len(t.outcomes) == 36


@rule("BASE-202", "TB-2P-06")
@BOTH
def test_each_roll_produces_by_itself(spec: str) -> None:
    t = table(spec).given(red="settlement B2.NW").turn("red", before_roll=True)  # at h6 and at g12
    t.do("roll", "rolled 2 4")
    assert t.hand("red") == "1 brick"
    t.do("roll", "rolled 6 6")
    assert t.hand("red") == "1 brick 1 grain"


@rule("BASE-202", "TB-2P-06")
@BOTH
def test_a_seven_is_resolved_before_the_second_roll(spec: str) -> None:
    t = table(spec).given(red="hand 8 ore", blue="hand 1 wool, settlement C2.N").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4")
    assert t.menu() == ["discard ore"]
    t.do(*["discard ore"] * 4, "move robber C2", "stolen wool")
    assert t.hand("red") == "4 ore 1 wool"
    assert t.can("roll") and not t.can("end turn")


@rule("BASE-202", "TB-2P-06")
@BOTH
def test_a_seven_may_come_with_the_second_roll(spec: str) -> None:
    t = table(spec).given(red="settlement C2.N").turn("red", before_roll=True)
    t.do("roll", "rolled 1 1", "roll", "rolled 3 4")
    assert all(words.startswith("move robber") for words in t.menu())
    t.do("move robber C2")
    assert t.can("end turn")


@rule("BASE-203", "TB-2P-07")
@BOTH
def test_a_knight_may_be_played_between_the_rolls(spec: str) -> None:
    t = table(spec).given(red="cards 2 knight", blue="settlement C2.N").turn("red", before_roll=True)
    t.do("roll", "rolled 1 1", "play knight", "move robber D2")
    assert t.robber == "D2"
    assert t.menu() == ["discard knight", "drive robber off", "roll"], "one card a turn"


@rule("BASE-203", "TB-2P-07")
@BOTH
def test_the_robber_may_be_driven_off_between_the_rolls(spec: str) -> None:
    t = table(spec).given("D2").turn("red", before_roll=True)
    t.do("roll", "rolled 1 1", "drive robber off")
    assert t.robber == "C3"
    t.do("roll", "rolled 1 2")
    assert t.can("end turn")


@rule("TB-2P-07")
@BOTH
@pytest.mark.parametrize("moment", [0, 1, 2])
@pytest.mark.parametrize("card", ["knight", "road building", "year of plenty", "monopoly"])
def test_any_one_card_and_the_action_go_before_between_or_after_the_rolls(
    spec: str, moment: int, card: str
) -> None:
    t = table(spec).given("D2", red=f"cards 1 {card} 1 knight, settlement C2.N").turn("red", before_roll=True)
    for dice in ("1 1", "1 2")[:moment]:
        t.do("roll", f"rolled {dice}")
    play = "play monopoly ore" if card == "monopoly" else f"play {card}"
    assert t.can(play) and t.can("drive robber off")
    t.do("drive robber off")
    assert t.can(play), "the action is no card"
    assert not t.can("drive robber off") and not t.can("force trade")


@rule("TB-2P-07")
@BOTH
def test_there_is_one_card_and_one_action_for_the_whole_turn(spec: str) -> None:
    t = (
        table(spec)
        .given("D2", red="cards 2 knight, hand 2 ore", blue="hand 2 wool")
        .turn("red", before_roll=True)
    )
    t.do("play knight", "move robber D3", "drive robber off")
    for dice in ("1 1", "1 2"):
        t.do("roll", f"rolled {dice}")
        assert t.why("play knight") == "You have played a development card this turn already."
        assert t.why("force trade") == "You have taken your action of this turn already."


# -- building for the neutrals --------------------------------------------------------------------------


@rule("BASE-204", "TB-2P-10")
@BOTH
def test_a_road_is_followed_by_a_free_road_for_a_neutral_of_choice(spec: str) -> None:
    t = table(spec).given(red="hand 2 lumber 2 brick, settlement C2.N").turn("red").do("build road C2/NE")
    assert t.to_act == "red"
    assert t.menu() == [
        "build road A2/SE for white",
        "build road A2/SW for white",
        "build road B2/E for white",
        "build road D2/E for orange",
        "build road D2/SE for orange",
        "build road D3/SW for orange",
    ]
    t.do("build road D2/E for orange")
    assert t.piece("D2/E") == "orange road"
    assert t.hand("red") == "1 lumber 1 brick"
    assert t.can("end turn")
    t.do("build road C2/E", "build road A2/SE for white")
    assert t.left("white", "road") == t.left("orange", "road") == 14


@rule("BASE-204", "TB-2P-10")
@BOTH
def test_roads_of_neutrals_follow_the_usual_rules(spec: str) -> None:
    t = table(spec)
    t.given(red="hand 1 lumber 1 brick, settlement C2.N", white="roads A2/SE A2/E")
    t.given(blue="settlement A2.NE, road B2/E").turn("red").do("build road C2/NE")
    places = [words for words in t.menu() if words.endswith("white")]
    assert places == ["build road A2/SW for white", "build road A3/SW for white"], (
        "not B2/E nor through A2.NE"
    )


@rule("BASE-204", "TB-2P-10")
@BOTH
def test_a_settlement_is_followed_by_a_free_settlement_for_a_neutral_of_choice(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, roads C2/NW B1/E B1/NE")
    t.given(white="roads A2/SE A2/E A2/NE", orange="roads D3/SW E2/E E2/SE").turn("red").do(
        "build settlement B1.N"
    )
    assert t.menu() == [
        "build settlement A2.N for white",
        "build settlement A2.NE for white",
        "build settlement E2.S for orange",
        "build settlement E2.SE for orange",
    ]
    t.do("build settlement A2.N for white")
    assert t.piece("A2.N") == "white settlement"
    assert t.left("white", "settlement") == 3 and t.left("white", "road") == 12
    assert t.can("end turn"), "no road for a settlement"


@rule("BASE-204", "TB-2P-10")
@BOTH
def test_a_road_brings_no_settlement_even_where_one_is_possible(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick, settlement C2.N", white="roads A2/SE A2/E").turn("red")
    t.do("build road C2/NE")
    assert all(words.startswith("build road") for words in t.menu())


@rule("BASE-205", "TB-2P-11")
@BOTH
def test_where_no_neutral_can_settle_a_road_is_built_instead(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, roads C2/NW B1/E B1/NE")
    t.turn("red").do("build settlement B1.N")
    assert neutral_roads(t) == ["orange", "white"]
    t.do("build road A2/SE for white")
    assert t.can("end turn")


@rule("BASE-205", "TB-2P-11")
@BOTH
def test_where_one_neutral_can_settle_it_is_that_one(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, roads C2/NW B1/E B1/NE")
    t.given(orange="roads D3/SW E2/E").turn("red").do("build settlement B1.N")
    assert t.menu() == ["build settlement E2.SE for orange"]


@rule("BASE-205", "TB-2P-12")
@BOTH
def test_where_no_neutral_road_is_possible_either_nothing_is_built(spec: str) -> None:
    t = table(spec).given(white="roads " + coast("A1/NW", 15), orange="roads " + coast("E3/SE", 15))
    t.given(red="hand 2 lumber 2 brick 1 wool 1 grain, settlement C2.N, road C2/NW").turn("red")
    t.do("build road C2/W")
    assert t.can("end turn"), "all neutral roads are built"
    t.given(white="settlements A1.N A3.N B4.NE C5.SE", orange="settlements E3.S E1.S D1.SW B1.SW")
    t.do("build settlement C2.SW")
    assert t.can("end turn"), "all neutral settlements are built, too"


@rule("TB-2P-12")
@BOTH
def test_the_supply_of_a_neutral_limits_it(spec: str) -> None:
    t = (
        table(spec)
        .given(white="roads " + coast("A1/NW", 15))
        .given(red="hand 1 lumber 1 brick, settlement C2.N")
    )
    t.turn("red").do("build road C2/NE")
    assert neutral_roads(t) == ["orange"]


@rule("TB-2P-12")
@BOTH
def test_the_settlements_of_a_neutral_limit_it(spec: str) -> None:
    t = table(spec).given(
        white="settlements A1.N A3.N B4.NE C5.SE, roads A2/SE A2/E", orange="roads D3/SW E2/E"
    )
    t.given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, roads C2/NW B1/W").turn("red")
    t.do("build settlement B1.SW")
    assert t.menu() == ["build settlement E2.SE for orange"]


@rule("TB-2P-12")
@BOTH
def test_a_free_road_brings_a_neutral_road_as_well(spec: str) -> None:
    t = table(spec).given(red="cards road building, settlement C2.N").turn("red").do("play road building")
    t.do("build road C2/NE")
    assert neutral_roads(t) == ["orange", "white"]
    t.do("build road A2/SE for white", "build road C2/E")
    assert neutral_roads(t) == ["orange", "white"]
    t.do("build road A2/E for white")
    assert t.can("end turn")
    assert t.left("red", "road") == t.left("white", "road") == 13


@rule("BASE-206", "TB-2P-13")
@BOTH
def test_cities_and_development_cards_bring_nothing_for_the_neutrals(spec: str) -> None:
    t = (
        table(spec)
        .given(red="hand 4 ore 3 grain 1 wool, settlement C2.N", white="roads A2/SE A2/E")
        .turn("red")
    )
    t.do("build city C2.N")
    assert t.can("end turn")
    t.do("buy card", "drew knight")
    assert t.can("end turn")


@rule("BASE-206", "TB-2P-14")
@BOTH
def test_neutrals_receive_no_cards(spec: str) -> None:
    t = table(spec).given(red="settlement B2.NW").turn("red", before_roll=True)  # beside white, at h6
    t.do("roll", "rolled 2 4")
    assert t.hand("red") == "1 brick"
    assert t.hand("white") == "nothing"
    assert t.bank("brick") == 18
    t.do("roll", "rolled 1 3")  # g4 and p4: only neutrals live there
    assert t.bank("grain") == t.bank("wool") == 19


@rule("BASE-206", "TB-2P-14")
@BOTH
def test_neutrals_do_not_compete_for_the_last_card(spec: str) -> None:
    t = table(spec).given(red="settlement B2.NW", blue="hand 18 brick").turn("red", before_roll=True)
    t.do("roll", "rolled 2 4")  # h6, where white lives too
    assert t.hand("red") == "1 brick" and t.bank("brick") == 0


@rule("BASE-206", "TB-2P-14")
@BOTH
def test_a_neutral_can_hold_the_longest_trade_route(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick, settlement C2.N", white="roads A2/SE A2/E A2/NE A2/NW")
    t.turn("red").do("build road C2/NE")
    assert t.longest_route is None
    t.do("build road A1/NE for white")
    assert t.longest_route == "white"
    assert t.public_points("red") == 1 and t.public_points("blue") == 0
    t.given(red="roads C2/E C2/SE C2/SW C2/W")
    assert t.route("red") == 5 and t.longest_route == "white", "five are not more than five"


@rule("TB-2P-15")
@BOTH
def test_neutral_pieces_block_and_break_routes_like_anybodys(spec: str) -> None:
    t = table(spec).given(
        red="hand 2 lumber 2 brick 1 wool 1 grain, settlement C1.N, roads C1/NE C2/NW C2/NE C2/E C2/SE"
    )
    assert t.longest_route == "red"
    t.given(white="settlement C2.N").turn("red")
    assert t.route("red") == 3 and t.longest_route is None
    assert not t.can("build road B1/E"), "the way leads through a neutral town"
    assert not t.can("build settlement C2.NE"), "too close to a neutral town"


@rule("TB-2P-15")
@BOTH
def test_neutral_players_are_not_robbed(spec: str) -> None:
    t = table(spec).given(red="cards 2 knight", blue="hand 1 ore, settlement B3.SE").turn("red")
    t.do("play knight", "move robber A2")  # only white lives there
    assert t.to_act == "red" and t.can("end turn")
    t.turn("red").do("play knight", "move robber B3")  # white and blue
    assert t.outcomes == {"stolen ore": 1}


@rule("TB-2P-15")
@BOTH
def test_neutral_settlements_earn_no_tokens(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, roads C2/NW C2/W")
    t.given(white="roads A2/SE A2/E").turn("red")
    before = tokens(t)
    t.do("build settlement C2.SW", "build settlement A2.NE for white")
    assert t.g.land.is_coast(t.g.board, t.g.map.places.corner_of("A2.NE"))
    assert tokens(t) == before


@rule("TB-2P-15")
@BOTH
def test_neutral_players_never_win(spec: str) -> None:
    t = table(spec).given(white="10 points", red="1 points").turn("red")
    assert t.winner is None and t.to_act == "red"
    t.do("end turn", "roll", "rolled 1 1", "roll", "rolled 1 2", "end turn")
    assert t.winner is None and t.on_turn == "red"


@rule("TB-2P-15")
@BOTH
def test_neutral_players_hold_no_army_and_take_no_turn(spec: str) -> None:
    t = table(spec).turn("red")
    for who in ("blue", "red", "blue", "red"):
        t.do("end turn")
        assert t.on_turn == who
        t.do("roll", "rolled 1 1", "roll", "rolled 1 2")
    assert len(t.picture().hands) == 4, "resource and development cards of two players"


# -- actions for tokens ---------------------------------------------------------------------------------


@rule("BASE-207", "TB-2P-18")
@BOTH
@pytest.mark.parametrize("action", ["force trade", "drive robber off"])
def test_once_a_turn_one_of_two_actions_is_taken(spec: str, action: str) -> None:
    t = table(spec).given("D2", red="hand 2 ore", blue="hand 2 wool").turn("red", before_roll=True)
    assert t.can("force trade") and t.can("drive robber off")
    t.do(action)
    if action == "force trade":
        t.do("drawn wool", "drawn wool", "give back ore", "give back ore")
    for dice in ("1 1", "1 2"):
        for again in ("force trade", "drive robber off"):
            assert t.why(again) == "You have taken your action of this turn already."
        t.do("roll", f"rolled {dice}")
    t.turn("red")
    assert t.can("force trade")


@rule("TB-2P-18")
@BOTH
def test_actions_are_for_ones_own_turn(spec: str) -> None:
    t = table(spec).given("D2", red="hand 2 ore", blue="hand 2 wool").turn("red")
    assert not t.can("blue: force trade") and not t.can("blue: drive robber off")


@rule("BASE-207", "TB-2P-19")
@BOTH
def test_a_forced_trade_draws_two_cards_blindly_and_gives_any_two_back(spec: str) -> None:
    t = table(spec).given(red="hand 1 ore 1 brick", blue="hand 3 wool 1 grain").turn("red").do("force trade")
    assert t.outcomes == {"drawn wool": 3, "drawn grain": 1}
    t.do("drawn grain")
    assert t.outcomes == {"drawn wool": 3}
    t.do("drawn wool")
    assert t.hand("red") == "1 ore 1 brick 1 grain 1 wool" and t.hand("blue") == "2 wool"
    assert t.menu() == ["give back brick", "give back grain", "give back ore", "give back wool"]
    t.do("give back ore", "give back brick")
    assert t.hand("red") == "1 grain 1 wool"
    assert t.hand("blue") == "2 wool 1 ore 1 brick"
    assert t.can("end turn")


@rule("TB-2P-19")
@BOTH
def test_cards_just_drawn_may_be_given_back(spec: str) -> None:
    t = table(spec).given(red="hand 1 ore", blue="hand 2 wool").turn("red")
    t.do("force trade", "drawn wool", "drawn wool", "give back wool", "give back wool")
    assert t.hand("red") == "1 ore" and t.hand("blue") == "2 wool"


@rule("BASE-207", "TB-2P-20")
@BOTH
def test_of_a_single_card_two_are_still_given_back(spec: str) -> None:
    t = table(spec).given(red="hand 2 ore", blue="hand 1 wool").turn("red").do("force trade", "drawn wool")
    t.do("give back ore")
    assert t.menu() == ["give back ore", "give back wool"]
    t.do("give back ore")
    assert t.hand("red") == "1 wool" and t.hand("blue") == "2 ore"
    assert t.can("end turn")


@rule("TB-2P-20")
@BOTH
@pytest.mark.parametrize(
    "red, blue, possible",
    [
        ("hand 5 ore", "hand nothing", False),
        ("hand nothing", "hand 1 wool", False),
        ("hand 1 ore", "hand 1 wool", True),
        ("hand nothing", "hand 2 wool", True),
    ],
)
def test_a_forced_trade_needs_a_card_of_the_opponent_and_two_to_give(
    spec: str, red: str, blue: str, possible: bool
) -> None:
    t = table(spec).given(red=red, blue=blue).turn("red")
    assert t.can("force trade") == possible
    if not possible:
        assert t.why("force trade") == "A forced trade needs a card of the opponent and two to give back."


@rule("BASE-207")
@BOTH
def test_the_action_may_be_taken_before_the_roll(spec: str) -> None:
    t = table(spec).given(red="hand 2 ore", blue="hand 2 wool").turn("red", before_roll=True)
    t.do("force trade", "drawn wool", "drawn wool", "give back ore", "give back ore")
    assert t.menu() == ["roll"]


@rule("BASE-207")
@BOTH
def test_only_the_two_players_learn_which_cards_were_drawn_and_given(spec: str) -> None:
    t = table(spec).given(red="hand 2 ore", blue="hand 2 wool").turn("red").do("force trade", "drawn wool")
    assert t.says("blue") == t.says("red") == ["red draws 1 wool from blue."]
    assert str(t.heard[0].seen_by(-1)) == "red draws a card from blue."
    t.do("drawn wool", "give back ore")
    assert t.says("blue") == ["red gives blue 1 ore."]
    assert str(t.heard[0].seen_by(-1)) == "red gives blue a card."


@rule("BASE-208", "TB-2P-21")
@BOTH
def test_driving_off_puts_the_robber_on_the_desert_and_draws_nothing(spec: str) -> None:
    t = table(spec).given("D2", blue="hand 3 wool, settlement C3.NW").turn("red").do("drive robber off")
    assert t.robber == "C3"
    assert t.events[-1] == "red moves the robber to C3."
    assert t.to_act == "red" and t.can("end turn")
    assert t.hand("red") == "nothing" and t.hand("blue") == "3 wool"


@rule("TB-2P-21")
@BOTH
def test_a_robber_on_the_desert_cannot_be_driven_off(spec: str) -> None:
    t = table(spec).turn("red")
    assert t.robber == "C3"
    assert t.why("drive robber off") == "The robber is in a desert or off the board already."


@rule("BASE-209", "TB-2P-22")
@BOTH
@pytest.mark.parametrize(
    "red, blue, price",
    [("3 points", "3 points", 1), ("2 points", "3 points", 1), ("4 points", "3 points", 2)],
)
@pytest.mark.parametrize("action", ["force trade", "drive robber off"])
def test_an_action_costs_one_token_or_two_for_who_is_ahead(
    spec: str, red: str, blue: str, price: int, action: str
) -> None:
    t = table(spec).given("D2", red=f"{red}, tokens 3, hand 2 ore", blue=f"{blue}, hand 2 ore").turn("red")
    mine, theirs, supply = tokens(t)
    t.do(action)
    assert tokens(t) == (mine - price, theirs, supply + price), "spent tokens return to the supply"


@rule("BASE-209", "TB-2P-22")
@BOTH
def test_without_enough_tokens_there_is_no_action(spec: str) -> None:
    t = table(spec).given("D2", red="3 points", blue="2 points, hand 5 ore").given(red="tokens 1").turn("red")
    for action in ("drive robber off", "force trade"):
        assert t.why(action) == "That costs 2 trade cards, and you have fewer."
    t.given(blue="3 points")
    assert t.can("drive robber off") and t.can("force trade")
    t.given(red="tokens 0")
    assert t.why("drive robber off") == "That costs a trade card, and you have none."


@rule("BASE-209", "TB-2P-23")
@BOTH
def test_hidden_points_do_not_count_for_the_price(spec: str) -> None:
    t = table(spec).given("D2", red="3 points, cards 2 victory point", blue="3 points").turn("red")
    mine, theirs, supply = tokens(t)
    t.do("drive robber off")
    assert tokens(t) == (mine - 1, theirs, supply + 1)
    t = table(spec).given("D2", red="4 points", blue="3 points, cards 2 victory point").turn("red")
    mine, theirs, supply = tokens(t)
    t.do("drive robber off")
    assert tokens(t) == (mine - 2, theirs, supply + 2)


@rule("BASE-209", "TB-2P-22")
@BOTH
def test_special_cards_count_for_the_price_and_neutral_points_do_not(spec: str) -> None:
    t = table(spec).given("D2", red="knights 3", blue="1 points", white="8 points").turn("red")
    assert (t.public_points("red"), t.public_points("blue")) == (2, 1)
    before = tokens(t)[0]
    t.do("drive robber off")
    assert tokens(t)[0] == before - 2


# -- getting tokens -------------------------------------------------------------------------------------


@rule("BASE-210", "TB-2P-25")
@BOTH
def test_once_a_turn_a_knight_is_discarded_for_two_tokens(spec: str) -> None:
    t = table(spec).given(red="knights 2, tokens 2").turn("red", before_roll=True)
    supply = tokens(t)[2]
    t.do("discard knight")
    assert tokens(t)[0] == 4 and tokens(t)[2] == supply - 2
    assert t.why("discard knight") == "You have discarded a knight this turn already."
    t.do("roll", "rolled 1 1", "roll", "rolled 1 2")
    assert not t.can("discard knight")
    t.turn("red").do("discard knight")
    t.turn("red")
    assert t.why("discard knight") == "You have no knight face up."


@rule("BASE-210", "TB-2P-25")
@BOTH
def test_a_discarded_knight_is_out_of_the_game(spec: str) -> None:
    t = table(spec).given(red="knights 1").turn("red")
    deck, cards = t.deck, t.cards("red")
    t.do("discard knight")
    assert t.deck == deck and t.cards("red") == cards
    assert t.development.deck[0] == 13


@rule("TB-2P-25")
@BOTH
def test_a_knight_in_hand_is_not_discarded(spec: str) -> None:
    t = table(spec).given(red="cards 2 knight").turn("red")
    assert not t.can("discard knight")
    t.do("play knight", "move robber D2")
    assert t.can("discard knight"), "it lies face up now"


@rule("BASE-210", "TB-2P-25")
@BOTH
def test_discarding_a_knight_is_neither_the_card_nor_the_action_of_the_turn(spec: str) -> None:
    t = table(spec).given("D2", red="knights 1, cards knight").turn("red").do("discard knight")
    assert t.can("play knight") and t.can("drive robber off")


@rule("BASE-210", "TB-2P-26")
@BOTH
@pytest.mark.parametrize(
    "red, blue, before, after",
    [
        (3, 0, "red", None),  # only two are left
        (3, 2, "red", None),
        (4, 3, "red", None),  # as many as the opponent has
        (4, 4, "red", "blue"),  # the opponent has more now
        (5, 3, "red", "red"),
        (2, 3, "blue", "blue"),
    ],
)
def test_the_largest_army_is_judged_anew_after_a_discard(
    spec: str, red: int, blue: int, before: str, after: str | None
) -> None:
    t = table(spec).given(red=f"knights {red}", blue=f"knights {blue}").turn("red")
    assert t.largest_army == before
    t.do("discard knight")
    assert t.largest_army == after
    assert t.public_points("red") == (2 if after == "red" else 0)
    assert t.public_points("blue") == (2 if after == "blue" else 0)


@rule("TB-2P-26")
@BOTH
def test_after_a_tie_the_next_knight_takes_the_army(spec: str) -> None:
    t = (
        table(spec)
        .given(red="knights 4, cards knight", blue="knights 3, cards knight")
        .turn("red")
        .do("discard knight")
    )
    assert t.largest_army is None
    t.do("end turn", "play knight", "move robber D2")
    assert t.largest_army == "blue"


@rule("BASE-211", "TB-2P-27")
@BOTH
def test_a_settlement_at_the_desert_gives_two_tokens(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement D1.S, road C2/E").turn("red")
    mine, _, supply = tokens(t)
    t.do("build settlement C3.NW")
    assert (tokens(t)[0], tokens(t)[2]) == (mine + 2, supply - 2)
    t = table(spec).founding("red")
    mine = tokens(t)[0]
    t.do("build settlement C3.NE")
    assert tokens(t)[0] == mine + 2


@rule("BASE-211", "TB-2P-27")
@BOTH
def test_two_deserts_at_a_settlement_give_no_more_than_one(spec: str) -> None:
    two = ["    m10 p2  f9", "  g12 h6  d   h10", "g9  f11 d   f3  m8", "  f8  m3  g4  p5", "    h5  g6  p11"]
    t = on({**ISLAND, "map": two, "robber": "C3"}, spec).founding("red")
    mine = tokens(t)[0]
    t.do("build settlement C3.NE")
    assert tokens(t)[0] == mine + 2


@rule("BASE-211", "TB-2P-28")
@BOTH
def test_a_settlement_on_the_coast_gives_one_token(spec: str) -> None:
    t = table(spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, road A1/NW").turn("red")
    mine, _, supply = tokens(t)
    t.do("build settlement A1.N")
    assert (tokens(t)[0], tokens(t)[2]) == (mine + 1, supply - 1)
    t = table(spec).founding("red")
    mine = tokens(t)[0]
    t.do("build settlement A1.NE")
    assert tokens(t)[0] == mine + 1


@rule("BASE-211", "TB-2P-29")
@BOTH
def test_a_settlement_at_both_gives_three_tokens(spec: str) -> None:
    t = on(DESERT_COAST, spec).founding("red")
    mine = tokens(t)[0]
    t.do("build settlement A1.N")
    assert tokens(t)[0] == mine + 3
    t = on(DESERT_COAST, spec).given(red="hand 1 lumber 1 brick 1 wool 1 grain, settlement C2.N, road A1/NW")
    mine = tokens(t)[0]
    t.turn("red").do("build settlement A1.NW")
    assert tokens(t)[0] == mine + 3


@rule("BASE-211", "TB-2P-27", "TB-2P-28")
@BOTH
def test_elsewhere_a_settlement_gives_none_and_a_city_never(spec: str) -> None:
    t = table(spec).founding("red")
    before = tokens(t)
    t.do("build settlement B1.SE")
    assert tokens(t) == before
    t = table(spec).given(red="hand 3 ore 2 grain, settlement A1.N").turn("red")
    before = tokens(t)
    t.do("build city A1.N")
    assert tokens(t) == before


@rule("TB-2P-29")
def test_with_too_few_tokens_in_the_supply_one_takes_what_is_left() -> None:
    t = table(TB).given(blue="tokens 14").founding("red")
    assert tokens(t) == (5, 14, 1)
    t.do("build settlement C3.NE")
    assert tokens(t) == (6, 14, 0)
    assert t.events == ["red builds a settlement on B3.S.", "red takes a trade card."]
    t.do("build road C3/NE", "build settlement D4.S", "build road D4/SE", "build settlement E1.S")
    assert tokens(t) == (6, 14, 0)


@rule("TB-2P-29")
@BOTH
def test_a_city_that_is_a_starting_piece_gives_no_tokens(spec: str) -> None:
    pieces = {"red": ["settlement A1.N", "city C3.NW"], "blue": ["settlement E1.S", "city D4.S"]}
    t = on({**ISLAND, "seats": [2], "pieces": pieces}, spec)
    start = tokens(table(spec))
    assert tokens(t) == (start[0] + 1, start[1] + 1, start[2] - 2), "one for each settlement on the coast"


@rule("BASE-212")
def test_in_the_travel_edition_nobody_holds_more_than_seven() -> None:
    t = table(TRAVEL).given(red="tokens 6, knights 1").turn("red").do("discard knight")
    assert tokens(t) == (7, 4, 3)
    assert t.events == ["red discards a knight.", "red takes a trade card."]
    t = table(TRAVEL).given(red="tokens 7").founding("red").do("build settlement C3.NW")
    assert tokens(t) == (7, 4, 3)


@rule("BASE-213")
def test_the_supply_of_trade_cards_never_runs_out_before_both_hands_are_full() -> None:
    t = table(TRAVEL).given("D2", red="tokens 7", blue="tokens 7", white="3 points").turn("red")
    assert tokens(t) == (7, 7, 0)
    t.do("drive robber off")
    assert tokens(t) == (6, 7, 1), "what is spent can be taken again"
    t.given(red="knights 1").do("discard knight")
    assert tokens(t) == (7, 7, 0)

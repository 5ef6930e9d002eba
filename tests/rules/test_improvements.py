"""City improvements: stages, what the third ones give, and metropolises (CK-034, CK-085 … CK-089c)."""

import pytest

from longroad.isle.luck import average_harvest
from tests.proofs import rule
from tests.table import GameTable, table

TRACKS = {"science": "paper", "trade": "cloth", "politics": "coin"}
STAGES = {
    "science": ["school", "library", "aqueduct", "theater", "university"],
    "trade": ["market", "trading house", "merchant guild", "bank", "trade center"],
    "politics": ["town hall", "embassy", "fortress", "court", "council of Catan"],
}
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
WATER = sorted([f"take {card}" for card in RESOURCES] + ["take nothing"])


def island(**owners: str) -> GameTable:
    return table("isle:base+cities_knights;4").given(**owners)


def rolled(t: GameTable, who: str, dice: str) -> GameTable:
    return t.turn(who, before_roll=True).do("roll", f"rolled {dice}", "event ship")


# -- stages ---------------------------------------------------------------------------------------------


@rule("CK-003")
def test_everybody_begins_at_stage_0_of_three_tracks() -> None:
    t = island()
    assert [[t.track(track, who) for track in TRACKS] for who in t.names] == [[0, 0, 0]] * 4
    assert [t.metropolis(track) for track in TRACKS] == [None, None, None]


@rule("CK-085")
@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("track, card", TRACKS.items())
def test_a_stage_costs_as_many_commodities_of_its_track_as_its_number(
    track: str, card: str, stage: int
) -> None:
    t = island(red=f"city A1.N, {track} {stage - 1}, hand {stage} {card} 1 ore").turn("red")
    t.do(f"improve {track}")
    assert t.hand("red") == "1 ore" and t.bank(card) == 12
    assert t.track(track, "red") == stage
    others = " ".join(f"5 {name}" for name in TRACKS.values() if name != card)
    poor = island(red=f"city A1.N, {track} {stage - 1}, hand {stage - 1} {card} {others} 5 ore").turn("red")
    assert not poor.can(f"improve {track}")
    assert poor.why(f"improve {track}") == f"You can't pay for a stage of {track}: you lack 1 {card}."


@rule("CK-088")
@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("track, card", TRACKS.items())
def test_stages_have_names(track: str, card: str, stage: int) -> None:
    t = island(red=f"city A1.N, {track} {stage - 1}, hand {stage} {card}").turn("red")
    t.do(f"improve {track}")
    assert t.events[0] == f"red builds the {STAGES[track][stage - 1]}, stage {stage} of {track}."


@rule("CK-003", "CK-085")
def test_there_is_no_sixth_stage() -> None:
    t = island(red="city A1.N, trade 5, hand 12 cloth").turn("red")
    assert not t.can("improve trade")
    assert t.why("improve trade") == "Your cities are as far in trade as can be."


@rule("CK-086")
def test_an_improvement_needs_a_city() -> None:
    t = island(red="settlement A1.N, hand 1 paper").turn("red")
    assert not t.can("improve science")
    assert t.why("improve science") == "Only cities grow, and you have none that stands."


@rule("CK-086")
def test_one_city_is_enough_for_all_three_tracks_and_any_number_of_stages_a_turn() -> None:
    t = island(red="city A1.N, hand 6 paper 1 cloth 3 coin").turn("red")
    t.do(*["improve science"] * 3, "improve trade", "improve politics", "improve politics")
    assert [t.track(track, "red") for track in TRACKS] == [3, 1, 2]
    assert t.hand("red") == "nothing"


@rule("CK-086")
def test_a_city_on_its_side_is_none_but_another_one_suffices() -> None:
    assert not island(red="fallen A1.N, hand 1 paper").turn("red").can("improve science")
    assert island(red="fallen A1.N, city A3.N, hand 1 paper").turn("red").can("improve science")


@rule("CK-086")
def test_stages_stay_when_all_cities_are_lost_and_still_give_progress_cards() -> None:
    t = island(red="city A1.N, science 2, hand 3 paper").given(barbarians=6)
    rolled(t, "red", "3 3")
    assert t.piece("A1.N") == "red settlement" and t.track("science", "red") == 2
    assert not t.can("improve science")
    t.turn("blue", before_roll=True).do("roll", "rolled 3 3", "event science")
    assert t.outcomes and all(words.startswith("drew ") for words in t.outcomes), "red draws a card"


@rule("CK-087")
def test_the_third_stage_is_kept_when_all_cities_are_lost() -> None:
    t = island(red="settlement A1.N, science 3, trade 3, hand 2 coin")
    rolled(t, "red", "1 1")
    assert t.menu() == WATER
    t.do("take nothing")
    assert t.can("swap coin for ore")


# -- the aqueduct ---------------------------------------------------------------------------------------


@rule("CK-034", "CK-087")
def test_whoever_has_the_aqueduct_and_gets_nothing_may_take_any_resource() -> None:
    t = rolled(island(red="city A3.N, science 3"), "blue", "1 1")
    assert t.to_act == "red" and t.menu() == WATER
    assert str(t.g.asked(0)) == "Your aqueduct: take a card from the bank, or nothing."
    assert t.why("take paper") == "The aqueduct gives no paper, only resources."
    t.do("take ore")
    assert t.hand("red") == "1 ore" and t.bank("ore") == 18
    assert t.to_act == "blue" and t.can("end turn")


def test_asking_what_a_roll_yields_changes_nothing() -> None:
    g = rolled(island(red="city A3.N, science 3"), "blue", "1 1").g
    before = g.to_bytes()
    average_harvest(g, {2: 0.5, 8: 0.5})
    assert g.to_bytes() == before


@rule("CK-034")
def test_nobody_need_use_the_aqueduct() -> None:
    t = rolled(island(red="city A3.N, science 3"), "blue", "1 1").do("take nothing")
    assert t.hand("red") == "nothing" and t.to_act == "blue"


@rule("CK-034")
@pytest.mark.parametrize(
    "towns, dice",
    [
        ("settlement A3.N", "4 5"),  # a resource
        ("city A3.N", "4 5"),  # and a commodity
    ],
)
def test_who_gets_a_card_gets_no_water(towns: str, dice: str) -> None:
    t = rolled(island(red=f"{towns}, science 5"), "blue", dice)
    assert t.to_act == "blue" and t.can("end turn")


@rule("CK-034")
def test_every_roll_counts_for_itself() -> None:
    t = rolled(island(red="city A3.N, science 3"), "blue", "4 5")
    assert t.hand("red") == "1 lumber 1 paper" and t.to_act == "blue"
    rolled(t, "white", "1 1")
    assert t.to_act == "red" and t.menu() == WATER


@rule("CK-034")
def test_a_commodity_alone_is_not_nothing() -> None:
    t = island(red="city A3.N, science 3", blue="city A3.SE", white="hand 18 lumber")
    rolled(t, "blue", "4 5")
    assert t.hand("red") == "1 paper" and t.to_act == "blue"


@rule("CK-034")
def test_the_second_stage_is_no_aqueduct_nor_are_other_tracks() -> None:
    t = rolled(island(red="city A3.N, science 2, trade 5, politics 5"), "blue", "1 1")
    assert t.to_act == "blue" and t.can("end turn")


@rule("CK-034")
def test_a_seven_brings_no_water() -> None:
    t = rolled(island(red="city A3.N, science 3"), "blue", "3 4")
    assert t.to_act == "blue" and t.can("end turn")


@rule("CK-034")
def test_the_aqueduct_helps_against_the_robber() -> None:
    t = rolled(island(robber="A3", red="city A3.N, science 3"), "blue", "4 5")
    assert t.to_act == "red" and t.menu() == WATER


@rule("CK-034")
def test_the_aqueduct_helps_when_the_bank_could_not_pay() -> None:
    t = island(red="settlement A3.N, science 3", blue="settlement A3.SE", white="hand 18 lumber")
    rolled(t, "blue", "4 5")
    assert t.to_act == "red" and t.menu() == WATER
    t.do("take lumber")
    assert t.to_act == "blue" and t.can("end turn"), "blue has no aqueduct"


@rule("CK-034")
def test_the_aqueduct_gives_only_what_the_bank_has() -> None:
    t = island(red="city A3.N, science 3", white="hand 19 ore 19 wool 19 grain 19 lumber")
    rolled(t, "blue", "1 1")
    assert t.menu() == ["take brick", "take nothing"]
    assert t.why("take ore") == "The bank has no ore left."
    t = island(red="city A3.N, science 3", white="hand 19 ore 19 wool 19 grain 19 lumber 19 brick")
    rolled(t, "blue", "1 1")
    assert t.to_act == "blue", "an empty bank gives no water, though it has commodities"


@rule("CK-034")
def test_all_aqueducts_give_in_the_order_of_turns() -> None:
    t = island(red="city A3.N, science 3", white="science 4", orange="science 3")
    t.given(blue="hand 19 wool 19 grain 19 lumber 19 brick 17 ore")
    rolled(t, "white", "1 1")
    assert t.to_act == "white"
    t.do("take ore")
    assert t.to_act == "orange"
    t.do("take ore")
    assert t.to_act == "white" and t.can("end turn"), "nothing is left for red"


@rule("CK-034")
def test_gold_is_not_nothing() -> None:
    drawing = ["  ~   f4  ~   ~", "~   *6  g6  *6  ~", "  h8  *9  p5  m10", "~   ~   ~   ~   ~"]
    keys: dict[str, object] = {"seats": [3], "pirate": "A1", "robber": "C4"}
    t = table("isle:new_shores+cities_knights;3", None, drawing, None, **keys)
    t.given(red="settlement B2.NW, science 3", blue="settlement C1.SW, science 3")
    rolled(t, "red", "3 3")
    assert t.to_act == "red" and t.menu() == sorted(f"take {card}" for card in RESOURCES)
    t.do("take ore")
    assert t.to_act == "blue" and t.menu() == WATER
    t.do("take wool")
    assert t.to_act == "red" and t.can("end turn")


# -- metropolises ---------------------------------------------------------------------------------------


@rule("CK-089")
@pytest.mark.parametrize("track, card", TRACKS.items())
def test_the_first_at_stage_four_has_the_metropolis(track: str, card: str) -> None:
    t = island(red=f"city A1.N, {track} 3, hand 4 {card}").turn("red")
    assert t.public_points("red") == 2
    t.do(f"improve {track}")
    assert t.metropolis(track) == "red A1.N"
    assert t.public_points("red") == 4, "four for the city in all"
    assert t.events[1:] == [f"The city of red on A1.N is the metropolis of {track}."]


@rule("CK-089")
def test_the_third_stage_brings_no_metropolis() -> None:
    t = island(red="city A1.N, science 2, hand 3 paper").turn("red").do("improve science")
    assert t.metropolis("science") is None and t.public_points("red") == 2


@rule("CK-089")
def test_its_holder_chooses_the_city_among_those_without_metropolis() -> None:
    t = island(red="cities A1.N A3.N C1.NW, settlement E1.S, fallen E3.S, trade 4, metropolis C1.NW trade")
    t.given(red="science 3, hand 4 paper", blue="city C5.NE").turn("red").do("improve science")
    assert str(t.g.asked(0)) == "Choose the city that becomes the metropolis of science."
    assert t.offered("set metropolis") == t.named("A1.N A3.N")
    assert (
        t.why("set metropolis C1.NW") == f"{t.named('C1.NW').pop()} is no city of yours without metropolis."
    )
    t.do("set metropolis A3.N")
    assert t.metropolis("science") == "red A3.N" and t.metropolis("trade") == f"red {t.named('C1.NW').pop()}"
    assert t.public_points("red") == 3 * 2 + 1 + 1 + 2 * 2


@rule("CK-003", "CK-089")
def test_one_player_may_hold_all_three_and_more_there_are_none() -> None:
    towns = "cities A1.N A3.N C1.NW E1.S"
    t = island(red=f"{towns}, science 3, trade 3, politics 3, hand 4 paper 4 cloth 4 coin").turn("red")
    t.do("improve science", "set metropolis A1.N", "improve trade", "set metropolis A3.N")
    t.do("improve politics", "set metropolis E1.S")
    assert t.public_points("red") == 8 + 6
    assert len([x for x in t.picture().pieces if "metropolis" in x.facts]) == 3


@rule("CK-089")
def test_a_metropolis_may_win_the_game() -> None:
    t = island(red="cities A1.N A3.N C1.NW E1.S, settlements E3.S C5.NE D3.S, science 3, hand 4 paper")
    t.turn("red").do("improve science", "set metropolis A1.N")
    assert t.winner == "red" and t.points("red") == 13


@rule("CK-089c")
def test_the_second_at_stage_four_has_no_metropolis() -> None:
    t = island(red="city A1.N, science 4, metropolis A1.N science", blue="city A3.N, science 3, hand 4 paper")
    t.turn("blue").do("improve science")
    assert t.track("science", "blue") == 4
    assert t.metropolis("science") == "red A1.N" and t.public_points("blue") == 2
    assert t.to_act == "blue" and t.can("end turn")


@rule("CK-089a")
def test_who_builds_the_fifth_stage_first_takes_the_metropolis_over() -> None:
    t = island(red="city A1.N, science 4, metropolis A1.N science", blue="city A3.N, science 4, hand 5 paper")
    t.given(red="wall A1.N").turn("blue").do("improve science")
    assert t.metropolis("science") == "blue A3.N"
    assert t.public_points("red") == 2 and t.public_points("blue") == 4
    assert t.piece("A1.N") == "red city" and t.walls("red") == {"A1.N"}


@rule("CK-089a")
def test_who_takes_it_over_chooses_the_city() -> None:
    t = island(red="city A1.N, science 4, metropolis A1.N science")
    t.given(blue="cities A3.N C1.NW, science 4, hand 5 paper").turn("blue").do("improve science")
    assert t.offered("set metropolis") == t.named("A3.N C1.NW")
    t.do("set metropolis A3.N")
    assert t.metropolis("science") == "blue A3.N"


@rule("CK-089a")
def test_with_the_fifth_stage_a_metropolis_is_safe_for_good() -> None:
    t = island(red="city A1.N, science 4, metropolis A1.N science, hand 5 paper")
    t.given(blue="city A3.N, science 4").turn("red").do("improve science")
    assert t.metropolis("science") == "red A1.N" and t.to_act == "red" and t.can("end turn")
    t.given(blue="hand 5 paper").turn("blue").do("improve science")
    assert t.track("science", "blue") == 5, "for the progress cards"
    assert t.metropolis("science") == "red A1.N" and t.can("end turn")


@rule("CK-089a")
def test_a_city_that_is_no_metropolis_any_more_can_be_lost_again() -> None:
    towns = {"red": "city A1.N, science 4, metropolis A1.N science", "blue": "city A3.N, science 4"}
    safe = island(**towns).given(barbarians=6)
    rolled(safe, "white", "1 1")
    assert safe.piece("A1.N") == "red city" and safe.piece("A3.N") == "blue settlement"
    t = island(**towns).given(blue="hand 5 paper").turn("blue").do("improve science").given(barbarians=6)
    rolled(t, "white", "1 1")
    assert t.piece("A1.N") == "red settlement" and t.piece("A3.N") == "blue city"


@rule("CK-089b")
@pytest.mark.parametrize("stage", [4, 5])
def test_without_a_city_that_is_no_metropolis_other_tracks_stop_at_stage_three(stage: int) -> None:
    t = island(red=f"city A1.N, science 4, metropolis A1.N science, trade {stage - 1}, hand {stage} cloth")
    t.turn("red")
    assert not t.can("improve trade")
    assert t.why("improve trade") == "The last two stages need a city without metropolis."
    t.given(red="city A3.N")
    assert t.can("improve trade")


@rule("CK-089b")
def test_a_city_on_its_side_does_not_help() -> None:
    t = island(red="city A1.N, fallen A3.N, science 4, metropolis A1.N science, trade 3, hand 4 cloth")
    assert not t.turn("red").can("improve trade")


@rule("CK-089b")
def test_up_to_stage_three_one_city_that_is_a_metropolis_is_enough() -> None:
    t = island(red="city A1.N, science 4, metropolis A1.N science, hand 6 cloth").turn("red")
    t.do(*["improve trade"] * 3)
    assert t.track("trade", "red") == 3


@rule("CK-089b")
def test_the_fifth_stage_of_ones_own_metropolis_is_allowed() -> None:
    t = island(red="city A1.N, science 4, metropolis A1.N science, hand 5 paper").turn("red")
    t.do("improve science")
    assert t.track("science", "red") == 5 and t.metropolis("science") == "red A1.N"


@rule("CK-089b")
@pytest.mark.parametrize("stage", [4, 5])
def test_it_does_not_matter_that_the_metropolis_is_out_of_reach(stage: int) -> None:
    t = island(red="city A1.N, science 5, metropolis A1.N science")
    t.given(blue=f"city A3.N, politics 5, metropolis A3.N politics, science {stage - 1}, hand {stage} paper")
    assert not t.turn("blue").can("improve science")


@rule("CK-089c")
@pytest.mark.parametrize("stage", [4, 5])
def test_others_may_still_build_the_last_stages(stage: int) -> None:
    t = island(red="city A1.N, science 5, metropolis A1.N science")
    t.given(blue=f"city A3.N, science {stage - 1}, hand {stage} paper").turn("blue").do("improve science")
    assert t.track("science", "blue") == stage and t.metropolis("science") == "red A1.N"
    assert t.public_points("blue") == 2 and t.can("end turn")


@rule("CK-085")
def test_in_the_strict_order_an_improvement_ends_trade() -> None:
    t = (
        table("isle:base+cities_knights;4;order=strict")
        .given(red="city A1.N, hand 1 paper 4 ore")
        .turn("red")
    )
    assert t.can("swap ore for coin")
    t.do("improve science")
    assert not t.can("swap ore for coin")

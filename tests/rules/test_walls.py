"""City walls (CK-042, CK-060, CK-061)."""

import pytest

from tests.proofs import rule
from tests.table import GameTable, table

CORNERS = ["A1.N", "A3.N", "C1.NW", "E1.S"]


def island(**owners: str) -> GameTable:
    return table("isle:base+cities_knights;4").given(**owners)


def rolled(t: GameTable, dice: str) -> GameTable:
    return t.turn("white", before_roll=True).do("roll", f"rolled {dice}", "event ship")


@rule("CK-060")
def test_a_wall_costs_two_brick_and_stands_under_a_city_of_ones_own() -> None:
    t = island(red="city A1.N, settlement A3.N, hand 2 brick", blue="city C1.NW").turn("red")
    assert t.offered("build wall") == t.named("A1.N")
    t.do("build wall A1.N")
    assert t.hand("red") == "nothing" and t.walls("red") == t.named("A1.N")
    assert t.events == [f"red builds a wall around the city on {t.walls('red').pop()}."]


@rule("CK-060")
@pytest.mark.parametrize("hand", ["1 brick", "1 brick 1 lumber 1 wool 1 grain 1 ore", "2 lumber"])
def test_a_wall_costs_no_less_and_nothing_else(hand: str) -> None:
    t = island(red=f"city A1.N, hand {hand}").turn("red")
    assert not t.can("build wall A1.N")
    assert t.why("build wall A1.N").startswith("You can't pay for a wall: you lack ")


@rule("CK-060")
def test_a_settlement_and_another_ones_city_get_no_wall() -> None:
    t = island(red="city A1.N, settlement A3.N, hand 2 brick", blue="city C1.NW").turn("red")
    assert t.why("build wall A3.N") == "You have no city on A3.N."
    assert not t.can("build wall C1.NW") and not t.can("build wall C3.N")


@rule("CK-060")
def test_a_city_has_one_wall_at_most() -> None:
    t = island(red="cities A1.N A3.N, wall A1.N, hand 4 brick").turn("red")
    assert t.offered("build wall") == t.named("A3.N")
    assert t.why("build wall A1.N") == "The city on A1.N has a wall already."


@rule("CK-003", "CK-060")
def test_everybody_has_three_walls() -> None:
    t = island(red=f"cities {' '.join(CORNERS)}, walls A1.N A3.N, hand 4 brick").turn("red")
    t.do("build wall C1.NW")
    assert len(t.walls("red")) == 3
    assert t.why("build wall E1.S") == "You have no wall left."
    assert not t.offered("build wall")


@rule("CK-060")
def test_a_metropolis_may_have_a_wall() -> None:
    t = island(red="city A1.N, metropolis A1.N trade, trade 4, hand 2 brick").turn("red")
    t.do("build wall A1.N")
    assert t.walls("red") == t.named("A1.N")


@rule("CK-042")
@pytest.mark.parametrize("walls, limit", [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_each_wall_makes_two_more_cards_safe(walls: int, limit: int) -> None:
    towns = f"cities {' '.join(CORNERS[:3])}"
    if walls:
        towns += f", walls {' '.join(CORNERS[:walls])}"
    t = rolled(island(red=f"{towns}, hand {limit} ore"), "3 4")
    assert t.to_act == "white" and t.can("end turn")
    told = [one.value for one in t.picture("red").counters if one.name == "hand limit"]
    assert told == ([limit] if walls else []), "the usual number isn't told"
    t = rolled(island(red=f"{towns}, hand {limit + 1} ore", blue="hand 7 wool"), "3 4")
    assert t.waiting == ["red"]
    t.do(*["red: discard ore"] * ((limit + 1) // 2))
    assert t.hand("red") == f"{limit + 1 - (limit + 1) // 2} ore", "half of the hand, walls or not"


@rule("CK-042")
def test_walls_protect_only_whose_city_they_stand_under() -> None:
    t = rolled(island(red="city A1.N, wall A1.N, hand 9 ore", blue="city C1.NW, hand 9 wool"), "3 4")
    assert t.waiting == ["blue"]


@rule("CK-061")
def test_a_city_that_is_lost_loses_its_wall() -> None:
    t = island(red="cities A1.N A3.N, walls A1.N A3.N, hand 2 brick").given(barbarians=6)
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event ship", "lose city A1.N")
    assert t.piece("A1.N") == "red settlement" and t.walls("red") == t.named("A3.N")
    assert t.g.rules.hand_limit(t.g, 0) == 9
    assert not t.can("build wall A1.N")


@rule("CK-061")
def test_a_wall_that_is_lost_can_be_built_again() -> None:
    t = island(red=f"cities {' '.join(CORNERS)}, walls {' '.join(CORNERS[:3])}, hand 2 brick")
    t.given(barbarians=6).turn("red", before_roll=True)
    t.do("roll", "rolled 1 1", "event ship", "lose city A1.N", "build wall E1.S")
    assert t.walls("red") == t.named("A3.N C1.NW E1.S")


@rule("CK-061", "CK-094")
def test_a_city_on_its_side_has_lost_its_wall_and_gets_none() -> None:
    settlements = "settlements C3.N D1.SW E3.S C5.NE D3.S"
    t = island(red=f"city A1.N, {settlements}, wall A1.N, hand 2 brick").given(barbarians=6)
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event ship")
    assert t.piece("A1.N") == "red fallen city" and t.walls("red") == set()
    assert t.why("build wall A1.N") == "You have no city on A1.N."

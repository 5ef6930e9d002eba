"""What the greedy player does at sea, and in every scenario what that one is about."""

from __future__ import annotations

import pytest

from longroad.bots.appraisers.longest_trade_route import missing_roads
from longroad.bots.appraisers.wonders import missing
from longroad.isle.routes import lift
from longroad.isle.seafarers.cloth import weavers
from longroad.isle.seafarers.pirate import lair
from longroad.isle.seafarers.pirate_islands import pirate_sea
from longroad.isle.seafarers.ships import SHIP as SHIP_PIECE
from longroad.isle.seafarers.ships import launch
from longroad.isle.seafarers.wonders import MONUMENT, NAMES, works
from tests.bots.chooser import act, choice
from tests.table import GameTable, table

pytestmark = pytest.mark.both_builds

SHIP = "hand 1 lumber 1 wool"
CITY = "hand 3 ore 2 grain"

# Home is B4, where there is no more room. Two ships to the west lies B2, two to the east B6, which has the
# better number. The deserts in the south attract nobody: they belong to no island.
ISLETS = [
    "  ~   ~   ~   ~   ~   ~",
    "~   g5  ~   f6  ~   g6  ~",
    "  ~   ~   ~   ~   ~   ~",
    "~   ~   d   d   d   p2  ~",
]
HOME = "settlements B4.NW B4.SE"
WEST = "build ship B3/NE"
EAST = "build ship B5/SW"


def islets(drawing: list[str] = ISLETS, **keys: object) -> GameTable:
    own = {"seats": [3], "island_points": 2, "points": 14, "robber": "D4", "pirate": "A1", **keys}
    marks = {"belt": ["D3", "D4", "D5", "D6"]}
    return table("isle:new_shores;3;trade=bank", None, drawing, None, **own, marks=marks)


def same(t: GameTable, words: str) -> str:
    """Words with the places as menus name them."""
    return t.g.text(t.g.parse(words))


def test_it_counts_no_ship_that_has_left_its_line() -> None:
    t = islets().given(red="settlement B4.NW, ships B3/NE B3/NW B3/W").turn("red")
    assert missing_roads(t.g, 0) == 2
    lift(t.g, t.g.map.places.side_of("B3/W"))
    assert missing_roads(t.g, 0) == 3
    t = table("isle:wonders;4").given(red="ships D1/W C1/SW").turn("red")
    before = missing(t.g, 0, MONUMENT)
    lift(t.g, t.g.map.places.side_of("C1/SW"))
    assert missing(t.g, 0, MONUMENT) == before + 1


# -- ships and islands ------------------------------------------------------------------------------------


def test_it_sails_to_the_better_shore() -> None:
    t = islets(island_points=0).given(red=f"{HOME}, {SHIP}").turn("red")
    assert choice(t, "red") == same(t, EAST)


def test_it_sails_to_an_island_that_brings_points() -> None:
    t = islets().given(red=f"{HOME}, settlement B6.NE, {SHIP}").turn("red")
    assert choice(t, "red") == same(t, WEST)


def test_it_settles_overseas_rather_than_at_home() -> None:
    cards = "hand 1 lumber 1 brick 1 wool 1 grain"
    t = islets().given(red=f"settlement B4.NW, ships B3/NE B3/NW, roads B4/NW B4/NE, {cards}")
    t.turn("red")
    assert choice(t, "red") == same(t, "build settlement B2.NE")


def test_it_moves_a_ship_that_leads_nowhere() -> None:
    t = islets().given(red=f"{HOME}, settlement B6.NE, ship B5/SW, hand nothing").turn("red")
    assert act(t, "red")[:2] == [same(t, "move ship B5/SW"), same(t, "sail to B3/NE")]


def test_it_lays_free_ships_where_they_lead_overseas() -> None:
    t = islets().given(red="settlement B4.NW, cards road building, hand nothing").turn("red")
    assert act(t, "red")[:3] == [
        "play road building",
        same(t, "build ship B3/NE"),
        same(t, "build ship B3/NW"),
    ]


def test_it_swaps_for_the_ship_it_lacks() -> None:
    t = islets().given(red=f"{HOME}, ship B3/NE, hand 2 lumber 1 brick 1 wool 1 grain 4 ore").turn("red")
    done = act(t, "red")
    assert "swap ore for wool" in done
    assert same(t, "build settlement B2.NE") in done


def test_it_does_not_discard_what_it_needs_overseas() -> None:
    t = islets().given(red=f"{HOME}, ship B3/NE, hand 2 lumber 1 brick 2 wool 1 grain 3 ore")
    t.turn("blue", before_roll=True).do("roll", "rolled 3 4")
    for _ in range(3):
        assert choice(t, "red") == "discard ore"
        t.do("red: discard ore")


# -- gold -------------------------------------------------------------------------------------------------


RIVER = ["~   d   d   d   ~   ~", "  ~   f6  ~   *6  ~", "~   ~   ~   ~   ~   ~"]


def test_it_raises_a_city_at_the_gold_river() -> None:
    t = table("isle:new_shores;3", None, RIVER, None, seats=[3], robber="A2", pirate="A1")
    t.given(red=f"settlements B2.S B4.S, {CITY}").turn("red")
    assert choice(t, "red") == same(t, "build city B4.S")


def test_it_sails_for_gold() -> None:
    golden = [line.replace("g5", "*6") for line in ISLETS]
    t = islets(golden, island_points=0).given(red=f"{HOME}, {SHIP}").turn("red")
    assert choice(t, "red") == same(t, WEST)


def test_from_the_river_it_takes_what_it_lacks() -> None:
    t = table("isle:new_shores;3", None, RIVER, None, seats=[3], robber="A2", pirate="A1")
    t.given(red="settlement B4.S, hand 3 ore 1 grain").turn("red", before_roll=True).do("roll", "rolled 3 3")
    assert choice(t, "red") == "take grain"


# -- the pirate -------------------------------------------------------------------------------------------


def test_it_drives_the_pirate_from_its_way() -> None:
    t = islets(pirate="B3").given(red=HOME, blue="settlement D6.S, hand nothing")
    t.turn("red", before_roll=True).do("roll", "rolled 3 4")
    assert choice(t, "red").startswith("move pirate")


def test_its_pirate_holds_the_ships_of_a_rival_fast() -> None:
    t = islets(robber="D6").given(red=HOME, blue="settlement D4.S, ships D4/SW D3/SE, hand 1 ore")
    t.turn("red", before_roll=True).do("roll", "rolled 3 4")
    act(t, "red")
    beside = [t.g.routes.road[side] for side in t.g.board.sides_of[lair(t.g).at]]
    assert SHIP_PIECE + t.seat("blue") in beside


# -- fog --------------------------------------------------------------------------------------------------


def test_it_sails_into_the_fog() -> None:
    banks = [line.replace("g5", "? ").replace("g6", "~ ") for line in ISLETS]
    keys = {"fog_terrain": {"fields": 1}, "fog_numbers": [5], "robber": "D4", "pirate": "A1", "seats": [3]}
    t = table("isle:oceania;3", None, banks, None, **keys)
    t.given(red=f"{HOME}, {SHIP}").turn("red")
    assert choice(t, "red") == same(t, WEST)


# -- the forgotten tribe ----------------------------------------------------------------------------------


@pytest.mark.parametrize("point, card, ship", [("B2/E", "B6/W", WEST), ("B6/W", "B2/E", EAST)])
def test_it_sails_for_a_point_rather_than_a_card(point: str, card: str, ship: str) -> None:
    marks = {
        "home": ["B4", "D3", "D4", "D5", "D6"],
        "closed": ["B2", "B6"],
        "point_gifts": [point],
        "card_gifts": [card],
    }
    keys = {"seats": [3], "robber": "D4", "pirate": "A1", "marks": marks}
    t = table("isle:forgotten_tribe;3", None, ISLETS, None, **keys)
    t.given(red=f"{HOME}, {SHIP}").turn("red")
    assert choice(t, "red") == same(t, ship)


# -- bolts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("poor, ship", [(4, "C2/E"), (10, "C5/E")])
def test_it_opens_trade_with_the_village_that_will_sell_more(poor: int, ship: str) -> None:
    """The 4 and the 10 are as good, unless one of them is almost empty."""
    t = table("isle:cloth_for_catan;3").given(red=f"settlements B2.S B5.S, {SHIP}")
    market = weavers(t.g)
    market.left[list(market.number).index(poor)] = 1
    t.turn("red")
    assert choice(t, "red") == same(t, f"build ship {ship}")


@pytest.mark.parametrize("poor, home", [(4, "B1.SE"), (10, "B5.SE")])
def test_it_sails_to_a_village_from_afar(poor: int, home: str) -> None:
    t = table("isle:cloth_for_catan;3").given(red=f"settlements B1.SE B5.SE, {SHIP}")
    market = weavers(t.g)
    market.left[list(market.number).index(poor)] = 0
    t.turn("red")
    ship = t.g.map.places.side_of(choice(t, "red").removeprefix("build ship "))
    assert t.g.map.places.corner_of(home) in t.g.board.ends[ship]


def test_it_plays_a_knight_to_take_a_bolt() -> None:
    t = table("isle:cloth_for_catan;3").given(red="settlement A3.S, ship B3/E, cards knight, hand nothing")
    t.given(blue="settlement F2.N, ship E2/E, hand 1 ore")
    weavers(t.g).held[t.seat("blue")] = 3
    weavers(t.g).trades[list(weavers(t.g).number).index(11)] |= 1 << t.seat("red")
    t.turn("red", before_roll=True)
    done = act(t, "red")
    assert done[0] == "play knight"
    assert "steal bolt" in done


# -- the pirate islands -----------------------------------------------------------------------------------


LINE = "D4/SE D4/SW D3/SE D3/SW D2/SE D2/SW D1/SE E1/E"  # after the ship that blue is given


def pirates(ships: int, warships: int, hand: str = "nothing", cards: str = "") -> GameTable:
    """Blue has so many ships of the nine to its fortress."""
    t = table("isle:pirate_islands;4")
    p = t.seat("blue")
    for side in LINE.split()[: ships - 1]:
        launch(t.g, p, t.g.map.places.side_of(side))
    pirate_sea(t.g).warships[p] = warships
    t.given(blue=f"hand {hand}" + (f", cards {cards}" if cards else ""))
    return t.turn("blue")


def test_it_sails_on_to_its_fortress() -> None:
    t = pirates(7, 0, "1 lumber 1 wool")
    assert choice(t, "blue") == same(t, "build ship D1/SE")


def test_it_arms_its_ships() -> None:
    assert choice(pirates(4, 2, cards="knight"), "blue") == "play knight"


@pytest.mark.parametrize("warships, does", [(2, "end turn"), (4, "attack fortress"), (6, "attack fortress")])
def test_it_attacks_when_it_is_strong(warships: int, does: str) -> None:
    assert choice(pirates(9, warships), "blue") == does


def test_it_builds_before_it_attacks() -> None:
    assert [words.split()[0] for words in act(pirates(9, 6, "3 ore 2 grain"), "blue")] == ["build", "attack"]


def test_who_has_points_but_no_fortress_is_not_about_to_win() -> None:
    """So others may still trade with red, and it asks them."""
    mine = "settlement C7.S, roads D6/E D6/SE, 9 points, hand 1 lumber 1 brick 1 grain 2 ore"
    theirs = "settlement C1.S, 8 points, hand 2 wool 2 ore 2 grain"  # an ore short of a city
    t = table("isle:pirate_islands;4").given(red=mine, blue=theirs).turn("red")
    assert choice(t, "red") == "propose trade"


# -- the wonders ------------------------------------------------------------------------------------------


def wonder(t: GameTable, who: str, name: str, stages: int) -> GameTable:
    works(t.g).builder[NAMES.index(name)] = t.seat(who)
    works(t.g).stages[t.seat(who)] = stages
    return t


@pytest.mark.parametrize(
    "towns, name",
    [
        ("cities G4.S E2.SW, settlements D4.S E5.S", "grand theater"),  # wool
        ("cities D1.S C2.S, settlements D2.S C4.S", "castle"),  # ore
    ],
)
def test_it_claims_the_wonder_that_it_can_pay_for(towns: str, name: str) -> None:
    t = table("isle:wonders;4").given(red=f"{towns}, hand nothing").turn("red")
    assert choice(t, "red") == f"claim {name}"


@pytest.mark.parametrize("builder, corner", [("nobody", "D5.SE"), ("blue", "D5.S")])
def test_it_settles_where_it_may_claim_a_wonder(builder: str, corner: str) -> None:
    """D5.SE is beside the wall, D5.S next to better hexes."""
    cards = "hand 1 lumber 1 brick 1 wool 1 grain"
    t = table("isle:wonders;4").given(red=f"settlement D1.S, road D5/SE, {cards}")
    if builder != "nobody":
        wonder(t, builder, "great wall", 0)
    t.turn("red")
    assert choice(t, "red") == same(t, f"build settlement {corner}")


@pytest.mark.parametrize("builder, side", [("nobody", "D5/E"), ("blue", "D1/SE")])
def test_it_builds_roads_to_a_wonder(builder: str, side: str) -> None:
    t = table("isle:wonders;4").given(red="settlement D1.S, road D6/SW, hand 1 lumber 1 brick")
    if builder != "nobody":
        wonder(t, builder, "great wall", 0)
    t.turn("red")
    assert choice(t, "red") == same(t, f"build road {side}")


def test_it_builds_a_stage_rather_than_a_city() -> None:
    t = table("isle:wonders;4").given(red="settlement D2.S, hand 1 brick 4 ore 2 grain")
    wonder(t, "red", "castle", 2).turn("red")
    assert choice(t, "red") == "build stage"


def test_it_swaps_for_what_a_stage_lacks() -> None:
    t = table("isle:wonders;4;trade=bank").given(red="settlement D2.S, hand 1 brick 1 lumber 2 wool 4 grain")
    wonder(t, "red", "grand theater", 1).turn("red")
    assert act(t, "red")[:2] == ["swap grain for wool", "build stage"]


def test_it_does_not_trade_with_who_needs_only_a_stage() -> None:
    t = table("isle:wonders;4").given(red="hand 1 grain", blue="settlement D2.S, hand 3 ore 1 grain 2 wool")
    wonder(t, "red", "castle", 3).turn("red")
    t.do("propose trade", "give grain", "ask wool", "make offer")
    assert choice(t, "blue") == "decline"

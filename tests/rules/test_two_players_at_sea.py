"""The game for two on maps with ships (TB-CO-40, TB-CO-41).

Red and blue play; white and orange are the neutral players.
"""

from typing import ClassVar

import pytest

from longroad.errors import BadSpec
from longroad.isle.catalogue import SCENARIOS
from longroad.isle.family import FAMILY
from longroad.isle.geometry import SEA
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.seafarers.ships import fleet
from longroad.isle.state import IsleState
from longroad.isle.traders.two_players import purse
from longroad.spec import modules_in_order
from tests.isle import new_game
from tests.proofs import rule
from tests.table import GameTable, table

SPEC = "isle:new_shores+two_players;2"
SHIP = "hand 1 lumber 1 wool"
ROAD = "hand 1 lumber 1 brick"
SETTLEMENT = "hand 1 lumber 1 brick 1 wool 1 grain"

# A large island with corners inland, such as C2.NE, and a small one in the east.
TWO_ISLANDS = [
    "    ~   ~   ~   ~   ~",
    "  ~   f6  g9  ~   h4  ~",
    "~   h8  p5  m10 ~   p3  ~",
    "  ~   f3  g11 ~   ~   ~",
    "    ~   ~   ~   ~   ~",
]
HOME = ["B2", "B3", "C2", "C3", "C4", "D2", "D3"]


def at_sea(
    drawing: list[str] = TWO_ISLANDS, house: list[IsleChapter] | None = None, **owners: str
) -> GameTable:
    """Nobody has founded yet, so the neutrals stand where a test puts them."""
    t = table(
        SPEC,
        drawing=drawing,
        house_rules=house,
        seats=[2],
        robber="B2",
        pirate="~1",
        island_points=2,
        marks={"home": HOME},
    )
    return t.given(**owners)


def tokens(t: GameTable) -> tuple[int, int]:
    return int(purse(t.g).tokens[0]), int(purse(t.g).tokens[1])


def ships_offered(t: GameTable, who: str) -> set[str]:
    return {words.split()[2] for words in t.menu() if words.endswith(f" for {who}") and " ship " in words}


# -- which scenarios ------------------------------------------------------------------------------------


@rule("TB-CO-40")
def test_two_can_play_every_scenario_at_sea_that_keeps_the_largest_army() -> None:
    seen = 0
    for scenario in SCENARIOS.values():
        if "ships" not in scenario.chapters:
            continue
        seen += 1
        spec = f"isle:{scenario.name}+two_players;2"
        if "largest army" in scenario.chapters:
            assert new_game(spec).seats == 2
        else:
            with pytest.raises(BadSpec, match="largest army"):
                new_game(spec)
    assert seen >= 3


@rule("TB-CO-40")
def test_two_cannot_play_the_pirate_islands_and_are_told_why() -> None:
    with pytest.raises(BadSpec, match=r"there is no largest army in it \(TB-CO-40\)"):
        modules_in_order(FAMILY, "pirate_islands", ["two_players"])


@rule("TB-CO-41")
@pytest.mark.parametrize("scenario", ["new_shores", "four_islands", "through_the_desert"])
def test_two_play_on_the_map_for_three(scenario: str) -> None:
    assert (
        new_game(f"isle:{scenario}+two_players;2").map.as_dict()
        == new_game(f"isle:{scenario};3").map.as_dict()
    )


# -- before founding ------------------------------------------------------------------------------------


@rule("TB-CO-41")
@pytest.mark.parametrize("first, second", [("red", "blue"), ("blue", "red")])
def test_the_second_then_the_first_player_places_a_neutral_settlement_then_they_found(
    first: str, second: str
) -> None:
    t = at_sea().founding(first)
    assert t.to_act == second
    t.do("build settlement C3.N for white")
    assert t.piece("C3.N") == "white settlement" and t.to_act == first
    t.do("build settlement D2.S for orange")
    assert t.piece("D2.S") == "orange settlement" and t.to_act == first
    assert t.g.asked(t.g.to_act) is not None and str(t.g.asked(t.g.to_act)) == "Found your first settlement."
    assert t.left("white", "road") == t.left("orange", "road") == 15
    assert t.left("white", "ship") == t.left("orange", "ship") == 15


@rule("TB-CO-41")
def test_neutral_settlements_stand_only_where_founding_is_allowed() -> None:
    t = at_sea().founding("red")
    homes = {c for h in HOME for c in t.g.board.corners_of[t.g.map.places.hex_of(h)]}
    assert len(t.menu()) == len(homes)
    assert t.why("build settlement B5.N for white") == "Nobody may found on A4.SE."
    assert not t.can("build settlement C3.N for orange"), "one after the other"
    t.do("build settlement C3.N for white")
    assert t.why("build settlement C3.NE for orange").startswith("B3.S is too close")
    t.do("build settlement D2.S for orange")
    assert not t.can("build settlement C3.NE"), "the distance rule counts them"


@rule("TB-CO-41")
def test_maps_that_give_neutrals_a_home_leave_nothing_to_place() -> None:
    board = at_sea().g.map.as_dict()
    board["marks"] = {"home": HOME, "neutral": ["C3.N", "D2.S"]}
    t = GameTable(new_game(SPEC, map=board)).founding("red")
    assert t.piece("C3.N") == "white settlement" and t.piece("D2.S") == "orange settlement"
    assert str(t.g.asked(0)) == "Found your first settlement."


@rule("TB-CO-41")
def test_a_founding_ship_is_followed_by_no_neutral_ship() -> None:
    t = at_sea().founding("red")
    t.do("build settlement C3.N for white", "build settlement D2.S for orange")
    t.do("build settlement B2.N", "build ship B2/NW")
    assert t.to_act == "blue" and str(t.g.asked(1)) == "Found your first settlement."


# -- a ship for a ship ----------------------------------------------------------------------------------


@rule("TB-CO-41")
def test_building_a_ship_obliges_to_build_a_neutral_ship() -> None:
    t = at_sea(red=f"settlement B2.N, {SHIP}", white="settlement C4.SE", orange="settlement D2.S")
    t.turn("red").do("build ship B2/NW")
    assert t.to_act == "red" and str(t.g.asked(0)) == "Build a ship for a neutral player."
    assert ships_offered(t, "white") == {"C4/SE", "C4/E", "C5/SW"}
    assert ships_offered(t, "orange") == {"D2/SE", "D2/SW", "E1/E"}
    assert len(t.menu()) == 6, "a ship, not a road"
    t.do("build ship C4/SE for white")
    assert t.events == ["white builds a ship on C4/SE."]
    assert t.piece("C4/SE") == "white ship" and t.left("white", "ship") == 14
    assert t.can("end turn"), "one ship, and nothing for it in turn"


@rule("TB-CO-41")
def test_where_no_neutral_ship_is_possible_a_neutral_road_is_built() -> None:
    t = at_sea(red=f"settlement B2.N, {SHIP}", white="settlement C3.N", orange="settlement C3.S")
    t.turn("red").do("build ship B2/NW")  # both live inland
    assert {words.split()[-1] for words in t.menu()} == {"white", "orange"}
    assert all(words.startswith("build road") for words in t.menu())
    t.do("build road C3/NW for white")
    assert t.piece("C3/NW") == "white road" and t.can("end turn")


@rule("TB-CO-41")
def test_a_neutral_builds_no_ship_beside_the_pirate_or_out_of_stock() -> None:
    t = at_sea(red=f"settlement B2.N, {SHIP}", white="settlement C4.SE").given(pirate="C5")
    t.turn("red")
    fleet(t.g).left[2] = 1
    t.do("build ship B2/NW")
    assert ships_offered(t, "white") == {"C4/SE"}, "the other two sides touch the pirate's hex"
    t = at_sea(red=f"settlement B2.N, {SHIP}", white="settlement C4.SE").turn("red")
    fleet(t.g).left[2] = 0
    t.do("build ship B2/NW")
    assert t.menu() == ["build road C4/E for white", "build road C4/SE for white"]


@rule("TB-CO-41")
def test_where_neither_is_possible_nothing_is_built() -> None:
    t = at_sea(red=f"settlement B2.N, {SHIP}").turn("red").do("build ship B2/NW")
    assert t.can("end turn")


@rule("TB-CO-41")
def test_a_free_ship_obliges_as_well() -> None:
    t = at_sea(red="settlement B2.N, cards road building", white="settlement C4.SE").turn("red")
    t.do("play road building", "build ship B2/NW", "build ship C4/SE for white")
    t.do("build road B2/NE")
    assert ships_offered(t, "white") == set(), "a road for a road"
    t.do("build road C4/E for white")
    assert t.can("end turn")


@rule("TB-CO-41")
def test_moving_a_ship_obliges_to_nothing() -> None:
    t = at_sea(red="settlement B2.N, ship B2/NW", white="settlement C4.SE").turn("red")
    t.do("move ship B2/NW", "sail to B2/NE")
    assert t.piece("B2/NE") == "red ship" and t.can("end turn")


@rule("TB-CO-41")
def test_a_road_is_still_followed_by_a_road_and_a_settlement_by_a_settlement() -> None:
    t = at_sea(red=f"settlement B2.N, {ROAD}", white="settlement C4.SE").turn("red").do("build road B2/NE")
    assert t.menu() == ["build road C4/E for white", "build road C4/SE for white"]
    t = at_sea(
        red=f"settlement B2.N, ships B2/NE B3/NW, {SETTLEMENT}",
        white="settlement C4.SE, ships C5/SW D4/E",  # hence to C5.S, off every coast, and no further
        orange="settlement D2.S, ships D2/SE D3/SW",
    )
    t.turn("red").do("build settlement B3.N")
    assert t.menu() == ["build settlement D3.S for orange"], "reached by ship"
    t.do("build settlement D3.S for orange")
    assert t.can("end turn")


# -- what neutrals don't take ---------------------------------------------------------------------------


@rule("TB-CO-41")
def test_neutrals_take_no_points_for_an_island() -> None:
    t = at_sea(
        red=f"settlement B2.N, ships B2/NE B3/NW, {SETTLEMENT}",
        white="settlement C4.SE, ships C5/SW C5/SE C6/SW",  # over the sea to the small island
    )
    t.turn("red").do("build settlement B3.N", "build settlement C6.SW for white")
    assert t.public_points("white") == 2, "two settlements"
    assert t.heard[0].code == "built-settlement" and len(t.heard) == 1


@rule("TB-CO-41")
def test_neutrals_take_no_tokens_and_are_not_robbed_by_the_pirate() -> None:
    t = at_sea(red="settlement B2.N", blue="ship C5/E, hand 1 ore", white="settlement C4.SE, ship C5/SW")
    assert tokens(t) == (4 + 1, 4) and purse(t.g).supply == 14 - 9, "red has settled on the coast, too"
    t.turn("red", before_roll=True).do("roll", "rolled 3 4", "move pirate C5")
    t.do("stolen ore")  # there is nobody to choose from
    assert t.hand("red") == "1 ore"


@rule("TB-CO-41")
def test_a_neutral_may_hold_the_longest_trade_route_with_ships() -> None:
    t = at_sea(red=f"settlement B2.N, {SHIP}", white="settlement C4.SE, ships C5/SW C5/SE C5/E C5/NE").turn(
        "red"
    )
    t.do("build ship B2/NW", "build ship C5/NW for white")
    assert t.route("white") == 5 and t.longest_route == "white"


# -- tokens ---------------------------------------------------------------------------------------------


@rule("TB-CO-41")
@pytest.mark.parametrize("corner, count", [("B2.N", 1), ("C3.N", 0), ("B5.N", 1)])
def test_a_settlement_on_any_coast_gives_a_token(corner: str, count: int) -> None:
    assert tokens(at_sea(red=f"settlement {corner}")) == (4 + count, 4)


@rule("TB-CO-41")
def test_the_coast_is_where_the_sea_is_now() -> None:
    """Land that was under the fog may have turned out to be sea."""
    t = at_sea()
    t.g.land = t.g.land.with_hex(t.g.map.places.hex_of("B3"), SEA, 0)
    assert tokens(t.given(red="settlement C3.N")) == (5, 4)


# -- driving the robber off -----------------------------------------------------------------------------


@rule("TB-CO-41")
def test_where_there_is_no_desert_the_robber_is_driven_off_the_board() -> None:
    t = at_sea(red="settlement B2.N", blue="settlement D3.S").turn("red", before_roll=True)
    t.do("drive robber off")
    assert t.robber == "off the board" and t.hand("blue") == "nothing"
    assert tokens(t) == (4, 5)
    t.do("roll", "rolled 3 3")
    assert t.hand("red") == "1 lumber", "B2 is free"
    t.do("roll", "rolled 1 1", "end turn")
    assert t.why("drive robber off") == "The robber is in a desert or off the board already."


@rule("TB-CO-41")
@pytest.mark.parametrize("how", [("roll", "rolled 3 4"), ("play knight",)])
def test_a_robber_off_the_board_comes_back_with_the_next_seven_or_knight(how: tuple[str, ...]) -> None:
    t = at_sea(red="cards knight", blue="settlement D3.S, hand 1 ore").turn("red", before_roll=True)
    t.do("drive robber off", *how)
    land = {h for h in range(int(t.g.board.hexes)) if t.g.land.terrain[h] != SEA}
    assert sum(words.startswith("move robber") for words in t.menu()) == len(land)
    t.do("move robber D3", "stolen ore")
    assert t.robber == "D3"


# On B5 and D3.
DESERTS = [line.replace("h4 ", "d  ").replace("g11", "d  ") for line in TWO_ISLANDS]


class Guarded(IsleChapter):
    """The robber may not go to some hexes."""

    name: ClassVar[str] = "guarded"
    number: ClassVar[int] = 250

    def __init__(self, *hexes: str) -> None:
        super().__init__()
        self.hexes = hexes

    def forbids_robber(self, s: IsleState, p: int, hex: int) -> bool:
        return s.map.places.hex_name(hex) in self.hexes


@rule("TB-CO-41")
def test_where_there_are_several_deserts_the_player_chooses_one() -> None:
    t = at_sea(DESERTS).given(blue="settlement D3.S, hand 1 ore").turn("red").do("drive robber off")
    assert t.to_act == "red" and t.menu() == ["move robber B5", "move robber D3"]
    t.do("move robber D3")
    assert t.robber == "D3" and t.can("end turn"), "nobody is robbed"
    assert not t.can("drive robber off")


@rule("TB-CO-41")
def test_the_robber_is_not_driven_where_it_may_not_go() -> None:
    t = at_sea(DESERTS, [Guarded("B5")]).turn("red").do("drive robber off")
    assert t.robber == "D3"
    t = at_sea(DESERTS, [Guarded("B5", "D3")]).turn("red").do("drive robber off")
    assert t.robber == "off the board"


@rule("TB-CO-41")
def test_a_robber_in_any_desert_is_at_home() -> None:
    for desert in ("B5", "D3"):
        t = at_sea(DESERTS).given(robber=desert).turn("red")
        assert not t.can("drive robber off")


@rule("TB-CO-41")
def test_the_only_desert_is_no_refuge_where_the_robber_may_not_stand() -> None:
    drawing = [*TWO_ISLANDS[:3], *DESERTS[3:]]
    t = at_sea(drawing).turn("red").do("drive robber off")
    assert t.robber == "D3"
    assert t.events[1:] == ["red moves the robber to D3."]
    t = at_sea(drawing, [Guarded("D3")]).turn("red").do("drive robber off")
    assert t.robber == "off the board"
    assert t.events[1:] == ["The robber is off the board."]

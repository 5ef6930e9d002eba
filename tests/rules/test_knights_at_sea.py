"""Knights and ships: the ways over them, ships held fast, the pirate chased (CK-141 … CK-144, CK-150).

        ~   ~   ~   ~   ~               A1  A2  A3  A4  A5
      p5  ~   ~   ~   ~   ~           B1  B2  B3  B4  B5  B6
    h8  f6  ~   ~   ~   g9  m10     C1  C2  C3  C4  C5  C6  C7
      ~   ~   ~   ~   ~   ~           D1  D2  D3  D4  D5  D6
        ~   ~   ~   ~   ~               E1  E2  E3  E4  E5

Six ships lead from C2.NE past the sea corners C3.N, C4.NW, C4.N, C4.NE and C5.N to C6.NW.
"""

import pytest

from longroad.game import new_game
from longroad.isle.catalogue import SCENARIOS
from longroad.isle.knights.knights import dismiss
from tests.proofs import rule
from tests.rules.test_ships import OPEN_SEA, upper
from tests.table import GameTable, table

KNIGHT = "hand 1 wool 1 ore"
SHIP = "hand 1 lumber 1 wool"
AT_SEA = "C3.N C4.NW C4.N C4.NE C5.N"
COURSE = ["C2.NE", *AT_SEA.split(), "C6.NW"]  # the corners along the upper ships


def waters(pirate: str = "~1", robber: str = "C7", **owners: str) -> GameTable:
    """The barbarians have landed before."""
    t = table("isle:new_shores+cities_knights;3", drawing=OPEN_SEA, seats=[3], pirate="~1", robber="C7")
    return t.given(landed=True, pirate=pirate, robber=robber, **owners)


def ways(t: GameTable, corner: str) -> set[str]:
    """Where the knight on a corner can march to."""
    return t.do(f"move knight {corner}").offered("march to")


def next_turn(t: GameTable, who: str) -> GameTable:
    return t.do("end turn").turn(who)


# -- moving over ships ----------------------------------------------------------------------------------


@rule("CK-141")
def test_a_knight_crosses_the_sea_over_ships() -> None:
    t = waters(red=f"{upper(6)}, knight C2.N active, road C2/NE").turn("red")
    assert ways(t, "C2.N") == t.named(f"{AT_SEA} C6.NW")
    t.do("march to C6.NW")
    assert t.knight("C6.NW") == "red basic"


@rule("CK-141")
def test_a_knight_crosses_over_ships_and_roads_in_turn() -> None:
    t = waters(red=f"{upper(6)}, roads C2/NE C6/NW C6/NE, knight C2.N active").turn("red")
    assert ways(t, "C2.N") == t.named(f"{AT_SEA} C6.NW C6.N C6.NE")


@rule("CK-141")
def test_where_roads_and_ships_meet_a_knight_needs_no_town_to_change() -> None:
    """Ruling 17. For the longest route they don't join there."""
    t = waters(red="ships C3/NW C3/NE, road C2/NE, knight C2.N active").turn("red")
    assert t.route("red") == 2
    assert ways(t, "C2.N") == t.named("C2.NE C3.N C4.NW")
    t = waters(red="ships C3/NW C3/NE, road C2/NE, knight C4.NW active").turn("red")
    assert ways(t, "C4.NW") == t.named("C2.NE C3.N C2.N")


@rule("CK-141")
def test_a_knight_aboard_is_inactive_like_any_other_that_has_moved_and_sails_on_later() -> None:
    t = waters(red=f"{upper(4)}, knight C2.N active, road C2/NE, hand 1 grain").turn("red")
    t.do("move knight C2.N", "march to C4.N")
    assert t.knight("C4.N") == "red basic"
    t.do("activate knight C4.N")
    assert not t.can("move knight C4.N")
    next_turn(t, "red").do("move knight C4.N", "march to C3.N")
    assert t.knight("C3.N") == "red basic"


@rule("CK-141")
def test_a_knight_comes_aboard_only_where_a_ship_of_its_own_is() -> None:
    t = waters(red=f"{upper(2)}, knight C2.N active, road C2/NE", blue="ships C4/NW C4/NE").turn("red")
    assert ways(t, "C2.N") == t.named("C3.N C4.NW")


@rule("CK-141")
@pytest.mark.parametrize("stop", ["knight C4.N", "knight C4.N strong active"])
def test_a_knight_passes_no_other_knight_at_sea(stop: str) -> None:
    t = waters(red=f"{upper(6)}, knight C2.N active, road C2/NE", blue=stop).turn("red")
    assert ways(t, "C2.N") == t.named("C3.N C4.NW")


@rule("CK-141", "CK-150")
def test_knights_are_hired_by_ships_but_not_at_sea() -> None:
    t = waters(red=f"{upper(6)}, {KNIGHT}").turn("red")
    assert t.offered("hire knight") == t.named("C6.NW")
    assert t.why("hire knight C4.N") == "B3.SE lies at sea."
    t.do("hire knight C6.NW")
    assert t.knight("C6.NW") == "red basic"


# -- ships held fast ------------------------------------------------------------------------------------


@rule("CK-142")
def test_ones_own_knight_at_the_end_of_a_line_closes_it() -> None:
    t = waters(red=upper(3)).turn("red")
    assert t.offered("move ship") == t.named("C4/NW")
    t.given(red="knight C4.N")
    assert t.offered("move ship") == set()
    assert t.why("move ship C4/NW") == "The ship on B3/SE is not the last of an open line."


@rule("CK-142")
def test_the_line_is_open_as_soon_as_the_knight_has_left_its_end() -> None:
    t = waters(red=f"{upper(3)}, knight C4.N active").turn("red")
    t.do("move knight C4.N", "march to C3.N")
    assert t.offered("move ship") == t.named("C4/NW")


@rule("CK-142")
def test_the_line_is_closed_as_soon_as_a_knight_has_come_to_its_end() -> None:
    t = waters(red=f"{upper(3)}, road C2/NE, knight C2.N active").turn("red")
    assert t.offered("move ship") == t.named("C4/NW")
    t.do("move knight C2.N", "march to C4.N")
    assert t.offered("move ship") == set()


@rule("CK-142")
def test_a_knight_hired_at_the_end_of_a_line_closes_it() -> None:
    t = waters(red=f"{upper(6)}, {KNIGHT}").turn("red")
    assert t.offered("move ship") == t.named("C5/NE")
    t.do("hire knight C6.NW")
    assert t.offered("move ship") == set()


@rule("CK-142")
def test_the_line_is_open_as_soon_as_the_knight_at_its_end_is_off_the_board() -> None:
    t = waters(red=f"{upper(3)}, knight C4.N").turn("red")
    assert t.offered("move ship") == set()
    dismiss(t.g, t.g.map.places.corner_of("C4.N"))
    assert t.offered("move ship") == t.named("C4/NW")


@rule("CK-142")
def test_a_ship_whose_move_cuts_off_no_knight_may_go() -> None:
    t = waters(red=f"{upper(3)}, knight C4.NW").turn("red")
    t.do("move ship C4/NW", "sail to C3/E")
    assert t.knight("C4.NW") == "red basic"
    assert t.piece("C3/E") == "red ship"


@rule("CK-142")
@pytest.mark.parametrize("corner", COURSE[1:6])
def test_a_ship_beside_anothers_knight_cannot_be_moved_nor_one_that_it_cuts_off(corner: str) -> None:
    t = waters(red=upper(5)).turn("red")
    assert t.offered("move ship") == t.named("C5/NW")
    t.given(blue=f"knight {corner}")
    assert t.offered("move ship") == set()
    assert t.why("move ship C5/NW") == "The ship on B4/SE is not the last of an open line."


@rule("CK-142")
def test_when_the_other_knight_has_left_the_ship_can_be_moved() -> None:
    t = waters(red=upper(3), blue="knight C3.N active, ships B2/E B3/NW, road B1/NE").turn("red")
    assert t.offered("move ship") == set()
    next_turn(t, "blue").do("move knight C3.N", "march to B2.NE")
    next_turn(t, "red")
    assert t.offered("move ship") == t.named("C4/NW")


# -- routes and building --------------------------------------------------------------------------------


@rule("CK-074", "CK-150")
def test_a_knight_breaks_anothers_route_of_ships_and_nobody_sails_on_past_it() -> None:
    t = waters(red=f"{upper(5)}, {SHIP}", blue="ship B3/E, knight B3.NE active").turn("blue")
    assert (t.route("red"), t.longest_route) == (5, "red")
    t.do("move knight B3.NE", "march to C4.N")
    assert (t.route("red"), t.longest_route) == (3, None)
    t = waters(red=f"{upper(3)}, {SHIP}", blue="knight C4.N").turn("red")
    assert not t.can("build ship C4/NE") and not t.can("build ship B3/E")


@rule("CK-150")
def test_a_knight_displaces_another_along_ships_which_retreats_over_ships() -> None:
    t = waters(
        red=f"{upper(4)}, knight C3.N strong active",
        blue="ships B3/E B3/NE, knight C4.N",
    ).turn("red")
    assert ways(t, "C3.N") == t.named("C4.NW C4.N")
    t.do("march to C4.N")
    assert t.to_act == "blue"
    assert t.offered("retreat to") == t.named("B3.NE B3.N")
    t.do("retreat to B3.N")
    assert (t.knight("C4.N"), t.knight("B3.N")) == ("red strong", "blue basic")


@rule("CK-077", "CK-141")
def test_no_knight_stands_in_a_village() -> None:
    t = table("isle:cloth_for_catan+cities_knights;3")
    t.given(red=f"settlement B2.S, ship C2/E, road B2/SW, knight B2.SW active, {KNIGHT}").turn("red")
    village = "C2.SE"
    assert t.why(f"hire knight {village}") == f"A rule of this game forbids {village}."
    assert t.why("move knight B2.SW") == "The knight on B1.SE has nowhere to go."


# -- the pirate -----------------------------------------------------------------------------------------


@rule("CK-143")
@pytest.mark.parametrize("corner", ["C3.N", "C3.NW"])
def test_a_knight_beside_the_pirate_chases_it_and_robs_a_sailor(corner: str) -> None:
    t = waters(pirate="C3", red=f"ships C3/NW, knight {corner} active", blue="ships D5/W, hand 1 ore").turn(
        "red"
    )
    t.do(f"chase pirate {corner}")
    assert str(t.g.asked(0)) == "Move the pirate."
    assert t.why("move pirate C3") == "The pirate stands on C3 already; it must move."
    assert t.why("move pirate C2") == "The pirate keeps to the sea, and C2 is none."
    t.do("move pirate D5", "stolen ore")
    assert t.pirate == "D5"
    assert t.hand("red") == "1 ore"
    assert t.knight(corner) == "red basic"  # inactive, as after every action


@rule("CK-143")
def test_who_chases_the_pirate_moves_nothing_else() -> None:
    t = waters(pirate="C3", red="ships C3/NW, knight C3.N active").turn("red").do("chase pirate C3.N")
    hexes = {t.g.map.places.hex_name(h) for h in range(int(t.g.board.hexes + t.g.board.rim))}
    assert t.offered("move pirate") == hexes - {"B1", "C1", "C2", "C6", "C7", "C3"}
    assert t.offered("move robber") == set()


@rule("CK-080", "CK-143")
def test_who_chases_the_robber_does_not_move_the_pirate() -> None:
    t = waters(robber="C2", red="road C2/NE, knight C2.N active").turn("red")
    assert not t.can("chase pirate C2.N")
    t.do("chase robber C2.N")
    assert t.offered("move robber") == {"B1", "C1", "C6", "C7"}
    assert t.offered("move pirate") == set()
    assert t.why("move robber C2") == "The robber stands on C2 already; it must move."


@rule("CK-143")
@pytest.mark.parametrize(
    "pirate, can", [("C3", True), ("B2", True), ("B3", True), ("C4", False), ("~1", False)]
)
def test_only_from_the_hexes_around_the_knight(pirate: str, can: bool) -> None:
    t = waters(pirate=pirate, red="ships C3/NW, knight C3.N active").turn("red")
    assert t.can("chase pirate C3.N") == can
    if not can:
        assert t.why("chase pirate C3.N") == "The pirate isn't beside B2.SE."


@rule("CK-143")
def test_a_pirate_on_the_frame_can_be_chased_too() -> None:
    t = waters(pirate="~1", red="ships A1/NW, knight A1.N active").turn("red")
    assert t.can("chase pirate A1.N")


@rule("CK-076", "CK-143")
def test_only_a_knight_that_may_act_chases_the_pirate() -> None:
    t = waters(pirate="C3", red="ships C3/NW, knight C3.N, hand 1 grain", blue="knight C3.NE active")
    t.turn("red")
    assert t.why("chase pirate C3.N") == "The knight on B2.SE is inactive: it can do nothing."
    assert t.why("chase pirate C3.NE") == "You have no knight on B3.S."
    t.do("activate knight C3.N")
    why = "The knight on B2.SE was activated this turn: it can act from your next turn on."
    assert t.offered("chase pirate") == set() and t.why("chase pirate C3.N") == why
    assert next_turn(t, "red").offered("chase pirate") == t.named("C3.N")


@rule("CK-143", "CK-146")
def test_nobody_chases_the_pirate_before_the_first_landing() -> None:
    t = table("isle:new_shores+cities_knights;3", drawing=OPEN_SEA, seats=[3], pirate="C3", robber="C7")
    t.given(red="ships C3/NW, knight C3.N active").turn("red")
    assert t.offered("chase pirate") == set()
    why = "Neither robber nor pirate can be moved before the barbarians have landed."
    assert t.why("chase pirate C3.N") == why


@rule("CK-143")
def test_among_weavers_only_who_trades_with_a_village_chases_the_pirate() -> None:
    """SEA-158."""
    t = table("isle:cloth_for_catan+cities_knights;3")
    t.given(landed=True, pirate="C2", red="settlement B2.S, knight B2.SW active, road B2/SW").turn("red")
    assert t.why("chase pirate B2.SW") == "You may not move the pirate."
    t.given(red="ship C2/E").turn("red")
    assert t.can("chase pirate B2.SW")


@rule("CK-143")
@pytest.mark.parametrize("scenario", ["wonders", "pirate_islands"])
def test_where_there_is_no_pirate_none_is_chased(scenario: str) -> None:
    t = table(f"isle:{scenario}+cities_knights;3")
    corner = next(c for c in range(int(t.g.board.corners)) if t.g.towns.level[c] == 0)
    name = t.g.map.places.corner_name(corner)
    t.given(landed=True, red=f"knight {name} active").turn("red")
    assert t.offered("chase pirate") == set()
    assert t.why(f"chase pirate {name}") == "There is no pirate on this map."


# -- the end --------------------------------------------------------------------------------------------


@rule("CK-144")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "base"])
def test_two_more_points_than_the_scenario_says_win(scenario: str) -> None:
    for seats in (3, 4):
        plain = new_game(f"isle:{scenario};{seats}").shows(0).target
        assert new_game(f"isle:{scenario}+cities_knights;{seats}").shows(0).target == plain + 2

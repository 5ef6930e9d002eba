"""Ships: building and moving them, and routes of roads and ships (SEA-001 … SEA-031).

        ~   ~   ~   ~   ~               A1  A2  A3  A4  A5
      p5  ~   ~   ~   ~   ~           B1  B2  B3  B4  B5  B6
    h8  f6  ~   ~   ~   g9  m10     C1  C2  C3  C4  C5  C6  C7
      ~   ~   ~   ~   ~   ~           D1  D2  D3  D4  D5  D6
        ~   ~   ~   ~   ~               E1  E2  E3  E4  E5

Six ships along the upper sides of C3, C4 and C5 lead from C2.NE to C6.NW, along the lower ones from C2.SE to
C6.SW. B1.S is the only corner inland.
"""

import pytest

from longroad.isle.geometry import SEA
from longroad.isle.seafarers.ships import fleet
from tests.isle import new_game
from tests.proofs import rule
from tests.table import GameTable, table

SHIP = "hand 1 lumber 1 wool"
ROAD = "hand 1 lumber 1 brick"
SETTLEMENT = "hand 1 lumber 1 brick 1 wool 1 grain"
RICH = "hand 3 lumber 3 wool 3 brick 3 grain"

OPEN_SEA = [
    "    ~   ~   ~   ~   ~",
    "  p5  ~   ~   ~   ~   ~",
    "h8  f6  ~   ~   ~   g9  m10",
    "  ~   ~   ~   ~   ~   ~",
    "    ~   ~   ~   ~   ~",
]
UPPER = ["C3/NW", "C3/NE", "C4/NW", "C4/NE", "C5/NW", "C5/NE"]
LOWER = ["C3/SW", "C3/SE", "C4/SW", "C4/SE", "C5/SW", "C5/SE"]


def sea(**owners: str) -> GameTable:
    """The pirate is far from everything; everybody may found anywhere."""
    return table("isle:new_shores;3", drawing=OPEN_SEA, seats=[3], pirate="~1").given(**owners)


def upper(count: int) -> str:
    """A settlement on C2.NE and so many ships from there to the east."""
    return "settlement C2.NE, ships " + " ".join(UPPER[:count])


# -- the pieces and their price -------------------------------------------------------------------------


@rule("SEA-001")
@pytest.mark.parametrize("spec", ["isle:new_shores;3", "isle:four_islands;4", "isle:through_the_desert;4"])
def test_everybody_has_15_ships_besides_15_roads(spec: str) -> None:
    t = GameTable(new_game(spec))
    for who in t.names:
        assert t.left(who, "ship") == t.left(who, "road") == 15


@rule("SEA-001")
def test_a_sixteenth_ship_cannot_be_built() -> None:
    ring = "C3/NW C3/NE C3/E C3/SE C3/SW C4/NW C4/NE C4/E C4/SE C4/SW C5/NW C5/NE C5/SE C5/SW"
    t = sea(red=f"settlement C2.NE, ships {ring}, hand 2 lumber 2 wool").turn("red")
    t.do("build ship B2/E")
    assert t.left("red", "ship") == 0
    assert t.why("build ship B3/E") == "You have no ship left."
    assert t.offered("build ship") == set()


@rule("SEA-002")
def test_a_ship_costs_a_lumber_and_a_wool() -> None:
    t = sea(red=f"settlement C2.NE, {SHIP}").turn("red").do("build ship C3/NW")
    assert t.piece("C3/NW") == "red ship"
    assert t.hand("red") == "nothing"
    assert t.left("red", "ship") == 14
    assert t.events == ["red builds a ship on B2/SE."]


@rule("SEA-002")
@pytest.mark.parametrize("hand", ["nothing", "1 lumber", "1 wool", "2 lumber 3 brick 3 grain 3 ore"])
def test_a_ship_must_be_paid_for(hand: str) -> None:
    t = sea(red=f"settlement C2.NE, hand {hand}").turn("red")
    assert t.offered("build ship") == set()
    assert t.why("build ship C3/NW").startswith("You can't pay for a ship")


# -- where a ship may lie -------------------------------------------------------------------------------


@rule("SEA-003")
def test_ships_lie_beside_the_sea_or_the_frame_and_roads_beside_land() -> None:
    """Red has nothing on the board: what is not refused for what it is, is refused as unconnected."""
    t = sea().turn("red")
    inland = t.named("B1/SW B1/SE C1/E C6/E")
    at_sea = 0
    for side in range(int(t.g.board.sides)):
        name = t.g.map.places.side_name(side)
        why = t.why(f"build ship {name}")
        assert why == (f"{name} doesn't touch the sea." if name in inland else unconnected(name))
        beside = [t.g.map.terrain[h] for h in t.g.board.hexes_beside[side]]
        dry = any(terrain != SEA for terrain in beside)
        why = t.why(f"build road {name}")
        assert why == (
            f"{name} doesn't touch a road or town of yours, or the way there leads through another's town."
            if dry
            else f"{name} lies at sea."
        )
        at_sea += not dry
    assert at_sea > 20


def unconnected(name: str) -> str:
    return f"{name} doesn't touch a ship or town of yours, or the way there leads through another's town."


@rule("SEA-003")
def test_a_ship_lies_between_two_sea_hexes_on_a_coast_and_at_the_frame() -> None:
    t = sea(red=f"settlements C2.NE B1.NW, {RICH}").turn("red")
    assert t.can("build ship C3/NW"), "between two hexes of sea"
    assert t.can("build ship C2/E"), "a coast"
    assert t.can("build ship B1/W"), "between land and the frame"
    t.do("build ship B1/NW", "build ship A1/W")
    assert t.piece("A1/W") == "red ship", "between the sea and the frame"


@rule("SEA-003")
def test_a_ship_does_not_lie_between_two_land_hexes() -> None:
    t = sea(red=f"settlement B1.S, {RICH}").turn("red")
    assert t.offered("build ship") == set()
    assert t.offered("build road") == t.named("B1/SW B1/SE C1/E")


@rule("SEA-003")
def test_there_are_no_sides_between_two_hexes_of_the_frame() -> None:
    with pytest.raises(ValueError, match="no side"):
        sea().g.parse("build ship ~1/W")


@rule("SEA-004")
def test_a_ship_touches_ones_own_town_or_ship() -> None:
    t = sea(red=f"settlement C2.NE, city C6.NW, {SHIP}", blue="settlement B1.NW, ship B1/W").turn("red")
    assert t.offered("build ship") == t.named("C2/NE C2/E C3/NW C6/NW C6/W C5/NE")
    t = sea(red=f"ship C4/NW, {SHIP}", blue="ship C3/NW").turn("red")  # wherever its town may be
    assert t.offered("build ship") == t.named("C3/NE C3/E B3/E C4/NE")


@rule("SEA-004")
def test_lines_may_branch() -> None:
    t = sea(red=f"{upper(3)}, {SHIP}").turn("red")
    t.do("build ship B2/E")  # from the end of the first ship, where the second goes on
    assert t.piece("B2/E") == "red ship"


@rule("SEA-005")
def test_a_side_carries_one_piece() -> None:
    t = sea(red=f"settlement C2.NE, ship C2/E, road C2/NE, {RICH}", blue="settlement C2.S").turn("red")
    assert t.why("build road C2/E") == "There is a ship of red on C2/E already."
    assert t.why("build ship C2/NE") == "There is a road of red on B2/SW already."
    assert t.why("build ship C2/E") == "There is a ship of red on C2/E already."
    t.given(blue="hand 1 lumber 1 wool 1 brick, road C2/SE").turn("blue")
    assert t.why("build ship C2/E") == "There is a ship of red on C2/E already."
    t.turn("red")
    assert t.why("build ship C2/SE") == "There is a road of blue on C2/SE already."


# -- roads and ships ------------------------------------------------------------------------------------


@rule("SEA-006")
def test_a_ship_does_not_go_on_from_a_road_nor_a_road_from_a_ship() -> None:
    t = sea(red=f"settlement B1.NE, road B1/E, {RICH}").turn("red")  # the road ends on C2.N
    assert not t.can("build ship C2/NE")
    assert t.can("build road C2/NE")
    t = sea(red=f"settlement B1.NE, ship B1/E, {RICH}").turn("red")
    assert t.can("build ship C2/NE")
    assert not t.can("build road C2/NE")


@rule("SEA-006")
@pytest.mark.parametrize("first, second", [("road", "ship"), ("ship", "road")])
def test_ones_own_town_joins_roads_and_ships(first: str, second: str) -> None:
    t = sea(red=f"{first}s B1/NE B1/E, {RICH}").turn("red")
    assert not t.can(f"build {second} C2/NE")
    t.do("build settlement C2.N")
    assert t.can(f"build {second} C2/NE")


@rule("SEA-006")
@pytest.mark.parametrize("first, second", [("road", "ship"), ("ship", "road")])
@pytest.mark.parametrize("town", ["settlement", "city"])
@pytest.mark.parametrize("town_first", [False, True])
def test_nobody_joins_roads_and_ships_in_anothers_town(
    first: str, second: str, town: str, town_first: bool
) -> None:
    line = f"{first}s B1/NE B1/E, {RICH}"  # it ends on B1.N
    t = sea(blue=f"{town} B1.N").given(red=line) if town_first else sea(red=line).given(blue=f"{town} B1.N")
    assert not t.turn("red").can(f"build {second} B1/NW")
    assert not t.can(f"build {first} B1/NW"), "nor does the line itself go on (SEA-007)"
    t = sea(red=f"{line}, {town} B1.N").turn("red")
    assert t.can(f"build {second} B1/NW"), "in one's own it can be done there"


@rule("SEA-007")
@pytest.mark.parametrize("town", ["settlement", "city"])
def test_no_line_goes_on_through_anothers_town(town: str) -> None:
    t = sea(red=f"ships {' '.join(UPPER)}, {RICH}").turn("red")
    beyond = t.named("C6/NW C6/W")
    assert beyond <= t.offered("build ship")
    t.given(blue=f"{town} C6.NW")
    assert not beyond & t.offered("build ship")
    assert t.why("build ship C6/W") == unconnected("C5/E")
    assert t.can("build ship B4/E"), "elsewhere the line may branch"
    t = sea(red=f"{upper(5)}, {RICH}", blue=f"{town} C6.NW").turn("red").do("build ship C5/NE")
    assert not beyond & t.offered("build ship"), "nor through one that was there before"


@rule("SEA-007")
def test_a_line_that_comes_from_elsewhere_too_is_not_stopped() -> None:
    t = sea(red=f"ships C5/NE C5/E, {SHIP}", blue="settlement C6.NW").turn("red")
    assert t.can("build ship C6/SW"), "C5/E ends on C6.SW as well"
    assert not t.can("build ship C6/NW")


@rule("SEA-008")
def test_where_a_line_reaches_a_coast_one_may_settle_and_go_on() -> None:
    t = sea(red=f"{upper(5)}, {RICH}").turn("red")
    assert t.offered("build settlement") == set(), "the open sea is no place for a settlement"
    t.do("build ship C5/NE")
    assert t.offered("build settlement") == t.named("C6.NW")
    t.do("build settlement C6.NW")
    assert t.named("C6/NW C6/W") <= t.offered("build road")
    assert t.named("C6/NW C6/W") <= t.offered("build ship")


@rule("SEA-008")
def test_the_distance_rule_holds_at_the_end_of_a_line() -> None:
    t = sea(red=f"ships {' '.join(UPPER)}, {SETTLEMENT}", blue="settlement C6.SW").turn("red")
    assert t.why("build settlement C6.NW").startswith("B5.S is too close")


# -- founding -------------------------------------------------------------------------------------------


@rule("SEA-009")
def test_a_founding_settlement_on_the_coast_may_take_a_ship_instead_of_its_road() -> None:
    t = sea().founding("red").do("build settlement C2.NE")
    assert t.offered("build road") == t.named("C2/NE C2/E")
    assert t.offered("build ship") == t.named("C2/NE C2/E C3/NW")
    assert str(t.g.asked(0)) == "Build a road or a ship beside B2.S."
    assert t.why("roll") == "Build a road or a ship beside B2.S first."
    t.do("build ship C3/NW")
    assert t.piece("C3/NW") == "red ship" and t.hand("red") == "nothing"
    assert t.left("red", "ship") == 14 and t.left("red", "road") == 15
    assert t.to_act == "blue"
    t.do("build settlement C6.NW", "build road C6/NW", "build settlement C7.SE", "build ship C7/E")
    t.do("build settlement C1.SW")
    assert t.offered("build ship") == t.named("C1/SW C1/W"), "in the second round as well"
    t.do("build ship C1/W", "build settlement C6.S", "build road C6/SE")
    t.do("build settlement B1.NW")
    assert t.offered("build ship") == t.named("B1/NW B1/W"), "beside the new one only"


@rule("SEA-009")
def test_a_founding_settlement_inland_takes_a_road() -> None:
    t = sea().founding("red").do("build settlement B1.S")
    assert t.offered("build ship") == set() and len(t.menu()) == 3
    assert str(t.g.asked(0)) == "Build a road beside B1.S."
    assert t.why("roll") == "Build a road beside B1.S first."


# -- the card -------------------------------------------------------------------------------------------


@rule("SEA-010")
@pytest.mark.parametrize(
    "pieces",
    [("road C2/NE", "road C2/E"), ("ship C3/NW", "ship C3/NE"), ("road C2/NE", "ship C3/NW")],
    ids=["two roads", "two ships", "one of each"],
)
def test_road_building_gives_two_roads_two_ships_or_one_of_each(pieces: tuple[str, str]) -> None:
    t = sea(red="settlement C2.NE, cards road building").turn("red", before_roll=True)
    t.do("play road building", *[f"build {piece}" for piece in pieces])
    for piece in pieces:
        kind, place = piece.split()
        assert t.piece(place) == f"red {kind}"
    assert t.can("roll") and t.hand("red") == "nothing"


@rule("SEA-010")
def test_who_has_no_road_left_takes_ships_and_who_has_no_ship_left_takes_roads() -> None:
    t = sea(red="settlement C2.NE, cards road building").turn("red")
    t.g.routes.left[0] = 0
    t.do("play road building")
    assert t.offered("build road") == set()
    assert str(t.g.asked(0)) == "Build a free ship."
    t.do("build ship C3/NW", "build ship C3/NE")
    assert t.can("end turn")
    t = sea(red="settlement C2.NE, cards road building").turn("red")
    fleet(t.g).left[0] = 1
    t.do("play road building")
    assert str(t.g.asked(0)) == "Build a free road or ship."
    t.do("build ship C3/NW")
    assert t.offered("build ship") == set()
    assert str(t.g.asked(0)) == "Build a free road."
    t.do("build road C2/E")
    assert t.can("end turn")


@rule("SEA-010")
def test_road_building_ends_when_nothing_is_left_to_build() -> None:
    t = sea(red="settlement C2.NE, cards 2 road building").turn("red")
    t.g.routes.left[0] = 0
    fleet(t.g).left[0] = 1
    t.do("play road building", "build ship C3/NW")
    assert t.can("end turn")
    t.do("end turn").turn("red")
    assert t.why("play road building") == "The road building card would do nothing now."


# -- open and closed lines ------------------------------------------------------------------------------


def movable(t: GameTable) -> set[str]:
    return t.offered("move ship")


@rule("SEA-020", "SEA-021")
def test_the_last_ship_of_an_open_line_can_be_moved() -> None:
    t = sea(red=upper(3)).turn("red")
    assert movable(t) == t.named("C4/NW")
    assert t.why("move ship C3/NE") == "The ship on B3/SW is not the last of an open line."
    t.do("move ship C4/NW")
    assert str(t.g.asked(0)) == "Choose where the ship from B3/SE goes."
    t.do("sail to C2/E")
    assert t.piece("C4/NW") is None and t.piece("C2/E") == "red ship"
    assert t.left("red", "ship") == 12 and t.hand("red") == "nothing"
    assert t.events == ["red moves a ship from B3/SE to C2/E."]


@rule("SEA-021")
def test_a_ship_may_go_wherever_one_could_be_built_without_it() -> None:
    t = sea(red=f"{upper(3)}, city C6.SE, {SHIP}", blue="settlement C7.NE, ship C7/NE").turn("red")
    could = t.offered("build ship")
    assert t.named("C4/NE B3/E") <= could, "at the far end of the ship itself"
    t.do("move ship C4/NW")
    assert t.offered("sail to") == could - t.named("C4/NE B3/E")
    assert t.named("C6/SE C7/SW B2/E C3/E") <= t.offered("sail to"), "at another town, too"


@rule("SEA-021")
def test_a_ship_that_has_left_leads_nowhere_any_more() -> None:
    t = sea(red=f"{upper(6)}, {RICH}").turn("red")
    assert t.can("build settlement C6.NW") and t.can("build ship C6/W")
    t.do("move ship C5/NE", "sail to C2/E")
    assert not t.can("build settlement C6.NW") and not t.can("build ship C6/W")
    assert t.can("build ship C5/NE"), "from where the line ends now"


@rule("SEA-007", "SEA-021")
def test_what_lies_beyond_anothers_town_holds_no_ship_that_moves() -> None:
    """Without the ship on C5/NW only blue's town joins C5/NE to other ships of red."""
    t = sea(red=f"{upper(5)} C6/NW C6/NE, settlement C6.NE, {SHIP}", blue="settlement C6.NW").turn("red")
    assert t.can("build ship C5/NE")
    t.do("move ship C5/NW")
    assert not t.can("sail to C5/NE")


@rule("SEA-021")
def test_one_ship_a_turn() -> None:
    t = sea(red=upper(3)).turn("red").do("move ship C4/NW", "sail to C2/E")
    assert movable(t) == set()
    assert t.why("move ship C3/NE") == "You have moved a ship this turn already."
    t.do("end turn").turn("blue").turn("red")
    assert movable(t) == t.named("C3/NE C2/E")


@rule("SEA-021")
def test_of_several_ends_the_player_chooses_one() -> None:
    t = sea(red=f"{upper(3)} B2/E A2/SE, settlement C6.SW, ship C5/SE").turn("red")
    assert movable(t) == t.named("C4/NW A2/SE C5/SE")


@rule("SEA-020", "SEA-022")
def test_ships_of_a_closed_line_cannot_be_moved() -> None:
    t = sea(red=f"{upper(6)}, settlement C6.NW").turn("red")
    assert movable(t) == set()
    t = sea(red=f"{upper(6)}, city C6.NW").turn("red")
    assert movable(t) == set()
    assert t.why("move ship C5/NE") == "The ship on B5/SW is not the last of an open line."


@rule("SEA-020", "SEA-022")
def test_a_town_on_the_way_closes_what_lies_before_it_and_not_what_lies_beyond() -> None:
    t = sea(red=f"{upper(6)} C6/NW C6/NE, settlement C6.NW").turn("red")
    assert movable(t) == t.named("C6/NE")
    t.do("move ship C6/NE", "sail to C6/W")
    t.turn("red")
    assert movable(t) == t.named("C6/NW C6/W")


@rule("SEA-020")
def test_a_branch_of_a_closed_line_is_open() -> None:
    t = sea(red=f"{upper(6)} B3/E A3/SE, settlement C6.NW").turn("red")
    assert movable(t) == t.named("A3/SE")


@rule("SEA-020")
def test_a_line_that_returns_to_its_town_has_no_last_ship() -> None:
    t = sea(red="settlement C2.NE, ships C3/NW C3/NE C3/E C3/SE C3/SW C3/W").turn("red")
    assert movable(t) == set()
    t = sea(red="settlement C2.NE, ships C3/NW C3/NE C4/NW C4/NE C4/E C4/SE C4/SW C4/W").turn("red")
    assert movable(t) == set(), "nor has one that ends in a ring"


@rule("SEA-022")
def test_a_ship_built_this_turn_stays() -> None:
    t = sea(red=f"{upper(2)}, cards road building, hand 2 lumber 2 wool").turn("red")
    t.do("build ship C4/NW")
    assert movable(t) == set()
    assert t.why("move ship C4/NW") == "The ship on B3/SE was built this turn: it can't move yet."
    t.do("play road building", "build ship C2/E", "build ship B3/E")
    assert movable(t) == set(), "free ones are no older"
    t.turn("red")
    assert movable(t) == t.named("C2/E B3/E")


@rule("SEA-022")
def test_an_older_ship_may_move_in_the_turn_in_which_another_is_built() -> None:
    t = sea(red=f"{upper(2)}, {SHIP}").turn("red").do("build ship C2/E")
    assert movable(t) == t.named("C3/NE")
    t.do("move ship C3/NE", "sail to C2/NE")
    assert movable(t) == set()


@rule("SEA-022")
def test_a_founding_ship_may_move_in_the_first_turn() -> None:
    t = sea().founding("red").do("build settlement C2.NE", "build ship C3/NW").turn("red")
    assert movable(t) == t.named("C3/NW")


@rule("SEA-023")
@pytest.mark.parametrize("town", ["settlement", "city"])
def test_anothers_town_at_the_end_of_a_line_closes_it(town: str) -> None:
    t = sea(red=upper(6)).turn("red")
    assert movable(t) == t.named("C5/NE")
    t.given(blue=f"{town} C6.NW")
    assert movable(t) == set()
    assert t.why("move ship C5/NE") == "The ship on B5/SW is not the last of an open line."


@rule("SEA-023")
def test_anothers_town_breaks_the_route_there() -> None:
    t = sea(red=f"{upper(6)} C6/NW C6/NE").turn("red")
    assert t.route("red") == 8
    t.given(blue="settlement C6.NW")
    assert t.route("red") == 6
    t = sea(red=f"{upper(6)} C6/NW C6/NE, settlement C6.N", blue="settlement C5.SE").turn("red")
    assert t.route("red") == 8, "not on the way"


@rule("SEA-023", "SEA-024")
def test_what_anothers_town_has_cut_off_cannot_be_moved() -> None:
    t = sea(red=f"{upper(6)} C6/NW C6/NE").turn("red")
    assert movable(t) == t.named("C6/NE")
    t.given(blue="settlement C6.NW")
    assert movable(t) == set(), "C6/NE ends a line that touches no town of red"
    assert t.why("move ship C6/NE") == "The ship on B6/SW is not the last of an open line."
    t.given(red="settlement C6.NE")
    assert movable(t) == set()
    t.given(red="ship B6/SE")
    assert movable(t) == t.named("B6/SE"), "beyond red's new town"


@rule("SEA-024")
def test_ships_move_only_after_the_roll() -> None:
    t = sea(red=upper(2)).turn("red", before_roll=True)
    assert movable(t) == set()
    assert t.why("move ship C3/NE") == "“move ship B3/SW” is not possible now."
    t.do("roll", "rolled 1 1")
    assert movable(t) == t.named("C3/NE")


@rule("SEA-024")
def test_a_ship_does_not_stay_where_it_is() -> None:
    t = sea(red=upper(2)).turn("red").do("move ship C3/NE")
    assert t.why("sail to C3/NE") == "The ship comes from B3/SW; it must go elsewhere."
    assert t.why("sail to B4/E") == unconnected("B4/E")


@rule("SEA-024")
def test_a_ship_that_has_nowhere_to_go_stays() -> None:
    """Every other side at red's only town is taken."""
    t = sea(red="settlement C1.SW, ship C1/SW", blue="roads C1/W").turn("red")
    assert movable(t) == set()
    assert t.why("move ship C1/SW") == "The ship on C1/SW has nowhere to go."


@rule("SEA-024")
def test_a_ship_that_others_hang_on_stays() -> None:
    t = sea(red=upper(4)).turn("red")
    for ship in UPPER[:3]:
        assert not t.can(f"move ship {ship}")


@rule("SEA-020", "SEA-021")
def test_only_ones_own_ships_move() -> None:
    t = sea(red=upper(1), blue="settlement C6.NW, ship C5/NE, road C6/NW").turn("red")
    assert movable(t) == t.named("C3/NW")
    assert t.why("move ship C5/NE") == "You have no ship on B5/SW."
    assert t.why("move ship C6/NW") == "You have no ship on B5/SE."


# -- the longest trade route ----------------------------------------------------------------------------


@rule("SEA-030")
def test_the_route_counts_roads_and_ships() -> None:
    t = sea(red=f"{upper(4)}, {ROAD}").turn("red")
    assert t.route("red") == 4 and t.longest_route is None
    t.do("build road C2/NE")
    assert t.route("red") == 5 and t.longest_route == "red"
    assert t.points("red") == 3


@rule("SEA-030")
def test_a_road_and_a_ship_join_only_in_ones_own_town() -> None:
    """Four ships and two roads meet in C2.NE; two more ships on B1.NE, where red is still to settle."""
    t = sea(red=f"{upper(4)}, roads C2/NE B1/E, ships B1/NE A1/W, {SETTLEMENT}").turn("red")
    assert t.route("red") == 6
    t.do("build settlement B1.NE")
    assert t.route("red") == 8


@rule("SEA-030")
def test_anothers_town_joins_nothing() -> None:
    t = sea(red="ships C3/NW C3/NE C4/NW, roads C2/NE B1/E", blue="settlement C2.NE")
    assert t.route("red") == 3


@rule("SEA-030")
def test_a_loop_of_roads_and_ships_counts_once_round() -> None:
    t = sea(red="settlements C2.NE C2.S, roads C2/NE B1/SE C2/W C2/SW, ships C2/E C2/SE")
    assert t.route("red") == 6
    t = sea(red="settlement C2.NE, roads C2/NE B1/SE C2/W C2/SW, ships C2/E C2/SE")
    assert t.route("red") == 6, "begun where road and ship don't join"
    t = sea(red="roads C2/NE B1/SE C2/W C2/SW, ships C2/E C2/SE")
    assert t.route("red") == 4


# -- moving a ship and the card -------------------------------------------------------------------------

BLUE_FIVE = "settlement C7.SE, roads C7/E C7/NE C7/NW C6/NE C6/NW"  # along the north of the eastern island
WHITE_FIVE = "roads C1/SW C1/SE C2/SW C2/SE C2/E"


@rule("SEA-031")
def test_moving_a_ship_can_lose_the_card() -> None:
    t = sea(red=upper(5)).turn("red")
    assert t.longest_route == "red"
    t.do("move ship C5/NW", "sail to C2/NE")
    assert t.route("red") == 5 and t.longest_route == "red", "the town is in the middle now"
    t.turn("red").do("move ship C4/NE", "sail to B3/E")
    assert t.longest_route == "red"
    t.turn("red").do("move ship B3/E", "sail to B2/E")
    assert t.route("red") == 4 and t.longest_route is None
    assert t.events[-1] == "Nobody has the longest trade route."
    assert t.points("red") == 1


@rule("SEA-031")
def test_a_card_lost_by_moving_a_ship_goes_to_the_only_one_with_the_next_longest_route() -> None:
    t = sea(red=f"{upper(5)} B2/E", blue=BLUE_FIVE).turn("red")
    assert t.longest_route == "red" and t.route("blue") == 5
    t.do("move ship C5/NW", "sail to A2/SE")
    assert t.route("red") == 5, "from C4/NE to A2/SE"
    assert t.longest_route == "red", "a tie leaves it where it is"
    t.turn("red").do("move ship C4/NE", "sail to C3/E")
    assert t.route("red") == 4
    assert t.longest_route == "blue" and t.points("blue") == 3


@rule("SEA-031")
def test_who_makes_a_route_shorter_than_an_equal_one_loses_the_card_to_it() -> None:
    t = sea(red=f"{upper(5)} C2/NE", blue=f"{BLUE_FIVE} C6/W").turn("red")
    assert t.route("red") == t.route("blue") == 6 and t.longest_route == "red"
    t.do("move ship C5/NW", "sail to B2/E")
    assert t.route("red") == 5 and t.longest_route == "blue"
    assert t.events[-1] == "blue has the longest trade route, 6 long."


@rule("SEA-031")
def test_a_card_lost_by_moving_a_ship_is_set_aside_when_two_are_equal() -> None:
    t = sea(red=upper(5), blue=BLUE_FIVE, white=WHITE_FIVE).turn("red")
    t.do("move ship C5/NW", "sail to B2/E")
    assert t.route("red") == 4 and t.longest_route is None


@rule("SEA-031")
def test_it_is_judged_once_when_the_ship_stands_in_its_new_place() -> None:
    """In between red's route is shorter than blue's; that doesn't count."""
    t = sea(red=upper(5), blue=BLUE_FIVE).turn("red")
    t.do("move ship C5/NW", "sail to C4/E")
    assert t.route("red") == 5 and t.longest_route == "red"
    assert t.events == ["red moves a ship from B4/SE to C4/E."]


@rule("SEA-031")
def test_moving_a_ship_can_win_the_card() -> None:
    t = sea(red=f"{upper(4)} B2/E").turn("red")
    assert t.route("red") == 4 and t.longest_route is None
    t.do("move ship B2/E", "sail to C5/NW")
    assert t.route("red") == 5 and t.longest_route == "red"

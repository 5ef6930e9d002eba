"""Islands: where one founds, what a foreign one is worth, and how such scenarios begin and end.

SEA-014, SEA-060, SEA-101 … SEA-103, SEA-111 … SEA-114, SEA-131 … SEA-133.
"""

import pytest

from longroad.isle.geometry import DESERT, SEA
from tests.isle import new_game
from tests.proofs import rule
from tests.table import GameTable, table

SETTLEMENT = "hand 1 lumber 1 brick 1 wool 1 grain"
SHORES_3, SHORES_4 = "isle:new_shores;3", "isle:new_shores;4"
DESERT_3, DESERT_4 = "isle:through_the_desert;3", "isle:through_the_desert;4"
ISLANDS_3, ISLANDS_4 = "isle:four_islands;3", "isle:four_islands;4"


def scenario(spec: str, **owners: str) -> GameTable:
    return GameTable(new_game(spec)).given(**owners)


def corners_of(t: GameTable, hexes: str) -> set[str]:
    """The own names of all corners of these hexes."""
    places = t.g.map.places
    return {
        places.corner_name(corner)
        for name in hexes.split()
        for corner in t.g.board.corners_of[places.hex_of(name)]
    }


def land(t: GameTable) -> str:
    hexes = range(int(t.g.board.hexes))
    return " ".join(t.g.map.places.hex_name(h) for h in hexes if t.g.map.terrain[h] != SEA)


def bonus(t: GameTable, who: str) -> int:
    p = t.seat(who)
    return next(c.value for c in t.picture().counters if c.name == "island points" and c.owner == p)


def lands(t: GameTable, corner: str, ship: str, who: str = "red") -> GameTable:
    """Somebody settles where a ship lies, in a turn of their own."""
    t.given(**{who: f"ship {ship}, {SETTLEMENT}"}).turn(who)
    return t.do(f"build settlement {corner}")


# -- where robber and pirate start ----------------------------------------------------------------------


@rule("SEA-102", "SEA-114")
@pytest.mark.parametrize("spec", [SHORES_3, ISLANDS_3, ISLANDS_4])
def test_the_robber_starts_on_the_twelve(spec: str) -> None:
    t = scenario(spec)
    hex = t.g.map.places.hex_of(t.robber)
    assert t.g.map.number[hex] == 12
    assert list(t.g.map.number).count(12) == 1, "there is no other"


@rule("SEA-102")
def test_with_four_players_the_robber_of_new_shores_starts_on_the_desert() -> None:
    t = scenario(SHORES_4)
    assert t.g.map.terrain[t.g.map.places.hex_of(t.robber)] == DESERT


@rule("SEA-102", "SEA-114", "SEA-133")
@pytest.mark.parametrize("spec", [SHORES_3, SHORES_4, ISLANDS_3, ISLANDS_4, DESERT_3, DESERT_4])
def test_the_pirate_starts_on_its_mark_and_nobody_is_asked(spec: str) -> None:
    t = scenario(spec).founding("red")
    assert t.pirate != "off the board"
    assert t.offered("move pirate") == set()


@rule("SEA-014", "SEA-133")
@pytest.mark.parametrize("spec", [DESERT_3, DESERT_4])
@pytest.mark.parametrize("first", ["red", "blue"])
def test_the_starting_player_puts_the_robber_on_any_desert_before_founding(spec: str, first: str) -> None:
    t = scenario(spec)
    assert t.robber == "off the board"
    t.founding(first)
    assert t.to_act == first and t.menu() == ["move robber A2", "move robber B2", "move robber C2"]
    assert str(t.g.asked(t.g.to_act)) == "Choose where the robber starts."
    t.do("move robber B2")
    assert t.robber == "B2"
    assert t.to_act == first and str(t.g.asked(t.g.to_act)) == "Found your first settlement."


CHOICES = [
    "  ~   ~   ~   ~",
    "~   f12 g9  g12 ~",
    "  h8  p5  ~   m10",
    "~   ~   ~   ~   ~",
]


@rule("SEA-014")
def test_what_a_map_leaves_open_the_starting_player_chooses_robber_first() -> None:
    t = table(SHORES_3, drawing=CHOICES, seats=[3], robber="12", pirate=["A1", "~5"]).founding("white")
    assert t.to_act == "white" and t.menu() == ["move robber B2", "move robber B4"]
    t.do("move robber B4")
    assert t.to_act == "white" and t.menu() == ["move pirate A1", "move pirate ~5"]
    assert str(t.g.asked(2)) == "Choose where the pirate starts."
    t.do("move pirate ~5")
    assert (t.robber, t.pirate) == ("B4", "~5") and t.to_act == "white"
    assert t.offered("build settlement") == corners_of(t, land(t))


# -- founding -------------------------------------------------------------------------------------------

SHORES_HOME = {
    SHORES_3: "C2 C3 D1 D2 D3 E1 E2 E3 E4 F1 F2 F3 G1 G2",
    SHORES_4: "C2 C3 C4 D1 D2 D3 D4 E1 E2 E3 E4 E5 F1 F2 F3 F4 G1 G2 G3",
}


@rule("SEA-101")
@pytest.mark.parametrize("spec", [SHORES_3, SHORES_4])
def test_both_founding_settlements_stand_on_the_main_island_of_new_shores(spec: str) -> None:
    t = scenario(spec).founding("red")
    assert t.offered("build settlement") == corners_of(t, SHORES_HOME[spec])
    assert t.why("build settlement A1.N") == "Nobody may found on A1.N."
    while not t.menu()[0].startswith("roll") and t.g.turn < 0:
        assert not t.can("build settlement A1.N")
        t.do(t.menu()[-1])
    assert t.can("roll")


@rule("SEA-101")
def test_founders_on_the_coast_of_new_shores_may_take_a_ship_or_a_road() -> None:
    t = scenario(SHORES_3).founding("red").do("build settlement C3.NE")
    assert t.offered("build ship") == t.named("C3/NE C3/E C4/NW")
    assert t.offered("build road") == t.named("C3/NE C3/E")


@rule("SEA-111")
@pytest.mark.parametrize("spec", [ISLANDS_3, ISLANDS_4])
def test_on_the_four_islands_one_founds_on_any_of_them(spec: str) -> None:
    t = scenario(spec).founding("red")
    assert t.offered("build settlement") == corners_of(t, land(t))


@rule("SEA-112")
def test_founders_on_the_coast_of_the_four_islands_must_take_ships() -> None:
    t = scenario(ISLANDS_3).founding("red").do("build settlement A4.N")
    assert t.menu() == ["build ship A4/NE", "build ship A4/NW"], "at the frame"
    assert str(t.g.asked(0)) == "Build a ship beside A4.N."
    assert t.why("roll") == "Build a ship beside A4.N first."
    t.do("build ship A4/NE", "build settlement C2.SE")
    assert t.offered("build ship") == t.named("C2/SE C2/E D2/NE") and t.offered("build road") == set()
    t.do("build ship C2/E", "build settlement B4.SE")
    assert t.offered("build road") == t.named("B4/SE B4/E B5/SW") and t.offered("build ship") == set()
    t.do("build road B4/E", "build settlement E1.NW")
    assert t.offered("build road") == set(), "in the second round as well"


@rule("SEA-112")
def test_later_roads_lie_on_the_coast_of_the_four_islands_as_usual() -> None:
    t = scenario(ISLANDS_3, red="settlement A4.N, hand 1 lumber 1 brick").turn("red")
    assert t.offered("build road") == t.named("A4/NE A4/NW")


@rule("SEA-112")
def test_where_the_pirate_leaves_no_place_for_a_ship_a_founder_takes_a_road() -> None:
    """Both sides of the coast at C1.SE touch D1, where the pirate is."""
    t = scenario(ISLANDS_3).given(pirate="D1").founding("red").do("build settlement C1.SE")
    assert t.offered("build ship") == set()
    assert t.offered("build road") == t.named("C1/SE C1/E C2/SW")


@rule("SEA-131")
@pytest.mark.parametrize(
    "spec, larger",
    [
        (DESERT_3, "B3 C3 C4 D2 D3 E1 E2 E3 E4 F1 F2 F3 G1 G2"),
        (DESERT_4, "A3 B3 B4 C3 C4 C5 D2 D3 D4 E1 E2 E3 E4 F1 F2 F3 G2"),
    ],
)
def test_both_founding_settlements_stand_on_the_larger_part_of_the_desert_island(
    spec: str, larger: str
) -> None:
    t = scenario(spec).founding("red").do("move robber A2")
    assert t.offered("build settlement") == corners_of(t, larger)
    for corner in ("A1.N", "C1.S", "A2.N", "B2.NW"):
        assert not t.can(f"build settlement {corner}"), "the cut-off part, and the desert by itself"
    assert t.can("build settlement B2.NE"), "a corner of the desert and the larger part"


# -- points for an island -------------------------------------------------------------------------------


@rule("SEA-103")
def test_the_first_settlement_on_a_small_island_takes_two_bonus_points() -> None:
    t = scenario(SHORES_3, red="settlement C3.NE")
    lands(t, "C5.NW", "C4/NE")
    assert t.events[:2] == [
        "red builds a settlement on B4.S.",
        "red takes 2 points for a new island, at B4.S.",
    ]
    assert bonus(t, "red") == 2 and t.public_points("red") == 1 + 3
    assert t.points("blue") == 0


@rule("SEA-103")
def test_another_settlement_on_the_same_island_takes_none() -> None:
    t = scenario(SHORES_3, red="settlement C3.NE")
    lands(t, "C5.NW", "C4/NE")
    lands(t, "D5.N", "D5/NW")
    assert bonus(t, "red") == 2 and t.public_points("red") == 1 + 3 + 1


@rule("SEA-103")
def test_every_small_island_counts_once() -> None:
    t = scenario(SHORES_3, red="settlement C3.NE")
    lands(t, "C5.NW", "C4/NE")
    lands(t, "A2.SE", "A3/W")
    lands(t, "F5.NW", "F4/NE")
    assert bonus(t, "red") == 6 and t.public_points("red") == 1 + 9


@rule("SEA-103")
def test_it_does_not_matter_who_is_there_already() -> None:
    t = scenario(SHORES_3)
    lands(t, "C5.NW", "C4/NE")
    lands(t, "D5.N", "D5/NW", "blue")
    assert bonus(t, "red") == bonus(t, "blue") == 2 and bonus(t, "white") == 0


@rule("SEA-103")
def test_the_points_stay_when_the_settlement_is_upgraded() -> None:
    t = scenario(SHORES_3)
    lands(t, "C5.NW", "C4/NE").given(red="hand 2 grain 3 ore")
    t.do("build city C5.NW")
    assert bonus(t, "red") == 2 and t.public_points("red") == 4


@rule("SEA-103")
def test_a_settlement_on_the_main_island_takes_no_bonus() -> None:
    t = lands(scenario(SHORES_3, red="settlement E1.N"), "C3.NE", "C3/E")
    assert bonus(t, "red") == 0 and t.public_points("red") == 2


@rule("SEA-111", "SEA-113")
def test_the_islands_of_the_founding_settlements_are_home_and_all_others_foreign() -> None:
    """Red founds on two islands, blue on one."""
    t = scenario(ISLANDS_3, red="cities A3.N C1.NW", blue="settlements G1.S E1.NW")
    lands(t, "A3.SW", "A3/W")
    assert bonus(t, "red") == 0, "at home"
    lands(t, "C2.SE", "C2/E")
    assert bonus(t, "red") == 0, "nor on the other home island"
    lands(t, "E3.SE", "E3/E")
    assert bonus(t, "red") == 2
    lands(t, "E5.NW", "E5/NW")
    assert bonus(t, "red") == 4
    lands(t, "F5.SE", "F5/SE", "blue")
    assert bonus(t, "blue") == 2
    lands(t, "E3.N", "E3/NE", "blue")
    assert bonus(t, "blue") == 2, "at home"
    lands(t, "C4.NW", "C4/W", "blue")
    assert bonus(t, "blue") == 4, "red's home is foreign to blue"


@rule("SEA-113")
@pytest.mark.parametrize("spec", [ISLANDS_3, ISLANDS_4])
def test_a_foreign_island_of_the_four_is_worth_two_points_once(spec: str) -> None:
    t = scenario(spec)
    lands(t, "E1.NW", "E1/W")
    lands(t, "F1.SW", "F1/W")
    assert bonus(t, "red") == 2 and t.public_points("red") == 4


@rule("SEA-131", "SEA-132")
@pytest.mark.parametrize("spec", [DESERT_3, DESERT_4])
def test_the_cut_off_part_and_every_small_island_are_foreign(spec: str) -> None:
    t = scenario(spec, red="settlement E1.NW")
    lands(t, "A1.N", "A1/NE")
    assert bonus(t, "red") == 2, "the cut-off part"
    lands(t, "C1.SW", "C1/W")
    assert bonus(t, "red") == 2, "once"
    lands(t, "G4.S", "G4/SW")
    assert bonus(t, "red") == 4, "a small island"
    t.given(red=f"road E3/NE, {SETTLEMENT}").do("build settlement E3.N")
    assert bonus(t, "red") == 4, "the larger part is home"


@rule("SEA-132")
def test_corners_of_the_desert_count_for_the_part_that_they_touch() -> None:
    """B2.NW touches the cut-off part, B2.NE the larger one, A2.N neither."""
    for corner, road, worth in (("B2.NW", "B2/NW", 2), ("B2.NE", "B2/NE", 0), ("A2.N", "A2/NW", 0)):
        t = scenario(DESERT_3, red="settlement E1.NW")
        t.given(red=f"road {road}, {SETTLEMENT}").turn("red").do(f"build settlement {corner}")
        assert bonus(t, "red") == worth, corner


@rule("SEA-131")
def test_roads_cross_the_desert_to_the_cut_off_part() -> None:
    t = scenario(DESERT_3, red=f"settlement B2.SE, roads B2/SE B2/SW, {SETTLEMENT}").turn("red")
    t.do("build settlement B2.SW")
    assert bonus(t, "red") == 2


# -- the end --------------------------------------------------------------------------------------------


@rule("SEA-060")
@pytest.mark.parametrize(
    "spec, points",
    [(SHORES_3, 14), (SHORES_4, 14), (ISLANDS_3, 13), (ISLANDS_4, 13), (DESERT_3, 14), (DESERT_4, 14)],
)
def test_the_game_ends_when_a_player_on_turn_has_the_points_of_the_scenario(spec: str, points: int) -> None:
    ends_with(points, spec)


@rule("SEA-060")
@pytest.mark.parametrize(
    "spec, points",
    [
        ("isle:new_shores;4;printing=older", 14),
        ("isle:four_islands;3;printing=older", 13),
        ("isle:four_islands;4;printing=older", 13),
        ("isle:oceania;4;printing=older", 12),
        ("isle:through_the_desert;3;printing=older", 14),
        ("isle:through_the_desert;4;printing=older", 14),
    ],
)
def test_the_boards_of_older_printings_ask_for_as_many_points(spec: str, points: int) -> None:
    ends_with(points, spec)


def ends_with(points: int, spec: str) -> None:
    t = scenario(spec, red=f"{points - 1} points, fresh victory point")
    assert t.picture("red").target == points
    t.turn("red")
    assert t.winner == "red"
    t = scenario(spec, red=f"{points - 1} points").turn("red")
    assert t.winner is None


@rule("SEA-060", "SEA-103")
def test_points_for_an_island_can_end_the_game() -> None:
    t = scenario(SHORES_3, red="cities C2.N E1.SW G1.S F3.SE, settlement C3.NE, knights 3")
    assert t.points("red") == 11
    lands(t, "C5.NW", "C4/NE")
    assert t.winner == "red" and t.points("red") == 14
    assert t.events[-1] == "red wins with 14 points."


@rule("SEA-060")
def test_points_in_anothers_turn_win_only_when_ones_own_begins() -> None:
    t = scenario(SHORES_3, red="14 points").turn("blue")
    assert t.winner is None
    t.do("end turn")
    assert t.winner is None, "white's turn"
    t.do("roll", "rolled 1 1", "end turn")
    assert t.winner == "red"


# -- marks on a map of one's own ------------------------------------------------------------------------

ISLET = ["f5  h9  p4  ~   g3  m8", "  g6  f10 ~   ~   p5"]
OWN = {"seats": [3], "robber": "nowhere", "pirate": "A4", "founding": 1}


def own(**marks: list[str]) -> GameTable:
    return table(SHORES_3, None, ISLET, None, **OWN, marks=marks)


def test_nobody_settles_at_a_closed_hex_and_the_robber_keeps_away() -> None:
    mine = f"settlement A3.S, ships B3/NE A4/E, {SETTLEMENT}"
    assert own().given(red=mine).turn("red").can("build settlement A5.NW")
    t = own(closed=["A5"]).given(red=mine).turn("red")
    assert t.why("build settlement A5.NW") == "A rule of this game forbids A4.NE."
    t.turn("red", before_roll=True).do("roll", "rolled 3 4")
    assert t.can("move robber A6") and not t.can("move robber A5")


def test_nobody_founds_where_it_is_marked_but_settles_there_later() -> None:
    t = own(no_founding=["A1.N"]).founding("red")
    assert t.can("build settlement A2.N") and not t.can("build settlement A1.N")
    t = own(no_founding=["A1.N"]).given(red=f"settlement A2.N, roads A2/NW A1/NE, {SETTLEMENT}").turn("red")
    assert t.can("build settlement A1.N")


def test_every_round_of_founding_is_called_by_its_number() -> None:
    big = ["f5  h9  p4  g3  m8  p5  h4  f3", *["  " * (r % 2) + "p5  " * 8 for r in range(1, 6)]]
    t = table(SHORES_3, None, big, None, seats=[3], robber="nowhere", pirate="~1", founding=4).founding("red")
    asked = []
    for _ in range(12):
        asked.append(str(t.g.asked(t.g.to_act)).split()[2])
        t.do(t.menu()[0]).do(t.menu()[0])
    assert asked == ["first"] * 3 + ["second"] * 3 + ["third"] * 3 + ["fourth"] * 3

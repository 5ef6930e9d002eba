"""The pirate beside the robber (SEA-040 … SEA-045).

        ~   ~   ~   ~   ~               A1  A2  A3  A4  A5
      p5  ~   ~   ~   ~   ~           B1  B2  B3  B4  B5  B6
    h8  f6  ~   ~   ~   g9  m10     C1  C2  C3  C4  C5  C6  C7
      ~   ~   ~   ~   ~   ~           D1  D2  D3  D4  D5  D6
        ~   ~   ~   ~   ~               E1  E2  E3  E4  E5

~1 is the hex of the frame above A1; the others follow clockwise.
"""

import pytest

from longroad.isle.geometry import SEA
from tests.isle import new_game
from tests.proofs import rule
from tests.rules.test_ships import OPEN_SEA, RICH, SHIP, UPPER
from tests.table import GameTable, table

LAND = {"B1", "C1", "C2", "C6", "C7"}
BEFORE = {"before_roll": True}
SEVEN = ("roll", "rolled 3 4")


def waters(pirate: str = "C4", robber: str = "C7", **owners: str) -> GameTable:
    t = table("isle:new_shores;3", drawing=OPEN_SEA, seats=[3], pirate=pirate, robber=robber)
    return t.given(**owners)


def seas(t: GameTable) -> set[str]:
    """Every hex of sea, and those of the frame."""
    hexes = range(int(t.g.board.hexes + t.g.board.rim))
    return {t.g.map.places.hex_name(h) for h in hexes} - LAND


# -- where it stands ------------------------------------------------------------------------------------


@rule("SEA-040")
@pytest.mark.parametrize(
    "spec, start",  # counted from the top left hex: to the east, and down to the south-east
    [
        ("isle:new_shores;3", (3, 3)),
        ("isle:new_shores;4", (4, 3)),
        ("isle:four_islands;3", (0, 3)),
        ("isle:four_islands;4", (3, 3)),
        ("isle:through_the_desert;3", (3, 3)),
        ("isle:through_the_desert;4", (4, 3)),
    ],
)
def test_the_pirate_starts_at_sea_where_the_scenario_says(spec: str, start: tuple[int, int]) -> None:
    t = GameTable(new_game(spec))
    board = t.g.board
    hex = int(t.g.map.places.hex_of(t.pirate))
    assert [*board.axial, *board.rim_axial][hex] == start
    assert hex >= board.hexes or t.g.map.terrain[hex] == SEA


@rule("SEA-040")
def test_on_a_map_without_pirate_only_the_robber_moves() -> None:
    t = table("isle:new_shores;3", drawing=OPEN_SEA, seats=[3], robber="C7").turn("red", **BEFORE).do(*SEVEN)
    assert t.offered("move robber") == LAND - {"C7"}
    assert len(t.menu()) == len(LAND) - 1
    assert str(t.g.asked(0)) == "Move the robber."
    assert t.why("move pirate C4") == "There is no pirate on this map."
    assert "pirate" not in {piece.kind for piece in t.picture().pieces}


@rule("SEA-040", "SEA-045")
def test_the_pirate_moves_to_any_other_hex_of_sea_or_frame_and_never_on_land() -> None:
    t = waters("C4").turn("red", **BEFORE).do(*SEVEN)
    assert t.offered("move pirate") == seas(t) - {"C4"}
    assert t.why("move pirate C2") == "The pirate keeps to the sea, and C2 is none."
    assert t.why("move pirate C4") == "The pirate stands on C4 already; it must move."
    t.do("move pirate ~7")
    assert t.pirate == "~7"
    assert t.events == ["red moves the pirate to ~7."]


@rule("SEA-045")
@pytest.mark.parametrize("place", ["C4.N", "C4/NE"])
def test_the_pirate_stands_on_hexes_only(place: str) -> None:
    with pytest.raises(ValueError, match="not a hex"):
        waters().g.parse(f"move pirate {place}")


# -- robber or pirate -----------------------------------------------------------------------------------


@rule("SEA-041", "SEA-044")
@pytest.mark.parametrize("how", [SEVEN, ("play knight",)], ids=["seven", "knight"])
def test_on_a_seven_or_a_knight_robber_or_pirate_must_move(how: tuple[str, ...]) -> None:
    t = waters(red="cards knight").turn("red", **BEFORE).do(*how)
    assert str(t.g.asked(0)) == "Move the robber or the pirate."
    robber, pirate = t.offered("move robber"), t.offered("move pirate")
    assert robber == LAND - {"C7"}, "any other land hex, also overseas"
    assert pirate == seas(t) - {"C4"}
    assert len(t.menu()) == len(robber) + len(pirate), "nothing else will do"
    moved = t.do("move pirate B4")
    assert (moved.robber, moved.pirate) == ("C7", "B4"), "one of them"
    assert t.can("end turn") if how == SEVEN else t.can("roll")


@rule("SEA-041")
def test_who_moves_the_robber_leaves_the_pirate() -> None:
    t = waters(blue="settlement C2.NE, ship C4/NE, hand 1 ore").turn("red", **BEFORE).do(*SEVEN)
    t.do("move robber C2", "stolen ore")
    assert (t.robber, t.pirate) == ("C2", "C4")
    assert t.hand("red") == "1 ore"


@rule("SEA-041")
def test_the_rich_discard_before_the_pirate_moves() -> None:
    t = waters(blue="hand 8 ore").turn("red", **BEFORE).do(*SEVEN)
    assert t.to_act == "blue" and t.can("discard ore")
    t.do(*["discard ore"] * 4)
    assert t.to_act == "red" and t.can("move pirate B4")


@rule("SEA-044")
def test_the_robber_keeps_to_the_land() -> None:
    t = waters().turn("red", **BEFORE).do(*SEVEN)
    assert t.why("move robber C4") == "The robber keeps to the land, and C4 is none."
    assert t.why("move robber ~1") == "The robber keeps to the land, and ~1 is none."
    assert t.why("move robber C7") == "The robber stands on C7 already; it must move."


@rule("SEA-044")
def test_the_robber_goes_to_every_island_of_a_scenario() -> None:
    t = GameTable(new_game("isle:new_shores;4")).turn("red", **BEFORE).do(*SEVEN)
    land = {t.g.map.places.hex_name(h) for h in range(int(t.g.board.hexes)) if t.g.map.terrain[h] != SEA}
    assert t.offered("move robber") == land - {t.robber}


# -- theft ----------------------------------------------------------------------------------------------


@rule("SEA-042")
@pytest.mark.parametrize("side", ["NE", "E", "SE", "SW", "W", "NW"])
def test_moving_the_pirate_steals_a_card_of_somebody_with_a_ship_there(side: str) -> None:
    t = waters("A1", blue=f"ship C4/{side}, hand 2 ore 1 wool", white="ship B1/W, hand 1 grain")
    t.turn("red", **BEFORE).do(*SEVEN, "move pirate C4")
    assert t.outcomes == {"stolen ore": 2, "stolen wool": 1}
    t.do("stolen wool")
    assert t.hand("red") == "1 wool" and t.hand("blue") == "2 ore"


@rule("SEA-042")
def test_among_several_the_mover_chooses() -> None:
    t = waters("A1", blue="ships C4/E C4/W, hand 1 ore", white="ship C4/NE, hand 1 wool")
    t.turn("red", **BEFORE).do(*SEVEN, "move pirate C4")
    assert t.menu() == ["rob blue", "rob white"]
    t.do("rob white", "stolen wool")
    assert t.hand("red") == "1 wool"


@rule("SEA-042")
def test_the_pirate_robs_ships_not_towns_or_roads_and_nobody_without_cards() -> None:
    t = waters(
        "A1",
        red="ship C3/NW, hand 1 brick",
        blue="settlement C2.NE, road C2/E, hand 1 ore",
        white="ship C3/E",
    )
    t.turn("red", **BEFORE).do(*SEVEN, "move pirate C3")
    assert t.can("end turn") and t.hand("red") == "1 brick", "white holds nothing, blue has no ship there"


@rule("SEA-042")
def test_the_pirate_robs_from_the_frame_as_well() -> None:
    t = waters(blue="settlement B1.NW, ship B1/W, hand 1 ore")
    outside = next(
        t.g.map.places.hex_name(h)
        for h in range(int(t.g.board.hexes), int(t.g.board.hexes + t.g.board.rim))
        if t.g.map.places.side_of("B1/W") in t.g.board.sides_of[h]
    )
    t.turn("red", **BEFORE).do(*SEVEN, f"move pirate {outside}", "stolen ore")
    assert t.hand("red") == "1 ore"


# -- the six sides of its hex ---------------------------------------------------------------------------


@rule("SEA-043")
def test_no_ship_is_built_beside_the_pirate() -> None:
    t = waters("C3", red=f"settlement C2.NE, ship B2/E, {RICH}").turn("red")
    assert t.offered("build ship") == t.named("C2/NE A2/SW A2/SE"), "only where C3 is not"
    assert t.why("build ship C3/NW") == "A rule of this game forbids B2/SE."
    assert t.named("C2/E C2/NE") <= t.offered("build road"), "roads don't mind"
    t.given(pirate="A5")
    assert t.named("C3/NW C3/NE C2/E") <= t.offered("build ship")


@rule("SEA-043")
def test_no_ship_is_moved_away_from_the_pirate() -> None:
    line = f"settlement C2.NE, ships {' '.join(UPPER[:2])}"
    t = waters("A5", red=line).turn("red")
    assert t.offered("move ship") == t.named("C3/NE")
    for hex in ("C3", "B3"):
        t.given(pirate=hex)
        assert t.offered("move ship") == set()
        assert t.why("move ship C3/NE") == "A rule of this game forbids B3/SW."
    t.given(pirate="C4")
    assert t.can("move ship C3/NE"), "touches C4 at a corner only"


@rule("SEA-043")
def test_no_ship_is_moved_to_the_pirate() -> None:
    t = waters("C4", red=f"settlement C2.NE, ships {' '.join(UPPER[:2])} B2/E").turn("red")
    t.do("move ship B2/E")
    assert t.offered("sail to") == t.named("C2/NE C2/E"), "not C3/E or C4/NW, at the end of the line"
    assert t.why("sail to C4/NW") == "A rule of this game forbids B3/SE."


@rule("SEA-043")
def test_the_pirate_bars_free_and_founding_ships_as_well() -> None:
    t = waters("C3", red="settlement C2.NE, cards road building").turn("red").do("play road building")
    assert t.offered("build ship") == t.named("C2/NE")
    t = waters("C3").founding("red").do("build settlement C2.NE")
    assert t.offered("build ship") == t.named("C2/NE")
    assert t.offered("build road") == t.named("C2/NE C2/E")


@rule("SEA-043")
def test_a_pirate_on_the_frame_bars_the_sides_that_it_has() -> None:
    t = waters("~1", red=f"ships A1/NE A1/W, {SHIP}").turn("red")
    assert not t.can("build ship A1/NW")
    assert t.can("build ship A1/E")
    t.given(pirate="~9")
    assert t.can("build ship A1/NW")


@rule("SEA-043")
def test_other_ships_go_on_as_usual() -> None:
    t = waters("C5", red=f"settlement C2.NE, ship C3/NW, {SHIP}").turn("red")
    assert t.can("build ship C3/NE") and t.can("move ship C3/NW")


@rule("SEA-043")
def test_towns_beside_the_pirate_harvest_and_may_be_built() -> None:
    t = waters("C3", red="settlement C2.NE").turn("red", **BEFORE).do("roll", "rolled 3 3")
    assert t.hand("red") == "1 lumber"

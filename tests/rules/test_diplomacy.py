"""Diplomacy: which roads and ships are open, where they go, and who has the longest route then.

From red's settlement on C2.N two roads lead west and south: C2/NW, and C2/W to C2.SW.
"""

import pytest

from longroad.isle.seafarers.pirate_islands import pirate_sea
from longroad.isle.seafarers.ships import STOCK, fleet
from tests.proofs import rule
from tests.rules.test_pirate_islands import LINES
from tests.rules.test_ships import OPEN_SEA, UPPER
from tests.table import GameTable, coast, table

SPEC = "isle:base+cities_knights;4"
TWO_ROADS = "settlement C2.N, roads C2/NW C2/W"


def diplomacy(red: str = "", **owners: str) -> GameTable:
    t = table(SPEC).given(red=", ".join(filter(None, ["progress diplomacy", red])), **owners)
    return t.turn("red")


def at_sea(scenario: str = "new_shores", **owners: str) -> GameTable:
    if scenario == "new_shores":
        t = table("isle:new_shores+cities_knights;3", drawing=OPEN_SEA, seats=[3], pirate="~1")
    else:
        t = table(f"isle:{scenario}+cities_knights;4")
    return t.given(red="progress diplomacy").given(**owners).turn("red")


# -- what is open ---------------------------------------------------------------------------------------


@rule("CK-118")
def test_a_road_is_open_where_its_color_ends() -> None:
    t = diplomacy(TWO_ROADS, blue="settlement E1.S, road E1/SE").do("play diplomacy")
    assert t.offered("remove") == t.named("C2/W E1/SE")
    assert t.why("remove C2/NW") == "The piece on B1/SE can't be removed: it is not at an open end."
    assert t.why("remove A1/NW") == "There is no road or ship on A1/NW."


@rule("CK-118")
@pytest.mark.parametrize(
    "owner, piece",
    [
        ("red", "settlement C2.SW"),
        ("red", "city C2.SW"),
        ("red", "knight C2.SW"),
        ("blue", "settlement C2.SW"),
        ("blue", "city C2.SW"),
        ("blue", "knight C2.SW active"),
    ],
)
def test_a_town_or_knight_of_anybody_closes_a_road(owner: str, piece: str) -> None:
    t = diplomacy(TWO_ROADS).given(**{owner: piece})
    assert t.why("play diplomacy") == "The diplomacy card would do nothing now."


@rule("CK-118")
def test_another_color_does_not_close_a_road() -> None:
    t = diplomacy(TWO_ROADS, blue="roads C2/SW C1/SE").do("play diplomacy")
    assert "C1/E" in t.offered("remove")


@rule("CK-118")
def test_a_road_for_itself_is_open_at_both_ends() -> None:
    t = diplomacy(blue="road E1/SE").do("play diplomacy")
    assert t.offered("remove") == {"E1/SE"}


@rule("CK-118")
def test_a_fork_is_open_at_its_ends_only() -> None:
    t = diplomacy("settlement C2.N, roads C2/NW C2/W C1/NE").do("play diplomacy")
    assert t.offered("remove") == t.named("C2/W C1/NE")


@rule("CK-118")
def test_diplomacy_needs_an_open_road() -> None:
    t = diplomacy(red="settlement A1.N", blue="settlement E1.S")
    assert t.why("play diplomacy") == "The diplomacy card would do nothing now."


# -- somebody else's ------------------------------------------------------------------------------------


@rule("CK-118")
def test_an_opponents_road_returns_to_its_owner_and_gives_one_none() -> None:
    t = diplomacy(TWO_ROADS, blue="settlement E1.S, road E1/SE")
    t.do("play diplomacy", "remove E1/SE")
    assert t.piece("E1/SE") is None
    assert t.left("blue", "road") == 15
    assert t.left("red", "road") == 13
    assert t.events == ["red removes a road of blue from E1/SE."]
    assert t.to_act == "red" and t.can("end turn"), "red lays none"


@rule("CK-118")
def test_a_removed_road_leads_nowhere_any_more() -> None:
    t = diplomacy(blue="settlement E1.S, roads E1/SE E1/E, hand 2 lumber 2 brick")
    t.do("play diplomacy", "remove E1/E").turn("blue")
    assert t.offered("build road") == t.named("E1/E E1/SW E2/SW")


@rule("CK-118")
def test_who_loses_a_road_may_lose_the_longest_route() -> None:
    t = diplomacy(f"settlement E1.S, roads {coast('E1/SE', 1)}", blue="roads " + coast("A1/NW", 5))
    assert t.longest_route == "blue"
    before = t.public_points("blue")
    t.do("play diplomacy", f"remove {coast('A1/NW', 5).split()[-1]}")
    assert t.longest_route is None
    assert t.public_points("blue") == before - 2
    assert t.events[-1] == "Nobody has the longest trade route."


@rule("CK-118")
def test_the_longest_route_goes_to_whoever_has_it_then() -> None:
    t = diplomacy("roads " + coast("C5/E", 5), blue="roads " + coast("A1/NW", 6))
    assert t.longest_route == "blue"
    t.do("play diplomacy", f"remove {coast('A1/NW', 6).split()[-1]}")
    assert t.longest_route == "blue", "as long as any other"
    t.given(red="progress diplomacy").do("play diplomacy", "remove A1/NW")
    assert t.longest_route == "red"


# -- one's own ------------------------------------------------------------------------------------------


@rule("CK-118")
def test_ones_own_road_may_be_laid_elsewhere_at_once_for_nothing() -> None:
    t = diplomacy(TWO_ROADS).do("play diplomacy", "remove C2/W")
    assert t.to_act == "red"
    assert t.offered("build road") == t.named("B1/E B2/SW B1/SW C1/NE"), "where red could build without it"
    t.do("build road B1/E")
    assert t.piece("C2/W") is None
    assert t.piece("B1/E") == "red road"
    assert t.left("red", "road") == 13
    assert t.events == ["red removes a road of red from C1/E.", "red builds a road on B1/E."]
    assert t.can("end turn")


@rule("CK-118")
def test_it_is_not_laid_where_it_was_nor_where_only_it_would_lead() -> None:
    t = diplomacy(TWO_ROADS).do("play diplomacy", "remove C2/W")
    assert not t.can("build road C2/W")
    assert not t.can("build road C2/SW")


@rule("CK-118")
def test_it_is_laid_by_the_usual_rules() -> None:
    t = diplomacy(TWO_ROADS, blue="knight C2.NW").do("play diplomacy", "remove C2/W")
    assert t.offered("build road") == t.named("B1/E B2/SW"), "not past a knight"
    t = diplomacy("road C1/NE, settlement C2.S, road C2/SW", blue="knight C2.NW")
    t.do("play diplomacy", "remove C2/SW")
    assert t.offered("build road") == t.named("C2/SE D1/E C1/NW B1/W"), "nor from a knight's corner"


@rule("CK-118")
def test_one_need_not_lay_it_again() -> None:
    t = diplomacy(TWO_ROADS).do("play diplomacy", "remove C2/W", "lay nothing")
    assert t.piece("C2/W") is None
    assert t.left("red", "road") == 14
    assert t.can("end turn")


@rule("CK-118")
def test_it_goes_back_to_the_stock_where_there_is_no_place_for_it() -> None:
    t = diplomacy("road E1/SE").do("play diplomacy", "remove E1/SE")
    assert t.left("red", "road") == 15
    assert t.can("end turn")


@rule("CK-118")
def test_it_is_laid_again_also_if_no_other_is_left_in_stock() -> None:
    t = diplomacy("roads " + coast("A1/NW", 15)).do("play diplomacy", "remove A1/NW")
    assert t.left("red", "road") == 0
    t.do("build road A1/E")
    assert t.piece("A1/E") == "red road"
    assert t.left("red", "road") == 0


@rule("CK-118")
def test_the_longest_route_is_judged_when_the_road_lies_again() -> None:
    """Both have five; red, who has the card, lays the first road of its route at the other end."""
    t = diplomacy("roads " + coast("A1/NW", 5), blue="roads " + coast("E1/SW", 5))
    assert t.longest_route == "red"
    ring = coast("A1/NW", 6).split()
    t.do("play diplomacy", f"remove {ring[0]}", f"build road {ring[-1]}")
    assert t.longest_route == "red"
    assert t.route("red") == t.route("blue") == 5
    t = diplomacy("roads " + coast("A1/NW", 5), blue="roads " + coast("E1/SW", 5))
    t.do("play diplomacy", f"remove {ring[0]}", "lay nothing")
    assert t.longest_route == "blue"


# -- ships ----------------------------------------------------------------------------------------------


@rule("CK-118", "CK-150")
def test_the_last_ship_of_a_line_is_open() -> None:
    t = at_sea(blue="settlement C2.NE, ships " + " ".join(UPPER[:3])).do("play diplomacy")
    assert t.offered("remove") == t.named(UPPER[2])
    t.do(f"remove {UPPER[2]}")
    assert t.piece(UPPER[2]) is None
    assert t.left("blue", "ship") == 13
    assert t.events == [f"red removes a ship of blue from {t.g.map.places.canonical(UPPER[2])}."]
    assert t.can("end turn")


@rule("CK-118", "CK-150")
def test_a_ship_of_ones_own_is_laid_again_as_a_ship() -> None:
    t = at_sea(red="settlement C2.NE, ships " + " ".join(UPPER[:2])).do(
        "play diplomacy", f"remove {UPPER[1]}"
    )
    assert t.offered("build road") == set()
    assert t.offered("build ship") == t.named("B2/E B2/SW C3/W")
    t.do("build ship B2/E")
    assert t.piece("B2/E") == "red ship"
    assert t.left("red", "ship") == 13
    t.turn("blue").turn("red")
    assert t.can("move ship B2/E")


@rule("CK-118")
def test_a_ship_laid_again_counts_as_built_this_turn() -> None:
    t = at_sea(red="settlement C2.NE, ships " + " ".join(UPPER[:2])).do(
        "play diplomacy", f"remove {UPPER[1]}"
    )
    t.do("build ship B2/E")
    assert not t.can("move ship B2/E")


@rule("CK-118")
def test_a_ship_built_this_turn_can_be_removed_and_is_forgotten() -> None:
    ring = "C3/NW C3/NE C3/E C3/SE C3/SW C4/NW C4/NE C4/E C4/SE C4/SW C5/NW C5/NE"
    t = at_sea(red="settlement C2.NE, hand 15 lumber 15 wool")
    for side in [*ring.split(), "C5/E", "C5/SE", "B2/E"]:
        t.do(f"build ship {side}")
    assert fleet(t.g).launched == STOCK
    t.do("play diplomacy", "remove B2/E", "build ship B2/SW")
    assert fleet(t.g).launched == STOCK


@rule("CK-118")
def test_the_pirate_holds_a_ship_fast() -> None:
    t = at_sea(blue="settlement C2.NE, ships " + " ".join(UPPER[:2])).given(pirate="B3")
    assert t.why("play diplomacy") == "The diplomacy card would do nothing now."


@rule("CK-118")
def test_the_ship_before_a_village_stays() -> None:
    t = table("isle:cloth_for_catan+cities_knights;3").given(red="progress diplomacy")
    t.given(blue="settlement B2.S, hand 1 lumber 1 wool").turn("blue").do("build ship C2/E").turn("red")
    assert t.why("play diplomacy") == "The diplomacy card would do nothing now."


@rule("CK-118")
def test_of_a_line_west_only_a_last_ship_that_could_move_is_removed() -> None:
    line = LINES["blue"].split()
    for count, warships, open_ends in (
        (1, 0, []),
        (3, 0, [line[2]]),
        (3, 2, [line[2]]),
        (3, 3, []),
        (9, 0, []),
    ):
        t = at_sea("pirate_islands", blue=f"line {count}, warships {warships}")
        blues = {t.g.map.places.canonical(side) for side in line}
        t.given(red="road A6/NE").do("play diplomacy")  # so that there is something to remove
        assert t.offered("remove") & blues == t.named(" ".join(open_ends))
        if open_ends:
            t.do(f"remove {open_ends[0]}")
            assert t.left("blue", "ship") == 13
            assert pirate_sea(t.g).warships[1] == warships

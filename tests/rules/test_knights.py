"""Knights: hired, activated and promoted; they move, displace others, chase the robber (CK-070 … CK-080)."""

from collections.abc import Iterator

import pytest

from longroad.isle.knights.improvements import ABILITY, POLITICS, TRACKS, growth
from longroad.isle.knights.knights import EACH
from tests.proofs import rule
from tests.table import GameTable, coast, table

KNIGHT = "hand 1 wool 1 ore"
ROAD = "hand 1 brick 1 lumber"
SETTLEMENT = "hand 1 lumber 1 brick 1 wool 1 grain"
RICH = "hand 5 wool 5 ore 5 grain"
HOME = "settlement C3.NW, roads C3/NW C3/NE C3/E"  # its free corners are C3.N, C3.NE and C3.SE


def knights(robber: str = "", **owners: str) -> GameTable:
    """Where a robber is given, the barbarians have landed before."""
    return table("isle:base+cities_knights;4").given(landed=robber != "", robber=robber, **owners)


def fortify(t: GameTable, who: str, stage: int = ABILITY) -> GameTable:
    """So many stages of politics; the third is the fortress."""
    growth(t.g).stage[t.seat(who) * TRACKS + POLITICS] = stage
    return t


def next_turn(t: GameTable, who: str) -> GameTable:
    """Another turn, of which only its beginning matters."""
    return t.do("end turn").turn(who)


# -- the pieces -----------------------------------------------------------------------------------------


@rule("CK-003")
@pytest.mark.parametrize("rank", ["basic", "strong", "mighty"])
def test_everybody_has_two_knights_of_each_rank(rank: str) -> None:
    t = table("isle:base+cities_knights;4")
    for who in t.names:
        assert t.left(who, f"{rank} knight") == EACH == 2


@rule("CK-003")
def test_a_knight_on_the_board_is_not_in_stock() -> None:
    t = knights(red=f"{HOME}, knight C3.N strong")
    assert [t.left("red", f"{rank} knight") for rank in ("basic", "strong", "mighty")] == [2, 1, 2]
    assert t.left("blue", "strong knight") == 2


# -- hiring ---------------------------------------------------------------------------------------------


@rule("CK-070")
def test_a_knight_costs_a_wool_and_an_ore_and_is_basic_and_inactive() -> None:
    t = knights(red=f"{HOME}, {KNIGHT}").turn("red").do("hire knight C3.NE")
    assert t.knight("C3.NE") == "red basic"
    assert t.piece("C3.NE") == "red knight"
    assert t.hand("red") == "nothing"
    assert t.events == ["red hires a knight on B3.S."]


@rule("CK-070")
@pytest.mark.parametrize("hand", ["nothing", "1 wool", "1 ore", "9 wool 2 grain 2 brick 2 lumber"])
def test_a_knight_must_be_paid_for(hand: str) -> None:
    t = knights(red=f"{HOME}, hand {hand}").turn("red")
    assert t.offered("hire knight") == set()
    assert t.why("hire knight C3.NE").startswith("You can't pay for a knight")


@rule("CK-070")
def test_a_knight_stands_on_a_free_corner_by_a_road_of_its_owner() -> None:
    t = knights(
        red=f"{HOME}, road C3/SE, knight C3.N, {KNIGHT}",
        blue="settlement C3.SE, roads C3/SW C4/SW",
        white="knight C3.S",
    ).turn("red")
    assert t.offered("hire knight") == t.named("C3.NE")
    assert t.why("hire knight C3.NW") == "There is a town of red on B2.S already."
    assert t.why("hire knight C3.N") == "A knight of red stands on B2.SE."
    assert t.why("hire knight C3.SE") == "There is a town of blue on C3.SE already."
    assert t.why("hire knight C3.S") == "A knight of white stands on C3.S."
    assert t.why("hire knight C3.SW") == "No way of yours leads to C2.SE."


@rule("CK-070")
def test_a_knight_may_stand_next_to_towns_and_knights() -> None:
    t = knights(red=f"{HOME}, knight C3.NE, {KNIGHT}", blue="settlement B2.NE").turn("red")
    t.do("hire knight C3.N")  # between red's settlement, red's knight and blue's settlement
    assert t.knight("C3.N") == "red basic"


@rule("CK-070")
def test_a_settlement_alone_brings_no_knight() -> None:
    t = knights(red=f"settlement C3.NW, {KNIGHT}").turn("red")
    assert t.offered("hire knight") == set()


@rule("CK-070", "CK-076")
def test_nothing_is_done_with_knights_before_the_roll() -> None:
    t = knights(red=f"{HOME}, knight C3.N active, knight C3.NE, {RICH}").turn("red", before_roll=True)
    assert t.menu() == ["roll"]
    assert t.why("hire knight C3.SE") == "“hire knight C3.SE” is not possible now."


# -- activating -----------------------------------------------------------------------------------------


@rule("CK-071")
def test_a_grain_activates_a_knight() -> None:
    t = knights(red=f"{HOME}, knight C3.N, hand 2 grain").turn("red").do("activate knight C3.N")
    assert t.knight("C3.N") == "red basic active tired"
    assert t.hand("red") == "1 grain"
    assert not t.can("activate knight C3.N")
    assert t.events == ["red activates the knight on B2.SE."]


@rule("CK-071")
def test_only_an_inactive_knight_of_ones_own_can_be_activated_and_for_a_grain() -> None:
    t = knights(red=f"{HOME}, knight C3.N active, knight C3.NE, hand 1 grain", blue="knight C3.SE").turn(
        "red"
    )
    assert t.offered("activate knight") == t.named("C3.NE")
    assert t.why("activate knight C3.N") == "The knight on B2.SE is active already."
    assert t.why("activate knight C3.SE") == "You have no knight on C3.SE."
    t.given(red="hand nothing")
    assert t.why("activate knight C3.NE") == "You can't pay for a helmet: you lack 1 grain."


@rule("CK-071")
def test_a_knight_hired_this_turn_can_be_activated_at_once() -> None:
    t = knights(red=f"{HOME}, hand 1 wool 1 ore 1 grain").turn("red")
    t.do("hire knight C3.N", "activate knight C3.N")
    assert t.knight("C3.N") == "red basic active tired"


@rule("CK-071")
def test_a_knight_activated_this_turn_acts_from_the_next_on() -> None:
    t = knights(robber="C3", red=f"{HOME}, knight C3.N, hand 1 grain").turn("red")
    t.do("activate knight C3.N")
    assert t.menu() == ["end turn"]
    for action in ("move", "chase robber"):
        verb = "move knight C3.N" if action == "move" else "chase robber C3.N"
        assert t.why(verb) == (
            "The knight on B2.SE was activated this turn: it can act from your next turn on."
        )
    next_turn(t, "blue")
    assert t.menu() == ["end turn"]  # it isn't blue's
    next_turn(t, "red")
    assert t.can("move knight C3.N") and t.can("chase robber C3.N")


# -- promoting ------------------------------------------------------------------------------------------


@rule("CK-072")
def test_a_wool_and_an_ore_make_a_basic_knight_strong() -> None:
    t = knights(red=f"{HOME}, knight C3.N, {KNIGHT}").turn("red").do("promote knight C3.N")
    assert t.knight("C3.N") == "red strong"
    assert t.hand("red") == "nothing"
    assert t.events == ["red promotes the knight on B2.SE: it is strong now."]


@rule("CK-072")
@pytest.mark.parametrize("hand", ["nothing", "1 wool", "1 ore", "9 wool 2 grain 2 brick 2 lumber"])
def test_a_promotion_must_be_paid_for(hand: str) -> None:
    t = knights(red=f"{HOME}, knight C3.N, hand {hand}").turn("red")
    assert t.offered("promote knight") == set()
    assert t.why("promote knight C3.N").startswith("You can't pay for a promotion")


@rule("CK-072")
def test_only_ones_own_knights_can_be_promoted() -> None:
    t = knights(red=f"{HOME}, {KNIGHT}", blue="knight C3.SE").turn("red")
    assert t.offered("promote knight") == set()
    assert t.why("promote knight C3.SE") == "You have no knight on C3.SE."


@rule("CK-072")
def test_a_knight_can_be_promoted_right_after_it_was_hired() -> None:
    t = knights(red=f"{HOME}, hand 2 wool 2 ore").turn("red")
    t.do("hire knight C3.N", "promote knight C3.N")
    assert t.knight("C3.N") == "red strong"


@rule("CK-072")
@pytest.mark.parametrize("stage, can", [(0, False), (2, False), (3, True), (5, True)])
def test_only_with_the_fortress_a_strong_knight_becomes_mighty(stage: int, can: bool) -> None:
    t = fortify(knights(red=f"{HOME}, knight C3.N strong, {KNIGHT}"), "red", stage).turn("red")
    assert t.can("promote knight C3.N") == can
    if can:
        assert t.do("promote knight C3.N").knight("C3.N") == "red mighty"
    else:
        why = "Mighty knights need the fortress, the third stage of politics."
        assert t.why("promote knight C3.N") == why


@rule("CK-072")
def test_the_fortress_of_another_is_of_no_use() -> None:
    t = fortify(knights(red=f"{HOME}, knight C3.N strong, {KNIGHT}"), "blue").turn("red")
    assert not t.can("promote knight C3.N")


@rule("CK-072")
def test_nobody_is_more_than_mighty() -> None:
    t = fortify(knights(red=f"{HOME}, knight C3.N mighty, {KNIGHT}"), "red").turn("red")
    assert t.why("promote knight C3.N") == "The knight on B2.SE is mighty already."


@rule("CK-072")
@pytest.mark.parametrize("status", ["", " active"])
def test_a_promotion_changes_nothing_else(status: str) -> None:
    t = knights(red=f"{HOME}, knight C3.N basic{status}, {KNIGHT}").turn("red").do("promote knight C3.N")
    assert t.knight("C3.N") == f"red strong{status}"
    assert t.can("move knight C3.N") == bool(status)  # who could act still can


@rule("CK-071", "CK-072")
def test_who_was_activated_this_turn_can_act_no_sooner_for_a_promotion() -> None:
    t = knights(red=f"{HOME}, knight C3.N, hand 1 wool 1 ore 1 grain").turn("red")
    t.do("activate knight C3.N", "promote knight C3.N")
    assert t.knight("C3.N") == "red strong active tired"
    assert not t.can("move knight C3.N")


@rule("CK-072")
def test_a_knight_is_promoted_once_a_turn() -> None:
    t = fortify(knights(red=f"{HOME}, knight C3.N, knight C3.NE, {RICH}"), "red").turn("red")
    t.do("promote knight C3.N")
    assert t.why("promote knight C3.N") == "The knight on B2.SE was promoted this turn already."
    t.do("promote knight C3.NE")  # each for itself
    next_turn(t, "red").do("promote knight C3.N")
    assert t.knight("C3.N") == "red mighty"


@rule("CK-072")
def test_a_knight_that_has_moved_is_still_the_one_that_was_promoted() -> None:
    t = fortify(knights(red=f"{HOME}, knight C3.N active, {RICH}"), "red").turn("red")
    t.do("promote knight C3.N", "move knight C3.N", "march to C3.SE")
    assert t.why("promote knight C3.SE") == "The knight on C3.SE was promoted this turn already."


@rule("CK-073")
def test_with_two_basic_knights_none_can_be_hired_before_one_is_promoted() -> None:
    t = knights(red=f"{HOME}, knight C3.N, knight C3.NE, {RICH}", blue="knight B1.N").turn("red")
    assert t.offered("hire knight") == set()
    assert t.why("hire knight C3.SE") == "You have no basic knight left."
    t.do("promote knight C3.N", "hire knight C3.SE")
    assert t.knight("C3.SE") == "red basic"


@rule("CK-073")
@pytest.mark.parametrize("rank, higher", [("basic", "strong"), ("strong", "mighty")])
def test_with_two_of_the_higher_rank_no_third_is_promoted(rank: str, higher: str) -> None:
    full = f"{HOME}, knight C3.N {rank}, knight C3.NE {higher}, {KNIGHT}"
    t = fortify(knights(red=full, blue=f"knight B1.N {higher}"), "red").turn("red")
    assert t.can("promote knight C3.N")
    t = fortify(knights(red=f"{full}, knight C3.SE {higher}"), "red").turn("red")
    assert t.why("promote knight C3.N") == f"You have no {higher} knight left."


# -- in others' way -------------------------------------------------------------------------------------


@rule("CK-074")
@pytest.mark.parametrize("status", ["", " active"])
def test_nobody_else_builds_on_past_a_knight(status: str) -> None:
    t = knights(red=f"knight C3.N{status}", blue=f"settlement C3.SE, roads C3/E C3/NE, {ROAD}").turn("blue")
    assert not t.can("build road C3/NW") and not t.can("build road B2/E")
    assert t.can("build road B3/SE")  # it leads on from a free corner
    assert not t.given(blue="road C3/W, road C2/SE").turn("blue").can("build road B2/E")
    assert t.can("build road C3/NW")  # up to the knight, from the other end


@rule("CK-074")
@pytest.mark.parametrize("status", ["", " active"])
def test_nobody_else_settles_where_a_knight_stands(status: str) -> None:
    t = knights(red=f"knight C3.N{status}", blue=f"roads C3/E C3/NE, {SETTLEMENT}").turn("blue")
    assert t.offered("build settlement") == t.named("C3.NE C3.SE")
    assert t.why("build settlement C3.N") == "A knight of red stands on B2.SE."


@rule("CK-074")
def test_a_knight_keeps_no_distance_from_settlements() -> None:
    t = knights(red="knight C3.N", blue=f"roads C3/E C3/NE, {SETTLEMENT}").turn("blue")
    t.do("build settlement C3.NE")
    assert t.piece("C3.NE") == "blue settlement"


def road_and_knight() -> GameTable:
    """Blue has a route of six along the coast; a road of red ends in its middle."""
    return knights(
        red=f"road A2/W, {KNIGHT}",
        blue=f"roads {coast('A1/NW', 6)}",
        white=f"roads {coast('E3/SE', 5)}",
    ).turn("red")


@rule("CK-074")
def test_a_knight_hired_on_anothers_route_breaks_it() -> None:
    t = road_and_knight()
    assert (t.route("blue"), t.longest_route) == (6, "blue")
    t.do("hire knight A1.NE")
    assert t.route("blue") == 4
    assert t.longest_route == "white"
    assert (t.public_points("blue"), t.public_points("white")) == (0, 2)


@rule("CK-074")
def test_when_the_knight_leaves_the_route_is_one_again() -> None:
    t = road_and_knight().do("hire knight A1.NE").given(red="hand 1 grain").do("activate knight A1.NE")
    next_turn(t, "red").do("move knight A1.NE", "march to A1.SE")
    assert t.route("blue") == 6
    assert t.longest_route == "blue"


@rule("CK-074")
def test_when_the_knight_leaves_others_build_on_and_settle_where_it_stood() -> None:
    t = knights(red="road C3/NW, knight C3.N active", blue="roads C3/E C3/NE").turn("red")
    t.do("move knight C3.N", "march to C3.NW")
    t.given(blue="hand 2 lumber 2 brick 1 wool 1 grain").turn("blue")
    t.do("build road B2/E", "build settlement C3.N")
    assert t.piece("C3.N") == "blue settlement"


@rule("CK-074")
def test_a_knight_at_the_end_of_a_route_breaks_nothing() -> None:
    t = knights(red=f"road B1/NE, {KNIGHT}", blue=f"roads {coast('A1/NW', 5)}").turn("red")
    t.do("hire knight A1.SW")
    assert (t.route("blue"), t.longest_route) == (5, "blue")


@rule("CK-075")
def test_ones_own_knight_is_in_the_way_of_ones_own_settlement_until_it_moves() -> None:
    t = knights(red=f"roads C3/NE C3/E, knight C3.N active, {SETTLEMENT}").turn("red")
    assert t.offered("build settlement") == t.named("C3.NE C3.SE")
    assert t.why("build settlement C3.N") == "A knight of red stands on B2.SE."
    t.do("move knight C3.N", "march to C3.NE", "build settlement C3.N")
    assert t.piece("C3.N") == "red settlement"


@rule("CK-075")
def test_ones_own_knight_breaks_no_route_of_ones_own_and_lets_one_build_on() -> None:
    t = knights(red=f"roads {coast('A1/NW', 5)}, hand 1 wool 1 ore 1 brick 1 lumber").turn("red")
    t.do("hire knight A1.NE")
    assert (t.route("red"), t.longest_route) == (5, "red")
    t.do("build road A1/E")
    assert t.piece("A1/E") == "red road"


# -- acting ---------------------------------------------------------------------------------------------


@rule("CK-076")
def test_an_action_makes_a_knight_inactive() -> None:
    t = knights(red=f"{HOME}, knight C3.N active").turn("red").do("move knight C3.N", "march to C3.SE")
    assert t.knight("C3.N") is None
    assert t.knight("C3.SE") == "red basic"
    assert t.events == ["red moves a knight from B2.SE to C3.SE."]
    assert t.why("move knight C3.SE") == "The knight on C3.SE is inactive: it can do nothing."


@rule("CK-076")
def test_after_its_action_a_knight_can_be_activated_but_not_act_again() -> None:
    t = knights(red=f"{HOME}, knight C3.N active, hand 1 grain").turn("red")
    t.do("move knight C3.N", "march to C3.SE", "activate knight C3.SE")
    assert t.knight("C3.SE") == "red basic active tired"
    assert not t.can("move knight C3.SE")
    assert next_turn(t, "red").can("move knight C3.SE")


@rule("CK-076")
def test_each_knight_has_an_action_of_its_own() -> None:
    t = knights(red=f"{HOME}, knight C3.N active, knight C3.NE strong active").turn("red")
    t.do("move knight C3.NE", "march to C3.SE", "move knight C3.N", "march to C3.NE")
    assert (t.knight("C3.NE"), t.knight("C3.SE")) == ("red basic", "red strong")


@rule("CK-076")
def test_an_inactive_knight_does_nothing() -> None:
    t = knights(robber="C3", red=f"{HOME}, knight C3.N").turn("red")
    assert t.menu() == ["end turn"]
    assert t.why("chase robber C3.N") == "The knight on B2.SE is inactive: it can do nothing."


@rule("CK-076")
def test_nobody_acts_with_anothers_knight() -> None:
    t = knights(robber="C3", red=HOME, blue="knight C3.N active").turn("red")
    assert t.menu() == ["end turn"]
    assert t.why("move knight C3.N") == "You have no knight on B2.SE."


# -- moving ---------------------------------------------------------------------------------------------


def ways(t: GameTable, corner: str) -> set[str]:
    """Where the knight on a corner can march to."""
    return t.do(f"move knight {corner}").offered("march to")


@rule("CK-077")
def test_a_knight_moves_any_distance_over_its_owners_roads_to_a_free_corner() -> None:
    t = knights(
        red="roads C3/NW C3/NE C3/E C3/SE B2/E C5/E, knight C3.NW active", blue="roads C3/W C2/NE"
    ).turn("red")
    assert ways(t, "C3.NW") == t.named("C3.N C3.NE C3.SE C3.S B2.NE")
    assert t.why("march to C3.NW") == "The knight comes from B2.S; it must go elsewhere."
    assert t.why("march to C3.SW") == "No way of yours leads to C2.SE."
    assert t.why("march to C5.NE") == "No way of yours leads to C5.NE."
    t.do("march to C3.S")
    assert t.knight("C3.S") == "red basic"


@rule("CK-077")
def test_a_knight_ends_where_nobody_stands() -> None:
    t = knights(red="settlement C3.SE, roads C3/NW C3/NE C3/E C3/SE, knight C3.NW active, knight C3.NE").turn(
        "red"
    )
    assert ways(t, "C3.NW") == t.named("C3.N C3.S")  # past one's own knight and settlement
    assert t.why("march to C3.NE") == "A knight of red stands on B3.S."
    assert t.why("march to C3.SE") == "There is a town of red on C3.SE already."


@rule("CK-077")
@pytest.mark.parametrize("stop", ["knight C3.NE", "knight C3.NE mighty active", "settlement C3.NE"])
def test_a_knight_passes_nobody_elses_knight_or_town(stop: str) -> None:
    roads = "roads C3/NW C3/NE C3/E C3/SE"
    t = knights(red=f"{roads}, knight C3.NW active", blue=stop).turn("red")
    assert ways(t, "C3.NW") == t.named("C3.N")


@rule("CK-077")
def test_a_knight_that_can_go_nowhere_is_not_asked_to() -> None:
    closed = "settlement C3.N, knight C3.NE active, road C3/NE, road B3/SE, road C3/E"
    t = knights(red=closed, blue="settlement C3.SE, settlement B3.SE").turn("red")
    assert not t.can("move knight C3.NE")
    assert t.why("move knight C3.NE") == "The knight on B3.S has nowhere to go."
    assert t.given(red="road C3/NW").turn("red").can("move knight C3.NE")  # past the settlement


# -- displacing -----------------------------------------------------------------------------------------

RANKS = ["basic", "strong", "mighty"]


def duels() -> Iterator[tuple[str, str, bool]]:
    for mine, rank in enumerate(RANKS):
        for theirs, other in enumerate(RANKS):
            yield rank, other, mine > theirs


@rule("CK-078")
@pytest.mark.parametrize("rank, other, can", list(duels()))
def test_only_a_strictly_weaker_knight_is_displaced(rank: str, other: str, can: bool) -> None:
    t = knights(red=f"roads C3/NW C3/NE, knight C3.NW {rank} active", blue=f"knight C3.NE {other} active")
    t.turn("red")
    assert ways(t, "C3.NW") == t.named("C3.N C3.NE" if can else "C3.N")
    if not can:
        assert t.why("march to C3.NE") == "A knight of blue stands on B3.S."


@rule("CK-076", "CK-078")
def test_who_displaces_a_knight_stands_in_its_place_and_is_inactive() -> None:
    t = knights(red="roads C3/NW C3/NE, knight C3.NW strong active", blue="knight C3.NE").turn("red")
    t.do("move knight C3.NW", "march to C3.NE")
    assert t.knight("C3.NE") == "red strong"
    assert t.knight("C3.NW") is None
    assert t.why("move knight C3.NE") == "The knight on B3.S is inactive: it can do nothing."


@rule("CK-078")
def test_a_knight_off_ones_own_roads_cannot_be_displaced() -> None:
    t = knights(red="roads C3/NW, knight C3.NW strong active", blue="knight C3.NE, road C3/NE").turn("red")
    assert ways(t, "C3.NW") == t.named("C3.N")


@rule("CK-078")
def test_a_knight_beyond_another_cannot_be_displaced() -> None:
    t = knights(
        red="roads C3/NW C3/NE C3/E, knight C3.NW strong active", blue="knight C3.N, knight C3.SE"
    ).turn("red")
    assert ways(t, "C3.NW") == t.named("C3.N")


def displaced(blue: str, red: str = "", **others: str) -> GameTable:
    """Red's strong knight goes from C3.NW to C3.NE, where a knight of blue stands."""
    roads = "roads C3/NW C3/NE, knight C3.NW strong active"
    t = knights(red=f"{roads}{red}", blue=blue, **others).turn("red")
    return t.do("move knight C3.NW", "march to C3.NE")


@rule("CK-079")
@pytest.mark.parametrize("status", ["", " active"])
def test_the_owner_of_a_displaced_knight_says_where_it_goes_and_its_status_stays(status: str) -> None:
    t = displaced(f"roads C3/E C3/SE B3/SE, knight C3.NE basic{status}")
    assert t.to_act == "blue"
    assert str(t.g.asked(1)) == "Your knight on B3.S is displaced: move it to another corner."
    assert t.offered("retreat to") == t.named("C3.SE C3.S B3.SE")
    t.do("retreat to C3.S")
    assert t.knight("C3.S") == f"blue basic{status}"
    assert t.knight("C3.NE") == "red strong"
    assert t.events == [
        "red moves a knight from B2.S to B3.S.",
        "The knight of blue retreats from B3.S to C3.S.",
    ]
    assert t.to_act == "red"


@rule("CK-079")
def test_a_displaced_knight_keeps_to_its_own_roads_and_passes_no_other_knight_or_town() -> None:
    t = displaced(
        "roads C3/E C3/SE C3/SW C3/W D2/E B3/SE B3/E, knight C3.NE, knight C3.SE",
        white="knight C3.SW",
        orange="settlement B3.SE, road D2/SE",
    )
    assert t.offered("retreat to") == t.named("C3.S D2.SE")  # past blue's own knight on C3.SE
    assert t.why("retreat to C3.SE") == "A knight of blue stands on C3.SE."
    assert t.why("retreat to C3.SW") == "A knight of white stands on C2.SE."
    assert t.why("retreat to C3.NE") == "The knight comes from B3.S; it must go elsewhere."
    assert t.why("retreat to C3.NW") == "No way of yours leads to B2.S."  # not past white's
    assert t.why("retreat to B3.NE") == "No way of yours leads to A3.S."  # not past orange's settlement
    assert t.why("retreat to D2.S") == "No way of yours leads to D2.S."  # the road there is orange's


@rule("CK-079")
def test_a_displaced_knight_displaces_nobody() -> None:
    t = displaced("roads C3/E C3/SE B3/SE, knight C3.NE basic", white="knight C3.SE basic")
    assert t.to_act == "red"  # blue had no choice
    assert t.knight("B3.SE") == "blue basic"
    assert t.knight("C3.SE") == "white basic"


@rule("CK-079")
def test_where_one_way_is_left_the_knight_takes_it_at_once() -> None:
    t = displaced("road C3/E, knight C3.NE active")
    assert t.to_act == "red"
    assert t.knight("C3.SE") == "blue basic active"
    assert t.events[-1] == "The knight of blue retreats from B3.S to C3.SE."


@rule("CK-079")
def test_a_displaced_knight_without_a_way_leaves_the_board() -> None:
    t = displaced("knight C3.NE active, settlement B3.NE")
    assert t.knight("C3.NE") == "red strong"
    assert t.left("blue", "basic knight") == 2
    assert t.events == [
        "The knight of blue on B3.S is displaced.",
        "red moves a knight from B2.S to B3.S.",
        "The knight of blue on B3.S leaves the board.",
    ]


@rule("CK-079")
def test_the_corner_its_opponent_came_from_is_free_for_a_displaced_knight() -> None:
    t = displaced("roads C3/E C3/SE C3/SW C3/W, knight C3.NE")
    assert t.offered("retreat to") == t.named("C3.SE C3.S C3.SW C3.NW")
    t.do("retreat to C3.NW")
    assert (t.knight("C3.NW"), t.knight("C3.NE")) == ("blue basic", "red strong")


@rule("CK-079")
def test_nobody_displaces_a_knight_of_their_own() -> None:
    t = knights(red="roads C3/NW C3/NE, knight C3.NW mighty active, knight C3.NE").turn("red")
    assert ways(t, "C3.NW") == t.named("C3.N")


@rule("CK-074", "CK-079")
def test_the_longest_route_is_judged_when_both_knights_stand() -> None:
    """Between the two moves white's route through C3.NE would be one, and the card change hands."""
    t = knights(
        red="roads C3/NW C3/NE, knight C3.NW strong active, roads " + coast("E3/SE", 5),
        blue="knight C3.NE",
        white="roads C3/E C3/SE C3/SW B3/SE B3/E B3/NE",
        orange="roads " + coast("A1/NW", 5),
    ).turn("red")
    assert (t.longest_route, t.route("white"), t.route("orange")) == ("red", 3, 5)
    t.do("move knight C3.NW", "march to C3.NE")
    assert (t.longest_route, t.route("white")) == ("red", 3)
    assert not any("longest" in event for event in t.events)


# Six roads around C3, from C3.S over C3.NW, C3.N and C3.NE to C4.S.
LINE = "roads C3/SW C3/W C3/NW C3/NE C3/E C4/SW"


@rule("CK-074", "CK-079")
def test_the_longest_route_is_not_judged_while_the_displaced_knight_is_in_the_air() -> None:
    """Ruling 21: red's knight leaves white's line at C3.NW, and blue's comes to it at C3.N."""
    t = knights(
        red="road C2/NE, knight C3.NW strong active, roads " + coast("E3/SE", 5),
        blue="roads B1/E B2/NW B2/NE B2/E, knight C2.N",
        white=LINE,
        orange="roads " + coast("A1/NW", 5),
    ).turn("red")
    assert (t.longest_route, t.route("white")) == ("red", 4)
    t.do("move knight C3.NW", "march to C2.N")
    assert (t.longest_route, t.route("white")) == ("red", 4), "nobody has moved yet"
    t.do("retreat to C3.N")
    assert (t.longest_route, t.route("white")) == ("red", 3)
    assert t.points("red") == 2
    assert not any("longest" in event for event in t.events)


@rule("CK-074", "CK-079")
def test_a_displaced_knight_may_break_another_route() -> None:
    t = displaced("road C3/E, knight C3.NE", white="roads C3/SE C3/SW C3/W C4/SW C4/SE")
    assert t.knight("C3.SE") == "blue basic"
    assert (t.route("white"), t.longest_route) == (3, None)
    assert t.events[-1] == "Nobody has the longest trade route."


# -- chasing the robber ---------------------------------------------------------------------------------


@rule("CK-080")
def test_a_knight_beside_the_robber_moves_it_and_steals() -> None:
    t = knights(robber="C3", red=f"{HOME}, knight C3.N active", blue="settlement A1.N, hand 1 coin").turn(
        "red"
    )
    t.do("chase robber C3.N")
    assert t.events == ["red chases the robber with the knight on B2.SE."]
    assert t.why("move robber C3") == "The robber stands on C3 already; it must move."
    t.do("move robber A1", "stolen coin")
    assert t.robber == "A1"
    assert t.hand("red") == "1 coin"
    assert t.knight("C3.N") == "red basic"  # CK-076: inactive now


@rule("CK-080")
def test_the_robber_may_be_chased_to_any_other_land_hex() -> None:
    t = knights(robber="C3", red=f"{HOME}, knight C3.N active").turn("red")
    t.do("chase robber C3.N")
    assert len(t.offered("move robber")) == 18
    t.do("move robber E3")  # nobody lives there
    assert t.to_act == "red" and t.robber == "E3"


@rule("CK-080")
@pytest.mark.parametrize(
    "robber, can", [("B2", True), ("B3", True), ("C3", True), ("C4", False), ("A2", False)]
)
def test_only_from_one_of_the_hexes_around_the_knight(robber: str, can: bool) -> None:
    t = knights(robber=robber, red=f"{HOME}, knight C3.N active").turn("red")
    assert t.can("chase robber C3.N") == can
    if not can:
        assert t.why("chase robber C3.N") == "The robber doesn't stand beside B2.SE."


@rule("CK-080")
def test_nobody_chases_the_robber_before_the_barbarians_have_landed() -> None:
    t = knights(red=f"{HOME}, knight C3.N active").turn("red")
    assert t.offered("chase robber") == set()
    t.given(robber="C3")  # even if it weren't off the board
    assert t.offered("chase robber") == set()
    why = "Neither robber nor pirate can be moved before the barbarians have landed."
    assert t.why("chase robber C3.N") == why


@rule("CK-080")
@pytest.mark.parametrize("rank", RANKS)
def test_any_rank_can_chase_the_robber(rank: str) -> None:
    t = knights(robber="C3", red=f"{HOME}, knight C3.N {rank} active").turn("red")
    assert t.can("chase robber C3.N")

"""The longest trade route: how it is measured, who takes it, and what a break does to it."""

import random

import pytest

from longroad.isle.building import settle
from longroad.isle.routes import pave
from tests.proofs import rule
from tests.table import GameTable, coast, table

ROAD = "hand 1 brick 1 lumber"
SETTLEMENT = "hand 1 brick 1 lumber 1 wool 1 grain"

# Everybody builds along a coast of their own, clockwise from here; seven roads have room.
HOME = {"red": "A1/NW", "orange": "B4/E", "blue": "E3/SE", "white": "D1/SW"}


def routes(**lengths: int) -> GameTable:
    """A table with routes of these lengths, laid in this order."""
    t = table()
    for who, length in lengths.items():
        if length:
            t.given(**{who: f"roads {coast(HOME[who], length)}"})
    return t


def next_road(who: str, length: int) -> str:
    """The road that makes a route of this length one longer."""
    return "build road " + coast(HOME[who], length + 1).split()[-1]


def broken(t: GameTable, corner: str, by: str = "blue") -> GameTable:
    """Somebody settles on red's route: on A1.NE after two roads, or on A2.NE after four."""
    inland = {"A1.NE": "A1/E", "A2.NE": "A2/E"}[corner]
    t.given(**{by: f"road {inland}, {SETTLEMENT}"}).turn(by)
    return t.do(f"build settlement {corner}")


# -- the first to have five -----------------------------------------------------------------------------


@rule("BASE-070")
def test_the_first_route_of_five_roads_takes_the_card() -> None:
    t = routes(red=4).given(red=ROAD).turn("red")
    assert t.longest_route is None
    assert t.points("red") == 0
    t.do(next_road("red", 4))
    assert t.longest_route == "red"
    assert t.points("red") == 2
    assert t.public_points("red") == 2
    assert t.events == ["red builds a road on A3/NW.", "red has the longest trade route, 5 long."]


@rule("BASE-070")
def test_free_roads_count_like_all_others() -> None:
    t = routes(red=3).given(red="cards road building").turn("red").do("play road building")
    t.do(next_road("red", 3), next_road("red", 4))
    assert t.longest_route == "red"


@rule("BASE-070")
@pytest.mark.parametrize(
    "roads, length",
    [
        ("C3/NW C3/NE C3/E C3/SE C3/SW", 5),
        ("C3/NW C3/NE C2/NE B2/W B3/SE B3/E", 6),
        ("B2/E A2/SW C3/NW C2/E C3/NE C3/E", 4),  # three arms of two at C3.N
        ("B2/E A2/SW A1/SE C3/NW C2/E C2/SE C3/NE C3/E C3/SE", 6),  # three arms of three
        ("A1/NW A1/NE A2/NW A2/NE E1/SE E1/SW E1/W D1/SW", 4),  # two routes of four
        ("C3/NW C3/NE C3/E C3/SE C3/SW B2/E B3/SE C4/SW", 5),  # three twigs on a route of five
    ],
)
def test_only_one_continuous_route_counts_and_branches_do_not_add_up(roads: str, length: int) -> None:
    t = table().given(red=f"roads {roads}")
    assert t.route("red") == length
    assert t.longest_route == ("red" if length >= 5 else None)


# -- taking it over -------------------------------------------------------------------------------------


@rule("BASE-071")
def test_only_a_longer_route_takes_the_card_over_and_at_once() -> None:
    t = routes(red=5, blue=4).given(blue="hand 2 brick 2 lumber").turn("blue")
    t.do(next_road("blue", 4))
    assert t.route("blue") == 5
    assert t.longest_route == "red"  # as long is not enough
    t.do(next_road("blue", 5))
    assert t.longest_route == "blue"
    assert (t.points("red"), t.points("blue")) == (0, 2)
    assert t.events[-1] == "blue has the longest trade route, 6 long."


@rule("BASE-071")
def test_it_can_be_won_back() -> None:
    t = routes(red=5, blue=6).given(red="hand 2 brick 2 lumber")
    assert t.longest_route == "blue"
    t.turn("red").do(next_road("red", 5))
    assert t.longest_route == "blue"
    t.do(next_road("red", 6))
    assert t.longest_route == "red"


@rule("BASE-071")
def test_a_longer_route_of_the_holder_changes_nothing() -> None:
    t = routes(red=5, blue=5).given(red=ROAD).turn("red").do(next_road("red", 5))
    assert t.longest_route == "red"
    assert t.points("red") == 2


# -- breaks ---------------------------------------------------------------------------------------------


@rule("BASE-072")
@pytest.mark.parametrize("corner, left", [("A1.NE", 4), ("A2.NE", 4)])
def test_anothers_settlement_on_the_route_breaks_it(corner: str, left: int) -> None:
    t = routes(red=6)
    assert t.longest_route == "red"
    broken(t, corner)
    assert t.route("red") == left
    assert t.longest_route is None
    assert t.points("red") == 0
    assert t.left("red", "road") == 9  # the roads stay


@rule("BASE-072")
@pytest.mark.parametrize("town", ["settlement", "city"])
def test_a_route_does_not_lead_through_anothers_town(town: str) -> None:
    t = table().given(blue=f"{town} A2.NE", red="roads " + coast("A1/NW", 6))
    assert t.route("red") == 4
    assert t.longest_route is None


@rule("BASE-072")
def test_joining_roads_at_anothers_town_makes_no_route() -> None:
    t = table().given(blue="settlement A2.NE", red=f"roads A1/NW A1/NE A2/NW A3/NW A3/NE, {ROAD}").turn("red")
    t.do("build road A2/NE")
    assert t.route("red") == 4
    assert t.longest_route is None


@rule("BASE-072")
@pytest.mark.parametrize("town", ["settlements", "cities"])
def test_ones_own_towns_do_not_break_it(town: str) -> None:
    t = table().given(red=f"{town} A1.NE A2.NE, roads " + coast("A1/NW", 5))
    assert t.longest_route == "red"
    t = table().given(red="roads " + coast("A1/NW", 5)).given(red=f"{town} A1.NE A2.NE")
    assert t.route("red") == 5
    assert t.longest_route == "red"


@rule("BASE-072")
@pytest.mark.parametrize("corner", ["A1.NW", "A3.N"])
def test_a_town_at_the_end_of_a_route_breaks_nothing(corner: str) -> None:
    t = table().given(red="roads " + coast("A1/NW", 5), blue=f"settlement {corner}")
    assert t.route("red") == 5
    assert t.longest_route == "red"


@rule("BASE-073")
@pytest.mark.parametrize(
    "others", [{}, {"blue": 4}, {"blue": 5}, {"white": 5}, {"blue": 5, "white": 5}, {"blue": 5, "orange": 5}]
)
def test_a_holder_still_among_the_longest_keeps_the_card(others: dict[str, int]) -> None:
    t = broken(routes(red=7, **others), "A1.NE")
    assert t.route("red") == 5
    assert t.longest_route == "red"
    assert t.points("red") == 2


@rule("BASE-074")
@pytest.mark.parametrize(
    "corner, others",
    [
        ("A2.NE", {"blue": 5, "white": 5}),
        ("A2.NE", {"white": 5, "orange": 5}),
        ("A2.NE", {"blue": 6, "white": 5, "orange": 6}),
        ("A2.NE", {"blue": 5, "white": 5, "orange": 5}),
        ("A1.NE", {"blue": 6, "white": 6}),  # red has five left, which is not among the longest
    ],
)
def test_when_others_tie_the_card_is_set_aside(corner: str, others: dict[str, int]) -> None:
    t = broken(routes(red=7, **others), corner)
    assert t.longest_route is None
    assert all(t.points(who) == (who == "blue") for who in t.names)  # blue's new settlement
    assert t.events[-1] == "Nobody has the longest trade route."


@rule("BASE-074")
@pytest.mark.parametrize("who", ["blue", "white"])
def test_the_card_set_aside_goes_to_who_gets_ahead(who: str) -> None:
    t = broken(routes(red=7, blue=5, white=5), "A2.NE")
    t.given(**{who: ROAD}).turn(who).do(next_road(who, 5))
    assert t.longest_route == who
    assert t.events[-1] == f"{who} has the longest trade route, 6 long."


@rule("BASE-074")
def test_one_more_in_the_tie_leaves_it_aside() -> None:
    t = broken(routes(red=7, blue=5, white=5), "A2.NE")
    t.given(red="hand 2 brick 2 lumber").turn("red").do("build road A1/W")
    assert t.route("red") == 5
    assert t.longest_route is None
    t.do("build road B1/NW")
    assert t.longest_route == "red"


@rule("BASE-074")
def test_five_roads_behind_a_tie_do_not_take_it() -> None:
    t = broken(routes(red=7, blue=6, white=6), "A2.NE")
    t.given(red=ROAD).turn("red").do("build road A1/W")
    assert t.route("red") == 5
    assert t.longest_route is None


@rule("BASE-074", "BASE-076")
def test_breaking_one_of_the_tied_gives_it_to_the_other() -> None:
    t = broken(routes(red=7, white=5, orange=5), "A2.NE")
    assert t.longest_route is None
    t.given(red=f"road D4/NE, {SETTLEMENT}").turn("red").do("build settlement D4.NE")  # on orange's route
    assert t.route("orange") < 5
    assert t.longest_route == "white"


@rule("BASE-075")
@pytest.mark.parametrize("others", [{}, {"blue": 4}, {"blue": 4, "white": 4}, {"orange": 3}])
def test_when_nobody_has_five_any_more_the_card_is_set_aside(others: dict[str, int]) -> None:
    t = broken(routes(red=7, **others), "A2.NE")
    assert t.route("red") == 4
    assert t.longest_route is None
    assert t.points("red") == 0
    assert t.events[-1] == "Nobody has the longest trade route."


@rule("BASE-075", "BASE-070")
@pytest.mark.parametrize("who", ["red", "white"])
def test_then_the_first_with_five_takes_it(who: str) -> None:
    t = broken(routes(red=7, white=4), "A2.NE").given(**{who: ROAD}).turn(who)
    t.do("build road A1/W" if who == "red" else next_road(who, 4))
    assert t.longest_route == who
    assert t.points(who) == 2


@rule("BASE-076")
@pytest.mark.parametrize(
    "corner, others, holder",
    [
        ("A2.NE", {"blue": 5}, "blue"),  # also who broke it
        ("A2.NE", {"white": 5}, "white"),
        ("A2.NE", {"blue": 5, "white": 6}, "white"),
        ("A2.NE", {"blue": 6, "white": 5, "orange": 5}, "blue"),
        ("A1.NE", {"orange": 6}, "orange"),  # red has five left, which is less
        ("A1.NE", {"orange": 6, "white": 5}, "orange"),
    ],
)
def test_a_single_other_with_the_longest_takes_it_at_once(
    corner: str, others: dict[str, int], holder: str
) -> None:
    t = broken(routes(red=7, **others), corner)
    assert t.longest_route == holder
    assert t.points("red") == 0
    assert t.points(holder) == 2 + (holder == "blue")  # blue's new settlement


@rule("BASE-073")
@pytest.mark.parametrize("length", [5, 6, 7])
@pytest.mark.parametrize("orange", [0, 1])
def test_breaking_a_route_that_does_not_hold_the_card_changes_nothing(length: int, orange: int) -> None:
    """White holds it; red, as long, is broken, and orange, as long too, may be there."""
    t = broken(routes(white=length, red=length, orange=orange * length), "A2.NE")
    assert t.route("red") == 4
    assert t.longest_route == "white" and t.points("white") == 2
    assert [e for e in t.events if "route" in e] == []


def set_aside(**others: int) -> GameTable:
    """Red held the card, and has four roads left; nobody has it. Others build their roads before that."""
    t = broken(routes(red=7, **others), "A2.NE")
    assert t.longest_route is None and t.route("red") == 4
    return t


@rule("BASE-074")
def test_breaking_a_third_route_leaves_a_card_aside_that_two_tie_for() -> None:
    t = set_aside(white=6, orange=6, blue=5)
    t.given(red=f"road E3/W, {SETTLEMENT}").turn("red").do("build settlement E3.SW")  # on blue's route
    assert t.route("blue") == 3
    assert t.longest_route is None
    assert [e for e in t.events if "route" in e] == []


@rule("BASE-075")
def test_breaking_a_route_that_was_too_short_leaves_the_card_aside() -> None:
    t = set_aside(blue=4)
    t.given(red=f"road E3/W, {SETTLEMENT}").turn("red").do("build settlement E3.SW")
    assert (t.route("blue"), t.route("red")) == (2, 4)
    assert t.longest_route is None, "four alone are the longest, and too few"
    assert [e for e in t.events if "route" in e] == []


@rule("BASE-074", "BASE-076")
def test_breaking_one_of_three_that_tie_leaves_the_card_with_nobody() -> None:
    t = set_aside(white=5, orange=5, blue=5)
    t.given(red=f"road E3/W, {SETTLEMENT}").turn("red").do("build settlement E3.SW")
    assert t.longest_route is None
    t = set_aside(white=5, blue=5)
    t.given(red=f"road E3/W, {SETTLEMENT}").turn("red").do("build settlement E3.SW")
    assert t.longest_route == "white" and t.points("white") == 2


# -- loops ----------------------------------------------------------------------------------------------

RING = "C3/NE C3/E C3/SE C3/SW C3/W C3/NW"


@rule("BASE-077")
@pytest.mark.parametrize(
    "roads, length",
    [
        (RING, 6),
        (f"{RING} B2/E", 7),  # a ring and a way to it
        (f"{RING} B2/E A2/SW", 8),
        (f"{RING} B2/E D2/E", 7),  # with a second way on the far side it is still one and the whole ring
        (f"{RING} C4/NE C4/E C4/SE C4/SW C4/NW", 11),  # two rings that share a side
    ],
)
def test_a_route_may_pass_a_corner_twice_but_uses_each_road_once(roads: str, length: int) -> None:
    t = table().given(red=f"roads {roads}")
    assert t.route("red") == length


@rule("BASE-077")
@pytest.mark.parametrize(
    "roads, length",
    [
        (RING, 6),  # a ring has no end to begin at
        (f"{RING} B2/E", 7),
        (f"{RING} C4/NE C4/E C4/SE C4/SW C4/NW", 11),
    ],
)
def test_a_ring_counts_fully_also_when_all_is_measured_again(roads: str, length: int) -> None:
    """Blue breaks another route of red's, so what is left is counted from scratch."""
    t = broken(table().given(red=f"roads {roads} A1/NE A2/NW"), "A1.NE")
    assert t.route("red") == length
    assert t.longest_route == "red" and t.points("red") == 2
    assert not any("longest" in event for event in t.events), "it never left red"


@rule("BASE-072", "BASE-077")
@pytest.mark.parametrize(
    "roads, corner, length",
    [
        (RING, "C3.N", 6),  # round the ring from blue's town back to it
        (f"{RING} B2/E", "C3.N", 6),  # and no further
        (f"{RING} B2/E", "C3.S", 6),
        (f"{RING} C4/NE C4/E C4/SE C4/SW C4/NW", "C3.N", 10),  # all but the side they share
        (f"{RING} C4/NE C4/E C4/SE C4/SW C4/NW", "C3.NE", 10),  # round both from where they meet
    ],
)
def test_a_town_on_a_ring_breaks_it_like_any_route(roads: str, corner: str, length: int) -> None:
    t = table().given(red=f"roads {roads}", blue=f"settlement {corner}")
    assert t.route("red") == length
    assert t.longest_route == "red"


@rule("BASE-070", "BASE-072", "BASE-077")
@pytest.mark.parametrize("seed", range(12))
def test_every_route_is_as_long_as_a_plain_count_says(seed: int) -> None:
    """Towns and roads at random, each measured again by trying every way from every corner."""
    chance = random.Random(seed)
    t = table("isle:base;3")
    routes, towns, board = t.g.routes, t.g.towns, t.g.board
    for _ in range(36):
        p = chance.randrange(3)
        free = [side for side in range(board.sides) if routes.road[side] == -1]
        near = [side for side in free if routes.reach[side] >> p & 1]
        corners = [corner for corner in range(board.corners) if towns.level[corner] == 0]
        if chance.random() < 0.8 and routes.left[p]:
            pave(t.g, p, chance.choice(near or free))
        elif towns.settlements[p] and corners:
            settle(t.g, p, chance.choice(corners))
        for who in t.names:
            assert t.route(who) == recount(t, who)


def recount(t: GameTable, who: str) -> int:
    """The longest way over roads of one color, each used once, not through others' towns."""
    p = t.seat(who)
    g = t.g
    roads = [s for s in range(g.board.sides) if g.routes.road[s] == p]
    at: dict[int, list[tuple[int, int]]] = {}
    for road in roads:
        a, b = (int(c) for c in g.board.ends[road])
        at.setdefault(a, []).append((road, b))
        at.setdefault(b, []).append((road, a))

    def onward(corner: int, used: frozenset[int]) -> int:
        if used and g.towns.owner[corner] not in (-1, p):
            return 0
        ways = [(road, there) for road, there in at[corner] if road not in used]
        return max((1 + onward(there, used | {road}) for road, there in ways), default=0)

    return max((onward(corner, frozenset()) for corner in at), default=0)

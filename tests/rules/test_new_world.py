"""New World: harbors that the players place, the pirate, and foreign islands (SEA-201 … SEA-203)."""

import pytest

from longroad.isle.geometry import is_land
from longroad.isle.maps.shipped import scenario
from longroad.isle.seafarers.new_world import quay
from tests.isle import new_game
from tests.proofs import rule
from tests.table import CARDS, GameTable, table

SPEC = "isle:new_world;3"
SETTLEMENT = "hand 1 lumber 1 brick 1 wool 1 grain"

# Three islands: a large one, one of two hexes in the north-east, and one of a single hex in the east.
WORLD = [
    "  ~   ~   ~   ~   ~",
    "~   f6  h9  ~   g5  ~",
    "  p8  m10 g12 ~   f4",
    "~   f3  p5  ~   ~   ~",
    "  ~   ~   ~   ~   h11",
]
STACK = ["any", "any", "any", "ore", "wool"]


def world(stack: list[str] | None = None, spec: str = SPEC, **keys: object) -> GameTable:
    """A world that is drawn, with its harbors still to be placed."""
    own = {
        "format": "longroad-map/1",
        "name": "A new world",
        "seats": [2, 3, 4],
        "map": WORLD,
        "points": 12,
        "island_points": 1,
        "robber": "12",
        "pirate": "rim",
        "harbor_stack": STACK if stack is None else stack,
    }
    return GameTable(new_game(spec, 0, {**own, **keys}))


def harbors(t: GameTable) -> dict[str, str]:
    return {harbor.place: harbor.kind for harbor in t.picture().harbors}


def to_place(t: GameTable) -> int:
    return next(c.value for c in t.picture().counters if c.name == "harbors to place")


# -- harbors --------------------------------------------------------------------------------------------


@rule("SEA-201")
def test_the_players_place_the_harbors_in_turn_from_who_begins() -> None:
    """Ruling 5."""
    t = world().founding("blue")
    order = []
    for kind, side in zip(STACK, ("B2/NW", "B3/NE", "C1/W", "D3/SE", "E5/NW"), strict=True):
        assert t.to_act == "chance"
        t.do(f"drew harbor {kind}")
        order.append(t.to_act)
        t.do(f"place harbor {side}")
    assert order == ["blue", "white", "red", "blue", "white"]
    assert harbors(t) == {"A1/SE": "any", "A3/SW": "any", "C1/W": "any", "D3/SE": "ore", "D5/SE": "wool"}
    assert to_place(t) == 0
    assert t.to_act == "blue", "then the game goes on with who begins"


@rule("SEA-201")
def test_a_harbor_is_drawn_from_a_stack_that_lies_face_down() -> None:
    t = world().founding("red")
    assert t.outcomes == {"drew harbor any": 3, "drew harbor ore": 1, "drew harbor wool": 1}
    t.do("drew harbor any")
    assert t.events == ["red draws a harbor for any three cards."]
    assert str(t.g.asked(0)) == "Place a harbor for any three cards."
    t.do("place harbor C1/W")
    assert t.events == ["red places it on C1/W."]
    assert t.outcomes == {"drew harbor any": 2, "drew harbor ore": 1, "drew harbor wool": 1}
    t.do("drew harbor ore")
    assert t.events == ["blue draws a harbor for ore."]
    assert str(t.g.asked(1)) == "Place a harbor for ore."
    t.do("place harbor D3/SE")
    assert t.outcomes == {"drew harbor any": 2, "drew harbor wool": 1}


@rule("SEA-201")
def test_nobody_knows_the_order_of_the_stack() -> None:
    one = world(["any", "ore", "wool"]).founding("red")
    other = world(["wool", "ore", "any"]).founding("red")
    assert one.outcomes == other.outcomes
    assert list(quay(one.sees("red")).stack) == list(quay(other.sees("blue")).stack)


@rule("SEA-201")
def test_a_harbor_goes_to_any_coast_also_at_the_frame() -> None:
    t = world().founding("red").do("drew harbor any")
    coasts = {words.split()[-1] for words in t.menu()}
    sides = range(int(t.g.board.sides))
    names = {t.g.map.places.side_name(side) for side in sides if is_shore(t, side)}
    assert coasts == names
    assert {"A1/SE", "C1/W", "C5/E", "E5/SE"} <= coasts, "to the sea, and to the frame"
    assert t.why("place harbor B2/E") == "B2/E lies on no coast.", "between two hexes of land"
    assert t.why("place harbor A2/E") == "A2/E lies on no coast.", "between two hexes of sea"
    assert t.why("place harbor A1/NW") == "A1/NW lies on no coast.", "between sea and frame"


def is_shore(t: GameTable, side: int) -> bool:
    """By definition: land on exactly one side of it."""
    return sum(is_land(t.g.land.terrain[h]) for h in t.g.board.hexes_beside[side]) == 1


@rule("SEA-201")
def test_a_corner_has_one_harbor_at_most() -> None:
    t = world().founding("red").do("drew harbor any")
    before = set(t.menu())
    t.do("place harbor C1/W", "drew harbor any")
    assert before - set(t.menu()) == {f"place harbor {side}" for side in ("C1/W", "B1/SE", "C1/SW")}
    assert t.why("place harbor B1/SE") == "There is a harbor at a corner of B1/SE already."
    for side in ("B1/SE", "C1/SW"):
        assert not t.can(f"place harbor {side}")


@rule("SEA-201")
def test_harbors_that_the_map_has_already_keep_their_corners() -> None:
    t = world(harbors=["C1/W grain"]).founding("red").do("drew harbor any")
    assert not t.can("place harbor B1/SE")
    t.do("place harbor D3/SE")
    assert harbors(t) == {"C1/W": "grain", "D3/SE": "any"}


@rule("SEA-201")
def test_a_harbor_that_was_placed_serves_who_settles_there() -> None:
    t = world(["ore", "any"]).founding("red")
    t.do("drew harbor ore", "place harbor C1/W", "drew harbor any", "place harbor D3/SE", "move pirate ~1")
    assert t.rate("red", "ore") == 4
    t.do("build settlement C1.NW")
    assert (t.rate("red", "ore"), t.rate("red", "wool")) == (2, 4)
    t.do("build road C1/NW", "build settlement D3.S")
    assert (t.rate("blue", "ore"), t.rate("blue", "wool")) == (3, 3)


@rule("SEA-201")
@pytest.mark.parametrize("full, said", [(True, "There is no place for the last 2 harbors."), (False, "")])
def test_harbors_that_find_no_place_are_left_out(full: bool, said: str) -> None:
    """Ruling 5. Maps are refused that could be so short of coast, so here somebody has built before."""
    t = world(["any", "any", "ore"])
    free = [side for side in range(int(t.g.board.sides)) if is_shore(t, side)]
    keep = t.g.map.places.side_of("E5/E")
    for side in free:
        near = {int(c) for c in t.g.board.ends[keep]} & {int(c) for c in t.g.board.ends[side]}
        if full and not near:
            t.g.land = t.g.land.with_harbor(t.g.board, side, 1)
    t.founding("red").do("drew harbor any", "place harbor E5/E")
    assert (said in t.events) == full
    assert to_place(t) == (0 if full else 2)
    assert t.can("move pirate ~1") == full


@rule("SEA-201")
def test_the_generator_may_place_them_instead() -> None:
    t = world(spec=f"{SPEC};harbors=generator").founding("red")
    assert sorted(harbors(t).values()) == sorted(STACK)
    assert t.can("move pirate ~1"), "nobody is asked for harbors"


@rule("SEA-201")
def test_ten_harbors_are_placed_in_the_new_world() -> None:
    t = table(SPEC, seed=3).founding("red")
    assert t.outcomes == {"drew harbor any": 5, **{f"drew harbor {card}": 1 for card in CARDS[:5]}}
    for _ in range(20):
        t.do(t.menu()[0])
    assert sorted(harbors(t).values()) == sorted([*["any"] * 5, *CARDS[:5]])
    corners = [c for place in harbors(t) for c in t.g.board.ends[t.g.map.places.side_of(place)]]
    assert len(set(corners)) == 20
    assert t.can("move pirate ~1")


# -- robber and pirate ----------------------------------------------------------------------------------


@rule("SEA-202")
@pytest.mark.parametrize("seed", range(5))
def test_the_robber_starts_on_the_12(seed: int) -> None:
    t = table(SPEC, seed=seed)
    assert next(tile.number for tile in t.picture().tiles if tile.name == t.robber) == 12


@rule("SEA-014", "SEA-202")
def test_who_begins_puts_the_pirate_on_any_part_of_the_frame_after_the_harbors() -> None:
    t = world(["any"]).founding("white")
    assert [piece.place for piece in t.picture().pieces if piece.kind == "pirate"] == [""]
    t.do("drew harbor any", "place harbor C1/W")
    assert t.to_act == "white"
    assert str(t.g.asked(2)) == "Choose where the pirate starts."
    rim = int(t.g.board.rim)
    assert t.menu() == sorted(f"move pirate ~{k + 1}" for k in range(rim))
    t.do(f"move pirate ~{rim}")
    assert t.pirate == f"~{rim}"
    assert (t.to_act, str(t.g.asked(2))) == ("white", "Found your first settlement.")


# -- islands --------------------------------------------------------------------------------------------


@rule("SEA-203")
def test_founding_is_anywhere() -> None:
    t = world([], pirate="~1").founding("red")
    corners = {words.split()[-1] for words in t.menu()}
    land = [c for c in range(int(t.g.board.corners)) if t.g.land.is_inhabitable(t.g.board, c)]
    assert corners == {t.g.map.places.corner_name(c) for c in land}


@rule("SEA-203")
def test_the_first_settlement_on_each_foreign_island_gives_a_point() -> None:
    t = world([], pirate="~1").given(red="settlements B2.N C2.S").turn("red")
    t.given(red="ships B5/NE C5/E D5/SE, hand 3 lumber 3 brick 3 wool 3 grain")
    assert t.public_points("red") == 2
    t.do("build settlement B5.N")
    assert t.public_points("red") == 4
    assert t.events[-1].startswith("red takes a point for a new island, at ")
    t.do("build settlement C5.SE")  # the same island again
    assert t.public_points("red") == 5
    t.do("build settlement E5.N")  # the next one
    assert t.public_points("red") == 7


@rule("SEA-203")
@pytest.mark.parametrize(
    "founded, at_home, abroad",
    [
        ("B2.N C2.S", [], ["B5.N", "E5.N"]),
        ("B2.N C5.SE", ["B5.N"], ["E5.N"]),
        ("C5.SE E5.S", ["B5.N", "E5.N"], ["B2.N"]),
    ],
)
def test_one_or_two_islands_are_home(founded: str, at_home: list[str], abroad: list[str]) -> None:
    ships = {"B2.N": "A1/SE", "B5.N": "B5/NE", "E5.N": "D5/SE"}
    for corner in at_home + abroad:
        t = world([], pirate="~1").given(red=f"settlements {founded}").turn("red")
        t.given(red=f"ship {ships[corner]}, {SETTLEMENT}").do(f"build settlement {corner}")
        assert t.public_points("red") == (3 if corner in at_home else 4), corner


@rule("SEA-203")
def test_an_island_is_foreign_though_others_live_there() -> None:
    t = world([], pirate="~1").given(red="settlements B2.N C2.S", blue="settlement C5.SE").turn("red")
    t.given(red=f"ship B5/NE, {SETTLEMENT}").do("build settlement B5.N")
    assert (t.public_points("red"), t.public_points("blue")) == (4, 1)


# -- the end --------------------------------------------------------------------------------------------


@rule("SEA-060", "SEA-203")
@pytest.mark.parametrize("more, wins", [("settlement D3.S", True), ("", False)])
def test_the_only_way_to_end_twelve_points_on_ones_turn(more: str, wins: bool) -> None:
    t = world([], pirate="~1").given(red="cities B2.N B3.N C1.NW C3.SE, settlement D2.S")
    if more:
        t.given(red=more)
    t.turn("red").given(red=f"ship D5/SE, {SETTLEMENT}").do("build settlement E5.N")
    assert t.points("red") == (12 if wins else 11)
    assert t.winner == ("red" if wins else None)
    if wins:
        assert t.events[-1] == "red wins with 12 points."
        assert t.g.result == {"winner": 0, "points": [12, 0, 0], "rounds": 1, "reason": "points"}


@rule("SEA-060")
def test_the_new_world_is_played_to_twelve_points() -> None:
    assert (scenario("new_world").points, scenario("new_world").island_points) == (12, 1)
    assert table(SPEC, seed=1).picture().target == 12

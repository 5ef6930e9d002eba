"""The Wonders of Catan: founding, islets, claiming a wonder, its stages, and the two ways to win
(SEA-191 … SEA-196).

        *8  h2  ~   m10 ~   ~             A1 … A6        The wall is built by the desert from B5.SE to D5.SE,
      ~   ~   ~   f11 ~   d   ~           B1 … B7        the bridge over the strait between F2.SE and F3.S.
    m12 g6  h11 g10 p3  f9  d   ~         C1 … C8
      m3  g4  m6  p5  h4  d   ~           D1 … D7        Islets: A1 A2, and E8 F7 G6.
    h8  p9  ~   ~   h10 ~   ~   *6        E1 … E8
      ~   f3  ~   f8  g9  ~   f4          F1 … F7
        m5  ~   p11 p2  ~   g5            G1 … G6
"""

import pytest

from longroad.isle.seafarers.wonders import NAMES, works
from tests.proofs import rule
from tests.table import CARDS, GameTable, gives, table

COSTS = {
    "castle": "1 brick 3 ore 1 grain",
    "monument": "2 ore 3 grain",
    "grand theater": "1 brick 1 lumber 3 wool",
    "great bridge": "3 lumber 1 wool 1 grain",
    "great wall": "3 brick 1 lumber 1 grain",
}
WALL = ["B5.SE", "B6.S", "C6.SE", "C6.S", "D5.SE"]
BRIDGE = ["F2.SE", "F3.S"]
BESIDE = ["E3.S", "F2.S", "F3.SE", "G2.SE"]  # the exclamation marks

ROUTE = "roads C1/NE C2/NW C2/NE C3/NW C3/NE"  # five along the northern coast


@gives("wonder")
def give_wonder(t: GameTable, p: int, words: str) -> None:
    """`wonder castle 2`: claimed, and so many stages finished."""
    name, _, stages = words.rpartition(" ")
    works(t.g).builder[NAMES.index(name)] = p
    works(t.g).stages[p] = int(stages)


def archipelago(seats: int = 4, **owners: str) -> GameTable:
    return table(f"isle:wonders;{seats}").given(**owners).turn("red")


def stages(t: GameTable) -> list[int]:
    return [c.value for c in t.picture().counters if c.name == "wonder stages"]


def builders(t: GameTable) -> dict[str, str]:
    """Wonder -> who builds it."""
    return {
        track.name: t.names[track.owner]
        for track in t.picture().tracks
        if track.kind == "wonder" and track.owner is not None
    }


def claims(t: GameTable) -> list[str]:
    return [words.removeprefix("claim ") for words in t.menu() if words.startswith("claim ")]


# -- founding -------------------------------------------------------------------------------------------


@rule("SEA-191")
def test_nobody_founds_on_islets_on_the_marks_or_beside_the_strait() -> None:
    t = table("isle:wonders;4").founding("red").do("move robber B6")
    places = {words.removeprefix("build settlement ") for words in t.menu()}
    for corner in [*WALL, *BRIDGE, *BESIDE, "A1.N", "A2.SE", "E8.N", "F7.S", "G6.SE"]:
        assert t.g.map.places.canonical(corner) not in places
        assert (
            t.why(f"build settlement {corner}") == f"Nobody may found on {t.g.map.places.canonical(corner)}."
        )
    for corner in ["C1.N", "A4.N", "D5.S", "F2.N", "G3.S", "B6.NE", "C7.SE"]:
        assert t.g.map.places.canonical(corner) in places


@rule("SEA-191")
def test_the_marks_of_wall_and_bridge_themselves_are_enough() -> None:
    island = ["g4  f6  h8", "  p5  m9", "f3  p10 g11"]
    marks = {"wall": ["A1.N"], "bridge": ["A3.N"]}
    t = table("isle:wonders;3", drawing=island, seats=[3], robber="A1", marks=marks).founding("red")
    assert not t.can("build settlement A1.N") and not t.can("build settlement A3.N")
    assert t.can("build settlement A2.N")


@rule("SEA-191")
def test_later_everybody_may_settle_there() -> None:
    t = archipelago(red="roads C6/E, hand 1 lumber 1 brick 1 wool 1 grain")
    assert t.can("build settlement C6.SE")
    t = archipelago(red="roads F2/SE, hand 1 lumber 1 brick 1 wool 1 grain")
    assert t.can("build settlement F2.SE") and t.can("build settlement F2.S")


@rule("SEA-192")
def test_the_first_settlement_on_each_islet_gives_a_point_to_every_player() -> None:
    site = "hand 2 lumber 2 brick 2 wool 2 grain"
    t = archipelago(red=f"settlement C1.N, ships A1/NE A2/E G6/E, {site}", blue=f"ship A1/W, {site}")
    t.do("build settlement A1.N")
    assert t.public_points("red") == 3
    t.do("build settlement A2.SE")
    assert t.public_points("red") == 4, "the second on the same islet gives none"
    t.given(red=f"road C3/SE, {site}").do("build settlement G6.SE")
    assert t.public_points("red") == 6
    t.do("build settlement C3.S")
    assert t.public_points("red") == 7, "none on the main island"
    t.turn("blue").do("build settlement A1.SW")
    assert t.public_points("blue") == 2, "whoever else is there"


@rule("SEA-195")
def test_the_starting_player_puts_the_robber_on_any_desert() -> None:
    t = table("isle:wonders;3").founding("blue")
    assert t.to_act == "blue"
    assert t.menu() == ["move robber B6", "move robber C7", "move robber D6"]
    t.do("move robber C7")
    assert t.robber == "C7"
    assert t.to_act == "blue" and t.can("build settlement C1.N")


@rule("SEA-195")
def test_there_is_no_pirate() -> None:
    t = archipelago(red="cards knight, ship A1/NE")
    assert not any(piece.kind == "pirate" for piece in t.picture().pieces)
    assert not any("pirate" in words for words in t.g.book.templates.values())
    t.do("play knight")
    assert all(words.startswith("move robber") for words in t.menu())


# -- claiming -------------------------------------------------------------------------------------------


@rule("SEA-193")
@pytest.mark.parametrize(
    "wonder, given, enough",
    [
        ("castle", "city C3.S, 6 points", True),
        ("castle", "city C3.S, 5 points", False),
        ("castle", f"settlements C3.S C1.N D1.S E1.S G1.S, {ROUTE}", False),
        ("monument", f"city B1.SE, {ROUTE}", True),
        ("monument", f"settlement B1.SE, {ROUTE}", False),
        ("monument", f"city C3.S, settlement B1.SE, {ROUTE}", False),
        ("monument", "city B1.SE, roads C1/NE C2/NW C2/NE C3/NW", False),
        ("grand theater", "cities C3.S C1.N", True),
        ("grand theater", "city C3.S, settlement C1.N", False),
        *[("great wall", f"settlement {corner}", True) for corner in WALL],
        ("great wall", "city C6.S", True),
        ("great wall", "settlement D5.S, roads C6/E C6/SE", False),
        ("great wall", "settlements F2.SE", False),
        ("great bridge", "settlement C6.S", False),
        *[("great bridge", f"settlement {corner}", True) for corner in BRIDGE],
        *[("great bridge", f"settlement {corner}", False) for corner in BESIDE],
    ],
)
def test_each_wonder_has_its_own_requirement(wonder: str, given: str, enough: bool) -> None:
    t = archipelago(red=given)
    assert (wonder in claims(t)) == enough
    if not enough:
        assert t.why(f"claim {wonder}").startswith(f"The {wonder} needs ")


@rule("SEA-193")
@pytest.mark.parametrize(
    "wonder, theirs",
    [
        ("castle", "city C3.S, 6 points"),
        ("monument", f"city B1.SE, {ROUTE}"),
        ("grand theater", "cities C3.S C1.N"),
        ("great wall", "settlement C6.S"),
        ("great bridge", "settlement F2.SE"),
    ],
)
def test_what_an_opponent_has_built_earns_no_wonder(wonder: str, theirs: str) -> None:
    t = archipelago(red="settlement D5.S", blue=theirs)
    assert wonder not in claims(t)
    assert wonder in claims(t.turn("blue"))


@rule("SEA-193")
def test_the_monument_takes_any_harbor_and_a_route_of_roads_and_ships() -> None:
    for kind in {int(k) for k in archipelago().g.land.harbor if k > 0}:
        g = archipelago().g
        corner = next(c for c in range(int(g.board.corners)) if g.land.harbor[c] == kind)
        t = archipelago(red=f"city {g.map.places.corner_name(corner)}, ships A1/NW A1/NE A2/NW A2/NE A2/E")
        assert "monument" in claims(t)


@rule("SEA-193")
def test_for_the_castle_only_points_count_that_everybody_sees() -> None:
    """Ruling 10: a claim gives no secret away."""
    t = archipelago(red="city C3.S, 5 points, cards 2 victory point")
    assert t.points("red") == 7
    assert not t.can("claim castle")


@rule("SEA-193")
def test_a_wonder_is_claimed_by_one_player() -> None:
    t = archipelago(red="cities C3.S C1.N", blue="cities E1.S D5.S").do("claim grand theater")
    assert t.events == ["red claims the grand theater."]
    assert builders(t) == {"grand theater": "red"}
    t.do("end turn").turn("blue")
    assert claims(t) == []
    assert t.why("claim grand theater") == "The grand theater is built by red."


@rule("SEA-193")
def test_a_player_builds_only_the_wonder_claimed() -> None:
    t = archipelago(red="cities C3.S C1.N, settlements C6.S F2.SE")
    assert claims(t) == sorted(["castle", "grand theater", "great bridge", "great wall"])
    t.do("claim great wall")
    assert claims(t) == []
    assert t.why("claim castle") == "You build the great wall, and nobody builds two wonders."


@rule("SEA-193")
def test_a_wonder_is_claimed_after_the_roll_and_costs_nothing() -> None:
    t = archipelago(red="cities C3.S C1.N, hand 1 ore").turn("red", before_roll=True)
    assert not t.can("claim grand theater")
    t.turn("red").do("claim grand theater")
    assert t.hand("red") == "1 ore"
    assert t.to_act == "red" and stages(t) == [0, 0, 0, 0]


# -- building -------------------------------------------------------------------------------------------


@rule("SEA-194")
@pytest.mark.parametrize("wonder", NAMES)
def test_a_stage_costs_the_five_cards_of_its_wonder(wonder: str) -> None:
    t = archipelago(red=f"wonder {wonder} 0, hand {COSTS[wonder]}")
    t.do("build stage")
    assert t.events == [f"red builds stage 1 of the {wonder}."]
    assert t.hand("red") == "nothing"
    assert stages(t) == [1, 0, 0, 0]
    assert t.why("build stage").startswith(f"You can't pay for a stage of the {wonder}: you lack ")
    for card in CARDS:
        if card in COSTS[wonder]:
            t = archipelago(red=f"wonder {wonder} 0, hand {COSTS[wonder]}")
            t.given(red=f"hand {one_less(COSTS[wonder], card)}")
            assert not t.can("build stage")


def one_less(cards: str, card: str) -> str:
    words = cards.split()
    at = words.index(card)
    words[at - 1] = str(int(words[at - 1]) - 1)
    return " ".join(words)


@rule("SEA-194")
def test_several_stages_may_be_built_in_one_turn() -> None:
    t = archipelago(red="wonder great wall 0, hand 9 brick 3 lumber 3 grain")
    t.do("build stage", "build stage", "build stage")
    assert stages(t) == [3, 0, 0, 0]
    assert t.winner is None


@rule("SEA-194")
def test_nobody_builds_without_a_wonder_or_before_the_roll() -> None:
    t = archipelago(red="hand 3 lumber 3 brick 3 wool 3 grain 3 ore")
    assert t.why("build stage") == "Claim a wonder first."
    t.given(red="wonder castle 0").turn("red", before_roll=True)
    assert not t.can("build stage")


@rule("SEA-194")
def test_a_stage_is_paid_for_so_it_ends_trading_in_the_strict_order() -> None:
    t = (
        table("isle:wonders;3;order=strict")
        .given(red="wonder castle 0, hand 1 brick 7 ore 1 grain")
        .turn("red")
    )
    assert t.can("swap ore for wool")
    t.do("build stage")
    assert (
        t.why("swap ore for wool")
        == "In the strict order all trade comes before building, and you have built."
    )


# -- the end --------------------------------------------------------------------------------------------

TEN = "cities C3.S C1.N E1.S D5.S, settlements C6.NE G1.S"  # of points


@rule("SEA-196")
def test_a_finished_wonder_wins_at_once_whatever_the_points() -> None:
    t = archipelago(red="wonder castle 3, hand 1 brick 3 ore 1 grain", blue=f"wonder great wall 3, {TEN}")
    t.do("build stage")
    assert t.winner == "red"
    assert t.events == [
        "red builds stage 4 of the castle.",
        "red has finished a wonder and wins with 0 points.",
    ]
    assert t.g.result is not None and t.g.result["reason"] == "finished-wonder"
    assert t.to_act == "nobody"


@rule("SEA-196")
def test_all_four_stages_in_one_turn_win_too() -> None:
    t = archipelago(red="wonder great bridge 0, hand 12 lumber 4 wool 4 grain")
    t.do("build stage", "build stage", "build stage")
    assert t.winner is None
    t.do("build stage")
    assert t.winner == "red"


@rule("SEA-196")
def test_ten_points_win_with_more_stages_than_everybody_else() -> None:
    t = archipelago(red=f"wonder castle 2, {TEN}", blue="wonder great wall 1")
    assert t.points("red") == 10
    assert t.winner == "red"
    assert t.g.result is not None and t.g.result["reason"] == "points"


@rule("SEA-196")
@pytest.mark.parametrize("mine, theirs", [(0, 0), (1, 1), (2, 2), (1, 2), (0, 3)])
def test_ten_points_do_not_win_with_as_many_stages_as_another_or_fewer(mine: int, theirs: int) -> None:
    t = archipelago(red=f"wonder castle {mine}, {TEN}", orange=f"wonder great wall {theirs}")
    assert t.points("red") == 10
    assert t.winner is None
    t.do("end turn")
    assert t.to_act == "blue"


@rule("SEA-196")
def test_a_stage_more_than_the_others_wins_for_who_has_ten_points() -> None:
    t = archipelago(red=f"wonder castle 1, {TEN}, hand 1 brick 3 ore 1 grain", white="wonder great wall 1")
    assert t.winner is None
    t.do("build stage")
    assert t.winner == "red"
    assert t.events[-1] == "red wins with 10 points."


@rule("SEA-196")
def test_the_tallest_wonder_wins_when_the_tenth_point_comes_on_ones_turn() -> None:
    nine = "cities C3.S C1.N E1.S, settlements D5.S C6.NE G1.S"
    t = archipelago(blue=f"wonder castle 1, {nine}, hand 2 grain 3 ore", red="hand 1 ore")
    t.do("end turn").turn("blue")
    assert t.winner is None
    t.do("build city G1.S")
    assert t.winner == "blue"


@rule("SEA-196")
def test_ten_points_with_the_tallest_wonder_win_only_on_ones_own_turn() -> None:
    t = archipelago(blue=f"wonder castle 1, {TEN}")
    assert t.winner is None
    t.do("end turn")
    assert t.winner == "blue"


@rule("SEA-196")
def test_points_hidden_in_cards_count_for_ten() -> None:
    t = archipelago(red="wonder castle 1, cities C3.S C1.N E1.S D5.S, cards 2 victory point")
    assert t.winner == "red"

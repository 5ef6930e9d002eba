"""Cities: one is founded, and one that is lost may lie on its side (CK-007, CK-008, CK-094, CK-151)."""

import pytest

from tests.proofs import rule
from tests.rules.test_pirate_islands import FLEET, QUIET, fleet_at
from tests.rules.test_wonders import ROUTE
from tests.table import GameTable, table

KNIGHTS = "isle:base+cities_knights;4"
FIVE = "settlements C3.N D1.SW E3.S C5.NE D3.S"  # all that one has
ALL_FIVE = "D1.S E1.S G1.S F4.N D5.S"  # the same on the board of the wonders


def island(**owners: str) -> GameTable:
    return table(KNIGHTS).given(**owners)


def rolled(t: GameTable, who: str, dice: str) -> GameTable:
    return t.turn(who, before_roll=True).do("roll", f"rolled {dice}", "event ship")


def raided(**owners: str) -> GameTable:
    """The barbarians land in white's turn, and meet no knight; the roll feeds nobody."""
    return rolled(island(**owners).given(barbarians=6), "white", "1 1")


def found_anywhere(t: GameTable) -> list[str]:
    """Everybody founds at the first place there is, until the first turn; the words of every town."""
    towns = []
    while t.g.turn < 0:
        words = t.menu()[0] if t.to_act != "chance" else next(iter(t.outcomes))
        if words.startswith(("build settlement", "build city")):
            towns.append(f"{t.to_act} {' '.join(words.split()[:2])}")
        t.do(words)
    return towns


# -- pieces ---------------------------------------------------------------------------------------------


@rule("CK-003")
def test_everybody_has_the_pieces_of_the_base_game() -> None:
    t = island()
    for who in t.names:
        assert [t.left(who, name) for name in ("settlement", "city", "road")] == [5, 4, 15]


# -- founding -------------------------------------------------------------------------------------------


@rule("CK-007")
def test_the_second_town_one_founds_is_a_city() -> None:
    t = island().founding("red")
    assert str(t.g.asked(0)) == "Found your first settlement."
    assert not t.can("build city C2.N")
    towns = found_anywhere(t)
    first = [f"{who} build settlement" for who in ("red", "blue", "white", "orange")]
    second = [f"{who} build city" for who in ("orange", "white", "blue", "red")]
    assert towns == first + second
    for who in t.names:
        assert [t.left(who, name) for name in ("settlement", "city", "road")] == [4, 3, 13]
        assert t.public_points(who) == 3


@rule("CK-007")
def test_the_question_says_that_it_is_a_city() -> None:
    t = table("isle:base+cities_knights;3").founding("red")
    for corner, side in (("A1.N", "A1/NE"), ("A3.N", "A3/NE"), ("C1.NW", "C1/NW")):
        t.do(f"build settlement {corner}", f"build road {side}")
    assert t.to_act == "white" and str(t.g.asked(2)) == "Found your city."
    assert t.why("build settlement C3.N") == "Found your city first."
    assert t.why("build city A1.N") == "There is a town of red on A1.N already."
    assert t.why("build city A1.NW").endswith("must be free of towns.")
    t.do("build city C2.N")
    corner = t.named("C2.N").pop()
    assert t.events[0] == f"white builds a city on {corner}."
    assert set(t.offered("build road")) == {t.named(side).pop() for side in ("B1/SE", "B2/SW", "B1/E")}, (
        "its road lies beside it"
    )


@rule("CK-007")
def test_the_city_pays_one_resource_for_each_hex_and_no_commodity() -> None:
    t = table("isle:base+cities_knights;3").founding("red")
    for corner, side in (("A1.N", "A1/NE"), ("A3.N", "A3/NE"), ("C1.NW", "C1/NW")):
        t.do(f"build settlement {corner}", f"build road {side}")
    assert all(t.hand(who) == "nothing" for who in t.names)
    t.do("build city D2.S")  # mountains, hills and fields
    assert t.hand("white") == "1 ore 1 brick 1 grain"
    assert "white takes 1 ore for the city." in t.events
    t.do("build road D2/SE", "build city C2.N")  # hills, fields and a forest
    assert t.hand("blue") == "1 brick 1 grain 1 lumber"


@rule("CK-008")
@pytest.mark.parametrize("first", ["red", "blue", "white", "orange"])
def test_who_placed_a_city_last_goes_first(first: str) -> None:
    t = island().founding(first)
    towns = found_anywhere(t)
    assert t.on_turn == first == towns[-1].split()[0]


@rule("CK-008", "CK-151")
def test_after_three_rounds_that_is_not_who_began() -> None:
    t = table("isle:cloth_for_catan+cities_knights;4").founding("blue")
    towns = found_anywhere(t)
    assert towns[-1] == "red build city" and t.on_turn == "red"


@rule("CK-151")
def test_in_cloth_for_catan_the_third_town_is_the_city_and_alone_pays() -> None:
    t = table("isle:cloth_for_catan+cities_knights;3").founding("red")
    names = ["settlement", "settlement", "city"]
    for round, town in enumerate(names):
        for _ in range(3):
            who = t.to_act
            assert t.hand(who) == "nothing"
            assert {" ".join(words.split()[:2]) for words in t.menu()} == {f"build {town}"}, round
            t.do(t.menu()[0])
            while t.to_act == who and not t.menu()[0].startswith(("build road", "build ship")):
                t.do(t.menu()[0])
            assert (t.hand(who) == "nothing") == (town == "settlement")
            t.do(t.menu()[0])
    for who in t.names:
        assert t.public_points(who) == 4


@rule("CK-151")
@pytest.mark.parametrize("seats", [3, 4])
def test_on_the_pirate_islands_the_second_placed_is_the_city_and_the_given_one_stays(seats: int) -> None:
    t = table(f"isle:pirate_islands+cities_knights;{seats}").founding("red")
    given = {piece.place for piece in t.picture().pieces if piece.kind == "settlement"}
    assert len(given) == seats
    towns = found_anywhere(t)
    assert [words.split()[-1] for words in towns] == ["settlement"] * seats + ["city"] * seats
    assert all(str(t.piece(place)).endswith(" settlement") for place in given)
    for who in t.names:
        assert t.public_points(who) == 4


# -- cities that are lost -------------------------------------------------------------------------------


@rule("CK-094")
def test_a_city_becomes_a_settlement_as_long_as_there_is_one() -> None:
    t = raided(red="city A1.N, settlements C3.N D1.SW E3.S C5.NE")
    assert t.piece("A1.N") == "red settlement"
    assert "red loses the city on A1.N: it is a settlement now." in t.events
    assert t.left("red", "settlement") == 0 and t.left("red", "city") == 4
    assert t.public_points("red") == 5


@rule("CK-094")
def test_with_all_five_settlements_on_the_board_a_city_is_laid_on_its_side() -> None:
    t = raided(red=f"city A1.N, {FIVE}")
    assert t.piece("A1.N") == "red fallen city"
    assert "red loses the city on A1.N: it lies on its side." in t.events
    assert t.left("red", "settlement") == 0 and t.left("red", "city") == 3, "its piece is on the board"


@rule("CK-094")
def test_a_fallen_city_counts_as_a_settlement() -> None:
    t = island(red="fallen A1.N A3.N").turn("red")
    assert t.public_points("red") == 2
    assert t.rate("red", "ore") == 3, "it keeps its harbor"
    rolled(t, "blue", "4 6")
    assert t.hand("red") == "1 ore", "neither a second one nor a coin"
    assert not t.turn("red").can("build settlement A1.N")


@rule("CK-094")
def test_a_fallen_city_is_robbed_and_blocks_as_a_settlement_does() -> None:
    t = island(red="fallen A1.N, hand 1 wool", blue="road A1/NE A1/NW A1/W, hand 1 lumber 1 brick")
    t.given(landed=True).turn("blue", before_roll=True).do(
        "roll", "rolled 3 4", "event ship", "move robber A1"
    )
    assert t.outcomes == {"stolen wool": 1}
    t.do("stolen wool")
    assert t.route("blue") == 2


@rule("CK-094")
def test_a_fallen_city_must_be_rebuilt_before_any_other_is_built() -> None:
    t = island(red="fallen A1.N, settlement A3.N, hand 6 ore 4 grain").turn("red")
    assert t.offered("build city") == {"A1.N"}
    assert t.why("build city A3.N") == "Rebuild your fallen city first."
    t.do("build city A1.N")
    assert t.events == ["red rebuilds the city on A1.N."]
    assert t.hand("red") == "3 ore 2 grain", "for the price of a city"
    assert t.piece("A1.N") == "red city" and t.public_points("red") == 3
    assert t.left("red", "settlement") == 4 and t.left("red", "city") == 3
    t.do("build city A3.N")
    assert t.piece("A3.N") == "red city"


@rule("CK-094")
def test_rebuilding_costs_no_less_than_a_city() -> None:
    t = island(red="fallen A1.N, hand 2 ore 2 grain").turn("red")
    assert t.why("build city A1.N") == "You can't pay for a city: you lack 1 ore."


@rule("CK-094")
def test_only_its_owner_must_rebuild_a_fallen_city() -> None:
    t = island(red="fallen A1.N, hand 3 ore 2 grain", blue="settlement A3.N, hand 3 ore 2 grain").turn("blue")
    assert t.offered("build city") == {"A3.N"}
    assert not t.can("build city A1.N")
    t.given(blue="fallen E1.S")
    assert t.offered("build city") == t.named("E1.S"), "each their own"


@rule("CK-094")
def test_of_several_fallen_cities_any_may_be_rebuilt_first() -> None:
    t = island(red="fallen A1.N A3.N, settlement C3.N, hand 6 ore 4 grain").turn("red")
    assert t.offered("build city") == {"A1.N", "A3.N"}
    t.do("build city A3.N")
    assert t.offered("build city") == {"A1.N"}


@rule("CK-094")
def test_a_rebuilt_city_makes_commodities_again_and_gets_a_wall() -> None:
    t = island(red="fallen A1.N, hand 3 ore 2 grain 2 brick").turn("red")
    assert not t.can("build wall A1.N")
    t.do("build city A1.N", "build wall A1.N")
    rolled(t, "blue", "4 6")
    assert t.hand("red") == "1 ore 1 coin"


@rule("CK-094")
def test_a_city_that_falls_again_falls_again() -> None:
    t = raided(red=f"city A1.N, {FIVE}, hand 3 ore 2 grain")
    t.turn("red").do("build city A1.N").given(barbarians=6)
    rolled(t, "white", "1 1")
    assert t.piece("A1.N") == "red fallen city" and t.public_points("red") == 6


@rule("CK-094")
@pytest.mark.parametrize("town, lost", [("city", 2), ("fallen", 1), ("settlement", 1)])
def test_pirates_take_no_second_card_for_a_fallen_city(town: str, lost: int) -> None:
    t = table("isle:pirate_islands+cities_knights;4").given(red=f"{town} {QUIET[0]}, hand 3 ore")
    fleet_at(t, FLEET[FLEET.index("B5") - 1]).turn("blue", before_roll=True)
    t.do("roll", "rolled 1 1", "event science", *["lost ore"] * lost)
    assert t.hand("red") == f"{3 - lost} ore" and t.to_act == "blue" and t.can("end turn")


@rule("CK-157")
def test_a_metropolis_counts_as_a_city_for_a_wonder_and_a_fallen_one_as_a_settlement() -> None:
    spec = "isle:wonders+cities_knights;4"
    t = table(spec).given(red="cities C1.N C3.N, metropolis C3.N trade, trade 4").turn("red")
    assert t.can("claim grand theater")
    t.given(barbarians=6, landed=True, red=f"settlements {ALL_FIVE}")
    rolled(t, "white", "1 1")
    assert t.piece("C1.N") == "red fallen city", "that of the metropolis can't be lost"
    t.turn("red")
    assert t.why("claim grand theater") == "The grand theater needs two cities."
    t.given(red="hand 3 ore 2 grain").do("build city C1.N")
    assert t.can("claim grand theater")


@rule("CK-157")
def test_a_fallen_city_at_a_harbor_earns_no_monument() -> None:
    t = table("isle:wonders+cities_knights;4").given(red=f"cities B1.SE C3.S, {ROUTE}").turn("red")
    assert t.can("claim monument")
    t.given(barbarians=6, landed=True, red=f"settlements {ALL_FIVE}")
    rolled(t, "white", "1 1").do("lose city B1.SE")
    assert t.piece("B1.SE") == "red fallen city" and t.piece("C3.S") == "red city"
    assert not t.turn("red").can("claim monument")

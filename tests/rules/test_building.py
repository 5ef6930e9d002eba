"""Roads, settlements, cities and development cards: what they cost and where they go."""

import pytest

from tests.proofs import rule
from tests.table import coast, table

RICH = "hand 8 lumber 8 brick 8 wool 8 grain 8 ore"

PIECES = "settlement C2.N, roads B1/E B1/NE"


# -- prices ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words, cost",
    [
        pytest.param("build road C2/NE", "1 lumber 1 brick", marks=rule("BASE-060")),
        pytest.param("build settlement B1.N", "1 lumber 1 brick 1 wool 1 grain", marks=rule("BASE-063")),
        pytest.param("build city C2.N", "2 grain 3 ore", marks=rule("BASE-066")),
        pytest.param("buy card", "1 wool 1 grain 1 ore", marks=rule("BASE-068")),
    ],
)
def test_a_price_is_paid_to_the_bank_in_full(words: str, cost: str) -> None:
    t = table().given(red=f"hand {cost}, {PIECES}").turn("red")
    paid = t.hand("red")
    t.do(words)
    assert t.hand("red") == "nothing"
    assert all(t.bank(card) == 19 for card in paid)
    for card in paid:  # with one card less of any kind it can't be
        short = " ".join(f"{n - (kind == card)} {kind}" for kind, n in paid.items())
        t = table().given(red=f"hand {short}, {PIECES}").turn("red")
        assert not t.can(words)
        assert t.why(words).endswith(f"you lack 1 {card}.")


# -- roads ----------------------------------------------------------------------------------------------


@rule("BASE-061")
def test_a_road_touches_ones_own_road_settlement_or_city() -> None:
    t = table().given(
        red=f"{RICH}, settlement C2.N, city E2.S, road A3/E", blue="road D4/NE, settlement D4.SE"
    )
    t.turn("red")
    roads = {words.removeprefix("build road ") for words in t.menu() if words.startswith("build road")}
    around = ["C2/NE", "C2/NW", "B1/E"]  # the settlement
    around += ["E2/SE", "E2/SW"]  # the city
    around += ["A3/NE", "A3/SE", "B4/NE"]  # both ends of the road
    assert roads == {t.g.map.places.canonical(side) for side in around}
    assert "doesn't touch" in t.why("build road D4/E")  # blue's road and settlement are no help
    assert "doesn't touch" in t.why("build road C4/W")


@rule("BASE-008", "BASE-061")
def test_a_side_carries_one_road() -> None:
    t = table().given(red=f"{RICH}, settlement C2.N, road C2/NE", blue="road C2/NW").turn("red")
    assert t.why("build road C2/NE") == "There is a road of red on B2/SW already."
    assert t.why("build road C2/NW") == "There is a road of blue on B1/SE already."
    assert t.can("build road B1/E")


@rule("BASE-061")
@pytest.mark.parametrize("town", ["settlement", "city"])
@pytest.mark.parametrize("town_first", [False, True])
def test_a_road_does_not_go_on_through_anothers_town(town: str, town_first: bool) -> None:
    t = table()
    if town_first:
        t.given(blue=f"{town} C3.N").given(red=f"{RICH}, road C3/W").turn("red")
        t.do("build road C3/NW")  # up to the town
    else:
        t.given(red=f"{RICH}, road C3/NW").given(blue=f"{town} C3.N").turn("red")
        assert t.can("build road C3/W")  # at the other end
    assert not t.can("build road C3/NE")  # behind blue's town
    assert not t.can("build road B2/E")
    assert "leads through another's town" in t.why("build road C3/NE")
    assert t.can("build road C2/NE")


@rule("BASE-061")
def test_a_town_cuts_off_what_lies_behind_it_when_it_is_built() -> None:
    t = table().given(red=f"{RICH}, road C3/NW", blue=f"{RICH}, roads B2/E B3/NW")
    t.turn("red")
    assert t.can("build road C3/NE")
    t.turn("blue").do("build settlement C3.N").turn("red")
    assert not t.can("build road C3/NE")
    t.given(red="road C3/E").turn("red")  # reached from the other side it is free again
    assert t.can("build road C3/NE")


@rule("BASE-061")
def test_ones_own_town_is_no_obstacle() -> None:
    t = table().given(red=f"{RICH}, road C3/NW, settlement C3.N").turn("red")
    assert t.can("build road C3/NE")
    assert t.can("build road B2/E")


@rule("BASE-062")
def test_roads_go_along_the_coast() -> None:
    t = table().given(red=f"{RICH}, settlement A1.N").turn("red")
    t.do("build road A1/NE", "build road A2/NW", "build road A2/NE")
    assert t.piece("A2/NE") == "red road"
    assert t.route("red") == 3


# -- settlements ----------------------------------------------------------------------------------------


@rule("BASE-063")
def test_a_settlement_needs_a_road_of_ones_own_to_its_corner() -> None:
    t = table().given(red=f"{RICH}, roads B1/E B1/NE", blue="roads C4/E C4/NE").turn("red")
    settlements = [words for words in t.menu() if words.startswith("build settlement")]
    assert settlements == ["build settlement A1.S", "build settlement A1.SW", "build settlement B1.SE"]
    assert t.why("build settlement C4.NE") == "No way of yours leads to B4.S."
    t.do("build settlement C2.N")
    assert t.piece("C2.N") == "red settlement"
    assert t.left("red", "settlement") == 4


@rule("BASE-063")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_settlement_needs_a_free_corner(owner: str) -> None:
    t = table().given(red=f"{RICH}, road B1/E").given(**{owner: "settlement C2.N"}).turn("red")
    assert t.why("build settlement C2.N") == f"There is a town of {owner} on B1.SE already."


@rule("BASE-064")
@pytest.mark.parametrize("town", ["settlement", "city"])
@pytest.mark.parametrize("owner", ["red", "blue"])
@pytest.mark.parametrize("neighbor", ["C3.NW", "C3.NE", "B2.NE"])
def test_the_three_next_corners_must_be_free_of_towns(neighbor: str, owner: str, town: str) -> None:
    t = table().given(red=f"{RICH}, road C3/NW").turn("red")
    assert t.can("build settlement C3.N")
    t.given(**{owner: f"{town} {neighbor}"})
    assert not t.can("build settlement C3.N")
    assert "too close" in t.why("build settlement C3.N")


@rule("BASE-064")
@pytest.mark.parametrize("corner", ["B2.N", "B3.N", "C2.N", "C3.SE", "C3.SW", "C4.N"])
def test_two_sides_away_is_far_enough(corner: str) -> None:
    t = table().given(red=f"{RICH}, road C3/NW", blue=f"settlement {corner}").turn("red")
    assert t.can("build settlement C3.N")


@rule("BASE-065")
def test_a_settlement_is_worth_a_point() -> None:
    t = table().given(red=f"{RICH}, road B1/E").turn("red")
    assert t.points("red") == 0
    t.do("build settlement C2.N")
    assert t.points("red") == 1
    assert t.public_points("red") == 1


# -- cities ---------------------------------------------------------------------------------------------


@rule("BASE-066")
def test_a_city_replaces_a_settlement_which_goes_back() -> None:
    t = table().given(red=f"{RICH}, settlements C2.N E2.S, road B1/E", blue="settlement A3.N").turn("red")
    cities = [words for words in t.menu() if words.startswith("build city")]
    assert cities == ["build city B1.SE", "build city E2.S"]  # not on blue's, nor at the road's other end
    t.do("build city C2.N")
    assert t.piece("C2.N") == "red city"
    assert t.left("red", "settlement") == 4
    assert t.left("red", "city") == 3
    assert t.points("red") == 3
    assert t.why("build city C2.N") == "You have no settlement on B1.SE to turn into a city."
    assert t.why("build city B1.NE") == "You have no settlement on A1.S to turn into a city."
    assert t.why("build city A3.N") == "You have no settlement on A3.N to turn into a city."


@rule("BASE-066")
def test_a_city_is_worth_two_points() -> None:
    t = table().given(red=f"{RICH}, settlement C2.N").turn("red").do("build city C2.N")
    assert t.points("red") == 2
    assert t.public_points("red") == 2


# -- the supply -----------------------------------------------------------------------------------------


@rule("BASE-067")
def test_with_five_settlements_one_must_become_a_city_first() -> None:
    t = table().given(red=f"{RICH}, settlements A1.N A3.N C1.NW E1.S E3.S, road C3/NE").turn("red")
    assert t.why("build settlement C3.N") == "You have no settlement left: upgrade one to a city first."
    assert not [words for words in t.menu() if words.startswith("build settlement")]
    t.do("build city A1.N", "build settlement C3.N")
    assert t.left("red", "settlement") == 0


@rule("BASE-067")
def test_there_is_no_sixteenth_road() -> None:
    t = table().given(red=f"{RICH}, roads " + coast("A1/NW", 14)).turn("red")
    t.do("build road E3/E")
    assert t.left("red", "road") == 0
    assert not [words for words in t.menu() if words.startswith("build road")]
    assert t.why("build road E3/SE") == "You have no road left."


@rule("BASE-067")
def test_there_is_no_fifth_city() -> None:
    t = table().given(red=f"{RICH}, cities A1.N A3.N C1.NW, settlements E1.S E3.S").turn("red")
    t.do("build city E1.S")
    assert t.left("red", "city") == 0
    assert not [words for words in t.menu() if words.startswith("build city")]
    assert t.why("build city E3.S") == "You have no city left."


# -- development cards ----------------------------------------------------------------------------------


@rule("BASE-068")
def test_a_development_card_is_drawn_from_the_deck() -> None:
    t = table().given(red=RICH, blue="cards knight").turn("red")
    t.do("buy card")
    assert t.to_act == "chance"
    assert t.outcomes["drew knight"] == 13  # any card left is as likely to be on top
    t.do("drew monopoly")
    assert t.cards("red") == "monopoly"
    assert t.deck == 23
    t.do("buy card")
    assert t.outcomes["drew monopoly"] == 1
    t.do("drew monopoly", "buy card")
    assert "drew monopoly" not in t.outcomes


@rule("BASE-068")
def test_there_is_none_when_the_deck_is_empty() -> None:
    t = table().given(
        red=RICH,
        blue="cards 14 knights",
        white="cards 5 victory points 2 road building",
        orange="cards 2 monopoly 1 year of plenty",
    )
    t.turn("red").do("buy card")
    assert t.outcomes == {"drew year of plenty": 1}
    t.do("drew year of plenty")
    assert t.deck == 0
    assert t.why("buy card") == "There are no development cards left."


# -- as much as one likes -------------------------------------------------------------------------------


@rule("BASE-069")
def test_any_number_of_builds_and_purchases_in_a_turn() -> None:
    t = table().given(red=f"{RICH}, settlement C2.N").turn("red")
    t.do("build road B1/E", "build road B1/NE", "build settlement B1.N")
    t.do("build road C2/NE", "build road C3/NW", "build settlement C3.N")
    t.do("build city B1.N", "build city C3.N")
    t.do("buy card", "drew knight", "buy card", "drew victory point")
    assert t.to_act == "red"
    assert t.points("red") == 6
    assert t.hand("red") == "2 lumber 2 brick 4 wool"


@rule("BASE-069")
def test_roads_and_cities_stay() -> None:
    t = table().given(red=f"{RICH}, city C2.N, road C2/NE", blue=RICH).turn("red")
    assert {words.split()[0] for words in t.menu()} == {"build", "buy", "swap", "propose", "end"}
    assert t.why("build settlement C2.N") == "There is a town of red on B1.SE already."
    assert t.why("build road C2/NE") == "There is a road of red on B2/SW already."

"""Commodities: what cities make, how they are held and traded (CK-001, CK-030 … CK-033, CK-050, CK-052)."""

import pytest

from tests.proofs import rule
from tests.rules.test_trade import counter, offer
from tests.table import GameTable, table

KNIGHTS = "isle:base+cities_knights;4"
KINDS = ("paper", "cloth", "coin")
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")


def island(**owners: str) -> GameTable:
    return table(KNIGHTS).given(**owners)


def rolled(t: GameTable, who: str, dice: str) -> GameTable:
    """A turn begins with these dice; the barbarians come a step nearer."""
    return t.turn(who, before_roll=True).do("roll", f"rolled {dice}", "event ship")


@rule("CK-001")
def test_there_are_twelve_cards_of_each_commodity_in_the_bank() -> None:
    t = island()
    assert {card: t.bank(card) for card in KINDS} == dict.fromkeys(KINDS, 12)
    bank = next(deck for deck in t.picture().decks if deck.name == "bank")
    assert bank.cards == dict.fromkeys(RESOURCES, 19) | dict.fromkeys(KINDS, 12)


@rule("CK-001")
def test_without_cities_and_knights_there_are_no_commodities() -> None:
    t = table()
    bank = next(deck for deck in t.picture().decks if deck.name == "bank")
    assert bank.cards == dict.fromkeys(RESOURCES, 19)
    with pytest.raises(ValueError, match="no card"):
        t.can("swap paper for ore")


# -- production -----------------------------------------------------------------------------------------

# Corners that touch one hex only, and a roll for it.
COAST = [
    ("A3.N", "4 5", "lumber", "paper"),
    ("A2.N", "1 1", "wool", "cloth"),
    ("A1.N", "4 6", "ore", "coin"),
    ("B1.NW", "6 6", "grain", "grain"),
    ("B4.NE", "5 5", "brick", "brick"),
]


@rule("CK-030")
@pytest.mark.parametrize("corner, dice, resource, second", COAST)
def test_a_settlement_takes_one_resource_as_ever(corner: str, dice: str, resource: str, second: str) -> None:
    t = rolled(island(blue=f"settlement {corner}"), "red", dice)
    assert t.hand("blue") == f"1 {resource}"


@rule("CK-031")
@pytest.mark.parametrize("corner, dice, resource, second", COAST)
def test_a_city_takes_a_resource_and_what_its_terrain_makes_of_it(
    corner: str, dice: str, resource: str, second: str
) -> None:
    t = rolled(island(blue=f"city {corner}"), "red", dice)
    assert t.hand("blue") == (f"2 {resource}" if second == resource else f"1 {resource} 1 {second}")
    assert t.to_act == "red" and t.can("end turn"), "there is no choice"


@rule("CK-031")
def test_a_city_in_the_desert_or_beside_the_robber_makes_nothing() -> None:
    t = rolled(island(robber="A3", red="city A3.N", blue="city C3.N"), "red", "4 5")
    assert t.hand("red") == t.hand("blue") == "nothing"


@rule("CK-031")
def test_every_city_at_every_hex_with_the_number_counts() -> None:
    t = rolled(island(red="city D1.SW, settlement D1.N"), "blue", "3 5")  # one forest
    assert t.hand("red") == "2 lumber 1 paper"
    t = rolled(island(red="cities C5.NE C5.S D1.SW"), "blue", "3 5")  # mountains and a forest
    assert t.hand("red") == "2 ore 2 coin 1 lumber 1 paper"


@rule("CK-033")
def test_too_little_of_a_commodity_for_all_is_given_to_nobody() -> None:
    t = island(red="city A3.N", blue="city A3.SE", white="hand 11 paper")
    rolled(t, "red", "4 5")
    assert t.hand("red") == t.hand("blue") == "1 lumber", "lumber there was enough"
    assert t.bank("paper") == 1
    assert "The bank can't pay everybody's paper." in t.events


@rule("CK-033")
def test_the_only_one_who_is_due_a_commodity_takes_what_is_left() -> None:
    t = island(red="cities A3.N A3.SE, settlement A3.SW", white="hand 11 paper")
    rolled(t, "red", "4 5")
    assert t.hand("red") == "3 lumber 1 paper"


@rule("CK-033")
@pytest.mark.parametrize("left", [0, 1])
def test_a_city_takes_one_resource_also_where_the_commodity_is_sold_out(left: int) -> None:
    t = island(red="cities A3.N A3.SE, settlement A3.SW", white=f"hand {12 - left} paper")
    rolled(t, "red", "4 5")
    assert t.hand("red") == f"3 lumber {left} paper", "a city makes no second lumber of missing paper"
    assert "The bank can't pay everybody's paper." in t.events


@rule("CK-033")
def test_too_little_of_a_resource_does_not_keep_its_commodity_back() -> None:
    t = island(red="city A3.N", blue="city A3.SE", white="hand 18 lumber")
    rolled(t, "red", "4 5")
    assert t.hand("red") == t.hand("blue") == "1 paper"


@rule("CK-145")
def test_a_city_at_a_gold_river_takes_two_resources_and_no_commodity() -> None:
    drawing = ["  ~   f4  ~   ~", "~   *6  g6  *6  ~", "  h8  *9  p5  m10", "~   ~   ~   ~   ~"]
    keys: dict[str, object] = {"seats": [3], "pirate": "A1", "robber": "C4"}
    t = table("isle:new_shores+cities_knights;3", None, drawing, None, **keys).given(red="city B2.NW")
    rolled(t, "red", "3 3")
    for _ in range(2):
        assert t.menu() == sorted(f"take {card}" for card in RESOURCES)
        assert not t.can("take coin")
        t.do("take ore")
    assert t.hand("red") == "2 ore" and t.can("end turn")


# -- in the hand ----------------------------------------------------------------------------------------


@rule("CK-032")
def test_commodities_count_for_the_limit_and_may_be_discarded() -> None:
    t = island(red="hand 3 paper 2 cloth 1 coin 2 ore", blue="hand 3 paper 3 cloth 1 coin")
    t.turn("white", before_roll=True).do("roll", "rolled 3 4", "event ship")
    assert t.waiting == ["red"], "eight cards are too many, seven are not"
    t.do("red: discard paper", "red: discard paper", "red: discard coin", "red: discard cloth")
    assert t.hand("red") == "1 paper 1 cloth 2 ore"
    assert [t.bank(card) for card in KINDS] == [12 - 1 - 3, 12 - 1 - 3, 12 - 1]


@rule("CK-032")
def test_a_commodity_can_be_stolen() -> None:
    t = island(blue="settlement A1.N, hand 2 paper 1 coin 3 ore").given(landed=True)
    t.turn("red", before_roll=True).do("roll", "rolled 3 4", "event science", "move robber A1")
    assert t.outcomes == {"stolen paper": 2, "stolen coin": 1, "stolen ore": 3}
    t.do("stolen coin")
    assert t.hand("red") == "1 coin" and t.hand("blue") == "2 paper 3 ore"


@rule("CK-032")
def test_nobody_else_sees_which_commodities_one_holds() -> None:
    one, other = (island(blue=f"hand {cards}").turn("red") for cards in ("2 paper 1 ore", "1 cloth 2 coin"))
    for t in (one, other):
        t.given(white="hand 3 cloth 3 coin" if t is one else "hand 2 paper 1 ore 2 cloth 1 coin")
    assert one.knows("red") == other.knows("red")
    assert one.knows("blue") != other.knows("blue")
    hand = one.picture("red").hand(1, "resources")
    assert hand.count == 3 and hand.cards is None


# -- trade ----------------------------------------------------------------------------------------------


@rule("CK-050")
@pytest.mark.parametrize("give, get", [("wool", "paper"), ("coin", "ore"), ("cloth", "coin")])
def test_the_bank_takes_four_equal_cards_for_any_other(give: str, get: str) -> None:
    t = island(red=f"hand 4 {give}").turn("red")
    assert t.offered(f"swap {give} for") == {*RESOURCES, *KINDS} - {give}
    t.do(f"swap {give} for {get}")
    assert t.hand("red") == f"1 {get}"
    assert not island(red=f"hand 3 {give}").turn("red").can(f"swap {give} for {get}")


@rule("CK-050")
def test_paper_cloth_and_coin_are_three_kinds() -> None:
    t = island(red="hand 2 paper 1 cloth 1 coin").turn("red")
    assert not [words for words in t.menu() if words.startswith("swap")]


@rule("CK-050")
@pytest.mark.parametrize("card", KINDS)
def test_a_harbor_for_any_three_takes_three_equal_commodities(card: str) -> None:
    t = island(red=f"settlement A1.N, hand 3 {card}").turn("red")
    assert t.rate("red", card) == 3 and t.rate("blue", card) == 4
    t.do(f"swap {card} for brick")
    assert t.hand("red") == "1 brick"


@rule("CK-050")
@pytest.mark.parametrize(
    "corner, resource, card",
    [("B1.NW", "lumber", "paper"), ("D4.SE", "wool", "cloth"), ("B4.NE", "ore", "coin")],
)
def test_a_harbor_for_a_resource_is_no_better_for_what_is_made_of_it(
    corner: str, resource: str, card: str
) -> None:
    t = island(red=f"settlement {corner}").turn("red")
    assert t.rate("red", resource) == 2 and t.rate("red", card) == 4


@rule("CK-050")
def test_a_commodity_the_bank_is_out_of_cannot_be_had() -> None:
    t = island(red="hand 4 wool", blue="hand 12 coin").turn("red")
    assert t.can("swap wool for paper") and not t.can("swap wool for coin")
    assert t.why("swap wool for coin") == "The bank has no coin left."


@rule("CK-050")
def test_players_trade_commodities_and_resources_as_they_like() -> None:
    t = island(red="hand 2 paper 1 ore", blue="hand 1 coin 2 wool", white="hand 1 cloth", orange="hand 1 ore")
    offer(t.turn("red"), "paper ore", "coin wool")
    assert not t.can("white: accept")
    t.do("blue: accept")
    counter(t, "white", "cloth", "paper")
    t.do("orange: decline", "trade with white")
    assert t.hand("red") == "1 paper 1 ore 1 cloth" and t.hand("white") == "1 paper"
    offer(t, "paper ore", "coin wool")
    t.do("blue: accept", "white: decline", "orange: decline", "trade with blue")
    assert t.events == ["red gives blue 1 ore, 1 paper for 1 wool, 1 coin."]
    assert t.hand("red") == "1 cloth 1 coin 1 wool" and t.hand("blue") == "1 wool 1 paper 1 ore"


@rule("CK-050")
def test_a_commodity_is_not_traded_for_its_like() -> None:
    t = island(red="hand 2 paper", blue="hand 1 paper").turn("red").do("propose trade", "give paper")
    assert not t.can("ask paper") and t.can("ask cloth")


@rule("CK-052")
@pytest.mark.parametrize("card", KINDS)
def test_with_the_merchant_guild_two_equal_commodities_are_enough(card: str) -> None:
    t = island(red=f"trade 3, hand 2 {card}").turn("red")
    assert t.offered(f"swap {card} for") == {*RESOURCES, *KINDS} - {card}
    t.do(f"swap {card} for grain")
    assert t.hand("red") == "1 grain"


@rule("CK-052")
def test_the_merchant_guild_is_for_commodities_of_one_kind_and_its_owner() -> None:
    t = island(red="trade 3, hand 2 ore 1 paper 1 coin", blue="trade 2, science 5, politics 5").turn("red")
    assert [t.rate("red", card) for card in KINDS] == [2, 2, 2]
    assert [t.rate("red", card) for card in RESOURCES] == [4] * 5
    assert not [words for words in t.menu() if words.startswith("swap")]
    assert [t.rate("blue", card) for card in KINDS] == [4, 4, 4]

"""Gold rivers (SEA-050, SEA-051).

      ~   f4  ~   ~         A1  A2  A3  A4
    ~   *6  g6  *6  ~     B1  B2  B3  B4  B5
      h8  *9  p5  m10       C1  C2  C3  C4
    ~   ~   ~   ~   ~     D1  D2  D3  D4  D5

B2.SE is the corner of B2, B3 and C2: two golds and fields.
"""

import pytest

from tests.proofs import rule
from tests.table import GameTable, table

RIVERS = [
    "  ~   f4  ~   ~",
    "~   *6  g6  *6  ~",
    "  h8  *9  p5  m10",
    "~   ~   ~   ~   ~",
]
CARDS = ["lumber", "brick", "wool", "grain", "ore"]
BEFORE = {"before_roll": True}
SIX = ("roll", "rolled 3 3")


def rivers(robber: str = "C4", **owners: str) -> GameTable:
    t = table("isle:new_shores;3", drawing=RIVERS, seats=[3], pirate="A1", robber=robber)
    return t.given(**owners)


def empty_bank(t: GameTable, **left: int) -> None:
    """White holds everything but what is left."""
    t.given(white="hand " + " ".join(f"{t.bank(card) - left.get(card, 0)} {card}" for card in CARDS))


@rule("SEA-050")
def test_a_settlement_at_a_gold_river_takes_a_card_of_its_owners_choice() -> None:
    t = rivers(red="settlement B2.NW").turn("red", **BEFORE).do(*SIX)
    assert t.to_act == "red" and str(t.g.asked(0)) == "Take a card from the bank."
    assert t.menu() == sorted(f"take {card}" for card in CARDS)
    t.do("take ore")
    assert t.hand("red") == "1 ore" and t.bank("ore") == 18
    assert t.events == ["red takes 1 ore from the bank."]
    assert t.can("end turn"), "one card"


@rule("SEA-050")
def test_a_city_takes_two_cards_that_may_differ() -> None:
    t = rivers(red="city B2.NW").turn("red", **BEFORE).do(*SIX, "take ore", "take wool")
    assert t.hand("red") == "1 ore 1 wool" and t.can("end turn")


@rule("SEA-050")
def test_every_town_at_every_river_with_the_number_counts() -> None:
    t = rivers(red="settlements B2.NW, city B4.NE").turn("red", **BEFORE).do(*SIX, *["take ore"] * 3)
    assert t.hand("red") == "3 ore" and t.can("end turn")


@rule("SEA-050")
def test_a_gold_river_pays_nothing_on_other_numbers() -> None:
    t = rivers(red="city B2.NW").turn("red", **BEFORE).do("roll", "rolled 4 5")
    assert t.can("end turn") and t.hand("red") == "nothing"


@rule("SEA-051")
@pytest.mark.parametrize("active, order", [("red", "red blue white"), ("blue", "blue white red")])
def test_choices_are_made_in_turn_order_from_the_active_player(active: str, order: str) -> None:
    t = rivers(red="settlement B2.NW", blue="settlement B2.S", white="settlement B4.NE")
    t.turn(active, **BEFORE).do(*SIX)
    for who in order.split():
        assert t.to_act == who
        t.do("take ore")
    assert t.to_act == active and t.can("end turn")


@rule("SEA-051")
def test_choices_come_from_what_the_bank_has_after_normal_production() -> None:
    """B3 pays grain on a 6 as well: the last grain goes there, and can't be chosen."""
    t = rivers(red="settlement B2.NW", blue="settlement B3.NE")
    empty_bank(t, grain=1, ore=1)
    t.turn("red", **BEFORE).do(*SIX)
    assert t.hand("blue") == "1 grain", "before red chooses"
    assert t.menu() == ["take ore"]
    assert t.why("take grain") == "The bank has no grain left."


@rule("SEA-051")
def test_who_comes_first_may_take_the_last_card() -> None:
    t = rivers(red="city B2.NW", blue="settlement B2.S")
    empty_bank(t, ore=2)
    t.turn("blue", **BEFORE).do(*SIX, "take ore")
    assert t.to_act == "red"
    t.do("take ore")
    assert t.hand("red") == "1 ore" and t.to_act == "blue" and t.can("end turn"), "one of two is all there is"


@rule("SEA-051")
def test_an_empty_bank_asks_nobody() -> None:
    t = rivers(red="city B2.NW", blue="settlement B2.S")
    empty_bank(t)
    t.turn("red", **BEFORE).do(*SIX)
    assert t.to_act == "red" and t.can("end turn")


@rule("SEA-051")
def test_the_robber_blocks_a_gold_river() -> None:
    t = rivers(robber="B2", red="city B2.NW", blue="settlement B4.NE").turn("red", **BEFORE).do(*SIX)
    assert t.to_act == "blue"
    t.do("take ore")
    assert t.can("end turn") and t.hand("red") == "nothing"


@rule("SEA-051")
def test_the_second_founding_settlement_at_a_gold_river_pays_a_card_of_choice() -> None:
    t = rivers().founding("red")
    t.do("build settlement B2.NW", "build road B2/NW")
    assert t.hand("red") == "nothing" and t.to_act == "blue", "not the first"
    t.do("build settlement C4.SE", "build road C4/E", "build settlement C4.N", "build road C4/NW")
    t.do("build settlement C1.SW")
    t.do("build road C1/W", "build settlement B4.N")
    assert t.to_act == "blue" and t.menu() == sorted(f"take {card}" for card in CARDS)
    t.do("take ore")
    assert t.hand("blue") == "1 ore"
    t.do("build road B4/NE")
    assert t.to_act == "red"


@rule("SEA-051")
def test_a_second_founding_settlement_at_two_gold_rivers_pays_a_card_for_each() -> None:
    t = rivers().founding("white")
    t.do("build settlement C4.SE", "build road C4/E", "build settlement B4.N", "build road B4/NE")
    t.do("build settlement C1.SW", "build road C1/W", "build settlement A2.N", "build road A2/NW")
    t.do("build settlement C3.S", "build road C3/SW")
    assert t.to_act == "white"
    t.do("build settlement B2.SE")
    assert t.hand("white") == "1 grain", "B3 pays as usual"
    t.do("take ore", "take wool")
    assert t.hand("white") == "1 grain 1 ore 1 wool"
    assert t.offered("build road") != set(), "and no third"


@rule("SEA-050")
def test_a_gold_river_without_number_never_pays() -> None:
    drawing = [line.replace("*9", "*-") for line in RIVERS]
    t = table("isle:new_shores;3", drawing=drawing, seats=[3], pirate="A1", robber="C4").founding("white")
    t.do("build settlement C4.SE", "build road C4/E", "build settlement B4.N", "build road B4/NE")
    t.do("build settlement C1.SW", "build road C1/W", "build settlement A2.N", "build road A2/NW")
    t.do("build settlement C3.S", "build road C3/SW", "build settlement C2.S")
    assert t.hand("white") == "nothing" and t.offered("build road") != set()

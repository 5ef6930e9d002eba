"""Production: what a roll yields, what the bank can pay, and who knows what."""

import pytest

from tests.proofs import rule
from tests.table import GameTable, table

RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]


def roll(t: GameTable, low: int, high: int, who: str = "red") -> GameTable:
    return t.turn(who, before_roll=True).do("roll", f"rolled {low} {high}")


# -- the harvest ----------------------------------------------------------------------------------------


@rule("BASE-005", "BASE-040")
@pytest.mark.parametrize(
    "corner, dice, card",
    [
        ("A3.NE", "4 5", "lumber"),
        ("B4.NE", "4 6", "brick"),
        ("A2.N", "1 1", "wool"),
        ("B1.NW", "6 6", "grain"),
        ("C5.SE", "3 5", "ore"),
    ],
)
def test_a_settlement_takes_a_card_of_the_terrain_whose_number_was_rolled(
    corner: str, dice: str, card: str
) -> None:
    t = table().given(red=f"settlement {corner}").turn("red", before_roll=True).do("roll", f"rolled {dice}")
    assert t.hand("red") == f"1 {card}"
    assert t.bank(card) == 18


@rule("BASE-005")
@pytest.mark.parametrize("low, high", [(a, b) for a in range(1, 7) for b in range(a, 7) if a + b != 7])
def test_the_desert_never_gives_anything(low: int, high: int) -> None:
    t = table().given(red="settlement C3.N", robber="A1")  # h6 and p4 are the other two
    roll(t, low, high)
    assert t.hand("red") == {6: "1 brick", 4: "1 wool"}.get(low + high, "nothing")


@rule("BASE-040")
@pytest.mark.parametrize(
    "towns, cards",
    [
        ("settlement A2.N", "1 wool"),
        ("city A2.N", "2 wool"),
        ("settlements A2.N A2.SW", "2 wool"),
        ("settlement A2.N, city A2.SW", "3 wool"),
        ("cities A2.N A2.SW A2.SE", "6 wool"),
        ("settlement A1.N", "nothing"),
    ],
)
def test_a_settlement_takes_one_card_and_a_city_two(towns: str, cards: str) -> None:
    assert roll(table().given(red=towns), 1, 1).hand("red") == cards


@rule("BASE-040")
@pytest.mark.parametrize("who", ["red", "blue", "white", "orange"])
def test_everybody_produces_whoever_rolls(who: str) -> None:
    t = table().given(red="settlement A2.N", blue="city A2.SW", white="settlement A2.SE", orange="city E3.S")
    roll(t, 1, 1, who)
    assert t.hand("red") == "1 wool"
    assert t.hand("blue") == "2 wool"
    assert t.hand("white") == "1 wool"
    assert t.hand("orange") == "nothing"


@rule("BASE-040")
def test_all_hexes_with_the_number_produce() -> None:
    t = table().given(red="settlement B2.N, city E2.S", blue="settlement B2.SW")
    roll(t, 3, 3)
    assert t.hand("red") == "1 brick 2 grain"
    assert t.hand("blue") == "1 brick"
    assert t.events == [
        "red rolls 3 and 3.",
        "red takes 1 brick.",
        "blue takes 1 brick.",
        "red takes 2 grain.",
    ]


@rule("BASE-040")
@pytest.mark.parametrize("dice", ["1 2", "2 2", "2 3", "3 3", "3 5", "4 5", "4 6", "5 6", "6 6"])
def test_other_numbers_give_nothing(dice: str) -> None:
    t = table().given(red="city A2.N")
    t.turn("red", before_roll=True).do("roll", f"rolled {dice}")
    assert t.hand("red") == "nothing"


@rule("BASE-041")
def test_the_hex_with_the_robber_produces_nothing() -> None:
    t = table().given(red="settlement B2.N, settlement E2.S", blue="city B2.SW", robber="B2")
    roll(t, 3, 3)
    assert t.hand("red") == "1 grain"  # the other 6 produces
    assert t.hand("blue") == "nothing"
    assert "B2" not in t.picture("red").lit and len(t.picture("red").lit) == 1
    t.given(robber="C3")
    roll(t, 3, 3)
    assert t.hand("blue") == "2 brick"
    assert "B2" in t.picture("red").lit and len(t.picture("red").lit) == 2


# -- the bank is finite ---------------------------------------------------------------------------------


@rule("BASE-042")
@pytest.mark.parametrize(
    "bank, red, blue, red_takes, blue_takes",
    [
        (3, "city A2.N", "settlement A2.SE", "2 wool", "1 wool"),  # exactly enough
        (2, "city A2.N", "settlement A2.SE", "nothing", "nothing"),  # not even who needs less
        (2, "settlement A2.N", "city A2.SE", "nothing", "nothing"),
        (1, "settlement A2.N", "settlement A2.SE", "nothing", "nothing"),
        (0, "settlement A2.N", "settlement A2.SE", "nothing", "nothing"),
        (2, "city A2.N, settlement A2.SW", "hand nothing", "2 wool", "nothing"),  # only one is due
        (1, "city A2.N", "hand nothing", "1 wool", "nothing"),
        (1, "hand nothing", "city A2.SE", "nothing", "1 wool"),
        (0, "city A2.N", "hand nothing", "nothing", "nothing"),
    ],
)
def test_a_bank_that_cannot_pay_all_pays_nobody_unless_only_one_is_due(
    bank: int, red: str, blue: str, red_takes: str, blue_takes: str
) -> None:
    t = table().given(red=red, blue=blue, orange=f"hand {19 - bank} wool")  # so much is left in the bank
    roll(t, 1, 1)
    assert t.hand("red") == red_takes
    assert t.hand("blue") == blue_takes
    assert ("The bank can't pay everybody's wool." in t.events) == (bank < 3)


@rule("BASE-042")
def test_a_shortage_is_of_one_resource_only() -> None:
    t = table().given(red="city B2.N, city E2.S", blue="settlement B2.SW", orange="hand 17 brick")
    roll(t, 3, 3)
    assert t.hand("red") == "2 grain"  # three bricks were due, two are there
    assert t.hand("blue") == "nothing"
    assert t.bank("brick") == 2


@rule("BASE-042")
def test_what_is_due_is_counted_over_all_hexes_of_a_resource() -> None:
    twice = [
        "    p2  m3  p2",
        "  g12 h6  f4  h10",
        "g9  f11 d   f3  m8",
        "  f8  m3  g4  p5",
        "    h5  g6  p11",
    ]
    t = table(drawing=twice).given(red="city A1.N", blue="settlement A3.N", orange="hand 17 wool")
    roll(t, 1, 1)  # either hex alone could be paid
    assert t.hand("red") == "nothing"
    assert t.hand("blue") == "nothing"
    t = table(drawing=twice).given(red="city A1.N, settlement A3.N", orange="hand 17 wool")
    roll(t, 1, 1)
    assert t.hand("red") == "2 wool"


@rule("BASE-042")
def test_a_claim_that_was_not_met_is_gone() -> None:
    t = table().given(red="city A2.N", blue="city A2.SE", orange="hand 16 wool")
    roll(t, 1, 1)
    assert t.bank("wool") == 3
    t.given(orange="hand 15 wool")
    roll(t, 1, 1)
    assert t.hand("red") == "2 wool"
    assert t.hand("blue") == "2 wool"


# -- what is hidden, and what everybody knows -----------------------------------------------------------


@rule("BASE-043")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    t = table().given(red="hand 2 ore 1 wool", blue="hand 3 grain").turn("red")
    for viewer in ("blue", "white", None):
        hand = t.picture(viewer).hand(0, "resources")
        assert hand.count == 3
        assert hand.cards is None
    mine = t.picture("red").hand(0, "resources")
    assert mine.count == 3
    assert mine.cards == {"ore": 2, "wool": 1}


@rule("BASE-043")
def test_the_piles_of_the_bank_are_public() -> None:
    t = table().given(red="hand 2 ore 1 wool").turn("red")
    for viewer in ("red", "blue", None):
        (bank,) = [deck for deck in t.picture(viewer).decks if deck.name == "bank"]
        assert bank.cards == {"lumber": 19, "brick": 19, "wool": 18, "grain": 19, "ore": 17}
        assert bank.count == 92


@rule("BASE-043")
def test_two_worlds_that_differ_in_others_hands_look_the_same() -> None:
    ours = table().given(red="hand 2 ore 1 wool", blue="hand 2 brick 1 grain", white="hand 1 ore").turn("red")
    other = (
        table().given(red="hand 2 brick 1 wool", blue="hand 2 ore 1 grain", white="hand 1 ore").turn("red")
    )
    for viewer in ("white", "orange"):
        assert ours.picture(viewer) == other.picture(viewer)
        assert ours.knows(viewer) == other.knows(viewer)
    assert ours.picture(None) == other.picture(None)
    assert ours.picture("red") != other.picture("red")


@rule("BASE-043", "BASE-044")
def test_a_guess_deals_only_what_could_be_there() -> None:
    t = table().given(red="hand 2 ore 1 wool", blue="hand 2 brick 1 grain", white="hand 1 ore").turn("red")
    hands = set()
    for seed in range(20):
        guess = t.guessed_by("white", seed)
        assert guess.hand("white") == "1 ore"
        assert [sum(guess.hand(who).values()) for who in t.names] == [3, 3, 1, 0]
        assert all(guess.bank(card) == t.bank(card) for card in RESOURCES)
        hands.add(repr(guess.hand("red")))
    assert len(hands) > 3


@rule("BASE-044")
def test_unplayed_development_cards_are_counted_but_not_shown() -> None:
    ours = table().given(red="cards knight victory point", blue="cards monopoly, fresh knight").turn("blue")
    other = (
        table().given(red="cards 2 road building", blue="cards victory point, fresh monopoly").turn("blue")
    )
    for viewer in ("white", "orange", None):
        picture = ours.picture(viewer)
        assert [picture.hand(p, "development").count for p in range(4)] == [2, 2, 0, 0]
        assert picture.hand(0, "development").cards is None
        assert picture.hand(1, "development").cards is None
        (deck,) = [deck for deck in picture.decks if deck.name == "development"]
        assert deck.count == 21
        assert deck.cards is None
        assert picture == other.picture(viewer)
        if viewer:
            assert ours.knows(viewer) == other.knows(viewer)
    assert ours.picture("red").hand(0, "development").cards == {"knight": 1, "victory point": 1}


@rule("BASE-044")
def test_everybody_hears_that_a_card_was_bought_and_only_the_buyer_which() -> None:
    t = table().given(red="hand 1 ore 1 wool 1 grain").turn("red").do("buy card")
    assert t.says("blue") == ["red buys a development card."]
    t.do("drew monopoly")
    assert t.says("red") == ["red draws a monopoly."]
    for other in ("blue", "white", "orange"):
        assert t.says(other) == ["red draws a card."]
    assert all(event.seen_by(1).args.get("face") is None for event in t.heard)


@rule("BASE-044")
def test_discards_are_shown_when_all_have_chosen_and_not_before() -> None:
    t = table().given(red="hand 8 ore", blue="hand 4 wool 4 grain", white="hand 3 lumber")
    roll(t, 3, 4)
    other = table().given(red="hand 8 ore", blue="hand 4 wool 4 grain", white="hand 3 lumber")
    roll(other, 3, 4)
    t.do("blue: discard wool", "blue: discard wool", "blue: discard wool", "blue: discard grain")
    assert t.heard == []
    other.do("blue: discard grain", "blue: discard grain", "blue: discard grain", "blue: discard grain")
    for viewer in ("red", "white", "orange"):
        assert t.knows(viewer) == other.knows(viewer)
        assert t.picture(viewer) == other.picture(viewer)
        assert t.menu("red") == other.menu("red")
    t.do("discard ore", "discard ore", "discard ore")
    assert t.heard == []
    t.do("discard ore")
    for viewer in t.names:
        assert t.says(viewer) == ["red discards 4 ore.", "blue discards 3 wool, 1 grain."]


@rule("BASE-044")
def test_only_thief_and_victim_know_what_was_stolen() -> None:
    t = table().given(red="cards knight", blue="settlement A1.N, hand 1 ore 1 wool").turn("red")
    t.do("play knight", "move robber A1")
    other = GameTable(t.g.copy())
    t.do("stolen ore")
    other.do("stolen wool")
    for knows in ("red", "blue"):
        assert t.says(knows) == ["red steals 1 ore from blue."]
    for viewer in ("white", "orange"):
        assert t.says(viewer) == ["red steals a card from blue."]
        assert t.knows(viewer) == other.knows(viewer)
        assert t.picture(viewer) == other.picture(viewer)
    assert t.knows("red") != other.knows("red")


@rule("BASE-044")
def test_cards_taken_openly_are_named_to_everybody() -> None:
    t = (
        table()
        .given(red="cards year of plenty monopoly, settlement A1.N", blue="hand 2 ore 1 wool")
        .turn("red")
    )
    t.do("play year of plenty", "take brick")
    assert t.says("white") == ["red takes 1 brick from the bank."]
    t.do("take ore").turn("red").do("play monopoly ore")
    assert t.says("white") == ["red plays monopoly on ore.", "blue hands red 2 ore."]
    t = table("isle:base;3").founding("red")
    t.do("build settlement A1.N", "build road A1/NE", "build settlement A3.N", "build road A3/NE")
    t.do("build settlement E1.S", "build road E1/SE", "build settlement B4.NE")
    assert t.says("red") == [
        "white builds a settlement on B4.NE.",
        "white takes 1 brick for the second settlement.",
    ]


@rule("BASE-044")
def test_hidden_points_show_in_no_picture_but_ones_own() -> None:
    t = table().given(red="cards 2 victory point, 3 points").turn("red")
    assert t.points("red") == 5
    assert t.public_points("red") == 3
    assert t.picture("red").players[0].points == 5
    for viewer in ("blue", "orange", None):
        assert t.picture(viewer).players[0].public_points == 3
        assert t.picture(viewer).players[0].points is None

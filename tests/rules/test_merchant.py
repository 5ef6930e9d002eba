"""The merchant: where it goes, what it gives, and how long."""

import pytest

from tests.proofs import rule
from tests.table import GameTable, table

SPEC = "isle:base+cities_knights;4"

ISLE = [
    "~   ~   ~   ~",
    "  ~   f8  *6  ~",
    "~   h5  d   m9  ~",
    "  ~   p4  ~   ~",
    "~   ~   ~   ~",
]
AT_SEA = "isle:new_shores+cities_knights;3"


def sent(who: str = "red", hex: str = "C2", **owners: str) -> GameTable:
    """Red and blue live around C2; the merchant of one of them stands there."""
    t = table(SPEC).given(
        red="settlement C2.N, progress 3 merchant", blue="settlement C2.S, progress merchant"
    )
    return t.given(**owners).turn(who).do("play merchant", f"send merchant {hex}")


# -- where it goes --------------------------------------------------------------------------------------


@rule("CK-111")
def test_the_merchant_goes_to_a_hex_next_to_a_building_of_ones_own() -> None:
    t = table(SPEC).given(red="settlement C2.N, city E3.N, progress merchant", blue="settlement A1.N")
    t.turn("red").do("play merchant")
    assert t.to_act == "red"
    assert t.offered("send merchant") == {"B1", "B2", "C2", "D3", "D4", "E3"}
    t.do("send merchant B2")
    assert t.piece("B2") == "red merchant"
    assert t.events == ["red sends the merchant to B2."]
    assert t.can("end turn")


@rule("CK-111")
def test_the_merchant_does_not_come_where_no_resource_grows() -> None:
    t = table(SPEC).given(red="settlement C3.N, progress merchant").turn("red").do("play merchant")
    assert t.offered("send merchant") == {"B2", "B3"}, "C3 is the desert"
    assert t.why("send merchant C3") == "No resource comes from C3."
    assert t.why("send merchant A1") == "You have no settlement or city at A1."


@rule("CK-111")
def test_a_road_or_a_knight_is_no_building() -> None:
    t = table(SPEC).given(red="road E3/E, knight A1.N, progress merchant").turn("red")
    assert t.why("play merchant") == "The merchant card would do nothing now."


@rule("CK-145", "CK-111")
def test_the_merchant_stands_neither_at_a_gold_river_nor_at_sea() -> None:
    t = table(AT_SEA, None, ISLE, None, seats=[3], points=14)
    t.given(red="settlement B3.SW, progress merchant").turn("red").do("play merchant")
    assert t.offered("send merchant") == {"B2"}, "between forest, gold and desert"
    assert t.why("send merchant B3") == "No resource comes from B3."
    t = table(AT_SEA, None, ISLE, None, seats=[3], points=14)
    t.given(red="settlement B3.NE, progress merchant").turn("red")
    assert t.why("play merchant") == "The merchant card would do nothing now."


@rule("CK-111")
def test_the_robber_does_not_matter_to_the_merchant() -> None:
    t = table(SPEC).given(robber="C2", red="settlement C2.N, progress merchant").turn("red")
    t.do("play merchant", "send merchant C2")
    assert t.rate("red", "lumber") == 2


@rule("CK-111")
def test_a_merchant_of_ones_own_goes_elsewhere() -> None:
    """Where it stands for oneself already the card would do nothing; that of another may be taken there."""
    t = sent("red", "C2").do("play merchant")
    assert t.offered("send merchant") == {"B1", "B2"}
    assert t.why("send merchant C2") == "Your merchant stands on C2 already; it must go elsewhere."
    t = sent("red", "C2").turn("blue").do("play merchant")
    assert t.offered("send merchant") == {"C2", "D1", "D2"}


@rule("CK-111")
def test_a_merchant_that_could_only_stay_where_it_is_is_not_played() -> None:
    t = table(SPEC).given(
        red="settlement A1.N, progress 2 merchant", blue="settlement A1.S, progress merchant"
    )
    t.turn("red").do("play merchant", "send merchant A1")
    assert t.why("play merchant") == "The merchant card would do nothing now."
    t.turn("blue").do("play merchant", "send merchant A1").turn("red")
    assert t.can("play merchant")


# -- what it gives --------------------------------------------------------------------------------------


@rule("CK-111")
@pytest.mark.parametrize(
    "corner, hex, resource",
    [
        ("C2.N", "C2", "lumber"),
        ("C2.N", "B2", "brick"),
        ("C2.N", "B1", "grain"),
        ("E3.S", "E3", "wool"),
        ("A1.N", "A1", "ore"),
    ],
)
def test_the_resource_of_the_hex_trades_two_for_one(corner: str, hex: str, resource: str) -> None:
    t = table(SPEC).given(red=f"city {corner}, progress merchant")
    before = {card: t.rate("red", card) for card in ("lumber", "brick", "wool", "grain", "ore")}
    t.turn("red").do("play merchant", f"send merchant {hex}")
    assert {card: t.rate("red", card) for card in before} == {**before, resource: 2}
    t.given(red=f"hand 2 {resource}")
    t.do(f"swap {resource} for cloth")
    assert t.hand("red") == "1 cloth"


@rule("CK-111")
def test_the_commodity_of_the_hex_trades_as_before() -> None:
    t = sent("red", "C2", red="hand 2 lumber 2 paper")
    assert t.rate("red", "lumber") == 2
    assert t.rate("red", "paper") == 4
    assert not t.can("swap paper for ore")


@rule("CK-111")
def test_only_who_sent_the_merchant_trades_by_it() -> None:
    t = sent("red", "C2")
    assert t.rate("red", "lumber") == 2
    assert t.rate("blue", "lumber") == 4


@rule("CK-111")
def test_the_merchant_is_worth_a_point_while_one_has_it() -> None:
    t = table(SPEC).given(red="settlement C2.N, progress merchant", blue="settlement C2.S, progress merchant")
    before = t.public_points("red"), t.public_points("blue")
    t.turn("red").do("play merchant", "send merchant C2")
    assert (t.public_points("red"), t.public_points("blue")) == (before[0] + 1, before[1])
    t.turn("blue").do("play merchant", "send merchant C2")
    assert (t.public_points("red"), t.public_points("blue")) == (before[0], before[1] + 1)


@rule("CK-111", "CK-130")
def test_the_point_of_the_merchant_wins() -> None:
    t = table(SPEC).given(red="settlement C2.N, 12 points, progress merchant").turn("red")
    t.do("play merchant", "send merchant C2")
    assert t.winner == "red"


@rule("CK-111")
def test_only_another_merchant_moves_it() -> None:
    t = sent("red", "C2", robber="C2")
    t.turn("blue").do("end turn").turn("red")
    assert t.piece("C2") == "red merchant"
    assert t.rate("red", "lumber") == 2
    t.turn("blue").do("play merchant", "send merchant C2")
    assert t.piece("C2") == "blue merchant"
    assert t.rate("red", "lumber") == 4
    assert t.rate("blue", "lumber") == 2


@rule("CK-111", "CK-126")
def test_the_card_goes_under_its_deck() -> None:
    t = sent("red", "C2")
    assert t.progress("red") == "2 merchant"
    assert t.under("trade") == ["merchant"]

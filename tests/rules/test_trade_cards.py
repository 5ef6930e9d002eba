"""Trade cards: what each of them does, for how long, and who sees what."""

import pytest

from longroad.isle.knights.improvements import STAGES, TRADE, growth
from longroad.records import Record
from tests.proofs import rule
from tests.table import GameTable, table

SPEC = "isle:base+cities_knights;4"
RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
COMMODITIES = ["paper", "cloth", "coin"]


def trade(card: str, spec: str = SPEC, red: str = "", **owners: str) -> GameTable:
    """It is red's turn, who holds this card."""
    t = table(spec).given(red=", ".join(filter(None, [f"progress {card}", red])), **owners)
    return t.turn("red")


def no_use(card: str) -> str:
    return f"The {card} card would do nothing now."


# -- commercial harbor ----------------------------------------------------------------------------------


@rule("CK-112")
def test_an_opponent_gives_a_commodity_of_their_choice_for_a_resource() -> None:
    t = trade("commercial harbor", red="hand 2 wool", blue="hand 1 paper 2 coin 3 ore")
    t.do("play commercial harbor", "offer wool to blue")
    assert t.events == ["red offers blue 1 wool for a commodity."]
    assert t.waiting == ["blue"]
    assert t.menu("blue") == ["hand over coin", "hand over paper"]
    t.do("hand over coin")
    assert t.hand("red") == "1 wool 1 coin"
    assert t.hand("blue") == "1 paper 1 coin 3 ore 1 wool"
    assert t.events == ["blue gives red 1 coin for 1 wool."]
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-112")
def test_who_has_a_commodity_must_hand_one_over() -> None:
    t = trade("commercial harbor", red="hand 1 wool", blue="hand 1 paper")
    t.do("play commercial harbor", "offer wool to blue")
    assert t.why("hand over nothing") == "You have a commodity, so you must hand one over."
    assert t.why("hand over ore") == "A commodity is asked for, and ore is none."
    assert t.why("hand over coin") == "You have no coin left to give."


@rule("CK-112")
def test_without_a_commodity_the_resource_stays_where_it_is() -> None:
    t = trade("commercial harbor", red="hand 1 wool", blue="hand 3 ore")
    t.do("play commercial harbor", "offer wool to blue")
    assert t.menu("blue") == ["hand over nothing"]
    t.do("hand over nothing")
    assert t.hand("red") == "1 wool"
    assert t.hand("blue") == "3 ore"
    assert t.events == ["blue has no commodity for red."]


@rule("CK-112")
def test_each_opponent_is_asked_once() -> None:
    t = trade("commercial harbor", red="hand 4 wool", blue="hand 2 paper", white="hand 1 ore, 2 points")
    t.do("play commercial harbor")
    assert {words for words in t.menu() if words.startswith("offer")} == {
        "offer wool to blue",
        "offer wool to white",  # whether white has a commodity, red can't know; orange has no card at all
    }
    t.do("offer wool to blue", "hand over paper")
    assert not t.can("offer wool to blue")
    assert t.why("offer wool to blue") == "You can't offer blue a card now."
    t.do("offer wool to white", "hand over nothing")
    assert not t.can("offer wool to white"), "also who had none was asked"


@rule("CK-112")
def test_a_second_card_asks_everybody_once_more() -> None:
    t = trade("2 commercial harbor", red="hand 4 wool", blue="hand 3 paper")
    t.do("play commercial harbor", "play commercial harbor")
    t.do("offer wool to blue", "hand over paper", "offer wool to blue", "hand over paper")
    assert not t.can("offer wool to blue")
    assert t.hand("red") == "2 wool 2 paper"


@rule("CK-112")
def test_only_resources_are_offered() -> None:
    t = trade("commercial harbor", red="hand 1 ore 1 cloth", blue="hand 1 paper").do("play commercial harbor")
    assert t.can("offer ore to blue")
    assert t.why("offer cloth to blue") == "Only resources are offered, and cloth is none."
    assert t.why("offer wool to blue") == "You have no wool left to give."


@rule("CK-112")
def test_the_harbor_is_open_until_the_end_of_the_turn() -> None:
    t = trade("commercial harbor", red="hand 4 ore", blue="hand 1 paper 1 wool").do("play commercial harbor")
    t.do("swap ore for wool")
    assert t.can("offer wool to blue"), "other things may come between"
    t.turn("blue").turn("red")
    assert not t.can("offer wool to blue")


@rule("CK-112")
def test_the_harbor_needs_somebody_with_cards() -> None:
    t = trade("commercial harbor", red="hand 1 ore")
    assert t.why("play commercial harbor") == no_use("commercial harbor")


@rule("CK-112")
@pytest.mark.parametrize("who", ["red", "orange"])
def test_who_has_a_commodity_stays_a_secret_until_it_is_handed_over(who: str) -> None:
    """Two games in which blue and white have changed hands look the same to the others."""
    told = []
    for blue, white in (("3 ore", "1 paper 2 coin"), ("1 paper 2 coin", "3 ore")):
        t = trade("commercial harbor", red="hand 1 wool", blue=f"hand {blue}", white=f"hand {white}")
        heard: list[object] = []
        for words in ("play commercial harbor", "offer wool to blue"):
            t.do(words)
            heard += [t.waiting, t.knows(who), t.says(who), t.picture(who)]
        told.append(heard)
    assert told[0] == told[1]


@rule("CK-112")
def test_whoever_offers_a_resource_holds_it() -> None:
    """What blue imagines of red's hand has the wool in it."""
    t = trade("commercial harbor", red="hand 1 wool 4 ore", blue="hand 1 paper", white="hand 9 ore 5 grain")
    t.do("play commercial harbor", "offer wool to blue")
    for seed in range(20):
        imagined = t.guessed_by("blue", seed).do("hand over paper")
        assert imagined.hand("blue") == "1 wool"


# -- merchant fleet -------------------------------------------------------------------------------------


@rule("CK-113")
@pytest.mark.parametrize("card", RESOURCES + COMMODITIES)
def test_the_fleet_trades_one_kind_two_for_one(card: str) -> None:
    t = trade("merchant fleet").do(f"play merchant fleet {card}")
    assert [c for c in RESOURCES + COMMODITIES if t.rate("red", c) == 2] == [card]
    other = "ore" if card != "ore" else "wool"
    t.given(red=f"hand 2 {card}").do(f"swap {card} for {other}")
    assert t.hand("red") == f"1 {other}"


@rule("CK-113")
def test_the_fleet_trades_as_often_as_one_likes_until_the_end_of_the_turn() -> None:
    t = trade("merchant fleet", red="hand 7 paper").do("play merchant fleet paper")
    for _ in range(3):
        t.do("swap paper for ore")
    assert t.hand("red") == "1 paper 3 ore"
    t.turn("blue").turn("red")
    assert t.rate("red", "paper") == 4


@rule("CK-113")
def test_the_fleet_sails_for_its_owner_alone() -> None:
    t = trade("merchant fleet").do("play merchant fleet ore")
    assert t.rate("blue", "ore") == 4


@rule("CK-113")
def test_two_fleets_trade_two_kinds() -> None:
    t = trade("2 merchant fleet").do("play merchant fleet ore")
    assert t.why("play merchant fleet ore") == no_use("merchant fleet")
    t.do("play merchant fleet coin")
    assert (t.rate("red", "ore"), t.rate("red", "coin"), t.rate("red", "wool")) == (2, 2, 4)


@rule("CK-113")
def test_the_fleet_is_not_sent_for_what_trades_so_well_already() -> None:
    t = trade("merchant fleet", red="settlement A2.NE")  # the harbor for grain
    assert t.rate("red", "grain") == 2
    assert not t.can("play merchant fleet grain")
    assert t.can("play merchant fleet ore")


# -- guild dues -----------------------------------------------------------------------------------------


@rule("CK-114")
def test_dues_are_two_cards_of_an_opponent_with_more_points() -> None:
    t = trade("guild dues", red="2 points", blue="3 points, hand 2 ore 1 paper 1 wool")
    t.do("play guild dues blue")
    assert t.events[-1] == "red looks at the hand of blue."
    assert t.to_act == "red"
    assert t.menu() == ["take ore from blue", "take paper from blue", "take wool from blue"]
    t.do("take paper from blue")
    assert t.menu() == ["take ore from blue", "take wool from blue"]
    assert t.why("take paper from blue") == "There is no paper in that hand."
    t.do("take ore from blue")
    assert t.hand("red") == "1 paper 1 ore"
    assert t.hand("blue") == "1 ore 1 wool"
    assert t.can("end turn")


@rule("CK-114")
def test_who_has_no_more_points_pays_no_dues() -> None:
    t = trade("guild dues", red="3 points", blue="3 points, hand 2 ore", white="4 points, hand 1 ore")
    t.given(orange="5 points")
    assert [words for words in t.menu() if "dues" in words] == ["play guild dues white"]
    assert t.why("play guild dues blue") == "That card can't be played against blue now."
    assert t.why("play guild dues orange") == "That card can't be played against orange now.", "no cards"
    assert t.why("play guild dues red") == "That card can't be played against red now."


@rule("CK-114")
def test_dues_have_no_use_if_nobody_is_ahead() -> None:
    t = trade("guild dues", red="3 points", blue="3 points, hand 2 ore")
    assert t.why("play guild dues blue") == no_use("guild dues")


@rule("CK-114")
def test_an_only_card_is_all_the_dues() -> None:
    t = trade("guild dues", blue="3 points, hand 1 ore").do("play guild dues blue", "take ore from blue")
    assert t.hand("red") == "1 ore"
    assert t.hand("blue") == "nothing"
    assert t.can("end turn")


@rule("CK-114")
def test_the_hand_lies_open_to_who_takes_the_dues_only_while_they_are_taken() -> None:
    t = trade("guild dues", blue="3 points, hand 3 ore 1 paper", white="hand 2 wool")
    assert t.picture("red").hand(1, "resources").cards is None
    t.do("play guild dues blue")
    assert t.picture("red").hand(1, "resources").cards == {"ore": 3, "paper": 1}
    assert t.picture("red").hand(2, "resources").cards is None, "white's hand is nobody's business"
    assert t.picture("white").hand(1, "resources").cards is None
    assert t.picture(None).hand(1, "resources").cards is None
    assert t.sees("red").legal(0).listed() == t.g.legal(0).listed()
    t.do("take ore from blue")
    assert t.picture("red").hand(1, "resources").cards == {"ore": 2, "paper": 1}
    t.do("take ore from blue")
    assert t.picture("red").hand(1, "resources").cards is None


@rule("CK-114")
def test_a_look_at_a_hand_is_not_taken_back() -> None:
    t = trade("guild dues", blue="3 points, hand 3 ore 1 paper")
    record = Record(t.g, None)
    record.apply(t.g.parse("play guild dues blue"))
    assert str(record.can_undo(0)) == "Your last action revealed something hidden: it can't be undone."
    record.apply(t.g.parse("take ore from blue"))
    assert record.can_undo(0) is None, "which card is taken may be thought over"


@rule("CK-114")
@pytest.mark.parametrize("who", ["white", "orange"])
def test_nobody_else_learns_anything_from_the_dues(who: str) -> None:
    """Two games that differ only in what blue holds, and in what red takes of it."""
    told = []
    for blue, white, takes in (
        ("2 ore 1 paper", "1 wool 1 coin 1 ore", ["ore", "paper"]),
        ("1 wool 1 coin 1 ore", "2 ore 1 paper", ["wool", "coin"]),
    ):
        hands = {"blue": blue, ("orange" if who == "white" else "white"): white}
        t = trade("guild dues", red="hand 1 grain", **{p: f"hand {h}" for p, h in hands.items()})
        t.given(blue="3 points")
        heard: list[object] = [t.knows(who)]
        for words in ("play guild dues blue", *[f"take {card} from blue" for card in takes]):
            t.do(words)
            heard += [t.knows(who), t.says(who), t.picture(who), t.g.asked(t.seat(who))]
        told.append(heard)
    assert told[0] == told[1]


@rule("CK-114")
def test_the_one_who_pays_knows_what_was_taken() -> None:
    t = trade("guild dues", blue="3 points, hand 3 ore").do("play guild dues blue", "take ore from blue")
    assert t.says("red") == t.says("blue") == ["red takes 1 ore from blue."]
    assert t.says("white") == ["red takes a card from blue."]


# -- monopolies -----------------------------------------------------------------------------------------


@rule("CK-115")
@pytest.mark.parametrize("card", COMMODITIES)
def test_trade_monopoly_takes_one_of_a_commodity_from_everybody(card: str) -> None:
    t = trade("trade monopoly", red=f"hand 1 {card}", blue=f"hand 3 {card} 1 ore", white=f"hand 1 {card}")
    t.given(orange="hand 2 ore")
    t.do(f"play trade monopoly {card}")
    assert t.hand("red") == f"3 {card}"
    assert t.hand("blue") == f"2 {card} 1 ore"
    assert t.hand("white") == "nothing"
    assert t.hand("orange") == "2 ore"
    assert t.events == [
        "red plays trade monopoly.",
        f"blue hands red 1 {card}.",
        f"white hands red 1 {card}.",
    ]


@rule("CK-115")
def test_trade_monopoly_takes_no_resources() -> None:
    t = trade("trade monopoly", blue="hand 3 ore")
    assert {w for w in t.menu() if w.startswith("play")} == {f"play trade monopoly {c}" for c in COMMODITIES}


@rule("CK-116")
@pytest.mark.parametrize("card", RESOURCES)
def test_resource_monopoly_takes_two_of_a_resource_from_everybody(card: str) -> None:
    t = trade("resource monopoly", red=f"hand 1 {card}", blue=f"hand 3 {card} 1 coin", white=f"hand 2 {card}")
    t.given(orange=f"hand 1 {card} 1 paper")
    t.do(f"play resource monopoly {card}")
    assert t.hand("red") == f"6 {card}"
    assert t.hand("blue") == f"1 {card} 1 coin"
    assert t.hand("white") == "nothing"
    assert t.hand("orange") == "1 paper", "an only one is handed over, too"
    assert t.events[1:] == [
        f"blue hands red 2 {card}.",
        f"white hands red 2 {card}.",
        f"orange hands red 1 {card}.",
    ]


@rule("CK-116")
def test_resource_monopoly_takes_no_commodities() -> None:
    t = trade("resource monopoly", blue="hand 3 coin")
    plays = {w for w in t.menu() if w.startswith("play")}
    assert plays == {f"play resource monopoly {c}" for c in RESOURCES}


@rule("CK-115", "CK-116")
@pytest.mark.parametrize("play", ["trade monopoly coin", "resource monopoly ore"])
def test_a_monopoly_needs_somebody_with_cards_but_perhaps_not_these(play: str) -> None:
    card = " ".join(play.split()[:2])
    t = trade(card, red="hand 3 ore 3 coin")
    assert t.why(f"play {play}") == no_use(card)
    t = trade(card, blue="hand 1 wool").do(f"play {play}")
    assert t.hand("red") == "nothing"
    assert t.progress("red") == "nothing"


@rule("CK-115", "CK-116")
@pytest.mark.parametrize("play", ["trade monopoly coin", "resource monopoly ore"])
def test_a_monopoly_is_not_taken_back(play: str) -> None:
    t = trade(" ".join(play.split()[:2]), blue="hand 1 wool 1 coin 1 ore")
    record = Record(t.g, None)
    record.apply(t.g.parse(f"play {play}"))
    assert str(record.can_undo(0)) == "Your last action revealed something hidden: it can't be undone."


# -- all of them ----------------------------------------------------------------------------------------


PLAYS = {
    "merchant": "play merchant",
    "commercial harbor": "play commercial harbor",
    "merchant fleet": "play merchant fleet ore",
    "guild dues": "play guild dues blue",
    "trade monopoly": "play trade monopoly coin",
    "resource monopoly": "play resource monopoly ore",
}


@rule("CK-126", "CK-013")
@pytest.mark.parametrize("card", PLAYS)
def test_a_trade_card_is_played_once_in_ones_own_turn_and_goes_under_its_deck(card: str) -> None:
    t = trade(card, red="settlement C2.N", blue="4 points, hand 2 ore 1 coin")
    assert t.can(PLAYS[card])
    t.do(PLAYS[card])
    assert t.progress("red") == "nothing"
    assert t.under("trade") == [card]
    assert f"red plays {card}." in t.events


@rule("CK-013")
@pytest.mark.parametrize("card", PLAYS)
def test_a_trade_card_is_not_played_before_the_roll_nor_without_it(card: str) -> None:
    t = trade(card, red="settlement C2.N", blue="4 points, hand 2 ore 1 coin").turn("red", before_roll=True)
    assert t.why(PLAYS[card]) == "Roll the dice first."
    t.turn("white")
    assert t.why(PLAYS[card]) == f"You have no {card} card."


@rule("CK-024")
@pytest.mark.parametrize("card", PLAYS)
def test_a_trade_card_that_is_one_too_many_is_played_at_once(card: str) -> None:
    t = table(SPEC).given(red="settlement C2.N, progress 2 mining 2 irrigation")
    t.given(blue="4 points, hand 2 ore 1 coin")
    growth(t.g).stage[TRADE] = STAGES  # red draws a card
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event trade", f"drew {card}")
    assert t.to_act == "red" and t.can("discard mining")
    t.do(PLAYS[card])
    assert t.progress("red") == "2 mining 2 irrigation"
    while not t.can("end turn"):
        t.do(t.menu()[0])


@rule("CK-112", "BASE-031")
def test_in_the_strict_order_offers_end_with_trade() -> None:
    t = table("isle:base+cities_knights;4;order=strict")
    t.given(red="city C3.N, progress commercial harbor, hand 1 ore 2 brick", blue="hand 2 coin").turn("red")
    t.do("play commercial harbor")
    assert t.can("offer ore to blue")
    t.do("build wall C3.N")
    assert t.why("offer ore to blue") == t.why("swap ore for wool") != ""

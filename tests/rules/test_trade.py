"""Trade: offers and answers between players, and swaps with the bank."""

import pytest

from longroad.picture import Offer
from tests.conformance.flat import differences, flat
from tests.proofs import rule
from tests.table import GameTable, table

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")


def offer(t: GameTable, give: str, ask: str) -> GameTable:
    """The player on turn makes an offer: cards as words, `"ore ore"`."""
    t.do(
        "propose trade", *(f"give {card}" for card in give.split()), *(f"ask {card}" for card in ask.split())
    )
    return t.do("make offer")


def counter(t: GameTable, who: str, give: str, ask: str) -> GameTable:
    t.do(f"{who}: counter")
    t.do(*(f"{who}: give {card}" for card in give.split()), *(f"{who}: ask {card}" for card in ask.split()))
    return t.do(f"{who}: make offer")


def deals(t: GameTable) -> list[str]:
    """What the player on turn may make of the answers."""
    return [words for words in t.menu(t.on_turn) if words == "no deal" or words.startswith("trade with")]


def four_at_the_table() -> GameTable:
    hands = {
        "red": "hand 3 ore",
        "blue": "hand 2 wool 1 grain",
        "white": "hand 4 wool",
        "orange": "hand 2 brick",
    }
    return table().given(**hands).turn("red")


# -- with opponents -------------------------------------------------------------------------------------


@rule("BASE-050")
@pytest.mark.parametrize("partner", ["blue", "white", "orange"])
def test_the_player_on_turn_trades_with_any_opponent(partner: str) -> None:
    t = (
        table()
        .given(red="hand 2 ore", blue="hand 2 wool", white="hand 2 wool", orange="hand 2 wool")
        .turn("red")
    )
    offer(t, "ore", "wool")
    t.do("blue: accept", "white: accept", "orange: accept", f"trade with {partner}")
    assert t.hand("red") == "1 ore 1 wool"
    for who in ("blue", "white", "orange"):
        assert t.hand(who) == ("1 ore 1 wool" if who == partner else "2 wool")
    assert t.events == [f"red gives {partner} 1 ore for 1 wool."]
    assert t.to_act == "red"


@rule("BASE-050")
@pytest.mark.parametrize(
    "give, ask, red, blue",
    [
        ("ore", "wool wool wool", "3 ore 1 lumber 3 wool", "1 ore 2 grain 1 wool"),
        ("ore ore ore ore", "grain", "1 lumber 1 grain", "4 ore 1 grain 4 wool"),
        ("ore lumber", "wool grain", "3 ore 1 wool 1 grain", "1 ore 1 lumber 3 wool 1 grain"),
    ],
)
def test_any_terms_that_both_accept_will_do(give: str, ask: str, red: str, blue: str) -> None:
    t = table().given(red="hand 4 ore 1 lumber", blue="hand 4 wool 2 grain").turn("red")
    offer(t, give, ask).do("blue: accept", "white: decline", "orange: decline", "trade with blue")
    assert t.hand("red") == red
    assert t.hand("blue") == blue


@rule("BASE-050")
def test_nothing_changes_hands_before_both_agree() -> None:
    t = four_at_the_table()
    offer(t, "ore", "wool").do("blue: accept", "white: decline", "orange: decline")
    assert t.hand("red") == "3 ore" and t.hand("blue") == "2 wool 1 grain"
    assert deals(t) == ["no deal", "trade with blue"]
    t.do("no deal")
    assert t.hand("red") == "3 ore" and t.hand("blue") == "2 wool 1 grain"
    assert t.events == ["red makes no deal."]


@rule("BASE-050")
def test_there_is_no_trade_before_the_roll() -> None:
    t = table().given(red="hand 5 ore", blue="hand 5 wool").turn("red", before_roll=True)
    assert not t.can("propose trade")
    t.do("roll", "rolled 2 4")
    assert t.can("propose trade")


@rule("BASE-050")
def test_only_resource_cards_are_traded() -> None:
    t = table().given(red="hand 1 ore, cards knight", blue="hand 1 wool, cards monopoly").turn("red")
    t.do("propose trade")
    assert t.menu() == [
        "ask brick",
        "ask grain",
        "ask lumber",
        "ask ore",
        "ask wool",
        "drop offer",
        "give ore",
    ]
    with pytest.raises(ValueError, match="knight"):
        t.do("give knight")


@rule("BASE-050")
def test_one_offers_only_cards_one_holds() -> None:
    t = table().given(red="hand 2 ore", blue="hand 1 wool").turn("red")
    t.do("propose trade", "give ore", "give ore")
    assert t.why("give ore") == "You have no ore left to give."
    assert t.why("give brick") == "You have no brick left to give."


@rule("BASE-050")
def test_one_cannot_ask_for_more_cards_than_anybody_holds() -> None:
    t = table().given(red="hand 2 ore", blue="hand 1 wool", white="hand 2 grain").turn("red")
    t.do("propose trade", "ask wool", "ask wool")
    assert t.why("ask wool") == "Nobody holds that many cards."


@rule("BASE-050")
def test_nobody_accepts_without_the_cards_but_everybody_is_asked() -> None:
    t = four_at_the_table()
    offer(t, "ore", "wool wool wool")
    assert t.waiting == ["blue", "white", "orange"]
    assert t.menu("blue") == ["counter", "decline"]
    assert t.menu("white") == ["accept", "counter", "decline"]
    assert t.why("blue: accept") == "You don't hold the cards that are asked for."


@rule("BASE-050")
def test_a_player_without_cards_is_asked_too_and_can_only_decline() -> None:
    t = table().given(red="hand 1 ore", blue="hand 1 wool").turn("red")
    offer(t, "ore", "wool")
    assert t.waiting == ["blue", "white", "orange"]
    assert t.menu("white") == ["decline"]


@rule("BASE-050")
def test_without_cards_on_either_side_there_is_nothing_to_propose() -> None:
    nothing = "There is nothing to trade: you or all the others hold no cards."
    t = table().given(blue="hand 3 wool").turn("red")
    assert t.why("propose trade") == nothing
    t = table().given(red="hand 3 wool").turn("red")
    assert t.why("propose trade") == nothing


@rule("BASE-050", "BASE-058")
def test_cards_traded_for_can_be_used_and_traded_at_once() -> None:
    t = table().given(red="hand 1 ore", blue="hand 4 wool", white="hand 1 brick").turn("red")
    offer(t, "ore", "wool wool wool wool").do(
        "blue: accept", "white: decline", "orange: decline", "trade with blue"
    )
    t.do("swap wool for brick")
    assert t.hand("red") == "1 brick"


@rule("BASE-050")
def test_with_trade_only_at_the_bank_there_are_no_offers() -> None:
    t = table("isle:base;4;trade=bank").given(red="hand 4 ore", blue="hand 1 wool").turn("red")
    assert t.menu() == ["end turn", *sorted(f"swap ore for {card}" for card in RESOURCES if card != "ore")]
    with pytest.raises(ValueError, match="not an action"):
        t.do("propose trade")


@rule("BASE-051")
def test_opponents_make_no_offers_in_the_turn_of_another() -> None:
    t = four_at_the_table()
    assert t.menu("blue") == []
    assert t.why("blue: propose trade") == "It is not your move: wait for red."
    offer(t, "ore", "wool")
    assert not t.can("blue: propose trade")


@rule("BASE-051")
def test_a_counter_offer_is_an_offer_to_the_player_on_turn_alone() -> None:
    t = four_at_the_table()
    offer(t, "ore", "brick")
    counter(t, "blue", "wool", "ore")
    assert t.menu("white") == ["counter", "decline"]
    assert t.menu("orange") == ["accept", "counter", "decline"]
    t.do("orange: accept", "white: decline")
    assert t.to_act == "red"
    assert t.menu("orange") == t.menu("blue") == []
    t.do("trade with blue")
    assert t.hand("red") == "2 ore 1 wool"
    assert t.hand("blue") == "1 wool 1 grain 1 ore"
    assert t.hand("orange") == "2 brick" and t.hand("white") == "4 wool"


@rule("BASE-052")
def test_both_sides_give_at_least_one_card() -> None:
    t = four_at_the_table().do("propose trade")
    no_gifts = "Both sides must give at least one card."
    assert t.why("make offer") == no_gifts
    t.do("give ore")
    assert t.why("make offer") == no_gifts
    t.do("drop offer", "propose trade", "ask wool")
    assert t.why("make offer") == no_gifts
    t.do("give ore")
    assert t.can("make offer")


@rule("BASE-052")
def test_a_counter_offer_is_no_gift_either() -> None:
    t = offer(four_at_the_table(), "ore", "wool").do("blue: counter")
    t.do("blue: give wool")
    assert t.why("blue: make offer") == "Both sides must give at least one card."
    t.do("blue: drop offer", "blue: counter", "blue: ask ore")
    assert not t.can("blue: make offer")
    t.do("blue: give wool")
    assert t.can("blue: make offer")


@rule("BASE-053")
def test_like_for_like_is_refused() -> None:
    t = table().given(red="hand 3 ore 1 brick", blue="hand 3 ore 1 wool").turn("red")
    t.do("propose trade", "give ore")
    assert t.why("ask ore") == "A card can't be traded for the same kind."
    t.do("give brick", "ask wool")
    assert not t.can("ask ore") and not t.can("ask brick")
    t.do("drop offer", "propose trade", "ask ore")
    assert t.why("give ore") == "A card can't be traded for the same kind."
    assert t.can("give brick")


@rule("BASE-053")
def test_like_for_like_is_refused_in_a_counter_offer() -> None:
    t = table().given(red="hand 3 ore", blue="hand 3 ore 1 wool").turn("red")
    offer(t, "ore", "wool").do("blue: counter", "blue: ask ore")
    assert t.why("blue: give ore") == "A card can't be traded for the same kind."
    t.do("blue: drop offer", "blue: counter", "blue: give ore")
    assert not t.can("blue: ask ore")


@rule("BASE-053", "BASE-055")
def test_the_bank_gives_another_kind() -> None:
    t = table().given(red="hand 4 ore").turn("red")
    assert t.why("swap ore for ore") == "A card can't be traded for the same kind."


# -- answers --------------------------------------------------------------------------------------------


@rule("BASE-054")
def test_opponents_answer_with_counter_offers_and_the_player_on_turn_picks_one() -> None:
    t = offer(four_at_the_table(), "ore", "wool wool")
    counter(t, "blue", "wool", "ore ore")
    assert t.events == ["blue would give 1 wool for 2 ore."]
    counter(t, "orange", "brick brick", "ore")
    t.do("white: accept")
    assert deals(t) == ["no deal", "trade with blue", "trade with orange", "trade with white"]
    t.do("trade with orange")
    assert t.hand("red") == "2 ore 2 brick"
    assert t.hand("orange") == "1 ore"
    assert t.hand("blue") == "2 wool 1 grain" and t.hand("white") == "4 wool"
    assert t.events == ["red gives orange 1 ore for 2 brick."]


@rule("BASE-054")
def test_who_accepts_gets_the_offer_not_somebodys_counter_offer() -> None:
    t = offer(four_at_the_table(), "ore", "wool wool")
    counter(t, "blue", "grain", "ore ore ore")
    t.do("white: accept", "orange: decline", "trade with white")
    assert t.hand("red") == "2 ore 2 wool"
    assert t.hand("white") == "2 wool 1 ore"


@rule("BASE-054")
def test_a_counter_offer_one_cannot_pay_is_no_deal() -> None:
    t = table().given(red="hand 1 ore 1 grain", blue="hand 2 wool", white="hand 1 wool").turn("red")
    offer(t, "ore", "wool")
    counter(t, "blue", "wool", "brick")
    t.do("white: accept", "orange: decline")
    assert deals(t) == ["no deal", "trade with white"]
    assert t.why("trade with blue") == "There is no deal with blue that you could make."
    assert t.why("trade with orange") == "There is no deal with orange that you could make."


@rule("BASE-054")
def test_when_only_such_a_counter_is_there_the_player_on_turn_is_asked_all_the_same() -> None:
    """Whether red could pay is red's secret."""
    t = table().given(red="hand 1 ore", blue="hand 2 wool").turn("red")
    offer(t, "ore", "wool")
    counter(t, "blue", "wool", "brick")
    t.do("white: decline", "orange: decline")
    assert t.to_act == "red" and deals(t) == ["no deal"]
    t.do("no deal")
    assert t.can("end turn")


@rule("BASE-054")
def test_when_everybody_declines_there_is_no_deal() -> None:
    t = offer(four_at_the_table(), "ore", "wool").do("white: decline", "orange: decline", "blue: decline")
    assert t.events == ["blue declines.", "red makes no deal."]
    assert t.to_act == "red" and t.can("end turn")
    assert t.hand("red") == "3 ore"


@rule("BASE-054")
def test_opponents_answer_in_any_order_and_once() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    t.do("orange: decline")
    assert t.waiting == ["blue", "white"]
    assert t.why("orange: decline") == "It is not your move: wait for blue, white."
    t.do("white: accept")
    assert t.waiting == ["blue"]
    assert t.menu("white") == []


@rule("BASE-054")
def test_one_may_think_better_of_a_counter_offer() -> None:
    t = offer(four_at_the_table(), "ore", "wool").do("blue: counter", "blue: give grain", "blue: drop offer")
    assert t.menu("blue") == ["accept", "counter", "decline"]
    counter(t, "blue", "wool wool", "ore")
    t.do("white: decline", "orange: decline", "trade with blue")
    assert t.hand("red") == "2 ore 2 wool", "the grain was taken back"


@rule("BASE-054")
def test_a_counter_offer_asks_for_no_more_cards_than_the_player_on_turn_holds() -> None:
    t = table().given(red="hand 2 ore", blue="hand 5 wool", white="hand 9 grain").turn("red")
    offer(t, "ore", "wool").do("blue: counter", "blue: ask ore", "blue: ask ore")
    assert not t.can("blue: ask ore") and not t.can("blue: ask grain")


@rule("BASE-054")
def test_the_player_on_turn_may_close_an_offer_and_silence_is_a_no() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    assert "close offer" in t.menu("red")
    t.do("blue: accept", "white: counter", "white: give wool", "red: close offer")
    assert t.to_act == "red"
    assert deals(t) == ["no deal", "trade with blue"]
    assert t.menu("white") == t.menu("orange") == []
    t.do("trade with blue")
    assert t.hand("white") == "4 wool"


@rule("BASE-054")
def test_an_offer_closed_before_any_answer_is_no_deal() -> None:
    t = offer(four_at_the_table(), "ore", "wool").do("red: close offer")
    assert t.events == ["red makes no deal."]
    assert t.can("end turn")


@rule("BASE-054")
def test_only_the_player_on_turn_closes_an_offer() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    for who in ("blue", "white", "orange"):
        assert not t.can(f"{who}: close offer")
    assert t.waiting == ["blue", "white", "orange"], "red may, but is not waited for"


@rule("BASE-054")
def test_the_next_offer_begins_with_an_empty_table() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    counter(t, "blue", "grain", "ore")
    t.do("white: accept", "orange: decline", "no deal")
    t.do("propose trade")
    assert t.why("make offer") == "Both sides must give at least one card."
    t.do("give ore", "ask brick", "make offer", "blue: decline", "white: decline")
    assert t.menu("orange") == ["accept", "counter", "decline"]
    t.do("orange: accept")
    assert deals(t) == ["no deal", "trade with orange"]


@rule("BASE-050")
def test_an_offer_can_be_dropped_before_it_is_made() -> None:
    t = four_at_the_table().do("propose trade", "give ore", "ask wool", "drop offer")
    assert t.to_act == "red" and t.can("end turn")
    t.do("propose trade")
    assert not t.can("make offer")


# -- nobody waits ---------------------------------------------------------------------------------------


@rule("BASE-054")
def test_an_answer_can_be_taken_while_others_are_thinking() -> None:
    t = offer(four_at_the_table(), "ore", "wool").do("white: accept")
    assert t.waiting == ["blue", "orange"] and deals(t) == ["no deal", "trade with white"]
    assert t.why("red: trade with blue") == "There is no deal with blue that you could make."
    t.do("red: trade with white")
    assert t.hand("red") == "2 ore 1 wool" and t.hand("white") == "3 wool 1 ore"
    assert t.waiting == ["red"] and t.menu("blue") == t.menu("orange") == []


@rule("BASE-054")
@pytest.mark.parametrize("deed", ["swap ore for grain", "propose trade", "end turn", "close offer"])
def test_any_deed_of_the_player_on_turn_closes_the_offer(deed: str) -> None:
    t = table().given(red="hand 5 ore", blue="hand 2 wool", white="hand 1 wool").turn("red")
    offer(t, "ore", "wool").do("white: counter", "white: give wool", f"red: {deed}")
    assert t.events[0] == "red makes no deal."
    assert not t.can("blue: accept") and not t.can("white: make offer")
    assert t.waiting == [t.to_act] and t.to_act == ("blue" if deed == "end turn" else "red")
    assert t.hand("white") == "1 wool"
    if deed == "propose trade":
        t.do("drop offer")
    assert deals(t) == []


@rule("BASE-054")
def test_answers_stand_until_the_player_on_turn_does_something_else() -> None:
    t = table().given(red="hand 5 ore", blue="hand 2 wool").turn("red")
    offer(t, "ore", "wool").do("blue: accept", "white: decline", "orange: decline")
    assert t.picture("white").offers == [
        Offer(0, {"ore": 1}, {"wool": 1}, ""),
        Offer(1, {}, {}, "accepted"),
        Offer(2, {}, {}, "declined"),
        Offer(3, {}, {}, "declined"),
    ]
    assert deals(t) == ["no deal", "trade with blue"] and t.can("swap ore for grain") and t.can("end turn")
    t.do("swap ore for grain")
    assert deals(t) == []
    assert t.why("trade with blue") == "There is no deal with blue that you could make."
    assert t.picture("white").offers == []


@rule("BASE-054")
def test_why_the_player_on_turn_cannot_is_said_as_without_an_offer() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    assert t.why("red: swap ore for wool") == "The bank wants 4 ore for one card; you have fewer."
    assert t.why("red: roll") == "You have rolled already."


# -- opponents offer first ------------------------------------------------------------------------------


def open_table(**hands: str) -> GameTable:
    return table("isle:base;4;trade=open").given(**hands).turn("red")


def say(t: GameTable, who: str, give: str, ask: str) -> GameTable:
    """An opponent makes an offer without being asked."""
    t.do(f"{who}: propose trade", *(f"{who}: give {card}" for card in give.split()))
    return t.do(*(f"{who}: ask {card}" for card in ask.split()), f"{who}: make offer")


@rule("BASE-054")
def test_the_player_on_turn_asks_first_unless_trade_is_open() -> None:
    t = four_at_the_table()
    assert t.menu("blue") == [] and t.why("blue: propose trade") == "It is not your move: wait for red."
    t = open_table(red="hand 3 ore", blue="hand 2 wool 1 grain")
    assert t.menu("blue") == ["propose trade"] and t.menu("white") == [], "white has no cards"
    say(t, "blue", "wool wool", "ore")
    assert t.events == ["blue offers 2 wool for 1 ore."]
    t.do("trade with blue")
    assert t.hand("red") == "2 ore 2 wool" and t.hand("blue") == "1 grain 1 ore"
    assert t.events == ["red gives blue 1 ore for 2 wool."]


@rule("BASE-054")
def test_the_player_on_turn_is_never_kept_waiting_by_offers_of_others() -> None:
    t = open_table(red="hand 3 ore 1 wool", blue="hand 2 wool", white="hand 1 grain")
    ticket = t.g.asked(0)
    assert ticket is not None
    say(t, "blue", "wool", "ore").do("white: propose trade", "white: give grain")
    asked = t.g.asked(0)
    assert asked is not None and asked.frame == ticket.frame, "red's question is the same"
    assert t.waiting == ["red"] and deals(t) == ["no deal", "trade with blue"]
    t.do("end turn")
    assert t.on_turn == "blue" and t.menu("white") == []


@rule("BASE-054")
def test_offers_of_others_stand_until_the_player_on_turn_goes_on() -> None:
    t = open_table(red="hand 8 ore", blue="hand 2 wool", white="hand 1 grain")
    say(t, "blue", "wool", "ore")
    say(t, "white", "grain", "ore")
    assert deals(t) == ["no deal", "trade with blue", "trade with white"]
    t.do("swap ore for lumber")
    assert deals(t) == []
    say(t, "blue", "wool wool", "ore")
    assert deals(t) == ["no deal", "trade with blue"], "white would have to say it again"
    t.do("no deal")
    assert deals(t) == [] and t.hand("blue") == "2 wool"


@rule("BASE-054")
def test_an_offer_made_unasked_can_be_taken_back_and_cannot_be_paid_by_who_lacks_the_cards() -> None:
    t = open_table(red="hand 1 ore", blue="hand 2 wool")
    say(t, "blue", "wool", "brick")
    assert deals(t) == ["no deal"], "red has no brick"
    assert t.menu("blue") == ["drop offer"]
    t.do("blue: drop offer")
    assert deals(t) == [] and t.events == ["blue makes no deal."]
    say(t, "blue", "wool", "ore")
    assert deals(t) == ["no deal", "trade with blue"]


@rule("BASE-051")
def test_opponents_offer_to_the_player_on_turn_alone() -> None:
    t = open_table(red="hand 1 ore", blue="hand 2 wool", white="hand 1 grain")
    say(t, "blue", "wool", "grain")
    assert not t.can("white: accept") and not t.can("white: trade with blue")
    assert t.why("white: trade with blue") is not None


@rule("BASE-054")
def test_offers_of_others_are_limited_too_and_those_taken_are_not_counted() -> None:
    t = table("isle:base;4;offers=1;trade=open").given(red="hand 3 ore", blue="hand 3 wool").turn("red")
    say(t, "blue", "wool", "ore").do("trade with blue")
    say(t, "blue", "wool", "ore").do("no deal")
    assert t.menu("blue") == []


@rule("BASE-054", "BASE-044")
def test_what_an_opponent_composes_is_seen_by_nobody_else() -> None:
    t = open_table(red="hand 3 ore", blue="hand 2 wool", white="hand 1 grain")
    before = {who: flat(t.sees(who)) for who in ("red", "white", "orange")}
    t.do("blue: propose trade", "blue: give wool", "blue: ask ore")
    assert {who: flat(t.sees(who)) for who in before} == before
    assert deals(t) == []
    t.do("blue: make offer", "end turn", "roll", "rolled 1 1", "end turn", "roll", "rolled 1 1")
    before = {who: flat(t.sees(who)) for who in ("red", "white", "orange")}
    t.do("blue: propose trade", "blue: give wool")
    assert {who: flat(t.sees(who)) for who in before} == before, "also after an offer that has lapsed"
    t.do("blue: ask grain")
    t.do("blue: make offer")
    assert t.says("orange") == ["blue offers 1 wool for 1 grain."]


@rule("BASE-054")
def test_who_has_accepted_keeps_to_it_and_who_has_declined_may_offer_something_else() -> None:
    t = open_table(red="hand 3 ore", blue="hand 2 wool", white="hand 2 wool", orange="hand 1 grain")
    t.do("propose trade", "give ore", "ask wool", "make offer")
    t.do("blue: accept", "white: decline", "orange: decline")
    assert t.menu("blue") == [], "blue has given its word"
    before = {who: flat(t.sees(who)) for who in ("red", "blue", "orange")}
    t.do("white: propose trade", "white: give wool", "white: ask ore")
    assert {who: flat(t.sees(who)) for who in before} == before, "white has declined, as far as anybody knows"
    t.do("white: drop offer")
    assert {who: flat(t.sees(who)) for who in before} == before
    assert deals(t) == ["no deal", "trade with blue"], "the word still stands"
    say(t, "white", "wool wool", "ore")
    assert deals(t) == ["no deal", "trade with blue", "trade with white"]
    t.do("white: drop offer", "trade with blue")
    assert t.hand("blue") == "1 wool 1 ore"


@rule("BASE-054")
def test_who_was_robbed_while_composing_an_offer_begins_anew() -> None:
    t = open_table(red="hand 1 ore, cards monopoly", blue="hand 2 wool 1 grain")
    t.do("blue: propose trade", "blue: give wool", "blue: ask ore", "red: play monopoly wool")
    assert t.menu("blue") == ["drop offer"]
    t.do("blue: drop offer", "blue: propose trade", "blue: give grain", "blue: ask ore", "blue: make offer")
    assert deals(t) == ["no deal", "trade with blue"]


@rule("BASE-054")
def test_what_is_being_composed_goes_to_nobody_else() -> None:
    t = open_table(red="hand 1 ore", blue="hand 2 wool", white="hand 1 ore")
    t.do("white: propose trade", "white: give ore", "red: end turn", "roll", "rolled 1 1")
    assert t.menu("white") == ["propose trade"]


@rule("BASE-050", "BASE-054")
def test_nobody_offers_before_the_roll_nor_after_building_in_the_strict_order() -> None:
    t = table("isle:base;4;trade=open").given(red="hand 3 ore", blue="hand 2 wool")
    t.turn("red", before_roll=True)
    assert t.menu("blue") == []
    t.do("roll", "rolled 2 4")
    assert t.menu("blue") == ["propose trade"]


# -- how many offers ------------------------------------------------------------------------------------


@rule("BASE-050")
@pytest.mark.parametrize(
    "spec, most", [("isle:base;4", 4), ("isle:base;4;offers=1", 1), ("isle:base;4;offers=2", 2)]
)
def test_offers_in_a_turn_are_limited_by_an_option(spec: str, most: int) -> None:
    t = table(spec).given(red="hand 3 ore", blue="hand 2 wool").turn("red")
    for _ in range(most):
        t.do("propose trade", "drop offer")  # composing doesn't count
        offer(t, "ore", "wool").do("red: close offer")
    assert not t.can("propose trade")
    once = "You have made your one offer of this turn."
    assert t.why("propose trade") == (once if most == 1 else f"You have made all {most} offers of this turn.")
    t.do("end turn", "roll", "rolled 1 1")
    assert t.on_turn == "blue" and t.can("propose trade"), "the next player has offers of their own"


@rule("BASE-054")
@pytest.mark.parametrize("taken", ["as offered", "as countered"])
def test_an_offer_that_ends_in_a_deal_uses_up_none(taken: str) -> None:
    t = table("isle:base;4;offers=1").given(red="hand 9 ore", blue="hand 5 wool").turn("red")
    for _ in range(3):
        offer(t, "ore", "wool")
        if taken == "as offered":
            t.do("blue: accept")
        else:
            counter(t, "blue", "wool", "ore ore")
        t.do("red: trade with blue")
    offer(t, "ore", "wool").do("blue: accept", "white: decline", "orange: decline", "no deal")
    assert not t.can("propose trade"), "what was not taken counts, whoever said no"


@rule("BASE-054")
def test_how_many_offers_are_left_is_seen_before_the_last() -> None:
    t = table("isle:base;4;offers=2").given(red="hand 9 ore", blue="hand 5 wool").turn("red")
    assert t.count("offers left", "red") == 2
    offer(t, "ore", "wool").do("red: close offer")
    assert t.count("offers left", "red") == 1


@rule("BASE-050")
def test_a_counter_offer_uses_up_no_offer_of_the_player_on_turn() -> None:
    t = table("isle:base;4;offers=2").given(red="hand 3 ore", blue="hand 2 wool").turn("red")
    offer(t, "ore", "wool")
    counter(t, "blue", "wool", "ore ore")
    t.do("white: decline", "orange: decline", "no deal")
    assert t.can("propose trade")


# -- what others see ------------------------------------------------------------------------------------


@rule("BASE-044")
def test_what_is_being_composed_is_seen_by_nobody_else() -> None:
    t = four_at_the_table().do("propose trade")
    before = {who: flat(t.sees(who)) for who in ("blue", "white", "orange")}
    for words in ("give ore", "ask wool", "ask brick"):
        t.do(words)
        assert t.events == []
        assert {who: flat(t.sees(who)) for who in before} == before
    assert t.picture("blue").offers == []
    t.do("make offer")
    assert t.says("blue") == t.says("orange") == ["red offers 1 ore for 1 brick, 1 wool."]


@rule("BASE-044")
def test_a_counter_offer_is_its_makers_secret_until_it_is_made() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    before = {who: flat(t.sees(who)) for who in ("red", "white", "orange")}
    pictures = {who: t.picture(who) for who in before}
    for words in ("blue: counter", "blue: give grain", "blue: ask ore"):
        t.do(words)
        assert t.events == []
        assert {who: flat(t.sees(who)) for who in before} == before
        assert {who: t.picture(who) for who in before} == pictures
    t.do("blue: make offer")
    assert t.says("white") == ["blue would give 1 grain for 1 ore."]
    assert flat(t.sees("white")) != before["white"]


@rule("BASE-044")
def test_offers_and_answers_are_public() -> None:
    t = offer(four_at_the_table(), "ore", "wool")
    for answer, heard in (("white: accept", "white accepts."), ("orange: decline", "orange declines.")):
        t.do(answer)
        for who in ("red", "blue", "white", "orange"):
            assert t.says(who)[0] == heard
    assert t.picture(None).offers == [
        Offer(0, {"ore": 1}, {"wool": 1}, ""),
        Offer(1, {}, {}, "silent"),
        Offer(2, {}, {}, "accepted"),
        Offer(3, {}, {}, "declined"),
    ]


@rule("BASE-044")
def test_whether_one_could_accept_is_ones_own_secret() -> None:
    with_wool = offer(four_at_the_table(), "ore", "wool")
    without = table().given(red="hand 3 ore", blue="hand 3 grain", white="hand 4 wool", orange="hand 2 brick")
    without.turn("red")
    offer(without, "ore", "wool")
    for t in (with_wool, without):
        assert t.waiting == ["blue", "white", "orange"]
        assert t.sees("orange").asked(3) == with_wool.sees("orange").asked(3)
    assert with_wool.can("blue: accept") and not without.can("blue: accept")


@rule("BASE-050")
def test_the_order_of_answers_does_not_matter() -> None:
    one = offer(four_at_the_table(), "ore", "wool").do("blue: accept", "white: accept", "orange: decline")
    other = offer(four_at_the_table(), "ore", "wool").do("orange: decline", "white: accept", "blue: accept")
    assert differences(one.g, other.g) == []


# -- with the bank --------------------------------------------------------------------------------------


@rule("BASE-055")
@pytest.mark.parametrize("card", RESOURCES)
def test_four_equal_cards_are_traded_for_one_of_choice(card: str) -> None:
    t = table().given(red=f"hand 4 {card}").turn("red")
    swaps = [words for words in t.menu() if words.startswith("swap")]
    assert swaps == sorted(f"swap {card} for {other}" for other in RESOURCES if other != card)
    wanted = "ore" if card != "ore" else "wool"
    t.do(f"swap {card} for {wanted}")
    assert t.hand("red") == f"1 {wanted}"
    assert t.bank(card) == 19 and t.bank(wanted) == 18
    assert t.events == [f"red trades 4 {card} with the bank for 1 {wanted}."]


@rule("BASE-055")
def test_three_equal_cards_are_too_few_without_a_harbor() -> None:
    t = table().given(red="hand 3 ore 3 wool 3 grain, settlement C3.N").turn("red")
    assert not any(words.startswith("swap") for words in t.menu())
    assert t.why("swap ore for brick") == "The bank wants 4 ore for one card; you have fewer."


@rule("BASE-055")
def test_the_bank_trades_on_ones_own_turn_after_the_roll() -> None:
    t = table().given(red="hand 4 ore", blue="hand 4 wool").turn("red", before_roll=True)
    assert not t.can("swap ore for brick")
    t.do("roll", "rolled 1 1")
    assert t.can("swap ore for brick")
    assert t.why("blue: swap wool for brick") == "It is not your move: wait for red."


@rule("BASE-056")
@pytest.mark.parametrize("corner", ["A1.N", "A1.NW", "C5.NE", "E2.S", "E1.SW"])
@pytest.mark.parametrize("town", ["settlement", "city"])
def test_a_town_at_a_generic_harbor_trades_three_for_one(town: str, corner: str) -> None:
    t = table().given(red=f"hand 3 ore 3 wool 2 grain, {town} {corner}").turn("red")
    assert t.can("swap ore for brick") and t.can("swap wool for brick")
    assert not t.can("swap grain for brick")
    t.do("swap wool for brick")
    assert t.hand("red") == "3 ore 2 grain 1 brick"
    assert t.events == ["red trades 3 wool with the bank for 1 brick."]


@rule("BASE-056")
def test_three_unequal_cards_are_no_trade() -> None:
    t = table().given(red="hand 2 ore 2 wool 2 grain 2 lumber 2 brick, settlement A1.N").turn("red")
    assert not any(words.startswith("swap") for words in t.menu())


@rule("BASE-056")
def test_a_harbor_serves_its_owner_alone() -> None:
    t = table().given(red="hand 3 ore", blue="settlement A1.N").turn("red")
    assert not t.can("swap ore for brick")
    assert t.rate("red", "ore") == 4 and t.rate("blue", "ore") == 3


@rule("BASE-057")
@pytest.mark.parametrize(
    "card, corner",
    [("grain", "A2.N"), ("grain", "A2.NE"), ("ore", "B4.NE"), ("wool", "D4.S"), ("wool", "D4.SE")]
    + [("brick", "D1.NW"), ("brick", "D1.SW"), ("lumber", "B1.NW")],
)
def test_a_special_harbor_trades_two_of_its_kind_for_one(card: str, corner: str) -> None:
    t = table().given(red=f"hand 2 {card}, settlement {corner}").turn("red")
    wanted = "ore" if card != "ore" else "wool"
    t.do(f"swap {card} for {wanted}")
    assert t.hand("red") == f"1 {wanted}"
    assert t.events == [f"red trades 2 {card} with the bank for 1 {wanted}."]


@rule("BASE-057")
def test_a_special_harbor_does_not_give_three_for_one() -> None:
    t = table().given(red="hand 2 ore 3 wool 3 brick, settlement B4.NE").turn("red")
    assert t.rate("red", "ore") == 2
    for card in ("lumber", "brick", "wool", "grain"):
        assert t.rate("red", card) == 4
    assert t.can("swap ore for grain")
    assert not t.can("swap wool for grain") and not t.can("swap brick for grain")


@rule("BASE-056", "BASE-057")
def test_both_harbors_together_give_two_for_its_kind_and_three_for_the_rest() -> None:
    for towns in ("settlements B4.NE A1.N", "settlements A1.N B4.NE"):
        t = table().given(red=towns).turn("red")
        assert [t.rate("red", card) for card in RESOURCES] == [3, 3, 3, 3, 2]


@rule("BASE-058")
def test_one_swaps_as_often_as_one_can_pay() -> None:
    t = table().given(red="hand 8 ore 4 wool").turn("red")
    t.do("swap ore for brick", "swap ore for brick", "swap wool for lumber")
    assert t.hand("red") == "2 brick 1 lumber"


@rule("BASE-058")
def test_the_bank_must_hold_the_card_asked_for() -> None:
    t = table().given(red="hand 8 ore", blue="hand 19 wool", white="hand 18 brick").turn("red")
    assert t.why("swap ore for wool") == "The bank has no wool left."
    t.do("swap ore for brick")
    assert t.why("swap ore for brick") == "The bank has no brick left."
    assert t.can("swap ore for grain")


@rule("BASE-059")
def test_a_coastal_settlement_without_a_harbor_gives_no_harbor_trade() -> None:
    t = table().given(red="hand 3 wool, settlements A1.NE A3.N D4.NE").turn("red")
    for corner in ("A1.NE", "A3.N", "D4.NE"):
        assert t.g.land.is_coast(t.g.board, t.g.map.places.corner_of(corner))
    assert [t.rate("red", card) for card in RESOURCES] == [4, 4, 4, 4, 4]
    assert not t.can("swap wool for ore")


@rule("BASE-059")
def test_a_settlement_next_to_a_harbor_is_not_at_the_harbor() -> None:
    t = table().given(red="hand 3 wool, settlement A1.SW").turn("red")
    assert t.rate("red", "wool") == 4


# -- the strict order -----------------------------------------------------------------------------------

STRICT = "isle:base;4;order=strict"
OVER = "In the strict order all trade comes before building, and you have built."


@rule("BASE-031")
def test_in_the_strict_order_nobody_trades_after_building() -> None:
    t = (
        table(STRICT)
        .given(red="hand 1 lumber 1 brick 9 ore, settlement C2.N", blue="hand 1 wool")
        .turn("red")
    )
    t.do("swap ore for wool")
    offer(t, "ore", "wool").do("red: close offer")
    t.do("build road C2/NE")
    assert t.why("swap ore for wool") == t.why("propose trade") == OVER
    assert t.menu() == ["end turn"]


@rule("BASE-031")
def test_the_strict_order_begins_anew_every_turn() -> None:
    t = (
        table(STRICT)
        .given(red="hand 1 lumber 1 brick 4 ore, settlement C2.N", blue="hand 4 wool")
        .turn("red")
    )
    t.do("build road C2/NE", "end turn", "roll", "rolled 1 1")
    assert t.can("swap wool for ore")


@rule("BASE-031")
def test_in_the_mixed_order_one_trades_after_building() -> None:
    t = table().given(red="hand 1 lumber 1 brick 4 ore, settlement C2.N", blue="hand 4 wool").turn("red")
    t.do("build road C2/NE")
    assert t.can("swap ore for wool") and t.can("propose trade")


@rule("BASE-032")
def test_a_harbor_built_this_turn_is_used_at_once_or_in_the_strict_order_from_the_next_turn() -> None:
    rich = "hand 1 lumber 1 brick 1 wool 4 grain, settlement A2.S, roads A2/SE A2/E"
    for spec, at_once in (("isle:base;4", True), (STRICT, False)):
        t = table(spec).given(red=rich).turn("red").do("build settlement A2.NE")
        assert t.rate("red", "grain") == 2
        assert t.can("swap grain for ore") == at_once
        if not at_once:
            t.turn("red")
            assert t.can("swap grain for ore")


@rule("BASE-031")
def test_free_roads_do_not_end_trade_in_the_strict_order() -> None:
    """Ruling 1."""
    t = table("isle:base;4;order=strict").given(red="hand 4 wool, settlement C3.N, cards road building")
    t.turn("red")
    t.do("play road building")
    t.do("build road C3/NE")
    t.do("build road C3/NW")
    assert t.can("swap wool for ore")

"""Politics cards: what each of them does, to whom, and who sees what. Diplomacy has a file of its own."""

import pytest

from longroad.records import Record
from tests.proofs import rule
from tests.rules.test_ships import OPEN_SEA
from tests.table import GameTable, coast, table

SPEC = "isle:base+cities_knights;4"


def politics(card: str, red: str = "", landed: bool = False, **owners: str) -> GameTable:
    """It is red's turn, who holds this card."""
    t = table(SPEC).given(landed=landed, red=", ".join(filter(None, [f"progress {card}", red])), **owners)
    return t.turn("red")


def no_use(card: str) -> str:
    return f"The {card} card would do nothing now."


# -- taxation -------------------------------------------------------------------------------------------


@rule("CK-117")
def test_taxation_moves_the_robber_and_takes_a_card_of_everybody_there() -> None:
    t = politics("taxation", "settlement E2.N", True, blue="settlement E2.SE, hand 2 ore")
    t.given(white="settlement E2.SW, hand 1 wool", orange="settlement A1.N, hand 1 coin")
    t.do("play taxation")
    assert t.to_act == "red"
    t.do("move robber E2")
    assert t.robber == "E2"
    assert t.events == ["red moves the robber to E2."]
    t.do("stolen ore", "stolen wool")
    assert t.hand("red") == "1 ore 1 wool"
    assert t.hand("orange") == "1 coin"
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-117")
def test_taxation_takes_one_card_for_two_towns_and_none_where_there_is_none() -> None:
    t = politics("taxation", "", True, blue="settlements E2.N E2.SE, hand 3 ore", white="city E2.SW")
    t.do("play taxation", "move robber E2", "stolen ore")
    assert t.hand("red") == "1 ore"
    assert t.can("end turn")


@rule("CK-117")
def test_what_taxation_takes_is_drawn_blindly_and_may_be_a_commodity() -> None:
    t = politics("taxation", "", True, blue="settlement E2.N, hand 2 ore 1 coin")
    t.do("play taxation", "move robber E2")
    assert t.outcomes == {"stolen ore": 2, "stolen coin": 1}
    t.do("stolen coin")
    assert t.says("white") == ["red steals a card from blue."]


@rule("CK-117")
def test_the_robber_goes_to_another_land_hex() -> None:
    t = politics("taxation", "", True).given(robber="C3").do("play taxation")
    assert len(t.offered("move robber")) == 18
    assert t.why("move robber C3") == "The robber stands on C3 already; it must move."


@rule("CK-117")
def test_no_taxes_before_the_first_landing() -> None:
    t = politics("taxation", "", False, blue="settlement E2.N, hand 2 ore")
    assert t.why("play taxation") == no_use("taxation")
    t.given(robber="C3")
    assert t.why("play taxation") == no_use("taxation"), "wherever the robber is"
    assert politics("taxation", "", True).can("play taxation")


@rule("CK-117")
def test_no_taxes_where_there_is_no_robber() -> None:
    t = table("isle:pirate_islands+cities_knights;4").given(landed=True, red="progress taxation").turn("red")
    assert t.why("play taxation") == no_use("taxation")


# -- encouragement --------------------------------------------------------------------------------------


@rule("CK-119")
def test_encouragement_activates_all_ones_knights_for_nothing() -> None:
    t = politics("encouragement", "hand 1 grain, knight A1.N, knight A2.N strong, knight A3.N mighty active")
    t.given(red="knight E1.S mighty", blue="knight E3.S")
    t.do("play encouragement")
    assert [t.knight(c) for c in ("A1.N", "A2.N", "A3.N", "E1.S")] == [
        "red basic active tired",
        "red strong active tired",
        "red mighty active",
        "red mighty active tired",
    ]
    assert t.knight("E3.S") == "blue basic"
    assert t.hand("red") == "1 grain"
    assert len([e for e in t.events if "activates" in e]) == 3


@rule("CK-119")
def test_an_encouraged_knight_acts_from_the_next_turn_on() -> None:
    t = politics("encouragement", "road C2/NW, knight C2.N").do("play encouragement")
    assert not t.can("move knight C2.N")
    t.turn("blue").turn("red")
    assert t.can("move knight C2.N")


@rule("CK-119")
def test_encouragement_needs_an_inactive_knight_of_ones_own() -> None:
    t = politics("encouragement", "knight A1.N active", blue="knight E1.S")
    assert t.why("play encouragement") == no_use("encouragement")


# -- wedding --------------------------------------------------------------------------------------------


@rule("CK-120")
def test_who_has_more_points_gives_two_cards_of_their_choice() -> None:
    t = politics("wedding", "2 points", blue="3 points, hand 2 ore 1 coin 1 wool")
    t.do("play wedding")
    assert t.waiting == ["blue"]
    assert str(t.g.asked(1)) == "The wedding of red: give 2 cards."
    assert t.menu("blue") == ["present coin", "present ore", "present wool"]
    t.do("present coin")
    assert t.hand("red") == "nothing", "not before the last has chosen"
    assert str(t.g.asked(1)) == "The wedding of red: give a card."
    assert t.why("present coin") == "You have no coin left to give."
    t.do("present ore")
    assert t.hand("red") == "1 coin 1 ore"
    assert t.hand("blue") == "1 ore 1 wool"
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-120")
def test_only_who_has_more_points_and_a_card_brings_something() -> None:
    t = politics("wedding", "3 points", blue="3 points, hand 4 ore", white="4 points, hand 2 wool")
    t.given(orange="5 points")
    t.do("play wedding")
    assert t.waiting == ["white"]
    t = politics("wedding", "3 points", blue="3 points, hand 4 ore", white="4 points")
    assert t.why("play wedding") == no_use("wedding")


@rule("CK-120")
def test_an_only_card_is_all_one_gives() -> None:
    t = politics("wedding", blue="3 points, hand 1 ore").do("play wedding", "present ore")
    assert t.hand("red") == "1 ore"
    assert t.hand("blue") == "nothing"


@rule("CK-120")
def test_all_guests_choose_at_once_and_unseen() -> None:
    t = politics("wedding", blue="3 points, hand 2 ore 1 wool", white="3 points, hand 1 grain 2 paper")
    t.do("play wedding")
    assert t.waiting == ["blue", "white"]
    before = t.knows("white"), t.knows("red")
    t.do("blue: present ore")
    assert (t.knows("white"), t.knows("red")) == before
    t.do("blue: present wool")
    assert t.waiting == ["white"]
    t.do("white: present paper", "white: present grain")
    assert t.hand("red") == "1 ore 1 wool 1 paper 1 grain"
    assert t.picture("red").hand(0, "resources").count == 4


@rule("CK-120")
def test_what_is_given_is_known_to_the_two_of_them_alone() -> None:
    t = politics("wedding", blue="3 points, hand 1 ore 1 wool 1 coin").do("play wedding", "present coin")
    t.do("present ore")
    assert t.says("red") == t.says("blue") == ["blue gives red 1 ore, 1 coin."]
    assert t.says("white") == ["blue gives red 2 cards."]


@rule("CK-120")
def test_nobody_else_learns_what_a_guest_brings() -> None:
    """Two games that differ only in what blue holds and gives look the same to white."""
    told = []
    for blue, orange, gifts in (
        ("2 ore 1 paper", "1 wool 1 coin 1 ore", ["ore", "paper"]),
        ("1 wool 1 coin 1 ore", "2 ore 1 paper", ["coin", "wool"]),
    ):
        t = politics("wedding", blue=f"3 points, hand {blue}", orange=f"hand {orange}")
        heard: list[object] = []
        for words in ("play wedding", *[f"present {card}" for card in gifts]):
            t.do(words)
            heard += [t.waiting, t.knows("white"), t.says("white"), t.picture("white")]
        told.append(heard)
    assert told[0] == told[1]


# -- intrigue -------------------------------------------------------------------------------------------


@rule("CK-121")
def test_intrigue_drives_a_knight_off_and_its_owner_says_where_to() -> None:
    t = politics("intrigue", "road C2/NW", blue="roads B2/SW C2/E B1/E, knight C2.N mighty active")
    t.do("play intrigue")
    assert t.menu() == ["drive knight off B1.SE"]
    t.do("drive knight off C2.N")
    assert t.waiting == ["blue"]
    assert t.offered("retreat to") == t.named("B2.S C2.SE A1.S")
    t.do("retreat to A1.S")
    assert t.knight("C2.N") is None
    assert t.knight("A1.S") == "blue mighty active", "its status stays"
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-121")
def test_no_knight_of_ones_own_is_needed_or_moved() -> None:
    t = politics("intrigue", "road C2/NW, knight C2.NW", blue="road B2/SW, knight C2.N mighty")
    t.do("play intrigue", "drive knight off C2.N")
    assert t.knight("C2.NW") == "red basic"
    assert t.knight("C2.N") is None
    assert t.knight("B2.S") == "blue mighty", "the only way is taken at once"


@rule("CK-121")
def test_a_knight_that_has_nowhere_to_go_leaves_the_board() -> None:
    t = politics("intrigue", "road C2/NW", blue="road B1/E, settlement A1.S, knight C2.N strong")
    t.do("play intrigue", "drive knight off C2.N")
    assert t.knight("C2.N") is None
    assert t.left("blue", "strong knight") == 2
    assert "The knight of blue on B1.SE leaves the board." in t.events


@rule("CK-121")
def test_intrigue_reaches_only_opponents_knights_by_ones_own_roads() -> None:
    t = politics("intrigue", "road C2/NW, knight C2.NW", blue="knight E1.S", white="settlement C2.N")
    assert t.why("play intrigue") == no_use("intrigue"), "the knights are red's own, and out of reach"
    t.given(orange="knight C2.SW").given(red="road C2/W").do("play intrigue")
    assert t.offered("drive knight off") == t.named("C2.SW")
    assert t.why("drive knight off E1.S") == "No way of yours leads to E1.S."
    assert t.why("drive knight off C2.NW").startswith("No knight of an opponent stands on")
    assert t.why("drive knight off C2.N").startswith("No knight of an opponent stands on")


@rule("CK-121")
def test_the_longest_route_is_judged_when_the_knight_driven_off_stands_again() -> None:
    """Ruling 21: blue's knight cuts red's line of six at C3.N before and at C3.NE after."""
    line = "roads C3/SW C3/W C3/NW C3/NE C3/E C4/SW"
    t = table(SPEC).given(orange="roads " + coast("A1/NW", 5)).given(white="roads " + coast("E3/SE", 5))
    t.given(blue="roads B3/W B3/NW B3/NE B3/E B3/SE, knight C3.N", red=f"progress intrigue, {line}")
    t.turn("red")
    assert (t.longest_route, t.route("red")) == ("orange", 3)
    t.do("play intrigue", "drive knight off C3.N")
    assert (t.longest_route, t.route("red")) == ("orange", 3), "nobody has moved yet"
    t.do("retreat to C3.NE")
    assert (t.longest_route, t.route("red")) == ("orange", 4)
    assert not any("longest" in event for event in t.events)


@rule("CK-121", "CK-150")
def test_a_ship_reaches_a_knight_as_a_road_does() -> None:
    t = table("isle:new_shores+cities_knights;3", drawing=OPEN_SEA, seats=[3], pirate="~1")
    t.given(red="settlement C2.NE, ship C3/NW, progress intrigue", blue="ships C3/NE B3/W, knight C3.N")
    t.turn("red").do("play intrigue", "drive knight off C3.N")
    assert t.waiting == ["blue"]
    assert t.offered("retreat to") == t.named("C3.NE B3.NW")


# -- sabotage -------------------------------------------------------------------------------------------


@rule("CK-122")
def test_who_has_as_many_or_more_points_discards_half() -> None:
    t = politics(
        "sabotage", "3 points, hand 8 ore", blue="3 points, hand 9 wool", white="4 points, hand 2 coin"
    )
    t.given(orange="2 points, hand 9 grain")
    t.do("play sabotage")
    assert t.waiting == ["blue", "white"], "orange is behind"
    t.do(*["blue: discard wool"] * 4)
    assert t.waiting == ["white"], "of nine cards four"
    t.do("white: discard coin")
    assert t.hand("blue") == "5 wool"
    assert t.hand("white") == "1 coin"
    assert t.hand("orange") == "9 grain"
    assert t.hand("red") == "8 ore"
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-122")
def test_sabotage_does_not_ask_for_the_half_of_one_card() -> None:
    t = politics("sabotage", "3 points", blue="5 points, hand 1 ore", white="2 points, hand 8 ore")
    assert t.why("play sabotage") == no_use("sabotage")


@rule("CK-122")
def test_a_wall_is_no_help_against_sabotage() -> None:
    t = politics("sabotage", blue="city E1.S, wall E1.S, hand 4 ore").do("play sabotage")
    t.do("blue: discard ore", "blue: discard ore")
    assert t.hand("blue") == "2 ore"


# -- espionage ------------------------------------------------------------------------------------------


@rule("CK-123")
def test_espionage_takes_a_progress_card_of_an_opponent() -> None:
    t = politics("espionage", blue="progress mining 2 wedding", white="progress crane")
    t.do("play espionage blue")
    assert "red looks at the progress cards of blue." in t.events
    assert t.to_act == "red"
    assert t.menu() == ["steal mining", "steal wedding"]
    assert t.why("steal crane") == "There is no crane in that hand."
    t.do("steal wedding")
    assert t.progress("red") == "wedding"
    assert t.progress("blue") == "mining wedding"
    assert t.progress("white") == "crane"
    assert t.can("end turn")


@rule("CK-123")
def test_the_stolen_card_may_be_played_at_once() -> None:
    t = politics("espionage", blue="progress mining espionage", white="progress 2 crane")
    t.do("play espionage blue", "steal espionage")
    assert t.progress("red") == "espionage", "another espionage, too"
    t.do("play espionage white", "steal crane")
    assert t.progress("red") == "crane"


@rule("CK-123")
def test_there_must_be_a_card_to_steal() -> None:
    t = politics("espionage", blue="progress mining")
    assert [words for words in t.menu() if "espionage" in words] == ["play espionage blue"]
    assert t.why("play espionage white") == "That card can't be played against white now."
    t = politics("espionage", blue="hand 3 ore")
    assert t.why("play espionage blue") == no_use("espionage")


@rule("CK-123", "CK-023")
def test_victory_points_are_not_stolen() -> None:
    t = table(SPEC).given(red="progress espionage", blue="politics 5, science 5")
    t.turn("blue", before_roll=True).do("roll", "rolled 1 1", "event politics", "drew constitution")
    t.turn("red")
    assert t.why("play espionage blue") == no_use("espionage")


@rule("CK-123", "CK-024")
def test_a_fifth_card_got_by_espionage_is_one_too_many() -> None:
    t = politics("espionage", "progress 2 mining 2 irrigation", blue="progress crane")
    t.do("play espionage blue", "steal crane")
    assert t.to_act == "red" and not t.can("end turn")
    t.do("discard crane")
    assert t.progress("red") == "2 mining 2 irrigation"
    assert t.can("end turn")


@rule("CK-123")
def test_the_spy_sees_the_cards_while_choosing_and_nobody_else_does() -> None:
    t = politics("espionage", blue="progress mining 2 wedding")
    assert t.picture("red").hand(1, "progress").cards is None
    t.do("play espionage blue")
    assert t.picture("red").hand(1, "progress").cards == {"mining": 1, "wedding": 2}
    assert t.sees("red").legal(0).listed() == t.g.legal(0).listed()
    assert t.picture("white").hand(1, "progress").cards is None
    assert t.picture(None).hand(1, "progress").cards is None
    t.do("steal mining")
    assert t.picture("red").hand(1, "progress").cards is None
    assert [t.picture("white").hand(p, "progress").count for p in (0, 1)] == [1, 2], "of three one is gone"
    assert t.says("red") == t.says("blue") == ["red takes mining, a science card, from blue."]
    assert t.says("white") == ["red takes a science card from blue."]


@rule("CK-123")
@pytest.mark.parametrize("who", ["white", "orange"])
def test_nobody_else_learns_anything_from_espionage(who: str) -> None:
    """Two games that differ only in the cards that blue holds, and in the one that red takes."""
    told = []
    for cards, taken in (("mining crane wedding", "crane"), ("irrigation smithing sabotage", "smithing")):
        t = politics("espionage", blue=f"progress {cards}")
        heard: list[object] = [t.knows(who)]
        for words in ("play espionage blue", f"steal {taken}"):
            t.do(words)
            heard += [t.knows(who), t.says(who), t.picture(who), t.g.asked(t.seat(who))]
        told.append(heard)
    assert told[0] == told[1]


@rule("CK-123")
def test_a_look_at_progress_cards_is_not_taken_back() -> None:
    t = politics("espionage", blue="progress mining crane")
    record = Record(t.g, None)
    record.apply(t.g.parse("play espionage blue"))
    assert str(record.can_undo(0)) == "Your last action revealed something hidden: it can't be undone."
    record.apply(t.g.parse("steal crane"))
    assert record.can_undo(0) is None


# -- treason --------------------------------------------------------------------------------------------


@rule("CK-124")
def test_an_opponent_gives_up_a_knight_of_their_choice_and_one_puts_up_one_like_it() -> None:
    t = politics("treason", "road C2/NW", blue="knight E1.S strong active, knight E3.S, knight A1.N mighty")
    t.do("play treason blue")
    assert t.waiting == ["blue"]
    assert t.offered("give up knight") == t.named("E1.S E3.S A1.N")
    assert t.why("give up knight C2.N").startswith("You have no knight on")
    t.do("give up knight E1.S")
    assert t.knight("E1.S") is None
    assert t.left("blue", "strong knight") == 2
    assert t.to_act == "red"
    assert t.offered("post knight") == t.named("C2.N C2.NW")
    assert t.why("post knight E1.S") == "No way of yours leads to E1.S."
    t.do("post knight C2.NW")
    assert t.knight("C2.NW") == "red strong active tired"
    assert t.can("end turn")


@rule("CK-124")
@pytest.mark.parametrize("status", ["basic", "basic active", "strong", "mighty active"])
def test_rank_and_status_are_those_of_the_knight_given_up(status: str) -> None:
    t = politics("treason", "road C2/NW", blue=f"knight E1.S {status}").do("play treason blue")
    assert t.knight("E1.S") is None, "an only knight goes at once"
    t.do("post knight C2.N")
    tired = " tired" if "active" in status else ""  # it acts from the next turn on
    assert t.knight("C2.N") == f"red {status}{tired}", "mighty ones without a fortress, too"


@rule("CK-124")
def test_a_lower_rank_takes_the_place_of_one_that_is_used_up() -> None:
    t = politics(
        "treason", "road C2/NW, knight A1.N strong, knight A2.N strong", blue="knight E1.S strong active"
    )
    t.do("play treason blue", "post knight C2.N")
    assert t.knight("C2.N") == "red basic active tired"


@rule("CK-124")
def test_from_mighty_down_to_basic() -> None:
    men = "knight A1.N strong, knight A2.N strong, knight A3.N mighty, knight B1.N mighty"
    t = politics("treason", f"road C2/NW, {men}", blue="knight E1.S mighty")
    t.do("play treason blue", "post knight C2.N")
    assert t.knight("C2.N") == "red basic"


@rule("CK-124")
def test_without_a_piece_one_puts_up_none_but_the_opponent_loses_one() -> None:
    t = politics("treason", "road C2/NW, knight A1.N, knight A2.N", blue="knight E1.S").do(
        "play treason blue"
    )
    assert t.knight("E1.S") is None
    assert t.to_act == "red" and t.can("end turn"), "there is no lower rank than basic"


@rule("CK-124")
def test_without_a_free_corner_by_a_road_one_puts_up_none() -> None:
    t = politics("treason", "road C2/NW, settlement C2.N, knight C2.NW", blue="knight E1.S").do(
        "play treason blue"
    )
    assert t.knight("E1.S") is None
    assert t.can("end turn")


@rule("CK-124")
def test_the_corner_that_was_given_up_may_be_taken() -> None:
    t = politics("treason", "road C2/NW", blue="knight C2.N").do("play treason blue")
    assert t.offered("post knight") == t.named("C2.N C2.NW")


@rule("CK-124")
def test_treason_needs_an_opponent_with_a_knight() -> None:
    t = politics("treason", "road C2/NW, knight A1.N", blue="4 points")
    assert t.why("play treason blue") == no_use("treason")
    t.given(white="knight E1.S")
    assert [words for words in t.menu() if "treason" in words] == ["play treason white"]
    assert t.why("play treason blue") == "That card can't be played against blue now."


@rule("CK-124")
def test_a_knight_got_by_treason_acts_from_the_next_turn_on() -> None:
    t = politics("treason", "road C2/NW", blue="knight E1.S active").do(
        "play treason blue", "post knight C2.N"
    )
    assert not t.can("move knight C2.N")
    t.turn("blue").turn("red")
    assert t.can("move knight C2.N")


# -- constitution ---------------------------------------------------------------------------------------


@rule("CK-125")
def test_the_constitution_is_a_victory_point_that_everybody_sees() -> None:
    t = table(SPEC).given(red="politics 5")
    before = t.public_points("red")
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event politics", "drew constitution")
    assert t.public_points("red") == before + 1
    assert t.progress("red") == "nothing", "it is never in hand"
    assert t.says("white")[-1] == "red lays constitution open: a victory point."
    assert t.under("politics") == []


# -- all of them ----------------------------------------------------------------------------------------


PLAYS = {
    "taxation": "play taxation",
    "diplomacy": "play diplomacy",
    "encouragement": "play encouragement",
    "wedding": "play wedding",
    "intrigue": "play intrigue",
    "sabotage": "play sabotage",
    "espionage": "play espionage blue",
    "treason": "play treason blue",
}


def anything(card: str) -> GameTable:
    """Every card of politics is of use here."""
    t = politics(card, "road C2/NW, knight A1.N", True, blue="4 points, hand 4 ore, progress crane")
    return t.given(blue="road B1/E, knight C2.N")


@rule("CK-126", "CK-013")
@pytest.mark.parametrize("card", PLAYS)
def test_a_politics_card_is_played_once_in_ones_own_turn_and_goes_under_its_deck(card: str) -> None:
    t = anything(card).do(PLAYS[card])
    assert t.events[0] == f"red plays {card}."
    assert t.progress("red") == "nothing"
    assert t.under("politics") == [card]


@rule("CK-013")
@pytest.mark.parametrize("card", PLAYS)
def test_a_politics_card_is_not_played_before_the_roll_nor_without_it(card: str) -> None:
    t = anything(card).turn("red", before_roll=True)
    assert t.why(PLAYS[card]) == "Roll the dice first."
    t.turn("white")
    assert t.why(PLAYS[card]) == f"You have no {card} card."


@rule("CK-024")
@pytest.mark.parametrize("card", PLAYS)
def test_a_politics_card_that_is_one_too_many_is_played_at_once(card: str) -> None:
    t = anything("2 mining 2 irrigation").given(red="politics 5")
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event politics", f"drew {card}")
    assert t.to_act == "red" and t.can("discard mining")
    t.do(PLAYS[card])
    while not t.can("end turn"):
        t.do(t.menu()[0])
    assert t.under("politics")[0] == card


@rule("CK-124", "BASE-073")
def test_the_longest_route_is_judged_when_the_knight_has_changed_sides() -> None:
    """Ruling 21: orange holds the card, and the knight on A1.NE cuts white's route before and after."""
    t = table("isle:base+cities_knights;4").given(blue="knight A1.NE")
    t.given(orange="roads " + coast("D4/SE", 5)).given(white="roads " + coast("A1/NW", 6))
    t.given(red=f"roads {coast('E1/W', 5)}, road A1/E, progress treason").turn("red")
    assert t.longest_route == "orange"
    t.do("play treason blue", "post knight A1.NE")
    assert t.longest_route == "orange"


@rule("CK-124")
def test_the_longest_route_is_judged_when_the_knight_is_gone_for_good() -> None:
    t = table("isle:base+cities_knights;4").given(blue="knight A1.NE")
    t.given(orange="roads " + coast("D4/SE", 5)).given(white="roads " + coast("A1/NW", 6))
    t.given(red="progress treason").turn("red").do("play treason blue")
    assert t.longest_route == "white"

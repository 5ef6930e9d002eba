"""Science cards: what each of them does, and when it would do nothing."""

import pytest

from longroad.isle.land import by_number
from longroad.isle.seafarers.cloth import weavers
from tests.proofs import rule
from tests.table import COAST, GameTable, table

SPEC = "isle:base+cities_knights;4"


def knights(**owners: str) -> GameTable:
    return table(SPEC).given(**owners)


def number(t: GameTable, hex: str) -> int:
    return next(tile.number for tile in t.picture().tiles if tile.name == hex)


PLAYS = {
    "alchemy": "play alchemy 1 1",
    **{card: f"play {card}" for card in ("crane", "mining", "irrigation", "invention", "engineering")},
    **{card: f"play {card}" for card in ("medicine", "smithing", "road building")},
}


@rule("CK-126")
@pytest.mark.parametrize("card", PLAYS)
def test_a_science_card_is_played_once_and_goes_under_its_deck(card: str) -> None:
    red = "city D2.N, settlement C1.NW, knight E1.S, hand 2 ore 1 grain"
    t = knights(red=f"{red}, progress {card}").turn("red", before_roll=card == "alchemy")
    t.do(PLAYS[card])
    assert t.events[0] == f"red plays {card}."
    assert t.progress("red") == "nothing"
    assert t.under("science") == [card]


# -- alchemy --------------------------------------------------------------------------------------------


@rule("CK-101")
def test_alchemy_chooses_both_dice() -> None:
    t = knights(red="settlement E1.S, progress alchemy").turn("red", before_roll=True)
    t.do("play alchemy 1 4")
    assert t.progress("red") == "nothing"
    assert t.events == ["red plays alchemy.", "red rolls 1 and 4."]
    t.do("event ship")
    assert t.hand("red") == "1 brick"
    assert t.can("end turn"), "nothing is rolled any more"
    assert t.picture().dice == [1, 4]


@rule("CK-101")
def test_after_alchemy_the_event_comes_first() -> None:
    t = knights(red="settlement E1.S, progress alchemy").turn("red", before_roll=True)
    t.do("play alchemy 1 4")
    assert t.to_act == "chance"
    assert t.outcomes == {"event ship": 3, "event science": 1, "event trade": 1, "event politics": 1}
    assert t.hand("red") == "nothing"


@rule("CK-101")
@pytest.mark.parametrize("dice, draws", [("1 4", True), ("4 1", False)])
def test_the_red_die_that_was_chosen_decides_who_draws(dice: str, draws: bool) -> None:
    t = knights(red="science 1, progress alchemy").turn("red", before_roll=True)
    t.do(f"play alchemy {dice}", "event science")
    assert (t.to_act == "chance") == draws


@rule("CK-101")
def test_alchemy_may_choose_a_7() -> None:
    t = knights(red="progress alchemy", blue="hand 8 ore").turn("red", before_roll=True)
    t.do("play alchemy 3 4", "event ship")
    assert t.waiting == ["blue"]
    assert t.can("blue: discard ore")


@rule("CK-101")
def test_alchemy_knows_what_dice_can_show() -> None:
    t = knights(red="progress alchemy").turn("red", before_roll=True)
    assert t.why("play alchemy 7 1") == "A die shows 1 to 6."
    assert t.why("play alchemy 1 0") == "A die shows 1 to 6."
    t.turn("blue", before_roll=True)
    assert t.why("play alchemy 1 4") == "You have no alchemy card."


# -- building crane -------------------------------------------------------------------------------------


@rule("CK-102")
@pytest.mark.parametrize("built", range(5))
def test_a_crane_makes_one_stage_a_commodity_cheaper(built: int) -> None:
    hand = f"{built} paper" if built else "nothing"
    t = knights(red=f"city E1.S, science {built}, progress crane, hand {hand}").turn("red")
    assert not t.can("improve science")
    t.do("play crane", "improve science")
    assert t.track("science", "red") == built + 1
    assert t.hand("red") == "nothing"


@rule("CK-102")
def test_a_crane_is_for_one_stage_only() -> None:
    t = knights(red="city E1.S, progress crane, hand 2 paper 1 coin").turn("red").do("play crane")
    t.do("improve science")
    assert t.hand("red") == "2 paper 1 coin"
    t.do("improve science", "improve politics")
    assert t.hand("red") == "nothing"


@rule("CK-102")
def test_two_cranes_are_for_two_stages_and_do_not_add_up_on_one() -> None:
    t = knights(red="city E1.S, science 2, progress 2 crane, hand 1 paper").turn("red")
    t.do("play crane", "play crane")
    assert not t.can("improve science"), "it costs two, not one"
    t.do("improve trade", "improve politics")
    assert (t.track("trade", "red"), t.track("politics", "red")) == (1, 1)
    assert not t.can("improve trade")


@rule("CK-102")
@pytest.mark.parametrize("built", range(5))
def test_of_two_cranes_one_stage_uses_one_and_the_next_the_other(built: int) -> None:
    t = knights(red=f"city E1.S, science {built}, progress 2 crane, hand {built} paper 2 cloth").turn("red")
    t.do("play crane", "play crane")
    prices = [sum(price.cards.values()) for price in t.g.prices(0) if price.of == "science"]
    assert prices == [built], "one card less, not two"
    t.do("improve science")
    assert t.hand("red") == "2 cloth", "it was paid in full but for one card"
    t.do("improve trade", "improve trade")
    assert t.hand("red") == "nothing", "the first stage was free, the second is not"


@rule("CK-102")
def test_a_crane_is_gone_at_the_end_of_the_turn() -> None:
    t = knights(red="city E1.S, progress crane", blue="city C3.N").turn("red").do("play crane")
    t.do("end turn", "roll", "rolled 1 1", "event ship")
    assert t.on_turn == "blue"
    assert not t.can("improve science"), "it is not for others either"
    t.turn("red")
    assert not t.can("improve science")


@rule("CK-102")
def test_a_crane_needs_something_to_improve() -> None:
    t = knights(red="settlement E1.S, progress crane").turn("red")
    assert t.why("play crane") == "The crane card would do nothing now."
    t.given(red="city C3.N, science 5, trade 5, politics 5")
    assert not t.can("play crane")
    t.given(red="trade 2")
    assert t.can("play crane")


# -- mining and irrigation ------------------------------------------------------------------------------


@rule("CK-103")
def test_mining_gives_two_ore_for_each_mountain_hex_where_one_lives() -> None:
    # two settlements at D2, a city at C5
    t = knights(red="settlement D2.N D2.SW, city C5.NE, progress mining", blue="settlement A1.N").turn("red")
    t.do("play mining")
    assert t.hand("red") == "4 ore"
    assert t.hand("blue") == "nothing"
    assert t.events == ["red plays mining.", "red takes 4 ore."]


@rule("CK-104")
def test_irrigation_gives_two_grain_for_each_fields_hex_where_one_lives() -> None:
    # two settlements at C1, a city at D3
    t = knights(red="settlement C1.NW C1.S, city D3.N, progress irrigation", blue="settlement E2.S")
    t.turn("red").do("play irrigation")
    assert t.hand("red") == "4 grain"
    assert t.hand("blue") == "nothing"


@rule("CK-103", "CK-104")
@pytest.mark.parametrize("card, good, hex", [("mining", "ore", "D2"), ("irrigation", "grain", "C1")])
def test_the_robber_does_not_keep_miners_and_farmers_from_their_cards(card: str, good: str, hex: str) -> None:
    t = knights(red=f"settlement {hex}.SW, progress {card}").given(robber=hex).turn("red").do(f"play {card}")
    assert t.hand("red") == f"2 {good}"


@rule("CK-103", "CK-104")
@pytest.mark.parametrize("card, good, place", [("mining", "ore", "D2.SW"), ("irrigation", "grain", "C1.SW")])
def test_the_bank_gives_what_it_has(card: str, good: str, place: str) -> None:
    t = knights(red=f"settlement {place}, progress 2 {card}", blue=f"hand 18 {good}").turn("red")
    t.do(f"play {card}")
    assert t.hand("red") == f"1 {good}"
    assert t.why(f"play {card}") == f"The {card} card would do nothing now.", "the bank is out"


@rule("CK-103", "CK-104")
@pytest.mark.parametrize("card", ["mining", "irrigation"])
def test_without_a_town_there_the_card_does_nothing(card: str) -> None:
    t = knights(red=f"settlement A3.N, progress {card}").turn("red")
    assert t.why(f"play {card}") == f"The {card} card would do nothing now."


# -- invention ------------------------------------------------------------------------------------------


@rule("CK-106")
def test_invention_swaps_two_numbers_wherever_they_lie() -> None:
    t = knights(red="progress invention", blue="settlement A1.N").turn("red")
    t.do("play invention", "take number A1", "swap with D2")
    assert t.events == ["red swaps the numbers on A1 and D2."]
    assert (number(t, "A1"), number(t, "D2")) == (3, 10)
    t.do("end turn", "roll", "rolled 1 2", "event ship")
    assert t.hand("blue") == "1 ore"
    assert t.can("end turn")
    found = by_number(t.g.land.number, t.g.land.further)
    assert [list(hexes) for hexes in t.g.land.hexes_with] == [list(r) for r in found]


@rule("CK-106")
def test_2_and_12_and_6_and_8_stay_where_they_are() -> None:
    t = knights(red="progress invention").turn("red").do("play invention")
    movable = {"A1", "A3", "B3", "B4", "C1", "C2", "C4", "D2", "D3", "D4", "E1", "E3"}
    assert t.offered("take number") == movable
    for place in ("A2", "B1", "B2", "C5", "D1", "E2", "C3"):  # 2, 12, 6, 8, 8, 6 and the desert
        assert t.why(f"take number {place}").startswith(f"The number on {place} can't be swapped")
    t.do("take number A1")
    assert t.offered("swap with") == movable - {"A1", "B4"}, "A1 and B4 have a 10 both"
    assert t.why("swap with B4") == "The number on B4 is the same."
    assert t.why("swap with B2").startswith("The number on B2 can't be swapped")


@rule("CK-106")
def test_invention_minds_no_robber() -> None:
    t = knights(red="progress 2 invention").given(robber="A1").turn("red")
    t.do("play invention", "take number D2", "swap with A1")
    assert (number(t, "A1"), number(t, "D2")) == (3, 10)
    t.do("play invention", "take number A1", "swap with D3")
    assert (number(t, "A1"), number(t, "D3")) == (4, 3)
    assert t.robber == "A1"


@rule("CK-106")
def test_invention_changes_one_game_and_no_copy_of_it() -> None:
    t = knights(red="progress invention").turn("red").do("play invention", "take number A1")
    before = t.g.copy()
    t.do("swap with D2")
    assert int(before.land.number[0]) == 10
    assert t.g.map.number[0] == 10, "the map is that of all games"


@rule("CK-106")
def test_a_hex_under_the_fog_has_no_number_to_swap() -> None:
    t = table("isle:oceania+cities_knights;3").given(red="progress invention").turn("red")
    t.do("play invention")
    hidden = [tile.name for tile in t.picture().tiles if tile.terrain == "fog"]
    assert hidden
    assert t.offered("take number").isdisjoint(hidden)


@rule("CK-106")
def test_villages_keep_their_numbers() -> None:
    t = table("isle:cloth_for_catan+cities_knights;3").given(red="progress invention").turn("red")
    before = sorted(weavers(t.g).number)
    t.do("play invention")
    t.do(t.menu()[0])
    places = t.offered("swap with")
    assert places <= {tile.name for tile in t.picture().tiles if tile.number}
    t.do("swap with " + sorted(places)[0])
    assert sorted(weavers(t.g).number) == before


@rule("CK-106")
def test_invention_needs_two_numbers_that_differ() -> None:
    t = table(SPEC, drawing=["  g9  d   f6", "f6  h9  f8  p12", "  p2  m12 h8"], marks={})
    t.given(red="progress invention").turn("red")
    assert t.why("play invention") == "The invention card would do nothing now."


# -- engineering ----------------------------------------------------------------------------------------


@rule("CK-107")
def test_engineering_builds_a_wall_for_nothing() -> None:
    t = knights(red="city C3.N E1.S, settlement A1.N, progress engineering").turn("red")
    t.do("play engineering")
    assert t.offered("build wall") == t.named("C3.N E1.S")
    t.do("build wall C3.N")
    walls = [(piece.owner, piece.place) for piece in t.picture().pieces if piece.kind == "wall"]
    assert walls == [(0, t.g.map.places.canonical("C3.N"))]
    assert t.can("end turn")
    assert t.hand("red") == "nothing"


@rule("CK-107")
def test_engineering_needs_a_city_without_wall() -> None:
    t = knights(red="settlement E1.S, progress engineering, hand 2 brick").turn("red")
    assert t.why("play engineering") == "The engineering card would do nothing now."
    t.given(red="city C3.N").do("build wall C3.N")
    assert not t.can("play engineering")
    t.given(red="city A1.N")
    assert t.can("play engineering")


# -- medicine -------------------------------------------------------------------------------------------


@rule("CK-108")
def test_medicine_makes_a_city_of_a_settlement_for_less() -> None:
    t = knights(red="settlement C3.N E1.S, city A1.N, progress medicine, hand 2 ore 1 grain").turn("red")
    t.do("play medicine")
    assert t.hand("red") == "nothing"
    assert t.offered("build city") == t.named("C3.N E1.S")
    assert t.why("build city A1.N") == "You have no settlement on A1.N to turn into a city."
    t.do("build city E1.S")
    assert t.piece("E1.S") == "red city"
    assert t.piece("C3.N") == "red settlement"
    assert t.points("red") == 5
    assert t.can("end turn")


@rule("CK-108")
@pytest.mark.parametrize("hand", ["1 ore 1 grain", "2 ore", "nothing"])
def test_medicine_has_its_price(hand: str) -> None:
    t = knights(red=f"settlement C3.N, progress 2 medicine, hand {hand}").turn("red")
    assert t.why("play medicine") == "The medicine card would do nothing now.", "two cards don't help either"


@rule("CK-108")
def test_medicine_needs_a_settlement_and_a_city_piece() -> None:
    t = knights(red="city C3.N, progress medicine, hand 4 ore 4 grain").turn("red")
    assert not t.can("play medicine")
    t.given(red="settlement E1.S")
    assert t.can("play medicine")
    t.given(red="cities A1.N A3.N C5.SE")
    assert not t.can("play medicine"), "no city is left"


@rule("CK-108", "CK-094")
def test_medicine_raises_a_fallen_city_first() -> None:
    t = knights(red="fallen C3.N, settlements A1.N A3.N, progress medicine, hand 2 ore 1 grain").turn("red")
    t.do("play medicine")
    assert t.menu() == ["build city " + t.g.map.places.canonical("C3.N")]
    assert not t.can("build city A1.N")
    t.do(t.menu()[0])
    assert t.piece("C3.N") == "red city"
    assert t.points("red") == 4


# -- smithing -------------------------------------------------------------------------------------------


@rule("CK-109")
def test_smithing_promotes_two_knights_for_nothing() -> None:
    t = knights(red="knight C3.N active, knight E1.S, progress smithing", blue="knight A1.N").turn("red")
    t.do("play smithing")
    assert t.offered("promote knight") == t.named("C3.N E1.S")
    assert not t.can("smith no more"), "at least one"
    t.do("promote knight C3.N")
    assert t.offered("promote knight") == t.named("E1.S"), "no knight twice"
    t.do("promote knight E1.S")
    assert (t.knight("C3.N"), t.knight("E1.S")) == ("red strong active", "red strong")
    assert t.can("end turn")


@rule("CK-109")
def test_smithing_promotes_no_third_knight() -> None:
    t = knights(red="politics 3, knight C3.N, knight E1.S, knight A1.N strong, progress smithing").turn("red")
    t.do("play smithing", "promote knight A1.N", "promote knight C3.N")
    assert t.knight("E1.S") == "red basic"
    assert t.can("end turn")


@rule("CK-109")
def test_smithing_may_end_with_one_knight() -> None:
    t = knights(red="knight C3.N, knight E1.S, progress smithing").turn("red")
    t.do("play smithing", "promote knight C3.N", "smith no more")
    assert (t.knight("C3.N"), t.knight("E1.S")) == ("red strong", "red basic")
    assert t.can("end turn")


@rule("CK-109")
def test_smithing_ends_where_nobody_can_be_promoted() -> None:
    t = knights(red="knight C3.N, progress smithing").turn("red")
    t.do("play smithing", "promote knight C3.N")
    assert t.can("end turn")


@rule("CK-109")
def test_smithing_makes_mighty_knights_only_with_the_fortress() -> None:
    t = knights(red="knight C3.N strong, progress 2 smithing").turn("red")
    assert t.why("play smithing") == "The smithing card would do nothing now."
    t.given(red="politics 3").do("play smithing", "promote knight C3.N")
    assert t.knight("C3.N") == "red mighty"
    assert not t.can("play smithing"), "there is nothing above"


@rule("CK-109")
def test_no_knight_is_promoted_twice_in_a_turn() -> None:
    t = knights(red="politics 3, knight C3.N, progress smithing, hand 1 wool 1 ore").turn("red")
    t.do("promote knight C3.N")
    assert not t.can("play smithing")
    t.turn("red").do("play smithing", "promote knight C3.N")
    assert t.knight("C3.N") == "red mighty"


@rule("CK-109")
def test_smithing_needs_pieces_of_the_higher_rank() -> None:
    t = knights(red="knight C3.N, knight E1.S strong, knight A1.N strong, progress smithing").turn("red")
    assert not t.can("play smithing")


# -- road building --------------------------------------------------------------------------------------


@rule("CK-110")
def test_road_building_builds_two_roads_for_nothing() -> None:
    t = knights(red="settlement C3.N, progress road building").turn("red").do("play road building")
    assert t.offered("build road") == t.named("C3/NE C3/NW B2/E")
    t.do("build road C3/NE", "build road C3/E")
    assert t.left("red", "road") == 13
    assert t.hand("red") == "nothing"
    assert t.can("end turn")


@rule("CK-110")
def test_road_building_needs_a_road_and_a_place() -> None:
    sides = COAST.split()[:15]
    t = knights(red=f"settlement C3.N, progress 2 road building, roads {' '.join(sides[:14])}").turn("red")
    t.do("play road building", "build road C3/NE")
    assert t.can("end turn"), "there was only one road left"
    assert t.why("play road building") == "The road building card would do nothing now."


@rule("CK-110")
def test_at_sea_road_building_builds_ships_too() -> None:
    t = table("isle:new_shores+cities_knights;3")
    place = next(words.split()[-1] for words in t.founding("red").menu() if shore(t, words.split()[-1]))
    t.given(red=f"settlement {place}, progress road building").turn("red").do("play road building")
    assert any(words.startswith("build road") for words in t.menu())
    ship = next(words for words in t.menu() if words.startswith("build ship"))
    t.do(ship)
    t.do(next(words for words in t.menu() if words.startswith("build ship")))
    assert t.left("red", "ship") == 13
    assert t.can("end turn")


def shore(t: GameTable, place: str) -> bool:
    return t.g.land.is_coast(t.g.board, t.g.map.places.corner_of(place))

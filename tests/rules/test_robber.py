"""Seven and the robber: discards, where it may go, and whom it robs."""

import pytest

from tests.proofs import rule
from tests.table import GameTable, table

HEXES = [
    f"{row}{n}" for row, hexes in zip("ABCDE", (3, 4, 5, 4, 3), strict=True) for n in range(1, hexes + 1)
]
SEVENS = ["1 6", "2 5", "3 4", "4 3", "5 2", "6 1"]


def seven(t: GameTable, dice: str = "3 4") -> GameTable:
    """Red rolls a seven."""
    return t.turn("red", before_roll=True).do("roll", f"rolled {dice}")


def number_of(t: GameTable, hex: str, number: int) -> None:
    """A hex bears another number."""
    at = t.g.map.places.hex_of(hex)
    t.g.land = t.g.land.with_hex(at, t.g.land.terrain[at], number)


# -- seven ----------------------------------------------------------------------------------------------


@rule("BASE-080")
@pytest.mark.parametrize("dice", SEVENS)
def test_nobody_produces_on_a_seven(dice: str) -> None:
    t = table().given(red="city A1.N, settlement C4.N", blue="city B1.NW", robber="C3")
    for hex in ("A1", "B1", "C4"):  # no map bears a 7: without one a harvest would bring nothing either
        number_of(t, hex, 7)
    seven(t, dice)
    assert t.hand("red") == "nothing"
    assert t.hand("blue") == "nothing"
    assert t.to_act == "red"
    assert all(words.startswith("move robber") for words in t.menu())


@rule("BASE-081")
@pytest.mark.parametrize("cards, back", [(8, 4), (9, 4), (10, 5), (11, 5), (15, 7), (19, 9)])
def test_who_has_more_than_seven_returns_half_rounded_down(cards: int, back: int) -> None:
    t = seven(table().given(blue=f"hand {cards} ore"))
    assert t.waiting == ["blue"]
    prompt = t.g.asked(t.seat("blue"))
    assert prompt is not None
    assert (prompt.least, prompt.most) == (back, back)
    for _ in range(back):
        assert t.waiting == ["blue"]
        t.do("discard ore")
    assert t.hand("blue") == f"{cards - back} ore"
    assert t.bank("ore") == 19 - cards + back
    assert t.waiting == ["red"]


@rule("BASE-081")
@pytest.mark.parametrize("cards", [0, 1, 6, 7])
def test_seven_cards_are_not_too_many(cards: int) -> None:
    t = seven(table().given(red=f"hand {cards} ore", blue=f"hand {cards} wool"))
    assert t.waiting == ["red"]
    assert all(words.startswith("move robber") for words in t.menu())


@rule("BASE-081")
def test_hands_are_counted_over_all_kinds_of_cards() -> None:
    t = seven(
        table().given(blue="hand 2 lumber 2 brick 2 wool 1 grain", white="hand 2 lumber 2 brick 2 wool 2 ore")
    )
    assert t.waiting == ["white"]


@rule("BASE-081")
def test_everybody_who_is_rich_discards_and_the_roller_too() -> None:
    t = seven(
        table().given(red="hand 8 ore", blue="hand 9 wool", white="hand 7 lumber", orange="hand 12 grain")
    )
    assert t.waiting == ["red", "blue", "orange"]
    assert t.why("white: discard lumber") == "It is not your move: wait for red, blue, orange."
    t.do(*["orange: discard grain"] * 6)  # in any order
    assert t.waiting == ["red", "blue"]
    assert not t.can("orange: discard grain")
    t.do(*["discard ore"] * 4)
    assert not t.can("move robber A1")  # not before the last has discarded
    t.do(*["blue: discard wool"] * 4)
    assert t.waiting == ["red"]
    assert t.can("move robber A1")
    assert [sum(t.hand(who).values()) for who in t.names] == [4, 5, 7, 6]


@rule("BASE-081")
def test_one_chooses_what_to_discard() -> None:
    t = seven(table().given(blue="hand 4 wool 1 ore 1 lumber 2 grain"))
    assert t.menu() == ["discard grain", "discard lumber", "discard ore", "discard wool"]
    t.do("discard ore")
    assert t.why("discard ore") == "You have no ore left to give."
    assert t.why("discard brick") == "You have no brick left to give."
    t.do("discard wool", "discard wool", "discard grain")
    assert t.hand("blue") == "2 wool 1 lumber 1 grain"


# -- moving it ------------------------------------------------------------------------------------------


@rule("BASE-082")
@pytest.mark.parametrize("home", ["C3", "A1", "E2"])
def test_the_robber_must_move_to_any_other_land_hex(home: str) -> None:
    t = seven(table().given(robber=home))
    assert t.to_act == "red"
    assert t.menu() == sorted(f"move robber {there}" for there in HEXES if there != home)
    assert t.why(f"move robber {home}") == f"The robber stands on {home} already; it must move."
    assert not t.can("end turn")


@rule("BASE-082")
def test_the_robber_does_not_go_to_sea() -> None:
    lagoon = [
        "    m10 p2  f9",
        "  g12 d   p4  h10",
        "g9  f11 ~   f3  m8",
        "  f8  m3  g4  p5",
        "    h5  g6  p11",
    ]
    t = seven(table(drawing=lagoon))
    assert t.robber == "B2"
    assert t.menu() == sorted(f"move robber {there}" for there in HEXES if there not in ("B2", "C3"))


@rule("BASE-082")
def test_the_robber_may_go_to_the_desert() -> None:
    t = seven(table().given(robber="A1")).do("move robber C3")
    assert t.robber == "C3"
    assert t.can("end turn")


@rule("BASE-082")
def test_the_roller_moves_it_and_nobody_else() -> None:
    t = table().turn("white", before_roll=True).do("roll", "rolled 3 4")
    assert t.waiting == ["white"]
    assert not t.can("red: move robber A1")
    t.do("move robber A1")
    assert t.robber == "A1"
    assert t.events[0] == "white moves the robber to A1."


# -- stealing -------------------------------------------------------------------------------------------


@rule("BASE-083")
@pytest.mark.parametrize("town", ["settlement", "city"])
def test_the_roller_steals_a_random_card_from_who_lives_there(town: str) -> None:
    t = seven(table().given(red="hand 1 brick", blue=f"{town} A1.N, hand 3 ore 2 wool 1 grain"))
    t.do("move robber A1")
    assert t.to_act == "chance"
    assert t.outcomes == {"stolen ore": 3, "stolen wool": 2, "stolen grain": 1}  # any card is as likely
    t.do("stolen wool")
    assert t.hand("red") == "1 brick 1 wool"
    assert t.hand("blue") == "3 ore 1 wool 1 grain"
    assert t.to_act == "red"
    assert t.can("end turn")


@rule("BASE-083")
def test_the_roller_chooses_among_several() -> None:
    t = table().given(
        red="settlement B1.SW",
        blue="settlement B1.N, hand 1 ore",
        white="city B1.SE, hand 2 wool",
        orange="hand 5 brick",
    )
    seven(t).do("move robber B1")
    assert t.to_act == "red"
    assert t.menu() == ["rob blue", "rob white"]  # not orange, who lives elsewhere, nor oneself
    assert t.why("rob orange") == "orange can't be robbed here."
    t.do("rob white", "stolen wool")
    assert t.hand("red") == "1 wool"
    assert t.hand("white") == "1 wool"
    assert t.hand("blue") == "1 ore"


@rule("BASE-083")
def test_who_has_no_cards_cannot_be_chosen_when_another_has_some() -> None:
    t = table().given(blue="settlement B1.N", white="city B1.SE, hand 2 wool", orange="settlement B1.SW")
    seven(t).do("move robber B1")
    assert t.outcomes == {"stolen wool": 2}


@rule("BASE-083")
@pytest.mark.parametrize(
    "pieces",
    [
        {"blue": "hand 3 ore"},  # nobody lives there
        {"blue": "settlement B1.N", "white": "settlement B1.SE"},  # nobody has cards
        {"red": "settlement B1.N, hand 2 ore", "blue": "hand 2 wool"},  # only oneself
    ],
)
def test_nothing_is_stolen_where_nobody_can_be_robbed(pieces: dict[str, str]) -> None:
    t = table().given(**pieces)
    hands = [t.hand(who) for who in t.names]
    seven(t).do("move robber B1")
    assert t.to_act == "red"
    assert t.can("end turn")
    assert [t.hand(who) for who in t.names] == hands


@rule("BASE-083")
def test_a_card_that_can_be_drawn_is_always_drawn() -> None:
    t = seven(table().given(blue="settlement B1.N, hand 1 ore")).do("move robber B1")
    assert list(t.outcomes) == ["stolen ore"]  # there is no choice but to take it
    t = seven(table().given(blue="settlement B1.N, hand 1 ore", white="settlement B1.SE, hand 1 wool"))
    t.do("move robber B1")
    assert t.menu() == ["rob blue", "rob white"]


@rule("BASE-083")
def test_two_towns_of_one_victim_are_robbed_once() -> None:
    t = seven(table().given(blue="settlement B1.N, city B1.SE, hand 3 ore")).do(
        "move robber B1", "stolen ore"
    )
    assert t.hand("red") == "1 ore"
    assert t.can("end turn")


@rule("BASE-083")
def test_only_what_is_left_after_discarding_can_be_stolen() -> None:
    t = seven(table().given(blue="settlement B1.N, hand 4 ore 4 wool")).do(*["blue: discard ore"] * 4)
    t.do("move robber B1")
    assert t.outcomes == {"stolen wool": 4}


@rule("BASE-084")
def test_the_robber_starts_on_the_desert() -> None:
    assert table().robber == "C3"
    for seed in range(5):
        t = table("isle:base;4", seed=seed)
        (tile,) = [tile for tile in t.picture().tiles if tile.terrain == "desert"]
        assert t.robber == tile.name


# -- knights --------------------------------------------------------------------------------------------


@rule("BASE-085")
def test_a_knight_moves_the_robber_and_steals_but_nobody_discards() -> None:
    t = table().given(
        red="cards knight, hand 9 brick",
        blue="settlement A1.N, hand 9 ore",
        white="settlement A1.SE, hand 12 wool",
    )
    t.turn("red").do("play knight")
    assert t.waiting == ["red"]
    assert t.menu() == sorted(f"move robber {there}" for there in HEXES if there != "C3")
    t.do("move robber A1")
    assert t.menu() == ["rob blue", "rob white"]
    t.do("rob white", "stolen wool")
    assert t.robber == "A1"
    assert t.hand("red") == "9 brick 1 wool"
    assert t.hand("blue") == "9 ore"
    assert t.hand("white") == "11 wool"
    assert t.to_act == "red"


@rule("BASE-085")
def test_a_knight_must_move_it_too() -> None:
    t = table().given(red="cards knight", robber="A1").turn("red").do("play knight")
    assert not t.can("move robber A1")
    assert not t.can("end turn")

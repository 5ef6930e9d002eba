"""What is in the box, and for how many players."""

import pytest

from longroad.errors import BadSpec
from longroad.game import new_game
from tests.proofs import rule
from tests.table import table

CARDS = ["lumber", "brick", "wool", "grain", "ore"]


@rule("BASE-001")
def test_the_bank_holds_19_cards_of_each_resource() -> None:
    t = table()
    assert {card: t.bank(card) for card in CARDS} == dict.fromkeys(CARDS, 19)
    (bank,) = [deck for deck in t.picture().decks if deck.name == "bank"]
    assert bank.count == 95
    assert bank.cards == dict.fromkeys(CARDS, 19)


@rule("BASE-002")
def test_the_deck_has_25_development_cards() -> None:
    t = table().given(red="hand 1 ore 1 wool 1 grain").turn("red")
    assert t.deck == 25
    t.do("buy card")
    assert t.outcomes == {
        "drew knight": 14,
        "drew victory point": 5,
        "drew road building": 2,
        "drew year of plenty": 2,
        "drew monopoly": 2,
    }


@rule("BASE-003")
@pytest.mark.parametrize("spec", ["isle:base;3", "isle:base;4"])
def test_everybody_has_15_roads_5_settlements_and_4_cities(spec: str) -> None:
    t = table(spec)
    for who in t.names:
        assert t.left(who, "road") == 15
        assert t.left(who, "settlement") == 5
        assert t.left(who, "city") == 4


@rule("BASE-012")
@pytest.mark.parametrize("seats, colors", [(3, "red blue white"), (4, "red blue white orange")])
def test_three_or_four_can_play(seats: int, colors: str) -> None:
    t = table(f"isle:base;{seats}")
    assert t.names == tuple(colors.split())
    assert t.g.seats == seats


@rule("BASE-012")
@pytest.mark.parametrize("seats", [0, 1, 2, 5, 6])
def test_the_base_game_is_not_for_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(BadSpec, match=f"for 3 or 4 players, not {seats}"):
        new_game(f"isle:base;{seats}")


@rule("BASE-012")
def test_two_play_with_the_game_for_two() -> None:
    with pytest.raises(BadSpec, match="two_players"):
        new_game("isle:base;2")
    assert new_game("isle:base+two_players;2").seats == 2
    with pytest.raises(BadSpec, match="for 2 players"):
        new_game("isle:base+two_players;3")

"""What people type is understood, or answered with a reason."""

from __future__ import annotations

import pytest

from longroad.cli.isle.asking import offer_of
from longroad.cli.isle.atlas import Atlas
from longroad.cli.options import Labels, options_of
from longroad.cli.phrases import Phrases, Unclear, cards_in, two_sides
from longroad.errors import BadWords
from tests.table import GameTable, table

CARDS = ["lumber", "brick", "wool", "grain", "ore"]


@pytest.fixture
def rich() -> GameTable:
    """Red can build, buy, swap and trade."""
    return (
        table()
        .given(red="settlement C2.N, road C2/NW, hand 2 lumber 2 brick 5 wool 3 grain 4 ore, cards knight")
        .given(blue="hand 2 ore")
        .turn("red")
    )


def phrases_of(t: GameTable, seat: int = 0) -> Phrases:
    return Phrases(t.g, seat, Atlas(t.picture().tiles))


def understood(t: GameTable, words: str) -> list[str]:
    phrases = phrases_of(t)
    found = phrases.meant(phrases.tokens(words), t.g.legal(0))
    return [t.g.text(action) for action in found]


@pytest.mark.parametrize(
    "words, action",
    [
        ("end turn", "end turn"),
        ("e", "end turn"),
        ("done", "end turn"),
        ("build a road on b2/w", "build road B1/E"),
        ("road c2/ne", "build road B2/SW"),  # any name of a side will do
        ("b r c2/ne", "build road B2/SW"),
        ("city c2.n", "build city B1.SE"),
        ("buy", "buy card"),
        ("card", "buy card"),
        ("knight", "play knight"),
        ("swap wool for ore", "swap wool for ore"),
        ("swap 4 sheep for 1 stone", "swap wool for ore"),
        ("bank wool for brick", "swap wool for brick"),
    ],
)
def test_words_may_be_abbreviated(rich: GameTable, words: str, action: str) -> None:
    assert understood(rich, words) == [action]


def test_towns_are_founded_in_one_word() -> None:
    t = table("isle:base+cities_knights;3").founding("red")
    assert understood(t, "found a1.n") == ["build settlement A1.N"]
    for corner, side in (("A1.N", "A1/NE"), ("A3.N", "A3/NE"), ("C1.NW", "C1/NW")):
        t.do(f"build settlement {corner}", f"build road {side}")
    t.do("build city C5.NE", "build road C5/NE", "build city E1.S", "build road E1/SE")
    assert understood(t, "found d2.s") == ["build city D2.S"]


def test_an_unfinished_action_means_all_that_it_could_be(rich: GameTable) -> None:
    assert {words.rsplit(" ", 1)[0] for words in understood(rich, "build road")} == {"build road"}
    assert len(understood(rich, "swap wool")) == 4


@pytest.mark.parametrize(
    "words, reason",
    [
        ("settle c2.n", "There is a town of red on B1.SE already."),
        ("city d2.n", "You have no settlement on C2.SE to turn into a city."),
        ("roll", "You have rolled already."),
        ("swap lumber for ore", "The bank wants 4 lumber for one card; you have fewer."),
        ("monopoly ore", "You have no monopoly card."),
        ("monopoly", "You have no monopoly card."),
        ("c3.s", "No way of yours leads to C3.S."),
        ("rob blue", "“rob blue” is not possible now."),
    ],
)
def test_what_is_not_possible_is_answered_with_the_reason(rich: GameTable, words: str, reason: str) -> None:
    assert str(phrases_of(rich).why_not(words)) == reason


def test_a_verb_without_a_place_is_refused_for_what_all_places_have_in_common() -> None:
    t = table().given(red="settlement C2.N, road C2/NW").turn("red")
    reason = phrases_of(t).why_not("build city")
    assert str(reason) == "You can't pay for a city: you lack 2 grain, 3 ore."


@pytest.mark.parametrize("words", ["xyzzy", "road z9/e", ""])
def test_what_nobody_can_understand_is_said_to_be_so(rich: GameTable, words: str) -> None:
    with pytest.raises((Unclear, BadWords)):
        phrases_of(rich).why_not(words)


@pytest.mark.parametrize(
    "words, cards",
    [
        ("2 ore 1 wool", {"ore": 2, "wool": 1}),
        ("2 ore, wool", {"ore": 2, "wool": 1}),
        ("wood and wheat", {"lumber": 1, "grain": 1}),
        ("l l b", {"lumber": 2, "brick": 1}),
    ],
)
def test_cards_are_counted(words: str, cards: dict[str, int]) -> None:
    assert cards_in(words, CARDS) == cards


@pytest.mark.parametrize("words", ["", "2", "2 3 ore", "gold", "0 ore"])
def test_cards_that_make_no_sense_are_refused(words: str) -> None:
    with pytest.raises(Unclear):
        cards_in(words, CARDS)


def test_an_offer_has_two_sides() -> None:
    assert two_sides("1 lumber 2 wool for 1 ore", CARDS) == ({"lumber": 1, "wool": 2}, {"ore": 1})
    with pytest.raises(Unclear):
        two_sides("1 lumber 2 wool", CARDS)


def test_an_offer_in_one_line_is_the_actions_of_an_offer(rich: GameTable) -> None:
    atoms = [rich.g.text(action) for action in offer_of("2 wool for ore", phrases_of(rich))]
    assert atoms == ["propose trade", "give wool", "give wool", "ask ore", "make offer"]


def test_a_long_menu_is_asked_one_thing_at_a_time(rich: GameTable) -> None:
    labels = Labels(places=Atlas(rich.picture().tiles))
    first = options_of(rich.g, list(rich.g.legal(0)), labels)
    assert len(first) < 10
    swap = next(option for option in first if option.label.startswith("swap"))
    gives = options_of(rich.g, list(swap.actions), labels)
    assert [option.label.split()[0] for option in gives] == ["wool", "ore"]
    gets = options_of(rich.g, list(gives[0].actions), labels)
    assert [option.label for option in gets] == [f"swap wool for {card}" for card in CARDS if card != "wool"]


def test_every_action_can_be_reached_by_numbers(rich: GameTable) -> None:
    labels = Labels(places=Atlas(rich.picture().tiles))

    def leaves(actions: list[int]) -> list[int]:
        if len(actions) == 1:
            return actions
        return [
            leaf for option in options_of(rich.g, actions, labels) for leaf in leaves(list(option.actions))
        ]

    everything = list(rich.g.legal(0))
    assert sorted(leaves(everything)) == sorted(everything)


def test_road_means_to_build_one_even_with_a_road_building_card() -> None:
    t = table().given(red="settlement C2.N, hand 1 lumber 1 brick, cards road building").turn("red")
    assert {words.rsplit(" ", 1)[0] for words in understood(t, "road")} == {"build road"}
    assert understood(t, "road building") == ["play road building"]


@pytest.mark.parametrize(
    "words, reason",
    [
        ("road", "You can't pay for a road: you lack 1 lumber, 1 brick."),
        ("swap", "You don't hold enough cards of any kind for the bank; “hand” shows what it takes."),
        ("rob", "“rob …” is not possible now."),
    ],
)
def test_a_verb_alone_is_refused_for_the_likely_reason(words: str, reason: str) -> None:
    t = table().given(red="settlement C2.N, road C2/NW").turn("red")
    assert str(phrases_of(t).why_not(words)) == reason


@pytest.mark.parametrize("words", ["settle", "road", "card", "swap", "settle c3.n", "c3.s", "d4/ne"])
def test_before_the_roll_what_comes_after_it_has_to_wait(words: str) -> None:
    t = table().given(red="settlement C2.N, road C2/NW").turn("red", before_roll=True)
    assert str(phrases_of(t).why_not(words)) == "Roll the dice first."


@pytest.mark.parametrize("words", ["city", "road", "end", "knight", "c3.s"])
def test_who_answers_an_offer_is_not_on_turn(words: str) -> None:
    t = table().given(red="settlement C2.N, hand 3 wool", blue="hand 3 ore").turn("red")
    t.do("propose trade", "give wool", "ask ore", "make offer")
    assert "It is not your turn" in str(phrases_of(t, 1).why_not(words))

"""Hidden hands and decks: what a view keeps, what a guess deals, and what comes off a deck."""

from __future__ import annotations

from collections import Counter

import pytest

from longroad import Dealer, Hidden, new_game
from longroad.core.holdings import EVERYBODY, FACE, OPEN, Holding
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, cells, row

pytestmark = pytest.mark.both_builds

RED, BLUE, WHITE = range(3)
ACE, KING, CROWN, COIN = range(4)  # three faces of one back, one of them laid open when drawn; one of another
DREW = 9 << 40
STATE = new_game("isle:base;3")


def holding() -> Holding:
    """Two decks; every seat has two places for its cards."""
    backs = row([0, 0, OPEN, 1])
    return Holding(backs, 3, row([2, 3, 1, 4]), row([6, 4]), cells(0), cells(36), cells(6), NOBODY, NOBODY)


def draw(h: Holding, place: int, *faces: int) -> None:
    for face in faces:
        h.take_top(face)
        h.add(place, face)


def faces_at(h: Holding, place: int) -> list[int]:
    return [int(n) for n in h.hand[place * h.room : (place + 1) * h.room]]


def test_others_cards_show_their_backs_in_all_their_places() -> None:
    h = holding()
    draw(h, BLUE, ACE, COIN)
    draw(h, 3 + BLUE, KING)
    h.hide_from(RED)
    assert faces_at(h, BLUE) == [0, 0, 0, 0, 1, 1]
    assert faces_at(h, 3 + BLUE) == [0, 0, 0, 0, 1, 0]
    assert list(h.deck) == [2, 3, 1, 4] and list(h.undrawn) == [4, 3]
    assert h.hides(BLUE) == 2 and h.hides(RED) == 0


def test_only_who_looks_sees_the_cards_of_another() -> None:
    for viewer, hidden in ((RED, 0), (WHITE, 1), (NOBODY, 1)):
        h = holding()
        draw(h, BLUE, ACE)
        h.show(STATE, BLUE, RED)
        h.hide_from(viewer)
        assert h.hides(BLUE) == hidden
        if hidden:
            with pytest.raises(Hidden):
                h.show(STATE, BLUE, RED)
            with pytest.raises(Hidden):
                h.remove(STATE, BLUE, ACE)
    h = holding()
    draw(h, BLUE, ACE)
    h.show(STATE, BLUE, RED)
    h.look_away()
    h.hide_from(RED)
    assert h.hides(BLUE) == 1


def test_cards_in_order_are_hidden_from_whom_does_not_know_them() -> None:
    for viewer, known in ((RED, [KING, ACE]), (BLUE, [KING, 4]), (NOBODY, [KING, 4])):
        h = holding()
        draw(h, RED, ACE, KING)
        h.remove(STATE, RED, KING)
        h.put_under(KING, EVERYBODY)
        h.remove(STATE, RED, ACE)
        h.put_under(ACE, 1 << RED)
        h.hide_from(viewer)
        assert [int(card) & FACE for card in h.under] == known


def test_a_deck_gives_what_was_put_under_it_last_and_in_order() -> None:
    h = holding()
    draw(h, RED, ACE)
    h.remove(STATE, RED, ACE)
    h.put_under(ACE, EVERYBODY)
    draw(h, RED, *[ACE, KING, KING, KING, CROWN])
    h.remove(STATE, RED, KING)
    h.put_under(KING, EVERYBODY)
    assert h.deck_size(0) == 2 and h.undrawn[0] == 0
    for face in (ACE, KING):
        menu = Menu()
        h.offer_top(STATE, 0, DREW, menu)
        assert menu.weighed() == [(DREW | face, 1)]
        h.take_top(face)
    assert h.deck_size(0) == 0 and h.deck_size(1) == 4


def test_any_card_nobody_has_drawn_may_be_on_top_and_no_view_knows_it() -> None:
    h = holding()
    menu = Menu()
    h.offer_top(STATE, 0, DREW, menu)
    assert menu.weighed() == [(DREW | ACE, 2), (DREW | KING, 3), (DREW | CROWN, 1)]
    with pytest.raises(Hidden):
        h.offer_top(STATE.seen_by(RED), 0, DREW, menu)


def test_a_guess_deals_by_back_what_may_be_hidden_each_card_as_likely() -> None:
    found: Counter[int] = Counter()
    dealer = Dealer(5)
    for _ in range(2000):
        h = holding()
        draw(h, BLUE, KING, COIN)
        h.hide_from(RED)
        h.guess(dealer)
        cards = faces_at(h, BLUE)
        assert sum(cards) == 2 and cards[COIN] == 1 and cards[CROWN] == 0 and h.hides(BLUE) == 0
        assert sum(h.deck) == sum(h.undrawn) == 8
        found[ACE if cards[ACE] else KING] += 1
    assert 700 < found[ACE] < 900, "two of five"

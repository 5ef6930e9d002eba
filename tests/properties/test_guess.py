"""A guess is a whole game that the view could be of, each as likely."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.playout import advance
from longroad.isle.deals import ACCEPTED, COUNTERED, bargain, count_in, stands
from longroad.isle.development import development
from longroad.isle.hands import HAND, UNKNOWN
from longroad.isle.knights.improvements import SCIENCE
from longroad.isle.knights.progress import DRAW_PROGRESS, ROOM, progress
from longroad.isle.sevens import DISCARD
from longroad.isle.state import IsleState
from tests.conformance.flat import differences
from tests.effort import SOAK
from tests.properties.recount import check_cards, check_progress, plays
from tests.properties.walks import chi_square, stops
from tests.table import table

SPECS = (
    *("isle:base;3", "isle:base;4", "isle:base+two_players;2"),
    *("isle:new_shores;3", "isle:oceania;3", "isle:forgotten_tribe;3"),
    *("isle:base+cities_knights;3", "isle:forgotten_tribe+cities_knights;3"),
)
FAR = 4.5
MANY = 2000 * SOAK


@pytest.mark.parametrize("spec", SPECS)
def test_a_guess_looks_to_its_seat_as_the_game_does_and_can_be_played_on(spec: str) -> None:
    for seed in range(2 * SOAK):
        dealer = Dealer(seed + 9)
        for g in stops(spec, seed, 90):
            for p in range(int(g.seats)):
                view = g.seen_by(p)
                guess = view.guess(dealer)
                assert differences(guess.seen_by(p), view) == []
                assert not guess.hands.unseen and guess.viewer == -1
                check_cards(guess)
                if plays(guess, "progress cards"):
                    check_progress(guess)
                if plays(guess, "development cards"):
                    assert sum(development(guess).deck) == sum(development(g).deck)
                advance(guess, Dealer(seed), Menu(), 40)
                check_cards(guess)
                if plays(guess, "progress cards"):
                    check_progress(guess)


def test_a_guess_leaves_the_view_as_it_was() -> None:
    g = next(stops("isle:base;4", 1, 700))
    view = g.seen_by(2)
    before = view.to_bytes()
    one, other = view.guess(Dealer(1)), view.guess(Dealer(2))
    assert view.to_bytes() == before
    assert differences(one, other) != []
    assert differences(view.guess(Dealer(1)), one) == []


def test_a_guess_of_a_whole_game_is_that_game() -> None:
    g = next(stops("isle:base;4", 1, 700))
    assert differences(g.guess(Dealer(1)), g) == []


def lumber(g: IsleState, p: int) -> int:
    return int(g.hands.hand[p * HAND])


def test_unseen_cards_are_dealt_evenly() -> None:
    """Five of eight unseen cards are blue's: how many of the four lumber is a matter of urns."""
    t = table("isle:base;3").given(blue="hand 3 lumber 2 ore", white="hand 1 lumber 1 ore 1 wool").turn("red")
    view = t.g.seen_by(0)
    dealer = Dealer(8)
    counts = Counter(lumber(view.guess(dealer), 1) for _ in range(MANY))
    assert abs(chi_square(counts, {k: comb(4, k) * comb(4, 5 - k) for k in range(1, 5)})) < FAR


def test_unseen_development_cards_are_dealt_evenly() -> None:
    t = (
        table("isle:base;3")
        .given(blue="cards monopoly", white="fresh knight", red="cards 4 knight")
        .turn("white")
    )
    view = t.g.seen_by(0)
    dealer = Dealer(8)
    blue: Counter[int] = Counter()
    white: Counter[int] = Counter()
    for _ in range(MANY):
        guess = development(view.guess(dealer))
        blue[next(f for f in range(5) if guess.playable(1, f))] += 1
        white[next(f for f in range(5) if guess.bought(2, f))] += 1
    unseen = {0: 10.0, 1: 5.0, 2: 2.0, 3: 2.0, 4: 2.0}
    assert abs(chi_square(blue, unseen)) < FAR and abs(chi_square(white, unseen)) < FAR


def test_unseen_progress_cards_are_dealt_evenly_by_their_backs() -> None:
    """Blue holds a science card, white has put one under its deck: any unseen one that is no point."""
    t = table("isle:base+cities_knights;3").given(red="progress 2 alchemy", blue="progress mining wedding")
    t.given(white="progress crane 2 irrigation smithing").turn("red")
    t.g.then(DRAW_PROGRESS.on(2, SCIENCE))
    t.g.settle()
    t.do("drew medicine", "discard medicine")
    view = t.g.seen_by(0)
    dealer = Dealer(8)
    blue: Counter[int] = Counter()
    under: Counter[int] = Counter()
    for _ in range(MANY):
        guess = progress(view.guess(dealer))
        blue[next(face for face in range(10) if guess.hand[ROOM + face])] += 1
        under[int(guess.under[0]) & 0xFF] += 1
    unseen = {1: 2.0, 2: 2.0, 3: 2.0, 5: 2.0, 6: 1.0, 7: 2.0, 8: 2.0, 9: 2.0}
    assert abs(chi_square(blue, unseen)) < FAR and abs(chi_square(under, unseen)) < FAR


def test_who_has_accepted_holds_the_cards_in_every_guess() -> None:
    t = (
        table("isle:base;3")
        .given(red="hand 2 ore", blue="hand 1 wool 1 brick", white="hand 3 wool")
        .turn("red")
    )
    t.do("propose trade", "give ore", "ask wool", "make offer", "blue: accept")
    view = t.g.seen_by(2)
    for seed in range(50):
        guess = view.guess(Dealer(seed))
        assert guess.hands.hand[1 * HAND + 2] >= 1, "blue has accepted: one wool"
        assert guess.hands.hand[0 * HAND + 4] >= 1, "red has offered an ore"
        assert guess.why(guess.parse("decline"), 2) is None


@pytest.mark.parametrize("spec", SPECS)
def test_offers_and_answers_can_be_kept_in_every_guess(spec: str) -> None:
    found = 0
    for seed in range(2 * SOAK):
        for g in stops(spec, seed, 7):
            b = bargain(g)
            if not stands(g, b) or not b.open or found > 300 * SOAK:
                continue
            for p in range(int(g.seats)):
                guess = g.seen_by(p).guess(Dealer(seed))
                for q in range(int(g.seats)):
                    promised = (
                        (b.give, q)
                        if q == g.turn or b.answer[q] == COUNTERED
                        else (b.ask, int(g.turn))
                        if b.answer[q] == ACCEPTED
                        else None
                    )
                    if promised is not None:
                        row, whose = promised
                        for card in range(5):
                            assert guess.hands.hand[q * HAND + card] >= count_in(row[whose], card)
                        found += 1
    assert found > 100


def test_a_guess_in_the_middle_of_discarding_lays_aside_what_others_have_chosen() -> None:
    """BASE-081: blue is done; in every guess blue has laid four of its cards aside, each as likely."""
    t = table("isle:base;3")
    t.given(red="hand 8 ore", blue="hand 6 wool 2 brick", white="hand 8 grain").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4")
    t.do(*["blue: discard wool"] * 3, "blue: discard brick")
    assert t.waiting == ["red", "white"]
    view = t.sees("red")
    assert view.hands.aside[1 * HAND + UNKNOWN] == 4, "that blue is done, and so how many, is no secret"
    for seed in range(100):
        guess = view.guess(Dealer(seed))
        aside = [int(guess.hands.aside[HAND + card]) for card in range(5)]
        held = [int(guess.hands.hand[HAND + card]) for card in range(5)]
        assert sum(aside) == 4 and all(a <= h for a, h in zip(aside, held, strict=True))
        for p, card in ((0, "ore"), (2, None)):
            while p in guess.waiting and guess.top() >> 40 == DISCARD.number:
                words = f"discard {card}" if card else guess.text(next(iter(guess.legal(p))))
                guess.apply(guess.parse(words), p)
        assert [int(guess.hands.held[p]) for p in range(3)] == [4, 4, 4]

"""The legend of a ruleset is what its chapters declare, and nothing else."""

from __future__ import annotations

import random
from itertools import zip_longest
from typing import get_args

import pytest

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.notation import taken_apart
from longroad.core.packed import CHANCE, OVER
from longroad.game import new_game
from longroad.isle.plain_picture import of_isle
from longroad.legend import Topic
from tests.conformance.rulesets import RULESETS


@pytest.mark.parametrize("spec", RULESETS)
def test_the_legend_says_what_the_chapters_declare(spec: str) -> None:
    game = new_game(spec, 1)
    declared = [kind for chapter in game.book.chapters for kind in chapter.events().values()]
    legend = game.legend()
    assert set(legend.events) == {kind.code for kind in declared}
    for kind in declared:
        entry = legend.events[kind.code]
        assert entry.fields == {field.name: field.kind for field in kind.fields}
        assert entry.topic in get_args(Topic)
        for name in ("topic", "role", "tone", "flow", "memorable", "bought", "harvests", "plays"):
            assert getattr(entry, name) == getattr(kind, name), f"{name} of {kind.code}"
        for flow in kind.flow:
            assert {flow.card, flow.count, flow.giver, flow.taker} <= {"", *entry.fields}, kind.code
            assert entry.fields[flow.card] in ("card", "cards") and (flow.giver or flow.taker)
            assert {entry.fields[seat] for seat in (flow.giver, flow.taker) if seat} == {"seat"}
        assert kind.tone != "robbed" or entry.fields["victim"] == "seat"


def test_a_view_has_the_legend_of_its_game() -> None:
    game = new_game("isle:base+cities_knights;3", 1)
    assert game.seen_by(1).legend() == game.legend() != new_game("isle:base;3", 1).legend()


def test_decks_and_tracks_have_as_much_as_the_legend_says() -> None:
    game = new_game("isle:base+cities_knights;3", 1)
    legend, picture = game.legend(), game.shows(None)
    decks = {deck.name: deck.count for deck in picture.decks if deck.name in legend.decks}
    assert decks == {name: sum(cards.values()) for name, cards in legend.decks.items()}
    assert {name: len(said) for name, said in legend.brings.items()} == dict.fromkeys(legend.tracks, 5)
    lengths = {track.name: track.length for track in picture.tracks if track.kind == "improvement"}
    assert lengths == {name: len(stages) for name, stages in legend.tracks.items()} != {}


@pytest.mark.parametrize("spec", RULESETS)
def test_all_that_is_shown_is_declared(spec: str) -> None:
    game = new_game(spec, 1)
    dealer, menu, choices = Dealer(1), Menu(), random.Random(1)
    legend = game.legend()
    for step in range(241):
        asked = int(game.asked_seat())
        if asked == OVER:
            break
        outcome = dealer.outcome(game, menu) if asked == CHANCE else choices.choice(list(game.legal(asked)))
        game.play(asked, outcome)
        if step % 40:
            continue
        picture = game.shows(None)
        assert {piece.kind for piece in picture.pieces} <= set(legend.pieces)
        assert {counter.name for counter in picture.counters} <= set(legend.counters)
        assert {track.kind for track in picture.tracks} <= set(legend.counters)
        assert {tile.terrain for tile in of_isle(picture).tiles} <= set(legend.terrains)
        assert {hand.sort for hand in picture.hands} <= set(legend.hands)


@pytest.mark.parametrize("spec", RULESETS)
def test_words_of_a_verb_and_its_operands_are_the_words_of_an_action(spec: str) -> None:
    game, dealer, menu, choices = new_game(spec, 1), Dealer(1), Menu(), random.Random(2)
    verbs = game.legend().verbs
    for _ in range(121):
        asked = int(game.asked_seat())
        if asked == OVER:
            break
        outcome = dealer.outcome(game, menu) if asked == CHANCE else choices.choice(list(game.legal(asked)))
        words, template, names = taken_apart(game, outcome)
        kind = verbs[template]
        parts = [part for pair in zip_longest(kind.words, names, fillvalue="") for part in pair if part]
        assert " ".join(parts) == words if names else (kind.words, kind.operands) == ((), ())
        assert len(kind.operands) == len(names) and kind.act
        game.play(asked, outcome)

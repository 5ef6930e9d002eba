"""Whatever is said to a game: it does as told or answers with a sentence, and never breaks."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import HEAD
from longroad.core.playout import advance
from longroad.errors import BadRecord, BadSpec, Illegal, LongroadError
from longroad.game import new_game
from longroad.isle.state import IsleState
from longroad.snapshot import from_bytes
from longroad.spec import Spec
from tests.conformance.flat import flat
from tests.conformance.positions import questions
from tests.conformance.rulesets import RULESETS
from tests.effort import SOAK

pytestmark = pytest.mark.both_builds
usual = settings(max_examples=100 * SOAK, derandomize=True, deadline=None)

GAMES = [*questions("isle:base;3", games=2, each=1), *questions("isle:base+two_players;2", games=2, each=1)]
WORDS = sorted({word for g in GAMES for template in g.book.templates.values() for word in template.split()})
NAMES = [
    "C3",
    "C3.N",
    "C3/NE",
    "Z9",
    "ore",
    "wool",
    "red",
    "blue",
    "knight",
    "year",
    "1",
    "6",
    "99999",
    "-1",
    "∞",
]

games = st.sampled_from(GAMES)
seats = st.none() | st.integers(-3, 6) | st.integers()
phrases = st.lists(st.sampled_from(WORDS + NAMES) | st.text(max_size=5), max_size=6).map(" ".join)
numbers = st.integers() | st.integers(0, 1 << 53)
anything = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.binary()
    | st.lists(st.integers())
)
spec_parts = st.sampled_from(
    [
        "isle",
        ":",
        "base",
        "+",
        "two_players",
        ";",
        "2",
        "3",
        "4",
        "=",
        "trade",
        "bank",
        "board",
        "rounds",
        "9999",
    ]
    + [
        "offers",
        "first",
        "spread",
        "order",
        "strict",
        "edition",
        "tb",
        "rivals",
        "０",
        "4 ",
        "\n",
        "99999999999",
    ]
)


def reads_as_a_sentence(refusal: ValueError) -> None:
    assert len(str(refusal)) > 10 and "\n" not in str(refusal)
    str(refusal).encode()


@usual
@given(games, st.text() | phrases | st.binary().map(lambda b: b.decode("latin-1")))
def test_any_words(g: IsleState, words: str) -> None:
    before = flat(g)
    try:
        action = g.parse(words)
    except ValueError as refusal:
        reads_as_a_sentence(refusal)
    else:
        assert g.parse(g.text(action)) == action
    assert flat(g) == before


@usual
@given(games, anything)
def test_anything_but_words(g: IsleState, words: Any) -> None:
    if not isinstance(words, str):
        with pytest.raises((ValueError, TypeError)):
            g.parse(words)


@st.composite
def near_actions(draw: st.DrawFn, g: IsleState) -> int:
    """A verb of the game with whatever operands."""
    verb = draw(st.sampled_from(sorted(g.book.templates)))
    small = st.integers(0, 80) | st.integers(0, 0xFFFF)
    return verb | draw(small) | draw(st.just(0) | small) << 16 | draw(st.just(0) | st.integers(0, 255)) << 32


@usual
@given(st.data(), games, seats)
def test_any_number_as_an_action(data: st.DataObject, g: IsleState, p: int | None) -> None:
    action = data.draw(numbers | near_actions(g) | st.sampled_from(sorted(g.book.templates)))
    before = flat(g)
    reason = g.why(action, p)
    trial = g.copy()
    if reason is None:
        trial.apply(action, p)
        assert trial.over or trial.to_act >= -1
    else:
        assert str(reason)
        with pytest.raises(Illegal) as refusal:
            trial.apply(action, p)
        reads_as_a_sentence(refusal.value)
        assert flat(trial) == before
    assert flat(g) == before


@usual
@given(games, anything, seats)
def test_anything_as_an_action(g: IsleState, action: Any, p: int | None) -> None:
    if not isinstance(action, int):
        before = flat(g)
        with pytest.raises((Illegal, TypeError)):  # the compiled engine takes numbers and nothing else
            g.apply(action, p)
        assert flat(g) == before


@usual
@given(games, st.lists(numbers, max_size=4), seats)
def test_a_bundle_with_something_wrong_in_it_is_refused_whole(
    g: IsleState, junk: list[int], p: int | None
) -> None:
    before = flat(g)
    good = list(g.legal(g.to_act))[:1] if g.to_act >= 0 else []
    trial = g.copy()
    try:
        trial.apply_all(good + junk, p)
    except LongroadError as refusal:
        reads_as_a_sentence(refusal)
        assert flat(trial) == before
    assert flat(g) == before


@usual
@given(games, st.integers())
def test_any_seat(g: IsleState, p: int) -> None:
    known = 0 <= p < g.seats
    assert known or (g.asked(p) is None and len(g.legal(p)) == 0 and not g.may_answer(p))
    if not known:
        for ask in (g.seen_by, g.shows):
            with pytest.raises(ValueError):
                ask(p)


@usual
@given(st.text() | st.lists(spec_parts, max_size=14).map("".join) | st.sampled_from(RULESETS), numbers)
def test_any_text_as_a_spec(text: str, seed: int) -> None:
    try:
        spec = Spec.parse(text)
    except BadSpec as refusal:
        reads_as_a_sentence(refusal)
        with pytest.raises(BadSpec):
            new_game(text, 1)
        return
    assert Spec.parse(str(spec)) == spec
    try:
        g = new_game(text, seed)
    except ValueError as refusal:
        assert seed < 0
        reads_as_a_sentence(refusal)
        return
    assert g.spec == str(spec)
    assert g.to_act != -2


@usual
@given(anything)
def test_anything_but_text_as_a_spec(thing: Any) -> None:
    if not isinstance(thing, str):
        with pytest.raises(BadSpec):
            Spec.parse(thing)


@usual
@given(st.binary() | st.binary().map(lambda b: b"LR\x01" + b))
def test_any_bytes_are_no_game(data: bytes) -> None:
    with pytest.raises(BadRecord) as refusal:
        from_bytes(data)
    reads_as_a_sentence(refusal.value)


@usual
@given(games, st.data())
def test_damaged_bytes_are_noticed(g: IsleState, data: st.DataObject) -> None:
    whole = g.to_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    cut = data.draw(st.integers(0, 3))
    damaged = whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + cut :]
    if damaged != whole:
        with pytest.raises(BadRecord):
            from_bytes(damaged)


@usual
@given(games, st.data())
def test_bytes_made_to_deceive_give_a_refusal_or_a_game_that_answers(
    g: IsleState, data: st.DataObject
) -> None:
    """Even with a fitting checksum nothing worse happens than a game nobody has played."""
    whole = bytearray(g.to_bytes()[:-4])
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(3, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        strange = from_bytes(bytes(whole) + zlib.crc32(whole).to_bytes(4, "big"))
    except BadRecord as refusal:
        reads_as_a_sentence(refusal)
        return
    assert strange.to_act >= -2


def test_actions_of_other_books_are_unknown_here() -> None:
    """Numbers of verbs that this game has no chapter for."""
    g = new_game("isle:base;3", 1)
    advance(g, Dealer(1), Menu(), 200)
    foreign = set(new_game("isle:base+two_players;2", 1).book.templates) - set(g.book.templates)
    assert foreign
    for action in [*foreign, *(n << HEAD for n in range(10, 13))]:
        reason = g.why(action)
        assert reason is not None and reason.code == "no-such-action"

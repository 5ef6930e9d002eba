"""No field of a state is forgotten: not by a copy, not by a view, not in bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longroad.core.chapter import Slice
from longroad.core.dealer import Dealer
from longroad.core.holdings import EVERYBODY
from longroad.core.menu import Menu
from longroad.core.playout import advance
from longroad.errors import Hidden
from longroad.isle.deals import DEALS, bargain, stands
from longroad.isle.development import development
from longroad.isle.faces import KNIGHT
from longroad.isle.geometry import SEA
from longroad.isle.state import IsleState
from longroad.isle.trading import Rates
from tests.conformance.flat import differences, fields, flat, numbers
from tests.conformance.positions import questions
from tests.conformance.rulesets import PLAIN
from tests.effort import TIER, more
from tests.isle import from_bytes, new_game
from tests.properties.recount import plays
from tests.table import table

pytestmark = pytest.mark.both_builds


def with_new_slices() -> list[str]:
    """Rulesets, each with a kind of slice that none before it has; all kinds there are."""
    found = ["isle:base;3", "isle:base+two_players;2;edition=tb"]
    known = {type(part) for spec in found for part in new_game(spec).parts()}
    for spec in PLAIN:
        kinds = {type(part) for part in new_game(spec).parts()}
        if not kinds <= known:
            found.append(spec)
            known |= kinds
    return found


SPECS = with_new_slices()
SHARED = {
    "Hands.kinds",
    "Routes.room",
    "Shores.island",
    "Shores.chips",
}  # what copies share, or copy_into leaves


RENEWED = {"Rates.rate", "Routes.left", "Towns.cities", "Towns.settlements"}  # shared until it changes


def positions(spec: str) -> list[IsleState]:
    """Games at all kinds of questions, and views of them."""
    games = few(spec)
    return games + [g.seen_by(g.to_act) for g in games if g.to_act >= 0][:2]


RARE = {  # what random games hardly ever come to
    "isle:base+cities_knights;3": "city C3.N, wall C3.N, fallen B2.N, knight E1.S strong active",
}


def few(spec: str) -> list[IsleState]:
    """Not all, but those with the fields that are mostly empty."""
    games = questions(spec, games=2, each=1)
    made = [table(spec).given(red=RARE[spec]).turn("red").g] if spec in RARE else []
    if plays(games[0], "development cards"):  # where no rule puts anything under the deck, house rules may
        made.append(games[-1].copy())
        development(made[-1]).put_under(KNIGHT, EVERYBODY)
    return [g for k, g in enumerate(games) if k % 4 == 0 or len(g.hands.aside)] + made


def other(value: int) -> int:
    """A number near this one that is as sensible."""
    if isinstance(value, bool):
        return not value
    return value + 1 if value < 1 else value - 1


def changed(g: IsleState, at: int, name: str, cell: int) -> IsleState:
    """A copy of g in which one number of one slice, or of the game itself (at -1), is another."""
    t = g.copy()
    change(t, at, name, cell)
    return t


def change(g: IsleState, at: int, name: str, cell: int) -> None:
    part: Any = g if at < 0 else g.parts()[at]
    value = getattr(part, name)
    if isinstance(value, int):
        setattr(part, name, other(value))
    elif f"{type(part).__name__}.{name}" in RENEWED:
        renewed = value[:]
        renewed[cell] = other(int(value[cell]))
        if isinstance(part, Rates):
            g.rates = Rates(renewed)
        else:
            setattr(part, name, renewed)
    else:
        value[cell] = other(int(value[cell]))  # in place: a row that is shared would show


def is_shared(part: Slice, name: str) -> bool:
    kind = type(part).__name__
    return kind == "Land" or name in part.fixed or f"{kind}.{name}" in SHARED


def all_numbers(g: IsleState) -> list[tuple[int, str, int]]:
    """Where there is something to change: slice, field, cell."""
    found = [(-1, name, 0) for name in numbers(g) if name != "agenda"]
    for at, part in enumerate(g.parts()):
        for name in fields(part):
            value: Any = getattr(part, name)
            if is_shared(part, name):
                continue
            if isinstance(value, int):
                found.append((at, name, 0))
            elif len(value):
                last_seat = len(value) * int(g.seats - 1) // int(g.owners)
                found += [(at, name, cell) for cell in {0, last_seat}]
    return found


def every_number(games: list[IsleState]) -> Iterator[tuple[IsleState, list[tuple[int, str, int]]]]:
    """Games, each with what is to be changed in it: in the short run everything in one of them and, if there
    are views, in one view; else in all.
    """
    done = set()
    for g in games:
        new = [where for where in all_numbers(g) if TIER != "short" or (g.viewer < 0, *where) not in done]
        done |= {(g.viewer < 0, *where) for where in new}
        yield g, new


@more
@pytest.mark.parametrize("spec", SPECS)
def test_what_changes_in_a_copy_does_not_change_in_the_game(spec: str) -> None:
    for g, numbers_of_it in every_number(positions(spec)):
        before = flat(g)
        for where in numbers_of_it:
            assert flat(changed(g, *where)) != before, f"{where}: the change must show"
            assert flat(g) == before, f"{where}: a copy shares it with the game"


@more
@pytest.mark.parametrize("spec", SPECS)
def test_playing_on_in_a_copy_leaves_the_game_alone(spec: str) -> None:
    for seed in range(3):  # from the start: that is where most is built, and rows that are shared change
        g = new_game(spec, seed=seed)
        for _ in range(8):
            before = flat(g)
            t = g.copy()
            advance(t, Dealer(seed), Menu(), 60)
            assert flat(g) == before, "a rule has written to a row that copies share"
            g = t


@more
@pytest.mark.parametrize("spec", SPECS)
def test_what_changes_in_a_game_changes_in_its_copies(spec: str) -> None:
    spare = few(spec)[0].copy()
    for g, numbers_of_it in every_number(positions(spec)):
        for where in numbers_of_it:
            t = changed(g, *where)
            assert differences(t.copy(), t) == []
            t.copy_into(spare)
            assert differences(spare, t) == []
            before = flat(t)
            fresh = changed(spare, *where)
            fresh.copy_into(spare)
            assert flat(t) == before, f"{where}: copy_into shares it"


@more
@pytest.mark.parametrize("spec", SPECS)
def test_bytes_hold_every_field(spec: str) -> None:
    for g, numbers_of_it in every_number(positions(spec)):
        for where in numbers_of_it:
            if where[1] not in ("depth", "over"):  # these must fit the rest
                t = changed(g, *where)
                assert differences(from_bytes(t.to_bytes()), t) == []


def offered(g: IsleState) -> bool:
    """Whether offers and answers still count; of those that don't nobody is told."""
    return bool(g.book.slot_of[DEALS] >= 0 and stands(g, bargain(g)))


@more
@pytest.mark.parametrize("spec", SPECS)
def test_a_view_shares_nothing_and_somebody_sees_every_field(spec: str) -> None:
    for g, numbers_of_it in every_number(few(spec)):
        views = [flat(g.seen_by(p)) for p in range(int(g.seats))]
        before = flat(g)
        for where in numbers_of_it:
            for p in range(int(g.seats)):
                view = g.seen_by(p)
                at, name, _ = where
                if at < 0 or len(plain_row(view, at, name)) == len(plain_row(g, at, name)):
                    change(view, *where)
                    assert flat(g) == before, f"{where}: a view shares it with the game"
            if where[1] in ("viewer", "turn", "depth", "stamp") or (name == "open" and not offered(g)):
                continue  # decide what is shown at all
            t = changed(g, *where)
            assert [flat(t.seen_by(p)) for p in range(int(g.seats))] != views, f"{where}: nobody sees it"


def plain_row(g: IsleState, at: int, name: str) -> tuple[int, ...]:
    value: Any = getattr(g.parts()[at], name)
    return (value,) if isinstance(value, int) else tuple(value)


@pytest.mark.parametrize("spec", SPECS)
def test_every_field_was_looked_at(spec: str) -> None:
    """Else the tests above prove less than they seem to."""
    games = positions(spec)
    wanted = {
        (at, name)
        for at, part in enumerate(games[0].parts())
        for name in fields(part)
        if not is_shared(part, name)
    }
    seen = {(at, name) for g in games for at, name, _ in all_numbers(g)}
    assert wanted <= seen


def test_land_is_shared_and_changed_land_is_new_land() -> None:
    g = few(SPECS[0])[0].copy()
    assert g.copy().land is g.land
    before = flat(g)
    board = g.map.as_dict()
    t = g.copy()
    spare = g.copy()
    t.land = t.land.with_hex(0, SEA, 0).with_harbor(t.board, 1, 1)
    assert flat(g) == before and g.map.as_dict() == board
    t.copy_into(spare)
    assert differences(spare, t) == []
    spare.land = spare.land.with_hex(1, SEA, 0)
    assert differences(spare, t) != []


def test_a_view_of_another_seat_is_refused() -> None:
    g = few(SPECS[0])[0]
    with pytest.raises(Hidden):
        g.seen_by(0).seen_by(1)

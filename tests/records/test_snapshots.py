"""Games as bytes: read back equal, refused when damaged."""

from __future__ import annotations

import gc
import resource
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longroad import BadRecord
from longroad.isle.geometry import FOG
from tests.isle import from_bytes, new_game
from tests.records.test_records import played

GAME = played(steps=120).game.to_bytes()


def test_a_game_read_back_goes_on_the_same_way() -> None:
    game = played(steps=120).game
    again = from_bytes(GAME)
    assert again.to_bytes() == GAME == game.to_bytes()
    assert again.shows(0) == game.shows(0)
    assert list(again.legal(again.to_act)) == list(game.legal(game.to_act))


def test_a_view_stays_a_view() -> None:
    view = from_bytes(GAME).seen_by(2)
    again = from_bytes(view.to_bytes())
    assert again.viewer == 2
    assert again.to_bytes() == view.to_bytes()


def test_another_format_is_told_by_its_number() -> None:
    with pytest.raises(BadRecord, match="format 9; this version reads format 10"):
        from_bytes(GAME[:2] + b"\x09" + GAME[3:])


@pytest.mark.parametrize("data", [b"", b"LR", GAME[:-1], GAME[:200], GAME + b"x", b"PK" + GAME[2:]])
def test_cut_or_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        from_bytes(data)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(GAME) - 5), st.binary(min_size=1, max_size=4))
def test_damage_is_refused_even_where_the_checksum_was_mended(at: int, other: bytes) -> None:
    body = GAME[:at] + other + GAME[at + len(other) : -4]
    with pytest.raises(BadRecord):
        from_bytes(body + GAME[-4:] if body != GAME[:-4] else b"")
    try:
        game = from_bytes(body + zlib.crc32(body).to_bytes(4, "big"))
    except BadRecord as error:
        assert str(error)
    else:
        assert game.to_bytes()


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        from_bytes(data)


@pytest.mark.both_builds
def test_land_that_has_changed_is_not_the_map() -> None:
    """Fog lifts, numbers are swapped, harbors are placed: the map says how it was before."""
    game = new_game("isle:oceania;3", 1)
    numbers = list(game.land.number)
    first = next(h for h, number in enumerate(numbers) if number > 0)
    second = next(h for h, number in enumerate(numbers) if number not in (0, numbers[first]))
    side = next(side for side, kind in enumerate(game.land.harbor_at) if kind > 0)
    fog = list(game.land.terrain).index(FOG)
    game.land = game.land.with_swapped(first, second).with_hex(fog, 2, 5).with_harbor(game.board, side, 0)
    data = game.to_bytes()
    again = from_bytes(data)
    assert again.to_bytes() == data
    assert again.map.as_dict() == game.map.as_dict()


def test_reading_bytes_again_and_again_takes_no_more_memory() -> None:
    """A bot's worker reads a view for every decision."""
    data = new_game("isle:new_shores+cities_knights;4", 1).to_bytes()
    for _ in range(300):
        from_bytes(data)
    before = memory()
    for _ in range(2000):
        from_bytes(data)
    assert memory() - before < 4 << 20


def memory() -> int:
    """Bytes that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()

"""A client reads the pictures that the engine draws."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from longroad import new_game
from longroad.client.watcher import patched
from longroad.isle.plain_picture import IslePicture
from longroad.picture import Picture
from longroad.server.messages import Welcome, read_server


@pytest.mark.both_builds
@pytest.mark.parametrize("spec", ["isle:base;4", "isle:new_shores;3", "isle:base+cities_knights;4"])
@pytest.mark.parametrize("seat", [0, None])
def test_a_picture_is_read_as_it_was_drawn(spec: str, seat: int | None) -> None:
    drawn = new_game(spec, seed=7).shows(seat)
    data = msgspec.json.encode(drawn)
    read = patched(None, msgspec.json.decode(data))
    assert isinstance(read, IslePicture)
    assert msgspec.json.encode(read) == data
    assert read.hand(0, "resources").count == drawn.hand(0, "resources").count


TABLE: dict[str, Any] = {
    **{"game": "g", "state": "waiting", "spec": "isle:base;4", "listed": False, "spectators": True},
    **{"clock": None, "undos": 5, "pace": 0, "hold": 60, "seats": [], "paused": False, "votes": {}},
    **{"dice": {"commitment": ""}},
}
WELCOME: dict[str, Any] = {
    **{"type": "welcome", "seq": 1, "protocol": 2, "now": 0, "seat": None, "host": False, "table": TABLE},
    **{"present": [], "you": None, "missed": []},
}


def test_a_client_that_missed_nothing_is_welcomed_without_a_picture() -> None:
    welcome = read_server(msgspec.json.encode(WELCOME))
    assert isinstance(welcome, Welcome) and welcome.picture is msgspec.UNSET


@pytest.mark.both_builds
def test_a_client_reads_the_picture_of_a_welcome() -> None:
    picture = new_game("isle:base;4", seed=7).shows(2)
    welcome = read_server(msgspec.json.encode({**WELCOME, "picture": picture}))
    assert isinstance(welcome, Welcome) and isinstance(welcome.picture, dict)
    assert patched(None, welcome.picture) == picture


def test_of_a_family_that_is_not_installed_a_client_reads_what_all_games_show() -> None:
    told = msgspec.to_builtins(new_game("isle:base;4", seed=7).shows(2)) | {"spec": "realm:duel;2"}
    read = patched(None, told)
    assert type(read) is Picture and read.hand(2, "resources").count == 0
    assert patched(read, {"round": 3, "tiles": []}).round == 3

"""The lobby over HTTP, when the server doesn't answer as one would wish."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import msgspec
import pytest

from longroad.client import Lobby, Lost, Refused
from longroad.client.lobby import ATTEMPTS
from longroad.server.messages import Seated, TableCard, Trouble
from tests.client.fake_server import Naps

URL = "http://games.example.org/"
CARD = TableCard("game-one", "waiting", "isle:base;4", ["Ann"], 3, 1, 2, True)


def lobby(answers: Callable[[httpx.Request], httpx.Response], naps: Naps | None = None) -> Lobby:
    transport = httpx.MockTransport(answers)
    return Lobby(URL, http=httpx.AsyncClient(transport=transport), sleep=naps or Naps())


def refusing(status: int, trouble: Trouble) -> httpx.Response:
    return httpx.Response(status, content=msgspec.json.encode(trouble))


def test_what_is_asked_and_answered_goes_over_the_wire_as_json() -> None:
    asked: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(201, content=msgspec.json.encode(Seated("game-one", 2, "token")))

    assert asyncio.run(lobby(answer).sit("game-one", "Ben", 2)) == Seated("game-one", 2, "token")
    assert str(asked[0].url) == "http://games.example.org/api/tables/game-one/seats"
    assert asked[0].headers["content-type"] == "application/json"
    assert msgspec.json.decode(asked[0].content) == {"name": "Ben", "seat": 2, "link": None, "face": ""}
    assert "authorization" not in asked[0].headers


def test_tokens_are_shown_to_whom_they_belong() -> None:
    asked: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(204)

    asyncio.run(lobby(answer).delete("game-one", "the-host"))
    assert (asked[0].method, asked[0].headers["authorization"]) == ("DELETE", "Bearer the-host")


def test_a_refusal_has_its_code_and_sentence() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        return refusing(409, Trouble("table-full", "All seats are taken.", {"seats": 4}))

    with pytest.raises(Refused, match="All seats are taken") as refusal:
        asyncio.run(lobby(answer).sit("game-one", "Ben"))
    assert (refusal.value.code, refusal.value.details) == ("table-full", {"seats": 4})


def test_who_is_too_fast_waits_as_long_as_told() -> None:
    naps = Naps()

    def answer(request: httpx.Request) -> httpx.Response:
        if len(naps.taken) < 2:
            return refusing(429, Trouble("table-too-fast", "Too fast.", {"wait": 700}))
        return httpx.Response(200, content=msgspec.json.encode([CARD]))

    assert asyncio.run(lobby(answer, naps).tables()) == [CARD]
    assert naps.taken == [0.7, 0.7]


def test_nobody_waits_forever() -> None:
    naps = Naps()

    def answer(request: httpx.Request) -> httpx.Response:
        return refusing(429, Trouble("table-too-fast", "Too fast.", {"wait": 700}))

    with pytest.raises(Refused, match="Too fast"):
        asyncio.run(lobby(answer, naps).tables())
    assert len(naps.taken) == ATTEMPTS - 1


@pytest.mark.parametrize(
    "status, body, sentence",
    [
        (502, b"<html>", "answers 502"),
        (200, b"<html>", "can't be understood"),
        (200, b"{}", "can't be understood"),
    ],
)
def test_whoever_is_no_server_of_this_game_is_told_apart(status: int, body: bytes, sentence: str) -> None:
    with pytest.raises(Lost, match=sentence):
        asyncio.run(lobby(lambda request: httpx.Response(status, content=body)).tables())


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "nowhere", "http://there:x", "ftp://there"])
def test_an_address_without_a_server_is_named(url: str) -> None:
    async def ask() -> None:
        async with Lobby(url) as nobody:
            await nobody.tables()

    with pytest.raises(Lost, match="can't be reached") as lost:
        asyncio.run(ask())
    assert url in str(lost.value)

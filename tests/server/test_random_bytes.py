"""Whatever comes over the wire: nothing breaks, and nothing changes."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from longroad.server.messages import PROTOCOL, Commands
from tests.effort import amount, more
from tests.server.serving import Serving
from tests.server.talking import Message, make

EXAMPLES = amount(25, 100, 400)
SEATS = [{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Ben"}, {}, {}]
KINDS = [kind.__struct_config__.tag for kind in Commands.__args__] + ["hello", "ping", "pong", "", None]
pytestmark = more

bounded = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts, max_size=4),
    max_leaves=8,
)
names = st.sampled_from(
    ["id", "game", "token", "host", "frame", "actions", "seat", "text", "name", "what", "yes", "bot", "since"]
)
messages = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}).flatmap(
    lambda kind: st.dictionaries(names, values, max_size=6).map(lambda more: {**kind, **more})
)


class Table:
    """A game that is being played, and how it stands."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        made = make(server, seats=SEATS, listed=True)
        self.game, self.token = made["game"], made["tokens"]["0"]
        with self.enter(host=made["host"]) as host:
            host.send(json.dumps({"type": "start", "id": "start"}))
            wait_for(host, "ack")
        self.before = self.now()

    @contextmanager
    def enter(self, **more: Any) -> Iterator[ClientConnection]:
        """Somebody who has said hello."""
        with connect(self.server.socket, compression=None, max_size=None) as connection:
            connection.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "game": self.game, **more}))
            wait_for(connection, "welcome")
            yield connection

    def now(self) -> tuple[Message, Message]:
        """What is known about the table, and the game as somebody who watches sees it."""
        with self.server.api() as api:
            table = api.get(f"/api/tables/{self.game}").json()
        with self.enter() as anybody:
            anybody.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "game": self.game}))
            welcome = wait_for(anybody, "welcome")
        return table, {name: welcome[name] for name in ("seq", "picture", "table")}

    def check(self) -> None:
        """Nothing has changed, and nothing is broken."""
        assert self.server.process.poll() is None, self.server.log()
        assert self.now() == self.before
        log = self.server.log()
        assert "Traceback" not in log and '"level": "error"' not in log, log


def wait_for(connection: ClientConnection, kind: str) -> Message:
    while (message := json.loads(connection.recv(timeout=30)))["type"] != kind:
        pass
    found: Message = message
    return found


@pytest.fixture(scope="module")
def table(server: Serving) -> Iterator[Table]:
    playing = Table(server)
    yield playing
    playing.check()


def tell(connection: ClientConnection, data: str | bytes) -> None:
    """Say it, and see that it is answered with no more than a refusal, or with the end."""
    try:
        connection.send(data)
        connection.send(json.dumps({"type": "ping"}))
        while (answer := json.loads(connection.recv(timeout=30)))["type"] not in ("pong", "bye"):
            assert answer["type"] in ("reject", "welcome"), answer
            assert answer.get("code") != "table-bug"
    except websockets.ConnectionClosed:
        pass


@bounded
@given(st.binary(max_size=400) | st.text(max_size=400))
@example(b"")
@example("")
@example("[" * 10_000)
@example('{"type":"chat","id":"a","text":"\\ud800"}')
@example('{"type":"chat","id":"a","text":"x","text":"\\u0000"}')
@example('{"type":"act","id":"a","frame":"\\ud800","actions":["\\udfff"]}')
@example('{"type":"confirm","id":"a","entropy":"\\ud83d"}')
@example('{"type":"act","id":"\\ud800","frame":"0","actions":["roll"]}')
@example('{"type":"free","id":"a","seat":99999999999999999999999999}')
@example("NaN")
@example('{"type":"ping","type":"start","id":"x"}')
def test_a_player_who_sends_anything_at_all_changes_nothing(table: Table, data: str | bytes) -> None:
    with table.enter(token=table.token) as ann:
        tell(ann, data)
    assert table.now() == table.before


@bounded
@given(st.lists(messages, min_size=1, max_size=6))
def test_somebody_who_watches_changes_nothing_whatever_the_command(table: Table, said: list[Message]) -> None:
    with table.enter() as anybody:
        for message in said:
            tell(anybody, json.dumps(message))
    table.check()


@bounded
@given(st.binary(max_size=300), st.integers(0, 3))
def test_bytes_that_are_no_frames_end_the_connection_and_nothing_else(
    table: Table, data: bytes, way: int
) -> None:
    host = b"Host: 127.0.0.1:%d\r\n" % table.server.port
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    beginnings = [
        b"",
        b"GET /api/socket HTTP/1.1\r\n",
        b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 300\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\n" + host + upgrade + key + b"\r\n",
    ]
    with socket.create_connection(("127.0.0.1", table.server.port), timeout=30) as connection:
        connection.sendall(beginnings[way] + data)
        connection.shutdown(socket.SHUT_WR)
        try:
            while connection.recv(65536):
                pass
        except ConnectionError:
            pass
    table.check()

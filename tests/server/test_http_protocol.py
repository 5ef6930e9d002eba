"""Requests that are never finished: what becomes of them, and that nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from longroad.server.http_protocol import HEADER, MESSAGE, PIECE, HttpProtocol, HttpTerms
from longroad.server.limits import Limits, Visitors
from tests.server.fakes import settle
from tests.server.serving import Serving, serving
from tests.server.talking import in_a_loop

PATIENCE = 30.0  # seconds after which a connection was not closed
SHORT = 0.5
CALM = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


# -- with a connection of cardboard, so that nothing depends on the time ----------------------------------


class Timer:
    """Rings when a test says so."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.seconds = seconds
        self.ring = ring
        self.canceled = False

    def cancel(self) -> None:
        self.canceled = True


class HandLoop:
    """The loop, with timers that wait for the test."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, ring))
        return self.timers[-1]

    def create_task(self, work: Any) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    def waiting(self) -> list[float]:
        """What is being waited for, in seconds."""
        return [timer.seconds for timer in self.timers if not timer.canceled]

    def ring(self) -> None:
        (timer,) = [timer for timer in self.timers if not timer.canceled]
        timer.canceled = True
        timer.ring()


class Cable:
    """A transport that keeps what is written."""

    def __init__(self, address: str, unread: int = 0) -> None:
        self.address = address
        self.unread = unread
        self.written = b""
        self.end = ""

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.address, 1), "sockname": ("127.0.0.1", 8000)}.get(name)

    def write(self, data: bytes) -> None:
        assert not self.end
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return bool(self.end)

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = self.end or "aborted"

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    @property
    def status(self) -> str:
        return self.written[9:12].decode()


async def shelter(scope: Any, receive: Any, send: Any) -> None:
    """Reads what a request brings, and says how much it was; nothing if it ends too early."""
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size += len(message["body"])
        if not message["more_body"]:
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"8")]})
    await send({"type": "http.response.body", "body": b"%8d" % size})


async def deaf(scope: Any, receive: Any, send: Any) -> None:
    """Answers without reading anything."""
    await send({"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


class Place:
    """Where connections come in."""

    def __init__(self, app: Any = shelter, proxy: str = "", **limits: int) -> None:
        self.visitors = Visitors(Limits(**cast(Any, limits)), 100, lambda: 0.0)
        self.terms = HttpTerms(self.visitors, 10, 30, proxy)
        self.config = uvicorn.Config(app, lifespan="off", log_config=None, access_log=False)
        self.config.load()

    def connection(self, address: str = "192.0.2.1", unread: int = 0) -> tuple[HttpProtocol, Cable, HandLoop]:
        loop, cable = HandLoop(), Cable(address, unread)
        web = HttpProtocol(
            self.terms, config=self.config, server_state=ServerState(), app_state={}, _loop=cast(Any, loop)
        )
        web.connection_made(cast(Any, cable))
        return web, cable, loop


BEGUN = b"GET /api/bots HTTP/1.1\r\nHost: a\r\n"
ENDLESS = {
    "a header": (BEGUN + b"X: ", b"a"),
    "the name of a header": (BEGUN, b"a"),
    "an address": (b"GET /", b"a"),
    "many headers": (BEGUN, b"a: b\r\n"),
    "empty lines": (b"", b"\r\n"),
    "what follows a body": (BEGUN + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: ", b"a"),
    "many headers after a body": (BEGUN + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
    "remarks about a part": (BEGUN + b"Transfer-Encoding: chunked\r\n\r\n1;", b"a"),
}


@pytest.mark.parametrize("kind", ENDLESS)
@in_a_loop
async def test_what_is_no_body_has_an_end(kind: str) -> None:
    web, cable, loop = Place().connection()
    begun, more = ENDLESS[kind]
    web.data_received(begun + more * ((HEADER - len(begun) - PIECE) // len(more)))
    assert not cable.end, "so much may be"
    web.data_received(more * (2 * HEADER))  # in one go
    assert (cable.end, cable.status) == ("closed", "431")
    assert b'"server-too-long"' in cable.written and loop.waiting() == []


@in_a_loop
async def test_no_more_is_looked_at_than_a_header_may_have() -> None:
    web, cable, _ = Place().connection()
    web.data_received(BEGUN + b"a: b\r\n" * 100_000)
    assert cable.end == "closed"
    assert len(web.headers) * len(b"a: b\r\n") < HEADER + 2 * PIECE


@pytest.mark.parametrize("kind", ENDLESS)
@in_a_loop
async def test_a_header_is_there_in_time_however_often_something_comes(kind: str) -> None:
    web, cable, loop = Place().connection()
    begun, more = ENDLESS[kind]
    time_for = 30 if b"chunked" in begun else 10
    web.data_received(begun)
    before = [timer for timer in loop.timers if not timer.canceled]
    for _ in range(20):
        web.data_received(more)
    assert [timer for timer in loop.timers if not timer.canceled] == before, "nothing begins anew"
    assert loop.waiting() == [time_for]
    loop.ring()
    assert (cable.end, cable.status) == ("closed", "408") and b'"server-too-slow"' in cable.written


@in_a_loop
async def test_who_says_nothing_is_not_waited_for() -> None:
    _, cable, loop = Place().connection()
    assert loop.waiting() == [10]
    loop.ring()
    assert cable.end == "closed"


@in_a_loop
async def test_one_request_after_the_other_each_has_its_time() -> None:
    web, cable, loop = Place().connection()
    for number in (1, 2, 3):
        web.data_received(CALM)
        await settle()
        assert cable.written.count(b"200 OK") == 3 * number - 2
        assert loop.waiting() == [web.timeout_keep_alive]
        web.data_received(b"GET ")
        assert loop.waiting() == [10]
        web.data_received(b"/ HTTP/1.1\r\nHost: a\r\n\r\nGET /")  # the next begins with the end of it
        assert loop.waiting() == [10]
        web.data_received(b" HTTP/1.1\r\nHost: a\r\n\r\n")
        await settle()
        assert cable.written.count(b"200 OK") == 3 * number
    assert not cable.end


@in_a_loop
async def test_a_body_is_there_in_time_however_often_something_comes() -> None:
    web, cable, loop = Place().connection()
    web.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
    for _ in range(20):
        web.data_received(b"a")
        await settle()
    assert loop.waiting() == [30]
    loop.ring()
    assert (cable.end, cable.status) == ("closed", "408")
    web.connection_lost(None)
    assert not web.cycle.response_started, "nobody answers it any more"
    assert web.cycle.disconnected


@in_a_loop
async def test_a_body_that_nobody_reads_has_an_end_too() -> None:
    place = Place(deaf)
    head = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n"
    web, cable, loop = place.connection()
    web.data_received(head + b"a")
    await settle()
    assert cable.status == "413" and not cable.is_closing()
    said = cable.written
    web.data_received(b"a" * MESSAGE)
    assert cable.end == "aborted" and cable.written == said, "it was answered already"
    web, cable, loop = place.connection()
    web.data_received(head + b"a")
    await settle()
    web.data_received(b"a")
    assert loop.waiting() == [30]
    loop.ring()
    assert cable.end == "aborted"


@in_a_loop
async def test_who_does_not_read_either_is_not_told_why() -> None:
    _, cable, loop = Place().connection(unread=1)
    loop.ring()
    assert (cable.end, cable.written) == ("aborted", b"")


@in_a_loop
async def test_connections_are_limited_for_an_address() -> None:
    place = Place(connections=2)
    first, second = place.connection()[0], place.connection()[0]
    _, third, loop = place.connection()
    assert (third.end, third.status) == ("closed", "429") and loop.waiting() == []
    assert b'"table-too-fast"' in third.written and b"retry-after: 2" in third.written
    assert not place.connection("192.0.2.2")[1].end
    first.connection_lost(None)
    web, fourth, _ = place.connection()
    assert not fourth.end
    for one in (web, second):
        one.connection_lost(None)
    assert place.visitors.of(("192.0.2.1", 1)).connections == 0


@in_a_loop
async def test_the_proxy_has_as_many_connections_as_it_needs() -> None:
    place = Place(connections=1, proxy="192.0.2.0/30")
    assert not any(place.connection("192.0.2.1")[1].end for _ in range(5))
    assert [bool(place.connection("192.0.2.9")[1].end) for _ in range(2)] == [False, True]


def test_who_is_connected_is_not_forgotten() -> None:
    now = 0.0
    visitors = Visitors(Limits(connections=1), 100, lambda: now, most=1)
    visitor = visitors.of(("192.0.2.1", 1))
    assert visitors.connect(visitor)
    now = 10_000.0
    visitors.of(("192.0.2.2", 1))
    assert visitors.of(("192.0.2.1", 1)) is visitor and not visitors.connect(visitor)


# -- with a server ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("games")) as running:
        yield running


def connected(server: Serving) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def rest(connection: socket.socket) -> bytes:
    """What the server says until it closes the connection; TimeoutError if it doesn't."""
    found = b""
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        while data := connection.recv(65536):
            found += data
    return found


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_server_hears_no_endless_header(server: Serving, kind: str) -> None:
    begun, more = ENDLESS[kind]
    with connected(server) as eve:
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            eve.sendall(begun.replace(b"Host: a", b"Host: 127.0.0.1:%d" % server.port))
            eve.sendall(more * (2 * HEADER))
        said = rest(eve)
    assert b"408" not in said[:20], "it is not the time that ends it"


def test_long_headers_and_many_requests_over_one_connection_are_heard(server: Serving) -> None:
    with server.api() as api:
        for size in (10, 1000, 20_000, 31_000):
            assert api.get("/api/bots", headers={"X-Long": "a" * size}).status_code == 200
        assert api.get("/api/bots", headers={f"X-{n}": "a" for n in range(1000)}).status_code == 200
        assert api.get(f"/{'a' * 30_000}").status_code == 404
        long = b'{"record": "%b"}' % (rb"\u0078" * 390_000)  # letters may be written like that
        answer = api.post("/api/import", content=long, headers={"Content-Type": "application/json"})
        assert answer.json()["code"] == "table-bad-record"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Without patience."""
    times = ["--header-time", str(SHORT), "--body-time", str(SHORT)]
    with serving(tmp_path_factory.mktemp("games"), *times, limits=1) as running:
        yield running


def dripped(server: Serving, begun: bytes) -> bytes:
    """What is answered to somebody who goes on byte by byte for ever."""
    with connected(server) as eve:
        eve.sendall(begun)
        done = threading.Event()

        def drip() -> None:
            with contextlib.suppress(OSError):
                while not done.wait(SHORT / 10):
                    eve.sendall(b"a")

        dripping = threading.Thread(target=drip)
        dripping.start()
        try:
            return rest(eve)
        finally:
            done.set()
            dripping.join()


def posted(server: Serving, path: str, size: int) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {size}\r\n\r\n".encode()


def test_a_server_waits_for_no_header_and_no_body_for_long(hasty: Serving) -> None:
    before = time.monotonic()
    assert rest(connected(hasty))[9:12] == b"408"
    assert dripped(hasty, b"GET / HTTP/1.1\r\nX: ")[9:12] in (b"408", b"")
    assert dripped(hasty, posted(hasty, "/api/import", 1_000_000))[9:12] in (b"408", b"")
    assert time.monotonic() - before < PATIENCE
    assert '"level": "error"' not in hasty.log()


def test_who_has_no_table_left_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    with serving(tmp_path, limits=0.05) as strict:
        with strict.api() as api:
            assert api.post("/api/tables", json={}).status_code == 201
        for path in ("/api/import", "/api/tables", "/api/tables/nothing/play-on"):
            with connected(strict) as eve:
                eve.sendall(posted(strict, path, 10_000) + b"{")  # and nothing more
                assert eve.recv(4096)[9:12] == b"429", "the body isn't waited for"


def test_few_bodies_of_an_address_are_read_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1) as server, contextlib.ExitStack() as stack:
        eves = [stack.enter_context(connected(server)) for _ in range(Limits().bodies + 1)]
        for eve in eves:
            eve.sendall(posted(server, "/api/import", 1000) + b"{")
            assert answered(server)  # the one before was heard when this is
        said = eves[-1].recv(4096)
        assert said[9:12] == b"429" and b'"table-too-fast"' in said
        eves[0].sendall(b" " * 998 + b"}")
        assert eves[0].recv(4096)[9:12] == b"400", "whoever finishes makes room"
        with connected(server) as ann:
            ann.sendall(posted(server, "/api/tables", 2) + b"{}")
            assert ann.recv(4096)[9:12] == b"201"


def answered(server: Serving) -> bool:
    with server.api() as api:
        return api.get("/health").status_code == 200

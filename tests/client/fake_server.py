"""A server that says what a test tells it to say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from longroad import new_game
from longroad.client.watcher import patched
from longroad.picture import Picture
from longroad.server.messages import (
    PROTOCOL,
    Ask,
    AskOption,
    FromClient,
    FromServer,
    Hello,
    News,
    Reveal,
    SeatInfo,
    StepMessage,
    TableInfo,
    Trouble,
    Welcome,
    You,
    as_base64,
    read_client,
    write,
)

GAME, TOKEN = "game-number-one", "t" * 32
LIMIT = 30.0  # seconds that no test takes

Result = TypeVar("Result")


def run(story: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(asyncio.wait_for(story, LIMIT))


class Naps:
    """Sleep that takes no time and remembers how long it would have been."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)
        await asyncio.sleep(0)


class Visit:
    """One connection of a client."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket
        self.over = asyncio.Event()

    async def hear(self) -> FromClient:
        return read_client(await self.socket.recv())

    async def hello(self) -> Hello:
        message = await self.hear()
        assert isinstance(message, Hello)
        return message

    async def tell(self, *messages: FromServer) -> None:
        for message in messages:
            await self.socket.send(write(message), text=True)

    async def greet(self, message: Welcome) -> Hello:
        """Answer a hello."""
        hello = await self.hello()
        await self.tell(message)
        return hello

    def break_off(self) -> None:
        """As when a cable is pulled."""
        self.socket.transport.abort()

    async def end(self) -> None:
        await self.socket.close()


class FakeServer:
    """Lets a test be the server."""

    def __init__(self) -> None:
        self.url = ""
        self.visits: asyncio.Queue[Visit] = asyncio.Queue()
        self.refusals: list[tuple[HTTPStatus, bytes, dict[str, str]]] = []  # of the next connections

    async def visit(self) -> Visit:
        return await self.visits.get()

    def refuse_next(self, status: HTTPStatus, trouble: Trouble | None, **headers: str) -> None:
        body = b"no such luck" if trouble is None else msgspec.json.encode(trouble)
        self.refusals.append((status, body, headers))

    async def handle(self, socket: ServerConnection) -> None:
        assert socket.request is not None and socket.request.path == "/api/socket"
        self.visits.put_nowait(Visit(socket))
        await socket.wait_closed()

    def process(self, socket: ServerConnection, request: Request) -> Response | None:
        if not self.refusals:
            return None
        status, body, headers = self.refusals.pop(0)
        sent = Headers(
            {"Content-Length": str(len(body)), **{k.replace("_", "-"): v for k, v in headers.items()}}
        )
        return Response(status.value, status.phrase, sent, body)


@asynccontextmanager
async def fake_server() -> AsyncIterator[FakeServer]:
    fake = FakeServer()
    async with serve(fake.handle, "127.0.0.1", 0, process_request=fake.process, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        fake.url = f"http://127.0.0.1:{port}"
        yield fake


# -- what it says ---------------------------------------------------------------------------------------


def seat_info(number: int, **known: Any) -> SeatInfo:
    return SeatInfo(number, ["red", "blue", "white", "orange"][number], "human", f"player {number}", **known)


def table_info(state: Any = "playing", **known: Any) -> TableInfo:
    settings: dict[str, Any] = {
        "listed": True,
        "spectators": True,
        "clock": None,
        "undos": 5,
        "pace": 0,
        "hold": 60,
    }
    always: dict[str, Any] = {
        "seats": [seat_info(n, ready=True) for n in range(4)],
        "paused": False,
        "votes": {},
    }
    return TableInfo(GAME, state, "isle:base;4", **{**settings, **always, "dice": Reveal("00"), **known})


def picture(**known: Any) -> Picture:
    """What red sees when it is asked to roll."""
    shown = msgspec.to_builtins(new_game("isle:base;4;board=beginner;first=seat").seen_by(0).shows(0))
    return patched(None, {**shown, **known})


def you(frame: str = "f1", *words: str) -> You:
    """Red is asked something; by default it may roll or do nothing in particular."""
    options = [AskOption(w, w, []) for w in words or ("roll", "wait")]
    ask = Ask(
        frame, "option", "roll", {}, 1, 1, False, options[0].words, options, "roll", text="Roll the dice."
    )
    view = new_game("isle:base;4;board=beginner;first=seat").seen_by(0).to_bytes()
    return You(ask, False, 5, as_base64(view))


def welcome(seq: int, **known: Any) -> Welcome:
    told: dict[str, Any] = {
        "now": 0,
        "seat": 0,
        "host": False,
        "table": table_info(),
        "present": [True, False, False, False],
        "you": you(),
        "missed": [],
        "picture": picture(),
        **known,
    }
    if isinstance(told["picture"], Picture):
        told["picture"] = msgspec.to_builtins(told["picture"])
    return Welcome(seq, PROTOCOL, **told)


def step(seq: int, **known: Any) -> StepMessage:
    return StepMessage(seq, 0, News("acted", 0), **known)

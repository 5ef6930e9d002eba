"""Somebody who talks to a server in plain JSON, so that the tests see what goes over the wire."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

import websockets

from longroad.server.messages import PROTOCOL
from tests.server.serving import Serving

PATIENCE = 60.0  # seconds to wait for a message

Message = dict[str, Any]
P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """An asynchronous test, for a runner that knows none."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that nobody tells."""
    async with asyncio.timeout(2 * PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def with_protocol(message: Message) -> Message:
    """A hello tells the number of the protocol, unless it is None."""
    if message.get("type") == "hello":
        message = {"protocol": PROTOCOL, **message}
    return {name: value for name, value in message.items() if value is not None or name != "protocol"}


class Talk:
    """A socket, with everything that came over it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.asked = 0

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(with_protocol(message)))

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        message: Message = json.loads(text)
        self.heard.append(message)
        return message

    async def hear_a(self, kind: str) -> Message:
        """The next message of this type; others are passed over."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def hello(self, game: str, **more: Any) -> Message:
        await self.say(type="hello", game=game, **more)
        return await self.hear_a("welcome")

    async def command(self, kind: str, **more: Any) -> Message:
        """Send a command; its ack or reject."""
        self.asked += 1
        id = str(more.pop("id", f"c{self.asked}"))
        await self.say(type=kind, id=id, **more)
        while (message := await self.hear()).get("id") != id:
            pass
        return message

    async def begin(self) -> Message:
        """Confirm as the last at the table: the step with which the game starts."""
        assert (await self.command("confirm"))["type"] == "ack"
        while (step := await self.hear_a("step"))["news"]["row"] != "started":
            pass
        return step

    async def closed(self) -> tuple[list[Message], int | None]:
        """What is still told until the connection ends, and the code it ends with."""
        told: list[Message] = []
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    told.append(json.loads(await self.socket.recv()))
            except websockets.ConnectionClosed as end:
                return told, None if end.rcvd is None else end.rcvd.code


async def play(player: Talk) -> Message:
    """Answer whatever is asked with what is suggested, until the game is over; the table then."""
    while True:
        message = await player.hear_a("step")
        ask = (message.get("you") or {}).get("ask")
        if message.get("table", {}).get("state") == "over":
            table: Message = message["table"]
            return table
        if ask:
            await player.command("act", frame=ask["frame"], actions=[ask["suggested"]])


@asynccontextmanager
async def talking(server: Serving, **options: Any) -> AsyncIterator[Talk]:
    options.setdefault("compression", None)
    async with websockets.connect(server.socket, max_size=None, **options) as socket:
        yield Talk(socket)


def make(server: Serving, **settings: Any) -> Message:
    """A new table."""
    with server.api() as api:
        answer = api.post("/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

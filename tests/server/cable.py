"""A socket of the server without a network: the test is the peer, byte for byte, and holds the clocks."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from longroad.server.app import make_app
from longroad.server.connection import Socket
from longroad.server.guard import Names
from longroad.server.limits import Limits, Visitors
from longroad.server.serve import Plan, config_of
from tests.server.fakes import World, settle
from tests.server.talking import with_protocol

HOST = "127.0.0.1:8000"


class Cable(asyncio.Transport):
    """What the server writes on. A peer that doesn't read leaves everything lying there."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 5000), "sockname": ("127.0.0.1", 8000)})
        self.socket: Socket | None = None
        self.written = bytearray()
        self.peer_reads = True
        self.is_read = True  # by the server
        self.ended = ""  # closed or cut off

    def write(self, data: Any) -> None:
        assert self.ended != "cut off"
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0 if self.peer_reads else len(self.written)

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        """What was written has to go out first."""
        self.ended = self.ended or "closed"
        if self.peer_reads:
            self._lose()

    def abort(self) -> None:
        self.ended = "cut off"
        self._lose()

    def _lose(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            asyncio.get_running_loop().call_soon(socket.connection_lost, None)


class Peer:
    """Somebody at the other end of a cable."""

    def __init__(self, world: World, limits: Limits | None = None) -> None:
        self.world = world
        loop: Any = asyncio.get_running_loop()
        now = loop.time
        self.ahead = 0.0
        loop.time = lambda: now() + self.ahead
        self.visitors = Visitors(limits or Limits(), 100, lambda: world.watch.now() / 1000)
        app = make_app(world.tables, self.visitors, Names([f"http://{HOST}"]), [])
        config = config_of(app, Plan(Path("nowhere")), self.visitors)
        config.load()
        self.cable = Cable()
        self.socket = Socket(config, ServerState(), {})
        self.cable.socket = self.socket
        self.socket.connection_made(self.cable)

    def ask_for_a_socket(self) -> None:
        key = base64.b64encode(bytes(16)).decode()
        lines = [
            *("GET /api/socket HTTP/1.1", f"host: {HOST}", "connection: upgrade", "upgrade: websocket"),
            *("sec-websocket-version: 13", f"sec-websocket-key: {key}", "", ""),
        ]
        self.socket.data_received("\r\n".join(lines).encode())

    async def connect(self) -> None:
        self.ask_for_a_socket()
        await settle()
        answer, _, rest = bytes(self.cable.written).partition(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 ") and not rest
        self.cable.written.clear()

    async def send(self, *frames: bytes) -> None:
        """Bytes arrive at once, as far as the server reads them."""
        if self.cable.is_read and not self.cable.is_closing():
            self.socket.data_received(b"".join(frames))
        await settle()

    async def say(self, **message: Any) -> None:
        await self.send(text(json.dumps(with_protocol(message)).encode()))

    async def wait(self, seconds: float) -> None:
        """Time passes for sockets, limits and tables."""
        self.ahead += seconds
        await self.world.watch.forward(seconds)
        await settle()

    def told(self) -> list[Frame]:
        """What was written since the last time."""
        data = bytes(self.cable.written)
        self.cable.written.clear()
        return list(frames_in(data))

    def messages(self) -> list[dict[str, Any]]:
        return [message_in(frame) for frame in self.told() if frame.opcode is Opcode.TEXT]


def frames_in(data: bytes) -> Iterator[Frame]:
    reader = StreamReader()
    reader.feed_data(data)
    while reader.buffer:
        parsing = Frame.parse(reader.read_exact, mask=False)
        try:
            next(parsing)
        except StopIteration as end:
            yield end.value
        else:
            raise AssertionError("half a frame was written")


def message_in(frame: Frame) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(bytes(frame.data))
    return message


def text(data: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, data, fin).serialize(mask=True)


def more(data: bytes = b"", fin: bool = False) -> bytes:
    """Another part of a message."""
    return Frame(Opcode.CONT, data, fin).serialize(mask=True)


def ping(data: bytes = b"") -> bytes:
    return Frame(Opcode.PING, data).serialize(mask=True)


def pong(data: bytes = b"") -> bytes:
    return Frame(Opcode.PONG, data).serialize(mask=True)


def close(code: int = 1000) -> bytes:
    return Frame(Opcode.CLOSE, code.to_bytes(2, "big")).serialize(mask=True)

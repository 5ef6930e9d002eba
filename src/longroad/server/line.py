"""A connection to a browser or a bot. What is sent goes out in order, and whoever doesn't read is dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from longroad.server.messages import Bye, write
from longroad.texts import say

SOCKET = "longroad.socket"  # where a connection finds its socket in the scope
WAITING = 1 << 20  # bytes that may wait for a slow reader
GRACE = 5.0  # seconds to hear a goodbye
AGAIN: dict[str, int | None] = {  # code of a goodbye -> milliseconds after which to come again
    "fast": 10_000,
    "full": 30_000,
    "garbled": None,
    "many": 30_000,
    "protocol": None,
    "silent": 1_000,
    "slow": 1_000,
}
CLOSED = {"full": 1013, "many": 1013, "slow": 1013}  # codes of WebSocket for the same
PLAIN, REFUSED = 1000, 1008


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's socket. It writes at once and says how much waits: no message needs a queue or a task."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[SOCKET] = self

    @property
    def is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    def tell(self, data: bytes) -> int:
        """Send a text; the answer is how many bytes have not gone out yet."""
        self.transport.write(framed(data))
        return self.transport.get_write_buffer_size()

    def end(self, code: int) -> None:
        """Begin the goodbye of WebSocket; who doesn't answer it in time is cut off, read or unread."""
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops: who has been told already may finish the goodbye."""
        if not self.close_sent:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """Nobody is there: what still waits to go out must not keep the connection."""
        super().keepalive_timeout()
        self.transport.abort()


def framed(text: bytes) -> bytes:
    """A text in one frame of WebSocket, from a server that uses no extensions (RFC 6455, section 5.2).

    Most of what a server does is to send texts, and the library takes ten times as long to frame one.
    """
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class SocketLine:
    """A line over a socket."""

    def __init__(self, socket: Socket, waiting: int = WAITING) -> None:
        self.socket = socket
        self.waiting = waiting
        self.seq: Callable[[], int] = lambda: 0  # of the table, once there is one

    def send(self, data: bytes) -> None:
        if self.socket.is_open and self.socket.tell(data) > self.waiting:
            self.dismiss("slow")

    def close(self, bye: bytes) -> None:
        """Somebody at the table says goodbye."""
        if self.socket.is_open:
            self.socket.tell(bye)
            self.socket.end(PLAIN)

    def dismiss(self, code: str) -> None:
        """The server itself says goodbye."""
        if self.socket.is_open:
            self.socket.tell(write(Bye(self.seq(), code, say(f"bye-{code}", {}), AGAIN[code])))
            self.socket.end(CLOSED.get(code, REFUSED))

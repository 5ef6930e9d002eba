"""A connection to a browser or a bot. What is sent goes out in order, and whoever doesn't read is dropped.

No more of what comes is looked at than somebody takes in: a peer may send what it likes as fast as it likes,
and the others don't notice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from longroad.server.messages import goodbye, write

SOCKET = "longroad.socket"  # where a connection finds its socket in the scope
WAITING = 1 << 20  # bytes of the send buffer
GRACE = 5.0  # seconds for the closing handshake
PIECE = 1024  # bytes parsed at a time
LAST_WORDS = 16  # pieces read after the close frame, for the answer to it
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

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        self.unread: deque[bytes] = deque()
        self.last_words = LAST_WORDS
        self.noted: Callable[[], None] = lambda: None  # of each frame that is not a message by itself

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[SOCKET] = self

    @property
    def is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    # -- receiving ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # data before the end of the handshake
            return
        self.unread.extend(data[start : start + PIECE] for start in range(0, len(data), PIECE))
        self.read_on()

    def read_on(self) -> None:
        """Parse what was received until a message is ready or the limit is reached."""
        while self.unread and not self.read_paused and not self.transport.is_closing():
            if self.close_sent:
                self.last_words -= 1
            if self.last_words < 0:
                self.unread.clear()
                self.transport.pause_reading()  # for good: the connection will be aborted
            else:
                super().data_received(self.unread.popleft())

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self.noted()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.noted()

    def handle_ping(self) -> None:
        answer = b"".join(self.conn.data_to_send())
        if self.is_open:
            self.transport.write(answer)
            self.noted()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; a text that is not UTF-8 closes the connection, as RFC 6455 wants it."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)) and not self.close_sent:
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # -- sending -----------------------------------------------------------------------------------------

    def tell(self, data: bytes) -> None:
        """Send a text."""
        self.transport.write(framed(data))

    @property
    def waiting(self) -> int:
        """The bytes in the send buffer."""
        return self.transport.get_write_buffer_size()

    # -- closing -----------------------------------------------------------------------------------------

    def end(self, code: int) -> None:
        """Begin the closing handshake."""
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.cut_off_soon()

    def cut_off_soon(self) -> None:
        """Abort the connection if the closing handshake takes too long."""
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.cut_off_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.cut_off_soon()

    def shutdown(self) -> None:
        """The server stops: closing handshakes that have begun may finish."""
        if not self.close_sent:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """The client is gone: discard the send buffer."""
        super().keepalive_timeout()
        self.transport.abort()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


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


class SocketConnection:
    """A connection over a socket."""

    def __init__(self, socket: Socket, waiting: int = WAITING) -> None:
        self.socket = socket
        self.waiting = waiting
        self.seq: Callable[[], int] = lambda: 0  # of the table, once there is one
        self.texts = True  # until a hello says otherwise

    def send(self, data: bytes) -> None:
        if self.socket.is_open:
            self.socket.tell(data)
            self.check()

    def check(self) -> bool:
        """Close the connection if too much waits in its send buffer; whether it is open."""
        if self.socket.waiting > self.waiting:
            self.dismiss("slow")
        return self.socket.is_open

    def close(self, bye: bytes) -> None:
        """Send a goodbye of the table, and close."""
        if self.socket.is_open:
            self.socket.tell(bye)
            self.socket.end(PLAIN)

    def dismiss(self, code: str) -> None:
        """Send a goodbye of the server, and close."""
        if self.socket.is_open:
            self.socket.tell(write(goodbye(self.seq(), code, AGAIN[code], self.texts)))
            self.socket.end(CLOSED.get(code, REFUSED))

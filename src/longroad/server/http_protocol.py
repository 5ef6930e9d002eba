"""An HTTP connection with limits, until it is upgraded to a WebSocket.

Headers are limited to 32 KiB, and headers and bodies must be complete in time. Data is parsed in small
pieces, so that the event loop is not blocked. The number of connections of one address is limited, except
for those of the proxy, which limits its clients itself.
"""

from __future__ import annotations

import asyncio
import ipaddress
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from longroad.server.guard import response_to
from longroad.server.limits import Visitor, Visitors
from longroad.server.table import Refused

HEADER = 32 * 1024  # bytes of a header, of a chunk header or of trailers
MESSAGE = 8 << 20  # bytes of a request, whether the handler reads them or not
PIECE = 4096  # bytes parsed at a time
AGAIN = 1000  # milliseconds until a client with too many connections may try again
SLOW, LONG, MANY = 408, 431, 429


@dataclass(frozen=True)
class HttpTerms:
    """The limits of all connections."""

    visitors: Visitors
    header_time: float = 10.0  # seconds from the first byte, or from the connection, to the end of a header
    body_time: float = 30.0  # seconds from there to the end of the body
    proxy: str = ""  # the address of the reverse proxy

    def visitor(self, client: tuple[str, int] | None) -> Visitor | None:
        """The account of a connection; None for the proxy."""
        if client and self.proxy and ipaddress.ip_address(client[0]) in ipaddress.ip_network(self.proxy):
            return None
        return self.visitors.of(client)


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits."""

    def __init__(self, terms: HttpTerms, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        self.terms = terms
        self.visitor: Visitor | None = None
        self.unheard = 0  # bytes since the last that belonged to a body, or since the last request
        self.heard = 0  # bytes of this request
        self.in_body = False  # else in a header, or before one
        self.due: asyncio.TimerHandle | None = None
        self.given_over = False  # to a socket

    # -- connecting and disconnecting --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        visitor = self.terms.visitor(self.client)
        if visitor is None or self.terms.visitors.connect(visitor):
            self.visitor = visitor
            self._expect(self.terms.header_time)
        else:
            self._end(Refused("table-too-fast", {"wait": AGAIN}), MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.given_over = True
        self._let_go()  # WebSockets are counted elsewhere
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._expect_nothing()
        if self.visitor is not None:
            self.terms.visitors.disconnect(self.visitor)
            self.visitor = None

    # -- receiving ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.given_over or self.transport.is_closing():
                return
            if self.due is None:
                self._expect(self.terms.header_time)
            piece = data[start : start + PIECE]
            self.unheard += len(piece)
            self.heard += len(piece)
            super().data_received(piece)
            if self.unheard > HEADER or self.heard > MESSAGE:
                self._end(Refused("server-too-long"), LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.due is None:  # it came in the same piece as the end of the request before
            self._expect(self.terms.header_time)

    def on_headers_complete(self) -> None:
        self.unheard, self.in_body = 0, True
        self._expect(self.terms.body_time)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unheard = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unheard, self.heard, self.in_body = 0, 0, False
        self._expect_nothing()
        super().on_message_complete()

    # -- timeouts ----------------------------------------------------------------------------------------

    def _expect(self, seconds: float) -> None:
        self._expect_nothing()
        self.due = self.loop.call_later(seconds, self._late)

    def _expect_nothing(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def _late(self) -> None:
        self.due = None
        self._end(Refused("server-too-slow"), SLOW)

    def _end(self, refusal: Refused, status: int) -> None:
        """Close the connection, with a response if one can be sent."""
        self._expect_nothing()
        if self.transport.is_closing():
            return
        if not self._may_speak():
            self.transport.abort()
            return
        headers, body = response_to(refusal)
        lines = [STATUS_LINE[status], *(b"%b: %b\r\n" % header for header in headers), b"\r\n", body]
        self.transport.write(b"".join(lines))
        self.transport.close()

    def _may_speak(self) -> bool:
        """Whether no response is being sent, and one sent now would answer the current request."""
        if self.transport.get_write_buffer_size() or self.pipeline:
            return False
        if self.cycle is None or self.cycle.response_complete:
            return not self.in_body
        return self.in_body and not self.cycle.response_started

"""Checks every request before the app sees it, and adds security headers to every response.

A foreign page can attack through a browser in three ways: it opens a WebSocket here, it posts a form here,
or it lets its own host name resolve to this server. So the server answers only to its own host names, and
refuses changes with a foreign `Origin`. A request without `Origin` comes from no page: browsers send it with
every WebSocket and with every POST and DELETE. Other programs needn't.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from longroad.server.limits import Visitors
from longroad.server.messages import Trouble
from longroad.server.table import Refused

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
STATUSES = {
    "server-bad-request": 400,
    "server-gone": 400,
    "server-wrong-origin": 403,
    "server-wrong-host": 421,
    "server-not-json": 415,
    "server-needs-socket": 426,
    "server-too-slow": 408,
    "table-bad-record": 422,
    "table-broken-record": 422,
    "table-bad-spec": 422,
    "table-no-such-bot": 422,
    "table-too-many-seats": 422,
    "table-empty-text": 422,
    "no-such-seat": 422,
    "table-no-such-move": 422,
    "table-bad-token": 403,
    "table-host-only": 403,
    "table-needs-link": 403,
    "table-no-spectators": 403,
    "table-not-alone": 403,
    "table-unknown": 404,
    "table-bots-alone": 429,
    "table-too-fast": 429,
    "table-bug": 500,
    "table-damaged": 500,
    "table-closing": 503,
    "table-server-full": 503,
    "table-store-trouble": 503,
}
CONFLICT = 409  # everything else: the table is in the wrong state


class Names:
    """The origins and hosts of this server: exactly those that it prints."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self.origins: set[bytes] = set()
        self.hosts: set[bytes] = set()
        for address in addresses:
            parts = urlsplit(address)
            self.origins.add(f"{parts.scheme}://{parts.netloc}".lower().encode())
            self.hosts.add(parts.netloc.lower().encode())
            if parts.port is None:  # browsers leave the default port out, other programs may write it
                self.hosts.add(f"{parts.netloc}:{PORTS[parts.scheme]}".lower().encode())


class Guard:
    """ASGI middleware around the app."""

    def __init__(self, app: App, names: Names, visitors: Visitors) -> None:
        self.app = app
        self.names = names
        self.visitors = visitors

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Refused as refusal:
            await refuse(refusal, scope, receive, send)
            return
        await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)

    def check(self, scope: Message) -> None:
        """Refused if host or origin are foreign, or the address sends too many requests."""
        headers = dict(scope["headers"])
        if headers.get(b"host", b"").lower() not in self.names.hosts:
            raise Refused("server-wrong-host")
        origin = headers.get(b"origin")
        if scope["type"] == "websocket":
            if origin is not None and origin.lower() not in self.names.origins:
                raise Refused("server-wrong-origin")
            return
        if scope["method"] not in SAFE:
            if origin is not None and origin.lower() not in self.names.origins:
                raise Refused("server-wrong-origin")
            if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
                raise Refused("server-wrong-origin")
        too_fast(self.visitors.of(scope["client"]).requests.take(self.visitors.now()))


def too_fast(wait: float) -> None:
    """Refused with the time to wait, if there is any."""
    if wait > 0:
        raise Refused("table-too-fast", {"wait": round(wait * 1000) + 1})


def with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name for name, _ in given}
            message["headers"] = given + [header for header in HEADERS if header[0] not in names]
        await send(message)

    return sent


def status_of(refusal: Refused) -> int:
    return STATUSES.get(refusal.code, CONFLICT)


def trouble_of(refusal: Refused) -> Trouble:
    return Trouble(refusal.code, str(refusal), refusal.details)


async def refuse(refusal: Refused, scope: Message, receive: Receive, send: Send) -> None:
    """Answer with the trouble. A WebSocket is closed without a reason: browsers do not show it."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers, body = response_to(refusal)
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def response_to(refusal: Refused) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Headers and body of the response; the connection is closed afterwards."""
    body = msgspec.json.encode(trouble_of(refusal))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *retry_after(refusal),
        *HEADERS,
    ]
    return headers, body


def retry_after(refusal: Refused) -> list[tuple[bytes, bytes]]:
    wait = refusal.details.get("wait")
    return [] if wait is None else [(b"retry-after", str(wait // 1000 + 1).encode())]

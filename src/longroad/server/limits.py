"""How much one connection and one address may ask of the server, and how much all of them together."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any, NamedTuple

MOST_ADDRESSES = 20_000  # with an account each; further ones share one
FORGET = 900.0  # seconds after which an unused account is deleted


class Rate(NamedTuple):
    """A token bucket: the burst, and tokens a second."""

    burst: float
    a_second: float


class Limits(NamedTuple):
    """All limits."""

    sockets: int = 60  # open at once; a family or a club shares one address
    opened: Rate = Rate(120, 2)  # sockets
    connections: int = 120  # of HTTP at once; a browser opens six
    bodies: int = 6  # of requests, that are being read at once
    requests: Rate = Rate(200, 20)
    costly: Rate = Rate(20, 0.5)  # histories, records, seats of a record, reports of dice
    tables: Rate = Rate(20, 0.05)
    alone: int = 4  # tables of bots alone that play at once
    commands: Rate = Rate(600, 150)
    chat: Rate = Rate(30, 1)
    socket_commands: Rate = Rate(80, 20)  # the rest is for one socket
    socket_chat: Rate = Rate(8, 0.5)
    strikes: Rate = Rate(25, 0.5)  # messages that are refused as too fast or as no message at all

    def times(self, factor: float) -> Limits:
        """These limits times a factor."""
        return Limits(*(scaled(limit, factor) for limit in self))


def scaled(limit: int | Rate, factor: float) -> Any:
    if isinstance(limit, Rate):
        return Rate(max(1.0, limit.burst * factor), limit.a_second * factor)
    return max(1, round(limit * factor))


class Bucket:
    """The tokens left of a rate."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1) -> float:
        """Take tokens and return 0, or take none and return the seconds until there are enough."""
        cost = min(cost, self.rate.burst)  # a larger cost would never be met
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate.a_second


class Maker:
    """A maker of tables. Tables of bots alone are counted: they use the processor with nobody connected."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.alone: set[str] = set()  # games, also some that are over


class Visitor:
    """The account of one address."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.sockets = 0
        self.connections = 0
        self.bodies = 0
        self.seen = now
        self.opened = Bucket(limits.opened, now)
        self.requests = Bucket(limits.requests, now)
        self.costly = Bucket(limits.costly, now)
        self.tables = Bucket(limits.tables, now)
        self.maker = Maker(limits.alone)
        self.commands = Bucket(limits.commands, now)
        self.chat = Bucket(limits.chat, now)


class Visitors:
    """The accounts by address; their number is limited."""

    def __init__(
        self, limits: Limits, most_sockets: int, now: Callable[[], float], most: int = MOST_ADDRESSES
    ) -> None:
        self.limits = limits
        self.most_sockets = most_sockets
        self.now = now
        self.most = most
        self.sockets = 0  # of all addresses
        self._known: dict[str, Visitor] = {}
        self._strangers = Visitor(limits, now())

    def of(self, client: tuple[str, int] | None) -> Visitor:
        """The account of an address."""
        address = account(client[0] if client else "")
        visitor = self._known.get(address)
        if visitor is None:
            if len(self._known) >= self.most and not self._forgot():
                return self._strangers
            visitor = self._known[address] = Visitor(self.limits, self.now())
        visitor.seen = self.now()
        return visitor

    def _forgot(self) -> bool:
        """Delete accounts that have not been used for long."""
        before = self.now() - FORGET
        gone = [
            name
            for name, v in self._known.items()
            if not (v.sockets or v.connections or v.bodies) and v.seen < before
        ]
        for name in gone:
            del self._known[name]
        return bool(gone)

    def enter(self, visitor: Visitor) -> str:
        """Count a new socket: "" if the limits allow it, else the code to close it with."""
        if self.sockets >= self.most_sockets:
            return "full"
        if visitor.sockets >= self.limits.sockets or visitor.opened.take(self.now()) > 0:
            return "many"
        visitor.sockets += 1
        self.sockets += 1
        return ""

    def leave(self, visitor: Visitor) -> None:
        visitor.sockets -= 1
        self.sockets -= 1

    def connect(self, visitor: Visitor) -> bool:
        """Count a new connection of HTTP; whether the limits allow it."""
        if visitor.connections >= self.limits.connections:
            return False
        visitor.connections += 1
        return True

    def disconnect(self, visitor: Visitor) -> None:
        visitor.connections -= 1


def account(host: str) -> str:
    """The key of an account: the address, or for IPv6 its network, which one household shares."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address.packed[:8] + bytes(8), 64)))

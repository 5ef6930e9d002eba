"""Events of the engine as MessagePack: in memory, in snapshots and on the way to bots."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from longroad.core.edge import Event
from longroad.legend import Role


class EncodedEvent(Struct, frozen=True, array_like=True):
    """An event with everything in it."""

    code: str
    args: dict[str, Any] = {}
    private: dict[str, frozenset[int]] = {}
    names: tuple[str, ...] = ()
    seats: frozenset[str] = frozenset()
    role: Role = ""

    @staticmethod
    def of(e: Event) -> EncodedEvent:
        return EncodedEvent(e.code, e.args, e.private, e.names, e.seats, e.role)

    def event(self) -> Event:
        return Event(self.code, self.args, self.private, self.names, self.seats, self.role)

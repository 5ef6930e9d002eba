"""Who is connected to a table."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from longroad.server.commands import Sender
from longroad.server.log import AnyRow
from longroad.server.projections import Projection, RowEvents
from longroad.server.recent_rows import RECENT_ROWS, RecentRow
from longroad.server.services import Connection
from longroad.server.table import Table

Eyes = tuple[int | None, bool, bool]  # who looks, and whether at the engine's view and at sentences, too


@dataclass(eq=False)
class Guest:
    """Somebody connected to a table."""

    connection: Connection
    who: Sender
    views: bool = False
    texts: bool = False
    muted: frozenset[int] = frozenset()

    @property
    def viewer(self) -> int | None:
        return self.who.seat

    @property
    def eyes(self) -> Eyes:
        return self.viewer, self.views, self.texts


class Untold(NamedTuple):
    """The last row, as long as it has not been broadcast."""

    row: AnyRow
    row_events: RowEvents


class Guests:
    """The connections of one table, and what they were told; those with the same view share a projection."""

    def __init__(self) -> None:
        self.here: set[Guest] = set()
        self.projections: dict[Eyes, Projection] = {}
        self.recent: deque[RecentRow] = deque(maxlen=RECENT_ROWS)
        self.untold: Untold | None = None
        self.gone_since: dict[int, int] = {}  # seat -> when its last connection ended

    def seats(self) -> set[int]:
        """The seats whose owner is connected."""
        return {guest.viewer for guest in self.here if guest.viewer is not None}

    def present(self, table: Table) -> tuple[bool, ...]:
        here = self.seats()
        return tuple(number in here for number in range(len(table.seats)))

    def missing(self, table: Table, now: int, opened: int) -> dict[int, int]:
        """The players who are not connected, or are away, and since when: at most since the table was opened
        again, so that everybody has time to come back after a restart."""
        here = self.seats()
        missing: dict[int, int] = {}
        for number in table.people():
            seat = table.seats[number]
            if number not in here:
                missing[number] = self.gone_since.setdefault(number, now)
            elif seat.away:
                missing[number] = max(seat.away_since, opened)
        return missing

    def add(self, guest: Guest) -> bool:
        """Whether this brings a player back."""
        seat = guest.viewer
        arrives = seat is not None and seat not in self.seats()
        self.here.add(guest)
        if seat is not None:
            self.gone_since.pop(seat, None)
        return arrives

    def remove(self, guest: Guest, now: int) -> None:
        self.here.discard(guest)
        used = {guest.eyes for guest in self.here}
        for key in [key for key in self.projections if key not in used]:
            del self.projections[key]
        seat = guest.viewer
        if seat is not None and seat not in self.seats():
            self.gone_since[seat] = now

    def projection(self, guest: Guest, table: Table) -> Projection:
        if guest.eyes not in self.projections:
            self.projections[guest.eyes] = Projection(table, *guest.eyes)
        return self.projections[guest.eyes]

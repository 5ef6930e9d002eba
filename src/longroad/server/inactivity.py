"""A player who is there and does nothing: since when the others wait, and from when on they needn't.

Clocks are for tables that want them; this is for all. The count begins when a seat is asked, and anew with
every answer of its owner, with another question, after a pause and when its owner comes back. It follows from
the rows alone, and from nothing that is secret: everybody sees who is asked. Words are no answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longroad.server.clocks import stand_still
from longroad.server.log import Acted, AnyRow, Back, Undone, Voted

if TYPE_CHECKING:
    from longroad.server.table import Table

COVER = "cover"  # the vote that somebody else shall play for a seat


def count(table: Table, row: AnyRow, at: int, is_another_question: bool) -> None:
    """Begin and end the waiting after a row."""
    if table.settings.idle is None or table.record is None:
        return
    waiting = () if stand_still(table) else table.awaited
    for number, seat in enumerate(table.seats):
        awaited = number in waiting and seat.is_played_by_owner
        anew = is_another_question or seat.waited_since is None or is_alive(row, number)
        if not awaited:
            seat.waited_since, seat.cover = None, frozenset()
        elif anew:
            seat.waited_since, seat.cover = at, frozenset()


def is_alive(row: AnyRow, number: int) -> bool:
    """Whether the row shows that the owner of a seat plays."""
    match row:
        case Acted(seat=seat, how=""):
            return seat == number
        case Undone(seat=seat) | Back(seat=seat):
            return seat == number
        case _:
            return False


def vote(table: Table, row: Voted) -> None:
    """One against it, and it is off the table."""
    assert row.whom is not None
    seat = table.seats[row.whom]
    seat.cover = seat.cover | {row.seat} if row.yes else frozenset()


def due(table: Table, number: int) -> int | None:
    """From when on somebody else may play for this seat; None if nobody waits for its owner."""
    since, idle = table.seats[number].waited_since, table.settings.idle
    return None if since is None or idle is None else since + idle * 1000


def is_due(table: Table, number: int, now: int) -> bool:
    moment = due(table, number)
    return moment is not None and now >= moment

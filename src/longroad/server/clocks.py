"""Clocks: base, increment and bank. Time is what the rows say; nothing here looks at a watch.

For everything a seat is asked during one turn, whoever's turn it is, it has the base. What it takes beyond
that comes out of its bank, and each turn of its own puts the increment in. Clocks stand still in a pause and
while nobody is at the table. An offer is on the clock of who made it, and may close it; while somebody puts a
counter-offer together, that clock stands still, too (`counter_offers`).

The time of a question is paid by whoever has to answer it in the end, however they got it back. While
somebody else plays for a seat the time is owed, and its owner pays on returning to the same question; after
an undo those who are asked again pay for the time since the answer, as if it had not been given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longroad.server.table import SeatState, Table


@dataclass(frozen=True)
class Reading:
    """The clocks at a moment: whose turn it was, what each seat had in the bank, had spent and owed, and how
    long the clocks had been running."""

    turn: int
    owner: int
    seats: tuple[tuple[int, int, int], ...]
    ran: int


def stand_still(table: Table) -> bool:
    return table.paused or table.asleep or table.state != "playing"


def run(table: Table, at: int) -> None:
    """Charge everybody whose question stands, from the last row up to now."""
    if stand_still(table):
        return
    passed = running(table, at)
    table.ran += passed
    for seat in table.seats:
        if seat.asked_since is not None:
            seat.spent += passed
        elif seat.covered:
            seat.owed += passed


def running(table: Table, at: int) -> int:
    """For how long clocks have been running since the last row."""
    return max(0, at - max(table.at, table.held_until))


def set(table: Table, at: int) -> None:
    """Start and stop clocks after a row."""
    if table.settings.clock is None or table.record is None:
        return
    game = table.play.game
    if table.clock_turn != (turn := int(game.turns)):
        settle(table)
        table.clock_turn = turn
    awaited = table.awaited
    for number, seat in enumerate(table.seats):
        asked = number in awaited and seat.kind == "human"
        runs = asked and not stand_still(table)
        seat.asked_since = max(at, table.held_until) if runs and not seat.away else None
        seat.covered = runs and bool(seat.away)
        if not asked:
            seat.owed = 0  # somebody else has answered


def settle(table: Table) -> None:
    """A turn is over: what went beyond the base leaves the banks, and the increment comes in."""
    clock = table.settings.clock
    assert clock is not None
    for seat in table.seats:
        seat.bank = max(0, seat.bank - max(0, seat.spent - clock.base * 1000))
        seat.spent = 0
    if table.clock_turn >= 0:
        table.seats[table.clock_owner].bank += clock.increment * 1000
    table.clock_owner = int(table.play.game.turn)


def come_back(seat: SeatState) -> None:
    """The owner answers again, and pays for the time in which somebody else was to."""
    seat.spent += seat.owed
    seat.owed = 0


def read(table: Table) -> Reading | None:
    if table.settings.clock is None:
        return None
    times = tuple((seat.bank, seat.spent, seat.owed) for seat in table.seats)
    return Reading(table.clock_turn, table.clock_owner, times, table.ran)


def turn_back(table: Table, reading: Reading | None) -> None:
    """An answer is taken back: its turn goes on, and those who are asked again pay for the time since."""
    if reading is None:
        return
    table.clock_turn, table.clock_owner = reading.turn, reading.owner
    since = table.ran - reading.ran
    awaited = table.awaited
    for number, (seat, times) in enumerate(zip(table.seats, reading.seats, strict=True)):
        seat.bank, seat.spent, seat.owed = times
        if number in awaited:
            seat.owed += since
            if seat.is_played_by_owner:
                come_back(seat)


def deadline(table: Table, seat: SeatState) -> int | None:
    """When this seat's time runs out, in milliseconds; None while its clock stands still."""
    clock = table.settings.clock
    if clock is None or seat.asked_since is None:
        return None
    return seat.asked_since + clock.base * 1000 + seat.bank - seat.spent


def has_time(table: Table, number: int, at: int) -> bool:
    """Whether there would be time for an answer if the seat's owner came back to its question now."""
    clock, seat = table.settings.clock, table.seats[number]
    if clock is None or number not in table.awaited:
        return True
    owed = seat.owed + (running(table, at) if seat.covered else 0)
    return clock.base * 1000 + seat.bank > seat.spent + owed


def has_time_to_undo(table: Table, number: int, at: int) -> bool:
    """Whether there would be time for another answer if the seat took back its last one now."""
    clock, reading = table.settings.clock, table.answers[-1].clocks
    if clock is None or reading is None:
        return True
    bank, spent, owed = reading.seats[number]
    since = table.ran - reading.ran + (0 if stand_still(table) else running(table, at))
    return clock.base * 1000 + bank > spent + owed + since

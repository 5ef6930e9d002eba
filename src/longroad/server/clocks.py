"""Clocks: base, increment and bank. Time is what the rows say; nothing here looks at a watch.

For everything a seat is asked during one turn, whoever's turn it is, it has the base. What it takes beyond
that comes out of its bank, and each turn of its own puts the increment in. Clocks stand still in a pause and
while nobody is at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longroad.server.table import Seat, Table


@dataclass(frozen=True)
class Reading:
    """The clocks at a moment: whose turn it was, and what each seat had in the bank and had spent."""

    turn: int
    owner: int
    seats: tuple[tuple[int, int], ...]


def run(table: Table, at: int) -> None:
    """Charge everybody whose clock is running, up to now."""
    for seat in table.seats:
        if seat.asked_since is not None:
            seat.spent += max(0, at - seat.asked_since)
            seat.asked_since = at


def set(table: Table, at: int) -> None:
    """Start and stop clocks after a row."""
    clock = table.settings.clock
    if clock is None or table.record is None:
        return
    game = table.play.game
    if table.clock_turn != (turn := int(game.turns)):
        settle(table)
        table.clock_turn = turn
    asked = () if table.paused or table.asleep or table.state != "playing" else game.waiting
    for number, seat in enumerate(table.seats):
        seat.asked_since = at if number in asked and seat.is_played_by_owner else None


def settle(table: Table) -> None:
    """A turn is over: what went beyond the base leaves the banks, and the increment comes in."""
    clock = table.settings.clock
    assert clock is not None
    for seat in table.seats:
        start_again(table, seat)
    if table.clock_turn >= 0:
        table.seats[table.clock_owner].bank += clock.increment * 1000
    table.clock_owner = int(table.play.game.turn)


def start_again(table: Table, seat: Seat) -> None:
    """The seat has the base anew; what it took beyond the last one leaves its bank."""
    clock = table.settings.clock
    if clock is not None:
        seat.bank = max(0, seat.bank - max(0, seat.spent - clock.base * 1000))
        seat.spent = 0


def read(table: Table) -> Reading | None:
    if table.settings.clock is None:
        return None
    times = tuple((seat.bank, seat.spent) for seat in table.seats)
    return Reading(table.clock_turn, table.clock_owner, times)


def turn_back(table: Table, reading: Reading | None) -> None:
    """An answer is taken back; if it had ended a turn, that turn goes on as if it had not."""
    if reading is None or reading.turn == table.clock_turn:
        return
    table.clock_turn, table.clock_owner = reading.turn, reading.owner
    for seat, (bank, spent) in zip(table.seats, reading.seats, strict=True):
        seat.bank, seat.spent = bank, spent


def deadline(table: Table, seat: Seat) -> int | None:
    """When this seat's time runs out, in milliseconds; None while its clock stands still."""
    clock = table.settings.clock
    if clock is None or seat.asked_since is None:
        return None
    return seat.asked_since + clock.base * 1000 + seat.bank - seat.spent

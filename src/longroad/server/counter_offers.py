"""Time for a counter-offer: while somebody puts one together, nobody is charged for it, and no bot gives up.

The clock of who made the offer stands still, and neither a bot's wait for answers nor the count of who does
nothing goes on. Each offer has that time once, whoever composes and however often, so nobody can make others
wait for longer. Who composes follows from the rows; bots and those somebody else plays for get no time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longroad.server.clocks import stand_still

if TYPE_CHECKING:
    from longroad.server.table import Table

HELD: Final = 20_000  # milliseconds for each offer


def let_go(table: Table, at: int) -> None:
    """Before a row counts: what is left of the time that was given is taken back."""
    if table.held_until > 0:
        table.hold_left = max(0, table.held_until - at)
        put_off(table, -table.hold_left)
        table.held_until = 0


def hold(table: Table, at: int) -> None:
    """After a row: whatever others wait for comes later by what is left for this offer."""
    if table.record is None or table.play.game.closer < 0 or stand_still(table):
        return
    if table.held_offer != table.question:
        table.held_offer, table.hold_left = table.question, HELD
    if table.hold_left > 0 and is_composed(table):
        table.held_until = at + table.hold_left
        put_off(table, table.hold_left)


def put_off(table: Table, milliseconds: int) -> None:
    table.asked_at += milliseconds
    for seat in table.seats:
        if seat.waited_since is not None:
            seat.waited_since += milliseconds


def bot_gives_up(table: Table) -> int | None:
    """When the bot that has asked the others something closes it."""
    if table.state != "playing" or table.paused:
        return None
    closer = table.play.game.closer
    is_bots = closer >= 0 and not table.seats[closer].is_played_by_owner
    return table.asked_at + table.settings.offer * 1000 if is_bots else None


def is_composed(table: Table) -> bool:
    """Whether somebody who is asked puts a counter-offer together."""
    game = table.play.game
    asked = (game.asked(q) for q in game.waiting if table.seats[q].is_played_by_owner)
    return any(prompt is not None and prompt.role == "draft-counter" for prompt in asked)

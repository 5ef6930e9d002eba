"""What happens at a table because time is up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from longroad.server import commands, questions, votes
from longroad.server.clocks import deadline
from longroad.server.counter_offers import bot_gives_up
from longroad.server.table import Change, Refused, Table

if TYPE_CHECKING:
    from longroad.server.room import Room


def set_timer(room: Room) -> None:
    """Let one task wait for the next deadline."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    due = next_due(room)
    if due is not None:
        room.timer = room.services.start(_wait(room, due[0]))


def next_due(room: Room) -> tuple[int, int, str] | None:
    """The next thing that happens by itself: when, to which seat, and why."""
    table, here = room.table, room.guests.seats()
    if table.state != "playing" or not here:
        return None
    missing = room.guests.missing(table, room.now(), room.opened)
    coming: list[tuple[int, int, str]] = []
    for number, seat in enumerate(table.seats):
        if (limit := deadline(table, seat)) is not None:
            coming.append((limit, number, "time"))
        if number not in here and is_awaited(table, number):
            coming.append((missing[number] + table.settings.hold * 1000, number, "gone"))
    if (moment := bot_gives_up(table)) is not None:
        coming.append((moment, table.play.game.closer, "offer"))
    coming += [(at, -1, "votes") for at in votes.moments(table, missing) if at > room.counted]
    return min(coming, default=None)


def is_awaited(table: Table, number: int) -> bool:
    """Whether the others are waiting for this player's answer."""
    return not table.paused and table.seats[number].is_played_by_owner and number in table.awaited


async def _wait(room: Room, at: int) -> None:
    await room.services.watch.sleep(max(0, at - room.now()) / 1000)
    await asyncio.shield(room.services.start(_ring(room)))


async def _ring(room: Room) -> None:
    with suppress(Refused):  # it is closed
        async with room.alone():
            await room.by_itself(lambda: lapse(room))


def lapse(room: Room) -> Change | None:
    """Whose time is up, unless an answer was quicker. Votes are counted after every change anyway."""
    due, now = next_due(room), room.now()
    if due is None or due[0] > now or due[2] == "votes":
        return None
    if due[2] == "offer":
        return questions.close(room.table, due[1], now)
    return commands.go_away(room.table, due[1], due[2], now)

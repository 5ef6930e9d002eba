"""What the guests of a table are sent: a welcome, each row as they may know it, who is present, a goodbye."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec import UNSET, structs

from longroad.server.guests import Eyes, Guest
from longroad.server.log import Acted, AnyRow, Handed, Said
from longroad.server.messages import Presence, StepMessage, goodbye, raw, write
from longroad.server.projections import RowEvents, info_of, news_of

if TYPE_CHECKING:
    from longroad.server.room import Room

logger = structlog.get_logger("longroad.server")


def welcome(room: Room, guest: Guest, since: int | None) -> None:
    known = 0 if since is None else since
    missed = [
        StepMessage(
            kept.seq, kept.at, news_for(guest, kept.row), kept.row_events.seen_by(guest.viewer, guest.texts)
        )
        for kept in room.guests.recent
        if kept.seq > known
    ]
    present = list(room.guests.present(room.table))
    projection = room.guests.projection(guest, room.table)
    guest.connection.send(projection.welcome(room.table, guest.who.host, present, room.now(), since, missed))


def presence(room: Room, but: Guest | None = None) -> None:
    """Tell everybody who is connected."""
    watching = sum(guest.viewer is None for guest in room.guests.here)
    data = msgspec.json.encode(Presence(room.told, list(room.guests.present(room.table)), watching))
    for guest in room.guests.here:
        if guest is not but:
            guest.connection.send(data)


def dismiss(room: Room, guest: Guest, code: str, retry: int | None) -> None:
    """Close a connection and say why."""
    room.guests.remove(guest, room.now())
    guest.connection.close(write(goodbye(room.told, code, retry, guest.texts)))


def last_row(room: Room) -> None:
    """Broadcast the last row: what happened in the game when no command waits, anything else at once."""
    untold = room.guests.untold
    if untold is not None and isinstance(untold.row, Acted):
        room.services.broadcasts.later(lambda: last_row_now(room))
    else:
        last_row_now(room)


def last_row_now(room: Room) -> None:
    """Broadcast the last row, unless that is done. A failure must not stop the next command: a client that
    was not told notices that a step is missing."""
    if room.guests.untold is None:
        return
    (row, row_events), room.guests.untold = room.guests.untold, None
    try:
        _send_row(room, row, row_events)
    except Exception:
        logger.exception("a row could not be told", game=room.table.game_id, seq=room.table.seq)


def _send_row(room: Room, row: AnyRow, row_events: RowEvents) -> None:
    """Send each guest what that viewer may know; dismiss guests who lost their seat by this row."""
    table, guests = room.table, room.guests
    strangers = [guest for guest in guests.here if not guest.who.is_welcome(table)]
    for guest in strangers:
        dismiss(room, guest, "handed" if isinstance(row, Handed) else "left", None)
    news, info = news_of(row), raw(info_of(table))
    steps: dict[Eyes, tuple[StepMessage, bytes]] = {}
    for guest in guests.here:
        if guest.eyes not in steps:
            told = row_events.seen_by(guest.viewer, guest.texts)
            step = guests.projection(guest, table).step(table, news, told, info)
            steps[guest.eyes] = step, msgspec.json.encode(step)
        step, data = steps[guest.eyes]
        if isinstance(row, Said) and row.seat in guest.muted:
            data = msgspec.json.encode(structs.replace(step, news=news_for(guest, row)))
        guest.connection.send(data)
    if strangers:
        presence(room)


def news_for(guest: Guest, row: AnyRow) -> Any:
    """The news, without the text of somebody whom this guest has muted."""
    news = news_of(row)
    if isinstance(row, Said) and row.seat in guest.muted:
        return structs.replace(news, text="", phrase=UNSET)
    return news

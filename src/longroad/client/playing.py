"""A bot on this machine plays at a table of another: it gets the views that the server's own bots get."""

from __future__ import annotations

import asyncio
import secrets
from typing import Literal

from longroad.bots.player import Bot, Ear
from longroad.client.seat import Seat
from longroad.client.trouble import Refused
from longroad.client.watcher import FIRST_REST, PASSING
from longroad.core.edge import Event
from longroad.server.messages import Happening, StepMessage, TableInfo, Welcome

SECONDS = 5.0  # that the server's own bots may think, too


async def play(url: str, game: str, token: str, bot: Bot) -> TableInfo:
    """Let a bot take a seat until the game is over, and tell how the table is then."""
    async with Seat(url, game, token, views=True, texts=False) as seat:
        await take_part(seat, bot)
        return seat.table


def run_bot(url: str, game: str, token: str, bot: Bot) -> TableInfo:
    """The same for programs that are not asynchronous."""
    return asyncio.run(play(url, game, token, bot))


async def take_part(seat: Seat, bot: Bot) -> None:
    """Get ready, answer every question, agree to what the others want, and return at the end of the game."""
    assert seat.seat is not None
    ear = Ear(bot, seat.seat)
    if seat.table.state == "waiting" and not seat.info.ready:
        await seat.confirm(secrets.token_hex(16))
    while True:
        await seat.until(lambda: seat.over or seat.is_awaited or is_away(seat) or wish(seat) is not None)
        if seat.over:
            listen(seat, ear)
            ear.tell()
            return
        known = seat.seq
        try:
            if is_away(seat):
                await seat.come_back()
            elif (what := wish(seat)) is not None:
                await seat.vote(what)
            else:
                await answer(seat, ear)
        except Refused as refusal:
            if refusal.code in PASSING:
                await seat.sleep(FIRST_REST)
            elif refusal.code == "table-no-time":  # the question is answered by somebody else first
                await something_after(seat, known)
            elif seat.seq == known:  # nothing has happened meanwhile that would explain it
                raise


async def something_after(seat: Seat, known: int) -> None:
    await seat.until(lambda: seat.seq != known)


def is_away(seat: Seat) -> bool:
    """Whether somebody else plays for the seat, as for one that was too slow."""
    return seat.table.state == "playing" and seat.info.away != "" and not seat.info.resigned


def wish(seat: Seat) -> Literal["end", "pause"] | None:
    """What others want and the bot has not agreed to yet."""
    whats: tuple[Literal["end", "pause"], ...] = ("end", "pause")
    for what in whats:
        votes = seat.table.votes.get(what, [])
        if votes and seat.seat not in votes:
            return what
    return None


def listen(seat: Seat, ear: Ear) -> bool:
    """Note what has happened since the bot was asked; False if not all of that is known, or not any more."""
    known = True
    for message in seat.unread():
        if isinstance(message, Welcome) or (
            isinstance(message, StepMessage) and message.news.row == "undone"
        ):
            known = False
            ear.untold.clear()
        elif isinstance(message, StepMessage):
            ear.note([event_of(happening, seat) for happening in message.events])
    return known


def event_of(happening: Happening, seat: Seat) -> Event:
    entry = seat.legend.events.get(happening.code)
    seats = [name for name, kind in entry.fields.items() if kind == "seat"] if entry is not None else []
    names = seat.picture.owners if seat.picture is not None else []
    role = entry.role if entry is not None else ""
    return Event(happening.code, happening.args, {}, tuple(names), frozenset(seats), role)


async def answer(seat: Seat, ear: Ear) -> None:
    """One action. Who has a single possibility is not asked."""
    number, ask, view = ear.seat, seat.ask, seat.view()
    assert ask is not None
    if listen(seat, ear):
        ear.tell()
    else:
        ear.untold.clear()  # the view has it
        ear.bot.begin(seat.view(), number)
    menu = view.legal(number)
    action = next(iter(menu))
    if len(menu) > 1:
        chosen = asyncio.to_thread(ear.bot.choose, seat.view(), number, SECONDS)
        action = await chosen  # the connection is kept meanwhile
    await seat.act(view.text(action), frame=ask.frame)

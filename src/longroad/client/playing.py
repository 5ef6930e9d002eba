"""A bot on this machine plays at a table of another: it gets the views that the server's own bots get."""

from __future__ import annotations

import asyncio
import secrets
from typing import Literal

from longroad.bots.player import Bot
from longroad.client.seat import Seat
from longroad.client.trouble import Refused
from longroad.client.watcher import FIRST_REST, PASSING
from longroad.server.messages import TableInfo


async def play(url: str, game: str, token: str, bot: Bot) -> TableInfo:
    """Let a bot take a seat until the game is over, and tell how the table is then."""
    async with Seat(url, game, token, views=True, texts=False, kept=0) as seat:  # nobody reads the messages
        await take_part(seat, bot)
        return seat.table


def run_bot(url: str, game: str, token: str, bot: Bot) -> TableInfo:
    """The same for programs that are not asynchronous."""
    return asyncio.run(play(url, game, token, bot))


async def take_part(seat: Seat, bot: Bot) -> None:
    """Get ready, answer every question, agree to what the others want, and return at the end of the game."""
    if seat.table.state == "waiting" and not seat.info.ready:
        await seat.confirm(secrets.token_hex(16))
    while True:
        await seat.until(lambda: seat.over or seat.is_awaited or is_away(seat) or wish(seat) is not None)
        if seat.over:
            return
        known = seat.seq
        try:
            if is_away(seat):
                await seat.come_back()
            elif (what := wish(seat)) is not None:
                await seat.vote(what)
            else:
                await answer(seat, bot)
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


async def answer(seat: Seat, bot: Bot) -> None:
    """One action. Who has a single possibility is not asked."""
    number, ask, view = seat.seat, seat.ask, seat.view()
    assert number is not None and ask is not None
    menu = view.legal(number)
    action = next(iter(menu))
    if len(menu) > 1:
        action = await asyncio.to_thread(bot.choose, seat.view(), number)  # the connection is kept meanwhile
    await seat.act(view.text(action), frame=ask.frame)

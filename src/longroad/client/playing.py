"""A bot on this machine plays at a table of another: it gets the views that the server's own bots get."""

from __future__ import annotations

import asyncio
import secrets
from typing import Literal

from longroad.bots.player import Bot
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
    player = Player(seat, bot)
    if seat.table.state == "waiting" and not seat.info.ready:
        await seat.confirm(secrets.token_hex(16))
    while True:
        await seat.until(lambda: seat.over or seat.is_awaited or is_away(seat) or wish(seat) is not None)
        if seat.over:
            player.hear()
            return
        known = seat.seq
        try:
            if is_away(seat):
                await seat.come_back()
            elif (what := wish(seat)) is not None:
                await seat.vote(what)
            else:
                await player.answer()
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


class Player:
    """A bot on a seat, and up to which step it has heard what happened."""

    def __init__(self, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self.seq = -1

    def hear(self) -> bool:
        """Tell the bot what it has missed; False if not every step of that is here, or one was taken back."""
        told: dict[int, StepMessage] = {}
        for message in self.seat.unread():
            steps = message.missed if isinstance(message, Welcome) else [message]
            told.update((step.seq, step) for step in steps if isinstance(step, StepMessage))
        missed, self.seq = range(self.seq + 1, self.seat.seq + 1), self.seat.seq
        if any(seq not in told or told[seq].news.row == "undone" for seq in missed):
            return False
        if events := [self.event(happening) for seq in missed for happening in told[seq].events]:
            self.bot.hear(events)
        return True

    def event(self, happening: Happening) -> Event:
        entry = self.seat.legend.events.get(happening.code)
        seats = [name for name, kind in entry.fields.items() if kind == "seat"] if entry is not None else []
        names = self.seat.picture.owners if self.seat.picture is not None else []
        role = entry.role if entry is not None else ""
        return Event(happening.code, happening.args, {}, tuple(names), frozenset(seats), role)

    async def answer(self) -> None:
        """One action. Who has a single possibility is not asked."""
        number, ask, view = self.seat.seat, self.seat.ask, self.seat.view()
        assert number is not None and ask is not None
        if not self.hear():
            self.bot.begin(self.seat.view(), number)
        menu = view.legal(number)
        action = next(iter(menu))
        if len(menu) > 1:
            chosen = asyncio.to_thread(self.bot.choose, self.seat.view(), number, SECONDS)
            action = await chosen  # the connection is kept meanwhile
        await self.seat.act(view.text(action), frame=ask.frame)

"""People who play as fast as they can, and remember what was promised to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from longroad.client import Lobby, Refused, Seat, Watcher
from longroad.server.log import Acted, Said, read_row
from longroad.server.messages import Ack, Made
from longroad.server.settings import SeatPlan, Settings
from longroad.server.store import StoredRow
from tests.server.diary import Diary, compare

STALE = ("not-your-turn", "table-late", "undo-")  # refusals to who was overtaken by others
LONG = 180.0  # seconds for anything at all
LONGEST_REST = 3.0  # seconds between attempts to connect, so that a test doesn't wait long after a restart


async def short(seconds: float) -> None:
    await asyncio.sleep(min(seconds, LONGEST_REST))


class Player:
    """Answers anything at random, takes answers back, and chats meanwhile."""

    def __init__(self, seat: Seat, seed: str, acks: asyncio.Queue[Ack]) -> None:
        self.seat = seat
        self.random = Random(seed)
        self.acks = acks
        self.done: dict[str, tuple[int, list[str]]] = {}  # id -> seq and words that were acknowledged
        self.resting = False

    def promised(self, ack: Ack, words: list[str]) -> None:
        assert ack.id not in self.done
        self.done[ack.id] = ack.seq, words
        self.acks.put_nowait(ack)

    async def play(self) -> None:
        seat = self.seat
        while True:
            await seat.until(lambda: self.resting or seat.over or seat.is_awaited)
            if self.resting or seat.over:
                return
            assert seat.ask is not None and seat.you is not None
            seen, frame, words = seat.seq, seat.ask.frame, self.random.choice(seat.ask.options).words
            try:
                if seat.you.undo and self.random.random() < 0.1:
                    self.promised(await seat.undo(), [])
                else:
                    self.promised(await seat.act(words, frame=frame), [words])
            except Refused as refusal:
                if refusal.code == "table-store-trouble":
                    await self.breathe()
                    continue
                assert refusal.code.startswith(STALE) and seat.seq > seen, f"{refusal.code} {refusal} {words}"

    async def chat(self) -> None:
        while await self.goes_on_to(self.seat.seq + self.random.randint(2, 9)):
            await self.say(f"So much for {self.seat.seq}.")

    async def say(self, words: str) -> None:
        """However often it has to be said."""
        while True:
            try:
                self.promised(await self.seat.say(words), [words])
                return
            except Refused as refusal:
                assert refusal.code == "table-store-trouble", f"{refusal.code} {refusal}"
                await self.breathe()

    async def breathe(self) -> None:
        """The disk may be in order again soon."""
        await asyncio.sleep(0.05)

    async def goes_on_to(self, seq: int) -> bool:
        """Wait for a step; whether it comes before the end."""
        seat = self.seat
        await seat.until(lambda: self.resting or seat.over or seat.seq >= seq)
        return not (self.resting or seat.over)

    def check(self, rows: Sequence[StoredRow], settled: bool) -> None:
        """Everything that was acknowledged is in the log, once, where it was said to be; when nothing is on
        its way any more, nothing else is."""
        found = {id: row for row in rows for who, id in [parts(row)] if who == str(self.seat.seat)}
        assert self.done.keys() <= found.keys()
        assert not settled or self.done.keys() == found.keys()
        for id, (seq, words) in self.done.items():
            assert found[id].seq == seq
            body = read_row(found[id].body)
            if isinstance(body, Acted):
                assert body.actions == words
            elif isinstance(body, Said):
                assert [body.text] == words


def parts(row: StoredRow) -> tuple[str, str]:
    """Who sent a command, and its id."""
    who, _, id = (row.id or "").partition(":")
    return who.partition(".")[0], id


async def reached(client: Watcher, seq: int) -> None:
    """Wait for a step, or the end of the game."""
    await client.until(lambda: client.over or client.seq >= seq)


class Company:
    """Everybody at one table."""

    def __init__(self, made: Made, players: list[Player], watcher: Watcher) -> None:
        self.game = made.game
        self.players = players
        self.watcher = watcher
        self.diaries = [Diary(client) for client in (*(player.seat for player in players), watcher)]
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        work = [diary.keep() for diary in self.diaries]
        work += [work for player in self.players for work in (player.play(), player.chat())]
        self.tasks = [asyncio.create_task(one) for one in work]

    async def rest(self) -> None:
        """All finish what they are doing."""
        playing = self.tasks[len(self.diaries) :]
        for player in self.players:
            player.resting = True
        for player in self.players[:1]:
            await player.say("Enough.")  # so that all look up
        await asyncio.gather(*playing)
        for diary in self.diaries:
            await reached(diary.client, max(other.client.seq for other in self.diaries))
        self.trouble()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def trouble(self) -> None:
        """Raise what went wrong with anybody."""
        for task in self.tasks:
            if task.done():
                task.result()

    def check(self, rows: list[StoredRow], settled: bool = False) -> None:
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        for player in self.players:
            player.check(rows, settled)
        if settled:
            compare(rows, self.diaries)


async def acknowledged(many: int, acks: asyncio.Queue[Ack], companies: Sequence[Company]) -> None:
    """Wait until so many commands more have been carried out."""
    try:
        async with asyncio.timeout(LONG):
            for _ in range(many):
                await acks.get()
    finally:
        for company in companies:
            company.trouble()


@asynccontextmanager
async def gathered(
    url: str, spec: str, plan: str, seed: str, acks: asyncio.Queue[Ack], hold: int = 60, pace: int = 0
) -> AsyncIterator[Company]:
    """A table whose seats are planned with a letter each, p for players and b for bots, and a spectator."""
    seats = [
        SeatPlan("mine", name=f"Player {n}") if kind == "p" else SeatPlan("bot", "random")
        for n, kind in enumerate(plan)
    ]
    async with AsyncExitStack() as stack:
        async with Lobby(url) as lobby:
            made = await lobby.make_table(Settings(spec, seats, hold=hold, pace=pace))
        players: list[Player] = []
        for number, token in made.tokens.items():
            seat = await stack.enter_async_context(Seat(url, made.game, token, sleep=short))
            players.append(Player(seat, f"{seed} {spec} {number}", acks))
        watcher = await stack.enter_async_context(Watcher(url, made.game, sleep=short))
        company = Company(made, players, watcher)
        company.begin()
        try:
            for player in players:
                player.promised(await player.seat.confirm(f"{seed} {player.seat.seat}"), [])
            yield company
        finally:
            await company.end()

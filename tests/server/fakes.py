"""A hall in which nothing is left to chance: time, tokens, dice, bots, lines and the store obey the test."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, TypeVar

from msgspec import UNSET

from longroad.bots.registry import make_bot
from longroad.core.state import State as Game
from longroad.server.bot_worker import News, Request
from longroad.server.guests import Guest
from longroad.server.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    Commands,
    Confirm,
    FromServer,
    HandOver,
    Hello,
    Made,
    Presence,
    Reject,
    Seated,
    SitDown,
    StepMessage,
    Welcome,
    read_server,
)
from longroad.server.room import Room
from longroad.server.settings import SeatPlan, Settings
from longroad.server.store import (
    DuplicateId,
    DuplicateSeq,
    Log,
    OutOfOrder,
    Snapshot,
    StoredRow,
    StoreTrouble,
    Summary,
)
from longroad.server.table import Table
from longroad.server.tables import Chance, Tables
from longroad.snapshot import from_bytes

Found = TypeVar("Found")
NOON = 1_700_000_000_000  # when every test begins


def story(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that tells what people at a table do, one after the other."""

    @wraps(test)
    def told(*args: Any, **words: Any) -> None:
        asyncio.run(test(*args, **words))

    return told


async def settle() -> None:
    """Let everybody go on until all of them wait: for a message, for time or for good."""
    loop: Any = asyncio.get_running_loop()
    others = getattr(loop, "settling", None)
    if others is not None:  # two who look whether anything moves would see each other
        await others
        return
    loop.settling = loop.create_future()
    await asyncio.sleep(0)
    while loop._ready:
        await asyncio.sleep(0)
    loop.settling.set_result(None)
    loop.settling = None


class HandWatch:
    """Time passes only when a test moves it; sleepers wake in the order of their time."""

    def __init__(self, now: int = NOON) -> None:
        self.time = now
        self.sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self.count = 0

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.count += 1
        heapq.heappush(self.sleepers, (self.time + round(seconds * 1000), self.count, future))
        await future

    async def forward(self, seconds: float) -> None:
        """Move the hands; whoever wakes meanwhile finishes before the hands go on."""
        end = self.time + round(seconds * 1000)
        await settle()
        while (due := self.next_due()) is not None and due <= end:
            _, _, future = heapq.heappop(self.sleepers)
            self.time = max(self.time, due)
            if not future.done():
                future.set_result(None)
            await settle()
        self.time = end

    def next_due(self) -> int | None:
        """When the next sleeper wakes who hasn't been called off."""
        while self.sleepers and self.sleepers[0][2].done():
            heapq.heappop(self.sleepers)
        return self.sleepers[0][0] if self.sleepers else None


class Memory:
    """A store without a disk. `trouble` is raised instead of keeping a row; `gate` holds writers up."""

    def __init__(self) -> None:
        self.kept: dict[str, list[StoredRow]] = {}
        self.summary: dict[str, Summary] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.trouble: Callable[[StoredRow], Exception | None] = lambda row: None
        self.gate: Callable[[StoredRow], Awaitable[None]] | None = None

    async def append(self, row: StoredRow, summary: Summary, *others: tuple[StoredRow, Summary]) -> None:
        if self.gate is not None:
            await self.gate(row)
        together = ((row, summary), *others)
        for each, _ in together:
            self._check(each)
        for each, told in together:
            self.kept[each.game] = [*self.kept.get(each.game, []), each]
            self.summary[each.game] = told

    def _check(self, row: StoredRow) -> None:
        trouble = self.trouble(row)
        if trouble is not None:
            raise trouble
        rows = self.kept.get(row.game, [])
        same = [kept.seq for kept in rows if kept.id is not None and kept.id == row.id]
        if same:
            raise DuplicateId("this id is taken", same[0])
        if row.seq <= len(rows):
            raise DuplicateSeq("this number is taken")
        if row.seq > len(rows) + 1:
            raise OutOfOrder("a row is missing")

    def disk_full(self) -> Exception:
        return StoreTrouble("the disk is full")

    async def rows(self, game: str, since: int = 0) -> list[StoredRow]:
        return [row for row in self.kept.get(game, []) if row.seq > since]

    async def log(self, game: str, version: str, few: int) -> Log:
        rows, kept = self.kept.get(game, []), self.snapshots.get(game)
        if kept is None or kept.version != version:
            return Log(rows)
        since = max(0, kept.seq - few)
        return Log(rows[: min(since, 1)] + rows[since:], kept)

    async def keep(self, snapshot: Snapshot) -> None:
        self.snapshots[snapshot.game] = snapshot

    async def info(self, game: str, version: str) -> bytes | None:
        kept = self.snapshots.get(game)
        fits = kept is not None and (kept.seq, kept.version) == (len(self.kept[game]), version)
        return kept.info if kept is not None and fits else None

    async def summaries(self, state: str | None = None, limit: int = 1000) -> list[Summary]:
        found = [summary for summary in self.summary.values() if state in (None, summary.state)]
        return sorted(found, key=lambda summary: -summary.changed)[:limit]

    async def delete(self, game: str) -> None:
        self.kept.pop(game, None)
        self.summary.pop(game, None)
        self.snapshots.pop(game, None)

    async def probe(self) -> None:
        pass

    async def close(self) -> None:
        pass


class ToldBots:
    """Bots that do as they are told, after as many seconds as they are told to think."""

    def __init__(self, watch: HandWatch) -> None:
        self.watch = watch
        self.thinks: Callable[[Game, int], float] = lambda view, seat: 0.0
        self.chooses: Callable[[Game, int], int | None] = suggested
        self.asked: list[tuple[str, int]] = []  # which bot for which seat
        self.patient: list[bool] = []  # whether the others come first
        self.has_heard: dict[int, int] = {}  # seed -> up to which step
        self.news: list[tuple[int, News]] = []  # what each seat was told

    def names(self, family: str) -> tuple[str, ...]:
        return ("greedy", "random")

    def heard(self, bot: str, seed: int) -> int | None:
        return self.has_heard.get(seed)

    async def choose(self, request: Request) -> int | None:
        seat = request.seat
        self.news.append((seat, request.news))
        if not request.view:
            return None
        game = from_bytes(request.view)
        self.asked.append((request.bot, seat))
        self.patient.append(request.patient)
        self.has_heard[request.seed] = request.news.seq
        seconds = self.thinks(game, seat)
        if seconds > request.seconds:
            await self.watch.sleep(request.seconds)
            return None
        if seconds:
            await self.watch.sleep(seconds)
        return self.chooses(game, seat)


def suggested(view: Game, seat: int) -> int | None:
    prompt = view.asked(seat)
    return None if prompt is None else prompt.suggested


def greedy(view: Game, seat: int) -> int | None:
    return int(make_bot("greedy", 1).choose(view, seat))


class Wire:
    """A connection that keeps what was sent over it, until either side ends it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.late: list[bytes] = []  # what was sent after the end, and didn't arrive
        self.is_open = True

    def send(self, data: bytes) -> None:
        (self.sent if self.is_open else self.late).append(bytes(data))

    def close(self, bye: bytes) -> None:
        self.send(bye)
        self.is_open = False


class Counted:
    """Tokens, ids and dice that are the same in every run."""

    def __init__(self, dice: int = 1) -> None:
        self.tokens = 0
        self.games = 0
        self.dice = dice

    def token(self) -> str:
        self.tokens += 1
        return f"token-{self.tokens:018d}"

    def game_id(self) -> str:
        self.games += 1
        return f"game-{self.games:04d}"

    def secret(self) -> bytes:
        return self.dice.to_bytes(32, "big")

    def chance(self) -> Chance:
        return Chance(self.token, self.game_id, self.secret)


class Client:
    """Somebody at a table, and everything they were told."""

    def __init__(self, name: str, room: Room, guest: Guest, wire: Wire) -> None:
        self.name = name
        self.room = room
        self.guest = guest
        self.wire = wire
        self.commands = 0
        self.heard: list[FromServer] = []  # what was sent, read
        self.compared = 0  # for tests that look at bytes: how many messages they have looked at

    def new_id(self) -> str:
        self.commands += 1
        return f"{self.name}-{self.commands}"

    async def send(self, command: Commands) -> Ack | Reject:
        """Send a command; the answer to it."""
        before = len(self.wire.sent)
        await self.room.command(self.guest, command)
        for data in self.wire.sent[before:]:
            message = read_server(data)
            if isinstance(message, Ack | Reject) and message.id == command.id:
                return message
        raise AssertionError(f"{command} was not answered")

    async def does(self, command: Commands) -> Ack:
        answer = await self.send(command)
        assert isinstance(answer, Ack), answer
        await settle()
        return answer

    async def cannot(self, command: Commands) -> str:
        """The code of the refusal; nothing has changed."""
        before = self.room.table.seq
        answer = await self.send(command)
        assert isinstance(answer, Reject), answer
        assert self.room.table.seq == before
        return answer.code

    async def act(self, *words: str) -> Ack:
        """Answer whatever this seat is asked now."""
        return await self.does(Act(self.new_id(), self.frame(), list(words)))

    async def cannot_act(self, *words: str) -> str:
        return await self.cannot(Act(self.new_id(), self.frame(), list(words)))

    async def confirm(self, entropy: str = "") -> Ack:
        return await self.does(Confirm(self.new_id(), entropy))

    async def say(self, text: str) -> Ack:
        return await self.does(Chat(self.new_id(), text))

    async def hand_over(self) -> str:
        """The token for another device."""
        ack = await self.does(HandOver(self.new_id()))
        assert isinstance(ack.token, str)
        return ack.token

    async def leave(self) -> None:
        self.wire.is_open = False
        await self.room.leave(self.guest)
        await settle()

    def frame(self) -> str:
        """Of the question this seat was told last."""
        you = self.you()
        assert you is not None and you.ask is not None, "this seat is not asked"
        return str(you.ask.frame)

    def you(self) -> Any:
        """What only this seat was told, last."""
        told = (m for m in reversed(self.told()) if isinstance(m, StepMessage | Welcome))
        return next(m.you for m in told if m.you is not UNSET)

    def told(self) -> list[FromServer]:
        self.heard += [read_server(data) for data in self.wire.sent[len(self.heard) :]]
        return self.heard

    def steps(self) -> list[StepMessage]:
        return [message for message in self.told() if isinstance(message, StepMessage)]

    def news(self) -> list[str]:
        """The kinds of rows this client was told of, one by one."""
        return [step.news.row for step in self.steps()]

    def last(self, kind: type[Found]) -> Found:
        return [message for message in self.told() if isinstance(message, kind)][-1]

    @property
    def bye(self) -> str:
        """Why the server closed the connection, or nothing."""
        return "".join(message.code for message in self.told() if isinstance(message, Bye))

    @property
    def present(self) -> list[bool]:
        told = [m.present for m in self.told() if isinstance(m, Presence | Welcome)]
        return told[-1]


class World:
    """A hall with everything in it that a test wants to hold."""

    def __init__(self, dice: int = 1) -> None:
        self.watch = HandWatch()
        self.store = Memory()
        self.bots = ToldBots(self.watch)
        self.counted = Counted(dice)
        self.clients = 0
        self.tables = self.new_tables()

    def new_tables(self) -> Tables:
        return Tables(self.store, self.bots, self.watch, chance=self.counted.chance())

    async def restart(self) -> None:
        """The process dies and another one starts on the same store."""
        old, self.tables = self.tables, self.new_tables()
        for room in old.rooms.values():
            room.closed = True
        for task in list(old.services.background):
            task.cancel()
        await settle()

    async def make(
        self, seats: str | Sequence[SeatPlan] = "me bot bot", spec: str = "", record: str = "", **options: Any
    ) -> Made:
        """A table; `seats` are words: me, open, bot."""
        plans = [PLANS[word] for word in seats.split()] if isinstance(seats, str) else list(seats)
        spec = spec or f"isle:base;{len(plans)};board=beginner;first=seat"
        return await self.tables.make(Settings(spec, plans, **options), record)

    async def sit(self, made: Made, name: str = "Bob", seat: int | None = None, link: bool = True) -> Seated:
        return await self.tables.sit(made.game, SitDown(name, seat, made.link if link else None))

    async def enter(self, game: str, token: str | None = None, **hello: Any) -> Client:
        room = await self.tables.room(game)
        wire = Wire()
        guest = await room.enter(wire, Hello(game, token=token, **hello))
        await settle()
        self.clients += 1
        return Client(f"c{self.clients}", room, guest, wire)

    async def table(self, seats: str = "me me me", **options: Any) -> tuple[Made, list[Client]]:
        """A table whose own seats are connected, before anybody has confirmed."""
        made = await self.make(seats, **options)
        return made, [await self.enter(made.game, token) for token in made.tokens.values()]

    async def game(self, seats: str = "me me me", **options: Any) -> tuple[Made, list[Client]]:
        """A game that has begun."""
        made, clients = await self.table(seats, **options)
        for client in clients:
            await client.confirm()
        return made, clients

    def room(self, made: Made) -> Room:
        return self.tables.rooms[made.game]

    def loaded(self, game: str) -> Table:
        """The table as its log alone tells it."""
        return Table.load(self.store.kept[game])


PLANS = {
    "me": SeatPlan("mine", name="Ann"),
    "open": SeatPlan("open"),
    "bot": SeatPlan("bot"),
    "random": SeatPlan("bot", "random"),
}

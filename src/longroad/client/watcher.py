"""A table seen over the network. The connection mends itself: what was missed is asked for again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from types import TracebackType
from typing import Any, Self, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from longroad.client.trouble import Dismissed, Left, Lost, Refused, ServerTrouble
from longroad.errors import BadSpec
from longroad.families import family_of
from longroad.legend import Legend
from longroad.picture import Picture
from longroad.server.messages import (
    PROTOCOL,
    Ack,
    Bye,
    Commands,
    FromServer,
    Hello,
    Presence,
    Reject,
    StepMessage,
    TableInfo,
    Trouble,
    Wait,
    Welcome,
    You,
    read_server,
    write,
)

SOCKET = "/api/socket"
KEPT = 1000  # messages for whoever iterates; the oldest go first, and the picture misses nothing
LARGEST = 1 << 24  # bytes of a message
FIRST_REST, LONGEST_REST = 0.25, 10.0  # seconds between attempts to connect
GOODBYE = 2.0  # seconds for the server to close a connection, too
SLOWER = 1.25  # times as long between commands, whenever the server finds them too fast
ATTEMPTS = 30  # in vain, one after the other
PASSING = ("table-closing", "table-store-trouble")  # refusals that may be over in a moment

Sleep = Callable[[float], Awaitable[None]]


@dataclass
class Pending:
    """A command that has no answer yet, and the connection over which it was sent last."""

    command: Commands
    answer: asyncio.Future[Ack]
    socket: ClientConnection | None = None


class Again(Exception):
    """Trouble that passes: connect again after so many seconds; None means that it is up to us."""

    def __init__(self, trouble: ServerTrouble, seconds: float | None = None) -> None:
        super().__init__(str(trouble))
        self.trouble = trouble
        self.seconds = seconds


class Watcher:
    """Sees what everybody sees at a table. Use it with `async with`; then it is up to date.

    `table`, `picture`, `present` and `seq` are always as of the last message. Iterate to get the messages
    themselves, or wait with `until`.
    """

    def __init__(
        self,
        url: str,
        game: str,
        *,
        texts: bool = True,
        muted: Sequence[int] = (),
        kept: int = KEPT,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.url = url
        self.hello = Hello(game, PROTOCOL, texts=texts, muted=[*muted])
        self.seq = 0
        self.seat: int | None = None
        self.is_host = False
        self.table: TableInfo
        self.picture: Picture | None = None
        self.legend = Legend()
        self.you: You | None = None
        self.waits: list[Wait] = []
        self.present: list[bool] = []
        self.watching = 0
        self.sleep = sleep
        self._socket: ClientConnection | None = None
        self._greeting = True  # hello was said, or will be, and not answered yet
        self._welcomes = 0
        self._gap = 0.0  # seconds between commands; more than none once the server finds it too fast
        self._next = 0.0  # when the next command may be sent
        self._pending: dict[str, Pending] = {}
        self._delayed: set[asyncio.Task[None]] = set()
        self._inbox: deque[FromServer] = deque(maxlen=kept)
        self._changed = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._end: ServerTrouble | None = None

    # -- for everybody -----------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._life = asyncio.create_task(self._live())
        try:
            await self.until(lambda: self._welcomes > 0)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave. Whoever still waits for something gets Left."""
        self._finish(Left("The connection was closed."))
        for task in [*self._delayed, *([self._life] if self._life is not None else [])]:
            task.cancel()
            await asyncio.wait({task})

    @property
    def over(self) -> bool:
        return self.table.state == "over"

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so; ServerTrouble if that can't come any more."""
        while not condition():
            if self._end is not None:
                raise self._end
            await self._changed.wait()

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        """What the server tells, each message when it has been taken into account; ends with `close`."""
        while True:
            while self._inbox:
                yield self._inbox.popleft()
            if isinstance(self._end, Left):
                return
            if self._end is not None:
                raise self._end
            await self._changed.wait()

    def unread(self) -> list[FromServer]:
        """The messages since the last look, as far as kept."""
        messages = [*self._inbox]
        self._inbox.clear()
        return messages

    # -- the connection ----------------------------------------------------------------------------------

    async def _live(self) -> None:
        """Be connected, again and again, until there is a reason not to be."""
        try:
            failures = 0
            while True:
                before, seconds = self._welcomes, None
                trouble: ServerTrouble = Lost(f"The server at {self.url} has closed the connection.")
                try:
                    await self._visit()
                except Again as again:
                    trouble, seconds = again.trouble, again.seconds
                except (OSError, WebSocketException) as error:
                    trouble = Lost(f"The server at {self.url} can't be reached: {error}.")
                if self._welcomes == 0:
                    raise trouble  # who has never been there is told at once
                failures = failures + 1 if self._welcomes == before else 0
                if failures == ATTEMPTS:
                    raise trouble
                rest = min(FIRST_REST * 2**failures, LONGEST_REST)
                await self.sleep(rest if seconds is None else seconds)
        except ServerTrouble as trouble:
            self._finish(trouble)
        except msgspec.MsgspecError as error:
            self._finish(Lost(f"The server at {self.url} can't be understood: {error}."))

    async def _visit(self) -> None:
        """One connection from beginning to end."""
        try:
            async with connect(
                socket_of(self.url), compression=None, max_size=LARGEST, close_timeout=GOODBYE
            ) as socket:
                self._socket = socket
                await self._greet()
                async for data in socket:
                    await self._hear(read_server(data))
        except InvalidStatus as error:
            raise turned_away(error) from error
        finally:
            self._socket = None

    async def _greet(self) -> None:
        self._greeting = True
        await self._send(msgspec.structs.replace(self.hello, since=self.seq or None))

    async def _send(self, message: Hello | Commands) -> None:
        """Send it now if there is a connection; if there is none, pending commands are sent later anyway."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(write(message), text=True)

    async def _submit(self, pending: Pending) -> None:
        """Send a command, once over each connection."""
        await self._slow_down()
        if not (pending.answer.done() or self._greeting or pending.socket is self._socket):
            pending.socket = self._socket
            await self._send(pending.command)

    async def _slow_down(self) -> None:
        now = asyncio.get_running_loop().time()
        due, self._next = self._next, max(now, self._next) + self._gap
        if due > now:
            await self.sleep(due - now)

    async def _hear(self, message: FromServer) -> None:
        match message:
            case Welcome():
                await self._take(message)
            case StepMessage():
                if self._greeting or message.seq <= self.seq:
                    return  # the welcome has it, or had it
                if message.seq > self.seq + 1:
                    await self._greet()
                    return
                self._follow(message)
            case Ack():
                if message.id in self._pending:
                    settle(self._pending[message.id], message)
            case Reject():
                await self._refused(message)
            case Presence():
                self.present, self.watching = message.present, message.watching
            case Bye():
                goodbye = Dismissed(message.code, message.text)
                raise goodbye if message.retry is None else Again(goodbye, message.retry / 1000)
        self._inbox.append(message)
        self._notify()

    async def _take(self, welcome: Welcome) -> None:
        """Everything as it is now. Commands without an answer are sent again; the server knows them by id."""
        self.seq, self.seat, self.is_host = welcome.seq, welcome.seat, welcome.host
        self.table, self.present, self.you = welcome.table, welcome.present, welcome.you
        self.waits = welcome.waits
        if welcome.picture is not UNSET:
            self.picture = None if welcome.picture is None else patched(None, welcome.picture)
        if welcome.legend is not UNSET:
            self.legend = welcome.legend
        self._greeting = False
        self._welcomes += 1
        for pending in [*self._pending.values()]:
            await self._submit(pending)

    def _follow(self, step: StepMessage) -> None:
        self.seq = step.seq
        if step.table is not UNSET:
            self.table = step.table
        if step.you is not UNSET:
            self.you = step.you
        if step.waits is not UNSET:
            self.waits = step.waits
        if step.patch is not UNSET:
            self.picture = patched(self.picture, step.patch)

    async def _refused(self, reject: Reject) -> None:
        refusal = Refused(reject.code, reject.args, reject.text)
        pending = self._pending.get(reject.id or "")
        if reject.code == "table-too-fast" and (pending is not None or self._greeting):
            self._say_later(reject.args["wait"] / 1000, pending)
        elif pending is not None:
            settle(pending, refusal)
        elif reject.id is None and self._greeting:
            raise Again(refusal) if reject.code in PASSING else refusal

    def _say_later(self, seconds: float, pending: Pending | None) -> None:
        """The same again when there has been time; without a command it is the hello."""
        if pending is not None:
            pending.socket = None  # as if it had not been sent
            self._gap = max(seconds, SLOWER * self._gap)

        async def wait_and_say() -> None:
            await self.sleep(seconds)
            if pending is None:
                await self._greet()
            else:
                await self._submit(pending)

        task = asyncio.create_task(wait_and_say())
        self._delayed.add(task)
        task.add_done_callback(self._delayed.discard)

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _finish(self, trouble: ServerTrouble) -> None:
        if self._end is None:
            self._end = trouble
        for pending in self._pending.values():
            settle(pending, self._end)
        self._notify()

    async def _carry_out(self, command: Commands) -> Ack:
        """Send a command; returns when it is done and everything here knows it."""
        if self._end is not None:
            raise self._end
        pending = Pending(command, asyncio.get_running_loop().create_future())
        self._pending[command.id] = pending
        try:
            await self._submit(pending)
            ack = await pending.answer
        finally:
            del self._pending[command.id]
        await self.until(lambda: self.seq >= ack.seq)
        return ack


def settle(pending: Pending, answer: Ack | ServerTrouble) -> None:
    if pending.answer.done():
        return
    if isinstance(answer, Ack):
        pending.answer.set_result(answer)
    else:
        pending.answer.set_exception(answer)


def socket_of(url: str) -> str:
    """The address of the socket of a server."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Lost(f"{url!r} is not the address of a server: it begins with http:// or https://.")
    return f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}{parts.path.rstrip('/')}{SOCKET}"


def turned_away(error: InvalidStatus) -> Exception:
    """What an answer means that is no socket."""
    response = error.response
    try:
        trouble = msgspec.json.decode(response.body or b"", type=Trouble)
    except msgspec.MsgspecError:
        return Lost(f"The server answers {response.status_code} instead of opening a socket.")
    refusal = Refused(trouble.code, trouble.args, trouble.text)
    seconds = response.headers.get("Retry-After", "")
    if response.status_code in (429, 503):
        return Again(refusal, float(seconds) if seconds.isdigit() else None)
    return refusal


def kind_of(spec: str) -> type[Picture]:
    """The class of a game's pictures; of a family that isn't installed here, what all families show."""
    try:
        return family_of(spec).picture
    except BadSpec:
        return Picture


hints_of = cache(get_type_hints)


def patched(picture: Picture | None, patch: dict[str, Any]) -> Picture:
    """The picture with the sections that changed; where there was none, they are all there."""
    kind = kind_of(patch["spec"]) if picture is None else type(picture)
    hints = hints_of(kind)
    changed = {name: msgspec.convert(value, hints[name]) for name, value in patch.items() if name in hints}
    return kind(**changed) if picture is None else msgspec.structs.replace(picture, **changed)

"""The socket of a table: a hello, then commands, each answered and none too many."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
import structlog

from longroad.server.connection import SOCKET, SocketConnection
from longroad.server.guard import Message, Receive, Send, refuse
from longroad.server.guests import Guest
from longroad.server.limits import Bucket, Visitor, Visitors
from longroad.server.messages import (
    PROTOCOL,
    Act,
    Chat,
    Commands,
    Cover,
    FromClient,
    HandOver,
    Hello,
    Ping,
    Pong,
    Rematch,
    Rename,
    Silence,
    Vote,
    read_client,
    reject,
    write,
)
from longroad.server.room import Room
from longroad.server.store import StoreTrouble
from longroad.server.table import Refused
from longroad.server.tables import Tables

HELLO = 5.0  # seconds to say who one is
HELLO_COSTS = 5  # a hello is as much work as so many commands
ACTIONS = 8  # of a bundle, which are as much work as one more
TALK = Chat | Rename | Silence | Vote | Cover | HandOver  # what everybody is told and is no play
LONGEST = 16_384  # bytes of a client's message

logger = structlog.get_logger("longroad.server")


class Sessions:
    """The ASGI app of the WebSocket."""

    def __init__(
        self, tables: Tables, visitors: Visitors, timed: Callable[[float], None], hello: float = HELLO
    ) -> None:
        self.tables = tables
        self.visitors = visitors
        self.timed = timed  # how long a command took
        self.hello = hello

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await refuse(Refused("server-needs-socket"), scope, receive, send)
            return
        visitor = self.visitors.of(scope["client"])
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection = SocketConnection(scope["extensions"].pop(SOCKET))  # else the socket would hold itself
        refusal = self.visitors.enter(visitor)
        if refusal:
            connection.dismiss(refusal)
            return
        session = Session(self, connection, visitor)
        try:
            await session.run(receive)
        finally:
            self.visitors.leave(visitor)
            await session.leave()
            connection.socket.noted = lambda: None


class Session:
    """One socket, from the hello to the end."""

    def __init__(self, sessions: Sessions, connection: SocketConnection, visitor: Visitor) -> None:
        self.sessions = sessions
        self.tables = sessions.tables
        self.connection = connection
        self.visitor = visitor
        self.now = sessions.visitors.now
        limits, now = sessions.visitors.limits, self.now()
        self.commands = Bucket(limits.socket_commands, now)
        self.chat = Bucket(limits.socket_chat, now)
        self.strikes = Bucket(limits.strikes, now)
        self.room: Room | None = None
        self.guest: Guest | None = None
        connection.socket.noted = self.note

    async def run(self, receive: Receive) -> None:
        """Read messages; a client without a table has to say hello in time."""
        clock = asyncio.get_running_loop().time
        due = clock() + self.sessions.hello
        while True:
            try:
                async with asyncio.timeout_at(due if self.guest is None else None):
                    message = await receive()
            except TimeoutError:
                self.connection.dismiss("silent")
                return
            if message["type"] != "websocket.receive":
                return
            if self.guest is not None:
                due = clock() + self.sessions.hello
            await self.hear(message.get("text"))

    async def leave(self) -> None:
        """Leave the room; the connection no longer keeps its table in memory."""
        room, guest = self.room, self.guest
        self.room = self.guest = None
        if room is None or guest is None:
            return
        told = room.told
        self.connection.seq = lambda: told
        try:
            await room.leave(guest)
        except StoreTrouble as trouble:
            logger.error("a departure could not be noted", game=room.table.game_id, trouble=str(trouble))

    async def hear(self, text: str | None) -> None:
        """One message."""
        if not self.connection.socket.is_open:
            return
        try:
            message = read_client(text or "")
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.strike(Refused("table-garbled", {"why": str(error)}), id_in(text), "garbled")
            return
        wait = self.wait_for(message)
        if wait > 0:
            self.strike(Refused("table-too-fast", {"wait": round(wait * 1000) + 1}), id_of(message), "fast")
        elif isinstance(message, Ping):
            self.connection.send(write(Pong(self.connection.seq(), (self.room or self.tables.watch).now())))
        elif isinstance(message, Hello):
            await self.greet(message)
        else:
            await self.command(message)

    def note(self) -> None:
        """Count a ping of WebSocket, a pong or a fragment like a message."""
        if self.connection.check() and self.wait(1) > 0 and self.strikes.take(self.now()) > 0:
            self.connection.dismiss("fast")

    def wait(self, cost: float) -> float:
        """The seconds until there is room for so much; 0 if there is."""
        now = self.now()
        return self.commands.take(now, cost) or self.visitor.commands.take(now, cost)

    def wait_for(self, message: FromClient) -> float:
        """The seconds that this comes too early; 0 if it doesn't."""
        now = self.now()
        wait = self.wait(cost_of(message))
        if isinstance(message, TALK) and not wait:
            wait = self.chat.take(now) or self.visitor.chat.take(now)
        elif isinstance(message, Rematch) and not wait and self.may_make_a_table():
            wait = self.visitor.tables.take(now)
        return wait

    def may_make_a_table(self) -> bool:
        """Whether a rematch would make one."""
        return self.room is not None and self.room.table.state == "over" and not self.room.table.rematch

    def strike(self, refusal: Refused, id: str | None, goodbye: str) -> None:
        """Refuse a message; close the connection after too many of them."""
        self.reject(refusal, id)
        if self.strikes.take(self.now()) > 0:
            self.connection.dismiss(goodbye)

    def reject(self, refusal: Refused, id: str | None) -> None:
        self.tables.services.counted("reject")
        self.connection.send(write(reject(self.connection.seq(), id, refusal, self.connection.texts)))

    async def greet(self, hello: Hello) -> None:
        """The first hello, or one more because something was missed."""
        if hello.protocol != PROTOCOL:
            self.connection.dismiss("protocol")
            return
        self.connection.texts = hello.texts
        try:
            room = await self.tables.room(
                hello.game, hello.token or hello.host, lambda: self.connection.socket.is_open
            )
            if room is not self.room:
                await self.leave()
            self.guest = await room.enter(self.connection, hello, self.guest)
        except Refused as refusal:
            self.reject(refusal, None)
        except StoreTrouble as trouble:
            logger.error("a guest could not enter", game=hello.game, trouble=str(trouble))
            self.reject(Refused("table-store-trouble"), None)
        else:
            self.room = room
            self.connection.seq = lambda: room.told

    async def command(self, command: Commands) -> None:
        if self.room is None or self.guest is None:
            self.strike(Refused("table-hello-first"), command.id, "garbled")
            return
        began = time.perf_counter()
        await self.room.command(self.guest, command)
        self.sessions.timed(time.perf_counter() - began)


def cost_of(message: FromClient) -> int:
    """As how many commands a message counts."""
    if isinstance(message, Act):
        return 1 + len(message.actions) // ACTIONS
    return HELLO_COSTS if isinstance(message, Hello) else 1


class JustId(msgspec.Struct):
    id: str | None = None


def id_in(text: str | None) -> str | None:
    """The id of a command that can't be read otherwise."""
    try:
        found = msgspec.json.decode(text or "", type=JustId).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return found if found is None or len(found) <= 40 else None


def id_of(message: FromClient) -> str | None:
    return getattr(message, "id", None)

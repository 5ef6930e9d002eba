"""Writes docs/protocol-example.jsonl: every message of a short game in which nothing is left to chance.

python -m tools.record_protocol
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct, to_builtins
from msgspec.structs import fields

from longroad.server.guests import Guest
from longroad.server.messages import (
    PROTOCOL,
    Act,
    Chat,
    Command,
    Confirm,
    HandOver,
    Hello,
    Made,
    Rematch,
    Seated,
    SitDown,
    Undo,
    Vote,
    read_client,
    write,
)
from longroad.server.room import Room
from longroad.server.settings import SeatPlan, Settings
from longroad.server.tables import Chance, Tables
from tests.server.fakes import HandWatch, Memory, ToldBots

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs/protocol-example.jsonl"

SPEC = "isle:base;3;board=beginner;first=seat"
SECRET = 1  # of the dice: one with which the story below can be told
BEGIN = 1_767_225_600_000


def counted(name: str, digits: int) -> Callable[[], str]:
    """Names by number: nobody can guess real ones."""
    numbers = iter(range(1, 100))
    return lambda: f"{name}{next(numbers):0{digits}}"


class Device:
    """Somebody's browser; what it sends and is told goes into the story."""

    def __init__(self, story: Story, who: str, game: str, token: str | None = None) -> None:
        self.story = story
        self.who = who
        self.game = game
        self.token = token
        self.guest: Guest | None = None
        self.seq = 0
        self.asked: dict[str, Any] | None = None  # the question this device was told last
        self.commands = 0
        self.is_open = True

    # what a room wants of a connection

    def send(self, data: bytes) -> None:
        if not self.is_open:
            return
        message = json.loads(data)
        self.story.note(self.who, "is told", message)
        self.seq = max(self.seq, message["seq"])
        if "you" in message:
            self.asked = message["you"] and message["you"]["ask"]

    def close(self, bye: bytes) -> None:
        self.send(bye)
        self.is_open = False

    # what somebody does with it

    async def hello(self, **more: Any) -> None:
        hello = Hello(self.game, PROTOCOL, self.token, texts=True, **more)
        self.story.note(self.who, "sends", sent(hello))
        self.guest = await (await self.story.tables.room(self.game)).enter(self, hello)
        await self.story.settle()

    async def command(self, command: type[Command], *args: Any, id: str = "", **more: Any) -> str:
        """Send a command; its id."""
        if not id:
            self.commands += 1
            id = f"{self.who}-{self.commands}"
        wish: Any = command(id, *args, **more)
        self.story.note(self.who, "sends", sent(wish))
        assert self.guest is not None
        await self.room.command(self.guest, wish)
        await self.story.settle()
        return id

    async def act(self, *actions: str) -> None:
        await self.command(Act, self.frame, list(actions))

    async def leave(self) -> None:
        assert self.guest is not None
        self.story.note(self.who, "is gone", None)
        await self.room.leave(self.guest)
        await self.story.settle()

    @property
    def frame(self) -> str:
        return str(self.asked["frame"]) if self.asked else ""

    def option(self, verb: str) -> str:
        """The first thing of a kind that may be done now."""
        options = self.asked["options"] if self.asked else []
        return next(str(option["words"]) for option in options if option["verb"] == verb)

    @property
    def room(self) -> Room:
        return self.story.tables.rooms[self.game]


def sent(message: Any) -> dict[str, Any]:
    """A message as a client writes it: what would be so anyway is left out."""
    whole: dict[str, Any] = json.loads(write(message))
    plain = without_defaults(message, whole)
    assert read_client(json.dumps(plain)) == message
    return plain


def without_defaults(struct: Struct, whole: dict[str, Any]) -> dict[str, Any]:
    needless = {
        f.encode_name for f in fields(struct) if not f.required and getattr(struct, f.name) == default(f)
    }
    return {name: value for name, value in whole.items() if name not in needless}


def default(field: Any) -> Any:
    return field.default_factory() if field.default is NODEFAULT else field.default


def asked(wish: Settings | SitDown) -> dict[str, Any]:
    """The body of a request, without what would be so anyway."""
    whole: dict[str, Any] = to_builtins(wish)
    return without_defaults(wish, whole)


class Story:
    """The session, told line by line, in scenes."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.scene = ""
        self.watch = HandWatch(BEGIN)
        chance = Chance(
            counted("example-token-", 12), counted("example-", 2), lambda: SECRET.to_bytes(32, "big")
        )
        self.tables = Tables(Memory(), ToldBots(self.watch), self.watch, chance=chance)

    def note(self, who: str, way: str, message: Any) -> None:
        line = {"scene": self.scene, "at": self.watch.time, "who": who, "way": way}
        self.lines.append(line if message is None else {**line, "message": message})

    async def settle(self) -> None:
        """Let everything happen that can happen now; then a moment passes."""
        await self.watch.forward(0.02)

    async def wait(self, milliseconds: int) -> None:
        await self.watch.forward(milliseconds / 1000)
        await self.settle()

    def answer(self, name: str) -> str:
        """What the last acknowledgement brought."""
        told = [line["message"] for line in self.lines if line["way"] == "is told"]
        return str([message for message in told if message["type"] == "ack"][-1][name])

    async def make(self, who: str, settings: Settings) -> Made:
        self.note(who, "asks", {"POST": "/api/tables", "body": asked(settings)})
        made = await self.tables.make(settings)
        self.note(who, "is answered", to_builtins(made, str_keys=True))
        return made

    async def sit(self, who: str, game: str, wish: SitDown) -> Seated:
        self.note(who, "asks", {"POST": f"/api/tables/{game}/seats", "body": asked(wish)})
        seated = await self.tables.sit(game, wish)
        self.note(who, "is answered", to_builtins(seated))
        await self.settle()
        return seated


async def told() -> list[dict[str, Any]]:
    """Ann and Ben play against a bot."""
    story = Story()

    story.scene = "making a table"
    plans = [SeatPlan("mine", name="Ann"), SeatPlan("open"), SeatPlan("bot", "greedy")]
    made = await story.make("blue", Settings(SPEC, plans))
    ann = Device(story, "blue", made.game, made.tokens[0])

    story.scene = "hello"
    await ann.hello(host=made.host)

    story.scene = "sitting down"
    seated = await story.sit("white", made.game, SitDown("Ben", link=made.link))
    ben = Device(story, "white", made.game, seated.token)
    await ben.hello()

    story.scene = "starting"
    await ben.command(Confirm, "my dog is called Rex")
    await ann.command(Confirm, "dice, be kind")

    story.scene = "an answer"
    before = ann.frame
    id = await ann.command(Act, before, ["roll"])

    story.scene = "a retry"
    await ann.command(Act, before, ["roll"], id=id)

    story.scene = "a late answer"
    await ann.command(Act, before, ["roll"])

    story.scene = "a refusal"
    await ann.act("build city C3.N")

    story.scene = "undo"
    await ann.act(ann.option("build road {side}"))
    await ann.command(Undo)

    story.scene = "two are asked"
    await ann.act("propose trade", "give lumber", "ask ore", "make offer")
    await story.wait(700)
    await ben.act("decline")

    story.scene = "chat"
    await ben.command(Chat, "I need my ore myself.")
    await ben.command(Chat, phrase="moment")

    story.scene = "coming back"
    known = ben.seq
    await ben.leave()
    await ann.act("end turn")
    await ben.hello(since=known)

    story.scene = "coming back in time"
    await ben.leave()
    await ben.hello(since=ben.seq)

    story.scene = "another device"
    await ben.command(HandOver)
    phone = Device(story, "phone", made.game, story.answer("token"))
    await phone.hello()
    await ben.leave()

    story.scene = "watching"
    carol = Device(story, "spectator", made.game)
    await carol.hello()

    story.scene = "ending"
    await ann.command(Vote, "end")
    await phone.command(Vote, "end")

    story.scene = "a rematch"
    await ann.command(Rematch)

    story.scene = "goodbye"
    await story.tables.close()
    return in_order(story.lines)


def in_order(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who is told first isn't promised: here it is whoever sent something, then the others by name."""
    told: list[dict[str, Any]] = []
    sender = ""
    for way, group in groupby(lines, key=lambda line: (line["way"], line["scene"], line["at"])):
        found = list(group)
        if way[0] == "is told":
            found.sort(key=lambda line: (line["who"] != sender, line["who"]))
        else:
            sender = found[-1]["who"]
        told += found
    return told


# -- writing it down -------------------------------------------------------------------------------------


def recording() -> str:
    """The whole example, a line for each message."""
    lines = asyncio.run(told())
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


if __name__ == "__main__":
    EXAMPLE.write_text(recording(), encoding="utf-8")
    print(f"{EXAMPLE.relative_to(ROOT)} is written")

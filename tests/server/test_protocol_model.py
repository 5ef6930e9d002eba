"""The protocol against a model: whatever lines do to messages, the log and every picture stay right.

Clients act on what they know, which may be old. Their commands arrive late, twice, in any order or not at
all; what they are told they read when they like, or never. The model is the engine alone, which follows
the log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longroad.core.packed import CHANCE
from longroad.core.state import State as Game
from longroad.game import open_game, read_set_up
from longroad.records import Record
from longroad.server.commands import hashed
from longroad.server.guests import Guest
from longroad.server.log import Acted, Created, Started, Undone, read_row
from longroad.server.messages import (
    Act,
    Chat,
    Commands,
    Confirm,
    HandOver,
    Hello,
    PutBot,
    Resign,
    Return,
    Undo,
    Vote,
)
from longroad.server.projections import info_of
from longroad.server.room import Room
from longroad.server.store import StoredRow
from longroad.server.table import Refused
from tests.effort import TIER
from tests.server import positions
from tests.server.fakes import Wire, World, settle

FULL = TIER == "full"
STARTS = {
    "new": "",
    "on turn": positions.on_turn(),
    "discarding": positions.discarding(),
    "with a card": positions.with_card("monopoly"),
}


class Model:
    """The games after each row of a log, by the engine alone."""

    def __init__(self) -> None:
        self.games: list[Game | None] = [None]  # seq -> game
        self.before: list[Game] = []  # answers that may be taken back
        self.given = ""

    def follow(self, rows: list[StoredRow]) -> None:
        for row in rows[len(self.games) - 1 :]:
            assert row.seq == len(self.games)
            last = self.games[-1]
            self.games.append(self.after(read_row(row.body), None if last is None else last.copy()))

    def after(self, row: Any, game: Game | None) -> Game | None:
        match row:
            case Created(record=record):
                self.given = record
            case Started(spec=spec, board=board, dealt=dealt):
                game = open_game(spec, read_set_up(spec, board))
                if self.given:
                    game = Record.read(self.given).game
                self.deal(game, dealt)
            case Acted(seat, actions, dealt):
                assert game is not None
                self.before.append(game.copy())
                for words in actions:
                    game.apply(game.parse(words), seat)
                self.deal(game, dealt)
            case Undone():
                return self.before.pop()
        return game

    def deal(self, game: Game, dealt: list[str]) -> None:
        for words in dealt:
            assert game.to_act == CHANCE
            game.apply(game.parse(words))
        assert game.to_act != CHANCE


def shown(game: Game | None, seat: int | None) -> Any:
    """The picture as it should be at this viewer's."""
    if game is None:
        return None
    picture = game.shows(seat)
    return {name: plain(getattr(picture, name)) for name in picture.__struct_fields__}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@dataclass
class Known:
    """What one device has read, put together."""

    seq: int = 0
    picture: Any = None
    table: Any = None
    you: Any = None

    def read(self, message: Any, since: int | None) -> None:
        if message["type"] == "welcome":
            self.welcome(message, since)
        elif message["type"] == "step":
            assert message["seq"] == self.seq + 1, "a gap or a step told twice"
            self.seq = message["seq"]
            if "patch" in message:
                self.picture = (self.picture or {}) | message["patch"]
            self.table = message.get("table", self.table)
            self.you = message.get("you", self.you)

    def welcome(self, message: Any, since: int | None) -> None:
        if "picture" in message:
            self.picture = message["picture"]
        else:
            assert since == self.seq == message["seq"], "no picture for somebody who needs one"
        missed = [step["seq"] for step in message["missed"]]
        assert missed == list(range(message["seq"] - len(missed) + 1, message["seq"] + 1))
        self.seq, self.table, self.you = message["seq"], message["table"], message["you"]


@dataclass
class Device:
    """A client: a seat's or, with None, a spectator's."""

    seat: int | None
    token: str | None
    known: Known = field(default_factory=Known)
    wire: Wire | None = None
    guest: Guest | None = None
    room: Room | None = None
    since: int | None = None
    read: int = 0
    under_way: list[Commands] = field(default_factory=list)  # sent, but not arrived
    unanswered: dict[str, Commands] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    link: str = ""

    def connected(self) -> bool:
        return self.guest is not None

    def is_asked(self) -> bool:
        return self.connected() and bool(self.known.you and self.known.you["ask"])

    def is_behind(self) -> bool:
        return self.wire is not None and self.read < len(self.wire.sent)


class Tables(RuleBasedStateMachine):
    """Devices, lines and a server that may die."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.world = World()
        self.model = Model()
        self.number = 0
        self.devices: list[Device] = []
        self.full = 0

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.do(self.world.restart())
        self.loop.close()

    # -- the start -----------------------------------------------------------------------------------

    @initialize(start=st.sampled_from(sorted(STARTS)), bot=st.booleans(), dice=st.integers(1, 50))
    def sit_down(self, start: str, bot: bool, dice: int) -> None:
        self.world.counted.dice = dice
        seats = "me me bot" if bot else "me me me"
        self.made = self.do(self.world.make(seats, record=STARTS[start], pace=700, hold=30, undos=3))
        self.devices = [Device(seat, token) for seat, token in self.made.tokens.items()]
        self.devices.append(Device(None, None))
        for device in self.devices:
            self.do(self.enter(device, None))
        for device in self.devices[:-1]:
            self.send(device, Confirm(self.new_id()))
            self.do(self.arrive(device, 0, True))
        assert self.rows()[-1].seq == self.devices[0].room.table.seq  # type: ignore[union-attr]

    def new_id(self) -> str:
        self.number += 1
        return f"id{self.number}"

    def rows(self) -> list[StoredRow]:
        return self.world.store.kept[self.made.game]

    # -- lines ---------------------------------------------------------------------------------------

    async def enter(self, device: Device, since: int | None) -> None:
        wire = Wire()
        room = await self.world.tables.room(self.made.game)
        host = self.made.host if device.seat == 0 else None
        try:
            hello = Hello(self.made.game, token=device.token, host=host, since=since, texts=True)
            guest = await room.enter(wire, hello)
        except Refused:
            assert device.token is None or not self.is_worth(device.token)
            return
        device.wire, device.guest, device.room = wire, guest, room
        device.since, device.read = since, 0
        await settle()

    def is_worth(self, token: str) -> bool:
        table = self.world.tables.rooms[self.made.game].table
        return hashed(token) in [seat.token for seat in table.seats]

    async def arrive(self, device: Device, index: int, remove: bool) -> None:
        """One of the commands that are under way reaches the server."""
        command = device.under_way.pop(index) if remove else device.under_way[index]
        before, told = len(self.rows()), self.told(device)
        is_done = any(row.id is not None and row.id.endswith(f":{command.id}") for row in self.rows())
        assert device.room is not None and device.guest is not None and device.wire is not None
        if not device.wire.is_open:
            return  # a line that the server has ended carries nothing
        sent = len(device.wire.sent)
        await device.room.command(device.guest, command)
        answers = [m for m in map(json.loads, device.wire.sent[sent:]) if m["type"] in ("ack", "reject")]
        assert not is_done or answers[0]["type"] == "ack", "a retry of what was done is acknowledged"
        if answers and answers[0]["type"] == "reject":
            assert len(self.rows()) == before, "what was refused has changed something"
            assert self.told(device) == told
        await settle()

    def told(self, but: Device) -> int:
        """How much everybody else has been sent."""
        return sum(len(d.wire.sent) for d in self.devices if d.wire is not None and d is not but)

    def send(self, device: Device, command: Commands) -> None:
        device.under_way.append(command)
        device.unanswered[command.id] = command

    def cut(self, device: Device) -> None:
        device.under_way.clear()
        device.guest = device.wire = device.room = None

    # -- what happens --------------------------------------------------------------------------------

    numbers = st.integers(0, 5000)

    def one(self, number: int, wanted: Callable[[Device], object] = Device.connected) -> Device | None:
        """One of the devices that this can happen to."""
        found = [device for device in self.devices if wanted(device)]
        return found[number % len(found)] if found else None

    @rule(number=numbers, indices=st.lists(numbers, min_size=1, max_size=4))
    def plays(self, number: int, indices: list[int]) -> None:
        """Those who are asked look at everything and answer, and all goes well."""
        for index in indices:
            for device in self.devices:
                if not device.connected() and number % 4:
                    self.do(self.enter(device, device.known.seq or None))
                self.read(device, 10_000)
            player = self.one(number, Device.is_asked)
            if player is not None:
                self.answer(player, index, 1)
                self.do(self.arrive(player, -1, True))
                self.read(player, 10_000)

    @rule(number=numbers, indices=st.lists(numbers, min_size=1, max_size=4))
    def plays_on(self, number: int, indices: list[int]) -> None:
        self.plays(number, indices)

    @rule(number=numbers, index=numbers, offer=st.booleans())
    def thinks_better_of_it(self, number: int, index: int, offer: bool) -> None:
        if offer:
            self.offers(2 * number, "lumber", "wool")
        else:
            self.plays(number, [index])
        for device in self.devices:
            self.read(device, 10_000)
        player = self.one(number, lambda device: device.known.you and device.known.you["undo"])
        if player is not None and player.connected():
            self.send(player, Undo(self.new_id()))
            self.do(self.arrive(player, -1, index % 2 == 0))

    @rule(number=numbers, index=numbers, dies=st.booleans())
    def loses_the_answer(self, number: int, index: int, dies: bool) -> None:
        """The command arrives, but nobody knows; so it is sent again."""
        player = self.one(number, Device.is_asked)
        if player is not None:
            self.answer(player, index, 1)
            self.do(self.arrive(player, -1, True))
            if dies:
                self.server_dies()
            else:
                self.line_breaks(player)
            self.do(self.enter(player, player.known.seq))
            if player.connected():  # who has resigned is not let in again
                self.send_again(player)
            while player.connected() and player.under_way:
                self.do(self.arrive(player, 0, True))

    @rule(number=numbers, index=numbers)
    def all_answer_at_once(self, number: int, index: int) -> None:
        """And the answers arrive in any order."""
        asked = [device for device in self.devices if device.is_asked()]
        for device in asked:
            self.answer(device, index, 1)
        for device in asked[number % 3 :] + asked[: number % 3]:
            self.do(self.arrive(device, -1, True))

    def answer(self, device: Device, index: int, size: int) -> None:
        ask = device.known.you["ask"]
        options = [option["words"] for option in ask["options"]]
        self.send(device, Act(self.new_id(), ask["frame"], [options[index % len(options)]] * size))

    @rule(number=numbers, index=numbers, size=st.integers(1, 3))
    def answers(self, number: int, index: int, size: int) -> None:
        """A client answers the question it knows, with what it knows to be possible."""
        device = self.one(number, Device.is_asked)
        if device is not None:
            self.answer(device, index, size)

    @rule(number=numbers, give=st.sampled_from(["lumber", "ore"]), ask=st.sampled_from(["wool", "grain"]))
    def offers(self, number: int, give: str, ask: str) -> None:
        device = self.one(number, Device.is_asked)
        if device is not None:
            words = ["propose trade", f"give {give}", f"ask {ask}", "make offer"]
            self.send(device, Act(self.new_id(), device.known.you["ask"]["frame"], words))
            self.do(self.arrive(device, -1, number % 2 == 0))

    @rule(number=numbers, words=st.sampled_from(["end turn", "roll", "nonsense", "accept", "discard ore"]))
    def guesses(self, number: int, words: str) -> None:
        """A client answers a question of which it doesn't know whether it is asked."""
        device = self.one(number)
        if device is not None:
            frame = (device.known.you or {}).get("ask") or {"frame": "1.1"}
            self.send(device, Act(self.new_id(), frame["frame"], [words]))

    @rule(number=numbers, what=st.integers(0, 10), yes=st.booleans(), at_once=st.booleans())
    def commands(self, number: int, what: int, yes: bool, at_once: bool) -> None:
        device, id = self.one(number), self.new_id()
        some: list[Commands] = [
            *(Undo(id), Undo(id), Undo(id), Chat(id, f"says {id}"), HandOver(id), HandOver(id), Return(id)),
            *(Vote(id, "pause", yes), Vote(id, "resume", yes), PutBot(id, number % 3), Resign(id)),
        ]
        if device is not None:
            self.send(device, some[what])
            if at_once:
                self.do(self.arrive(device, -1, True))

    @rule(number=numbers, index=numbers, twice=st.booleans())
    def arrives(self, number: int, index: int, twice: bool) -> None:
        """Commands arrive in any order, and perhaps again later."""
        device = self.one(number, lambda device: device.under_way)
        if device is not None:
            self.do(self.arrive(device, index % len(device.under_way), not twice))

    @rule(number=numbers)
    def all_arrive(self, number: int) -> None:
        device = self.one(number, lambda device: device.under_way)
        while device is not None and device.under_way:
            self.do(self.arrive(device, 0, True))

    @rule(number=numbers)
    def retries(self, number: int) -> None:
        """Whatever was not answered is sent again, with the same ids."""
        device = self.one(number, lambda device: device.connected() and device.unanswered)
        if device is not None:
            self.send_again(device)

    def send_again(self, device: Device) -> None:
        device.under_way += list(device.unanswered.values())

    @rule(number=numbers, some=st.sampled_from([1, 2, 5, 10_000]))
    def reads(self, number: int, some: int) -> None:
        device = self.one(number, Device.is_behind)
        if device is not None:
            self.read(device, some)

    def read(self, device: Device, some: int) -> None:
        if device.wire is None:
            return
        for data in device.wire.sent[device.read :][:some]:
            device.read += 1
            self.reads_one(device, json.loads(data))
            if device.wire is None:
                return

    def reads_one(self, device: Device, message: Any) -> None:
        device.known.read(message, device.since)
        if message["type"] in ("ack", "reject"):
            device.unanswered.pop(message["id"], None)
        if message["type"] == "ack":
            assert device.acked.setdefault(message["id"], message["seq"]) == message["seq"]
            device.link = message.get("token", device.link)
        if message["type"] == "bye":
            self.cut(device)

    @rule(number=numbers, forgets=st.booleans())
    def resumes(self, number: int, forgets: bool) -> None:
        device = self.one(number, lambda device: not device.connected())
        if device is not None:
            if forgets:
                device.known = Known()
            self.do(self.enter(device, device.known.seq or None))

    @rule(number=numbers)
    def another_device_takes_over(self, number: int) -> None:
        device = self.one(number, lambda device: device.link)
        if device is None:
            return
        other = Device(device.seat, device.link)
        device.link = ""
        self.do(self.enter(other, None))
        if other.connected():
            other.acked = device.acked  # whatever was acknowledged stays so
            self.devices[self.devices.index(device)] = other

    @rule(number=numbers, what=st.integers(0, 4), seconds=st.sampled_from([0.7, 10, 31]))
    def life_goes_on(self, number: int, what: int, seconds: float) -> None:
        """Lines break, time passes, disks fill up, servers die."""
        if what == 0:
            self.server_dies()
        elif what == 1:
            self.full = 1 + number % 3
            self.world.store.trouble = self.trouble
        elif what == 2:
            self.do(self.world.watch.forward(seconds))
        else:
            self.line_breaks(self.one(number))

    @rule(number=numbers, returns=st.booleans())
    def is_waited_for(self, number: int, returns: bool) -> None:
        """A player who is asked goes away, and safe moves are made for them."""
        device = self.one(number, Device.is_asked)
        if device is not None:
            self.line_breaks(device)
            self.do(self.world.watch.forward(32))
            if returns:
                self.do(self.enter(device, device.known.seq))

    def line_breaks(self, device: Device | None) -> None:
        if device is not None and device.room is not None and device.guest is not None:
            room, guest = device.room, device.guest
            self.cut(device)
            self.do(room.leave(guest))
            self.do(settle())

    def server_dies(self) -> None:
        """And another process starts on the same store."""
        self.do(self.world.restart())
        for device in self.devices:
            self.cut(device)

    def trouble(self, row: StoredRow) -> Exception | None:
        """For so many rows the disk is full."""
        self.full -= 1
        return self.world.store.disk_full() if self.full >= 0 else None

    # -- what is always so ---------------------------------------------------------------------------

    @invariant()
    @precondition(lambda self: self.devices)
    def the_log_has_no_gaps_and_the_engine_follows_it(self) -> None:
        assert [row.seq for row in self.rows()] == list(range(1, len(self.rows()) + 1))
        self.model.follow(self.rows())

    @invariant()
    @precondition(lambda self: self.devices)
    def whatever_was_acknowledged_is_in_the_log_exactly_once(self) -> None:
        ids = [row.id.rpartition(":")[2] for row in self.rows() if row.id is not None]
        assert len(set(ids)) == len(ids)
        where = {row.id.rpartition(":")[2]: row.seq for row in self.rows() if row.id is not None}
        for device in self.devices:
            for id, seq in device.acked.items():
                assert where[id] == seq

    @invariant()
    @precondition(lambda self: self.devices)
    def every_picture_is_that_of_its_moment(self) -> None:
        self.model.follow(self.rows())
        for device in self.devices:
            if device.known.seq:
                game = self.model.games[device.known.seq]
                assert device.known.picture == shown(game, device.seat)
                self.check_question(device, game)

    def check_question(self, device: Device, game: Game | None) -> None:
        table, you = device.known.table, device.known.you
        if device.seat is None or game is None:
            assert you is None
            return
        if table["state"] != "playing" or table["paused"]:
            assert you["ask"] is None
            return
        prompt = game.asked(device.seat)
        assert (you["ask"] is None) == (prompt is None)
        if prompt is not None:
            options = [option["words"] for option in you["ask"]["options"]]
            assert options == game.menu(device.seat)
            assert (you["ask"]["text"], you["ask"]["purpose"]) == (str(prompt), prompt.purpose)

    @invariant()
    @precondition(lambda self: self.devices)
    def nobody_who_reads_everything_is_behind(self) -> None:
        for device in self.devices:
            if device.wire is None or device.room is None or device.read < len(device.wire.sent):
                continue
            assert device.known.seq == len(self.rows())
            assert device.known.table == plain(info_of(device.room.table))


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=500 if FULL else 30,
    stateful_step_count=80 if FULL else 50,
    derandomize=not FULL,  # the long run looks for new stories
    deadline=None,
)

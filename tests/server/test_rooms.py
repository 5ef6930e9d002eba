"""A room under stress: lines that break, stores that fail, rooms that close while somebody comes in."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import UNSET

from longroad.game import new_game
from longroad.records import Record
from longroad.server import commands
from longroad.server.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    Confirm,
    Hello,
    Reject,
    Resign,
    Return,
    SitDown,
    Vote,
    Welcome,
)
from longroad.server.recent_rows import RECENT_ROWS
from longroad.server.settings import Clock
from longroad.server.store import DuplicateId, StoredRow
from longroad.server.table import Refused
from longroad.server.tables import KEEP_IDLE
from tests.server import positions
from tests.server.fakes import Wire, World, settle, story

GAME = "game-0001"


class Gate:
    """Holds writers up until it is opened."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.opened = asyncio.Event()
        self.waiting = 0
        world.store.gate = self

    async def __call__(self, row: StoredRow) -> None:
        self.waiting += 1
        await self.opened.wait()
        self.waiting -= 1

    async def open(self) -> None:
        self.world.store.gate = None
        self.opened.set()
        await settle()


async def refusal(work: Any) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


def background(world: World) -> int:
    return len(world.tables.services.background)


# -- order ---------------------------------------------------------------------------------------------


@story
async def test_nothing_is_acknowledged_or_told_before_it_is_written() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me")
    gate = Gate(world)
    before = [len(client.wire.sent) for client in (ann, ben)]
    work = asyncio.create_task(ann.room.command(ann.guest, Chat("1", "hello")))
    await settle()
    assert gate.waiting == 1
    assert [len(client.wire.sent) for client in (ann, ben)] == before
    assert ann.room.table.seq == len(world.store.kept[GAME])
    await gate.open()
    await work
    assert ann.last(Ack).id == "1" and ben.news()[-1] == "said"


@story
async def test_commands_are_carried_out_one_after_the_other() -> None:
    world = World()
    _, clients = await world.game("me me me")
    gate = Gate(world)
    work = [
        asyncio.create_task(client.room.command(client.guest, Chat(f"{number}", f"{number}")))
        for number, client in enumerate(clients * 3)
    ]
    await settle()
    assert gate.waiting == 1
    await gate.open()
    await asyncio.gather(*work)
    said = [step.news.text for step in clients[0].steps() if step.news.row == "said"]
    assert said == [str(number) for number in range(9)]


@story
async def test_an_answer_that_is_being_written_when_time_runs_out_is_in_time() -> None:
    world = World()
    record = positions.on_turn()
    _, (ann, ben, cleo) = await world.game("me me me", record=record, clock=Clock(600), hold=600)
    await world.watch.forward(590)
    await ben.leave()
    gate = Gate(world)
    answering = asyncio.create_task(ann.act("end turn"))
    await world.watch.forward(11)
    await gate.open()
    await answering
    assert cleo.news()[-1] == "acted"  # and ben, who is asked now, is waited for
    await world.watch.forward(588)
    assert cleo.news()[-1] == "acted"
    await world.watch.forward(1)
    assert (cleo.news()[-1], ben.room.table.seats[1].away) == ("away", "gone")


# -- whoever breaks off --------------------------------------------------------------------------------


@story
async def test_a_command_is_finished_even_if_the_connection_breaks_off() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me")
    gate = Gate(world)
    work = asyncio.create_task(ann.room.command(ann.guest, Chat("1", "hello")))
    await settle()
    work.cancel()
    leaving = asyncio.create_task(ann.leave())
    await settle()
    await gate.open()
    await leaving
    assert (ben.news()[-1], ben.present) == ("said", [False, True, True])
    assert world.loaded(GAME).seq == ben.room.table.seq
    await ben.say("are you there")


@story
async def test_whoever_breaks_off_while_coming_in_is_not_there() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me")
    token = await ann.hand_over()
    await ann.leave()
    gate = Gate(world)
    work = asyncio.create_task(ben.room.enter(Wire(), Hello(GAME, token=token)))
    await settle()
    assert gate.waiting == 1
    work.cancel()
    await gate.open()
    assert ben.present == [False, True, True]
    assert len(ben.room.guests.here) == 2
    assert ben.news()[-1] == "handed"
    assert (await world.enter(made.game, token)).last(Welcome).seat == 0


@story
async def test_whoever_breaks_off_while_sitting_down_has_sat_down() -> None:
    world = World()
    made = await world.make("me open open")
    gate = Gate(world)
    work = asyncio.create_task(world.tables.sit(made.game, SitDown("Bob", None, made.link)))
    await settle()
    work.cancel()
    await gate.open()
    assert world.room(made).table.seats[1].name == "Bob"
    assert world.loaded(made.game).seq == world.room(made).table.seq == 2


# -- stores that fail ----------------------------------------------------------------------------------


@story
async def test_what_could_not_be_written_has_not_happened_and_may_be_tried_again() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me")
    told = len(ben.wire.sent)
    world.store.trouble = lambda row: world.store.disk_full()
    command = Act("1", ann.frame(), ["roll"])
    assert await ann.cannot(command) == "table-store-trouble"
    assert len(ben.wire.sent) == told
    world.store.trouble = lambda row: None
    await ann.does(command)
    assert world.loaded(GAME).seq == ann.room.table.seq


@story
async def test_the_start_is_tried_again_when_the_store_can_be_written() -> None:
    world = World()
    made, (ann,) = await world.table("me bot bot")
    world.store.trouble = lambda row: world.store.disk_full() if b'"started"' in row.body else None
    await ann.does(Confirm("1"))
    assert world.room(made).table.state == "waiting"
    world.store.trouble = lambda row: None
    await world.watch.forward(1)
    assert world.room(made).table.state == "playing"


@story
async def test_a_seat_is_not_taken_nor_handed_over_if_that_cannot_be_written() -> None:
    world = World()
    made, (ann,) = await world.table("me open bot")
    token = await ann.hand_over()
    world.store.trouble = lambda row: world.store.disk_full()
    assert await refusal(world.sit(made)) == "table-store-trouble"
    assert await refusal(world.enter(GAME, token)) == "table-store-trouble"
    world.store.trouble = lambda row: None
    assert ann.bye == ""
    await world.enter(GAME, token)
    assert ann.bye == "handed"
    await world.sit(made)


@story
async def test_whoever_returns_while_nothing_can_be_written_comes_in_all_the_same() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me", hold=0)
    await ann.leave()
    await world.watch.forward(0)
    assert ben.room.table.seats[0].away == "gone"
    world.store.trouble = lambda row: world.store.disk_full()
    back = await world.enter(GAME, made.tokens[0])
    assert back.last(Welcome).seat == 0
    world.store.trouble = lambda row: None
    await back.does(Return("1"))
    assert ben.room.table.seats[0].away == ""


@pytest.mark.parametrize(
    "trouble", [RuntimeError("the writer is gone"), DuplicateId("taken", 1_000), OSError("nobody knows")]
)
@story
async def test_a_room_that_cannot_know_what_is_written_is_loaded_again(
    trouble: Exception,
) -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me")
    world.store.trouble = lambda row: trouble
    answer = await ann.send(Chat("1", "hello"))
    assert isinstance(answer, Reject)
    await settle()
    world.store.trouble = lambda row: None
    for client in (ann, ben):
        assert client.bye == "restart" and client.last(Bye).retry is not None
    again = await world.enter(GAME, made.tokens[0])
    assert again.room is not ann.room
    await again.does(Chat("1", "hello"))
    await again.act("roll")


@story
async def test_rows_that_another_process_wrote_are_found_and_nothing_is_written_twice() -> None:
    world = World()
    made, (ann, *_) = await world.game("me me me")
    other = World()
    other.store, other.watch, other.clients = world.store, world.watch, 100
    other.tables = other.new_tables()
    theirs = await other.enter(GAME, made.tokens[0])
    await theirs.say("from there")
    first, second = (asyncio.create_task(ann.send(Chat(f"{n}", "from here"))) for n in range(2))
    codes = [answer.code for answer in await asyncio.gather(first, second) if isinstance(answer, Reject)]
    assert codes == ["table-store-trouble", "table-closing"]
    await settle()
    back = await world.enter(GAME, made.tokens[0], since=0)
    assert [step.news.text for step in back.last(Welcome).missed if step.news.row == "said"] == ["from there"]
    await back.say("from here")
    assert [row.seq for row in world.store.kept[GAME]] == list(range(1, back.room.table.seq + 1))


@story
async def test_a_bug_in_a_command_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me")

    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(commands, "chat", broken)
    assert await ann.cannot(Chat("1", "hello")) == "table-bug"
    monkeypatch.undo()
    await ben.say("hello")
    await ann.act("roll")


# -- rooms that close ----------------------------------------------------------------------------------


@story
async def test_a_closed_room_writes_nothing_more() -> None:
    world = World()
    _, (ann, *_) = await world.game("me me me")
    room = ann.room
    gate = Gate(world)
    first = asyncio.create_task(room.command(ann.guest, Chat("1", "before")))
    await settle()
    closing = asyncio.create_task(room.close("restart"))
    await settle()
    second = asyncio.create_task(room.command(ann.guest, Chat("2", "after")))
    entering = asyncio.create_task(room.enter(Wire(), Hello(GAME)))
    sitting = asyncio.create_task(room.sit(SitDown("Bob"), "token"))
    await settle()
    await gate.open()
    await asyncio.gather(first, closing)
    await second
    assert await refusal(entering) == await refusal(sitting) == "table-closing"
    bodies = b"".join(row.body for row in world.store.kept[GAME])
    assert b"before" in bodies and b"after" not in bodies
    await room.leave(ann.guest)
    await room.close("restart")


@story
async def test_rooms_nobody_is_in_leave_the_memory_and_others_do_not() -> None:
    world = World()
    idle, (ann,) = await world.game("me bot bot")
    used, _ = await world.game("me bot bot")
    lonely = await world.make("bot bot bot", pace=10_000)
    await ann.leave()
    await world.watch.forward(KEEP_IDLE / 1000)
    await world.tables.tidy()
    assert idle.game in world.tables.rooms  # not yet
    await world.watch.forward(1)
    await world.tables.tidy()
    assert set(world.tables.rooms) == {used.game, lonely.game}
    back = await world.enter(idle.game, idle.tokens[0])
    await back.act("roll")


@story
async def test_a_room_in_which_something_is_being_written_stays() -> None:
    world = World()
    made = await world.make("me open open")
    room = world.room(made)
    await world.watch.forward(KEEP_IDLE / 1000 + 1)
    gate = Gate(world)
    sitting = asyncio.create_task(room.sit(SitDown("Bob", None, made.link), "token"))
    await settle()
    room.touched = 0
    await world.tables.tidy()
    assert world.tables.rooms == {made.game: room}
    await gate.open()
    await sitting
    assert room.table.seats[1].name == "Bob"


@story
async def test_whoever_comes_while_a_table_is_deleted_finds_none() -> None:
    world = World()
    made, (ann, *_) = await world.table("me me me")
    slow: asyncio.Event = asyncio.Event()
    delete = world.store.delete

    async def slowly(game: str) -> None:
        await slow.wait()
        await delete(game)

    world.store.delete = slowly  # type: ignore[method-assign]
    deleting = asyncio.create_task(world.tables.delete(made.game, made.host))
    await settle()
    assert ann.bye == "deleted"
    assert await refusal(world.enter(made.game)) == "table-unknown"
    slow.set()
    await deleting
    assert world.tables.rooms == {} and world.store.kept == {}
    assert await refusal(world.enter(made.game)) == "table-unknown"


@story
async def test_a_graceful_stop_tells_everybody_to_come_again_and_finishes_what_is_being_written() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me")
    gate = Gate(world)
    work = asyncio.create_task(ann.room.command(ann.guest, Chat("1", "last words")))
    await settle()
    closing = asyncio.create_task(world.tables.close())
    await settle()
    assert not closing.done()
    await gate.open()
    await asyncio.gather(work, closing)
    assert ann.last(Ack).id == "1"
    for client in (ann, ben):
        assert client.last(Bye).code == "restart" and client.last(Bye).retry is not None
    assert background(world) == 0
    assert await refusal(world.tables.room("game-0002")) == "table-closing"
    assert await refusal(world.make("me bot bot")) == "table-closing"
    assert world.loaded(GAME).seq == ann.room.table.seq


@story
async def test_a_graceful_stop_waits_for_nobody_who_sleeps() -> None:
    world = World()
    resting = await world.make("bot bot bot", pace=0)
    world.store.trouble = lambda row: world.store.disk_full()
    await world.watch.forward(10)  # three tries, and the next one is some seconds away
    world.store.trouble = lambda row: None
    slow = await world.make("bot bot bot", pace=5000)
    world.bots.thinks = lambda view, seat: 4.0
    thinking = await world.make("bot bot bot", pace=0)
    timed, _ = await world.game("me me bot", clock=Clock(30))
    await settle()
    rooms = [world.room(made) for made in (resting, slow, thinking, timed)]
    assert rooms[0].resting and rooms[1].thinking and rooms[2].thinking and rooms[3].timer
    closing = asyncio.create_task(world.tables.close())
    await settle()  # and time stands still
    assert closing.done() and background(world) == 0


@story
async def test_a_table_that_is_being_made_when_the_server_stops_begins_after_the_next_start() -> None:
    world = World()
    gate = Gate(world)
    making = asyncio.create_task(world.make("bot bot bot"))
    await settle()
    closing = asyncio.create_task(world.tables.close())
    await gate.open()
    await settle()
    assert closing.done() and background(world) == 0
    made = await making
    assert len(world.store.kept[made.game]) == 1
    await world.restart()
    await world.tables.wake()
    assert world.room(made).table.state == "playing"


@story
async def test_a_table_that_is_being_loaded_when_the_server_stops_is_not_opened() -> None:
    world = World()
    made, _ = await world.game("me me me")
    await world.restart()
    loading = asyncio.create_task(world.tables.room(made.game))
    await asyncio.sleep(0)
    await world.tables.close()
    assert await refusal(loading) == "table-closing"
    assert world.tables.rooms == {}


@story
async def test_a_log_that_cannot_be_followed_harms_no_other_table() -> None:
    world = World()
    broken = await world.make("bot bot bot", pace=700)
    sound = await world.make("bot bot bot", pace=700)
    await world.restart()
    rows = world.store.kept[broken.game]
    world.store.kept[broken.game] = [
        rows[0],
        rows[1],
        StoredRow(broken.game, 3, 0, None, b'{"row":"nonsense"}'),
    ]
    await world.tables.wake()
    assert set(world.tables.rooms) == {sound.game}


@story
async def test_a_table_is_loaded_once_for_all_who_ask_for_it_at_once() -> None:
    world = World()
    made, _ = await world.game("me me me")
    await world.restart()
    rooms = await asyncio.gather(*(world.tables.room(made.game) for _ in range(5)))
    assert len(set(map(id, rooms))) == 1


@story
async def test_a_game_that_was_brought_is_read_beside_the_event_loop_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readers: list[threading.Thread] = []
    read = Record.read

    def watched(text: str) -> Record:
        readers.append(threading.current_thread())
        return read(text)

    monkeypatch.setattr(Record, "read", staticmethod(watched))
    world = World()
    made, _ = await world.game("me bot bot", pace=700, record=positions.on_turn())
    assert world.tables.rooms[made.game].table.state == "playing"
    assert len(readers) == 1
    waiting = await world.make("me me bot", record=positions.on_turn())
    await world.restart()
    readers.clear()
    await world.tables.room(waiting.game)
    assert len(readers) == 1
    assert threading.main_thread() not in readers


@pytest.mark.parametrize("position", [positions.on_turn, positions.before_roll])
@story
async def test_who_goes_on_with_a_game_is_told_what_happened_since_the_turn_of_the_last_roll(
    position: Callable[[], str],
) -> None:
    world = World()
    made, (ann, *_) = await world.game("me bot bot", pace=700, record=position())
    (begun,) = [step for step in ann.steps() if step.news.row == "started"]
    codes = [event.code for event in begun.events]
    assert codes[:2] == ["turn", "rolled"] and codes.count("rolled") == 1
    assert codes.count("turn") == (1 if position is positions.on_turn else 2)
    assert "harvested" in codes
    await world.restart()
    again = await world.enter(made.game, made.tokens[0])
    (told,) = [step for step in again.last(Welcome).missed if step.news.row == "started"]
    assert told.events == begun.events


@story
async def test_what_happened_before_is_told_only_when_the_game_goes_on() -> None:
    """Before the start seats change hands: who had looked from one would know its secrets at another."""
    world = World()
    _, (ann, *_) = await world.table("me bot bot", record=positions.on_turn())
    assert [step.events for step in ann.last(Welcome).missed] == [[]]


@story
async def test_who_brings_a_long_game_keeps_nobody_waiting_who_returns_to_a_table() -> None:
    world = World()
    made, _ = await world.game("me me me")
    await world.restart()
    async with world.tables.reading:
        assert (await world.tables.room(made.game)).table.state == "playing"


@story
async def test_saying_hello_again_on_the_same_line_leaves_no_trace_of_the_first_time() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me")
    told = len(ben.wire.sent)
    hello = Hello(GAME, token=made.tokens[0], since=ann.room.table.seq)
    again = await ann.room.enter(ann.wire, hello, ann.guest)
    assert len(ben.wire.sent) == told  # she was there all the time
    assert ann.guest not in ann.room.guests.here
    await ann.room.enter(ann.wire, Hello(GAME), again)
    assert ben.present == [False, True, True]
    assert set(ann.room.guests.projections) == {(None, False, False), (1, False, False), (2, False, False)}
    assert ann.room.guests.gone_since == {0: world.watch.now()}


# -- memory --------------------------------------------------------------------------------------------


@story
async def test_what_nobody_needs_any_more_is_forgotten() -> None:
    world = World()
    made, clients = await world.game("me me me")
    room = world.room(made)
    for number in range(RECENT_ROWS + 10):
        await clients[0].does(Chat(f"{number}", "again"))
    assert len(room.guests.recent) == RECENT_ROWS
    watchers = [await world.enter(made.game, views=bool(n % 2)) for n in range(4)]
    for client in [*clients, *watchers]:
        await client.leave()
    assert not room.guests.here and not room.guests.projections and not room.thinking
    assert room.timer is None and background(world) == 0


@story
async def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind() -> None:
    world = World()
    for number in range(10):
        assert await refusal(world.tables.room(f"nonsense-{number}")) == "table-unknown"
    await settle()
    tables = world.tables
    assert not tables.rooms and not tables.loading and not tables.deleting and background(world) == 0


@story
async def test_timers_of_a_table_do_not_pile_up() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me", clock=Clock(600), hold=600, record=positions.on_turn())
    await ben.leave()
    for number in range(20):
        await ann.does(Chat(f"{number}", "still thinking"))
        await world.watch.forward(1)
    assert background(world) == 1
    await ann.does(Vote("x", "pause"))
    assert background(world) == 1


@story
async def test_nobody_is_told_anything_after_the_connection_was_closed() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me")
    token = await ann.hand_over()
    phone = await world.enter(GAME, token)
    await ben.does(Resign("1"))
    await phone.say("hm")
    await cleo.leave()
    await world.tables.close()
    assert [client.bye for client in (ann, ben, phone)] == ["handed", "left", "restart"]
    assert [client.wire.late for client in (ann, ben, cleo, phone)] == [[], [], [], []]


@story
async def test_who_comes_is_told_the_legend_once_and_also_before_the_start() -> None:
    world = World()
    made, (ann, *_) = await world.table("me me me")
    legend = ann.last(Welcome).legend
    assert legend == new_game(ann.room.table.spec).legend()
    again = await world.enter(GAME, made.tokens[0], since=ann.room.table.seq)
    assert again.last(Welcome).legend is UNSET
    assert (await world.enter(GAME, made.tokens[0], since=0)).last(Welcome).legend == legend


@story
async def test_sentences_are_for_those_who_ask_for_them() -> None:
    world = World()
    made, (ann, *_) = await world.game("me me me")
    reader = await world.enter(GAME, made.tokens[0], texts=True)
    await ann.act(ann.you().ask.suggested)
    there, here = reader.steps()[-1], ann.steps()[-1]
    assert [event.text for event in here.events] == [UNSET] * len(here.events)
    assert all(event.text for event in there.events) and there.events
    assert (ann.you().ask.text, reader.you().ask.text) == (UNSET, "Trade, build, or end your turn.")

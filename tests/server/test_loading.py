"""Tables that come back into memory: from a snapshot where one fits, players first, and only if awaited."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec import structs

from longroad.server import database, loading
from longroad.server import table as table_of
from longroad.server.data_folder import DATABASE
from longroad.server.lobby import watched
from longroad.server.messages import Made, TableInfo
from longroad.server.projections import info_of
from longroad.server.snapshots import EVERY, version
from longroad.server.sqlite import SqliteStore
from longroad.server.store import Log, Snapshot
from longroad.server.table import Refused, Table
from longroad.server.tables import KEEP_IDLE
from tests.server.fakes import World, settle, story
from tests.server.serving import serving
from tests.server.shelf import talk
from tests.server.talking import in_a_loop, make, talking
from tests.server.test_log import everything


@pytest.fixture
def lengths(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows were followed, each time that a table was loaded."""
    found: list[int] = []

    def counted(rows: list[object], table: Table | None = None) -> object:
        found.append(len(rows))
        return table_of.followed(rows, table)  # type: ignore[arg-type]

    monkeypatch.setattr(loading, "followed", counted)
    return found


async def put_away(world: World) -> None:
    """Long enough for nobody to be there."""
    await world.watch.forward(KEEP_IDLE / 1000 + 1)
    await world.tables.tidy()
    assert not world.tables.rooms


async def long_talk(world: World, lines: int) -> Made:
    """A game at which much was said; whoever said it has left."""
    made, (ann, *others) = await world.game()
    for number in range(lines):
        await ann.say(f"Line {number}.")
    for client in (ann, *others):
        await client.leave()
    return made


@story
async def test_a_table_that_was_put_away_comes_back_without_following_its_log(lengths: list[int]) -> None:
    world = World()
    made = await long_talk(world, 150)
    before = everything(world.room(made).table)
    await put_away(world)
    room = await world.tables.room(made.game)
    assert everything(room.table) == before == everything(world.loaded(made.game))
    assert lengths == [0]


@story
async def test_after_a_crash_no_more_than_the_rows_since_the_last_snapshot_are_followed(
    lengths: list[int],
) -> None:
    world = World()
    made = await long_talk(world, 2 * EVERY + 30)
    rows = len(world.store.kept[made.game])
    assert world.store.snapshots[made.game].seq >= rows - EVERY
    await world.restart()
    room = await world.tables.room(made.game)
    assert everything(room.table) == everything(world.loaded(made.game))
    assert lengths == [rows - world.store.snapshots[made.game].seq]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: structs.replace(kept, version="0"),
        lambda kept: structs.replace(kept, body=kept.body[:-9]),
        lambda kept: structs.replace(kept, body=kept.body.replace(b"Ann", b"Eve")[::-1]),
        lambda kept: structs.replace(kept, seq=kept.seq - 1),
    ],
    ids=["of another version", "cut off", "no snapshot at all", "of another row"],
)
@story
async def test_a_snapshot_that_is_none_is_thrown_away_and_another_made(
    spoil: Callable[[Snapshot], Snapshot], lengths: list[int]
) -> None:
    world = World()
    made = await long_talk(world, EVERY)
    await put_away(world)
    whole = world.store.snapshots[made.game]
    world.store.snapshots[made.game] = spoil(whole)
    room = await world.tables.room(made.game)
    assert everything(room.table) == everything(world.loaded(made.game))
    assert lengths[-1] == whole.seq
    await settle()
    assert world.store.snapshots[made.game].seq == whole.seq
    assert world.store.snapshots[made.game].version == version()


def test_the_store_gives_no_snapshot_that_does_not_fit_its_log(tmp_path: Path) -> None:
    lines = talk("a", 300)

    async def play() -> None:
        store = SqliteStore(tmp_path)
        for row, summary in lines:
            await store.append(row, summary)
        new = Snapshot("a", 250, "1", b"body", b"info")
        await store.keep(new)
        rows = [row for row, _ in lines]
        assert await store.log("a", "1", 120) == Log([rows[0], *rows[130:]], new)
        assert await store.log("a", "2", 120) == Log(rows), "of another version"
        assert await store.info("a", "1") is None, "something has happened since"
        await store.keep(structs.replace(new, seq=300))
        assert await store.info("a", "1") == b"info"
        await store.keep(structs.replace(new, seq=301, version="3"))
        assert (await store.log("a", "3", 120)).snapshot is None, "of a row that isn't there"
        for damage in (
            "UPDATE snapshots SET body = x'00'",
            "UPDATE snapshots SET info = x'00'",
            "UPDATE snapshots SET seq = 299",
        ):
            await store.keep(structs.replace(new, seq=300))
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
                connection.execute(damage)
            assert await store.log("a", "1", 120) == Log(rows), damage
        await store.delete("a")
        assert await store.log("a", "1", 120) == Log([])
        await store.close()
        with database.reading(tmp_path / DATABASE) as reading:
            assert reading.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)

    asyncio.run(play())


@in_a_loop
async def test_a_server_that_was_stopped_has_a_snapshot_of_every_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, seats=[{"kind": "mine"}])
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            last = await ann.command("chat", text="See you.")
    with database.reading(tmp_path / DATABASE) as connection:
        kept = database.snapshot(connection, made["game"], version())
        assert kept is not None and kept.seq >= last["seq"]
        assert len(database.rows(connection, made["game"])) == kept.seq


# -- who waits -------------------------------------------------------------------------------------------


@story
async def test_who_only_asks_is_told_without_loading_the_table() -> None:
    world = World()
    made = await long_talk(world, 3)
    wanted = info_of(world.room(made).table)
    assert msgspec.json.decode(await world.tables.info(made.game), type=TableInfo) == wanted
    await put_away(world)
    assert msgspec.json.decode(await world.tables.info(made.game), type=TableInfo) == wanted
    assert not world.tables.rooms and not world.tables.loading
    del world.store.snapshots[made.game]
    assert msgspec.json.decode(await world.tables.info(made.game), type=TableInfo) == wanted
    with pytest.raises(Refused, match="no such table"):
        await world.tables.info("nowhere")


async def held(world: World) -> asyncio.Event:
    """Somebody is being loaded until the event is set; all others have to wait."""
    made = await world.make()
    await put_away(world)
    going_on = asyncio.Event()
    follow = world.tables._follow

    async def wait(log: Log) -> object:
        if log.rows[0].game == made.game:
            await going_on.wait()
        return await follow(log)

    world.tables._follow = wait  # type: ignore[method-assign, assignment]
    asyncio.get_running_loop().create_task(world.tables.room(made.game))
    await settle()
    assert world.tables.following.busy
    return going_on


async def order_of(world: World, tasks: list[asyncio.Task[object]], going_on: asyncio.Event) -> list[int]:
    """In which order they are done."""
    done: list[int] = []
    for number, task in enumerate(tasks):
        task.add_done_callback(lambda _, number=number: done.append(number))  # type: ignore[misc]
    await settle()
    going_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    await settle()
    return done


@story
async def test_who_has_a_token_of_the_table_comes_before_all_who_have_none() -> None:
    world = World()
    made = [await world.make() for _ in range(6)]
    await put_away(world)
    going_on = await held(world)
    tokens = [None, "bogus", None, *made[3].tokens.values(), made[3].tokens[0], made[5].tokens[0]]
    start = asyncio.get_running_loop().create_task
    tasks = [start(world.tables.room(one.game, token)) for one, token in zip(made, tokens, strict=True)]
    assert await order_of(world, tasks, going_on) == [3, 5, 0, 1, 2, 4]  # type: ignore[arg-type]


@story
async def test_who_comes_later_with_a_token_takes_others_along() -> None:
    world = World()
    made = [await world.make() for _ in range(3)]
    await put_away(world)
    going_on = await held(world)
    start = asyncio.get_running_loop().create_task
    asked = [*((one, None) for one in made), (made[2], made[2].tokens[0])]
    tasks = [start(world.tables.room(one.game, token)) for one, token in asked]
    assert await order_of(world, tasks, going_on) == [2, 3, 0, 1]  # type: ignore[arg-type]


@story
async def test_a_table_that_nobody_waits_for_any_more_is_not_loaded() -> None:
    world = World()
    gone, left, shared = made = [await world.make() for _ in range(3)]
    await put_away(world)
    going_on = await held(world)
    start = asyncio.get_running_loop().create_task
    away = start(world.tables.room(gone.game, None, lambda: False))
    cancelled = start(world.tables.room(left.game))
    one, other = (
        start(world.tables.room(shared.game, None, lambda: False)),
        start(world.tables.room(shared.game)),
    )
    await settle()
    cancelled.cancel()
    await order_of(world, [away, cancelled, one, other], going_on)
    assert {each.game for each in made} & world.tables.rooms.keys() == {shared.game}
    assert not world.tables.loading and not world.tables.following.busy
    assert (await world.tables.room(gone.game)).table.game_id == gone.game, "who comes again finds it"


@story
async def test_it_is_noticed_when_whoever_sent_a_request_has_gone() -> None:
    said: asyncio.Queue[str] = asyncio.Queue()

    async def receive() -> dict[str, str]:
        return {"type": await said.get()}

    async with watched(cast(Any, SimpleNamespace(receive=receive))) as is_there:
        await said.put("http.request")
        await settle()
        assert is_there()
        await said.put("http.disconnect")
        await settle()
        assert not is_there()

"""Room for tables: empty ones are put away for new ones, and few play by themselves."""

from __future__ import annotations

import asyncio

import pytest

from longroad.server.limits import Maker
from longroad.server.messages import Made, Rematch, Resign, Vote
from longroad.server.settings import Settings
from longroad.server.store import StoredRow
from longroad.server.table import Refused
from tests.server.fakes import PLANS, World, greedy, settle, story


async def refused(world: World, **options: object) -> str:
    with pytest.raises(Refused) as refusal:
        await world.make(**options)  # type: ignore[arg-type]
    return refusal.value.code


@story
async def test_the_table_that_is_idle_longest_is_put_away_for_a_new_one() -> None:
    world = World()
    made = [await world.make("me me bot")]
    for _ in range(2):
        await world.watch.forward(1)
        made.append(await world.make("me me bot"))
    await world.watch.forward(1)
    await world.tables.room(made[0].game)  # somebody looks at it
    world.tables.most_tables = 3
    last = await world.make()
    assert set(world.tables.rooms) == {made[0].game, made[2].game, last.game}
    before = world.loaded(made[1].game)
    again = await world.enter(made[1].game, made[1].tokens[0])
    assert again.room.table.seq == before.seq, "whoever comes finds it as it was"


@story
async def test_a_table_that_somebody_is_at_or_that_plays_is_not_put_away() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot")
    await world.make("bot bot bot")
    world.tables.most_tables = 2
    assert await refused(world) == "table-server-full"
    assert len(world.tables.rooms) == 2 and not ann.bye
    await ann.leave()
    await world.make()
    assert ann.room.closed and ann.room.table.game_id not in world.tables.rooms


@story
async def test_many_are_put_away_when_the_server_has_less_room_than_before() -> None:
    world = World()
    for _ in range(5):
        await world.make("me me bot")
    world.tables.most_tables = 2
    last = await world.make("me me bot")
    assert len(world.tables.rooms) == 2 and last.game in world.tables.rooms
    assert len(world.store.kept) == 6


@story
async def test_an_empty_table_is_put_away_for_a_rematch_too() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot")
    await ann.does(Vote(ann.new_id(), "end"))
    empty = await world.make()
    world.tables.most_tables = 1
    ack = await ann.does(Rematch("1"))
    assert ack.game in world.tables.rooms and empty.game not in world.tables.rooms


async def alone(world: World, maker: Maker, seats: str = "bot bot bot", pace: int = 10_000) -> Made:
    plans = [PLANS[word] for word in seats.split()]
    return await world.tables.make(Settings(f"isle:base;{len(plans)}", plans, pace=pace), maker=maker)


@story
async def test_a_maker_has_few_tables_of_bots_alone() -> None:
    world, maker = World(), Maker(2)
    made = [await alone(world, maker) for _ in range(2)]
    with pytest.raises(Refused) as refusal:
        await alone(world, maker)
    assert (refusal.value.code, refusal.value.details) == ("table-bots-alone", {"most": 2})
    assert set(world.store.kept) == {game.game for game in made}
    await alone(world, maker, "me bot bot")  # this one is for people
    await alone(world, maker, "open bot bot")
    await alone(world, Maker(2))


@story
async def test_when_a_table_of_bots_alone_is_over_there_may_be_another() -> None:
    world, maker = World(), Maker(1)
    world.bots.chooses = greedy
    made = await alone(world, maker, pace=10)
    while world.loaded(made.game).state != "over":
        await world.watch.forward(10)
    await alone(world, maker)
    assert len(maker.alone) == 1, "what is over is forgotten"


@story
async def test_tables_of_bots_alone_that_are_made_at_once_are_counted() -> None:
    world, maker = World(), Maker(2)
    gate = asyncio.Event()

    async def held(row: StoredRow) -> None:
        await gate.wait()

    world.store.gate = held
    making = [asyncio.create_task(alone(world, maker)) for _ in range(4)]
    await settle()
    gate.set()
    made = await asyncio.gather(*making, return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in made) == 2
    assert len(world.store.kept) == 2


@story
async def test_a_table_that_could_not_be_made_is_not_counted() -> None:
    world, maker = World(), Maker(1)
    world.store.trouble = lambda row: world.store.disk_full()
    for _ in range(2):
        with pytest.raises(Exception, match="the disk is full"):
            await alone(world, maker)
    world.store.trouble = lambda row: None
    await alone(world, maker)


@story
async def test_a_table_that_people_have_left_to_its_bots_takes_its_time() -> None:
    """Else any number of them would play in haste: bots on seats that were made for people."""
    world = World()
    made, (ann,) = await world.game("me bot bot", pace=0)
    await ann.does(Resign("1"))
    rows = len(world.store.kept[made.game])
    await world.watch.forward(7)
    assert 0 < len(world.store.kept[made.game]) - rows <= 10
    hasty = await alone(world, Maker(1), pace=0)
    await world.watch.forward(7)
    assert len(world.store.kept[hasty.game]) > 100

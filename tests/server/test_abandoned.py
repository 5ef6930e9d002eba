"""Games that everybody has left: they end, so that their dice can be checked, and may be deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from longroad.cli.main import cli
from longroad.server.archive import record_of
from longroad.server.messages import Chat, Made, StepMessage, Vote, Welcome
from longroad.server.settings import Clock
from longroad.server.store import StoredRow
from longroad.server.table import Refused
from longroad.server.tables import Tables
from tests.server import positions
from tests.server.fakes import Client, World, settle, story

HOUR, DAY = 3600.0, 24 * 3600.0


async def left(seats: str = "me me bot", **options: object) -> tuple[World, Made, list[Client]]:
    """A game that was begun, and left by everybody."""
    world = World()
    made, clients = await world.game(seats, **options)
    await clients[0].act("roll")
    for client in clients:
        await client.leave()
    return world, made, clients


def state(world: World, made: Made) -> tuple[str, str]:
    table = world.loaded(made.game)
    return table.state, table.ended


async def delete(world: World, made: Made) -> str:
    """Why the host can't delete the game, or nothing."""
    try:
        await world.tables.delete(made.game, made.host)
    except Refused as refusal:
        return refusal.code
    return ""


@story
async def test_a_game_that_everybody_has_left_is_over_after_its_time() -> None:
    for clock in (None, Clock(30)):
        world, made, _ = await left(clock=clock)
        await world.watch.forward(30 * DAY - 1)
        await world.tables.tidy()
        assert state(world, made) == ("playing", "")
        await world.watch.forward(HOUR + 1)
        await world.tables.tidy()
        assert state(world, made) == ("over", "abandoned")
        info = (await world.enter(made.game, made.tokens[0])).last(Welcome).table
        assert (info.ended, info.dice.secret) == ("abandoned", world.counted.secret().hex())


@story
async def test_its_dice_can_be_checked(tmp_path: Path) -> None:
    world, made, _ = await left()
    await world.watch.forward(31 * DAY)
    await world.tables.wake()
    record = tmp_path / "game.longroad"
    record.write_text(record_of(world.loaded(made.game)).text(), "utf-8")
    promise = world.loaded(made.game).created.commitment
    checked = CliRunner().invoke(cli, ["verify", str(record), "--commitment", promise])
    assert checked.exit_code == 0, checked.output


@story
async def test_it_is_found_when_the_server_starts_too() -> None:
    world, made, _ = await left()
    await world.restart()
    await world.watch.forward(30 * DAY)
    await world.tables.wake()
    assert state(world, made) == ("over", "abandoned")
    assert world.tables.rooms == {}  # it takes no memory


@story
async def test_the_hall_looks_once_an_hour() -> None:
    world, made, _ = await left()
    await world.watch.forward(30 * DAY - HOUR / 2)
    await world.tables.tidy()
    await world.watch.forward(HOUR - 1)
    await world.tables.tidy()
    assert state(world, made) == ("playing", "")
    await world.watch.forward(1)
    await world.tables.tidy()
    assert state(world, made) == ("over", "abandoned")


@story
async def test_whoever_is_there_or_was_heard_keeps_the_game_going() -> None:
    world, made, _ = await left()
    ann = await world.enter(made.game, made.tokens[0])
    await world.watch.forward(40 * DAY)
    await world.tables.wake()
    assert state(world, made) == ("playing", "")
    await ann.does(Chat("1", "anybody here?"))
    await ann.leave()
    await world.watch.forward(29 * DAY)
    await world.tables.wake()
    assert state(world, made) == ("playing", "")


@story
async def test_those_who_watch_do_not_keep_it_going_and_are_told() -> None:
    world, made, _ = await left()
    watcher = await world.enter(made.game)
    await world.watch.forward(30 * DAY)
    await world.tables.wake()
    step = watcher.last(StepMessage)
    assert step.news.row == "abandoned" and step.table
    assert (step.table.ended, step.table.dice.secret) == ("abandoned", world.counted.secret().hex())
    assert watcher.bye == ""


@story
async def test_a_pause_does_not_keep_a_game_from_ending() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot")
    await ann.does(Vote("1", "pause"))
    await ann.leave()
    await world.watch.forward(30 * DAY)
    await world.tables.wake()
    assert state(world, made) == ("over", "abandoned")


@story
async def test_games_of_bots_are_left_alone() -> None:
    world = World()
    bots = await world.make("bot bot bot", pace=10_000)
    world.tables.rooms[bots.game].closed = True  # it stands still
    await world.watch.forward(40 * DAY)
    await world.tables.end_abandoned()
    assert state(world, bots) == ("playing", "")


@story
async def test_the_owner_of_a_server_may_keep_games_longer_or_for_ever() -> None:
    world, made, _ = await left()
    await world.watch.forward(1_000 * DAY)
    for days, ended in ((0, ""), (1_001, ""), (999, "abandoned")):
        tables = Tables(world.store, world.bots, world.watch, abandoned_after=days)
        await tables.wake()
        assert state(world, made)[1] == ended


@story
async def test_after_a_trouble_it_is_tried_again() -> None:
    world, made, _ = await left()
    await world.watch.forward(30 * DAY)
    world.store.trouble = lambda row: world.store.disk_full()
    await world.tables.wake()
    assert state(world, made) == ("playing", "")
    world.store.trouble = lambda row: None
    await world.watch.forward(HOUR)
    await world.tables.tidy()
    assert state(world, made) == ("over", "abandoned")


@story
async def test_the_host_deletes_a_game_that_everybody_has_left_for_a_week() -> None:
    world, made, clients = await left(record=positions.before_roll(), idle=None)
    await world.watch.forward(7 * DAY - 1)
    assert await delete(world, made) == "table-still-played"
    ann = await world.enter(made.game, made.tokens[0])
    await world.watch.forward(1)
    assert await delete(world, made) == "table-still-played"  # somebody is there
    await ann.leave()
    watcher = await world.enter(made.game)
    with pytest.raises(Refused):
        await world.tables.delete(made.game, made.tokens[0])
    assert await delete(world, made) == ""
    assert world.store.kept == {}
    assert watcher.last(StepMessage).table.dice.secret is not None  # type: ignore[union-attr]
    assert watcher.bye == "deleted" and clients[0].bye == ""


@story
async def test_a_table_at_which_no_game_has_begun_goes_away_after_the_same_time() -> None:
    world = World()
    made = await world.make("me open bot")
    await world.watch.forward(30 * DAY - 1)
    await world.tables.tidy()
    assert made.game in world.store.kept
    await world.watch.forward(HOUR + 1)
    await world.tables.tidy()
    assert made.game not in world.store.kept and world.tables.rooms == {}


@story
async def test_a_game_that_was_brought_is_kept_though_nobody_goes_on_with_it() -> None:
    world = World()
    made = await world.make("me open bot", record=positions.on_turn())
    await world.watch.forward(31 * DAY)
    await world.tables.tidy()
    assert made.game in world.store.kept


@story
async def test_a_table_at_which_somebody_waits_stays() -> None:
    world = World()
    made = await world.make("me open bot")
    await world.enter(made.game, made.tokens[0])
    await world.watch.forward(31 * DAY)
    await world.tables.tidy()
    assert made.game in world.store.kept


@story
async def test_who_sits_down_just_before_a_table_would_go_away_keeps_it() -> None:
    world = World()
    made = await world.make("me open bot")
    await world.watch.forward(31 * DAY)
    written = asyncio.Event()

    async def wait(row: StoredRow) -> None:
        await written.wait()

    world.store.gate = wait
    sitting = asyncio.create_task(world.sit(made, "Bob"))
    await settle()
    looking = asyncio.create_task(world.tables.end_abandoned())
    await settle()
    written.set()
    seated, _ = await asyncio.gather(sitting, looking)
    bob = await world.enter(made.game, seated.token)
    assert bob.last(Welcome).seat == seated.seat and made.game in world.store.kept


@story
async def test_the_lobby_does_not_list_what_everybody_has_left() -> None:
    world = World()
    made = await world.make("me open bot", listed=True)
    client = await world.enter(made.game, made.tokens[0])
    await world.watch.forward(2 * HOUR)
    assert [card.game for card in await world.tables.cards()] == [made.game]
    await client.leave()
    assert await world.tables.cards() == []
    await world.sit(made, "Bob")  # and there is life again
    assert [card.game for card in await world.tables.cards()] == [made.game]

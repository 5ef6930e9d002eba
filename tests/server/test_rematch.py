"""A rematch makes a table like any other: where there is room, whole or not at all."""

from __future__ import annotations

import pytest

from longroad.bots.persons import PERSONS
from longroad.server.history import saved
from longroad.server.limits import Limits, Rate
from longroad.server.messages import Free, PutBot, Rematch, Resign, Vote
from longroad.server.store import StoredRow
from longroad.server.table import Refused
from tests.server.cable import Peer
from tests.server.fakes import Client, World, story


async def over(world: World, seats: str = "me me bot") -> list[Client]:
    """The players of a game that is over."""
    _, players = await world.game(seats)
    for player in players:
        await player.does(Vote(player.new_id(), "end"))
    return players


@story
async def test_a_full_server_has_no_room_for_a_rematch() -> None:
    world = World()
    ann, ben = await over(world)
    other, _ = await world.table()
    world.tables.most_tables = 1
    assert await ann.cannot(Rematch("1")) == "table-server-full"
    assert len(world.store.kept) == len(world.tables.rooms) == 2
    await world.tables.delete(other.game, other.host)
    ack = await ben.does(Rematch("1"))
    assert ack.game in world.tables.rooms


@story
async def test_rematches_are_counted_with_the_tables_that_an_address_makes() -> None:
    world = World()
    made, players = await world.game("me bot bot")
    await players[0].does(Vote("end", "end"))
    peer = Peer(world, Limits()._replace(tables=Rate(2, 0.05)))
    account = peer.visitors.of(("192.0.2.1", 1))
    await peer.connect()
    await peer.say(type="hello", game=made.game, token=made.tokens[0])
    account.tables.take(peer.visitors.now(), 2)
    await peer.say(type="rematch", id="1")
    refusal = peer.messages()[-1]
    assert (refusal["code"], refusal["id"]) == ("table-too-fast", "1") and refusal["args"]["wait"] > 19_000
    assert len(world.store.kept) == 1
    await peer.wait(20)
    await peer.say(type="rematch", id="1")
    assert "ack" in [message["type"] for message in peer.messages()]
    await peer.say(type="rematch", id="1")
    await peer.say(type="rematch", id="2")
    answers = [m for m in peer.messages() if "id" in m]
    assert [m["type"] for m in answers] == ["ack", "reject"], "a retry is no other table"
    assert answers[1]["code"] == "table-rematched"


@story
async def test_the_host_of_a_rematch_gets_no_save_file_with_the_cards_of_others() -> None:
    world = World()
    made = await world.make("me open bot")
    tokens = [made.tokens[0], (await world.sit(made)).token]
    game = made.game
    for _ in range(2):  # also at the rematch of a rematch
        players = [await world.enter(game, token) for token in tokens]
        for player in players:
            await player.confirm()
        for player in players:
            await player.does(Vote(player.new_id(), "end"))
        game = str((await players[0].does(Rematch(players[0].new_id()))).game)
    for player in [await world.enter(game, token) for token in tokens]:
        await player.confirm()
    with pytest.raises(Refused) as refusal:
        saved(world.tables.rooms[game].table, made.host)
    assert refusal.value.code == "table-not-alone"


@story
async def test_who_plays_a_rematch_alone_may_save_it() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot")
    await ann.does(Vote("end", "end"))
    game = str((await ann.does(Rematch("again"))).game)
    await (await world.enter(game, made.tokens[0])).confirm()
    assert saved(world.tables.rooms[game].table, made.host)


@pytest.mark.parametrize("failing", [1, 2], ids=["the new table", "the old one"])
@story
async def test_a_rematch_is_written_down_whole_or_not_at_all(failing: int) -> None:
    world = World()
    ann, _ = await over(world)
    old = ann.room.table.game_id

    def trouble(row: StoredRow) -> Exception | None:
        return world.store.disk_full() if (row.game == old) is (failing == 2) else None

    world.store.trouble = trouble
    assert await ann.cannot(Rematch("1")) == "table-store-trouble"
    assert list(world.store.kept) == list(world.tables.rooms) == [old]
    world.store.trouble = lambda row: None
    ack = await ann.does(Rematch("1"))
    assert list(world.store.kept) == [old, ack.game]
    assert world.loaded(old).rematch == ack.game


@story
async def test_a_rematch_is_there_after_a_crash() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    for player in (ann, ben):
        await player.does(Vote("1", "end"))
    ack = await ann.does(Rematch("2"))
    await world.restart()
    assert isinstance(ack.game, str)
    again = await world.enter(ack.game, made.tokens[1])
    assert again.guest.who.seat == 1
    back = await world.enter(made.game, made.tokens[0])
    assert (await back.does(Rematch("2"))).game == ack.game


@story
async def test_who_has_left_takes_the_name_along() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await ann.does(Resign("1"))
    await ben.does(Vote("2", "end"))
    ack = await ben.does(Rematch("3"))
    assert isinstance(ack.game, str)
    seats = world.tables.rooms[ack.game].table.seats
    assert [seat.kind for seat in seats] == ["bot", "human", "bot"]
    assert (seats[0].bot, seats[1].name) == ("greedy", "Ann")
    assert seats[0].name in {person.name for person in PERSONS}


@story
async def test_a_bot_on_a_seat_that_was_freed_has_no_name_of_a_person() -> None:
    world = World()
    made, _ = await world.table("me me bot")
    host = await world.enter(made.game, host=made.host)
    await host.does(Free("1", 0))
    await host.does(PutBot("2", 0))
    assert world.room(made).table.seats[0].name in {person.name for person in PERSONS}

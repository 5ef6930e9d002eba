"""Somebody who is there and does nothing: after a while, told before, a bot may play until they are back."""

from __future__ import annotations

import msgspec
import pytest

from longroad.server import snapshots
from longroad.server.log import Away, Voted, read_row, write_row
from longroad.server.messages import (
    Cover,
    PutBot,
    Reject,
    Resign,
    Return,
    StepMessage,
    Undo,
    Vote,
    Wait,
    Welcome,
)
from longroad.server.settings import Clock, Settings
from tests.server import positions
from tests.server.fakes import Client, World, story

GAME = "game-0001"
IDLE = 120.0  # seconds


async def cover(client: Client, seat: int, yes: bool = True) -> None:
    await client.does(Cover(client.new_id(), seat, yes))


async def cannot_cover(client: Client, seat: int, yes: bool = True) -> str:
    return await client.cannot(Cover(client.new_id(), seat, yes))


def away(world: World, seat: int) -> str:
    """As it is, which is also how its log tells it."""
    there, told = world.tables.rooms[GAME].table, world.loaded(GAME)
    assert [(s.away, s.waited_since, s.cover) for s in there.seats] == [
        (s.away, s.waited_since, s.cover) for s in told.seats
    ]
    return there.seats[seat].away


def waits(client: Client) -> list[Wait]:
    """What this client was told last."""
    told = [m.waits for m in client.told() if isinstance(m, StepMessage | Welcome)]
    return [waits for waits in told if isinstance(waits, list)][-1]


def waited(world: World) -> dict[int, float]:
    """The seats that are waited for, and for how many seconds."""
    table = world.loaded(GAME)
    since = {number: seat.waited_since for number, seat in enumerate(table.seats)}
    return {n: (world.watch.now() - at) / 1000 for n, at in since.items() if at is not None}


# -- since when ----------------------------------------------------------------------------------------


@story
async def test_everybody_is_told_since_when_somebody_is_asked_and_until_when_they_are_waited_for() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me", record=positions.on_turn())
    watcher = await world.enter(made.game)
    since = world.watch.now()
    assert waits(ann) == waits(ben) == waits(watcher) == [Wait(0, since, since + 120_000)]
    assert watcher.last(Welcome).table.idle == 120
    await world.watch.forward(7)
    await ann.act("end turn")
    assert waits(watcher) == [Wait(1, since + 7_000, since + 127_000)]


@story
async def test_what_changes_nothing_about_it_is_not_told_again() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me", record=positions.on_turn())
    await ben.say("hello")
    assert ann.last(StepMessage).waits is msgspec.UNSET


@story
async def test_each_answer_counts_and_words_do_not() -> None:
    world = World()
    _, (ann, *_) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(100)
    await ann.act("propose trade")
    assert waited(world) == {0: 0}
    await world.watch.forward(100)
    await ann.act("give lumber")
    assert waited(world) == {0: 0}
    await world.watch.forward(100)
    await ann.does(Undo(ann.new_id()))
    assert waited(world) == {0: 0}
    await world.watch.forward(100)
    await ann.say("one moment")
    assert waited(world) == {0: 100}


@story
async def test_of_several_who_are_asked_each_has_an_own_time() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me", record=positions.discarding())
    assert waited(world) == {0: 0, 1: 0, 2: 0}
    await world.watch.forward(50)
    await ben.act(*["discard lumber"] * 4, "discard ore")
    assert waited(world) == {0: 50, 2: 50}
    await ann.act("discard lumber")
    assert waited(world) == {0: 0, 2: 50}


@story
async def test_an_offer_keeps_nobody_waiting_but_who_made_it() -> None:
    """Who is late has declined: the player on turn goes on whenever it likes."""
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn())
    await ann.act("propose trade", "give lumber", "ask wool", "make offer")
    assert waited(world) == {0: 0}
    await world.watch.forward(50)
    await ben.act("decline")
    assert waited(world) == {0: 50}
    await world.watch.forward(70)
    assert await cannot_cover(ann, 2) == "table-not-awaited"
    await cover(cleo, 0)
    await cover(ben, 0)
    assert away(world, 0) == "idle"


@story
async def test_it_begins_anew_after_a_pause() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await world.watch.forward(100)
    for client in (ann, ben):
        await client.does(Vote(client.new_id(), "pause"))
    assert waited(world) == {} and waits(ben) == []
    await world.watch.forward(1_000)
    assert await cannot_cover(ben, 0) == "table-paused"
    await ben.does(Vote(ben.new_id(), "resume"))
    assert waited(world) == {0: 0}


@story
async def test_a_restart_changes_nothing_about_it() -> None:
    world = World()
    made, (ann, _) = await world.game("me me bot")
    since = waits(ann)[0].since
    await world.watch.forward(70)
    await world.restart()
    await world.enter(made.game, made.tokens[0])
    ben = await world.enter(made.game, made.tokens[1])
    assert waits(ben) == [Wait(0, since, since + 120_000)]
    await world.watch.forward(IDLE - 70 - 0.001)
    assert await cannot_cover(ben, 0) == "table-not-idle"
    await world.watch.forward(0.001)
    await cover(ben, 0)
    assert away(world, 0) == "idle"


@story
async def test_a_snapshot_knows_it_and_the_votes() -> None:
    world = World()
    made, (_, ben, _) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    room = world.room(made)
    snapshot = snapshots.taken(room.table, room.guests.recent, room.ids)
    rows = world.store.kept[made.game]
    table, _, _ = snapshots.restored(snapshot, rows)
    assert table.seats == room.table.seats and table.seats[0].cover == {1}
    assert "seats.waited_since" in snapshots.version()  # one that doesn't know it is of no use


@story
async def test_who_comes_to_a_question_that_has_stood_all_night_has_the_whole_time() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    await ann.leave()
    await ben.leave()
    await world.watch.forward(30_000)
    ben = await world.enter(made.game, made.tokens[1])
    ann = await world.enter(made.game, made.tokens[0])
    assert ann.news()[-1] == "back" and waited(world) == {0: 0}
    assert await cannot_cover(ben, 0) == "table-not-idle"


# -- the host ------------------------------------------------------------------------------------------


@story
async def test_the_host_may_have_a_bot_play_when_the_time_is_over_and_not_before() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me", record=positions.on_turn(), pace=700)
    host = await world.enter(made.game, host=made.host, texts=True)
    await world.watch.forward(IDLE - 1.5)
    refusal = await host.send(Cover("1", 0))
    assert isinstance(refusal, Reject)
    assert refusal.code == "table-not-idle" and refusal.args["seconds"] == 2
    assert refusal.text == "A bot may play for blue in 2 s, not before."
    await world.watch.forward(1.5)
    assert away(world, 0) == ""  # nothing happens by itself
    await cover(host, 0)
    assert (ben.last(StepMessage).news.row, ben.last(StepMessage).news.how) == ("away", "idle")
    assert away(world, 0) == "idle" and waits(ben) == []
    await world.watch.forward(0.7)
    assert (ben.last(StepMessage).news.row, ben.last(StepMessage).news.how) == ("acted", "away")
    assert waits(ben) == [Wait(1, world.watch.now(), world.watch.now() + 120_000)]
    assert await ann.cannot(Vote("1", "pause")) == "table-away"


@story
async def test_the_host_may_then_choose_a_bot() -> None:
    world = World()
    made, _ = await world.game("me me me", record=positions.on_turn())
    host = await world.enter(made.game, host=made.host)
    await world.watch.forward(IDLE)
    assert await host.cannot(PutBot("1", 0)) == "table-not-absent"
    await cover(host, 0)
    await host.does(PutBot("2", 0))
    assert away(world, 0) == "bot"


@story
async def test_the_player_takes_the_seat_back() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", pace=10_000)
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    assert away(world, 0) == "idle"
    assert await ann.cannot_act(ann.you().ask.suggested) == "table-away"
    await ann.does(Return("1"))
    assert away(world, 0) == "" and waited(world) == {0: 0}
    await ann.act(ann.you().ask.suggested)


@story
async def test_who_connects_is_back() -> None:
    world = World()
    made, (_, ben) = await world.game("me me bot", pace=10_000)
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    await world.enter(made.game, made.tokens[0])
    assert away(world, 0) == "" and waited(world) == {0: 0}


# -- votes ---------------------------------------------------------------------------------------------


@story
async def test_all_others_who_are_there_and_play_have_to_agree() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    news = ann.last(StepMessage).news
    assert (news.row, news.seat, news.how, news.whom) == ("voted", 1, "cover", 0)
    assert waits(ann)[0].cover == [1] and away(world, 0) == ""
    await cover(cleo, 0)
    assert away(world, 0) == "idle"
    assert [read_row(row.body) for row in world.store.kept[GAME]][-1] == Away(0, "idle")


@story
async def test_who_is_gone_has_no_say() -> None:
    world = World()
    _, (_, ben, cleo) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    await cleo.leave()
    assert away(world, 0) == "idle"


@story
async def test_one_against_it_and_it_begins_anew() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    await cover(cleo, 0, False)
    assert ann.last(StepMessage).news.how == "not cover" and waits(ann)[0].cover == []
    await cover(cleo, 0)
    assert away(world, 0) == ""
    await cover(ben, 0)
    assert away(world, 0) == "idle"


@story
async def test_an_answer_takes_it_off_the_table() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    await ann.act("propose trade")
    assert waits(ann)[0].cover == []
    assert await cannot_cover(cleo, 0) == "table-not-idle"


@story
async def test_who_resigns_has_no_vote() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn())
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    await ben.does(Resign(ben.new_id()))
    assert waits(ann)[0].cover == [] and away(world, 0) == ""
    await cover(cleo, 0)
    assert away(world, 0) == "idle"


# -- what can't be -------------------------------------------------------------------------------------


@story
async def test_what_is_refused_says_why_and_changes_nothing() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me", record=positions.on_turn())
    host = await world.enter(made.game, host=made.host)
    watcher = await world.enter(made.game)
    await world.watch.forward(IDLE)
    assert await cannot_cover(ann, 0) == "table-own-seat"
    assert await cannot_cover(host, 1) == "table-not-awaited"
    assert await cannot_cover(host, 5) == "no-such-seat"
    assert await cannot_cover(watcher, 0) == "table-no-seat"
    assert await cannot_cover(host, 0, False) == "table-no-seat"
    await ann.leave()
    assert await cannot_cover(ben, 0) == "table-seat-held"


@story
async def test_before_and_after_a_game_nobody_is_waited_for() -> None:
    world = World()
    _, (ann, ben) = await world.table("me me bot")
    assert waits(ann) == [] and await cannot_cover(ben, 0) == "table-not-playing"
    await ann.confirm()
    await ben.confirm()
    for client in (ann, ben):
        await client.does(Vote(client.new_id(), "end"))
    assert waits(ann) == []


@story
async def test_a_table_may_wait_as_long_as_it_takes() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", idle=None)
    await world.watch.forward(100_000)
    assert waits(ann) == [] and await cannot_cover(ben, 0) == "table-waits-for-all"


@story
async def test_the_maker_of_a_table_says_how_long() -> None:
    world = World()
    _, (_, ben) = await world.game("me me bot", idle=10)
    await world.watch.forward(9.999)
    assert await cannot_cover(ben, 0) == "table-not-idle"
    await world.watch.forward(0.001)
    await cover(ben, 0)


@pytest.mark.parametrize("idle", ["9", "0", "-1", "86401", '"120"', "1.5"])
def test_a_time_that_is_too_short_or_none_is_not_taken(idle: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"idle": {idle}}}', type=Settings)


@story
async def test_it_goes_beside_a_clock() -> None:
    world = World()
    _, (_, ben) = await world.game("me me bot", clock=Clock(600), pace=10_000)
    await world.watch.forward(IDLE)
    await cover(ben, 0)
    assert away(world, 0) == "idle"


def test_votes_of_old_logs_are_read_as_ever() -> None:
    old = b'{"row":"voted","seat":1,"what":"pause","yes":true}'
    row = read_row(old)
    assert row == Voted(1, "pause", True) and write_row(row) == old


# -- secrets -------------------------------------------------------------------------------------------


@story
async def test_when_a_bot_may_play_does_not_depend_on_what_somebody_holds() -> None:
    """Two worlds: whoever is asked for a card they have, and whoever is asked for one they lack."""
    told = []
    for card in ("lumber", "brick"):  # they have lumber, and no brick
        world = World()
        _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn())
        await ann.act("propose trade", "give ore", f"ask {card}", "make offer")
        await world.watch.forward(60)
        early = [await cleo.send(Cover("1", seat)) for seat in (0, 1)]
        await world.watch.forward(60)
        await cover(cleo, 0)
        await cover(ben, 0)
        assert away(world, 0) == "idle"
        rest = [(step.at, step.news, step.waits) for step in cleo.steps()]
        told.append((early, rest, ben.you().ask.late))
    assert told[0] == told[1]

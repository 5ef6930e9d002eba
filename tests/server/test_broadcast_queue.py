"""News is told when nobody waits for an answer, and always before what comes after it."""

from __future__ import annotations

import asyncio

from longroad.server import broadcast
from longroad.server.broadcast_queue import BroadcastQueue
from longroad.server.messages import Ack, Act, Bye, Chat, Presence, StepMessage, Welcome, read_server
from tests.server.fakes import Client, World, settle, story

GAME = "game-0001"


@story
async def test_one_thing_is_told_in_each_round_of_the_loop() -> None:
    told: list[str] = []
    broadcasts = BroadcastQueue()
    broadcasts.later(lambda: told.append("first"))
    broadcasts.later(lambda: told.append("second"))
    for _ in range(3):
        await asyncio.sleep(0)
        told.append("round")
    assert told == ["first", "round", "second", "round", "round"]


@story
async def test_news_that_fails_does_not_keep_the_next_from_being_told() -> None:
    told: list[str] = []
    failures: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(str(what["exception"])))
    broadcasts = BroadcastQueue()
    broadcasts.later(lambda: told.remove("nothing"))
    broadcasts.later(lambda: told.append("second"))
    await settle()
    broadcasts.later(lambda: told.append("third"))
    await settle()
    assert told == ["second", "third"] and len(failures) == 1


def kinds(client: Client, since: int) -> list[str]:
    return [type(read_server(data)).__name__ for data in client.wire.sent[since:]]


async def after_an_answer() -> tuple[World, Client, Client, int]:
    """Ann has been answered; nobody was told what she did yet."""
    world = World()
    made, (ann, ben, _) = await world.game()
    world.room(made).services.broadcasts.later = lambda tell: None  # type: ignore[method-assign]  # it never has time
    before = len(ben.wire.sent)
    answer = await ann.send(Act(ann.new_id(), ann.frame(), [ann.you().ask.suggested]))
    assert isinstance(answer, Ack) and answer.seq == ann.room.table.seq
    assert isinstance(read_server(ann.wire.sent[-1]), Ack) and len(ben.wire.sent) == before
    return world, ann, ben, before


@story
async def test_an_answer_comes_before_the_news() -> None:
    world = World()
    _, (ann, ben, _) = await world.game()
    before = len(ann.wire.sent)
    await ann.act(ann.you().ask.suggested)
    assert kinds(ann, before) == ["Ack", "StepMessage"]
    assert isinstance(read_server(ben.wire.sent[-1]), StepMessage)


@story
async def test_who_comes_in_is_told_everything_once_and_the_others_the_news_first() -> None:
    world, ann, ben, before = await after_an_answer()
    new = await world.enter(ann.room.table.game_id)
    assert new.last(Welcome).seq == ann.room.table.seq and new.steps() == []
    assert kinds(ben, before) == ["StepMessage", "Presence"]


@story
async def test_who_leaves_meanwhile_is_not_told_as_if_the_news_were_known() -> None:
    _, ann, ben, _ = await after_an_answer()
    broadcast.presence(ann.room)
    assert ben.last(Presence).seq == ann.room.table.seq - 1


@story
async def test_the_next_command_is_answered_after_the_news() -> None:
    _, _, ben, before = await after_an_answer()
    await ben.say("well done")
    assert kinds(ben, before) == ["StepMessage", "Ack", "StepMessage"]


@story
async def test_a_table_that_closes_tells_its_news_first() -> None:
    _, ann, ben, before = await after_an_answer()
    await ann.room.close("restart")
    assert kinds(ben, before) == ["StepMessage", "Bye"]
    assert ben.last(Bye).seq == ann.room.table.seq


@story
async def test_news_that_cannot_be_told_is_nothing_to_the_next_who_comes() -> None:
    world, ann, ben, before = await after_an_answer()
    sent = ben.wire.send
    ben.wire.send = broken  # type: ignore[method-assign]
    answer = await ann.send(Chat(ann.new_id(), "well done"))
    assert isinstance(answer, Ack) and answer.seq == ann.room.table.seq == world.loaded(GAME).seq
    ben.wire.send = sent  # type: ignore[method-assign]
    assert isinstance(await ben.send(Chat(ben.new_id(), "thanks")), Ack)
    seqs = [step.seq for step in ben.steps()]
    assert seqs[-1] == ann.room.table.seq > seqs[-2] + 1  # a gap: they will say hello again
    await ann.room.close("restart")
    assert kinds(ben, before)[-1] == "Bye"


@story
async def test_a_bot_goes_on_when_what_happened_before_cannot_be_told() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot")
    room = world.room(made)
    await ann.act("roll")
    room.services.broadcasts.later = lambda tell: None  # type: ignore[method-assign]
    await ann.act("end turn")
    ann.wire.send = broken  # type: ignore[method-assign]
    before = room.table.seq
    await world.watch.forward(10)
    assert room.table.seq > before + 1


def broken(data: bytes) -> None:
    raise RuntimeError("this can't be told")

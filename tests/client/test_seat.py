"""A seat over the network: always up to date, and every command is carried out once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from http import HTTPStatus
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from longroad.client import Dismissed, Left, Lost, Refused, Seat, Watcher
from longroad.client.watcher import ATTEMPTS
from longroad.server.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    Confirm,
    Free,
    FromServer,
    HandOver,
    Presence,
    PutBot,
    Reject,
    Rematch,
    Rename,
    Resign,
    Return,
    Silence,
    Start,
    StepMessage,
    Trouble,
    Undo,
    Vote,
    Welcome,
)
from tests.client.fake_server import (
    GAME,
    TOKEN,
    FakeServer,
    Naps,
    Visit,
    fake_server,
    picture,
    run,
    step,
    table_info,
    welcome,
    you,
)

Story = Callable[[FakeServer, Seat, Visit], Awaitable[None]]


def tell(story: Story, first: Welcome | None = None, sleep: Naps | None = None) -> None:
    """A story that begins with a seat that has been welcomed."""

    async def told() -> None:
        async with fake_server() as server:
            seat = Seat(server.url, GAME, TOKEN, sleep=sleep or Naps())
            entering = asyncio.create_task(seat.__aenter__())
            visit = await server.visit()
            await visit.greet(first or welcome(7))
            await entering
            try:
                await story(server, seat, visit)
            finally:
                await seat.close()

    run(told())


async def is_silent(visit: Visit) -> bool:
    """Whether the client has nothing more to say; it says at once what it has to."""
    try:
        await asyncio.wait_for(visit.hear(), 0.05)
    except TimeoutError:
        return True
    return False


# What it knows


def test_a_welcome_tells_everything() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        assert (seat.seq, seat.seat, seat.is_host, seat.over) == (7, 0, True, False)
        assert seat.picture == picture() and seat.present == [True, False, False, False]
        assert seat.ask is not None and seat.ask.text == "Roll the dice."
        assert seat.is_awaited and seat.info.color == "red"

    tell(story, welcome(7, host=True))


def test_tokens_and_wishes_are_in_the_hello() -> None:
    async def story() -> None:
        async with fake_server() as server:
            seat = Seat(server.url, GAME, TOKEN, host="h" * 32, views=True, muted=[2])
            entering = asyncio.create_task(seat.__aenter__())
            hello = await (await server.visit()).greet(welcome(3))
            await entering
            await seat.close()
            assert (hello.game, hello.token, hello.host) == (GAME, TOKEN, "h" * 32)
            assert (hello.views, hello.muted, hello.since) == (True, [2], None)
            assert str(seat.view().asked(0)) == "Roll the dice."

    run(story())


def test_a_step_changes_what_it_names_and_nothing_else() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        await visit.tell(step(8, patch={"dice": [3, 4], "waiting": [1]}))
        await seat.until(lambda: seat.seq == 8)
        assert seat.picture == picture(dice=[3, 4], waiting=[1])
        assert seat.ask is not None and not seat.is_awaited
        await visit.tell(step(9, you=None, table=table_info(paused=True)))
        await seat.until(lambda: seat.seq == 9)
        assert seat.ask is None and seat.table.paused
        await visit.tell(Presence(9, [False, True, True, True], 3))
        await seat.until(lambda: seat.watching == 3)
        assert seat.present == [False, True, True, True]

    tell(story)


def test_the_first_patch_is_a_whole_picture() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        assert seat.picture is None and not seat.is_awaited
        await visit.tell(step(8, patch=msgspec.to_builtins(picture()), table=table_info()))
        await seat.until(lambda: seat.seq == 8)
        assert seat.picture == picture()

    tell(story, welcome(7, table=table_info("waiting"), picture=None, you=None))


def test_whoever_iterates_gets_every_message_after_it_took_effect() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        await visit.tell(step(8), Presence(8, [], 0), step(8), step(9))
        got: list[tuple[type[FromServer], int]] = []
        async for message in seat:
            got.append((type(message), message.seq))
            assert seat.seq >= message.seq
            if message.seq == 9:
                await seat.close()
        assert got == [
            (Welcome, 7),
            (StepMessage, 8),
            (Presence, 8),
            (StepMessage, 9),
        ]  # what was told twice is heard once

    tell(story)


def test_messages_that_nobody_reads_are_not_kept_forever() -> None:
    async def story() -> None:
        async with fake_server() as server:
            seat = Seat(server.url, GAME, TOKEN, kept=2, sleep=Naps())
            entering = asyncio.create_task(seat.__aenter__())
            visit = await server.visit()
            await visit.greet(welcome(7))
            await entering
            await visit.tell(*[step(seq) for seq in range(8, 12)])
            await seat.until(lambda: seat.seq == 11)
            await seat.close()
            assert [message.seq async for message in seat] == [10, 11]

    run(story())


# What it misses


def test_a_gap_makes_it_say_hello_again() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        await visit.tell(step(9, patch={"round": 5}))
        hello = await visit.hello()
        assert (hello.since, hello.token) == (7, TOKEN)
        await visit.tell(step(10, patch={"round": 6}))  # told before the hello was heard
        await visit.tell(welcome(10, picture=picture(round=6)), step(11, patch={"dice": [1, 1]}))
        await seat.until(lambda: seat.seq == 11)
        assert seat.picture == picture(round=6, dice=[1, 1])
        assert await is_silent(visit)  # one hello is enough

    tell(story)


def test_a_lost_connection_is_made_again() -> None:
    naps = Naps()

    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        visit.break_off()
        again = await server.visit()
        hello = await again.greet(welcome(9, picture=picture(round=4), missed=[step(8), step(9)]))
        assert (hello.since, hello.token) == (7, TOKEN)
        await seat.until(lambda: seat.seq == 9)
        assert seat.picture == picture(round=4)
        assert naps.taken == [0.25]

    tell(story, sleep=naps)


def test_who_has_missed_nothing_keeps_the_picture() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        await visit.tell(step(8, patch={"dice": [3, 4]}))
        await seat.until(lambda: seat.seq == 8)
        await visit.end()
        again = await server.visit()
        assert (await again.greet(welcome(8, picture=msgspec.UNSET))).since == 8
        await again.tell(step(9, patch={"round": 2}))
        await seat.until(lambda: seat.seq == 9)
        assert seat.picture == picture(dice=[3, 4], round=2)

    tell(story)


def test_it_tries_less_and_less_often_and_then_gives_up() -> None:
    naps = Naps()

    async def story() -> None:
        async with fake_server() as server:
            seat = Seat(server.url, GAME, TOKEN, sleep=naps)
            entering = asyncio.create_task(seat.__aenter__())
            visit = await server.visit()
            await visit.greet(welcome(7))
            await entering
        with pytest.raises(Lost, match="can't be reached"):
            await seat.until(lambda: False)
        await seat.close()

    run(story())
    assert naps.taken[:7] == [0.25, 0.5, 1, 2, 4, 8, 10]
    assert len(naps.taken) == ATTEMPTS and max(naps.taken) == 10


def test_a_server_that_restarts_says_when_to_come_again() -> None:
    naps = Naps()

    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        await visit.tell(Bye(7, "restart", 1500, "The server is being restarted."))
        await (await server.visit()).greet(welcome(8))
        await seat.until(lambda: seat.seq == 8)
        assert naps.taken == [1.5]

    tell(story, sleep=naps)


def test_a_goodbye_for_good_is_final() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        waiting = asyncio.create_task(seat.say("hello?"))
        await visit.hear()
        await visit.tell(Bye(7, "handed", None, "This seat has moved to another device."))
        for what in (waiting, seat.until(lambda: False), seat.say("still there?"), iterate(seat)):
            with pytest.raises(Dismissed, match="another device") as goodbye:
                await what
            assert goodbye.value.code == "handed"
        await seat.close()
        with pytest.raises(Dismissed):  # it stays the reason
            await seat.until(lambda: False)
        assert server.visits.empty()

    tell(story)


async def iterate(seat: Seat) -> None:
    async for _ in seat:
        pass


# Commands


COMMANDS: list[tuple[Callable[[Seat], Awaitable[Any]], Any]] = [
    (lambda seat: seat.act("roll"), Act("i", "f1", ["roll"])),
    (lambda seat: seat.act("give wool", "ask ore", frame="f9"), Act("i", "f9", ["give wool", "ask ore"])),
    (lambda seat: seat.undo(), Undo("i")),
    (lambda seat: seat.say("Good luck!"), Chat("i", "Good luck!")),
    (lambda seat: seat.say_phrase("luck"), Chat("i", phrase="luck")),
    (lambda seat: seat.confirm("salt"), Confirm("i", "salt")),
    (lambda seat: seat.rename("Ada"), Rename("i", "Ada")),
    (lambda seat: seat.come_back(), Return("i")),
    (lambda seat: seat.resign(), Resign("i")),
    (lambda seat: seat.vote("pause", False), Vote("i", "pause", False)),
    (lambda seat: seat.hand_over(), HandOver("i")),
    (lambda seat: seat.rematch(), Rematch("i")),
    (lambda seat: seat.start(), Start("i")),
    (lambda seat: seat.free(3), Free("i", 3)),
    (lambda seat: seat.put_bot(2, "random"), PutBot("i", 2, "random")),
    (lambda seat: seat.silence(1), Silence("i", 1)),
]


@pytest.mark.parametrize("do, sent", COMMANDS)
def test_a_command_is_sent_as_the_protocol_says(do: Callable[[Seat], Awaitable[Any]], sent: Any) -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        seat.new_id = lambda: "i"
        doing = asyncio.ensure_future(do(seat))
        assert await visit.hear() == sent
        await visit.tell(Ack(8, "i", "n" * 32, "another-game"), step(8))
        answer = await doing
        assert answer == {HandOver: "n" * 32, Rematch: "another-game"}.get(
            type(sent), Ack(8, "i", "n" * 32, "another-game")
        )

    tell(story)


def test_a_command_returns_when_everything_here_knows_it() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        acting = asyncio.create_task(seat.act("roll"))
        command = await visit.hear()
        assert isinstance(command, Act)
        await visit.tell(Ack(8, command.id), Presence(7, [], 5))
        await seat.until(lambda: seat.watching == 5)
        assert not acting.done()
        await visit.tell(step(8, you=you("f2", "end turn")))
        await acting
        assert seat.ask is not None and seat.ask.frame == "f2"

    tell(story)


def test_ids_are_never_the_same() -> None:
    seats = [Seat("http://localhost", GAME, TOKEN) for _ in range(3)]
    ids = [seat.new_id() for seat in seats for _ in range(100)]
    assert len(set(ids)) == 300
    assert all(len(id) <= 40 for id in ids)


def test_a_refusal_is_raised_with_its_code() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        undoing = asyncio.create_task(seat.undo())
        command = await visit.hear()
        assert isinstance(command, Undo)
        await visit.tell(Reject(7, command.id, "table-no-undo-left", {"undos": 5}, "No undo is left."))
        with pytest.raises(Refused, match=r"^No undo is left\.$") as refusal:
            await undoing
        assert (refusal.value.code, refusal.value.details) == ("table-no-undo-left", {"undos": 5})
        saying = asyncio.create_task(seat.say("Oh."))  # life goes on
        command = await visit.hear()
        assert isinstance(command, Chat)
        await visit.tell(Ack(8, command.id), step(8))
        await saying

    tell(story)


def test_who_is_not_asked_can_not_answer() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        with pytest.raises(Refused, match="not asked anything"):
            await seat.act("roll")

    tell(story, welcome(7, you=None))


def test_a_command_without_an_answer_is_sent_again_with_the_same_id() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        acting = asyncio.create_task(seat.act("roll"))
        sent = await visit.hear()
        visit.break_off()
        again = await server.visit()
        await again.greet(welcome(8, you=you("f2")))  # it was carried out, but the answer got lost
        assert await again.hear() == sent
        await again.tell(Ack(8, sent.id))  # type: ignore[union-attr]
        assert (await acting).seq == 8

    tell(story)


def test_a_token_that_was_told_to_nobody_is_asked_for_anew() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        handing = asyncio.create_task(seat.hand_over())
        lost = await visit.hear()
        visit.break_off()
        visit = await server.visit()
        await visit.greet(welcome(8))
        assert await visit.hear() == lost
        assert isinstance(lost, HandOver)
        await visit.tell(Ack(8, lost.id))  # it was carried out, but who knows the token now?
        another = await visit.hear()
        assert isinstance(another, HandOver) and another.id != lost.id
        await visit.tell(step(9), Ack(9, another.id, token="n" * 32))
        assert await handing == "n" * 32

    tell(story)


def test_commands_wait_for_the_connection() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        visit.break_off()
        again = await server.visit()
        first = asyncio.create_task(seat.say("one"))
        assert (await again.hello()).since == 7
        others = [asyncio.create_task(seat.say(text)) for text in ("two", "three")]
        await again.tell(Reject(0, None, "table-too-fast", {"wait": 100}, "Too fast."))
        await again.greet(welcome(7))  # nothing is said before the welcome
        for seq, text in enumerate(("one", "two", "three"), 8):
            command = await again.hear()
            assert isinstance(command, Chat) and command.text == text
            await again.tell(Ack(seq, command.id), step(seq))
        await asyncio.gather(first, *others)
        assert await is_silent(again)  # nothing was sent twice

    tell(story)


def test_a_hello_after_a_gap_does_not_repeat_commands() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        saying = asyncio.create_task(seat.say("one"))
        command = await visit.hear()
        assert isinstance(command, Chat)
        await visit.tell(step(9))
        await visit.greet(welcome(9))
        await visit.tell(Ack(10, command.id), step(10))
        await saying
        other = asyncio.create_task(seat.say("two"))
        following = await visit.hear()
        assert isinstance(following, Chat) and following.text == "two"
        await visit.tell(Ack(11, following.id), step(11))
        await other

    tell(story)


def test_a_command_may_be_given_up() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        saying = asyncio.create_task(seat.say("never mind"))
        given_up = await visit.hear()
        saying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saying
        visit.break_off()
        again = await server.visit()
        await again.greet(welcome(7))
        saying = asyncio.create_task(seat.say("listen"))
        command = await again.hear()
        assert isinstance(command, Chat) and command.text == "listen"  # and not what was given up
        await again.tell(Ack(8, given_up.id), Ack(8, command.id), step(8))  # type: ignore[union-attr]
        await saying

    tell(story)


def test_who_is_too_fast_waits_as_long_as_told() -> None:
    naps = Naps()

    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        saying = asyncio.create_task(seat.say("hurry"))
        command = await visit.hear()
        assert isinstance(command, Chat)
        await visit.tell(Reject(7, command.id, "table-too-fast", {"wait": 1200}, "Too fast."))
        assert await visit.hear() == command
        await visit.tell(Ack(8, command.id), step(8))
        await saying
        assert naps.taken[0] == 1.2
        saying = asyncio.create_task(seat.say("no hurry"))
        command = await visit.hear()
        assert isinstance(command, Chat)
        assert 0.6 < sum(naps.taken[1:]) <= 2.4  # and goes on more slowly, of its own accord
        await visit.tell(Ack(9, command.id), step(9))
        await saying

    tell(story, sleep=naps)


@pytest.mark.parametrize("early", [True, False])
def test_who_waits_may_miss_something_meanwhile(early: bool) -> None:
    woken = asyncio.Event()

    async def nap(seconds: float) -> None:
        await woken.wait()

    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        seat.sleep = nap
        saying = asyncio.create_task(seat.say("hurry"))
        command = await visit.hear()
        assert isinstance(command, Chat)
        await visit.tell(Reject(7, command.id, "table-too-fast", {"wait": 1200}, "Too fast."), step(9))
        await visit.hello()
        if early:
            woken.set()  # while the hello has no answer
            await asyncio.sleep(0)
        await visit.tell(welcome(9))
        assert await visit.hear() == command
        woken.set()
        assert await is_silent(visit)
        await visit.tell(Ack(10, command.id), step(10))
        await saying

    tell(story)


def test_what_was_given_up_is_not_sent_later() -> None:
    woken = asyncio.Event()

    async def nap(seconds: float) -> None:
        await woken.wait()

    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        seat.sleep = nap
        saying = asyncio.create_task(seat.say("hurry"))
        command = await visit.hear()
        assert isinstance(command, Chat)
        await visit.tell(Reject(7, command.id, "table-too-fast", {"wait": 1200}, "Too fast."))
        await visit.tell(Presence(7, [], 5))
        await seat.until(lambda: seat.watching == 5)
        saying.cancel()
        woken.set()
        assert await is_silent(visit)

    tell(story)


def test_leaving_ends_what_is_waited_for() -> None:
    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        saying = asyncio.create_task(seat.say("bye"))
        await visit.hear()
        await seat.close()
        for what in (saying, seat.say("more"), seat.until(lambda: False)):
            with pytest.raises(Left):
                await what
        with pytest.raises(ConnectionClosed):
            await visit.hear()

    tell(story)


# Not let in


def enter(prepare: Callable[[FakeServer], Coroutine[Any, Any, None]], url: str = "") -> Naps:
    """Try to enter while the server does something; the error is the caller's."""
    naps = Naps()

    async def story() -> None:
        async with fake_server() as server:
            serving = asyncio.create_task(prepare(server))
            async with Seat(url or server.url, GAME, TOKEN, sleep=naps):
                await serving

    run(story())
    return naps


async def nothing(server: FakeServer) -> None:
    pass


def test_a_token_that_is_worth_nothing_is_refused() -> None:
    async def refuse(server: FakeServer) -> None:
        visit = await server.visit()
        await visit.hello()
        await visit.tell(Reject(0, None, "table-bad-token", {}, "This link is not valid here."))

    with pytest.raises(Refused, match="This link is not valid here"):
        enter(refuse)


@pytest.mark.parametrize("url", ["ftp://there", "there", "http://", "http://127.0.0.1:9"])
def test_an_address_without_a_server_is_named(url: str) -> None:
    with pytest.raises(Lost, match=url):
        enter(nothing, url)


def test_a_goodbye_at_the_door_is_told_at_once() -> None:
    async def full(server: FakeServer) -> None:
        await (await server.visit()).tell(Bye(0, "full", 30_000, "This server is full."))

    with pytest.raises(Dismissed, match="This server is full"):
        enter(full)


def test_a_server_that_can_not_be_understood_is_left() -> None:
    async def babble(server: FakeServer) -> None:
        visit = await server.visit()
        await visit.socket.send('{"type": "riddle", "seq": 1}')

    with pytest.raises(Lost, match="can't be understood"):
        enter(babble)


def test_an_answer_that_is_no_socket_is_told() -> None:
    async def story() -> None:
        async with fake_server() as server:
            server.refuse_next(HTTPStatus.FORBIDDEN, Trouble("server-wrong-origin", "Not from there."))
            server.refuse_next(HTTPStatus.SERVICE_UNAVAILABLE, Trouble("table-closing", "Come again."))
            server.refuse_next(HTTPStatus.BAD_GATEWAY, None)
            for kind, text in ((Refused, "Not from there"), (Refused, "Come again"), (Lost, "502")):
                with pytest.raises(kind, match=text):
                    async with Seat(server.url, GAME, TOKEN):
                        pass

    run(story())


def test_a_server_that_is_busy_later_is_waited_for() -> None:
    naps = Naps()

    async def story(server: FakeServer, seat: Seat, visit: Visit) -> None:
        trouble = Trouble("table-closing", "Come again.")
        server.refuse_next(HTTPStatus.SERVICE_UNAVAILABLE, trouble, Retry_After="3")
        visit.break_off()
        third = await server.visit()
        await third.hello()
        await third.tell(Reject(0, None, "table-store-trouble", {}, "Try again."))
        fourth = await server.visit()
        await fourth.hello()
        await fourth.tell(Reject(0, None, "table-too-fast", {"wait": 500}, "Too fast."))
        await fourth.greet(welcome(9))
        await seat.until(lambda: seat.seq == 9)
        assert naps.taken == [0.25, 3, 1.0, 0.5]

    tell(story, sleep=naps)


def test_a_watcher_needs_no_token() -> None:
    async def story() -> None:
        async with fake_server() as server:
            watcher = Watcher(server.url, GAME, muted=[1])
            entering = asyncio.create_task(watcher.__aenter__())
            hello = await (await server.visit()).greet(welcome(3, seat=None, you=None))
            await entering
            assert (hello.token, hello.host, hello.views, hello.muted) == (None, None, False, [1])
            assert watcher.seat is None and watcher.you is None and watcher.picture is not None
            await watcher.close()

    run(story())

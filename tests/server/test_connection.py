"""A socket that is flooded, or whose peer doesn't read: nobody else notices."""

from __future__ import annotations

import gc
import logging
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from longroad.server.connection import GRACE, LAST_WORDS, PIECE, WAITING
from longroad.server.limits import Limits
from tests.server.cable import Peer, close, message_in, more, ping, pong, text
from tests.server.fakes import World, settle, story

ALLOWED = round(Limits().socket_commands.burst)
STRIKES = round(Limits().strikes.burst)
SMALLEST = 6  # bytes of a frame with nothing in it
PING = b'{"type":"ping"}'


async def connected(limits: Limits | None = None) -> Peer:
    """Somebody who has said hello to a table."""
    world = World()
    made = await world.make()
    peer = Peer(world, limits)
    await peer.connect()
    await peer.say(type="hello", game=made.game)
    assert peer.messages()[0]["type"] == "welcome"
    await world.watch.forward(60)  # whatever that took of the limits is there again
    return peer


@story
async def test_who_has_not_said_hello_is_refused_in_words_and_then_as_they_wish() -> None:
    world = World()
    made = await world.make("me bot bot")
    peer = Peer(world, None)
    await peer.connect()
    for hello, is_said in (({}, True), ({"texts": False}, False), ({"texts": True}, True)):
        if hello:
            await peer.say(type="hello", game=made.game, **hello)
        peer.messages()
        await peer.say(type="nonsense")
        assert ["text" in refusal for refusal in peer.messages()] == [is_said]


def goodbye(told: list[Frame]) -> tuple[str, int]:
    """The codes of the last two frames: a bye of ours, and the end of WebSocket."""
    bye, end = told[-2:]
    assert (bye.opcode, end.opcode) == (Opcode.TEXT, Opcode.CLOSE)
    return message_in(bye)["code"], int.from_bytes(end.data[:2], "big")


@pytest.mark.parametrize(
    "frame", [ping(), ping(b"x" * 125), pong(), pong(b"?")], ids=["ping", "long ping", "pong", "strange pong"]
)
@story
async def test_pings_and_pongs_are_counted_like_messages(frame: bytes) -> None:
    peer = await connected()
    for _ in range(ALLOWED + STRIKES):
        await peer.send(frame)
    told = peer.told()
    assert [each.opcode for each in told] == ([Opcode.PONG] * len(told))
    assert len(told) in (0, ALLOWED + STRIKES)
    await peer.wait(1)
    for _ in range(round(Limits().socket_commands.a_second)):
        await peer.send(frame)
    assert Opcode.CLOSE not in [each.opcode for each in peer.told()], "there was room again"
    await peer.send(frame)
    await peer.send(frame)
    assert goodbye(peer.told()) == ("fast", 1008)
    assert peer.visitors.sockets == 0


@story
async def test_parts_of_a_message_are_counted_like_messages() -> None:
    peer = await connected()
    await peer.send(text(b"", fin=False))
    for _ in range(ALLOWED + STRIKES):
        await peer.send(more())
    assert peer.told() == []
    await peer.send(more())
    assert goodbye(peer.told()) == ("fast", 1008)
    assert len(peer.socket.frames) <= ALLOWED + STRIKES + 2


@story
async def test_a_message_in_some_parts_is_a_message() -> None:
    peer = await connected()
    await peer.send(text(PING[:5], fin=False), ping(b"between"), more(PING[5:9]), more(PING[9:], fin=True))
    told = peer.told()
    assert [each.opcode for each in told] == [Opcode.PONG, Opcode.TEXT]
    assert told[0].data == b"between" and message_in(told[1])["type"] == "pong"


@pytest.mark.parametrize("kind", [ping, pong, text, more])
@story
async def test_of_a_flood_only_the_first_drops_are_looked_at(kind: Callable[[bytes], bytes]) -> None:
    peer = await connected()
    if kind is more:
        await peer.send(text(b"", fin=False))
    await peer.send(kind(b"") * 200_000)
    told = peer.told()
    assert goodbye(told)[0] in ("fast", "garbled")
    most = ALLOWED + STRIKES + (LAST_WORDS + 1) * PIECE // SMALLEST
    assert len(told) < most
    assert not peer.socket.unread and peer.socket.queue.empty()
    assert not peer.cable.is_read, "nothing more is taken from the network"
    await peer.wait(GRACE + 1)
    assert peer.cable.ended == "cut off"


@story
async def test_no_more_messages_are_read_than_somebody_takes_in() -> None:
    peer = await connected(Limits().times(1000))
    longest = 0
    queue: Any = peer.socket.queue
    put = queue.put_nowait

    def counted(message: object) -> None:
        nonlocal longest
        put(message)
        longest = max(longest, queue.qsize())

    queue.put_nowait = counted
    await peer.send(text(PING) * 5000)
    assert [message["type"] for message in peer.messages()] == ["pong"] * 5000, "none is lost"
    assert longest <= PIECE // SMALLEST + 1


@story
async def test_who_does_not_read_the_pongs_is_sent_away() -> None:
    peer = await connected(Limits().times(1000))
    peer.cable.peer_reads = False
    sent = 0
    while peer.socket.is_open:
        assert sent < 2 * WAITING, "so much waits for somebody who doesn't read"
        await peer.send(ping(b"x" * 125) * 50)
        sent += 50 * 127
    assert goodbye(peer.told()) == ("slow", 1013)


@story
async def test_who_does_not_even_read_the_goodbye_is_cut_off() -> None:
    peer = await connected(Limits().times(1000))
    peer.cable.peer_reads = False
    while peer.socket.is_open:
        await peer.send(ping(b"x" * 125) * 50)
    await peer.wait(GRACE - 0.1)
    assert peer.cable.ended == ""
    await peer.wait(0.2)
    assert peer.cable.ended == "cut off"


@pytest.mark.parametrize(
    "last", [close(), close(1001), b"\xff" * 20, text(b"\xff")], ids=["close", "away", "no frame", "no text"]
)
@story
async def test_who_ends_it_and_does_not_read_the_answer_is_cut_off(last: bytes) -> None:
    peer = await connected()
    peer.cable.peer_reads = False
    await peer.send(last)
    assert peer.visitors.sockets == 0
    await peer.wait(GRACE - 0.1)
    assert peer.cable.ended == "closed"
    await peer.wait(0.2)
    assert peer.cable.ended == "cut off"


@story
async def test_who_answers_the_goodbye_is_not_cut_off() -> None:
    peer = await connected()
    await peer.world.tables.close()
    await settle()
    assert goodbye(peer.told()) == ("restart", 1000)
    await peer.send(text(PING), ping(), close())  # what was on its way
    assert peer.told() == [], "nothing follows the goodbye"
    await peer.wait(GRACE + 1)
    assert peer.cable.ended == "closed"


@story
async def test_who_speaks_before_being_asked_in_is_cut_off() -> None:
    peer = Peer(World())
    peer.ask_for_a_socket()
    peer.socket.data_received(ping() * 100)
    assert peer.cable.ended == "cut off" and not peer.socket.unread
    await settle()
    assert peer.visitors.sockets == 0


@pytest.mark.parametrize(
    "parts",
    [[text(b"\xff\xfe{")], [text(b"\xe2\x82", fin=False), more(b"!", fin=True)]],
    ids=["whole", "in parts"],
)
@story
async def test_a_text_that_is_no_text_ends_the_connection_without_a_word_in_the_log(
    parts: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    peer = await connected()
    caplog.clear()
    await peer.send(*parts)
    (end,) = peer.told()
    assert end.opcode is Opcode.CLOSE and int.from_bytes(end.data[:2], "big") == 1007
    assert caplog.records == []
    assert peer.visitors.sockets == 0


@story
async def test_a_letter_may_be_cut_in_two() -> None:
    peer = await connected()
    euro = "€".encode()
    await peer.send(text(b'"' + euro[:1], fin=False), more(euro[1:] + b'"', fin=True))
    assert [message["code"] for message in peer.messages()] == ["table-garbled"]


# -- the hello -----------------------------------------------------------------------------------------


@story
async def test_who_is_at_no_table_any_more_has_to_say_hello_again_in_time() -> None:
    world = World()
    made, closed = await world.make(), await world.make(spectators=False)
    peer = Peer(world)
    await peer.connect()
    await peer.say(type="hello", game=made.game)
    await peer.wait(600)
    assert peer.socket.is_open, "who is at a table may be silent"
    peer.told()
    await peer.say(type="hello", game=closed.game)
    assert [message["code"] for message in peer.messages()] == ["table-no-spectators"]
    await peer.wait(4)
    assert peer.socket.is_open
    await peer.wait(2)
    assert goodbye(peer.told()) == ("silent", 1008)


@story
async def test_who_comes_back_to_a_table_in_time_may_be_silent_again() -> None:
    world = World()
    made, closed = await world.make(), await world.make(spectators=False)
    peer = Peer(world)
    await peer.connect()
    for game in (made.game, closed.game, made.game):
        await peer.say(type="hello", game=game)
        await peer.wait(4)
    await peer.wait(600)
    assert peer.socket.is_open


@story
async def test_long_bundles_count_as_more_than_one_command() -> None:
    world = World()
    made, _ = await world.game("me bot bot")
    peer = Peer(world, Limits())
    await peer.connect()
    await peer.say(type="hello", game=made.game, token=made.tokens[0])
    for n in range(9):
        await peer.say(type="act", id=str(n), frame="0", actions=["end turn"] * 64)
    codes = [message["code"] for message in peer.messages() if message["type"] == "reject"]
    assert codes == ["table-late"] * 8 + ["table-too-fast"], "80 at once, of which hello took five"


@story
async def test_what_is_left_of_a_connection_does_not_keep_the_table_in_memory() -> None:
    peer = await connected()
    tables = peer.world.tables
    (room,) = map(weakref.ref, tables.rooms.values())
    gc.disable()  # it is done seldom
    try:
        peer.cable.abort()
        await peer.world.watch.forward(3600)
        await tables.tidy()
        assert tables.rooms == {} and room() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("sockets", [1, 0], ids=["a visit", "one too many"])
@story
async def test_nothing_is_left_of_a_connection_that_has_ended(sockets: int) -> None:
    world = World()
    peer = Peer(world, Limits(sockets=sockets))
    gc.disable()  # it is done seldom
    try:
        peer.ask_for_a_socket()
        await settle()
        peer.cable.abort()
        await settle()
        socket = weakref.ref(peer.socket)
        del peer.socket
        assert socket() is None
    finally:
        gc.enable()

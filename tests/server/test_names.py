"""Names and other things that everybody at a table is told: none is a trick, and there are not too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from longroad.server import quotas
from longroad.server.limits import Limits
from longroad.server.log import Back, BotSat, Offered, Renamed, Said, Sat, Silenced, Voted
from longroad.server.messages import (
    Chat,
    Commands,
    Free,
    HandOver,
    Made,
    PutBot,
    Rename,
    Resign,
    Return,
    Silence,
    Vote,
)
from longroad.server.names import tidied
from longroad.server.settings import Clock, SeatPlan
from longroad.server.table import Refused
from tests.server.cable import Peer
from tests.server.fakes import Client, World, story

NOTHING = {
    "filler": "\u3164",
    "half filler": "\uffa0 \u115f\u1160",
    "Braille": "\u2800\u2800",
    "note": "\U0001d159",
    "joiner": "\u034f",
    "selector": "\ufe0f",
    "far selector": "\U000e0100",
    "vowel": "\u17b4",
    "accent": "\u0301",
    "turned": "\u202e\u2066",
    "zero": "\u200b\u200d\u2060",
    "spaces": " \u00a0\u2003\t",
}
ALIKE = [
    ("Ann", "ann"),
    ("Ann", "ANN"),
    ("Ann", "Ａｎｎ"),
    ("Ann", " A nn"),
    ("Ann", "A\u3164nn"),
    ("Ann", "An\u034fn\ufe0f"),
    ("Ann", "𝐀𝐧𝐧"),
    ("Straße", "STRASSE"),
    ("Zoe\u0308", "Zoë"),
    ("ﬁn", "Fin"),
    ("Anna", "Аnnа"),  # Cyrillic, as in the next
    ("max", "МАХ"),
    ("Zoë", "Ζоё"),  # Greek and Cyrillic
    ("Ivan", "lvan"),
    ("Bob", "B0b"),
    ("Kim", "Kirn"),
    ("Sahin", "Տаһіո"),
    ("नीला", "नी\u200dला"),
]
APART = [("Ann", "Anne"), ("Olga", "Ольга"), ("Пётр", "Петр"), ("Ali", "Ail"), ("Ben 1", "Ben 2"), ("m", "n")]


async def named(world: World, name: str) -> tuple[Made, Client, Client]:
    """A table where somebody goes by this name, somebody goes by Ben, and a seat is free."""
    seats = [SeatPlan("mine", name=name), SeatPlan("mine", name="Ben"), SeatPlan("open")]
    made = await world.make(seats)
    ann, ben = [await world.enter(made.game, token) for token in made.tokens.values()]
    return made, ann, ben


async def refusal_of(work: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.code


# -- what a name may be --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", NOTHING.values(), ids=NOTHING)
@story
async def test_what_cannot_be_seen_is_no_name_and_no_chat(text: str) -> None:
    world = World()
    made, ann, _ = await named(world, text)
    assert ann.room.table.seats[0].name == ""
    assert await ann.cannot(Rename("1", text)) == "table-empty-text"
    assert await ann.cannot(Chat("2", text)) == "table-empty-text"
    assert await refusal_of(world.sit(made, text)) == "table-empty-text"


@pytest.mark.parametrize(
    "text", ["Ann", "安", "Ольга", "नीला", "ᠮᠣᠩ", "❤️", "🦊", "?", "42", "e\u0301", "¨", "김"]
)
def test_a_name_in_any_letters_stays_as_it_is(text: str) -> None:
    assert tidied(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "क्\u200dष",
        "ශ්\u200dරී",
        "👩\u200d🚀",
        "❤️\u200d🔥",
        "👨🏽\u200d👩🏽\u200d👧",
    ],
    ids=["Persian", "Hindi", "Sinhala", "astronaut", "heart on fire", "family"],
)
def test_joiners_stay_where_a_script_or_an_emoji_needs_them(text: str) -> None:
    assert tidied(text) == text


@pytest.mark.parametrize(
    "text, shown",
    [
        ("A\u200dnn", "A nn"),
        ("A\u200cnn", "A nn"),
        ("\u200dAnn\u200c", "Ann"),
        ("👩\u200d", "👩"),
        ("👩\u200d\u200d🚀", "👩 🚀"),
        ("👩\u200c🚀", "👩 🚀"),
        ("\u0645\u200d\u0645", "\u0645 \u0645"),
    ],
)
def test_joiners_go_where_nothing_needs_them(text: str, shown: str) -> None:
    assert tidied(text) == shown


@pytest.mark.parametrize("name, other", APART)
@story
async def test_names_that_look_different_are_different(name: str, other: str) -> None:
    _, _, ben = await named(World(), name)
    await ben.does(Rename("1", other))


@pytest.mark.parametrize("name, other", ALIKE)
@story
async def test_nobody_takes_the_name_of_somebody_else_nor_one_that_looks_the_same(
    name: str, other: str
) -> None:
    world = World()
    made, ann, ben = await named(world, name)
    assert await ben.cannot(Rename("1", other)) == "table-name-taken"
    assert await refusal_of(world.sit(made, other)) == "table-name-taken"
    await ann.does(Rename("2", other))  # one's own may be written in another way
    await ann.does(Rename("3", "Somebody"))
    await ben.does(Rename("4", other))


@story
async def test_nobody_takes_the_name_of_a_bot_or_of_somebody_who_has_resigned() -> None:
    world = World()
    seats = [SeatPlan("mine", name="Ann"), SeatPlan("mine", name="Ben"), SeatPlan("bot", name="Edda")]
    made = await world.make(seats)
    ann, ben = [await world.enter(made.game, token) for token in made.tokens.values()]
    await ann.confirm()
    await ben.confirm()
    assert await ann.cannot(Rename("1", "EDDA")) == "table-name-taken"
    await ben.does(Resign("2"))
    assert await ann.cannot(Rename("3", "BEN")) == "table-name-taken"


@story
async def test_a_name_is_free_again_when_its_owner_has_left_the_seat() -> None:
    world = World()
    made, ann, ben = await named(world, "Ann")
    await ann.does(Free("1", 0))
    await ben.does(Rename("2", "Ann"))
    assert (await world.sit(made, "Ben")).seat == 0


@story
async def test_who_may_not_chat_cannot_do_it_with_names() -> None:
    world = World()
    made, ann, _ = await named(world, "Ann")
    host = await world.enter(made.game, host=made.host)
    await host.does(Silence("1", 0))
    assert await ann.cannot(Rename("1", "Listen to me")) == "table-silenced"
    await host.does(Silence("2", 0, False))
    await ann.does(Rename("2", "Thanks"))


# -- how often -----------------------------------------------------------------------------------------

TALK: dict[type, Callable[[int], Commands]] = {
    Said: lambda n: Chat(f"a{n}", "again"),
    Renamed: lambda n: Rename(f"a{n}", f"Name {n}"),
    Voted: lambda n: Vote(f"a{n}", "pause", False),
    Offered: lambda n: HandOver(f"a{n}"),
    Silenced: lambda n: Silence(f"a{n}", 0, n % 2 == 1),
}


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything may happen three times."""
    for kind in list(quotas.MOST):
        monkeypatch.setitem(quotas.MOST, kind, 3)


def test_all_of_it_is_limited() -> None:
    assert {*TALK, Sat, BotSat, Back} == set(quotas.MOST)
    assert all(20 <= most <= 5000 for most in quotas.MOST.values())


@pytest.mark.parametrize("kind", TALK, ids=lambda kind: kind.__name__)
@story
async def test_nobody_fills_the_log_of_a_game_with_what_is_no_play(
    kind: type, three: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    made, (_, ben) = await world.game("me me bot")
    ann = await world.enter(made.game, made.tokens[0], host=made.host)
    for n in range(2):
        await ann.does(TALK[kind](n))
    await world.restart()
    ann = await world.enter(made.game, made.tokens[0], host=made.host)
    ben = await world.enter(made.game, made.tokens[1])
    await ann.does(TALK[kind](2))
    for n in range(3, 6):
        assert await ann.cannot(TALK[kind](n)) == "table-enough"
    assert (await ann.does(TALK[kind](2))).seq > 0, "a retry is none more"
    if kind is not Silenced:
        await ben.does(TALK[kind](1))
    if kind is Voted:
        return
    monkeypatch.setitem(quotas.MOST, Voted, 200)
    for player in (ann, ben):
        await player.does(Vote("end", "end"))
    assert world.room(made).table.state == "over"
    assert await ann.cannot(TALK[kind](9)) == "table-enough", "the end changes nothing"


@story
async def test_nobody_fills_the_log_of_a_table_by_sitting_down_again_and_again(three: None) -> None:
    world = World()
    made = await world.make("me open bot", listed=True)
    host = await world.enter(made.game, host=made.host)
    for n in range(3):
        await world.sit(made, "Bob", 1)
        await host.does(Free(f"free.{n}", 1))
    assert await refusal_of(world.sit(made, "Bob", 1)) == "table-enough"
    for n in range(3):
        await host.does(PutBot(f"bot.{n}", 1))
        await host.does(Free(f"out.{n}", 1))
    assert await host.cannot(PutBot("bot", 1)) == "table-enough"


@pytest.mark.parametrize("kind", TALK, ids=lambda kind: kind.__name__)
@story
async def test_all_of_it_counts_as_chat(kind: type) -> None:
    world = World()
    made = await world.make("me me bot")
    peer = Peer(world)
    await peer.connect()
    await peer.say(type="hello", game=made.game, token=made.tokens[0], host=made.host)
    for number in made.tokens:
        await (await world.enter(made.game, made.tokens[number])).confirm()
    peer.told()
    allowed = round(Limits().socket_chat.burst)
    for n in range(allowed + 1):
        await peer.say(**said(TALK[kind](n)))
    answers = [message for message in peer.messages() if "id" in message]
    assert [answer["type"] for answer in answers] == ["ack"] * allowed + ["reject"]
    assert answers[-1]["code"] == "table-too-fast"
    await peer.say(type="chat", id="chat", text="hello")
    assert peer.messages()[-1]["code"] == "table-too-fast"
    await peer.say(type="undo", id="undo")
    assert peer.messages()[-1]["code"] != "table-too-fast", "but it is in nobody's way of playing"


def said(command: Commands) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.to_builtins(command)
    return message


@story
async def test_nobody_fills_the_log_of_a_game_by_coming_and_going(
    three: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "SLEEPS", 3)
    world = World()
    made, (ann, ben) = await world.game("me me bot", clock=Clock(600), hold=0)
    for _ in range(6):  # ben waits, and a bot plays for ann
        await ann.leave()
        await world.watch.forward(0.01)
        ann = await world.enter(made.game, made.tokens[0])
    assert Counter(ben.news())["back"] == 3
    assert await ann.cannot(Return("back")) == "table-enough"
    await ben.leave()
    rows = len(world.store.kept[made.game])
    for _ in range(6):
        await ann.leave()
        ann = await world.enter(made.game, made.tokens[0])
    assert len(world.store.kept[made.game]) == rows + 6, "it falls asleep and wakes up three times"

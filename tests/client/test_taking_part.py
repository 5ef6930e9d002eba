"""A bot at a seat of another machine: it answers when it is asked, and puts up with what happens."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from longroad.bots.player import Bot
from longroad.client import Refused, Seat, take_part
from longroad.client.watcher import KEPT
from longroad.core.edge import Event
from longroad.core.state import State
from longroad.server.messages import (
    Ack,
    Act,
    Confirm,
    Happening,
    Reject,
    Return,
    SeatInfo,
    TableInfo,
    Vote,
    You,
    as_base64,
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
    seat_info,
    step,
    table_info,
    welcome,
    you,
)
from tests.isle import new_game


class Recorder(Bot):
    """Does what its seed says of what is legal, and remembers what it saw."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[bytes] = []
        self.threads: set[int] = set()

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        self.seen.append(view.to_bytes())
        self.threads.add(threading.get_ident())
        return list(view.legal(seat))[self.seed]


class Listener(Recorder):
    """Remembers what it was told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.told: list[str] = []

    def begin(self, view: State, seat: int) -> None:
        self.told.append("begin")

    def hear(self, events: list[Event]) -> None:
        self.told += [event.code for event in events]


class Cheat(Bot):
    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        return view.parse("roll")


def after_the_roll() -> State:
    game = new_game("isle:base;4;board=beginner;first=seat")
    game.do("roll")
    game.do("rolled 4 5")
    return game


def asked(game: State, frame: str) -> You:
    """Red's question at this point of a game."""
    return You(you(frame).ask, False, 5, as_base64(game.seen_by(0).to_bytes()))


def red(**known: Any) -> list[SeatInfo]:
    return [seat_info(0, **known), *[seat_info(n, ready=True) for n in (1, 2, 3)]]


OVER: TableInfo = table_info("over", ended="won")


def tell(
    story: Callable[[Visit], Awaitable[None]],
    bot: Bot,
    naps: Naps | None = None,
    kept: int = KEPT,
    is_read: bool = False,
    **known: Any,
) -> None:
    """Let a bot take part until the story is told and the game is over."""

    async def told() -> None:
        async with fake_server() as server:
            taking_part = asyncio.create_task(sit(server))
            visit = await server.visit()
            assert (await visit.greet(welcome(7, **known))).views
            await story(visit)
            await taking_part

    async def sit(server: FakeServer) -> None:
        async with Seat(server.url, GAME, TOKEN, views=True, kept=kept, sleep=naps or Naps()) as seat:
            if is_read:
                assert seat.unread()
            await take_part(seat, bot)
            assert seat.over

    run(told())


async def hear(visit: Visit, kind: type[Any]) -> Any:
    message = await visit.hear()
    assert isinstance(message, kind), message
    return message


def test_a_bot_gets_ready_and_adds_to_the_dice() -> None:
    async def story(visit: Visit) -> None:
        confirm = await hear(visit, Confirm)
        assert len(confirm.entropy) >= 32
        await visit.tell(Ack(8, confirm.id), step(8, table=OVER))

    tell(story, Recorder(0), table=table_info("waiting", seats=red(ready=False)), picture=None, you=None)


def test_a_bot_that_is_ready_needs_not_say_so_again() -> None:
    async def story(visit: Visit) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(visit.hear(), 0.05)
        await visit.tell(step(8, table=OVER))

    tell(story, Recorder(0), table=table_info("waiting", seats=red(ready=True)), picture=None, you=None)


def test_a_bot_sees_its_view_and_answers_in_words() -> None:
    game, bot = after_the_roll(), Recorder(1)

    async def story(visit: Visit) -> None:
        act = await hear(visit, Act)
        assert (act.frame, act.actions) == ("f5", [game.menu(0)[1]])
        await visit.tell(Ack(8, act.id), step(8, you=asked(game, "f6")))
        act = await hear(visit, Act)
        assert act.frame == "f6"
        await visit.tell(step(9, table=OVER), Reject(9, act.id, "over", {}, "The game is over."))

    tell(story, bot, you=asked(game, "f5"))
    assert set(bot.seen) == {game.seen_by(0).to_bytes()}
    assert threading.get_ident() not in bot.threads  # pings are answered while it thinks


def test_who_has_a_single_possibility_is_not_asked() -> None:
    bot = Recorder(0)

    async def story(visit: Visit) -> None:
        act = await hear(visit, Act)
        assert act.actions == ["roll"]
        await visit.tell(Ack(8, act.id), step(8, table=OVER))

    tell(story, bot)
    assert bot.seen == []


def test_a_bot_that_made_an_offer_lets_others_answer() -> None:
    async def story(visit: Visit) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(visit.hear(), 0.05)
        await visit.tell(step(8, patch={"waiting": [0]}))
        act = await hear(visit, Act)
        await visit.tell(Ack(9, act.id), step(9, table=OVER))

    tell(story, Recorder(0), picture=picture(waiting=[1, 2, 3]))


@pytest.mark.parametrize(("kept", "told"), [(KEPT, ["begin", "1", "2", "3"]), (2, ["begin", "begin", "3"])])
@pytest.mark.parametrize("is_read", [False, True])
def test_a_bot_begins_once_and_again_when_it_has_missed_something(
    kept: int, told: list[str], is_read: bool
) -> None:
    """Whoever has read the welcome, and however much has happened meanwhile."""
    game, bot = after_the_roll(), Listener()

    async def story(visit: Visit) -> None:
        act = await hear(visit, Act)
        happened = [step(7 + n, events=[Happening(str(n), {})]) for n in (1, 2)]
        await visit.tell(*happened, Ack(8, act.id), step(10, you=asked(game, "f6")))
        act = await hear(visit, Act)
        await visit.tell(Ack(11, act.id), step(11, table=OVER, events=[Happening("3", {})]))

    tell(story, bot, kept=kept, is_read=is_read, you=asked(game, "f5"))
    assert bot.told == told


def test_an_answer_that_comes_too_late_is_forgotten() -> None:
    game = after_the_roll()

    async def story(visit: Visit) -> None:
        act = await hear(visit, Act)
        await visit.tell(step(8, you=asked(game, "f6")), Reject(8, act.id, "table-late", {}, "Too late."))
        act = await hear(visit, Act)
        assert act.frame == "f6"
        await visit.tell(Ack(9, act.id), step(9, table=OVER))

    tell(story, Recorder(1), you=asked(game, "f5"))


def test_an_answer_that_is_wrong_ends_it() -> None:
    async def story(visit: Visit) -> None:
        act = await hear(visit, Act)
        assert act.actions == ["roll"]
        await visit.tell(Reject(7, act.id, "rolled", {}, "The dice were rolled already."))

    with pytest.raises(Refused, match="rolled already"):
        tell(story, Cheat(1), you=asked(after_the_roll(), "f5"))


def test_a_disk_that_is_full_for_a_while_is_waited_for() -> None:
    naps = Naps()

    async def story(visit: Visit) -> None:
        for _ in range(2):
            act = await hear(visit, Act)
            await visit.tell(Reject(7, act.id, "table-store-trouble", {}, "Try again in a moment."))
        act = await hear(visit, Act)
        await visit.tell(Ack(8, act.id), step(8, table=OVER))

    tell(story, Recorder(0), naps)
    assert naps.taken == [0.25, 0.25]


def test_a_bot_that_was_too_slow_comes_back() -> None:
    async def story(visit: Visit) -> None:
        back = await hear(visit, Return)
        await visit.tell(Ack(8, back.id), step(8, table=table_info()))
        act = await hear(visit, Act)
        await visit.tell(Ack(9, act.id), step(9, table=OVER))

    tell(story, Recorder(0), table=table_info(seats=red(away="time")))


def test_a_bot_without_time_for_its_question_comes_back_when_it_is_answered() -> None:
    away = table_info(seats=red(away="time"))

    async def story(visit: Visit) -> None:
        back = await hear(visit, Return)
        await visit.tell(Reject(7, back.id, "table-no-time", {}, "There is no time left."))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(visit.hear(), 0.05)
        await visit.tell(step(8, table=away))
        back = await hear(visit, Return)
        await visit.tell(Ack(9, back.id), step(9, table=OVER))

    tell(story, Recorder(0), table=away)


@pytest.mark.parametrize("what", ["end", "pause"])
def test_a_bot_agrees_to_what_others_want(what: str) -> None:
    async def story(visit: Visit) -> None:
        vote = await hear(visit, Vote)
        assert (vote.what, vote.yes) == (what, True)
        await visit.tell(Ack(8, vote.id), step(8, table=table_info(votes={what: [0, 2]})))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(visit.hear(), 0.05)  # once is enough
        await visit.tell(step(9, table=OVER))

    tell(story, Recorder(0), table=table_info(votes={what: [2]}), you=None)

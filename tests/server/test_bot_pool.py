"""Bots in worker processes: they choose as they would anywhere, and can't harm the server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import uvloop

from longroad._engine import is_compiled
from longroad.bots import registry
from longroad.bots.registry import make_bot
from longroad.isle.state import IsleState
from longroad.server.bot_pool import BotPool, BotTrouble
from longroad.server.bot_worker import (
    KEPT_BOTS,
    LENGTH,
    SHARE,
    START,
    BotCache,
    News,
    Question,
    Request,
    encoded,
)
from longroad.server.encoded_event import EncodedEvent
from longroad.server.messages import BotKind
from tests.conformance.positions import questions
from tests.isle import new_game

LONG = 60.0  # seconds that no test takes
SHORT = 0.3

Result = TypeVar("Result")
Factory = Callable[[], asyncio.AbstractEventLoop]

both_loops = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])


def run(what: Coroutine[Any, Any, Result], loop: Factory = uvloop.new_event_loop) -> Result:
    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(asyncio.wait_for(what, LONG))


def question(
    bot: str, seed: int, view: bytes, seat: int, seconds: float = LONG, news: News = START
) -> Question:
    return Question(1, Request(bot, seed, view, seat, seconds, False, news), seconds)


async def choose(
    pool: BotPool,
    bot: str,
    seed: int,
    view: bytes,
    seat: int,
    seconds: float,
    patient: bool = False,
    news: News = START,
) -> int | None:
    return await pool.choose(Request(bot, seed, view, seat, seconds, patient, news))


def strange(*names: str) -> list[str]:
    return [f"tests.server.strange_bots:{name}" for name in names]


@asynccontextmanager
async def pool_of(workers: int, *names: str, waiting: int = 10) -> AsyncIterator[BotPool]:
    """A pool with the usual bots and some strange ones."""
    pool = BotPool(workers, [*registry.names(), *strange(*names)], waiting)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def lives(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet collected doesn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where strange bots leave their files."""
    monkeypatch.setenv("STRANGE_BOTS", str(tmp_path))
    return tmp_path


@pytest.fixture
def view() -> bytes:
    """Red is asked to roll."""
    return first_turn().seen_by(0).to_bytes()


def first_turn() -> IsleState:
    return new_game("isle:base;4;board=beginner;first=seat")


async def still_plays(pool: BotPool, view: bytes) -> bool:
    """Whether a well-behaved bot gets an answer."""
    return await choose(pool, "greedy", 1, view, 0, LONG) == first_turn().parse("roll")


# Choices


@pytest.mark.parametrize("name", registry.names())
def test_a_bot_chooses_what_it_would_choose_here(name: str) -> None:
    asked = [
        (game, seat)
        for spec in ("isle:base;3", "isle:new_shores;3", "isle:base+cities_knights;3")
        for game in questions(spec, games=1, each=1)
        for seat in game.waiting
    ]

    async def ask_all() -> list[int | None]:
        async with pool_of(2, waiting=len(asked)) as pool:
            return await asyncio.gather(
                *[
                    choose(pool, name, seed, game.seen_by(seat).to_bytes(), seat, LONG)
                    for seed, (game, seat) in enumerate(asked)
                ]
            )

    wanted = [
        make_bot(name, seed).choose(game.seen_by(seat), seat) for seed, (game, seat) in enumerate(asked)
    ]
    assert len(asked) > 50
    assert run(ask_all()) == wanted


def test_a_bot_is_kept_from_one_question_to_the_next() -> None:
    """So the random player goes on in its random numbers instead of beginning again."""
    game = first_turn()
    game.do("roll")
    game.do("rolled 4 5")
    view = game.seen_by(0).to_bytes()

    async def ask_often() -> list[int | None]:
        async with pool_of(1) as pool:
            return [await choose(pool, "random", 5, view, 0, LONG) for _ in range(10)]

    here = make_bot("random", 5)
    wanted = [here.choose(game.seen_by(0), 0) for _ in range(10)]
    assert len(set(wanted)) > 1
    assert run(ask_often()) == wanted


def told(seq: int, code: str) -> tuple[int, EncodedEvent]:
    return seq, EncodedEvent(code)


def test_a_bot_begins_once_and_hears_what_happens_once(place: Path, view: bytes) -> None:
    (witness,) = strange("Witness")
    cache = BotCache([witness])
    later = [told(4, "rolled"), told(6, "built-road")]
    for news in (
        News(3, 3),
        News(3, 3),  # asked again
        News(3, 6, later),
        News(3, 6, later),  # nobody knows yet that it has heard that
        News(6, 7, [told(7, "ended-turn")]),
        News(9, 9),  # something was taken back
    ):
        assert not cache.answer(question(witness, 5, view, 0, 2.0, news)).trouble
    choice = f"choose {SHARE * 2:.1f}"
    assert (place / "witness 5").read_text().splitlines() == [
        *["begin 0", choice],
        choice,
        *["hear rolled built-road", choice],
        choice,
        *["hear ended-turn", choice],
        *["begin 0", choice],
    ]


def test_a_bot_hears_how_its_game_ended_and_leaves(place: Path, view: bytes) -> None:
    (witness,) = strange("Witness")

    async def ask() -> None:
        async with pool_of(2, "Witness") as pool:
            assert await choose(pool, witness, 5, view, 0, LONG, news=News(3, 3)) is not None
            for _ in range(2):  # who has heard it is not told again
                await choose(pool, witness, 5, b"", 0, LONG, True, News(3, 4, [told(4, "won")]))
            assert pool.heard(witness, 5) is None

    run(ask())
    assert (place / "witness 5").read_text().splitlines()[2:] == ["hear won"]


def test_a_bot_is_told_the_time_that_is_left_when_it_is_asked(place: Path, view: bytes) -> None:
    witness, patient = strange("Witness", "Patient")

    async def ask() -> None:
        async with pool_of(1, "Witness", "Patient") as pool:
            busy = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            late = asyncio.create_task(choose(pool, witness, 5, view, 0, LONG))
            await asyncio.sleep(1.0)
            (place / "gate 1").touch()
            assert None not in (await busy, await late)

    run(ask())
    seconds = float((place / "witness 5").read_text().split()[-1])
    assert seconds < SHARE * (LONG - 0.9)


def test_a_bot_lives_with_one_worker_until_that_is_gone(place: Path, view: bytes) -> None:
    (witness,) = strange("Witness")

    async def ask() -> None:
        async with pool_of(2, "Witness") as pool:
            assert pool.heard(witness, 5) is None
            for seq in (3, 4, 5, 6):
                assert await choose(pool, witness, 5, view, 0, LONG, news=News(3, seq)) is not None
                assert pool.heard(witness, 5) == seq
            for pid in pool.pids():
                os.kill(pid, signal.SIGKILL)
            await until(lambda: pool.heard(witness, 5) is None)
            assert await choose(pool, witness, 5, view, 0, LONG, news=News(6, 6)) is not None

    run(ask())
    assert (place / "witness 5").read_text().splitlines().count("begin 0") == 2


def test_a_bot_leaves_a_busy_worker_when_people_wait(place: Path, view: bytes) -> None:
    witness, patient = strange("Witness", "Patient")

    async def ask() -> None:
        async with pool_of(2, "Witness", "Patient") as pool:
            one = asyncio.create_task(choose(pool, patient, 7, view, 0, LONG))
            await until((place / "began 7").exists)
            assert await choose(pool, witness, 5, view, 0, LONG, news=News(3, 3)) is not None
            other = asyncio.create_task(choose(pool, patient, 8, view, 0, LONG))
            await until((place / "began 8").exists)
            (place / "gate 7").touch()
            await one
            assert await choose(pool, witness, 5, view, 0, LONG, news=News(3, 3)) is not None
            assert not other.done()
            (place / "gate 8").touch()
            await other

    run(ask())
    assert (place / "witness 5").read_text().splitlines().count("begin 0") == 2


def test_bots_that_have_not_played_for_long_are_forgotten(view: bytes) -> None:
    cache = BotCache(registry.names())
    for seed in range(KEPT_BOTS + 1):
        cache.answer(question("random", seed, view, 0))
        cache.answer(question("random", 0, view, 0))
    kept = [seed for _, seed in cache.bots]
    assert len(kept) == KEPT_BOTS
    assert 0 in kept and KEPT_BOTS in kept and 1 not in kept


def test_questions_are_answered_in_the_order_they_come(place: Path, view: bytes) -> None:
    (scribe,) = strange("Scribe")

    async def ask_five() -> None:
        async with pool_of(1, "Scribe") as pool:
            await asyncio.gather(*[choose(pool, scribe, seed, view, 0, LONG) for seed in range(5)])

    run(ask_five())
    assert (place / "order").read_text().split() == ["0", "1", "2", "3", "4"]


def test_questions_that_people_wait_for_come_first(place: Path, view: bytes) -> None:
    scribe, patient = strange("Scribe", "Patient")

    async def ask_all() -> None:
        async with pool_of(1, "Scribe", "Patient", waiting=2) as pool:
            busy = asyncio.create_task(choose(pool, patient, 9, view, 0, LONG))
            await until((place / "began 9").exists)
            lonely = [
                asyncio.create_task(choose(pool, scribe, seed, view, 0, LONG, patient=True))
                for seed in range(4)
            ]
            await until(lambda: pool.queued == 4)  # more than there may be of those that people wait for
            awaited = [asyncio.create_task(choose(pool, scribe, seed, view, 0, LONG)) for seed in (5, 6)]
            await until(lambda: pool.queued == 6)
            (place / "gate 9").touch()
            assert None not in await asyncio.gather(busy, *lonely, *awaited)

    run(ask_all())
    assert (place / "order").read_text().split() == ["5", "6", "0", "1", "2", "3"]


def test_who_is_patient_waits_for_a_worker_however_long_that_takes(place: Path, view: bytes) -> None:
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient") as pool:
            slow = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            began = asyncio.get_running_loop().time()
            lonely = asyncio.create_task(choose(pool, "greedy", 1, view, 0, 2.0, patient=True))
            await until(lambda: asyncio.get_running_loop().time() > began + 2.5)
            assert pool.queued == 1
            (place / "gate 1").touch()
            assert None not in (await slow, await lonely)

    run(ask())


def test_a_pool_that_stops_lets_the_patient_go(place: Path, view: bytes) -> None:
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient") as pool:
            thinking = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            lonely = asyncio.create_task(choose(pool, "greedy", 1, view, 0, LONG, patient=True))
            await until(lambda: pool.queued == 1)
        assert (await thinking, await lonely) == (None, None)

    run(ask())


def test_the_pool_says_who_can_be_given_a_seat() -> None:
    mine = "tests.server.strange_bots:Scribe"

    async def kinds() -> tuple[BotKind, ...]:
        async with pool_of(1, "Scribe") as pool:
            assert pool.names("isle") == ("greedy", "random", mine)
            return tuple(msgspec.structs.replace(kind, slow=False, persons=[]) for kind in pool.kinds)

    assert run(kinds()) == (
        BotKind("greedy", "Greedy", "medium", families=["isle"], manner="steady", shields=2),
        BotKind("random", "Random", "beginner", families=["isle"], manner="calm", shields=1),
        BotKind(mine, "Scribe", "unknown", families=["isle"]),
    )


@pytest.mark.parametrize("engine", ["", "python"])
def test_the_pool_says_which_bots_people_would_wait_for(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not engine and not is_compiled():
        pytest.skip("there is no compiled engine")
    monkeypatch.setenv("LONGROAD_ENGINE", engine)

    async def slow() -> dict[str, bool]:
        async with pool_of(1, "Deep", "Scribe") as pool:
            return {kind.label: kind.slow for kind in pool.kinds if ":" in kind.name}

    assert run(slow()) == {"Deep": engine == "python", "Scribe": False}


# Bots that fail


def test_what_is_not_legal_is_not_chosen(view: bytes) -> None:
    clumsy, cheat = strange("Clumsy", "Cheat")

    async def ask() -> None:
        async with pool_of(1, "Clumsy", "Cheat") as pool:
            pids = pool.pids()
            for seed in range(5):
                assert await choose(pool, clumsy, seed, view, 0, LONG) is None
            assert await choose(pool, cheat, 0, view, 0, LONG) is None
            assert await still_plays(pool, view)
            assert pool.pids() == pids and pool.replaced == 0

    run(ask())


@pytest.mark.parametrize("seat", [-1, 1, 4, 1 << 70])
def test_who_is_not_asked_chooses_nothing(seat: int, view: bytes) -> None:
    answer = BotCache(registry.names()).answer(question("greedy", 1, view, seat))
    assert answer.action is None and answer.trouble


def test_what_is_no_view_gets_no_answer(view: bytes) -> None:
    async def ask() -> None:
        async with pool_of(1) as pool:
            for spoiled in (b"", b"rubbish", view[:-1], view[:9] + b"\xff" + view[10:]):
                assert await choose(pool, "greedy", 1, spoiled, 0, LONG) is None
            assert await still_plays(pool, view)
            assert pool.replaced == 0

    run(ask())


def test_what_a_bot_prints_is_no_answer(view: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    (chatty,) = strange("Chatty")

    async def ask() -> None:
        async with pool_of(1, "Chatty") as pool:
            assert await choose(pool, chatty, 1, view, 0, LONG) == first_turn().parse("roll")
            assert pool.replaced == 0

    run(ask())
    assert "thinking aloud\nand louder" in capfd.readouterr().err


@pytest.mark.parametrize("rubbish", [0, 1, 2])
def test_a_worker_that_talks_rubbish_is_replaced(rubbish: int, view: bytes) -> None:
    (vandal,) = strange("Vandal")

    async def ask() -> None:
        async with pool_of(1, "Vandal") as pool:
            (pid,) = pool.pids()
            assert await choose(pool, vandal, rubbish, view, 0, LONG) is None
            assert await still_plays(pool, view)
            assert pid not in pool.pids() and not lives(pid)

    run(ask())


@both_loops
def test_a_worker_that_dies_is_replaced(loop: Factory, view: bytes) -> None:
    (mortal,) = strange("Mortal")

    async def ask() -> None:
        async with pool_of(1, "Mortal") as pool:
            (pid,) = pool.pids()
            assert await choose(pool, mortal, 1, view, 0, LONG) is None
            assert await still_plays(pool, view)
            assert pid not in pool.pids() and pool.replaced == 1

    run(ask(), loop)


@both_loops
def test_a_worker_killed_while_it_thinks_costs_one_answer(loop: Factory, place: Path, view: bytes) -> None:
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient") as pool:
            (pid,) = pool.pids()
            choice = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            os.kill(pid, signal.SIGKILL)
            assert await choice is None
            assert await still_plays(pool, view)

    run(ask(), loop)


@both_loops
def test_a_worker_killed_while_it_waits_costs_nothing(loop: Factory, view: bytes) -> None:
    async def ask() -> None:
        async with pool_of(1) as pool:
            (pid,) = pool.pids()
            os.kill(pid, signal.SIGKILL)
            await until(lambda: pool.replaced == 1)
            assert await still_plays(pool, view)

    run(ask(), loop)


def test_a_worker_that_can_not_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, view: bytes
) -> None:
    spawn: Callable[..., Awaitable[asyncio.subprocess.Process]] = asyncio.create_subprocess_exec
    refusals = [OSError("no processes left"), ValueError("nor sense")]

    async def refused(*command: Any, **settings: Any) -> asyncio.subprocess.Process:
        if refusals:
            raise refusals.pop()
        return await spawn(*command, **settings)

    async def ask() -> None:
        async with pool_of(1) as pool:
            monkeypatch.setattr(asyncio, "create_subprocess_exec", refused)
            os.kill(pool.pids()[0], signal.SIGKILL)
            await until(lambda: not pool.pids())
            assert await still_plays(pool, view)
            assert refusals == []

    run(ask())


# Bots that are slow


@both_loops
def test_a_bot_that_overruns_its_deadline_is_killed(loop: Factory, place: Path, view: bytes) -> None:
    (endless,) = strange("Endless")

    async def ask() -> None:
        async with pool_of(1, "Endless") as pool:
            (pid,) = pool.pids()
            assert await choose(pool, endless, 2, view, 0, SHORT) is None
            assert (place / "began").exists()
            assert await still_plays(pool, view)
            assert not lives(pid) and pool.replaced == 1

    run(ask(), loop)


def test_what_a_bot_has_started_is_killed_with_it(place: Path, view: bytes) -> None:
    (parent,) = strange("Parent")

    async def ask() -> None:
        async with pool_of(1, "Parent") as pool:
            choice = asyncio.create_task(choose(pool, parent, 1, view, 0, 3.0))
            await until(lambda: (place / "began").exists() and (place / "began").read_text() != "")
            child = int((place / "began").read_text())
            assert lives(child)
            assert await choice is None
            await until(lambda: not lives(child))

    run(ask())


def test_the_deadline_holds_while_waiting_for_a_worker(place: Path, view: bytes) -> None:
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient") as pool:
            slow = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            assert await choose(pool, "greedy", 1, view, 0, SHORT) is None
            assert pool.queued == 0
            (place / "gate 1").touch()
            assert await slow is not None
            assert pool.replaced == 0

    run(ask())


def test_a_bot_that_was_asked_late_is_not_slow(place: Path, view: bytes) -> None:
    """Nobody waits for its answer any more, but its worker lives."""
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient") as pool:
            pids = pool.pids()
            other = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            late = asyncio.create_task(choose(pool, patient, 2, view, 0, 2.0))
            await asyncio.sleep(1.0)
            (place / "gate 1").touch()
            assert await other is not None
            assert await late is None
            (place / "gate 2").touch()
            assert await still_plays(pool, view)
            assert (place / "began 2").exists()
            assert pool.pids() == pids and pool.replaced == 0

    run(ask())


def test_a_full_queue_answers_at_once(place: Path, view: bytes) -> None:
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient", waiting=1) as pool:
            slow = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            queued = asyncio.create_task(choose(pool, "greedy", 1, view, 0, LONG))
            await until(lambda: pool.queued == 1)
            assert await choose(pool, "greedy", 2, view, 0, LONG) is None  # with the gate still closed
            (place / "gate 1").touch()
            assert None not in (await slow, await queued)

    run(ask())


@both_loops
def test_whoever_no_longer_wants_an_answer_may_leave(loop: Factory, place: Path, view: bytes) -> None:
    (patient,) = strange("Patient")

    async def ask() -> None:
        async with pool_of(1, "Patient", waiting=1) as pool:
            thinking = asyncio.create_task(choose(pool, patient, 1, view, 0, LONG))
            await until((place / "began 1").exists)
            queued = asyncio.create_task(choose(pool, "greedy", 1, view, 0, LONG))
            await until(lambda: pool.queued == 1)
            for left in (queued, thinking):
                left.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await left
            assert pool.queued == 0
            again = asyncio.create_task(still_plays(pool, view))
            (place / "gate 1").touch()
            assert await again
            assert pool.replaced == 0

    run(ask(), loop)


# Whom it lets in


def test_a_name_from_elsewhere_is_never_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, view: bytes
) -> None:
    trace = tmp_path / "imported"
    (tmp_path / "spoiled.py").write_text(f"open({str(trace)!r}, 'w')")
    monkeypatch.syspath_prepend(tmp_path)

    async def ask() -> None:
        async with pool_of(1) as pool:
            assert await choose(pool, "spoiled:Bot", 1, view, 0, LONG) is None
            assert pool.asked == 0  # no worker hears of it
            assert await still_plays(pool, view)

    run(ask())
    answer = BotCache(registry.names()).answer(
        question("spoiled:Bot", 1, view, 0)
    )  # the worker wouldn't either
    assert "doesn't play here" in answer.trouble
    assert not trace.exists()


@pytest.mark.parametrize(
    "name, sentence",
    [
        ("mine:Absent", "The bot 'mine:Absent' can't be loaded: No module named 'mine'."),
        (
            "tests.server.strange_bots:place",
            "'place' in tests.server.strange_bots is not a class derived from Bot.",
        ),
    ],
)
def test_a_bot_that_can_not_be_loaded_stops_the_start(name: str, sentence: str) -> None:
    async def start() -> None:
        pool = BotPool(2, [*registry.names(), name])
        with pytest.raises(BotTrouble, match=sentence):
            await pool.start()
        assert pool.pids() == []

    run(start())


def test_files_of_the_present_folder_do_not_stand_in_for_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, view: bytes
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)

    async def ask() -> None:
        async with pool_of(1) as pool:
            assert await still_plays(pool, view)

    run(ask())


# Life and death


@both_loops
def test_a_worker_has_no_socket_and_no_file_of_the_server(loop: Factory, tmp_path: Path) -> None:
    async def look() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening, (tmp_path / "lock").open("w") as lock:
            for ours in (listening, lock):
                os.set_inheritable(ours.fileno(), True)
            mine = {
                (os.fstat(ours.fileno()).st_dev, os.fstat(ours.fileno()).st_ino) for ours in (listening, lock)
            }
            async with pool_of(1) as pool:
                (pid,) = pool.pids()
                open_there = [os.stat(path) for path in Path(f"/proc/{pid}/fd").iterdir()]
                assert not mine & {(file.st_dev, file.st_ino) for file in open_there}

    run(look(), loop)


@both_loops
def test_control_c_is_for_the_server(loop: Factory, view: bytes) -> None:
    async def interrupt() -> None:
        async with pool_of(1) as pool:
            (pid,) = pool.pids()
            assert os.getsid(pid) == pid  # not of the terminal's session
            os.kill(pid, signal.SIGINT)
            assert await still_plays(pool, view)
            assert pool.pids() == [pid]

    run(interrupt(), loop)


@both_loops
def test_stopping_ends_every_worker_at_once(loop: Factory, place: Path, view: bytes) -> None:
    (endless,) = strange("Endless")

    async def stop() -> None:
        async with pool_of(2, "Endless") as pool:
            pids = pool.pids()
            assert len(pids) == 2
            thinking = [asyncio.create_task(choose(pool, endless, 1, view, 0, LONG)) for _ in range(3)]
            await until((place / "began").exists)
            await pool.stop()
            assert [lives(pid) for pid in pids] == [False, False]
            assert await asyncio.gather(*thinking) == [None, None, None]
            assert await choose(pool, "greedy", 1, view, 0, LONG) is None
            assert pool.pids() == []

    run(stop(), loop)


def test_stopping_kills_before_it_waits_for_anything(view: bytes) -> None:
    async def stop() -> None:
        async with pool_of(2) as pool:
            pids = pool.pids()
            stopping = pool.stop()
            stopping.send(None)
            patience = time.monotonic() + SHORT * 20
            while any(map(lives, pids)) and time.monotonic() < patience:
                time.sleep(0.01)  # the loop stands still
            assert not any(map(lives, pids))
            stopping.close()

    run(stop())


@both_loops
def test_a_pool_can_be_stopped_while_it_starts(loop: Factory, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    spawn: Callable[..., Awaitable[asyncio.subprocess.Process]] = asyncio.create_subprocess_exec

    async def noted(*command: Any, **settings: Any) -> asyncio.subprocess.Process:
        process = await spawn(*command, **settings)
        begun.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def stop(moments: int) -> None:
        pool = BotPool(2)
        starting = asyncio.create_task(pool.start())
        for _ in range(moments):
            await asyncio.sleep(0)
        if moments == MANY:
            await until(lambda: len(begun) == 2)
        await pool.stop()
        if moments > 0:  # else it had not even begun
            with pytest.raises(BotTrouble, match="stopped before they were ready"):
                await starting
        else:
            starting.cancel()
        assert not any(map(lives, begun))

    MANY = 9
    for moments in range(MANY + 1):
        begun.clear()
        run(stop(moments), loop)
    assert len(begun) == 2


@both_loops
def test_a_loop_that_ends_without_a_stop_ends_the_workers(loop: Factory, place: Path, view: bytes) -> None:
    (endless,) = strange("Endless")
    pids: list[int] = []

    async def leave() -> None:
        pool = BotPool(2, strange("Endless"))
        await pool.start()
        pids.extend(pool.pids())
        thinking = asyncio.create_task(choose(pool, endless, 1, view, 0, LONG))
        await until((place / "began").exists)
        assert not thinking.done()

    run(leave(), loop)
    assert [lives(pid) for pid in pids] == [False, False]


SERVER = """
import asyncio, sys
from longroad.server.bot_pool import BotPool
from longroad.server.bot_worker import Request

async def serve():
    pool = BotPool(2, ["tests.server.strange_bots:Endless"])
    await pool.start()
    print(*pool.pids(), flush=True)
    view = bytes.fromhex(sys.argv[1])
    await pool.choose(Request("tests.server.strange_bots:Endless", 1, view, 0, 1.0))

asyncio.run(serve())
"""


def test_no_worker_outlives_a_server_that_was_killed(place: Path, view: bytes) -> None:
    """One of them is thinking and would never stop by itself."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", SERVER, view.hex()]

    async def kill() -> None:
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                pids = [int(pid) for pid in server.stdout.readline().split()]
                await until((place / "began").exists)
                assert len(pids) == 2 and all(map(lives, pids))
            finally:
                server.kill()
        await until(lambda: not any(map(lives, pids)))

    run(kill())


def test_a_worker_leaves_without_a_word_when_nobody_hears_its_answer(view: bytes) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-P", "-m", "longroad.server.bot_worker", "random"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None and worker.stdout is not None and worker.stderr is not None
        assert worker.stdout.read(LENGTH)  # it is ready
        worker.stdout.close()
        worker.stdin.write(encoded(question("random", 1, view, 0)))
        worker.stdin.close()
        assert worker.stderr.read() == b""
    assert worker.returncode == 0

"""The server is killed while many play, and started again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from longroad.server.messages import Ack
from tests.effort import amount, more
from tests.server.crowd import LONG, Company, acknowledged, gathered, reached
from tests.server.ledger import log_of, logs, said
from tests.server.serving import Serving
from tests.server.talking import Message, Talk, in_a_loop, make, talking, until

CRASHES = amount([2], [3], [5, 5, 5, 5])  # of one server after the other: 20 in all
STOPS = amount(1, 1, 5)
ACKS = 20, 250  # commands that are acknowledged between two crashes


class Servers:
    """One server after the other, all on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now = Serving(folder)

    async def start(self) -> None:
        await asyncio.to_thread(self.now.wait)

    async def start_again(self) -> None:
        self.now = Serving(self.folder, self.now.port)
        await self.start()

    async def kill(self) -> None:
        """As a crash does; what the server has started must not outlive it."""
        workers = children(self.now.process.pid)
        assert workers
        self.now.process.kill()
        await asyncio.to_thread(self.now.process.wait)
        try:
            await until(lambda: not any(map(lives, workers)))
        except TimeoutError:
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
            raise
        self.now.close()
        self.check_log()

    async def stop(self) -> None:
        assert await asyncio.to_thread(self.now.stop) == 0
        self.check_log()

    def check_log(self) -> None:
        """Nothing was wrong, as far as the server itself knows."""
        assert [line for line in self.now.logged if '"level": "info"' not in line] == []


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def lives(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet collected doesn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@asynccontextmanager
async def crowd(url: str, seed: str, acks: asyncio.Queue[Ack]) -> AsyncIterator[list[Company]]:
    """Three tables of people with bots among them, and one of bots alone."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(gathered(url, spec, plan, seed, acks, hold, pace))
            for spec, plan, hold, pace in (
                ("isle:base;4", "ppbp", 60, 0),
                ("isle:new_shores;3", "ppp", 0, 0),  # who is gone is played for at once
                ("isle:base+cities_knights;4", "pbpp", 60, 10),
                ("isle:base;3;trade=bank", "bbb", 60, 100),
            )
        ]


async def going_on(companies: list[Company], known: list[int]) -> None:
    """Wait until every game has gone on by some steps."""
    async with asyncio.timeout(LONG):
        for company, seq in zip(companies, known, strict=True):
            await reached(company.watcher, seq + 4)


# -- under load ------------------------------------------------------------------------------------------


@more
@pytest.mark.parametrize("seed, crashes", [*enumerate(CRASHES)])
@in_a_loop
async def test_nothing_is_lost_when_the_server_is_killed_again_and_again(
    seed: int, crashes: int, tmp_path: Path
) -> None:
    random = Random(seed)
    servers = Servers(tmp_path)
    acks: asyncio.Queue[Ack] = asyncio.Queue()
    try:
        await servers.start()
        async with crowd(servers.now.url, f"crash {seed}", acks) as companies:
            for _ in range(crashes):
                await acknowledged(random.randint(*ACKS), acks, companies)
                await asyncio.sleep(random.random() / 50)  # the moment is anywhere in what comes next
                await servers.kill()
                found = logs(tmp_path)
                for company in companies:
                    company.check(found[company.game])
                known = [company.watcher.seq for company in companies]
                await servers.start_again()
                await going_on(companies, known)
            await all_rest(companies)
            assert all(diary.welcomes > crashes for company in companies for diary in company.diaries)
        await servers.stop()
        check_all(tmp_path, companies)
    finally:
        servers.now.close()


@in_a_loop
async def test_nothing_is_lost_when_the_server_is_stopped_and_everybody_is_told(tmp_path: Path) -> None:
    random = Random(1)
    servers = Servers(tmp_path)
    acks: asyncio.Queue[Ack] = asyncio.Queue()
    try:
        await servers.start()
        async with crowd(servers.now.url, "stop", acks) as companies:
            for _ in range(STOPS):
                async with talking(servers.now) as eve:
                    await eve.hello(companies[0].game)
                    await acknowledged(random.randint(*ACKS), acks, companies)
                    await asyncio.sleep(random.random() / 50)
                    stopping = asyncio.create_task(servers.stop())
                    told, code = await eve.closed()
                    bye = told[-1]
                    assert (bye["type"], bye["code"], code) == ("bye", "restart", 1000) and bye["retry"] > 0
                    await stopping
                known = [company.watcher.seq for company in companies]
                await servers.start_again()
                await going_on(companies, known)
            await all_rest(companies)
        await servers.stop()
        check_all(tmp_path, companies)
    finally:
        servers.now.close()


async def all_rest(companies: list[Company]) -> None:
    async with asyncio.timeout(LONG):
        for company in companies:
            await company.rest()


def check_all(folder: Path, companies: list[Company]) -> None:
    found = logs(folder)
    for company in companies:
        company.check(found[company.game], settled=True)


# -- at one moment ---------------------------------------------------------------------------------------


async def greeted(player: Talk, made: Message, **more: int) -> Message:
    return await player.hello(made["game"], token=made["tokens"]["0"], **more)


@in_a_loop
async def test_who_was_not_told_what_was_written_is_told_after_the_crash(tmp_path: Path) -> None:
    servers = Servers(tmp_path)
    try:
        await servers.start()
        made = make(servers.now, seats=[{"kind": "mine"}])
        async with talking(servers.now) as ann:
            known = (await greeted(ann, made))["seq"]
            await ann.say(type="chat", id="once", text="I was here.")
            await until(lambda: said(tmp_path, made["game"], "I was here."))
            await servers.kill()  # what it answered was never read
        await servers.start_again()
        async with talking(servers.now) as ann:
            again = await greeted(ann, made, since=known)
            assert [step["news"]["text"] for step in again["missed"]] == ["I was here."]
            ack = await ann.command("chat", id="once", text="I was here.")
            assert (ack["type"], ack["seq"]) == ("ack", known + 1)
            assert (await ann.command("chat", text="Still here."))["seq"] == known + 2
        await servers.stop()
        assert len(log_of(tmp_path, made["game"])) == known + 2
    finally:
        servers.now.close()


@in_a_loop
async def test_what_the_server_never_read_is_done_when_it_is_sent_again(tmp_path: Path) -> None:
    servers = Servers(tmp_path)
    try:
        await servers.start()
        made = make(servers.now, seats=[{"kind": "mine"}])
        async with talking(servers.now) as ann:
            known = (await greeted(ann, made))["seq"]
            servers.now.process.send_signal(signal.SIGSTOP)
            await ann.say(type="chat", id="once", text="I was here.")
            await servers.kill()
        assert not said(tmp_path, made["game"], "I was here.")
        await servers.start_again()
        async with talking(servers.now) as ann:
            assert (await greeted(ann, made, since=known))["missed"] == []
            ack = await ann.command("chat", id="once", text="I was here.")
            assert (ack["type"], ack["seq"]) == ("ack", known + 1)
        await servers.stop()
        assert said(tmp_path, made["game"], "I was here.")
    finally:
        servers.now.close()


@in_a_loop
async def test_bots_that_play_alone_go_on_with_nobody_there(tmp_path: Path) -> None:
    servers = Servers(tmp_path)
    try:
        await servers.start()
        game = make(servers.now, seats=[{"kind": "bot"}] * 4, pace=20)["game"]
        await until(lambda: len(log_of(tmp_path, game)) > 5)
        await servers.kill()
        known = len(log_of(tmp_path, game))
        await servers.start_again()
        await until(lambda: len(log_of(tmp_path, game)) > known + 5)
        await servers.stop()
    finally:
        servers.now.close()

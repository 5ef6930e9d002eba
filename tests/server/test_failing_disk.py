"""A server whose disk is full or fails: it says so, loses nothing, and plays on when the disk works again."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from longroad.server.messages import Ack
from tests.effort import amount
from tests.server.crowd import acknowledged, gathered
from tests.server.ledger import log_of
from tests.server.serving import Serving, serving
from tests.server.talking import Message, Talk, in_a_loop, make, talking, until
from tests.server.troubled import Troubled

TROUBLE = "table-store-trouble"
TRIES = 5000  # lines of chat until the disk is full
TROUBLES = amount(2, 2, 10)
PEOPLE: list[Message] = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "bot"}]


class FullDisk:
    """A disk of a few megabytes, and a file that takes all the room there is left."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self) -> None:
        with self.ballast.open("ab", buffering=0) as file:
            for size in (65_536, 4096, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    pass

    def clear(self) -> None:
        self.ballast.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[FullDisk]:
    """A real one, where that is allowed."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "longroad", str(tmp_path)]
    if sys.platform != "linux" or os.geteuid() != 0 or subprocess.run(mount, check=False).returncode:
        pytest.skip("only root may mount a disk")
    try:
        yield FullDisk(tmp_path)
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def may_write(server: Serving, on: bool) -> None:
    """Whether the system lets the server's files grow."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most if on else 0, most))


class Pair:
    """Two at a table, of whom one talks and the other listens."""

    def __init__(self, ann: Talk, ben: Talk, known: int) -> None:
        self.ann = ann
        self.ben = ben
        self.known = known  # the last step before anybody says anything
        self.acks: list[Message] = []

    async def talk(self) -> Message:
        """Chat until the server says no; how it says it."""
        for _ in range(TRIES):
            answer = await self.ann.command("chat", text="Is there still room? " * 10)
            if answer["type"] == "reject":
                return answer
            self.acks.append(answer)
        raise AssertionError("the disk is never full")

    async def hear(self) -> list[int]:
        """The steps that the other has heard of, when everything has arrived."""
        await self.ben.say(type="ping")
        await self.ben.hear_a("pong")
        return [message["seq"] for message in self.ben.heard if message["type"] == "step"]


@asynccontextmanager
async def paired(server: Serving, made: Message) -> AsyncIterator[Pair]:
    async with talking(server) as ann, talking(server) as ben:
        await ann.hello(made["game"], token=made["tokens"]["0"], texts=True)
        welcome = await ben.hello(made["game"], token=made["tokens"]["1"], texts=True)
        yield Pair(ann, ben, welcome["seq"])


async def trouble_and_back(
    server: Serving, break_it: Callable[[], None], mend_it: Callable[[], None], unwell: bool = True
) -> None:
    """The whole story, whatever the trouble is."""
    made = make(server, seats=PEOPLE, spec="isle:base;3")
    async with paired(server, made) as pair:
        ann, ben, first = pair.ann, pair.ben, pair.known
        pair.acks += [await ann.command("chat", text="Before.")]
        break_it()
        no = await pair.talk()
        last = pair.acks[-1]["seq"]
        assert no["code"] == TROUBLE and no["text"].startswith("The server can't write") and no["seq"] == last
        assert await pair.hear() == list(range(first + 1, last + 1)), "nobody hears of what isn't written"
        assert (await ben.command("confirm"))["code"] == TROUBLE
        seats = (await ben.hello(made["game"], token=made["tokens"]["1"], texts=True))["table"]["seats"]
        assert seats[1]["ready"] is False
        with server.api() as api:
            refused = api.post("/api/tables", json={})
            assert (refused.status_code, refused.json()["code"]) == (503, TROUBLE)
            assert api.get(f"/api/tables/{made['game']}").status_code == 200, "what is there can be read"
            health = api.get("/health")
            assert not unwell or (health.status_code, health.json()["code"]) == (503, TROUBLE)
        mend_it()
        again = await ann.command("chat", id=no["id"], text="Is there still room? " * 10)
        assert (again["type"], again["seq"]) == ("ack", last + 1)
        pair.acks.append(again)
        assert (await ben.command("confirm"))["seq"] == last + 2
        assert await pair.hear() == list(range(first + 1, last + 3))
        make(server)
        with server.api() as api:
            assert api.get("/health").json()["ok"] is True
    rows = log_of(server.folder, made["game"])
    ids = {row.id.partition(":")[2]: row.seq for row in rows if row.id and row.id.startswith("0.")}
    assert ids == {ack["id"]: ack["seq"] for ack in pair.acks}


@in_a_loop
async def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(disk: FullDisk) -> None:
    with serving(disk.folder) as server:
        await trouble_and_back(server, disk.fill, disk.clear)
        assert server.stop() == 0
        assert "The disk is full" in server.log()


@in_a_loop
async def test_files_that_may_not_grow_are_said_and_play_goes_on_when_they_may(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        await trouble_and_back(server, lambda: may_write(server, False), lambda: may_write(server, True))
        assert server.stop() == 0
        assert "The disk can't be read or written" in server.log()


@pytest.fixture(scope="module")
def troubled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Troubled]:
    server = Troubled(tmp_path_factory.mktemp("games"))
    try:
        server.wait()
        yield server
        assert server.stop() == 0
    finally:
        server.close()


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "INSERT INTO events", "COMMIT"])
@in_a_loop
async def test_a_writer_that_fails_is_said_and_play_goes_on(statement: str, troubled: Troubled) -> None:
    everything = statement != "INSERT INTO events"
    await trouble_and_back(troubled, lambda: troubled.fails_at(statement), troubled.works_again, everything)


async def refusal(server: Serving, game: str) -> None:
    """Wait until the server has written into its log once more that a row of a game can't be kept."""

    def refused() -> int:
        return sum("the store refused a row" in line and game in line for line in server.logged)

    before = refused()
    await until(lambda: refused() > before)


@in_a_loop
async def test_bots_wait_for_the_disk_and_go_on_by_themselves(troubled: Troubled) -> None:
    folder = troubled.folder
    game = make(troubled, seats=[{"kind": "bot"}] * 4, pace=10)["game"]
    await until(lambda: len(log_of(folder, game)) > 5)
    troubled.fails_at("COMMIT")
    await refusal(troubled, game)
    known = len(log_of(folder, game))
    troubled.works_again()
    await until(lambda: len(log_of(folder, game)) > known + 5)


@in_a_loop
async def test_a_disk_that_fails_now_and_then_costs_players_nothing_but_time(tmp_path: Path) -> None:
    acks: asyncio.Queue[Ack] = asyncio.Queue()
    with serving(tmp_path) as server:
        async with (
            gathered(server.url, "isle:base;4", "ppbp", "full", acks, hold=0) as one,
            gathered(server.url, "isle:base+cities_knights;3", "ppp", "full", acks) as two,
        ):
            companies = one, two
            for _ in range(TROUBLES):
                await acknowledged(40, acks, companies)
                may_write(server, False)
                for company in companies:
                    await refusal(server, company.game)
                may_write(server, True)
            await acknowledged(40, acks, companies)
            for company in companies:
                await company.rest()
    for company in companies:
        company.check(log_of(tmp_path, company.game), settled=True)


@in_a_loop
async def test_a_server_that_dies_on_a_full_disk_starts_there_and_has_everything(disk: FullDisk) -> None:
    with serving(disk.folder) as first:
        made = make(first, seats=PEOPLE, spec="isle:base;3")
        async with paired(first, made) as pair:
            pair.acks.append(await pair.ann.command("chat", text="Before."))
            disk.fill()
            await pair.talk()
            first.kill()
    with serving(disk.folder) as second:
        assert any(line.startswith("Nothing can be written now") for line in second.said)
        assert "nothing can be written" in second.log()
        async with paired(second, made) as again:
            assert again.known == pair.acks[-1]["seq"]
            again.ann.asked = pair.ann.asked  # so that no id comes twice
            assert (await again.talk())["code"] == TROUBLE
            disk.clear()
            again.acks.append(await again.ann.command("chat", text="At last."))
            assert again.acks[-1]["type"] == "ack"
    found = [row.seq for row in log_of(disk.folder, made["game"]) if row.id]
    assert found == [ack["seq"] for ack in pair.acks + again.acks]

"""The client and a real server: lobby, seats, bots over the network, and a server that dies in between."""

from __future__ import annotations

import ast
import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longroad import Record, from_bytes
from longroad.bots.player import Bot
from longroad.bots.registry import make_bot, names
from longroad.client import Lobby, Refused, Seat, Watcher, play, take_part
from longroad.core.state import State
from longroad.dice.audit import audit
from longroad.server.messages import Made, News
from longroad.server.settings import SeatPlan, Settings
from tests.isle import new_game
from tests.server.serving import Serving, serving
from tests.server.talking import in_a_loop
from tests.test_docs import FENCE, ROOT

EXAMPLE = ROOT / "examples/remote_bot.py"
MINE, OPEN, BOT = SeatPlan("mine", name="Ann"), SeatPlan("open"), SeatPlan("bot", "random")


async def made_at(server: Serving, spec: str, *seats: SeatPlan, **settings: Any) -> Made:
    async with Lobby(server.url) as lobby:
        return await lobby.make_table(Settings(spec, [*seats], pace=0, **settings))


class Recorder(Bot):
    """A greedy player that remembers what it saw."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = make_bot("greedy", seed)
        self.seen: list[bytes] = []

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        self.seen.append(view.to_bytes())
        return self.greedy.choose(view, seat)


# The lobby


@in_a_loop
async def test_the_lobby_has_rulesets_bots_and_tables(server: Serving) -> None:
    async with Lobby(server.url) as lobby:
        rulesets = await lobby.rulesets()
        assert "base" in [scenario.name for scenario in rulesets.scenarios]
        assert tuple(bot.name for bot in await lobby.bots()) == names()
        made = await lobby.make_table(Settings("isle:base;3", [MINE], listed=True))
        assert list(made.tokens) == [0]
        card = next(card for card in await lobby.tables() if card.game == made.game)
        assert (card.state, card.free, card.names) == ("waiting", 2, ["Ann", "", ""])
        assert (await lobby.table(made.game)).spec == "isle:base;3"
        assert (await lobby.health()).ok


@in_a_loop
async def test_a_seat_is_taken_by_link_and_a_table_deleted_by_its_host(server: Serving) -> None:
    made = await made_at(server, "isle:base;4", MINE)
    async with Lobby(server.url) as lobby:
        with pytest.raises(Refused, match="for those who have its link"):
            await lobby.sit(made.game, "Ben")
        seated = await lobby.sit(made.game, "Ben", 2, made.link)
        assert (seated.game, seated.seat) == (made.game, 2)
        assert [seat.name for seat in (await lobby.table(made.game)).seats] == ["Ann", "", "Ben", ""]
        with pytest.raises(Refused) as refusal:
            await lobby.delete(made.game, seated.token)
        assert refusal.value.code == "table-host-only"
        await lobby.delete(made.game, made.host)
        with pytest.raises(Refused, match="There is no such table"):
            await lobby.table(made.game)


@in_a_loop
async def test_a_recorded_game_goes_on(server: Serving) -> None:
    record = Record.new("isle:base;3", 5)
    record.deal()
    async with Lobby(server.url) as lobby:
        made = await lobby.go_on(record.text(), Settings(seats=[MINE, OPEN, OPEN]))
        assert (await lobby.table(made.game)).spec == "isle:base;3"
        with pytest.raises(Refused):
            await lobby.go_on("no record at all")


# Seats


@in_a_loop
async def test_players_meet_at_a_table(server: Serving) -> None:
    spec = "isle:base;3;board=beginner;first=seat"
    made = await made_at(server, spec, MINE, SeatPlan("mine", name="Ben"), BOT)
    async with (
        Seat(server.url, made.game, made.tokens[0], host=made.host) as ann,
        Seat(server.url, made.game, made.tokens[1]) as ben,
        Watcher(server.url, made.game) as eve,
    ):
        assert (ann.seat, ann.is_host, ben.seat, ben.is_host, eve.seat) == (0, True, 1, False, None)
        await asyncio.gather(ann.confirm("salt"), ben.confirm())
        await eve.until(lambda: eve.picture is not None)
        await ann.until(lambda: ann.is_awaited)
        assert eve.you is None and eve.picture is not None and eve.picture.waiting == [0]
        with pytest.raises(Refused, match="not asked anything"):
            await ben.act("roll")
        with pytest.raises(Refused, match="Roll the dice first"):
            await ann.act("end turn")
        ack = await ann.act("roll")
        assert ann.seq >= ack.seq
        await eve.until(lambda: eve.seq >= ack.seq)
        assert eve.picture.dice == ann.picture.dice != []  # type: ignore[union-attr]
        await ben.say("Good luck!")
        heard = [m.news for m in await heard_by(eve) if m.news.row == "said"]
        assert heard == [News("said", 1, text="Good luck!")]
        await ben.rename("Benjamin")
        assert ben.info.name == "Benjamin"
        token = await ben.hand_over()
        async with Seat(server.url, made.game, token) as phone:
            assert phone.seat == 1


async def heard_by(watcher: Watcher) -> list[Any]:
    """The steps that have arrived, up to the last thing said."""
    steps = []
    async for message in watcher:
        if hasattr(message, "news"):
            steps.append(message)
            if message.news.row == "said":
                break
    return steps


# Bots


@pytest.mark.parametrize(
    "spec", ["isle:base;3;rounds=10", "isle:new_shores;3;rounds=8", "isle:base+cities_knights;3;rounds=8"]
)
@in_a_loop
async def test_bots_on_other_machines_play_a_whole_game(server: Serving, spec: str) -> None:
    made = await made_at(server, spec, MINE, OPEN, BOT, listed=True)
    bots = [Recorder(1), Recorder(2)]
    async with Lobby(server.url) as lobby, Watcher(server.url, made.game) as eve:
        seated = await lobby.sit(made.game, "Ben")
        tokens = [made.tokens[0], seated.token]
        ends = await asyncio.gather(
            *[play(server.url, made.game, token, bot) for token, bot in zip(tokens, bots, strict=True)]
        )
        assert ends[0] == ends[1] and ends[0].state == "over"
        record = Record.read(await lobby.record(made.game))
        assert audit(record).fits
        report = await lobby.dice(made.game)
        assert report.commitment == ends[0].dice.commitment and report.secret is not None
        history = await lobby.history(made.game, seated.token, since=5)
        assert [history.steps[0].seq, history.seat] == [6, 1]
        await eve.until(lambda: eve.over)
        async with Watcher(server.url, made.game) as late:
            assert late.picture == eve.picture  # patch by patch, or all at once
    views, shared = views_of(record)
    for seat in (0, 1):
        alone = [view for view in bots[seat].seen if frame_of(from_bytes(view), seat) not in shared]
        assert len(alone) >= 2 * 8  # to roll and to end the turn, in every round
        assert views.issuperset(alone)  # what `seen_by` gives, and nothing else


def views_of(record: Record) -> tuple[set[bytes], set[str]]:
    """What everybody saw when they were asked, and the questions that went to several.

    A record doesn't tell in which order those were answered.
    """
    game = new_game(record.game.spec, map=record.game.set_up())
    views: set[bytes] = set()
    shared: set[str] = set()
    for line in record.lines:
        for seat in game.waiting:
            views.add(game.seen_by(seat).to_bytes())
            if len(game.waiting) > 1:
                shared.add(frame_of(game, seat))
        game.apply(line.action, line.seat)
    return views, shared


def frame_of(game: State, seat: int) -> str:
    prompt = game.asked(seat)
    assert prompt is not None
    return prompt.frame


@in_a_loop
async def test_a_game_goes_on_when_the_server_was_killed(tmp_path: Path) -> None:
    first = Serving(tmp_path)
    try:
        first.wait()
        port = first.port
        made = await made_at(first, "isle:base;3;rounds=8", MINE, SeatPlan("mine", name="Ben"), BOT)
        async with (
            Seat(first.url, made.game, made.tokens[0], views=True) as ann,
            Seat(first.url, made.game, made.tokens[1], views=True) as ben,
        ):
            bots = [asyncio.create_task(take_part(seat, make_bot("greedy", 1))) for seat in (ann, ben)]
            await ann.until(lambda: ann.seq > 60)
            first.kill()
            with serving(tmp_path, port=port) as second:
                await asyncio.gather(*bots)
                assert ann.over and ann.table == ben.table
                async with Lobby(second.url) as lobby:
                    record = Record.read(await lobby.record(made.game))
                assert audit(record).fits and record.game.over
    finally:
        first.close()


# The manual


def blocks() -> list[str]:
    """The Python in the manual."""
    page = (ROOT / "docs/clients.md").read_text(encoding="utf-8")
    return [code for kind, code in FENCE.findall(page) if kind == "python"]


def test_the_manual_shows_the_example() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") in blocks()


def test_the_code_in_the_manual_runs(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"url": server.url}

    async def type_in() -> None:
        for code in blocks():
            if code != EXAMPLE.read_text(encoding="utf-8"):
                waiting = eval(compile(code, "clients.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
                if waiting is not None:
                    await waiting

    asyncio.run(asyncio.wait_for(type_in(), 60))
    assert "Roll the dice." in capsys.readouterr().out


def test_a_bot_takes_a_seat_in_twenty_lines(server: Serving) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 20
    made = asyncio.run(made_at(server, "isle:base;3;rounds=10", MINE, BOT, BOT))
    command = [sys.executable, str(EXAMPLE), server.url, made.game, made.tokens[0]]
    told = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True, env=with_path())
    assert told.stdout.strip() in ("won", "rounds")


def with_path() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}

"""Bots of the Python client play every ruleset there is, many games at once, all to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from longroad.bots.registry import make_bot
from longroad.cli.verify import verify
from longroad.client import Lobby, play
from longroad.records import Record
from longroad.server.messages import Made, Rulesets, TableInfo
from longroad.server.settings import SeatPlan, Settings
from longroad.server.table import Table
from longroad.spec import Spec
from tests.effort import TIER, amount, more
from tests.server.ledger import log_of
from tests.server.serving import Serving, serving
from tests.server.talking import in_a_loop

FEW = amount(4, 8, 100)  # games at once, at least
ROUNDS = amount(3, 3, 6)  # of a game that isn't played until somebody wins
LONG = 1800.0  # seconds that not even a slow machine needs
A_GAME = 1.0  # megabytes that a game may take in the server


def every_spec(rulesets: Rulesets) -> list[str]:
    """Everything that can be played, as the server tells it."""
    found = [spec for part in (*rulesets.scenarios, *rulesets.modules) for spec in part.specs]
    return list(dict.fromkeys(found))


def is_played_out(spec: str) -> bool:
    """Whether there is no limit: so it is with each scenario and each module once."""
    ruleset = Spec.parse(spec)
    return spec.count(";") == 1 and ruleset.seats != 4 and (not ruleset.modules or ruleset.scenario == "base")


@dataclass
class Match:
    """One game: all seats but perhaps the last are taken over sockets."""

    number: int
    spec: str
    made: Made

    @staticmethod
    async def make(lobby: Lobby, number: int, spec: str) -> Match:
        seats = Spec.parse(spec).seats
        plan = [SeatPlan("mine", name=f"Bot {seat}") for seat in range(seats)]
        if seats > 2 and number % 3:
            plan[-1] = SeatPlan("bot", "random")  # in a worker process of the server
        limited = spec if is_played_out(spec) else str(Spec.parse(f"{spec};rounds={ROUNDS}"))
        return Match(number, spec, await lobby.make_table(Settings(limited, plan, pace=0)))

    async def play(self, url: str) -> TableInfo:
        names = ["greedy"] * 4 if is_played_out(self.spec) else ["random", "greedy", "random", "random"]
        tables = await asyncio.gather(
            *[
                play(url, self.made.game, token, make_bot(names[seat], self.number))
                for seat, token in self.made.tokens.items()
            ]
        )
        assert all(table == tables[0] for table in tables)
        return tables[0]


def megabytes(server: Serving) -> float:
    """The memory of the server."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def check_record(text: str, table: TableInfo, folder: Path) -> None:
    """The record can be replayed, ends as the log does, and its dice are those that were promised."""
    file = folder / f"{table.game}.longroad"
    file.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(verify, [str(file), "--commitment", table.dice.commitment])
    assert told.exit_code == 0, told.output
    played = Table.load(log_of(folder, table.game))
    assert Record.read(text).game.to_bytes() == played.play.game.to_bytes()
    assert played.state == "over"


async def play_all(server: Serving, specs: Sequence[str]) -> list[tuple[Match, TableInfo]]:
    """All of these at once, to the end."""
    async with Lobby(server.url) as lobby:
        matches = [await Match.make(lobby, number, spec) for number, spec in enumerate(specs)]
        begun = megabytes(server)
        async with asyncio.timeout(LONG):
            tables = await asyncio.gather(*[match.play(server.url) for match in matches])
        ended = megabytes(server)
        print(f"{len(specs)} games at once: {begun:.0f} MB before, {ended:.0f} MB after")
        assert ended - begun < 20 + A_GAME * len(specs)
        for match, table in zip(matches, tables, strict=True):
            check_record(await lobby.record(match.made.game), table, server.folder)
        return list(zip(matches, tables, strict=True))


@more
@in_a_loop
async def test_every_ruleset_is_played_to_its_end_by_bots_over_sockets(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Lobby(server.url) as lobby:
            specs = every_spec(await lobby.rulesets())
        chosen = specs if TIER == "full" else specs[:: len(specs) // FEW][:FEW]
        assert len(chosen) >= FEW
        played = await play_all(server, chosen)
        assert [match.spec for match, _ in played] == chosen
        for match, table in played:
            assert table.spec.replace(f";rounds={ROUNDS}", "") == match.spec
            assert table.ended in (("won",) if is_played_out(match.spec) else ("won", "rounds"))
        assert '"level": "error"' not in server.log()

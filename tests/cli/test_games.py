"""`longroad games`: what a server keeps, listed, exported, imported and deleted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.cli.main import cli
from longroad.server.sqlite import SqliteStore
from longroad.server.store import Row, Summary


def games(*arguments: str | Path, answer: str | None = None) -> Result:
    done = CliRunner().invoke(cli, ["games", *map(str, arguments)], input=answer)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def keep(folder: Path, *found: Summary) -> None:
    async def fill() -> None:
        store = SqliteStore(folder)
        for one in found:
            await store.append(Row(one.game, 1, one.changed, None, b"{}"), one)
        await store.close()

    asyncio.run(fill())


OLD = Summary("Tg7x", "over", "isle:base;4", True, 1_000, 2_000, ["ann", "bob", "greedy", "greedy"])
NEW = Summary("Kp2q", "waiting", "isle:new_shores;3", False, 3_000, 4_000, ["eve", "", ""])


def test_the_latest_game_comes_first(tmp_path: Path) -> None:
    keep(tmp_path, OLD, NEW)
    lines = games("list", "--data", tmp_path).output.splitlines()
    (old,) = [k for k, line in enumerate(lines) if "Tg7x" in line]
    (new,) = [k for k, line in enumerate(lines) if "Kp2q" in line]
    assert new < old
    assert "waiting" in lines[new]
    assert "over" in lines[old]


def test_a_program_reads_all_of_it(tmp_path: Path) -> None:
    keep(tmp_path, OLD, NEW)
    found = json.loads(games("list", "--json", "--data", tmp_path).output)
    assert [Summary(**one) for one in found] == [NEW, OLD]
    found = json.loads(games("list", "--json", "--state", "over", "--data", tmp_path).output)
    assert [Summary(**one) for one in found] == [OLD]


def test_names_cannot_write_over_the_screen(tmp_path: Path) -> None:
    keep(tmp_path, Summary("a", "over", "isle:base;4", True, 1, 2, ["\x1b[2J[bold]eve"]))
    shown = games("list", "--data", tmp_path).output
    assert "\x1b" not in shown
    assert "?[2J[bold]eve" in shown


def test_no_games_is_said(tmp_path: Path) -> None:
    done = games("list", "--data", tmp_path / "nowhere")
    assert done.exit_code == 2
    assert f"There are no games in {tmp_path / 'nowhere'}." in done.output
    keep(tmp_path, OLD)
    assert games("list", "--state", "playing", "--data", tmp_path).output == "No game is playing.\n"
    keep(tmp_path / "empty")
    assert games("list", "--data", tmp_path / "empty").output.startswith("There are no games in ")


def test_the_usual_folder_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep(tmp_path / "longroad", OLD)
    assert "Tg7x" in games("list").output


@pytest.mark.parametrize(
    "answer, left", [("y\n", ["Kp2q"]), ("n\n", ["Kp2q", "Tg7x"]), ("", ["Kp2q", "Tg7x"])]
)
def test_deleting_asks_first(tmp_path: Path, answer: str, left: list[str]) -> None:
    keep(tmp_path, OLD, NEW)
    done = games("delete", "Tg7x", "--data", tmp_path, answer=answer)
    assert "Delete Tg7x (over, isle:base;4, ann, bob, greedy, greedy) for good?" in done.output
    found = json.loads(games("list", "--json", "--data", tmp_path).output)
    assert [one["game"] for one in found] == left


def test_deleting_doesnt_ask_when_told_so(tmp_path: Path) -> None:
    keep(tmp_path, OLD, NEW)
    done = games("delete", "Kp2q", "--yes", "--data", tmp_path)
    assert done.exit_code == 0
    assert done.output == "Deleted Kp2q (waiting, isle:new_shores;3, eve).\n"
    assert [one["game"] for one in json.loads(games("list", "--json", "--data", tmp_path).output)] == ["Tg7x"]


def test_a_game_that_isnt_there_is_answered_with_the_nearest(tmp_path: Path) -> None:
    keep(tmp_path, OLD, NEW)
    done = games("delete", "Tg7y", "--yes", "--data", tmp_path)
    assert done.exit_code == 2
    assert "There is no game Tg7y; did you mean Tg7x?" in done.output


def test_while_a_server_runs_games_are_listed_and_not_deleted(tmp_path: Path) -> None:
    keep(tmp_path, OLD)

    async def serve() -> None:
        store = SqliteStore(tmp_path)
        await store.append(Row(NEW.game, 1, 1, None, b"{}"), NEW)
        assert "Kp2q" in (await asyncio.to_thread(games, "list", "--data", tmp_path)).output
        done = await asyncio.to_thread(games, "delete", "Tg7x", "--yes", "--data", tmp_path)
        assert done.exit_code == 2
        words = " ".join(done.output.split())
        assert f"A server is using {tmp_path}, and only the server may change its games" in words
        assert len(await store.summaries()) == 2
        await store.close()

    asyncio.run(serve())

"""Backups: all that was acknowledged, whole, also while the server writes."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.cli.main import cli
from longroad.server import database
from longroad.server.data_folder import DATABASE, LOCK
from longroad.server.sqlite import SqliteStore
from tests.server.shelf import filled, talk


def backup(*arguments: str | Path) -> Result:
    done = CliRunner().invoke(cli, ["backup", *map(str, arguments)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def test_a_backup_holds_everything_and_a_server_can_go_on_with_it(tmp_path: Path) -> None:
    filled(tmp_path / "data", a=3, b=1)
    file = tmp_path / "copy.sqlite"
    done = backup(file, "--data", tmp_path / "data")
    assert done.exit_code == 0
    assert done.output == f"{file}: 2 games, 4 rows, all in order.\n"
    assert sorted(os.listdir(tmp_path)) == ["copy.sqlite", "data"]  # one file, and nothing left beside it
    assert file.stat().st_mode & 0o077 == 0
    (tmp_path / "restored").mkdir()
    shutil.copy(file, tmp_path / "restored" / DATABASE)

    async def go_on() -> None:
        store = SqliteStore(tmp_path / "restored")
        assert await store.rows("a") == [row for row, _ in talk("a", 3)]
        await store.append(*talk("a", 4)[3])
        assert (await store.summaries())[0] == talk("a", 4)[3][1]
        await store.close()

    asyncio.run(go_on())


def test_a_backup_taken_while_rows_are_appended_has_all_that_were_acknowledged_before(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "data")
        known = dict.fromkeys("abcdefgh", 0)
        lines = {game: talk(game, 5000) for game in known}
        playing = True

        async def go_on(game: str) -> None:
            while playing:
                seq = known[game] + 1
                await store.append(*lines[game][seq - 1])
                known[game] = seq

        tasks = [asyncio.create_task(go_on(game)) for game in known]
        for k in range(3):
            while min(known.values()) < 20 * (k + 1):
                await asyncio.sleep(0.001)
            before = dict(known)
            file = tmp_path / f"{k}.sqlite"
            done = await asyncio.to_thread(backup, file, "--data", tmp_path / "data")
            after = dict(known)
            assert done.exit_code == 0, done.output
            assert "8 games" in done.output
            with database.reading(file) as copy:
                for game in known:
                    found = [each.seq for each in database.rows(copy, game)]
                    assert found == list(range(1, len(found) + 1))
                    assert before[game] <= len(found) <= after[game] + 1
        playing = False
        await asyncio.gather(*tasks)
        await store.close()

    asyncio.run(play())


def test_a_file_that_exists_is_replaced_only_by_force(tmp_path: Path) -> None:
    filled(tmp_path / "data", a=1)
    file = tmp_path / "copy.sqlite"
    file.write_text("something dear")
    done = backup(file, "--data", tmp_path / "data")
    assert done.exit_code == 2
    assert f"{file} exists already: name another file, or replace it with --force." in done.output
    assert file.read_text() == "something dear"
    assert backup(file, "--data", tmp_path / "data", "--force").exit_code == 0
    with database.reading(file) as copy:
        assert len(database.rows(copy, "a")) == 1


@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal", LOCK])
def test_not_even_by_force_over_the_games_themselves(tmp_path: Path, name: str) -> None:
    filled(tmp_path / "data", a=1)
    (tmp_path / "elsewhere").symlink_to(tmp_path / "data")
    done = backup(tmp_path / "elsewhere" / name, "--data", tmp_path / "data", "--force")
    assert done.exit_code == 2
    assert "belongs to the server itself" in done.output
    with database.reading(tmp_path / "data" / DATABASE) as connection:
        assert len(database.rows(connection, "a")) == 1


@pytest.mark.parametrize(
    "damage, words",
    [
        ("DELETE FROM events WHERE game = 'a' AND seq = 2", "Game 'a' is damaged: row 2 is missing."),
        ("DELETE FROM events WHERE game = 'a' AND seq = 1", "Game 'a' is damaged: row 1 is missing."),
        ("UPDATE events SET at = at + 1 WHERE game = 'a' AND seq = 2", "row 2 is not as it was written."),
        ("DELETE FROM summaries WHERE game = 'b'", "Game 'b' is not in both tables."),
        ("DELETE FROM events WHERE game = 'b'", "Game 'b' is not in both tables."),
        ("UPDATE summaries SET free = 7 WHERE game = 'b'", "tells game 'b' otherwise than its log."),
    ],
)
def test_a_copy_that_is_not_in_order_is_said_and_thrown_away(tmp_path: Path, damage: str, words: str) -> None:
    filled(tmp_path / "data", a=3, b=1)
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE, isolation_level=None)) as connection:
        connection.execute(damage)
    done = backup(tmp_path / "copy.sqlite", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert words in done.output
    assert os.listdir(tmp_path) == ["data"]


def test_a_damaged_database_is_said(tmp_path: Path) -> None:
    filled(tmp_path / "data", a=200)
    path = tmp_path / "data" / DATABASE
    whole = path.read_bytes()
    path.write_bytes(whole[:-8192] + bytes(8192))
    done = backup(tmp_path / "copy.sqlite", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert "The database is damaged" in done.output
    assert os.listdir(tmp_path) == ["data"]


@pytest.mark.parametrize(
    "file, data, words",
    [
        ("copy.sqlite", "nowhere", "There are no games in "),
        ("nowhere/copy.sqlite", "data", "There is no folder "),
        ("data", "data", " is a folder: name a file in it."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, file: str, data: str, words: str) -> None:
    filled(tmp_path / "data", a=1)
    done = backup(tmp_path / file, "--data", tmp_path / data, "--force")
    assert done.exit_code == 2
    assert words in done.output

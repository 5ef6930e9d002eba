"""What lies on the disk is changed, removed or replaced from outside: it is noticed, and said."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from longroad.cli.main import cli
from longroad.server import database, integrity, sqlite
from longroad.server.data_folder import DATABASE, Lock
from longroad.server.sqlite import SqliteStore
from longroad.server.store import Damaged, StoreTrouble
from tests.effort import amount, more
from tests.server.ledger import log_of
from tests.server.serving import serving
from tests.server.shelf import filled, talk
from tests.server.talking import in_a_loop, make, talking, until

BOTS = [{"kind": "bot"}] * 3
TRIALS = amount(60, 120, 600)


def command(*arguments: str | Path) -> Result:
    done = CliRunner().invoke(cli, [*map(str, arguments)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def changed(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        connection.execute(statement)


def wal(folder: Path) -> Path:
    return database.log_of(folder / DATABASE)


# -- flipped bits ----------------------------------------------------------------------------------------


@more
def test_a_flipped_bit_in_a_game_never_goes_unnoticed(tmp_path: Path) -> None:
    """Whatever the bit does to what can be read, or nothing that can be read has changed."""
    filled(tmp_path, a=40, b=40, c=40)
    path = tmp_path / DATABASE
    whole = path.read_bytes()

    def read() -> list[object]:
        with database.reading(path) as connection:
            games = ("a", "b", "c")
            return [(database.rows(connection, game), database.summary(connection, game)) for game in games]

    before = read()
    random = Random(15)
    unnoticed = noticed = 0
    for _ in range(TRIALS):
        at = random.randrange(len(whole) * 8)
        spoiled = bytearray(whole)
        spoiled[at // 8] ^= 1 << at % 8
        path.write_bytes(spoiled)
        try:
            with database.reading(path) as connection:
                wrong = bool(integrity.faults(connection))
        except StoreTrouble:
            wrong = True
        noticed += wrong
        unnoticed += not wrong and read() != before
    path.write_bytes(whole)
    assert noticed > TRIALS // 5
    assert unnoticed == 0


def test_a_damaged_row_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    filled(tmp_path, a=3, b=3)
    changed(
        tmp_path, "UPDATE events SET body = replace(body, 'Line 2', 'Lime 2') WHERE game = 'a' AND seq = 2"
    )

    async def read() -> None:
        store = SqliteStore(tmp_path)
        with pytest.raises(Damaged, match="Game 'a' is damaged: row 2 is not as it was written"):
            await store.rows("a")
        assert len(await store.rows("b")) == 3
        assert [row.seq for row in await store.rows("a", since=2)] == [3]
        await store.close()

    asyncio.run(read())


def test_the_check_names_what_is_damaged_and_what_cannot_be_followed(tmp_path: Path) -> None:
    filled(tmp_path, a=3, b=3, c=3)
    assert command("games", "check", "--data", tmp_path).output == "3 games, all in order.\n"
    changed(tmp_path, "UPDATE events SET at = 1 WHERE game = 'a' AND seq = 3")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        (row, summary), (last, _) = talk("b", 1)[0], talk("b", 4)[3]
        database.append(connection, type(row)("b", 4, 5, None, b'{"row":"freed","seat":9}'), summary)
        connection.commit()
    assert last.seq == 4
    done = command("games", "check", "--data", tmp_path)
    assert done.exit_code == 1
    assert "Game 'a' is damaged: row 3 is not as it was written." in done.output
    assert "The log of game 'b' can't be followed: " in done.output
    assert "'c'" not in done.output


def test_a_backup_of_damaged_games_is_made_only_if_it_is_wished(tmp_path: Path) -> None:
    filled(tmp_path / "data", a=3, b=3)
    changed(tmp_path / "data", "UPDATE events SET at = 1 WHERE game = 'a' AND seq = 3")
    file = tmp_path / "copy.sqlite"
    done = command("backup", file, "--data", tmp_path / "data")
    assert done.exit_code == 1 and not file.exists()
    assert "Game 'a' is damaged" in done.output
    done = command("backup", file, "--data", tmp_path / "data", "--damaged")
    assert done.exit_code == 1 and "2 games, 6 rows, but not all in order" in done.output
    with database.reading(file) as connection:
        assert len(database.rows(connection, "b")) == 3


@in_a_loop
async def test_a_damaged_game_is_refused_by_name_and_the_others_play_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        one, two = make(server, seats=[{"kind": "mine"}]), make(server, seats=[{"kind": "mine"}])
    changed(tmp_path, f"UPDATE events SET at = at + 1 WHERE game = '{one['game']}'")
    with serving(tmp_path) as server:
        async with talking(server) as ann, talking(server) as ben:
            await ann.say(type="hello", game=one["game"], token=one["tokens"]["0"])
            assert (await ann.hear_a("reject"))["code"] == "table-damaged"
            await ben.hello(two["game"], token=two["tokens"]["0"])
            assert (await ben.command("chat", text="We play on."))["type"] == "ack"
        with server.api() as api:
            found = api.get(f"/api/tables/{one['game']}/dice")
            assert (found.status_code, found.json()["code"]) == (500, "table-damaged")
        assert any("damaged" in line and one["game"] in line for line in server.logged)


# -- files that are removed or replaced ------------------------------------------------------------------


@pytest.mark.parametrize("way", ["removed", "replaced", "log removed", "folder moved"])
def test_nothing_is_acknowledged_that_goes_into_a_file_without_a_name(tmp_path: Path, way: str) -> None:
    folder = tmp_path / "data"
    path = folder / DATABASE

    async def play() -> None:
        store = SqliteStore(folder)
        lines = talk("a", 4)
        await store.append(*lines[0])
        if way == "removed":
            path.unlink()
        elif way == "replaced":
            shutil.copy(path, tmp_path / "copy")
            os.replace(tmp_path / "copy", path)
        elif way == "log removed":
            wal(folder).unlink()
        else:
            folder.rename(tmp_path / "elsewhere")
        for _ in range(3):
            with pytest.raises(StoreTrouble, match="was removed or replaced while the server runs"):
                await store.append(*lines[1])
        assert way != "removed" or not path.exists(), "no new database is made in its place"
        assert [row.seq for row in await store.rows("a")] == [1], "what is there can be read"
        await store.close()

    asyncio.run(play())


def test_it_is_noticed_also_when_it_happens_while_the_row_is_written(tmp_path: Path) -> None:
    class Removing(sqlite3.Connection):
        def execute(self, sql: str, parameters: object = ()) -> sqlite3.Cursor:
            done = super().execute(sql, parameters)  # type: ignore[arg-type]
            if sql == "COMMIT" and removing:
                (tmp_path / DATABASE).rename(tmp_path / "away")
            return done

    removing = False

    async def play() -> None:
        nonlocal removing
        store = SqliteStore(tmp_path, kind=Removing)
        lines = talk("a", 2)
        removing = True
        with pytest.raises(StoreTrouble, match="was removed or replaced"):
            await store.append(*lines[0])
        removing = False
        (tmp_path / "away").rename(tmp_path / DATABASE)
        await store.append(*lines[1])  # it is back, and what was written is there
        assert [row.seq for row in await store.rows("a")] == [1, 2]
        await store.close()

    asyncio.run(play())


@in_a_loop
async def test_a_server_whose_database_was_removed_acknowledges_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, seats=[{"kind": "mine"}])
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            (tmp_path / DATABASE).rename(tmp_path / "away")
            answers = [await ann.command("chat", text=f"Line {k}.") for k in range(20)]
            assert {answer.get("code") for answer in answers} == {"table-store-trouble"}
            (tmp_path / "away").rename(tmp_path / DATABASE)
            assert (await ann.command("chat", text="Back again."))["type"] == "ack"


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_log_without_its_database_is_not_thrown_away(tmp_path: Path, left: str) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "data")
        await store.append(*talk("a", 1)[0])
        shutil.copytree(tmp_path / "data", tmp_path / "killed")
        await store.close()

    asyncio.run(play())
    folder = tmp_path / "killed"
    (folder / DATABASE).rename(tmp_path / "away")
    if left == "an empty file":
        (folder / DATABASE).touch()
    for _ in range(2):
        with pytest.raises(StoreTrouble, match=f"{DATABASE} is gone, but {DATABASE}-wal is still there"):
            SqliteStore(folder)
    (tmp_path / "away").replace(folder / DATABASE)
    with database.reading(folder / DATABASE) as connection:
        assert len(database.rows(connection, "a")) == 1


def test_what_was_written_is_in_the_database_itself_as_soon_as_it_is_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUIET", 0.01)

    async def play() -> None:
        store = SqliteStore(tmp_path)
        await store.append(*talk("a", 2)[0])
        await until(lambda: wal(tmp_path).stat().st_size == 0)
        shutil.copy(tmp_path / DATABASE, tmp_path / "copy")
        with database.reading(tmp_path / "copy") as connection:
            assert len(database.rows(connection, "a")) == 1
        await store.append(*talk("a", 2)[1])
        assert len(await store.rows("a")) == 2
        await store.close()
        assert not wal(tmp_path).exists()

    asyncio.run(play())


# -- formats ---------------------------------------------------------------------------------------------


def old_database(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was before rows had checksums."""
    with monkeypatch.context() as before:
        before.setattr(database, "FORMATS", database.FORMATS[:2])
        with closing(database.to_write(path, 1.0)) as connection:
            for game in ("a", "b"):
                for row, summary in talk(game, 3):
                    columns = (row.game, row.seq, row.at, row.id, row.body)
                    connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", columns)
                told = (
                    game,
                    summary.state,
                    summary.spec,
                    0,
                    summary.created,
                    summary.changed,
                    '["Ann","greedy","greedy"]',
                )
                connection.execute(database.SUMMARIZE, (*told, 1, 0, 1))


def test_an_old_database_gets_its_checksums_and_stays_beside_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_database(tmp_path / DATABASE, monkeypatch)
    asyncio.run(SqliteStore(tmp_path).close())
    with database.reading(tmp_path / DATABASE) as connection:
        assert integrity.faults(connection) == []
        assert database.rows(connection, "b") == [row for row, _ in talk("b", 3)]
    (copy,) = tmp_path.glob("before-format-*.sqlite")
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as connection:
        assert database.format_of(connection, copy) == 2
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (6,)
    asyncio.run(SqliteStore(tmp_path).close())
    assert len([*tmp_path.glob("*.sqlite")]) == 2, "no copy without a migration"


# -- going back to a backup ------------------------------------------------------------------------------


def test_a_backup_takes_the_place_of_the_games_and_they_stay_beside_it(tmp_path: Path) -> None:
    filled(tmp_path / "data", a=3)
    assert command("backup", tmp_path / "copy", "--data", tmp_path / "data").exit_code == 0
    shutil.rmtree(tmp_path / "data")
    filled(tmp_path / "data", b=2)
    wal(tmp_path / "data").write_bytes(b"of another database")
    done = command("restore", tmp_path / "copy", "--data", tmp_path / "data")
    assert done.exit_code == 0 and "has 1 game from" in done.output
    assert not wal(tmp_path / "data").exists()
    with database.reading(tmp_path / "data" / DATABASE) as connection:
        assert database.games(connection) == ["a"]
    (aside,) = (tmp_path / "data").glob("replaced-*.sqlite")
    assert str(aside) in done.output
    with database.reading(aside) as connection:
        assert database.games(connection) == ["b"]


@in_a_loop
async def test_a_table_says_that_it_was_restored_and_that_its_dice_come_again(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        made, over = make(server, seats=[{"kind": "mine"}]), make(server, spec="isle:base;3", seats=BOTS)
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            known = (await ann.command("chat", text="Before."))["seq"]
            await until(lambda: len(log_of(tmp_path / "data", over["game"])) > 5)
            done = command("backup", tmp_path / "copy", "--data", tmp_path / "data")
            assert done.exit_code == 0, done.output
            await ann.command("chat", text="After.")
    assert command("restore", tmp_path / "copy", "--data", tmp_path / "data").exit_code == 0
    assert command("games", "check", "--data", tmp_path / "data").exit_code == 0
    with serving(tmp_path / "data") as server:
        async with talking(server) as ann:
            again = await ann.hello(made["game"], token=made["tokens"]["0"], since=known)
            assert again["missed"][0]["news"] == {"row": "restored", "seat": None, "how": "", "text": ""}
            assert again["missed"][0]["seq"] == known + 1
            other = await ann.hello(made["game"], token=made["tokens"]["0"], since=again["seq"])
            assert "picture" in other, "who knows a row of this number may know another one"


def test_a_backup_of_an_older_version_can_be_gone_back_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_database(tmp_path / "old.sqlite", monkeypatch)
    before = (tmp_path / "old.sqlite").read_bytes()
    assert command("restore", tmp_path / "old.sqlite", "--data", tmp_path / "data").exit_code == 0
    assert (tmp_path / "old.sqlite").read_bytes() == before
    assert command("games", "check", "--data", tmp_path / "data").exit_code == 0


def test_what_was_kept_is_not_overwritten_by_the_next_restoring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longroad.cli.restore.time.strftime", lambda form: "replaced-then")  # in one second
    filled(tmp_path / "data", a=3)
    assert command("backup", tmp_path / "copy", "--data", tmp_path / "data").exit_code == 0
    for _ in range(3):
        assert command("restore", tmp_path / "copy", "--data", tmp_path / "data").exit_code == 0
    kept = sorted(file.name for file in (tmp_path / "data").glob("replaced-*"))
    assert kept == ["replaced-then-2.sqlite", "replaced-then-3.sqlite", "replaced-then.sqlite"]


def test_nothing_is_restored_under_a_server_or_from_what_is_damaged(tmp_path: Path) -> None:
    filled(tmp_path / "data", a=3)
    assert command("backup", tmp_path / "copy", "--data", tmp_path / "data").exit_code == 0
    lock = Lock(tmp_path / "data")
    done = command("restore", tmp_path / "copy", "--data", tmp_path / "data")
    assert done.exit_code == 2 and "A server is using" in done.output
    lock.release()
    (tmp_path / "diary").write_text("Dear diary " * 1000)
    done = command("restore", tmp_path / "diary", "--data", tmp_path / "data")
    assert done.exit_code == 2 and "no database" in done.output
    with closing(sqlite3.connect(tmp_path / "copy", isolation_level=None)) as connection:
        connection.execute("UPDATE events SET at = 1")
    done = command("restore", tmp_path / "copy", "--data", tmp_path / "data")
    assert done.exit_code == 1 and "Game 'a' is damaged" in done.output
    done = command("restore", tmp_path / "data" / DATABASE, "--data", tmp_path / "data")
    assert done.exit_code == 2
    with database.reading(tmp_path / "data" / DATABASE) as connection:
        assert integrity.faults(connection) == []
    assert not [*(tmp_path / "data").glob("replaced-*")]

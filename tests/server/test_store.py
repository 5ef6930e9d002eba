"""The store: what was acknowledged is there, whatever happens to the disk, the process or whoever waits."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longroad.server import database
from longroad.server.data_folder import DATABASE, LOCK, Lock, data_folder
from longroad.server.log import Created, write_row
from longroad.server.settings import Settings
from longroad.server.sqlite import SqliteStore
from longroad.server.store import (
    DuplicateId,
    DuplicateSeq,
    InUse,
    OutOfOrder,
    Store,
    StoredRow,
    StoreTrouble,
)
from tests.server.shelf import Failing, Gate, row, summary, watched


@asynccontextmanager
async def opened(folder: Path, **options: Any) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder, **options)
    try:
        yield store
    finally:
        await store.close()


async def numbers(store: Store, game: str) -> list[int]:
    return [found.seq for found in await store.rows(game)]


async def keep(store: Store, *rows: StoredRow) -> None:
    for each in rows:
        await store.append(each, summary(each.game, each.seq))


def all_of(*work: Coroutine[Any, Any, None]) -> asyncio.Future[list[BaseException | None]]:
    """Ask for all of it at once."""
    return asyncio.gather(*work, return_exceptions=True)


# What a store does


def test_rows_and_summaries_come_back_as_they_were(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1, body=b"\x00\xff"), row("a", 2, id=None), row("a", 3, id=None))
            assert await store.rows("a") == [
                row("a", 1, body=b"\x00\xff"),
                row("a", 2, id=None),
                row("a", 3, id=None),
            ]
            assert await numbers(store, "a") == [1, 2, 3]
            assert [found.seq for found in await store.rows("a", since=2)] == [3]
            assert await store.rows("b") == []
            assert await store.summaries() == [summary("a", 3)]

    asyncio.run(play())


def test_rows_of_several_games_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1))
            with pytest.raises(DuplicateSeq):
                await store.append(row("b", 1), summary("b"), (row("a", 1, id=None), summary("a", 9)))
            with pytest.raises(OutOfOrder):
                await store.append(row("a", 2), summary("a", 9), (row("b", 2), summary("b")))
            assert await store.rows("b") == [] and await store.summaries() == [summary("a", 1)]
            await store.append(row("a", 2), summary("a", 2), (row("b", 1), summary("b", 1)))
            assert (await numbers(store, "a"), await numbers(store, "b")) == ([1, 2], [1])
            assert await store.summaries() == [summary("a", 2), summary("b", 1)]

    asyncio.run(play())


def test_summaries_are_listed_by_state_and_the_latest_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            for k, (game, state) in enumerate([("a", "waiting"), ("b", "playing"), ("c", "waiting")]):
                await store.append(row(game, 1), summary(game, k, state))
            assert [found.game for found in await store.summaries()] == ["c", "b", "a"]
            assert [found.game for found in await store.summaries("waiting")] == ["c", "a"]
            assert [found.game for found in await store.summaries("waiting", limit=1)] == ["c"]
            assert await store.summaries("over") == []

    asyncio.run(play())


def test_a_deleted_game_is_gone_and_its_name_is_free(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1), row("a", 2), row("b", 1))
            await store.delete("a")
            assert await store.rows("a") == []
            assert [found.game for found in await store.summaries()] == ["b"]
            await keep(store, row("a", 1))
            assert await numbers(store, "a") == [1]

    asyncio.run(play())


def test_everything_is_there_when_the_store_is_opened_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1), row("a", 2))
        async with opened(tmp_path) as store:
            assert await store.rows("a") == [row("a", 1), row("a", 2)]
            assert await store.summaries() == [summary("a", 2)]

    asyncio.run(play())


def test_others_may_not_read_the_file(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "new").close())
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    assert (tmp_path / "new" / DATABASE).stat().st_mode & 0o077 == 0


# What it refuses


@pytest.mark.parametrize(
    "wrong, kind, words",
    [
        (row("a", 2, id="other"), DuplicateSeq, "Game a has a row 2 already."),
        (row("a", 0), DuplicateSeq, "Game a has a row 0 already."),
        (row("a", 3, id="a-1"), DuplicateId, "Game a has a-1 already, as row 1."),
        (row("a", 2), DuplicateId, "Game a has a-2 already, as row 2."),
        (row("a", 4), OutOfOrder, "Row 4 of game a can't follow row 2."),
        (row("b", 2), OutOfOrder, "Row 2 of game b can't follow row 0."),
        (row("a", 3, id="\ud800"), StoreTrouble, "Row 3 of game 'a' can't be written down: "),
        (row("a", 1 << 70), StoreTrouble, f"Row {1 << 70} of game 'a' can't be written down: "),
    ],
)
def test_what_cannot_be_the_next_row_is_refused_and_leaves_no_trace(
    tmp_path: Path, wrong: StoredRow, kind: type[StoreTrouble], words: str
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1), row("a", 2))
            with pytest.raises(kind) as refused:
                await store.append(wrong, summary(wrong.game, 99))
            assert type(refused.value) is kind
            assert str(refused.value).startswith(words)
            assert await store.summaries() == [summary("a", 2)]
            await keep(store, row("a", 3))
            assert await numbers(store, "a") == [1, 2, 3]
            assert await store.rows("b") == []

    asyncio.run(play())


def test_a_refused_summary_takes_its_row_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            with pytest.raises(StoreTrouble):
                await store.append(row("a", 1), summary("a", 1 << 70))
            assert await store.rows("a") == []

    asyncio.run(play())


def test_an_id_says_where_it_is_and_counts_only_in_its_own_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1, id="x"), row("b", 1, id="x"), row("a", 2))
            with pytest.raises(DuplicateId) as refused:
                await store.append(row("a", 3, id="x"), summary("a"))
            assert refused.value.seq == 1

    asyncio.run(play())


def test_what_one_is_refused_the_others_of_the_same_commit_are_not(tmp_path: Path) -> None:
    async def play() -> None:
        gate = Gate("BEGIN IMMEDIATE")
        async with opened(tmp_path, kind=watched(gate)) as store:
            await keep(store, row("a", 1))
            before = gate.seen.count("COMMIT")
            gate.shut()
            first = asyncio.create_task(store.append(row("z", 1), summary("z")))
            await asyncio.to_thread(gate.reached.wait, 30)  # the writer has its hands full: the rest waits
            rest = all_of(
                store.append(row("a", 2), summary("a", 2)),
                store.append(row("a", 2, id="late"), summary("a", 99)),
                store.append(row("a", 3, id="a-1"), summary("a", 99)),
                store.append(row("b", 1), summary("b", 1)),
                store.append(row("a", 5), summary("a", 99)),
                store.append(row("a", 3), summary("a", 3)),
            )
            asyncio.get_running_loop().call_soon(gate.open.set)
            found = await rest
            await first
            kinds = [type(one) for one in found]
            assert kinds == [type(None), DuplicateSeq, DuplicateId, type(None), OutOfOrder, type(None)]
            assert gate.seen.count("COMMIT") == before + 2
            assert await numbers(store, "a") == [1, 2, 3]
            assert await numbers(store, "b") == [1]
            assert summary("a", 3) in await store.summaries()

    asyncio.run(play())


# When it is kept


def test_an_append_returns_only_after_its_commit(tmp_path: Path) -> None:
    async def play() -> None:
        gate = Gate("COMMIT")
        async with opened(tmp_path, kind=watched(gate)) as store:
            gate.shut()
            waiting = asyncio.create_task(store.append(row("a", 1), summary("a")))
            await asyncio.to_thread(gate.reached.wait, 30)
            for _ in range(100):
                await asyncio.sleep(0)
            assert not waiting.done()
            assert await store.rows("a") == []  # nobody reads what isn't kept yet
            gate.open.set()
            await waiting
            assert gate.seen[-1] == "COMMIT"
            assert await numbers(store, "a") == [1]

    asyncio.run(play())


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    with closing(database.to_write(tmp_path / DATABASE, 1)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_many_appends_share_few_commits(tmp_path: Path) -> None:
    async def play() -> None:
        gate = Gate("BEGIN IMMEDIATE")
        async with opened(tmp_path, kind=watched(gate)) as store:
            gate.shut()
            begun = gate.seen.count("COMMIT")
            first = asyncio.create_task(store.append(row("first", 1), summary("first")))
            await asyncio.to_thread(gate.reached.wait, 30)
            games = [f"g{k}" for k in range(500)]
            rest = asyncio.gather(*(store.append(row(game, 1), summary(game)) for game in games))
            asyncio.get_running_loop().call_soon(gate.open.set)
            await asyncio.gather(first, rest)
            assert gate.seen.count("COMMIT") - begun == 2
            assert len(await store.summaries()) == 501

    asyncio.run(play())


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 6)), max_size=40), st.integers(1, 8))
def test_whatever_several_tasks_append_no_game_has_a_gap(
    tmp_path_factory: pytest.TempPathFactory, wanted: list[tuple[str, int]], tasks: int
) -> None:
    async def play() -> None:
        async with opened(tmp_path_factory.mktemp("store")) as store:
            kept: list[tuple[str, int]] = []

            async def some(mine: list[tuple[str, int]]) -> None:
                for game, seq in mine:
                    try:
                        await store.append(row(game, seq), summary(game, seq))
                    except StoreTrouble:
                        continue
                    kept.append((game, seq))

            await asyncio.gather(*(some(wanted[k::tasks]) for k in range(tasks)))
            assert len(set(kept)) == len(kept)
            for game in "abc":
                mine = sorted(seq for owner, seq in kept if owner == game)
                assert await numbers(store, game) == mine == list(range(1, len(mine) + 1))
            listed = {found.game: found.changed for found in await store.summaries()}
            assert listed == {game: 1000 + max(s for g, s in kept if g == game) for game, _ in kept}

    asyncio.run(play())


def test_a_cancelled_append_hurts_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        gate = Gate("COMMIT")
        async with opened(tmp_path, kind=watched(gate)) as store:
            gate.shut()
            cancelled = asyncio.create_task(store.append(row("a", 1), summary("a")))
            await asyncio.to_thread(gate.reached.wait, 30)
            queued = asyncio.create_task(store.append(row("b", 1), summary("b")))
            await asyncio.sleep(0)
            cancelled.cancel()
            queued.cancel()
            gate.open.set()
            assert [type(one) for one in await asyncio.gather(cancelled, queued, return_exceptions=True)] == [
                asyncio.CancelledError,
                asyncio.CancelledError,
            ]
            await keep(store, row("c", 1))
            for game in "ab":
                assert await numbers(store, game) == [1]  # they were on their way already
                with pytest.raises(DuplicateId):
                    await keep(store, row(game, 1))
                await keep(store, row(game, 2))

    asyncio.run(play())


# Trouble


def test_a_failed_commit_is_told_to_all_and_the_next_one_works(tmp_path: Path) -> None:
    async def play() -> None:
        failing = Failing("COMMIT", sqlite3.OperationalError("disk I/O error"))
        async with opened(tmp_path, kind=watched(failing)) as store:
            await keep(store, row("a", 1))
            failing.trouble = True
            games = [f"g{k}" for k in range(20)]
            found = await all_of(*(store.append(row(game, 1), summary(game)) for game in games))
            assert all(type(one) is StoreTrouble for one in found)
            assert str(found[0]) == "The database can't be used (disk I/O error)."
            assert len({id(one) for one in found}) == 20
            with pytest.raises(StoreTrouble):
                await store.delete("a")
            assert [found.game for found in await store.summaries()] == ["a"]
            failing.trouble = False
            await keep(store, row("a", 2), *(row(game, 1) for game in games))
            assert await numbers(store, "a") == [1, 2]
            assert len(await store.summaries()) == 21

    asyncio.run(play())


def test_a_connection_that_cannot_be_opened_again_is_tried_until_it_can(tmp_path: Path) -> None:
    async def play() -> None:
        failing = Failing("COMMIT", sqlite3.OperationalError("disk I/O error"))
        async with opened(tmp_path, kind=watched(failing)) as store:
            failing.trouble = True
            with pytest.raises(StoreTrouble):
                await keep(store, row("a", 1))
            failing.statement = "PRAGMA journal_mode = WAL"
            for _ in range(3):
                with pytest.raises(StoreTrouble, match="disk I/O error"):
                    await keep(store, row("a", 1))
            failing.trouble = False
            await keep(store, row("a", 1))
            assert await numbers(store, "a") == [1]

    asyncio.run(play())


def test_even_a_bug_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def play() -> None:
        failing = Failing("SAVEPOINT job", ZeroDivisionError("a bug"))
        async with opened(tmp_path, kind=watched(failing)) as store:
            failing.trouble = True
            with pytest.raises(StoreTrouble, match="a bug"):
                await keep(store, row("a", 1))
            failing.trouble = False
            await keep(store, row("a", 1))

    asyncio.run(play())


def test_a_full_disk_is_said_and_nothing_half_is_kept(tmp_path: Path) -> None:
    """A database that may not grow fails as one on a full disk does."""
    pages = {"most": 0}

    class Small(sqlite3.Connection):
        def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
            if sql == "BEGIN IMMEDIATE":
                super().execute(f"PRAGMA max_page_count = {pages['most'] or 1 << 30}")
            return super().execute(sql, parameters)

    async def play() -> None:
        async with opened(tmp_path, kind=Small) as store:
            await keep(store, row("a", 1))
            pages["most"] = 20
            body = os.urandom(3000)
            kept = 1
            with pytest.raises(StoreTrouble) as full:
                for _ in range(100):
                    await keep(store, row("a", kept + 1, body=body))
                    kept += 1
            assert str(full.value).startswith("The disk is full (")
            assert kept > 1
            for _ in range(3):
                found = await all_of(
                    *(store.append(row(f"g{k}", 1, body=body * 9), summary("g")) for k in range(9))
                )
                assert all(type(one) is StoreTrouble for one in found)
            assert await numbers(store, "a") == list(range(1, kept + 1))
            assert await store.summaries() == [summary("a", kept)]
            pages["most"] = 0
            await keep(store, row("a", kept + 1, body=body))
        with database.reading(tmp_path / DATABASE) as connection:
            assert database.faults(connection) == []

    asyncio.run(play())


def test_a_disk_that_refuses_to_write_is_said_until_it_writes_again(tmp_path: Path) -> None:
    """A process whose files may not grow: the refusal comes from the system itself."""
    process = started(
        tmp_path,
        """
        import resource

        async def append(store, seq):
            row = StoredRow("a", seq, seq, None, os.urandom(3000))
            await store.append(row, Summary("a", "playing", "isle:base;4", True, 1, seq, []))

        async def main():
            store = SqliteStore(folder)
            _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, most))
            seq = 0
            try:
                while True:
                    await append(store, seq + 1)
                    seq += 1
            except StoreTrouble as trouble:
                print(seq, trouble, flush=True)
            for _ in range(3):
                try:
                    await append(store, seq + 1)
                except StoreTrouble:
                    print("again", len(await store.rows("a")), flush=True)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            await append(store, seq + 1)
            await store.close()

        asyncio.run(main())
        """,
    )
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    first, *later = said.splitlines()
    seq, words = first.split(maxsplit=1)
    assert int(seq) > 0
    assert words.startswith(("The disk is full", "The disk can't be read or written"))
    assert later == [f"again {seq}"] * 3
    with database.reading(tmp_path / DATABASE) as connection:
        assert database.faults(connection) == []
        assert len(database.rows(connection, "a")) == int(seq) + 1


def test_a_database_locked_by_another_program_is_said_and_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, patience=0.05) as store:
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreTrouble, match="Another program keeps the database locked"):
                    await keep(store, row("a", 1))
                assert await store.rows("a") == []
                other.execute("ROLLBACK")
            await keep(store, row("a", 1))

    asyncio.run(play())


def test_a_full_queue_is_said_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        gate = Gate("COMMIT")
        async with opened(tmp_path, kind=watched(gate), most=10) as store:
            gate.shut()
            first = asyncio.create_task(store.append(row("first", 1), summary("first")))
            await asyncio.to_thread(gate.reached.wait, 30)
            tasks = [asyncio.create_task(store.append(row(f"g{k}", 1), summary(f"g{k}"))) for k in range(12)]
            for _ in range(10):
                await asyncio.sleep(0)
            assert [task.done() for task in tasks] == [False] * 10 + [True] * 2
            with pytest.raises(StoreTrouble, match="The store is busy: 10 others are waiting"):
                tasks[-1].result()
            gate.open.set()
            await asyncio.gather(first, *tasks[:10])
            assert isinstance(tasks[-2].exception(), StoreTrouble)
            await keep(store, row("g11", 1))

    asyncio.run(play())


def test_closing_finishes_what_was_asked_and_takes_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path)
        tasks = [asyncio.create_task(store.append(row(f"g{k}", 1), summary(f"g{k}"))) for k in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StoreTrouble, match="The store is closed"):
            await store.append(row("late", 1), summary("late"))
        with pytest.raises(StoreTrouble, match="The store is closed"):
            await store.rows("g1")
        await store.close()
        async with opened(tmp_path) as store:
            assert len(await store.summaries()) == 50

    asyncio.run(play())


def test_a_loop_that_has_ended_does_not_stop_the_writer(tmp_path: Path) -> None:
    gate = Gate("COMMIT")
    store = SqliteStore(tmp_path, kind=watched(gate))
    gate.shut()

    async def ask_and_leave() -> None:
        task = asyncio.create_task(store.append(row("a", 1), summary("a")))
        await asyncio.to_thread(gate.reached.wait, 30)
        task.cancel()

    asyncio.run(ask_and_leave())
    gate.open.set()

    async def come_back() -> None:
        await keep(store, row("a", 2))
        await store.close()

    asyncio.run(come_back())


# The file


def test_a_newer_format_is_refused_with_a_sentence_and_left_alone(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("UPDATE meta SET value = 99 WHERE name = 'format'")
        connection.commit()
    with pytest.raises(StoreTrouble, match="has format 99, and this version knows 4: take a newer version"):
        SqliteStore(tmp_path)
    with (
        pytest.raises(StoreTrouble, match="take a newer version"),
        database.reading(tmp_path / DATABASE),
    ):
        pass
    Lock(tmp_path).release()  # whoever is refused keeps nothing


def test_an_older_format_is_brought_up_to_date_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write() -> None:
        async with opened(tmp_path) as store:
            await keep(store, row("a", 1))

    asyncio.run(write())
    step = ("ALTER TABLE meta ADD COLUMN note TEXT", "ALTER TABLE nowhere ADD COLUMN note TEXT")
    formats = database.FORMATS
    monkeypatch.setattr(database, "FORMATS", [*formats, step])
    with pytest.raises(StoreTrouble, match="no such table: nowhere"):
        SqliteStore(tmp_path)
    monkeypatch.setattr(database, "FORMATS", [*formats, step[:1]])
    with pytest.raises(StoreTrouble, match="has format 4; this version reads 5"):
        database.to_read(tmp_path / DATABASE)

    async def read() -> None:
        async with opened(tmp_path) as store:
            assert await store.rows("a") == [row("a", 1)]
            await keep(store, row("a", 2))

    asyncio.run(read())
    with database.reading(tmp_path / DATABASE) as connection:
        assert database.format_of(connection, tmp_path) == 5


def test_a_list_of_games_from_before_learns_which_of_them_nobody_may_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(database, "FORMATS", database.FORMATS[:1])
        with closing(database.to_write(tmp_path / DATABASE, 1.0)) as connection:
            for game, plan in (("open", Settings()), ("shut", Settings(spectators=False))):
                body = write_row(Created(plan, "", "", "", ""))
                connection.execute("INSERT INTO events VALUES (?, 1, 1, NULL, ?)", (game, body))
                told = (game, "waiting", "isle:base;4", 1, 1, 1, "[]", 0, 0)
                connection.execute("INSERT INTO summaries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", told)

    async def listed() -> dict[str, bool]:
        async with opened(tmp_path) as store:
            return {found.game: found.spectators for found in await store.summaries()}

    assert asyncio.run(listed()) == {"open": True, "shut": False}


@pytest.mark.parametrize("content", ["text", "another database"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / DATABASE
    if content == "text":
        path.write_text("my diary\n" * 1000)
    else:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE diary (day)")
            connection.commit()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match=r"This is no database|a database of something else"):
        SqliteStore(tmp_path)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreTrouble, match=rf"can't be used: {os.strerror(errno.ENOTDIR)}"):
        SqliteStore(tmp_path / "file" / "folder")


@pytest.mark.parametrize(
    "home, folder", [("/srv/games", "/srv/games/longroad"), ("", None), ("relative", None)]
)
def test_games_are_kept_in_the_folder_for_data(
    monkeypatch: pytest.MonkeyPatch, home: str, folder: str | None
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", home)
    expected = Path.home() / ".local/share/longroad" if folder is None else Path(folder)
    assert data_folder() == expected


# Other processes


def started(folder: Path, script: str) -> subprocess.Popen[str]:
    """A process that runs a script with the store of a folder; its lines can be read."""
    head = """
        import asyncio, os, sys, time
        from pathlib import Path
        from longroad.server.sqlite import SqliteStore
        from longroad.server.store import StoredRow, StoreTrouble, Summary
        folder = Path(sys.argv[1])
    """
    code = textwrap.dedent(head) + textwrap.dedent(script)
    return subprocess.Popen(
        [sys.executable, "-c", code, str(folder)],
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        text=True,
    )


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def kill(process: subprocess.Popen[str]) -> str:
    """End a process as a power cut would, and give what it had said."""
    process.kill()
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdin, process.stdout:  # communicate() would forget what it has in its buffer
        said = process.stdout.read()
    process.wait(30)
    return said


def test_a_second_process_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    first = started(tmp_path, "store = SqliteStore(folder); print('open', flush=True); time.sleep(600)")
    try:
        assert line_of(first) == "open"
        second = started(
            tmp_path,
            """
            try:
                SqliteStore(folder)
            except StoreTrouble as trouble:
                print(type(trouble).__name__, trouble)
            """,
        )
        said, _ = second.communicate(timeout=30)
        assert said.strip() == (
            f"InUse The data folder {tmp_path} is in use by another Longroad, process {first.pid}: "
            "stop that one, or take another folder."
        )
        with pytest.raises(InUse):
            SqliteStore(tmp_path)
    finally:
        kill(first)
    asyncio.run(SqliteStore(tmp_path).close())
    assert (tmp_path / LOCK).exists()


def test_a_forked_child_does_not_keep_the_lock_of_a_killed_parent(tmp_path: Path) -> None:
    parent = started(
        tmp_path,
        """
        store = SqliteStore(folder)
        if os.fork() == 0:
            print('child', flush=True)
            sys.stdin.read()  # until the test ends
            os._exit(0)
        time.sleep(600)
        """,
    )
    assert parent.stdin is not None
    try:
        assert line_of(parent) == "child"
        with pytest.raises(InUse):
            Lock(tmp_path)
        parent.send_signal(signal.SIGKILL)
        parent.wait(30)
        Lock(tmp_path).release()
    finally:
        parent.kill()
        parent.stdin.close()
        assert parent.stdout is not None
        parent.stdout.close()


WORKING = """
    async def play(game, store):
        seq = len(await store.rows(game))
        while True:
            seq += 1
            row = StoredRow(game, seq, seq, f"{game}-{seq}", b"x" * 300)
            await store.append(row, Summary(game, "playing", "isle:base;4", True, 1, seq, ["ann"]))
            os.write(1, f"{game} {seq}\\n".encode())

    async def main():
        store = SqliteStore(folder)
        await asyncio.gather(*(play(f"g{k}", store) for k in range(20)))

    asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_killed_process(tmp_path: Path) -> None:
    """Three times over the same file: each acknowledged row is there, and no game has a gap."""
    known: dict[str, int] = {}
    for _ in range(3):
        process = started(tmp_path, WORKING)
        said = [line_of(process) for _ in range(300)]
        said += kill(process).split("\n")[:-1]  # the last may be cut
        for game, seq in (line.split() for line in said):
            known[game] = max(known.get(game, 0), int(seq))
        with database.reading(tmp_path / DATABASE) as connection:
            assert database.faults(connection) == []
            for game, last in known.items():
                found = [each.seq for each in database.rows(connection, game)]
                assert found == list(range(1, len(found) + 1))
                assert last <= len(found) <= last + 1, game
                listed = database.summary(connection, game)
                assert listed is not None
                assert listed.changed == len(found)
    assert len(known) == 20

"""`longroad games`: what a server keeps, listed, exported, imported and deleted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
from click.testing import CliRunner, Result

from longroad.cli.main import cli
from longroad.dice.fair import commitment
from longroad.errors import BadRecord
from longroad.records import Departure, Record
from longroad.server import database
from longroad.server.archive import to_go_on
from longroad.server.commands import change, hashed
from longroad.server.data_folder import DATABASE
from longroad.server.log import Created
from longroad.server.questions import act
from longroad.server.services import written
from longroad.server.settings import SeatPlan, Settings
from longroad.server.sqlite import SqliteStore
from longroad.server.store import StoredRow, Summary
from longroad.server.table import Table


def games(*arguments: str | Path, answer: str | None = None) -> Result:
    done = CliRunner().invoke(cli, ["games", *map(str, arguments)], input=answer)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def keep(folder: Path, *found: Summary) -> None:
    """Games of which only the summary matters."""
    fill(folder, [(StoredRow(one.game, 1, one.changed, None, b"{}"), one) for one in found])


def fill(folder: Path, rows: list[tuple[StoredRow, Summary]]) -> None:
    async def work() -> None:
        store = SqliteStore(folder)
        for row, summary in rows:
            await store.append(row, summary)
        await store.close()

    asyncio.run(work())


SHORT = "isle:base;4;board=beginner;first=seat;rounds=1"  # everybody has one turn
GAME = "3fK2b9QxLm0a"
SECRET = bytes(range(32))


def table_of(folder: Path, game: str) -> Table:
    with database.reading(folder / DATABASE) as connection:
        return Table.load(database.rows(connection, game))


def play_on(folder: Path, game: str, most: int = 1000) -> Table:
    """Let every seat take the first thing on its menu; the table at the end."""
    table = table_of(folder, game)
    rows: list[tuple[StoredRow, Summary]] = []
    while table.state == "playing" and len(rows) < most:
        seat = table.play.game.waiting[0]
        prompt = table.play.game.asked(seat)
        assert prompt is not None
        done = act(table, seat, prompt.frame, [table.play.game.menu(seat)[0]], 3_000, "bot")
        table = done.after
        rows.append(written(table, done.row))
    fill(folder, rows)
    return table


def made(folder: Path, spec: str = SHORT, kind: Literal["bot", "open"] = "bot") -> Table:
    """A new game; it has begun if all seats are bots."""
    settings = Settings(spec, [SeatPlan(kind)] * 4)
    row = Created(settings, commitment(SECRET), SECRET.hex(), hashed("host"), hashed("link"))
    table = Table.made(GAME, row, 1_000)
    rows = [written(table, row)]
    if kind == "bot":
        begun = change(table, table.start_row(), 2_000)
        table = begun.after
        rows.append(written(table, begun.row))
    fill(folder, rows)
    return table


def evening(
    path: Path, actions: int = 3, players: str = "red=human,blue=greedy,white=human,orange=random"
) -> Record:
    """A game that was begun in the terminal."""
    record = Record.new("isle:base;4;board=beginner;first=seat;rounds=2", seed=14)
    for words in ("roll", "rolled 5 2", "move robber A2")[:actions]:
        record.apply(record.game.parse(words))
    record.notes = {"players": players, "dice": "dealt"}
    record.save(path)
    return record


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
        await store.append(StoredRow(NEW.game, 1, 1, None, b"{}"), NEW)
        assert "Kp2q" in (await asyncio.to_thread(games, "list", "--data", tmp_path)).output
        done = await asyncio.to_thread(games, "delete", "Tg7x", "--yes", "--data", tmp_path)
        assert done.exit_code == 2
        words = " ".join(done.output.split())
        assert f"A server is using {tmp_path}, and only the server may change its games" in words
        assert len(await store.summaries()) == 2
        await store.close()

    asyncio.run(serve())


# Export


def test_a_finished_game_is_exported_with_dice_that_can_be_checked(tmp_path: Path) -> None:
    made(tmp_path, "isle:base;4;first=seat;rounds=1")
    table = play_on(tmp_path, GAME)
    assert table.state == "over"
    file = tmp_path / "game.longroad"
    done = games("export", GAME, file, "--data", tmp_path)
    assert done.exit_code == 0
    assert done.output == f"{file}: {len(table.play.lines)} actions of {table.spec}.\n"
    record = Record.load(file)
    assert record.words() == table.play.words()
    assert record.dealer is None
    checked = CliRunner().invoke(cli, ["verify", str(file), "--commitment", commitment(SECRET)])
    assert checked.exit_code == 0, checked.output


def test_a_game_that_isnt_over_is_exported_only_for_oneself(tmp_path: Path) -> None:
    made(tmp_path)
    table = play_on(tmp_path, GAME, 2)
    file = tmp_path / "save.longroad"
    done = games("export", GAME, file, "--data", tmp_path)
    assert done.exit_code == 2
    assert "isn't over, and its record shows hidden cards" in " ".join(done.output.split())
    assert not file.exists()
    assert games("export", GAME, file, "--private", "--data", tmp_path).exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    record = Record.load(file)
    assert record.words() == table.play.words()
    assert record.dice is not None
    assert record.dice.secret is None
    assert record.notes == {"players": "red=greedy,blue=greedy,white=greedy,orange=greedy"}


def test_what_was_exported_goes_on_in_the_terminal_with_the_same_dice(tmp_path: Path) -> None:
    made(tmp_path)
    play_on(tmp_path, GAME, 2)
    file = tmp_path / "save.longroad"
    games("export", GAME, file, "--private", "--data", tmp_path)
    played = CliRunner().invoke(cli, ["play", "--resume", str(file), "--plain"])
    assert played.exit_code == 0, played.output
    record = Record.load(file)
    assert record.game.over
    record.reveal()
    file.write_text(record.text())
    checked = CliRunner().invoke(cli, ["verify", str(file)])
    assert checked.exit_code == 0, checked.output


def test_a_game_that_has_not_begun_has_no_record(tmp_path: Path) -> None:
    made(tmp_path, kind="open")
    done = games("export", GAME, tmp_path / "game.longroad", "--private", "--data", tmp_path)
    assert done.exit_code == 2
    assert f"Game {GAME} has not begun: there is nothing to export." in done.output


def test_an_export_replaces_a_file_only_by_force(tmp_path: Path) -> None:
    made(tmp_path)
    play_on(tmp_path, GAME)
    file = tmp_path / "game.longroad"
    file.write_text("something dear")
    done = games("export", GAME, file, "--data", tmp_path)
    assert done.exit_code == 2
    assert file.read_text() == "something dear"
    assert games("export", GAME, file, "--force", "--data", tmp_path).exit_code == 0
    assert Record.load(file).game.over


def test_a_log_that_cannot_be_followed_is_said(tmp_path: Path) -> None:
    keep(tmp_path, OLD)
    done = games("export", OLD.game, tmp_path / "game.longroad", "--data", tmp_path)
    assert done.exit_code == 2
    assert f"The log of game '{OLD.game}' can't be followed: " in done.output


@pytest.mark.parametrize("names", ["[", "{}", "[1]", "", b"\xff", 7], ids=repr)
def test_a_damaged_line_of_the_list_is_said(tmp_path: Path, names: object) -> None:
    keep(tmp_path, OLD)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("UPDATE summaries SET names = ?", (names,))
        connection.commit()
    done = games("list", "--data", tmp_path)
    assert done.exit_code == 2
    sentence = f"The list of games is damaged: the names in game {OLD.game} can't be read."
    assert done.output == f"Error: {sentence}\n"


# Import


def imported(*arguments: str | Path) -> str:
    """The name of the game that was imported."""
    done = games("import", *arguments)
    assert done.exit_code == 0, done.output
    return done.output.partition(" is game ")[2].partition(":")[0]


def test_a_game_begun_in_the_terminal_waits_on_the_server_for_its_people(tmp_path: Path) -> None:
    evening(tmp_path / "evening.longroad")
    done = games("import", tmp_path / "evening.longroad", "--data", tmp_path / "data")
    assert done.exit_code == 0
    (listed,) = json.loads(games("list", "--json", "--data", tmp_path / "data").output)
    assert listed["state"] == "waiting"
    assert not listed["listed"]
    table = table_of(tmp_path / "data", listed["game"])
    assert [seat.kind for seat in table.seats] == ["open", "bot", "open", "bot"]
    assert [seat.bot for seat in table.seats] == ["", "greedy", "", "random"]
    host, link = done.output.partition("host is ")[2].strip(".\n").split(", that of its link ")
    assert (hashed(host), hashed(link)) == (table.created.host, table.created.link)
    assert len(host) >= 22
    assert host != link


def test_an_imported_game_goes_on_where_it_was_with_dice_that_can_be_checked(tmp_path: Path) -> None:
    record = evening(tmp_path / "evening.longroad")
    data, everybody = tmp_path / "data", "red=greedy,blue=greedy,white=greedy,orange=greedy"
    game = imported(tmp_path / "evening.longroad", "--data", data, "--seats", everybody)
    table = table_of(data, game)
    assert table.state == "playing"
    assert table.play.words()[:3] == record.words()
    end = play_on(data, game)
    assert end.state == "over"
    file = tmp_path / "game.longroad"
    assert games("export", game, file, "--data", data).exit_code == 0
    assert Record.load(file).words()[:3] == record.words()
    checked = CliRunner().invoke(cli, ["verify", str(file)])
    assert checked.exit_code == 0, checked.output


def test_a_game_moves_from_one_server_to_another(tmp_path: Path) -> None:
    made(tmp_path / "one")
    before = play_on(tmp_path / "one", GAME, 2)
    file = tmp_path / "save.longroad"
    games("export", GAME, file, "--private", "--data", tmp_path / "one")
    game = imported(file, "--data", tmp_path / "two")
    assert game != GAME
    assert SECRET.hex() not in table_of(tmp_path / "two", game).created.record
    end = play_on(tmp_path / "two", game)
    assert end.play.words()[: len(before.play.lines)] == before.play.words()
    games("export", game, tmp_path / "game.longroad", "--data", tmp_path / "two")
    checked = CliRunner().invoke(cli, ["verify", str(tmp_path / "game.longroad")])
    assert checked.exit_code == 0, checked.output


def test_a_finished_game_is_kept_as_it_is(tmp_path: Path) -> None:
    made(tmp_path / "one")
    play_on(tmp_path / "one", GAME)
    first, second = tmp_path / "first.longroad", tmp_path / "second.longroad"
    games("export", GAME, first, "--data", tmp_path / "one")
    done = games("import", first, "--data", tmp_path / "two")
    assert "Told only now" not in done.output
    (listed,) = json.loads(games("list", "--json", "--data", tmp_path / "two").output)
    assert listed["state"] == "over"
    assert games("export", listed["game"], second, "--data", tmp_path / "two").exit_code == 0
    assert second.read_text() == first.read_text()


def test_who_goes_on_can_be_said(tmp_path: Path) -> None:
    evening(tmp_path / "evening.longroad", players="red=mine:Trader")
    done = games("import", tmp_path / "evening.longroad", "--data", tmp_path)
    assert done.exit_code == 2
    assert "The server has no bot mine:Trader: say with --seats who goes on instead." in done.output
    game = imported(tmp_path / "evening.longroad", "--data", tmp_path, "--seats", "blue=random", "--listed")
    table = table_of(tmp_path, game)
    assert [seat.bot for seat in table.seats] == ["", "random", "", ""]
    assert table.settings.listed


@pytest.mark.parametrize(
    "content, words",
    [
        (None, "There is no file"),
        ("hello\n", "line 1: a record begins with"),
        ("{cut}", "the record breaks off here"),
    ],
)
def test_a_file_that_is_no_record_is_said(tmp_path: Path, content: str | None, words: str) -> None:
    file = tmp_path / "evening.longroad"
    if content is not None:
        text = evening(file).text()
        file.write_text(content.replace("{cut}", text[: text.rindex("end:")]))
    done = games("import", file, "--data", tmp_path / "data")
    assert done.exit_code == 2
    assert words in done.output
    assert not (tmp_path / "data").exists()


def test_a_game_of_older_rules_that_todays_refuse_does_not_go_on(tmp_path: Path) -> None:
    record = evening(tmp_path / "evening.longroad")
    assert to_go_on(record).text() == Record.read(to_go_on(record).text()).text()
    record.departures.append(Departure(9, "red: move robber A2", "not today"))
    with pytest.raises(BadRecord, match="line 9: this was allowed by older rules"):
        to_go_on(record)


def test_while_a_server_runs_games_are_exported_and_not_imported(tmp_path: Path) -> None:
    made(tmp_path / "data")
    play_on(tmp_path / "data", GAME)
    evening(tmp_path / "evening.longroad")

    async def serve() -> None:
        store = SqliteStore(tmp_path / "data")
        file = tmp_path / "game.longroad"
        done = await asyncio.to_thread(games, "export", GAME, file, "--data", tmp_path / "data")
        assert done.exit_code == 0
        evening = tmp_path / "evening.longroad"
        done = await asyncio.to_thread(games, "import", evening, "--data", tmp_path / "data")
        assert done.exit_code == 2
        assert "only the server may change its games" in " ".join(done.output.split())
        assert len(await store.summaries()) == 1
        await store.close()

    asyncio.run(serve())

"""`longroad simulate` and `longroad bench` at the command line."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.cli.bench import bench
from longroad.cli.main import cli
from longroad.cli.simulate import simulate
from longroad.records import Record

SHORT = "isle:base;3;rounds=2;trade=bank"
RANDOMS = "random,random,random"


def run_simulate(*arguments: str) -> Result:
    return CliRunner().invoke(simulate, arguments)


def test_simulate_shows_a_table() -> None:
    done = run_simulate(SHORT, "--bots", RANDOMS, "--games", "3")
    assert done.exit_code == 0
    assert "95 % interval" in done.stdout
    assert done.stdout.count("random") == 3
    assert "100.0% of the games had no winner" in done.stdout
    assert "offers" not in done.stdout
    assert done.stderr == ""  # no progress bar where nobody watches


def test_simulate_tells_how_many_offers_were_taken() -> None:
    bots = ["--bots", "greedy,greedy,greedy", "--games", "3"]
    found = run_simulate("isle:base;3;rounds=20", *bots, "--json")
    figures = json.loads(found.stdout)
    taken = figures["deals"] / figures["offers"]
    said = run_simulate("isle:base;3;rounds=20", *bots).stdout
    assert f"{figures['offers']:.1f} offers to trade a game, of which {taken:.0%} were taken." in said


def test_simulate_says_when_it_plays_more_games_than_asked_for() -> None:
    assert "3 games instead of 2" in run_simulate(SHORT, "--bots", RANDOMS, "--games", "2").stdout


def test_simulate_prints_json() -> None:
    done = run_simulate(SHORT, "--bots", RANDOMS, "--games", "3", "--seed", "8", "--json")
    result = json.loads(done.stdout)
    assert result["spec"] == SHORT
    assert (result["seed"], result["games"], result["without_winner"], result["rounds"]) == (8, 3, 1.0, 2.0)
    assert [standing["bot"] for standing in result["standings"]] == ["random"] * 3


def test_simulate_writes_records(tmp_path: Path) -> None:
    run_simulate(SHORT, "--bots", RANDOMS, "--games", "3", "--records", str(tmp_path / "games"))
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["1.longroad", "2.longroad", "3.longroad"]
    assert Record.load(files[0]).notes["players"] == "red=random,blue=random,white=random"
    resumed = CliRunner().invoke(cli, ["play", "--resume", str(files[0])])
    assert resumed.exit_code == 0
    assert "ended without a winner after 2 rounds" in resumed.output
    assert "--seed 1 deals it again." in resumed.output


def test_simulate_overwrites_no_records(tmp_path: Path) -> None:
    (tmp_path / "2.longroad").write_text("precious")
    done = run_simulate(SHORT, "--bots", RANDOMS, "--games", "3", "--records", str(tmp_path))
    assert done.exit_code == 2
    assert "2.longroad exists already" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["2.longroad"]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    "body, sentence",
    [
        ("return 1 // 0", "The bot guest_of_a_test:Guest failed as "),
        ("return 'road'", "The bot guest_of_a_test:Guest chose 'road', which is not an action."),
        ("return 1", "The bot 'guest_of_a_test:Guest' chose what "),
    ],
)
def test_a_bot_that_breaks_is_named(
    body: str, sentence: str, jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "guest_of_a_test", raising=False)
    Path("guest_of_a_test.py").write_text(
        "from longroad.bots.player import Bot\n"
        f"class Guest(Bot):\n    def choose(self, view, seat):\n        {body}\n"
    )
    importlib.invalidate_caches()
    bots = "guest_of_a_test:Guest,random,random"
    done = run_simulate(SHORT, "--bots", bots, "--games", "6", "--jobs", jobs)
    assert done.exit_code == 2
    assert sentence in done.stderr


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["isle:base;4", "--bots", "greedy,random"], "isle:base;4 has 4 seats, but 2 bots are named"),
        (["isle:base;4", "--bots", ""], "has 4 seats, but 0 bots are named"),
        (["isle:base;9"], "base is for 3 or 4 players, not 9"),
        ([SHORT, "--bots", "genius,random,random"], "There is no bot 'genius'"),
        ([SHORT, "--bots", RANDOMS, "--games", "0"], "0 is not in the range"),
    ],
)
def test_simulate_refuses_in_a_sentence(arguments: list[str], sentence: str) -> None:
    done = run_simulate(*arguments)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.output


def test_simulate_has_examples() -> None:
    assert "Examples:" in run_simulate("--help").stdout


def test_bench_prints_json() -> None:
    done = CliRunner().invoke(bench, ["isle:base;4;trade=bank;rounds=5", "--games", "2", "--json"])
    figures = json.loads(done.stdout)
    assert figures["spec"] == "isle:base;4;rounds=5;trade=bank"
    assert (figures["games"], figures["runs"], figures["rules"]) == (2, 3, 2)
    for name in ("games_per_s", "plies_per_s", "steps_per_s", "copy_us", "copy_into_us", "cpu_s"):
        assert figures[name] > 0
    assert figures["steps_per_s"] > figures["plies_per_s"] > figures["games_per_s"]
    assert {"legal_apply_us", "kb_per_game", "compiled", "longroad", "python"} <= figures.keys()


def test_bench_shows_a_table() -> None:
    done = CliRunner().invoke(bench, ["isle:base;3;rounds=2", "--games", "1"])
    assert done.exit_code == 0
    assert "games a second" in done.stdout


def test_bench_refuses_in_a_sentence() -> None:
    done = CliRunner().invoke(bench, ["isle:base"])
    assert done.exit_code == 2
    assert "is not a spec" in done.stderr

"""`longroad` and its smaller commands: help to learn from, JSON to read, sentences for mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from longroad import __version__
from longroad._making import Making
from longroad.cli.main import COMMANDS, cli, status_of
from longroad.cli.trouble import advice_on
from longroad.isle.catalogue import MODULES, SCENARIOS, options_of
from longroad.isle.family import FAMILY
from longroad.records import Record
from longroad.rulesets import sentence_of
from longroad.spec import Spec

STRAIT = """
format = "longroad-map/1"
name = "The strait"
seats = [3]
pirate = "~2"
map = '''
  ~   ~   ~   ~
~   f6  g4  *9  ~
  h8  p5  ~   m10
~   f3  h4  p11 ~
'''
"""


def run(*arguments: str) -> Result:
    done = CliRunner().invoke(cli, arguments)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(name: str) -> None:
    done = run(name, "--help")
    assert done.exit_code == 0
    assert f"longroad {name}" in done.output.partition("Usage:")[2].partition("\n")[2]
    assert max(len(line) for line in done.output.splitlines()) <= 80


def test_the_overview_says_of_each_command_what_the_command_says_of_itself() -> None:
    overview = run("--help").output
    for name, words in COMMANDS.items():
        assert words in overview
        assert words.split(".")[0] in " ".join(run(name, "--help").output.split())


def test_version() -> None:
    assert run("--version").output.strip() == f"longroad, version {__version__}"


def test_about_says_which_engine_runs_and_whose_game_this_is_not() -> None:
    words = " ".join(run("about").output.split())
    assert "compiled" in words or "interpreted" in words
    assert "not affiliated with, sponsored by or endorsed by CATAN GmbH or KOSMOS" in words
    facts = json.loads(run("about", "--json").output)
    assert facts["version"] == __version__
    assert facts["engine"] in ("compiled", "interpreted")
    assert {"python", "librt", "rules", "notice"} <= set(facts)


@pytest.mark.parametrize(
    ("state", "words"), [("making", "being made"), ("ready", "ready"), ("failed", "why")]
)
def test_about_says_what_becomes_of_the_compiled_engine(
    state: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longroad._engine.is_compiled", lambda: False)
    monkeypatch.setattr("longroad._making.making", lambda: Making(state, 40))
    (line,) = [line for line in run("about").output.splitlines() if line.startswith("  engine")]
    assert "interpreted" in line and words in line


@pytest.mark.parametrize("is_compiled", [False, True])
def test_bots_that_people_would_wait_for_are_named_before_the_game(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longroad._engine.is_compiled", lambda: is_compiled)
    bots = ["greedy", "tests.server.strange_bots:Deep", "tests.server.strange_bots:Deep"]
    slow = "The bot tests.server.strange_bots:Deep is slow with the interpreted engine"
    said = [reason for reason in advice_on("isle:base;4", bots) if str(reason).startswith(slow)]
    assert len(said) == (0 if is_compiled else 1)


def test_rulesets_lists_everything_the_catalogue_has() -> None:
    shown = run("rulesets").output
    found = json.loads(run("rulesets", "--json").output)
    assert [scenario["name"] for scenario in found["scenarios"]] == list(SCENARIOS)
    assert [module["name"] for module in found["modules"]] == list(MODULES)
    for scenario in found["scenarios"]:
        options = options_of(scenario["name"], [])
        assert [option["name"] for option in scenario["options"]] == [option.name for option in options]
        assert scenario["specs"]
        for option in options:
            assert f"{option.name}={option.default}" in shown
            assert sentence_of(FAMILY, option) in " ".join(shown.split())


def test_rulesets_says_with_which_scenarios_a_module_has_an_option() -> None:
    shown = " ".join(run("rulesets").output.split())
    assert "In cities_knights with base." in shown and "In cities_knights with new_shores, four" in shown
    assert "committed. In cities_knights. edition" in shown
    one = " ".join(run("rulesets", "cities_knights").output.split())
    assert "the harbor stays. With base. thieves=both" in one and "committed. peninsula=bare" in one
    facts = json.loads(run("rulesets", "cities_knights", "--json").output)["options"]
    found = {option["name"]: option["with"] for option in facts}
    assert found["commit"] == [] and found["peninsula"] == ["base"] and "wonders" not in found["thieves"]


def test_rulesets_lists_the_spec_of_every_scenario_player_count_and_set_up() -> None:
    shown = [line.strip() for line in run("rulesets").output.splitlines()]
    for name, scenario in SCENARIOS.items():
        for seats in scenario.seats:
            assert f"isle:{name};{seats}" in shown
            board = next((option for option in scenario.options if option.name == "board"), None)
            for value in board.values if board else ():
                spec = str(Spec.parse(f"isle:{name};{seats};board={value}"))
                assert spec in shown, spec
    specs = [line for line in shown if line.startswith("isle:")]
    assert "isle:base+two_players;2" in specs
    assert all(str(Spec.parse(spec)) == spec for spec in specs)


def test_rulesets_lists_every_combination_if_asked() -> None:
    few = json.loads(run("rulesets", "new_shores", "--json").output)["specs"]
    every = json.loads(run("rulesets", "new_shores", "--all", "--json").output)["specs"]
    assert set(few) < set(every)
    assert "isle:new_shores;4;board=variable;printing=older" in every


@pytest.mark.parametrize("name", ["base", "two_players", "isle:base;4;trade=bank"])
def test_rulesets_shows_one(name: str) -> None:
    assert run("rulesets", name).exit_code == 0
    assert json.loads(run("rulesets", name, "--json").output)["name"] == name


def test_a_ruleset_shows_what_was_chosen() -> None:
    assert "trade=bank (the default is players" in run("rulesets", "isle:base;4;trade=bank").output


@pytest.mark.parametrize("name", ["bass", "isle:base;9", "isle:nowhere;4", "::"])
def test_a_ruleset_that_doesnt_exist_is_refused(name: str) -> None:
    done = run("rulesets", name)
    assert done.exit_code == 2
    assert done.output.startswith("Error: ")


def test_a_mistyped_command_is_answered_with_the_nearest() -> None:
    done = run("plya")
    assert done.exit_code == 2
    assert "did you mean play?" in done.output


def test_a_bug_is_one_sentence_and_not_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longroad.cli.about.gathered", lambda: 1 // 0)
    monkeypatch.delenv("LONGROAD_DEBUG", raising=False)
    assert status_of(["about"]) == 70
    assert "this is a bug in Longroad: ZeroDivisionError" in capsys.readouterr().err


def test_a_reader_that_goes_away_is_no_drama() -> None:
    command = f"{sys.executable} -m longroad.cli.main rulesets --json | head -c 10"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, env=os.environ)
    assert done.stdout == '{\n  "famil'
    assert done.stderr == ""


def test_help_loads_neither_the_engine_nor_rich() -> None:
    code = (
        "import sys; sys.argv = ['longroad', '--help']\n"
        "from longroad.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.startswith(('rich', 'longroad.isle', 'fluent'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


def test_an_engine_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGROAD_ENGINE", "turbo")
    done = run("about")
    assert done.exit_code == 2
    assert "LONGROAD_ENGINE is 'turbo'" in done.output


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1"])
def test_bench_refuses_times_that_never_pass(seconds: str) -> None:
    done = run("bench", "--seconds", seconds)
    assert done.exit_code == 2
    assert "Invalid value for '--seconds'" in done.output


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_map_of_ones_own_is_played_on_and_a_bad_one_is_named_with_the_reason(
    command: str, tmp_path: Path
) -> None:
    own = tmp_path / "strait.toml"
    own.write_text(STRAIT)
    more = ["--bots", "random,random,random", "--games", "3"] if command == "simulate" else ["--humans", "0"]
    done = run(command, "isle:new_shores;3;rounds=1", "--map", str(own), *more)
    assert done.exit_code == 0
    own.write_text(STRAIT.replace("[3]", "[9]"))
    for path, words in (
        (own, "seats"),
        (tmp_path / "none.toml", "There is no file"),
        (tmp_path, "is a folder"),
    ):
        done = run(command, "isle:new_shores;3", "--map", str(path), *more)
        assert done.exit_code == 2
        assert str(path) in done.output.replace("\n", "") and words in done.output
    done = run(command, "isle:base;4", "--map", "")
    assert done.exit_code == 2


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_map_of_the_game_is_played_on_by_its_name(command: str, tmp_path: Path) -> None:
    more = ["--bots", "random,random,random", "--games", "3"] if command == "simulate" else ["--humans", "0"]
    done = run(command, "isle:new_shores;3;rounds=1", "--map", "four_islands_3", *more)
    assert done.exit_code == 0, done.output
    done = run(command, "isle:new_shores;3;rounds=1", "--map", "four_island_3", *more)
    assert done.exit_code == 2 and "did you mean four_islands_3?" in " ".join(done.output.split())


def test_a_simulation_on_a_map_of_ones_own_writes_records_of_it(tmp_path: Path) -> None:
    own = tmp_path / "strait.toml"
    own.write_text(STRAIT)
    folder = tmp_path / "games"
    spec = "isle:new_shores;3;rounds=1"
    bots = ["--bots", "random,random,random", "--games", "3", "--jobs", "2"]
    assert run("simulate", spec, "--map", str(own), *bots, "--records", str(folder)).exit_code == 0
    assert Record.load(folder / "1.longroad").game.set_up().as_dict()["name"] == "The strait"

"""`longroad` and its smaller commands: help to learn from, JSON to read, sentences for mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from longroad import __version__
from longroad.cli.main import COMMANDS, cli, status_of
from longroad.isle.catalogue import MODULES, SCENARIOS, options_of


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


def test_rulesets_lists_everything_the_catalogue_has() -> None:
    shown = run("rulesets").output
    found = json.loads(run("rulesets", "--json").output)
    assert [scenario["name"] for scenario in found["scenarios"]] == list(SCENARIOS)
    assert [module["name"] for module in found["modules"]] == list(MODULES)
    for scenario in found["scenarios"]:
        options = options_of(scenario["name"], [])
        assert [option["name"] for option in scenario["options"]] == [option.name for option in options]
        for option in options:
            assert f"{option.name}={option.default}" in shown
            assert option.sentence[:30] in " ".join(shown.split())


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

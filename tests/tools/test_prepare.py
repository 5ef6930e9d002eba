"""What `make` prepares before a command: only what that needs, and only when something changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longroad import _engine, _making
from tools import prepare

PROJECT = '[build-system]\nrequires = []\n[project]\nname = "longroad"\n'


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A checkout without anything; what pip would install is written down."""
    (tmp_path / "build").mkdir()
    (tmp_path / "constraints.txt").touch()
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    monkeypatch.chdir(tmp_path)
    calls: list[str] = []

    def create(environment: prepare.Environment) -> None:
        calls.append("venv")
        prepare.VENV.mkdir(exist_ok=True)

    monkeypatch.setattr(prepare.Environment, "create", create)
    monkeypatch.setattr(prepare, "pip", lambda title, *wanted: calls.append(wanted[-1]))
    monkeypatch.setattr(prepare, "client", lambda: calls.append("client"))
    return calls


def test_playing_installs_the_server_and_node_and_nothing_for_tests(installed: list[str]) -> None:
    prepare.play(prepare.Environment())
    assert sorted(installed) == sorted(["venv", "setuptools", ".[web]", ".[server]", "client"])
    installed.clear()
    prepare.play(prepare.Environment())
    assert installed == ["client"], "which looks for itself"


def test_whoever_has_everything_needs_nothing_more(installed: list[str]) -> None:
    environment = prepare.Environment()
    environment.need("All", "dev")
    assert installed == ["venv", "setuptools", ".[dev]"]
    environment.need("Less", "engine")
    assert installed == ["venv", "setuptools", ".[dev]"]


def test_other_packages_begin_anew(installed: list[str]) -> None:
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "setuptools", "."]
    Path("pyproject.toml").write_text(PROJECT + 'dependencies = ["rich"]\n')
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "setuptools", "."] * 2


def test_an_interrupted_installation_is_made_again(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(prepare, "pip", lambda title, *wanted: sys.exit("no network"))
        with pytest.raises(SystemExit):
            prepare.Environment().need("Terminal", "base")
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "venv", "setuptools", "."]


@pytest.mark.parametrize(
    ("state", "policy", "starts"),
    [("none", "", True), ("making", "", False), ("ready", "", False), ("none", "0", False)],
)
def test_the_compiler_is_started_beside_the_game_if_there_is_something_to_make(
    state: Any, policy: str, starts: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun: list[list[str]] = []

    def begin(command: list[str], **more: Any) -> None:
        assert more["start_new_session"], "Ctrl+C is for the game"
        begun.append(command)

    monkeypatch.setattr(subprocess, "Popen", begin)
    monkeypatch.setattr(prepare, "POLICY", policy)
    monkeypatch.setattr(prepare, "has_engine", lambda: state == "ready")
    monkeypatch.setattr(_making, "making", lambda: _making.Making(state))
    monkeypatch.setattr(_engine, "HOME", tmp_path)
    monkeypatch.setattr(_engine, "sought", "")
    prepare.engine_beside()
    assert [command[1:] for command in begun] == ([["-m", "tools.prepare", "engine"]] if starts else [])


def test_what_was_not_compiled_before_is_not_tried_at_every_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "failed").write_text(f"{_engine.fingerprint()}\nthere is no compiler\n")
    (tmp_path / "lock").touch()
    monkeypatch.setattr(_engine, "HOME", tmp_path)
    monkeypatch.setattr(_engine, "library", lambda name: tmp_path / "nothing")
    monkeypatch.setattr(_engine, "sought", "")
    monkeypatch.setattr(prepare, "POLICY", "")
    monkeypatch.setattr(subprocess, "Popen", lambda *command, **more: pytest.fail("it is tried again"))
    prepare.engine_beside()
    said = capsys.readouterr().err
    assert "there is no compiler" in said and "interpreted" in said


def test_a_long_step_says_how_far_it_is_and_a_short_one_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert prepare.follow("Short", ["true"], tmp_path / "log", lambda: "") == 0
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(prepare, "OFTEN", 0.3)
    assert prepare.follow("Long", ["sh", "-c", "sleep 2; exit 3"], tmp_path / "log", lambda: ", half") == 3
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Long ..." and said[1].startswith("  Long: ") and said[1].endswith(", half")

"""What `make` prepares before a command: only what that needs, and only when something changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longroad import _engine, _making
from tools import prepare

PROJECT = """
[build-system]
requires = []
[project.optional-dependencies]
server = ["litestar"]
web = ["node"]
engine = ["mypy"]
dev = ["longroad[server,web,engine]", "pytest"]
[project]
name = "longroad"
"""


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
        (prepare.VENV / "bin").mkdir(parents=True, exist_ok=True)
        prepare.PYTHON.touch()

    def pip(title: str, *wanted: str) -> None:
        calls.append(" ".join(wanted).removeprefix("--no-build-isolation "))
        (prepare.VENV / "bin/longroad").touch()

    monkeypatch.setattr(prepare.Environment, "create", create)
    monkeypatch.setattr(prepare, "pip", pip)
    monkeypatch.setattr(prepare, "client", lambda: calls.append("client"))
    return calls


def test_playing_installs_the_server_and_node_and_nothing_for_tests(installed: list[str]) -> None:
    prepare.play(prepare.Environment())
    assert sorted(installed) == sorted(["venv", "node", "setuptools", "--editable . litestar", "client"])
    installed.clear()
    prepare.play(prepare.Environment())
    assert installed == ["client"], "which looks for itself"


def test_what_is_there_is_not_touched_again(installed: list[str]) -> None:
    """A game may be running on it."""
    prepare.Environment().need("Terminal", "base")
    prepare.Environment().need("Compiler", "base", "engine")
    assert installed == ["venv", "setuptools", "--editable .", "mypy"]


def test_whoever_has_everything_needs_nothing_more(installed: list[str]) -> None:
    environment = prepare.Environment()
    environment.need("All", "base", "dev")
    assert installed == ["venv", "setuptools", "--editable . litestar node mypy pytest"]
    environment.need("Less", "base", "engine")
    prepare.play(environment)
    assert installed[3:] == ["client"]


def test_other_packages_and_a_lost_command_begin_anew(installed: list[str]) -> None:
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "setuptools", "--editable ."]
    Path("pyproject.toml").write_text(PROJECT + 'dependencies = ["rich"]\n')
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "setuptools", "--editable ."] * 2
    (prepare.VENV / "bin/longroad").unlink()
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "setuptools", "--editable ."] * 3


def test_an_interrupted_installation_is_made_again(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(prepare, "pip", lambda title, *wanted: sys.exit("no network"))
        with pytest.raises(SystemExit):
            prepare.Environment().need("Terminal", "base")
    prepare.Environment().need("Terminal", "base")
    assert installed == ["venv", "venv", "setuptools", "--editable ."]


@pytest.mark.parametrize(
    ("state", "policy", "starts"),
    [
        ("none", "", True),
        ("failed", "", True),
        ("making", "", False),
        ("ready", "", False),
        ("none", "0", False),
    ],
)
def test_the_compiler_is_started_beside_the_game_if_there_is_something_to_make(
    state: Any,
    policy: str,
    starts: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begun: list[list[str]] = []

    def begin(command: list[str], **more: Any) -> None:
        assert more["start_new_session"], "Ctrl+C is for the game"
        begun.append(command)

    (tmp_path / "failed").write_text("name\nthere is no compiler\n")
    monkeypatch.setattr(subprocess, "Popen", begin)
    monkeypatch.setattr(prepare, "POLICY", policy)
    monkeypatch.setattr(_making, "making", lambda: _making.Making(state))
    monkeypatch.setattr(_engine, "HOME", tmp_path)
    monkeypatch.setattr(_engine, "sought", "")
    prepare.engine_beside()
    assert [command[1:] for command in begun] == ([[prepare.__file__, "engine"]] if starts else [])
    assert ("there is no compiler" in capsys.readouterr().err) == (state == "failed")


def test_a_compiler_that_was_killed_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(_engine, "HOME", tmp_path)
    assert prepare.last_failure() == ["the compiler was stopped before it was done"]


@pytest.mark.parametrize("command", ["play", "engine"])
def test_what_can_t_be_written_is_told_in_a_sentence(command: str, tmp_path: Path) -> None:
    """A checkout whose build folder is a file stands for all that can't be written."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "src/longroad").mkdir(parents=True)
    shutil.copy(prepare.__file__, tmp_path / "tools")
    for name in ("_engine.py", "_making.py"):
        shutil.copy(_engine.HERE / name, tmp_path / "src/longroad")
    (tmp_path / "src/longroad/__init__.py").touch()
    (tmp_path / "build").touch()
    done = subprocess.run(
        [sys.executable, "tools/prepare.py", command], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.startswith("longroad: ") and "Traceback" not in done.stderr


def test_a_long_step_says_how_far_it_is_and_a_short_one_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert prepare.follow("Short", ["true"], tmp_path / "log", lambda: "") == 0
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(prepare, "OFTEN", 0.3)
    assert prepare.follow("Long", ["sh", "-c", "sleep 2; exit 3"], tmp_path / "log", lambda: ", half") == 3
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Long ..." and said[1].startswith("  Long: ") and said[1].endswith(", half")

"""A wheel is enough to play: nobody who installs one needs Node, or the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from longroad.records import Record
from tests.server.serving import serving
from tools import web, wheel
from tools.prepare import is_ci

HERE = "longroad/server/client/"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """A wheel as `make wheel` makes it, but for the compiler."""
    if not (web.WEB / "dist/index.html").exists():
        assert not is_ci(), "the client is not built"
        pytest.skip("the client is not built")
    folder = tmp_path_factory.mktemp("wheel")
    wheel.fresh_copy(folder / "tree")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", str(folder)],
        cwd=folder / "tree",
        env={**os.environ, "LONGROAD_COMPILE": "0"},
        check=True,
    )
    (file,) = folder.glob("*.whl")
    return ZipFile(file)


def test_a_server_from_a_wheel_brings_the_lobby(
    made: ZipFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = {file.name: file.read_bytes() for file in (web.WEB / "dist").iterdir()}
    packed = {name.removeprefix(HERE): made.read(name) for name in made.namelist() if name.startswith(HERE)}
    assert packed == built
    assert not [name for name in made.namelist() if name.endswith(".so")], "nothing old is packed"

    site = tmp_path / "site"
    made.extractall(site)
    page = site / HERE / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + "<!-- of the wheel -->", encoding="utf-8")
    monkeypatch.syspath_prepend(site)
    with serving(tmp_path / "data") as server, server.api() as browser:
        lobby = browser.get("/")
        assert lobby.status_code == 200 and lobby.text.endswith("<!-- of the wheel -->")
        for name, body in built.items():
            if name != "index.html":
                assert browser.get(f"/{name}").content == body
        assert browser.get("/api/rules").json()["chapters"]


# -- without extras -------------------------------------------------------------------------------------

# Runs before anything else in a new interpreter: what a plain install doesn't bring can't be imported.
BARE = """
import re, sys
from importlib.metadata import distribution, packages_distributions

def plain(name):
    return re.sub("[-_.]+", "-", name).lower()

def brought(name, found):
    if plain(name) not in found:
        found.add(plain(name))
        for line in distribution(name).requires or []:
            if "extra ==" not in line and "python_version <" not in line and "sys_platform" not in line:
                brought(re.match("[A-Za-z0-9._-]+", line)[0], found)
    return found

BASE = brought("longroad", set())
ELSE = {
    module for module, owners in packages_distributions().items() if not BASE & {plain(o) for o in owners}
} - set(sys.stdlib_module_names)

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ELSE:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""


@pytest.fixture(scope="module")
def site(made: ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the wheel is unpacked."""
    folder = tmp_path_factory.mktemp("site")
    made.extractall(folder)
    return folder


def bare(site: Path, script: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A script in an interpreter that has the wheel and what it needs, and none of the extras."""
    env = {**os.environ, "PYTHONPATH": str(site), "COLUMNS": "80", "NO_COLOR": "1"}
    command = [sys.executable, "-c", BARE + script]
    return subprocess.run(command, cwd=cwd, env=env, input=typed, capture_output=True, text=True, timeout=300)


def command(*words: str) -> str:
    return f"from longroad.cli.main import status_of\nsys.exit(status_of({list(words)!r}))"


def test_without_extras_everything_but_server_and_client_can_be_imported(site: Path, tmp_path: Path) -> None:
    modules = []
    for file in sorted((site / "longroad").rglob("*.py")):
        name = ".".join(file.relative_to(site).with_suffix("").parts).removesuffix(".__init__")
        if not name.endswith("__main__") and not name.startswith(("longroad.server", "longroad.client")):
            modules.append(name)
    assert len(modules) > 150 and "longroad.picture" in modules
    script = f"""
assert "litestar" in ELSE and "msgspec" not in ELSE, "extras are away, what is needed is there"
import importlib
for name in {modules!r}:
    importlib.import_module(name)
import longroad
assert longroad.__file__.startswith({str(site)!r}), longroad.__file__
"""
    done = bare(site, script, tmp_path)
    assert done.returncode == 0, done.stderr


def test_without_extras_games_are_played(site: Path, tmp_path: Path) -> None:
    done = bare(
        site, command("play", "isle:base;3;rounds=1", "--lines", "--seed", "1"), tmp_path, "1\n" * 400
    )
    assert "The game ended without a winner after 1 round" in done.stdout, done.stdout[-2000:] + done.stderr
    seats = ["--bots", "random,random,random", "--games", "1"]
    done = bare(site, command("simulate", "isle:base+cities_knights;3;rounds=2", *seats), tmp_path)
    assert done.returncode == 0 and "rounds and" in done.stdout, done.stderr


@pytest.mark.parametrize("words", [["serve"], ["games", "import", "evening.longroad"]])
def test_without_extras_what_needs_a_server_says_so(site: Path, tmp_path: Path, words: list[str]) -> None:
    Record.new("isle:base;3").save(tmp_path / "evening.longroad")
    done = bare(site, command(*words, "--data", "games"), tmp_path)
    assert done.stderr == "Error: This needs what the server needs: install longroad[server].\n"
    assert done.returncode == 2

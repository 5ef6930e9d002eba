"""The compiled engine: made aside, taken over whole, and never one of other sources."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from longroad import _engine, _making
from setup import hindrance

ROOT = Path(__file__).resolve().parents[2]
TELL = """
import json
from longroad import _engine, _making
from longroad.core import state
print(json.dumps([_engine.is_compiled(), state.answer(1), _making.making().state]))
"""

needs_a_compiler = pytest.mark.skipif(hindrance() is not None, reason=hindrance() or "")


class Checkout:
    """A checkout with a small engine: one module, and everything that compiles and finds it."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.source = place / "src/longroad/core/state.py"
        self.home = place / "build/engine"
        for folder in ("src/longroad/core", "src/longroad/isle", "src/longroad/bots", "tools"):
            (place / folder).mkdir(parents=True)
        for name in ("setup.py", "tools/compile.py", "src/longroad/_engine.py", "src/longroad/_making.py"):
            shutil.copy(ROOT / name, place / name)
        (place / "src/longroad/__init__.py").write_text("from longroad import _engine\n_engine.choose()\n")
        (place / "src/longroad/game.py").write_text("import longroad.core.state\n")
        for folder in ("core", "isle", "bots"):
            (place / "src/longroad" / folder / "__init__.py").touch()
        self.write("return n + 1")

    def write(self, body: str) -> None:
        self.source.write_text(f"def answer(n: int) -> int:\n    {body}\n")

    @property
    def env(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.place / "src"), "LONGROAD_ENGINE": ""}

    def compiling(self, limit: Callable[[], None] | None = None, alone: bool = True) -> subprocess.Popen[str]:
        """As tools.prepare starts it: holding the lock as long as it lives."""
        wait = "from longroad import _making, _engine; lock = _making.held(_engine.HOME); lock.__enter__()\n"
        run = "import runpy; runpy.run_module('tools.compile', run_name='__main__')"
        return subprocess.Popen(
            [sys.executable, "-B", "-c", wait + run if alone else run],
            cwd=self.place,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=limit,
            start_new_session=True,
        )

    def compile(self, limit: Callable[[], None] | None = None, alone: bool = True) -> int:
        running = self.compiling(limit, alone)
        print(running.communicate()[0])
        return running.returncode

    def tell(self) -> list[object]:
        """Whether a process that starts now runs compiled, what the engine answers, and what is to come."""
        done = subprocess.run(
            [sys.executable, "-c", TELL],
            cwd=self.place,
            env=self.env,
            capture_output=True,
            text=True,
            check=True,
        )
        told: list[object] = json.loads(done.stdout)
        return told


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    assert checkout.compile() == 0
    return checkout


@pytest.fixture
def checkout(compiled: Checkout, tmp_path: Path) -> Checkout:
    """A copy of a checkout whose engine is compiled."""
    fresh = Checkout(tmp_path / "checkout")
    shutil.copytree(compiled.home, fresh.home)
    return fresh


@needs_a_compiler
def test_a_process_runs_the_engine_of_its_sources_or_the_sources(checkout: Checkout) -> None:
    assert checkout.tell() == [True, 2, "ready"]
    checkout.write("return n + 2")
    assert checkout.tell() == [False, 3, "none"], "never an old engine"
    assert checkout.compile() == 0
    assert checkout.tell() == [True, 3, "ready"]
    checkout.write("return n + 1")
    assert checkout.tell() == [True, 2, "ready"], "the one before is kept"
    (checkout.source.with_name("other.py")).write_text("X = 1\n")
    assert checkout.tell()[0] is False, "a new module is another engine"


@needs_a_compiler
@pytest.mark.long
def test_what_does_not_compile_leaves_the_interpreted_engine_and_says_why(checkout: Checkout) -> None:
    checkout.write("return n + 'x'")
    assert checkout.compile() == 1
    assert "mypyc" in (checkout.home / "failed").read_text()
    checkout.write("return n + 5")
    assert checkout.tell() == [False, 6, "none"]
    assert checkout.compile() == 0 and not (checkout.home / "failed").exists()
    assert checkout.tell() == [True, 6, "ready"]


@needs_a_compiler
@pytest.mark.long
def test_a_full_disk_leaves_the_interpreted_engine(checkout: Checkout) -> None:
    def little() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    checkout.write("return n + 3")
    assert checkout.compile(little) == 1
    assert checkout.tell() == [False, 4, "failed"]
    assert checkout.compile() == 0
    assert checkout.tell() == [True, 4, "ready"]


@needs_a_compiler
@pytest.mark.long
def test_an_interrupted_compiler_leaves_nothing_half_done(checkout: Checkout) -> None:
    checkout.write("return n + 4")
    for moment in ("c", "objects"):  # while Python becomes C, and while C is compiled
        shutil.rmtree(checkout.home / "objects", ignore_errors=True)
        running = checkout.compiling()
        while not any((checkout.home / moment).glob("*")):
            assert running.poll() is None
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        assert checkout.tell() == [False, 5, "none"]
    assert checkout.compile() == 0
    assert checkout.tell() == [True, 5, "ready"]
    assert not [*checkout.home.glob("new-*"), *checkout.home.glob("old-*")]


@needs_a_compiler
@pytest.mark.long
def test_two_compilers_at_once_make_one_engine(checkout: Checkout) -> None:
    checkout.write("return n + 6")
    assert checkout.tell() == [False, 7, "none"]
    with _making.held(checkout.home):  # the first is at work
        second = checkout.compiling()
        assert checkout.tell() == [False, 7, "making"]
        assert checkout.compile(alone=False) == 0
        assert checkout.tell() == [True, 7, "ready"]
        assert second.poll() is None, "it waits"
        made = (checkout.home / "objects").stat().st_mtime_ns
    second.communicate()
    assert second.returncode == 0
    assert (checkout.home / "objects").stat().st_mtime_ns == made, "and finds all done"


@needs_a_compiler
def test_a_damaged_library_keeps_nobody_from_playing(checkout: Checkout) -> None:
    (file,) = checkout.home.glob("*/longroad__mypyc*")
    file.write_bytes(b"")
    done = subprocess.run(
        [sys.executable, "-c", TELL], cwd=checkout.place, env=checkout.env, capture_output=True, text=True
    )
    assert json.loads(done.stdout)[:2] == [False, 2]
    assert "make setup mends it" in done.stderr
    assert checkout.compile() == 0, "it is made anew"
    assert checkout.tell() == [True, 2, "ready"]


def test_the_sources_of_the_engine_are_those_that_are_compiled() -> None:
    names = {str(path.relative_to(_engine.HERE)) for path in _engine.modules()}
    assert {"core/state.py", "isle/robber.py", "isle/knights/knights.py", "bots/greedy.py"} <= names
    assert not [name for name in names if "__init__" in name or name.startswith(("server", "cli"))]

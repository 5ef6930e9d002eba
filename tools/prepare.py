"""Prepares what a command needs, and only when something changed:

python3 -m tools.prepare play        the server and the browser client; the engine is compiled beside
python3 -m tools.prepare terminal    the terminal game; the engine is compiled beside
python3 -m tools.prepare dev         what the tests and checks of sources need
python3 -m tools.prepare setup       everything, also for tests; waits for the engine
python3 -m tools.prepare engine      only the engine, at low priority

What was made from what is remembered by content, not by time stamps: new, deleted and renamed files count,
`git checkout` alone does not. Runs with the system's Python, so it says what is missing instead of failing
with a traceback.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (the point is to say so under an older one)
    sys.exit(
        "Longroad needs Python 3.11 or newer; this is %d.%d.\n" % sys.version_info[:2]  # noqa: UP031
        + "If a newer one is installed, name it: make PYTHON=python3.11"
    )

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, "src")

from longroad import _engine, _making

VENV = Path(".venv")
PYTHON = VENV / "bin/python"
CLIENT = Path("web/dist")
ENGINE_LOG = _engine.HOME / "log.txt"
POLICY = os.environ.get("LONGROAD_COMPILE", "")  # "0": never, "require": or fail, else: if possible
OFTEN = 5.0  # seconds between words about a step that takes long


def is_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def digest(files: list[Path], *more: str) -> str:
    mark = hashlib.sha256(repr((sys.version, more)).encode())
    for file in files:
        mark.update(f"\n{file} {hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
    return mark.hexdigest()


@contextmanager
def alone(file: str) -> Iterator[None]:
    """Two makes at once: the second waits and finds all done."""
    with open(file, "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another make to finish ...", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def follow(
    title: str, command: list[str], log: Path, how_far: Callable[[], str], keeps: Sequence[int] = ()
) -> int:
    """Run a command, its output to a file, and say now and then how far it is. Its exit status.

    What is done at once is not worth a word.
    """
    start = time.monotonic()
    said = 0.0
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as out:
        running = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, pass_fds=keeps)
        while True:
            try:
                status = running.wait(0.2)
                break
            except subprocess.TimeoutExpired:
                took = time.monotonic() - start
                if not said and took > 1:
                    said = took
                    print(f"{title} ...", flush=True)
                elif said and took - said > OFTEN:
                    said = took
                    print(f"  {title}: {took:.0f} s{how_far()}", flush=True)
    return status


# -- .venv ----------------------------------------------------------------------------------------------


class Environment:
    """The virtual environment, which grows with what is wanted of it."""

    def __init__(self) -> None:
        self.stamp = VENV / "longroad.stamp"
        settings = tomllib.loads(Path("pyproject.toml").read_text())
        build, project = settings["build-system"], settings["project"]
        self.made_from = digest([Path("constraints.txt")], repr((build, project)), str(Path.cwd()))

    def extras(self) -> set[str]:
        """What is installed already."""
        try:
            made_from, *extras = self.stamp.read_text().split()
        except (OSError, ValueError):
            return set()
        return set(extras) if made_from == self.made_from else set()

    def need(self, title: str, *extras: str) -> None:
        """Install these extras of pyproject.toml; "base" is the package itself."""
        there = self.extras()
        if there.issuperset(extras) or "dev" in there:
            return
        if not there:
            self.create()
        if "base" not in there:
            pip("Installing setuptools", "setuptools")
        named = ",".join(sorted(set(extras) - {"base"}))
        # Compiling is done below, where a failure is no failure.
        os.environ["LONGROAD_COMPILE"] = "0"
        pip(title, "--no-build-isolation", "--editable", f".[{named}]" if named else ".")
        os.environ["LONGROAD_COMPILE"] = POLICY
        self.stamp.write_text(" ".join([self.made_from, *sorted({*there, *extras, "base"})]) + "\n")

    def create(self) -> None:
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            version = "%d.%d" % sys.version_info[:2]  # noqa: UP031
            sys.exit(
                f"This Python ({sys.executable}) can't make virtual environments: 'ensurepip' is missing.\n"
                f"On Debian and Ubuntu install it with: apt install python{version}-venv"
            )
        print("Preparing .venv ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)


def pip(title: str, *wanted: str) -> None:
    log = Path("build/pip.log")

    def how_far() -> str:
        seen = log.read_text(errors="replace").count("\nCollecting ")
        return f", {seen} packages so far" if seen else ""

    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
    if follow(title, [*command, "--constraint", "constraints.txt", *wanted], log, how_far):
        lines = [line for line in log.read_text(errors="replace").splitlines() if "ERROR" in line]
        print("\n".join(lines[-5:]), file=sys.stderr)
        sys.exit(f"longroad: the packages can't be installed: is there a network? (All messages: {log})")


# -- the engine -----------------------------------------------------------------------------------------


def has_engine() -> bool:
    return _engine.library(_engine.fingerprint()).exists()


def engine_beside() -> None:
    """Let the compiler work at low priority, also when the game has ended: the next start takes it over."""
    _engine.sought = _engine.fingerprint()
    if POLICY == "0" or has_engine() or _making.making().state == "making":
        return
    if _making.making().state == "failed":
        report_interpreted()
        return
    _engine.HOME.mkdir(parents=True, exist_ok=True)
    subprocess.Popen(
        [sys.executable, "-m", "tools.prepare", "engine"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl+C is for the game
    )
    print("The engine is compiled beside the game; the next start takes it over.", flush=True)


def engine(environment: Environment) -> None:
    """Compile, and wait; whoever compiles already is waited for."""
    if POLICY == "0":
        return
    _engine.sought = _engine.fingerprint()

    def how_far() -> str:
        return f", {_making.making().percent} %"

    if not has_engine() and _making.making().state == "making":
        print("Waiting for the engine that is compiled beside a game ...", flush=True)
    with _making.held(_engine.HOME) as lock:
        with alone("build/lock"):
            environment.need("Installing the compiler", "engine")
        command = [str(PYTHON), "-m", "tools.compile"]
        failed = follow("Compiling the engine", command, ENGINE_LOG, how_far, keeps=[lock])
    if failed:
        report_interpreted()


def report_interpreted() -> None:
    reason = (_engine.HOME / "failed").read_text(errors="replace").splitlines()[1:]
    print("longroad: the engine was not compiled:", *reason[:30], sep="\n  ", file=sys.stderr)
    print(f"longroad: it runs interpreted, much slower (all messages: {ENGINE_LOG}).", file=sys.stderr)
    if POLICY == "require":
        sys.exit("longroad: LONGROAD_COMPILE is 'require', so this is an error.")


# -- the browser client ---------------------------------------------------------------------------------


def client() -> None:
    """Rebuild when a source changed or the build was lost; a failed build leaves none, never an old one.

    What it is made with is in the lock file, and that is one of the sources.
    """
    stamp = Path("build/client.stamp")
    files = [file for file in Path("web").iterdir() if file.is_file()]
    for folder in ("web/src", "web/public", "src/longroad/texts"):
        files += [file for file in Path(folder).rglob("*") if file.is_file()]
    now = digest(sorted(file for file in files if not file.name.endswith((".test.ts", ".md"))))
    if CLIENT.exists() and stamp.exists() and stamp.read_text().split() == [now, digest(built())]:
        return
    if node("Building the browser client", "build") == 0:
        stamp.write_text(f"{now}\n{digest(built())}\n")
        return
    shutil.rmtree(CLIENT, ignore_errors=True)
    if is_ci():
        sys.exit("longroad: CI is set, so a browser client that can't be built is an error.")


def node(title: str, command: str) -> int:
    log = Path("build/client.log")
    status = follow(title, [str(PYTHON), "-m", "tools.web", command], log, str)
    if status:
        print("\n".join(log.read_text(errors="replace").splitlines()[-20:]), file=sys.stderr)
    return status


def built() -> list[Path]:
    return sorted(file for file in CLIENT.rglob("*") if file.is_file())


# -- commands -------------------------------------------------------------------------------------------


def play(environment: Environment) -> None:
    """Node first: it builds the client while the packages of the server come."""
    environment.need("Fetching Node", "web")
    with ThreadPoolExecutor(1) as beside:
        building: Future[None] = beside.submit(client)
        environment.need("Installing what the server needs", "server")
        building.result()


def main(command: str) -> None:
    Path("build").mkdir(exist_ok=True)
    environment = Environment()
    if command == "engine":
        os.nice(19)
        engine(environment)
        return
    with alone("build/lock"):
        if command == "play":
            play(environment)
        elif command == "terminal":
            environment.need("Installing what the terminal game needs", "base")
        else:
            environment.need("Installing everything, also for tests", "dev")
        if command == "setup":
            node("Fetching what the tests of the browser client need", "fetch")
            client()
    if command == "setup":
        engine(environment)
    elif command != "dev":
        engine_beside()


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    if len(sys.argv) != 2 or sys.argv[1] not in ("play", "terminal", "dev", "setup", "engine"):
        sys.exit(__doc__)
    main(sys.argv[1])

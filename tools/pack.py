"""Packs Python, the packages and the compiled engine into one archive, for a machine that has none of them.

python -m tools.pack [--to ARCHIVE] [PACKAGE ...]     PACKAGE: more of .venv, such as numpy

There, on the same kind of system and processor:

mkdir engine && tar xzf engine.tgz -C engine && engine/python -m longroad.cli.main about
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from importlib import metadata
from pathlib import Path

from longroad import _engine

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = shutil.ignore_patterns(
    "__pycache__",
    "test",
    "tests",
    "site-packages",
    "ensurepip",
    "idlelib",
    "tkinter",
    "lib2to3",
    "turtledemo",
    "config-*",
    "*.a",
)
LOCALES = re.compile(r"(root|en|pl|ru|uk)(_[A-Z]+)?\.dat")
START = """\
#!/bin/sh
# This Python, and no other's packages.
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
export PYTHONHOME="$here/py" PYTHONPATH="$here/src:$here/site"
export LD_LIBRARY_PATH="$here/py/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/py/bin/python" "$@"
"""


def needed(*names: str) -> set[str]:
    """These packages and all that they need, as they are installed here."""
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = re.sub(r"[-_.]+", "-", todo.pop()).lower()
        if name in found:
            continue
        found.add(name)
        for line in metadata.requires(name) or ():
            if "extra ==" not in line and holds(line):
                todo.append(re.split(r"[ ;<>=!~\[(]", line, maxsplit=1)[0])
    return found


def holds(requirement: str) -> bool:
    """Whether a requirement counts here: its package is installed or not."""
    name = re.split(r"[ ;<>=!~\[(]", requirement, maxsplit=1)[0]
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def copy_package(name: str, place: Path) -> None:
    """The files of an installed package, as pip wrote them down."""
    package = metadata.distribution(name)
    for file in package.files or ():
        source = Path(str(package.locate_file(file)))
        if ".." in file.parts or "__pycache__" in file.parts or not source.is_file():
            continue
        if "locale-data" in file.parts and not LOCALES.match(file.name):  # half of the archive
            continue
        target = place / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def copy_python(place: Path) -> None:
    """The interpreter with its library."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    (place / "bin").mkdir(parents=True)
    (place / "lib").mkdir()
    shutil.copy(base / "bin" / version, place / "bin/python")
    shared = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" in shared:
        shutil.copy(Path(sysconfig.get_config_var("LIBDIR"), shared), place / "lib")
    shutil.copytree(base / "lib" / version, place / "lib" / version, ignore=WITHOUT)


def pack(archive: Path, more: list[str]) -> None:
    engine = _engine.library(_engine.fingerprint())
    if not engine.exists():
        sys.exit("There is no compiled engine of these sources: make setup makes it.")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        copy_python(place / "py")
        for name in sorted(needed("longroad", *more) - {"longroad"}):
            copy_package(name, place / "site")
        shutil.copytree(ROOT / "src/longroad", place / "src/longroad", ignore=WITHOUT)
        target = place / engine.relative_to(ROOT)
        target.parent.mkdir(parents=True)
        shutil.copy(engine, target)
        if shutil.which("strip"):
            for file in place.rglob("*.so*"):
                subprocess.run(
                    ["strip", "--strip-unneeded", str(file)], stderr=subprocess.DEVNULL, check=False
                )
        start = place / "python"
        start.write_text(START)
        start.chmod(0o755)
        archive.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(archive, "w:gz") as packed:
            for item in sorted(place.iterdir()):
                packed.add(item, item.name)
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--to", type=Path, default=ROOT / "build/engine.tgz", metavar="ARCHIVE")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help="more packages of .venv")
    chosen = parser.parse_args()
    try:
        pack(chosen.to.resolve(), chosen.packages)
    except metadata.PackageNotFoundError as missing:
        sys.exit(f"The package {missing.name} is not installed in .venv.")


if __name__ == "__main__":
    main()

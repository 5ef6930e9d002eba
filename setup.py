"""Compiles the engine with mypyc and packs the browser client; everything else is in pyproject.toml.

LONGROAD_COMPILE=0 builds plain Python. Without a usable C compiler, Python's headers or mypyc that happens
by itself: the same sources run interpreted, only slower.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, "src")

from longroad import _engine  # needs nothing that isn't here

# Python's own flags bring -Wall, and this one warning takes longer than all of the rest of the compiler.
QUICKLY = "-Wno-misleading-indentation"


def sources() -> list[str]:
    """Relative paths: they go into mypyc's file names and thereby into the profile's."""
    return [str(path) for path in _engine.modules(Path("src/longroad"))]


def hindrance() -> str | None:
    """Why nothing can be compiled here, or None."""
    if os.environ.get("LONGROAD_COMPILE") == "0":
        return "LONGROAD_COMPILE is 0"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    from distutils.ccompiler import new_compiler  # setuptools' own copy
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_paths()["include"])
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder)
        except Exception:  # compilers fail in many ways, and each means the same here
            return (
                "there is no working C compiler with Python's headers (Debian: apt install gcc python3-dev)"
            )
    return None


def engine() -> list[Extension]:
    """All modules in one group, so that the C compiler sees calls between them."""
    files = sources()
    reason = hindrance() if files else "there is nothing to compile"
    if reason:
        print(f"longroad: building plain Python: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        ["--strict", *files], opt_level="3", debug_level="0", group_name="longroad"
    )
    if sys.platform != "win32":
        for extension in extensions:
            # 8 to 10 % fewer instructions: functions of the group may be inlined and called directly.
            # (A new list: mypyc gives the same one to all.)
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                QUICKLY,
            ]
            extension.extra_link_args = [*extension.extra_link_args, "-s"]
    return extensions


class Build(build_py):  # type: ignore[misc]
    """Puts the client for browsers, where `make setup` has built one, among the server's files."""

    def run(self) -> None:
        super().run()
        made = Path("web/dist")
        if made.is_dir() and not self.editable_mode:
            place = Path(self.build_lib, "longroad/server/client")
            shutil.rmtree(place, ignore_errors=True)  # of an older build
            shutil.copytree(made, place)


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_py": Build})

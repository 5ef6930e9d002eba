"""Which engine runs: the compiled one, or the same sources interpreted.

In a checkout the compiled engine is one library, in a folder of build/engine that is named after the sources
it was made from. Whoever starts looks for the library of just these sources: nobody runs an old engine, or
half of a new one. In a wheel the compiled modules lie beside the sources, and Python finds them by itself.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

PACKAGES = ("core", "isle", "bots")  # what is compiled, but for modules called plain_*.py
GROUP = "longroad__mypyc"  # all compiled modules together, as mypyc calls them
HERE = Path(__file__).parent
HOME = HERE.parents[1] / "build/engine"
sought = ""  # the name of the engine that this process looked for when it started


def modules(package: Path = HERE) -> list[Path]:
    """The sources that are compiled."""
    found = [path for name in PACKAGES for path in (package / name).rglob("*.py")]
    return sorted(p for p in found if p.name != "__init__.py" and not p.name.startswith("plain_"))


def fingerprint(package: Path = HERE) -> str:
    """A name for these sources and this Python. What the compiler reads only for its types counts, too."""
    mark = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in [*modules(package), *sorted(package.glob("*.py"))]:
        mark.update(f"\n{path.relative_to(package)} ".encode())
        mark.update(hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()[:16]


def library(name: str, home: Path = HOME) -> Path:
    """Where the engine of that name is, or will be."""
    return home / name / (GROUP + EXTENSION_SUFFIXES[0])


class _SourcesOnly:
    """Finds the modules of this package as .py files, although compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("longroad."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class _Library:
    """Finds the compiled modules in one library. It is loaded once and never looked for again."""

    def __init__(self, file: Path | str) -> None:
        self.file = str(file)
        self.group: ModuleType | None = None
        self.names = {f"longroad.{'.'.join(p.relative_to(HERE).with_suffix('').parts)}" for p in modules()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.names or not self.is_loaded():
            return None
        return spec_from_loader(name, self, origin=self.file)  # type: ignore[arg-type]

    def is_loaded(self) -> bool:
        """A library that is damaged, or made for another system, must not keep anybody from playing."""
        if self.group is None and self.names:
            loader = ExtensionFileLoader(GROUP, self.file)
            group = spec_from_loader(GROUP, loader)
            assert group is not None
            try:
                self.group = sys.modules[GROUP] = module_from_spec(group)
                loader.exec_module(self.group)
            except (ImportError, OSError) as error:
                self.names.clear()  # the sources, from the first module on
                print(
                    f"longroad: The compiled engine can't be used (make setup mends it): {error}",
                    file=sys.stderr,
                )
        return self.group is not None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """What the small libraries do that mypyc makes, one a module: here one file is all there is."""
        import ctypes

        name = f"init_{spec.name.replace('.', '___')}"
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        address = pointer(getattr(self.group, name), f"{GROUP}.{name}".encode())
        made = ctypes.PYFUNCTYPE(ctypes.py_object)(address)()
        assert isinstance(made, ModuleType)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Its body has run already."""


def choose() -> None:
    """Decide which engine this process runs. Must come before any other import from the package.

    LONGROAD_ENGINE=python means the sources, whatever was compiled.
    """
    global sought
    if os.environ.get("LONGROAD_ENGINE") == "python":
        sys.meta_path.insert(0, _SourcesOnly())
    elif HOME.is_dir():  # else a wheel, or modules that were compiled in place
        sought = fingerprint()
        if library(sought).exists():
            load(library(sought))
        else:
            sys.meta_path.insert(0, _SourcesOnly())


def load(file: Path | str) -> None:
    """From now on take the compiled modules from this library."""
    sys.meta_path.insert(0, _Library(file))


def is_compiled() -> bool:
    """Whether the engine that is running (or would be) is the compiled one."""
    state = importlib.import_module("longroad.core.state")
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))

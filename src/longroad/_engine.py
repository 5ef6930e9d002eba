"""Which engine runs: the compiled one, or the same sources interpreted."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


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


def prefer_python() -> None:
    """From now on load longroad's modules from their sources. Call it before any is imported."""
    sys.meta_path.insert(0, _SourcesOnly())


def is_compiled() -> bool:
    """Whether the engine that is running (or would be) is the compiled one."""
    state = importlib.import_module("longroad.core.state")
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))

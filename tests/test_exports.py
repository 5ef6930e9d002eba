"""What authors import: everything that the interface page lists is there, and says what it is."""

import ast
import importlib
import re
from pathlib import Path

import pytest

import longroad
import longroad.isle

SOURCES = Path(__file__).parents[1] / "src"
PAGE = Path(__file__).parents[1] / "docs/interface.md"
SECTION = PAGE.read_text().partition("## What to import")[2].partition("\n## ")[0]
ROWS = re.findall(r"^\| .*? \| `([\w.]+)` \| (.*) \|$", SECTION, re.MULTILINE)
LISTED = [(module, name) for module, names in ROWS for name in re.findall(r"`(\w+)`", names)]


def docstring(exported: type) -> str | None:
    """As the source has it: compiled, a class has none."""
    source = SOURCES / (exported.__module__.replace(".", "/") + ".py")
    if not source.exists():
        source = source.with_suffix("") / "__init__.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    named = (ast.ClassDef, ast.FunctionDef)
    return next(
        ast.get_docstring(part)
        for part in tree.body
        if isinstance(part, named) and part.name == exported.__name__
    )


@pytest.mark.parametrize(("module", "name"), LISTED)
def test_what_is_listed_can_be_imported_and_says_what_it_is(module: str, name: str) -> None:
    found = getattr(importlib.import_module(module), name)
    if not isinstance(found, int):
        assert docstring(found), f"{module}.{name} has no docstring"


@pytest.mark.parametrize("package", [longroad, longroad.isle])
def test_every_export_is_listed(package: object) -> None:
    name, exported = package.__name__, package.__all__  # type: ignore[attr-defined]
    assert sorted(found for module, found in LISTED if module == name) == sorted(exported)

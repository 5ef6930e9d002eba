"""What is written in the sources of the package; read once, and only by whoever asks."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path

import longroad


@lru_cache
def trees() -> list[ast.Module]:
    paths = sorted(Path(longroad.__file__).parent.rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


@lru_cache
def calls() -> list[ast.Call]:
    return [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)]

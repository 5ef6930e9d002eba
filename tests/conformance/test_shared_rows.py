"""Rows that copies of a game share are never written to: whoever changes one puts a new row in its place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.conformance.sources import trees
from tests.conformance.test_fields import RENEWED, SHARED

# "Towns.cities" is written s.towns.cities, "Rates.rate" s.rates.rate.
SHARED_ROWS = {(kind.lower(), row) for kind, row in (name.split(".") for name in {*RENEWED, *SHARED})}


def is_shared_row(node: ast.expr, names: set[str]) -> bool:
    """s.towns.cities, self.cities in the slice itself, or a name for one of them."""
    if isinstance(node, ast.Name):
        return node.id in names
    if not isinstance(node, ast.Attribute):
        return False
    owner = node.value
    slice_name = (
        owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    )
    return (slice_name, node.attr) in SHARED_ROWS


def writes(tree: ast.AST) -> Iterator[int]:
    """The lines in which a cell of a shared row is written."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        names: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if is_shared_row(node.value, set()):
                    names |= {target.id for target in targets if isinstance(target, ast.Name)}
        # `towns = s.towns` makes towns.cities the same row: the name of the slice is kept by convention.
        for node in ast.walk(function):
            targets = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets = [node.target]
            for target in targets:
                if isinstance(target, ast.Subscript) and is_shared_row(target.value, names):
                    yield target.lineno


def test_no_chapter_writes_to_a_row_that_copies_share() -> None:
    assert {line for tree in trees() for line in writes(tree)} == set()


@pytest.mark.parametrize(
    "line",
    [
        "s.towns.cities[p] += 1",
        "s.routes.left[p] = 3",
        "towns = s.towns\n    towns.settlements[p] -= 1",
        "rate = s.rates.rate\n    rate[p] = 2",
    ],
)
def test_such_a_write_would_be_noticed(line: str) -> None:
    assert list(writes(ast.parse(f"def rule(s, p):\n    {line}\n")))


def test_a_row_of_one_s_own_may_be_written() -> None:
    own = "def rule(s, p):\n    rate = s.rates.rate[:]\n    rate[p] = 2\n    s.rates = Rates(rate)\n"
    assert list(writes(ast.parse(own))) == []

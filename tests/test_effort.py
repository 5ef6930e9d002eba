"""How much is tried in which run, and what it may take."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.effort import TIERS, in_both_builds
from tests.stopwatch import COLLECTING, folder_of
from tools.budgets import budgets, table

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("test_*.py"))
STORIES = TESTS.parent / "web/e2e"


def names_in(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def grows(tree: ast.AST) -> bool:
    """Whether more is tried in the long run than in the short one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "amount":
            short, long, _ = (ast.dump(argument) for argument in node.args)
            if short != long:
                return True
        if isinstance(node, ast.Compare) and "TIER" in names_in(node):
            if any(isinstance(part, ast.Constant) and part.value != "full" for part in node.comparators):
                return True
    return False


def left_behind(tree: ast.Module) -> list[str]:
    """The tests that grow in the long run, by themselves or by what they use, and are not marked so."""
    growing: set[str] = set()
    before = -1
    while len(growing) > before:  # until nothing more is found that uses what grows
        before = len(growing)
        for part in tree.body:
            if isinstance(part, ast.Assign) and (grows(part) or growing & names_in(part.value)):
                growing |= {name for target in part.targets for name in names_in(target)}
            if isinstance(part, ast.FunctionDef) and (grows(part) or growing & names_in(part)):
                growing.add(part.name)
    whole = any("pytestmark" in names_in(part) and "more" in names_in(part) for part in tree.body)
    return [
        part.name
        for part in tree.body
        if isinstance(part, ast.FunctionDef)
        and part.name.startswith("test_")
        and part.name in growing
        and not whole
        and not any({"more", "long"} & names_in(mark) for mark in part.decorator_list)
    ]


def test_what_grows_in_the_long_run_is_run_there() -> None:
    trees = {file.name: ast.parse(file.read_text(encoding="utf-8")) for file in FILES}
    assert grows(trees["test_route_networks.py"])
    behind = {name: left_behind(tree) for name, tree in trees.items()}
    assert {name: tests for name, tests in behind.items() if tests} == {}


def test_one_that_is_left_behind_is_noticed() -> None:
    source = "N = amount(1, 2, 3)\ndef games():\n    return N\n{}def test_it():\n    games()\n"
    assert left_behind(ast.parse(source.format(""))) == ["test_it"]
    assert left_behind(ast.parse(source.format("@more\n"))) == []
    assert left_behind(ast.parse(source.replace("1, 2, 3", "1, 1, 3").format(""))) == []


def test_every_rule_test_is_in_the_short_run() -> None:
    for file in sorted((TESTS / "rules").glob("*.py")):
        assert "tests.effort" not in file.read_text(encoding="utf-8"), file.name


def test_what_is_rarely_interpreted_is_so_in_the_long_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def marks(tier: str, often: bool) -> list[str]:
        monkeypatch.setattr("tests.effort.TIER", tier)
        return [mark.name for mark in in_both_builds(often)]

    assert [marks(tier, often=True) for tier in TIERS] == [["both_builds"]] * 3
    assert [marks(tier, often=False) for tier in TIERS] == [[], *[["both_builds", "more"]] * 2]


def test_every_folder_and_every_file_of_stories_has_a_budget() -> None:
    folders = {folder_of(str(file.relative_to(TESTS.parent))) for file in FILES}
    known = budgets()
    assert set(known) == {"compiled", "interpreted", "vitest", "browser"}
    assert set(known["compiled"]) == folders | {COLLECTING}
    assert set(known["interpreted"]) < folders | {COLLECTING}
    assert set(known["browser"]) == {file.name for file in STORIES.glob("*.test.mjs")}


def test_what_took_longer_than_it_may_is_marked() -> None:
    lines = table(
        {"compiled": {"rules": 10, "bots": 10}}, {"compiled": {"rules": 10.4, "bots": 30, "new": 5}}
    )
    assert [line.split()[0] for line in lines] == ["compiled", "rules", "bots", "new"]
    assert [line.endswith("over") for line in lines] == [True, False, True, True]

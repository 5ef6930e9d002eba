"""make quick: the tests that a change needs, with the interpreted engine, in seconds.

python -m tools.quick [COMMIT]     what changed since COMMIT; else what is not committed, else the last commit

A chapter is tried by the tests that name one of its rules, by the stories, and by the games of some rulesets
that it is in; everything else by the tests named after it or importing it. `make test` tries all of it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\b(?:BASE|SEA|CK|TB-[A-Z0-9]+|RIV(?:-[A-Z0-9]+)?)-\d+\b")
PROOFS = ROOT / "tests/rules"
SIGNATURES = "tests/conformance/test_signature.py"
RULESETS = 3  # whose games are played: more would no longer be quick
FILES = 6  # that are named after something, or import it
ALSO = {  # what no test names
    "src/longroad/bots/": ["tests/bots/test_greedy.py", "tests/bots/test_greedy_in_cities.py"],
    "src/longroad/cli/": ["tests/cli/test_commands.py"],
    "src/longroad/server/": ["tests/server/test_playing.py"],
    "src/longroad/lab/": ["tests/lab"],
    "src/longroad/rulebook/": ["tests/test_rule_list.py"],
    "rules/": ["tests/test_rule_list.py", "tests/test_rule_reading.py"],
    "docs/": ["tests/test_docs.py"],
    "src/longroad/texts/": ["tests/conformance/test_translations.py", "tests/conformance/test_texts.py"],
    "src/longroad/isle/scenarios/": ["tests/maps/test_map_files.py"],
    "tests/stories/": ["tests/test_stories.py"],
}


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"make quick: git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.split("\n")[:-1]


def changed(since: str = "") -> list[str]:
    """The files that changed, also those that are gone."""
    new = git("ls-files", "--others", "--exclude-standard")
    names = [*git("diff", "--name-only", since or "HEAD"), *new]
    if not names and not since:
        names = git("diff", "--name-only", "HEAD~1")
    return [*dict.fromkeys(names)]


def module(name: str) -> str:
    """src/longroad/isle/robber.py is longroad.isle.robber."""
    return name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_engine(name: str) -> bool:
    return name.startswith(("src/longroad/core/", "src/longroad/isle/"))


def rules_of(names: Iterable[str]) -> set[str]:
    """The rules that the changed chapters cite."""
    files = [ROOT / name for name in names if (ROOT / name).exists()]
    return {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}


def rulesets_with(modules: set[str]) -> list[str]:
    """Some rulesets whose games the changed modules take part in; of a module that is no chapter, any."""
    from longroad.game import new_game
    from tests.conformance.rulesets import RULESETS as ALL

    found = []
    for spec in ALL:
        chapters = {type(chapter).__module__ for chapter in new_game(spec, 1).book.chapters}
        if chapters & modules:
            found.append(spec)
        if len(found) == RULESETS:
            break
    return found or [*ALL[:RULESETS]]


def users_of(name: str) -> list[str]:
    """Some of the tests that are named after a file or import it."""
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    stem, whole = Path(name).stem, module(name)
    parent, _, last = whole.rpartition(".")
    ways = [
        rf"from {re.escape(whole)} import",
        rf"import {re.escape(whole)}\b",
        rf"from {re.escape(parent)} import .*\b{last}\b",
    ]
    imports = re.compile(rf"^\s*({'|'.join(ways)})", re.M)
    named = [test for test in tests if test.stem == f"test_{stem}" and test.parent != PROOFS]
    # Nearly all tests use the engine somehow.
    using = (
        []
        if is_engine(name)
        else [test for test in tests if imports.search(test.read_text(encoding="utf-8"))]
    )
    return [str(test.relative_to(ROOT)) for test in dict.fromkeys([*named, *using])][:FILES]


def files_for(name: str) -> list[str]:
    """The files of tests that a changed file needs, beside those for a chapter."""
    found = [test for folder, tests in ALSO.items() if name.startswith(folder) for test in tests]
    if name.startswith("tests/") and Path(name).name.startswith("test_"):
        found += [name] * (ROOT / name).exists()
    elif name.endswith(".py") and name.startswith(("src/", "tools/", "tests/")):
        found += users_of(name)
    return found


def wanted(names: list[str]) -> list[list[str]]:
    """The arguments of pytest, for each of its runs."""
    chapters = [name for name in names if is_engine(name) and name.endswith(".py")]
    files = [*dict.fromkeys(file for name in names for file in files_for(name))]
    runs = [files] if files else []
    if chapters:
        specs = rulesets_with({module(name) for name in chapters})
        games = [
            f"{SIGNATURES}::test_the_games_of_a_ruleset_are_those_of_its_signature[{spec}]" for spec in specs
        ]
        runs.append(["tests/test_stories.py", *games])
        rules = rules_of(chapters)
        proofs = [file for file in sorted(PROOFS.glob("test_*.py")) if rules & rules_of([str(file)])]
        if proofs:
            runs.append([*map(str, proofs), f"--proving={','.join(sorted(rules))}"])
    return runs


def is_tried(name: str) -> bool:
    return is_engine(name) or name.startswith("web/src/") or bool(files_for(name))


def main(*arguments: str) -> int:
    names = changed(*arguments[:1])
    print(f"Changed: {', '.join(names) or 'nothing'}", flush=True)
    left = [name for name in names if not is_tried(name)]
    if left:
        print(f"Only the longer runs try: {', '.join(left)}", flush=True)
    status = 0
    env = {**os.environ, "LONGROAD_ENGINE": "python", "LONGROAD_QUICK": "1"}
    for run in wanted(names):
        command = [sys.executable, "-m", "pytest", "-q", *run]
        status = subprocess.run(command, cwd=ROOT, env=env).returncode or status
    pages = [name for name in names if name.startswith("web/src/") and (ROOT / name).exists()]
    if pages:
        command = [sys.executable, "-m", "tools.web", "related", *pages]
        status = subprocess.run(command, cwd=ROOT).returncode or status
    return status


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(*sys.argv[1:]))

"""What the documentation says is so: its examples run, its links lead somewhere, its lists are complete."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from longroad import new_game
from longroad.cli.main import COMMANDS
from longroad.isle.catalogue import BY_NAME, MODULES, PAIRINGS, SCENARIOS, options_of
from longroad.rulebook import rules_of
from longroad.spec import Spec
from tools import chapter_rules, phrasebook

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]\n]+\]\(([^)\s]+)\)")
OPERAND = re.compile(r"\{(\w+)\}")

# In these pages code without prompts runs, too.
WHOLE = {"docs/tour.md"}


def project_files() -> list[Path]:
    """Everything that is, or is about to be, part of the project."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.splitlines()]
    else:  # an unpacked archive
        made = {".venv", "build", "dist", "node_modules"}
        found = [path for path in ROOT.rglob("*") if not made & set(path.parts) and path.suffix != ".so"]
    return [path for path in found if path.is_file()]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PAGES = sorted(name_of(path) for path in project_files() if path.suffix == ".md")
OURS = [page for page in PAGES if not page.startswith("rules/")]


# The examples


def blocks(page: str) -> Iterator[tuple[int, str]]:
    """The Python in a page, each block with the line it begins in."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        if found[1] in ("python", "pycon") and (">>>" in found[2] or page in WHOLE):
            yield text.count("\n", 0, found.start()) + 1, found[2]


def run_examples(code: str, names: dict[str, Any], title: str, line: int) -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(code, names, title, title, line)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=options)
    result = runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert result.failed == 0, "".join(said)


@pytest.mark.both_builds
@pytest.mark.parametrize("page", [page for page in PAGES if any(blocks(page))])
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in one session, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page, "annotations": annotations}
    for line, code in blocks(page):
        if ">>>" in code:
            run_examples(code, names, page, line)
        else:
            flags = annotations.compiler_flag
            exec(compile("\n" * line + code, page, "exec", flags, True), names)


MODULES_WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in (SOURCES / "longroad").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("module", MODULES_WITH_EXAMPLES)
def test_the_examples_in_the_code_run(module: str) -> None:
    """Read from the source, so that compiled modules are tested like any other."""
    loaded = importlib.import_module(module)
    path = SOURCES / Path(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                title = f"{module}.{getattr(node, 'name', '')}"
                run_examples(text, dict(vars(loaded)), title, getattr(node, "lineno", 0))


def test_the_public_modules_have_examples() -> None:
    wanted = {"longroad", "longroad.game", "longroad.spec", "longroad.texts"}
    assert wanted <= set(MODULES_WITH_EXAMPLES)


def test_the_readme_plays_a_whole_game_in_ten_lines() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    game = next(code for kind, code in FENCE.findall(readme) if kind == "python" and "while " in code)
    typed = [line for line in game.splitlines() if line.startswith((">>> ", "... "))]
    assert "OVER" in game and "wins with" in game
    assert len(typed) <= 10


# The house rules of the tour


@pytest.mark.parametrize("example", ["kind_robber", "fortune_teller"])
def test_the_tour_writes_what_the_examples_are(example: str) -> None:
    """Every line of code of the example stands in the tour, in blocks that the example has as they are."""
    source = (ROOT / f"examples/house_rules/{example}.py").read_text(encoding="utf-8")
    written = [code for _, code in blocks("docs/tour.md") if ">>>" not in code and code.strip() in source]
    told = "\n".join(written)
    body = source[source.index("\nfrom ") :]
    missing = [line for line in body.splitlines() if line.strip() and line not in told]
    assert missing == []


def test_every_block_of_the_tour_is_part_of_an_example() -> None:
    examples = [path.read_text(encoding="utf-8") for path in (ROOT / "examples/house_rules").glob("*.py")]
    for line, code in blocks("docs/tour.md"):
        if ">>>" not in code:
            assert any(code.strip() in source for source in examples), f"docs/tour.md, line {line}"


# Links


def prose(page: str) -> str:
    """A page without its code."""
    return FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))


def anchors(page: str) -> set[str]:
    """The names of the headings of a page, as they are linked to."""
    headings = re.findall(r"^#+ +(.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: str) -> list[str]:
    return [target for target in LINK.findall(prose(page)) if not re.match(r"\w+:", target)]


@pytest.mark.parametrize("page", PAGES)
def test_the_links_of_a_page_lead_somewhere(page: str) -> None:
    broken = []
    for target in links(page):
        path, _, anchor = target.partition("#")
        there = ((ROOT / page).parent / path if path else ROOT / page).resolve()
        if not there.exists() or (anchor and there.suffix == ".md" and anchor not in anchors(name_of(there))):
            broken.append(target)
    assert broken == []


def test_the_index_links_every_page() -> None:
    """Chapters are linked from the index, too; the pages of tests and rules have their own."""
    linked = {((ROOT / "docs") / target.partition("#")[0]).resolve() for target in links("docs/README.md")}
    wanted = {ROOT / page for page in PAGES if page.startswith("docs/") and page != "docs/README.md"}
    assert {name_of(path) for path in wanted - linked} == set()


# Lists that must be complete


def all_chapters() -> list[Any]:
    names = [name for scenario in SCENARIOS.values() for name in scenario.chapters]
    for module in MODULES.values():
        names += module.chapters
        for ways in module.relatives.values():
            names += [name for way in ways.values() for name in way.values() if name]
    names += PAIRINGS.values()
    return [BY_NAME[name]({}) for name in dict.fromkeys(names)]


def rows_of(page: str, heading: str) -> list[list[str]]:
    """The cells of the tables under a heading, without the first row of each."""
    text = (ROOT / page).read_text(encoding="utf-8")
    start = text.index(f"\n## {heading}\n")
    end = text.find("\n## ", start + 4)
    lines = text[start : end if end > 0 else None].splitlines()
    rows = []
    for above, line in pairwise(lines):
        if line.startswith("| ") and above.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return [row for row in rows if not set(row[0]) <= set("- ")]


def test_the_notation_lists_every_action() -> None:
    listed = [row[0].strip("` ") for row in rows_of("docs/notation.md", "Actions")]
    wanted = {in_brackets(words) for chapter in all_chapters() for words in chapter.verbs().values()}
    assert sorted(listed) == sorted(wanted)


def in_brackets(template: str) -> str:
    """The words of a verb as the page has them."""
    return OPERAND.sub(r"<\1>", template)


def test_the_examples_of_the_notation_are_actions() -> None:
    """Each example is read as the action it stands beside."""
    specs = [
        "isle:base+two_players;2",
        "isle:new_shores+two_players;2",
        *[f"isle:{name};{s.seats[-1]}" for name, s in SCENARIOS.items()],
        *[f"isle:{name}+cities_knights;{s.seats[-1]}" for name, s in SCENARIOS.items()],
    ]
    games = [new_game(spec) for spec in specs]
    for words, example, *_ in rows_of("docs/notation.md", "Actions"):
        game = next(
            g for g in games if words.strip("` ") in [in_brackets(w) for w in g.book.templates.values()]
        )
        template = game.book.template(game.parse(example.strip("` ")))
        assert in_brackets(template or "") == words.strip("` ")


def test_the_notation_lists_every_option() -> None:
    """By name, values and default, as the chapters declare them."""
    wanted = {
        (f"`{option.name}`", option.choices, option.default)
        for scenario in SCENARIOS
        for modules in ([], *([name] for name in MODULES))
        for option in options_of(scenario, modules)
    }
    listed = [tuple(row[:3]) for row in rows_of("docs/notation.md", "Options")]
    assert listed == sorted(wanted)


def test_the_notation_lists_every_scenario_and_module() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    assert [name for name in [*SCENARIOS, *MODULES] if f"| `{name}` |" not in text] == []


def test_the_notation_lists_the_number_of_every_chapter() -> None:
    cells = [cell for row in rows_of("docs/notation.md", "Packed numbers") for cell in row]
    listed = {name: int(number) for name, number in pairwise(cells) if number.isdigit()}
    assert listed == {chapter.name: chapter.number for chapter in all_chapters()}


def test_the_readme_lists_every_command() -> None:
    listed = [row[0].strip("` ") for row in rows_of("README.md", "Commands")]
    assert [words.split()[1] for words in listed if words.startswith("longroad")] == list(COMMANDS)


def test_the_phrasebook_page_is_up_to_date() -> None:
    page = (ROOT / "docs/phrasebook.md").read_text(encoding="utf-8")
    assert page == phrasebook.page(), "run: python tools/phrasebook.py"


def test_the_rules_on_the_pages_of_chapters_are_up_to_date() -> None:
    for path in chapter_rules.pages():
        text = path.read_text(encoding="utf-8")
        assert text == chapter_rules.filled(text), f"{path.name}: run: python tools/chapter_rules.py"


HEADINGS = ["What it adds", "Pieces", "Rules", "How to play it here", "Combines with", "Rulings", "History"]


def test_every_chapter_has_a_page_with_the_same_headings() -> None:
    pages = {path.stem: path.read_text(encoding="utf-8") for path in chapter_rules.pages()}
    assert set(pages) == {chapter.name.replace(" ", "-") for chapter in all_chapters()}
    for name, text in pages.items():
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == HEADINGS, name


@pytest.mark.parametrize("book", ["BASE", "SEA"])
def test_every_rule_of_a_book_is_on_the_page_of_a_chapter(book: str) -> None:
    told = {
        id for path in chapter_rules.pages() for id in chapter_rules.wanted(path.read_text(encoding="utf-8"))
    }
    assert [rule.id for rule in rules_of(book) if rule.id not in told] == []


def test_the_specs_in_the_pages_exist() -> None:
    """Also in prose and tables; those of chapters still to come stand in the roadmap alone."""
    spec = re.compile(r"\bisle:\w+(?:\+\w+)*;\d(?:;\w+=\w+)*")
    for page in OURS:
        if page != "docs/roadmap.md":
            for found in spec.findall(prose(page)):
                Spec.parse(found)


# What has no place in the project

HOSTS = ["py" + "pi", "python" + "hosted", "npm" + "js", "ana" + "conda"]
FOLDERS = "|".join(["wo" + "rk", "t" + "mp", "ho" + "me", "ro" + "ot", "Us" + "ers", "m" + "nt"])


def test_no_file_names_a_folder_of_one_machine_or_a_package_host() -> None:
    folder = re.compile(rf"(?<![\w.~<-])/(?:{FOLDERS})/")
    found = []
    for path in project_files():
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{name_of(path)}: {host}" for host in HOSTS if host in text.lower()]
        found += [f"{name_of(path)}: {words}" for words in folder.findall(text)]
    assert found == []


# The rulings


def test_rulings_are_numbered_without_a_gap_and_bear_their_numbers() -> None:
    found = sorted((ROOT / "rulings").glob("0*.md"))
    assert [int(path.name[:4]) for path in found] == list(range(1, len(found) + 1))
    for path in found:
        assert path.read_text().startswith(f"{int(path.name[:4])}. "), path.name

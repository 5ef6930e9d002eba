"""The rule catalogue is whole, its copies agree, and a rule counts as proved only when it is."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.cli.rules import rules as rules_command
from longroad.rulebook import BOOKS, catalogue, find, in_short, parse, read_folder, to_json
from longroad.rulebook.proof import NOT_RUN, Run, Trial, merge, proved, read, tally, worse, write
from tests.proofs import rule

ROOT = Path(__file__).parent.parent
BRITISH = re.compile(
    r"harbour|colour|neighbour|favour|honour|armour|labour|behaviour|rumour|centre|theatre|metre\b|grey|plough"
    r"|defence|offence|licence|(?<!c)travell|cancell|labell|levell|jewell|judgement|cheque|mould|fulfil\b|skilful"
    r"|programme\b|localis|summaris|organis|recognis|realis|minimis|maximis|analyse|dialogue|whilst|amongst",
    re.IGNORECASE,
)


# The catalogue


def test_the_catalogue_has_930_rules() -> None:
    books = Counter(rule.book for rule in catalogue().values())
    assert books == {"BASE": 86, "SEA": 95, "CK": 108, "TB": 315, "RIV": 326}
    assert len(catalogue()) == 930


def test_no_id_is_used_twice() -> None:
    ids = Counter(rule.id for rule in read_folder(ROOT / "rules"))
    assert [id for id, times in ids.items() if times > 1] == []


def test_the_packaged_copy_is_the_catalogue() -> None:
    packaged = (ROOT / "src/longroad/data/rules.json").read_text(encoding="utf-8")
    assert packaged == to_json(read_folder(ROOT / "rules")), "run: python -m longroad.rulebook"


def test_every_entry_says_something_under_a_heading() -> None:
    assert [rule.id for rule in catalogue().values() if not (rule.text and rule.heading)] == []


def test_every_rule_an_entry_refers_to_exists() -> None:
    reference = re.compile(r"\b(?:BASE|SEA|CK|TB-[0-9A-Z]{2}|RIV)-\d+[a-z]?\b|\bRIV-C-[a-z_0-9]+(?:\.\d)?")
    broken = {
        (rule.id, named)
        for rule in catalogue().values()
        for named in reference.findall(rule.text)
        if named not in catalogue()
    }
    assert broken == set()


def test_every_rule_the_code_cites_exists() -> None:
    citation = re.compile(r"\b(?:BASE|SEA|CK|TB-[0-9A-Z]{2})-\d+\b")
    broken = {
        (path.name, cited)
        for path in (ROOT / "src").rglob("*.py")
        for cited in citation.findall(path.read_text(encoding="utf-8"))
        if cited not in catalogue()
    }
    assert broken == set()


@pytest.mark.parametrize("page", sorted((ROOT / "rules").glob("*.md")), ids=lambda page: page.name)
def test_the_catalogue_is_spelled_the_american_way(page: Path) -> None:
    assert BRITISH.findall(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("page", sorted((ROOT / "rules").glob("*.md")), ids=lambda page: page.name)
def test_the_catalogue_points_at_nothing_outside_the_project(page: Path) -> None:
    assert re.findall(r"\.\./|https?://|\w+\.json|\w+\.txt", page.read_text(encoding="utf-8")) == []


def test_an_entry_knows_its_heading_and_whether_it_is_a_ruling() -> None:
    page = (
        "# SEA — Seafarers\n\n## Ships\n- **SEA-001** *(a)* One.\n### More\n- **SEA-001a** ⚖ ruling: two.\n"
    )
    plain, ruling = parse(page, "SEA")
    assert (plain.id, plain.book, plain.heading, plain.text) == ("SEA-001", "SEA", "Ships", "*(a)* One.")
    assert (ruling.id, ruling.heading) == ("SEA-001a", "Ships – More")
    assert ruling.is_ruling and not plain.is_ruling


@pytest.mark.parametrize("line", ["- **CK-001** Of another book.", "- **SEA-1 Unclosed.", "- **SEA-001**"])
def test_a_broken_entry_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(ValueError, match=r"seafarers\.md, line 2"):
        parse(f"# SEA\n{line}", "SEA")


def test_a_rule_is_found_whatever_the_case() -> None:
    assert find("riv-c-Abbey.1") is catalogue()["RIV-C-abbey.1"]
    assert find("BASE-999") is None


def test_missing_rules_are_written_in_short() -> None:
    ids = ["BASE-012", "BASE-042", "BASE-043", "BASE-044", "BASE-058", "BASE-059"]
    assert in_short(ids, "BASE") == "BASE-012, 042…044, 058, 059"
    assert in_short(["TB-FR-10", "TB-EV-01", "TB-EV-02"], "TB") == "TB-FR-10…TB-EV-02"
    assert in_short(["CK-089", "CK-089a"], "CK") == "CK-089, CK-089a"
    assert in_short([], "CK") == ""


# Proofs


def passed(*ids: str) -> Trial:
    return Trial(ids, "passed")


def test_a_rule_is_proved_when_every_test_that_names_it_passed() -> None:
    assert proved({"a": passed("BASE-040", "BASE-041"), "b": passed("BASE-040")}) == {"BASE-040", "BASE-041"}


@pytest.mark.parametrize("outcome", ["failed", "skipped", "xfailed", "xpassed", NOT_RUN])
def test_a_rule_is_not_proved_when_one_of_its_tests_did_not_pass(outcome: str) -> None:
    trials = {"a": passed("BASE-040", "BASE-041"), "b": Trial(("BASE-040",), outcome)}
    assert proved(trials) == {"BASE-041"}


def test_the_worst_report_on_a_test_counts() -> None:
    assert worse("passed", "failed") == worse("failed", "skipped") == "failed"


def test_a_book_counts_its_proved_and_missing_rules() -> None:
    count = tally({"a": passed("BASE-040")})["BASE"]
    assert (count.total, count.proved, len(count.missing)) == (86, 1, 85)
    assert "BASE-040" not in count.missing


@pytest.fixture
def two_files(tmp_path: Path) -> Path:
    for name in ("a.py", "b.py"):
        (tmp_path / name).touch()
    return tmp_path


def test_a_full_run_forgets_all_earlier_results(two_files: Path) -> None:
    old = {"a.py::old": passed("BASE-001"), "b.py::old": passed("BASE-002")}
    run = Run({"a.py::new": ("BASE-003",)}, {"a.py::new": "passed"}, full=True)
    assert merge(old, run, two_files) == {"a.py::new": passed("BASE-003")}


def test_a_partial_run_speaks_only_for_the_tests_it_ran(two_files: Path) -> None:
    old = {
        "a.py::one": passed("BASE-001"),
        "a.py::two": passed("BASE-002"),
        "b.py::three": passed("BASE-003"),
    }
    run = Run({"a.py::one": ("BASE-001",)}, {"a.py::one": "failed"})
    assert merge(old, run, two_files) == {**old, "a.py::one": Trial(("BASE-001",), "failed")}


def test_a_partial_run_drops_tests_that_no_longer_exist(two_files: Path) -> None:
    old = {
        "a.py::gone": passed("BASE-001"),
        "lost.py::gone": passed("BASE-002"),
        "b.py::kept": passed("BASE-003"),
    }
    run = Run({"a.py::one": ("BASE-004",)}, {"a.py::one": "passed"}, whole_files={"a.py"})
    assert set(merge(old, run, two_files)) == {"a.py::one", "b.py::kept"}


def test_a_test_that_was_left_out_keeps_its_result_or_counts_as_not_run(two_files: Path) -> None:
    old = {"a.py::one": passed("BASE-001")}
    run = Run({"a.py::one": ("BASE-001", "BASE-002"), "a.py::two": ("BASE-002",)}, {})
    new = merge(old, run, two_files)
    assert new["a.py::one"] == passed("BASE-001", "BASE-002")
    assert new["a.py::two"].outcome == NOT_RUN


def test_a_test_that_names_no_rule_any_more_is_dropped(two_files: Path) -> None:
    assert merge({"a.py::one": passed("BASE-001")}, Run({"a.py::one": ()}, {}), two_files) == {}


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    trials = {"a.py::one[ä]": passed("BASE-001"), "b.py::two": Trial(("CK-001", "CK-002"), "failed")}
    write(tmp_path / "build" / "rules.json", trials)
    assert read(tmp_path / "build" / "rules.json") == trials


# The plugin, in a project of its own

CONFTEST = "from tests.proofs import watch as pytest_configure\n"
SMALL = """
import pytest
from tests.proofs import rule

@rule("BASE-040", "BASE-041")
def test_passes(): pass

@rule("BASE-041")
def test_fails(): assert False

@rule("BASE-042")
@pytest.mark.skip
def test_is_skipped(): pass

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("SEA-002"))])
@rule("SEA-001")
def test_cases(n): pass

def test_proves_nothing(): pass
"""


def pytest_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT), *sys.path])
    plugins = ["-p", "xdist"] if "-n" in arguments else []
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *plugins, *arguments]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    clean["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # hypothesis alone takes half a second
    return subprocess.run(
        command, cwd=folder, env={**clean, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one file of proofs."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "longroad"\n[tool.pytest.ini_options]\n')
    (tmp_path / "tests/rules").mkdir(parents=True)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "tests/rules/test_small.py").write_text(SMALL)
    return tmp_path


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "two workers"])
def test_a_run_records_and_sums_up_what_its_tests_prove(project: Path, workers: list[str]) -> None:
    run = pytest_in(project, "tests/rules", *workers)
    assert proved(read(project / "build/rules.json")) == {"BASE-040", "SEA-001", "SEA-002"}
    assert "BASE   1 of  86 proved" in run.stdout
    assert "without a passing test: BASE-001" in run.stdout
    assert "SEA    2 of  95 proved" in run.stdout
    assert "CK     0 of 108 proved" in run.stdout
    assert "without a passing test: CK" not in run.stdout


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "two workers"])
def test_a_partial_run_keeps_the_rest_of_the_record(project: Path, workers: list[str]) -> None:
    pytest_in(project, "tests/rules")
    proofs = project / "tests/rules/test_small.py"
    proofs.write_text(SMALL.replace("assert False", "pass").replace("test_passes", "test_renamed"))
    pytest_in(project, "tests/rules", "-k", "test_fails", *workers)
    names = {test.split("::")[1]: trial.outcome for test, trial in read(project / "build/rules.json").items()}
    assert names == {
        "test_renamed": NOT_RUN,
        "test_fails": "passed",
        "test_is_skipped": "skipped",
        "test_cases[1]": "passed",
        "test_cases[2]": "passed",
    }


def test_a_run_of_one_test_keeps_the_rest_of_its_file(project: Path) -> None:
    pytest_in(project, "tests/rules")
    before = read(project / "build/rules.json")
    pytest_in(project, "tests/rules/test_small.py::test_passes")
    assert read(project / "build/rules.json") == before


def test_a_full_run_replaces_the_record(project: Path) -> None:
    write(project / "build/rules.json", {"conftest.py::test_elsewhere": passed("BASE-001")})
    pytest_in(project)
    assert proved(read(project / "build/rules.json")) == {"BASE-040", "SEA-001", "SEA-002"}


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "two workers"])
def test_an_unknown_rule_stops_the_collection(project: Path, workers: list[str]) -> None:
    (project / "tests/rules/test_small.py").write_text(SMALL.replace("BASE-042", "BASE-999"))
    run = pytest_in(project, "tests/rules", *workers)
    assert run.returncode != 0
    assert "BASE-999 is no rule of the catalogue in rules/." in run.stdout
    assert "Traceback" not in run.stdout


def test_an_unknown_rule_in_a_bare_mark_stops_the_collection_too(project: Path) -> None:
    bare = "import pytest\n@pytest.mark.rule('BASE-999')\ndef test_bare(): pass\n"
    (project / "tests/rules/test_bare.py").write_text(bare)
    run = pytest_in(project, "tests/rules")
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "BASE-999 is no rule of the catalogue in rules/." in run.stderr


def test_a_decorator_without_a_rule_is_refused() -> None:
    with pytest.raises(pytest.Collector.CollectError, match="names no rule"):
        rule()


# The command


def longroad_rules(folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Result:
    monkeypatch.chdir(folder)
    return CliRunner().invoke(rules_command, arguments)


def test_the_command_gives_numbers_for_scripts(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(project / "build/rules.json", {"a.py::one": passed("BASE-040")})
    result = longroad_rules(project / "tests", monkeypatch, "--json")
    books = json.loads(result.stdout)
    assert list(books) == list(BOOKS)
    assert (books["BASE"]["total"], books["BASE"]["proved"], len(books["BASE"]["missing"])) == (86, 1, 85)


def test_the_command_shows_what_is_not_proved(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(project / "build/rules.json", {"a.py::one": passed("BASE-001")})
    result = longroad_rules(project, monkeypatch, "--book", "base")
    assert "BASE-002" in result.stdout
    assert "Seafarers" not in result.stdout


def test_the_command_shows_a_rule_and_the_tests_that_prove_it(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(project / "build/rules.json", {"a.py::one": passed("BASE-041"), "b.py::two": passed("BASE-042")})
    result = longroad_rules(project, monkeypatch, "base-041")
    assert "The hex with the robber produces nothing." in result.stdout
    assert "a.py::one" in result.stdout
    assert "b.py::two" not in result.stdout


def test_the_command_works_without_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = longroad_rules(tmp_path, monkeypatch, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["RIV"]["proved"] == 0
    assert "make rules" in result.stderr


def test_the_command_refuses_a_rule_nobody_knows(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = longroad_rules(project, monkeypatch, "BASE-999")
    assert result.exit_code == 1
    assert "no rule BASE-999" in result.stderr


@pytest.mark.parametrize("content", ["{", "[]", '{"format": 0, "tests": {}}', '{"format": 1}'])
def test_the_command_refuses_results_it_cannot_read(
    project: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    (project / "build").mkdir()
    (project / "build/rules.json").write_text(content)
    result = longroad_rules(project, monkeypatch)
    assert result.exit_code == 1
    assert "can't be read" in result.stderr


def test_the_command_refuses_results_that_name_an_unknown_rule(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(project / "build/rules.json", {"a.py::one": passed("BASE-999")})
    result = longroad_rules(project, monkeypatch, "--json")
    assert result.exit_code == 1
    assert "BASE-999" in result.stderr

"""`@rule("BASE-040")` says which rules a test proves; the recorder here adds up what the tests said."""

import os
import textwrap
from pathlib import Path
from typing import Any

import pytest

from longroad.rulebook import catalogue, in_short
from longroad.rulebook.proof import RESULTS, Run, Trial, merge, read, tally, worse, write

PROOFS = Path("tests", "rules")
QUICK = bool(os.environ.get("LONGROAD_QUICK"))  # some tests of a change (tools/quick.py) prove nothing


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test, or one case of it, as a proof of these rules."""
    refuse_unknown(ids)
    return pytest.mark.rule(*ids)


def refuse_unknown(ids: tuple[str, ...]) -> None:
    if not ids:
        raise pytest.Collector.CollectError("@rule names no rule: write @rule('BASE-040').")
    unknown = [id for id in ids if id not in catalogue()]
    if unknown:
        is_no_rule = "is no rule" if len(unknown) == 1 else "are no rules"
        raise pytest.Collector.CollectError(f"{', '.join(unknown)} {is_no_rule} of the catalogue in rules/.")


def rules_named_by(item: pytest.Item) -> tuple[str, ...]:
    ids: dict[str, None] = {}
    for mark in item.iter_markers("rule"):
        refuse_unknown(mark.args)
        ids.update(dict.fromkeys(mark.args))
    return tuple(sorted(ids))


def watch(config: pytest.Config) -> None:
    """Makes a test run record its proofs; conftest.py calls it."""
    config.addinivalue_line("markers", "rule(*ids): the test proves these rules of the catalogue")
    config.pluginmanager.register(Recorder(config), "longroad-proofs")


def add_option(parser: pytest.Parser) -> None:
    """pytest --proving=BASE-040,BASE-041; conftest.py calls it."""
    parser.addoption("--proving", default="", metavar="IDS", help="only tests that name one of these rules")


class Recorder:
    """Notes which tests name which rules and how they ended. With pytest-xdist the controller adds up."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.collected: dict[str, tuple[str, ...]] = {}
        self.outcomes: dict[str, str] = {}
        self.trials: dict[str, Trial] = {}

    @pytest.hookimpl(tryfirst=True)  # before -k and the like take tests away
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        try:
            self.collected = {item.nodeid: rules_named_by(item) for item in items}
        except pytest.Collector.CollectError as reason:
            raise pytest.UsageError(str(reason)) from None
        wanted = set(filter(None, self.config.getoption("proving", "").split(",")))
        if wanted:
            others = [item for item in items if not wanted & set(self.collected[item.nodeid])]
            items[:] = [item for item in items if item not in others]
            self.config.hook.pytest_deselected(items=others)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        outcome: str = report.outcome
        if hasattr(report, "wasxfail"):
            outcome = "xpassed" if report.passed else "xfailed"
        self.outcomes[report.nodeid] = worse(outcome, self.outcomes.get(report.nodeid, "passed"))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker of pytest-xdist is done: what it collected comes to the controller."""
        output = getattr(node, "workeroutput", {})
        self.collected.update({test: tuple(rules) for test, rules in output.get("rules", {}).items()})

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["rules"] = self.collected
        elif not self.config.option.collectonly and not QUICK:
            self.record(exitstatus)

    def record(self, exitstatus: int) -> None:
        root = self.config.rootpath
        old = read(root / RESULTS)
        run = Run(self.collected, self.outcomes, self.whole_files(), self.is_full(exitstatus))
        self.trials = merge(old, run, root)
        if self.trials != old:
            write(root / RESULTS, self.trials)

    def whole_files(self) -> set[str]:
        if self.config.getoption("lf", False):
            return set()
        root = self.config.rootpath
        named = {path for path, part in self.asked_for() if part}
        files = {test.split("::")[0] for test in self.collected}
        return {file for file in files if root / file not in named}

    def is_full(self, exitstatus: int) -> bool:
        """All proofs were asked for, found and run."""
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return False
        if any(self.config.getoption(name, None) for name in ("lf", "ignore", "ignore_glob")):
            return False
        proofs = self.config.rootpath / PROOFS
        asked = any(
            not part and (path == proofs or path in proofs.parents) for path, part in self.asked_for()
        )
        return asked and all(test in self.outcomes for test, rules in self.collected.items() if rules)

    def asked_for(self) -> list[tuple[Path, str]]:
        """The paths on the command line, each with the part of the file it names, if any."""
        start = self.config.invocation_params.dir
        split = [argument.partition("::") for argument in self.config.args]
        return [((start / path).resolve(), part) for path, _, part in split]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if any(self.collected.values()) and not self.config.option.collectonly and not QUICK:
            terminalreporter.section("rules")
            for line in summary(self.trials):
                terminalreporter.line(line)


def summary(trials: dict[str, Trial]) -> list[str]:
    """A line for each book, and the rules still open in the books that have begun."""
    lines = []
    for book, count in tally(trials).items():
        lines.append(f"{book:4} {count.proved:3} of {count.total:3} proved")
        if count.proved and count.missing:
            open_rules = f"without a passing test: {in_short(count.missing, book)}"
            indent = " " * 5
            lines += textwrap.wrap(open_rules, 100, initial_indent=indent, subsequent_indent=indent)
    return lines

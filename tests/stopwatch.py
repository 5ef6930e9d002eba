"""Adds up what the tests of each folder take of a processor, for tools/budgets.py."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.effort import TIER
from tools.budgets import note, worked

COLLECTING = "collecting"


def measure(config: pytest.Config) -> None:
    """Makes a run of all tests note its seconds; conftest.py calls it."""
    config.pluginmanager.register(Stopwatch(config), "longroad-stopwatch")


def folder_of(test: str) -> str:
    """rules of tests/rules/test_end.py::test_a; what lies in no folder counts together."""
    path = Path(test.split("::")[0])
    return path.parts[1] if len(path.parts) > 2 else "tests"


class Stopwatch:
    """With pytest-xdist every worker measures, and the controller adds up."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_collection_finish(self) -> None:
        """From the start of the process."""
        self.seconds[COLLECTING] = worked()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        begun = worked()
        try:
            return (yield)
        finally:
            self.seconds[folder_of(item.nodeid)] += worked() - begun

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        for folder, seconds in getattr(node, "workeroutput", {}).get("seconds", {}).items():
            self.seconds[folder] += seconds

    def pytest_sessionfinish(self) -> None:
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["seconds"] = dict(self.seconds)
        elif self.is_whole():
            engine = "interpreted" if os.environ.get("LONGROAD_ENGINE") == "python" else "compiled"
            note(engine, dict(self.seconds))

    def is_whole(self) -> bool:
        """All that `make test` runs was asked for."""
        option = self.config.option
        asked_for_all = self.config.args_source == pytest.Config.ArgsSource.TESTPATHS
        return TIER == "short" and asked_for_all and not (option.collectonly or option.keyword)

"""What every test may use, and the record of the rules they prove."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))  # so that `from proofs import rule` works too

from tests.effort import leave_out
from tests.proofs import add_option, watch
from tests.stopwatch import measure

if TYPE_CHECKING:
    from tests.server.serving import Serving

# The same examples on every machine, however slow: a failure here is a failure everywhere.
settings.register_profile("longroad", deadline=None, derandomize=True)
settings.load_profile("longroad")


def pytest_addoption(parser: pytest.Parser) -> None:
    add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    watch(config)
    measure(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out(config, items)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all who only talk to it, each at tables of their own; whoever stops one starts another."""
    from tests.server.serving import serving

    with serving(tmp_path_factory.mktemp("games")) as running:
        yield running

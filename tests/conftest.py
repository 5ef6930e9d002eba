"""What every test may use, and the record of the rules they prove."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # so that `from proofs import rule` works too

from tests.proofs import watch


def pytest_configure(config: pytest.Config) -> None:
    watch(config)

"""How much is tried: a little with every change, more with every commit, most now and then.

`make test` proves every rule and feature once (short). `make test-long` tries what is only more of the same:
the tests marked `long`, which `make test` leaves out, and those marked `more`, with more games or examples.
`make test-all` runs everything with amounts for an hour (full).
"""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

T = TypeVar("T")

TIERS = ("short", "long", "full")
TIER = os.environ.get("LONGROAD_SOAK") or "short"
assert TIER in TIERS, f"LONGROAD_SOAK is one of {', '.join(TIERS)}, not {TIER}."

# Left out by `make test`.
long = pytest.mark.long
# In `make test` with little, in `make test-long` once more with what `amount` says for it.
more = pytest.mark.more


def amount(short: T, long: T, full: T) -> T:
    """How many games, examples and so on; a test for which the first two differ is marked `more`."""
    return (short, long, full)[TIERS.index(TIER)]


# What is quickly tried grows only in the longest run, so many times.
SOAK = amount(1, 1, 6)


def in_both_builds(often: bool = True) -> list[pytest.MarkDecorator]:
    """Marks for a case of both builds: always so, or interpreted only in the longer runs."""
    if often:
        return [pytest.mark.both_builds]
    return [] if TIER == "short" else [pytest.mark.both_builds, more]


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keeps the tests of this tier; conftest.py calls it."""
    if TIER != "short":
        return
    left = [item for item in items if item.get_closest_marker("long")]
    proofs = [item.nodeid for item in left if item.get_closest_marker("rule")]
    if proofs:
        raise pytest.UsageError(f"Rules are proved by `make test`, not only by the longer runs: {proofs}")
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("long")]

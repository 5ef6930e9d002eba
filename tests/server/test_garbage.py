"""Garbage is found, and what is none is left alone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from longroad.server import garbage


class Knot:
    """Something that only a search for garbage can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.callbacks.remove(garbage.leave_alone)
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_has_outlived_a_look_is_not_looked_at_again() -> None:
    garbage.begin()
    young = [[] for _ in range(2 * garbage.YOUNG)]  # type: ignore[var-annotated]
    assert gc.get_freeze_count() > garbage.YOUNG
    assert gc.get_count()[0] <= garbage.YOUNG and not any(young)


def test_new_garbage_is_found_soon() -> None:
    garbage.begin()
    gone = weakref.ref(Knot())
    keep = [[] for _ in range(2 * garbage.YOUNG)]  # type: ignore[var-annotated]
    assert gone() is None and len(keep) == 2 * garbage.YOUNG


def test_a_thorough_look_finds_what_was_left_alone() -> None:
    garbage.begin()
    knot = Knot()
    gone = weakref.ref(knot)
    gc.collect()
    del knot
    gc.collect()
    assert gone() is not None, "it was left alone"
    garbage.look_thoroughly()
    assert gone() is None

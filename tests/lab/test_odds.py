"""Wilson's interval against values worked out elsewhere."""

from __future__ import annotations

import pytest

from longroad.lab.odds import wilson


@pytest.mark.parametrize(
    "hits, trials, low, high",
    [
        # Newcombe 1998, Statistics in Medicine 17, table I, method 3; the last is the mirror of 0 of 29.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_the_interval_is_wilsons(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_tried_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_hits_than_trials_are_refused() -> None:
    with pytest.raises(ValueError, match="more hits than trials"):
        wilson(3, 2)

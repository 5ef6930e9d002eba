"""How sure a share is that was found by counting."""

from __future__ import annotations

from math import sqrt

NINETY_FIVE = 1.959963984540054  # standard deviations on either side that hold 95 % of a normal distribution


def wilson(hits: int, trials: int, z: float = NINETY_FIVE) -> tuple[float, float]:
    """Wilson's interval for a share: honest also near 0 and 1, where the simple formula fails.

    >>> low, high = wilson(95, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.888 0.978'
    """
    if not 0 <= hits <= trials:
        raise ValueError("there can't be more hits than trials")
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    spread = z * z / trials
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    low = (middle - half) / (1 + spread)
    high = (middle + half) / (1 + spread)
    return (0.0 if hits == 0 else low), (1.0 if hits == trials else high)

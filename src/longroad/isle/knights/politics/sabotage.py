"""Sabotage: who isn't behind discards half a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from longroad.core.packed import Seat
from longroad.isle.knights.rivals import ahead_of, with_cards
from longroad.isle.sevens import DISCARD

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def sabotaged(s: IsleState, p: Seat) -> i64:
    """CK-122: the opponents with as many or more points whose hand has a half, one bit each."""
    return with_cards(s, ahead_of(s, p, 0), 2)


def sabotage(s: IsleState, p: Seat) -> None:
    """CK-122: half, rounded down, as on a 7."""
    s.then(DISCARD.begin(s, p, sabotaged(s, p)))

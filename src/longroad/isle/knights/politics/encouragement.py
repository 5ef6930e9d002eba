"""Encouragement: all one's knights are activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longroad.core.packed import Seat
from longroad.isle.knights.knights import activate, company, corner_of, is_active, master_of

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def can_encourage(s: IsleState, p: Seat) -> bool:
    """Whether p has a knight to activate."""
    for knight in company(s).men:
        if master_of(knight) == p and not is_active(knight):
            return True
    return False


def encourage(s: IsleState, p: Seat) -> None:
    """CK-119: all knights of p, of whatever rank, and for nothing."""
    for knight in company(s).men:
        if master_of(knight) == p and not is_active(knight):
            activate(s, p, corner_of(knight))

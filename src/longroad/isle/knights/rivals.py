"""Whom a card can be played against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from longroad.core.edge import Reason
from longroad.core.menu import Menu
from longroad.core.packed import Action, Seat, has
from longroad.isle.knights.progress import refuses_card

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def ahead_of(s: IsleState, p: Seat, lead: i64) -> i64:
    """Every opponent with at least so many more points than p that everybody sees, one bit each."""
    enough = s.rules.public_points(s, p) + lead
    found: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p and s.rules.public_points(s, q) >= enough:
            found |= 1 << q
    return found


def with_cards(s: IsleState, seats: i64, least: i64) -> i64:
    """Those of a set of seats that hold so many resource and commodity cards."""
    found: i64 = 0
    q: Seat
    for q in range(s.seats):
        if has(seats, q) and s.hands.held[q] >= least:
            found |= 1 << q
    return found


def opponents(s: IsleState, p: Seat) -> i64:
    """Everybody but p, one bit each."""
    return ((1 << s.seats) - 1) & ~(1 << p)


def offer_seats(s: IsleState, seats: i64, play: Action, menu: Menu) -> None:
    """A card is played against one of a set of seats."""
    q: Seat
    for q in range(s.seats):
        if has(seats, q):
            menu.add(play | q)


def refuses_opponent(s: IsleState, p: Seat, face: i64, q: i64, seats: i64) -> Reason | None:
    """Why p can't play a card against q, which could be played against these."""
    reason = refuses_card(s, p, face)
    if reason is not None and reason.code == "card-has-no-use" and seats != 0 and q < s.seats:
        return Reason("not-against", {"opponent": s.book.names[q]})
    return reason

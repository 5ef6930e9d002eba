"""Cities & Knights: progress cards in hand, and those that are drawn."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.weights import Weights
from longroad.core.words import Seat
from longroad.isle.knights.improvements import TRACKS
from longroad.isle.knights.merchant import stall
from longroad.isle.knights.progress import FACES, MOST, PROGRESS, ROOM, is_point, progress, track_of
from longroad.isle.table import Table


def statecraft(s: Table, p: Seat, w: Weights) -> i64:
    """The progress cards p holds; and the merchant, who will not stay."""
    if s.book.slot_of[PROGRESS] < 0:
        return 0
    v = progress(s)
    value: i64 = 0
    face: i64
    if v.held[p] > 0:
        for face in range(FACES):
            value += v.hand[p * ROOM + face] * w.progress[face]
        if v.held[p] >= MOST:
            value -= w.full_hand * (v.held[p] - MOST + 1)  # the next card is lost
    if stall(s).holder == p:
        value -= w.merchant_leaves
    return value


def drawn_progress(s: Table, p: Seat, track: i64, w: Weights) -> i64:
    """What the next card of a deck is worth on average, by what has not been seen yet."""
    v = progress(s)
    total: i64 = 0
    worth: i64 = 0
    face: i64
    if v.undrawn[track] == 0:
        return w.drawn if v.deck_size(track) > 0 else 0
    for face in range(FACES):
        if track_of(face) == track:
            total += v.deck[face]
            worth += v.deck[face] * (w.point if is_point(face) else w.progress[face])
    return worth // total if total > 0 else 0


def best_deck(s: Table, p: Seat, w: Weights) -> i64:
    """What a card of the best deck is worth."""
    best: i64 = 0
    track: i64
    for track in range(TRACKS):
        best = max(best, drawn_progress(s, p, track, w))
    return best

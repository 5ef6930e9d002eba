"""Progress cards: those in hand, and those that are drawn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import Appraiser
from longroad.bots.weights import Weights
from longroad.core.packed import Frame, Seat, seat, x
from longroad.isle.knights.improvements import TRACKS
from longroad.isle.knights.progress import FACES, MOST, PROGRESS, ROOM, TOP_CARD, is_point, progress, track_of
from longroad.isle.state import IsleState

FULL_HAND: Final = 120  # with four cards in hand the next one is lost


@final
class ProgressCards(Appraiser):
    number: ClassVar[int] = PROGRESS

    def worth(self, s: IsleState) -> i64:
        p = self.o.p
        v = progress(s)
        value: i64 = 0
        face: i64
        if v.held[p] > 0:
            for face in range(FACES):
                value += v.hand[p * ROOM + face] * self.w.progress[face]
            if v.held[p] >= MOST:
                value -= FULL_HAND * (v.held[p] - MOST + 1)  # the next card is lost
        return value

    def drawn(self, s: IsleState, p: Seat) -> i64:
        """A card of the best deck."""
        best: i64 = 0
        track: i64
        for track in range(TRACKS):
            best = max(best, drawn_progress(s, track, self.w))
        return best

    def pending(self, s: IsleState, f: Frame) -> i64:
        if f >> 40 != TOP_CARD.number or seat(f) != self.o.p:
            return 0
        return drawn_progress(s, x(f), self.w)


def drawn_progress(s: IsleState, track: i64, w: Weights) -> i64:
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

"""Espionage: a look at an opponent's progress cards, and one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Decision
from longroad.core.menu import Menu
from longroad.core.packed import Action, Frame, Seat, x
from longroad.isle.knights.politics.verbs import PLAY_ESPIONAGE, POLITICS_CARDS, STEAL_PROGRESS
from longroad.isle.knights.progress import FACE_NAMES, FACES, LIMIT, ROOM, pass_on, progress, track_of

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def spied_on(s: IsleState, p: Seat) -> i64:
    """CK-123: the opponents who hold a progress card, one bit each."""
    found: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p and progress(s).held[q] > 0:
            found |= 1 << q
    return found


def spy(s: IsleState, p: Seat, q: Seat) -> None:
    """CK-123: p, and nobody else, looks at the cards of q. Victory points are not among them."""
    s.tell(PLAY_ESPIONAGE | p << 32 | q << 16)
    progress(s).show(s, q, p)
    s.then(CHOOSE_SECRET.on(p, q), LIMIT.on(p))


class ChooseSecret(Decision["IsleState"]):
    """CK-024, CK-123: one card of seat x; which, only the two of them know. It may be played at once."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        hand = progress(s).hand
        face: i64
        for face in range(FACES):
            if hand[x(f) * ROOM + face] > 0:
                menu.add(STEAL_PROGRESS | face)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        pass_on(s, x(f), p, x(a))
        s.tell(STEAL_PROGRESS | p << 32 | x(f) << 16 | x(a))
        s.tell(track_of(x(a)))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"victim": s.book.names[x(f)]}
        return Prompt("option", "steal-progress", args, 1, 1, False, self.ticket(s, f), None)


def refuses_secret(s: IsleState, face: i64) -> Reason | None:
    if s.top() >> 40 != CHOOSE_SECRET.number or face >= FACES:
        return None
    return Reason("not-in-hand", {"card": FACE_NAMES[face]})


CHOOSE_SECRET: Final = ChooseSecret(POLITICS_CARDS * 32 + 5)

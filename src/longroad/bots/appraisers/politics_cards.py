"""Politics cards: what they take from others, and what the others will answer."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import UNKNOWN, Appraiser
from longroad.bots.appraisers.progress_cards import drawn_progress
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Seat, has, verb, x
from longroad.isle.knights.improvements import TRACKS
from longroad.isle.knights.knights import knight_at, rank_of
from longroad.isle.knights.politics.diplomacy import LAY_AGAIN
from longroad.isle.knights.politics.sabotage import sabotaged
from longroad.isle.knights.politics.treason import CHOOSE_TRAITOR
from longroad.isle.knights.politics.verbs import PLAY_ESPIONAGE, PLAY_SABOTAGE, PLAY_WEDDING, POLITICS_CARDS
from longroad.isle.knights.politics.wedding import BRING, GIFT, guests
from longroad.isle.knights.progress import ESPIONAGE, HIDDEN, ROOM, SABOTAGE, WEDDING, progress
from longroad.isle.state import IsleState


@final
class PoliticsCards(Appraiser):
    number: ClassVar[int] = POLITICS_CARDS

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        kept = self.w.progress
        if verb(a) == PLAY_WEDDING:
            return self.presents(s, p) - kept[WEDDING]
        if verb(a) == PLAY_SABOTAGE:
            return self.sabotage(s, p) - kept[SABOTAGE]
        return self.secret(s, x(a)) - kept[ESPIONAGE] if verb(a) == PLAY_ESPIONAGE else UNKNOWN

    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        return self.o.part_with(s, menu) if f >> 40 == BRING.number else NOTHING

    def goes_on(self, f: Frame) -> bool:
        """CK-118: a piece of one's own that is moved is worth what its best place is."""
        return f >> 40 == LAY_AGAIN.number

    def predict(self, s: IsleState, q: Seat, f: Frame) -> Action:
        """Of q's knights the weakest goes."""
        if f >> 40 != CHOOSE_TRAITOR.number:
            return NOTHING
        menu = Menu(16)
        s.offers(q, menu)
        choice = menu.items[0]
        i: i64
        for i in range(menu.size):
            if rank_of(knight_at(s, x(menu.items[i]))) < rank_of(knight_at(s, x(choice))):
                choice = menu.items[i]
        return choice

    def presents(self, s: IsleState, p: Seat) -> i64:
        """CK-120: nobody gives their best."""
        bits = guests(s, p)
        value: i64 = 0
        q: Seat
        for q in range(s.seats):
            if has(bits, q):
                value += self.o.stolen_from(s, q) * min(s.hands.held[q], GIFT) * 3 // 4
        return value

    def sabotage(self, s: IsleState, p: Seat) -> i64:
        """CK-122."""
        bits = sabotaged(s, p)
        value: i64 = 0
        q: Seat
        for q in range(s.seats):
            if has(bits, q):
                value += s.hands.held[q] // 2 * self.w.their_card * self.o.fear[q] // 100
        return value

    def secret(self, s: IsleState, q: Seat) -> i64:
        """CK-123: the best of somebody's cards, by their backs; the more there are, the better it is."""
        v = progress(s)
        value: i64 = 0
        track: i64
        for track in range(TRACKS):
            value += v.hand[q * ROOM + HIDDEN + track] * drawn_progress(s, track, self.w)
        value //= max(v.held[q], 1)
        return value * (9 + min(v.held[q], 4)) // 10 + self.w.their_card * self.o.fear[q] // 100

"""Development cards: those in hand, and the next one."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from longroad.bots.appraiser import UNKNOWN, Appraiser
from longroad.bots.outlook import others_hold
from longroad.bots.plans import DRAW as DRAW_PLAN
from longroad.bots.plans import price
from longroad.core.packed import Action, Card, Frame, Row, Seat, seat, verb, x
from longroad.isle.devcards import DRAW
from longroad.isle.development import DEVCARDS, count_played_by, development
from longroad.isle.faces import PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_PLENTY, PLAY_ROADS
from longroad.isle.hands import DEVCARD
from longroad.isle.state import IsleState

ROADS_HELD: Final = 400  # a card not played yet
PLENTY_HELD: Final = 350
MONOPOLY_HELD: Final = 400
DRAWING: Final[Row] = price(DEVCARD, DEVCARD, 0)


@final
class DevelopmentCards(Appraiser):
    number: ClassVar[int] = DEVCARDS

    def worth(self, s: IsleState) -> i64:
        """The development cards p holds; points among them are counted as points."""
        p = self.o.p
        d = development(s)
        worth: i64 = 0
        face: i64
        for face in range(d.faces):
            n = d.count(p, face)
            played = s.rules.faces[face].verb
            if played == PLAY_KNIGHT:
                k: i64
                for k in range(n):
                    worth += self.o.knight(s, p, k)
            else:
                worth += n * self.held(played)
        return worth

    def held(self, played: i64) -> i64:
        """A card not yet played, if it is no knight, by its verb."""
        if played == PLAY_ROADS:
            return ROADS_HELD
        if played == PLAY_PLENTY:
            return PLENTY_HELD
        return MONOPOLY_HELD if played == PLAY_MONOPOLY else 0

    def drawn(self, s: IsleState, p: Seat) -> i64:
        """What the next card is worth on average, by what has not been seen yet."""
        d = development(s)
        knight = self.o.knight(s, p, count_played_by(s, p, PLAY_KNIGHT))
        total: i64 = 0
        worth: i64 = 0
        face: i64
        for face in range(d.faces):
            n = d.deck[face]
            printed = s.rules.faces[face]
            total += n
            worth += n * printed.points * self.w.point
            worth += n * (knight if printed.verb == PLAY_KNIGHT else self.held(printed.verb))
        return worth // total if total > 0 else 0

    def survey(self, s: IsleState) -> None:
        if development(s).undrawn[0] > 0:
            self.o.plans.add(DRAW_PLAN, self.drawn(s, self.o.p), DRAWING)

    def pending(self, s: IsleState, f: Frame) -> i64:
        return self.drawn(s, self.o.p) if f >> 40 == DRAW.number and seat(f) == self.o.p else 0

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        return self.monopoly(s, p, x(a)) if verb(a) == PLAY_MONOPOLY else UNKNOWN

    def monopoly(self, s: IsleState, p: Seat, card: Card) -> i64:
        """All cards of a kind for the development card. How many there are, everybody can count."""
        n = others_hold(s, p, card)
        return self.o.hand_with(s, card, n, card, 0) + n * self.w.their_card - self.held(PLAY_MONOPOLY)

"""A house rule with verbs, a secret and a decision of its own: the fortune teller.

Before a roll the player on turn may whisper to the fortune teller which sum will come; nobody else hears it.
Seven brings bad luck and can't be named. If the sum comes, the player may claim a fortune later in the turn:
a card of any kind that the bank still has.
"""

from __future__ import annotations

from typing import Any, Final, cast

from longroad import texts
from longroad.core.chapter import Slice
from longroad.core.dealer import Dealer
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import verb, x
from longroad.errors import Hidden
from longroad.isle import IsleChapter, IsleState
from longroad.isle.hands import bank_left, gain
from longroad.picture import Counter, Picture

FORTUNE: Final = 201  # 200 to 255 are for house rules
FORETELL: Final = (FORTUNE * 32 + 0) << 40
CLAIM: Final = (FORTUNE * 32 + 1) << 40
PICK: Final = (FORTUNE * 32 + 2) << 40
CAME_TRUE: Final = (FORTUNE * 32 + 3) << 40  # an event only

SUMS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
SILENCE: Final = 0
UNHEARD: Final = 1  # in a view: a sum that somebody else has named


class Whisper(Slice):
    """What the player on turn has foretold, and the fortunes that may be claimed."""

    def __init__(self, seer: int, named: int, owed: int) -> None:
        self.seer = seer  # whose turn it is
        self.named = named  # a sum, SILENCE or UNHEARD
        self.owed = owed

    def copy(self) -> Whisper:
        return Whisper(self.seer, self.named, self.owed)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Whisper)
        other.seer = self.seer
        other.named = self.named
        other.owed = self.owed

    def seen_by(self, p: int) -> Whisper:
        """A whisper is between the seer and the fortune teller."""
        w = self.copy()
        if p != w.seer and w.named != SILENCE:
            w.named = UNHEARD
        return w

    def guess(self, dealer: Dealer) -> None:
        if self.named == UNHEARD:
            self.named = SUMS[dealer.below(len(SUMS))]


def whisper(s: IsleState) -> Whisper:
    return cast(Whisper, s.slice(FORTUNE))


class FortuneTeller(IsleChapter):
    """Name the next roll in secret; who is right takes a card."""

    name = "fortune teller"
    number = FORTUNE

    def kinds(self) -> list[Kind[Any]]:
        return [FORTUNE_COMES]

    def verbs(self) -> dict[int, str]:
        return {FORETELL: "foretell {number}", CLAIM: "claim fortune", PICK: "pick {card}"}

    def events(self) -> dict[int, EventKind]:
        who = EventField("seat", "seat", "seat")
        return {
            FORETELL: EventKind("foretold", (who, EventField("sum", "number", "x", known=("seat",))), "dice"),
            CAME_TRUE: EventKind("came-true", (who, EventField("sum", "number", "x")), "dice"),
            PICK: EventKind("picked", (who, EventField("card", "card", "x")), "cards"),
        }

    def fresh(self, s: IsleState) -> Slice:
        return Whisper(0, SILENCE, 0)

    def on_turn(self, s: IsleState, p: int) -> None:
        w = whisper(s)
        w.seer = p
        w.named = SILENCE
        w.owed = 0  # what the last player didn't claim is lost

    def offers_early(self, s: IsleState, p: int, menu: Menu) -> None:
        if whisper(s).named == SILENCE:
            for total in SUMS:
                menu.add(FORETELL | total)

    def on_rolled(self, s: IsleState, p: int, low: int, high: int) -> None:
        w = whisper(s)
        if w.named == UNHEARD:
            raise Hidden("What was foretold is hidden in this view; guess first.")
        if w.named == low + high:
            w.owed += 1
            s.tell(CAME_TRUE | p << 32 | w.named)
        w.named = SILENCE

    def offers(self, s: IsleState, p: int, menu: Menu) -> None:
        if whisper(s).owed > 0 and bank_left(s) > 0:
            menu.add(CLAIM)

    def do(self, s: IsleState, p: int, a: int) -> None:
        if a == CLAIM:
            whisper(s).owed -= 1
            s.then(FORTUNE_COMES.on(p))
        else:
            whisper(s).named = x(a)
            s.tell(a | p << 32)

    def refuses(self, s: IsleState, p: int, a: int) -> Reason | None:
        if verb(a) == FORETELL and s.before_roll():
            return Reason("unlucky-number" if x(a) not in SUMS else "foretold-already")
        if a == CLAIM and s.in_main():
            return Reason("no-fortune")
        return None

    def on_shown(self, s: IsleState, p: int, picture: Picture) -> None:
        w = whisper(s)
        if w.named > UNHEARD:
            picture.counters.append(Counter("foretold", w.seer, w.named))
        if w.owed > 0:
            picture.counters.append(Counter("fortunes to claim", w.seer, w.owed))


class FortuneComes(Decision[IsleState]):
    """Who was right picks a card."""

    def offers(self, s: IsleState, f: int, p: int, menu: Menu) -> None:
        for card in range(s.hands.kinds):
            if s.hands.bank[card] > 0:
                menu.add(PICK | card)

    def apply(self, s: IsleState, f: int, p: int, a: int) -> None:
        gain(s, p, x(a), 1)
        s.tell(a | p << 32)

    def asks(self, s: IsleState, f: int, p: int) -> Prompt:
        return Prompt("card", "pick-card", {}, 1, 1, False, self.ticket(s, f), None)


FORTUNE_COMES: Final = FortuneComes(FORTUNE * 32 + 0)

texts.add(
    """
ask-pick-card = The fortune teller was right: pick a card.
why-unlucky-number = The fortune teller speaks of 2 to 12, and never of 7.
why-foretold-already = You have whispered a number for this roll already.
why-no-fortune = No fortune of yours is waiting.
event-foretold = { $seat } foretells { $sum }.
    .hidden = { $seat } whispers to the fortune teller.
event-came-true = { $seat } foretold { $sum }, and so it came.
event-picked = { $seat } picks 1 { $card } from the bank.
"""
)

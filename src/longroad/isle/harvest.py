"""Production: what a roll yields, and what the bank can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from longroad.core.edge import EventField, EventKind
from longroad.core.frames import Kind, Step
from longroad.core.words import Card, Frame, Hex, Seat, x
from longroad.isle.geometry import MOUNTAINS
from longroad.isle.hands import Gains, gain
from longroad.isle.phrasebook import IsleChapter

if TYPE_CHECKING:
    from longroad.isle.table import Table

PRODUCTION: Final = 9
HARVESTED: Final = (PRODUCTION * 32 + 0) << 40
SHORTAGE: Final = (PRODUCTION * 32 + 1) << 40


class Production(IsleChapter):
    """BASE-040 … BASE-042: towns take cards from the hexes with the number rolled."""

    name: ClassVar[str] = "production"
    number: ClassVar[int] = PRODUCTION

    def kinds(self) -> list[Kind[Any]]:
        return [HARVEST]

    def events(self) -> dict[int, EventKind]:
        card = EventField("card", "card", "x")
        return {
            HARVESTED: EventKind(
                "harvested", (EventField("seat", "seat", "seat"), card, EventField("count", "number", "y"))
            ),
            SHORTAGE: EventKind("shortage", (card,)),
        }


class Harvest(Step["Table"]):
    """BASE-040: everybody at a hex with the number x takes cards."""

    def run(self, s: Table, f: Frame) -> None:
        gains = Gains(s.owners)
        for hex in s.land.hexes_with[x(f)]:
            reap(s, hex, gains)
        for c in s.rules.harvest:
            c.harvest(s, x(f), gains)
        card: Card
        for card in range(s.hands.kinds):
            if gains.wanted[card] > 0:
                share_out(s, card, gains)


def reap(s: Table, hex: Hex, gains: Gains) -> None:
    """BASE-040, BASE-041: one card for a settlement, two for a city, none at the robber's hex."""
    card = s.land.terrain[hex]
    if hex == s.robber.at or card > MOUNTAINS:
        return
    for corner in s.board.corners_of[hex]:
        p = s.towns.owner[corner]
        if p >= 0 and p < s.seats:
            gains.add(p, card, s.towns.level[corner])


def share_out(s: Table, card: Card, gains: Gains) -> None:
    """BASE-042: when the bank can't serve everybody, nobody gets this card, unless only one wants it."""
    bank = s.hands.bank[card]
    enough = gains.wanted[card] <= bank
    rest = not enough and gains.only_one_wants(card)
    gains.wanted[card] = 0
    p: Seat
    for p in range(s.seats):
        n = gains.take(p, card)
        if n > 0 and not enough:
            n = bank if rest else 0
        if n > 0:
            gain(s, p, card, n)
            s.tell(HARVESTED | p << 32 | n << 16 | card)
    if not enough:
        s.tell(SHORTAGE | card)


HARVEST: Final = Harvest(PRODUCTION * 32 + 0)

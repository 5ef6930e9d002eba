"""A house rule with a piece, a counter, a question and bots that know it: beacons.

Whoever builds a city chooses one of its hexes and lights a beacon there. On every double all beacons are seen
from the sea. Three sightings are worth a point.
"""

from __future__ import annotations

from typing import Any, Final, cast

from longroad import texts
from longroad.bots.appraiser import Appraiser, teach
from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Row, cells, has, x
from longroad.isle import IsleChapter, IsleState
from longroad.isle.fields import HEX, WHO
from longroad.isle.phrasebook import CITY_PIECE
from longroad.legend import CounterKind, PieceKind
from longroad.picture import Picture, Piece

BEACONS: Final = 202
LIGHT: Final = (BEACONS * 32 + 0) << 40
SEEN: Final = (BEACONS * 32 + 1) << 40  # an event only
A_POINT: Final = 3  # sightings
DOUBLES: Final = 6  # rolls, of which one is a double


class Fires(Slice):
    """Where beacons burn, and how often they were seen."""

    def __init__(self, lit: Row, seen: Row) -> None:
        self.lit = lit  # hex -> whose beacons burn there, one bit each
        self.seen = seen  # owner -> sightings

    def copy(self) -> Fires:
        return Fires(self.lit[:], self.seen[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Fires)
        other.lit = self.lit[:]
        other.seen = self.seen[:]

    def of(self, p: int) -> list[int]:
        """The hexes with a beacon of p."""
        return [hex for hex, owners in enumerate(self.lit) if has(owners, p)]


def fires(s: IsleState) -> Fires:
    return cast(Fires, s.slice(BEACONS))


class Beacons(IsleChapter):
    """A city has a beacon, and beacons that are seen bring points."""

    name = "beacons"
    number = BEACONS

    def kinds(self) -> list[Kind[Any]]:
        return [CHOOSE_HEX]

    def verbs(self) -> dict[int, str]:
        return {LIGHT: "light beacon {hex}"}

    def events(self) -> dict[int, EventKind]:
        return {
            LIGHT: EventKind("lit-beacon", (WHO, HEX), "build", tone="build"),
            SEEN: EventKind("beacons-seen", (WHO, EventField("count", "number", "x")), "dice"),
        }

    def pieces(self) -> dict[str, PieceKind]:
        return {"beacon": PieceKind("!")}

    def counters(self) -> dict[str, CounterKind]:
        return {"sightings": CounterKind("box")}

    def fresh(self, s: IsleState) -> Slice:
        return Fires(cells(s.board.hexes), cells(s.owners))

    def built(self, s: IsleState, p: int, piece: int, place: int, todo: Menu) -> None:
        if piece == CITY_PIECE:
            todo.add(CHOOSE_HEX.on(p, place))

    def on_rolled(self, s: IsleState, p: int, low: int, high: int) -> None:
        for q in range(s.owners if low == high else 0):
            burning = len(fires(s).of(q))
            if burning > 0:
                fires(s).seen[q] += burning
                s.tell(SEEN | q << 32 | burning)

    def points(self, s: IsleState, p: int) -> int:
        return int(fires(s).seen[p]) // A_POINT

    def on_shown(self, s: IsleState, p: int, picture: Picture) -> None:
        for q in range(s.owners):
            for hex in fires(s).of(q):
                picture.pieces.append(Piece("beacon", q, s.name_of("hex", hex)))
        s.count_for_all(picture, "sightings", fires(s).seen)


class ChooseHex(Decision[IsleState]):
    """The beacon of a new city, on corner x, burns on one of its hexes."""

    def offers(self, s: IsleState, f: int, p: int, menu: Menu) -> None:
        for hex in s.board.hexes_at[x(f)]:
            menu.add(LIGHT | hex)

    def apply(self, s: IsleState, f: int, p: int, a: int) -> None:
        fires(s).lit[x(a)] |= 1 << p
        s.tell(a | p << 32)

    def asks(self, s: IsleState, f: int, p: int) -> Prompt:
        args = {"place": s.name_of("corner", x(f))}
        return Prompt("hex", "light-beacon", args, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: int, p: int, a: int) -> Reason:
        return Reason("beacon-first")


CHOOSE_HEX: Final = ChooseHex(BEACONS * 32 + 0)


class BeaconsAppraiser(Appraiser):
    """What bots make of it: a city is worth a little more, and one free hex is as good as another."""

    number = BEACONS

    def worth(self, s: IsleState) -> int:
        """Sightings to come, and those that are not a point yet."""
        p = self.o.p
        burning = len(fires(s).of(p))
        to_come = burning * self.o.rolls_left // DOUBLES + int(fires(s).seen[p]) % A_POINT
        return self.w.point * to_come // A_POINT

    def answer(self, s: IsleState, p: int, f: int, menu: Menu) -> int:
        free = [a for a in menu if x(a) not in fires(s).of(p)]
        return free[0] if free else NOTHING


teach(Beacons, BeaconsAppraiser)

texts.add(
    """
ask-light-beacon = Choose the hex at { $place } where your beacon burns.
why-beacon-first = Light the beacon of your new city first.
event-lit-beacon = { $seat } lights a beacon on { $hex }.
event-beacons-seen =
    { $count ->
        [one] The beacon of { $seat } is seen.
       *[other] { $count } beacons of { $seat } are seen.
    }
verb-light-beacon-hex = Light a beacon
do-light-beacon-hex = Beacon: { $hex }
board-piece-beacon = Beacon of { $owner }.
counter-sightings = sightings
"""
)

"""The robber: where it moves, who is robbed there, and how it is driven off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOWHERE, Action, Frame, Seat, seat, verb, x
from longroad.isle.fields import HEX, WHO
from longroad.isle.geometry import DESERT, Hex, is_land
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.sevens import CHOOSE_VICTIM, rob_somebody
from longroad.legend import PieceKind
from longroad.picture import Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

ROBBERY: Final = 31
PUT_ROBBER: Final = (ROBBERY * 32 + 0) << 40
ROBBER_GONE: Final = (ROBBERY * 32 + 1) << 40  # an event only


@mypyc_attr(acyclic=True, free_list_len=1)
class Robber(Slice):
    """Where the robber stands, and where it came into the game."""

    def __init__(self, at: Hex, start: Hex) -> None:
        self.at: Hex = at  # NOWHERE when it is off the board
        self.start: Hex = start  # NOWHERE until somebody has chosen, where the map leaves it open

    def copy(self) -> Robber:
        return Robber(self.at, self.start)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Robber)
        other.at = self.at
        other.start = self.start


class Robbery(IsleChapter):
    """BASE-082 … BASE-085: on a 7 or by a knight the robber moves and robs somebody."""

    name: ClassVar[str] = "robber"
    number: ClassVar[int] = ROBBERY

    def kinds(self) -> list[Kind[Any]]:
        return [MOVE_ROBBER, MOVE_THIEF, START_ROBBER, FLEE, CHOOSE_REFUGE]

    def verbs(self) -> dict[int, str]:
        return {PUT_ROBBER: "move robber {hex}"}

    def events(self) -> dict[int, EventKind]:
        moved = EventKind("moved-robber", (WHO, HEX), "attack")
        return {PUT_ROBBER: moved, ROBBER_GONE: EventKind("robber-gone", (), "attack")}

    def on_begin(self, s: IsleState) -> None:
        """BASE-084: it starts on the desert."""
        s.robber.at = s.map.robber
        s.robber.start = s.map.robber

    def on_knight(self, s: IsleState, p: Seat) -> Frame:
        return MOVE_THIEF.on(p)

    def after_discards(self, s: IsleState, p: Seat) -> Frame:
        """BASE-082: as with a knight."""
        return MOVE_THIEF.on(p)

    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """SEA-014: where the map leaves it open, the starting player chooses where the robber stands, unless
        it comes later (CK-155).
        """
        if len(s.map.robber_choices) > 0 and not s.rules.forbids_thief(s, p):
            todo.add(START_ROBBER.on(p))

    def robber_enters(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """CK-041, CK-149, CK-155: to where it would have started (ruling 18); p may choose among several."""
        if len(s.map.robber_choices) > 0:
            todo.add(START_ROBBER.on(p))
        elif s.robber.start != NOWHERE:
            s.robber.at = s.robber.start
            s.tell(PUT_ROBBER | p << 32 | s.robber.at)

    def refuge(self, s: IsleState, p: Seat, hexes: Menu) -> None:
        """A desert."""
        h: Hex
        for h in range(s.board.hexes):
            if s.land.terrain[h] == DESERT:
                hexes.add(h)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        kind = s.top() >> 40
        if kind == MOVE_THIEF.number or kind == MOVE_ROBBER.number:
            return refuses_robber(s, p, x(a))
        return None

    def pieces(self) -> dict[str, PieceKind]:
        return {"robber": PieceKind("@", wanders=True)}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        place = s.name_of("hex", s.robber.at) if s.robber.at != NOWHERE else ""
        picture.pieces.append(Piece("robber", None, place))


class MoveRobber(Decision["IsleState"]):
    """BASE-082: to any other land hex, also the desert."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_robber(s, p, menu)
        if menu.size == 0:
            offer_fallback(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))
        rob_somebody(s, p, victims_at(s, p, x(a)), CHOOSE_VICTIM)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "move-robber", {}, 1, 1, False, self.ticket(s, f), None)


class MoveThief(Decision["IsleState"]):
    """BASE-082, BASE-085, SEA-041: the robber moves, or another thief of the game instead."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_robber(s, p, menu)
        for c in s.rules.offers_thief:
            c.offers_thief(s, p, menu)
        if menu.size == 0:
            offer_fallback(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) == PUT_ROBBER:
            MOVE_ROBBER.apply(s, f, p, a)
        else:
            s.rules.owner[a >> 40].do_thief(s, p, a)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        menu = Menu(64)
        for c in s.rules.offers_thief:
            c.offers_thief(s, p, menu)
        purpose = "move-either" if menu.size > 0 else "move-robber"
        return Prompt("hex", purpose, {}, 1, 1, False, self.ticket(s, f), None)


def offer_robber(s: IsleState, p: Seat, menu: Menu) -> None:
    """BASE-082, SEA-044: any other land hex, also overseas, unless a chapter forbids it."""
    hex: Hex = 0
    at = s.robber.at
    anywhere = len(s.rules.who_forbids_robber) == 0 and len(s.rules.who_protects_hex) == 0
    for terrain in s.land.terrain:
        if hex != at and is_land(terrain) and (anywhere or not is_barred(s, p, hex)):
            menu.add(PUT_ROBBER | hex)
        hex += 1


def is_barred(s: IsleState, p: Seat, hex: Hex) -> bool:
    return s.rules.forbids_robber(s, p, hex) or s.rules.protects_hex(s, p, hex)


def refuses_robber(s: IsleState, p: Seat, hex: i64) -> Reason:
    """Why the robber can't be moved here by somebody who moves it."""
    if hex >= s.board.hexes + s.board.rim:
        return Reason("no-such-place", {})
    place = s.name_of("hex", hex)
    if hex >= s.board.hexes or not is_land(s.land.terrain[hex]):
        return Reason("robber-off-land", {"place": place}, "misfit")
    if hex == s.robber.at:
        return Reason("robber-stays", {"place": place})
    return s.rules.why_forbidden(s, p, PUT_ROBBER | hex, place)


def offer_fallback(s: IsleState, p: Seat, menu: Menu) -> None:
    """TB-FR-05: where everything is forbidden the robber goes home, or stays there."""
    hexes = Menu(8)
    s.rules.refuge(s, p, hexes)
    k: i64
    for k in range(hexes.size):
        menu.add(PUT_ROBBER | hexes.items[k])
    if menu.size > 0:
        return
    hex: Hex
    for hex in range(s.board.hexes):
        if hex != s.robber.at and is_land(s.land.terrain[hex]):
            menu.add(PUT_ROBBER | hex)


def offer_refuge(s: IsleState, p: Seat, menu: Menu) -> None:
    """TB-2P-21, SEA-146: where the robber can be driven to; never to where it may not stand."""
    hexes = Menu(8)
    s.rules.refuge(s, p, hexes)
    k: i64
    for k in range(hexes.size):
        if not s.rules.forbids_robber(s, p, hexes.items[k]):
            menu.add(PUT_ROBBER | hexes.items[k])


def is_at_large(s: IsleState) -> bool:
    """TB-2P-21: the robber stands on the board, and not in a desert."""
    return s.robber.at != NOWHERE and s.land.terrain[s.robber.at] != DESERT


class Flee(Step["IsleState"]):
    """TB-2P-21, TB-CO-41: the robber is driven off, to a desert or off the board; nobody is robbed."""

    def run(self, s: IsleState, f: Frame) -> None:
        places = Menu(8)
        offer_refuge(s, seat(f), places)
        if places.size > 1:
            s.then(CHOOSE_REFUGE.on(seat(f)))
        elif places.size == 1:
            CHOOSE_REFUGE.apply(s, f, seat(f), places.items[0])
        else:
            s.robber.at = NOWHERE
            s.tell(ROBBER_GONE)


class ChooseRefuge(Decision["IsleState"]):
    """TB-CO-41: the desert of one's own choice."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_refuge(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "choose-refuge", {}, 1, 1, False, self.ticket(s, f), None)


def victims_at(s: IsleState, p: Seat, hex: Hex) -> i64:
    """Everybody but p who lives at this hex and holds a card, one bit each."""
    found: i64 = 0
    for corner in s.board.corners_of[hex]:
        q = s.towns.owner[corner]
        if q >= 0 and q != p and q < s.seats and s.hands.held[q] > 0:
            found |= 1 << q
    return found


class StartRobber(Decision["IsleState"]):
    """SEA-014: one of the places the map leaves open; nobody is robbed."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        for hex in s.map.robber_choices:
            menu.add(PUT_ROBBER | hex)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.robber.at = x(a)
        s.robber.start = x(a)
        s.tell(PUT_ROBBER | p << 32 | x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "start-robber", {}, 1, 1, False, self.ticket(s, f), None)


MOVE_ROBBER: Final = MoveRobber(ROBBERY * 32 + 0)
MOVE_THIEF: Final = MoveThief(ROBBERY * 32 + 1)
START_ROBBER: Final = StartRobber(ROBBERY * 32 + 2)
FLEE: Final = Flee(ROBBERY * 32 + 3)
CHOOSE_REFUGE: Final = ChooseRefuge(ROBBERY * 32 + 4)

"""The pirate, at sea what the robber is on land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, NOWHERE, Action, Frame, Seat, verb, x
from longroad.isle.fields import HEX, WHO
from longroad.isle.geometry import SEA, Hex, Side
from longroad.isle.lines import owner_of
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.robber import MOVE_THIEF
from longroad.isle.seafarers.ships import SHIP_LINE, is_ship, stir_ships
from longroad.isle.sevens import CHOOSE_VICTIM, holders, rob_somebody
from longroad.legend import PieceKind
from longroad.picture import Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

PIRATE: Final = 33
PUT_PIRATE: Final = (PIRATE * 32 + 0) << 40

PIRATE_ALONE: Final = 34


@mypyc_attr(acyclic=True, free_list_len=1)
class Lair(Slice):
    """Where the pirate stands."""

    def __init__(self, at: Hex) -> None:
        self.at: Hex = at  # a hex of sea, also one of the frame; NOWHERE before it is placed, or without one

    def copy(self) -> Lair:
        return Lair(self.at)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Lair)
        other.at = self.at


def lair(s: IsleState) -> Lair:
    return cast(Lair, s.slice(PIRATE))


class Pirate(IsleChapter):
    """SEA-040 … SEA-045: a pirate at sea; on a 7 or a knight it may move instead of the robber."""

    name: ClassVar[str] = "pirate"
    number: ClassVar[int] = PIRATE

    def rules(self) -> list[str]:
        return ["SEA Pirate and robber"]

    def kinds(self) -> list[Kind[Any]]:
        return [START_PIRATE]

    def verbs(self) -> dict[int, str]:
        return {PUT_PIRATE: "move pirate {hex}"}

    def events(self) -> dict[int, EventKind]:
        return {PUT_PIRATE: EventKind("moved-pirate", (WHO, HEX), "attack")}

    def fresh(self, s: IsleState) -> Slice:
        return Lair(s.map.pirate)

    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """SEA-014: where the map leaves it open, the starting player places the pirate."""
        if len(s.map.pirate_choices) > 0:
            todo.add(START_PIRATE.on(p))

    def offers_thief(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """SEA-041, SEA-045: any other hex of sea, unless a chapter forbids it."""
        offer_pirate(s, p, menu)

    def do_thief(self, s: IsleState, p: Seat, a: Action) -> None:
        put_pirate(s, p, x(a))

    def pirate_hex(self, s: IsleState) -> Hex:
        return lair(s).at

    def forbids_ship(self, s: IsleState, p: Seat, side: Side) -> bool:
        """SEA-043: no ship goes to or from the six sides of the pirate's hex."""
        at = lair(s).at
        if at < s.board.hexes:
            for hex in s.board.hexes_beside[side]:
                if hex == at:
                    return True
            return False
        for near in s.board.sides_of[at]:
            if near == side:
                return True
        return False

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        return refuses_pirate(s, p, x(a)) if s.top() >> 40 == MOVE_THIEF.number else None

    def pieces(self) -> dict[str, PieceKind]:
        return {"pirate": PieceKind("P", wanders=True, role="rover")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        at = lair(s).at
        if at != NOWHERE or len(s.map.pirate_choices) > 0:
            picture.pieces.append(Piece("pirate", None, s.name_of("hex", at) if at != NOWHERE else ""))


class PirateAlone(IsleChapter):
    """CK-148, as an option: there is a pirate and no robber; on a 7 the pirate moves."""

    name: ClassVar[str] = "pirate alone"
    number: ClassVar[int] = PIRATE_ALONE

    def kinds(self) -> list[Kind[Any]]:
        return [MOVE_ALONE]

    def on_knight(self, s: IsleState, p: Seat) -> Frame:
        return MOVE_ALONE.on(p) if can_move_pirate(s, p) else NOTHING

    def after_discards(self, s: IsleState, p: Seat) -> Frame:
        return self.on_knight(s, p)


def is_sea(s: IsleState, hex: Hex) -> bool:
    """SEA-040: the open sea or the frame; nobody knows what is under the fog."""
    return hex >= s.board.hexes or s.land.terrain[hex] == SEA


def concerned_by(s: IsleState, hex: Hex) -> i64:
    """Who has a ship at a hex, or could build one there, one bit each."""
    found: i64 = 0
    for side in s.board.sides_of[hex]:
        found |= s.routes.reach[side] >> SHIP_LINE
        if is_ship(s.routes.road[side]):
            found |= 1 << owner_of(s.routes.road[side])
    return found


def can_move_pirate(s: IsleState, p: Seat) -> bool:
    """SEA-040: the map has a pirate, and p may move it somewhere."""
    menu = Menu(64)
    offer_pirate(s, p, menu)
    return menu.size > 0


def offer_pirate(s: IsleState, p: Seat, menu: Menu) -> None:
    """SEA-045: any other hex of sea, where the map has a pirate, unless a chapter forbids it."""
    at = lair(s).at
    if at == NOWHERE:
        return
    hex: Hex
    drawn = s.board.hexes
    terrain = s.land.terrain
    for hex in range(drawn + s.board.rim):
        if hex != at and (hex >= drawn or terrain[hex] == SEA) and not s.rules.forbids_pirate(s, p, hex):
            menu.add(PUT_PIRATE | hex)


def put_pirate(s: IsleState, p: Seat, hex: Hex) -> None:
    """SEA-042: p moves the pirate, and robs somebody who has a ship there."""
    stir_ships(s, concerned_by(s, lair(s).at) | concerned_by(s, hex))
    lair(s).at = hex
    s.tell(PUT_PIRATE | p << 32 | hex)
    sailors = sailors_at(s, p, hex)
    loot = s.rules.plunder(s, p, sailors)
    if loot != NOTHING:
        s.then(loot)
    else:
        rob_somebody(s, p, sailors & holders(s), CHOOSE_VICTIM)


def sailors_at(s: IsleState, p: Seat, hex: Hex) -> i64:
    """Everybody but p who has a ship at this hex, one bit each."""
    found: i64 = 0
    for side in s.board.sides_of[hex]:
        if is_ship(s.routes.road[side]):
            q = owner_of(s.routes.road[side])
            if q != p and q < s.seats:
                found |= 1 << q
    return found


def refuses_pirate(s: IsleState, p: Seat, hex: i64) -> Reason:
    if lair(s).at == NOWHERE:
        return Reason("no-pirate", {})
    if hex == lair(s).at:
        return Reason("pirate-stays", {"place": s.name_of("hex", hex)})
    if not is_sea(s, hex):
        return Reason("pirate-on-land", {"place": s.name_of("hex", hex)})
    return s.rules.why_forbidden(s, p, PUT_PIRATE | hex, "", "pirate-not-yours")


class MovePirate(Decision["IsleState"]):
    """CK-143, CK-148: the pirate, not the robber, goes to another hex of sea."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_pirate(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        put_pirate(s, p, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "move-pirate", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == PUT_PIRATE:
            return refuses_pirate(s, p, x(a))
        return super().why(s, f, p, a)


class StartPirate(Decision["IsleState"]):
    """SEA-014, SEA-202: one of the places the map leaves open."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        for hex in s.map.pirate_choices:
            menu.add(PUT_PIRATE | hex)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        lair(s).at = x(a)
        s.tell(PUT_PIRATE | p << 32 | x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "start-pirate", {}, 1, 1, False, self.ticket(s, f), None)


START_PIRATE: Final = StartPirate(PIRATE * 32 + 0)
MOVE_ALONE: Final = MovePirate(PIRATE_ALONE * 32 + 0)

"""The pirate beside the robber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.words import NOTHING, NOWHERE, Action, Frame, Hex, Seat, Side, verb, x
from longroad.isle.fields import HEX, WHO
from longroad.isle.geometry import SEA
from longroad.isle.robber import (
    CHOOSE_VICTIM,
    MOVE_ROBBER,
    PUT_ROBBER,
    ROBBER_GONE,
    ROBBERY,
    Robbery,
    Sevens,
    offer_fallback,
    offer_robber,
    rob_somebody,
)
from longroad.isle.routes import SHIP, SHIP_LINE, owner_of, stir
from longroad.picture import Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.table import Table

PUT_PIRATE: Final = (ROBBERY * 32 + 8) << 40


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


def lair(s: Table) -> Lair:
    return cast(Lair, s.slice(ROBBERY))


class Pirate(Robbery):
    """SEA-040 … SEA-045: the robber, and a pirate at sea; on a 7 or a knight one of them moves."""

    name: ClassVar[str] = "robber and pirate"

    def kinds(self) -> list[Kind[Any]]:
        return [*super().kinds(), MOVE_EITHER, START_PIRATE]

    def verbs(self) -> dict[int, str]:
        return {**super().verbs(), PUT_PIRATE: "move pirate {hex}"}

    def events(self) -> dict[int, EventKind]:
        moved = EventKind("moved-pirate", (WHO, HEX), "attack")
        return {**super().events(), PUT_PIRATE: moved}

    def fresh(self, s: Table) -> Slice:
        return Lair(s.map.pirate)

    def before_founding(self, s: Table, p: Seat, todo: Menu) -> None:
        """SEA-014: where the map leaves it open, the starting player places robber and pirate."""
        super().before_founding(s, p, todo)
        if len(s.map.pirate_choices) > 0:
            todo.add(START_PIRATE.on(p))

    def on_knight(self, s: Table, p: Seat) -> Frame:
        """SEA-041: the robber or the pirate."""
        return MOVE_EITHER.on(p)

    def forbids_ship(self, s: Table, p: Seat, side: Side) -> bool:
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

    def can_move_pirate(self, s: Table, p: Seat) -> bool:
        return True

    def plunder(self, s: Table, p: Seat, hex: Hex) -> None:
        """SEA-042: one card of somebody with a ship at the pirate's hex."""
        rob_somebody(s, p, self.sailors_at(s, p, hex), CHOOSE_VICTIM)

    def sailors_at(self, s: Table, p: Seat, hex: Hex) -> i64:
        """Everybody but p who has a ship at this hex and something to lose, one bit each."""
        found: i64 = 0
        for side in s.board.sides_of[hex]:
            if s.routes.road[side] >= SHIP:
                q = owner_of(s.routes.road[side])
                if q != p and q < s.seats and self.has_booty(s, q):
                    found |= 1 << q
        return found

    def has_booty(self, s: Table, q: Seat) -> bool:
        return s.hands.held[q] > 0

    def refuses(self, s: Table, p: Seat, a: int) -> Reason | None:
        if verb(a) == PUT_PIRATE and s.top() >> 40 == MOVE_EITHER.number:
            return refuses_pirate(s, x(a))
        return super().refuses(s, p, a)

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        super().on_shown(s, p, picture)
        show_pirate(s, picture)


class PirateAlone(Pirate):
    """CK-148, as an option: there is a pirate and no robber; on a 7 the pirate moves."""

    name: ClassVar[str] = "pirate alone"

    def kinds(self) -> list[Kind[Any]]:
        return [*Sevens.kinds(self), MOVE_ALONE, START_PIRATE]

    def verbs(self) -> dict[int, str]:
        return {code: words for code, words in super().verbs().items() if code != PUT_ROBBER}

    def events(self) -> dict[int, EventKind]:
        robbers = (PUT_ROBBER, ROBBER_GONE)
        return {code: kind for code, kind in super().events().items() if code not in robbers}

    def on_begin(self, s: Table) -> None:
        s.robber.at = NOWHERE
        s.robber.start = NOWHERE

    def before_founding(self, s: Table, p: Seat, todo: Menu) -> None:
        if len(s.map.pirate_choices) > 0:
            todo.add(START_PIRATE.on(p))

    def bring_robber(self, s: Table, p: Seat, todo: Menu) -> None:
        """It never comes."""

    def on_knight(self, s: Table, p: Seat) -> Frame:
        return MOVE_ALONE.on(p) if has_pirate(s, p) else NOTHING

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        Sevens.on_shown(self, s, p, picture)
        show_pirate(s, picture)


def show_pirate(s: Table, picture: Picture) -> None:
    at = lair(s).at
    if at != NOWHERE or len(s.map.pirate_choices) > 0:
        picture.pieces.append(Piece("pirate", None, s.name_of("hex", at) if at != NOWHERE else ""))


def is_sea(s: Table, hex: Hex) -> bool:
    """SEA-040: the open sea or the frame; nobody knows what is under the fog."""
    return hex >= s.board.hexes or s.land.terrain[hex] == SEA


def concerned_by(s: Table, hex: Hex) -> i64:
    """Who has a ship at a hex, or could build one there, one bit each."""
    found: i64 = 0
    for side in s.board.sides_of[hex]:
        found |= s.routes.reach[side] >> SHIP_LINE
        if s.routes.road[side] >= SHIP:
            found |= 1 << owner_of(s.routes.road[side])
    return found


def has_pirate(s: Table, p: Seat) -> bool:
    """SEA-040: whether the map has a pirate, and p may move it."""
    return lair(s).at != NOWHERE and cast(Pirate, s.rules.knight).can_move_pirate(s, p)


def pirate_at(s: Table) -> Hex:
    """Where the pirate stands; NOWHERE also in a game without pirates."""
    return lair(s).at if s.rules.slot_of[ROBBERY] >= 0 else NOWHERE


def offer_pirate(s: Table, menu: Menu) -> None:
    """SEA-045: any other hex of sea."""
    hex: Hex
    at = lair(s).at
    drawn = s.board.hexes
    terrain = s.land.terrain
    for hex in range(drawn + s.board.rim):
        if hex != at and (hex >= drawn or terrain[hex] == SEA):
            menu.add(PUT_PIRATE | hex)


def put_pirate(s: Table, p: Seat, hex: Hex) -> None:
    """SEA-042: p moves the pirate, and robs somebody there."""
    stir(s, concerned_by(s, lair(s).at) | concerned_by(s, hex))
    lair(s).at = hex
    s.tell(PUT_PIRATE | p << 32 | hex)
    cast(Pirate, s.rules.knight).plunder(s, p, hex)


def refuses_pirate(s: Table, hex: i64) -> Reason:
    if lair(s).at == NOWHERE:
        return Reason("no-pirate", {})
    if hex == lair(s).at:
        return Reason("pirate-stays", {"place": s.name_of("hex", hex)})
    if not is_sea(s, hex):
        return Reason("pirate-on-land", {"place": s.name_of("hex", hex)})
    return Reason("pirate-not-yours", {})


class MoveEither(Decision["Table"]):
    """SEA-041, SEA-045: the robber to another land hex, or the pirate to another hex of sea."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        offer_robber(s, p, menu)
        if has_pirate(s, p):
            offer_pirate(s, menu)
        if menu.size == 0:
            offer_fallback(s, p, menu)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        if verb(a) != PUT_PIRATE:
            MOVE_ROBBER.apply(s, f, p, a)
            return
        put_pirate(s, p, x(a))

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        purpose = "move-either" if has_pirate(s, p) else "move-robber"
        return Prompt("hex", purpose, {}, 1, 1, False, self.ticket(s, f), None)


class MovePirate(Decision["Table"]):
    """CK-143, CK-148: the pirate, not the robber, goes to another hex of sea."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        offer_pirate(s, menu)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        put_pirate(s, p, x(a))

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "move-pirate", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: Table, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == PUT_PIRATE:
            return refuses_pirate(s, x(a))
        return super().why(s, f, p, a)


class StartPirate(Decision["Table"]):
    """SEA-014, SEA-202: one of the places the map leaves open."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        for hex in s.map.pirate_choices:
            menu.add(PUT_PIRATE | hex)

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        lair(s).at = x(a)
        s.tell(PUT_PIRATE | p << 32 | x(a))

    def asks(self, s: Table, f: Frame, p: Seat) -> Prompt:
        return Prompt("hex", "start-pirate", {}, 1, 1, False, self.ticket(s, f), None)


MOVE_EITHER: Final = MoveEither(ROBBERY * 32 + 8)
START_PIRATE: Final = StartPirate(ROBBERY * 32 + 9)
MOVE_ALONE: Final = MovePirate(ROBBERY * 32 + 10)

"""Two players at sea: neutral neighbors who settle where the players say, and neutral ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import Action, Frame, Seat, has, seat, verb, x, y
from longroad.isle.building import after_laying, can_pave, settle
from longroad.isle.founding import offer_founding, refuses_founding
from longroad.isle.geometry import Side
from longroad.isle.phrasebook import SHIP_PIECE, IsleChapter
from longroad.isle.seafarers.ships import BUILD_SHIP, SHIP_LINE, can_ship, fleet, launch
from longroad.isle.traders.two_players import NEUTRAL_SETTLEMENT, PLACE_ROAD, next_homeless, purse
from longroad.legend import VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

TWO_PLAYERS_AT_SEA: Final = 41
NEUTRAL_SHIP: Final = (TWO_PLAYERS_AT_SEA * 32 + 0) << 40


class TwoPlayersAtSea(IsleChapter):
    """TB-CO-41: the neutrals found before the players do, and a ship built is followed by a neutral one."""

    name: ClassVar[str] = "two players at sea"
    number: ClassVar[int] = TWO_PLAYERS_AT_SEA

    def rules(self) -> list[str]:
        return ["TB-CO-41"]

    def kinds(self) -> list[Kind[Any]]:
        return [HOUSE_NEUTRAL, LAUNCH_NEUTRAL, PLACE_SHIP]

    def verbs(self) -> dict[int, str]:
        return {NEUTRAL_SHIP: "build ship {side} for {seat}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {NEUTRAL_SHIP: VerbKind(about="ship")}

    def on_begin(self, s: IsleState) -> None:
        purse(s).marked = False  # no map of the sea marks where the neutrals live

    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """One settlement for a neutral by the second player, then one by the first."""
        k: i64
        q = next_homeless(s, s.seats)
        for k in range(s.seats - 1, -1, -1):
            if q < s.owners:
                todo.add(HOUSE_NEUTRAL.on((p + k) % s.seats, q))
                q = next_homeless(s, q + 1)

    def built(self, s: IsleState, p: Seat, piece: i64, place: i64, todo: Menu) -> None:
        """A ship for a ship; not for one that was moved."""
        if piece == SHIP_PIECE and p < s.seats:
            todo.add(LAUNCH_NEUTRAL.on(p))


class HouseNeutral(Decision["IsleState"]):
    """A settlement without road for neutral x, anywhere the players may found."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_founding(s, x(f), NEUTRAL_SETTLEMENT | x(f) << 16, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        settle(s, x(f), x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("corner", "neutral-settlement", {}, 1, 1, False, self.ticket(s, f), None)

    def why(self, s: IsleState, f: Frame, p: Seat, a: Action) -> Reason:
        if verb(a) == NEUTRAL_SETTLEMENT and y(a) == x(f):
            return refuses_founding(s, x(f), x(a))
        return super().why(s, f, p, a)


class LaunchNeutral(Step["IsleState"]):
    """A ship for a neutral; a road where no ship is possible, else nothing."""

    def run(self, s: IsleState, f: Frame) -> None:
        q: Seat
        for q in range(s.seats, s.owners):
            if can_ship(s, q):
                s.then(PLACE_SHIP.on(seat(f)))
                return
        for q in range(s.seats, s.owners):
            if can_pave(s, q):
                s.then(PLACE_ROAD.on(seat(f)))
                return


class PlaceShip(Decision["IsleState"]):
    """A free ship for one of the neutrals, by the usual rules."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q: Seat
        side: Side
        for q in range(s.seats, s.owners):
            if fleet(s).left[q] > 0:
                for side in range(s.board.sides):
                    if has(s.routes.reach[side], q + SHIP_LINE) and not s.rules.forbids_ship(s, q, side):
                        menu.add(NEUTRAL_SHIP | q << 16 | side)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.tell(BUILD_SHIP | y(a) << 32 | x(a))
        launch(s, y(a), x(a))
        after_laying(s, y(a), SHIP_PIECE, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("side", "neutral-ship", {}, 1, 1, False, self.ticket(s, f), None)


HOUSE_NEUTRAL: Final = HouseNeutral(TWO_PLAYERS_AT_SEA * 32 + 0)
LAUNCH_NEUTRAL: Final = LaunchNeutral(TWO_PLAYERS_AT_SEA * 32 + 1)
PLACE_SHIP: Final = PlaceShip(TWO_PLAYERS_AT_SEA * 32 + 2)

"""Cloth for Catan: villages of the forgotten tribe, lines of ships to them, and bolts of cloth.

Bolts are no cards: the commodity cloth is something else (CK-156).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Frame, Row, Seat, cells, has, row, seat, x
from longroad.errors import BadMap, Hidden
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner, Hex, Side
from longroad.isle.hands import Gains
from longroad.isle.maps.format import ON_SIDES
from longroad.isle.phrasebook import SETTLEMENT_PIECE, SHIP_PIECE, IsleChapter
from longroad.isle.seafarers.ships import SHIP, SHIP_LINE, is_anchored, ships_at, stir_ships
from longroad.isle.sevens import STEAL, ChooseVictim, holders, theft_from
from longroad.legend import CounterKind, PieceKind
from longroad.picture import Counter, Fact, Picture, Piece

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

CLOTH: Final = 15
STEAL_CARD: Final = (CLOTH * 32 + 0) << 40
STEAL_BOLT: Final = (CLOTH * 32 + 1) << 40
OPENED_TRADE: Final = (CLOTH * 32 + 2) << 40  # these are events only
TOOK_BOLT: Final = (CLOTH * 32 + 3) << 40
TOOK_FROM_STOCK: Final = (CLOTH * 32 + 4) << 40
SOLD_OUT: Final = (CLOTH * 32 + 5) << 40
RAN_OUT: Final = (CLOTH * 32 + 6) << 40

IN_VILLAGE: Final = 5  # SEA-152
IN_STOCK: Final = 10
LAST_VILLAGES: Final = 3  # SEA-160: when no more than these have bolts, the game ends


@mypyc_attr(acyclic=True, free_list_len=1)
class Weavers(Slice):
    """The villages, their bolts and everybody's, and who trades with which village."""

    fixed: ClassVar[tuple[str, ...]] = ("corner", "number")

    def __init__(self, corner: Row, number: Row, left: Row, trades: Row, held: Row, stock: i64) -> None:
        self.corner: Row = corner  # village -> where it stands. Never changes: shared
        self.number: Row = number  # village -> its number. Never changes: shared
        self.left: Row = left  # village -> bolts it still has
        self.trades: Row = trades  # village -> who trades with it, one bit each
        self.held: Row = held  # owner -> bolts
        self.stock: i64 = stock  # bolts in the common stock

    def copy(self) -> Weavers:
        return Weavers(self.corner, self.number, self.left[:], self.trades[:], self.held[:], self.stock)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Weavers)
        other.corner = self.corner
        other.number = self.number
        other.left = self.left[:]
        other.trades = self.trades[:]
        other.held = self.held[:]
        other.stock = self.stock


def weavers(s: IsleState) -> Weavers:
    return cast(Weavers, s.slice(CLOTH))


class ClothForCatan(IsleChapter):
    """SEA-151 … SEA-161: lines of ships to villages bring bolts, and bolts bring points."""

    name: ClassVar[str] = "cloth for catan"
    number: ClassVar[int] = CLOTH

    def kinds(self) -> list[Kind[Any]]:
        return [OPEN_TRADE, HAND_OUT, CHOOSE_PREY, PREY, CHOOSE_LOOT]

    def verbs(self) -> dict[int, str]:
        return {STEAL_CARD: "steal card", STEAL_BOLT: "steal bolt"}

    def former(self) -> dict[str, int]:
        """CK-156: bolts were called cloth before there was a commodity of that name."""
        return {"steal cloth": STEAL_BOLT}

    def events(self) -> dict[int, EventKind]:
        return {
            STEAL_BOLT: EventKind(
                "stole-bolt", (WHO, EventField("victim", "seat", "x")), "attack", tone="robbed"
            ),
            OPENED_TRADE: EventKind("opened-trade", (WHO, CORNER), "trade"),
            TOOK_BOLT: EventKind("took-bolt", (WHO, CORNER), "cards"),
            TOOK_FROM_STOCK: EventKind("took-bolt-from-stock", (WHO,), "cards"),
            SOLD_OUT: EventKind("village-sold-out", (CORNER,), "cards"),
            RAN_OUT: EventKind(
                "cloth-ran-out", (WHO, EventField("points", "number", "x")), "table", role="end"
            ),
        }

    def fresh(self, s: IsleState) -> Slice:
        """SEA-152: the villages stand where the map marks them, each under its number."""
        corners: list[int] = []
        numbers: list[int] = []
        number: i64
        for number in range(2, 13):
            for corner in s.map.marked(f"village_{number}"):
                corners.append(corner)
                numbers.append(int(number))
        check_villages(s, corners)
        n = len(corners)
        left = cells(n, IN_VILLAGE)
        return Weavers(row(corners), row(numbers), left, cells(n), cells(s.owners), IN_STOCK)

    def points(self, s: IsleState, p: Seat) -> i64:
        """SEA-156: a point for every two bolts."""
        return weavers(s).held[p] // 2

    def forbids_settlement(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """SEA-152: nobody settles in a village."""
        return corner in weavers(s).corner

    def forbids_knight(self, s: IsleState, corner: Corner) -> bool:
        """SEA-152: a village stands there."""
        return corner in weavers(s).corner

    # -- trade --------------------------------------------------------------------------------------------

    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """Ships that the map gives may have arrived already."""
        k: i64
        for k in range(s.seats):
            q = (p + k) % s.seats
            if arrives(s, q):
                todo.add(OPEN_TRADE.on(q))

    def laid(self, s: IsleState, p: Seat, piece: i64, side: Side, todo: Menu) -> None:
        """SEA-153: a ship, built or moved there, may reach a village; a road never does."""
        if piece == SHIP_PIECE and arrives(s, p):
            todo.add(OPEN_TRADE.on(p))

    def built(self, s: IsleState, p: Seat, piece: i64, place: i64, todo: Menu) -> None:
        """SEA-153: a line that others had cut off may begin at a new settlement."""
        if piece == SETTLEMENT_PIECE and arrives(s, p):
            todo.add(OPEN_TRADE.on(p))

    def claims(self, s: IsleState, p: Seat, roll: i64, gains: Gains, todo: Menu) -> None:
        """SEA-154, SEA-155: a village whose number is rolled sells bolts while it has any."""
        w = weavers(s)
        village: i64
        for village in range(len(w.number)):
            if w.number[village] == roll and w.left[village] > 0 and w.trades[village] != 0:
                todo.add(HAND_OUT.on(p, village))

    def forbids_ship(self, s: IsleState, p: Seat, side: Side) -> bool:
        """SEA-157: the last ship before a village one trades with stays, as before a town of one's own."""
        if s.routes.road[side] != SHIP + p:
            return False
        arrived = False
        for corner in s.board.ends[side]:
            if s.towns.owner[corner] == NOBODY and ships_at(s, p, corner) == 1:
                if not trades_at(s, p, corner):
                    return False  # ruling 4: a loose end beyond the village
                arrived = True
        return arrived

    # -- the pirate ---------------------------------------------------------------------------------------

    def forbids_pirate(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        """SEA-158: only who has a line to a village moves it."""
        return not has_village_line(s, p)

    def plunder(self, s: IsleState, p: Seat, sailors: i64) -> Frame:
        """SEA-158: it takes a card or a bolt."""
        return theft_from(s, p, sailors & (holders(s) | clothiers(s)), CHOOSE_PREY)

    def pieces(self) -> dict[str, PieceKind]:
        return {"village": PieceKind("V", role="store", icon="village")}

    def counters(self) -> dict[str, CounterKind]:
        return {"bolts": CounterKind(sign="bolt"), "bolts in stock": CounterKind(sign="box")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        w = weavers(s)
        village: i64
        for village in range(len(w.corner)):
            facts: dict[str, Fact] = {
                "number": int(w.number[village]),
                "bolts": int(w.left[village]),
                "traders": [q for q in range(int(s.seats)) if has(w.trades[village], q)],
            }
            picture.pieces.append(Piece("village", None, s.name_of("corner", w.corner[village]), facts))
        q: Seat
        for q in range(s.seats):
            picture.counters.append(Counter("bolts", int(q), int(w.held[q])))
        picture.counters.append(Counter("bolts in stock", None, int(w.stock)))


def trades_at(s: IsleState, p: Seat, corner: Corner) -> bool:
    """Whether there is a village here that p trades with."""
    w = weavers(s)
    village: i64
    for village in range(len(w.corner)):
        if w.corner[village] == corner and has(w.trades[village], p):
            return True
    return False


def has_village_line(s: IsleState, p: Seat) -> bool:
    """Whether a line of p leads from a town of p to a village now; trade outlives its line (ruling 16)."""
    for corner in weavers(s).corner:
        if is_linked(s, p, corner):
            return True
    return False


def arrives(s: IsleState, p: Seat) -> bool:
    """Whether a ship of p lies at a village p doesn't trade with yet. Neutral players trade with none."""
    if p >= s.seats:
        return False
    w = weavers(s)
    village: i64
    for village in range(len(w.corner)):
        if is_new(s, p, village):
            return True
    return False


def is_new(s: IsleState, p: Seat, village: i64) -> bool:
    w = weavers(s)
    return not has(w.trades[village], p) and has(s.routes.visits[w.corner[village]], p + SHIP_LINE)


class OpenTrade(Step["IsleState"]):
    """SEA-153: a line from one's own town opens trade with the village it reaches, which gives a bolt."""

    def run(self, s: IsleState, f: Frame) -> None:
        p = seat(f)
        w = weavers(s)
        village: i64
        for village in range(len(w.corner)):
            if is_new(s, p, village) and is_linked(s, p, w.corner[village]):
                w.trades[village] |= 1 << p
                stir_ships(s, 1 << p)
                s.tell(OPENED_TRADE | p << 32 | w.corner[village])
                if w.left[village] > 0:
                    sell(s, p, village)
                    if ran_out(s, village):
                        return


def is_linked(s: IsleState, p: Seat, corner: Corner) -> bool:
    """Whether a line of p comes here from a town of p."""
    for side in s.board.sides_at[corner]:
        if s.routes.road[side] == SHIP + p and is_anchored(s, p, side):
            return True
    return False


class HandOut(Step["IsleState"]):
    """SEA-154, SEA-155, SEA-161: all who trade with village x take a bolt, clockwise from the player on
    turn; what it lacks comes from the common stock. Who takes the last bolt may end the game before the rest
    are served.
    """

    def run(self, s: IsleState, f: Frame) -> None:
        w = weavers(s)
        village = x(f)
        k: i64
        for k in range(s.seats):
            q = (seat(f) + k) % s.seats
            if not has(w.trades[village], q):
                continue
            if w.left[village] > 0:
                sell(s, q, village)
                if ran_out(s, village):
                    return
            elif w.stock > 0:
                w.stock -= 1
                w.held[q] += 1
                s.tell(TOOK_FROM_STOCK | q << 32)


def sell(s: IsleState, p: Seat, village: i64) -> None:
    """p takes a bolt from a village."""
    w = weavers(s)
    w.left[village] -= 1
    w.held[p] += 1
    s.rescore()
    s.tell(TOOK_BOLT | p << 32 | w.corner[village])


# -- the end ----------------------------------------------------------------------------------------------


def ran_out(s: IsleState, village: i64) -> bool:
    """SEA-160, SEA-161: the last bolt of a village is sold; if no more than three have any, the game ends.

    The points of the player on turn are looked at first (ruling 3).
    """
    w = weavers(s)
    if w.left[village] > 0:
        return False
    s.tell(SOLD_OUT | w.corner[village])
    rich: i64 = 0
    for bolts in w.left:
        if bolts > 0:
            rich += 1
    if rich > LAST_VILLAGES:
        return False
    s.judge()
    if not s.over:
        s.win(richest(s), RAN_OUT)
    return True


def richest(s: IsleState) -> Seat:
    """SEA-160: most points, hidden ones counted; then most bolts; then clockwise from the player on turn
    (ruling 2).
    """
    best = s.turn
    q: Seat
    for q in range(s.seats):
        if beats(s, q, s.rules.points(s, q), best):
            best = q
    for q in range(s.seats):
        hidden = s.rules.unseen_points(s, q)
        if hidden > 0 and beats(s, q, s.rules.points(s, q) + hidden, best):
            raise Hidden(f"{s.book.names[q]} may win by cards that are hidden in this view; guess first.")
    return best


def beats(s: IsleState, q: Seat, points: i64, best: Seat) -> bool:
    """Whether q with so many points comes before the best so far."""
    most = s.rules.points(s, best)
    if points != most:
        return points > most
    held = weavers(s).held
    if held[q] != held[best]:
        return held[q] > held[best]
    return (q - s.turn) % s.seats < (best - s.turn) % s.seats


def check_villages(s: IsleState, corners: list[int]) -> None:
    """Enough of them that the game doesn't end before it begins, and each for itself."""
    if len(corners) <= LAST_VILLAGES:
        raise BadMap(f"{s.map.name} marks {len(corners)} villages: there must be {LAST_VILLAGES + 1}")
    towns = [piece.place for piece in s.map.pieces if piece.kind not in ON_SIDES]
    for corner in corners:
        if corner in towns or corners.count(corner) > 1:
            raise BadMap(f"{s.map.name}: the village at {s.name_of('corner', corner)} is not alone there")


# -- the pirate -------------------------------------------------------------------------------------------


def clothiers(s: IsleState) -> i64:
    """Everybody who has a bolt, one bit each."""
    found: i64 = 0
    q: Seat
    for q in range(s.seats):
        if weavers(s).held[q] > 0:
            found |= 1 << q
    return found


class Prey(Step["IsleState"]):
    """SEA-158: a card or a bolt of seat x; who has both loses what the pirate's mover chooses."""

    def run(self, s: IsleState, f: Frame) -> None:
        if weavers(s).held[x(f)] == 0:
            s.then(STEAL.on(seat(f), x(f)))
        elif s.hands.held[x(f)] == 0:
            steal_bolt(s, seat(f), x(f))
        else:
            s.then(CHOOSE_LOOT.on(seat(f), x(f)))


class ChooseLoot(Decision["IsleState"]):
    """SEA-158: a card of seat x, drawn blindly, or a bolt."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        menu.add(STEAL_CARD)
        menu.add(STEAL_BOLT)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if a == STEAL_CARD:
            s.then(STEAL.on(p, x(f)))
        else:
            steal_bolt(s, p, x(f))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"victim": s.book.names[x(f)]}
        return Prompt("option", "loot", args, 1, 1, False, self.ticket(s, f), None)


def steal_bolt(s: IsleState, p: Seat, q: Seat) -> None:
    held = weavers(s).held
    held[q] -= 1
    held[p] += 1
    s.rescore()
    s.tell(STEAL_BOLT | p << 32 | q)


OPEN_TRADE: Final = OpenTrade(CLOTH * 32 + 0)
HAND_OUT: Final = HandOut(CLOTH * 32 + 1)
PREY: Final = Prey(CLOTH * 32 + 3)
CHOOSE_PREY: Final = ChooseVictim(CLOTH * 32 + 2, PREY)
CHOOSE_LOOT: Final = ChooseLoot(CLOTH * 32 + 4)

"""Catan for Two: neutral neighbors, two rolls a turn, and trade tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Option, Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Frame, Row, Seat, cells, has, seat, verb, x, y
from longroad.errors import BadMap
from longroad.isle.army import dismiss
from longroad.isle.building import (
    BUILD_ROAD,
    SETTLEMENTS,
    after_laying,
    can_pave,
    can_settle,
    may_settle,
    settle,
)
from longroad.isle.development import development
from longroad.isle.fields import WHO
from longroad.isle.geometry import DESERT, Corner, Side
from longroad.isle.hands import HAND, hand_over
from longroad.isle.phrasebook import ROAD_PIECE, SETTLEMENT_PIECE, IsleChapter
from longroad.isle.robber import FLEE, is_at_large
from longroad.isle.routes import pave
from longroad.isle.sevens import Steal
from longroad.legend import CounterKind, Flow, VerbKind
from longroad.picture import Counter, Picture

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

TWO_PLAYERS: Final = 40
FORCE_TRADE: Final = (TWO_PLAYERS * 32 + 0) << 40
DRIVE_OFF: Final = (TWO_PLAYERS * 32 + 1) << 40
DISCARD_KNIGHT: Final = (TWO_PLAYERS * 32 + 2) << 40
DRAWN: Final = (TWO_PLAYERS * 32 + 3) << 40
GIVE_BACK: Final = (TWO_PLAYERS * 32 + 4) << 40
NEUTRAL_ROAD: Final = (TWO_PLAYERS * 32 + 5) << 40
NEUTRAL_SETTLEMENT: Final = (TWO_PLAYERS * 32 + 6) << 40
TOKENS: Final = (TWO_PLAYERS * 32 + 7) << 40  # an event only


@mypyc_attr(acyclic=True, free_list_len=1)
class Tokens(Slice):
    """Everybody's trade tokens, the supply, and what has been done this turn."""

    fixed: ClassVar[tuple[str, ...]] = ("marked",)

    def __init__(
        self, tokens: Row, supply: i64, acted: bool, dismissed: bool, first: i64, marked: bool
    ) -> None:
        self.tokens: Row = tokens  # seat -> trade tokens (the travel edition calls them cards)
        self.supply: i64 = supply
        self.acted: bool = acted  # the action of this turn was taken
        self.dismissed: bool = dismissed  # a knight was discarded this turn
        self.first: i64 = first  # the sum of the first roll of this turn; 0 before it
        self.marked: bool = marked  # the map must mark where the neutrals live; else the players choose

    def copy(self) -> Tokens:
        return Tokens(self.tokens[:], self.supply, self.acted, self.dismissed, self.first, self.marked)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Tokens)
        other.tokens = self.tokens[:]
        other.supply = self.supply
        other.acted = self.acted
        other.dismissed = self.dismissed
        other.first = self.first


def purse(s: IsleState) -> Tokens:
    return cast(Tokens, s.slice(TWO_PLAYERS))


class TwoPlayers(IsleChapter):
    """BASE-200 … BASE-213, TB-2P-01 … TB-2P-29: the island for two, with two neutral players."""

    name: ClassVar[str] = "two players"
    number: ClassVar[int] = TWO_PLAYERS

    def __init__(self, options: dict[str, str] | None = None) -> None:
        super().__init__(options)
        travel = self.chosen["edition"] == "travel"
        self.start: i64 = 4 if travel else 5  # BASE-200, TB-2P-02
        self.all_tokens: i64 = 14 if travel else 20
        self.most: i64 = 7 if travel else 20  # BASE-212: only the travel edition has a limit

    def rules(self) -> list[str]:
        return ["BASE The game for two" if self.chosen["edition"] == "travel" else "TB Catan for Two"]

    def options(self) -> list[Option]:
        return [Option("edition", ("travel", "tb"), "travel", needs="two_players")]

    def kinds(self) -> list[Kind[Any]]:
        return [RAISE_NEUTRAL, PLACE_ROAD, PLACE_SETTLEMENT, PULL, RETURN_CARD]

    def verbs(self) -> dict[int, str]:
        return {
            FORCE_TRADE: "force trade",
            DRIVE_OFF: "drive robber off",
            DISCARD_KNIGHT: "discard knight",
            DRAWN: "drawn {card}",
            GIVE_BACK: "give back {card}",
            NEUTRAL_ROAD: "build road {side} for {seat}",
            NEUTRAL_SETTLEMENT: "build settlement {corner} for {seat}",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {
            DISCARD_KNIGHT: VerbKind(about="knight"),
            NEUTRAL_ROAD: VerbKind(about="road"),
            NEUTRAL_SETTLEMENT: VerbKind(about="settlement"),
        }

    def events(self) -> dict[int, EventKind]:
        secret = EventField("card", "card", "x", known=("seat", "other"))
        other = EventField("other", "seat", "y")
        return {
            FORCE_TRADE: EventKind("forced-trade", (WHO, EventField("price", "number", "x")), "trade"),
            DRIVE_OFF: EventKind("drove-robber-off", (WHO, EventField("price", "number", "x")), "attack"),
            DISCARD_KNIGHT: EventKind("discarded-knight", (WHO,), "cards"),
            DRAWN: EventKind(
                "pulled",
                (WHO, other, secret),
                "attack",
                flow=(Flow("taken", "card", giver="other", taker="seat"),),
            ),
            GIVE_BACK: EventKind(
                "gave-back",
                (WHO, other, secret),
                "trade",
                flow=(Flow("taken", "card", giver="seat", taker="other"),),
            ),
            TOKENS: EventKind("took-tokens", (WHO, EventField("count", "number", "x")), "cards"),
        }

    def fresh(self, s: IsleState) -> Slice:
        supply = self.all_tokens - s.seats * self.start
        return Tokens(cells(s.seats, self.start), supply, False, False, 0, True)

    # -- the neutral players ----------------------------------------------------------------------------

    def opening(self, s: IsleState, todo: Menu) -> None:
        """BASE-201, TB-2P-03: each neutral has a settlement before the players found."""
        q: Seat = next_homeless(s, s.seats)
        for corner in s.map.marked("neutral"):
            if q < s.owners and s.towns.level[corner] == 0:
                settle(s, q, corner)
                q = next_homeless(s, q)
        if q < s.owners and purse(s).marked:
            raise BadMap(f"{s.map.name} marks no two corners, well apart, for the neutral settlements")

    def built(self, s: IsleState, p: Seat, piece: i64, place: i64, todo: Menu) -> None:
        """BASE-204, BASE-206: a road for a road, a settlement for a settlement, nothing for a city."""
        if (piece == ROAD_PIECE or piece == SETTLEMENT_PIECE) and p < s.seats:
            todo.add(RAISE_NEUTRAL.on(p, piece))

    # -- two rolls --------------------------------------------------------------------------------------

    def rolls(self, s: IsleState, p: Seat) -> i64:
        """BASE-202: a second roll in a turn."""
        return 1

    def on_rolled(self, s: IsleState, p: Seat, low: i64, high: i64) -> None:
        """BASE-202: the sum of the first roll may not come again."""
        purse(s).first = low + high

    def forbids_rolls(self, s: IsleState, p: Seat) -> i64:
        first = purse(s).first
        return 1 << first if first > 0 else 0

    def on_turn(self, s: IsleState, p: Seat) -> None:
        t = purse(s)
        t.acted = False
        t.dismissed = False
        t.first = 0

    # -- actions ----------------------------------------------------------------------------------------

    def offers_early(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """BASE-203, BASE-207 … BASE-210: once a turn, before, between or after the rolls."""
        t = purse(s)
        if not t.acted and t.tokens[p] >= price(s, p):
            if can_force_trade(s, p):
                menu.add(FORCE_TRADE)
            if is_at_large(s):
                menu.add(DRIVE_OFF)
        if not t.dismissed and development(s).knights[p] > 0:
            menu.add(DISCARD_KNIGHT)

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        self.offers_early(s, p, menu)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        t = purse(s)
        if a == DISCARD_KNIGHT:
            t.dismissed = True
            s.tell(DISCARD_KNIGHT | p << 32)
            dismiss(s, p)
            self.take(s, p, 2)
            return
        cost = price(s, p)
        t.acted = True
        t.tokens[p] -= cost
        t.supply += cost
        s.tell(a | p << 32 | cost)
        if a == DRIVE_OFF:
            s.then(FLEE.on(p))
            return
        q = 1 - p
        if s.hands.held[q] > 1:
            s.then(PULL.on(p, q), PULL.on(p, q), RETURN_CARD.on(p, q, 2))
        else:
            s.then(PULL.on(p, q), RETURN_CARD.on(p, q, 2))

    def take(self, s: IsleState, p: Seat, n: i64) -> None:
        """BASE-212, BASE-213: the supply may be short, and the travel edition allows seven."""
        t = purse(s)
        n = min(n, t.supply, self.most - t.tokens[p])
        if n > 0:
            t.tokens[p] += n
            t.supply -= n
            s.tell(TOKENS | p << 32 | n)

    def on_settled(self, s: IsleState, p: Seat, corner: Corner) -> None:
        """BASE-211: two tokens for a settlement at the desert, one on the coast, three for both."""
        if p >= s.seats or city_given(s, corner):
            return
        n: i64 = 1 if s.land.is_coast(s.board, corner) else 0
        for hex in s.board.hexes_at[corner]:
            if s.land.terrain[hex] == DESERT:
                n += 2
                break
        if n > 0:
            self.take(s, p, n)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        t = purse(s)
        if a == FORCE_TRADE or a == DRIVE_OFF:
            if not s.in_main() and not s.before_roll():
                return None
            if t.acted:
                return Reason("one-action-a-turn", {})
            if t.tokens[p] < price(s, p):
                return Reason("too-few-tokens", {"price": int(price(s, p))})
            return Reason("robber-at-home" if a == DRIVE_OFF else "no-forced-trade", {})
        if a == DISCARD_KNIGHT and (s.in_main() or s.before_roll()):
            return Reason("one-knight-a-turn" if t.dismissed else "no-knight", {})
        if verb(a) == GIVE_BACK and s.top() >> 40 == RETURN_CARD.number and x(a) < s.hands.kinds:
            return Reason("card-not-held", {"card": s.name_of("card", x(a))})
        return None

    def counters(self) -> dict[str, CounterKind]:
        return {"trade tokens": CounterKind()}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        t = purse(s)
        q: Seat
        for q in range(s.seats):
            picture.counters.append(Counter("trade tokens", int(q), int(t.tokens[q])))
        picture.counters.append(Counter("trade tokens", None, int(t.supply)))


def city_given(s: IsleState, corner: Corner) -> bool:
    """TB-2P-29: a city that is a starting piece gives no tokens."""
    for piece in s.map.pieces:
        if piece.kind == "city" and piece.place == corner:
            return True
    return False


def next_homeless(s: IsleState, q: Seat) -> Seat:
    """The next neutral to whom the map has given no settlement."""
    while q < s.owners and s.towns.settlements[q] < SETTLEMENTS:
        q += 1
    return q


def price(s: IsleState, p: Seat) -> i64:
    """BASE-209: one token, or two for who has more points that everybody sees."""
    return 2 if s.rules.public_points(s, p) > s.rules.public_points(s, 1 - p) else 1


def can_force_trade(s: IsleState, p: Seat) -> bool:
    """BASE-207, TB-2P-20: the opponent holds a card, and two will be there to give back."""
    theirs = s.hands.held[1 - p]
    return theirs > 0 and s.hands.held[p] + min(theirs, 2) >= 2


class RaiseNeutral(Step["IsleState"]):
    """BASE-204, BASE-205: build for a neutral; a road where no settlement is possible, else nothing."""

    def run(self, s: IsleState, f: Frame) -> None:
        q: Seat
        if x(f) != ROAD_PIECE:
            for q in range(s.seats, s.owners):
                if can_settle(s, q):
                    s.then(PLACE_SETTLEMENT.on(seat(f)))
                    return
        for q in range(s.seats, s.owners):
            if can_pave(s, q):
                s.then(PLACE_ROAD.on(seat(f)))
                return


class PlaceRoad(Decision["IsleState"]):
    """BASE-204: a free road for one of the neutrals, by the usual rules."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q: Seat
        side: Side
        for q in range(s.seats, s.owners):
            if s.routes.left[q] > 0:
                for side in range(s.board.sides):
                    if has(s.routes.reach[side], q) and not s.rules.forbids_road(s, q, side):
                        menu.add(NEUTRAL_ROAD | q << 16 | side)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.tell(BUILD_ROAD | y(a) << 32 | x(a))
        pave(s, y(a), x(a))
        after_laying(s, y(a), ROAD_PIECE, x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("side", "neutral-road", {}, 1, 1, False, self.ticket(s, f), None)


class PlaceSettlement(Decision["IsleState"]):
    """BASE-204: a free settlement for one of the neutrals, by the usual rules."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        q: Seat
        corner: Corner
        for q in range(s.seats, s.owners):
            if s.towns.settlements[q] > 0:
                for corner in range(s.board.corners):
                    if may_settle(s, q, corner):
                        menu.add(NEUTRAL_SETTLEMENT | q << 16 | corner)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        settle(s, y(a), x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("corner", "neutral-settlement", {}, 1, 1, False, self.ticket(s, f), None)


class ReturnCard(Decision["IsleState"]):
    """BASE-207, TB-2P-19: y cards of one's own choice go to seat x, also those just drawn."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        card: Card
        for card in range(s.hands.kinds):
            if s.hands.hand[p * HAND + card] > 0:
                menu.add(GIVE_BACK | card)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        hand_over(s, p, x(f), x(a), 1)
        s.tell(GIVE_BACK | p << 32 | x(f) << 16 | x(a))
        if y(f) > 1:
            s.then(RETURN_CARD.on(p, x(f), y(f) - 1))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        left = int(y(f))
        return Prompt("bundle", "give-back", {"count": left}, left, left, False, self.ticket(s, f), None)


RAISE_NEUTRAL: Final = RaiseNeutral(TWO_PLAYERS * 32 + 0)
PLACE_ROAD: Final = PlaceRoad(TWO_PLAYERS * 32 + 1)
PLACE_SETTLEMENT: Final = PlaceSettlement(TWO_PLAYERS * 32 + 2)
PULL: Final = Steal(TWO_PLAYERS * 32 + 3, DRAWN)  # BASE-207
RETURN_CARD: Final = ReturnCard(TWO_PLAYERS * 32 + 4)

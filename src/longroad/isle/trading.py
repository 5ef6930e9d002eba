"""Trading with the bank, and harbors."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Option, Reason
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Row, Seat, cells, x, y
from longroad.isle.fields import WHO
from longroad.isle.geometry import Corner
from longroad.isle.hands import HAND, gain, pay
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.plain_picture import BankRates, IslePicture
from longroad.legend import Flow, VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

TRADING: Final = 6
SWAP: Final = (TRADING * 32 + 0) << 40

STRICT_ORDER: Final = 37


@mypyc_attr(acyclic=True, free_list_len=1)
class Rates(Slice):
    """How many equal cards the bank takes for one other. Shared by all copies of a game and never written to:
    changed rates are new rates.
    """

    def __init__(self, rate: Row) -> None:
        self.rate: Row = rate  # seat * HAND + card, harbors counted


def new_rates(owners: i64) -> Rates:
    """BASE-055: four for one, always."""
    return Rates(cells(owners * HAND, 4))


class Trading(IsleChapter):
    """BASE-055 … BASE-059: trade with the bank, better at a harbor."""

    name: ClassVar[str] = "maritime trade"
    number: ClassVar[int] = TRADING

    def rules(self) -> list[str]:
        return ["BASE Trade"]

    def options(self) -> list[Option]:
        return [Option("order", ("free", "strict"), "free")]

    def verbs(self) -> dict[int, str]:
        return {SWAP: "swap {card} for {card}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {SWAP: VerbKind("swap", "trade")}

    def events(self) -> dict[int, EventKind]:
        return {
            SWAP: EventKind(
                "swapped",
                (
                    WHO,
                    EventField("give", "card", "x"),
                    EventField("get", "card", "y"),
                    EventField("count", "number", 1),
                ),
                "trade",
                role="swap",
                flow=(Flow("bank", "give", "count", giver="seat"), Flow("bank", "get", taker="seat")),
            )
        }

    def on_settled(self, s: IsleState, p: Seat, corner: Corner) -> None:
        open_harbor(s, p, s.land.harbor[corner])

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        hands = s.hands
        if hands.held[p] < 2 or s.rules.forbids_trade(s, p):
            return
        kinds = hands.kinds
        give: Card
        get: Card
        for give in range(kinds):
            held = hands.hand[p * HAND + give]
            if held >= 2 and held >= trade_rate(s, p, give):  # nobody trades better than two for one
                for get in range(kinds):
                    if get != give and hands.bank[get] > 0:
                        menu.add(SWAP | get << 16 | give)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        n = trade_rate(s, p, x(a))
        pay(s, p, x(a), n)
        gain(s, p, y(a), 1)
        s.tell(a | p << 32)
        s.tell(n)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if x(a) >= s.hands.kinds or y(a) >= s.hands.kinds:
            return Reason("no-such-action", {"action": a})
        if not s.in_main():
            return None
        give = s.name_of("card", x(a))
        get = s.name_of("card", y(a))
        if x(a) == y(a):
            return Reason("like-for-like", {})
        if s.rules.forbids_trade(s, p):
            return s.rules.why_forbidden(s, p, a, "", "trade-is-over")
        rate = int(trade_rate(s, p, x(a)))
        if s.hands.hand[p * HAND + x(a)] < rate:
            return Reason("rate-too-high", {"card": give, "rate": rate})
        return Reason("bank-is-out", {"card": get})

    def on_shown(self, s: IsleState, p: Seat, picture: IslePicture) -> None:
        q: Seat
        card: Card
        for q in range(s.seats):
            rates: dict[str, int] = {}
            for card in range(s.hands.kinds):
                rates[s.name_of("card", card)] = int(trade_rate(s, q, card))
            picture.rates.append(BankRates(int(q), rates))


def open_harbor(s: IsleState, p: Seat, harbor: i64) -> None:
    """BASE-056, BASE-057: from now on p trades at a harbor of this kind, if it is one."""
    if harbor == 0:
        return
    rate = s.rates.rate[:]
    card: Card
    if harbor == 1:
        for card in range(s.hands.kinds):
            if rate[p * HAND + card] > 3:
                rate[p * HAND + card] = 3
    else:
        rate[p * HAND + harbor - 2] = 2
    s.rates = Rates(rate)


@mypyc_attr(acyclic=True, free_list_len=1)
class Phase(Slice):
    """Whether all trade is over."""

    def __init__(self, paid: bool) -> None:
        self.paid: bool = paid  # something was paid for this turn

    def copy(self) -> Phase:
        return Phase(self.paid)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Phase)
        other.paid = self.paid


def phase(s: IsleState) -> Phase:
    return cast(Phase, s.slice(STRICT_ORDER))


class StrictOrder(IsleChapter):
    """BASE-031, as an option: all trade comes before all building."""

    name: ClassVar[str] = "strict order"
    number: ClassVar[int] = STRICT_ORDER

    def fresh(self, s: IsleState) -> Slice:
        return Phase(False)

    def on_turn(self, s: IsleState, p: Seat) -> None:
        phase(s).paid = False

    def on_paid(self, s: IsleState, p: Seat) -> None:
        phase(s).paid = True

    def forbids_trade(self, s: IsleState, p: Seat) -> bool:
        return phase(s).paid


def trade_rate(s: IsleState, p: Seat, card: Card) -> i64:
    at = p * HAND + card
    best = s.rates.rate[at]
    for c in s.rules.trade_rate:
        rate = c.trade_rate(s, p, card)
        if rate < best:
            best = rate
    return best

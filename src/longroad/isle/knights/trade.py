"""Trade: the progress cards of one deck, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Frame, Seat, has, verb, x, y
from longroad.isle.deals import one_of, show_held
from longroad.isle.fields import CARD, GIVER, VICTIM, WHO
from longroad.isle.hands import HAND, RESOURCES, collect, hand_over, hide_hand, show_hand
from longroad.isle.knights.commodities import COIN, PAPER, is_commodity
from longroad.isle.knights.merchant import CHOOSE_STALL, has_stall
from longroad.isle.knights.progress import (
    COMMERCIAL_HARBOR,
    GUILD_DUES,
    MERCHANT_CARD,
    MERCHANT_FLEET,
    RESOURCE_MONOPOLY,
    TRADE_MONOPOLY,
    holds,
    holds_any,
    play_card,
    played_by,
    refuses_card,
)
from longroad.isle.knights.rivals import ahead_of, offer_seats, opponents, refuses_opponent, with_cards
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.trading import trade_rate
from longroad.legend import CounterKind, Flow, VerbKind
from longroad.picture import Counter, Picture

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

TRADE_CARDS: Final = 29
PLAY_MERCHANT: Final = (TRADE_CARDS * 32 + 0) << 40
PLAY_HARBOR: Final = (TRADE_CARDS * 32 + 1) << 40
OFFER: Final = (TRADE_CARDS * 32 + 2) << 40
HAND_OVER: Final = (TRADE_CARDS * 32 + 3) << 40
HAND_NOTHING: Final = (TRADE_CARDS * 32 + 4) << 40
PLAY_FLEET: Final = (TRADE_CARDS * 32 + 5) << 40
PLAY_DUES: Final = (TRADE_CARDS * 32 + 6) << 40
TAKE_FROM: Final = (TRADE_CARDS * 32 + 7) << 40
PLAY_TRADE_MONOPOLY: Final = (TRADE_CARDS * 32 + 8) << 40
PLAY_RESOURCE_MONOPOLY: Final = (TRADE_CARDS * 32 + 9) << 40
HANDED_OVER: Final = (TRADE_CARDS * 32 + 10) << 40  # an event only

FACE_OF = {
    PLAY_MERCHANT: MERCHANT_CARD,
    PLAY_HARBOR: COMMERCIAL_HARBOR,
    PLAY_FLEET: MERCHANT_FLEET,
    PLAY_DUES: GUILD_DUES,
    PLAY_TRADE_MONOPOLY: TRADE_MONOPOLY,
    PLAY_RESOURCE_MONOPOLY: RESOURCE_MONOPOLY,
}


@mypyc_attr(acyclic=True, free_list_len=1)
class Market(Slice):
    """What cards of trade allow until the end of the turn."""

    def __init__(self, offers: i64, fleets: i64) -> None:
        self.offers: i64 = offers  # four bits for each seat: how often it can still be offered a resource
        self.fleets: i64 = fleets  # the cards that the player on turn trades two for one, one bit each

    def copy(self) -> Market:
        return Market(self.offers, self.fleets)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Market)
        other.offers = self.offers
        other.fleets = self.fleets


def market(s: IsleState) -> Market:
    return cast(Market, s.slice(TRADE_CARDS))


class TradeCards(IsleChapter):
    """CK-111 … CK-116: the six kinds of trade cards."""

    name: ClassVar[str] = "trade cards"
    number: ClassVar[int] = TRADE_CARDS

    def rules(self) -> list[str]:
        return ["CK Progress cards — trade"]

    def kinds(self) -> list[Kind[Any]]:
        return [CHOOSE_COMMODITY, TAKE_DUES]

    def verbs(self) -> dict[int, str]:
        return {
            PLAY_MERCHANT: "play merchant",
            PLAY_HARBOR: "play commercial harbor",
            OFFER: "offer {card} to {seat}",
            HAND_OVER: "hand over {card}",
            HAND_NOTHING: "hand over nothing",
            PLAY_FLEET: "play merchant fleet {card}",
            PLAY_DUES: "play guild dues {seat}",
            TAKE_FROM: "take {card} from {seat}",
            PLAY_TRADE_MONOPOLY: "play trade monopoly {card}",
            PLAY_RESOURCE_MONOPOLY: "play resource monopoly {card}",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return played_by(FACE_OF) | {TAKE_FROM: VerbKind(takes=True)}

    def events(self) -> dict[int, EventKind]:
        return {
            OFFER: EventKind("offered-card", (WHO, CARD, EventField("other", "seat", "y")), "trade"),
            HAND_OVER: EventKind(
                "exchanged",
                (WHO, CARD, GIVER, EventField("offered", "card", 1)),
                "trade",
                flow=(
                    Flow("trade", "card", giver="giver", taker="seat"),
                    Flow("trade", "offered", giver="seat", taker="giver"),
                ),
            ),
            HAND_NOTHING: EventKind("no-commodity", (WHO, GIVER), "trade"),
            PLAY_FLEET: EventKind("sent-fleet", (WHO, CARD), "trade"),
            PLAY_DUES: EventKind("looked-at-hand", (WHO, VICTIM), "cards"),
            TAKE_FROM: EventKind(
                "took-dues",
                (WHO, VICTIM, EventField("card", "card", "x", known=("seat", "victim"))),
                "cards",
                tone="robbed",
                flow=(Flow("taken", "card", giver="victim", taker="seat"),),
            ),
            HANDED_OVER: EventKind(
                "handed-over",
                (GIVER, WHO, CARD, EventField("count", "number", 1)),
                "cards",
                flow=(Flow("taken", "card", "count", giver="giver", taker="seat"),),
            ),
        }

    def fresh(self, s: IsleState) -> Slice:
        return Market(0, 0)

    def on_turn(self, s: IsleState, p: Seat) -> None:
        m = market(s)
        m.offers = 0
        m.fleets = 0

    def trade_rate(self, s: IsleState, p: Seat, card: Card) -> i64:
        """CK-113."""
        return 2 if p == s.turn and has(market(s).fleets, card) else 4

    # -- playing ------------------------------------------------------------------------------------------

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        self.offers_cards(s, p, menu)
        if market(s).offers != 0 and not s.rules.forbids_trade(s, p):
            offer_resources(s, p, menu)

    def offers_cards(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if not holds_any(s, p, MERCHANT_CARD, RESOURCE_MONOPOLY):
            return
        card: Card
        if holds(s, p, MERCHANT_CARD) and has_stall(s, p):
            menu.add(PLAY_MERCHANT)
        if holds(s, p, COMMERCIAL_HARBOR) and is_anybody_rich(s, p):
            menu.add(PLAY_HARBOR)
        if holds(s, p, MERCHANT_FLEET):
            for card in range(s.hands.kinds):
                if trade_rate(s, p, card) > 2:
                    menu.add(PLAY_FLEET | card)
        if holds(s, p, GUILD_DUES):
            offer_seats(s, payers(s, p), PLAY_DUES, menu)
        if holds(s, p, TRADE_MONOPOLY) and is_anybody_rich(s, p):
            for card in range(PAPER, COIN + 1):
                menu.add(PLAY_TRADE_MONOPOLY | card)
        if holds(s, p, RESOURCE_MONOPOLY) and is_anybody_rich(s, p):
            for card in range(RESOURCES):
                menu.add(PLAY_RESOURCE_MONOPOLY | card)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        if verb(a) == OFFER:
            offer_resource(s, p, y(a), x(a))
        elif a == PLAY_MERCHANT:
            play_card(s, p, MERCHANT_CARD)
            s.then(CHOOSE_STALL.on(p))
        elif a == PLAY_HARBOR:
            play_card(s, p, COMMERCIAL_HARBOR)
            open_market(s, p)
        elif verb(a) == PLAY_FLEET:
            play_card(s, p, MERCHANT_FLEET)
            market(s).fleets |= 1 << x(a)
            s.tell(a | p << 32)
        elif verb(a) == PLAY_DUES:
            play_card(s, p, GUILD_DUES)
            levy(s, p, x(a))
        elif verb(a) == PLAY_TRADE_MONOPOLY:
            play_card(s, p, TRADE_MONOPOLY)
            collect(s, p, x(a), 1, HANDED_OVER)  # CK-115
        else:
            play_card(s, p, RESOURCE_MONOPOLY)
            collect(s, p, x(a), 2, HANDED_OVER)  # CK-116

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if verb(a) == OFFER:
            if s.in_main() and offers_left(s, y(a)) > 0 and s.rules.forbids_trade(s, p):
                return s.rules.why_forbidden(s, p, a, "", "trade-is-over")
            return refuses_offer(s, p, x(a), y(a)) if s.in_main() else None
        if verb(a) in (HAND_OVER, HAND_NOTHING):
            return refuses_commodity(s, a)
        if verb(a) == TAKE_FROM:
            asked = s.top() >> 40 == TAKE_DUES.number and y(a) == x(s.top())
            return Reason("not-in-hand", {"card": s.name_of("card", x(a))}) if asked else None
        if verb(a) == PLAY_DUES:
            return refuses_opponent(s, p, GUILD_DUES, x(a), payers(s, p))
        return refuses_card(s, p, FACE_OF[verb(a)])

    # -- seeing -------------------------------------------------------------------------------------------

    def on_view(self, view: IsleState, p: Seat) -> None:
        """CK-112: who offers a resource holds it."""
        if not view.over and view.top() >> 40 == CHOOSE_COMMODITY.number and y(view.top()) != p:
            show_held(view, y(view.top()), one_of(x(view.top())))

    def counters(self) -> dict[str, CounterKind]:
        return {"harbor offers": CounterKind(sign="anchor")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        q: Seat
        for q in range(s.seats):
            if offers_left(s, q) > 0:
                picture.counters.append(Counter("harbor offers", int(q), int(offers_left(s, q))))


def is_anybody_rich(s: IsleState, p: Seat) -> bool:
    """Whether any opponent holds a card; which, nobody knows."""
    return with_cards(s, opponents(s, p), 1) != 0


# -- CK-112: Commercial Harbor ----------------------------------------------------------------------------


def open_market(s: IsleState, p: Seat) -> None:
    """CK-112: each opponent can be offered a resource once more this turn."""
    q: Seat
    for q in range(s.seats):
        if q != p:
            market(s).offers += 1 << 4 * q


def offers_left(s: IsleState, q: Seat) -> i64:
    return market(s).offers >> 4 * q & 15


def offer_resources(s: IsleState, p: Seat, menu: Menu) -> None:
    """CK-112: any resource one holds, to an opponent who holds a card at all."""
    q: Seat
    card: Card
    for q in range(s.seats):
        if offers_left(s, q) > 0 and s.hands.held[q] > 0:
            for card in range(RESOURCES):
                if s.hands.hand[p * HAND + card] > 0:
                    menu.add(OFFER | q << 16 | card)


def offer_resource(s: IsleState, p: Seat, q: Seat, card: Card) -> None:
    """CK-112: q is asked, with commodities or without: who has some is a secret."""
    market(s).offers -= 1 << 4 * q
    s.tell(OFFER | p << 32 | q << 16 | card)
    s.then(CHOOSE_COMMODITY.on(q, card, p))


class ChooseCommodity(Decision["IsleState"]):
    """CK-112: any commodity for resource x of seat y; who has none leaves the resource where it is."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        card: Card
        for card in range(PAPER, COIN + 1):
            if s.hands.hand[p * HAND + card] > 0:
                menu.add(HAND_OVER | card)
        if menu.size == 0:
            menu.add(HAND_NOTHING)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if a == HAND_NOTHING:
            s.tell(HAND_NOTHING | y(f) << 32 | p << 16)
            return
        hand_over(s, p, y(f), x(a), 1)
        hand_over(s, y(f), p, x(f), 1)
        s.tell(HAND_OVER | y(f) << 32 | p << 16 | x(a))
        s.tell(x(f))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"asker": s.book.names[y(f)], "card": s.name_of("card", x(f))}
        return Prompt("card", "hand-over-commodity", args, 1, 1, False, self.ticket(s, f), None)


def refuses_offer(s: IsleState, p: Seat, card: i64, q: i64) -> Reason:
    if offers_left(s, q) == 0 or s.hands.held[q] == 0:
        return Reason("no-offer-to", {"other": s.book.names[q]})
    if card >= RESOURCES:
        return Reason("no-resource", {"card": s.name_of("card", card)})
    return Reason("card-not-held", {"card": s.name_of("card", card)})


def refuses_commodity(s: IsleState, a: int) -> Reason | None:
    if s.top() >> 40 != CHOOSE_COMMODITY.number:
        return None
    if a == HAND_NOTHING:
        return Reason("has-commodity", {})
    code = "card-not-held" if is_commodity(x(a)) else "no-commodity"
    return Reason(code, {"card": s.name_of("card", x(a))})


# -- CK-114: Guild Dues -----------------------------------------------------------------------------------


def payers(s: IsleState, p: Seat) -> i64:
    """CK-114: the opponents with more points who hold a card, one bit each."""
    return with_cards(s, ahead_of(s, p, 1), 1)


def levy(s: IsleState, p: Seat, q: Seat) -> None:
    """CK-114: p, and nobody else, looks at the hand of q and takes two cards, or the only one."""
    s.tell(PLAY_DUES | p << 32 | q << 16)
    show_hand(s, q, p)
    s.then(TAKE_DUES.on(p, q, 2 if s.hands.held[q] > 1 else 1))


class TakeDues(Decision["IsleState"]):
    """CK-114: y cards of seat x, one at a time; which, only the two of them know."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        card: Card
        for card in range(s.hands.kinds):
            if s.hands.hand[x(f) * HAND + card] > 0:
                menu.add(TAKE_FROM | x(f) << 16 | card)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        hand_over(s, x(f), p, x(a), 1)
        s.tell(a | p << 32)
        if y(f) > 1:
            s.then(TAKE_DUES.on(p, x(f), y(f) - 1))
        else:
            hide_hand(s)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        left = int(y(f))
        args = {"count": left, "victim": s.book.names[x(f)]}
        return Prompt("bundle", "take-dues", args, left, left, False, self.ticket(s, f), None)


CHOOSE_COMMODITY: Final = ChooseCommodity(TRADE_CARDS * 32 + 0)
TAKE_DUES: Final = TakeDues(TRADE_CARDS * 32 + 1)

"""Development cards and the largest army."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Reason
from longroad.core.frames import Chance, Kind
from longroad.core.menu import Menu
from longroad.core.words import (
    NOBODY,
    NOTHING,
    Action,
    Frame,
    Row,
    Seat,
    cells,
    fill,
    row,
    seat,
    sole_leader,
    verb,
    x,
)
from longroad.errors import Hidden
from longroad.isle.building import FREE_ROAD, can_lay_free, refuses_price
from longroad.isle.fields import CARD, GIVER, WHO
from longroad.isle.hands import (
    DEVCARD,
    affords,
    bank_left,
    buy,
    collect,
    draw_unseen,
)
from longroad.isle.harvest import CHOICE
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import Flow
from longroad.picture import Deck, Hand, Picture, Price, Special

if TYPE_CHECKING:
    from longroad.core.dealer import Dealer
    from longroad.isle.table import Table

DEVCARDS: Final = 8
ARMY: Final = 19
BUY_CARD: Final = (DEVCARDS * 32 + 0) << 40
DREW: Final = (DEVCARDS * 32 + 1) << 40
PLAY_KNIGHT: Final = (DEVCARDS * 32 + 2) << 40
PLAY_ROADS: Final = (DEVCARDS * 32 + 3) << 40
PLAY_PLENTY: Final = (DEVCARDS * 32 + 4) << 40
PLAY_MONOPOLY: Final = (DEVCARDS * 32 + 5) << 40

HANDED_OVER: Final = (DEVCARDS * 32 + 8) << 40  # these are events only
LARGEST_ARMY: Final = (DEVCARDS * 32 + 9) << 40
REVEALED: Final = (DEVCARDS * 32 + 10) << 40
ARMY_SET_ASIDE: Final = (DEVCARDS * 32 + 11) << 40

KNIGHT: Final = 0
POINT: Final = 1
ROADS: Final = 2
PLENTY: Final = 3
MONOPOLY: Final = 4
FACES: Final = 5
HIDDEN: Final = 5  # the cards a view can't see
CARD_ROOM: Final = 6
NEVER: Final = 1000  # more knights than anybody has
ALL: Final = 1000  # cards: more than there are (BASE-094)

DEVELOPMENTS = ("knight", "victory point", "road building", "year of plenty", "monopoly")


@mypyc_attr(acyclic=True, free_list_len=1)
class Cards(Slice):
    """The deck, everybody's cards, and the knights that lie face up."""

    fixed: ClassVar[tuple[str, ...]] = ("least",)

    def __init__(
        self,
        deck: Row,
        hand: Row,
        fresh: Row,
        knights: Row,
        undrawn: i64,
        played: bool,
        holder: Seat,
        shown: i64,
        least: i64,
    ) -> None:
        self.deck: Final[Row] = deck  # face -> how many are undrawn, in no order. In a view: all unseen ones
        self.hand: Final[Row] = hand  # seat * CARD_ROOM + face -> playable
        self.fresh: Final[Row] = fresh  # seat * CARD_ROOM + face -> bought this turn
        self.knights: Final[Row] = knights  # seat -> knights played
        self.undrawn: i64 = undrawn
        self.played: bool = played  # a card was played this turn
        self.holder: Seat = holder  # who has the largest army
        self.shown: i64 = shown  # victory point cards the winner has shown
        self.least: i64 = least  # knights the largest army needs; NEVER where there is none

    def copy(self) -> Cards:
        return Cards(
            self.deck[:],
            self.hand[:],
            self.fresh[:],
            self.knights[:],
            self.undrawn,
            self.played,
            self.holder,
            self.shown,
            self.least,
        )

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Cards)
        fill(other.deck, self.deck)
        fill(other.hand, self.hand)
        fill(other.fresh, self.fresh)
        fill(other.knights, self.knights)
        other.undrawn = self.undrawn
        other.played = self.played
        other.holder = self.holder
        other.shown = self.shown

    def seen_by(self, p: Seat) -> Cards:
        """BASE-044: how many cards others hold is public, which is not; what they hide joins the deck."""
        c = self.copy()
        q: Seat
        face: i64
        for q in range(len(c.knights)):
            if q != p:
                for face in range(FACES):
                    at = q * CARD_ROOM
                    c.deck[face] += c.hand[at + face] + c.fresh[at + face]
                    c.hand[at + HIDDEN] += c.hand[at + face]
                    c.fresh[at + HIDDEN] += c.fresh[at + face]
                    c.hand[at + face] = 0
                    c.fresh[at + face] = 0
        return c

    def guess(self, dealer: Dealer) -> None:
        q: Seat
        for q in range(len(self.knights)):
            deal_faces(self.hand, q * CARD_ROOM, self.deck, dealer)
            deal_faces(self.fresh, q * CARD_ROOM, self.deck, dealer)


def deal_faces(hand: Row, at: i64, deck: Row, dealer: Dealer) -> None:
    while hand[at + HIDDEN] > 0:
        face = draw_unseen(deck, dealer)
        deck[face] -= 1
        hand[at + HIDDEN] -= 1
        hand[at + face] += 1


def new_cards(owners: i64) -> Cards:
    """BASE-002: 14 knights, 5 victory points, 2 of each progress card."""
    room = owners * CARD_ROOM
    return Cards(row([14, 5, 2, 2, 2]), cells(room), cells(room), cells(owners), 25, False, NOBODY, 0, NEVER)


class DevelopmentCards(IsleChapter):
    """BASE-068, BASE-090 … BASE-097: cards to buy and play."""

    name: ClassVar[str] = "development cards"
    number: ClassVar[int] = DEVCARDS

    def kinds(self) -> list[Kind[Any]]:
        return [DRAW]

    def verbs(self) -> dict[int, str]:
        return {
            BUY_CARD: "buy card",
            DREW: "drew {development}",
            PLAY_KNIGHT: "play knight",
            PLAY_ROADS: "play road building",
            PLAY_PLENTY: "play year of plenty",
            PLAY_MONOPOLY: "play monopoly {card}",
        }

    def operands(self) -> dict[str, Sequence[str]]:
        return {"development": DEVELOPMENTS}

    def events(self) -> dict[int, EventKind]:
        return {
            BUY_CARD: EventKind("bought-card", (WHO,), "cards", bought=True),
            DREW: EventKind("drew", (WHO, EventField("face", "development", "x", known=("seat",))), "cards"),
            PLAY_KNIGHT: EventKind("played-knight", (WHO, EventField("count", "number", "x")), "cards"),
            PLAY_ROADS: EventKind("played-road-building", (WHO,), "cards"),
            PLAY_PLENTY: EventKind("played-year-of-plenty", (WHO,), "cards"),
            PLAY_MONOPOLY: EventKind("played-monopoly", (WHO, CARD), "cards", memorable=True),
            HANDED_OVER: EventKind(
                "handed-over",
                (GIVER, WHO, CARD, EventField("count", "number", 1)),
                "cards",
                flow=(Flow("taken", "card", "count", giver="giver", taker="seat"),),
            ),
            LARGEST_ARMY: EventKind(
                "largest-army", (WHO, EventField("count", "number", "x")), "cards", memorable=True
            ),
            ARMY_SET_ASIDE: EventKind("largest-army-set-aside", (), "cards", memorable=True),
            REVEALED: EventKind("revealed-points", (WHO, EventField("count", "number", "x")), "cards"),
        }

    def points(self, s: Table, p: Seat) -> i64:
        """BASE-101: what the winner has shown."""
        return s.cards.shown if s.winner == p else 0

    def hidden_points(self, s: Table, p: Seat) -> i64:
        """BASE-096: also a card bought this very turn counts."""
        cards = s.cards
        return cards.hand[p * CARD_ROOM + POINT] + cards.fresh[p * CARD_ROOM + POINT]

    def on_turn(self, s: Table, p: Seat) -> None:
        """BASE-090: what was bought in the turn before can be played from now on."""
        cards = s.cards
        cards.played = False
        at = ((p + s.seats - 1) % s.seats) * CARD_ROOM
        face: i64
        for face in range(CARD_ROOM):
            n = cards.fresh[at + face]
            if n > 0:
                cards.hand[at + face] += n
                cards.fresh[at + face] = 0

    def offers_early(self, s: Table, p: Seat, menu: Menu) -> None:
        """BASE-033, BASE-090: one card a turn, also before the roll."""
        cards = s.cards
        if cards.played:
            return
        at = p * CARD_ROOM
        if cards.hand[at + KNIGHT] > 0 and s.rules.knight.on_knight(s, p) != NOTHING:
            menu.add(PLAY_KNIGHT)
        if cards.hand[at + ROADS] > 0 and can_lay_free(s, p):
            menu.add(PLAY_ROADS)
        if cards.hand[at + PLENTY] > 0 and bank_left(s) > 0:
            menu.add(PLAY_PLENTY)
        if cards.hand[at + MONOPOLY] > 0:
            for card in range(s.hands.kinds):
                menu.add(PLAY_MONOPOLY | card)

    def offers(self, s: Table, p: Seat, menu: Menu) -> None:
        if s.cards.undrawn > 0 and affords(s, p, DEVCARD):
            menu.add(BUY_CARD)
        self.offers_early(s, p, menu)

    def do(self, s: Table, p: Seat, a: Action) -> None:
        cards = s.cards
        at = p * CARD_ROOM
        if a == BUY_CARD:
            s.built = True
            buy(s, p, DEVCARD)
            s.tell(BUY_CARD | p << 32)
            s.then(DRAW.on(p))
            return
        cards.played = True
        if a == PLAY_KNIGHT:
            cards.hand[at + KNIGHT] -= 1
            s.tell(PLAY_KNIGHT | p << 32 | cards.knights[p] + 1)
            recruit(s, p)
            s.then(s.rules.knight.on_knight(s, p))
        elif a == PLAY_ROADS:
            cards.hand[at + ROADS] -= 1
            s.tell(PLAY_ROADS | p << 32)
            s.then(FREE_ROAD.on(p), FREE_ROAD.on(p))
        elif a == PLAY_PLENTY:
            cards.hand[at + PLENTY] -= 1
            s.tell(PLAY_PLENTY | p << 32)
            s.then(CHOICE.on(p, 2))
        else:
            cards.hand[at + MONOPOLY] -= 1
            s.tell(PLAY_MONOPOLY | p << 32 | x(a))
            collect(s, p, x(a), ALL, HANDED_OVER)

    def refuses(self, s: Table, p: Seat, a: int) -> Reason | None:
        if not s.in_main() and not s.before_roll():
            return None
        if a == BUY_CARD:
            if not s.in_main():
                return None
            if s.cards.undrawn == 0:
                return Reason("no-card-left", {})
            return refuses_price(s, p, "development card", DEVCARD)
        face = {PLAY_KNIGHT: KNIGHT, PLAY_ROADS: ROADS, PLAY_PLENTY: PLENTY, PLAY_MONOPOLY: MONOPOLY}.get(
            verb(a)
        )
        if face is None:
            return None
        name = DEVELOPMENTS[face]
        if s.cards.hand[p * CARD_ROOM + face] == 0:
            fresh = s.cards.fresh[p * CARD_ROOM + face] > 0
            return Reason("bought-this-turn" if fresh else "no-such-card", {"card": name})
        if s.cards.played:
            return Reason("one-card-a-turn", {})
        return Reason("card-has-no-use", {"card": name})

    def on_priced(self, s: Table, p: Seat, prices: list[Price]) -> None:
        prices.append(s.price(BUY_CARD, DEVCARD))

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        q: Seat
        for q in range(s.seats):
            at = q * CARD_ROOM
            count = 0
            faces: dict[str, int] = {}
            for face in range(CARD_ROOM):
                n = int(s.cards.hand[at + face] + s.cards.fresh[at + face])
                count += n
                if n and face < FACES:
                    faces[DEVELOPMENTS[face]] = n
            known = s.cards.hand[at + HIDDEN] + s.cards.fresh[at + HIDDEN] == 0
            picture.hands.append(Hand(int(q), "development", count, faces if known else None))
        s.count_for_all(picture, "knights played", s.cards.knights)
        picture.decks.append(Deck("development", int(s.cards.undrawn), None))


class LargestArmy(IsleChapter):
    """BASE-091: two points for the largest army."""

    name: ClassVar[str] = "largest army"
    number: ClassVar[int] = ARMY

    def on_begin(self, s: Table) -> None:
        s.cards.least = 3

    def points(self, s: Table, p: Seat) -> i64:
        return 2 if s.cards.holder == p else 0

    def on_shown(self, s: Table, p: Seat, picture: Picture) -> None:
        holder = int(s.cards.holder)
        picture.specials.append(Special("largest army", None if holder < 0 else holder, 2))


def unseen_cards(view: Table, p: Seat) -> i64:
    """How many cards of p that a view hides could be points."""
    at = p * CARD_ROOM + HIDDEN
    return min(view.cards.hand[at] + view.cards.fresh[at], view.cards.deck[POINT])


def may_win_unseen(view: Table, p: Seat) -> bool:
    """Whether the cards that a view hides could be the points p lacks."""
    hidden = unseen_cards(view, p)
    return hidden > 0 and view.rules.public_points(view, p) + hidden >= view.rules.target(view, p)


def show_points(s: Table, p: Seat) -> None:
    """BASE-101: the winner shows the hidden victory point cards."""
    cards = s.cards
    at = p * CARD_ROOM + POINT
    cards.shown = cards.hand[at] + cards.fresh[at]
    cards.hand[at] = 0
    cards.fresh[at] = 0
    if cards.shown > 0:
        s.tell(REVEALED | p << 32 | cards.shown)


def recruit(s: Table, p: Seat) -> None:
    """BASE-091: one more knight; the army needs three, and more than its holder has."""
    cards = s.cards
    cards.knights[p] += 1
    n = cards.knights[p]
    if n >= cards.least and cards.holder != p and (cards.holder == NOBODY or n > cards.knights[cards.holder]):
        cards.holder = p
        s.rescore()
        s.tell(LARGEST_ARMY | p << 32 | n)


def dismiss(s: Table, p: Seat) -> None:
    """BASE-210: one knight fewer; the army goes to who alone has the most, and enough, or to nobody."""
    cards = s.cards
    cards.knights[p] -= 1
    who = sole_leader(cards.knights, cards.least)
    if who != cards.holder:
        cards.holder = who
        s.rescore()
        s.tell(ARMY_SET_ASIDE if who == NOBODY else LARGEST_ARMY | who << 32 | cards.knights[who])


def lay_aside(s: Table, n: i64) -> None:
    """So many cards are taken off the deck unseen: nobody can buy them."""
    s.cards.undrawn -= n


def draw_aside(s: Table, p: Seat) -> Frame:
    """p draws a card that was laid aside; as nobody has seen it, it is any of those left."""
    s.cards.undrawn += 1
    return DRAW.on(p)


def take_out(s: Table, face: i64) -> i64:
    """All cards of a kind leave the deck; says how many."""
    n = s.cards.deck[face]
    put_in(s, face, -n)
    return n


def put_in(s: Table, face: i64, n: i64) -> None:
    s.cards.deck[face] += n
    s.cards.undrawn += n


class Draw(Chance["Table"]):
    """BASE-068: the top card of a deck nobody may look into is any of those left."""

    def offers(self, s: Table, f: Frame, p: Seat, menu: Menu) -> None:
        if s.viewer != NOBODY:
            raise Hidden("The deck is hidden in this view; guess first.")
        face: i64
        for face in range(FACES):
            menu.weigh(DREW | face, s.cards.deck[face])

    def apply(self, s: Table, f: Frame, p: Seat, a: Action) -> None:
        s.cards.deck[x(a)] -= 1
        s.cards.undrawn -= 1
        s.cards.fresh[seat(f) * CARD_ROOM + x(a)] += 1
        s.rescore()
        s.tell(DREW | seat(f) << 32 | x(a))


DRAW: Final = Draw(DEVCARDS * 32 + 0)

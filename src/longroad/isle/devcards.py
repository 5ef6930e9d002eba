"""Development cards: to buy, to draw and to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Reason
from longroad.core.frames import Chance, Kind
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Seat, seat, x
from longroad.isle.building import refuses_price
from longroad.isle.development import (
    DEVCARDS,
    Face,
    development,
    new_development,
    offer_faces,
    play_face,
    refuses_face,
    unseen_points,
)
from longroad.isle.faces import BASE_DECK, HANDED_OVER, PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_PLENTY, PLAY_ROADS
from longroad.isle.fields import CARD, GIVER, WHO
from longroad.isle.hands import DEVCARD, affords, buy
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import CounterKind, Flow, HandKind, VerbKind
from longroad.picture import Deck, Hand, Picture, Price

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

BUY_CARD: Final = (DEVCARDS * 32 + 0) << 40
DREW: Final = (DEVCARDS * 32 + 1) << 40
REVEALED: Final = (DEVCARDS * 32 + 10) << 40  # an event only


class DevelopmentCards(IsleChapter):
    """BASE-068, BASE-090 … BASE-097: cards to buy and play."""

    name: ClassVar[str] = "development cards"
    number: ClassVar[int] = DEVCARDS

    def rules(self) -> list[str]:
        return ["BASE Development cards"]

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

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {
            BUY_CARD: VerbKind(about="card", key="d"),
            PLAY_KNIGHT: VerbKind(about="knight", plays="knight", key="k"),
            PLAY_ROADS: VerbKind(plays="road building"),
            PLAY_PLENTY: VerbKind(plays="year of plenty"),
            PLAY_MONOPOLY: VerbKind(plays="monopoly"),
        }

    def hands(self) -> dict[str, HandKind]:
        return {"development": HandKind("development")}

    def events(self) -> dict[int, EventKind]:
        return {
            BUY_CARD: EventKind("bought-card", (WHO,), "cards", bought=True),
            DREW: EventKind("drew", (WHO, EventField("face", "development", "x", known=("seat",))), "cards"),
            PLAY_KNIGHT: EventKind(
                "played-knight", (WHO, EventField("count", "number", "x")), "cards", plays="knight"
            ),
            PLAY_ROADS: EventKind("played-road-building", (WHO,), "cards", plays="road building"),
            PLAY_PLENTY: EventKind("played-year-of-plenty", (WHO,), "cards", plays="year of plenty"),
            PLAY_MONOPOLY: EventKind(
                "played-monopoly", (WHO, CARD), "cards", memorable=True, plays="monopoly"
            ),
            HANDED_OVER: EventKind(
                "handed-over",
                (GIVER, WHO, CARD, EventField("count", "number", 1)),
                "cards",
                flow=(Flow("taken", "card", "count", giver="giver", taker="seat"),),
            ),
            REVEALED: EventKind("revealed-points", (WHO, EventField("count", "number", "x")), "cards"),
        }

    def faces(self) -> list[Face]:
        return BASE_DECK

    def fresh(self, s: IsleState) -> Slice:
        return new_development(s.owners, s.rules.faces)

    def on_begin(self, s: IsleState) -> None:
        for c in s.rules.on_deck:
            c.on_deck(s)

    def gift_card(self, s: IsleState, p: Seat) -> Frame:
        """SEA-143: one that was laid aside."""
        return draw_aside(s, p)

    # -- points -------------------------------------------------------------------------------------------

    def points(self, s: IsleState, p: Seat) -> i64:
        """BASE-101: what the winner has shown."""
        return development(s).shown if s.winner == p else 0

    def hidden_points(self, s: IsleState, p: Seat) -> i64:
        """BASE-096: also a card bought this very turn counts."""
        d = development(s)
        points: i64 = 0
        if d.held[p] + d.held[d.seats + p] > 0:
            playable = p * d.room
            bought = (d.seats + p) * d.room
            for face in s.rules.point_faces:
                points += (d.hand[playable + face] + d.hand[bought + face]) * s.rules.faces[face].points
        return points

    def unseen_points(self, view: IsleState, p: Seat) -> i64:
        return unseen_points(view, p)

    def on_won(self, s: IsleState, p: Seat) -> None:
        """BASE-101: the winner shows the hidden victory point cards."""
        d = development(s)
        d.shown = self.hidden_points(s, p)
        count: i64 = 0
        place: i64
        for place in (p, d.seats + p):
            for face in s.rules.point_faces:
                k = place * d.room + face
                count += d.hand[k]
                d.held[place] -= d.hand[k]
                d.hand[k] = 0
        if count > 0:
            s.tell(REVEALED | p << 32 | count)

    # -- playing ------------------------------------------------------------------------------------------

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """BASE-090: what was bought in the turn before can be played from now on."""
        d = development(s)
        d.played = False
        last = p - 1 if p > 0 else s.seats - 1  # a remainder takes much longer
        bought = d.seats + last
        if d.held[bought] > 0:
            k: i64
            for k in range(d.room):
                d.hand[last * d.room + k] += d.hand[bought * d.room + k]
                d.hand[bought * d.room + k] = 0
            d.held[last] += d.held[bought]
            d.held[bought] = 0

    def offers_early(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """BASE-033, BASE-090: one card a turn, also before the roll."""
        d = development(s)
        if d.held[p] > 0 and not d.played:
            offer_faces(s, d, p, menu)

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        d = development(s)
        if d.undrawn[0] > 0 and affords(s, p, DEVCARD):
            menu.add(BUY_CARD)
        if d.held[p] > 0 and not d.played:
            offer_faces(s, d, p, menu)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        if a == BUY_CARD:
            buy(s, p, DEVCARD)
            s.tell(BUY_CARD | p << 32)
            s.then(DRAW.on(p))
        else:
            play_face(s, p, a)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if a != BUY_CARD:
            return refuses_face(s, p, a)
        if s.before_roll():
            return Reason("roll-first", {}, "anywhere")
        if not s.in_main():
            return None
        if development(s).undrawn[0] == 0:
            return Reason("no-card-left", {})
        return refuses_price(s, p, "development card", DEVCARD)

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        prices.append(s.price(BUY_CARD, DEVCARD))

    def counters(self) -> dict[str, CounterKind]:
        return {"knights played": CounterKind("box", sign="sword", wins="largest army")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        d = development(s)
        q: Seat
        for q in range(s.seats):
            faces = {s.rules.faces[face].name: int(n) for face in range(d.faces) if (n := d.count(q, face))}
            count = int(d.held[q] + d.held[d.seats + q])
            if d.hides(q) + d.hides(d.seats + q) == 0:
                resting = {
                    s.rules.faces[face].name: int(n)
                    for face in range(d.faces)
                    if (n := d.bought(q, face)) and s.rules.faces[face].verb != NOTHING
                }
                picture.hands.append(Hand(int(q), "development", count, faces, resting))
            else:
                picture.hands.append(Hand(int(q), "development", count, None))
        s.count_for_all(picture, "knights played", d.knights)
        picture.decks.append(Deck("development", int(d.undrawn[0]), None))


def draw_aside(s: IsleState, p: Seat) -> Frame:
    """p draws a card that was laid aside; as nobody has seen it, it is any of those left."""
    development(s).undrawn[0] += 1
    return DRAW.on(p)


def shown_points(s: IsleState) -> int:
    """BASE-101: points of the winner that were hidden before: what chapters that hide some count openly."""
    return sum([int(c.points(s, s.winner)) for c in s.rules.who_hidden_points]) if s.winner >= 0 else 0


class Draw(Chance["IsleState"]):
    """BASE-068: the top card of a deck nobody may look into is any of those left."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        development(s).offer_top(s, 0, DREW, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        d = development(s)
        d.take_top(x(a))
        d.add(d.seats + seat(f), x(a))
        s.rescore()
        s.tell(DREW | seat(f) << 32 | x(a))


DRAW: Final = Draw(DEVCARDS * 32 + 0)

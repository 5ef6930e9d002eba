"""The state of an island game: the slices by name, the map, the book."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longroad.core import notation
from longroad.core.chapter import Slice, Slices
from longroad.core.edge import Reason
from longroad.core.packed import HEAD, NOWHERE, Row, Seat, cells, verb, x, y
from longroad.core.state import State
from longroad.isle.building import Towns, new_towns
from longroad.isle.geometry import TERRAINS, Board
from longroad.isle.hands import HAND, UNKNOWN, Hands, new_hands, unbundle
from longroad.isle.land import Land, new_land
from longroad.isle.maps.format import FORMER_COLORS
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import IsleBook, IsleChapter
from longroad.isle.plain_picture import Harbor, IslePicture, Tile, of_isle
from longroad.isle.robber import Robber
from longroad.isle.routes import Routes, new_routes
from longroad.isle.trading import Rates, new_rates
from longroad.isle.turn import BEFORE_ROLL, END, MAIN, ROLL, WON
from longroad.picture import Counter, Deck, Hand, Picture, Price, Stock


@mypyc_attr(acyclic=True, free_list_len=1)
class IsleState(State):
    """An island game in progress."""

    numbers: ClassVar[tuple[str, ...]] = (*State.numbers, "dice", "last_turn")

    def __init__(
        self,
        rules: IsleBook,
        map: Map,
        land: Land,
        hands: Hands,
        towns: Towns,
        routes: Routes,
        robber: Robber,
        rates: Rates,
        slices: Slices,
        agenda: Row,
    ) -> None:
        super().__init__(rules, slices, agenda)
        self.rules: Final = rules
        self.map = map
        self.board: Board = map.board
        self.owners: Final[i64] = rules.owners
        self.land = land
        self.hands: Final = hands
        self.towns: Final = towns
        self.routes: Final = routes
        self.robber: Final = robber
        self.rates = rates
        self.last_deed = False  # what is just being done answers the question: it isn't asked again
        self.dice: i64 = 0  # the last roll: x one die, y the other
        self.last_turn: i64 = 0  # after so many turns the game ends without a winner

    # -- copies ---------------------------------------------------------------------------------------

    def copy(self) -> IsleState:
        return self.with_parts(self.hands.copy(), vec[Slice]([part.copy() for part in self.slices]))

    def with_parts(self, hands: Hands, slices: Slices) -> IsleState:
        """A copy with these slices in the place of those in which something may be hidden."""
        t = IsleState(
            self.rules,
            self.map,
            self.land,
            hands,
            self.towns.copy(),
            self.routes.copy(),
            self.robber.copy(),
            self.rates,
            slices,
            self.agenda[:],
        )
        self.copy_numbers(t)
        t.dice = self.dice
        t.last_turn = self.last_turn
        return t

    def copy_into(self, t: IsleState) -> None:
        super().copy_into(t)
        t.map = self.map
        t.board = self.board
        t.land = self.land
        t.rates = self.rates
        self.hands.copy_into(t.hands)
        self.towns.copy_into(t.towns)
        self.routes.copy_into(t.routes)
        self.robber.copy_into(t.robber)
        t.last_deed = False
        t.dice = self.dice
        t.last_turn = self.last_turn

    def set_up(self) -> Map:
        return self.map

    def parts(self) -> list[Slice]:
        named: list[Slice] = [self.land, self.hands, self.towns, self.routes, self.robber, self.rates]
        return named + list(self.slices)

    def hidden_from(self, p: Seat) -> IsleState:
        return self.with_parts(self.hands.seen_by(p), vec[Slice]([part.seen_by(p) for part in self.slices]))

    def own_parts(self) -> None:
        """At first the land is the map's own, and the map stays as it was."""
        land = self.land.with_hex(0, self.land.terrain[0], self.land.number[0])
        self.land = land.with_harbor(self.board, 0, land.harbor_at[0])

    def sound(self) -> bool:
        hands = self.hands
        return -1 <= self.robber.at < self.board.hexes and min(hands.hand) >= 0 and min(hands.bank) >= 0

    def reason(self) -> str:
        return "points" if self.ending == WON else super().reason()

    # -- what chapters ask when they explain ------------------------------------------------------------

    def in_main(self) -> bool:
        return self.top() >> 40 == MAIN.number

    def before_roll(self) -> bool:
        return self.top() >> 40 == BEFORE_ROLL.number

    def might_take(self, action: int) -> bool:
        owner = self.rules.owner[action >> HEAD]
        return (self.in_main() or self.before_roll()) and type(owner).do is not IsleChapter.do

    def untimely(self, action: int, p: int) -> Reason | None:
        owner = self.rules.owner[action >> HEAD]
        in_turn = type(owner).do is not IsleChapter.do and type(owner).do_aside is IsleChapter.do_aside
        if self.turns > 0 and p != self.turn and (in_turn or verb(action) == ROLL or verb(action) == END):
            return Reason("not-on-turn", {"name": self.book.names[self.turn]})
        if self.before_roll() and in_turn and type(owner).offers_early is IsleChapter.offers_early:
            return Reason("roll-first", {}, "anywhere")
        return None

    # -- words ------------------------------------------------------------------------------------------

    def name_of(self, kind: str, value: int) -> Any:
        if kind == "card":
            return self.rules.cards[value]
        if kind == "corner":
            return self.map.places.corner_name(value)
        if kind == "side":
            return self.map.places.side_name(value)
        if kind == "hex":
            return self.map.places.hex_name(value)
        if kind == "cards":
            return unbundle(value, self.rules.cards)
        return super().name_of(kind, value)

    def value_of(self, kind: str, name: str) -> int:
        if kind == "seat":
            return super().value_of(kind, FORMER_COLORS.get(name.strip().lower(), name))
        if kind == "card":
            return notation.pick(name, self.rules.cards, "card")
        if kind == "corner":
            return int(self.map.places.corner_of(name))
        if kind == "side":
            return int(self.map.places.side_of(name))
        if kind == "hex":
            return int(self.map.places.hex_of(name))
        return super().value_of(kind, name)

    # -- pictures ---------------------------------------------------------------------------------------

    def shows(self, p: int | None) -> IslePicture:
        return of_isle(super().shows(p))

    def draw(self, picture: IslePicture) -> None:
        picture.dice = [int(x(self.dice)), int(y(self.dice))] if self.dice else []
        self.draw_board(picture)
        self.draw_hands(picture)

    def ground(self) -> object:
        """Changed land is new land, and nothing but the land decides what the tiles are."""
        return self.land

    def price(self, verb: int, cost: Row, of: str = "") -> Price:
        """What is paid for a verb."""
        names = self.rules.cards
        return Price(self.book.templates[verb], {names[c]: int(n) for c, n in enumerate(cost) if n > 0}, of)

    def draw_board(self, picture: IslePicture) -> None:
        for h, (q, r) in enumerate(self.board.axial):
            terrain = TERRAINS[self.land.terrain[h]]
            name = self.map.places.hex_name(h)
            picture.tiles.append(Tile(name, q, r, terrain, int(self.land.number[h])))
        for side in range(int(self.board.sides)):
            kind = self.land.harbor_at[side]
            if kind > 0:
                trade = "any" if kind == 1 else self.rules.cards[kind - 2]
                picture.harbors.append(Harbor(self.map.places.side_name(side), trade))

    def draw_hands(self, picture: Picture) -> None:
        hands = self.hands
        names = self.rules.cards
        for p in range(int(self.seats)):
            cards = {name: int(n) for c, name in enumerate(names) if (n := hands.hand[p * HAND + c])}
            known = hands.hand[p * HAND + UNKNOWN] == 0
            picture.hands.append(Hand(p, "resources", int(hands.held[p]), cards if known else None))
        bank = {name: int(hands.bank[c]) for c, name in enumerate(names)}
        picture.decks.append(Deck("bank", sum(bank.values()), bank))

    def count_for_all(self, picture: Picture, name: str, values: Row) -> None:
        """A counter for every owner."""
        q: i64
        for q in range(self.owners):
            picture.counters.append(Counter(name, int(q), int(values[q])))

    def show_stock(self, picture: Picture, kind: str, left: Row) -> None:
        """What every owner has left of a kind of piece."""
        q: i64
        for q in range(self.owners):
            picture.stock.append(Stock(kind, int(q), int(left[q])))


def new_state(rules: IsleBook, map: Map) -> IsleState:
    """A game at its first question."""
    n = rules.owners
    s = IsleState(
        rules,
        map,
        new_land(map),
        new_hands(n, rules.card_kinds),
        new_towns(n, map),
        new_routes(n, map),
        Robber(NOWHERE, NOWHERE),
        new_rates(n),
        vec[Slice]([]),
        cells(16),
    )
    s.begin()
    return s

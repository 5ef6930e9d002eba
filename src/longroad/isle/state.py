"""The state of an island game: the slices by name, the map, the book."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longroad.core import notation
from longroad.core.chapter import Slice, Slices
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.state import State
from longroad.core.words import HEAD, NOBODY, NOWHERE, Row, Seat, cells, x, y
from longroad.errors import Hidden
from longroad.isle.building import Towns, new_towns
from longroad.isle.founding import place_given
from longroad.isle.geometry import TERRAINS, Board
from longroad.isle.hands import HAND, UNKNOWN, Hands, new_hands, unbundle
from longroad.isle.land import Land, new_land
from longroad.isle.maps.format import FORMER_COLORS
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import IsleBook, IsleChapter
from longroad.isle.robber import Robber
from longroad.isle.routes import Routes, new_routes
from longroad.isle.trading import Rates, new_rates
from longroad.isle.turn import BEFORE_ROLL, MAIN, WON
from longroad.picture import Counter, Deck, Hand, Harbor, Picture, Player, Price, Stock, Tile


@mypyc_attr(acyclic=True, free_list_len=1)
class IsleState(State):
    """An island game in progress."""

    numbers: ClassVar[tuple[str, ...]] = (*State.numbers, "dice", "last_turn", "ending")

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
        self.ending: i64 = 0  # the event by which the game was won

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
        return t

    def copy_into(self, t: IsleState) -> None:
        """Make t equal to this game; both must be of one book."""
        if t.rules is not self.rules and (t.spec != self.spec or len(t.slices) != len(self.slices)):
            raise ValueError(f"a game of {self.spec} can't be copied into one of {t.spec}")
        t.map = self.map
        t.board = self.board
        t.land = self.land
        t.rates = self.rates
        self.hands.copy_into(t.hands)
        self.towns.copy_into(t.towns)
        self.routes.copy_into(t.routes)
        self.robber.copy_into(t.robber)
        i: i64
        for i in range(len(self.slices)):
            self.slices[i].copy_into(t.slices[i])
        t.agenda = self.agenda[:]
        self.copy_numbers(t)

    def copy_numbers(self, t: IsleState) -> None:
        t.depth = self.depth
        t.turn = self.turn
        t.turns = self.turns
        t.questions = self.questions
        t.winner = self.winner
        t.over = self.over
        t.viewer = self.viewer
        t.dice = self.dice
        t.last_turn = self.last_turn
        t.ending = self.ending

    def set_up(self) -> Map:
        return self.map

    def parts(self) -> list[Slice]:
        named: list[Slice] = [
            self.land,
            self.hands,
            self.towns,
            self.routes,
            self.robber,
            self.rates,
        ]
        return named + list(self.slices)

    # -- views ----------------------------------------------------------------------------------------

    def seen_by(self, p: int) -> IsleState:
        """This game as seat p knows it: others' cards are unknown."""
        self.check_seat(p)
        if self.viewer != NOBODY and self.viewer != p:
            raise Hidden(f"This is what {self.book.names[self.viewer]} sees; it can't show more.")
        t = self.masked(p)
        t.viewer = p
        return t

    def check_seat(self, p: int) -> None:
        if not 0 <= p < int(self.seats):
            raise ValueError(f"there is no seat {p} in a game of {self.seats}")

    def check_owner(self, p: int) -> None:
        if not 0 <= p < int(self.owners):
            raise ValueError(f"there is no player {p} in a game of {self.owners}")

    def as_spectator(self) -> IsleState:
        """This game as somebody without a seat sees it: for pictures only."""
        if self.viewer != NOBODY:
            raise Hidden("A view shows only what its own seat sees.")
        return self.masked(NOBODY)

    def masked(self, p: Seat) -> IsleState:
        """A copy without what p may not know."""
        parts = vec[Slice]([part.seen_by(p) for part in self.slices])
        t = self.with_parts(self.hands.seen_by(p), parts)
        for c in self.rules.on_view:
            c.on_view(t, p)
        return t

    def guess(self, dealer: Dealer) -> IsleState:
        """A whole game with what is unseen dealt at random, every deal as likely as another.

        It keeps what everybody can conclude from the table, but not what one might from the game going on:
        a guess may give the player on turn enough points to have won.
        """
        t = self.copy()
        t.viewer = NOBODY
        for part in t.parts():
            part.guess(dealer)
        return t

    def to_bytes(self) -> bytes:
        """This game, or view, written down; `longroad.snapshot.from_bytes` reads it back."""
        from longroad.snapshot import to_bytes

        return to_bytes(self)

    def own_parts(self) -> None:
        """At first the land is the map's own, and the map stays as it was."""
        land = self.land.with_hex(0, self.land.terrain[0], self.land.number[0])
        self.land = land.with_harbor(self.board, 0, land.harbor_at[0])

    def sound(self) -> bool:
        hands = self.hands
        return -1 <= self.robber.at < self.board.hexes and min(hands.hand) >= 0 and min(hands.bank) >= 0

    # -- the end --------------------------------------------------------------------------------------

    def judge(self) -> None:
        """BASE-100, BASE-101: whose turn it is wins with enough points, hidden ones counted."""
        p = self.turn
        if p < 0 or self.over:
            return
        rules = self.rules
        if self.viewer != NOBODY and p != self.viewer and self.may_win_unseen(p):
            raise Hidden(f"{self.book.names[p]} may have won by cards that are hidden in this view.")
        if rules.points(self, p) >= rules.target(self, p) and not rules.forbids_win(self, p):
            self.win(p, WON)

    def may_win_unseen(self, p: Seat) -> bool:
        """Whether what a view hides could be the points p lacks."""
        rules = self.rules
        unseen = rules.unseen_points(self, p)
        lacks = rules.target(self, p) - rules.public_points(self, p)
        return unseen > 0 and unseen >= lacks and not rules.forbids_win(self, p)

    def win(self, p: Seat, ending: i64) -> None:
        """p wins at once; `ending` is the event that tells of it, with the points in x."""
        self.winner = p
        self.ending = ending
        for c in self.rules.on_won:
            c.on_won(self, p)
        self.tell(ending | p << 32 | self.rules.points(self, p))
        self.end()

    def end(self) -> None:
        self.over = True
        self.depth = 0

    def points(self, p: int) -> int:
        """All points of a seat, hidden ones counted; in a view only of one's own."""
        self.check_owner(p)
        if self.viewer != NOBODY and p != self.viewer:
            raise Hidden("Others' points may be hidden: ask for public_points.")
        return int(self.rules.points(self, p))

    def public_points(self, p: int) -> int:
        """The points that everybody sees, of a seat or of a neutral player."""
        self.check_owner(p)
        return int(self.rules.public_points(self, p))

    @property
    def result(self) -> dict[str, Any] | None:
        """None while the game goes on; then the winner, if any, and everybody's points.

        In a view the hidden points of others stay hidden.
        """
        if not self.over:
            return None
        seats = range(int(self.seats))
        return {
            "winner": None if self.winner == NOBODY else int(self.winner),
            "points": [int(self.rules.points(self, p)) for p in seats],
            "rounds": int((self.turns + self.seats - 1) // self.seats),
            "reason": self.reason(),
        }

    def reason(self) -> str:
        """Why the game is over: `rounds`, `points`, or the code of the event by which it was won."""
        if self.winner == NOBODY:
            return "rounds"
        return "points" if self.ending == WON else self.book.event_kinds[int(self.ending)].code

    # -- what chapters ask when they explain ------------------------------------------------------------

    def in_main(self) -> bool:
        return self.top() >> 40 == MAIN.number

    def before_roll(self) -> bool:
        return self.top() >> 40 == BEFORE_ROLL.number

    def might_take(self, action: int) -> bool:
        owner = self.rules.owner[action >> HEAD]
        return (self.in_main() or self.before_roll()) and type(owner).do is not IsleChapter.do

    # -- words ------------------------------------------------------------------------------------------

    def name_of(self, kind: str, value: int) -> Any:
        if kind == "seat" or kind == "number":
            return value
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
        return self.book.operands[kind][value]

    def value_of(self, kind: str, name: str) -> int:
        if kind == "number":
            return notation.number(name)
        if kind == "seat":
            plain = name.strip().lower()
            return notation.pick(FORMER_COLORS.get(plain, name), self.book.names, "player")
        if kind == "card":
            return notation.pick(name, self.rules.cards, "card")
        if kind == "corner":
            return int(self.map.places.corner_of(name))
        if kind == "side":
            return int(self.map.places.side_of(name))
        if kind == "hex":
            return int(self.map.places.hex_of(name))
        return notation.pick(name, self.book.operands[kind], kind)

    def text(self, action: int) -> str:
        return notation.text(self, action)

    def parse(self, words: str) -> int:
        return notation.parse(self, words)

    # -- pictures ---------------------------------------------------------------------------------------

    def shows(self, p: int | None) -> Picture:
        """A picture for seat p, or for a spectator (None): made from what that seat may see, nothing else."""
        view = self.as_spectator() if p is None else self.seen_by(p)
        return view.picture(NOBODY if p is None else p)

    def picture(self, p: Seat) -> Picture:
        """Draw this view."""
        seats = range(int(self.seats))
        picture = Picture(
            spec=self.spec,
            viewer=None if p < 0 else int(p),
            turn=None if self.turn < 0 else int(self.turn),
            round=int((self.turns + self.seats - 1) // self.seats),
            to_act=None if self.to_act < 0 else self.to_act,
            waiting=list(self.waiting),
            winner=None if self.winner < 0 else int(self.winner),
            over=self.over,
            target=int(self.rules.target(self, max(p, 0))),
            dice=[int(x(self.dice)), int(y(self.dice))] if self.dice else [],
            owners=list(self.book.names),
        )
        for q in seats:
            known = q == p or q == self.winner
            points = int(self.rules.points(self, q)) if known else None
            picture.players.append(Player(q, self.book.names[q], self.public_points(q), points))
        self.draw_board(picture)
        self.draw_hands(picture)
        for c in self.rules.on_shown:
            c.on_shown(self, p, picture)
        return picture

    def ground(self) -> object:
        """Changed land is new land, and nothing but the land decides what the tiles are."""
        return self.land

    def prices(self, p: Seat) -> list[Price]:
        """What p may pay for in this game, and what it costs p now, whether p can pay or not."""
        prices: list[Price] = []
        for c in self.rules.on_priced:
            c.on_priced(self, p, prices)
        return prices

    def price(self, verb: int, cost: Row, of: str = "") -> Price:
        """What is paid for a verb."""
        names = self.rules.cards
        return Price(self.book.words[verb], {names[c]: int(n) for c, n in enumerate(cost) if n > 0}, of)

    def draw_board(self, picture: Picture) -> None:
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
    for c in rules.fresh:
        part = c.fresh(s)
        assert part is not None, f"The chapter {c.name} has something to remember, and then again nothing."
        s.slices = append(s.slices, part)
    for c in rules.on_begin:
        c.on_begin(s)
    todo = Menu(16)
    place_given(s, todo)
    for c in rules.opening:
        c.opening(s, todo)
    s.then_all(todo)
    s.settle()
    return s

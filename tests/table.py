"""A table to try rules at: say who has what and whose turn it is, then try and do things in words.

    t = table("isle:base;4").given(red="settlement C2.N, hand 1 brick 1 lumber").turn("red")
    assert t.can("build road C2/NW")
    t.do("build road C2/NW")
    assert t.hand("red") == "nothing"

The island is always the same unless a test asks for another, so that places have a meaning:

        m10 p2  f9              A1  A2  A3
      g12 h6  p4  h10         B1  B2  B3  B4
    g9  f11 d   f3  m8      C1  C2  C3  C4  C5
      f8  m3  g4  p5          D1  D2  D3  D4
        h5  g6  p11             E1  E2  E3

Harbors: any on A1/NW C5/E E2/SE E1/SW, grain A2/NE, ore B4/NE, wool D4/SE, brick D1/W, lumber B1/W.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from longroad.core.dealer import Dealer
from longroad.core.edge import Event
from longroad.core.packed import NOBODY
from longroad.isle.army import army
from longroad.isle.building import raise_city, settle
from longroad.isle.development import Development, development, recruit
from longroad.isle.faces import BASE_DECK, KNIGHT
from longroad.isle.founding import BEGIN
from longroad.isle.hands import HAND, RESOURCE_NAMES, gain
from longroad.isle.knights.barbarians import horde
from longroad.isle.knights.cities import lay_down
from longroad.isle.knights.commodities import COMMODITY_NAMES
from longroad.isle.knights.improvements import (
    POLITICS,
    SCIENCE,
    STAGES,
    TRACK_NAMES,
    TRACKS,
    TRADE,
    growth,
)
from longroad.isle.knights.knights import ACTIVE, BASIC, EACH, RANKS, count_rank, post
from longroad.isle.knights.progress import FACE_NAMES, is_point, lay_open, progress, track_of
from longroad.isle.knights.progress import FACES as PROGRESS_FACES
from longroad.isle.knights.progress import ROOM as PROGRESS_ROOM
from longroad.isle.knights.walls import build_wall, has_wall
from longroad.isle.lines import ALL_OWNERS
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.plain_picture import IslePicture
from longroad.isle.routes import pave, route_length
from longroad.isle.seafarers.pirate import lair
from longroad.isle.seafarers.ships import SHIP_LINE, fleet, launch, stir_ships
from longroad.isle.state import IsleState
from longroad.isle.turn import BEFORE_ROLL, START
from tests.isle import new_game

CARDS = (*RESOURCE_NAMES, *COMMODITY_NAMES)
DEVELOPMENTS = tuple(face.name for face in BASE_DECK)
ISLAND = {
    "format": "longroad-map/1",
    "name": "The island of the tests",
    "seats": [2, 3, 4],
    "map": [
        "    m10 p2  f9",
        "  g12 h6  p4  h10",
        "g9  f11 d   f3  m8",
        "  f8  m3  g4  p5",
        "    h5  g6  p11",
    ],
    "harbors": [
        "A1/NW any",
        "A2/NE grain",
        "B4/NE ore",
        "C5/E any",
        "D4/SE wool",
        "E2/SE any",
        "E1/SW any",
        "D1/W brick",
        "B1/W lumber",
    ],
    "marks": {"neutral": ["A2.S", "E2.N"]},
}

# Once round the island, clockwise from the harbor on A1: 30 roads.
COAST = """
    A1/NW A1/NE A2/NW A2/NE A3/NW A3/NE A3/E B4/NE B4/E C5/NE C5/E C5/SE D4/E D4/SE E3/E
    E3/SE E3/SW E2/SE E2/SW E1/SE E1/SW E1/W D1/SW D1/W C1/SW C1/W C1/NW B1/W B1/NW A1/W
"""

Giver: TypeAlias = "Callable[[GameTable, int, str], None]"
GIVERS: dict[str, Giver] = {}  # the first word of a thing that can be given -> who gives it


def gives(*words: str) -> Callable[[Giver], Giver]:
    """Teach `given` a thing: @gives("boot") over a function of the table, the owner and the words behind."""

    def learn(giver: Giver) -> Giver:
        assert not GIVERS.keys() & set(words), "these words mean something else already"
        GIVERS.update(dict.fromkeys(words, giver))
        return giver

    return learn


def coast(first: str, count: int) -> str:
    """So many sides of the coast, clockwise from the first: `given(red="roads " + coast("A1/NW", 5))`."""
    ring = COAST.split()
    at = ring.index(first)
    return " ".join((ring + ring)[at : at + count])


class Bundle(dict[str, int]):
    """Cards by name. Equal to words that say the same in any order: `hand == "2 ore 1 wool"`."""

    def __init__(self, cards: dict[str, int]) -> None:
        super().__init__({name: n for name, n in cards.items() if n})

    @staticmethod
    def read(words: str, names: Iterable[str]) -> Bundle:
        """`2 ore 1 wool`, `knight monopoly`, `3 knight 2 victory point`, `nothing`."""
        cards: dict[str, int] = {}
        rest = "" if words.strip() == "nothing" else words.strip()
        longest_first = sorted(names, key=len, reverse=True)  # a merchant fleet is no merchant
        any_name = "|".join(re.escape(name) for name in longest_first)
        while rest:
            found = re.match(rf"(?:(\d+)\s+)?({any_name})s?(?:\s+|$)", rest)
            if found is None:
                raise ValueError(f"{rest!r} are no cards; there are {', '.join(names)}")
            count, name = found.groups()
            cards[name] = cards.get(name, 0) + int(count or 1)
            rest = rest[found.end() :]
        return Bundle(cards)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return dict(self) == Bundle.read(other, (*CARDS, *DEVELOPMENTS, *FACE_NAMES))
        return dict(self) == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        return repr(" ".join(f"{n} {name}" for name, n in self.items()) or "nothing")


def table(
    spec: str = "isle:base;4",
    seed: int | None = None,
    drawing: list[str] | None = None,
    house_rules: Sequence[IsleChapter] | None = None,
    **keys: object,
) -> GameTable:
    """A new game on the island above, or on one drawn otherwise; with a seed it is dealt as the spec says.

    Other scenarios have their own maps; `drawing` replaces them, and `keys` are other keys of the map file.
    """
    own: dict[str, object] | None = None
    if drawing:
        own = (
            {**ISLAND, "harbors": [], "marks": {}, **keys, "map": drawing}
            if keys
            else {**ISLAND, "map": drawing}
        )
    elif seed is None and "board=" not in spec and spec.startswith("isle:base"):
        own = {**ISLAND, **keys}
    return GameTable(new_game(spec, seed or 0, own, house_rules or ()))


class GameTable:
    """A game that is spoken to in words. `g` is the game itself."""

    def __init__(self, g: IsleState) -> None:
        self.g = g
        self.names = g.book.names
        self.heard: list[Event] = []  # what the last action brought
        self.cards_in_play = self.count_cards()

    # -- the position -----------------------------------------------------------------------------------

    def given(
        self,
        robber: str = "",
        pirate: str = "",
        barbarians: int | str = "",
        landed: bool | str = False,
        **owners: str,
    ) -> GameTable:
        """Put things on the table: `red="hand 2 ore 1 wool, settlement C3.N, road C3/NE, 5 points"`.

        hand … exactly these cards, out of the bank · settlement, city, road, ship … on these places,
        connected or not · cards … development cards that can be played · fresh … cards bought this turn ·
        knights 2 … lying face up · knight B2.N strong active … one on a corner; a basic one that is inactive
        if nothing else is said · progress … progress cards in hand · science 3 … how far one's cities are
        on a track · wall … under these cities · metropolis C3.N science … on a city there · fallen … cities
        on their side · 5 points … public ones, made up with towns out of everybody's way.
        if nothing else is said · progress … progress cards; points lie open · 5 points … public ones, made
        up with towns out of everybody's way.

        barbarians=6 … steps their ship has made · landed=True … not for the first time: the robber is there.
        """
        if barbarians != "":
            horde(self.g).at = int(barbarians)
        if landed:
            horde(self.g).landed = True
            self.g.robber.at = self.g.robber.start
        if robber:
            self.g.robber.at = self.g.map.places.hex_of(robber)
        if pirate:
            lair(self.g).at = self.g.map.places.hex_of(pirate)
        things = [
            (self.seat(who), thing.strip()) for who, text in owners.items() for thing in text.split(",")
        ]
        for p, thing in things:
            if not re.fullmatch(r"\d+ points?", thing):
                what, _, rest = thing.partition(" ")
                if what not in GIVERS:
                    raise ValueError(f"{thing!r} can't be given; these can: {', '.join(GIVERS)}, 5 points")
                GIVERS[what](self, p, rest)
        for p, thing in things:  # only now it is known what is missing, and where there is room
            if re.fullmatch(r"\d+ points?", thing):
                self.give_points(p, int(thing.split()[0]))
        stir_ships(self.g, ALL_OWNERS)  # whatever was given
        self.cards_in_play = self.count_cards()
        return self

    def give_points(self, p: int, wanted: int) -> None:
        missing = wanted - self.g.public_points(p)
        while missing > 0:
            corner = self.quiet_corner()
            settle(self.g, p, corner)
            missing -= 1
            if missing > 0 and self.g.towns.cities[p] > 0:
                raise_city(self.g, p, corner)
                missing -= 1
        if missing:
            raise ValueError(f"{self.names[p]} has {self.g.public_points(p)} points already, not {wanted}")

    def quiet_corner(self) -> int:
        """A free corner without harbor or road, as far from all pieces as there is one."""
        g = self.g
        routes = g.routes

        def noise(corner: int) -> tuple[int, int]:
            hexes = g.board.hexes_at[corner]
            around = [c for h in hexes for c in g.board.corners_of[h]]
            towns = sum(g.towns.owner[c] != NOBODY or routes.visits[c] != 0 for c in around)
            return towns, len(hexes)

        free = [
            c
            for c in range(int(g.board.corners))
            if g.towns.level[c] == 0 and routes.visits[c] == 0 and g.land.harbor[c] == 0
        ]
        if not free:
            raise ValueError("There is no room for so many points.")
        return min(free, key=noise)

    def turn(self, who: str, before_roll: bool = False) -> GameTable:
        """A turn begins: after its roll, of which nothing came, or just before it."""
        self.start_with(START.on(self.seat(who)))
        g = self.g
        if not before_roll:
            while not g.over and g.top() >> 40 == BEFORE_ROLL.number:
                g.depth -= 1
            g.settle()
        return self

    def founding(self, first: str) -> GameTable:
        """The founding phase begins; who begins is known."""
        return self.start_with(BEGIN.on(self.seat(first)))

    def start_with(self, frame: int) -> GameTable:
        """Whatever was going on, now this happens."""
        self.g.depth = 0
        self.g.then(frame)
        self.g.settle()
        return self

    # -- trying and doing -------------------------------------------------------------------------------

    def can(self, words: str) -> bool:
        """Whether this is possible now. `blue: accept` asks for another seat than the one to act."""
        p, action = self.understand(words)
        return self.g.why(action, p) is None

    def why(self, words: str) -> str:
        """Why it is not possible, as the player reads it; nothing if it is possible."""
        p, action = self.understand(words)
        return str(self.g.why(action, p) or "")

    def do(self, *orders: str) -> GameTable:
        """Do these things one after the other, also what chance does: `do("roll", "rolled 3 4")`."""
        for words in orders:
            p, action = self.understand(words)
            reason = self.g.why(action, p)
            if reason is not None:
                raise ValueError(f"{words!r} is not possible: {reason} One of: {self.menu(p)}")
            self.heard = self.g.apply(action, p)
            found = self.count_cards()
            assert found == self.cards_in_play, (
                f"{words!r} made or lost cards: {self.cards_in_play} -> {found}"
            )
        return self

    def understand(self, words: str) -> tuple[int, int]:
        who, colon, rest = words.partition(":")
        return (self.seat(who), self.g.parse(rest)) if colon else (self.g.to_act, self.g.parse(words))

    def menu(self, who: str | int | None = None) -> list[str]:
        """What can be done now, in words: by this seat, or by whoever is asked first."""
        p = self.g.to_act if who is None else self.seat(who)
        actions = self.g.legal(p) if p >= 0 else [action for action, _ in self.g.outcomes()]
        return sorted(self.g.text(action) for action in actions)

    def offered(self, words: str) -> set[str]:
        """The places that follow these words on the menu: `offered("build ship")`."""
        found = [entry.removeprefix(words).split() for entry in self.menu() if entry.startswith(words + " ")]
        return {rest[0] for rest in found if len(rest) == 1}

    def named(self, places: str) -> set[str]:
        """Places by their own names, as menus have them."""
        return {self.g.map.places.canonical(place) for place in places.split()}

    @property
    def outcomes(self) -> dict[str, int]:
        """What chance may bring, with weights."""
        return {self.g.text(action): weight for action, weight in self.g.outcomes()}

    # -- what everybody sees ----------------------------------------------------------------------------

    @property
    def to_act(self) -> str:
        """Whose answer is waited for: a name, `chance`, or `nobody` when the game is over."""
        p = self.g.to_act
        return self.names[p] if p >= 0 else ("chance" if p == -1 else "nobody")

    @property
    def waiting(self) -> list[str]:
        return [self.names[p] for p in self.g.waiting]

    @property
    def on_turn(self) -> str | None:
        return self.name(self.g.turn)

    @property
    def winner(self) -> str | None:
        return self.name(self.g.winner)

    @property
    def robber(self) -> str:
        return self.standing("robber")

    @property
    def pirate(self) -> str:
        return self.standing("pirate")

    def standing(self, piece: str) -> str:
        """The hex of a piece that is nobody's, as everybody sees it."""
        place = next(found.place for found in self.picture().pieces if found.kind == piece)
        return place or "off the board"

    @property
    def longest_route(self) -> str | None:
        """Who has the card."""
        return self.name(self.g.routes.holder)

    @property
    def largest_army(self) -> str | None:
        return self.name(army(self.g).holder)

    @property
    def deck(self) -> int:
        """Development cards that can still be bought."""
        return int(self.development.undrawn[0])

    def bank(self, card: str) -> int:
        return int(self.g.hands.bank[CARDS.index(card)])

    def piece(self, place: str) -> str | None:
        """`red city`, `blue road`, or None where nothing stands."""
        canonical = self.g.map.places.canonical(place)
        pieces = [x for x in self.picture().pieces if x.owner is not None and x.kind != "wall"]
        found = [x for x in pieces if x.place == canonical]
        assert len(found) < 2, f"two pieces on {place}: {found}"
        return f"{self.names[found[0].owner or 0]} {found[0].kind}" if found else None

    def metropolis(self, track: str) -> str | None:
        """`red B2.N`, or None as long as there is none."""
        found = [x for x in self.picture().pieces if x.facts.get("metropolis") == track]
        return f"{self.names[found[0].owner or 0]} {found[0].place}" if found else None

    def walls(self, who: str) -> set[str]:
        """The corners of the cities of a player that have a wall."""
        p = self.seat(who)
        return {x.place for x in self.picture().pieces if x.kind == "wall" and x.owner == p}

    def knight(self, place: str) -> str | None:
        """`red basic`, `blue strong active`, `red basic active tired`, or None where no knight stands."""
        canonical = self.g.map.places.canonical(place)
        found = [x for x in self.picture().pieces if x.place == canonical and x.kind == "knight"]
        if not found:
            return None
        facts = found[0].facts
        more = [name for name in ("active", "tired") if facts[name]]
        return " ".join([self.names[found[0].owner or 0], RANKS[int(str(facts["rank"]))], *more])

    def count(self, name: str, who: str | None = None) -> int:
        """What a picture counts for a player, or for nobody in particular: `count("defenders", "red")`."""
        p = None if who is None else self.seat(who)
        return next(c.value for c in self.picture().counters if c.owner == p and c.name == name)

    def track(self, name: str, who: str | None = None) -> int:
        """How far something has come: `track("barbarians")`, `track("science", "red")`."""
        p = None if who is None else self.seat(who)
        return next(one.value for one in self.picture().tracks if (one.name, one.owner) == (name, p))

    def left(self, who: str, kind: str) -> int:
        """Pieces still in stock: `left("red", "road")`."""
        p = self.seat(who)
        return next(one.left for one in self.picture().stock if (one.kind, one.owner) == (kind, p))

    def route(self, who: str) -> int:
        """How long the longest route of a player is."""
        return int(route_length(self.g, self.seat(who)))

    def public_points(self, who: str) -> int:
        return self.g.public_points(self.seat(who))

    def rate(self, who: str, card: str) -> int:
        """Equal cards that the bank takes for one other."""
        p = self.seat(who)
        return next(one.cards[card] for one in self.picture().rates if one.owner == p)

    # -- what only some see -----------------------------------------------------------------------------

    def hand(self, who: str) -> Bundle:
        """Resource cards."""
        p = self.seat(who)
        return Bundle({name: int(self.g.hands.hand[p * HAND + c]) for c, name in enumerate(CARDS)})

    @property
    def development(self) -> Development:
        """The deck and everybody's development cards."""
        return development(self.g)

    def cards(self, who: str) -> Bundle:
        """Development cards, those bought this turn included."""
        p = self.seat(who)
        return Bundle({name: int(self.development.count(p, f)) for f, name in enumerate(DEVELOPMENTS)})

    def progress(self, who: str) -> Bundle:
        """Progress cards in hand."""
        at = self.seat(who) * PROGRESS_ROOM
        hand = progress(self.g).hand
        return Bundle({FACE_NAMES[f]: int(hand[at + f]) for f in range(PROGRESS_FACES)})

    def under(self, track: str) -> list[str]:
        """The progress cards that were put under a deck, the next to be drawn first."""
        cards = [int(card) & 0xFF for card in progress(self.g).under]
        return [FACE_NAMES[face] for face in cards if track_of(face) == TRACK_NAMES.index(track)]

    def points(self, who: str) -> int:
        """All points, hidden ones counted."""
        return self.g.points(self.seat(who))

    @property
    def events(self) -> list[str]:
        """What the last action brought, in sentences, as somebody sees it who may know everything."""
        return [str(event) for event in self.heard]

    def says(self, who: str) -> list[str]:
        """What the last action brought, as this seat hears it."""
        return [str(event.seen_by(self.seat(who))) for event in self.heard]

    def sees(self, who: str) -> IsleState:
        """The game as this seat knows it."""
        return self.g.seen_by(self.seat(who))

    def picture(self, who: str | None = None) -> IslePicture:
        """The game drawn for this seat, or for a spectator."""
        return self.g.shows(None if who is None else self.seat(who))

    def knows(self, who: str) -> bytes:
        """Everything there is in the game as this seat knows it: for worlds that must look the same."""
        return self.sees(who).to_bytes()

    def guessed_by(self, who: str, seed: int = 0) -> GameTable:
        """A game as this seat might imagine it."""
        return GameTable(self.sees(who).guess(Dealer(seed)))

    # -- names ------------------------------------------------------------------------------------------

    def seat(self, who: str | int) -> int:
        if isinstance(who, int):
            return who
        name = who.strip()
        if name == "chance":
            return -1
        if name not in self.names:
            raise ValueError(f"nobody here is called {name!r}; there are {', '.join(self.names)}")
        return self.names.index(name)

    def name(self, p: int) -> str | None:
        return self.names[p] if p >= 0 else None

    def count_cards(self) -> tuple[int, ...]:
        """How many cards of each kind there are, in the bank and in all hands: never changes in play."""
        hands = self.g.hands
        kinds = range(int(hands.kinds))
        owners = range(int(self.g.owners))
        return tuple(int(hands.bank[c]) + sum(int(hands.hand[p * HAND + c]) for p in owners) for c in kinds)


@gives("hand")
def give_hand(t: GameTable, p: int, words: str) -> None:
    wanted = Bundle.read(words, CARDS)
    for c, name in enumerate(CARDS):
        gain(t.g, p, c, wanted.get(name, 0) - int(t.g.hands.hand[p * HAND + c]))
        if t.g.hands.bank[c] < 0:
            raise ValueError(f"There is not that much {name} in the game.")


@gives("settlement", "settlements")
def give_settlements(t: GameTable, p: int, words: str) -> None:
    for place in words.split():
        corner = t.g.map.places.corner_of(place)
        if t.g.towns.level[corner] or t.g.towns.settlements[p] == 0:
            raise ValueError(f"{place} is too close to another town, or no settlement is left")
        settle(t.g, p, corner)


@gives("city", "cities")
def give_cities(t: GameTable, p: int, words: str) -> None:
    for place in words.split():
        give_settlements(t, p, place)
        if t.g.towns.cities[p] == 0:
            raise ValueError(f"no city is left for {place}")
        raise_city(t.g, p, t.g.map.places.corner_of(place))


@gives("fallen")
def give_fallen_cities(t: GameTable, p: int, words: str) -> None:
    for place in words.split():
        give_cities(t, p, place)
        lay_down(t.g, p, t.g.map.places.corner_of(place))


@gives("wall", "walls")
def give_walls(t: GameTable, p: int, words: str) -> None:
    for place in words.split():
        corner = city_at(t, p, place)
        if has_wall(t.g, corner):
            raise ValueError(f"there is a wall on {place} already")
        build_wall(t.g, p, corner)


@gives("science")
def give_science(t: GameTable, p: int, words: str) -> None:
    give_stage(t, p, SCIENCE, int(words))


@gives("trade")
def give_trade(t: GameTable, p: int, words: str) -> None:
    give_stage(t, p, TRADE, int(words))


@gives("politics")
def give_politics(t: GameTable, p: int, words: str) -> None:
    give_stage(t, p, POLITICS, int(words))


def give_stage(t: GameTable, p: int, track: int, stage: int) -> None:
    if not 0 <= stage <= STAGES:
        raise ValueError(f"there is no stage {stage}")
    growth(t.g).stage[p * TRACKS + track] = stage


@gives("metropolis")
def give_metropolis(t: GameTable, p: int, words: str) -> None:
    place, track = words.split()
    growth(t.g).metropolis[TRACK_NAMES.index(track)] = city_at(t, p, place)


def city_at(t: GameTable, p: int, place: str) -> int:
    corner = t.g.map.places.corner_of(place)
    if t.g.towns.owner[corner] != p or t.g.towns.level[corner] != 2:
        raise ValueError(f"there is no city of {t.names[p]} on {place}")
    return corner


@gives("road", "roads")
def give_roads(t: GameTable, p: int, words: str) -> None:
    for place in words.split():
        side = t.g.map.places.side_of(place)
        if t.g.routes.road[side] != NOBODY or t.g.routes.left[p] == 0:
            raise ValueError(f"there is a road on {place} already, or none is left")
        pave(t.g, p, side)


@gives("ship", "ships")
def give_ships(t: GameTable, p: int, words: str) -> None:
    for place in words.split():
        side = t.g.map.places.side_of(place)
        if t.g.routes.road[side] != NOBODY or fleet(t.g).left[p] == 0:
            raise ValueError(f"there is a piece on {place} already, or no ship is left")
        launch(t.g, p, side)
        t.g.routes.cut |= 1 << (p + SHIP_LINE)  # it need not hang together with a town


@gives("cards")
def give_cards(t: GameTable, p: int, words: str) -> None:
    for face, n in faces(words):
        take_from_deck(t, face, n)
        for _ in range(n):
            t.development.add(p, face)


@gives("fresh")
def give_fresh_cards(t: GameTable, p: int, words: str) -> None:
    for face, n in faces(words):
        take_from_deck(t, face, n)
        for _ in range(n):
            t.development.add(int(t.g.owners) + p, face)


def faces(words: str) -> list[tuple[int, int]]:
    return [(DEVELOPMENTS.index(name), n) for name, n in Bundle.read(words, DEVELOPMENTS).items()]


@gives("knights")
def give_knights(t: GameTable, p: int, words: str) -> None:
    take_from_deck(t, KNIGHT, int(words))
    for _ in range(int(words)):
        recruit(t.g, p)


@gives("knight")
def give_knight(t: GameTable, p: int, words: str) -> None:
    place, *status = words.split()
    corner = t.g.map.places.corner_of(place)
    ranks = [RANKS.index(word) for word in status if word != "active"] or [BASIC]
    if t.g.towns.owner[corner] != NOBODY or count_rank(t.g, p, ranks[0]) == EACH:
        raise ValueError(f"something stands on {place}, or no {RANKS[ranks[0]]} knight is left")
    post(t.g, p, corner, ranks[0], ACTIVE if "active" in status else 0)


def take_from_deck(t: GameTable, face: int, n: int) -> None:
    if t.development.deck[face] < n:
        raise ValueError(f"the deck has only {t.development.deck[face]} {DEVELOPMENTS[face]}")
    for _ in range(n):
        t.development.take_top(face)


@gives("progress")
def give_progress_cards(t: GameTable, p: int, words: str) -> None:
    for face, n in progress_faces(words):
        take_from_progress_deck(t, face, n)
        if is_point(face):
            lay_open(t.g, p, face)
            continue
        progress(t.g).hand[p * PROGRESS_ROOM + face] += n
        progress(t.g).held[p] += n


def progress_faces(words: str) -> list[tuple[int, int]]:
    return [(FACE_NAMES.index(name), n) for name, n in Bundle.read(words, FACE_NAMES).items()]


def take_from_progress_deck(t: GameTable, face: int, n: int) -> None:
    deck = progress(t.g)
    if deck.deck[face] < n:
        raise ValueError(f"the deck has only {deck.deck[face]} {FACE_NAMES[face]}")
    deck.deck[face] -= n
    deck.undrawn[track_of(face)] -= n

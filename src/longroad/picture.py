"""A game as one seat sees it, in one schema for every ruleset: what clients draw.

Not compiled: the library that writes these for the wire writes its own classes many times as quickly.
"""

from __future__ import annotations

from msgspec import Struct


class Tile(Struct, gc=False):
    name: str
    q: int
    r: int
    terrain: str
    number: int


class Harbor(Struct, gc=False):
    place: str
    kind: str


class Piece(Struct, gc=False):
    kind: str
    owner: int | None
    place: str
    state: str = ""


class Hand(Struct, gc=False):
    """Cards of one sort in one place: how many, and which, as far as the viewer knows."""

    owner: int
    sort: str
    count: int
    cards: dict[str, int] | None


class Deck(Struct, gc=False):
    name: str
    count: int
    cards: dict[str, int] | None


class Counter(Struct, gc=False):
    name: str
    owner: int | None
    value: int


class Track(Struct, gc=False):
    name: str
    value: int
    length: int


class Special(Struct, gc=False):
    name: str
    owner: int | None
    points: int


class Player(Struct, gc=False):
    seat: int
    name: str
    public_points: int
    points: int | None


class Price(Struct, gc=False, omit_defaults=True):
    """What something costs a seat now, by its verb; `of` is the operand that the price depends on."""

    verb: str
    cards: dict[str, int]
    of: str = ""


class Picture(Struct):
    """What one seat sees. Each chapter adds its own; the fields are the sections of a patch."""

    spec: str
    viewer: int | None
    turn: int | None
    round: int
    to_act: int | None
    waiting: list[int]
    winner: int | None
    over: bool
    target: int
    dice: list[int] = []
    players: list[Player] = []
    owners: list[str] = []
    tiles: list[Tile] = []
    harbors: list[Harbor] = []
    pieces: list[Piece] = []
    hands: list[Hand] = []
    decks: list[Deck] = []
    counters: list[Counter] = []
    tracks: list[Track] = []
    specials: list[Special] = []

    def hand(self, owner: int, sort: str = "resources") -> Hand:
        """The cards of one sort that a seat holds."""
        return next(h for h in self.hands if h.owner == owner and h.sort == sort)

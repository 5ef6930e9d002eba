"""A game as one seat sees it: what clients draw. What games of one family show besides, the family adds.

Not compiled: the library that writes these for the wire writes its own classes many times as quickly.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

Fact = bool | int | str | list[int]  # a list names seats


class Piece(Struct, gc=False):
    """What stands or lies somewhere, and what there is to know of it besides."""

    kind: str
    owner: int | None
    place: str
    facts: dict[str, Fact] = {}


class Hand(Struct, gc=False, omit_defaults=True, repr_omit_defaults=True):
    """Cards of one sort in one place: how many, and which, as far as the viewer knows.

    Of `cards`, `resting` can't be played before the owner's next turn.
    """

    owner: int
    sort: str
    count: int
    cards: dict[str, int] | None
    resting: dict[str, int] = {}


class Deck(Struct, gc=False):
    name: str
    count: int
    cards: dict[str, int] | None


class Counter(Struct, gc=False, omit_defaults=True):
    """So many of something; `of` tells apart what is counted under one name."""

    name: str
    owner: int | None
    value: int
    of: str = ""


class Stock(Struct, gc=False):
    """How many pieces of a kind an owner has left to build."""

    kind: str
    owner: int
    left: int


class Offer(Struct, gc=False):
    """What a seat would give and wants for it; whoever was asked has an answer, which may be silence."""

    owner: int
    give: dict[str, int]
    ask: dict[str, int]
    answer: str


class Track(Struct, gc=False):
    """How far something has come; `owner` where it is somebody's."""

    kind: str
    name: str
    value: int
    length: int
    owner: int | None


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

    lasting: ClassVar[tuple[str, ...]] = ()  # sections that change only with `State.ground()`

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
    pieces: list[Piece] = []
    hands: list[Hand] = []
    decks: list[Deck] = []
    counters: list[Counter] = []
    stock: list[Stock] = []
    offers: list[Offer] = []
    tracks: list[Track] = []
    specials: list[Special] = []

    def hand(self, owner: int, sort: str) -> Hand:
        """The cards of one sort that a seat holds."""
        return next(h for h in self.hands if h.owner == owner and h.sort == sort)

"""Pictures as they arrive at a client: the same as `longroad.core.edge`, for reading.

The engine's own classes are compiled, and the compiler forgets what their fields hold; a test compares them.
"""

from __future__ import annotations

from msgspec import Struct


class Tile(Struct, frozen=True):
    name: str
    q: int
    r: int
    terrain: str
    number: int


class Harbor(Struct, frozen=True):
    place: str
    kind: str


class Piece(Struct, frozen=True):
    kind: str
    owner: int | None
    place: str
    state: str


class Hand(Struct, frozen=True):
    """Cards of one sort in one place: how many, and which, as far as the viewer knows."""

    owner: int
    sort: str
    count: int
    cards: dict[str, int] | None


class Deck(Struct, frozen=True):
    name: str
    count: int
    cards: dict[str, int] | None


class Counter(Struct, frozen=True):
    name: str
    owner: int | None
    value: int


class Track(Struct, frozen=True):
    name: str
    value: int
    length: int


class Special(Struct, frozen=True):
    name: str
    owner: int | None
    points: int


class Player(Struct, frozen=True):
    seat: int
    name: str
    public_points: int
    points: int | None


class Picture(Struct, frozen=True):
    """A game as one seat sees it, in one schema for every ruleset. Its fields are the sections of a patch."""

    spec: str
    viewer: int | None
    turn: int | None
    round: int
    to_act: int | None
    waiting: list[int]
    winner: int | None
    over: bool
    target: int
    dice: list[int]
    players: list[Player]
    owners: list[str]
    tiles: list[Tile]
    harbors: list[Harbor]
    pieces: list[Piece]
    hands: list[Hand]
    decks: list[Deck]
    counters: list[Counter]
    tracks: list[Track]
    specials: list[Special]

    def hand(self, owner: int, sort: str = "resources") -> Hand:
        """The cards of one sort that a seat holds."""
        return next(h for h in self.hands if h.owner == owner and h.sort == sort)

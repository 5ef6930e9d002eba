"""What the legend of a game says of its pieces and counters; whatever it doesn't know is of a plain kind."""

from __future__ import annotations

from functools import lru_cache

from longroad.game import new_game
from longroad.legend import CounterKind, Legend, PieceKind
from longroad.picture import Counter, Picture, Piece


@lru_cache(maxsize=16)
def legend_of(spec: str) -> Legend:
    """What a ruleset declares; a map that is drawn alone has none."""
    return new_game(spec).legend() if spec else Legend()


def piece_kind(piece: Piece, picture: Picture) -> PieceKind:
    return legend_of(picture.spec).pieces.get(piece.kind) or PieceKind()


def counter_kind(counter: Counter, picture: Picture) -> CounterKind:
    return legend_of(picture.spec).counters.get(counter.name) or CounterKind()

"""What the legend of a game says of its pieces and counters; whatever it doesn't know is of a plain kind."""

from __future__ import annotations

from longroad.game import legend_of
from longroad.legend import CounterKind, CounterRole, Legend, PieceKind, PieceRole
from longroad.picture import Counter, Picture, Piece, Track


def legend_for(picture: Picture) -> Legend:
    """What the ruleset of a picture declares; a map that is drawn alone has no ruleset."""
    return legend_of(picture.spec) if picture.spec else Legend()


def piece_kind(piece: Piece, picture: Picture) -> PieceKind:
    return legend_for(picture).pieces.get(piece.kind) or PieceKind()


def counter_kind(counter: Counter, picture: Picture) -> CounterKind:
    return legend_for(picture).counters.get(counter.name) or CounterKind()


def track_kind(track: Track, picture: Picture) -> CounterKind:
    return legend_for(picture).counters.get(track.kind) or CounterKind()


def counters_for(picture: Picture, role: CounterRole) -> list[Counter]:
    """All that is counted of this role."""
    return [counter for counter in picture.counters if counter_kind(counter, picture).role == role]


def count_for(picture: Picture, role: CounterRole, owner: int | None = None) -> int | None:
    """How much somebody has of this role; None where it isn't counted."""
    return next((one.value for one in counters_for(picture, role) if one.owner == owner), None)


def tracks_for(picture: Picture, role: CounterRole) -> list[Track]:
    return [track for track in picture.tracks if track_kind(track, picture).role == role]


def role_of(piece: Piece, picture: Picture) -> PieceRole:
    return piece_kind(piece, picture).role


def paying_sort(picture: Picture) -> str:
    """The sort of cards that prices are paid with; empty where there is none."""
    return next((sort for sort, kind in legend_for(picture).hands.items() if kind.pays), "")


def sign(piece: Piece, picture: Picture) -> str:
    """What stands for a piece; for a kind without a sign of its own, its first letter."""
    return piece_kind(piece, picture).sign or piece.kind[:1].upper()


def card_names(picture: Picture) -> list[str]:
    """The kinds of cards that lie open in decks."""
    return list(dict.fromkeys(name for deck in picture.decks for name in deck.cards or ()))

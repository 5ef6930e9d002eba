"""Places explained: what lies around a corner, who stands there, and how places are named."""

from __future__ import annotations

from longroad.cli.atlas import Atlas, gives
from longroad.cli.pieces import WARSHIP
from longroad.picture import Picture, Piece, Tile

NAMES = """\
C3 is a hex: row C, the third from the left. Its corners have a dot and a
compass point, its sides a slash:

                  C3.N
                   .
         C3/NW   .' '.   C3/NE
      C3.NW    .'     '.    C3.NE
               |       |
      C3/W     |  C3   |    C3/E
               |       |
      C3.SW    '.     .'    C3.SE
         C3/SW   '. .'   C3/SE
                   '
                  C3.S

A place between hexes has a name from each of them, and any will do: C3.N is
also B2.SE and B3.SW. The frame around the board has names too, for the pirate:
~1, ~2 and so on, clockwise from the top left. In the game, “where C3.N” shows
a place and tells what is there; “where 5” does so for number 5 of a list.
"""


def describe(name: str, atlas: Atlas, picture: Picture) -> str:
    """A place in a sentence or two."""
    if "." in name:
        return describe_corner(name, atlas, picture)
    if "/" in name:
        return describe_side(name, atlas, picture)
    tile = atlas.hex(name)
    assert tile is not None, name
    if name in atlas.rim:
        beside = ", ".join(other.name for other in atlas.next_to(tile).values())
        words = f"{name} is sea of the frame, beside {beside}"
    elif tile.terrain == "fog":
        words = f"{name} lies in fog: nobody knows what it is"
    else:
        words = f"{name} is {tile.terrain}"
    if tile.number:
        card = "a card of your choice" if tile.terrain == "gold" else gives(tile)
        words += f" and gives {card} on a {tile.number}, {odds(tile.number)} of 36 rolls"
    here = [
        f" {with_article(piece.kind, 'The')}{owned(piece, picture)} is here."
        for piece in picture.pieces
        if piece.place == name
    ]
    return f"{words}.{''.join(here)}"


def describe_corner(name: str, atlas: Atlas, picture: Picture) -> str:
    around = [tile for tile in atlas.hexes(name) if tile.terrain != "sea"]
    words = f"{called(name, atlas)} lies at sea."
    if around:
        words = f"{called(name, atlas)} is a corner of {', '.join(told(tile) for tile in around)}"
        chances = sum(odds(tile.number) for tile in around)
        words += f": {chances} of 36 rolls count here." if chances else "."
    corner = atlas.corner(name)
    for harbor in picture.harbors:
        if corner in atlas.side(harbor.place):
            words += (
                " It has a 3:1 harbor."
                if harbor.kind == "any"
                else f" It has a 2:1 harbor for {harbor.kind}."
            )
    return words + standing(name, picture)


def describe_side(name: str, atlas: Atlas, picture: Picture) -> str:
    a, b = (atlas.corners[corner][0] for corner in atlas.side(name))
    between = [told(tile) for tile in atlas.hexes(name)]
    beside = f", between {between[0]} and {between[1]}" if len(between) > 1 else ", at the edge of the board"
    return f"{called(name, atlas)} is the side from {a} to {b}{beside}." + standing(name, picture)


def called(name: str, atlas: Atlas) -> str:
    others = [other for other in atlas.names(name) if other != name]
    return f"{name} (or {', '.join(others)})" if others else name


def told(tile: Tile) -> str:
    return f"{gives(tile)} {tile.number}" if tile.number else gives(tile)


def odds(number: int) -> int:
    """In how many of 36 rolls a number comes."""
    return 6 - abs(7 - number) if number else 0


def standing(name: str, picture: Picture) -> str:
    """Who or what is on a corner or side."""
    words = ""
    for piece in picture.pieces:
        if piece.place == name:
            is_warship = piece.state == WARSHIP
            state = f" ({status(piece)})" if piece.state and not is_warship else ""
            kind = with_article(WARSHIP if is_warship else piece.kind, "A")
            words += f" {kind}{owned(piece, picture)} is here{state}."
    return words or " It is free."


def status(piece: Piece) -> str:
    """The state of a piece in words: a knight is basic, strong or mighty, and active or not."""
    if piece.kind != "knight":
        return piece.state
    rank, *more = piece.state.split()
    return f"{rank}, {'activated this turn' if 'tired' in more else 'active' if more else 'inactive'}"


def owned(piece: Piece, picture: Picture) -> str:
    return "" if piece.owner is None else f" of {picture.owners[piece.owner]}"


def with_article(words: str, article: str) -> str:
    return f"{'An' if article == 'A' and words[0] in 'aeiou' else article} {words}"

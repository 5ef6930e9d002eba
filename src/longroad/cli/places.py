"""Places explained: what lies around a corner, who stands there, and how places are named."""

from __future__ import annotations

from longroad.cli.atlas import Atlas, gives
from longroad.core.edge import Picture, Tile

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
also B2.SE and B3.SW. In the game, “where C3.N” shows a place on the board and
tells what is there; “where 5” does so for number 5 of a list.
"""


def describe(name: str, atlas: Atlas, picture: Picture) -> str:
    """A place in a sentence or two."""
    if "." in name:
        return describe_corner(name, atlas, picture)
    if "/" in name:
        return describe_side(name, atlas, picture)
    tile = atlas.tiles[name]
    words = f"{name} is {tile.terrain}"
    if tile.number:
        words += f" and gives {gives(tile)} on a {tile.number}, {odds(tile.number)} of 36 rolls"
    robbed = any(piece.kind == "robber" and piece.place == name for piece in picture.pieces)
    return words + (". The robber is here." if robbed else ".")


def describe_corner(name: str, atlas: Atlas, picture: Picture) -> str:
    around = [tile for tile in atlas.hexes(name) if tile.terrain != "sea"]
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
    return f"{called(name, atlas)} is the side from {a} to {b}." + standing(name, picture)


def called(name: str, atlas: Atlas) -> str:
    others = [other for other in atlas.names(name) if other != name]
    return f"{name} (or {', '.join(others)})" if others else name


def told(tile: Tile) -> str:
    return f"{gives(tile)} {tile.number}" if tile.number else gives(tile)


def odds(number: int) -> int:
    """In how many of 36 rolls a number comes."""
    return 6 - abs(7 - number) if number else 0


def standing(name: str, picture: Picture) -> str:
    for piece in picture.pieces:
        if piece.place == name and piece.owner is not None:
            article = "A" if piece.kind[0] not in "aeiou" else "An"
            return f" {article} {piece.kind} of {picture.owners[piece.owner]} is here."
    return " It is free."

"""Places explained: what lies around a corner, who stands there, and how places are named."""

from __future__ import annotations

from longroad.cli.isle.atlas import Atlas, gives
from longroad.cli.isle.ground import is_water, terrain_kind
from longroad.cli.writing import wrap
from longroad.isle.plain_picture import Tile, of_isle
from longroad.picture import Picture, Piece
from longroad.texts import slug
from longroad.texts.speaker import Speaker

WIDTH = 79
NAMES = """
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
"""


def names_page(say: Speaker) -> str:
    """How places are named."""
    return "\n".join([*wrap(say("names-hex"), WIDTH), NAMES, *wrap(say("names-more"), WIDTH)])


def describe(name: str, atlas: Atlas, picture: Picture, say: Speaker) -> str:
    """A place in a sentence or two."""
    if "." in name:
        told = [corner_told(name, atlas, say), *harbors_told(name, atlas, picture, say)]
    elif "/" in name:
        told = [side_told(name, atlas, say)]
    else:
        told = [hex_told(name, atlas, say)]
    here = [piece_told(piece, picture, say) for piece in picture.pieces if piece.place == name]
    free = [say("place-free")] if "." in name or "/" in name else []
    return " ".join(told + (here or free))


def hex_told(name: str, atlas: Atlas, say: Speaker) -> str:
    tile = atlas.hex(name)
    assert tile is not None, name
    if name in atlas.rim:
        beside = ", ".join(other.name for other in atlas.next_to(tile).values())
        return say("place-rim", name=name, beside=beside)
    kind = terrain_kind(tile.terrain)
    if kind.hidden:
        return say("place-fog", name=name)
    code = "place-hex" if not tile.number else "place-yield-any" if kind.choice else "place-yield"
    facts = {"card": gives(tile), "number": tile.number, "odds": odds(tile.number)}
    return say(code, name=name, terrain=tile.terrain, **facts)


def corner_told(name: str, atlas: Atlas, say: Speaker) -> str:
    around = [tile for tile in atlas.hexes(name) if not is_water(tile.terrain)]
    if not around:
        return say("place-at-sea", name=called(name, atlas, say))
    chances = sum(odds(tile.number) for tile in around)
    hexes = ", ".join(told(tile, say) for tile in around)
    code = "place-corner-odds" if chances else "place-corner"
    return say(code, name=called(name, atlas, say), around=hexes, odds=chances)


def harbors_told(name: str, atlas: Atlas, picture: Picture, say: Speaker) -> list[str]:
    kinds = [one.kind for one in of_isle(picture).harbors if atlas.corner(name) in atlas.side(one.place)]
    return [say("place-harbor-any" if kind == "any" else "place-harbor", card=kind) for kind in kinds]


def side_told(name: str, atlas: Atlas, say: Speaker) -> str:
    a, b = (atlas.corners[corner][0] for corner in atlas.side(name))
    facts = {"name": called(name, atlas, say), "a": a, "b": b}
    between = [told(tile, say) for tile in atlas.hexes(name)]
    if len(between) < 2:
        return say("place-side-rim", **facts)
    return say("place-side", **facts, one=between[0], other=between[1])


def called(name: str, atlas: Atlas, say: Speaker) -> str:
    others = [other for other in atlas.names(name) if other != name]
    return say("place-called", name=name, others=", ".join(others)) if others else name


def told(tile: Tile, say: Speaker) -> str:
    word = say.word(gives(tile))
    return f"{word} {tile.number}" if tile.number else word


def odds(number: int) -> int:
    """In how many of 36 rolls a number comes."""
    return 6 - abs(7 - number) if number else 0


def piece_told(piece: Piece, picture: Picture, say: Speaker) -> str:
    """A piece, whose it is, and what there is to know of it."""
    owner = "" if piece.owner is None else picture.owners[piece.owner]
    code = f"board-piece-{slug(piece.kind)}"
    if not say.knows(code):
        kind = say.word(piece.kind)
        return say("board-piece-owned", kind=kind, owner=owner) if owner else say("board-piece", kind=kind)
    facts = {name: int(fact) if isinstance(fact, bool) else fact for name, fact in piece.facts.items()}
    return say(code, **{**dict.fromkeys(say.gaps(code), ""), **facts, "owner": owner, "count": 1})

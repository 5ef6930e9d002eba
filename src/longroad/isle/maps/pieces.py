"""Pieces that stand on the map before the game begins."""

from __future__ import annotations

from longroad.isle.geometry import SEA, is_land
from longroad.isle.maps.entries import read_place
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import COLORS, FORMER_COLORS, MOST_LISTED, NEUTRALS, ON_SIDES, STOCK
from longroad.isle.maps.sentences import close_to, shown
from longroad.isle.maps.value import Piece


def read_pieces(file: MapFile, value: object) -> None:
    if not isinstance(value, dict):
        file.wrong("pieces must be a table such as { red = ['settlement C3.N', 'road C3/NE'] }")
        return
    pieces: list[Piece] = []
    towns: dict[int, str] = {}
    routes: dict[int, str] = {}  # side -> what lies there
    known = len(file.problems)
    for said, entries in value.items():
        owner = FORMER_COLORS.get(said, said) if isinstance(said, str) else said
        if not isinstance(owner, str) or owner not in COLORS + NEUTRALS:
            file.wrong(f"pieces: {shown(owner)} is no player{close_to(owner, COLORS + NEUTRALS)}")
            continue
        if not isinstance(entries, list) or len(entries) > MOST_LISTED:
            file.wrong(f"pieces: those of {owner} must be a list of texts such as 'settlement C3.N'")
            continue
        mine: list[Piece] = []
        for entry in entries:
            piece = read_piece(file, owner, entry, towns, routes)
            if piece is not None:
                mine.append(piece)
        for kind, most in STOCK.items():
            count = len([piece for piece in mine if piece.kind == kind])
            if count > most:
                file.wrong(f"pieces: {owner} has {count} of kind {kind}, but the box holds only {most}")
        pieces += mine
    settled = {piece.owner for piece in pieces if piece.kind not in ON_SIDES}
    if len(file.problems) == known and any(piece.owner in COLORS for piece in pieces):
        for seats in file.seats:
            for color in file.colors.get(seats, COLORS[:seats]):
                if color not in settled:
                    file.wrong(f"pieces: {color} has no settlement although others do")
                    return
    file.pieces = pieces


def read_piece(
    file: MapFile, owner: str, entry: object, towns: dict[int, str], routes: dict[int, str]
) -> Piece | None:
    words = entry.split() if isinstance(entry, str) else []
    pays = len(words) == 3 and words[2] == "pays"
    if (len(words) != 2 and not pays) or words[0] not in STOCK or (pays and words[0] in ON_SIDES):
        file.wrong(
            f"pieces of {owner}: {shown(entry)} must be such as 'settlement C3.N pays' or 'road C3/NE'"
        )
        return None
    if words[0] in ON_SIDES:
        side = read_place(file, f"pieces of {owner}", "side", words[1])
        if side < 0:
            return None
        name = file.places.side_name(side)
        if side in routes:
            both = f"two {words[0]}s lie" if routes[side] == words[0] else "a road and a ship lie"
            file.wrong(f"{both} on {name}")
            return None
        if words[0] == "road" and not any(is_land(file.sure[h]) for h in file.board.hexes_beside[side]):
            file.wrong(f"the road of {owner} at {name} is not beside land")
            return None
        if words[0] == "ship" and not at_sea(file, side):
            file.wrong(f"the ship of {owner} at {name} is not at sea")
            return None
        routes[side] = words[0]
        return Piece(owner, words[0], side, False)
    corner = read_place(file, f"pieces of {owner}", "corner", words[1])
    if corner < 0:
        return None
    name = file.places.corner_name(corner)
    if corner in towns:
        file.wrong(f"two pieces stand on {name}")
        return None
    for other in file.board.across[corner]:
        if other in towns:
            near = file.places.corner_name(other)
            file.wrong(f"the {words[0]} of {owner} at {name} is too close to the one at {near}")
            return None
    if not any(is_land(file.sure[h]) for h in file.board.hexes_at[corner]):
        file.wrong(f"the {words[0]} of {owner} at {name} is not on land")
        return None
    towns[corner] = owner
    return Piece(owner, words[0], corner, pays)


def at_sea(file: MapFile, side: int) -> bool:
    """Whether the sea, or the edge of the map, surely is on one of its sides."""
    beside = file.board.hexes_beside[side]
    return len(beside) < 2 or any(file.sure[h] == SEA for h in beside)

"""What pieces look like on the board, and the lines of the legend that explain them."""

from __future__ import annotations

from longroad.cli.look import Look
from longroad.isle.knights.knights import RANKS
from longroad.picture import Piece

SIGNS = {  # kind of piece -> what stands for it
    "robber": "@",
    "pirate": "P",
    "fleet": "P",
    "village": "V",
    "fortress": "F",
    "point gift": "*",
    "card gift": "#",
    "landing": "L",
    "great wall site": "#",
    "great bridge site": "%",
    "merchant": "M",
}
WARSHIP = "warship"
TOWNS = ("settlement", "city", "fallen city")
SAIL, ARMED_SAIL = "▲", "◆"


def sign(piece: Piece) -> str:
    """What stands for a piece; for a kind that nobody has thought of yet, its first letter."""
    return SIGNS.get(piece.kind) or piece.kind[:1].upper()


def plate(piece: Piece, letter: str = "") -> str:
    """A piece on a corner or side: “V8” with its state where that begins short, and whose it is, if told."""
    state = piece.state.partition(":")[0]
    return sign(piece) + (state if len(state) <= 2 else "") + letter


def town(piece: Piece, letter: str, walled: bool, painted: bool) -> str:
    """A settlement or a city: {R} is a metropolis, /r/ a city that lies on its side, #R] has a wall."""
    if piece.kind == "settlement":
        return f" {letter} " if painted else f"({letter})"
    if piece.kind == "fallen city":
        return f"/{letter}/"
    left, right = "{}" if piece.state.startswith("metropolis") else "[]"
    return ("#" if walled else left) + letter.upper() + right


def knight(piece: Piece, letter: str) -> str:
    """A knight with its rank: “ r2” rests, “!r2” is active, “:r2” too, but acts from the next turn on."""
    rank, *status = piece.state.split()
    sign = ":" if "tired" in status else "!" if "active" in status else " "
    return f"{sign}{letter}{RANKS.index(rank)}"


def sail(look: Look, letter: str, armed: bool) -> str:
    """The middle of a ship: in its owner's color, or its letter where there are none."""
    if not look.colors:
        return letter.upper()
    if look.ascii:
        return "^"
    return ARMED_SAIL if armed else SAIL


def slanting(look: Look, letter: str, armed: bool, cells: int) -> str:
    """A ship along a slanting side: “~R~”, or “!R!” with arms. Where the sea is painted it has no wake."""
    if cells < 3:
        return upright(look, letter, armed, cells)
    return sail(look, letter, armed).center(cells, wake(look, armed))


def upright(look: Look, letter: str, armed: bool, cells: int) -> str:
    """A ship along an upright side, from the top down. A single cell has room for the arms alone."""
    middle = sail(look, letter, armed)
    if cells < 2:
        return wake(look, armed) if armed and not look.painted else middle
    return (wake(look, armed) + middle).ljust(cells, wake(look, armed))


def wake(look: Look, armed: bool) -> str:
    return " " if look.painted else "!" if armed else "~"

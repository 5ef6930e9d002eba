"""What pieces look like on the board, and the lines of the legend that explain them."""

from __future__ import annotations

from rich.style import Style

from longroad.cli.kinds import sign
from longroad.cli.look import GRAY, PAINTS, Look, style
from longroad.legend import PieceRole
from longroad.picture import Picture, Piece

SAIL, ARMED_SAIL = "▲", "◆"


def plate(piece: Piece, picture: Picture, letter: str = "") -> str:
    """A piece on a corner or side: “V8” with the number that it bears first, and whose it is, if told."""
    number = next((str(fact) for fact in piece.facts.values() if type(fact) is int), "")
    return sign(piece, picture) + number + letter


def is_town(role: PieceRole) -> bool:
    return role in ("town", "stronghold", "fallen")


def is_armed(piece: Piece) -> bool:
    return "warship" in piece.facts


def town(piece: Piece, role: PieceRole, letter: str, walled: bool, painted: bool) -> str:
    """A settlement or a city: {R} is a metropolis, /r/ a city that lies on its side, #R] has a wall."""
    if role == "town":
        return f" {letter} " if painted else f"({letter})"
    if role == "fallen":
        return f"/{letter}/"
    left, right = "{}" if "metropolis" in piece.facts else "[]"
    return ("#" if walled else left) + letter.upper() + right


def knight(piece: Piece, letter: str) -> str:
    """A knight with its rank: “ r2” rests, “!r2” is active, “:r2” too, but acts from the next turn on."""
    facts = piece.facts
    sign = ":" if facts["tired"] else "!" if facts["active"] else " "
    return f"{sign}{letter}{facts['rank']}"


def knight_ink(owner: str, look: Look) -> Style:
    """The style of a knight, which differs from that of a town on the next corner."""
    if look.painted:
        return style(PAINTS.get(owner, GRAY).bright, "#101010", True)
    return look.of_player(owner)


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

"""What a terminal can show, and the colors of everything."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rich.style import Style

from longroad.texts.speaker import ENGLISH, Speaker


class Paint(NamedTuple):
    """The color of a player."""

    bright: str  # on dark ground
    on_it: str  # what can be read on it
    ink: str  # of the name in a text, on a light or a dark background
    plain: str  # where the terminal knows sixteen


PAINTS = {
    "red": Paint("#ff3b30", "#ffffff", "#e0261c", "bright_red"),
    "blue": Paint("#4f9dff", "#000000", "#2f7fe6", "bright_blue"),
    "white": Paint("#ffffff", "#000000", "", "bright_white"),
    "orange": Paint("#ff9f1a", "#000000", "#d97706", "yellow"),
    "green": Paint("#2ee59d", "#000000", "#129a68", "bright_green"),
    "violet": Paint("#a277b7", "#000000", "#a277b7", "magenta"),
}
GRAY = Paint("#cccccc", "#000000", "", "white")  # of whoever has no color


@dataclass(frozen=True)
class Look:
    """What a terminal can show, and in which language it speaks."""

    colors: int = 0  # 0, 16, or more
    ascii: bool = False
    say: Speaker = ENGLISH

    @property
    def painted(self) -> bool:
        """Hexes are painted; else they are outlined."""
        return self.colors > 16 and not self.ascii

    def of_player(self, name: str, plate: bool = False) -> Style:
        """The style of a player's roads on the board; as a plate, that of a town."""
        paint = PAINTS.get(name, GRAY)
        if not self.colors:
            return style("", "", True, reverse=plate and not self.ascii)
        color, on_it = (paint.bright, paint.on_it) if self.colors > 16 else (paint.plain, "black")
        return style(on_it, color, True) if plate else style(color, "", True)

    def of_name(self, name: str) -> Style:
        """The style of a player's name in a text."""
        paint = PAINTS.get(name, GRAY)
        if self.colors > 16:
            return style(paint.ink, "", True)
        return style(paint.plain if self.colors and name in PAINTS and name != "white" else "", "", True)


@lru_cache(maxsize=1024)
def style(
    color: str = "", ground: str = "", bold: bool = False, reverse: bool = False, dim: bool = False
) -> Style:
    return Style(color=color or None, bgcolor=ground or None, bold=bold, reverse=reverse, dim=dim)


def letters(owners: Iterable[str]) -> list[str]:
    """A letter for each player: the first of its name that nobody has yet."""
    found: list[str] = []
    for name in owners:
        found.append(next((c for c in name.lower() if c not in found), "?"))
    return found

"""What a terminal can show, and the colors of everything."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rich.style import Style

from longroad.texts.speaker import ENGLISH, Speaker

COLORS = {  # of a player: bright on dark ground, and what can be read on it
    "red": ("#ff3b30", "#ffffff"),
    "blue": ("#4f9dff", "#000000"),
    "white": ("#ffffff", "#000000"),
    "orange": ("#ff9f1a", "#000000"),
    "green": ("#2ee59d", "#000000"),
    "violet": ("#a277b7", "#000000"),
}
INKS = {  # of a player's name in a text, on a light or a dark background
    "red": "#e0261c",
    "blue": "#2f7fe6",
    "white": "",
    "orange": "#d97706",
    "green": "#129a68",
    "violet": "#a277b7",
}
PLAIN_COLORS = {  # where the terminal knows sixteen
    "red": "bright_red",
    "blue": "bright_blue",
    "white": "bright_white",
    "orange": "yellow",
    "green": "bright_green",
    "violet": "magenta",
}


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
        if self.colors > 16:
            bright, ink = COLORS.get(name, ("#cccccc", "#000000"))
            return style(ink, bright, True) if plate else style(bright, "", True)
        if self.colors:
            color = PLAIN_COLORS.get(name, "white")
            return style("black", color, True) if plate else style(color, "", True)
        return style("", "", True, reverse=plate and not self.ascii)

    def of_name(self, name: str) -> Style:
        """The style of a player's name in a text."""
        if self.colors > 16:
            return style(INKS.get(name, ""), "", True)
        return style(PLAIN_COLORS.get(name, "") if self.colors and name != "white" else "", "", True)


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

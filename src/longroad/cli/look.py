"""What a terminal can show, and the colors of everything."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rich.style import Style

from longroad.texts.speaker import ENGLISH, Speaker

# Terrain is dark and dull, players are bright, so that roads and towns stand out on every hex.
GROUND = {
    "forest": (26, 84, 46),
    "hills": (138, 66, 38),
    "pasture": (92, 140, 62),
    "fields": (158, 126, 30),
    "mountains": (92, 98, 112),
    "desert": (142, 128, 98),
    "sea": (24, 66, 104),
    "gold": (170, 100, 20),
    "fog": (96, 92, 112),
    "lake": (40, 96, 140),
    "swamp": (84, 84, 58),
}
FRAME = (18, 48, 78)  # around the board, and darker than the sea on it
SHADES = (0.86, 1.0, 1.14)  # by a coloring in which neighbors differ, so that two forests are two hexes
SWELL = (0.97, 1.0, 1.03)  # the same for the sea, but hardly to be seen
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
CARD_COLORS = {  # the word on a hex, where the hex itself has no color
    "lumber": "green",
    "brick": "red",
    "wool": "bright_green",
    "grain": "bright_yellow",
    "ore": "cyan",
}
MARK = Style(color="#000000", bgcolor="#ffe14d", bold=True)


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

    def of_knight(self, name: str) -> Style:
        """The style of a knight: not that of a town, which may stand next door."""
        if self.painted:
            return style(COLORS.get(name, ("#cccccc", ""))[0], "#101010", True)
        return self.of_player(name)

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

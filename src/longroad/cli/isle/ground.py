"""What the land is to the terminal, and the colors of the board."""

from typing import NamedTuple

from rich.style import Style

from longroad.isle.terrain import TERRAIN_KINDS
from longroad.legend import TerrainKind


class Colors(NamedTuple):
    """Those of one terrain."""

    ground: tuple[int, int, int]
    paper: str  # of a map that is printed
    word: str = ""  # of what stands on a hex, where the hex itself has no color


# Terrain is dark and dull, players are bright, so that roads and towns stand out on every hex.
COLORS = {
    "forest": Colors((26, 84, 46), "#4d8a57", "green"),
    "hills": Colors((138, 66, 38), "#c97b4a", "red"),
    "pasture": Colors((92, 140, 62), "#a5cf7d", "bright_green"),
    "fields": Colors((158, 126, 30), "#ebcb5f", "bright_yellow"),
    "mountains": Colors((92, 98, 112), "#a3a9b5", "cyan"),
    "desert": Colors((142, 128, 98), "#ddd0ab"),
    "sea": Colors((24, 66, 104), "#8fbfe0"),
    "gold": Colors((170, 100, 20), "#f0a83c"),
    "fog": Colors((96, 92, 112), "#d9d9e3"),
    "lake": Colors((40, 96, 140), "#6fa8d6"),
    "swamp": Colors((84, 84, 58), "#8d8f66"),
}
UNKNOWN = Colors((142, 128, 98), "#ffffff")
FRAME = (18, 48, 78)  # around the board, and darker than the sea on it
SHADES = (0.86, 1.0, 1.14)  # by a coloring in which neighbors differ, so that two forests are two hexes
SWELL = (0.97, 1.0, 1.03)  # the same for the sea, but hardly to be seen
MARK = Style(color="#000000", bgcolor="#ffe14d", bold=True)


def colors_of(terrain: str) -> Colors:
    return COLORS.get(terrain, UNKNOWN)


def terrain_kind(terrain: str) -> TerrainKind:
    """Whatever nobody declares is land."""
    return TERRAIN_KINDS.get(terrain, TerrainKind())


def is_water(terrain: str) -> bool:
    kind = terrain_kind(terrain)
    return not kind.land and not kind.hidden

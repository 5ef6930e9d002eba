"""The colors of the board."""

from rich.style import Style

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
CARD_COLORS = {  # the word on a hex, where the hex itself has no color
    "lumber": "green",
    "brick": "red",
    "wool": "bright_green",
    "grain": "bright_yellow",
    "ore": "cyan",
}
MARK = Style(color="#000000", bgcolor="#ffe14d", bold=True)

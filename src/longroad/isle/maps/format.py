"""The format `longroad-map/1`: its keys and names, and what it may hold at most."""

from __future__ import annotations

from typing import Final

FORMAT: Final = "longroad-map/1"
KEYS: Final = [
    "format",
    "name",
    "seats",
    "colors",
    "map",
    "harbors",
    "harbor_pool",
    "harbor_stack",
    "terrain_pool",
    "number_pool",
    "number_sequence",
    "fog_terrain",
    "fog_numbers",
    "robber",
    "pirate",
    "points",
    "island_points",
    "founding",
    "pieces",
    "marks",
    "shuffle",
    "shuffled_robber",
    "limits",
]
SHUFFLE_KEYS: Final = ["hexes", "terrain", "numbers", "harbors"]
LIMIT_KEYS: Final = ["reds_apart", "favored", "barred"]
BAR_KEYS: Final = ["terrain", "hexes", "numbers"]
HARBORS: Final = ["?", "any", "lumber", "brick", "wool", "grain", "ore"]  # by kind: 1 any, 2 + card
COLORS: Final = ["red", "blue", "white", "orange", "green", "violet"]
FORMER_COLORS: Final = {"brown": "violet"}  # what older maps and records say: understood, and never said
NEUTRALS: Final = ["neutral1", "neutral2"]
STOCK: Final = {"settlement": 5, "city": 4, "road": 15, "ship": 15}  # BASE-003, SEA-001
ON_SIDES: Final = ("road", "ship")

POINTS: Final = 10  # BASE-100, unless the map says otherwise
MOST_POINTS: Final = 99
ROUNDS: Final = 2  # of founding, likewise
MOST_ROUNDS: Final = 4
MOST_ISLANDS: Final = 60  # a bit each

MOST_HEXES: Final = 400  # so that every place fits 16 bits
MOST_TEXT: Final = 32_768  # characters of a map file
MOST_LINE: Final = 2_000  # characters of a line of TOML: its parser is slow on long dotted keys
WIDE: Final = 100  # characters of a line that we write
MOST_PROBLEMS: Final = 100  # that one map is told of
MOST_LISTED: Final = 2_000  # things in one list or table

"""What hexes of each terrain are to a screen."""

from typing import Final

from longroad.isle.geometry import DESERT, FOG, GOLD, LAKE, SEA, SWAMP, TERRAINS
from longroad.isle.hands import RESOURCE_NAMES
from longroad.legend import TerrainKind

# BASE-005: the first five terrains give the five cards.
TERRAIN_KINDS: Final = {
    **{TERRAINS[card]: TerrainKind(name) for card, name in enumerate(RESOURCE_NAMES)},
    TERRAINS[DESERT]: TerrainKind(),
    TERRAINS[SEA]: TerrainKind(land=False),
    TERRAINS[GOLD]: TerrainKind(choice=True),
    TERRAINS[FOG]: TerrainKind(land=False, hidden=True),
    TERRAINS[LAKE]: TerrainKind(),
    TERRAINS[SWAMP]: TerrainKind(),
}

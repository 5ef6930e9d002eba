"""Arguments that many events have."""

from __future__ import annotations

from typing import Final

from longroad.core.edge import EventField

WHO: Final = EventField("seat", "seat", "seat")
VICTIM: Final = EventField("victim", "seat", "y")
GIVER: Final = EventField("giver", "seat", "y")
CARD: Final = EventField("card", "card", "x")
CORNER: Final = EventField("corner", "corner", "x")
SIDE: Final = EventField("side", "side", "x")
HEX: Final = EventField("hex", "hex", "x")

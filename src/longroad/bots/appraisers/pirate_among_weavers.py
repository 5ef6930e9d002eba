"""The pirate among weavers."""

from __future__ import annotations

from typing import Final

from longroad.bots.appraisers.robber_and_pirate import RobberAndPirate

PirateAmongWeavers: Final = RobberAndPirate

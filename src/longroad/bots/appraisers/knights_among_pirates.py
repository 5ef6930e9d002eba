"""The pirate islands with knights."""

from __future__ import annotations

from typing import Final

from longroad.bots.appraisers.pirate_islands import PirateIslands

KnightsAmongPirates: Final = PirateIslands

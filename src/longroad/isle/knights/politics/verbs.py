"""The verbs with which cards of politics are played and answered."""

from __future__ import annotations

from typing import Final

POLITICS_CARDS: Final = 30
PLAY_TAXATION: Final = (POLITICS_CARDS * 32 + 0) << 40
PLAY_DIPLOMACY: Final = (POLITICS_CARDS * 32 + 1) << 40
REMOVE: Final = (POLITICS_CARDS * 32 + 2) << 40
LAY_NOTHING: Final = (POLITICS_CARDS * 32 + 3) << 40
PLAY_ENCOURAGEMENT: Final = (POLITICS_CARDS * 32 + 4) << 40
PLAY_WEDDING: Final = (POLITICS_CARDS * 32 + 5) << 40
PRESENT: Final = (POLITICS_CARDS * 32 + 6) << 40
PLAY_INTRIGUE: Final = (POLITICS_CARDS * 32 + 7) << 40
DRIVE_OFF: Final = (POLITICS_CARDS * 32 + 8) << 40
PLAY_SABOTAGE: Final = (POLITICS_CARDS * 32 + 9) << 40
PLAY_ESPIONAGE: Final = (POLITICS_CARDS * 32 + 10) << 40
STEAL_PROGRESS: Final = (POLITICS_CARDS * 32 + 11) << 40
PLAY_TREASON: Final = (POLITICS_CARDS * 32 + 12) << 40
GIVE_UP: Final = (POLITICS_CARDS * 32 + 13) << 40
POST_KNIGHT: Final = (POLITICS_CARDS * 32 + 14) << 40
REMOVED_ROAD: Final = (POLITICS_CARDS * 32 + 15) << 40  # these are events only
REMOVED_SHIP: Final = (POLITICS_CARDS * 32 + 16) << 40

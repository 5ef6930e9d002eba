"""Gifts of the tribe that are progress cards."""

from __future__ import annotations

from typing import Final

from longroad.bots.appraisers.forgotten_tribe import ForgottenTribe

GiftsOfProgress: Final = ForgottenTribe

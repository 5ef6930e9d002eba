"""A 7 without a robber: the rich discard as ever."""

from __future__ import annotations

from typing import Final

from longroad.bots.appraisers.robber import Robber

NoRobber: Final = Robber

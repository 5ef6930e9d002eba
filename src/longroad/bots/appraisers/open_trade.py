"""Open trade: offers are made and answered as in domestic trade."""

from __future__ import annotations

from typing import Final

from longroad.bots.appraisers.domestic_trade import DomesticTrade

OpenTrade: Final = DomesticTrade

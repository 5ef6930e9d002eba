"""What can go wrong between a client and a server, each with a sentence."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from longroad.core.edge import Reason
from longroad.texts import say


class ServerTrouble(Exception):
    """The server can't, won't or doesn't answer."""


class Refused(ServerTrouble):
    """The server says no, and nothing has changed: a code, its arguments, and a sentence, if it sent one."""

    def __init__(self, code: str, details: dict[str, Any], text: str | UnsetType = UNSET) -> None:
        super().__init__(str(Reason(code, details)) if text is UNSET else text)
        self.code = code
        self.details = details


class Dismissed(ServerTrouble):
    """The server has said goodbye for good."""

    def __init__(self, code: str, text: str | UnsetType = UNSET) -> None:
        super().__init__(say(f"bye-{code}", {}) if text is UNSET else text)
        self.code = code


class Lost(ServerTrouble):
    """The server can't be reached, or can't be understood."""


class Left(ServerTrouble):
    """The connection was closed on this side."""

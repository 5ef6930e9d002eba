"""The board games: one island, many books."""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longroad.isle.phrasebook import IsleChapter
    from longroad.isle.state import IsleState

_HOMES = {"IsleChapter": "phrasebook", "IsleState": "state"}  # loaded when first asked for


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'longroad.isle' has no attribute {name!r}")
    return getattr(importlib.import_module(f"longroad.isle.{_HOMES[name]}"), name)


__all__ = ["IsleChapter", "IsleState"]

"""Longroad: a fast, readable engine for the CATAN family of games.

>>> from longroad import new_game
>>> game = new_game("isle:base;4;first=seat", seed=7)
>>> game.waiting
(0,)
"""

import importlib
from typing import TYPE_CHECKING, Any

from longroad import _engine

_engine.choose()  # before any other import from the package

if TYPE_CHECKING:
    from longroad.bots.player import Bot
    from longroad.core.dealer import Dealer
    from longroad.core.edge import Event, Prompt, Reason
    from longroad.core.menu import Menu
    from longroad.core.packed import CHANCE, OVER
    from longroad.errors import BadMap, BadRecord, BadSpec, BadWords, Hidden, Illegal, LongroadError
    from longroad.game import new_game
    from longroad.isle.maps.reading import load_map
    from longroad.records import Record
    from longroad.snapshot import from_bytes
    from longroad.spec import Spec

__version__ = "0.1.0"

_HOMES = {  # loaded when first asked for, so that `longroad --help` is quick
    "new_game": "game",
    "Spec": "spec",
    "Record": "records",
    "from_bytes": "snapshot",
    "load_map": "isle.maps.reading",
    "Dealer": "core.dealer",
    "Bot": "bots.player",
    "Menu": "core.menu",
    "Event": "core.edge",
    "Prompt": "core.edge",
    "Reason": "core.edge",
    "CHANCE": "core.packed",
    "OVER": "core.packed",
    "LongroadError": "errors",
    "Illegal": "errors",
    "Hidden": "errors",
    "BadSpec": "errors",
    "BadMap": "errors",
    "BadRecord": "errors",
    "BadWords": "errors",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'longroad' has no attribute {name!r}")
    return getattr(importlib.import_module(f"longroad.{_HOMES[name]}"), name)


__all__ = [
    "CHANCE",
    "OVER",
    "BadMap",
    "BadRecord",
    "BadSpec",
    "BadWords",
    "Bot",
    "Dealer",
    "Event",
    "Hidden",
    "Illegal",
    "LongroadError",
    "Menu",
    "Prompt",
    "Reason",
    "Record",
    "Spec",
    "from_bytes",
    "load_map",
    "new_game",
]

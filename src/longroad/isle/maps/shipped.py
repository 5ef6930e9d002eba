"""The maps that come with the game."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path

from longroad.errors import BadMap, BadSpec
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.reading import load_map
from longroad.isle.maps.sentences import close_to, shown
from longroad.isle.maps.text import parse_text, read_text

_scenarios: dict[str, MapFile] = {}


def scenario(name: str) -> MapFile:
    """A map that comes with the game: `base`, `beginner`, …"""
    file = _scenarios.get(name)
    if file is None:
        known = scenario_names()
        if name not in known:
            raise BadMap(f"there is no scenario {shown(name)}{close_to(name, known)}")
        file = load_map(scenario_text(name))
        _scenarios[name] = file
    return file


def scenario_text(name: str) -> str:
    return resources.files("longroad.isle.scenarios").joinpath(name + ".toml").read_text(encoding="utf-8")


def scenario_names() -> list[str]:
    folder = resources.files("longroad.isle.scenarios")
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def table_called(name: str) -> dict[str, object]:
    """What a map file says or, where there is no such file, a map of the game that goes by this name."""
    if os.path.isdir(name):
        raise BadSpec(f"{name} is a folder.")
    if os.path.exists(name):
        return parse_text(read_text(Path(name)))
    if name not in scenario_names():
        hint = close_to(name, scenario_names())
        raise BadSpec(f"There is no file {name}, and no map of that name in the game{hint}")
    return parse_text(scenario_text(name))

"""The families of games by name: the part of a spec before the colon.

A family is loaded when it is first asked for. Others than those that come with the engine are told by
`register`, or by an entry point of the group `longroad.families` in an installed package.
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points

from longroad.core.family import Family
from longroad.errors import BadSpec

GROUP = "longroad.families"
_homes = {"isle": "longroad.isle.family:FAMILY"}


def register(name: str, home: str) -> None:
    """Add a family: its name, and module:object to load it from."""
    if _homes.setdefault(name, home) != home:
        raise ValueError(f"there is a family {name!r} already")


def names() -> tuple[str, ...]:
    """All families, those of the engine first."""
    return tuple(_homes | installed())


def first() -> Family:
    """The family that is meant where nobody has named one."""
    return family(names()[0])


def usual_spec() -> str:
    """The ruleset that is meant where nobody has named one."""
    return first().usual_spec


def all_families() -> list[Family]:
    """All that can be loaded: one that can't doesn't take the others away."""
    found = []
    for name in names():
        with suppress(BadSpec):
            found.append(family(name))
    return found


@cache
def installed() -> dict[str, str]:
    """Where the families of other packages are loaded from."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def family_of(spec: object) -> Family:
    """The family of a ruleset, which is given as a spec or as its text; BadSpec if there is none."""
    return family(str(spec).partition(":")[0])


def family(name: str) -> Family:
    """A family by its name; BadSpec if there is none."""
    if name in _homes:
        return loaded(_homes[name])
    known(name, names(), "family of games")
    return loaded(installed()[name])


@cache
def loaded(home: str) -> Family:
    """A family by where it is; BadSpec if there is none, or it can't be imported."""
    module, _, attribute = home.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadSpec(f"the family of games {home} can't be loaded: {error}") from None
    if not isinstance(found, Family):
        raise BadSpec(f"{home} is no family of games")
    return found


def known(name: str, names: Iterable[str], what: str) -> None:
    """BadSpec, with what may have been meant, unless the name is one of these."""
    if name not in names:
        there = sorted(names)
        close = difflib.get_close_matches(name, there, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(there)}."
        raise BadSpec(f"there is no {what} {name!r}; {hint}")

"""A game as plain numbers, field by field, so that nothing escapes a comparison."""

from __future__ import annotations

from typing import Any

from longroad.isle.state import IsleState

# What all games of a book share, and scratch that is empty between two steps.
SHARED = {
    *("book", "rules", "map", "board", "seats", "owners"),
    *("gains", "hearing", "heard", "scored", "last_deed"),
}
SLICES = {"slices", "land", "hands", "towns", "routes", "robber", "cards", "rates"}  # walked by themselves


def fields(thing: object) -> list[str]:
    """The names of all fields of an object, compiled or not."""
    return sorted(declared(type(thing)) | set(getattr(thing, "__dict__", ())))


DECLARED: dict[type, set[str]] = {}


def declared(kind: type) -> set[str]:
    """The names of the fields that a compiled class has."""
    if kind not in DECLARED:
        names = {name for base in kind.__mro__ for name in getattr(base, "__mypyc_attrs__", ())}
        DECLARED[kind] = names - {"__dict__", "__weakref__"}
    return DECLARED[kind]


def plain(value: Any) -> Any:
    """A number, or nested tuples of numbers."""
    if isinstance(value, int):
        return value
    row = tuple(value)
    return row if not row or isinstance(row[0], int) else tuple(plain(part) for part in row)


def numbers(g: IsleState) -> list[str]:
    """The fields of the game itself that make one state differ from another."""
    return [name for name in fields(g) if name not in SHARED | SLICES]


def flat(g: IsleState) -> dict[str, Any]:
    """Every field of a game and of its slices. What lies above the agenda's top is not part of it."""
    found = {name: plain(getattr(g, name)) for name in numbers(g)}
    found["agenda"] = found["agenda"][: found["depth"]]
    for at, part in enumerate(g.parts()):
        for name in fields(part):
            found[f"{at} {type(part).__name__}.{name}"] = plain(getattr(part, name))
    return found


def differences(one: IsleState, other: IsleState) -> list[str]:
    """The fields in which two games differ; none if they are the same game."""
    a, b = flat(one), flat(other)
    return [f"{name}: {a.get(name)} | {b.get(name)}" for name in sorted(a | b) if a.get(name) != b.get(name)]

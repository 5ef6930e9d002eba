"""Bots are persons: they have names and faces, and stay the same from game to game."""

from __future__ import annotations

from typing import Final, NamedTuple


class Person(NamedTuple):
    """A name, and the letters that a face is made from."""

    name: str
    face: str


PERSONS: Final = (
    Person("Bruno", "Brunob"),
    Person("Edda", "Eddai"),
    Person("Falk", "Falka"),
    Person("Mira", "Mirad"),
    Person("Juno", "Junog"),
    Person("Hugo", "Hugob"),
    Person("Ines", "Ines"),
    Person("Gro", "Grol"),
    Person("Kurt", "Kurtl"),
    Person("Cleo", "Cleoa"),
)


def face_of(name: str) -> str:
    """The face of a person; nothing for somebody else's name."""
    return next((person.face for person in PERSONS if person.name == name), "")

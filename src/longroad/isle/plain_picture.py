"""What an island shows besides what every game does.

Not compiled: the library that writes these for the wire writes its own classes many times as quickly.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from longroad.picture import Picture


class Tile(Struct, gc=False):
    name: str
    q: int
    r: int
    terrain: str
    number: int


class Harbor(Struct, gc=False):
    place: str
    kind: str


class BankRates(Struct, gc=False):
    """How many of each card the bank takes from a seat for one other."""

    owner: int
    cards: dict[str, int]


class IslePicture(Picture):
    """What one seat sees of an island."""

    lasting: ClassVar[tuple[str, ...]] = ("tiles",)

    event: str = ""  # what the event die shows, where there is one
    tiles: list[Tile] = field(default_factory=list)
    # Hexes with the number that was rolled last, where nothing keeps them from paying.
    lit: list[str] = field(default_factory=list)
    harbors: list[Harbor] = field(default_factory=list)
    rates: list[BankRates] = field(default_factory=list)
    aside: dict[str, int] = field(default_factory=dict)  # put down by the viewer, not yet given away


def of_isle(picture: Picture) -> IslePicture:
    """The picture of a game that is known to be one of this family."""
    assert isinstance(picture, IslePicture), "This is no picture of an island."
    return picture

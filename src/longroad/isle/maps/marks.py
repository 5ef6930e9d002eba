"""Marks: places that a map names for chapters."""

from __future__ import annotations

from typing import Final

from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import COLORS, FORMER_COLORS, MOST_LISTED
from longroad.isle.maps.sentences import one_of, shown

# What the marks that chapters know must be: by name, or by how the name begins.
MARKS: Final = {
    "home": "hex",
    "belt": "hex",
    "closed": "hex",
    "fleet": "hex",
    "neutral": "corner",
    "no_founding": "corner",
    "wall": "corner",
    "bridge": "corner",
    "village_": "corner",
    "landing_": "corner",
    "fortress_": "corner",
    "route_": "side",
    "east_coast": "side",
    "point_gifts": "side",
    "card_gifts": "side",
}
VILLAGES: Final = ["2", "3", "4", "5", "6", "8", "9", "10", "11", "12"]


def read_marks(file: MapFile, value: object) -> None:
    if not isinstance(value, dict) or len(value) > MOST_LISTED:
        file.wrong("marks must be a table such as { neutral = ['A2.S'] }")
        return
    marks: dict[str, list[str]] = {}
    for name, entries in value.items():
        if not isinstance(name, str) or not name.isidentifier() or not name.isascii() or len(name) > 40:
            file.wrong(f"marks: {shown(name)} is not a name of letters, digits and underscores")
            continue
        if not isinstance(entries, list) or len(entries) > MOST_LISTED:
            file.wrong(f"marks: {name} must be a list of places")
            continue
        begin, _, end = name.partition("_")
        if begin + "_" in MARKS and end in FORMER_COLORS:
            end = FORMER_COLORS[end]
            name = f"{begin}_{end}"
        endings = VILLAGES if begin == "village" else COLORS
        if begin + "_" in MARKS and end not in endings:
            file.wrong(f"marks: {name} must end in {one_of(endings)}")
            continue
        wanted = MARKS.get(name, MARKS.get(begin + "_", ""))
        places: list[str] = []
        for entry in entries:
            if not isinstance(entry, str):
                file.wrong(f"marks: {shown(entry)} of {name} is not a place")
                continue
            try:
                place = file.places.canonical(entry)
            except ValueError as reason:
                file.wrong(f"marks: {name}: {reason}")
                continue
            if place in places:
                file.wrong(f"marks: {name} lists {place} twice")
                continue
            if wanted and wanted != kind_of(place):
                file.wrong(f"marks: {name} needs every place to be a {wanted}; {place} is a {kind_of(place)}")
                continue
            if wanted == "hex" and place.startswith("~"):
                file.wrong(f"marks: {name} lists {place}, which is not drawn")
                continue
            places.append(place)
        marks[name] = places
    file.marks = marks


def kind_of(place: str) -> str:
    """What a name names."""
    return "corner" if "." in place else "side" if "/" in place else "hex"

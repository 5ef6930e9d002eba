"""Values of a map file, each checked: what is wrong is noted in the file and left out."""

from __future__ import annotations

from longroad.isle.geometry import TERRAINS, takes_number
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import MOST_HEXES, MOST_LISTED
from longroad.isle.maps.sentences import close_to, shown


def read_place(file: MapFile, key: str, kind: str, name: str) -> int:
    """The number of a place, or -1 and a problem."""
    try:
        if kind == "hex":
            return file.places.hex_of(name)
        if kind == "side":
            return file.places.side_of(name)
        return file.places.corner_of(name)
    except ValueError as reason:
        file.wrong(f"{key}: {reason}")
        return -1


def read_choice(file: MapFile, key: str, value: object) -> list[int]:
    """One hex or several, by name; none, and a problem, if it is something else."""
    names = value if isinstance(value, list) else [value]
    hexes: list[int] = []
    if not 1 <= len(names) <= MOST_LISTED:
        file.wrong(f"{key} must be the name of a hex or a list of them, not an empty list")
        return []
    for name in names:
        if not isinstance(name, str):
            file.wrong(f"{key} must be the name of a hex, not {shown(name)}")
            return []
        h = read_place(file, key, "hex", name)
        if h < 0:
            return []
        if h in hexes:
            file.wrong(f"{key} lists {file.places.hex_name(h)} twice")
            return []
        hexes.append(h)
    return hexes


def read_hexes(file: MapFile, key: str, value: object) -> list[int] | None:
    """Drawn hexes by name or by mark, in their order, or None and a problem."""
    if not isinstance(value, list) or len(value) > MOST_LISTED:
        file.wrong(f"{key}: {shown(value)} is not a list of hexes")
        return None
    found: list[int] = []
    for entry in value:
        if not isinstance(entry, str):
            file.wrong(f"{key}: {shown(entry)} is not a hex")
            return None
        for name in file.marks.get(entry, [entry]):
            h = read_place(file, key, "hex", name)
            if h < 0:
                return None
            if h >= file.board.hexes or h in found:
                why = "is listed twice" if h in found else "is not drawn"
                file.wrong(f"{key}: {file.places.hex_name(h)} {why}")
                return None
            found.append(h)
    return found


def read_terrains(file: MapFile, key: str, value: object) -> list[int] | None:
    """Terrain that takes numbers, by name, or None and a problem."""
    known = [name for t, name in enumerate(TERRAINS) if takes_number(t)]
    if not isinstance(value, list) or len(value) > MOST_LISTED:
        file.wrong(f"{key}: {shown(value)} is not a list of terrain")
        return None
    found: list[int] = []
    for entry in value:
        if not isinstance(entry, str) or entry not in known:
            file.wrong(f"{key}: {shown(entry)} is no terrain with numbers{close_to(entry, known)}")
            return None
        found.append(TERRAINS.index(entry))
    return found


def has_known_keys(file: MapFile, key: str, value: object, keys: list[str]) -> bool:
    """Whether it is a table with these keys only; otherwise a problem."""
    if not isinstance(value, dict):
        file.wrong(f"{key} must be a table, not {shown(value)}")
        return False
    for name in value:
        if not isinstance(name, str) or name not in keys:
            file.wrong(f"{key}: there is no key {shown(name)}{close_to(name, keys)}")
            return False
    return True


def read_count(file: MapFile, table: dict[str, object], key: str, usual: int, least: int, most: int) -> int:
    n = whole(table.get(key, usual), least, most)
    if n < 0:
        file.wrong(f"{key} must be a number from {least} to {most}, not {shown(table[key])}")
        return usual
    return n


def read_numbers(file: MapFile, key: str, value: object) -> list[int] | None:
    """A list of numbers as they are printed on tokens, or None and a problem."""
    if not isinstance(value, list) or len(value) > MOST_HEXES:
        file.wrong(f"{key} must be a list of numbers, not {shown(value)}")
        return None
    found: list[int] = []
    for entry in value:
        n = whole(entry, 2, 12)
        if n < 0 or n == 7:
            file.wrong(f"{key}: {shown(entry)} is not a number from 2 to 6 or 8 to 12")
            return None
        found.append(n)
    return found


def read_counts(file: MapFile, key: str, value: object, names: list[str]) -> list[int] | None:
    """A table of how many of each as a sorted list of indices into `names`, or None and a problem."""
    if not isinstance(value, dict):
        file.wrong(f"{key} must be a table such as {{ {names[0]} = 4, {names[1]} = 3 }}, not {shown(value)}")
        return None
    found: list[int] = []
    for name, entry in value.items():
        if not isinstance(name, str) or name not in names:
            file.wrong(f"{key}: there is no {shown(name)}{close_to(name, names)}")
            return None
        n = whole(entry, 0, MOST_HEXES)
        if n < 0:
            file.wrong(f"{key}: {name} must be a number from 0 to {MOST_HEXES}, not {shown(entry)}")
            return None
        found += [names.index(name)] * n
    return sorted(found)


def whole(value: object, least: int, most: int) -> int:
    """The value as a whole number in these bounds, or -1."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    return -1

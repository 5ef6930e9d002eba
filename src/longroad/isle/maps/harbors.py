"""Harbors: where they lie, their kinds, and those that players place."""

from __future__ import annotations

from longroad.core.packed import row
from longroad.isle.geometry import is_shore
from longroad.isle.maps.entries import read_counts, read_place
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import HARBORS, MOST_LISTED
from longroad.isle.maps.sentences import close_to, shown


def read_harbors(file: MapFile, value: object, pool_value: object) -> None:
    if not isinstance(value, list) or len(value) > MOST_LISTED:
        file.wrong("harbors must be a list of texts such as 'A1/NW any'")
        return
    sides: list[int] = []
    kinds: list[int] = []
    corners: dict[int, str] = {}
    known = len(file.problems)
    for entry in value:
        words = entry.split() if isinstance(entry, str) else []
        if len(words) != 2:
            file.wrong(f"harbors: {shown(entry)} must be a side and a kind, such as 'A1/NW any'")
            continue
        if words[1] not in HARBORS:
            hint = close_to(words[1], HARBORS)
            file.wrong(f"harbors: {shown(words[1])} at {shown(words[0])} is no kind of harbor{hint}")
            continue
        side = read_place(file, "harbors", "side", words[0])
        if side < 0:
            continue
        name = file.places.side_name(side)
        if not is_shore(file.board, file.sure, side):
            file.wrong(f"the harbor at {name} is not on the coast")
            continue
        for c in file.board.ends[side]:
            if c in corners:
                corner = file.places.corner_name(c)
                file.wrong(f"the harbors at {corners[c]} and {name} share the corner {corner}")
            corners[c] = name
        sides.append(side)
        kinds.append(HARBORS.index(words[1]))
    pool = read_counts(file, "harbor_pool", pool_value, HARBORS[1:])
    if pool is None or len(file.problems) > known:
        return
    if len(pool) != kinds.count(0):
        file.wrong(f"harbor_pool holds {len(pool)} kinds, but {kinds.count(0)} harbors are to be filled")
        return
    file.harbor_sides = row(sides)
    file.harbor_kinds = row(kinds)
    file.harbor_pool = row([kind + 1 for kind in pool])


def read_stack(file: MapFile, value: object) -> None:
    if not isinstance(value, list) or len(value) > MOST_LISTED:
        file.wrong("harbor_stack must be a list of kinds such as ['any', 'wool']")
        return
    kinds: list[int] = []
    for entry in value:
        if not isinstance(entry, str) or entry not in HARBORS[1:]:
            file.wrong(f"harbor_stack: {shown(entry)} is no kind of harbor{close_to(entry, HARBORS[1:])}")
            return
        kinds.append(HARBORS.index(entry))
    file.harbor_stack = kinds

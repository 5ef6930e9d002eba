"""What a dealer fills in: terrain, numbers, and what lies under the fog."""

from __future__ import annotations

from longroad.core.packed import row, rows
from longroad.isle.geometry import FOG, LETTERS, SEA, STEPS, TERRAINS, UNFILLED, takes_number
from longroad.isle.maps.entries import read_counts, read_numbers
from longroad.isle.maps.file import MapFile


def read_terrain_pool(file: MapFile, value: object) -> None:
    pool = read_counts(file, "terrain_pool", value, TERRAINS)
    if pool is None:
        return
    for t in pool:
        if TERRAINS[t] in ("fog", "lake"):
            file.wrong(f"terrain_pool: {TERRAINS[t]} can't be dealt")
            return
    if len(pool) != len(file.unfilled):
        file.wrong(f"terrain_pool holds {len(pool)} hexes, but {len(file.unfilled)} are to be filled")
        return
    file.terrain_pool = row(pool)
    for h in file.unfilled:
        for t in pool:
            if file.number[h] > 0 and not takes_number(t):
                name = file.places.hex_name(h)
                file.wrong(f"{name} has a number, but the pool may make it {TERRAINS[t]}")
                return


def read_number_pool(file: MapFile, table: dict[str, object]) -> None:
    if "number_pool" in table and "number_sequence" in table:
        file.wrong("give number_pool or number_sequence, not both")
        return
    key = "number_sequence" if "number_sequence" in table else "number_pool"
    pool = read_numbers(file, key, table.get(key, []))
    if pool is None:
        return
    needed = 0
    for h in range(len(file.terrain)):
        if h in file.bare or file.number[h] > 0:
            continue
        if takes_number(file.terrain[h]) or file.terrain[h] == UNFILLED:
            needed += 1
            if not pool and file.terrain[h] != UNFILLED:
                kind = TERRAINS[file.terrain[h]]
                file.wrong(
                    f"{file.places.hex_name(h)} is {kind} and has no number; "
                    f"if it shall have none, draw it as {LETTERS[file.terrain[h]]}-"
                )
    for t in file.terrain_pool:
        if not takes_number(t):
            needed -= 1
    if not pool and len(file.unfilled) == 0:
        return  # every hex that lacks one was named
    if len(file.terrain_pool) == len(file.unfilled) and len(pool) != needed:
        file.wrong(f"{key} holds {len(pool)} numbers, but {needed} hexes need one")
        return
    file.number_pool = row(pool)
    file.reds = row([n for n in pool if n in (6, 8)])
    file.others = row([n for n in pool if n not in (6, 8)])
    if key == "number_sequence":
        file.spirals = rows(spirals(file.board.axial, [t != SEA for t in file.terrain]))


def spirals(axial: list[tuple[int, int]], land: list[bool]) -> list[list[int]]:
    """Every walk over all land that starts at a corner of the island and winds counter-clockwise inwards.

    It keeps the shore, then the hexes already passed, on its right hand. None if the island is no such shape.
    """
    index = {place: h for h, place in enumerate(axial) if land[h]}
    found: list[list[int]] = []
    for start in index:
        beside = [(start[0] + dq, start[1] + dr) in index for dq, dr in STEPS]
        heads = [d for d in range(6) if beside[d] and not beside[(d + 1) % 6]]
        if sum(beside) > 3 or (len(index) > 1 and len(heads) != 1):
            continue  # not a corner
        walk = [index[start]]
        passed = {start}
        here = start
        head = heads[0] if heads else 0
        moved = True
        while moved:
            moved = False
            for turn in (2, 1, 0, -1, -2):
                d = (head + turn) % 6
                there = (here[0] + STEPS[d][0], here[1] + STEPS[d][1])
                if there in index and there not in passed:
                    passed.add(there)
                    walk.append(index[there])
                    here = there
                    head = d
                    moved = True
                    break
        if len(walk) == len(index):
            found.append(walk)
    return found


def read_fog(file: MapFile, terrain: object, numbers: object) -> None:
    pool = read_counts(file, "fog_terrain", terrain, TERRAINS)
    tokens = read_numbers(file, "fog_numbers", numbers)
    if pool is None or tokens is None:
        return
    count = list(file.terrain).count(FOG)
    for t in pool:
        if TERRAINS[t] in ("fog", "lake"):
            file.wrong(f"fog_terrain: {TERRAINS[t]} can't lie under the fog")
            return
    if len(pool) != count:
        file.wrong(f"fog_terrain holds {len(pool)} hexes, but {count} are drawn as ?")
        return
    needed = len([t for t in pool if takes_number(t)])
    if len(tokens) != needed:
        file.wrong(f"fog_numbers holds {len(tokens)} numbers, but {needed} hexes under the fog need one")
    elif count > 0:
        file.fog_terrain = row([pool.count(t) for t in range(len(TERRAINS))])
        file.fog_numbers = row([tokens.count(n) for n in range(13)])

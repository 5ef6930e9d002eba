"""What the variable set-up may change, and which limits the numbers keep."""

from __future__ import annotations

from longroad.core.packed import Row, row
from longroad.isle.geometry import FOG, SEA, TERRAINS, UNFILLED, takes_number
from longroad.isle.maps.entries import has_known_keys, read_hexes, read_numbers, read_terrains
from longroad.isle.maps.file import MapFile, Shuffle
from longroad.isle.maps.format import BAR_KEYS, LIMIT_KEYS, MOST_LISTED, SHUFFLE_KEYS
from longroad.isle.maps.limits import Bar, Limits
from longroad.isle.maps.sentences import one_of, shown


def read_shuffles(file: MapFile, value: object) -> None:
    if not isinstance(value, list) or len(value) > MOST_LISTED:
        file.wrong("shuffle must be a list of tables such as { hexes = ['C2', 'C3'] }")
        return
    shuffles: list[Shuffle] = []
    for entry in value:
        if not has_known_keys(file, "shuffle", entry, SHUFFLE_KEYS):
            return
        assert isinstance(entry, dict)
        both = read_hexes(file, "shuffle", entry.get("hexes", []))
        terrain = read_hexes(file, "shuffle", entry.get("terrain", []))
        numbers = read_hexes(file, "shuffle", entry.get("numbers", []))
        harbors = entry.get("harbors", False)
        if both is None or terrain is None or numbers is None:
            return
        if not isinstance(harbors, bool):
            file.wrong(f"shuffle: harbors must be true or false, not {shown(harbors)}")
            return
        if both and (terrain or numbers):
            file.wrong("shuffle: give hexes, or terrain and numbers, not both")
            return
        shuffles.append(Shuffle(both or terrain, both or numbers, harbors))
    problem = bad_shuffle(file, shuffles)
    if problem:
        file.wrong(f"shuffle: {problem}")
        return
    file.shuffles = shuffles
    for shuffle in shuffles:
        kinds = {int(file.terrain[h]) for h in shuffle.terrain}
        if SEA in kinds and len(kinds) > 1:
            file.shifting += shuffle.terrain


def bad_shuffle(file: MapFile, shuffles: list[Shuffle]) -> str:
    """Why these hexes can't change places, or nothing."""
    dealt: list[int] = []
    numbered: list[int] = []
    for shuffle in shuffles:
        for h in shuffle.terrain + shuffle.numbers:
            name = file.places.hex_name(h)
            terrain = file.terrain[h]
            if terrain == UNFILLED or terrain == FOG:
                return f"{name} is {'dealt anyway' if terrain == UNFILLED else 'under the fog'}"
            if takes_number(terrain) and file.number[h] == 0:
                return f"{name} has no number drawn"
            if (h in shuffle.terrain and h in dealt) or (h in shuffle.numbers and h in numbered):
                return f"{name} is in two groups"
        dealt += shuffle.terrain
        numbered += shuffle.numbers
        bare = [h for h in shuffle.terrain if not takes_number(file.terrain[h])]
        if bare and len(bare) < len(shuffle.terrain):
            for h in shuffle.terrain:
                if h not in shuffle.numbers:
                    kind = TERRAINS[file.terrain[bare[0]]]
                    return f"{file.places.hex_name(h)} may become {kind}, so its number must be shuffled too"
    return ""


def sure_terrain(file: MapFile) -> Row:
    """What surely lies on each hex: fog where it may be land or sea."""
    dealt = FOG if SEA in list(file.terrain_pool) else UNFILLED
    sure = [dealt if t == UNFILLED else int(t) for t in file.terrain]
    for h in file.shifting:
        sure[h] = FOG
    return row(sure)


def read_limits(file: MapFile, value: object) -> None:
    if not has_known_keys(file, "limits", value, LIMIT_KEYS):
        return
    assert isinstance(value, dict)
    apart = value.get("reds_apart", False)
    if not isinstance(apart, bool):
        file.wrong(f"limits: reds_apart must be true or false, not {shown(apart)}")
        return
    favored = read_terrains(file, "limits: favored", value.get("favored", []))
    barred = value.get("barred", [])
    if favored is None:
        return
    if not isinstance(barred, list) or len(barred) > MOST_LISTED:
        file.wrong("limits: barred must be a list of tables such as { terrain = ['gold'], numbers = [6, 8] }")
        return
    bars: list[Bar] = []
    for entry in barred:
        if not has_known_keys(file, "limits: barred", entry, BAR_KEYS):
            return
        assert isinstance(entry, dict)
        terrain = read_terrains(file, "limits: barred", entry.get("terrain", []))
        hexes = read_hexes(file, "limits: barred", entry.get("hexes", []))
        numbers = read_numbers(file, "limits: barred", entry.get("numbers", []))
        if terrain is None or hexes is None or numbers is None:
            return
        if not numbers or bool(terrain) == bool(hexes):
            file.wrong("limits: barred needs numbers, and either terrain or hexes")
            return
        names = [TERRAINS[t] for t in terrain] + [file.places.hex_name(h) for h in hexes]
        bars.append(Bar(terrain, hexes, numbers, one_of(names)))
    file.limits = Limits(apart, favored, bars)

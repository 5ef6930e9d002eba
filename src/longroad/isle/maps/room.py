"""Whether there is room for everybody, however the land is dealt."""

from __future__ import annotations

from longroad.core.packed import Row
from longroad.isle.geometry import FOG, is_land, is_shore, islands_on
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import MOST_ISLANDS, NEUTRALS, ON_SIDES


def crowded(file: MapFile, terrain: Row) -> str:
    """However badly the players found, each must find a corner for every settlement: why not, or nothing.

    What is not dealt yet counts as land.
    """
    free = 3 * len(file.harbor_stack) - 2  # a harbor takes up at most three sides of the coast
    if file.harbor_stack and len(shores(file, terrain)) < free:
        return (
            f"the map has {len(shores(file, terrain))} free sides on the coast; "
            f"{len(file.harbor_stack)} harbors need {free} to be sure of a place"
        )
    islands = most_islands(file, terrain)
    if islands > MOST_ISLANDS:
        return f"the map may have {islands} islands; {MOST_ISLANDS} are the most"
    if file.founding == 0:
        return ""
    home = {file.places.hex_of(name) for name in file.marks.get("home", [])}
    barred = file.marks.get("no_founding", [])
    land = 0
    for c in range(file.board.corners):
        if file.places.corner_name(c) in barred:
            continue
        if any(is_land(terrain[h]) and (not home or h in home) for h in file.board.hexes_at[c]):
            land += 1
    given = len([piece for piece in file.pieces if piece.kind not in ON_SIDES])
    housed = len({p.owner for p in file.pieces if p.owner in NEUTRALS and p.kind == "settlement"})
    seats = 0
    settlements = 0
    for n in file.seats:
        more = len(NEUTRALS) - housed if n == 2 else 0  # BASE-201: in the game for two
        if file.founding * n + more >= settlements:
            seats = n
            settlements = file.founding * n + more
    least = 4 * (settlements - 1 + given) + 1  # a settlement takes up at most four corners
    if land >= least:
        return ""
    where = "home" if home else "land"
    players = f"{seats} players" if seats > 2 else "2 players and their neutral neighbors"
    return f"the map has {land} corners on {where}; {players} need {least} to be sure of a place"


def most_islands(file: MapFile, terrain: Row) -> int:
    """How many there are or, under the fog, may come to light; of hexes around one corner only one."""
    belt = [file.places.hex_of(name) for name in file.marks.get("belt", [])]
    count = int(max(islands_on(file.board, terrain, belt)))
    fog = {h for h in range(file.board.hexes) if terrain[h] == FOG}
    while fog:
        count += 1
        corner = file.board.corners_of[min(fog)][2]
        fog -= {int(h) for h in file.board.hexes_at[corner]}
    return count


def shores(file: MapFile, terrain: Row) -> list[int]:
    """The sides where a harbor could be placed: on a coast, and at no other harbor's corner."""
    taken = {int(c) for side in file.harbor_sides for c in file.board.ends[side]}
    found: list[int] = []
    for side in range(file.board.sides):
        if is_shore(file.board, terrain, side) and not any(int(c) in taken for c in file.board.ends[side]):
            found.append(side)
    return found

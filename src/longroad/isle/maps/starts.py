"""Where robber and pirate start."""

from __future__ import annotations

from longroad.isle.geometry import DESERT, FOG, SEA, is_land
from longroad.isle.maps.entries import read_choice
from longroad.isle.maps.file import MapFile, Start
from longroad.isle.maps.sentences import shown
from longroad.isle.maps.value import rim_of


def read_robber(file: MapFile, table: dict[str, object]) -> None:
    deserts = 0
    for t in file.terrain:
        if t == DESERT:
            deserts += 1
    for t in file.terrain_pool:
        if t == DESERT:
            deserts += 1
    if "robber" not in table:
        if deserts > 1:
            file.wrong(f"the map has {deserts} deserts; say with robber where it starts")
        file.robber.desert = deserts == 1
    else:
        read_start(file, "robber", file.robber, table["robber"], deserts)
    if "shuffled_robber" in table:
        file.shuffled_robber = Start()
        read_start(file, "shuffled_robber", file.shuffled_robber, table["shuffled_robber"], deserts)
        if not file.shuffles:
            file.wrong("shuffled_robber is of no use without a [[shuffle]]")


def read_start(file: MapFile, key: str, start: Start, value: object, deserts: int) -> None:
    """Where the robber starts: a hex, several to choose from, a number or a terrain."""
    if value == "nowhere":
        return
    if value == "desert":
        if deserts == 0:
            file.wrong(f"{key}: the map has no desert")
        start.desert = True
        return
    if isinstance(value, str) and value.isascii() and value.isdigit():
        start.number = int(value) if len(value) < 3 else 0
        if start.number not in list(file.number) + list(file.number_pool):
            file.wrong(f"{key}: no hex bears the number {shown(value)}")
        return
    for h in read_choice(file, key, value):
        name = file.places.hex_name(h)
        if h >= file.board.hexes or file.terrain[h] == SEA:
            file.wrong(f"the robber can't start in the sea at {name}")
            return
        if file.terrain[h] == FOG:
            file.wrong(f"the robber can't start under the fog at {name}")
            return
        if not is_land(file.sure[h]):
            file.wrong(f"the robber can't start at {name}: it may become sea")
            return
        start.named.append(h)


def read_pirate(file: MapFile, value: object) -> None:
    if value == "rim":
        file.pirate = rim_of(file.board)
        return
    choice = read_choice(file, "pirate", value)
    for h in choice:
        if h < file.board.hexes and (file.terrain[h] != SEA or h in file.shifting):
            sure = " for sure" if file.terrain[h] == SEA else ""
            file.wrong(f"the pirate can't start at {file.places.hex_name(h)}: it is not sea{sure}")
            return
    file.pirate = choice

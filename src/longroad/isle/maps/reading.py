"""Reads a map, one key after the other."""

from __future__ import annotations

import os

from longroad.errors import BadMap
from longroad.isle.maps.drawing import read_drawing
from longroad.isle.maps.entries import read_count, whole
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import (
    COLORS,
    FORMAT,
    FORMER_COLORS,
    KEYS,
    MOST_POINTS,
    MOST_ROUNDS,
    POINTS,
    STOCK,
)
from longroad.isle.maps.harbors import read_harbors, read_stack
from longroad.isle.maps.marks import read_marks
from longroad.isle.maps.pieces import read_pieces
from longroad.isle.maps.pools import read_fog, read_number_pool, read_terrain_pool
from longroad.isle.maps.room import crowded
from longroad.isle.maps.sentences import close_to, shown
from longroad.isle.maps.shuffles import read_limits, read_shuffles, sure_terrain
from longroad.isle.maps.starts import read_pirate, read_robber
from longroad.isle.maps.text import parse_text, read_text
from longroad.isle.maps.value import Map, usual_rounds


def load_map(source: str | bytes | os.PathLike[str] | dict[str, object]) -> MapFile:
    """Read a map: TOML or JSON text, the path of such a file (as a `Path`), or the table itself.

    Raises BadMap with one sentence, and nothing else, whatever the content.
    """
    table = source if isinstance(source, dict) else parse_text(read_text(source))
    file = read_map(table)
    if file.problems:
        raise BadMap(file.problems[0])
    return file


def drawn_map(table: object) -> Map:
    """The map that `Map.as_dict` wrote."""
    if not isinstance(table, dict):
        raise BadMap(f"a map must be a table, not {shown(table)}")
    file = load_map(table)
    if not file.drawn:
        raise BadMap("the map has hexes, numbers or harbors that are not filled in")
    return file.as_drawn()


def read_map(table: dict[str, object]) -> MapFile:
    """Never raises: `problems` of the file says what is wrong. That is left out, so the rest is read too."""
    file = MapFile()
    fill_in(file, table)
    return file


def fill_in(file: MapFile, table: dict[str, object]) -> None:
    keys: list[object] = list(table)  # of a table that was not read from text they may be anything
    for key in keys:
        if not isinstance(key, str) or key not in KEYS:
            file.wrong(f"there is no key {shown(key)} in a map file{close_to(key, KEYS)}")
    if table.get("format") != FORMAT:
        found = shown(table["format"]) if "format" in table else "nothing"
        file.wrong(f"format must be '{FORMAT}', not {found}")
        return
    for needed in ("name", "seats", "map"):
        if needed not in table:
            file.wrong(f"the key {needed} is missing")
    if "name" in table:
        read_name(file, table["name"])
    if "seats" in table:
        read_seats(file, table["seats"])
    if "colors" in table:
        read_colors(file, table["colors"])
    if "map" not in table or not read_drawing(file, table["map"]):
        return  # nothing else can be checked without the hexes
    read_marks(file, table.get("marks", {}))
    read_terrain_pool(file, table.get("terrain_pool", {}))
    read_number_pool(file, table)
    read_fog(file, table.get("fog_terrain", {}), table.get("fog_numbers", []))
    read_shuffles(file, table.get("shuffle", []))
    file.sure = sure_terrain(file)
    read_limits(file, table.get("limits", {}))
    read_harbors(file, table.get("harbors", []), table.get("harbor_pool", {}))
    read_stack(file, table.get("harbor_stack", []))
    read_robber(file, table)
    if "pirate" in table:
        read_pirate(file, table["pirate"])
    read_pieces(file, table.get("pieces", {}))
    read_goals(file, table)
    crowd = crowded(file, file.terrain) if file.seats else ""
    if crowd:
        file.wrong(crowd)
    if not file.problems:
        file.drawn = not (len(file.unfilled) or len(file.number_pool) or len(file.harbor_pool))
        file.harbors = [
            (int(file.harbor_sides[k]), int(file.harbor_kinds[k])) for k in range(len(file.harbor_sides))
        ]


def read_name(file: MapFile, value: object) -> None:
    problem = bad_name(value)
    if problem:
        file.wrong(problem)
    else:
        file.name = str(value)


def bad_name(value: object) -> str:
    """Why a map can't be called so, or nothing."""
    if not isinstance(value, str):
        return f"name must be text, not {shown(value)}"
    if not 1 <= len(value) <= 80 or not value.isprintable() or value != value.strip():
        return "name must be one line of 1 to 80 characters"
    return ""


def read_seats(file: MapFile, value: object) -> None:
    problem = bad_seats(value)
    if problem:
        file.wrong(problem)
    elif isinstance(value, list):
        file.seats = [int(n) for n in value]


def bad_seats(value: object) -> str:
    """Why a map can't be for these numbers of players, or nothing."""
    if not isinstance(value, list) or not 1 <= len(value) <= 5:
        return "seats must be a list of numbers of players such as [3, 4]"
    for entry in value:
        if whole(entry, 2, 6) < 0:
            return f"seats can be from 2 to 6, not {shown(entry)}"
    if sorted(set(value)) != value:
        return "seats must be listed once each, in rising order"
    return ""


def read_colors(file: MapFile, value: object) -> None:
    if not isinstance(value, dict):
        file.wrong(f"colors must be a table such as {{ 3 = ['red', 'blue', 'white'] }}, not {shown(value)}")
        return
    for key, entry in value.items():
        if key not in [str(n) for n in file.seats]:
            file.wrong(f"colors: {shown(key)} is not one of the map's numbers of seats")
            continue
        seats = int(key)
        if not isinstance(entry, list) or len(entry) != seats:
            file.wrong(f"colors: {seats} seats need a list of {seats} colors")
            continue
        colors: list[str] = []
        for said in entry:
            color = FORMER_COLORS.get(said, said) if isinstance(said, str) else said
            if not isinstance(color, str) or color not in COLORS or color in colors:
                hint = close_to(color, COLORS)
                file.wrong(f"colors: {shown(color)} is not a color of its own for {seats} seats{hint}")
                return
            colors.append(color)
        file.colors[seats] = colors


def read_goals(file: MapFile, table: dict[str, object]) -> None:
    file.points = read_count(file, table, "points", POINTS, 2, MOST_POINTS)
    file.island_points = read_count(file, table, "island_points", 0, 0, MOST_POINTS)
    usual = usual_rounds(file.pieces)
    file.founding = read_count(file, table, "founding", usual, 0, MOST_ROUNDS)
    if file.founding == 0 and usual > 0:
        file.wrong("founding can be 0 only where pieces are given")
    for color in COLORS:
        mine = [piece for piece in file.pieces if piece.owner == color and piece.kind == "settlement"]
        if len(mine) + file.founding > STOCK["settlement"]:
            file.wrong(
                f"{color} is given {len(mine)} settlements and founds {file.founding}, "
                f"but the box holds only {STOCK['settlement']}"
            )

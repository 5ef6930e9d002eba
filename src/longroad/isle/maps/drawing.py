"""The drawing of a map: a letter and a number for each hex."""

from __future__ import annotations

from longroad.core.packed import NOWHERE, row
from longroad.isle.geometry import LETTERS, STEPS, TERRAINS, UNFILLED, board_of, takes_number
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import MOST_HEXES
from longroad.isle.maps.sentences import shown
from longroad.isle.places import places_of, row_letters


def read_drawing(file: MapFile, value: object) -> bool:
    lines = drawn_lines(value)
    if lines is None:
        file.wrong("map must be a drawing: text, or a list with one text for each row")
        return False
    axial: list[tuple[int, int]] = []
    terrain: list[int] = []
    number: list[int] = []
    bare: list[int] = []
    known = len(file.problems)
    first = 0
    for r, line in enumerate(lines):
        letters = row_letters(r)
        if "\t" in line:
            file.wrong(f"row {letters} of the map holds a tab; draw it with spaces")
            continue
        found = cells_of(line)
        if not found:
            file.wrong(f"row {letters} of the map is empty")
            continue
        if not axial:
            first = found[0][0] - 2 * r
        for k, (column, cell) in enumerate(found):
            name = f"{letters}{k + 1}"
            kind, n, problem = read_cell(cell)
            if problem:
                file.wrong(f"{name}: {problem}")
                continue
            if (column - first - 2 * r) % 4 != 0:
                file.wrong(
                    f"{name}: {shown(cell)} in row {letters} is not in line; cells stand 4 characters "
                    "apart, those of the next row shifted by 2"
                )
                break  # most likely the rest of the row isn't either
            if n < 0:
                bare.append(len(axial))
                n = 0
            axial.append(((column - first - 2 * r) // 4, r))
            terrain.append(kind)
            number.append(n)
        if len(axial) > MOST_HEXES:
            file.wrong(f"the map has more than {MOST_HEXES} hexes")
            return False
    if len(file.problems) > known:
        return False
    if not axial:
        file.wrong("the map has no hexes")
        return False
    apart = unconnected(axial)
    file.board = board_of(axial)
    file.places = places_of(file.board)
    file.terrain = row(terrain)
    file.number = row(number)
    file.bare = row(bare)
    file.unfilled = row([h for h, t in enumerate(terrain) if t == UNFILLED])
    if apart != NOWHERE:
        name = file.places.hex_name(apart)
        file.wrong(f"{name} is cut off from the rest of the map; draw the sea between as ~")
        return False
    return True


def drawn_lines(value: object) -> list[str] | None:
    """The rows of a drawing without empty ones above and below; None if it is none."""
    lines: list[str] = []
    if isinstance(value, str):
        lines = value.split("\n")
    elif isinstance(value, list):
        for line in value:
            if not isinstance(line, str) or "\n" in line:
                return None
            lines.append(line)
    else:
        return None
    while lines and not lines[0].strip(" "):
        lines = lines[1:]
    while lines and not lines[-1].strip(" "):
        lines = lines[:-1]
    return lines


def cells_of(line: str) -> list[tuple[int, str]]:
    """The words of a line, each with its column."""
    found: list[tuple[int, str]] = []
    column = 0
    for word in line.split(" "):
        if word:
            found.append((column, word))
        column += len(word) + 1
    return found


def read_cell(cell: str) -> tuple[int, int, str]:
    """Terrain, number (0 not drawn, -1 none for good) and what is wrong with it."""
    letter = cell[0]
    digits = cell[1:]
    if letter != "_" and letter not in LETTERS:
        return 0, 0, f"there is no terrain {shown(letter)}; use one of {' '.join(LETTERS)} or _"
    terrain = UNFILLED if letter == "_" else LETTERS.index(letter)
    if digits == "":
        return terrain, 0, ""
    if digits == "-":
        if terrain == UNFILLED or not takes_number(terrain):
            return 0, 0, f"{shown(cell)} can't be; only what could carry a number can be drawn without one"
        return terrain, -1, ""
    if len(digits) > 2 or not digits.isascii() or not digits.isdigit() or digits[0] == "0":
        return 0, 0, f"{shown(cell)} is not a letter and a number"
    number = int(digits)
    if number == 7 or not 2 <= number <= 12:
        return 0, 0, f"{number} is not a number from 2 to 6 or 8 to 12"
    if terrain != UNFILLED and not takes_number(terrain):
        return 0, 0, f"{TERRAINS[terrain]} has no number, so {shown(cell)} can't be"
    return terrain, number, ""


def unconnected(axial: list[tuple[int, int]]) -> int:
    """A hex that can't be reached from the first one, or NOWHERE."""
    left = set(axial)
    todo = [axial[0]]
    left.discard(axial[0])
    while todo:
        q, r = todo.pop()
        for dq, dr in STEPS:
            place = (q + dq, r + dr)
            if place in left:
                left.discard(place)
                todo.append(place)
    for h, place in enumerate(axial):
        if place in left:
            return h
    return NOWHERE

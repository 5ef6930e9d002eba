"""The names of places: `C3` is a hex, `~3` a hex of the rim, `C3.N` a corner, `C3/NE` a side."""

from __future__ import annotations

import difflib

from mypy_extensions import i64

from longroad.isle.geometry import CORNERS, KEPT, SIDES, Board, Corner, Hex, Side


def row_letters(n: int) -> str:
    """A, B, … Z, AA, AB, …"""
    letters = ""
    n += 1
    while n > 0:
        n, k = divmod(n - 1, 26)
        letters = chr(65 + k) + letters
    return letters


class Places:
    """Names of one board. A corner or side goes by any of its names; the alphabetically first is its own."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self._hexes: dict[str, int] = {}
        self._rim: dict[str, int] = {}
        self._corners: dict[str, int] = {}
        self._sides: dict[str, int] = {}
        self._hex_names: list[str] = [""] * board.hexes
        self._corner_names: list[str] = [""] * board.corners
        self._side_names: list[str] = [""] * board.sides
        top = min([r for _, r in board.axial], default=0)
        counted: dict[int, int] = {}
        for h in sorted(range(len(board.axial)), key=lambda h: board.axial[h]):  # from the west
            r = board.axial[h][1]
            counted[r] = counted.get(r, 0) + 1
            self._hex_names[h] = f"{row_letters(r - top)}{counted[r]}"
        for h, name in enumerate(self._hex_names):
            self._hexes[name] = h
            for k in range(6):
                _name(self._corners, self._corner_names, f"{name}.{CORNERS[k]}", board.corners_of[h][k])
                _name(self._sides, self._side_names, f"{name}/{SIDES[k]}", board.sides_of[h][k])
        for k in range(board.rim):
            name = f"~{k + 1}"
            self._rim[name] = board.hexes + k
            self._hex_names.append(name)

    def hex_name(self, h: Hex) -> str:
        return self._hex_names[h]

    def corner_name(self, c: Corner) -> str:
        return self._corner_names[c]

    def side_name(self, s: Side) -> str:
        return self._side_names[s]

    def hex_of(self, text: str) -> Hex:
        if text.strip().startswith("~"):
            return self._find(text, "hex", self._rim)
        return self._find(text, "hex", self._hexes)

    def corner_of(self, text: str) -> Corner:
        return self._find(text, "corner", self._corners)

    def side_of(self, text: str) -> Side:
        return self._find(text, "side", self._sides)

    def find(self, text: str) -> i64:
        """The number of whatever kind of place this is."""
        if "." in text:
            return self.corner_of(text)
        if "/" in text:
            return self.side_of(text)
        return self.hex_of(text)

    def canonical(self, text: str) -> str:
        """The own name of whatever kind of place this is."""
        place = self.find(text)
        if "." in text:
            return self.corner_name(place)
        if "/" in text:
            return self.side_name(place)
        return self.hex_name(place)

    def _find(self, text: str, kind: str, names: dict[str, int]) -> i64:
        name = text.strip().upper()
        if text.isascii() and name in names:
            return names[name]
        shown = repr(text if len(text) <= 24 else text[:24] + "…")
        for other, known in (
            ("hex", self._hexes),
            ("hex", self._rim),
            ("corner", self._corners),
            ("side", self._sides),
        ):
            if name in known and text.isascii():
                raise ValueError(f"{shown} is a {other}, not a {kind}")
        close = difflib.get_close_matches(name, names, 3, 0.5) if len(name) <= 8 else []
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise ValueError(f"there is no {kind} {shown} on this map{hint}")


def _name(names: dict[str, int], own: list[str], name: str, place: int) -> None:
    names[name] = place
    if own[place] == "" or name < own[place]:
        own[place] = name


_places: dict[tuple[tuple[int, int], ...], Places] = {}


def places_of(board: Board) -> Places:
    """The one set of names of this board."""
    key = tuple(board.axial)
    places = _places.get(key)
    if places is None:
        if len(_places) >= KEPT:
            _places.clear()
        places = Places(board)
        _places[key] = places
    return places

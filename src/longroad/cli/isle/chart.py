"""What is on a map, dealt or not, as a picture for the board and as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias
from xml.sax.saxutils import escape

from longroad.cli.isle.ground import colors_of, is_water, terrain_kind
from longroad.isle.geometry import CORNER_AT, TERRAINS, UNFILLED, islands_on
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import HARBORS, ON_SIDES
from longroad.isle.maps.marks import kind_of
from longroad.isle.maps.sentences import one_of
from longroad.isle.maps.value import Map, Piece
from longroad.isle.places import Places
from longroad.isle.plain_picture import Harbor, IslePicture, Tile
from longroad.picture import Piece as Token

Point: TypeAlias = tuple[float, float]

WITH_ALL_PIECES = "isle:new_shores;3"  # a game with every piece that a map may have
OPEN = "#ffffff"  # of a hex that is dealt
PLAYERS = {
    "red": "#d12f26",
    "blue": "#2f6fd1",
    "white": "#ffffff",
    "orange": "#f08a1d",
    "green": "#27a05f",
    "violet": "#a277b7",
    "neutral1": "#777777",
    "neutral2": "#bbbbbb",
}
INKS = [  # of marks
    *("#a3196b", "#1b5fb5", "#5b2a9d", "#0b7a75", "#b5470b", "#3d3d3d"),
    *("#7d6a00", "#d81b60", "#00838f", "#6d4c41", "#2e7d32", "#9e9d24"),
]
SIDE = 40.0  # of a hex
WIDE = SIDE * sqrt(3)
MARGIN = 12.0
LINE = 18.0  # of the legend


@dataclass
class Chart:
    """Everything on a map, by name."""

    name: str
    facts: list[str]  # sentences about the game on it
    places: Places
    terrain: list[str]  # of a drawn hex
    numbers: list[int]
    harbors: list[tuple[int, str]]  # side and kind; ? where it is dealt
    robbers: list[str]  # where it starts: one hex, or some to choose from
    pirates: list[str]
    pieces: list[Piece]
    marks: dict[str, list[str]]

    @staticmethod
    def of(m: Map | MapFile) -> Chart:
        names = m.places.hex_name
        if isinstance(m, MapFile):
            robbers = m.robber.hexes(m.terrain, m.number)
            pirates = m.pirate
            kinds = [(int(m.harbor_sides[k]), int(kind)) for k, kind in enumerate(m.harbor_kinds)]
        else:
            robbers = m.robber_choices or ([int(m.robber)] if m.robber >= 0 else [])
            pirates = m.pirate_choices or ([int(m.pirate)] if m.pirate >= 0 else [])
            kinds = m.harbors
        return Chart(
            m.name,
            facts(m),
            m.places,
            ["open" if t == UNFILLED else TERRAINS[t] for t in m.terrain],
            [int(n) for n in m.number],
            [(side, HARBORS[kind]) for side, kind in kinds],
            [names(h) for h in robbers],
            [names(h) for h in pirates],
            m.pieces,
            m.marks,
        )

    @property
    def picture(self) -> IslePicture:
        """The same as a picture of a game that hasn't begun."""
        owners = list(dict.fromkeys(piece.owner for piece in self.pieces))
        picture = IslePicture(WITH_ALL_PIECES, None, None, 0, None, [], None, False, 0, owners=owners)
        for h, (q, r) in enumerate(self.places.board.axial):
            picture.tiles.append(Tile(self.places.hex_name(h), q, r, self.terrain[h], self.numbers[h]))
        for side, kind in self.harbors:
            picture.harbors.append(Harbor(self.places.side_name(side), kind))
        for piece in self.pieces:
            picture.pieces.append(Token(piece.kind, owners.index(piece.owner), self.place_of(piece)))
        picture.pieces += [Token("robber", None, name) for name in self.robbers]
        picture.pieces += [Token("pirate", None, name) for name in self.pirates]
        return picture

    def place_of(self, piece: Piece) -> str:
        on_side = piece.kind in ON_SIDES
        return self.places.side_name(piece.place) if on_side else self.places.corner_name(piece.place)


def facts(m: Map | MapFile) -> list[str]:
    """What the drawing doesn't show."""
    players = one_of([str(n) for n in m.seats])
    found = [f"For {players} players, to {m.points} points, or more with Cities & Knights."]
    if m.island_points:
        found.append(f"The first settlement on a foreign island gives {m.island_points} more.")
    if m.founding != 2:
        found.append(f"Everybody founds {m.founding} settlements.")
    if m.harbor_stack:
        found.append(f"{len(m.harbor_stack)} harbors are placed before founding.")
    if isinstance(m, MapFile) and len(m.harbor_pool) > 0:
        found.append("Harbors with a ? are dealt before the game.")
    if m.fog_terrain:
        found.append(f"{sum(m.fog_terrain)} hexes lie under the fog.")
    return found


def islands(m: Map) -> int:
    """How many there are."""
    return int(max(islands_on(m.board, m.terrain, [])))


# -- SVG ----------------------------------------------------------------------------------------------------


def svg(chart: Chart) -> str:
    """The map as a picture for the browser or for paper."""
    return Sheet(chart).drawn()


class Sheet:
    """Draws one chart as SVG, the lowest layer first."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.board = chart.places.board
        self.middle = [middle(q, r) for q, r in [*self.board.axial, *self.board.rim_axial]]
        self.at: dict[int, Point] = {}  # corner -> where it is
        for h in range(int(self.board.hexes)):
            for k, c in enumerate(self.board.corners_of[h]):
                self.at[int(c)] = corner(self.middle[h], k)
        self.left = min(x for x, _ in self.middle) - WIDE / 2 - MARGIN
        self.top = min(y for _, y in self.middle) - SIDE - MARGIN - 2 * LINE
        self.right = max(x for x, _ in self.middle) + WIDE / 2 + MARGIN
        self.bottom = max(y for _, y in self.middle) + SIDE + MARGIN
        self.inks = {name: INKS[k % len(INKS)] for k, name in enumerate(chart.marks)}
        self.marked: dict[str, int] = {}  # place -> marks drawn on it so far
        self.parts: list[str] = []

    def drawn(self) -> str:
        legend = [f"{name}: {many(places)}" for name, places in self.chart.marks.items()]
        height = self.bottom - self.top + LINE * (len(legend) + len(self.chart.facts)) + MARGIN
        width = self.right - self.left
        self.title()
        for h in range(len(self.middle)):
            self.hex(h)
        for side, kind in self.chart.harbors:
            self.harbor(side, kind)
        for name, places in self.chart.marks.items():
            for place in places:
                self.mark(place, self.inks[name])
        for piece in self.chart.pieces:
            self.piece(piece)
        for name in self.chart.robbers:
            self.robber(name, len(self.chart.robbers) > 1)
        for name in self.chart.pirates:
            self.pirate(name, len(self.chart.pirates) > 1)
        y = self.bottom + LINE
        for words, ink in [
            *[(fact, "#222222") for fact in self.chart.facts],
            *zip(legend, self.inks.values(), strict=True),
        ]:
            self.words(self.left + MARGIN, y, words, 13, ink, "start")
            y += LINE
        box = f"{self.left:.1f} {self.top:.1f} {width:.1f} {height:.1f}"
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:.0f}" '
                f'height="{height:.0f}" font-family="sans-serif">',
                f"<title>{escape(self.chart.name)}</title>",
                f'<rect x="{self.left:.1f}" y="{self.top:.1f}" width="{width:.1f}" height="{height:.1f}" '
                'fill="#ffffff"/>',
                *self.parts,
                "</svg>",
                "",
            ]
        )

    # -- things on it -----------------------------------------------------------------------------------

    def title(self) -> None:
        self.words(self.left + MARGIN, self.top + MARGIN + LINE / 2, self.chart.name, 18, "#222222", "start")

    def hex(self, h: int) -> None:
        """A hex, its name and its number; a rim hex is drawn pale."""
        x, y = self.middle[h]
        name = self.chart.places.hex_name(h)
        if h >= self.board.hexes:
            self.polygon(around((x, y), 1.0), "#eaf4fb", "#c7deee", 1)
            self.words(x, y + 4, name, 11, "#7b9db5")
            return
        terrain = self.chart.terrain[h]
        self.polygon(
            around((x, y), 1.0), OPEN if terrain == "open" else colors_of(terrain).paper, "#ffffff", 2
        )
        self.words(x, y + SIDE * 0.72, name, 11, "#44617a" if is_water(terrain) else "#3c3c3c")
        if not is_water(terrain) and terrain != "open":
            self.words(x, y - SIDE * 0.44, terrain, 9, "#222222")
        if self.chart.numbers[h]:
            number = self.chart.numbers[h]
            ink = "#c1121f" if number in (6, 8) else "#222222"
            self.circle((x, y), 13, "#fffaf0", "#555555")
            self.words(x, y + 2, str(number), 14, ink, bold=True)
            self.words(x, y + 10, "•" * (6 - abs(7 - number)), 7, ink)

    def harbor(self, side: int, kind: str) -> None:
        """Two piers, and what it is, on the water."""
        a, b = (self.at[int(c)] for c in self.board.ends[side])
        land = next(int(h) for h in self.board.hexes_beside[side] if terrain_kind(self.chart.terrain[h]).land)
        x, y = self.middle[land]
        way = ((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y)
        sign = (x + way[0] * 1.55, y + way[1] * 1.55)
        for end in (a, b):
            self.line(end, sign, "#6b4a2b", 3)
        words = {"any": "3:1", "?": "?"}.get(kind, f"{kind} 2:1")
        self.rounded(sign, 8 + 6.2 * len(words), 16)
        self.words(sign[0], sign[1] + 4, words, 11, "#222222")

    def mark(self, place: str, ink: str) -> None:
        """Each further mark of a place is smaller, so that all can be seen."""
        before = self.marked.get(place, 0)
        self.marked[place] = before + 1
        if kind_of(place) == "corner":
            self.circle(
                self.at[int(self.chart.places.corner_of(place))], 8 / (1 + before / 2), ink, "#ffffff"
            )
        elif kind_of(place) == "side":
            a, b = self.ends(int(self.chart.places.side_of(place)))
            self.line(a, b, ink, 6 / (1 + before))
        else:
            at = self.middle[int(self.chart.places.hex_of(place))]
            self.polygon(around(at, 0.88 - 0.07 * before), "none", ink, 2)

    def piece(self, piece: Piece) -> None:
        ink = PLAYERS[piece.owner]
        if piece.kind in ON_SIDES:
            a, b = self.ends(piece.place)
            self.line(a, b, "#222222", 9)
            self.line(a, b, ink, 6)
            if piece.kind == "ship":
                x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                self.polygon(
                    [(x - 9, y - 1), (x + 9, y - 1), (x + 5, y + 6), (x - 5, y + 6)], ink, "#222222", 1.5
                )
                self.polygon([(x, y - 14), (x + 8, y - 3), (x, y - 3)], ink, "#222222", 1.5)
            return
        x, y = self.at[piece.place]
        roof = [(x - 9, y - 3), (x, y - 12), (x + 9, y - 3), (x + 9, y + 8), (x - 9, y + 8)]
        self.polygon(roof, ink, "#222222", 1.5)
        if piece.kind == "city":
            tower = [(x + 3, y - 9), (x + 9, y - 16), (x + 15, y - 9), (x + 15, y + 8), (x + 3, y + 8)]
            self.polygon(tower, ink, "#222222", 1.5)

    def robber(self, name: str, choice: bool) -> None:
        x, y = self.middle[int(self.chart.places.hex_of(name))]
        x -= SIDE * 0.5
        fill = "none" if choice else "#333333"
        self.polygon([(x - 7, y + 14), (x + 7, y + 14), (x + 3, y - 2), (x - 3, y - 2)], fill, "#333333", 1.5)
        self.circle((x, y - 6), 5, "#ffffff" if choice else fill, "#333333")

    def pirate(self, name: str, choice: bool) -> None:
        x, y = self.middle[int(self.chart.places.hex_of(name))]
        y -= SIDE * 0.3
        fill = "none" if choice else "#333333"
        self.polygon([(x - 14, y), (x + 14, y), (x + 8, y + 9), (x - 8, y + 9)], fill, "#333333", 1.5)
        self.polygon([(x, y - 20), (x + 12, y - 4), (x, y - 4)], fill, "#333333", 1.5)

    def ends(self, side: int) -> tuple[Point, Point]:
        """Both ends of a side, a little short of the corners."""
        a, b = (self.at[int(c)] for c in self.board.ends[side])
        return between(a, b, 0.2), between(a, b, 0.8)

    # -- marks on paper ---------------------------------------------------------------------------------

    def polygon(self, points: list[Point], fill: str, line: str, width: float) -> None:
        where = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polygon points="{where}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>')

    def circle(self, at: Point, radius: float, fill: str, line: str) -> None:
        self.parts.append(
            f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{line}"/>'
        )

    def line(self, a: Point, b: Point, ink: str, width: float) -> None:
        self.parts.append(
            f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" stroke="{ink}" '
            f'stroke-width="{width:.1f}" stroke-linecap="round"/>'
        )

    def rounded(self, at: Point, width: float, height: float) -> None:
        self.parts.append(
            f'<rect x="{at[0] - width / 2:.1f}" y="{at[1] - height / 2:.1f}" width="{width:.1f}" '
            f'height="{height:.1f}" rx="6" fill="#fffaf0" stroke="#6b4a2b"/>'
        )

    def words(
        self, x: float, y: float, words: str, size: int, ink: str, anchor: str = "middle", bold: bool = False
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{ink}" text-anchor="{anchor}"{weight}>'
            f"{escape(words)}</text>"
        )


def middle(q: int, r: int) -> Point:
    return WIDE * (q + r / 2), SIDE * 1.5 * r


def corner(at: Point, k: int) -> Point:
    east, south = CORNER_AT[k]
    return at[0] + east * WIDE / 2, at[1] + south * SIDE / 2


def around(at: Point, scale: float) -> list[Point]:
    """The six corners of a hex, or of a smaller one in it."""
    return [between(at, corner(at, k), scale) for k in range(6)]


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def many(places: list[str]) -> str:
    """How many hexes, corners or sides there are, or places if they are mixed."""
    kinds = {kind_of(place) for place in places}
    kind = kinds.pop() if len(kinds) == 1 else "place"
    if len(places) == 1:
        return f"1 {kind}"
    return f"{len(places)} {'hexes' if kind == 'hex' else kind + 's'}"

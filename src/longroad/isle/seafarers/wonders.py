"""The wonders of Catan: five great works to claim and to build stage by stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Reason
from longroad.core.menu import Menu
from longroad.core.packed import NOBODY, Action, Row, Rows, Seat, cells, rows, verb, x
from longroad.isle.building import count_cities, refuses_price
from longroad.isle.fields import WHO
from longroad.isle.geometry import Corner
from longroad.isle.hands import affords, buy
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.routes import route_length
from longroad.legend import CounterKind, PieceKind
from longroad.picture import Counter, Picture, Piece, Price, Track

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

WONDERS: Final = 17
CLAIM: Final = (WONDERS * 32 + 0) << 40
BUILD_STAGE: Final = (WONDERS * 32 + 1) << 40
FINISHED: Final = (WONDERS * 32 + 2) << 40  # an event only

CASTLE: Final = 0
MONUMENT: Final = 1
THEATER: Final = 2
BRIDGE: Final = 3
WALL: Final = 4
NAMES = ("castle", "monument", "grand theater", "great bridge", "great wall")
NEEDS = ("castle-needs", "monument-needs", "theater-needs", "bridge-needs", "wall-needs")

STAGES: Final = 4  # SEA-194
ROUTE: Final = 5  # pieces of the route that the monument needs
POINTS: Final = 6  # that the castle needs
#                          lumber brick wool grain ore
COSTS: Final[Rows] = rows(
    [[0, 1, 0, 1, 3], [0, 0, 0, 3, 2], [1, 1, 3, 0, 0], [3, 0, 1, 1, 0], [1, 3, 0, 1, 0]]
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Works(Slice):
    """Who builds which wonder, and how far they are."""

    fixed: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, site: Row, builder: Row, stages: Row) -> None:
        self.site: Row = site  # corner -> BRIDGE or WALL beside those, else NOBODY. Never changes: shared
        self.builder: Row = builder  # wonder -> who has claimed it, or NOBODY
        self.stages: Row = stages  # seat -> stages finished

    def copy(self) -> Works:
        return Works(self.site, self.builder[:], self.stages[:])

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Works)
        other.site = self.site
        other.builder = self.builder[:]
        other.stages = self.stages[:]


def works(s: IsleState) -> Works:
    return cast(Works, s.slice(WONDERS))


class Wonders(IsleChapter):
    """SEA-191 … SEA-196: a finished wonder wins, or enough points and the tallest one."""

    name: ClassVar[str] = "wonders"
    number: ClassVar[int] = WONDERS

    def verbs(self) -> dict[int, str]:
        return {CLAIM: "claim {wonder}", BUILD_STAGE: "build stage"}

    def operands(self) -> dict[str, Sequence[str]]:
        return {"wonder": NAMES}

    def events(self) -> dict[int, EventKind]:
        wonder = EventField("wonder", "wonder", "x")
        return {
            CLAIM: EventKind("claimed", (WHO, wonder), "build", tone="build", memorable=True),
            BUILD_STAGE: EventKind(
                "built-stage",
                (WHO, wonder, EventField("stage", "number", "y")),
                "build",
                tone="build",
                bought=True,
            ),
            FINISHED: EventKind(
                "finished-wonder", (WHO, EventField("points", "number", "x")), "build", role="end"
            ),
        }

    def fresh(self, s: IsleState) -> Slice:
        site = cells(s.board.corners, NOBODY)
        for corner in s.map.marked("bridge"):
            site[corner] = BRIDGE
        for corner in s.map.marked("wall"):
            site[corner] = WALL
        return Works(site, cells(len(NAMES), NOBODY), cells(s.seats))

    def forbids_founding(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """SEA-191: not on the marked corners of wall and strait."""
        return works(s).site[corner] != NOBODY

    def forbids_win(self, s: IsleState, p: Seat) -> bool:
        """SEA-196: points win only with more stages than everybody else."""
        stages = works(s).stages
        q: Seat
        for q in range(s.seats):
            if q != p and stages[q] >= stages[p]:
                return True
        return False

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        wonder = wonder_of(s, p)
        if wonder != NOBODY:
            if affords(s, p, COSTS[wonder]):
                menu.add(BUILD_STAGE)
            return
        builder = works(s).builder
        for wonder in range(len(NAMES)):
            if builder[wonder] == NOBODY and has_earned(s, p, wonder):
                menu.add(CLAIM | wonder)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        site = works(s)
        if verb(a) == CLAIM:
            site.builder[x(a)] = p
            s.tell(CLAIM | p << 32 | x(a))
            return
        wonder = wonder_of(s, p)
        buy(s, p, COSTS[wonder])
        site.stages[p] += 1
        s.tell(BUILD_STAGE | p << 32 | site.stages[p] << 16 | wonder)
        s.rescore()
        if site.stages[p] == STAGES:
            s.win(p, FINISHED)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if not s.in_main():
            return None
        wonder = wonder_of(s, p)
        if a == BUILD_STAGE:
            if wonder == NOBODY:
                return Reason("no-wonder", {})
            return refuses_price(s, p, f"stage of the {NAMES[wonder]}", COSTS[wonder])
        if x(a) >= len(NAMES):
            return None
        if wonder != NOBODY:
            return Reason("one-wonder", {"wonder": NAMES[wonder]})
        owner = works(s).builder[x(a)]
        if owner != NOBODY:
            return Reason("wonder-taken", {"wonder": NAMES[x(a)], "owner": s.book.names[owner]})
        return Reason(NEEDS[x(a)], {})

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        """Of one's own wonder, or of all that can still be claimed."""
        wonder = wonder_of(s, p)
        if wonder != NOBODY:
            prices.append(s.price(BUILD_STAGE, COSTS[wonder]))
            return
        for wonder in range(len(NAMES)):
            if works(s).builder[wonder] == NOBODY:
                prices.append(s.price(BUILD_STAGE, COSTS[wonder], NAMES[wonder]))

    def pieces(self) -> dict[str, PieceKind]:
        return {"great wall site": PieceKind("#"), "great bridge site": PieceKind("%")}

    def counters(self) -> dict[str, CounterKind]:
        return {"wonder stages": CounterKind(sign="bridge"), "wonder": CounterKind(role="works")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        wonder: i64
        for wonder in range(len(NAMES)):
            owner = int(works(s).builder[wonder])
            built = int(works(s).stages[owner]) if owner >= 0 else 0
            claimed = None if owner < 0 else owner
            picture.tracks.append(Track("wonder", NAMES[wonder], built, STAGES, claimed))
        corner: Corner
        for corner in range(s.board.corners):
            site = works(s).site[corner]
            if site != NOBODY and works(s).builder[site] == NOBODY and s.towns.owner[corner] == NOBODY:
                picture.pieces.append(Piece(f"{NAMES[site]} site", None, s.name_of("corner", corner)))
        q: Seat
        for q in range(s.seats):
            picture.counters.append(Counter("wonder stages", int(q), int(works(s).stages[q])))


def wonder_of(s: IsleState, p: Seat) -> i64:
    """SEA-193: the one wonder p has claimed, or NOBODY."""
    builder = works(s).builder
    wonder: i64
    for wonder in range(len(builder)):
        if builder[wonder] == p:
            return wonder
    return NOBODY


def has_earned(s: IsleState, p: Seat, wonder: i64) -> bool:
    """SEA-193, CK-157: whether p meets what a wonder asks for; a city on its side is none."""
    cities = count_cities(s, p)
    if wonder == CASTLE:
        return cities > 0 and s.rules.public_points(s, p) >= POINTS  # ruling 10
    if wonder == MONUMENT:
        return cities > 0 and has_city_at_harbor(s, p) and route_length(s, p) >= ROUTE
    if wonder == THEATER:
        return cities > 1
    site = works(s).site
    corner: Corner
    for corner in range(s.board.corners):
        if site[corner] == wonder and s.towns.owner[corner] == p:
            return True
    return False


def has_city_at_harbor(s: IsleState, p: Seat) -> bool:
    corner: Corner
    for corner in range(s.board.corners):
        if s.towns.owner[corner] == p and s.towns.level[corner] == 2 and s.land.harbor[corner] > 0:
            return True
    return False

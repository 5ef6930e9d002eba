"""Cities that are founded, and cities that the barbarians lay on their side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventKind, Reason
from longroad.core.packed import Action, Row, Seat, among, cells, twin, verb, without, x
from longroad.isle.building import BUILD_CITY, count_own, lower_city, stock_cities
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner
from longroad.isle.phrasebook import CITY_PIECE, SETTLEMENT_PIECE, IsleChapter
from longroad.legend import PieceKind
from longroad.picture import Picture

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

FALLEN_CITIES: Final = 35
CITY_LOST: Final = (FALLEN_CITIES * 32 + 0) << 40  # these are events only
CITY_FELL: Final = (FALLEN_CITIES * 32 + 1) << 40
CITY_REBUILT: Final = (FALLEN_CITIES * 32 + 2) << 40


@mypyc_attr(acyclic=True, free_list_len=1)
class Fallen(Slice):
    """The cities that lie on their side."""

    def __init__(self, corner: Row) -> None:
        self.corner: Row = corner  # mostly none. Each counts as a settlement: its level is 1

    def copy(self) -> Fallen:
        return Fallen(twin(self.corner))

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Fallen)
        other.corner = twin(self.corner)


def fallen(s: IsleState) -> Fallen:
    return cast(Fallen, s.slice(FALLEN_CITIES))


class Cities(IsleChapter):
    """CK-007, CK-008, CK-094: the last town one founds is a city; a city may fall, and is rebuilt first."""

    name: ClassVar[str] = "cities"
    number: ClassVar[int] = FALLEN_CITIES

    def events(self) -> dict[int, EventKind]:
        return {
            CITY_LOST: EventKind("lost-city", (WHO, CORNER), "attack", role="outcome", memorable=True),
            CITY_FELL: EventKind("city-fell", (WHO, CORNER), "attack", role="outcome", memorable=True),
            CITY_REBUILT: EventKind("rebuilt-city", (WHO, CORNER), "build", tone="build", bought=True),
        }

    def fresh(self, s: IsleState) -> Slice:
        return Fallen(cells(0))

    # -- founding -----------------------------------------------------------------------------------------

    def founds(self, s: IsleState, p: Seat, round: i64) -> i64:
        """CK-007, CK-151: the last one is a city."""
        return CITY_PIECE if round == s.map.founding else SETTLEMENT_PIECE

    # -- cities on their side -----------------------------------------------------------------------------

    def points(self, s: IsleState, p: Seat) -> i64:
        """CK-094: a fallen city counts as a settlement, although no settlement has left the stock."""
        return count_fallen(s, p)

    def forbids_city(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """CK-094: a fallen city must be rebuilt before any other is built."""
        return count_fallen(s, p) > 0 and not has_fallen(s, corner)

    def explains(self, s: IsleState, p: Seat, a: Action) -> Reason | None:
        if verb(a) == BUILD_CITY and self.forbids_city(s, p, x(a)):
            return Reason("rebuild-first", {})
        return None

    def rebuilds(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """CK-094: a city that lay on its side stands again."""
        if not has_fallen(s, corner):
            return False
        fallen(s).corner = without(fallen(s).corner, corner)
        s.towns.level[corner] = 2
        stock_cities(s, p, -1)
        s.rescore()
        s.tell(CITY_REBUILT | p << 32 | corner)
        for c in s.rules.on_city:
            c.on_city(s, p, corner)
        return True

    def pieces(self) -> dict[str, PieceKind]:
        return {"fallen city": PieceKind(points=1, role="fallen")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        """A city on its side is no settlement, and no piece in stock."""
        places = [s.name_of("corner", corner) for corner in fallen(s).corner]
        for piece in picture.pieces:
            if piece.kind == "settlement" and piece.place in places:
                piece.kind = "fallen city"
        for stock in picture.stock:
            if stock.kind == "city":
                stock.left -= int(count_fallen(s, stock.owner))


def has_fallen(s: IsleState, corner: Corner) -> bool:
    return among(fallen(s).corner, corner)


def count_fallen(s: IsleState, p: Seat) -> i64:
    return count_own(s, p, fallen(s).corner)


def lose_city(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-091, CK-094: a city becomes a settlement; where no settlement is left, it lies on its side."""
    if s.towns.settlements[p] > 0:
        s.tell(CITY_LOST | p << 32 | corner)
        lower_city(s, p, corner)
    else:
        s.tell(CITY_FELL | p << 32 | corner)
        lay_down(s, p, corner)


def lay_down(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-094: a city lies on its side and counts as a settlement."""
    fallen(s).corner = append(fallen(s).corner, corner)
    s.towns.level[corner] = 1
    stock_cities(s, p, 1)
    s.rescore()

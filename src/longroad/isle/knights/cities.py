"""Cities that are there from the start, and cities that the barbarians lay on their side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Reason
from longroad.core.frames import Kind, Step
from longroad.core.menu import Menu
from longroad.core.words import Corner, Frame, Row, Seat, cells, seat, twin, x
from longroad.isle.building import (
    BUILD_CITY,
    BUILDING,
    CITIES,
    Building,
    after_building,
    lower_city,
    raise_city,
)
from longroad.isle.phrasebook import CITY_PIECE

if TYPE_CHECKING:
    from longroad.isle.table import Table

CITY_LOST: Final = (BUILDING * 32 + 8) << 40  # these are events only
CITY_FELL: Final = (BUILDING * 32 + 9) << 40


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


def fallen(s: Table) -> Fallen:
    return cast(Fallen, s.slice(BUILDING))


class Cities(Building):
    """CK-007, CK-094: the last town one founds is a city; a city may fall, and must be rebuilt first."""

    name: ClassVar[str] = "cities"

    def kinds(self) -> list[Kind[Any]]:
        return [*super().kinds(), FOUND_CITY]

    def events(self) -> dict[int, EventKind]:
        who = EventField("seat", "seat", "seat")
        corner = EventField("corner", "corner", "x")
        return {
            **super().events(),
            CITY_LOST: EventKind("lost-city", (who, corner)),
            CITY_FELL: EventKind("city-fell", (who, corner)),
        }

    def fresh(self, s: Table) -> Slice | None:
        return Fallen(cells(0))

    def first_cards(self, s: Table, p: Seat, corner: Corner, todo: Menu) -> None:
        """CK-007, CK-151: the settlement that pays the first cards is a city."""
        if s.turns == 0 and s.towns.level[corner] == 1 and s.towns.cities[p] > 0:
            todo.add(FOUND_CITY.on(p, corner))

    def points(self, s: Table, p: Seat) -> i64:
        """CK-094: a fallen city counts as a settlement, although its piece is on the board."""
        return super().points(s, p) - count_fallen(s, p)

    def offer_cities(self, s: Table, p: Seat, menu: Menu) -> None:
        """CK-094: a fallen city must be rebuilt before any other is built."""
        if count_fallen(s, p) == 0:
            super().offer_cities(s, p, menu)
            return
        for corner in fallen(s).corner:
            if s.towns.owner[corner] == p:
                menu.add(BUILD_CITY | corner)

    def enlarge(self, s: Table, p: Seat, corner: Corner) -> None:
        if not has_fallen(s, corner):
            super().enlarge(s, p, corner)
            return
        forget(s, corner)
        s.towns.level[corner] = 2
        s.rescore()
        s.tell(BUILD_CITY | p << 32 | corner)
        for c in s.rules.on_city:
            c.on_city(s, p, corner)
        after_building(s, p, CITY_PIECE, corner)

    def refuses_city(self, s: Table, p: Seat, corner: i64) -> Reason | None:
        if corner < s.board.corners and has_fallen(s, corner) and s.towns.owner[corner] == p:
            return None
        reason = super().refuses_city(s, p, corner)
        if reason is None and count_fallen(s, p) > 0:
            return Reason("rebuild-first", {})
        return reason

    def piece_at(self, s: Table, corner: Corner) -> str:
        return "fallen city" if has_fallen(s, corner) else super().piece_at(s, corner)


def has_fallen(s: Table, corner: Corner) -> bool:
    for other in fallen(s).corner:
        if other == corner:
            return True
    return False


def count_fallen(s: Table, p: Seat) -> i64:
    n: i64 = 0
    for corner in fallen(s).corner:
        if s.towns.owner[corner] == p:
            n += 1
    return n


def cities_of(s: Table, p: Seat) -> i64:
    """CK-090: how many cities of p stand upright, metropolises counted."""
    return CITIES - s.towns.cities[p] - count_fallen(s, p)


def forget(s: Table, corner: Corner) -> None:
    """A city no longer lies on its side."""
    rest = cells(0)
    for other in fallen(s).corner:
        if other != corner:
            rest = append(rest, other)
    fallen(s).corner = rest


def lose_city(s: Table, p: Seat, corner: Corner) -> None:
    """CK-091, CK-094: a city becomes a settlement; where no settlement is left, it lies on its side."""
    if s.towns.settlements[p] > 0:
        lower_city(s, p, corner)
        s.tell(CITY_LOST | p << 32 | corner)
    else:
        s.towns.level[corner] = 1
        fallen(s).corner = append(fallen(s).corner, corner)
        s.rescore()
        s.tell(CITY_FELL | p << 32 | corner)


class FoundCity(Step["Table"]):
    """CK-007: the town at corner x, just founded, is a city."""

    def run(self, s: Table, f: Frame) -> None:
        raise_city(s, seat(f), x(f))


FOUND_CITY: Final = FoundCity(BUILDING * 32 + 2)

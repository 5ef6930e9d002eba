"""Who of the bots' persons sits at a table: the same after a restart, and for everybody who looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from zlib import crc32

from longroad.bots.persons import Person, face_of
from longroad.bots.registry import introduce
from longroad.server.confusables import are_alike

if TYPE_CHECKING:
    from longroad.server.table import SeatState


def name_bots(game_id: str, family: str, seats: Sequence[SeatState]) -> None:
    """Every bot goes by a name that nobody else at the table has; if two do, it is the bot that changes."""
    for seat in seats:
        if seat.kind != "bot" or seat.resigned:  # who has resigned leaves the name behind
            continue
        others = [other.name for other in seats if other is not seat and other.name]
        if not seat.name or is_taken(seat.name, others):
            found = candidates(game_id, family, seat.bot)
            seat.name, seat.face = next(person for person in found if not is_taken(person.name, others))
        seat.face = seat.face or face_of(seat.name)


def is_taken(name: str, others: list[str]) -> bool:
    return any(are_alike(name, other) for other in others)


def candidates(game_id: str, family: str, bot: str) -> Iterator[Person]:
    """The persons that a bot may be, in an order that each table has for itself."""
    met = introduce(bot, family)
    first = crc32(game_id.encode()) % len(met.own)
    yield from met.own[first:] + met.own[:first]
    yield from met.others

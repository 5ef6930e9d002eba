"""Votes: who has a say, when it is so, and when a question is off the table.

A pause takes all who are there and play; anybody may end it. The end of the game takes everybody, also those
for whom somebody else plays meanwhile, for they may return. Only who doesn't, long after the hold is over,
has no say any more. Somebody else plays for a player who does nothing if all others want it who are there and
play. Who is there is known to the room and not to the log, so what follows from it is a row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from longroad.server import inactivity
from longroad.server.log import Agreed, Away, Lapsed
from longroad.server.table import Table

MINUTE = 60_000  # milliseconds
STANDS = {"pause": 10 * MINUTE, "end": 7 * 24 * 60 * MINUTE}  # how long a question is on the table
WAITED_FOR = 15 * MINUTE  # beyond the hold, before the others may end a game without somebody

Missing = Mapping[int, int]  # players who are not there, or are but don't play: seat -> since when


def is_open(table: Table) -> bool:
    """Whether anybody has voted for something that is not so yet."""
    return bool(table.votes) or any(seat.cover for seat in table.seats)


def outcome(
    table: Table, here: AbstractSet[int], missing: Missing, now: int
) -> Agreed | Away | Lapsed | None:
    """What follows from the votes now, if anything."""
    playing = table.people() & here - set(missing)
    for number, seat in enumerate(table.seats):
        others = playing - {number}
        if others and others <= seat.cover and number in here and inactivity.is_due(table, number, now):
            return Away(number, "idle")
    for what, motion in sorted(table.votes.items()):
        if now >= motion.since + STANDS[what]:
            return Lapsed(what)
        if what == "pause":
            say = playing
        else:
            say = {seat for seat in table.people() if seat not in missing or now < lost(table, missing[seat])}
        if say and say <= motion.seats:
            return Agreed(what)
    return None


def moments(table: Table, missing: Missing) -> Iterator[int]:
    """When there may be another outcome though nobody does anything."""
    for what, motion in table.votes.items():
        yield motion.since + STANDS[what]
        if what == "end":
            for seat in missing.keys() - motion.seats:
                yield lost(table, missing[seat])


def lost(table: Table, since: int) -> int:
    """When somebody who is missing since then has no say in the end of the game any more."""
    return since + table.settings.hold * 1000 + WAITED_FOR

"""A record told from its beginning: what happened, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from longroad.core.edge import Event
from longroad.core.state import State
from longroad.game import again
from longroad.records import Record, RecordLine


@dataclass
class Told:
    """One action of a record, what it caused, and the game after it. The game goes on: copy it to keep it."""

    number: int
    line: RecordLine
    who: str  # the seat's color, or * for chance
    words: str
    events: list[Event]
    game: State


def opening(record: Record) -> State:
    """The game of a record before its first action."""
    return again(record.game)


def tell(record: Record) -> Iterator[Told]:
    """Every action in the order it is written down."""
    game = opening(record)
    for number, line in enumerate(record.in_order(), start=1):
        words = game.text(line.action)
        who = "*" if line.seat < 0 else game.book.names[line.seat]
        if game.why(line.action, line.seat) is None:
            events = game.apply(line.action, line.seat)
        else:  # older rules allowed it; the record was followed, not judged
            events = []
            game.play(line.seat, line.action)
        yield Told(number, line, who, words, events, game)

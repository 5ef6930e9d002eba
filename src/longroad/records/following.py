"""Records of older rules: they are followed, not judged."""

from __future__ import annotations

from longroad.core.edge import Event, Reason
from longroad.core.packed import CHANCE, verb
from longroad.core.state import State
from longroad.errors import BadRecord, Illegal
from longroad.families import family_of
from longroad.records.lines import Departure
from longroad.records.record import Record


def follow(record: Record, action: int, seat: int, number: int = 0, row: str = "") -> list[Event]:
    """Carry out what was written down, in this row if there is a text; Illegal if it isn't allowed.

    What older rules allowed is a departure, and has no events.
    """
    reason = record.game.why(action, seat)
    if reason is None:
        return record.carry_out(action, seat)
    number = number or len(record.lines) + 1
    departure = Departure(number, row or record.line_words(seat, action), what_changed(record, reason))
    after = record.game.copy()
    try:
        if not takes(after, action, seat):
            raise ValueError("nothing like it is asked here")
        after.play(seat, action)
        if not after.sound():
            raise ValueError("what it takes is not there")
    except Exception as error:
        raise BadRecord(number, f"today's rules can't carry this out: {error}") from None
    record.departures.append(departure)
    record.replace_game(after, seat, action)
    return []


def what_changed(record: Record, reason: Reason) -> str:
    """Why today's rules refuse a line, and what has changed since; Illegal if they are the record's own."""
    family = family_of(record.game.spec)
    if record.rules == family.rules_number:
        raise Illegal(reason)
    changed = [rule for number, rule in family.changed.items() if number > record.rules]
    return f"{reason} (changed since rules {record.rules}: {', '.join(changed) or 'unknown'})"


def takes(game: State, action: int, seat: int) -> bool:
    """Whether the question asked now is of the sort that the action answers."""
    if game.over or (seat != CHANCE and not game.may_answer(seat)):
        return False
    if game.to_act == CHANCE:
        return any(verb(action) == verb(outcome) for outcome, _ in game.outcomes())
    return any(verb(action) == verb(choice) for choice in game.legal(seat)) or game.might_take(action)

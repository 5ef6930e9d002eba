"""A record read and checked, line by line; BadRecord says which is wrong and why."""

from __future__ import annotations

import os
from pathlib import Path

from longroad.core.edge import Event
from longroad.core.packed import CHANCE
from longroad.errors import BadRecord
from longroad.families import family_of
from longroad.game import HouseRules
from longroad.records.following import follow
from longroad.records.head import read_head
from longroad.records.record import Record
from longroad.records.writing import check_of

MOST = 8 << 20  # characters; no game is that long


def load(path: str | os.PathLike[str], house_rules: HouseRules) -> Record:
    """Read a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST + 1)
    except OSError as error:
        raise BadRecord(0, f"{path} can't be read: {error.strerror}") from None
    try:
        return read(data.decode("utf-8"), house_rules)
    except UnicodeDecodeError:
        raise BadRecord(0, f"{path} is not a text") from None


def read(text: str, house_rules: HouseRules) -> Record:
    """Read a text."""
    if not isinstance(text, str):
        raise BadRecord(0, "a record is a text")
    if len(text) > MOST:
        raise BadRecord(0, "this is too long for a record")
    text = text.replace("\r\n", "\n")
    rows = text.split("\n")
    head = read_head(rows)
    record = head.open(house_rules)
    former = family_of(record.game.spec).former_names
    for number in range(head.body, len(rows)):
        if rows[number].startswith("end:"):
            check_end(rows, number, len(record.lines))
            if record.dice is not None and record.dice.since > len(record.lines):
                raise head.bad("dice", "the record has fewer lines than its dice left out")
            return record
        if rows[number] or number + 1 < len(rows):
            hear(record.told, read_line(record, rows[number], number + 1, former))
    raise BadRecord(len(rows), "the record breaks off here: its last line, “end: …”, is missing")


def read_line(record: Record, row: str, number: int, former: dict[str, str]) -> list[Event]:
    """Apply one line; `former` are older names of seats."""
    game = record.game
    who, colon, words = row.partition(": ")
    who = former.get(who, who)
    names = game.book.names[: game.seats]
    if not colon or (who != "*" and who not in names):
        raise BadRecord(number, f"a line reads “red: end turn”, with {', '.join(names)} or * for chance")
    try:
        action = game.parse(words)
        return follow(record, action, CHANCE if who == "*" else names.index(who), number, row)
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(number, str(error)) from None


def hear(told: list[Event], events: list[Event]) -> None:
    """Add what has just happened; with a roll, what came before its turn is forgotten."""
    if any(event.role == "roll" for event in events):
        del told[: max((k for k, event in enumerate(told) if event.role == "turn"), default=0)]
    told += events


def check_end(rows: list[str], number: int, lines: int) -> None:
    before = "\n".join(rows[:number]) + "\n"
    if any(row.strip() for row in rows[number + 1 :]):
        raise BadRecord(number + 2, "nothing comes after the end of a record")
    if rows[number].strip() != f"end: {lines} lines, check {check_of(before)}":
        raise BadRecord(
            number + 1, "the record was cut or changed after it was written: its check doesn't fit"
        )
